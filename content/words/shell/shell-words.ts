// The words around every page: header, menu, banner, strip, footer, site-wide elements.
import { company } from '#content/company/company.ts';
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

/** The services named in the footer; the rest are behind "View All Services". */
export const footerServices = [
  'refrigerator',
  'washer',
  'dryer',
  'dishwasher',
  'oven',
  'microwave',
] as const satisfies readonly ServiceSlug[];

const serving = `Serving ${company.serviceArea.en}`;

export const shellWords = {
  en: {
    skip: 'Skip to the content',
    strip: {
      serving,
      emergency: '24/7 emergency line',
    },
    /** Specification, section 1. */
    banner: 'Your Local Appliance Experts with 5-Star Reviews, 1000+ Repairs and Same Day Service',
    menu: {
      label: 'Main',
      open: 'Menu',
      close: 'Close',
      home: 'Home',
      about: 'About',
      services: 'Services',
      showServices: 'Show the nine services',
      brands: 'Brands',
      serviceArea: 'Service Area',
      showRegions: 'Show the six regions',
      contact: 'Contact',
      call: 'Call',
      callForService: 'Call Now for Service',
    },
    footer: {
      label: 'Foot of the page',
      about: 'We repair appliances in your home, {hours} every day. We answer the phone day and night.',
      quickLinks: 'Quick links',
      services: 'Services',
      allServices: 'View All Services',
      talk: 'Talk to us',
      call: 'Call us',
      follow: 'Follow us',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      sitemap: 'Sitemap',
      independent:
        'An independent repair company. Brand names belong to their owners. We use them only to say what we repair.',
      established: 'Established {established}.',
    },
    floatingCall: 'Call now',
    backToTop: 'Back to top',
    loading: {
      page: 'Loading page...',
      /** For city-and-appliance pages; the script fills in both. */
      cityService: 'Loading {service} Repair in {city}...',
    },
  },
} as const satisfies Localized<unknown>;

export type ShellWords = (typeof shellWords)['en'];
