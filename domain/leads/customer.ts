// What the desk keeps of a customer, whatever they send: it stands at every request of theirs.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';

/** Characters. */
export const longestCustomerText = { note: 300, language: 40 } as const;

export const customerFacts = z.object({
  /** "Loud dog, call the landlord first"; for who calls and for who goes there. */
  note: z.string(),
  /** The language they prefer to be spoken to in, in the desk's words. */
  language: z.string(),
  /** The company does not go there. They are called and listed all the same. */
  doNotServe: z.boolean(),
});
export type CustomerFacts = ReadonlyOutput<typeof customerFacts>;

export const noCustomerFacts: CustomerFacts = { note: '', language: '', doNotServe: false };
