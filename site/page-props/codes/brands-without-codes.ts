// On the page of error codes: where a reader whose brand has none looks.
import type { ComponentProps } from 'react';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { errorCodesWords } from '#content/words/repairs/error-codes-words.ts';
import { brandPath } from '#domain/paths/paths.ts';
import { listCodeGroups } from '#domain/repair/list-codes.ts';
import type { BrandFacts } from '#site/sections/brand/BrandFacts.tsx';

/**
 * The brands without codes of their own, several to a row: whose codes may fit theirs, where each finds who built its machines, or that
 * no list was found.
 */
export function brandsWithoutCodes(language: Language): ComponentProps<typeof BrandFacts> {
  const { absent } = errorCodesWords[language];
  const { codesOf } = brandPageWords[language];
  const listed = new Set(listCodeGroups(language).map(({ brand }) => brand));
  const without = brands.filter(({ slug }) => !listed.has(slug));
  const wordsOf = ({ slug }: Brand): BrandWords => brandWords[language][slug];
  const label = (some: readonly Brand[]) => some.map(({ name }) => name).join(', ');
  const builders = brands.flatMap(({ slug, name }) => {
    const built = without.filter((brand) => wordsOf(brand).builder === slug);
    const links = [{ text: codesOf(name), path: `#${slug}` }];
    return built.length === 0 ? [] : [{ label: label(built), text: absent.builtBy(name), links }];
  });
  const severals = without
    .filter((brand) => wordsOf(brand).builtBy !== undefined)
    .map(({ slug, name }) => ({
      label: name,
      text: absent.builtBySeveral,
      links: [{ text: absent.whoBuilt(name), path: `${brandPath(slug, language)}#built-by` }],
    }));
  const others = without.filter((brand) => {
    const { builder, builtBy } = wordsOf(brand);
    return builder === undefined && builtBy === undefined;
  });
  const facts = [...builders, ...severals, { label: label(others), text: absent.none }];
  return { id: 'other-brands', heading: absent.heading, facts };
}
