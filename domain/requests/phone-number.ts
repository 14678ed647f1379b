// Phone numbers: ten digits however they are written, or a full international number.
import { findTextFault } from './form-fields.ts';
import { quoteFields } from './quote-fields.ts';

export type PhoneFault = 'not-a-phone-number' | 'no-such-phone-number';

/** The number of a person's writing without its extension; undefined if it is too long, or has other marks than numbers have. */
function findDigits(typed: string): { readonly digits: string; readonly isFull: boolean } | undefined {
  if (findTextFault(typed, quoteFields.phone.limit) !== undefined) return undefined;
  const number = typed
    .trim()
    .replace(/(?:ext\.?|extension|x|#)\s*\d{1,6}$/iu, '')
    .trim();
  if (!/^\+?[\d\s().\-/]+$/u.test(number)) return undefined;
  return { digits: number.replace(/\D/gu, ''), isFull: number.startsWith('+') };
}

/**
 * E.164 form of a number as a person writes it: "(305) 555-0142", "305.555.0142 ext 7", "1 305 555 0142", "+44 20 7946 0958".
 * Area code and exchange of a North American one begin with 2 to 9 (the numbering plan, nanpa.com): no other can be rung.
 * An extension is left out here; the lead keeps the text as typed beside it.
 */
export function parsePhoneNumber(typed: string): string | undefined {
  const { digits, isFull } = findDigits(typed) ?? { digits: '', isFull: false };
  if (/^1?(?:[2-9]\d{2}){2}\d{4}$/u.test(digits) && (!isFull || digits.length === 11))
    return `+1${digits.slice(-10)}`;
  return isFull && /^[2-9]\d{7,14}$/u.test(digits) ? `+${digits}` : undefined;
}

/** What is wrong with a number that cannot be called: too few or too many digits, or an impossible beginning. */
export function findPhoneFault(typed: string): PhoneFault | undefined {
  if (parsePhoneNumber(typed) !== undefined) return undefined;
  const { digits, isFull } = findDigits(typed) ?? { digits: '', isFull: false };
  const hasTen = isFull ? /^1\d{10}$/u.test(digits) : /^1?\d{10}$/u.test(digits);
  return hasTen ? 'no-such-phone-number' : 'not-a-phone-number';
}

/** "(305) 555-0142" for a number of the North American plan, the E.164 text for any other. */
export function formatPhoneNumber(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/u.exec(e164) ?? [];
  return area === undefined ? e164 : `(${area}) ${exchange}-${line}`;
}
