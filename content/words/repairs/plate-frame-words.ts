// The words around a plate: the drawing of a machine, cut open, that lights the parts of a sign.
import type { PlateMark } from '#content/catalogue/plates/plate-form.ts';
import type { Localized } from '#content/language.ts';

const marks = {
  check: 'you can check',
  leave: 'leave it alone',
  bring: 'we bring it',
} as const satisfies Record<PlateMark, string>;

export const plateFrameWords = {
  en: {
    marks,
    alt: (machine: string) => `The inside of ${machine}, with the parts of this list lit`,
    /** "Pump filter (behind the small door): you can check" */
    part: (name: string, place: string, mark: string) =>
      `${name}${place === '' ? '' : ` (${place})`}: ${mark}`,
    note: (machine: string) => `This is ${machine}. Yours may differ.`,
  },
} as const satisfies Localized<unknown>;
