// Phone numbers: ten digits however they are written, or a full international number.

/**
 * E.164 form of a number as a person writes it: "(305) 555-0142", "305.555.0142 ext 7", "1 305 555 0142", "+44 20 7946 0958".
 * An extension is left out here; the lead keeps the text as typed beside it.
 */
export function parsePhoneNumber(typed: string): string | undefined {
  const number = typed.trim().replace(/\s*(?:ext\.?|extension|x|#)\s*\d{1,6}$/iu, '');
  if (!/^\+?[\d\s().\-/]+$/u.test(number)) return undefined;
  const digits = number.replace(/\D/gu, '');
  if (number.startsWith('+')) return /^[1-9]\d{7,14}$/u.test(digits) ? `+${digits}` : undefined;
  if (/^1\d{10}$/u.test(digits)) return `+${digits}`;
  return /^[2-9]\d{9}$/u.test(digits) ? `+1${digits}` : undefined;
}

/** "(305) 555-0142" for a number of the North American plan, the E.164 text for any other. */
export function formatPhoneNumber(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/u.exec(e164) ?? [];
  return area === undefined ? e164 : `(${area}) ${exchange}-${line}`;
}
