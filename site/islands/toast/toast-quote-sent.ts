import { toast } from 'sonner';
import type { QuoteFormWords } from '#content/words/forms/form-words.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';

/** What the toast of a valid quote says: when we call, in the words the form shows, and first what its ZIP code means. */
export function quoteSentWords(
  fields: PostedFields,
  words: QuoteFormWords,
  { promise, zipNote }: { readonly promise: string; readonly zipNote: string },
) {
  const isUrgent = fieldText(fields, 'urgent') !== '';
  return {
    title: words.sentToast + (isUrgent ? words.sentToastUrgent : ''),
    description: zipNote === '' ? promise : `${zipNote} ${promise}`,
  };
}

export function toastQuoteSent(...sent: Parameters<typeof quoteSentWords>) {
  const { title, description } = quoteSentWords(...sent);
  toast.success(title, { description });
}
