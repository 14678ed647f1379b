import { fieldText } from '#domain/requests/form-fields.ts';
import { expect, test } from 'vitest';
import { aQuote } from '../../../tests/support/builders/a-quote.ts';
import { naughtyStrings } from '../../../tests/support/hostile/naughty-strings.ts';
import { serveApp, type ServedApp } from '../../../tests/support/servers/serve-app.ts';

type Post = { readonly text: string; readonly status: number; readonly next: unknown };

/** Posts a quote for every naughty string, which stands in all of `fields`. */
function postAll(app: ServedApp, fields: readonly string[]): Promise<readonly Post[]> {
  return Promise.all(
    naughtyStrings.map(async (text, index) => {
      const naughty = Object.fromEntries(fields.map((field) => [field, text]));
      const quote = aQuote({ request_id: `string-${index}`, ...naughty });
      const answer = await app.post('/api/quote', quote, { accept: 'application/json' });
      const { next } = Object(await answer.json());
      return { text, status: answer.status, next };
    }),
  );
}

test.each([
  ['phone'],
  ['email'],
  ['zip'],
  ['appliance'],
  ['preferredTime'],
  ['urgent', '_next', '_subject', 'page', 'lang', 'utm_source', 'company_website'],
  ['request_id'],
])(
  'no naughty string in "%s" breaks the server or leads anybody away',
  async (...fields) => {
    const posts = await postAll(await serveApp(), fields);
    expect(posts.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
    const isAway = ({ status, next }: Post) =>
      status === 200 && !/^\/submitted(?:#outside)?$/u.test(String(next));
    expect(posts.filter(isAway)).toEqual([]);
  },
  60_000,
);

test.each(['name', 'message'] as const)(
  'a naughty string as %s is kept to the letter or named as a fault',
  async (field) => {
    const app = await serveApp();
    const posts = await postAll(app, [field]);
    expect(posts.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
    const thanked = posts
      .filter(({ status }) => status === 200)
      .map(({ text }) => fieldText({ text }, 'text'));
    const stored = (await app.store.listLeads()).map((lead) => lead[field]);
    expect(thanked.length).toBeGreaterThan(400);
    expect(stored.sort()).toEqual(thanked.sort());
  },
  60_000,
);
