// What a city-and-appliance page's sections get: what of the place matters to the appliance, and what of the appliance
// matters in the place.
import { cityAdvice } from '#content/places/city-advice.ts';
import type { LocalAdvice } from '#content/places/city-advice-form.ts';
import { cityFacts } from '#content/places/city-facts.ts';
import { cityPageWords } from '#content/words/city-page-words.ts';
import { cityServicePageWords, placeFactsOf } from '#content/words/city-service-page-words.ts';
import { cities, type City } from '#content/places/cities.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { Service } from '#content/catalogue/services.ts';
import { enhancedMiamiDryerPath, servicePath } from '#domain/paths/paths.ts';
import { listLocalProblems } from '#domain/places/place-traits.ts';
import { sentencesFor, withoutRepeats } from '#domain/places/place-fact-fit.ts';
import { formatUsd, startSentence } from '#domain/words/wording.ts';

/** Price, ZIP codes, county and the utility that matters to the appliance. */
export function cityServicePlate(city: City, service: Service, language: Language) {
  const words = cityServicePageWords[language];
  const { countyLabel, zipsLabel, coastLabel, coasts } = cityPageWords[language];
  return [
    { label: words.priceLabel, value: formatUsd(service.startingPriceUsd, language) },
    { label: zipsLabel, value: listMainZips(city, language) },
    { label: countyLabel, value: city.county },
    { label: coastLabel, value: coasts[city.coast] },
  ];
}

/** The first six ZIP codes, and how many more there are: a reader whose own is cut off must not think it left out. */
function listMainZips({ zips }: City, language: Language): string {
  const more = zips.length - 6;
  const shown = zips.slice(0, 6).join(' ');
  return more > 0 ? `${shown} ${cityServicePageWords[language].moreZips(more)}` : shown;
}

/** The faults the place brings on, each with its first cause and the address of the whole story. */
export function localProblemLinks(city: City, service: Service, language: Language) {
  const { problems } = serviceWords[language][service.slug];
  return listLocalProblems(city, service.slug, 4).flatMap((wanted) =>
    problems
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, symptom, likelyCauses }) => ({
        symptom,
        cause: likelyCauses[0] ?? '',
        path: `${servicePath(service.slug, language)}#${slug}`,
      })),
  );
}

/** What matters for this appliance in this place. */
export function findAdvice(city: City, service: Service, language: Language): LocalAdvice {
  return cityAdvice[city.slug][language][service.slug];
}

/** The facts of the place that matter to the appliance: water to a dishwasher, gas to a stove. */
export function listPlaceFacts(city: City, service: Service, language: Language) {
  const words = cityPageWords[language];
  const { byAddress, gasNote, powerNotes } = cityServicePageWords[language];
  const { homes, air, water, gas, electricity, storms, buildingRules } = cityFacts[city.slug];
  const advice = findAdvice(city, service, language).paragraphs.join(' ');
  const notSaid = (text: string) => withoutRepeats(text, advice);
  const say = (utilities: readonly string[], note = '') =>
    startSentence(`${byAddress(utilities)} ${note}`.trim());
  const fitting = (label: string, whole: string) => {
    const text = notSaid(sentencesFor(service.slug, whole));
    return text === '' ? undefined : { label, text };
  };
  const all = {
    homes: { label: words.homesLabel, text: homes.text[language] },
    air: fitting(words.airLabel, air.text[language]),
    water: water && { label: words.waterLabel, text: say(water.utilities, notSaid(water.note[language])) },
    gas: gas && { label: words.gasLabel, text: say(gas.utilities, gasNote) },
    power: { label: words.powerLabel, text: say(electricity.utilities, powerNotes[service.slug]) },
    storms: storms && fitting(words.stormsLabel, storms.text[language]),
    rules: buildingRules && fitting(words.rulesLabel, buildingRules.text[language]),
  } as const;
  return placeFactsOf[service.slug].flatMap((name) => all[name] ?? []).slice(0, 3);
}

/** Three common faults; which three depends on the place, so that places near each other seldom open alike. */
function listOpeningSigns(city: City, service: Service, language: Language): readonly string[] {
  const { commonIssues } = serviceWords[language][service.slug];
  const start = cities.findIndex(({ slug }) => slug === city.slug);
  const threes = listThrees(commonIssues);
  // A stride that shares no factor with the number of threes: neighbors in the list stand far apart among them.
  return threes[(start * 7) % threes.length] ?? [];
}

/** The opening sentence: three signs, and when we come; outside the regions it promises no day. */
export function writeIntro(city: City, service: Service, language: Language): string {
  const { intro, introOutside } = cityServicePageWords[language];
  const write = city.region === null ? introOutside : intro;
  return write(listOpeningSigns(city, service, language), city.name, city.zips[0]);
}

/** Where else to read on: the Miami dryer page leads to the long guide, no other page does. */
export function listGuides(city: City, service: Service, language: Language) {
  if (city.slug !== 'miami' || service.slug !== 'dryer') return [];
  return [{ text: cityServicePageWords[language].guide, path: enhancedMiamiDryerPath(language) }];
}

/** Every choice of three, in their order: six items give twenty. */
function listThrees(items: readonly string[]): readonly (readonly string[])[] {
  return items.flatMap((first, at) =>
    items
      .slice(at + 1)
      .flatMap((second, between) => items.slice(at + between + 2).map((third) => [first, second, third])),
  );
}
