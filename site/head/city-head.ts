import type { City } from '#content/places/cities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import type { Language } from '#content/language.ts';
import { listNearestCities, nearMilesLimit } from '#domain/places/nearby.ts';
import { cityPath } from '#domain/paths/paths.ts';
import { formatList } from '#domain/words/wording.ts';
import { siteWords } from '#site/settings-words.ts';
import { fitSentences } from './fit-sentences.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing, serviceThing } from './structured-data.ts';
import { stepsToCity, trailTo, type Trail } from './trail.ts';

export function cityTrail(city: City, language: Language): Trail {
  return trailTo(language, city.name, ...stepsToCity(city, language));
}

/** Adds the names of three neighbors, or of one where three are too long. */
function nameNeighbors(description: string, near: readonly string[], language: Language): string {
  if (near.length === 0) return description;
  const say = (names: readonly string[]) =>
    cityPageWords[language].descriptionNear(formatList(names, language));
  const withThree = fitSentences(description, [say(near)]);
  return withThree === description ? fitSentences(description, [say(near.slice(0, 1))]) : withThree;
}

/** The head of a city page: name, main ZIP, county and the places next to it. */
export function cityHead(city: City, language: Language): PageHead {
  const words = siteWords(cityPageWords, language);
  const near = listNearestCities(city.slug, 3)
    .filter(({ miles }) => miles <= nearMilesLimit)
    .map((neighbor) => neighbor.city.name);
  const zips = formatList(city.zips.slice(0, 3), language);
  const path = cityPath(city.slug, language);
  return {
    title: words.title(city.name, city.zips[0]),
    description: nameNeighbors(words.description(city.name, city.county, zips), near, language),
    path,
    structuredData: [
      serviceThing({
        name: words.serviceName,
        path,
        area: { type: 'City', name: city.name, within: words.countyName(city.county) },
      }),
      breadcrumbThing(cityTrail(city, language)),
    ],
  };
}
