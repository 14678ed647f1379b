// What the call board may rely on, tried on SQLite and on a real PostgreSQL.
import { aMark, anErasing, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aLink } from '../../../../tests/support/builders/a-link.ts';
import { fillStore } from '../../../../tests/support/stores/fill-store.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';

const day = 86_400_000;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  async function save(
    store: LeadStore,
    changes: Parameters<typeof aSubmission>[1] = {},
    outcome?: 'called' | 'no-answer' | 'not-ours',
  ): Promise<string> {
    const { leadId } = await store.saveLead(aSubmission({}, changes));
    if (outcome !== undefined) await store.markLead(aMark(leadId, { outcome }));
    return leadId;
  }

  test('each lead is on the list where it belongs, and none is dropped', async () => {
    const store = await aStore();
    const open = await save(store);
    const tried = await save(store, {}, 'no-answer');
    const called = await save(store, {}, 'called');
    const strange = await save(store, {}, 'not-ours');
    const suspect = await save(store, { suspicions: ['trap-filled'] });
    const idsOf = async (list: 'open' | 'suspects' | 'done', calledSince: number) =>
      (await store.listBoardLeads({ list, calledSince, now: noon })).leads.map(({ id }) => id).sort();
    expect(await idsOf('open', noon)).toEqual([open, tried].sort());
    expect(await idsOf('open', noon - 1), 'just called').toEqual([open, tried, called].sort());
    expect(await idsOf('done', noon)).toEqual([called, strange].sort());
    expect(await idsOf('suspects', noon)).toEqual([suspect]);
    expect(await store.countBoard(noon)).toEqual({
      open: 1,
      keep: 1,
      late: 0,
      followUps: 0,
      suspects: 1,
      failed: 0,
    });
  });

  test('of calls that are due at the same time the urgent one is first: on the clock, overdue, and before the office opens', async () => {
    const store = await aStore();
    const minute = 60_000;
    const due = { keep: noon + minute, missed: noon - minute, rest: noon + 90 * minute };
    for (const [section, dueAt] of Object.entries(due)) {
      const clockStartsAt = dueAt - 15 * minute;
      const ask = async (name: string, changes: object) =>
        save(store, { name: `${section}: ${name}`, clockStartsAt, dueAt, ...changes });
      await ask('first', { receivedAt: noon - 3 * minute });
      await ask('urgent', { receivedAt: noon - 2 * minute, urgent: true });
      await ask('last', { receivedAt: noon - minute });
    }
    // To be called again at one time, as somebody promised each of them: there they stand as they came.
    for (const [name, urgent] of [
      ['first', false],
      ['urgent', true],
    ] as const) {
      const { leadId } = await store.saveLead(
        aSubmission({}, { name: `again: ${name}`, urgent, receivedAt: noon - 9 * minute + Number(urgent) }),
      );
      await store.markLead(aMark(leadId, { outcome: 'no-answer', followUpAt: noon - minute }));
    }
    const { leads } = await store.listBoardLeads({ list: 'open', calledSince: noon, now: noon });
    expect(leads.map(({ name }) => name)).toEqual([
      ...['again: first', 'again: urgent'],
      ...['keep: urgent', 'keep: first', 'keep: last'],
      ...['missed: urgent', 'missed: first', 'missed: last'],
      ...['rest: urgent', 'rest: first', 'rest: last'],
    ]);
  });

  test('of the overdue the urgent are first, then who waits longest', async () => {
    const store = await aStore();
    const minute = 60_000;
    for (const [name, late, urgent] of [
      ['for a minute', 1, false],
      ['for an hour', 60, false],
      ['urgent, for two minutes', 2, true],
      ['urgent, for ten', 10, true],
    ] as const)
      await save(store, { name, urgent, clockStartsAt: noon - 90 * minute, dueAt: noon - late * minute });
    const { leads } = await store.listBoardLeads({ list: 'open', calledSince: noon, now: noon });
    expect(leads.map(({ name }) => name)).toEqual([
      ...['urgent, for ten', 'urgent, for two minutes'],
      ...['for an hour', 'for a minute'],
    ]);
  });

  test('leads asked for by their ids come in that order, each as it stands in a list, and none for an id that is gone', async () => {
    const store = await aStore();
    const open = await save(store);
    const called = await save(store, { name: 'Ana Reyes' }, 'called');
    const tried = await save(store, {}, 'no-answer');
    const found = await store.findListedLeads([tried, 'gone', open, called]);
    expect(found.map(({ id }) => id)).toEqual([tried, open, called]);
    const { leads } = await store.listBoardLeads({ list: 'open', calledSince: noon - 1, now: noon });
    for (const lead of found) expect(leads).toContainEqual(lead);
    expect(await store.findListedLeads([])).toEqual([]);
  });

  test('who only called is listed with the name that was given last with their number', async () => {
    const store = await aStore();
    await save(store, { name: 'Rosa', receivedAt: noon - 2 });
    await save(store, { name: 'Rosa Diaz', receivedAt: noon - 1 });
    await save(store, { name: 'Spam', suspicions: ['trap-filled'], receivedAt: noon - 1 });
    const nobody = { kind: 'missed-call', name: '', email: '' } as const;
    const known = await save(store, nobody);
    const named = await save(store, { ...nobody, name: 'Ana Diaz', receivedAt: noon - 3 });
    const unknown = await save(store, { ...nobody, phone: '+13055550199' });
    const listed = await store.findListedLeads([known, named, unknown]);
    expect(listed.map(({ knownName }) => knownName)).toEqual(['Rosa Diaz', '', '']);
  });

  test('the list is in the order of work: to be called again by now, the least time, then late, and the rest', async () => {
    const store = await aStore();
    const minute = 60_000;
    const now = noon + 60 * minute;
    const received = (name: string, receivedAt: number) =>
      save(store, { name, receivedAt, clockStartsAt: receivedAt, dueAt: receivedAt + 15 * minute });
    const wanted = [
      'promised',
      '46 s left',
      'ten left',
      'new',
      'long late',
      'just late',
      'opens first',
      'opens later',
      'called',
    ];
    await save(store, { name: 'called' }, 'called');
    const { leadId: promised } = await store.saveLead(aSubmission({}, { name: 'promised' }));
    await store.markLead(aMark(promised, { outcome: 'no-answer', followUpAt: now - minute }));
    await save(store, { name: 'opens later', clockStartsAt: now + 90 * minute, dueAt: now + 105 * minute });
    await save(store, { name: 'opens first', clockStartsAt: now + 60 * minute, dueAt: now + 75 * minute });
    await received('long late', noon);
    await received('just late', now - 16 * minute);
    await received('new', now);
    await received('ten left', now - 5 * minute);
    await received('46 s left', now - 14 * minute - 14_000);
    const listAt = async (at: number) =>
      (await store.listBoardLeads({ list: 'open', now: at, calledSince: noon - 1 })).leads;
    const leads = await listAt(now);
    expect(leads.map(({ name }) => name)).toEqual(wanted);
    // As time goes by: the least time left, then who waits longest, then what opens.
    const later = [
      [
        now + 46_001,
        ['ten left', 'new', 'long late', 'just late', '46 s left', 'opens first', 'opens later'],
      ],
      [
        now + 61 * minute,
        ['opens first', 'long late', 'just late', '46 s left', 'ten left', 'new', 'opens later'],
      ],
      [
        now + 1000 * minute,
        ['long late', 'just late', '46 s left', 'ten left', 'new', 'opens first', 'opens later'],
      ],
    ] as const;
    for (const [at, names] of later) {
      const found = (await listAt(at)).filter(({ state }) => state === 'open');
      expect(
        found.map(({ name }) => name),
        `${at}`,
      ).toEqual(names);
    }
    expect(await store.countBoard(now, now)).toMatchObject({ open: 7, keep: 3, late: 2 });
    expect(await store.findNextChange(now)).toBe(now + 46_001);
    expect(await store.findNextChange(now + 15 * minute + 1)).toBe(now + 60 * minute);
    expect(await store.findNextChange(now + 1000 * minute)).toBeUndefined();
  });

  test('requests of one phone or mailbox are counted as one person, those merged into others too', async () => {
    const store = await aStore();
    await save(store, { receivedAt: noon - 20 * day, email: '' });
    await save(store, {
      receivedAt: noon - 2 * day,
      phone: '',
      phoneAsTyped: '',
      email: 'Rosa+x@Example.com',
    });
    const third = await save(store, { receivedAt: noon });
    await save(store, { phone: '+13055550199', email: 'ben@example.com' });
    await save(store, { suspicions: ['trap-filled'] });
    expect((await store.findListedLead(third))?.person).toEqual({
      ...{ requests: 3, others: 2 },
      ...{ thisWeek: 2, nth: 3 },
    });
    expect((await store.findListedLead(third))?.region).toBe('miami-dade');
    expect(await store.findListedLead('nobody')).toBeUndefined();
  });

  test('every list and search has pages of a hundred, which together hold each lead once', async () => {
    const store = await aStore();
    await fillStore(store, { leads: 470, open: 250 });
    const calledSince = noon;
    for (const [query, count] of [
      [{ list: 'open', now: noon, calledSince }, 250],
      [{ list: 'done', now: noon, calledSince }, 220],
      [{ list: 'suspects', now: noon, calledSince }, 0],
      [{ search: 'rosa diaz' }, 470],
    ] as const) {
      const ids: string[] = [];
      for (let page = 1; ; page += 1) {
        const { leads, hasMore } = await store.listBoardLeads({ ...query, page });
        expect(leads.length).toBeLessThanOrEqual(100);
        ids.push(...leads.map(({ id }) => id));
        if (!hasMore) break;
      }
      expect(ids).toHaveLength(count);
      expect(new Set(ids).size).toBe(count);
    }
    expect(await store.countBoard(noon)).toEqual({
      open: 250,
      keep: 15,
      late: 235,
      followUps: 0,
      suspects: 0,
      failed: 0,
    });
  });

  test('the mark of change stays while nobody writes, and changes with whatever anybody writes', async () => {
    const place = await aPlace();
    const [mine, theirs] = [await openIn(place), await openIn(place)];
    const id = await save(mine);
    const settled = await mine.readChangeMark();
    for (let time = 0; time < 3; time += 1) {
      await mine.listBoardLeads({ list: 'open', now: noon, calledSince: noon });
      await theirs.findLead(id);
      expect(await mine.readChangeMark()).toBe(settled);
    }
    const marks = [settled];
    for (const write of [
      () => save(mine),
      () => save(theirs),
      () => mine.markLead(aMark(id)),
      () => theirs.markLead(aMark(id)),
      () => theirs.saveSignInLink(aLink('Ana', 'link')),
      () => theirs.saveSignInLink(aLink('Ben', 'another', { role: 'dispatcher' })),
      () => theirs.changeRole({ name: 'Ben', by: 'Ana', at: noon, role: 'owner' }),
      () => theirs.removeOperator({ name: 'Ana', by: 'Ben', at: noon }),
      () => theirs.eraseLead(anErasing(id)),
    ]) {
      await write();
      marks.push(await mine.readChangeMark());
    }
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('the newest lead is the one that came last, called or not, and no suspect', async () => {
    const store = await aStore();
    expect(await store.findNewestLead()).toBeUndefined();
    await save(store, { receivedAt: noon + 1 });
    const newest = await save(store, { receivedAt: noon + 2 }, 'called');
    await save(store, { receivedAt: noon + 3, suspicions: ['trap-filled'] });
    expect(await store.findNewestLead()).toEqual({ id: newest, receivedAt: noon + 2 });
  });

  test('leads that were sent again with other words are marked in every list, and found by those words', async () => {
    const store = await aStore();
    for (let place = 0; place < 10; place += 1) {
      const send = (contentHash: string, message: string) =>
        store.saveLead(aSubmission({ requestId: `view-${place}`, contentHash }, { message }));
      await send('first', 'Warm');
      if (place % 2 === 0) await send('second', `Está frío, piso ${place}%`);
    }
    const marked = ({ leads }: Awaited<ReturnType<LeadStore['listBoardLeads']>>) =>
      leads
        .filter(({ isAmended }) => isAmended)
        .map(({ requestId }) => requestId)
        .sort();
    const everySecond = [0, 2, 4, 6, 8].map((place) => `view-${place}`);
    expect(marked(await store.listBoardLeads({ list: 'open', now: noon, calledSince: noon }))).toEqual(
      everySecond,
    );
    expect(marked(await store.listBoardLeads({ search: 'warm' }))).toEqual(everySecond);
    for (const search of ['ESTÁ FRÍO', 'esta frio'])
      expect(marked(await store.listBoardLeads({ search })), search).toEqual(everySecond);
    expect(marked(await store.listBoardLeads({ search: 'piso 4%' }))).toEqual(['view-4']);
    // Names of fields are not what somebody wrote.
    expect((await store.listBoardLeads({ search: 'phoneAsTyped' })).leads).toEqual([]);
  });

  test('one lead is found with what was done for it', async () => {
    const store = await aStore();
    const id = await save(store, {}, 'called');
    expect(await store.findLead(id)).toMatchObject({ id, state: 'called', events: [{ outcome: 'called' }] });
    expect(await store.findLead('nobody')).toBeUndefined();
  });
});
