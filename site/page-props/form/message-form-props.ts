// Gathers what the message form needs from content and settings; the island itself holds neither.
import { faultWords } from '#content/words/forms/fault-words.ts';
import { messageFormWords } from '#content/words/forms/form-words.ts';
import { unsentWords } from '#content/words/forms/unsent-words.ts';
import type { Language } from '#content/language.ts';
import { corePath } from '#domain/paths/paths.ts';
import { settings } from '#site/settings.ts';
import { siteWords } from '#site/settings-words.ts';

type Place = {
  readonly language: Language;
  /** Path of the page the form stands on. */
  readonly page: string;
};

/** The props of a message form on a page: `<MessageForm client:visible {...messageFormProps({ language, page })} />`. */
export function messageFormProps({ language, page }: Place) {
  return {
    words: siteWords(messageFormWords, language),
    faultWords: faultWords[language],
    unsentWords: unsentWords[language],
    endpoint: settings.messageEndpoint,
    phone: { e164: settings.phone, text: settings.phoneText },
    page,
    nextPage: corePath('submitted', language),
    lang: language,
  };
}
