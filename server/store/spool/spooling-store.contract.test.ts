// Leads while PostgreSQL is away: a real one behind a wire that can be cut.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { aMark, aNotice, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aChange, aClosedDay } from '../../../tests/support/builders/an-exception.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/stores/postgres.ts';
import { spoolSetupOn } from '../../../tests/support/stores/spool-setup.ts';
import { countOnDisk } from '../../../tests/support/stores/words-on-disk.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

const aSpoolSetup = async () => spoolSetupOn((await postgres.server?.createDatabase()) ?? '');

test('with the database gone a lead is kept within a second, told to staff, and carried over once when it is back', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const before = aSubmission();
  await store.saveLead(before);
  setup.wire.cut();
  const during = aSubmission({}, { message: 'Line 1\n冷蔵庫' });
  expect((await store.saveLead(during)).kind).toBe('new');
  expect(await store.checkReachable()).toEqual({ database: 'unreachable', spooled: 1 });
  const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 10 } as const;
  const [notice, ...others] = await store.leaseNotices(lease);
  if (notice === undefined) throw new Error('No notice in the spool');
  expect(others).toEqual([]);
  const sent = { kind: 'sent', answer: { code: 'mail-taken', all: 1 } } as const;
  await store.settleNotice({ notice, owner: 'one', at: noon, attemptId: 'attempt', outcome: sent });
  await expect(store.markLead(aMark(during.lead.id))).rejects.toThrow('away');
  setup.wire.release();
  await setup.untilReachable(store);
  const database = await setup.openDatabase();
  const kept = await database.listLeads();
  expect(kept.map(({ id }) => id).sort()).toEqual([before.lead.id, during.lead.id].sort());
  expect(kept.find(({ id }) => id === during.lead.id)).toMatchObject({
    message: 'Line 1\n冷蔵庫',
  });
  expect(await database.listNotices({ leadId: during.lead.id })).toMatchObject([
    { state: 'sent', attempts: [{}] },
  ]);
});

test('a caller taken down while the database is gone is called already, there and after it is back', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  setup.wire.cut();
  const followUpAt = noon + 60 * 60_000;
  const talk = { operator: 'Ana', at: noon, followUpAt, notices: [] };
  const { lead, ...rest } = aSubmission({}, { enteredBy: 'Ana' });
  const caller = { ...rest, lead, talk, notices: [aNotice({ kind: 'alarm', at: noon + 15 * 60_000 })] };
  await store.saveLead(caller);
  await store.saveLead(caller);
  setup.wire.release();
  await setup.untilReachable(store);
  expect(await store.findListedLead(lead.id)).toMatchObject({ state: 'called', followUpAt, eventCount: 1 });
  expect((await store.listNotices({ leadId: lead.id })).filter(({ state }) => state === 'due')).toEqual([]);
});

test('texts that a caller agrees to while the database is gone are agreed to when it is back; STOP of before stays', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const agreement = { version: 'texts by phone', note: 'Agreed to texts' };
  const talk = { operator: 'Ana', at: noon, followUpAt: noon + 60 * 60_000, notices: [], agreement };
  const aCaller = (phone: string, changes = {}) =>
    aSubmission({ talk, ...changes }, { enteredBy: 'Ana', phone, email: '', name: phone });
  const stopped = aCaller('+13055550188');
  await store.saveLead(stopped);
  expect(await store.stopTexts('+13055550188', noon + 1)).toBe(1);
  // Kept by the database before its answer was lost, without a word of texts.
  const lost = aCaller('+13055550199', { talk: undefined });
  await store.saveLead(lost);
  setup.wire.cut();
  const [fresh, again] = [aCaller('+13055550177'), aCaller('+13055550188')];
  for (const caller of [fresh, again, { ...lost, talk }]) await store.saveLead(caller);
  setup.wire.release();
  await setup.untilReachable(store);
  const textsOf = async (id: string) => (await store.findLead(id))?.texts;
  const { version } = agreement;
  expect(await textsOf(fresh.lead.id)).toEqual({ phone: '+13055550177', version, at: noon, stoppedAt: null });
  expect(await textsOf(again.lead.id)).toMatchObject({ version, stoppedAt: noon + 1 });
  expect(await textsOf(lost.lead.id)).toMatchObject({ phone: '+13055550199', version, stoppedAt: null });
});

test('with a database that hangs, those who send notices are not held by it: a lead can be told of within the second', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 1 } as const;
  await Promise.all(Array.from({ length: 8 }, () => store.leaseNotices(lease)));
  setup.wire.hold();
  // As many as an outbox has at work, and a lead that comes while they wait.
  const asked = Promise.allSettled(Array.from({ length: 8 }, () => store.leaseNotices(lease)));
  const lead = aSubmission();
  const saving = store.saveLead(lead);
  await setup.time.untilAsked(900);
  setup.time.end(900);
  await saving;
  await asked;
  expect(await store.leaseNotices(lease)).toMatchObject([{ id: lead.notices[0]?.id }]);
  setup.wire.release();
});

test('a server starts without its database and takes leads', async () => {
  const setup = await aSpoolSetup();
  setup.wire.cut();
  const store = await setup.open();
  expect(setup.lines.join()).toMatch(/started without the database, leads go to the spool: \w/);
  await store.saveLead(aSubmission({ requestId: 'at-start' }));
  await expect(store.listTeam(noon)).rejects.toThrow('away');
  setup.wire.release();
  await setup.untilReachable(store);
  expect(await store.listLeads()).toMatchObject([{ requestId: 'at-start' }]);
});

test('a server that starts while another holds the tables takes leads meanwhile, and has them all after', async () => {
  const url = (await postgres.server?.createDatabase()) ?? '';
  const setup = await spoolSetupOn(url);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_advisory_lock(727001)');
  const opening = setup.open();
  await setup.time.untilAsked(800);
  setup.time.end(800);
  const store = await opening;
  expect(setup.lines.join()).toMatch(/started without the database.*: no answer yet/);
  await store.saveLead(aSubmission({ requestId: 'meanwhile' }));
  await other.end();
  await setup.untilReachable(store);
  expect(await store.listLeads()).toMatchObject([{ requestId: 'meanwhile' }]);
});

test('a notice that is being sent from the spool when its lead, which the database has too, is carried over is not lost', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const lead = aSubmission();
  // Committed, but the answer was lost: so it goes into the spool as well.
  await (await setup.openDatabase()).saveLead(lead);
  setup.wire.cut();
  await store.saveLead(lead);
  const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 10 } as const;
  expect(await store.leaseNotices(lease)).toHaveLength(1);
  setup.wire.release();
  await setup.untilReachable(store);
  const later = { ...lease, owner: 'two', now: noon + 1000 };
  expect(await store.leaseNotices({ ...later, now: noon + 999 })).toEqual([]);
  expect(await store.leaseNotices(later)).toMatchObject([{ id: lead.notices[0]?.id, attempt: 2 }]);
});

test('a lead that reached both the database and the spool is one lead, with what was added in either', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const notices = [aNotice()];
  const first = aSubmission({ requestId: 'both', contentHash: 'same', notices });
  await store.saveLead(first);
  setup.wire.cut();
  // The same post again, then with other words, and then somebody else's, while the database is away.
  await store.saveLead({ ...first, notices });
  await store.saveLead(aSubmission({ requestId: 'both', contentHash: 'other' }, { message: 'Cold now' }));
  const stranger = aSubmission({ requestId: 'both', contentHash: 'x' }, { phone: '+13055550199', email: '' });
  await store.saveLead(stranger);
  await store.saveLead(aSubmission({ requestId: 'alone', contentHash: 'y' }));
  setup.wire.release();
  await setup.untilReachable(store);
  const leads = await store.listLeads();
  expect(leads.map(({ requestId }) => requestId.split('~')[0]).sort()).toEqual(['alone', 'both', 'both']);
  const both = leads.find(({ requestId }) => requestId === 'both');
  expect(both?.amendments.map(({ content }) => content.message)).toEqual(['Cold now']);
  const kindsOf = async (leadId = '') => (await store.listNotices({ leadId })).map(({ kind }) => kind).sort();
  expect(await kindsOf(both?.id)).toEqual(['amendment', 'dispatch']);
  expect(await kindsOf(stranger.lead.id)).toEqual(['dispatch']);
});

test('ten people who sent one request id, some of them before the database went away, are ten leads when it is back', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const people = Array.from({ length: 10 }, (_, index) =>
    aSubmission({ requestId: 'one-for-all' }, { phone: `+1305555010${index}`, email: '' }),
  );
  for (const one of people.slice(0, 4)) await store.saveLead(one);
  setup.wire.cut();
  // One of them twice: committed before, and again while the database is away.
  for (const one of people.slice(3)) await store.saveLead(one);
  setup.wire.release();
  await setup.untilReachable(store);
  const kept = await store.listLeads();
  expect(kept.map(({ id }) => id).sort()).toEqual(people.map(({ lead }) => lead.id).sort());
  expect(kept.flatMap(({ amendments }) => amendments)).toEqual([]);
});

test('of sixty people carried over no byte stays in the spool; while another process reads it, the log says so', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  setup.wire.cut();
  for (let place = 0; place < 60; place += 1)
    await store.saveLead(aSubmission({}, { name: `Canary ${place}`, message: 'Canary '.repeat(place * 4) }));
  expect(await countOnDisk(setup.dataDir, /Canary/gu)).not.toEqual({});
  const reader = new DatabaseSync(join(setup.dataDir, 'spool.sqlite'), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('begin; select count(*) from leads');
  setup.wire.release();
  await setup.untilReachable(store);
  expect(setup.lines).toContain('erased leads still on disk');
  expect(await store.countLeads()).toBe(60);
  reader.exec('commit');
  await setup.look();
  expect(await countOnDisk(setup.dataDir, /Canary/gu)).toEqual({});
});

test('what the owner said of closed days holds while the database is away, also for a server that starts without it', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const closed = aClosedDay();
  await store.addOpening(aChange(closed));
  await store.listOpening();
  setup.wire.cut();
  await setup.look();
  expect((await store.listOpening()).kept.map(({ exception }) => exception)).toEqual([closed]);
  await expect(store.addOpening(aChange(aClosedDay()))).rejects.toThrow('away');
  await store.close();
  const restarted = await setup.open();
  expect((await restarted.listOpening()).kept.map(({ exception }) => exception)).toEqual([closed]);
});
