// Gathers what the page of a request says and needs before anything is told of one.
import { consentWordings, shownConsent, textConsents } from '#content/company/consent-wordings.ts';
import { services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { photoWords } from '#content/words/my-request/photo-words.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { requestWindowWords } from '#content/words/my-request/request-window-words.ts';
import { noRequestWords, requestWords } from '#content/words/my-request/request-words.ts';
import { numberWords } from '#content/words/repairs/number-words.ts';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { submittedWords } from '#content/words/pages/submitted-words.ts';
import { mostPhotos, longestCode, longestNote } from '#domain/my-request/request-limits.ts';
import {
  corePath,
  errorCodesPath,
  myRequestApiPath,
  myVisitFilePath,
  photosAnchor,
  quoteFormPath,
  requestPhotosPath,
} from '#domain/paths/paths.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { nameAppliance } from '#domain/repair/lead-appliance.ts';
import { fillText } from '#domain/words/wording.ts';
import { visitSteps } from '#site/page-props/company/visit-steps.ts';
import { numberPictures, platePictures } from '#site/pictures/plate-picture.ts';
import { settings } from '#site/settings.ts';
import { siteWords } from '#site/settings-words.ts';

const phone = { e164: settings.phone, text: settings.phoneText };

/** The props of the page that has none to show. */
export function noRequestProps(language: Language) {
  return { words: noRequestWords[language], phone, formPath: quoteFormPath(language) };
}

/** The props of the page of a request: `<RequestPage {...requestPageProps(language)} shown={shown}>`. */
export function requestPageProps(language: Language) {
  const words = photoWords[language];
  const { heading, items } = siteWords(submittedWords, language).ready;
  const visit = visitSteps(language);
  const { street, unit, access } = quoteFields;
  const actionOf = (name: string) => `${myRequestApiPath}/${name}`;
  return {
    state: {
      words: siteWords(requestWords, language),
      phone,
      path: corePath('submitted', language),
      filePath: myVisitFilePath,
      look: {
        open: plateFrameWords[language].open,
        help: signFrameWords[language].checks,
        pictures: platePictures,
      },
    },
    windows: {
      words: siteWords(requestWindowWords, language),
      phone,
      actions: { pick: actionOf('window'), move: actionOf('another-time') },
      longestNote,
    },
    photos: {
      words,
      text: fillText(words.text, { most: String(mostPhotos) }),
      action: requestPhotosPath + photosAnchor,
      number: { label: numberWords[language].heading, pictures: numberPictures },
    },
    changes: {
      words: siteWords(requestChangeWords, language),
      actions: {
        change: actionOf('change'),
        again: actionOf('again'),
        cancel: actionOf('cancel'),
        erase: actionOf('erase'),
        texts: actionOf('texts'),
      },
      consent: consentWordings[shownConsent.quote][language],
      textConsent: consentWordings[textConsents.page][language],
      codesPath: errorCodesPath(language),
      appliances: services.map(({ slug }) => ({ value: slug, label: nameAppliance(slug, language) })),
      longest: {
        ...{ note: longestNote, code: longestCode, message: quoteFields.message.limit },
        ...{ street: street.limit, unit: unit.limit, access: access.limit },
      },
    },
    // Of who has called already.
    ready: { heading, items, visit: { ...visit, steps: visit.steps.slice(1) } },
  };
}
