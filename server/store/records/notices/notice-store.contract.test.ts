// What every store promises of notices, tried on SQLite and on a real PostgreSQL.
import { aMark, anErasing, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { LeasedNotice, NoticeLease, NoticeOutcome } from './notice.ts';
import { describe, expect, test } from 'vitest';

const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 10 } as const;

const taken = { code: 'mail-taken', all: 2 } as const;
const putOff = { code: 'mail-later', status: 451 } as const;
const refused = { code: 'mail-address-refused', status: 550 } as const;
const askedToWait = { code: 'web-asked-to-wait', status: 503, waitMs: 60_000 } as const;

let attempts = 0;
function settle(
  store: LeadStore,
  notice: Pick<LeasedNotice, 'id' | 'attempt'>,
  outcome: NoticeOutcome,
  owner = 'one',
) {
  attempts += 1;
  return store.settleNotice({ notice, owner, at: noon, attemptId: `attempt-${attempts}`, outcome });
}

async function leaseOne(store: LeadStore, changes: Partial<NoticeLease> = {}): Promise<LeasedNotice> {
  const [notice] = await store.leaseNotices({ ...lease, ...changes });
  if (notice === undefined || notice.kind === 'unreadable') throw new Error('There was nothing to lease');
  return notice;
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('a notice is leased when it is due, with its lead, by one owner until the lease ends', async () => {
    const store = await aStore();
    const submission = aSubmission({ notices: [aNotice({ at: noon + 5000 })] });
    await store.saveLead(submission);
    expect(await store.leaseNotices({ ...lease, now: noon + 4999 })).toEqual([]);
    expect(await store.leaseNotices({ ...lease, now: noon + 5000, channel: 'email' })).toMatchObject([
      { attempt: 1, kind: 'dispatch', createdAt: noon, lead: { id: submission.lead.id, amendments: [] } },
    ]);
    expect(await store.leaseNotices({ ...lease, now: noon + 5999, owner: 'two' })).toEqual([]);
    expect((await leaseOne(store, { now: noon + 6000, owner: 'two' })).attempt).toBe(2);
  });

  test('a missed call is taken with the name that its number was given with last, and with none once that is erased', async () => {
    const store = await aStore();
    const { leadId } = await store.saveLead(aSubmission({ notices: [] }, { phone: '+13055550177' }));
    const nobody = { kind: 'missed-call', name: '', email: '', phone: '+13055550177' } as const;
    await store.saveLead(aSubmission({}, nobody));
    expect(await leaseOne(store)).toMatchObject({ knownName: 'Rosa Diaz' });
    await store.eraseRequest(anErasing(leadId));
    expect(await leaseOne(store, { now: noon + 1000, owner: 'two' })).toMatchObject({ knownName: undefined });
  });

  test('alarms for phones are taken by their kind, all that are due; who takes notices alone leaves them to that', async () => {
    const store = await aStore();
    for (const kind of ['alarm', 'alarm', 'acknowledgement'] as const)
      await store.saveLead(aSubmission({ notices: [aNotice({ kind, channel: 'sms' })] }));
    await store.saveLead(aSubmission({ notices: [aNotice({ kind: 'alarm', at: noon + 1 })] }));
    const texts = { ...lease, channel: 'sms' } as const;
    const kindsOf = async (changes: Partial<NoticeLease>) =>
      (await store.leaseNotices({ ...texts, limit: 10, ...changes })).map(({ kind }) => kind);
    expect(await kindsOf({ isLone: true })).toEqual(['acknowledgement']);
    expect(await kindsOf({ kind: 'alarm' })).toEqual(['alarm', 'alarm']);
    expect(await kindsOf({ kind: 'alarm', owner: 'two' })).toEqual([]);
    expect(await kindsOf({ channel: 'email', isLone: true, now: noon + 1 })).toEqual(['alarm']);
  });

  test('after the clock was set back, what a killed process held is not held for as long as it was set back', async () => {
    const store = await aStore();
    for (let place = 0; place < 10; place += 1)
      await store.saveLead(aSubmission({ notices: [aNotice({ at: 0 })] }));
    expect(await store.leaseNotices(lease)).toHaveLength(10);
    const other = { ...lease, owner: 'two' };
    // Another machine's clock may be a little behind: what it sees is a lease that is held.
    expect(await store.leaseNotices({ ...other, now: noon - 50_000 })).toEqual([]);
    expect(await store.leaseNotices({ ...other, now: noon - 2 * 60 * 60_000 })).toHaveLength(10);
  });

  test('staff come before customers, urgent leads before others and suspects last, new tries before old, the newest lead first', async () => {
    const store = await aStore();
    async function save(id: string, lead: Parameters<typeof aSubmission>[1] = {}): Promise<void> {
      const notices = [aNotice({ id: `${id} customer`, kind: 'acknowledgement' }), aNotice({ id })];
      await store.saveLead(aSubmission({ notices }, lead));
    }
    await save('tried');
    for (const notice of await store.leaseNotices(lease))
      await settle(store, notice, { kind: 'retry', answer: putOff, nextAt: noon });
    const noted = { suspicions: ['no-origin'] } as const;
    await save('suspect, urgent', { ...noted, urgent: true, receivedAt: noon + 3 });
    await save('old');
    await save('urgent', { urgent: true });
    await save('new', { receivedAt: noon + 2 });
    await save('suspect', noted);
    expect((await store.leaseNotices({ ...lease, limit: 20 })).map(({ id }) => id)).toEqual([
      'urgent',
      'new',
      'old',
      'tried',
      'suspect, urgent',
      'suspect',
      'suspect, urgent customer',
      'new customer',
      expect.stringMatching(/^(?:old|urgent|suspect) customer$/u),
      expect.stringMatching(/^(?:old|urgent|suspect) customer$/u),
      expect.stringMatching(/^(?:old|urgent|suspect) customer$/u),
      'tried customer',
    ]);
  });

  test('many owners at once get every notice once', async () => {
    const store = await aStore();
    for (let count = 0; count < 30; count += 1) await store.saveLead(aSubmission());
    const owners = Array.from({ length: 10 }, (_, index) => `owner-${index}`);
    const leased = await Promise.all(
      owners.map((owner) => store.leaseNotices({ ...lease, owner, limit: 5 })),
    );
    const ids = leased.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await store.leaseNotices({ ...lease, limit: 30 });
    expect(ids.length + rest.length).toBe(30);
  });

  test('what came of an attempt is written down with every attempt before it', async () => {
    const store = await aStore();
    const { lead, notices } = aSubmission();
    await store.saveLead(aSubmission({ notices }, lead));
    await settle(store, await leaseOne(store), { kind: 'retry', answer: putOff, nextAt: noon + 5000 });
    expect(await store.leaseNotices({ ...lease, now: noon + 4999 })).toEqual([]);
    const again = await leaseOne(store, { now: noon + 5000 });
    expect(await settle(store, again, { kind: 'sent', answer: taken })).toBe(true);
    expect(await store.listNotices({ leadId: lead.id })).toMatchObject([
      {
        state: 'sent',
        sentAt: noon,
        attempts: [
          { at: noon, outcome: 'retry', answer: { code: 'mail-later', fields: { status: 451 } } },
          { at: noon, outcome: 'sent', answer: { code: 'mail-taken', fields: { all: 2 } } },
        ],
      },
    ]);
    expect(await store.leaseNotices({ ...lease, now: noon * 2 })).toEqual([]);
  });

  test('who lost the lease cannot say that a notice failed, but that it was sent', async () => {
    const store = await aStore();
    for (const [index, outcome] of (['retry', 'dead', 'sent'] as const).entries()) {
      const now = noon + 10_000 * index;
      const { lead, notices } = aSubmission({ notices: [aNotice({ at: now })] });
      await store.saveLead(aSubmission({ notices }, lead));
      const lost = await leaseOne(store, { now });
      const held = await leaseOne(store, { now: now + 1000, owner: 'two' });
      const failed = { kind: 'retry', answer: putOff, nextAt: noon * 2 } as const;
      expect(await settle(store, lost, failed)).toBe(false);
      // The other tries as well, before or after the word of the first comes.
      if (outcome === 'retry') await settle(store, held, failed, 'two');
      if (outcome === 'dead') await settle(store, held, { kind: 'dead', answer: refused }, 'two');
      expect(await settle(store, lost, { kind: 'sent', answer: taken })).toBe(true);
      if (outcome === 'sent') expect(await settle(store, held, failed, 'two')).toBe(false);
      expect(await store.listNotices({ leadId: lead.id }), outcome).toMatchObject([{ state: 'sent' }]);
      expect(await store.leaseNotices({ ...lease, now: noon * 3 })).toEqual([]);
    }
  });

  test('what was canceled while it was being sent stays canceled', async () => {
    const store = await aStore();
    const { lead, notices } = aSubmission({ notices: [aNotice({ kind: 'reminder' })] });
    await store.saveLead(aSubmission({ notices }, lead));
    const notice = await leaseOne(store);
    await store.markLead(aMark(lead.id));
    expect(await settle(store, notice, { kind: 'sent', answer: taken })).toBe(false);
    expect(await store.listNotices({ leadId: lead.id })).toMatchObject([
      { state: 'canceled', attempts: [{ outcome: 'sent' }] },
    ]);
  });

  test('a call cancels the reminders of its lead and no other', async () => {
    const store = await aStore();
    const kinds = ['dispatch', 'reminder', 'alarm'] as const;
    const called = aSubmission({ notices: kinds.map((kind) => aNotice({ kind, at: noon + 60_000 })) });
    const other = aSubmission({ notices: [aNotice({ kind: 'alarm' })] });
    for (const one of [called, other]) await store.saveLead(one);
    await store.markLead(aMark(called.lead.id));
    const states = (await store.listNotices({ leadId: called.lead.id })).map(({ kind, state }) => [
      kind,
      state,
    ]);
    expect(Object.fromEntries(states)).toEqual({
      dispatch: 'due',
      reminder: 'canceled',
      alarm: 'canceled',
    });
    expect(await store.listNotices({ leadId: other.lead.id })).toMatchObject([{ state: 'due' }]);
  });

  test('dead notices are counted, and due again when they are replayed', async () => {
    const store = await aStore();
    await store.saveLead(aSubmission());
    await settle(store, await leaseOne(store), { kind: 'dead', answer: refused });
    expect(await store.countNotices()).toEqual([
      { channel: 'email', state: 'dead', count: 1, oldestAt: noon },
    ]);
    expect(await store.replayNotices({ now: noon, leadId: 'nobody' })).toBe(0);
    expect(await store.replayNotices({ now: noon + 7 })).toBe(1);
    expect((await leaseOne(store, { now: noon + 7 })).attempt).toBe(1);
  });

  test('failing are those given up, and those tried a while ago and not through; each can be sent again by itself', async () => {
    const store = await aStore();
    const ids = ['dead', 'retry', 'sent', 'untried'] as const;
    const leadIds: string[] = [];
    for (const id of ids) {
      const at = id === 'untried' ? noon + 60_000 : noon;
      const { leadId } = await store.saveLead(aSubmission({ notices: [aNotice({ id: `${id} one`, at })] }));
      leadIds.push(leadId);
    }
    for (const notice of await store.leaseNotices(lease)) {
      const kind = ids.find((id) => notice.id === `${id} one`);
      if (kind === 'retry') await settle(store, notice, { kind, answer: putOff, nextAt: noon + 3_600_000 });
      if (kind === 'dead' || kind === 'sent') await settle(store, notice, { kind, answer: refused });
    }
    const listFailing = async (failingSince: number) =>
      (await store.listNotices({ failingSince })).map(({ id }) => id).sort();
    expect(await listFailing(noon - 1)).toEqual(['dead one']);
    expect(await listFailing(noon)).toEqual(['dead one', 'retry one']);
    expect(await store.countBoard(noon)).toMatchObject({ failed: 2 });
    expect(await store.replayNotices({ now: noon, noticeId: 'sent one' })).toBe(0);
    expect(await store.replayNotices({ now: noon, noticeId: 'retry one' })).toBe(1);
    expect(await store.leaseNotices(lease)).toMatchObject([{ id: 'retry one', attempt: 1 }]);
    expect(await store.replayNotices({ now: noon, noticeId: 'dead one' })).toBe(1);
    expect(await store.leaseNotices(lease)).toMatchObject([{ id: 'dead one', attempt: 1 }]);
  });

  test('a lease is renewed by its owner alone, and what waits on a channel can be made due as an extra try', async () => {
    const store = await aStore();
    await store.saveLead(aSubmission());
    const held = await leaseOne(store);
    const renewal = { ids: [held.id], now: noon + 900, leaseMs: 1000 };
    await store.renewLeases({ ...renewal, owner: 'two' });
    await store.renewLeases({ ...renewal, owner: 'one' });
    await store.renewLeases({ ...renewal, owner: 'one', ids: [], now: noon + 5000 });
    expect(await store.leaseNotices({ ...lease, now: noon + 1899, owner: 'two' })).toEqual([]);
    const taken = await leaseOne(store, { now: noon + 1900, owner: 'two' });
    await settle(
      store,
      taken,
      { kind: 'retry', answer: { code: 'mail-away', reason: 'ESOCKET' }, nextAt: noon + 60_000 },
      'two',
    );
    expect(await store.hastenRetries({ channel: 'webhook', now: noon + 2000 })).toBe(0);
    expect(await store.hastenRetries({ channel: 'email', now: noon + 2000 })).toBe(1);
    const extra = await leaseOne(store, { now: noon + 2000 });
    expect(extra).toMatchObject({ id: taken.id, attempt: taken.attempt });
    const patience = { kind: 'retry', answer: askedToWait, nextAt: noon + 60_000 } as const;
    await settle(store, extra, patience);
    expect(await store.hastenRetries({ channel: 'email', now: noon + 3000 })).toBe(0);
  });

  test('a notice with words this version does not know keeps none of the others back', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const strange = ['kind', 'lead', 'state', 'channel'] as const;
    for (const what of [...strange, 'good'])
      await store.saveLead(aSubmission({ notices: [aNotice({ id: what })] }, { id: `lead of ${what}` }));
    const tables = connectTo(place);
    for (const what of ['kind', 'state', 'channel'] as const)
      await tables
        .updateTable('notices')
        .set({ [what]: 'pigeon' })
        .where('id', '=', what)
        .execute();
    await tables.updateTable('leads').set({ lang: 'tlh' }).where('id', '=', 'lead of lead').execute();
    const leased = await store.leaseNotices(lease);
    expect(leased.map(({ id, kind }) => [id, kind]).sort()).toEqual([
      ['good', 'dispatch'],
      ['kind', 'unreadable'],
      ['lead', 'unreadable'],
    ]);
    for (const notice of leased)
      await settle(store, notice, { kind: notice.kind === 'unreadable' ? 'dead' : 'sent', answer: taken });
    expect((await store.listNotices({ failingSince: noon })).map(({ id }) => id).sort()).toEqual([
      ...strange.toSorted(),
    ]);
    expect(await store.countBoard(noon)).toMatchObject({ failed: 4 });
    expect((await store.countNotices()).map(({ state }) => state).sort()).toEqual([
      'dead',
      'due',
      'pigeon',
      'sent',
    ]);
  });

  test('what some receivers lack is among what fails, and can be sent again to them', async () => {
    const store = await aStore();
    for (const id of ['one', 'two']) await store.saveLead(aSubmission({ notices: [aNotice({ id })] }));
    const answer = { code: 'mail-partly-taken', taken: 1, all: 3, missing: '1, 3' } as const;
    for (const notice of await store.leaseNotices(lease))
      await settle(store, notice, { kind: 'partly-sent', answer });
    expect(await store.countBoard(noon - 1)).toMatchObject({ failed: 2 });
    expect(await store.replayNotices({ now: noon, noticeId: 'one' })).toBe(1);
    const again = await leaseOne(store);
    expect(again).toMatchObject({ id: 'one', missing: [1, 3] });
    await settle(store, again, { kind: 'sent', answer: taken });
    expect(await store.replayNotices({ now: noon })).toBe(1);
    expect(await store.listNotices({ state: 'sent' })).toMatchObject([{ id: 'one' }]);
  });

  test('of very many that fail the newest are listed, and of a lead all', async () => {
    const store = await aStore();
    const notices = Array.from({ length: 600 }, (_, index) => aNotice({ at: noon + index }));
    const { leadId } = await store.saveLead(aSubmission({ notices }));
    const all = { ...lease, now: noon + 1000, limit: 600 };
    for (const notice of await store.leaseNotices(all))
      await settle(store, notice, { kind: 'dead', answer: refused });
    const failing = await store.listNotices({ failingSince: noon });
    expect(failing).toHaveLength(500);
    expect(failing.map(({ nextAt }) => nextAt)).toEqual(notices.slice(100).map(({ at }) => at));
    for (const { attempts } of failing) expect(attempts).toHaveLength(1);
    expect(await store.listNotices({ leadId })).toHaveLength(600);
    expect(await store.countBoard(noon)).toMatchObject({ failed: 600 });
  });

  test('a lead erased while its notice is on the way takes the notice and its attempts along', async () => {
    const store = await aStore();
    const { lead, notices } = aSubmission();
    await store.saveLead(aSubmission({ notices }, lead));
    await settle(store, await leaseOne(store), { kind: 'retry', answer: putOff, nextAt: noon });
    const held = await leaseOne(store);
    await store.eraseLead(anErasing(lead.id));
    expect(await settle(store, held, { kind: 'sent', answer: taken })).toBe(false);
    expect(await store.listNotices({})).toEqual([]);
  });

  test('with other words, a lead owes staff one more notice and the customer none', async () => {
    const store = await aStore();
    const notices = (['dispatch', 'reminder', 'alarm', 'acknowledgement'] as const).map((kind) =>
      aNotice({ kind }),
    );
    const again = notices.map(({ kind }) => aNotice({ kind }));
    await store.saveLead(aSubmission({ requestId: 'twice', contentHash: 'one', notices }));
    await store.saveLead(aSubmission({ requestId: 'twice', contentHash: 'two', notices: again }));
    const kinds = (await store.listNotices({})).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['acknowledgement', 'alarm', 'amendment', 'dispatch', 'reminder']);
  });
});
