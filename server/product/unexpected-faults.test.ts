// Faults nobody expected: whoever meets one is given a number, and the log has under it where the fault came from.
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { aMessage, aQuote } from '../../tests/support/builders/a-quote.ts';
import { aBoardVisitor } from '../../tests/support/board/board-visitor.ts';
import { aCanaryQuote, canaryWords } from '../../tests/support/builders/canary.ts';
import { aStoreThatFails } from '../../tests/support/stores/failing-store.ts';
import { serveApp, type ServedApp } from '../../tests/support/servers/serve-app.ts';
import { loadSite } from '#server/http/site/site.ts';
import { writeSite } from '../../tests/support/servers/a-site.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { randomUUID } from 'node:crypto';

const words = 'Canary McWhistle (305) 555-0177';
const asked = { accept: 'application/json' };

/** Breaks whatever is asked of it once it is told to. */
function aTrap<Value extends object>(value: Value) {
  const state = { isSet: false };
  const trap = new Proxy(value, {
    get(target, name): unknown {
      if (state.isSet) throw new RangeError(words);
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return (...given: readonly unknown[]): unknown => Reflect.apply(found, target, given);
    },
  });
  return { trap, set: () => void (state.isSet = true) };
}

/** The line of the log with this number. */
function findLine({ lines }: ServedApp, errorId: string): Record<string, unknown> {
  const found = lines.filter((line) => line.includes(`"errorId":"${errorId}"`));
  expect(found).toHaveLength(1);
  const line: Record<string, unknown> = JSON.parse(found[0] ?? '');
  return line;
}

test('ten leads that cannot be kept have ten numbers, on the page and in JSON, each with its frames in the log', async () => {
  const app = await serveApp({ store: aStoreThatFails(new Error(words)), newId: randomUUID });
  const onPages = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const page = load(await (await app.post('/api/quote', aCanaryQuote())).text());
      expect(page('[data-error-id]').attr('hidden')).toBeUndefined();
      return page('[data-error-id] span').text();
    }),
  );
  const inJson = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const answer: unknown = await (await app.post('/api/message', aCanaryQuote(), asked)).json();
      expect(answer).toMatchObject({ kind: 'unavailable' });
      return String(new Map(Object.entries(answer ?? {})).get('errorId'));
    }),
  );
  const numbers = [...onPages, ...inJson];
  expect(new Set(numbers).size).toBe(10);
  for (const number of numbers) {
    expect(number).toMatch(/^[0-9A-F]{8}$/u);
    const line = findLine(app, number);
    expect(line).toMatchObject({ level: 'error', event: 'lead not kept', fault: 'Error' });
    expect(JSON.stringify(line.frames)).toMatch(/server\/product\/unexpected-faults\.test\.ts:\d+/u);
  }
  expect(app.lines.filter((line) => canaryWords.test(line))).toEqual([]);
});

test('a form that meets a fault of ours is a page with the phone number and what was typed', async () => {
  const { trap, set } = aTrap<string[]>([]);
  const app = await serveApp({ ownOrigins: trap, newId: randomUUID });
  set();
  for (const fields of [aQuote(), aQuote({ name: 'Ann' })]) {
    const answer = await app.post('/api/quote', fields, { accept: 'text/html,*/*;q=0.8' });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = load(await answer.text());
    expect(page('main').text()).toContain('(305) 555-0142');
    expect(page('[name=name]').attr('value')).toBe(fields.name);
    const line = findLine(app, page('[data-error-id] span').text());
    expect(line).toMatchObject({ event: 'request failed', fault: 'RangeError', route: 'quote' });
    expect(String(line.frames)).toContain('judgeOrigin server/http/origin-guard.ts:');
  }
  const json = await app.post('/api/message', aMessage(), asked);
  expect(json.status).toBe(500);
  expect(await json.json()).toMatchObject({
    kind: 'failed',
    errorId: expect.stringMatching(/^[0-9A-F]{8}$/u),
  });
  expect(app.lines.filter((line) => canaryWords.test(line))).toEqual([]);
});

test('a fault before the form was read, in the figures and on a page is told with the number, and the server goes on', async () => {
  const folder = await aFolder();
  writeSite(folder);
  const site = loadSite(folder);
  const pages = aTrap(site.pages);
  const state = { isBroken: false };
  const app = await serveApp({
    site: { ...site, pages: pages.trap },
    metrics: {
      watch() {
        if (state.isBroken) throw new RangeError(words);
      },
      answer: () => Promise.reject(new RangeError(words)),
    },
    newId: randomUUID,
  });
  const person = { accept: 'text/html' };
  pages.set();
  const answers = [
    await app.get('/metrics', person),
    await app.get('/about/', person),
    await app.get('/contact/'),
  ];
  state.isBroken = true;
  answers.push(await app.post('/api/quote', aQuote(), person), await app.post('/api/quote', aQuote()));
  answers.push(await app.get('/about', person));
  state.isBroken = false;
  for (const answer of answers) {
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = load(await answer.text());
    expect(page('a[href="tel:+13055550142"]').text()).toBe('(305) 555-0142');
    findLine(app, page('[data-error-id] span').text());
  }
  const forPrograms = await app.get('/metrics', asked);
  expect(forPrograms.status).toBe(500);
  expect(await forPrograms.json()).toMatchObject({ kind: 'failed' });
  expect((await app.get('/about')).status).toBe(200);
  expect((await app.get('/healthz')).status).toBe(200);
  expect(app.lines.filter((line) => canaryWords.test(line))).toEqual([]);
});

test('the board is told the number too', async () => {
  const store = aStoreThatFails(new Error(words), {
    findSessionOperator: () => Promise.resolve({ name: 'Ana', role: 'owner' }),
  });
  const app = await serveApp({ store, newId: randomUUID });
  const board = aBoardVisitor(app, 'board=x');
  for (const path of ['/leads', '/figures', '/notices']) {
    const answer: unknown = await (await board.get(path)).json();
    expect(answer).toMatchObject({ kind: 'unavailable' });
    const number = String(new Map(Object.entries(answer ?? {})).get('errorId'));
    expect(findLine(app, number)).toMatchObject({ event: 'board request failed' });
  }
});
