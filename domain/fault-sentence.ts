// The sentence for a fault of a form, the same in the browser and on the server's answer page.
import { faultWords } from '#content/form-words.ts';
import type { Language } from '#content/language.ts';
import type { MessageFault } from './message-request.ts';
import type { QuoteFault } from './quote-request.ts';

/** What was wrong with a field and what to do about it. */
export function faultSentence({ field, code }: QuoteFault | MessageFault, language: Language): string {
  const words = faultWords[language];
  return code === 'missing' ? words.missing[field] : words[code];
}
