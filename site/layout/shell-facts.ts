import { sameDayWords, type SameDayWords } from '#content/words/forms/form-words.ts';
import { shellWords, type ShellWords } from '#content/words/shell/shell-words.ts';
import type { Language } from '#content/language.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { Phone } from '#site/elements/buttons/phone.ts';
import { settings } from '#site/settings.ts';
import { siteWords } from '#site/settings-words.ts';

/** What every part around the page needs to know. */
export type ShellFacts = {
  readonly language: Language;
  readonly words: ShellWords;
  readonly sameDay: SameDayWords;
  readonly hours: ServiceHours;
  readonly siteName: string;
  readonly phone: Phone;
  readonly supportEmail: string;
  readonly socialUrls: readonly string[];
  /** Path of the page around which the shell is drawn. */
  readonly path: string;
};

export function shellFacts(path: string, language: Language): ShellFacts {
  return {
    language,
    words: siteWords(shellWords, language),
    sameDay: siteWords(sameDayWords, language),
    hours: settings.hours,
    siteName: settings.siteName,
    phone: { e164: settings.phone, text: settings.phoneText },
    supportEmail: settings.supportEmail,
    socialUrls: settings.socialUrls,
    path,
  };
}
