// The sitemap for people.
import type { Localized } from '#content/language.ts';

export const sitemapWords = {
  en: {
    head: {
      title: 'Sitemap: Every Page of This Site',
      description:
        'All pages in one list: services, brands, regions, every place we serve, and a page for each appliance in each place.',
    },
    heading: 'Every page, in one list',
    intro: 'Open a county to see its places, and beside each place its nine appliance pages.',
    core: 'Main pages',
    services: 'Services',
    brands: 'Brands',
    regions: 'Regions',
    guides: 'Guides',
    cities: 'Places and their appliance pages',
    county: (county: string, places: number) => `${county} County (${places})`,
  },
} as const satisfies Localized<unknown>;
