import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { createAnswerPages } from './answer-page.ts';
import { prepareTemplate } from './page-template.ts';

const greet = prepareTemplate<{ readonly name: string }>(
  '<title>slot</title><p hidden title="x">Hello</p><input name="a">',
  (page, slots) => {
    page('p').text(`Hello ${slots.text(({ name }) => name)}, once more: ${slots.text(({ name }) => name)}`);
    slots.attribute(page('p'), 'title', ({ name }) => name);
    slots.attribute(page('p'), 'hidden', ({ name }) => (name === '' ? '' : undefined));
    page('input').attr(
      'value',
      slots.text(({ name }) => name),
    );
  },
);

test.each([
  '',
  'Rosa',
  '<b>"\' & &amp;',
  'slot-text-0- slotx-text-0- slotx-attribute-1-',
  '$& $1 \\0 \n\t',
  '\u202easoR \ud83d\ude00 \u5f20\u4f1f',
])('what is filled in stands there as text and as value, to the letter: %j', (name) => {
  const page = load(greet({ name }));
  expect(page('p').text()).toBe(`Hello ${name}, once more: ${name}`);
  expect(page('p').attr('title')).toBe(name);
  expect(page('input').attr('value')).toBe(name);
  expect(page('p').is('[hidden]')).toBe(name === '');
  expect(page('title').text()).toBe('slot');
  expect(page('body *')).toHaveLength(2);
});

test('filling one page leaves nothing in the next', () => {
  greet({ name: 'Rosa' });
  expect(greet({ name: 'Ann' })).not.toContain('Rosa');
});

// Measured: 0.03 ms each, and 3.4 ms when every page was parsed anew.
test('a page of a refusal costs little, the first time aside: three hundred in a third of a second of processor', () => {
  const fields = Array.from(
    { length: 20 },
    (_, place) =>
      `<div class="field ${'x'.repeat(300)}"><label for="f${place}">Field</label><input id="f${place}" name="f${place}"><p id="f${place}-fault" data-fault-for="f${place}" hidden></p></div>`,
  );
  const options = Array.from({ length: 100 }, (_, place) => `<option value="${place}">${place}</option>`);
  const html = `<!doctype html><body><ul data-fault-list hidden></ul><form>${fields.join('')}<select name="appliance">${options.join('')}</select><textarea name="message"></textarea></form>`;
  const templates = new Map([['/quote-faults', html]]);
  const pages = createAnswerPages(() => templates, '+13055550142');
  const fill = (f0: string) =>
    pages.fill(
      { name: 'quote-faults', language: 'en', form: 'quote' },
      {
        fields: { f0, message: 'y'.repeat(2000) },
        faults: [{ field: 'f1', sentence: 'Wrong' }],
        errorId: undefined,
      },
    );
  fill('the first');
  const before = process.cpuUsage();
  for (let place = 0; place < 300; place += 1) expect(fill(`visitor ${place}`).length).toBeGreaterThan(8000);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(330);
});
