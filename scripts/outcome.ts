// Alone, because `leads.ts` and `operators.ts` share nothing else.
/** What a command says in the end, and how it ends. */
export type Outcome = { readonly text: string; readonly exitCode: 0 | 1 };
