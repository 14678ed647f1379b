// What visitors type, all the way: form, store, call board and spreadsheet on both engines, and from one of them on by mail
// and webhook.
import { cleanLine } from '#domain/words/clean-line.ts';
import { fieldText } from '#domain/requests/form-fields.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aQuote, noon } from '../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../tests/support/board/board-visitor.ts';
import { aCompany } from '../../tests/support/builders/company.ts';
import { startMailServer } from '../../tests/support/receivers/mail-server.ts';
import { naughtyStrings } from '../../tests/support/hostile/naughty-strings.ts';
import { parseCsv } from '../../tests/support/servers/parse-csv.ts';
import { serveApp, type ServedApp } from '../../tests/support/servers/serve-app.ts';
import { listEngines, openIn, type Place } from '../../tests/support/stores/store-places.ts';
import { aReceiver } from '../../tests/support/receivers/webhook-receiver.ts';
import { bodyLimitBytes } from '#server/http/read-body.ts';
import { sendNowhere, sendToBoard } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import { createEmailChannel } from '#server/notices/mail/email.ts';
import { createWebhookChannel } from '#server/notices/webhook/webhook.ts';

const engines = listEngines();

/** No text at all, or too much of it: refused by name. */
const unkeepable = [
  ...['a\u0000b', '\ud800', 'x\udfff', 'a\ud83d'],
  ...[2001, 15_000, 70_000].map((length) => 'x'.repeat(length)),
];

function answerOf(text: string): readonly [number, string] {
  if (text.length > bodyLimitBytes) return [413, 'too-large'];
  // Nothing but spaces is a name that is missing.
  const isEmpty = messageOf(text) === '';
  return unkeepable.includes(text) || isEmpty ? [422, 'faulty'] : [200, 'kept'];
}

const messageOf = (text: string) => fieldText({ text }, 'text');
const nameOf = (text: string) => (text.length > quoteFields.name.limit ? 'Rosa Diaz' : messageOf(text));

/** As JSON, because a form cannot say what is no text. Whoever finds the store too slow sends again. */
async function post(
  app: ServedApp,
  fields: Readonly<Record<string, string>>,
): Promise<readonly [number, unknown]> {
  for (let triesLeft = 5; ; triesLeft -= 1) {
    const answer = await fetch(`${app.origin}/api/quote`, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { origin: app.origin, 'content-type': 'application/json', accept: 'application/json' },
    });
    const { kind } = z.object({ kind: z.string() }).parse(await answer.json());
    if (answer.status !== 503 || triesLeft === 1) return [answer.status, kind];
  }
}

/** An app that was sent every string in every field for free text, and what of them it took, by the lead's id. */
async function aVisitedApp(place: Place) {
  const store = await openIn(place);
  const app = await serveApp({
    store,
    notices: { channels: ['email', 'webhook'], acknowledgements: undefined },
  });
  const kept = new Map<string, string>();
  const waiting = [...naughtyStrings, ...unkeepable].entries();
  async function visit(): Promise<void> {
    for (const [place, text] of waiting) {
      // Five times the longest would be more than a post may hold.
      const others =
        text.length > quoteFields.message.limit
          ? {}
          : { _subject: text, utm_source: text, page: text, consent: text };
      const id = `string-${place}`;
      const name = text.length > quoteFields.name.limit ? 'Rosa Diaz' : text;
      const answer = await post(app, aQuote({ request_id: id, name, message: text, ...others }));
      expect(answer).toEqual(answerOf(text));
      if (answer[0] === 200) kept.set(id, text);
    }
  }
  await Promise.all([visit(), visit(), visit(), visit()]);
  expect(kept.size).toBeGreaterThan(480);
  const leads = await store.listLeads();
  expect(leads).toHaveLength(kept.size);
  const texts = new Map(leads.map(({ id, requestId }) => [id, kept.get(requestId) ?? '']));
  return { app, store, leads, texts };
}

test.each(engines)(
  'on $engine every naughty string is kept, shown on the board and exported to the letter, or refused by name',
  async ({ aPlace }) => {
    const { app, leads, texts } = await aVisitedApp(await aPlace());
    for (const { id, name, message, subject, source } of leads) {
      const text = texts.get(id) ?? '';
      expect([name, message]).toEqual([nameOf(text), messageOf(text)]);
      expect([subject, source.utm_source ?? '']).toEqual([cleanLine(text, 120), cleanLine(text, 200)]);
    }

    const operator = await anOperator(app);
    const boardLead = z.object({ id: z.string(), name: z.string(), message: z.string() });
    const list = z.object({ hasMore: z.boolean(), leads: z.array(boardLead) });
    const shown: z.output<typeof boardLead>[] = [];
    for (let page = 1; ; page += 1) {
      const { leads: onPage, hasMore } = list.parse(await (await operator.get(`/leads?page=${page}`)).json());
      shown.push(...onPage);
      if (!hasMore) break;
    }
    expect(shown).toHaveLength(texts.size);
    for (const { id, name, message } of shown) {
      const text = texts.get(id) ?? '';
      expect([name, message]).toEqual([nameOf(text), messageOf(text)]);
    }

    const [columns = [], ...rows] = parseCsv(await (await operator.get('/leads.csv')).text());
    expect(rows).toHaveLength(texts.size);
    for (const row of rows) {
      // An apostrophe of the visitor's own is not told from ours.
      const cell = (column: string) => (row[columns.indexOf(column)] ?? '').replace(/^'/u, '');
      expect(cell('Message')).toBe(messageOf(texts.get(cell('ID')) ?? '').replace(/^'/u, ''));
      expect(row).toHaveLength(columns.length);
      expect(row.filter((one) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(one))).toEqual([]);
    }
  },
  120_000,
);

/** A mail's lines may end otherwise than they did, and lose spaces there. */
const asLines = (text: string) => text.replaceAll(/(?<![ \t])[ \t]*(?:\r\n|\r|\n)/gu, '\n');

/** The headers a notice has; any other was made by a visitor. */
const ownHeaders =
  /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding)$/u;

test('every naughty string that was kept reaches staff to the letter, by webhook and by mail, and makes no header', async () => {
  const mail = await startMailServer();
  const receiver = await aReceiver({ status: 204 });
  const { store, texts } = await aVisitedApp(await engines[0].aPlace());
  const parts = { publicOrigin: 'https://desk.example.com', now: () => noon };
  const webhook = {
    ...{ url: receiver.url, secret: 'only-for-tests-0123456789' },
    ...{ timeZone: 'America/New_York', ...parts },
  };
  const email = {
    smtpUrl: mail.url,
    from: 'dispatch@example.com',
    staff: ['ana@example.com'],
    company: aCompany,
    ...parts,
  };
  let made = 0;
  const outbox = createOutbox({
    store,
    channels: {
      board: sendToBoard,
      webhook: createWebhookChannel(webhook),
      sms: sendNowhere,
      email: createEmailChannel(email),
    },
    now: () => noon,
    chance: () => 0,
    newId: () => `made-${(made += 1)}`,
    log: () => undefined,
  });
  await Promise.all(Array.from({ length: 8 }, () => outbox.sendDue()));

  const fields = z.object({ id: z.string(), name: z.string(), message: z.string() });
  const posted = receiver.requests.map(({ body }) => z.object({ data: fields }).parse(JSON.parse(body)).data);
  expect(posted).toHaveLength(texts.size);
  for (const { id, name, message } of posted) {
    const text = texts.get(id) ?? '';
    expect([name, message]).toEqual([nameOf(text), messageOf(text)]);
  }

  expect(mail.received).toHaveLength(texts.size);
  for (const { to, from, mail: parsed } of mail.received) {
    const id = /\/board#(\S+)/u.exec(parsed.text ?? '')?.[1] ?? '';
    expect(asLines(parsed.text ?? '')).toContain(asLines(messageOf(texts.get(id) ?? '')));
    expect([from, ...to]).toEqual(['dispatch@example.com', 'ana@example.com']);
    expect(parsed.to?.map(({ address }) => address)).toEqual(['ana@example.com']);
    expect(parsed.replyTo?.map(({ address }) => address)).toEqual(['rosa@example.com']);
    expect(parsed.headers.map(({ key }) => key).filter((key) => !ownHeaders.test(key))).toEqual([]);
    // One style is our own, for dark mode.
    const html = (parsed.html ?? '').replace(/<style>[^<]*<\/style>/u, '');
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|object|form|style|link|input|video|audio)/iu);
  }
}, 120_000);
