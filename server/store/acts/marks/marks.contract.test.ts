// What operators do with leads, one after the other and at once, on SQLite and on a real PostgreSQL.
import { aMark, anErasing, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';

const minute = 60_000;
const ben = { operator: 'Ben' } as const;
const notFirst = { at: noon + minute } as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  async function save(store: LeadStore, notices?: readonly NewNotice[]): Promise<string> {
    const owed = notices ?? [
      aNotice({ kind: 'reminder', at: noon + 5 * minute }),
      aNotice({ kind: 'alarm', at: noon + 15 * minute }),
    ];
    return (await store.saveLead(aSubmission({ notices: owed }))).leadId;
  }

  const owedOf = async (store: LeadStore, leadId: string) =>
    (await store.listNotices({ leadId }))
      .filter(({ state }) => state === 'due' || state === 'retry')
      .map(({ kind, nextAt }) => `${kind} ${(nextAt - noon) / minute}`);
  const found = async (store: LeadStore, id: string) => {
    const lead = await store.findListedLead(id);
    if (lead === undefined) throw new Error('The lead is gone');
    return lead;
  };
  const undoing = (presses: readonly string[]) => ({ presses, operator: 'Ana', at: noon + 1000 });

  test('who is calling is seen by all for five minutes, and is taken over only on purpose', async () => {
    const store = await aStore();
    const id = await save(store);
    expect(await store.markLead(aMark(id, { outcome: 'calling' }))).toEqual({ kind: 'marked' });
    expect(await found(store, id)).toMatchObject({
      state: 'open',
      heldBy: 'Ana',
      heldUntil: noon + 5 * minute,
    });
    expect(await owedOf(store, id)).toHaveLength(2);
    expect(await store.findNextChange(noon)).toBe(noon + 5 * minute);
    for (const outcome of ['calling', 'called', 'spam'] as const)
      expect(await store.markLead(aMark(id, { ...ben, ...notFirst, outcome })), outcome).toEqual({
        kind: 'held',
      });
    expect(await store.markLead(aMark(id, { ...ben, outcome: 'note', note: 'Dog' }))).toEqual({
      kind: 'marked',
    });
    const taken = aMark(id, { ...ben, ...notFirst, outcome: 'calling', takesOver: true });
    expect(await store.markLead(taken)).toEqual({ kind: 'marked' });
    expect(await store.markLead(aMark(id, { ...notFirst }))).toEqual({ kind: 'held' });
    expect(await store.markLead(aMark(id, { ...ben, ...notFirst }))).toEqual({ kind: 'marked' });
    expect(await found(store, id)).toMatchObject({ state: 'called', heldBy: undefined });
  });

  test('a hold that was forgotten ends by itself', async () => {
    const store = await aStore();
    const id = await save(store);
    await store.markLead(aMark(id, { outcome: 'calling' }));
    expect(await store.markLead(aMark(id, { ...ben, at: noon + 5 * minute }))).toEqual({ kind: 'marked' });
  });

  test('no answer counts the attempts, and is owed again at its time, with a reminder and an alarm', async () => {
    const store = await aStore();
    const id = await save(store);
    for (const [tries, outcome] of ['no-answer', 'no-answer', 'called'].entries()) {
      const followUpAt = noon + (60 + tries) * minute;
      const notices = [
        aNotice({ kind: 'reminder', at: followUpAt }),
        aNotice({ kind: 'alarm', at: followUpAt + 15 * minute }),
      ];
      const mark = {
        outcome: outcome === 'called' ? outcome : 'no-answer',
        at: noon + tries,
        followUpAt,
        notices,
      } as const;
      await store.markLead(aMark(id, mark));
      expect(await found(store, id)).toMatchObject({ state: outcome, followUpAt, calledAt: noon });
      expect(await owedOf(store, id)).toEqual([`reminder ${60 + tries}`, `alarm ${75 + tries}`]);
    }
    expect(await found(store, id)).toMatchObject({ attempts: 2 });
    const listAt = async (now: number) =>
      (await store.listBoardLeads({ list: 'open', now, calledSince: now })).leads.map((lead) => lead.id);
    expect(await listAt(noon)).toEqual([id]);
    expect(await store.countBoard(noon, noon + 62 * minute)).toMatchObject({ open: 0, followUps: 1 });
    expect(await store.findNextChange(noon)).toBe(noon + 62 * minute);
    await store.markLead(aMark(id, { outcome: 'done', at: noon + 70 * minute }));
    expect(await owedOf(store, id)).toEqual([]);
    expect(await listAt(noon + 80 * minute)).toEqual([]);
  });

  test('who was answered and is brought back is owed a call from then on, and no clock of before', async () => {
    const store = await aStore();
    for (const outcome of ['called', 'booked', 'no-answer'] as const) {
      const id = await save(store);
      await store.markLead(aMark(id, { outcome }));
      await store.markLead(aMark(id, { outcome: 'done', at: noon + minute }));
      const at = noon + 70 * minute;
      const notices = [aNotice({ kind: 'reminder', at }), aNotice({ kind: 'alarm', at: at + 15 * minute })];
      const back = aMark(id, { outcome: 'open', at, followUpAt: at, notices });
      await store.markLead(back);
      expect(await owedOf(store, id)).toEqual(['reminder 70', 'alarm 85']);
      const again = { state: 'called', followUpAt: at, calledAt: noon };
      expect(await found(store, id)).toMatchObject(again);
      expect((await found(store, id)).dueAt).toBe(noon + 15 * minute);
      await store.undoMarks(undoing([back.id]));
      expect(await owedOf(store, id)).toEqual([]);
      expect(await found(store, id)).toMatchObject({ state: 'done', followUpAt: undefined });
    }
  });

  test('who was never called and is brought back has their own clock, whatever was owed with the press', async () => {
    const store = await aStore();
    const id = await save(store);
    await store.markLead(aMark(id, { outcome: 'not-ours' }));
    const at = noon + 6 * minute;
    await store.markLead(
      aMark(id, { outcome: 'open', at, followUpAt: at, notices: [aNotice({ kind: 'reminder', at })] }),
    );
    expect(await owedOf(store, id), 'its own alarm').toEqual(['alarm 15']);
    expect(await found(store, id)).toMatchObject({ state: 'open', followUpAt: undefined });
  });

  test('an action on what somebody else changed meanwhile is refused, after one’s own it is not', async () => {
    const store = await aStore();
    const id = await save(store);
    const seen = { state: 'open', events: 0 } as const;
    expect(await store.markLead(aMark(id, { ...ben, seen }))).toEqual({ kind: 'marked' });
    expect(await store.markLead(aMark(id, { seen, outcome: 'not-ours' }))).toEqual({ kind: 'changed' });
    expect(await store.markLead(aMark(id, { ...ben, seen, outcome: 'booked' }))).toEqual({ kind: 'marked' });
    const { eventCount } = await found(store, id);
    const now = { state: 'booked', events: eventCount } as const;
    await store.markLead(aMark(id, { ...ben, outcome: 'note', note: 'Gate code' }));
    expect(await store.markLead(aMark(id, { seen: now, outcome: 'done' }))).toEqual({ kind: 'marked' });
    expect(await found(store, id)).toMatchObject({ state: 'done', eventCount: 4 });
  });

  test('the same action again changes nothing; its id on another lead is refused', async () => {
    const store = await aStore();
    const [id, other] = [await save(store), await save(store)];
    const mark = aMark(id, { outcome: 'no-answer', seen: { state: 'open', events: 0 } });
    for (const again of [mark, mark, { ...mark, at: noon + minute }])
      expect(await store.markLead(again)).toEqual({ kind: 'marked' });
    expect(await found(store, id)).toMatchObject({ attempts: 1, eventCount: 1 });
    expect(await store.markLead({ ...mark, leadId: other })).toEqual({ kind: 'changed' });
    expect(await found(store, other)).toMatchObject({ state: 'open', eventCount: 0 });
  });

  test('of two actions at the same moment one wins, and the other is told', async () => {
    const place = await aPlace();
    const [ana, benStore] = [await openIn(place), await openIn(place)];
    for (let round = 0; round < 10; round += 1) {
      const id = await save(ana);
      const seen = { state: 'open', events: 0 } as const;
      const answers = await Promise.all([
        ana.markLead(aMark(id, { seen, outcome: 'called' })),
        benStore.markLead(aMark(id, { ...ben, seen, outcome: 'not-ours' })),
      ]);
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['changed', 'marked']);
      const winner = answers[0].kind === 'marked' ? 'called' : 'not-ours';
      expect(await found(ana, id)).toMatchObject({ state: winner, eventCount: 1 });
    }
  });

  test('two who begin to call at the same moment never both believe it', async () => {
    const place = await aPlace();
    const stores = [await openIn(place), await openIn(place)];
    for (let round = 0; round < 10; round += 1) {
      const id = await save(await openIn(place));
      const answers = await Promise.all(
        stores.map((store, which) =>
          store.markLead(aMark(id, { operator: which === 0 ? 'Ana' : 'Ben', outcome: 'calling' })),
        ),
      );
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['held', 'marked']);
    }
  });

  test('twenty leads pressed by three at once, alone and together, are each pressed once', async () => {
    const place = await aPlace();
    const [ana, benStore] = [await openIn(place), await openIn(place)];
    const ids: string[] = [];
    for (let made = 0; made < 20; made += 1) ids.push(await save(ana));
    const seen = { state: 'open', events: 0 } as const;
    const [many, many2, ...singles] = await Promise.all([
      ana.markMany({ id: 'press-many', leadIds: ids, outcome: 'spam', operator: 'Ana', at: noon }),
      benStore.markMany({
        id: 'press-back',
        leadIds: ids.toReversed(),
        outcome: 'done',
        operator: 'Cid',
        at: noon,
      }),
      ...ids.map((id) => benStore.markLead(aMark(id, { ...ben, seen, outcome: 'called' }))),
    ]);
    const single = ids.filter((_, which) => singles[which]?.kind === 'marked');
    expect([...many.changed, ...many2.changed, ...single].sort()).toEqual(ids.toSorted());
    for (const id of ids) {
      const { state, eventCount } = await found(ana, id);
      expect(eventCount).toBe(1);
      expect(state).toBe(many.changed.includes(id) ? 'spam' : many2.changed.includes(id) ? 'done' : 'called');
    }
  });

  test('who said they were calling, and then that it is done or not ours, has called', async () => {
    const store = await aStore();
    const calling = { outcome: 'calling' } as const;
    for (const outcome of ['done', 'not-ours'] as const)
      for (const after of [minute, 12 * minute]) {
        const id = await save(store);
        await store.markLead(aMark(id, calling));
        const mark = aMark(id, { outcome, at: noon + after });
        await store.markLead(mark);
        expect((await found(store, id)).calledAt, outcome).toBe(noon + after);
        await store.undoMarks({ presses: [mark.id], operator: 'Ana', at: noon + after + 1 });
        expect((await found(store, id)).calledAt, `${outcome} taken back`).toBeUndefined();
      }
  });

  test('without a call of their own nobody has called by pressing done, and spam never is a call', async () => {
    const store = await aStore();
    const calling = { outcome: 'calling' } as const;
    const done = { outcome: 'done', at: noon + minute } as const;
    const [unheld, others, stopped, spam] = [
      await save(store),
      await save(store),
      await save(store),
      await save(store),
    ];
    await store.markLead(aMark(others, { ...calling, ...ben }));
    const stoppedCall = aMark(stopped, calling);
    await store.markLead(stoppedCall);
    await store.undoMarks(undoing([stoppedCall.id]));
    await store.markLead(aMark(spam, calling));
    for (const id of [unheld, others, stopped])
      expect(await store.markLead(aMark(id, { ...done, takesOver: true }))).toEqual({ kind: 'marked' });
    await store.markLead(aMark(spam, { ...done, outcome: 'spam' }));
    for (const id of [unheld, others, stopped, spam])
      expect((await found(store, id)).calledAt).toBeUndefined();
  });

  test('taken back, a lead is what it was, and its reminders come at their own times', async () => {
    const store = await aStore();
    const id = await save(store);
    const before = await owedOf(store, id);
    const follow = [aNotice({ kind: 'reminder', at: noon + 60 * minute })];
    for (const changes of [
      { outcome: 'called' },
      { outcome: 'no-answer', followUpAt: noon + 60 * minute, notices: follow },
      { outcome: 'spam' },
    ] as const) {
      const mark = aMark(id, changes);
      await store.markLead(mark);
      const undo = undoing([mark.id]);
      for (const again of [undo, undo])
        expect(await store.undoMarks(again)).toEqual({ changed: [id], settled: [], unknown: [] });
      expect(await found(store, id)).toMatchObject({
        state: 'open',
        attempts: 0,
        calledAt: undefined,
        followUpAt: undefined,
      });
      expect(await owedOf(store, id)).toEqual(before);
    }
    expect((await store.findLead(id))?.events.map(({ outcome }) => outcome)).toEqual([
      ...['called', 'undone', 'no-answer', 'undone', 'spam', 'undone'],
    ]);
  });

  test('actions are taken back one after the other, also after a restart, and only while nobody did anything since', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const id = await save(store);
    const calling = aMark(id, { outcome: 'calling' });
    const called = aMark(id, { outcome: 'called', at: noon + 1 });
    const booked = aMark(id, { ...ben, outcome: 'booked', at: noon + 2 });
    for (const mark of [calling, called, booked]) await store.markLead(mark);
    expect(await store.undoMarks(undoing([called.id]))).toMatchObject({ changed: [], settled: [id] });
    await store.close();
    const again = await openIn(place);
    expect(await again.undoMarks(undoing([booked.id]))).toMatchObject({ changed: [id] });
    await again.markLead(aMark(id, { outcome: 'note', note: 'Rang twice', at: noon + 3 }));
    expect(await again.undoMarks(undoing([called.id]))).toMatchObject({ changed: [id] });
    expect(await found(again, id)).toMatchObject({ state: 'open', heldBy: 'Ana' });
    expect(await again.undoMarks(undoing([calling.id]))).toMatchObject({ changed: [id] });
    expect(await found(again, id)).toMatchObject({ state: 'open', heldBy: undefined });
    expect(await owedOf(again, id)).toHaveLength(2);
    expect(await again.undoMarks(undoing(['nothing-1']))).toEqual({ changed: [], settled: [], unknown: [] });
  });

  test('a reminder that went out while its lead was marked does not go out again', async () => {
    const store = await aStore();
    const id = await save(store, [aNotice({ kind: 'reminder', at: noon })]);
    const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 1 } as const;
    const [notice] = await store.leaseNotices(lease);
    const mark = aMark(id);
    await store.markLead(mark);
    const outcome = { kind: 'sent', answer: { code: 'mail-taken', all: 1 } } as const;
    if (notice) await store.settleNotice({ notice, owner: 'one', at: noon, attemptId: 'try-1', outcome });
    await store.undoMarks(undoing([mark.id]));
    expect(await owedOf(store, id)).toEqual([]);
  });

  test('a request merged into another leaves the lists, is shown with it, and comes back', async () => {
    const store = await aStore();
    const [first, second, third] = [await save(store), await save(store), await save(store)];
    await store.markLead(aMark(first, { outcome: 'note', note: 'Second floor' }));
    const press = (changes: object) => ({
      id: 'merge-1',
      operator: 'Ana',
      at: noon,
      leadId: first,
      into: second,
      ...changes,
    });
    for (let times = 0; times < 2; times += 1)
      expect(await store.mergeLead(press({}))).toEqual({ kind: 'marked' });
    expect(await store.mergeLead(press({ id: 'merge-2', leadId: second, into: third }))).toEqual({
      kind: 'marked',
    });
    expect(await store.mergeLead(press({ id: 'merge-3', leadId: third, into: first }))).toEqual({
      kind: 'merged',
    });
    expect(await store.mergeLead(press({ id: 'merge-4', leadId: third, into: 'nobody' }))).toEqual({
      kind: 'unknown',
    });
    expect(await store.mergeLead(press({ id: 'merge-5', leadId: third, into: third }))).toEqual({
      kind: 'unknown',
    });
    expect(await store.markLead(aMark(first))).toEqual({ kind: 'merged' });
    const { leads } = await store.listBoardLeads({ list: 'open', now: noon, calledSince: noon });
    expect(leads).toMatchObject([{ id: third, isAmended: false, merged: [{}, {}], person: { requests: 3 } }]);
    expect(await store.countBoard(noon)).toMatchObject({ open: 1 });
    const lead = await store.findLead(third);
    expect(lead?.joined.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(lead?.events.map(({ outcome }) => outcome).sort()).toEqual(['joined', 'joined', 'note']);
    expect(await owedOf(store, first)).toEqual([]);
    expect(await store.undoMarks(undoing(['merge-1', 'merge-2']))).toMatchObject({ unknown: [] });
    expect(await store.countBoard(noon)).toMatchObject({ open: 3 });
    expect(await owedOf(store, first)).toHaveLength(2);
  });

  test('a call tells what began it as long as that can be taken back: also after a note, and after it was taken over', async () => {
    const store = await aStore();
    const id = await save(store);
    const begun = aMark(id, { outcome: 'calling' });
    await store.markLead(begun);
    await store.markLead(aMark(id, { outcome: 'note', note: 'Busy', at: noon + 1 }));
    expect(await found(store, id)).toMatchObject({ heldBy: 'Ana', callId: begun.id });
    const taken = aMark(id, { ...ben, ...notFirst, outcome: 'calling', takesOver: true });
    await store.markLead(taken);
    expect(await found(store, id)).toMatchObject({ heldBy: 'Ben', callId: taken.id });
    await store.undoMarks({ ...undoing([taken.id]), at: noon + 2 * minute });
    expect(await found(store, id)).toMatchObject({ heldBy: 'Ana', callId: begun.id });
    await store.markLead(aMark(id, { at: noon + 3 * minute }));
    expect(await found(store, id)).toMatchObject({ heldBy: undefined, callId: null });
  });

  test('who is being called is merged only on purpose, and the call then belongs to the other', async () => {
    const store = await aStore();
    const [first, second] = [await save(store), await save(store)];
    await store.markLead(aMark(first, { outcome: 'calling' }));
    const merge = { id: 'merge-1', ...ben, at: noon + 1, leadId: first, into: second };
    expect(await store.mergeLead(merge)).toEqual({ kind: 'held' });
    expect(await store.mergeLead({ ...merge, takesOver: true })).toEqual({ kind: 'marked' });
    expect(await store.markLead(aMark(first, { at: noon + 2 }))).toEqual({ kind: 'merged' });
    expect(await found(store, first)).toMatchObject({ state: 'open', mergedInto: second });
    const crossed = await Promise.all([
      store.mergeLead({ id: 'cross-1', ...ben, at: noon, leadId: second, into: await save(store) }),
      store.mergeLead({ id: 'cross-2', ...ben, at: noon, leadId: second, into: await save(store) }),
    ]);
    expect(crossed.map(({ kind }) => kind).sort()).toEqual(['marked', 'merged']);
  });

  test('who is erased is erased with what was merged to it', async () => {
    const store = await aStore();
    const [first, second, third] = [await save(store), await save(store), await save(store)];
    const press = { operator: 'Ana', at: noon };
    await store.mergeLead({ ...press, id: 'merge-1', leadId: first, into: second });
    await store.mergeLead({ ...press, id: 'merge-2', leadId: second, into: third });
    const other = await save(store);
    expect(await store.eraseLead(anErasing(third))).toBe(true);
    expect(await store.eraseLead(anErasing(third))).toBe(false);
    expect((await store.listLeads()).map(({ id }) => id)).toEqual([other]);
  });
});
