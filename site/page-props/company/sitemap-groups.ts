// The groups of the sitemap for people: together they hold every page.
import { brands } from '#content/catalogue/brands.ts';
import { breadcrumbWords } from '#content/words/shell/breadcrumb-words.ts';
import { errorCodesWords } from '#content/words/repairs/error-codes-words.ts';
import type { Language } from '#content/language.ts';
import { miamiDryerGuideWords } from '#content/words/repairs/miami-dryer-guide-words.ts';
import { regions, type County } from '#content/places/regions.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { sitemapWords } from '#content/words/pages/sitemap-words.ts';
import {
  brandPath,
  cityPath,
  cityServicePath,
  corePath,
  enhancedMiamiDryerPath,
  errorCodesPath,
  regionPath,
  servicePath,
} from '#domain/paths/paths.ts';
import { listCitiesOfCounty } from '#site/page-props/place/county-places.ts';

/** Core pages a visitor can walk to; the thank-you page is reached by a form only. */
const corePages = [
  'home',
  'about',
  'services',
  'brands',
  'serviceArea',
  'contact',
  'privacy',
  'terms',
] as const;

export function listLinkGroups(language: Language) {
  const words = sitemapWords[language];
  const crumbs = breadcrumbWords[language];
  return [
    {
      id: 'core',
      heading: words.core,
      links: corePages.map((page) => ({ text: crumbs[page], path: corePath(page, language) })),
    },
    {
      id: 'services',
      heading: words.services,
      links: services.map(({ slug }) => ({
        text: serviceWords[language][slug].repairName,
        path: servicePath(slug, language),
      })),
    },
    {
      id: 'regions',
      heading: words.regions,
      links: regions.map(({ slug, name }) => ({ text: name, path: regionPath(slug, language) })),
    },
    {
      id: 'guides',
      heading: words.guides,
      links: [
        { text: errorCodesWords[language].crumb, path: errorCodesPath(language) },
        { text: miamiDryerGuideWords[language].breadcrumb, path: enhancedMiamiDryerPath(language) },
      ],
    },
    {
      id: 'brands',
      heading: words.brands,
      links: brands.map(({ slug, name }) => ({ text: name, path: brandPath(slug, language) })),
    },
  ];
}

/** Every county with its cities, and each city's nine appliance pages. */
export function listSitemapCounties(language: Language) {
  const counties: readonly County[] = [...regions.flatMap((region) => region.counties), 'Duval'];
  return counties.map((county) => ({
    name: sitemapWords[language].county(county, listCitiesOfCounty(county).length),
    cities: listCitiesOfCounty(county).map((city) => ({
      text: city.name,
      path: cityPath(city.slug, language),
      pages: services.map(({ slug }) => ({
        text: serviceWords[language][slug].name,
        path: cityServicePath(city.slug, slug, language),
      })),
    })),
  }));
}
