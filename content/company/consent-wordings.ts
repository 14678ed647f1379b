// Every wording that ever stood beside the button of a form, by the version that is kept with each lead. A new wording is a new
// row: one that was shown is never changed and never removed, so that what somebody agreed to can be read years later.
import type { Localized } from '#content/language.ts';

export type ConsentVersion = keyof typeof consentWordings;

export const consentWordings = {
  '2026-11-21': {
    en: 'By sending this form you ask us to call or e-mail you about this repair. We do not add you to any marketing list.',
  },
  // Nothing is shown to who calls: this is what they asked for, as the operator took it down.
  'by phone': {
    en: 'Asked us on the phone to be called back about this repair.',
  },
  'message-2026-11-21': {
    en: 'We use what you write here to answer you, and for nothing else.',
  },
} as const satisfies Readonly<Record<string, Localized<string>>>;

/** What stands beside the button of each form today. */
export const shownConsent = {
  quote: '2026-11-21',
  message: 'message-2026-11-21',
} as const satisfies Readonly<Record<'quote' | 'message', ConsentVersion>>;
