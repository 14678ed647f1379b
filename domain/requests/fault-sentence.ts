// The sentence for a fault of a form, the same in the browser and on the server's answer page.
import { faultWords, type FaultWords } from '#content/words/forms/fault-words.ts';
import type { Language } from '#content/language.ts';
import type { MessageFault } from './message-request.ts';
import type { QuoteFault } from './quote-request.ts';

export type FormFault = QuoteFault | MessageFault;

/** What was wrong with a field and what to do about it, in words that were handed in (an island holds no catalogue). */
export function faultSentenceIn(words: FaultWords, fault: FormFault): string {
  return fault.code === 'missing' ? words.missing[fault.field] : words[fault.code];
}

/** What was wrong with a field and what to do about it. */
export function faultSentence(fault: FormFault, language: Language): string {
  return faultSentenceIn(faultWords[language], fault);
}
