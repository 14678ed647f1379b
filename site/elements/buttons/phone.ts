/** The company's number: E.164 for the tel: link, and as people read it. */
export type Phone = { readonly e164: string; readonly text: string };
