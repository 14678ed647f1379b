// The film of the home page, for machines that list videos.
import type { VideoObject } from 'schema-dts';
import { homeWords } from '#content/words/pages/home-words.ts';
import type { Language } from '#content/language.ts';
import { corePath } from '#domain/paths/paths.ts';
import { inLanguage, localeOf } from '#domain/words/wording.ts';
import { settings } from '#site/settings.ts';

/** As long as public/videos/repair-hero.mov plays; the test beside this file measures it. */
const lastsSeconds = 8;

/** The day the film first stood on the site. A new film gets a new day. */
const uploadedOn = '2026-11-27';

/** What search engines ask of a video: name, picture and the day it was put up; and where it plays. */
export function heroVideo(language: Language): VideoObject {
  const { film } = inLanguage(homeWords, language).hero;
  return {
    '@type': 'VideoObject',
    '@id': `${settings.origin}/#film`,
    name: film.name,
    description: film.description,
    thumbnailUrl: `${settings.origin}/videos/repair-hero-poster.jpg`,
    contentUrl: `${settings.origin}/videos/repair-hero.mov`,
    url: settings.origin + corePath('home', language),
    uploadDate: uploadedOn,
    duration: `PT${lastsSeconds}S`,
    inLanguage: localeOf(language),
  };
}
