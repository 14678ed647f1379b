// What the fields of the quote form are called wherever people read them: on the form, in the mail to staff, on the call board,
// in the export.
import type { Localized } from '#content/language.ts';

export const formFieldWords = {
  en: {
    name: 'Your name',
    phone: 'Phone',
    email: 'Email',
    zip: 'ZIP code',
    appliance: 'Appliance',
    chooseAppliance: 'Choose one',
    preferredTime: 'Preferred time',
    anyTime: 'Any time',
    times: {
      morning: 'Morning ({morning})',
      afternoon: 'Afternoon ({afternoon})',
      evening: 'Evening ({evening})',
    },
    urgent: 'Urgent: I need someone today',
  },
} as const satisfies Localized<unknown>;

export const mailFieldWords = {
  en: {
    name: 'Name',
    phone: 'Phone',
    typed: 'Typed as',
    appliance: 'Appliance',
    sign: 'Problem',
    causes: 'Likely causes',
    place: 'Place',
    street: 'Street address',
    unit: 'Apartment or unit',
    access: 'Gate and access',
    preferredTime: 'Preferred time',
    email: 'Email',
    message: 'Message',
  },
} as const satisfies Localized<unknown>;

export const boardFieldWords = {
  en: {
    street: 'Street address',
    unit: 'Apartment or unit',
    access: 'Gate code, floor, parking',
    message: 'Message',
    time: 'Best time',
    email: 'Email',
    typed: 'Phone as typed',
  },
} as const satisfies Localized<unknown>;

/** The columns of the export. */
export const csvFieldWords = {
  en: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    zip: 'ZIP code',
    appliance: 'Appliance',
    sign: 'Problem',
    preferredTime: 'Best time',
    urgent: 'Urgent',
    message: 'Message',
    street: 'Street address',
    unit: 'Apartment or unit',
    access: 'Gate and access',
  },
} as const satisfies Localized<unknown>;

/** Where somebody came from, by the field names of the form, on the board. */
export const sourceFieldWords = {
  en: {
    sources: {
      first_page: 'First page they opened',
      first_referrer: 'Website they came from (first visit)',
      first_utm_source: 'Campaign source (first visit)',
      first_utm_medium: 'Campaign type (first visit)',
      first_utm_campaign: 'Campaign name (first visit)',
      first_utm_term: 'Campaign keyword (first visit)',
      first_utm_content: 'Campaign ad (first visit)',
      referrer: 'Website they came from (last visit)',
      utm_source: 'Campaign source (last visit)',
      utm_medium: 'Campaign type (last visit)',
      utm_campaign: 'Campaign name (last visit)',
      utm_term: 'Campaign keyword (last visit)',
      utm_content: 'Campaign ad (last visit)',
      heard_from: 'How they heard of us',
    },
  },
} as const satisfies Localized<unknown>;
