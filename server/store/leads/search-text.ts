import type { LeadContent } from '#domain/leads/lead.ts';
import { foldText } from '#domain/words/fold-text.ts';

/** What a search looks into, folded. */
export function searchTextOf({ name, email, zip, message, phone, phoneAsTyped }: LeadContent): string {
  return foldText([name, email, zip, message, phone, phoneAsTyped].join('\n'));
}
