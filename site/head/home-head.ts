import { homeWords } from '#content/words/pages/home-words.ts';
import type { Language } from '#content/language.ts';
import { corePath } from '#domain/paths/paths.ts';
import { heroVideo } from '#site/head/hero-video.ts';
import type { PageHead } from '#site/head/page-head.ts';
import { businessThing, websiteThing } from '#site/head/structured-data.ts';
import { siteWords } from '#site/settings-words.ts';

export function homeHead(language: Language): PageHead {
  return {
    ...siteWords(homeWords, language).head,
    path: corePath('home', language),
    structuredData: [businessThing(), websiteThing(), heroVideo(language)],
  };
}
