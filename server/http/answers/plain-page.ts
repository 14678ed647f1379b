// The page that can always be made: a few words and the phone number, where the site's own page is missing or broke.
import { plainPageWords } from '#content/words/forms/answer-words.ts';
import { mailFieldWords } from '#content/words/forms/field-words.ts';
import type { FieldFault } from '#domain/answers/answer-parts.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { escapeHtml } from '#server/notices/mail/escape-html.ts';

type Said = { readonly title: string; readonly heading: string; readonly text: string };

/** A form that can be sent once more, to the path it was posted to. */
type SentForm = { readonly action: string; readonly fields: PostedFields };

type Facts = {
  readonly sent?: SentForm;
  readonly errorId?: string | undefined;
  readonly faults?: readonly FieldFault[];
  readonly said?: Said;
};

const labels: Readonly<Record<string, string>> = mailFieldWords.en;

/** What was typed, to be read and changed; what the page itself had added goes along unseen. */
function formAgain({ action, fields }: SentForm): string {
  const rows = Object.entries(fields).map(([name, text = '']) => {
    const [key, value] = [escapeHtml(name), escapeHtml(text)];
    const label = labels[name];
    if (label === undefined) return `<input type="hidden" name="${key}" value="${value}">`;
    // A text area of HTML leaves its first line end out.
    return `<p><label>${label}<br><textarea name="${key}" cols="30" rows="2">\n${value}</textarea></label></p>`;
  });
  return `<form method="post" action="${action}">${rows.join('')}<button>${plainPageWords.en.again}</button></form>`;
}

/** A whole document. `phone` is E.164; faults of a form, what was typed into it and the number of a fault of ours
 * are shown if there are any. */
export function plainPage(
  phone: string,
  { errorId, faults = [], sent, said = plainPageWords.en }: Facts = {},
): string {
  const { title, heading, text } = said;
  const { callLine, errorNumber } = plainPageWords.en;
  const number = escapeHtml(formatPhoneNumber(phone));
  const list = faults.map(({ sentence }) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${heading}</h1><p>${text}</p><ul data-fault-list${list === '' ? ' hidden' : ''}>${list}</ul>
<p>${callLine} <a href="tel:${escapeHtml(phone)}">${number}</a></p>
<p data-error-id${errorId === undefined ? ' hidden' : ''}>${errorNumber} <span>${escapeHtml(errorId ?? '')}</span></p>
${sent === undefined ? '' : formAgain(sent)}</main></html>`;
}
