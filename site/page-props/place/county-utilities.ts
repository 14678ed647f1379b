import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { regionPageWords } from '#content/places/region-words.ts';
import type { County } from '#content/places/regions.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { formatList, startSentence } from '#domain/words/wording.ts';
import { listCitiesOfCounty, placeLink } from './county-places.ts';

/** "Hard water; some homes have wells". Nothing of water that is neither: how hard it is, the guides seldom know. */
function tellWater({ slug }: City, language: Language): string | undefined {
  const { water, wells } = regionPageWords[language];
  const told = new Set(placeGuides[slug].facts.map(({ condition }) => condition));
  const hasPlant = told.has('soft water') || told.has('medium water') || told.has('hard water');
  const parts = [
    ...(told.has('soft water') ? [water.soft] : []),
    ...(told.has('hard water') ? [water.hard] : []),
    ...(told.has('private wells') ? [hasPlant ? wells.some : wells.most] : []),
  ];
  return parts.length === 0 ? undefined : startSentence(parts.join('; '));
}

/** What more than half of the places of a county say of their power, where it has more than one place. */
function findShared(told: readonly string[]): string | undefined {
  return told.find((power) => {
    const count = told.filter((other) => other === power).length;
    return count > 1 && count * 2 > told.length;
  });
}

/** Counties with links to their places, and whom to call there in an outage: once for a county, and where a place differs. */
export function countyUtilities(counties: readonly County[], language: Language) {
  const words = regionPageWords[language];
  return counties.map((county) => {
    const places = listCitiesOfCounty(county).map((city) => ({ city, power: tellPower(city, language) }));
    const shared = findShared(places.map(({ power }) => power));
    const others = places.filter(({ power }) => power !== shared).map(({ city }) => city.name);
    return {
      name: cityPageWords[language].countyName(county),
      note: shared && words.power(shared, formatList(others, language)),
      links: places.map(({ city, power }) => ({
        ...placeLink(city, language),
        power: power === shared ? undefined : words.power(power),
        water: tellWater(city, language),
      })),
    };
  });
}
