// What a customer is mailed when the desk sets, moves or cancels their visit: the truth of when the mail goes, once, on both engines.
import { aMark, anErasing, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { aStorm } from '../../../../tests/support/builders/an-exception.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import { standingCalendar, type OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { LeasedNotice } from './notice.ts';
import { mostVisitMailsPerDay } from './lease-visit-news.ts';
import { visitMailDelayMs } from './owe-visit-news.ts';

const minute = 60_000;
let made = 0;

/** Takes what is due and says that it was sent; resolves with what was told. */
async function sendDue(
  store: LeadStore,
  now: number,
  calendar?: OpeningCalendar,
): Promise<readonly LeasedNotice['visit'][]> {
  const told = [];
  for (;;) {
    const lease = { channel: 'email', owner: 'one', now, leaseMs: minute, limit: 1, calendar } as const;
    const [notice] = await store.leaseNotices(lease);
    if (notice === undefined) return told;
    if (notice.kind === 'unreadable') throw new Error('unreadable');
    const { visit } = notice;
    const settlement = { notice, owner: 'one', at: now, attemptId: `attempt-${(made += 1)}` };
    if (visit?.kind === 'nothing')
      await store.settleNotice({
        ...settlement,
        outcome: { kind: 'canceled', answer: { code: 'nothing-new' } },
      });
    else if (visit?.kind === 'held')
      await store.settleNotice({ ...settlement, outcome: { kind: 'held', answer: { code: visit.code } } });
    else
      await store.settleNotice({
        ...settlement,
        outcome: { kind: 'sent', answer: { code: 'mail-taken', all: 1 } },
      });
    told.push(visit);
  }
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function aLead(changes: Partial<Lead> = {}) {
    const store = await openIn(await aPlace());
    const notices = [aNotice({ channel: 'board' })];
    const { leadId } = await store.saveLead(aSubmission({ notices }, changes));
    const mails = async () =>
      (await store.listNotices({ leadId }))
        .filter(({ kind }) => kind === 'visit')
        .map(({ state, lastCode }) => lastCode ?? state);
    const book = async (at: number, fromHour = 9) => {
      const booking = aBooking(leadId, { action: anAction({ at }), fromHour, isOverfull: true });
      expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
      return booking;
    };
    const move = (visitId: string, seen: number, at: number, fromHour: number) =>
      store.actOnVisit({
        ...{ action: anAction({ at }), visitId, seen, step: 'move' as const },
        wish: aWish({ fromHour, isOverfull: true }),
      });
    const press = (
      visitId: string,
      seen: number,
      at: number,
      step: 'cancel' | 'on-the-way' | 'done' | 'needs-return',
    ) => store.actOnVisit({ action: anAction({ at }), visitId, seen, step, note: '' });
    return { store, leadId, mails, book, move, press };
  }

  test('who has another visit, of another request, is told of the one that is canceled, not that nobody comes', async () => {
    const { store, leadId, book, press } = await aLead();
    const { visitId } = await book(noon);
    const twin = await store.saveLead(aSubmission());
    const other = aBooking(twin.leadId, { action: anAction({ at: noon }), isOverfull: true });
    await store.bookVisit(other);
    await sendDue(store, noon + visitMailDelayMs);
    const later = noon + 10 * minute;
    await press(visitId, 0, later, 'cancel');
    const [one] = await sendDue(store, later + visitMailDelayMs);
    expect(one).toMatchObject({ kind: 'canceled', ofTwo: true });
    await press(other.visitId, 0, later + minute, 'cancel');
    const [both] = await sendDue(store, later + 2 * minute + visitMailDelayMs);
    expect(both).toMatchObject({ kind: 'canceled' });
    expect(both).not.toHaveProperty('ofTwo');
    expect((await store.findLead(leadId))?.state).toBe('called');
  });

  test('no visit is told of while none are made at its time: it is when that is over, or when it is kept all the same', async () => {
    const hour = 60 * minute;
    const storm = aStorm({ counties: ['Miami-Dade'], untilMs: noon + 48 * hour, stopsVisits: true });
    const closed = { ...standingCalendar(florida), exceptions: [storm] };
    const over = await aLead();
    await over.book(noon);
    expect(await sendDue(over.store, noon + hour, closed)).toEqual([]);
    expect(await over.mails()).toEqual(['due']);
    expect(await sendDue(over.store, noon + 2 * hour, closed)).toEqual([]);
    expect(await sendDue(over.store, noon + 3 * hour)).toMatchObject([{ kind: 'set' }]);

    const kept = await aLead();
    const { visitId } = await kept.book(noon);
    const keep = { visitId, seen: 0, step: 'keep', note: '', keptUnder: `other ${storm.id}` } as const;
    const action = anAction({ at: noon + hour });
    expect(await kept.store.actOnVisit({ ...keep, action })).toMatchObject({
      kind: 'kept',
      visit: { state: 'set', keptUnder: `other ${storm.id}`, sequence: 1 },
    });
    expect(await kept.store.findLead(kept.leadId)).toMatchObject({ state: 'booked' });
    expect(await sendDue(kept.store, noon + 2 * hour, closed)).toMatchObject([{ kind: 'set' }]);
    // At another time it is asked about again.
    expect(await kept.move(visitId, 1, noon + 3 * hour, 13)).toMatchObject({ visit: { keptUnder: '' } });
    expect(await sendDue(kept.store, noon + 4 * hour, closed)).toEqual([]);
    const undo = { visitId, taken: action.id, action: anAction({ at: noon + 5 * hour }) };
    expect(await kept.store.undoVisit(undo)).toMatchObject({ kind: 'changed' });
  });

  test('the visit after one that was made is told as a new one, beside the entry of the first', async () => {
    const { store, book, press } = await aLead();
    const at = (hour: number) => noon + hour * 60 * minute;
    const first = await book(noon);
    expect(await sendDue(store, at(1))).toMatchObject([{ kind: 'set', visit: { uid: first.visitId } }]);
    await press(first.visitId, 0, at(2), 'needs-return');
    expect(await sendDue(store, at(3))).toEqual([]);
    const second = await book(at(4), 13);
    expect(await sendDue(store, at(5))).toMatchObject([
      { kind: 'set', visit: { uid: second.visitId, window: { fromHour: 13 } } },
    ]);
    await press(second.visitId, 0, at(6), 'cancel');
    expect(await sendDue(store, at(7))).toMatchObject([{ kind: 'canceled', visit: { uid: second.visitId } }]);
  });

  test('a part that was ordered is told once, also days after the visit; then the return visit is', async () => {
    const { store, leadId, mails, book } = await aLead();
    const { visitId } = await book(noon);
    const day = 24 * 60 * minute;
    const told = await sendDue(store, noon + visitMailDelayMs);
    expect(told).toMatchObject([{ kind: 'set', visit: { uid: visitId } }]);
    const wait = (seen: number, at: number, orderedOn: string | null, name = 'Drain pump') =>
      store.actOnVisit({
        ...{ action: anAction({ at }), visitId, seen, step: 'needs-part', note: 'Gate 12' },
        part: { name, orderedOn, expectedOn: orderedOn === null ? null : '2026-06-18' },
      });
    await wait(0, noon + day, null);
    expect(await sendDue(store, noon + day + visitMailDelayMs)).toEqual([]);
    const later = noon + 4 * day;
    await wait(1, later, '2026-06-14');
    const part = { name: 'Drain pump', expectedOn: '2026-06-18' };
    expect(await sendDue(store, later + visitMailDelayMs)).toEqual([
      { kind: 'part', part, visit: { ...(told[0]?.kind === 'set' ? told[0].visit : {}), part } },
    ]);
    await wait(2, later + 10 * minute, '2026-06-13');
    await wait(3, later + 11 * minute, '2026-06-13', 'Door seal');
    await store.markLead(aMark(leadId, { outcome: 'done', at: later + 11.5 * minute }));
    expect(await sendDue(store, later + 20 * minute)).toEqual([{ kind: 'nothing' }]);
    expect(await mails()).toEqual(['mail-taken', 'mail-taken', 'nothing-new']);
    const action = anAction({ at: later + day });
    const again = aBooking(leadId, { action, date: '2026-06-18' });
    expect(await store.bookVisit(again)).toMatchObject({ kind: 'kept' });
    expect(await sendDue(store, later + day + visitMailDelayMs)).toMatchObject([
      { kind: 'set', visit: { uid: again.visitId } },
    ]);
  });

  test('of a merged request the customer is told at the address they gave, once, and under the same entry', async () => {
    const { store, leadId, book } = await aLead();
    const { visitId } = await book(noon);
    const at = (hour: number) => noon + hour * 60 * minute;
    expect(await sendDue(store, at(1))).toMatchObject([{ kind: 'set', visit: { uid: visitId } }]);
    const notices = [aNotice({ channel: 'board' })];
    const { leadId: into } = await store.saveLead(aSubmission({ notices }, { email: '' }));
    await store.mergeLead({ ...anAction({ at: at(2) }), leadId, into });
    expect(await sendDue(store, at(3))).toEqual([]);
    const off = { action: anAction({ at: at(4) }), visitId, seen: 0, step: 'cancel', note: '' } as const;
    expect(await store.actOnVisit(off)).toMatchObject({ kind: 'kept', visit: { leadId: into } });
    expect(await sendDue(store, at(5))).toMatchObject([
      { kind: 'canceled', visit: { uid: visitId, sequence: 1, isOff: true } },
    ]);
  });

  test('with a visit goes what requests ask for that were merged into the one it is for', async () => {
    const { store, leadId, book } = await aLead();
    const { leadId: dryer } = await store.saveLead(aSubmission({}, { appliance: 'dryer', sign: '' }));
    await store.mergeLead({ ...anAction({ at: noon }), leadId: dryer, into: leadId });
    await book(noon);
    const lease = { channel: 'email', owner: 'one', leaseMs: minute, limit: 9 } as const;
    const leased = await store.leaseNotices({ ...lease, now: noon + 60 * minute, kind: 'visit' });
    expect(leased).toMatchObject([{ lead: { id: leadId }, merged: [{ appliance: 'dryer' }] }]);
  });

  test('a visit that is set, moved and canceled is told three times, as one entry whose number grows', async () => {
    const { store, book, move, press, mails } = await aLead();
    const { visitId } = await book(noon);
    expect(await sendDue(store, noon + visitMailDelayMs - 1)).toEqual([]);
    const at = (hour: number) => noon + hour * 60 * minute;
    expect(await sendDue(store, at(1))).toMatchObject([
      { kind: 'set', visit: { uid: visitId, sequence: 0, window: { fromHour: 9 }, isOff: false } },
    ]);
    await move(visitId, 0, at(2), 13);
    expect(await sendDue(store, at(3))).toMatchObject([
      { kind: 'moved', before: { window: { fromHour: 9 } }, visit: { uid: visitId, sequence: 1 } },
    ]);
    await press(visitId, 1, at(4), 'on-the-way');
    expect(await sendDue(store, at(5))).toMatchObject([{ kind: 'on-the-way' }]);
    await press(visitId, 2, at(6), 'cancel');
    expect(await sendDue(store, at(7))).toMatchObject([
      { kind: 'canceled', visit: { uid: visitId, sequence: 3, window: { fromHour: 13 }, isOff: true } },
    ]);
    expect(await mails()).toEqual(['mail-taken', 'mail-taken', 'mail-taken']);
  });

  test('moved, on the way and done within a minute, the new time is told all the same', async () => {
    const { store, book, move, press, mails } = await aLead();
    const { visitId } = await book(noon);
    await sendDue(store, noon + 2 * minute);
    const moved = noon + 60 * minute;
    await move(visitId, 0, moved, 13);
    await press(visitId, 1, moved + 20_000, 'on-the-way');
    await press(visitId, 2, moved + 40_000, 'done');
    expect(await sendDue(store, moved + 3 * minute)).toMatchObject([
      {
        kind: 'moved',
        before: { window: { fromHour: 9 } },
        visit: { uid: visitId, window: { fromHour: 13 } },
      },
    ]);
    expect(await mails()).toContain('mail-taken');
  });

  test('set and then moved before it was told is one mail with the last truth', async () => {
    const { store, book, move, mails } = await aLead();
    const { visitId } = await book(noon);
    await move(visitId, 0, noon + 20_000, 11);
    await move(visitId, 1, noon + 40_000, 15);
    expect(await sendDue(store, noon + 99_000)).toEqual([]);
    expect(await sendDue(store, noon + 2 * minute)).toMatchObject([
      { kind: 'set', visit: { sequence: 2, window: { fromHour: 15 } } },
    ]);
    expect(await mails()).toEqual(['later-instead', 'later-instead', 'mail-taken']);
  });

  test('set and taken back is no mail; taken back when it was told is told', async () => {
    const { store, book, mails } = await aLead();
    const first = await book(noon);
    await store.undoVisit({
      visitId: first.visitId,
      taken: first.action.id,
      action: anAction({ at: noon + 9000 }),
    });
    expect(await sendDue(store, noon + 60 * minute)).toEqual([]);
    const second = await book(noon + 61 * minute);
    expect(await sendDue(store, noon + 70 * minute)).toMatchObject([{ kind: 'set' }]);
    const action = anAction({ at: noon + 71 * minute });
    await store.undoMarks({ presses: [second.action.id], operator: 'Ana', at: action.at });
    expect(await sendDue(store, noon + 80 * minute)).toMatchObject([
      { kind: 'canceled', visit: { uid: second.visitId, sequence: 1 } },
    ]);
    expect(await mails()).toEqual(['nothing-new', 'mail-taken', 'mail-taken']);
  });

  test('moved there and back before it was told is nothing new', async () => {
    const { store, book, move } = await aLead();
    const { visitId } = await book(noon);
    await sendDue(store, noon + 2 * minute);
    await move(visitId, 0, noon + 10 * minute, 13);
    await move(visitId, 1, noon + 10.5 * minute, 9);
    expect(await sendDue(store, noon + 20 * minute)).toEqual([]);
  });

  test('canceled and booked anew before it was told is a move of the entry they have', async () => {
    const { store, book, press } = await aLead();
    const { visitId } = await book(noon);
    await sendDue(store, noon + 2 * minute);
    await press(visitId, 0, noon + 10 * minute, 'cancel');
    await book(noon + 10.3 * minute, 17);
    expect(await sendDue(store, noon + 20 * minute)).toMatchObject([
      { kind: 'moved', visit: { uid: visitId, sequence: 1, window: { fromHour: 17 } } },
    ]);
  });

  test('who gave no address is owed nothing, and who is not ours is told nothing', async () => {
    const silent = await aLead({ email: '' });
    await silent.book(noon);
    expect(await silent.mails()).toEqual([]);
    const { store, leadId, book, mails, press } = await aLead();
    const { visitId } = await book(noon);
    expect(await sendDue(store, noon + 2 * minute)).toMatchObject([{ kind: 'set' }]);
    // Nothing is closed while somebody is still to go there.
    await press(visitId, 0, noon + 3 * minute, 'cancel');
    await store.markLead(aMark(leadId, { outcome: 'spam', at: noon + 3 * minute + 1000 }));
    expect(await sendDue(store, noon + 5 * minute)).toEqual([{ kind: 'nothing' }]);
    expect(await mails()).toEqual(['mail-taken', 'nothing-new']);
    await store.eraseLead(anErasing(leadId));
    expect((await store.listNotices({})).filter(({ kind }) => kind === 'visit')).toEqual([]);
  });

  test('a mail that does not get through tells the truth of its next try', async () => {
    const { store, book, move } = await aLead();
    const { visitId } = await book(noon);
    const now = noon + 2 * minute;
    const lease = { channel: 'email', owner: 'one', now, leaseMs: minute, limit: 1 } as const;
    const [notice] = await store.leaseNotices(lease);
    if (notice === undefined) throw new Error('Nothing is due');
    const retry = { kind: 'retry', answer: { code: 'mail-silent' }, nextAt: now + 5000 } as const;
    await store.settleNotice({ notice, owner: 'one', at: now, attemptId: 'failed', outcome: retry });
    await move(visitId, 0, now + 1000, 13);
    expect(await sendDue(store, now + 10_000)).toEqual([]);
    expect(await sendDue(store, now + 3 * minute)).toMatchObject([
      { kind: 'set', visit: { sequence: 1, window: { fromHour: 13 } } },
    ]);
  });

  test('to one mailbox go no more than its share, from two servers at once and however it is written', async () => {
    const place = await aPlace();
    const stores = [await openIn(place), await openIn(place)] as const;
    for (let count = 0; count < 10; count += 1) {
      const lead = { email: count % 2 === 0 ? `r.osa+${count}@gmail.com` : 'ROSA@googlemail.com' };
      const { leadId } = await stores[0].saveLead(aSubmission({ notices: [] }, lead));
      await stores[0].bookVisit(aBooking(leadId, { isOverfull: true }));
    }
    const told = (await Promise.all(stores.map((store) => sendDue(store, noon + 2 * minute)))).flat();
    expect(told.filter((mail) => mail?.kind === 'set')).toHaveLength(mostVisitMailsPerDay);
    expect(told.filter((mail) => mail?.kind === 'held')).toHaveLength(10 - mostVisitMailsPerDay);
    // They are no acknowledgements, and take none away.
    expect(await stores[0].countHeldBack(noon)).toBe(0);
  });
});
