// One field per environment variable of docs/contracts.md. A fault's message never repeats the value: it may be a secret.
import { isPathOrWebAddress, withScheme } from '#domain/paths/path-or-address.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { z } from 'zod';

const text = z.string().trim();
const secret = text.min(32, 'must have at least 32 characters').optional();

function wholeNumber(least: number, most: number, unlessSet: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return text
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
    .default(unlessSet);
}

function address(...protocols: readonly string[]) {
  const message = `must be an address beginning with ${protocols.map((name) => `${name}//`).join(' or ')}`;
  return text.refine((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), message);
}

function hasKey(given: string): boolean {
  if (!URL.canParse(given)) return true;
  const { username, password } = new URL(given);
  try {
    return decodeURIComponent(username) !== '' && decodeURIComponent(password) !== '';
  } catch {
    return false;
  }
}

const pathOrAddress = text.refine(isPathOrWebAddress, 'must be a path or a web address');
const webAddress = address('https:', 'http:');
const origin = webAddress
  // What is no address at all has been told so already.
  .refine((given) => !URL.canParse(given) || new URL(given).pathname === '/', 'must have no path')
  .transform((given) => new URL(given).origin);

/** Where the server listens and keeps its data. */
export const placeFields = {
  HOST: text.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000),
  DATA_DIR: text.default('./var'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  PUBLIC_ORIGIN: origin.optional(),
  // How many proxies of our own stand in front; "true" is one. Only then is X-Forwarded-For believed.
  TRUST_PROXY: z.preprocess(
    (given) => (given === 'true' ? '1' : given === 'false' ? '0' : given),
    wholeNumber(0, 9, 0),
  ),
  HSTS: z.enum(['plain', 'subdomains', 'preload'], 'must be plain, subdomains or preload').default('plain'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
};

/** How many posts we take, and how long we keep what they say. */
export const formFields = {
  QUOTE_RATE_PER_MINUTE: wholeNumber(0, 100_000, 20),
  ACKNOWLEDGEMENTS_PER_HOUR: wholeNumber(0, 100_000, 60),
  RETENTION_DAYS: wholeNumber(1, 36_500, 730),
};

const addresses = text
  .transform((list) => list.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((part) => /^[^\s@,]+@[^\s@,]+$/.test(part)),
    'must be email addresses with commas between',
  )
  .default([]);

/** How staff hear of a lead. */
export const noticeFields = {
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: text
    .regex(/^(?:[^<>"\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/, 'must be one email address')
    .optional(),
  NOTICE_TO: addresses,
  WEEKLY_MAIL_TO: addresses,
  // Account and key stand before the host: https://AC…:key@api.twilio.com
  SMS_URL: webAddress.refine(hasKey, 'must name an account and its key before the host').optional(),
  SMS_FROM: text
    .regex(
      /^(?:\+[1-9]\d{6,14}|\d{3,8}|MG[0-9a-fA-F]{32}|(?=.*[A-Za-z])[A-Za-z\d ]{1,11})$/u,
      'must be a number like +13055550142, a short code, a name of at most 11 letters, or a messaging service (MG…)',
    )
    .optional(),
  SMS_TO: text
    .transform((list) => list.split(',').map((part) => parsePhoneNumber(part) ?? ''))
    .refine((list) => !list.includes(''), 'must be phone numbers with commas between')
    .default([]),
  WEBHOOK_URL: webAddress.optional(),
  WEBHOOK_SECRET: text.min(24, 'must have at least 24 characters').optional(),
  // The auth token that a phone service signs its callbacks with.
  CALLS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  // The same of the service for text messages: with it customers who agreed are texted, and their STOP is heard.
  TEXTS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  BOARD_SECRET: secret,
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
};

/** What the site was built with; the server needs it for its security headers and for pages it writes itself. */
export const siteFields = {
  SITE_NAME: text.optional(),
  SITE_ORIGIN: origin.optional(),
  PHONE: text
    .refine((given) => parsePhoneNumber(given) !== undefined, 'must be a phone number, like (305) 555-0142')
    .optional(),
  SERVICE_EMAIL: text.optional(),
  SUPPORT_EMAIL: text.optional(),
  FORM_ENDPOINT: pathOrAddress.optional(),
  ASSETS_BASE: pathOrAddress.optional(),
  BACKEND_URL: webAddress.optional(),
  // "stats.example.com" or a whole web address; kept as an origin.
  ANALYTICS_HOST: z
    .preprocess((given) => (typeof given === 'string' ? withScheme(given) : given), webAddress)
    .transform((given) => new URL(given).origin)
    .optional(),
  ANALYTICS_KEY: text.optional(),
  SOCIAL_FACEBOOK: webAddress.optional(),
  SOCIAL_INSTAGRAM: webAddress.optional(),
  SOCIAL_X: webAddress.optional(),
  SOCIAL_YOUTUBE: webAddress.optional(),
  SOCIAL_YELP: webAddress.optional(),
};
