// Requests that came in a storm are called as soon as it is over, tried on SQLite and on a real PostgreSQL.
import { aMark, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { aChange, aClosedDay } from '../../../../tests/support/builders/an-exception.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import { callbackClockStartsAt } from '#domain/clocks/callback-clock.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const minute = 60_000;
const lease = { channel: 'email', owner: 'one', leaseMs: 1000, limit: 10 } as const;

/** A lead that came while the company was closed by this, with its reminder and its alarm. */
async function saveParked(store: LeadStore, exception: OpeningException, zip = '33139'): Promise<string> {
  const clockStartsAt = callbackClockStartsAt(
    noon,
    { hours: florida, exceptions: [exception] },
    'miami-dade',
  );
  const dueAt = clockStartsAt + 15 * minute;
  const notices = [
    aNotice({ kind: 'reminder', at: clockStartsAt + 5 * minute }),
    aNotice({ kind: 'alarm', at: dueAt }),
  ];
  return (await store.saveLead(aSubmission({ notices }, { clockStartsAt, dueAt, zip }))).leadId;
}

const leadIn = (store: LeadStore, leadId: string) => store.findLead(leadId);

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());
  const ended = noon + 40 * minute;
  const removal = (id: string) => ({ id, operator: 'Ana', at: ended, hours: florida });

  test('a closing that is taken back starts the clocks that waited for it, with reminder and alarm', async () => {
    const store = await aStore();
    const storm = aClosedDay({ from: '2026-06-10', to: '2026-06-11' });
    await store.addOpening(aChange(storm));
    const leadId = await saveParked(store, storm);
    await store.removeOpening(removal(storm.id));
    const clock = { clockStartsAt: ended, dueAt: ended + 15 * minute };
    expect(await leadIn(store, leadId)).toMatchObject(clock);
    const kindsAt = async (now: number) =>
      (await store.leaseNotices({ ...lease, now })).map(({ kind }) => kind);
    expect(await kindsAt(ended + 5 * minute - 1)).toEqual([]);
    expect(await kindsAt(ended + 5 * minute)).toEqual(['reminder']);
    expect(await kindsAt(ended + 15 * minute - 1)).not.toContain('alarm');
    expect(await kindsAt(ended + 15 * minute)).toContain('alarm');
  });

  test('a region we are back in sooner is called sooner; the others and what was promised before stay', async () => {
    const store = await aStore();
    const away = {
      ...({ kind: 'away', id: 'away-in-test', regions: ['miami-dade'], reason: 'storm' } as const),
      ...{ fromMs: noon, untilMs: noon + 300 * minute },
    };
    await store.addOpening(aChange(away));
    const [here, tampa] = [await saveParked(store, away), await saveParked(store, away, '33606')];
    const early = (await store.saveLead(aSubmission())).leadId;
    const sooner = { ...away, untilMs: noon + 60 * minute };
    await store.changeOpening(aChange(sooner, { at: ended }));
    expect(await leadIn(store, here)).toMatchObject({ clockStartsAt: sooner.untilMs });
    expect(await leadIn(store, tampa)).toMatchObject({ clockStartsAt: ended });
    expect(await leadIn(store, early)).toMatchObject({ clockStartsAt: noon });
    await store.changeOpening(aChange(away, { at: ended }));
    expect(await leadIn(store, here), 'put off by nobody').toMatchObject({ clockStartsAt: sooner.untilMs });
  });

  test('who was answered meanwhile keeps the clock they had', async () => {
    const store = await aStore();
    const storm = aClosedDay({ from: '2026-06-10', to: '2026-06-11' });
    await store.addOpening(aChange(storm));
    const leadId = await saveParked(store, storm);
    const before = await leadIn(store, leadId);
    await store.markLead(aMark(leadId, { at: noon + 1 }));
    await store.removeOpening(removal(storm.id));
    expect(await leadIn(store, leadId)).toMatchObject({ clockStartsAt: before?.clockStartsAt });
  });
});
