// Texts about the visit, agreed to or taken back on the page of the request.
import { textConsents } from '#content/company/consent-wordings.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { mayText } from '#domain/leads/text-consent.ts';
import type { RequestFacts } from '#domain/my-request/request-shown.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { TextStore } from '#server/store/acts/my-request/text-store.ts';
import { asksDigits } from './last-digits.ts';
import type { ActionParts, ActionResult } from './post-my-request.ts';

/** What staff read. */
const words = requestChangeWords.en;

/** What the page says of texts. A link that is old may lie about: whoever found it agrees to nothing. */
export function textsOf(
  request: MyRequest,
  { canAdd }: Pick<RequestFacts, 'canAdd'>,
  areOn: boolean,
  now: number,
): RequestFacts['texts'] {
  if (!areOn) return 'none';
  if (mayText(request)) return 'agreed';
  if (request.texts?.phone === request.phone) return 'stopped';
  return canAdd && request.phone !== '' && !asksDigits(request, now) ? 'offer' : 'none';
}

/** Keeps the consent with the wording that was shown, or takes it back; twice is once. */
export async function changeTexts(
  request: MyRequest,
  typed: PostedFields,
  {
    store,
    now,
    newId,
    log,
  }: Omit<ActionParts, 'store'> & { readonly store: Pick<TextStore, 'agreeToTexts'> },
): Promise<ActionResult> {
  const isWanted = fieldText(typed, 'texts') === 'yes';
  if (isWanted && asksDigits(request, now())) return { kind: 'kept' };
  await store.agreeToTexts({
    ...{ id: newId(), leadId: request.id, at: now(), operator: words.operator },
    version: isWanted ? textConsents.page : undefined,
    note: isWanted ? words.texts.noted : words.texts.endNoted,
  });
  log('info', 'request changed', { kind: isWanted ? 'texts' : 'no texts', leadId: request.id });
  return { kind: 'kept' };
}
