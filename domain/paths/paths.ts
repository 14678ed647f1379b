// Every URL of the site is built here, and all of them can be listed. Paths have no trailing slash, except "/".
import { brands, type BrandSlug } from '#content/catalogue/brands.ts';
import { cities, type CitySlug } from '#content/places/cities.ts';
import type { Language } from '#content/language.ts';
import { regions, type RegionSlug } from '#content/places/regions.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';

const corePaths = {
  home: '/',
  about: '/about',
  services: '/services',
  brands: '/brands',
  contact: '/contact',
  serviceArea: '/florida',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  sitemap: '/sitemap',
  submitted: '/submitted',
} as const;

export type CorePage = keyof typeof corePaths;

/** A path in a language: English has no prefix, every other language its own ("/es/about"). */
function localPath(path: string, language: Language): string {
  const prefixes = { en: '' } as const satisfies Record<Language, string>;
  const prefix: string = prefixes[language];
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

export function corePath(page: CorePage, language: Language = 'en'): string {
  return localPath(corePaths[page], language);
}

export function servicePath(service: ServiceSlug, language: Language = 'en'): string {
  return localPath(`/services/${service}-repair`, language);
}

export function brandPath(brand: BrandSlug, language: Language = 'en'): string {
  return localPath(`/brands/${brand}`, language);
}

export function regionPath(region: RegionSlug, language: Language = 'en'): string {
  return localPath(`/${region}`, language);
}

export function cityPath(city: CitySlug, language: Language = 'en'): string {
  return localPath(`/${city}`, language);
}

export function cityServicePath(city: CitySlug, service: ServiceSlug, language: Language = 'en'): string {
  return localPath(`/${city}-${service}-repair`, language);
}

/** The long guide to dryers in Miami, beside the ordinary Miami dryer page. */
export function enhancedMiamiDryerPath(language: Language = 'en'): string {
  return localPath('/miami-dryer-repair-enhanced', language);
}

/** Error codes of all brands: a page of our own, beside the specified ones. */
export function errorCodesPath(language: Language = 'en'): string {
  return localPath('/error-codes', language);
}

/** The quote form of the page one is on. */
export const quoteFormAnchor = '#quote-form';
/** What a machine may do wrong, on the page of its service. */
export const signsAnchor = '#signs';

/** The quote form of the contact page: where "Schedule Online" and "Get Free Quote" lead on small screens. */
export function quoteFormPath(language: Language = 'en'): string {
  return corePath('contact', language) + quoteFormAnchor;
}

/** Where the forms are posted when no outside form service is configured. */
export const quoteApiPath = '/api/quote';
export const messageApiPath = '/api/message';
export const coverageApiPath = '/api/coverage';
/** What is true of the company now. */
export const todayApiPath = '/api/today';

/** The page of a visitor's own request has the thank-you page's address; a link to it is this path and a token. */
export const myRequestPath = '/my-request';
export const myRequestApiPath = '/api/my-request';
export const myVisitFilePath = `${myRequestApiPath}/visit.ics`;

/** Photos of a visitor's own request, and their place on its page. */
export const requestPhotosPath = `${myRequestApiPath}/photos`;
export const photosAnchor = '#photos';
export function requestPhotoPath(id: string): string {
  return `${requestPhotosPath}/${id}`;
}
export function requestPhotoRemovalPath(id: string): string {
  return `${requestPhotoPath(id)}/remove`;
}

/** The call board, for staff: no link leads there and no list names it. */
export const boardPath = '/board';
export const boardSignInPath = '/board/sign-in';
export const boardApiPath = '/api/board';
export function boardPhotoPath(leadId: string, photoId: string): string {
  return `${boardApiPath}/leads/${leadId}/photos/${photoId}`;
}

/** Where the phone service tells of calls. */
export const callsApiPath = '/api/calls';
/** Where the service for texts tells what somebody replied. */
export const textsApiPath = '/api/texts';

/** A technician's calendar; the token is as good as a password. */
export const visitFeedsPath = '/visits/feed';
export function visitFeedPath(token: string): string {
  return `${visitFeedsPath}/${token}.ics`;
}

/** A technician's page of their visits; a link to it is this path and a token, which is as good as a password. */
export const technicianPath = '/technician';
export function technicianLinkPath(token: string): string {
  return `${technicianPath}/${token}`;
}
export const technicianApiPath = '/api/technician';
/** Where he posts what he presses at a visit. */
export function technicianVisitPath(visitId: string): string {
  return `${technicianApiPath}/visits/${visitId}`;
}
export function technicianPhotoPath(visitId: string, photoId: string): string {
  return `${technicianVisitPath(visitId)}/photos/${photoId}`;
}

/** The page for addresses that do not exist; the server answers with it, nobody links to it. */
export const notFoundPath = '/404';

/** The specified pages of a language: 1,117. */
export function listPaths(language: Language = 'en'): readonly string[] {
  return [
    ...Object.values(corePaths).map((path) => localPath(path, language)),
    ...regions.map(({ slug }) => regionPath(slug, language)),
    ...services.map(({ slug }) => servicePath(slug, language)),
    ...brands.map(({ slug }) => brandPath(slug, language)),
    ...cities.map(({ slug }) => cityPath(slug, language)),
    ...cities.flatMap((city) =>
      services.map((service) => cityServicePath(city.slug, service.slug, language)),
    ),
    enhancedMiamiDryerPath(language),
  ];
}

/** Every public page of a language: the specified ones and ours. */
export function listAllPaths(language: Language = 'en'): readonly string[] {
  return [...listPaths(language), errorCodesPath(language)];
}
