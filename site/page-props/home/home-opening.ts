// What the first bands of the home page show: hero, the first question, brand strip, call band, introduction.
import { brands } from '#content/catalogue/brands.ts';
import { homeBrands, homeWords } from '#content/words/pages/home-words.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import type { Language } from '#content/language.ts';
import { claimFigure, claimText } from '#domain/words/claim.ts';
import { brandPath, corePath, quoteFormAnchor, quoteFormPath } from '#domain/paths/paths.ts';
import { fillText, formatNumber, inLanguage } from '#domain/words/wording.ts';
import { dangerLink } from '#site/page-props/company/hero-actions.ts';
import { saysNextWindow } from '#site/page-props/company/visit-facts.ts';
import { whatBroke } from '#site/page-props/service/what-broke.ts';
import { visitDrawing } from '#site/pictures/drawings.ts';
import { settings } from '#site/settings.ts';
import { pictureWords } from '#content/words/shell/picture-words.ts';
import type { HomePictures } from './home-pictures.ts';
import { siteWords } from '#site/settings-words.ts';

const filmSources = [
  { src: '/videos/repair-hero.webm', type: 'video/webm' },
  { src: '/videos/repair-hero.mp4', type: 'video/mp4' },
  { src: '/videos/repair-hero.mov', type: 'video/quicktime' },
] as const;

function heroView(language: Language, pictures: HomePictures) {
  const { hero } = siteWords(homeWords, language);
  const phone = { e164: settings.phone, text: settings.phoneText };
  const stars = claimFigure('rating');
  return {
    heading: hero.heading,
    lead: hero.lead,
    rating: {
      stars,
      starsLabel: fillText(hero.starsLabel, { stars: formatNumber(stars, language) }),
      claims: (['rating', 'reviews', 'satisfaction'] as const).map((id) => claimText(id, language)),
    },
    hasWindow: saysNextWindow,
    actions: {
      phone,
      call: hero.call,
      quote: { text: hero.quote, path: quoteFormPath(language), pathBesideForm: quoteFormAnchor },
      learnMore: { text: hero.learnMore, of: hero.learnMoreOf, path: corePath('services', language) },
      price: { ...hero.price, counts: moneyWords[language].visitCounts },
    },
    film: {
      picture: pictures.film,
      alt: inLanguage(pictureWords, language).scenes.leak,
      sources: filmSources,
      pause: hero.pauseFilm,
    },
    form: {
      heading: hero.formHeading,
      note: hero.formNote,
    },
  };
}

export function homeOpening(language: Language, pictures: HomePictures) {
  const words = siteWords(homeWords, language);
  const phone = { e164: settings.phone, text: settings.phoneText };
  return {
    hero: heroView(language, pictures),
    whatBroke: { ...whatBroke(language), danger: dangerLink(language) },
    brands: {
      heading: words.brands.heading,
      brands: homeBrands.map((slug) => ({
        text: brands.find((brand) => brand.slug === slug)?.name ?? slug,
        path: brandPath(slug, language),
      })),
      all: { text: words.brands.all, path: corePath('brands', language) },
    },
    callBand: { ...words.callBand, phone },
    intro: {
      heading: words.intro.heading,
      paragraphs: words.intro.paragraphs,
      features: words.intro.features.map(({ claim, icon, text }) => ({
        icon,
        title: claimText(claim, language),
        text,
      })),
      drawing: visitDrawing('technician'),
      alt: inLanguage(pictureWords, language).technician,
    },
  };
}
