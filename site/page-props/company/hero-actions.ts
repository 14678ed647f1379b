import { actionWords } from '#content/words/shell/action-words.ts';
import type { Language } from '#content/language.ts';
import { contactWords } from '#content/words/pages/contact-words.ts';
import { corePath, quoteFormAnchor, quoteFormPath } from '#domain/paths/paths.ts';
import { settings } from '#site/settings.ts';

/** Where the form is that a button leads to. */
export type FormPlace = 'on the contact page' | 'on this page';

/** The two buttons of a hero: call, and schedule on the contact page, or at the form of this page when it has one. */
export function heroActions(language: Language, form: FormPlace = 'on the contact page') {
  const words = actionWords[language];
  return {
    phone: { e164: settings.phone, text: settings.phoneText },
    callLabel: words.call,
    schedule:
      form === 'on this page'
        ? { label: words.getFreeQuote, path: quoteFormAnchor }
        : { label: words.scheduleOnline, path: quoteFormPath(language) },
  };
}

/** The call alone, where the answer itself comes before a form. */
export function callAction(language: Language) {
  const { phone, callLabel } = heroActions(language);
  return { phone, callLabel };
}

/** Leads to what to do about gas, smoke, fire or water, on the contact page. */
export function dangerLink(language: Language) {
  const { label, text } = contactWords[language].dangerLink;
  return { label, links: [{ text, path: `${corePath('contact', language)}#danger` }] };
}

/** The buttons of the page where a request has been sent: call, and home. */
export function homeActions(language: Language) {
  const words = actionWords[language];
  return {
    ...heroActions(language),
    schedule: { label: words.home, path: corePath('home', language) },
  };
}
