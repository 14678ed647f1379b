// What this build shows: the company facts, with the environment's settings laid over them.
import * as environment from 'astro:env/server';
import { companyWith, statedCompany } from '#domain/company/company-facts.ts';
import { isPathOrWebAddress, withScheme } from '#domain/paths/path-or-address.ts';
import { coverageApiPath, messageApiPath, quoteApiPath, todayApiPath } from '#domain/paths/paths.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';

function readAddress(name: 'FORM_ENDPOINT' | 'ASSETS_BASE', unlessSet: string): string {
  const given = environment[name] ?? '';
  if (given === '') return unlessSet;
  if (!isPathOrWebAddress(given)) throw new Error(`${name} must be a path or a web address: "${given}"`);
  return given;
}

function readAnalyticsHost(): string {
  const given = withScheme(environment.ANALYTICS_HOST ?? '');
  if (given === '') return '';
  if (!URL.canParse(given)) throw new Error(`ANALYTICS_HOST must be a web address: "${given}"`);
  return new URL(given).origin;
}

const company = companyWith(statedCompany, environment);
/** Of our own server, when the site stands on another host; without a trailing slash. */
const backend = (environment.BACKEND_URL ?? '').replace(/\/$/u, '');

export const settings = {
  siteName: company.name,
  /** Absolute origin without a trailing slash, for canonical URLs. */
  origin: company.origin,
  /** E.164, for tel: links. */
  phone: company.phone,
  /** As people read it. */
  phoneText: formatPhoneNumber(company.phone),
  serviceEmail: company.serviceEmail,
  supportEmail: company.supportEmail,
  hours: company.hours,
  /** Where the quote form is posted: our own server unless an outside form service is configured. */
  quoteEndpoint: readAddress('FORM_ENDPOINT', backend + quoteApiPath),
  messageEndpoint: backend + messageApiPath,
  coverageEndpoint: backend + coverageApiPath,
  /** Undefined where an outside form service is all there is behind the site. */
  todayEndpoint:
    backend === '' && (environment.FORM_ENDPOINT ?? '') !== '' ? undefined : backend + todayApiPath,
  /** Where pictures for sharing are: always a whole address, because other sites read it. */
  assetsBase: new URL(readAddress('ASSETS_BASE', '/'), company.origin).href.replace(/\/$/u, ''),
  analyticsHost: readAnalyticsHost(),
  analyticsKey: environment.ANALYTICS_KEY ?? '',
  socialUrls: [
    environment.SOCIAL_FACEBOOK,
    environment.SOCIAL_INSTAGRAM,
    environment.SOCIAL_X,
    environment.SOCIAL_YOUTUBE,
    environment.SOCIAL_YELP,
  ].filter((url): url is string => url !== undefined && url !== ''),
} as const;
