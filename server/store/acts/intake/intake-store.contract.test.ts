// What every lead store promises, tried on SQLite and on a real PostgreSQL.
import {
  aMark,
  anErasing,
  aNotice,
  aSubmission,
  noon,
  untouched,
} from '../../../../tests/support/builders/a-quote.ts';
import { naughtyStrings } from '../../../../tests/support/hostile/naughty-strings.ts';
import { listEngines, openIn, type Place } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async (place?: Place) => openIn(place ?? (await aPlace()));

  test('a lead comes back as it was kept, to the letter', async () => {
    const store = await aStore();
    const message = 'Línea 1\n"two" 冷蔵庫 🧊 \u202e <b>&amp;</b> =1+1';
    const submission = aSubmission(
      {},
      { message, urgent: true, suspicions: ['trap-filled'], outsideArea: true },
    );
    expect(await store.saveLead(submission)).toEqual({ kind: 'new', leadId: submission.lead.id });
    expect(await store.listLeads()).toEqual([
      {
        ...untouched,
        ...submission.lead,
        requestId: submission.requestId,
        state: 'open',
        amendments: [],
        events: [],
      },
    ]);
  });

  test('485 naughty strings come back to the letter', async () => {
    const store = await aStore();
    // A few at a time, as many visitors as may well come together: none may wait longer than a second.
    for (let place = 0; place < naughtyStrings.length; place += 20) {
      const some = naughtyStrings.slice(place, place + 20);
      await Promise.all(some.map((message) => store.saveLead(aSubmission({}, { message, name: message }))));
    }
    const kept = await store.listLeads();
    expect(kept.map(({ message }) => message).sort()).toEqual([...naughtyStrings].sort());
    expect(kept.every(({ name, message }) => name === message)).toBe(true);
  });

  test('the same request sent again is one lead and the same answer', async () => {
    const store = await aStore();
    const first = aSubmission({ requestId: 'page-view-1', contentHash: 'same' });
    const again = aSubmission({ requestId: 'page-view-1', contentHash: 'same' });
    await store.saveLead(first);
    expect(await store.saveLead(again)).toEqual({ kind: 'repeated', leadId: first.lead.id });
    expect(await store.listLeads()).toHaveLength(1);
  });

  test('fifty of the same request at once are one lead', async () => {
    const store = await aStore();
    const all = Array.from({ length: 50 }, () => aSubmission({ requestId: 'at-once', contentHash: 'same' }));
    const saved = await Promise.all(all.map((one) => store.saveLead(one)));
    expect(saved.filter(({ kind }) => kind === 'new')).toHaveLength(1);
    expect(new Set(saved.map(({ leadId }) => leadId)).size).toBe(1);
  });

  test('the same request with other words is kept beside the lead, once', async () => {
    const store = await aStore();
    const first = aSubmission({ requestId: 'corrected', contentHash: 'one' });
    await store.saveLead(first);
    const corrected = () => aSubmission({ requestId: 'corrected', contentHash: 'two' }, { message: 'Cold' });
    expect(await store.saveLead(corrected())).toEqual({ kind: 'amended', leadId: first.lead.id });
    for (const again of [corrected(), aSubmission({ requestId: 'corrected', contentHash: 'one' })])
      expect(await store.saveLead(again)).toEqual({ kind: 'repeated', leadId: first.lead.id });
    const [lead, ...others] = await store.listLeads();
    expect(others).toEqual([]);
    expect(lead?.message).toBe('Warm since last night');
    expect(lead?.amendments.map(({ content }) => content.message)).toEqual(['Cold']);
  });

  // A form of somebody else's making may send one id for all its visitors.
  const people = Array.from({ length: 10 }, (_, index) => ({
    phone: `+1305555010${index}`,
    email: `${index}@example.com`,
  }));
  const from = (place: number, words = 'first') =>
    aSubmission(
      { requestId: 'one-for-all', contentHash: `${place} ${words}` },
      { ...people[place], message: words },
    );

  test('ten people who send one request id are ten leads, each with its notices, told apart ever after', async () => {
    const store = await aStore();
    const firsts = people.map((_, index) => from(index));
    const saved = await Promise.all(firsts.map((one) => store.saveLead(one)));
    expect(saved).toEqual(firsts.map(({ lead }) => ({ kind: 'new', leadId: lead.id })));
    for (const [index, { lead, notices }] of firsts.entries()) {
      expect(await store.listNotices({ leadId: lead.id })).toMatchObject(notices.map(({ id }) => ({ id })));
      expect(await store.saveLead(from(index))).toEqual({ kind: 'repeated', leadId: lead.id });
      expect(await store.saveLead(from(index, 'more'))).toEqual({ kind: 'amended', leadId: lead.id });
    }
    expect(await store.listLeads()).toHaveLength(10);
  });

  test('ten people who send one request id twice at once are ten leads', async () => {
    const store = await aStore();
    const twice = people.flatMap((_, index) => [from(index), from(index)]);
    const saved = await Promise.all(twice.map((one) => store.saveLead(one)));
    expect(saved.filter(({ kind }) => kind === 'new')).toHaveLength(10);
    expect(new Set(saved.map(({ leadId }) => leadId)).size).toBe(10);
  });

  test('after staff called, other words are a lead of their own, time after time, but the same words are not', async () => {
    const store = await aStore();
    await store.saveLead(from(0));
    for (const words of ['second', 'third', 'fourth']) {
      const before = await store.listLeads({ openOnly: true });
      for (const { id } of before) await store.markLead(aMark(id, { outcome: 'no-answer' }));
      const next = from(1, words);
      expect(await store.saveLead(next)).toEqual({ kind: 'new', leadId: next.lead.id });
      await store.markLead(aMark(next.lead.id));
      expect(await store.saveLead(from(1, words))).toEqual({ kind: 'repeated', leadId: next.lead.id });
      expect((await store.listNotices({ leadId: next.lead.id })).map(({ kind }) => kind)).toEqual([
        'dispatch',
      ]);
    }
    expect(await store.listLeads()).toHaveLength(4);
  });

  test('without a request id, equal content within ten minutes is one lead and later another', async () => {
    const store = await aStore();
    const at = (minutes: number) =>
      aSubmission(
        { requestId: undefined, contentHash: 'no-script' },
        { receivedAt: noon + minutes * 60_000 },
      );
    expect((await store.saveLead(at(4))).kind).toBe('new');
    // A window of the clock ends at ten past; the promise does not.
    expect((await store.saveLead(at(13))).kind).toBe('repeated');
    expect((await store.saveLead(at(15))).kind).toBe('new');
    // A clock that was ahead and is right again.
    expect((await store.saveLead(at(-60 * 24))).kind).toBe('new');
  });

  test('without a request id, two equal posts at the same instant are one lead', async () => {
    const store = await aStore();
    const both = [1, 2].map(() => aSubmission({ requestId: undefined, contentHash: 'at-once' }));
    const saved = await Promise.all(both.map((one) => store.saveLead(one)));
    expect(saved.map(({ kind }) => kind).sort()).toEqual(['new', 'repeated']);
  });

  test('one lead that cannot be kept takes no other with it', async () => {
    const store = await aStore();
    const taken = aSubmission();
    await store.saveLead(taken);
    const clash = aSubmission({}, { id: taken.lead.id });
    const outcomes = await Promise.allSettled(
      [aSubmission(), clash, aSubmission()].map((one) => store.saveLead(one)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.listLeads()).toHaveLength(3);
  });

  test('a lead whose notice cannot be kept is not kept either', async () => {
    const store = await aStore();
    await store.saveLead(aSubmission());
    const clash = aSubmission({ notices: [aNotice({ at: Number.NaN })] });
    await expect(store.saveLead(clash)).rejects.toThrow();
    expect(await store.listLeads()).toHaveLength(1);
  });

  test('leads are still there when the store is opened again, even by two at once', async () => {
    const place = await aPlace();
    const before = await place.open();
    await before.saveLead(aSubmission());
    await before.close();
    const both = await Promise.all([aStore(place), aStore(place)]);
    for (const store of both) expect(await store.listLeads()).toHaveLength(1);
  });

  test('leads are listed newest first, by kind and state', async () => {
    const store = await aStore();
    const older = aSubmission({}, { receivedAt: noon - 1000 });
    const newer = aSubmission({}, { kind: 'message' });
    await store.saveLead(older);
    await store.saveLead(newer);
    expect((await store.listLeads({ openOnly: true })).map(({ id }) => id)).toEqual([
      newer.lead.id,
      older.lead.id,
    ]);
    expect((await store.listLeads({ kind: 'message' })).map(({ id }) => id)).toEqual([newer.lead.id]);
  });

  test('a call stops the clock of a lead at its first time, and says who made it', async () => {
    const store = await aStore();
    const { lead } = aSubmission();
    await store.saveLead(aSubmission({}, lead));
    const tried = aMark(lead.id, { outcome: 'no-answer', at: noon + 60_000 });
    const booked = aMark(lead.id, { outcome: 'booked', at: noon + 120_000, note: 'Tuesday 9 am' });
    for (const mark of [tried, tried, booked]) expect(await store.markLead(mark)).toEqual({ kind: 'marked' });
    const [kept] = await store.listLeads();
    expect(kept).toMatchObject({ state: 'booked', calledAt: noon + 60_000 });
    expect(kept?.events.map(({ outcome, note, operator }) => [outcome, operator, note])).toEqual([
      ['no-answer', 'Ana', ''],
      ['booked', 'Ana', 'Tuesday 9 am'],
    ]);
    expect(await store.listLeads({ openOnly: true })).toEqual([]);
  });

  test('a note changes nothing else, a lead that is not ours has no call, and one called by mistake is to be called again', async () => {
    const store = await aStore();
    const { lead } = aSubmission();
    await store.saveLead(aSubmission({}, lead));
    await store.markLead(aMark(lead.id, { outcome: 'note', note: 'Speaks Spanish' }));
    expect(await store.listLeads()).toMatchObject([{ state: 'open', calledAt: undefined }]);
    await store.markLead(aMark(lead.id, { outcome: 'not-ours' }));
    expect(await store.listLeads()).toMatchObject([{ state: 'not-ours', calledAt: undefined }]);
    await store.markLead(aMark(lead.id, { outcome: 'called' }));
    await store.markLead(aMark(lead.id, { outcome: 'open' }));
    expect(await store.listLeads()).toMatchObject([{ state: 'called', followUpAt: noon, calledAt: noon }]);
    expect(await store.markLead(aMark('nobody'))).toEqual({ kind: 'unknown' });
  });

  test('an erased lead is gone with all that hangs on it', async () => {
    const store = await aStore();
    const lead = aSubmission({ requestId: 'erase-me', contentHash: 'one' });
    await store.saveLead(lead);
    await store.saveLead(aSubmission({ requestId: 'erase-me', contentHash: 'two' }));
    expect(await store.eraseLead(anErasing(lead.lead.id))).toBe(true);
    expect(await store.eraseLead(anErasing(lead.lead.id))).toBe(false);
    expect(await store.listLeads()).toEqual([]);
    expect((await store.saveLead(lead)).kind).toBe('new');
  });

  test('a store that is closed says so', async () => {
    const store = await (await aPlace()).open();
    await expect(store.checkReachable()).resolves.toEqual({ database: 'reachable' });
    await store.close();
    await expect(store.checkReachable()).rejects.toThrow();
  });
});
