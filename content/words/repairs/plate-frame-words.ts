// The words around a plate: the drawing of a machine, cut open, that lights the parts of a sign.
import type { PlateMark } from '#content/catalogue/plates/plate-form.ts';
import type { Localized } from '#content/language.ts';

const marks = {
  check: 'You can check',
  leave: 'Leave it alone',
  bring: 'Our work',
} as const satisfies Record<PlateMark, string>;

export const plateFrameWords = {
  en: {
    marks,
    /** Where the drawing is folded away. */
    open: 'Look inside the machine',
    /** Beside it, where the help of the problem is on the same page. */
    checks: 'What you can check',
    alt: (machine: string) => `The inside of ${machine}, with the parts of this list highlighted`,
    /** "You can check: Pump filter (behind the small door)": what one may do comes first. */
    part: (name: string, place: string, mark: string) =>
      `${mark}: ${name}${place === '' ? '' : ` (${place})`}`,
    note: (machine: string) => `This is ${machine}. Yours may differ.`,
    /** Of the drawing of another build, which has no list of its own. */
    same: 'The numbers are the same.',
  },
} as const satisfies Localized<unknown>;
