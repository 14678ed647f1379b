// Gathers what the quote form needs from content and settings; the island itself holds neither, but what is wrong with a field.
import { quoteFormWords, sameDayWords } from '#content/words/forms/form-words.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { errorCodesWords } from '#content/words/repairs/error-codes-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { corePath } from '#domain/paths/paths.ts';
import { signChoices } from '#site/page-props/service/sign-choices.ts';
import { settings } from '#site/settings.ts';
import { siteWords } from '#site/settings-words.ts';

type FormPage = {
  readonly language: Language;
  /** Path of the page the form stands on. */
  readonly page: string;
  readonly appliance?: ServiceSlug;
  /** ZIP codes of the place: one is filled in, several are offered. */
  readonly zips?: readonly string[];
  /** No visit can be today: the place is outside the regions. */
  readonly isFar?: boolean;
  /** A place of which it is said which window is open first. */
  readonly hasWindow?: boolean;
  /** Codes to ask about stand beside the form, or one is kept from a form that was sent before. */
  readonly codes?: 'beside' | 'kept';
};

/** The signs of one appliance as the form asks for them. */
function signsFor(appliance: ServiceSlug, language: Language) {
  const { field, notSure } = signFrameWords[language];
  return { label: field, notSure, choices: signChoices(appliance, language) };
}

function codesFor(kind: 'beside' | 'kept', language: Language) {
  return kind === 'kept' ? { kind } : { kind, label: errorCodesWords[language].asked };
}

/** The props of a quote form on a page: `<QuoteForm client:visible {...quoteFormProps({ language, page })} />`. */
export function quoteFormProps({
  language,
  page,
  appliance,
  zips = [],
  isFar = false,
  hasWindow = false,
  codes,
}: FormPage) {
  const { timeZone, sameDayCutoffHour } = settings.hours;
  const { coverageEndpoint: coverage, todayEndpoint: today } = settings;
  return {
    words: siteWords(quoteFormWords, language),
    sameDay: isFar ? undefined : siteWords(sameDayWords, language),
    hours: { timeZone, sameDayCutoffHour },
    promise: siteWords(todayWords, language).promise.standing,
    hasWindow,
    zipEndpoints: today === undefined ? undefined : { coverage, today },
    appliances: services.map(({ slug }) => ({ value: slug, label: serviceWords[language][slug].name })),
    endpoint: settings.quoteEndpoint,
    phone: { e164: settings.phone, text: settings.phoneText },
    page,
    nextPage: corePath('submitted', language),
    lang: language,
    appliance,
    zip: zips.length === 1 ? zips[0] : undefined,
    zips: zips.length > 1 ? zips : undefined,
    signs: appliance === undefined ? undefined : signsFor(appliance, language),
    codes: codes && codesFor(codes, language),
  };
}
