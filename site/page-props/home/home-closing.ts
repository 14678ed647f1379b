// What the last bands of the home page show: the refrigerator's story, benefits, questions, and the last call.
import { faqs, faqsHeading } from '#content/words/pages/faqs.ts';
import { homeWords } from '#content/words/pages/home-words.ts';
import type { Language } from '#content/language.ts';
import { corePath, servicePath } from '#domain/paths/paths.ts';
import { inLanguage } from '#domain/words/wording.ts';
import { settings } from '#site/settings.ts';
import { pictureWords } from '#content/words/shell/picture-words.ts';
import type { HomePictures } from './home-pictures.ts';
import { siteWords } from '#site/settings-words.ts';

export function homeClosing(language: Language, pictures: HomePictures) {
  const words = siteWords(homeWords, language);
  const phone = { e164: settings.phone, text: settings.phoneText };
  const refrigeratorPath = servicePath('refrigerator', language);
  /** The story of the sign on the appliance's page. */
  const warmPath = `${refrigeratorPath}#warm-everywhere`;
  const { nearYou, timely, problems, callBlock, closing } = words;
  return {
    nearYou: {
      heading: nearYou.heading,
      paragraphs: nearYou.paragraphs,
      link: { text: nearYou.link, path: refrigeratorPath },
      picture: pictures.nearYou,
      alt: inLanguage(pictureWords, language).appliances.refrigerator,
    },
    timely: { ...timely, link: { text: timely.link, path: warmPath } },
    problems: {
      heading: problems.heading,
      lead: problems.lead,
      problems: problems.cards.map((card) => ({ ...card, firstDoLabel: problems.firstDo })),
      link: { text: problems.link, path: refrigeratorPath },
    },
    benefits: words.benefits,
    callBlock: {
      heading: callBlock.heading,
      text: callBlock.text,
      call: callBlock.call,
      phone,
      link: { text: callBlock.link, path: corePath('brands', language) },
    },
    faqs: {
      heading: inLanguage(faqsHeading, language),
      note: words.faqs.note,
      faqs: siteWords(faqs, language),
    },
    closing: {
      heading: closing.heading,
      text: closing.text,
      call: closing.call,
      phone,
      schedule: { text: closing.schedule, path: corePath('contact', language) },
      picture: pictures.closing,
      alt: inLanguage(pictureWords, language).scenes.condo,
    },
  };
}
