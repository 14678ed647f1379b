// The error codes of a brand and what stands over them.
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { errorCodesPath } from '#domain/paths/paths.ts';
import { countCodes, listBrandCodes } from '#domain/repair/list-codes.ts';
import { brandStops } from './brand-alerts.ts';
import { brandCodeGroups, codeKey, codeLabels } from '#site/page-props/codes/code-groups.ts';

/** So many codes, or fewer, lie open. */
const fewCodes = 10;

/**
 * The codes of the brand, an appliance at a time; all in sight where they are few. The dangers of the page stand right above them and
 * are not told again. Undefined where we explain none.
 */
export function brandCodes(brand: Brand, language: Language) {
  const groups = brandCodeGroups(brand.slug, language, brandStops(brand, language));
  if (groups.length === 0) return undefined;
  const { codesHeading, codesChoose, codesShown, allCodes } = brandPageWords[language];
  const areOpen = countCodes(listBrandCodes(brand.slug, language)) <= fewCodes;
  return {
    heading: codesHeading,
    intro: areOpen ? codesShown(brand.name) : codesChoose(brand.name),
    groups,
    areOpen,
    labels: codeLabels(language),
    labelKey: codeKey(groups, language),
    more: { text: allCodes, path: errorCodesPath(language) },
  };
}
