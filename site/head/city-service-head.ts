import type { City } from '#content/places/cities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { cityServicePageWords } from '#content/words/places/city-service-page-words.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { Service } from '#content/catalogue/services.ts';
import { findSignWords } from '#domain/repair/catalogue-signs.ts';
import { listCitySigns } from '#domain/repair/list-city-signs.ts';
import { listNearestCities, nearMilesLimit } from '#domain/places/nearby.ts';
import { cityServicePath } from '#domain/paths/paths.ts';
import { formatList, formatUsd } from '#domain/words/wording.ts';
import { fitSentences } from './fit-sentences.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing, serviceThing } from './structured-data.ts';
import { cityStep, stepsToCity, trailTo, type Trail } from './trail.ts';

export function cityServiceTrail(city: City, service: Service, language: Language): Trail {
  const { repairName } = serviceWords[language][service.slug];
  return trailTo(language, repairName, ...stepsToCity(city, language), cityStep(city, language));
}

/** Search engines cut longer titles. In characters. */
const longestTitle = 60;

/** Named in a description; the others are counted, so that nobody reads theirs as left out. */
const zipsInDescription = 2;

/** The title with the price, or without it where a long name leaves no room. */
function fitTitle(full: string, short: string): string {
  return full.length <= longestTitle ? full : short;
}

/** What the page promises beyond name, place and ZIP codes; as much of it as fits into a description. */
function listDetails(city: City, service: Service, language: Language): readonly string[] {
  const words = cityServicePageWords[language];
  const [first] = listCitySigns(city, service).map(
    ({ sign }) => findSignWords(service.slug, sign.slug, language)?.label,
  );
  const issue = first === undefined ? [] : [words.descriptionIssue(first)];
  const near = listNearestCities(city.slug, 1)
    .filter(({ miles }) => miles <= nearMilesLimit)
    .map(({ city: neighbor }) => words.descriptionNear(neighbor.name));
  return [...issue, words.descriptionPrice(formatUsd(service.startingPriceUsd, language)), ...near];
}

/** The head of a city-and-appliance page: what, where, from which price, and the place next to it. */
export function cityServiceHead(city: City, service: Service, language: Language): PageHead {
  const words = cityServicePageWords[language];
  const { repairName } = serviceWords[language][service.slug];
  const price = formatUsd(service.startingPriceUsd, language);
  const path = cityServicePath(city.slug, service.slug, language);
  const named = city.zips.slice(0, zipsInDescription);
  const others = city.zips.length - named.length;
  const zips = formatList(others === 0 ? named : [...named, words.descriptionZips(others)], language);
  return {
    title: fitTitle(words.title(repairName, city.name, price), words.heading(repairName, city.name)),
    description: fitSentences(
      words.description(repairName, city.name, city.county, zips),
      listDetails(city, service, language),
    ),
    path,
    structuredData: [
      serviceThing({
        name: repairName,
        path,
        area: {
          type: 'City',
          name: city.name,
          within: cityPageWords[language].countyName(city.county),
        },
        startingPriceUsd: service.startingPriceUsd,
      }),
      breadcrumbThing(cityServiceTrail(city, service, language)),
    ],
  };
}
