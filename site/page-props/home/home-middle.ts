// What the middle bands of the home page show: services, reasons, area, reviews.
import { cities } from '#content/places/cities.ts';
import { homeWords } from '#content/words/pages/home-words.ts';
import type { Language } from '#content/language.ts';
import { regions } from '#content/places/regions.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { pictureWords } from '#content/words/shell/picture-words.ts';
import { services } from '#content/catalogue/services.ts';
import { testimonials, testimonialsHeading, type Testimonial } from '#content/company/testimonials.ts';
import { claimFigure, claimSource, claimText } from '#domain/words/claim.ts';
import { corePath, regionPath, servicePath } from '#domain/paths/paths.ts';
import { countOf, fillText, formatDay, formatNumber, formatUsd, inLanguage } from '#domain/words/wording.ts';
import { settings } from '#site/settings.ts';
import type { HomePictures } from './home-pictures.ts';
import { siteWords } from '#site/settings-words.ts';

/** Testimonials shown on the home page, at most. Source: specification, section 9. */
const shownTestimonials = 6;

function servicesView(language: Language, { portraits }: HomePictures) {
  const words = siteWords(homeWords, language).services;
  const named = inLanguage(serviceWords, language);
  return {
    heading: words.heading,
    lead: words.lead,
    note: words.priceNote,
    services: services.map(({ slug, startingPriceUsd }) => ({
      name: named[slug].repairName,
      path: servicePath(slug, language),
      drawing: `/icons/${slug}`,
      picture: portraits.get(slug),
      from: words.from,
      price: formatUsd(startingPriceUsd, language),
      learnMore: words.learnMore,
    })),
  };
}

function whyView(language: Language) {
  const { why } = siteWords(homeWords, language);
  const { source, date } = claimSource('customers');
  return {
    heading: fillText(why.heading, { company: settings.siteName }),
    items: why.items,
    stats: {
      label: why.statsLabel,
      stats: why.stats.map(({ claim, suffix, label }) => ({
        figure: formatNumber(claimFigure(claim), language) + suffix,
        label,
      })),
      foot: why.foot.map((claim) => claimText(claim, language)),
      source: fillText(why.statsSource, { source, date: formatDay(date, language) }),
    },
  };
}

function areaView(language: Language) {
  const { area } = siteWords(homeWords, language);
  return {
    heading: area.heading,
    paragraphs: area.paragraphs,
    link: { text: area.link, path: corePath('serviceArea', language) },
    regionsLabel: area.regionsLabel,
    regions: regions.map(({ slug, name }) => ({
      name,
      path: regionPath(slug, language),
      count: countOf(cities.filter(({ region }) => region === slug).length, area.places, language),
    })),
  };
}

/** Real reviews first: an example leaves as soon as a real one takes its place. */
export function chooseTestimonials(all: readonly Testimonial[]): readonly Testimonial[] {
  return [...all.filter(({ sample }) => !sample), ...all.filter(({ sample }) => sample)].slice(
    0,
    shownTestimonials,
  );
}

function reviewsView(language: Language, { mended }: HomePictures) {
  const { reviews } = siteWords(homeWords, language);
  const shown = chooseTestimonials(inLanguage(testimonials, language));
  return {
    heading: inLanguage(testimonialsHeading, language),
    picture: mended,
    alt: inLanguage(pictureWords, language).scenes.mended,
    previous: reviews.previous,
    next: reviews.next,
    note: shown.some(({ sample }) => sample) ? reviews.note : undefined,
    testimonials: shown.map(({ id, text, name, location, service, rating, sample }) => ({
      id,
      text,
      name,
      location,
      service: inLanguage(serviceWords, language)[service].repairName,
      stars: rating,
      starsLabel: fillText(reviews.starsLabel, { stars: formatNumber(rating, language) }),
      sample: sample ? reviews.sample : undefined,
    })),
  };
}

export function homeMiddle(language: Language, pictures: HomePictures) {
  return {
    services: servicesView(language, pictures),
    why: whyView(language),
    area: areaView(language),
    reviews: reviewsView(language, pictures),
  };
}
