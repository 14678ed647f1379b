// Whether a customer may be sent text messages about their visit: what they agreed to, when and where, and whether they said STOP since.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';

export const textConsent = z.object({
  /** The number it is for, in E.164 form: another one was not agreed to. */
  phone: z.string(),
  /** Of the wording (content/company/consent-wordings.ts): it says where it was agreed to, on their page or on the phone. */
  version: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** When the number said STOP; null while it holds. */
  stoppedAt: z.nullable(z.number()),
  /** When the number said START after that; absent as long as it never did. */
  startedAt: z.optional(z.number()),
});
export type TextConsent = ReadonlyOutput<typeof textConsent>;

type Texted = { readonly phone: string; readonly texts: TextConsent | undefined };

/** Whether the number of a request may be sent texts. */
export function mayText({ phone, texts }: Texted): boolean {
  return texts?.stoppedAt === null && texts.phone === phone && phone !== '';
}

const endWords = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'optout', 'revoke'];
const startWords = ['start', 'unstop', 'yes'];

/** What a reply asks for, by the words that carriers obey: they are the whole reply. */
export function readReply(body: string): 'stop' | 'start' | 'help' | 'other' {
  const word = body
    .trim()
    .slice(0, 20)
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
  if (endWords.includes(word)) return 'stop';
  if (startWords.includes(word)) return 'start';
  return word === 'help' || word === 'info' ? 'help' : 'other';
}
