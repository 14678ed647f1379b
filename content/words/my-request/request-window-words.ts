// Choosing a window on the page of a visitor's own request. Nothing here may sound like an appointment: we confirm it.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export type RequestWindowWords = Texts<(typeof requestWindowWords)['en']>;

export const requestWindowWords = {
  en: {
    pick: {
      heading: 'Schedule online',
      text: 'Choose a two-hour window. We keep it free for you until we call. It becomes a visit when we have confirmed it with you on the phone, not before.',
      button: 'Keep this window for me',
    },
    move: {
      heading: 'Ask for another time',
      text: 'Choose a window that suits you better, or write what would. The visit stays as it is agreed until we have changed it with you.',
      note: 'What would suit you (optional)',
      button: 'Ask for another time',
    },
    /** A choice of the list. */
    noWindow: 'No window: agree on a time when you call me',
    callLabel: 'Call now',
  },
} as const satisfies Localized<unknown>;

/** What the server says of windows. */
export const windowStateWords = {
  en: {
    free: { one: '1 window', other: '{count} windows' },
    closed: 'closed',
    held: 'We keep {window} free for you until we call, at the latest until {until}. It is not agreed yet: we confirm it on the phone.',
    over: '{window} is not kept for you any more: its time is up. Choose again, or agree on a time when we call.',
    released: '{window} is not kept for you any more. Choose again, or agree on a time when we call.',
    lost: '{window} is not possible any more: {reason}. Choose another, or agree on a time when we call.',
    closedMeanwhile: 'we are closed then',
    asked: 'You asked for another time: {wish}. The visit stays as it is until we have changed it with you.',
    outside: 'Your ZIP code is outside the area we drive to. Call us, and we say whether we can come.',
    away: 'We make no visits in your region right now.',
    awayWhy: 'We make no visits in your region right now: {reason}.',
    awayNext: 'Windows are offered again when we are back. Until then, call us.',
    none: 'No window of the coming days is free. We find a time with you when we call, or call us now.',
    notNow: 'The free windows cannot be shown right now. We agree on a time when we call, or call us now.',
    byPhone: 'We agree on a time when we call you.',
    taken: '{window} is taken: somebody was faster, or it is too soon by now.',
    takenNext: 'The next one free is marked below: {window}. Press the button if it suits you.',
    takenKept: 'What you had chosen before stays yours.',
    nothingChosen: 'Choose a window first.',
    nothingAsked: 'Choose a window, or write what would suit you.',
  },
} as const satisfies Localized<unknown>;
