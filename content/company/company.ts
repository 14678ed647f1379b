// Company facts: the file the owner edits first; the starting prices are in content/catalogue/services.ts. Everything marked `placeholder: true` must be replaced before launch;
// `npm run launch-check` lists what is left. Settings of the same meaning (SITE_NAME, PHONE, …) override these at build.
import type { Localized } from '#content/language.ts';

export const company = {
  name: { value: 'Local Appliance Experts', placeholder: true },
  /** E.164. 555-01xx numbers are reserved for fiction, so nobody is rung by mistake. */
  phone: { value: '+13055550142', placeholder: true },
  serviceEmail: { value: 'service@example.com', placeholder: true },
  supportEmail: { value: 'support@example.com', placeholder: true },
  origin: { value: 'https://www.example.com', placeholder: true },
  serviceArea: { en: 'Miami to Jupiter, FL and surrounding areas' },
  established: 2018,
  warrantyDays: 90,
  callbackMinutes: 15,
  /** Minutes of the call-back clock after which staff are reminded; the alarm comes when the promise is broken. */
  reminderMinutes: [5, 10],
  timeZone: 'America/New_York',
  /** Hours of visits and of the call-back clock, daily, local hours of the day. The emergency line answers at all hours. */
  opensAtHour: 7,
  closesAtHour: 21,
  /** Requests before this local hour can still be visited the same day. */
  sameDayCutoffHour: 16,
  /** Times of day to choose from in the quote form, in local hours. They lie within the hours of visits. */
  visitWindows: { morning: [8, 12], afternoon: [12, 17], evening: [17, 20] },
  payment: ['cash', 'check', 'credit card', 'debit card'],
  priceRange: '$$',
  /** Cities named as service area in structured data, and the default map centre (both as the owner stated them). */
  areaServed: ['Miami', 'Tampa', 'Orlando', 'Jacksonville', 'Fort Lauderdale', 'Naples'],
  mapCenter: { latitude: 27.77, longitude: -82.64 },
} as const satisfies {
  readonly serviceArea: Localized<string>;
  readonly [fact: string]: unknown;
};
