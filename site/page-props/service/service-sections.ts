// What a service page's sections get beyond its own words: prices, brands, cities.
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brands } from '#content/catalogue/brands.ts';
import { cities } from '#content/places/cities.ts';
import type { Language } from '#content/language.ts';
import { citiesNamedOnServicePages, servicePageWords } from '#content/words/repairs/service-page-words.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import type { Service, ServiceSlug } from '#content/catalogue/services.ts';
import { brandPath, cityServicePath } from '#domain/paths/paths.ts';
import { formatUsd } from '#domain/words/wording.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { matterDrawing } from '#site/pictures/drawings.ts';
import { siteWords } from '#site/settings-words.ts';
import { visitRows } from '#site/page-props/company/visit-facts.ts';

/** Price, warranty, hours and the same-day rule. */
export function servicePlate(service: Service, language: Language) {
  const words = siteWords(servicePageWords, language);
  return [
    { label: words.priceLabel, value: formatUsd(service.startingPriceUsd, language) },
    { label: words.warrantyLabel, value: words.warranty },
    visitRows(language).hours,
    { label: words.sameDayLabel, value: siteWords(todayWords, language).ask.standing, now: 'ask' as const },
  ];
}

/** What in Florida wears the appliance, each drawn. */
export function floridaMatters(service: ServiceSlug, language: Language) {
  return serviceWords[language][service].floridaMatters.map(({ key, heading, text }) => ({
    heading,
    text,
    drawing: matterDrawing(key, service),
  }));
}

/** The brands that make this appliance, and no others. */
export function brandChips(service: Service, language: Language) {
  return brands
    .filter(({ slug }) => {
      const made: readonly ServiceSlug[] = brandServices[slug];
      return made.includes(service.slug);
    })
    .map(({ slug, name }) => ({ text: name, path: brandPath(slug, language) }));
}

/** The main cities of every region, with this appliance's page in each. */
export function mainCityChips(service: Service, language: Language) {
  return citiesNamedOnServicePages.flatMap((wanted) =>
    cities
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, name }) => ({ text: name, path: cityServicePath(slug, service.slug, language) })),
  );
}
