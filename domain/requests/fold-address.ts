// Email addresses that reach one mailbox, told as one.
import { foldApostrophes } from '#domain/words/fold-text.ts';

/** Google delivers whatever dots stand before the @ (support.google.com/mail/answer/7436150). */
const dotless = new Set(['gmail.com']);
const otherNames: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

function foldDomain(domain: string): string {
  const written = domain.replace(/\.$/u, '');
  // In punycode, whichever way it was typed.
  const address = `http://${written}`;
  const plain = URL.canParse(address) ? new URL(address).hostname : written;
  return otherNames[plain] ?? plain;
}

/**
 * The same text for addresses that mean one mailbox: without capitals, without a tag after "+", which most providers leave
 * out, and at Gmail without dots. Where a provider does tell such addresses apart, two people count as one: whoever counts
 * by this must do no harm by it.
 */
export function foldAddress(address: string): string {
  const text = foldApostrophes(address).normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = foldDomain(text.slice(at + 1));
  const name = text.slice(0, at).split('+', 1)[0] ?? '';
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
