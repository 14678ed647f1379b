import type { Language } from '#content/language.ts';
import { faultSentence, type FormFault } from '#domain/requests/fault-sentence.ts';

/** The faults that are left once the visitor has edited a field. Either way of answering settles the want of one. */
export function faultsAfterEdit(faults: readonly FormFault[], edited: string): readonly FormFault[] {
  const answers = edited === 'email' || edited === 'phone';
  return faults.filter(({ field, code }) => field !== edited && !(answers && code === 'no-way-to-answer'));
}

/** What the toast of a failed submit says: the specification's sentence while something is missing, else the first fault. */
export function failedSubmitToast(
  faults: readonly FormFault[],
  missingToast: string,
  language: Language,
): string {
  const [first] = faults;
  if (first === undefined || faults.some(({ code }) => code === 'missing')) return missingToast;
  return faultSentence(first, language);
}
