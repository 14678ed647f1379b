// What a ZIP check says to a person: one honest statement, and where to read on.
import { coverageWords } from '#content/words/places/coverage-words.ts';
import type { Language } from '#content/language.ts';
import type { Coverage } from './coverage.ts';
import { cityPath, corePath, regionPath } from '#domain/paths/paths.ts';
import { fillText, formatList, formatMiles } from '#domain/words/wording.ts';

export type CoverageStatement = {
  readonly text: string;
  readonly link: { readonly text: string; readonly path: string };
};

/** The statement of a ZIP check. A ZIP outside our area is answered with an invitation, never with a refusal. */
export function coverageStatement(coverage: Coverage, language: Language): CoverageStatement {
  const words = coverageWords[language];
  const everywhere = { text: words.outsideLink, path: corePath('serviceArea', language) };
  if (coverage.kind === 'fault') return { text: words.fault, link: everywhere };
  const { zip } = coverage;
  if (coverage.kind === 'outside') return { text: fillText(words.outside, { zip }), link: everywhere };
  if (coverage.kind === 'city') {
    const [first] = coverage.cities;
    const names = formatList(
      coverage.cities.map(({ name }) => name),
      language,
    );
    return {
      text: fillText(words.city, { zip, cities: names }),
      link: { text: fillText(words.cityLink, { city: first.name }), path: cityPath(first.slug, language) },
    };
  }
  const { county, region, nearest } = coverage;
  const text =
    nearest === undefined
      ? fillText(words.county, { zip, county })
      : fillText(words.countyNear, {
          zip,
          county,
          city: nearest.city.name,
          miles: formatMiles(nearest.miles, language),
        });
  return {
    text,
    link: {
      text: fillText(words.countyLink, { region: region.name }),
      path: regionPath(region.slug, language),
    },
  };
}
