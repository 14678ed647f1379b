// What the last bands of the home page show: the refrigerator's story, benefits, questions, and the last call.
import { faqs, faqsHeading } from '#content/words/pages/faqs.ts';
import { homeWords, type HomeWords } from '#content/words/pages/home-words.ts';
import type { Language } from '#content/language.ts';
import { services } from '#content/catalogue/services.ts';
import { corePath, servicePath } from '#domain/paths/paths.ts';
import { fillText, formatUsd, inLanguage } from '#domain/words/wording.ts';
import { settings } from '#site/settings.ts';
import { pictureWords } from '#content/words/shell/picture-words.ts';
import type { HomePictures } from './home-pictures.ts';
import { siteWords } from '#site/settings-words.ts';

/** Starting price of the appliance these bands are about. */
function refrigeratorPrice(language: Language): string {
  const refrigerator = services.find(({ slug }) => slug === 'refrigerator');
  return formatUsd(refrigerator?.startingPriceUsd ?? NaN, language);
}

function plateFacts({ plate }: HomeWords['callBlock'], price: string) {
  return [
    { label: plate.visit, value: fillText(plate.from, { price }) },
    { label: plate.warranty, value: plate.days },
    { label: plate.hours, value: plate.hoursValue },
    { label: plate.emergency, value: plate.emergencyValue },
  ];
}

export function homeClosing(language: Language, pictures: HomePictures) {
  const words = siteWords(homeWords, language);
  const price = refrigeratorPrice(language);
  const phone = { e164: settings.phone, text: settings.phoneText };
  const refrigeratorPath = servicePath('refrigerator', language);
  const { nearYou, problems, callBlock, closing } = words;
  return {
    nearYou: {
      heading: nearYou.heading,
      paragraphs: nearYou.paragraphs.map((text) => fillText(text, { price })),
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
      facts: plateFacts(callBlock, price),
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
