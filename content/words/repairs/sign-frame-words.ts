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
    /** What those labels mean, over a list of signs, of a brand's faults or of codes. */
    keyHeading: 'What the labels mean',
    keyLines: (holdsFood: boolean): readonly string[] => [
      '“Safe to use”: the repair can wait.',
      '“Use with care”: run it only as the entry says.',
      `“One reset only” and “One test only”: do the step one time. If the code or the problem comes back, call us and leave the machine off${holdsFood ? '; a refrigerator stays on, unless its entry says otherwise' : ''}.`,
      '“Leave it off”: do not run it before the repair.',
    ],
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
