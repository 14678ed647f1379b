// What pages say of this minute: open or closed, when we call, whether a visit can be today. The standing texts are those
// of a page that has not asked the server yet, or cannot: they hold at any hour, and tell people to call to be sure.
// Standing facts are filled in at build; {at}, {until}, {hours now} and the like by `todayTexts`.
import type { Localized } from '#content/language.ts';
import { sameDayWords } from '#content/words/forms/form-words.ts';
import type { Texts } from '#content/words/texts.ts';

export type TodayWords = Texts<(typeof todayWords)['en']>;

export const todayWords = {
  en: {
    /** The hours that texts of a page name in passing. */
    opens: '{opens}',
    closes: '{closes}',
    /** In front of an alert for a place, on pages that are not of that place. */
    alert: '{where}: {text}',
    county: '{name} County',
    alertLabel: 'Notice',
    /** Points in time: "at 7 am", "on Friday at 7 am", "on December 7 at 7 am". */
    atTime: 'at {time}',
    atDay: 'on {day} at {time}',
    /** The same without a preposition: "from 7 am", "until Friday, 7 am". */
    untilTime: '{time}',
    untilDay: '{day}, {time}',
    span: '{from} to {to}',
    now: {
      standing: 'Open {hours}',
      open: 'Open until {until}',
      closed: 'Visits from {until}',
      holiday: 'Closed today: {reason}',
      away: 'No visits here until {until}',
    },
    emergency: 'Call 24/7',
    promise: {
      standing:
        'From {opens} to {closes} we’ll call within {minutes} minutes; after hours, at {opens}. In a storm or on a holiday, call us.',
      open: "We'll call you within {minutes} minutes.",
      closed: 'We’ll call you {at}. Can’t wait? Call now.',
      away: 'We are away from this area: {awayReason}. We’ll call you {at}. Can’t wait? Call now.',
    },
    callback: {
      standing: 'in {minutes} minutes, {hours}',
      open: 'within {minutes} minutes, until {until}',
      closed: '{at}',
    },
    hours: {
      standing: '{hours}, every day',
      lasting: '{span}, every day',
      today: 'Today {span}',
      holiday: 'Closed today: {reason}',
    },
    email: {
      standing: 'We answer by email from {opens} to {closes}.',
      open: 'We answer by email from {span}.',
      closed: 'We answer by email after we open {opensNext}.',
    },
    thanks: {
      standing:
        'Sent from {opens} to {closes}, you hear from us within {minutes} minutes. Sent later, we’ll call at {opens}; on a holiday or in a storm, call to be sure.',
      /** In the minutes after closing somebody still waits for the call that was promised before. */
      justClosed:
        'Sent before we closed at {closedAt}, we still call you today. Sent later, we call {at}. Can’t wait? Call now.',
    },
    sameDay: {
      standing: 'Same-day visits: ask before {cutoff}',
      /** Seen without script; with it the time is counted down. */
      open: 'Same-day visits: ask before {by}',
      over: 'For a visit on {day}, ask before {by} that day',
      off: `${sameDayWords.en.off}. Next: {day}`,
    },
    ask: {
      standing: 'Ask before {cutoff}',
      open: 'Ask before {by}',
      over: 'Too late for today. For {day}, ask before {by} that day',
    },
    /** The first window that is open now. It must not sound like a promise: whoever asks first has it. Pages are built without it. */
    nextWindow: {
      when: '{day}, {window}',
      today: 'today',
      tomorrow: 'tomorrow',
      inPlace: 'Next open window {inPlace}: {when}',
      /** In the form, once the ZIP code is typed. */
      forZip: 'Next open window for your ZIP code: {when}',
      /** On pages about no place, where the same window is the first in every region, or only the same day. */
      everywhere: 'Next open window: {when}, in every region',
      everywhereDay: 'Next open window: {day}, in every region',
      /** There, where it is one of two days. */
      eitherDay: 'Next open window: {day} or {later}, depending on your ZIP code',
      /** On the page of a request, before anything is chosen. */
      toChoose: 'Next open window: {when}. It is the first to choose below.',
    },
  },
} as const satisfies Localized<unknown>;
