import { join } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { aStorm } from '../../../tests/support/builders/an-exception.ts';
import { noon } from '../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../tests/support/builders/company.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { expect, test, vi } from 'vitest';
import { standingCalendar, type OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { noWindows, type NextWindows } from '#domain/visits/next-window.ts';
import { createAnswer } from './today-answer.ts';
import { loadSite } from './site.ts';
import { createTodayPages } from './today-pages.ts';

const html =
  '<p><span data-today="now">Open</span></p><section data-place="clearwater" hidden="" data-notices=""></section>';

const stated = standingCalendar(florida);

async function aSiteOf(files: Readonly<Record<string, string>>) {
  const folder = join(await aFolder(), 'dist');
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
  }
  return loadSite(folder);
}

async function aServedPage() {
  const moment: { now: number; calendar: OpeningCalendar; windows: NextWindows } = {
    now: noon,
    windows: noWindows,
    calendar: standingCalendar(florida),
  };
  const wordsAt = vi.fn((calendar: OpeningCalendar, now: number) => ({
    texts: { now: now < noon + 60_000 ? 'Open until 9 pm' : 'Closed' },
    alerts: calendar.exceptions.flatMap((one) => (one.kind === 'notice' ? [one.text] : [])),
    changesAt: noon + 60_000,
  }));
  const today = createTodayPages({
    opening: { calendar: () => moment.calendar },
    windows: { next: () => moment.windows },
    now: () => moment.now,
    wordsAt,
  });
  const site = await aSiteOf({ 'index.html': html, 'plain.html': '<p>Plain</p>' });
  const answerOf = (path: string) => {
    const asset = site.assets.get(path);
    if (asset === undefined) throw new Error(`No ${path}`);
    return createAnswer({ asset, status: 200, security: [], today });
  };
  return { moment, wordsAt, answerOf };
}

type Answer = ReturnType<ReturnType<typeof createAnswer>>;

function textsOf({ asset, compressed }: Answer) {
  const plain = asset.bytes.kind === 'memory' ? asset.bytes.read() : Buffer.from('');
  return [
    plain.toString(),
    gunzipSync(compressed.get('gzip')?.().body ?? Buffer.from('')).toString(),
    brotliDecompressSync(compressed.get('br')?.().body ?? Buffer.from('')).toString(),
  ];
}

test('a page is answered with what is true now, in every encoding, as long as it says', async () => {
  const { answerOf } = await aServedPage();
  const answer = answerOf('/')();
  const told = html.replace('>Open<', '>Open until 9 pm<');
  expect(textsOf(answer)).toEqual([told, told, told]);
  expect(answer.asset.size).toBe(Buffer.byteLength(told));
});

test('while nothing changes it is the same answer, and nobody asks what to say', async () => {
  const { answerOf, moment, wordsAt } = await aServedPage();
  const answer = answerOf('/');
  const first = answer();
  for (let times = 0; times < 1000; times += 1) expect(answer()).toBe(first);
  expect(wordsAt).toHaveBeenCalledTimes(1);
  // Asked again after half a minute, it is still the same.
  moment.now += 31_000;
  expect(answer()).toBe(first);
  expect(wordsAt).toHaveBeenCalledTimes(2);
});

test('what is true of a town is remembered; of a ZIP code, of which anybody types a new one, it is not', () => {
  const wordsAt = vi.fn(() => ({ texts: {}, alerts: [], changesAt: noon + 60_000 }));
  const { wordsOf } = createTodayPages({
    opening: { calendar: () => stated },
    windows: { next: () => noWindows },
    now: () => noon,
    wordsAt,
  });
  for (const place of ['clearwater', 'clearwater', '33139', '33139']) wordsOf(place);
  expect(wordsAt).toHaveBeenCalledTimes(3);
});

test('at the instant of a change, and with the next calendar, it is another answer with another tag', async () => {
  const { answerOf, moment } = await aServedPage();
  const answer = answerOf('/');
  const open = answer();
  moment.now = noon + 60_000;
  const closed = answer();
  moment.calendar = { hours: florida, exceptions: [aStorm()] };
  const storm = answer();
  moment.calendar = standingCalendar(florida);
  const over = answer();
  expect(textsOf(closed)[0]).toContain('Closed');
  expect(textsOf(storm)[2]).toContain('Hurricane');
  expect(textsOf(over)).toEqual(textsOf(closed));
  const tags = [open, closed, storm].map(({ plain }) => plain.tag);
  expect(new Set(tags).size).toBe(3);
  expect(over.plain.tag).toBe(closed.plain.tag);
});

test('when another window is the next, it is another answer; as long as it is the same, the same', async () => {
  const { answerOf, moment, wordsAt } = await aServedPage();
  const answer = answerOf('/');
  answer();
  moment.windows = new Map([['miami-dade', { date: '2026-06-10', fromHour: 15 }]]);
  for (let times = 0; times < 1000; times += 1) answer();
  expect(wordsAt).toHaveBeenCalledTimes(2);
  expect(wordsAt).toHaveBeenLastCalledWith(moment.calendar, noon, 'clearwater', moment.windows);
});

test('a clock that is set back is believed', async () => {
  const { answerOf, moment } = await aServedPage();
  const answer = answerOf('/');
  moment.now = noon + 90_000;
  expect(textsOf(answer())[0]).toContain('Closed');
  moment.now = noon;
  expect(textsOf(answer())[0]).toContain('Open until');
});

test('a page without such places is answered as it was built', async () => {
  const { answerOf, wordsAt } = await aServedPage();
  expect(textsOf(answerOf('/plain')())).toEqual(['<p>Plain</p>', '<p>Plain</p>', '<p>Plain</p>']);
  expect(wordsAt).not.toHaveBeenCalled();
});
