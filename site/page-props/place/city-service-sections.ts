// What a city-and-appliance page's sections get: the signs of the appliance in the order that is right here, what of the place
// changes something for it, and what to have ready.
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type Service, type ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { localConditions } from '#content/places/conditions/local-conditions.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { beforeWeComeWords } from '#content/words/places/before-we-come-words.ts';
import { cityServicePageWords } from '#content/words/places/city-service-page-words.ts';
import { cityServicePath, enhancedMiamiDryerPath } from '#domain/paths/paths.ts';
import { listUsefulNeighbors } from '#domain/places/nearby.ts';
import { findSignWords, listSigns } from '#domain/repair/catalogue-signs.ts';
import { listCityFacts, listCitySigns } from '#domain/repair/list-city-signs.ts';
import { listPageFacts, listReadyLines } from '#domain/repair/list-page-facts.ts';
import { tellSign } from '#site/page-props/service/sign-stories.ts';
import type { LocalSign } from '#site/sections/place/SignList.tsx';
import { firstSafetyLines, furtherSafetyLines, wholeSafetyTexts } from './city-service-opening.ts';
import { tellBecause, tellNote, tellTopic } from './tell-fact.ts';

function guideOf(city: City) {
  return placeGuides[city.slug];
}

/** The rows of "What is it doing?": the whole help of each sign, and before it what the place or the danger adds. */
export function localSigns(city: City, service: Service, language: Language): readonly LocalSign[] {
  const { signNote, noteInSign, factsHeading } = cityServicePageWords[language];
  const below = localNotes(city, service, language);
  return listCitySigns(city, service).flatMap(({ sign, because }) => {
    const words = findSignWords(service.slug, sign.slug, language);
    if (words === undefined) return [];
    const notes = below.filter((note) => note.sign === sign.slug);
    const topic = because ? tellTopic(because, service, language) : notes[0]?.topic;
    const here = {
      because: because && tellBecause(city, because, service, language, words.heading),
      notes: {
        heading: factsHeading(city.name),
        texts: notes.map(({ note }) => noteInSign(note, words.heading)),
      },
      tag: topic === undefined ? undefined : { place: signNote(city.name), topic },
      dangers: furtherSafetyLines(service.slug, sign, language),
      whole: wholeSafetyTexts(sign, language),
    };
    return [{ story: tellSign(service.slug, { facts: sign, words }, language), here }];
  });
}

/**
 * Words of dangers, headings of signs, facts and what to have ready at most: with these most pages stay within 650, which the built site is held to. Two facts
 * are always shown, one of them perhaps in a sign.
 */
const wordsOnPage = 300;
/** Links to other places on these pages at most, and the words of one: a place with fewer has room for more facts. */
export const neighborsOnPage = 6;
const wordsOfNeighbor = 4;

function countWords(...texts: readonly (string | undefined)[]): number {
  return texts.filter(Boolean).join(' ').split(' ').length;
}

/** The notes of "Good to know in Jupiter": what is true here, and what to do about it; as many as the page has room for. */
export function localNotes(city: City, service: Service, language: Language) {
  const signs = listCitySigns(city, service);
  const besideSign = signs.find(({ because }) => because !== undefined)?.because;
  const before = beforeWeCome(city, service, language);
  const room =
    wordsOnPage +
    wordsOfNeighbor * (neighborsOnPage - listUsefulNeighbors(city.slug, neighborsOnPage).length) -
    countWords(
      ...firstSafetyLines(service.slug, language),
      ...signs.map(({ sign }) => findSignWords(service.slug, sign.slug, language)?.heading),
      ...before.shared,
      ...before.items,
    );
  const notes = listPageFacts(service.slug, listCityFacts(city, service), localConditions, besideSign).map(
    (fact) => tellNote(city, fact, service, language),
  );
  return notes.filter(
    (_, at) =>
      at < (besideSign === undefined ? 2 : 1) ||
      countWords(...notes.slice(0, at + 1).flatMap(({ note, shared }) => [note, shared])) <= room,
  );
}

/** Facts whose advice asks which gas it is: it is asked once. A line of the place's own does not ask. */
const askForGas: readonly LocalCondition[] = ['gas mains', 'no gas mains', 'mobile homes'];

/** The lines of "Before we come": the appliance's, which are the same everywhere, and the place's. */
export function beforeWeCome(city: City, service: Service, language: Language) {
  const lines = listReadyLines(service.slug, guideOf(city).beforeWeCome);
  const { modelNumber, gas } = beforeWeComeWords[language];
  const { noun } = serviceWords[language][service.slug];
  const dangers: Readonly<Partial<Record<ServiceSlug, string>>> = beforeWeComeWords[language].danger;
  const burnsGas = listSigns(service.slug).some(({ kinds }) => kinds.includes('gas'));
  const isAsked = listCityFacts(city, service).some(
    ({ condition, lines: own }) => askForGas.includes(condition) && own?.[service.slug] === undefined,
  );
  return {
    shared: [
      modelNumber[service.slug],
      dangers[service.slug] ?? [],
      burnsGas && !isAsked ? gas(noun) : [],
    ].flat(),
    items: lines.map(({ line }) => line[language]),
  };
}

/** The other appliances of the place: short names, since the heading says the rest. */
export function otherServices(city: City, service: Service, language: Language) {
  return services
    .filter(({ slug }) => slug !== service.slug)
    .map(({ slug }) => ({
      text: serviceWords[language][slug].name,
      path: cityServicePath(city.slug, slug, language),
    }));
}

/** Where else to read on: the Miami dryer page leads to the long guide, no other page does. */
export function listGuides(city: City, service: Service, language: Language) {
  if (city.slug !== 'miami' || service.slug !== 'dryer') return [];
  return [{ text: cityServicePageWords[language].guide, path: enhancedMiamiDryerPath(language) }];
}
