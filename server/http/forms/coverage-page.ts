// The ZIP check as a page: the site's template with the statement and the link written in as text.
import type { Coverage } from '#domain/places/coverage.ts';
import { coverageStatement } from '#domain/places/coverage-statement.ts';
import { load } from 'cheerio/slim';

export const coverageTemplate = '/coverage';

/** Fills the template of a ZIP check. Everything goes in as text. */
export function fillCoveragePage(template: string, coverage: Coverage): string {
  const { text, link } = coverageStatement(coverage, 'en');
  const page = load(template);
  page('[data-coverage-statement]').text(text);
  page('[data-coverage-link] a').attr('href', link.path).text(link.text);
  if (coverage.kind !== 'fault') page('form [name=zip]').attr('value', coverage.zip);
  return page.html();
}
