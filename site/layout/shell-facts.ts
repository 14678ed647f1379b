import { sameDayWords, type SameDayWords } from '#content/words/forms/form-words.ts';
import { shellWords, type ShellWords } from '#content/words/shell/shell-words.ts';
import { todayWords, type TodayWords } from '#content/words/shell/today-words.ts';
import type { Language } from '#content/language.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { Phone } from '#site/elements/buttons/CallLink.tsx';
import { settings } from '#site/settings.ts';
import { siteWords } from '#site/settings-words.ts';

/** What the page of a place tells the shell. */
export type ShellPlace = {
  /** Where we are: the region around the place. */
  readonly serving: string;
  /** No visit can be today: the place is outside the regions. */
  readonly isFar: boolean;
};

/** What every part around the page needs to know. */
export type ShellFacts = {
  readonly language: Language;
  readonly words: ShellWords;
  /** Undefined where no visit can be today. */
  readonly sameDay: SameDayWords | undefined;
  readonly today: TodayWords;
  /** Where what is true now is asked; undefined on a site without a server of ours. */
  readonly todayApi: string | undefined;
  readonly hours: ServiceHours;
  readonly siteName: string;
  readonly phone: Phone;
  readonly supportEmail: string;
  /** Where we are: the whole area in the words of the specification, or the region around a place. */
  readonly serving: string;
  readonly socialUrls: readonly string[];
  /** Path of the page around which the shell is drawn. */
  readonly path: string;
};

/** What the shell of a page says, on the pages of a place what is true there. */
export function shellFacts(path: string, language: Language, place?: ShellPlace): ShellFacts {
  const words = siteWords(shellWords, language);
  return {
    language,
    words,
    sameDay: place?.isFar === true ? undefined : siteWords(sameDayWords, language),
    today: siteWords(todayWords, language),
    todayApi: settings.todayEndpoint,
    hours: settings.hours,
    siteName: settings.siteName,
    phone: { e164: settings.phone, text: settings.phoneText },
    supportEmail: settings.supportEmail,
    socialUrls: settings.socialUrls,
    serving: place?.serving ?? words.strip.serving,
    path,
  };
}
