// The names of pages in the trail above a heading, and in the structured data that repeats it.
import type { Localized } from '#content/language.ts';

export const breadcrumbWords = {
  en: {
    label: 'You are here',
    home: 'Home',
    about: 'About',
    services: 'Services',
    brands: 'Brands',
    serviceArea: 'Service Area',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    sitemap: 'Sitemap',
    submitted: 'Thank You',
    notFound: 'Page Not Found',
  },
} as const satisfies Localized<unknown>;
