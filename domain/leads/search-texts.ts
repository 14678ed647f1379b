// The texts a lead is found by beside those that were typed: where it is, what machine and which brand it is about.
import { brands } from '#content/catalogue/brands.ts';
import { services } from '#content/catalogue/services.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { languages } from '#content/language.ts';
import { regions } from '#content/places/regions.ts';
import { findCoverage } from '#domain/places/coverage.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { listSignTexts } from '#domain/repair/lead-appliance.ts';
import { keptFields, quoteFields, type TextField } from '#domain/requests/quote-fields.ts';
import type { LeadContent } from './lead.ts';

/** The towns that use a ZIP code, else its county, and the region. */
function listPlaceNames(zip: string): readonly string[] {
  const coverage = findCoverage(zip);
  const region = regions.find(({ slug }) => slug === findZipRegion(zip))?.name ?? '';
  if (coverage.kind === 'city')
    return [...coverage.cities.flatMap(({ name, county }) => [name, `${county} County`]), region];
  return coverage.kind === 'county' ? [`${coverage.county} County`, region] : [];
}

function listApplianceNames(appliance: string): readonly string[] {
  const service = services.find(({ slug }) => slug === appliance)?.slug;
  return service === undefined
    ? [appliance]
    : languages.flatMap((language) => [serviceWords[language][service].name, appliance.replaceAll('-', ' ')]);
}

function listBrandsOfPage(page: string) {
  const path = `${page}/`.replaceAll('-', '/');
  return brands.filter(({ slug }) => path.includes(`/${slug.replaceAll('-', '/')}/`));
}

/** The brand whose page it was sent from, if it was one. */
export function findPageBrand(page: string): string | undefined {
  return listBrandsOfPage(page)[0]?.slug;
}

/** Brands whose page it was sent from; those in the message are found as they were typed. */
function listPageBrands(page: string): readonly string[] {
  return listBrandsOfPage(page).flatMap(({ slug, name }) => [name, slug.replaceAll('-', ' ')]);
}

function isTyped(field: (typeof keptFields)[number]): field is TextField {
  return field === 'phoneAsTyped' || ['text', 'phone', 'email', 'zip'].includes(quoteFields[field].kind);
}

/** What was typed, and not chosen, in the order in which it is searched. */
const typedFields = [...new Set(['name', 'email', 'zip', 'message', ...keptFields.filter(isTyped)] as const)];

/** All texts of what was sent, those of the catalogue in every language. */
export function listContentTexts(content: LeadContent): readonly string[] {
  return [
    ...typedFields.map((field) => content[field]),
    ...listSignTexts(content),
    ...listPlaceNames(content.zip),
    ...listApplianceNames(content.appliance),
  ];
}

/** All texts a lead is found by, from its beginning. */
export function listLeadTexts(lead: LeadContent & { readonly page: string }): readonly string[] {
  return [...listContentTexts(lead), ...listPageBrands(lead.page)];
}
