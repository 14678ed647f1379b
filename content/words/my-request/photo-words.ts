// Photos on the page of a visitor's own request, and how staff read of them. Sizes and numbers come as values.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export type PhotoWords = Texts<(typeof photoWords)['en']>;

export const photoWords = {
  en: {
    heading: 'Add photos',
    /** Of a request that is over: there is nothing to add any more. */
    keptHeading: 'Your photos',
    text: 'The label with the model number helps most: the technician then brings the right parts. What the display shows helps, too. Up to {most} photos.',
    camera: 'Take a photo',
    files: 'Choose photos',
    button: 'Send the photos',
    /** Of each photo; {number} counts from one. */
    alt: 'Your photo {number}',
    remove: 'Remove photo {number}',
    removeShort: 'Remove',
    private: 'Only you and our staff see them. Where and when they were taken is removed.',
    /** While a photo is on its way, with script. */
    upload: {
      list: 'Photos being sent',
      waiting: 'Waiting',
      sending: '{percent} percent sent',
      checking: 'Sent. We are looking at it.',
      kept: 'Photo {number} is with us.',
      removed: 'The photo is removed.',
      failed: 'Not sent. The connection broke.',
      cancel: 'Cancel',
      retry: 'Try again',
      dismiss: 'Put aside',
    },
    /** Above the form; the faults of each photo follow, then how else to reach us. */
    problem: 'Not every photo could be taken.',
    orCall: 'You can also send fewer, or call us: {phone}.',
    /** Behind the name of the file. */
    faults: {
      'too-large': 'It is larger than {size}. Take it again with a smaller size, or send a screenshot of it.',
      'not-a-picture': 'This is not a photo we can read. We take JPEG, PNG and WebP.',
      heic: 'This is an HEIC file, which we cannot read. Choose it from the photo library of your iPhone, or send a screenshot of it.',
      unreadable: 'The photo is damaged or empty. Please take it again.',
      'too-many-pixels': 'The photo has too many pixels. Please send a screenshot of it.',
      'too-many': 'You have sent as many photos as a request can have. Remove one first.',
      busy: 'Many photos are coming in right now. Please try again in a minute.',
      away: 'The fault is ours. Please try again in a minute.',
    },
    /** Of the whole post. */
    unreadable: 'The photos did not arrive whole. Please send them again, one at a time if need be.',
    tooMuch: 'Together the photos are too large. Please send them one at a time.',
    tooSlow: 'The connection was too slow for the photos. Please send them one at a time, or later.',
    none: 'No photo was chosen.',
    /** In the history on the board. */
    added: 'Added a photo',
    removed: 'Removed a photo',
  },
} as const satisfies Localized<unknown>;
