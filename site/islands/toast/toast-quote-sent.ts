import { toast } from 'sonner';
import type { QuoteFormWords } from '#content/words/forms/form-words.ts';
import { isOpenAt, type OpenHours } from '#domain/clocks/business-hours.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';

/** What the toast of a valid quote says. The promise of a call within minutes is made in open hours only. */
export function quoteSentWords(fields: PostedFields, words: QuoteFormWords, hours: OpenHours, nowMs: number) {
  const isUrgent = fieldText(fields, 'urgent') !== '';
  return {
    title: words.sentToast + (isUrgent ? words.sentToastUrgent : ''),
    promise: isOpenAt(nowMs, hours) ? words.callWithin : words.callAtOpening,
  };
}

export function toastQuoteSent(fields: PostedFields, words: QuoteFormWords, hours: OpenHours, nowMs: number) {
  const { title, promise } = quoteSentWords(fields, words, hours, nowMs);
  toast.success(title, { description: promise });
}
