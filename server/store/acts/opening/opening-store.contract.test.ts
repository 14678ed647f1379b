// What the board and every process may rely on of closed days and notices, on SQLite and on a real PostgreSQL.
import {
  aChange,
  aClosedDay,
  aStorm,
  aYearlyClosing,
} from '../../../../tests/support/builders/an-exception.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import { mostExceptions } from '#domain/opening/exception-limits.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const day = 24 * 60 * 60_000;

async function listExceptions(store: Pick<LeadStore, 'listOpening'>) {
  return (await store.listOpening()).kept.map(({ exception }) => exception);
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('exceptions come back as they were put, in that order', async () => {
    const store = await aStore();
    const all = [aStorm({ text: 'Zwölf “Häuser” – 100 % \u{1F300}' }), aClosedDay(), aStorm()];
    for (const [index, exception] of all.entries())
      expect(await store.addOpening(aChange(exception, { at: noon + index }))).toBe('added');
    expect(await listExceptions(store)).toEqual(all);
    expect((await store.listOpening()).kept[0]).toMatchObject({ operator: 'Ana', createdAt: noon });
  });

  test('a region that an older version put away stays away, as a list of one', async () => {
    const place = await aPlace();
    await openIn(place);
    const database = connectTo(place);
    const old = { kind: 'away', id: 'away-in-test', region: 'miami-dade', fromMs: noon, untilMs: noon + day };
    const content = JSON.stringify({ ...old, reason: 'Storm' });
    const when = { ends_at: noon + day, created_at: noon, changed_at: noon };
    await database
      .insertInto('opening_exceptions')
      .values({ id: old.id, content, operator: 'Ana', ...when })
      .execute();
    await database.deleteFrom('migrations').where('name', '=', '0014-away-regions').execute();
    const { region, ...rest } = old;
    expect(await listExceptions(await openIn(place))).toEqual([
      { ...rest, regions: [region], reason: 'Storm' },
    ]);
  });

  test('the same put twice is there once; another under its id is refused', async () => {
    const store = await aStore();
    const closed = aClosedDay();
    await store.addOpening(aChange(closed));
    expect(await store.addOpening(aChange(closed))).toBe('repeated');
    expect(await store.addOpening(aChange({ ...closed, to: '2026-07-05' }))).toBe('taken');
    expect(await listExceptions(store)).toEqual([closed]);
  });

  test('ten who put the same at once put it once', async () => {
    const store = await aStore();
    const closed = aClosedDay();
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.addOpening(aChange(closed))));
    expect(answers.every((answer) => answer === 'added' || answer === 'repeated')).toBe(true);
    expect(await listExceptions(store)).toEqual([closed]);
  });

  test('a change keeps its place, and says who made it', async () => {
    const store = await aStore();
    const closed = aClosedDay();
    await store.addOpening(aChange(closed));
    await store.addOpening(aChange(aStorm(), { at: noon + 1 }));
    const changed = { ...closed, reason: 'Day of the company' };
    expect(await store.changeOpening(aChange(changed, { operator: 'Ben', at: noon + 2 }))).toBe(true);
    const { kept } = await store.listOpening();
    expect(kept[0]).toMatchObject({
      exception: changed,
      createdAt: noon,
      changedAt: noon + 2,
      operator: 'Ben',
    });
    expect(await store.changeOpening(aChange(aClosedDay()))).toBe(false);
  });

  test('what is removed is gone, once', async () => {
    const store = await aStore();
    const closed = aClosedDay();
    await store.addOpening(aChange(closed));
    const removal = { id: closed.id, operator: 'Ana', at: noon, hours: florida };
    expect(await store.removeOpening(removal)).toBe(true);
    expect(await store.removeOpening(removal)).toBe(false);
    expect(await listExceptions(store)).toEqual([]);
  });

  test('a day that is closed every year is kept for good, and its open years are changed', async () => {
    const store = await aStore();
    const yearly = aYearlyClosing();
    expect(await store.addOpening(aChange(yearly))).toBe('added');
    const open = { ...yearly, openYears: [2026] };
    expect(await store.changeOpening(aChange(open))).toBe(true);
    const inFiveYears = noon + 5 * 365 * day;
    await store.addOpening(
      aChange(aStorm({ fromMs: inFiveYears, untilMs: inFiveYears + day }), { at: inFiveYears }),
    );
    const { kept, unreadable } = await store.listOpening();
    expect(kept[0]).toMatchObject({ exception: open, endsAt: undefined });
    expect(unreadable).toEqual([]);
  });

  test('every change stands in the log of changes', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const closed = aClosedDay();
    await store.addOpening(aChange(closed));
    await store.addOpening(aChange(closed));
    await store.changeOpening(aChange({ ...closed, to: '2026-07-05' }));
    await store.removeOpening({ id: closed.id, operator: 'Ben', at: noon, hours: florida });
    const rows = await connectTo(place).selectFrom('board_changes').selectAll().orderBy('number').execute();
    expect(rows.map(({ operator, what, detail }) => [operator, what, detail])).toEqual([
      ['Ana', 'opening added', 'closed July 4, 2026 (Independence Day)'],
      [
        'Ana',
        'opening changed',
        '“closed July 4, 2026 (Independence Day)” to “closed July 4, 2026 to July 5, 2026 (Independence Day)”',
      ],
      ['Ben', 'opening removed', 'closed July 4, 2026 to July 5, 2026 (Independence Day)'],
    ]);
  });

  test('no more than a hundred stand; what is over does not count, and is erased after a year', async () => {
    const store = await aStore();
    for (let count = 0; count < mostExceptions; count += 1)
      await store.addOpening(aChange(aClosedDay(), { at: noon }));
    expect(await store.addOpening(aChange(aClosedDay()))).toBe('full');
    const later = noon + 60 * day;
    expect(await store.addOpening(aChange(aStorm({ untilMs: later + day }), { at: later }))).toBe('added');
    expect(await listExceptions(store)).toHaveLength(mostExceptions + 1);
    const muchLater = noon + 500 * day;
    await store.addOpening(aChange(aStorm({ untilMs: muchLater + day }), { at: muchLater }));
    expect(await listExceptions(store)).toHaveLength(1);
  });

  test('what another version wrote is passed over and named', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const closed = aClosedDay();
    await store.addOpening(aChange(closed));
    const row = { ends_at: null, created_at: noon, changed_at: noon, operator: 'Ana' };
    await connectTo(place)
      .insertInto('opening_exceptions')
      .values([
        { ...row, id: 'strange-1', content: '{"kind":"moved to Mars"}' },
        { ...row, id: 'strange-2', content: 'no JSON' },
      ])
      .execute();
    expect(await listExceptions(store)).toEqual([closed]);
    expect((await store.listOpening()).unreadable.toSorted()).toEqual(['strange-1', 'strange-2']);
  });

  test('a copy says what the other says, and nothing else', async () => {
    const [from, to] = [await aStore(), await aStore()];
    await from.addOpening(aChange(aStorm()));
    await to.addOpening(aChange(aClosedDay()));
    await to.copyOpening(await from.listOpening());
    expect(await to.listOpening()).toEqual(await from.listOpening());
  });
});
