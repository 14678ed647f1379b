// What an action rests on: nothing is done over what its maker had not seen. Tried on SQLite and on a real PostgreSQL.
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { RequestChange } from '#domain/my-request/request-change.ts';

const minute = 60_000;
const fresh = { state: 'open', events: 0 } as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function aDesk() {
    const store = await openIn(await aPlace());
    const { leadId } = await store.saveLead(aSubmission({}, { email: '' }));
    /** The sender says something of it by the page of their own. */
    const say = (kind: RequestChange['kind'], text = '') =>
      store.changeRequest({
        ...{ id: `${leadId}.by-sender-${kind}`, leadId, at: noon + minute, operator: 'Customer' },
        ...{ changes: [{ kind, text }], content: {}, note: kind, channels: [] },
      });
    const see = async () => {
      const lead = await store.findListedLead(leadId);
      return { state: lead?.state ?? 'open', events: lead?.eventCount ?? 0 };
    };
    const book = (seen?: Awaited<ReturnType<typeof see>>) => store.bookVisit(aBooking(leadId, { seen }));
    return { store, leadId, say, see, book };
  }

  test('a request that its sender canceled is booked by nobody who had not seen that', async () => {
    const { store, leadId, say, see, book } = await aDesk();
    await say('cancel');
    for (const seen of [fresh, undefined]) expect(await book(seen)).toEqual({ kind: 'lead changed' });
    const unseen = aMark(leadId, { outcome: 'booked', operator: 'Ben' });
    expect(await store.markLead(unseen)).toEqual({ kind: 'changed' });
    expect(await store.findLead(leadId)).toMatchObject({ state: 'done', canceledAt: noon + minute });
    expect(await store.listVisits('2026-06-11')).toEqual([]);
    // Who saw it and books even so has talked to them.
    expect(await book(await see())).toMatchObject({ kind: 'kept' });
    expect(await store.findLead(leadId)).toMatchObject({ state: 'booked', canceledAt: undefined });
  });

  test('what its sender corrected, or another dispatcher did, is seen before it is booked; notes of the desk may be added', async () => {
    const { store, leadId, say, see, book } = await aDesk();
    await store.markLead(aMark(leadId, { outcome: 'note', note: 'Has a dog', operator: 'Ben' }));
    await say('access', 'Gate 12');
    expect(await book(fresh)).toEqual({ kind: 'lead changed' });
    const seen = await see();
    await store.markLead(aMark(leadId, { outcome: 'no-answer', operator: 'Ben', at: noon + 2 * minute }));
    expect(await book(seen)).toEqual({ kind: 'lead changed' });
    const now = await see();
    await store.markLead(
      aMark(leadId, { outcome: 'note', note: 'And a cat', operator: 'Ben', at: noon + 3 * minute }),
    );
    expect(await book(now)).toMatchObject({ kind: 'kept' });
  });

  test('a visit is not moved, ended or merged over what its sender asked for meanwhile', async () => {
    const { store, leadId, say, see, book } = await aDesk();
    const booked = await book(fresh);
    if (booked.kind !== 'kept') throw new Error(booked.kind);
    const visitId = booked.visit.id;
    const seenLead = await see();
    await say('another-time', 'Friday');
    const pressed = { visitId, seen: 0, seenLead } as const;
    const wish = aWish({ fromHour: 13 });
    expect(await store.actOnVisit({ ...pressed, action: anAction(), step: 'move', wish })).toEqual({
      kind: 'lead changed',
    });
    const cancel = { ...pressed, action: anAction(), step: 'cancel', note: '' } as const;
    expect(await store.actOnVisit(cancel)).toEqual({ kind: 'lead changed' });
    const other = await store.saveLead(aSubmission({}, { email: '' }));
    const merge = { ...anAction(), leadId, into: other.leadId };
    expect(await store.mergeLead({ ...merge, seen: seenLead })).toEqual({ kind: 'changed' });
    const seen = await see();
    const again = { ...pressed, seenLead: seen, action: anAction(), step: 'move', wish } as const;
    expect(await store.actOnVisit(again)).toMatchObject({ kind: 'kept' });
  });

  test('of many marked at once those stay as they are that changed unseen', async () => {
    const { store, leadId, say } = await aDesk();
    const quiet = await store.saveLead(aSubmission());
    await say('access', 'Gate 12');
    const leadIds = [leadId, quiet.leadId];
    const mark = { ...anAction(), leadIds, outcome: 'not-ours', seenEvents: [0, 0] } as const;
    expect(await store.markMany(mark)).toEqual({ changed: [quiet.leadId], settled: [leadId], unknown: [] });
  });
});
