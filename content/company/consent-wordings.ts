// Every wording that ever stood beside the button of a form, by the version that is kept with each lead. A new wording is a new
// row: one that was shown is never changed and never removed, so that what somebody agreed to can be read years later.
import type { Localized } from '#content/language.ts';

export type ConsentVersion = keyof typeof consentWordings;

export const consentWordings = {
  '2026-11-21': {
    en: 'By sending this form you ask us to call or e-mail you about this repair. We do not add you to any marketing list.',
  },
  '2026-11-28': {
    en: 'By sending this form you ask us to call or email you about this repair. We do not add you to any marketing list.',
  },
  // Nothing is shown to who calls: this is what they asked for, as the operator took it down.
  'by phone': {
    en: 'Asked us on the phone to be called back about this repair.',
  },
  'message-2026-11-21': {
    en: 'We use what you write here to answer you, and for nothing else.',
  },
  // Beside the button on the page of the request.
  'texts-2026-11-25': {
    en: 'By pressing the button you agree to texts about this visit: when it is scheduled, moved or canceled, and when your technician is on the way. Message and data rates may apply. Reply STOP to end, HELP for help. You get our service without them, too.',
  },
  // Read to who calls; the operator ticks it.
  'texts by phone': {
    en: 'Agreed on the phone to texts about this visit: when it is scheduled, moved or canceled, and when the technician is on the way. Was told that message and data rates may apply, and that STOP ends them.',
  },
} as const satisfies Readonly<Record<string, Localized<string>>>;

/** What is agreed to today before we text: on the page of the request, and on the phone. */
export const textConsents = {
  page: 'texts-2026-11-25',
  phone: 'texts by phone',
} as const satisfies Readonly<Record<'page' | 'phone', ConsentVersion>>;

/** What stands beside the button of each form today. */
export const shownConsent = {
  quote: '2026-11-28',
  message: 'message-2026-11-21',
} as const satisfies Readonly<Record<'quote' | 'message', ConsentVersion>>;
