// Which window pages name as the next one open, on SQLite and on a real PostgreSQL: what the page of a request offers first.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aChange, aClosedDay, aStorm } from '../../tests/support/builders/an-exception.ts';
import { aLead, aPick } from '../../tests/support/builders/a-pick.ts';
import { noon } from '../../tests/support/builders/a-quote.ts';
import { aBooking, anAction } from '../../tests/support/builders/a-visit.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { listEngines, openIn } from '../../tests/support/stores/store-places.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { countEveryMs, createNextWindowSource } from './next-window-source.ts';
import { createOpeningSource } from './opening-source.ts';

const minute = 60_000;
const at = (time: string) => Date.parse(`2026-06-${time}:00-04:00`);

/** One server on a store, at noon, that counts when it is asked to. */
async function aServer(store: LeadStore) {
  const clock = { now: noon };
  const lines: string[] = [];
  const opening = createOpeningSource({ store, hours: florida, log: () => undefined });
  await opening.refresh();
  const source = createNextWindowSource({
    ...{ store, opening, now: () => clock.now },
    log: (level, event) => void lines.push(`${level}: ${event}`),
  });
  const next = async (now = clock.now) => {
    clock.now = now;
    await source.refresh();
    const pick = source.next().get('miami-dade');
    return pick && `${pick.date} ${pick.fromHour}`;
  };
  const put = async (exception: OpeningException) => {
    await store.addOpening(aChange(exception));
    await opening.refresh();
  };
  return { clock, lines, opening, source, next, put };
}

/** Fewer windows, so that a day is soon full: each takes one visit. */
async function planFew(store: LeadStore, weekdays: readonly number[] = [3, 4]): Promise<void> {
  const places = { 'miami-dade': 1 };
  const hours = [13, 15];
  const plan = weekdays.flatMap((weekday) => hours.map((fromHour) => ({ weekday, fromHour, places })));
  await store.saveVisitPlan(plan, anAction());
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  test('at noon, past the cut-off, at night, on a holiday and while we are away', async () => {
    const store = await openIn(await aPlace());
    const { next, put, source } = await aServer(store);
    expect(await next()).toBe('2026-06-10 13');
    expect(await next(at('10T12:46'))).toBe('2026-06-10 15');
    expect(await next(at('10T16:01'))).toBe('2026-06-11 7');
    // At night: who is to come at 7 could not be called before.
    expect(await next(at('10T23:00'))).toBe('2026-06-11 9');
    await put(aClosedDay({ from: '2026-06-11', to: '2026-06-11' }));
    expect(await next(at('10T23:00'))).toBe('2026-06-12 9');
    const [fromMs, untilMs] = [at('10T20:00'), at('13T20:00')];
    await put({
      kind: 'away',
      id: 'exception-away',
      regions: ['miami-dade'],
      fromMs,
      untilMs,
      reason: 'Storm',
    });
    // Back at 8 pm, we can call before the first window of the morning.
    expect(await next(at('10T23:00'))).toBe('2026-06-14 7');
    expect(source.next().get('broward-county')).toEqual({ date: '2026-06-12', fromHour: 9 });
    await put({
      kind: 'same-day-off',
      id: 'exception-off',
      untilMs: at('15T00:00'),
      regions: [],
      reason: '',
    });
    expect(await next(at('14T10:00'))).toBe('2026-06-15 7');
  });

  test('an alert that stops visits in a region moves on to the window after it; in a part of it, none is named', async () => {
    const store = await openIn(await aPlace());
    const { next, put, source } = await aServer(store);
    await put(aStorm({ regions: ['miami-dade'], counties: [], stopsVisits: true }));
    expect(await next()).toBe('2026-06-11 13');
    await put(aStorm({ counties: ['Pinellas'], stopsVisits: true }));
    await next();
    expect(source.next().has('west-central-florida')).toBe(false);
    expect(source.next().get('broward-county')).toEqual({ date: '2026-06-10', fromHour: 13 });
  });

  test('ten who pick the last place at once: one has it, and what is next is the one after', async () => {
    const store = await openIn(await aPlace());
    await planFew(store);
    const { next } = await aServer(store);
    expect(await next()).toBe('2026-06-10 13');
    const leads: string[] = [];
    for (let made = 0; made < 10; made += 1) leads.push(await aLead(store, `Caller ${made}`));
    const pick = (leadId: string) => store.pickWindow(aPick(leadId, { date: '2026-06-10', fromHour: 13 }));
    const kinds = (await Promise.all(leads.map(pick))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'held')).toHaveLength(1);
    expect(await next()).toBe('2026-06-10 15');
    // The window is held for two hours, and by then it is too late for it.
    expect(await next(noon + 121 * minute)).toBe('2026-06-10 15');
  });

  test('a full day is followed by the next, a full week by nothing', async () => {
    const store = await openIn(await aPlace());
    await planFew(store);
    const { next } = await aServer(store);
    for (const [date, fromHour] of [
      ['2026-06-10', 13],
      ['2026-06-10', 15],
    ] as const)
      await store.bookVisit(aBooking(await aLead(store), { date, fromHour }));
    expect(await next()).toBe('2026-06-11 13');
    for (const fromHour of [13, 15])
      await store.bookVisit(aBooking(await aLead(store), { date: '2026-06-11', fromHour }));
    expect(await next()).toBeUndefined();
  });

  test('a visit that is canceled gives its window back; so does a request that is erased', async () => {
    const store = await openIn(await aPlace());
    await planFew(store);
    const { next } = await aServer(store);
    const window = { date: '2026-06-10', fromHour: 13 } as const;
    const canceled = aBooking(await aLead(store), window);
    await store.bookVisit(canceled);
    expect(await next()).toBe('2026-06-10 15');
    const { visitId } = canceled;
    await store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'cancel', note: '' });
    expect(await next()).toBe('2026-06-10 13');
    const erased = await aLead(store, 'Ben Ito');
    await store.pickWindow(aPick(erased, window));
    expect(await next()).toBe('2026-06-10 15');
    await store.eraseRequest({ ...anAction(), leadId: erased, note: '' });
    expect(await next()).toBe('2026-06-10 13');
  });

  test('a request that is merged brings its window along, and it counts once', async () => {
    const store = await openIn(await aPlace());
    await planFew(store);
    const { next } = await aServer(store);
    const [one, other] = [await aLead(store), await aLead(store)];
    await store.pickWindow(aPick(one, { date: '2026-06-10', fromHour: 13 }));
    await store.mergeLead({ ...anAction(), leadId: one, into: other });
    expect(await next()).toBe('2026-06-10 15');
  });

  test('what is booked at one server, the other tells after its next count, which comes by itself', async () => {
    const place = await aPlace();
    const [store, second] = [await openIn(place), await openIn(place)];
    await planFew(store);
    const other = await aServer(second);
    expect(await other.next()).toBe('2026-06-10 13');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    onTestFinished(other.source.start());
    await store.bookVisit(aBooking(await aLead(store), { date: '2026-06-10', fromHour: 13 }));
    vi.advanceTimersByTime(countEveryMs);
    await vi.waitFor(
      () => expect(other.source.next().get('miami-dade')).toEqual({ date: '2026-06-10', fromHour: 15 }),
      { timeout: 50_000 },
    );
  });

  test('nothing is told before the first count, a minute after the last, or of another calendar', async () => {
    const store = await openIn(await aPlace());
    const { clock, source, put, next } = await aServer(store);
    expect(source.next().size).toBe(0);
    await next();
    const told = source.next();
    expect(told.size).toBe(6);
    await next();
    expect(source.next()).toBe(told);
    await put(aClosedDay());
    expect(source.next().size).toBe(0);
    await next();
    clock.now += minute;
    expect(source.next().size).toBe(0);
    clock.now = noon - minute;
    expect(source.next().size).toBe(0);
  });
});

test('while the store is away that is said once', async () => {
  const lines: string[] = [];
  const source = createNextWindowSource({
    store: { offerDays: () => Promise.reject(new Error('away')) },
    opening: { calendar: () => ({ hours: florida, exceptions: [] }), onChange: () => undefined },
    now: () => noon,
    log: (level, event) => void lines.push(`${level}: ${event}`),
  });
  for (let times = 0; times < 3; times += 1) await source.refresh();
  expect(source.next().size).toBe(0);
  expect(lines).toEqual(['warn: windows not counted']);
});
