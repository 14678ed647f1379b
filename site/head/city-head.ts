import type { City } from '#content/cities.ts';
import { cityPageWords } from '#content/city-page-words.ts';
import { cityServicePageWords } from '#content/city-service-page-words.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/service-words.ts';
import type { Service } from '#content/services.ts';
import { listNearestCities } from '#domain/nearby.ts';
import { cityPath, cityServicePath } from '#domain/paths.ts';
import { formatList, formatMiles, formatUsd } from '#domain/wording.ts';
import { fitSentences } from './fit-sentences.ts';
import type { PageHead } from './page-head.ts';

/** The head of a city page: name, main ZIP, county and the places next to it. */
export function cityHead(city: City, language: Language): PageHead {
  const words = cityPageWords[language];
  const near = listNearestCities(city.slug, 3).map((neighbor) => neighbor.city.name);
  return {
    title: words.title(city.name, city.zips[0]),
    description: fitSentences(
      words.description(city.name, city.county, formatList(city.zips.slice(0, 3), language)),
      [words.descriptionNear(formatList(near, language))],
    ),
    path: cityPath(city.slug, language),
  };
}

/** The head of a city-and-appliance page: what, where, from which price, and the place next to it. */
export function cityServiceHead(city: City, service: Service, language: Language): PageHead {
  const words = cityServicePageWords[language];
  const { repairName, commonIssues } = serviceWords[language][service.slug];
  const price = formatUsd(service.startingPriceUsd, language);
  const near = listNearestCities(city.slug, 1).map((neighbor) =>
    words.descriptionNear(neighbor.city.name, formatMiles(neighbor.miles, language)),
  );
  const [firstIssue, secondIssue] = commonIssues;
  const issues =
    firstIssue === undefined || secondIssue === undefined
      ? []
      : [words.descriptionIssues(firstIssue, secondIssue)];
  return {
    title: words.title(repairName, city.name, price),
    description: fitSentences(
      words.description(repairName, city.name, city.county, formatList(city.zips.slice(0, 2), language)),
      [words.descriptionPrice(price), ...near, ...issues],
    ),
    path: cityServicePath(city.slug, service.slug, language),
  };
}
