// What cannot be undone asks whoever comes by an old link for the last digits of the phone number: mails are forwarded, and lie about.
import { dayMs, hourMs } from '#domain/clocks/durations.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { fillText } from '#domain/words/wording.ts';
import { createWindowCounts, mostKeys } from '#server/http/limits/window-counts.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';

const linkIsOldMs = 30 * dayMs;
/** Of ten thousand, for each request. */
const mostGuesses = 5;

/** Whether the digits are asked for; of who gave no number nothing can be. */
export function asksDigits({ linkMadeAt, phone }: MyRequest, now: number): boolean {
  return linkMadeAt !== undefined && phone !== '' && now - linkMadeAt > linkIsOldMs;
}

/** Of what is corrected, the phone number and the street: by another one we reach and visit somebody else. */
function isForGood(action: string, typed: PostedFields): boolean {
  const given = (field: string) => fieldText(typed, field) !== '';
  return (
    action === 'cancel' || action === 'erase' || (action === 'change' && (given('phone') || given('street')))
  );
}

export type Unproven = { readonly problem: string; readonly status: 422 | 429 };
export type ProveByDigits = (request: MyRequest, action: string, typed: PostedFields) => Unproven | undefined;

/** Makes the function that says why an action is refused, if it is. `phone` of the company is E.164. */
export function createDigitsProof(phone: string, now: () => number): ProveByDigits {
  const guesses = createWindowCounts(now, mostKeys, hourMs);
  return (request, action, typed) => {
    if (!isForGood(action, typed) || !asksDigits(request, now())) return undefined;
    const { digits: words } = requestChangeWords[request.language];
    const say = (text: string) => fillText(text, { phone: formatPhoneNumber(phone) });
    const given = fieldText(typed, 'digits');
    if (given === '') return { problem: say(words.missing), status: 422 };
    if (guesses.add(request.id) > mostGuesses) return { problem: say(words.tooOften), status: 429 };
    return given === request.phone.slice(-4) ? undefined : { problem: say(words.wrong), status: 422 };
  };
}
