// How a change at the board reaches every process: two of them on one store, on SQLite and on a real PostgreSQL.
import { aChange, aClosedDay, aStorm } from '../../tests/support/builders/an-exception.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { listEngines, openIn } from '../../tests/support/stores/store-places.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OpeningStore } from '#server/store/acts/opening/opening-store.ts';
import { createOpeningSource, lookEveryMs } from './opening-source.ts';

function aSource(store: Pick<OpeningStore, 'listOpening'>) {
  const lines: string[] = [];
  const source = createOpeningSource({
    store,
    hours: florida,
    log: (level, event) => void lines.push(`${level}: ${event}`),
  });
  return { ...source, lines };
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  test('what one process changes, the other knows with its next look', async () => {
    const place = await aPlace();
    const [one, other] = [await openIn(place), await openIn(place)];
    const sources = [aSource(one), aSource(other)];
    for (const source of sources) await source.refresh();
    const storm = aStorm();
    await one.addOpening(aChange(storm));
    for (const source of sources) {
      await source.refresh();
      expect(source.calendar()).toEqual({ hours: florida, exceptions: [storm] });
    }
    await other.removeOpening({ id: storm.id, operator: 'Ben', at: 1, hours: florida });
    for (const source of sources) {
      await source.refresh();
      expect(source.calendar().exceptions).toEqual([]);
    }
  });

  test('it looks again by itself, often enough to know within five seconds', async () => {
    expect(lookEveryMs * 2).toBeLessThan(5000);
    const store = await openIn(await aPlace());
    const source = aSource(store);
    const changed = vi.fn();
    source.onChange(changed);
    onTestFinished(source.start());
    await store.addOpening(aChange(aClosedDay()));
    await vi.waitFor(() => expect(source.calendar().exceptions).toHaveLength(1), { timeout: 50_000 });
    expect(changed).toHaveBeenCalled();
  });
});

test('while the store is away the last known holds, and that is said once', async () => {
  const storm = aStorm();
  const answer = {
    kept: [{ exception: storm, createdAt: 1, changedAt: 1, operator: 'Ana', endsAt: undefined }],
    unreadable: [],
  };
  const store = { listOpening: vi.fn(() => Promise.resolve(answer)) };
  const source = aSource(store);
  await source.refresh();
  store.listOpening.mockImplementation(() => Promise.reject(new Error('away')));
  for (let looks = 0; looks < 3; looks += 1) await source.refresh();
  expect(source.calendar().exceptions).toEqual([storm]);
  expect(source.lines).toEqual(['info: opening changed', 'warn: opening not read']);
});

test('a change that is made while a look is under way is known after the refresh', async () => {
  const storm = aStorm();
  const first = Promise.withResolvers<undefined>();
  let looks = 0;
  const source = aSource({
    async listOpening() {
      looks += 1;
      if (looks > 1)
        return {
          kept: [{ exception: storm, createdAt: 1, changedAt: 1, operator: 'Ana', endsAt: undefined }],
          unreadable: [],
        };
      await first.promise;
      return { kept: [], unreadable: [] };
    },
  });
  const early = source.refresh();
  await vi.waitFor(() => expect(looks).toBe(1), { timeout: 20_000 });
  const late = source.refresh();
  first.resolve(undefined);
  await Promise.all([early, late]);
  expect(source.calendar().exceptions).toEqual([storm]);
});
