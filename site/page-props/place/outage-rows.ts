import type { Language } from '#content/language.ts';
import { regionPageWords } from '#content/places/region-words.ts';
import type { Region } from '#content/places/regions.ts';
import { outageLines, utilities } from '#content/places/utilities.ts';
import { outageWords } from '#content/words/places/outage-words.ts';
import { formatList } from '#domain/words/wording.ts';
import type { LocalFactRow } from '#site/sections/place/LocalFacts.tsx';
import { listCitiesOfRegion } from './county-places.ts';

/** Whom to call in a power outage: each company of a region with its places and its number, the one with most places first. */
export function outageRows(region: Region, language: Language): readonly LocalFactRow[] {
  const words = regionPageWords[language].outages;
  const cities = listCitiesOfRegion(region).toSorted((left, right) =>
    left.name.localeCompare(right.name, 'en'),
  );
  return [...new Set(cities.flatMap(({ slug }) => utilities[slug].power.names))]
    .map((title) => ({
      title,
      places: cities.filter(({ slug }) => utilities[slug].power.names.includes(title)),
    }))
    .toSorted((left, right) => right.places.length - left.places.length)
    .map(({ title, places }) => ({
      title,
      fact: words.places(
        places.length === cities.length
          ? words.all
          : formatList(
              places.map(({ name }) => name),
              language,
            ),
      ),
      advice: outageLines[title] ?? outageWords[language].onBill,
    }));
}

/** What holds of them all, where a place has two companies. */
export function outageNote(region: Region, language: Language): string | undefined {
  const isShared = listCitiesOfRegion(region).some(({ slug }) => utilities[slug].power.names.length > 1);
  return isShared ? regionPageWords[language].outages.whichever : undefined;
}
