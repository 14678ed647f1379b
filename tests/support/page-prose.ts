// What a reader reads of a built page as sentences: headings, labels and lists of links are no prose.
import { load } from 'cheerio/slim';

const blocks =
  'p, li, dd, dt, td, th, h1, h2, h3, h4, summary, figcaption, div, section, blockquote, legend, label';

/** The whole sentences of a page's main part, without forms and scripts. */
export function mainProse(html: string): string {
  const $ = load(html);
  $('main').find('script, style, form, svg, template, noscript').remove();
  $('main').find(blocks).append('\n').prepend('\n');
  return $('main')
    .text()
    .split(/\n+/u)
    .map((block) => block.replaceAll(/\s+/gu, ' ').trim())
    .filter((block) => /[.!?](?:["”)]|$)/u.test(block) && block.split(' ').length > 3)
    .join(' ');
}
