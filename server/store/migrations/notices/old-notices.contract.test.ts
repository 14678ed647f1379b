// What a store of before holds of notices is still told after the change to codes.
import { aSubmission, noon } from '../../../../tests/support/a-quote.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/store-places.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate, migrations } from '#server/store/migrations/migrate.ts';
import { sqlWords } from '#server/store/database/migration.ts';

const before = migrations.filter(({ name }) => name < '0012');

const said: readonly (readonly [string, string, Readonly<Record<string, string | number>>])[] = [
  ['accepted for 1 of 1', 'mail-taken', { all: 1 }],
  ['accepted for 12 of 12', 'mail-taken', { all: 12 }],
  ['accepted for 1 of 12', 'mail-partly-taken', { taken: 1, all: 12, missing: '' }],
  ['SMTP 535 EAUTH', 'mail-login', { reason: '535' }],
  ['SMTP ETLS', 'mail-unencrypted', { reason: 'ETLS' }],
  ['SMTP 550 EENVELOPE', 'mail-address-refused', { status: 550 }],
  ['SMTP 451 EENVELOPE', 'mail-address-later', { status: 451 }],
  ['SMTP 554 EMESSAGE', 'mail-refused', { status: 554 }],
  ['SMTP 421 ECONNECTION', 'mail-later', { status: 421 }],
  ['SMTP ETIMEDOUT', 'mail-silent', {}],
  ['SMTP ESOCKET', 'mail-away', { reason: 'ESOCKET' }],
  ['HTTP 503, asked to wait', 'web-asked-to-wait', { status: 503, waitMs: 0 }],
  ['HTTP 204', 'web-taken', { status: 204 }],
  ['HTTP 307', 'web-moved', { status: 307 }],
  ['HTTP 410', 'web-gone', { status: 410 }],
  ['HTTP 429', 'web-busy', { status: 429 }],
  ['HTTP 500', 'web-busy', { status: 500 }],
  ['HTTP 404', 'web-refused', { status: 404 }],
  ['no answer in time', 'cut-off', {}],
  ['TimeoutError', 'web-silent', {}],
  ['this channel is not configured', 'not-set-up', {}],
  ['somebody called', 'called', {}],
  ['the alarm has taken its place', 'alarm-instead', {}],
  ['ECONNREFUSED', 'web-away', { reason: 'ECONNREFUSED' }],
  ['UND_ERR_SOCKET', 'web-away', { reason: 'UND_ERR_SOCKET' }],
  ['Type"Error', 'broken', { reason: 'TypeError' }],
];

describe.each(listEngines())('$engine', ({ engine, aPlace }) => {
  test('every sentence that was written of an attempt is a code with its fields, and nothing of it is lost', async () => {
    const place = await aPlace('none');
    const old = connectTo(place);
    await migrate(old, { words: sqlWords[engine], lock: () => Promise.resolve() }, before);
    await sql`insert into leads (id, request_id, content_hash, kind, state, received_at, due_at, name, phone, phone_as_typed,
      email, zip, appliance, preferred_time, urgent, message, page, lang, subject, source, consent, suspect, suspicions,
      outside_area) values ('lead', 'r', 'h', 'quote', 'open', ${noon}, ${noon + 900_000}, 'Rosa', '', '', '', '', '', '', 1, '',
      '', 'en', '', '{}', '', 0, '[]', 0)`.execute(old);
    for (const [place, [sentence]] of said.entries()) {
      const id = String(place).padStart(2, '0');
      await sql`insert into notices (id, lead_id, kind, channel, state, next_at, attempts, last_error, created_at)
        values (${id}, 'lead', 'dispatch', 'email', 'retry', ${noon + place}, 1, ${sentence}, ${noon})`.execute(
        old,
      );
      await sql`insert into notice_attempts (id, notice_id, at, outcome, detail)
        values (${id}, ${id}, ${noon}, 'retry', ${sentence})`.execute(old);
    }
    const store = await openIn(place);
    const kept = await store.listNotices({ leadId: 'lead' });
    expect(kept.map(({ attempts }) => attempts[0]?.answer)).toEqual(
      said.map(([, code, fields]) => ({ code, fields })),
    );
    // What asked for patience is still given it.
    expect(await store.hastenRetries({ channel: 'email', now: noon - 1 })).toBe(said.length - 1);
    expect((await store.listLeads())[0]).toMatchObject({ clockStartsAt: noon, dueAt: noon + 900_000 });
  });

  test('what is kept now is kept beside what was there', async () => {
    const place = await aPlace('none');
    await migrate(connectTo(place), { words: sqlWords[engine], lock: () => Promise.resolve() }, before);
    const store = await openIn(place);
    expect((await store.saveLead(aSubmission())).kind).toBe('new');
  });
});
