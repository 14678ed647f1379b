// Everything a server is asked, at a steady pace: visitors who read, ask and follow their request, and a desk at work.
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { aQuote } from '../../tests/support/builders/a-quote.ts';
import { aNoisyPicture } from '../../tests/support/builders/picture-files.ts';
import { createAsking, type Answer } from './asking.ts';

export type MixedLoad = {
  readonly origin: string;
  readonly cookie: string;
  readonly seconds: number;
};

/** Each second; a photo every ten seconds. */
const perSecond = {
  pages: 100,
  quotes: 50,
  requests: 10,
  lists: 2,
  searches: 1,
  details: 2,
  marks: 1,
  photos: 1 / 10,
};
const paces = new Map<string, number>(Object.entries(perSecond));
/** What browsers, older programs, and those that only look at pages can read. */
const codings = ['br, gzip', 'gzip', 'identity'] as const;
/** Beyond this, what is to be sent is not sent: the server is slower than the load. */
const mostRunning = 500;

function listPages(): readonly string[] {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:answers|404)/u.test(file))
    .map((file) => `/${file.replace(/\.html$/u, '')}`.replace(/\/index$/u, '/'));
}

/** Sends it all for `seconds`; resolves with how often each was answered, when the last has been. */
export async function loadWithAll({ origin, cookie, seconds }: MixedLoad) {
  const ask = createAsking(origin);
  const pages = listPages();
  const photo = await aNoisyPicture(2400, 1800).jpeg({ quality: 80 }).toBuffer();
  const visitors: string[] = [];
  const leads: string[] = [];
  let sent = 0;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const pick = (of: readonly string[]) => of[(sent * 7919) % Math.max(1, of.length)] ?? '';
  async function quote(): Promise<Answer> {
    const fields = aQuote({
      request_id: crypto.randomUUID(),
      email: `rosa${sent}@example.com`,
      phone: `305 555 ${String(sent % 10_000).padStart(4, '0')}`,
    });
    const answer = await ask({
      method: 'POST',
      path: '/api/quote',
      headers: form,
      body: new URLSearchParams(fields).toString(),
    });
    visitors.push(answer.cookie);
    if (visitors.length > 1000) visitors.shift();
    return answer;
  }
  async function list(): Promise<Answer> {
    const answer = await ask({ path: '/api/board/leads?list=open&page=1', headers: { cookie } });
    const ids = [...answer.text.matchAll(/"id":"([\w-]{36})"/gu)].flatMap(([, id]) => id ?? []);
    leads.splice(0, leads.length, ...ids);
    return answer;
  }
  function post(): Promise<Answer> {
    const boundary = 'a-photo-of-the-bench';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${sent}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    return ask({
      method: 'POST',
      path: '/api/my-request/photos',
      headers: { cookie: pick(visitors), 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(head), photo, Buffer.from(`${sent}\r\n--${boundary}--\r\n`)]),
    });
  }
  const acts: Readonly<Record<keyof typeof perSecond, () => Promise<Answer>>> = {
    pages: () =>
      ask({ path: pick(pages), headers: { 'accept-encoding': codings[sent % codings.length] ?? '' } }),
    quotes: quote,
    requests: () => ask({ path: '/submitted', headers: { cookie: pick(visitors) } }),
    lists: list,
    searches: () =>
      ask({
        path: '/api/board/leads?list=open&page=1',
        headers: { cookie, 'board-search': `text=rosa${sent % 5000}` },
      }),
    details: () => ask({ path: `/api/board/leads/${pick(leads)}`, headers: { cookie } }),
    marks: () =>
      ask({
        method: 'POST',
        path: `/api/board/leads/${pick(leads)}/marks`,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), outcome: 'note', note: 'Rang twice.' }),
      }),
    photos: post,
  };
  const answered: Record<string, number> = {};
  let [running, failed] = [0, 0];
  async function act(name: string, one: () => Promise<Answer>): Promise<void> {
    sent += 1;
    running += 1;
    try {
      const { status } = await one();
      if (status < 400) answered[name] = (answered[name] ?? 0) + 1;
      else failed += 1;
    } catch {
      failed += 1;
    } finally {
      running -= 1;
    }
  }
  await act('quotes', acts.quotes);
  await act('lists', acts.lists);
  const timers = Object.entries(acts).map(([name, one]) => {
    const pace = paces.get(name) ?? 1;
    return setInterval(() => (running < mostRunning ? void act(name, one) : (failed += 1)), 1000 / pace);
  });
  await wait(seconds * 1000);
  for (const timer of timers) clearInterval(timer);
  while (running > 0) await wait(20);
  return { answered, failed };
}
