// What a brand's page asks before its faults, where a recall says to leave some of its machines off: it comes before any test.
import type { Localized } from '#content/language.ts';

export const recallFirstWords = {
  en: {
    question: 'Is yours recalled?',
    /** Over the machines, by appliance. */
    order:
      'If yours could be one of these, stop using it and cut its power until you have looked at its recall. Unplug it if you can reach a dry, cool plug; otherwise, turn off its breaker. Do what the recall says before you use it.',
    /** Of machines whose recall we read without the dates of their sale. */
    recalledIn: (machines: string, years: string, count: number) =>
      `${machines} (${count === 1 ? 'recall' : 'recalls'} of ${years})`,
    /** Some recalls allow a part of the use, and some only ask for care: those stand behind the link that follows. `of` is "refrigerators". */
    others: (count: number, of: string) => {
      if (count === 0) return 'The list further down says what the maker offers. It may not be complete:';
      const more = count === 1 ? `One more recall, of ${of}, is` : `${count} more recalls, of ${of}, are`;
      return `${more} in the list further down. Use such a machine only as its recall allows:`;
    },
  },
} as const satisfies Localized<unknown>;
