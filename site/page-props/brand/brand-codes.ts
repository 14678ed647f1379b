// The error codes of a brand and what stands over them.
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { errorCodesPath } from '#domain/paths/paths.ts';
import { countCodes, listBrandCodes } from '#domain/repair/list-codes.ts';
import { formatAlternatives } from '#domain/words/wording.ts';
import { brandStops } from './brand-alerts.ts';
import { toldServices } from './brand-problems.ts';
import { alsoListedWith, brandCodeGroups, codeKey, codeLabels } from '#site/page-props/codes/code-groups.ts';

/** So many codes, or fewer, lie open. */
const fewCodes = 10;

/** What the brand makes or made that can show a code, and has no list of its own or with another: a hood shows none. */
export function machinesWithoutCodes({ slug }: Pick<Brand, 'slug'>, language: Language): readonly string[] {
  const made: readonly ServiceSlug[] = brandServices[slug];
  const listed = new Set(listBrandCodes(slug, language).map(({ service }) => service));
  return services
    .map((service) => service.slug)
    .filter((service) => made.includes(service) && service !== 'range-hood')
    .filter((service) => !listed.has(service) && !listed.has(alsoListedWith[service] ?? service))
    .map((service) => serviceWords[language][service].plural);
}

/**
 * The codes of the brand, an appliance at a time; all in sight where they are few. The dangers of the page stand right above them and
 * are not told again. Undefined where we explain none.
 */
export function brandCodes(brand: Brand, language: Language) {
  const groups = brandCodeGroups(brand.slug, language, brandStops(brand, language));
  if (groups.length === 0) return undefined;
  const { codesHeading, codesChoose, codesShown, codesMissing, allCodes } = brandPageWords[language];
  const missing = machinesWithoutCodes(brand, language);
  const areOpen = countCodes(listBrandCodes(brand.slug, language)) <= fewCodes;
  return {
    heading: codesHeading,
    intro: [
      areOpen ? codesShown(brand.name) : codesChoose(brand.name),
      ...(missing.length === 0 ? [] : [codesMissing(brand.name, formatAlternatives(missing, language))]),
    ].join(' '),
    groups,
    areOpen,
    labels: codeLabels(language),
    labelKey: codeKey(groups, toldServices(brand, language), language),
    more: { text: allCodes, path: errorCodesPath(language) },
  };
}
