// What machines read of a page, in schema.org's terms. Facts come from content/company/company.ts and the build's settings;
// no ratings of our own (search engines ignore or punish them) and no street address (we visit, nobody visits us).
import type { BreadcrumbList, LocalBusiness, Service, WebSite } from 'schema-dts';
import { company } from '#content/company/company.ts';
import { settings } from '#site/settings.ts';
import type { Trail } from './trail.ts';

const businessId = `${settings.origin}/#business`;
const websiteId = `${settings.origin}/#website`;

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function hourAsTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The company: for the home, about and contact pages. */
export function businessThing(): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': businessId,
    name: settings.siteName,
    url: `${settings.origin}/`,
    telephone: settings.phone,
    email: settings.supportEmail,
    image: `${settings.assetsBase}/og-image.jpg`,
    foundingDate: String(company.established),
    priceRange: company.priceRange,
    paymentAccepted: company.payment.join(', '),
    currenciesAccepted: 'USD',
    areaServed: company.areaServed.map((name) => ({
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: 'Florida' },
    })),
    // Where a map of us opens, as the owner stated it.
    geo: { '@type': 'GeoCoordinates', ...company.mapCenter },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...week],
      opens: hourAsTime(settings.hours.opensAtHour),
      closes: hourAsTime(settings.hours.closesAtHour),
    },
    ...(settings.socialUrls.length > 0 && { sameAs: settings.socialUrls.map(String) }),
  };
}

/** The site, for its home page. */
export function websiteThing(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: settings.siteName,
    url: `${settings.origin}/`,
    publisher: { '@id': businessId },
  };
}

/** The way to a page, as search engines show it. The last step is the page itself and needs no address. */
export function breadcrumbThing({ parents, here }: Trail): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...parents.map(({ text, path }, position) => ({
        '@type': 'ListItem' as const,
        position: position + 1,
        name: text,
        item: settings.origin + path,
      })),
      { '@type': 'ListItem' as const, position: parents.length + 1, name: here },
    ],
  };
}

type ServiceFacts = {
  readonly name: string;
  readonly path: string;
  /** Where the service is given: a city, a county, the state. */
  readonly area: {
    readonly type: 'City' | 'State' | 'AdministrativeArea' | 'Place';
    readonly name: string;
    readonly within?: string;
  };
  readonly startingPriceUsd?: number;
};

/** One service in one area, with its starting price where it has one. */
export function serviceThing({ name, path, area, startingPriceUsd }: ServiceFacts): Service {
  const { type, name: areaName, within } = area;
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    url: settings.origin + path,
    provider: {
      '@type': 'LocalBusiness',
      '@id': businessId,
      name: settings.siteName,
      telephone: settings.phone,
    },
    areaServed: {
      '@type': type,
      name: areaName,
      ...(within !== undefined && { containedInPlace: { '@type': 'AdministrativeArea', name: within } }),
    },
    ...(startingPriceUsd !== undefined && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: startingPriceUsd,
          priceCurrency: 'USD',
          valueAddedTaxIncluded: false,
        },
      },
    }),
  };
}
