import { sameDayWords } from '#content/words/forms/form-words.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anotherCompany } from '../../tests/support/builders/company.ts';
import { SameDayTicker } from './SameDayTicker.tsx';

test('the countdown of the page is given the hour and the zone of the company', () => {
  const html = renderToStaticMarkup(<SameDayTicker words={sameDayWords.en} rule={anotherCompany.hours} />);
  expect(html).toContain('data-countdown="13"');
  expect(html).toContain('data-zone="America/Los_Angeles"');
});
