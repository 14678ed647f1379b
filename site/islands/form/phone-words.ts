/** A phone number to dial (E.164) and as people read it. */
export type PhoneWords = { readonly e164: string; readonly text: string };
