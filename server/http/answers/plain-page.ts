// The page that can always be made: a few words and the phone number, where the site's own page is missing or broke.
import { plainPageWords } from '#content/words/forms/answer-words.ts';
import type { FieldFault } from '#domain/answers/answer-parts.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { escapeHtml } from '#server/notices/mail/escape-html.ts';

type Said = { readonly title: string; readonly heading: string; readonly text: string };

type Facts = {
  readonly errorId?: string | undefined;
  readonly faults?: readonly FieldFault[];
  readonly said?: Said;
};

/** A whole document. `phone` is E.164; faults of a form and the number of a fault of ours are shown if there are any. */
export function plainPage(
  phone: string,
  { errorId, faults = [], said = plainPageWords.en }: Facts = {},
): string {
  const { title, heading, text } = said;
  const { callLine, errorNumber } = plainPageWords.en;
  const number = escapeHtml(formatPhoneNumber(phone));
  const list = faults.map(({ sentence }) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${heading}</h1><p>${text}</p><ul data-fault-list${list === '' ? ' hidden' : ''}>${list}</ul>
<p>${callLine} <a href="tel:${escapeHtml(phone)}">${number}</a></p>
<p data-error-id${errorId === undefined ? ' hidden' : ''}>${errorNumber} <span>${escapeHtml(errorId ?? '')}</span></p></main></html>`;
}
