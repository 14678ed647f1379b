// The labels around the signs of the catalogue, the same on local pages, service pages, brand pages and in the form.
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import type { Localized } from '#content/language.ts';

const mayRun = {
  yes: 'Safe to use',
  'with-care': 'Use with care',
  no: 'Leave it off',
} as const satisfies Record<MayRun, string>;

export const signFrameWords = {
  en: {
    mayRun,
    wholeStory: 'The whole story',
    /** Read out after "The whole story", so that the link makes sense alone. */
    wholeStoryOf: (sign: string) => `: ${sign}`,
    ask: 'Ask about this',
    asked: 'In your request',
    toForm: 'Go to the form',
    /** The form's own field. */
    field: 'What is it doing?',
    notSure: 'Not sure, or something else',
  },
} as const satisfies Localized<unknown>;
