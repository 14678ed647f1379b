// What a reader reads of a built page as sentences: labels, names and lists of links are no prose.
import type { CheerioAPI } from 'cheerio/slim';

const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, summary, figcaption';

/** The texts of a page's main part, one for each paragraph, cell, heading or item, without its forms. */
export function mainTexts($: CheerioAPI): readonly string[] {
  return $('main')
    .find(blocks)
    .toArray()
    .filter((node) => $(node).find(blocks).length === 0 && $(node).closest('form').length === 0)
    .map((node) => $(node).text().replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '');
}

/** The whole sentences of a page's main part. */
export function mainProse($: CheerioAPI): string {
  return mainTexts($)
    .filter((text) => /[.!?](?:["”)]|$)/u.test(text) && text.split(' ').length > 3)
    .join(' ');
}
