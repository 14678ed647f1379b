// What stands before the faults of an appliance of which some are to be left off by a recall: it comes before any test.
import type { Localized } from '#content/language.ts';

export const recallFirstWords = {
  en: {
    question: 'First, is yours recalled?',
    /** Before the machines, each a line. A recall seldom names all of them. */
    some: 'Some of these are:',
    /** Of machines whose recall we read without the dates of their sale. */
    recalledIn: (machines: string, years: string, count: number) =>
      `${machines} (${count === 1 ? 'recall' : 'recalls'} of ${years})`,
    /** Some recalls allow a part of the use, and some only ask for care: those stand behind the link that follows. */
    order:
      'Until you have looked, leave it off. If it is recalled, do what the recall says before you use it. Others may be recalled, too:',
  },
} as const satisfies Localized<unknown>;
