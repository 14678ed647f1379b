import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { answerParts } from '#site/answers/answer-parts.tsx';
import { aFrame } from '../../../tests/support/servers/a-site.ts';
import { createAnsweredPages } from './answered-pages.ts';

const site = { templates: new Map([['/message-faults', aFrame('Your message')]]), parts: answerParts };
const answered = createAnsweredPages(site, undefined);
const choice = { name: 'message-faults', language: 'en', form: 'message' } as const;

function fill(text: string): string {
  const facts = { fields: { name: text, message: text }, faults: [], errorId: undefined };
  return answered('/message-faults')?.page((parts) => parts.form(choice, facts)) ?? '';
}

test.each([
  '',
  'Rosa',
  '<b>"\' & &amp;',
  '<!--part--> and <!--/part--> and <p data-today="now">',
  '$& $1 \\0 \n\t',
  '\nbegins with a line end',
  '\u202easoR \ud83d\ude00 \u5f20\u4f1f',
])('what is filled in stands there as text and as value, to the letter: %j', (text) => {
  const page = load(fill(text));
  expect(page('[name=name]').attr('value')).toBe(text);
  expect(page('[name=message]').val()).toBe(text);
  expect(page('title').text()).toBe('Your message');
  expect(page('main > section')).toHaveLength(1);
  expect(page('b')).toHaveLength(0);
});

test('filling one page leaves nothing in the next', () => {
  fill('Rosa');
  expect(fill('Ann')).not.toContain('Rosa');
});

test('a page that was not built with such a part is none', () => {
  expect(answered('/quote-faults')).toBeUndefined();
  expect(createAnsweredPages({ ...site, parts: undefined }, undefined)('/message-faults')).toBeUndefined();
});
