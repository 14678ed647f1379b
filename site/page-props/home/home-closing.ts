// What the last bands of the home page show: the refrigerator's story, benefits, questions, and the last call.
import { company } from '#content/company/company.ts';
import { faqs, faqsHeading } from '#content/words/pages/faqs.ts';
import { homeWords, type HomeWords } from '#content/words/pages/home-words.ts';
import type { Language } from '#content/language.ts';
import { corePath, servicePath } from '#domain/paths/paths.ts';
import { fillText, formatNumber, inLanguage } from '#domain/words/wording.ts';
import { settings } from '#site/settings.ts';
import { pictureWords } from '#content/words/shell/picture-words.ts';
import type { HomePictures } from './home-pictures.ts';
import { homePrices } from './home-prices.ts';

function plateFacts({ plate }: HomeWords['callBlock'], language: Language) {
  return [
    { label: plate.visit, value: fillText(plate.from, homePrices(language)) },
    {
      label: plate.warranty,
      value: fillText(plate.days, { days: formatNumber(company.warrantyDays, language) }),
    },
    { label: plate.hours, value: plate.hoursValue },
    { label: plate.emergency, value: plate.emergencyValue },
  ];
}

export function homeClosing(language: Language, pictures: HomePictures) {
  const words = inLanguage(homeWords, language);
  const phone = { e164: settings.phone, text: settings.phoneText };
  const refrigeratorPath = servicePath('refrigerator', language);
  const { nearYou, problems, callBlock, closing } = words;
  return {
    nearYou: {
      heading: nearYou.heading,
      paragraphs: nearYou.paragraphs.map((text) => fillText(text, homePrices(language))),
      link: { text: nearYou.link, path: refrigeratorPath },
      picture: pictures.nearYou,
      alt: inLanguage(pictureWords, language).appliances.refrigerator,
    },
    timely: words.timely,
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
      facts: plateFacts(callBlock, language),
    },
    faqs: {
      heading: inLanguage(faqsHeading, language),
      note: words.faqs.note,
      faqs: inLanguage(faqs, language),
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
