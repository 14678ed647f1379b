// What stands before the faults of an appliance of which some are to be left off by a recall: it comes before any test.
import type { Localized } from '#content/language.ts';

export const recallFirstWords = {
  en: {
    question: 'First, is yours recalled?',
    /** Before the machines, each a line. A recall seldom names all of them. */
    some: 'Some of these are:',
    order: 'Look yours up before any test. If it is recalled, leave it off and do what the recall says.',
  },
} as const satisfies Localized<unknown>;
