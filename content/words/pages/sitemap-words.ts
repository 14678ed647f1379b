// The sitemap for people.
import type { Localized } from '#content/language.ts';

export const sitemapWords = {
  en: {
    head: {
      title: 'Sitemap: Every Page of This Site',
      description:
        'All pages in one list: nine services, 31 brands, six regions, 106 cities, and a page for each appliance in each city.',
    },
    heading: 'Every page, in one list',
    intro: 'Open a county to see its cities, and beside each city its nine appliance pages.',
    core: 'Main pages',
    services: 'Services',
    brands: 'Brands',
    regions: 'Regions',
    guides: 'Guides',
    cities: 'Cities and their appliance pages',
    county: (county: string, places: number) => `${county} County (${places})`,
  },
} as const satisfies Localized<unknown>;
