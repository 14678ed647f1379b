import type { Localized } from '#content/language.ts';

/** The text message of an alarm: 160 plain characters at most, so every word is short. Parts that are not known are left out. */
export const smsWords = {
  en: {
    late: 'OVERDUE, call',
    lateUrgent: 'OVERDUE, URGENT, call',
    again: 'Follow up',
    /** Several at once: whom to call, as many as there is room for. */
    many: '{count} OVERDUE:',
    manyAgain: '{count} to follow up:',
    urgent: 'URGENT',
    more: '+{count} more',
    answer: 'OVERDUE, answer',
    somebody: 'a customer',
  },
} as const satisfies Localized<unknown>;
