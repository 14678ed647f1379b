// The sentence for a fault of a form, the same in the browser and on the server's answer page.
import { faultWords } from '#content/words/forms/fault-words.ts';
import type { Language } from '#content/language.ts';
import type { MessageFault } from './message-request.ts';
import type { QuoteFault } from './quote-request.ts';

export type FormFault = QuoteFault | MessageFault;

/** What was wrong with a field and what to do about it. */
export function faultSentence(fault: FormFault, language: Language): string {
  const words = faultWords[language];
  return fault.code === 'missing' ? words.missing[fault.field] : words[fault.code];
}
