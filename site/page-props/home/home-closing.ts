// What the last bands of the home page show: the refrigerator's story, benefits, questions, and the last call.
import { plateMarks } from '#content/catalogue/plates/plate-form.ts';
import { faqs, faqsHeading } from '#content/words/pages/faqs.ts';
import { homeWords } from '#content/words/pages/home-words.ts';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import type { Language } from '#content/language.ts';
import { corePath, servicePath } from '#domain/paths/paths.ts';
import { listCheckMarks, tellPlate } from '#domain/repair/tell-plate.ts';
import { inLanguage } from '#domain/words/wording.ts';
import { platePictures } from '#site/pictures/plate-picture.ts';
import { heroActions, type FormPlace } from '#site/page-props/company/hero-actions.ts';
import { settings } from '#site/settings.ts';
import { pictureWords, type SceneName } from '#content/words/shell/picture-words.ts';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import type { HomePictures } from './home-pictures.ts';
import { siteWords } from '#site/settings-words.ts';

/** The refrigerator's plate, once for each problem; each lights the parts of a sign of the appliance's page. */
function problemsView(language: Language) {
  const { problems } = siteWords(homeWords, language);
  const path = servicePath('refrigerator', language);
  const frame = plateFrameWords[language];
  return {
    heading: problems.heading,
    lead: problems.lead,
    legend: plateMarks.map((mark, at) => ({ mark, label: String(at + 1), text: frame.marks[mark] })),
    note: tellPlate('refrigerator', problems.cards[0]?.sign ?? '', language)?.note ?? '',
    problems: problems.cards.flatMap(({ sign, check, ...card }) => {
      const told = tellPlate('refrigerator', sign, language, 'bare');
      const picture = platePictures.refrigerator;
      if (told === undefined || picture === undefined) return [];
      return {
        ...card,
        firstDoLabel: problems.firstDo,
        firstMarks: listCheckMarks('refrigerator', sign, check),
        path: `${path}#${sign}`,
        told,
        picture,
      };
    }),
    link: { text: problems.link, path },
  };
}

/** The last word of a page: its words, and the buttons of its hero once more. */
export function closingWords(language: Language, form?: FormPlace) {
  const { heading, text, call } = siteWords(homeWords, language).closing;
  const { phone, schedule } = heroActions(language, form);
  return { heading, text, call, phone, schedule };
}

/** The same beside a picture. */
export function closingView(
  language: Language,
  { name, picture }: { readonly name: SceneName; readonly picture: PictureSource | undefined },
  form?: FormPlace,
) {
  return {
    ...closingWords(language, form),
    picture,
    alt: inLanguage(pictureWords, language).scenes[name],
  };
}

export function homeClosing(language: Language, pictures: HomePictures) {
  const words = siteWords(homeWords, language);
  const phone = { e164: settings.phone, text: settings.phoneText };
  const refrigeratorPath = servicePath('refrigerator', language);
  /** The story of the sign on the appliance's page. */
  const warmPath = `${refrigeratorPath}#warm-everywhere`;
  const { nearYou, timely, callBlock } = words;
  return {
    nearYou: {
      heading: nearYou.heading,
      paragraphs: nearYou.paragraphs,
      link: { text: nearYou.link, path: refrigeratorPath },
      picture: pictures.nearYou,
      alt: inLanguage(pictureWords, language).appliances.refrigerator,
    },
    timely: { ...timely, link: { text: timely.link, path: warmPath } },
    problems: problemsView(language),
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
      faqs: siteWords(faqs, language),
    },
    closing: closingView(language, { name: 'condo', picture: pictures.closing }),
  };
}
