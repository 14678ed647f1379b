// What every mail to a customer says: how to see and change the request, how to reach us, and what to do if it was not them.
import type { Localized } from '#content/language.ts';

export const customerMailWords = {
  en: {
    greeting: 'Hello,',
    /** Where a first name is known. */
    named: 'Hello {name},',
    /** A private link. */
    open: 'Open your request',
    /** The link stands below it. */
    follow: 'See how your request stands, add to it, change it or cancel it:',
    /** A number to tap follows. */
    call: 'In an emergency, or to talk now, call us. We answer the phone day and night:',
    write: 'Or write to {email}, or just reply to this email.',
    unasked:
      'If you did not ask us for anything, somebody mistyped an address. You do not have to do anything.',
  },
} as const satisfies Localized<unknown>;
