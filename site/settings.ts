// What this build shows: the company facts, with the environment's settings laid over them.
import * as environment from 'astro:env/server';
import { company } from '#content/company.ts';
import { quoteApiPath } from '#domain/paths.ts';
import { formatPhoneNumber, parsePhoneNumber } from '#domain/phone-number.ts';

function readPhone(): string {
  const typed = environment.PHONE ?? company.phone.value;
  const phone = parsePhoneNumber(typed);
  if (phone === undefined) throw new Error(`PHONE is not a phone number: "${typed}"`);
  return phone;
}

const phone = readPhone();

export const settings = {
  siteName: environment.SITE_NAME ?? company.name.value,
  /** Absolute origin without a trailing slash, for canonical URLs. */
  origin: (environment.SITE_ORIGIN ?? company.origin.value).replace(/\/$/u, ''),
  /** E.164, for tel: links. */
  phone,
  /** As people read it. */
  phoneText: formatPhoneNumber(phone),
  serviceEmail: environment.SERVICE_EMAIL ?? company.serviceEmail.value,
  supportEmail: environment.SUPPORT_EMAIL ?? company.supportEmail.value,
  /** Where the quote form is posted: our own server unless an outside form service is configured. */
  quoteEndpoint: environment.FORM_ENDPOINT ?? quoteApiPath,
  assetsBase: environment.ASSETS_BASE ?? '',
  backendUrl: environment.BACKEND_URL ?? '',
  analyticsHost: environment.ANALYTICS_HOST ?? '',
  analyticsKey: environment.ANALYTICS_KEY ?? '',
  socialUrls: [
    environment.SOCIAL_FACEBOOK,
    environment.SOCIAL_INSTAGRAM,
    environment.SOCIAL_X,
    environment.SOCIAL_YOUTUBE,
    environment.SOCIAL_YELP,
  ].filter((url): url is string => url !== undefined && url !== ''),
} as const;
