// The labels around the signs of the catalogue, the same on local pages, service pages, brand pages and in the form.
import type { MayRun, SecondVisit } from '#content/catalogue/signs/sign-form.ts';
import type { Localized } from '#content/language.ts';

const mayRun = {
  yes: 'Safe to use',
  'with-care': 'Use with care',
  'reset-once': 'One reset only',
  'test-once': 'One test only',
  no: 'Leave it off',
} as const satisfies Record<MayRun, string>;

const secondVisit = {
  seldom: 'One visit is usually enough.',
  sometimes: 'A part sometimes has to be ordered.',
  often: 'A part often has to be ordered.',
} as const satisfies Record<SecondVisit, string>;

export const signFrameWords = {
  en: {
    mayRun,
    causes: 'Likely causes',
    checks: 'What you can check',
    visit: 'What the technician does',
    secondVisit,
    worthIt: 'Is it worth fixing?',
    tellUs: 'What we ask when you call',
    ask: 'Ask about this',
    /** Beside a sign that was chosen: leads to the form that it was taken into. */
    toForm: 'Continue',
    /** The form's own field. */
    field: 'What is it doing?',
    notSure: 'Not sure, or something else',
  },
} as const satisfies Localized<unknown>;
