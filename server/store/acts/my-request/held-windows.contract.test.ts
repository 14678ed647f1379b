// What windows that visitors pick may be relied on for, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aLead, aPick, leftAt } from '../../../../tests/support/builders/a-pick.ts';
import { aMark, anErasing, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';

const hour = 60 * 60_000;
const onePlace = [{ weekday: 4, fromHour: 9, places: { 'miami-dade': 1 } }] as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('a window that is picked takes a place from others, is told to staff, and leaves the lead and its alarm alone', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const answer = await store.pickWindow(aPick(leadId));
    expect(answer).toMatchObject({
      kind: 'held',
      held: { date: '2026-06-11', window: { fromHour: 9, toHour: 11 }, untilAt: noon + 2 * hour },
    });
    expect([await leftAt(store), await leftAt(store, noon, leadId)]).toEqual([1, 2]);
    expect(await store.findLead(leadId)).toMatchObject({
      state: 'open',
      events: [{ outcome: 'note', operator: 'Customer' }],
    });
    const notices = await store.listNotices({ leadId });
    expect(notices.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'alarm due',
      'amendment sent',
    ]);
  });

  test('the same window again changes nothing; another takes its place, also when both are pressed at once', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const twice = await Promise.all(
      [aPick(leadId), aPick(leadId)].map(async (pick) => store.pickWindow(pick)),
    );
    expect(twice.map(({ kind }) => kind)).toEqual(['held', 'held']);
    expect((await store.findLead(leadId))?.events).toHaveLength(1);
    expect(await store.pickWindow(aPick(leadId, { fromHour: 13 }))).toMatchObject({ kind: 'held' });
    expect(await leftAt(store)).toBe(2);
    expect(await store.findLastPick(leadId, noon)).toMatchObject({
      state: 'held',
      held: { window: { fromHour: 13 } },
    });
  });

  test('of many who pick the last place at once, on two servers, one has it; it is then free for nobody else', async () => {
    const place = await aPlace();
    const servers = [await openIn(place), await openIn(place)] as const;
    const [first] = servers;
    await first.saveVisitPlan(onePlace, anAction());
    const leads = await Promise.all(Array.from({ length: 8 }, async (_, nth) => aLead(first, `Ann ${nth}`)));
    const answers = await Promise.all(
      leads.map(async (leadId, nth) => servers[nth % 2 === 0 ? 0 : 1].pickWindow(aPick(leadId))),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([...Array<string>(7).fill('gone'), 'held']);
    const winner = leads[answers.findIndex(({ kind }) => kind === 'held')] ?? '';
    expect([await leftAt(first), await leftAt(first, noon, winner)]).toEqual([0, 1]);
    const loser = leads.find((id) => id !== winner) ?? '';
    expect(await first.findLead(loser)).toMatchObject({ events: [] });
    expect(await first.bookVisit(aBooking(loser))).toMatchObject({ kind: 'full', bar: 'full' });
  });

  test('who loses a window to another keeps the one they held before', async () => {
    const store = await aStore();
    const [mine, other] = [await aLead(store), await aLead(store, 'Bob')];
    await store.saveVisitPlan(
      [...onePlace, { weekday: 5, fromHour: 9, places: { 'miami-dade': 1 } }],
      anAction(),
    );
    await store.pickWindow(aPick(mine));
    await store.pickWindow(aPick(other, { date: '2026-06-12' }));
    expect(await store.pickWindow(aPick(mine, { date: '2026-06-12' }))).toEqual({ kind: 'gone' });
    expect(await store.findLastPick(mine, noon)).toMatchObject({
      state: 'held',
      held: { date: '2026-06-11' },
    });
  });

  test('what cannot be had is not held: too soon, too late, no such window, outside, and while nobody comes', async () => {
    const store = await aStore();
    const [leadId, far] = [await aLead(store), await aLead(store, 'Far', '99501')];
    const picks = [
      aPick(leadId, { date: '2026-06-10', fromHour: 11 }),
      aPick(leadId, { date: '2026-06-18' }),
      aPick(leadId, { fromHour: 10 }),
      aPick(far),
      aPick(leadId, {
        calendar: {
          hours: florida,
          exceptions: [{ kind: 'closed', id: 'c', from: '2026-06-11', to: '2026-06-11', reason: 'Storm' }],
        },
      }),
    ];
    for (const pick of picks) expect(await store.pickWindow(pick)).toEqual({ kind: 'gone' });
    expect(await store.pickWindow(aPick('nobody'))).toEqual({ kind: 'unknown' });
  });

  test('booked, it is a visit and no place more; taken back, it is held again; then nothing more can be picked', async () => {
    const store = await aStore();
    await store.saveVisitPlan(onePlace, anAction());
    const leadId = await aLead(store);
    await store.pickWindow(aPick(leadId));
    const booking = aBooking(leadId);
    expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
    expect(await store.findLastPick(leadId, noon)).toMatchObject({ state: 'released' });
    expect(await store.pickWindow(aPick(leadId))).toEqual({ kind: 'settled' });
    expect(await leftAt(store)).toBe(0);
    await store.undoVisit({ visitId: booking.visitId, taken: booking.action.id, action: anAction() });
    expect(await store.findLastPick(leadId, noon)).toMatchObject({ state: 'held' });
    expect([await leftAt(store), await leftAt(store, noon, leadId)]).toEqual([0, 1]);
  });

  test('a window whose place was taken meanwhile is not held again: the action stays, and it is said what is taken', async () => {
    const store = await aStore();
    await store.saveVisitPlan([...onePlace, { ...onePlace[0], fromHour: 13 }], anAction());
    const leadId = await aLead(store);
    await store.pickWindow(aPick(leadId));
    const booking = aBooking(leadId, { fromHour: 13 });
    await store.bookVisit(booking);
    const other = await aLead(store, 'Ben Ito');
    await store.bookVisit(aBooking(other));
    const { calendar } = aWish();
    const taken = { kind: 'full', bar: 'full', date: aBooking(other).date, fromHour: 9, isHeld: true };
    const undo = { visitId: booking.visitId, taken: booking.action.id, retaking: { calendar } };
    expect(await store.undoVisit({ ...undo, action: anAction() })).toMatchObject(taken);
    const marks = { presses: [booking.action.id], operator: 'Ana', at: noon + 1, retaking: { calendar } };
    expect(await store.undoMarks(marks)).toMatchObject({ changed: [], settled: [leadId], inTheWay: taken });
    expect(await store.findLastPick(leadId, noon)).toMatchObject({ state: 'released' });
    expect(await store.findLead(leadId)).toMatchObject({ state: 'booked' });
    const meant = { ...undo, action: anAction(), retaking: { calendar, isOverfull: true } };
    expect(await store.undoVisit(meant)).toMatchObject({ kind: 'undone', visit: undefined });
  });

  test('kept until the call, it ends when they were reached, and not when nobody answered; undone, it is held again', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    await store.pickWindow(aPick(leadId));
    await store.markLead(aMark(leadId, { outcome: 'no-answer' }));
    expect(await store.findLastPick(leadId, noon)).toMatchObject({ state: 'held' });
    const called = aMark(leadId, { at: noon + 1, followUpAt: noon + hour });
    await store.markLead(called);
    expect(await store.findLastPick(leadId, noon)).toMatchObject({ state: 'released' });
    expect(await leftAt(store)).toBe(2);
    const undo = { presses: [called.id], operator: 'Ana', at: noon + 2 };
    await store.undoMarks(undo);
    expect(await leftAt(store)).toBe(1);
    const calledAgain = aMark(leadId, { at: noon + 3 });
    await store.markLead(calledAgain);
    await store.pickWindow(aPick(leadId, { at: noon + 4, fromHour: 13 }));
    await store.undoMarks({ ...undo, presses: [calledAgain.id], at: noon + 5 });
    expect(await leftAt(store), 'one request holds one window').toBe(2);
  });

  test('a visit that is planned again by undoing, or moved, ends what was picked meanwhile, for good', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const { visitId } = aBooking(leadId);
    await store.bookVisit(aBooking(leadId, { visitId, fromHour: 13 }));
    const cancel = { action: anAction(), visitId, seen: 0, step: 'cancel', note: '' } as const;
    await store.actOnVisit(cancel);
    await store.pickWindow(aPick(leadId, { at: noon + 1000 }));
    expect(await leftAt(store)).toBe(1);
    const { calendar } = aWish();
    const undo = { visitId, taken: cancel.action.id, action: anAction(), retaking: { calendar } };
    expect(await store.undoVisit(undo)).toMatchObject({ kind: 'undone' });
    expect(await store.findLastPick(leadId, noon + 2000)).toMatchObject({ state: 'released' });
    const other = await aLead(store, 'Ben Ito');
    await store.pickWindow(aPick(other));
    await store.mergeLead({ ...anAction(), leadId: other, into: leadId });
    const move = {
      action: anAction(),
      visitId,
      seen: 2,
      step: 'move',
      wish: aWish({ fromHour: 15 }),
    } as const;
    expect(await store.actOnVisit(move)).toMatchObject({ kind: 'kept' });
    expect(await store.findLastPick(leadId, noon + 2000)).toMatchObject({ state: 'released' });
  });

  test('a request merged into another holds its window for that one', async () => {
    const store = await aStore();
    const [again, into] = [await aLead(store), await aLead(store)];
    await store.pickWindow(aPick(again));
    await store.mergeLead({ id: 'merge', leadId: again, into, at: noon, operator: 'Ana' });
    expect(await store.findLastPick(into, noon)).toMatchObject({ state: 'held' });
    expect([await leftAt(store), await leftAt(store, noon, into)]).toEqual([1, 2]);
    await store.bookVisit(aBooking(into));
    expect(await leftAt(store)).toBe(1);
  });

  test('it is carried to another store with its lead, twice as once, and erased with it', async () => {
    const [place, other] = [await aPlace(), await aPlace()];
    const [from, to] = [await openIn(place), await openIn(other)];
    const leadId = await aLead(from);
    await from.pickWindow(aPick(leadId));
    const bundles = await from.readBundles(10);
    await to.keepBundles(bundles);
    await to.keepBundles(bundles);
    expect(await to.findLastPick(leadId, noon)).toMatchObject({ state: 'held' });
    expect(await leftAt(to)).toBe(1);
    await to.eraseLead(anErasing(leadId));
    expect(await connectTo(other).selectFrom('held_windows').selectAll().execute()).toEqual([]);
    expect(await leftAt(to)).toBe(2);
  });
});
