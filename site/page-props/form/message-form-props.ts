// Gathers what the message form needs from content and settings; the island itself holds neither, but what is wrong with a field.
import { messageFormWords } from '#content/words/forms/form-words.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import type { Language } from '#content/language.ts';
import { corePath } from '#domain/paths/paths.ts';
import { settings } from '#site/settings.ts';
import { siteWords } from '#site/settings-words.ts';

type FormPage = {
  readonly language: Language;
  /** Path of the page the form stands on. */
  readonly page: string;
};

/** The props of a message form on a page: `<MessageForm client:visible {...messageFormProps({ language, page })} />`. */
export function messageFormProps({ language, page }: FormPage) {
  const today = siteWords(todayWords, language);
  return {
    words: siteWords(messageFormWords, language),
    promise: today.promise.standing,
    emailPromise: today.email.standing,
    endpoint: settings.messageEndpoint,
    phone: { e164: settings.phone, text: settings.phoneText },
    page,
    nextPage: corePath('submitted', language),
    lang: language,
  };
}
