// Apart from wording.ts, which browsers load: only the server needs these.
import { languages, type Language } from '#content/language.ts';

/** The language of a code such as a form's `lang` field or a lead's column; undefined if the site does not speak it. */
export function findLanguage(code: string | undefined): Language | undefined {
  return languages.find((language) => language === code);
}

const folders = { en: '' } as const satisfies Record<Language, string>;

/** The folder of the built site a language's pages are in, which is also its prefix in paths. */
export function languageFolder(language: Language): string {
  return folders[language];
}
