// What the pages say that the server answers with itself, when a form could not be taken as it was sent.
import type { Localized } from '#content/language.ts';

export type AnswerWords = {
  /** Title of the browser's tab, at most 60 characters. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly text: string;
  /** In front of the phone number. */
  readonly callLine: string;
};

export type AnswerName = keyof (typeof answerWords)['en'];

const orCall = 'Or call us now, day or night:';

export const answerWords = {
  en: {
    coverage: {
      title: 'ZIP Check: Do We Come to Your Home?',
      description:
        'The place or county your ZIP code belongs to, and what we can promise there. Or call us and ask.',
      heading: 'Your ZIP code',
      text: 'Type a ZIP code of five digits to see whether we come to your home.',
      callLine: 'A person can tell you more:',
    },
    'quote-faults': {
      title: 'Your quote request needs a correction',
      description: 'Something in your quote request could not be used. Everything you typed is still here.',
      heading: 'Almost there: please check your request',
      text: 'Nothing was lost. Correct what is marked below and send it again.',
      callLine: orCall,
    },
    'message-faults': {
      title: 'Your message needs a correction',
      description: 'Something in your message could not be used. Everything you typed is still here.',
      heading: 'Almost there: please check your message',
      text: 'Nothing was lost. Correct what is marked below and send it again.',
      callLine: orCall,
    },
    unavailable: {
      title: 'We could not take your request: please call',
      description:
        'We could not store your request just now. Please call us; what you typed is still on the page.',
      heading: 'We could not store your request',
      text: 'The fault is ours, and your request has not reached us. The quickest way is to call. Or send the form again in a minute: everything you typed is still here.',
      callLine: 'Call us now, day or night:',
    },
    'too-many': {
      title: 'Too many requests: please wait a minute or call',
      description:
        'Too many forms came from your connection within a minute. Please wait a minute, or call us.',
      heading: 'Please wait a minute, or call',
      text: 'Many forms came from your connection in a short time, so this one was not taken. Wait a minute and send it again: everything you typed is still here.',
      callLine: 'Calling always works:',
    },
    'too-large': {
      title: 'Your request was too long',
      description: 'What was sent is longer than our form can take. Please shorten it, or call us.',
      heading: 'That was more than our form can take',
      text: 'Nothing was stored. What we could read of it is still here: shorten the text and send it again.',
      callLine: orCall,
    },
    refused: {
      title: 'This form was not sent from our site',
      description:
        'A form reached us from another site, so it was not taken. Please use the form on our site, or call us.',
      heading: 'This form did not come from our site',
      text: 'To protect you we only take forms that are sent from our own pages. What was filled in is here: look it over and send it from this page.',
      callLine: orCall,
    },
  },
} as const satisfies Localized<Readonly<Record<string, AnswerWords>>>;

/** On every answer page, shown where a fault of ours has a number. */
export const errorNumberWords = {
  en: 'If you call, this number tells us what went wrong:',
} as const satisfies Localized<string>;

/** A page without the site around it, for when the site itself is what broke. */
export const plainPageWords = {
  en: {
    title: 'Please call us',
    heading: 'Something went wrong on our side',
    text: 'We cannot show you this page, or take a request here, right now. We take your request by phone.',
    callLine: 'Call us now, day or night:',
    errorNumber: errorNumberWords.en,
    again: 'Send it again',
  },
} as const satisfies Localized<unknown>;

/** The same page for a request that was not read, or never came whole, by the status it is answered with. */
export const unreadPageWords = {
  en: {
    400: {
      title: 'We could not read that: please call us',
      heading: 'We could not read what your browser sent',
      text: 'Nothing was stored. Please go back and send it again, or call us.',
    },
    408: {
      title: 'That took too long: please call us',
      heading: 'What you sent did not reach us in time',
      text: 'The connection was too slow or broke off, and nothing was stored. Please go back and send it again, or call us.',
    },
    429: {
      title: 'Too many requests: please call us',
      heading: 'Please wait a minute, or call',
      text: 'Very many requests came from your connection in a short time, so this one was not read and nothing was stored. Go back, wait a minute and send it again. Calling always works.',
    },
    431: {
      title: 'That was too long: please call us',
      heading: 'Your browser sent more than we can read',
      text: 'Nothing was stored. Please open our site anew in another window, or call us.',
    },
  },
} as const satisfies Localized<unknown>;
