import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { answerParts } from '#site/answers/answer-parts.tsx';
import { createAnsweredPages } from '#server/http/answers/answered-pages.ts';
import { aFrame } from '../../../tests/support/servers/a-site.ts';
import { createAnswerPages } from './answer-page.ts';

const choice = { name: 'quote-faults', language: 'en', form: 'quote' } as const;
const fields = { name: 'Rosa "R" Díaz', message: '\nfirst <b>', request_id: 'page-view-1' };
const facts = { fields, faults: [{ field: 'zip', sentence: 'Five digits' }], errorId: undefined };

const broken = () => {
  throw new Error('a component');
};

test.each([
  [
    'cannot be written',
    {
      templates: new Map([['/quote-faults', aFrame('Your request')]]),
      parts: { ...answerParts, form: broken },
    },
    'NO 1',
  ],
  ['was not built', { templates: new Map(), parts: answerParts }, ''],
] as const)('a page that %s keeps what was typed, to be sent again', (_, site, errorId) => {
  const pages = createAnswerPages(createAnsweredPages(site, undefined), '+13055550142', () => 'NO 1');
  const page = load(pages.fill(choice, facts));
  const form = page('form[method=post][action="/api/quote"]');
  expect(form.find('textarea[name=name]').val()).toBe(fields.name);
  expect(form.find('textarea[name=message]').val()).toBe(fields.message);
  expect(form.find('input[type=hidden][name=request_id]').attr('value')).toBe('page-view-1');
  expect(page('[data-error-id] span').text()).toBe(errorId);
  expect(page('[data-fault-list]').text()).toBe('Five digits');
  expect(page('a[href="tel:+13055550142"]')).toHaveLength(1);
});
