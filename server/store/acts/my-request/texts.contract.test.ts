// Texts to customers: only to a number that agreed, the truth of when they go, once, and none after STOP; on both engines.
import { anErasing, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';

const minute = 60_000;
const phone = '+13055550123';
const version = 'texts-2026-11-25';
let made = 0;

type Asked = { readonly channel?: 'sms' | 'email'; readonly isNight?: boolean };

/** Takes what is due and says what came of it; resolves with what was told. */
async function sendDue(store: LeadStore, now: number, { channel = 'sms', isNight = false }: Asked = {}) {
  const told: LeasedNotice['visit'][] = [];
  for (;;) {
    const lease = { channel, owner: 'one', now, leaseMs: minute, limit: 1, isNight } as const;
    const [notice] = await store.leaseNotices(lease);
    if (notice === undefined) return told;
    if (notice.kind === 'unreadable') throw new Error('unreadable');
    const { visit } = notice;
    const settlement = { notice, owner: 'one', at: now, attemptId: `attempt-${(made += 1)}` };
    const outcome =
      visit !== undefined && 'visit' in visit
        ? ({ kind: 'sent', answer: { code: 'sms-taken', all: 1 } } as const)
        : ({ kind: 'canceled', answer: { code: 'nothing-new' } } as const);
    await store.settleNotice({ ...settlement, outcome });
    told.push(visit);
  }
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const at = (hour: number) => noon + hour * 60 * minute;

  async function aLead(changes: Parameters<typeof aSubmission>[1] = { email: '' }) {
    const store = await openIn(await aPlace());
    const save = async () =>
      (await store.saveLead(aSubmission({ notices: [aNotice({ channel: 'board' })] }, changes))).leadId;
    const leadId = await save();
    const agree = (id = leadId, agreed: string | null = version) =>
      store.agreeToTexts({ ...anAction(), leadId: id, version: agreed ?? undefined, note: 'Agreed' });
    const book = async (when: number, fromHour = 9) => {
      const booking = aBooking(leadId, { action: anAction({ at: when }), fromHour, isOverfull: true });
      expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
      return booking;
    };
    const act = (visitId: string, seen: number, when: number, step: 'on-the-way' | 'cancel') =>
      store.actOnVisit({ action: anAction({ at: when }), visitId, seen, step, note: '' });
    const move = (visitId: string, seen: number, when: number) =>
      store.actOnVisit({
        ...{ action: anAction({ at: when }), visitId, seen, step: 'move' as const },
        wish: aWish({ fromHour: 13, isOverfull: true }),
      });
    return { store, leadId, save, agree, book, act, move };
  }

  test('who did not agree is sent none; who did is told of a visit that is set, moved and canceled', async () => {
    const { store, leadId, agree, book, act, move } = await aLead();
    const { visitId } = await book(noon);
    expect(await sendDue(store, at(1))).toEqual([]);
    await agree();
    expect(await store.findLead(leadId)).toMatchObject({ texts: { phone, version, stoppedAt: null } });
    await move(visitId, 0, at(2));
    expect(await sendDue(store, at(2) + minute - 1)).toEqual([]);
    expect(await sendDue(store, at(3))).toMatchObject([{ kind: 'set', visit: { window: { fromHour: 13 } } }]);
    await act(visitId, 1, at(4), 'cancel');
    expect(await sendDue(store, at(5))).toMatchObject([{ kind: 'canceled' }]);
  });

  test('who agrees while a visit is booked is texted of it once, by no second mail, and not of one that is over', async () => {
    const { store, leadId, agree, book, act } = await aLead({ email: 'rosa@example.com' });
    const agreeAt = (when: number, agreed: string | undefined = version) =>
      store.agreeToTexts({ ...anAction({ at: when }), leadId, version: agreed, note: 'Agreed' });
    await agreeAt(noon);
    expect(await sendDue(store, at(1))).toEqual([]);
    await agree(leadId, null);
    const { visitId } = await book(at(1));
    expect(await sendDue(store, at(2))).toEqual([]);
    expect(await sendDue(store, at(2), { channel: 'email' })).toMatchObject([{ kind: 'set' }]);
    await agreeAt(at(3));
    expect(await sendDue(store, at(4))).toMatchObject([{ kind: 'set', visit: { uid: visitId } }]);
    expect(await sendDue(store, at(4), { channel: 'email' })).toEqual([]);
    // Taken back and given again it was told already.
    await store.agreeToTexts({ ...anAction({ at: at(5) }), leadId, version: undefined, note: 'Ended' });
    await agreeAt(at(6));
    expect(await sendDue(store, at(7))).toEqual([]);
    await act(visitId, 0, at(8), 'cancel');
    await sendDue(store, at(9));
    await store.agreeToTexts({ ...anAction({ at: at(10) }), leadId, version: undefined, note: 'Ended' });
    await agreeAt(at(11));
    expect(await sendDue(store, at(12))).toEqual([]);
  });

  test('set and moved within the minute is one text, and mail and text are told each on its own', async () => {
    const { store, agree, book, move } = await aLead({ email: 'rosa@example.com' });
    await agree();
    const { visitId } = await book(noon);
    await move(visitId, 0, noon + 30_000);
    expect(await sendDue(store, at(1))).toMatchObject([{ kind: 'set', visit: { window: { fromHour: 13 } } }]);
    expect(await sendDue(store, at(1), { channel: 'email' })).toMatchObject([{ kind: 'set' }]);
  });

  test('STOP ends what is owed and what would be, for all requests of the number, until START', async () => {
    const { store, leadId, save, agree, book, move } = await aLead();
    await agree();
    const { visitId } = await book(noon);
    expect(await store.stopTexts(phone, noon + 1)).toBe(1);
    expect(await sendDue(store, at(1))).toEqual([{ kind: 'not-agreed' }]);
    const other = await save();
    await agree(other);
    await agree();
    for (const id of [leadId, other])
      expect(await store.findLead(id)).toMatchObject({ texts: { stoppedAt: noon + 1 } });
    await move(visitId, 0, at(2));
    expect(await sendDue(store, at(3))).toEqual([]);
    expect(await store.startTexts(phone, at(3))).toBe(2);
    expect(await sendDue(store, at(4))).toMatchObject([{ kind: 'set', visit: { window: { fromHour: 13 } } }]);
    expect(await store.stopTexts('+13055550199', at(3))).toBe(0);
    await store.actOnVisit({
      ...{ action: anAction({ at: at(4) }), visitId, seen: 1, step: 'move' as const },
      wish: aWish({ fromHour: 15, isOverfull: true }),
    });
    expect(await sendDue(store, at(5))).toMatchObject([
      { kind: 'moved', visit: { window: { fromHour: 15 } } },
    ]);
  });

  test('after STOP and START who has a visit is texted of it once, also of one they were texted of before', async () => {
    const { store, save, agree, book, act } = await aLead();
    await agree();
    expect(await store.startTexts(phone, noon)).toBe(1);
    const { visitId } = await book(noon);
    expect(await sendDue(store, at(1))).toMatchObject([{ kind: 'set' }]);
    // START without a STOP before says nothing new.
    await store.startTexts(phone, at(1));
    expect(await sendDue(store, at(2))).toEqual([]);
    const other = await save();
    await agree(other);
    await store.stopTexts(phone, at(2));
    for (let times = 0; times < 2; times += 1) await store.startTexts(phone, at(3) + times);
    expect(await sendDue(store, at(4))).toMatchObject([{ kind: 'set', visit: { window: { fromHour: 9 } } }]);
    expect(await sendDue(store, at(5))).toEqual([]);
    await store.stopTexts(phone, at(5));
    await act(visitId, 0, at(6), 'cancel');
    await store.startTexts(phone, at(7));
    expect(await sendDue(store, at(8))).toMatchObject([{ kind: 'canceled' }]);
    await store.stopTexts(phone, at(8));
    await store.startTexts(phone, at(9));
    expect(await sendDue(store, at(10))).toEqual([]);
  });

  test('it was agreed to for a number, can be taken back, and stands in the history; nothing is left when erased', async () => {
    const { store, leadId, agree, book, move } = await aLead();
    await agree();
    await agree();
    const { visitId } = await book(noon);
    await store.correctByDesk({
      ...{ ...anAction({ at: noon + 1 }), leadId, content: { phone: '+13055550177' } },
      note: 'Corrected',
    });
    expect(await sendDue(store, at(1))).toEqual([{ kind: 'not-agreed' }]);
    await agree();
    await agree(leadId, null);
    expect(await store.findLead(leadId)).toMatchObject({ texts: undefined });
    await move(visitId, 0, at(2));
    // What was owed for the moment they agreed goes to nobody.
    expect(await sendDue(store, at(3))).toEqual([{ kind: 'not-agreed' }]);
    const lead = await store.findLead(leadId);
    expect(lead?.events.filter(({ note }) => note === 'Agreed')).toHaveLength(3);
    await agree();
    await store.eraseRequest(anErasing(leadId, at(4)));
    expect(await store.findLead(leadId)).toMatchObject({ texts: undefined, phone: '' });
    await agree();
    expect(await store.findLead(leadId)).toMatchObject({ texts: undefined });
  });

  test('that somebody is on the way is told once, after the time to undo it, by text or else by mail', async () => {
    const { store, agree, book, act } = await aLead({ email: 'rosa@example.com' });
    const { visitId } = await book(noon);
    await sendDue(store, at(1), { channel: 'email' });
    const action = anAction({ at: at(2) });
    await store.actOnVisit({ action, visitId, seen: 0, step: 'on-the-way', note: '' });
    await store.undoVisit({ visitId, taken: action.id, action: anAction({ at: at(2) + 5000 }) });
    expect(await sendDue(store, at(2) + minute, { channel: 'email' })).toEqual([]);
    await act(visitId, 2, at(3), 'on-the-way');
    expect(await sendDue(store, at(3) + 14_999, { channel: 'email' })).toEqual([]);
    expect(await sendDue(store, at(3) + 15_000, { channel: 'email' })).toMatchObject([
      { kind: 'on-the-way', visit: { uid: visitId } },
    ]);
    await agree();
    const { visitId: second } = await (async () => {
      await act(visitId, 3, at(4), 'cancel');
      return book(at(5));
    })();
    await act(second, 0, at(6), 'on-the-way');
    expect(await sendDue(store, at(7), { channel: 'email' })).not.toContainEqual(
      expect.objectContaining({ kind: 'on-the-way' }),
    );
    expect(await sendDue(store, at(7))).toContainEqual(expect.objectContaining({ kind: 'on-the-way' }));
  });

  test('a consent moves with its request into another store, but not to one that was erased there', async () => {
    const { store, leadId, agree } = await aLead();
    await agree();
    const other = await openIn(await aPlace());
    const bundles = await store.readBundles(10);
    await other.keepBundles(bundles);
    expect(await other.findLead(leadId)).toMatchObject({ texts: { phone, version, stoppedAt: null } });
    await other.stopTexts(phone, at(1));
    await other.keepBundles(bundles);
    expect(await other.findLead(leadId)).toMatchObject({ texts: { stoppedAt: at(1) } });
    await other.eraseRequest(anErasing(leadId, at(2)));
    await other.keepBundles(bundles);
    expect(await other.findLead(leadId)).toMatchObject({ texts: undefined, phone: '' });
  });

  test('at night nothing is sent but that somebody is on the way; in the morning the rest goes', async () => {
    const { store, agree, book, act } = await aLead();
    await agree();
    const { visitId } = await book(noon);
    expect(await sendDue(store, at(1), { isNight: true })).toEqual([]);
    await act(visitId, 0, at(2), 'on-the-way');
    expect(await sendDue(store, at(3), { isNight: true })).toMatchObject([{ kind: 'on-the-way' }]);
    expect(await sendDue(store, at(4))).toMatchObject([{ kind: 'set' }]);
  });

  test('one number is told of visits six times a day at most', async () => {
    const { store, agree, book, act } = await aLead();
    await agree();
    const kinds = [];
    for (let hour = 0; hour < 8; hour += 2) {
      const { visitId } = await book(at(hour));
      kinds.push(...(await sendDue(store, at(hour) + 5 * minute)));
      await act(visitId, 0, at(hour) + 10 * minute, 'cancel');
      kinds.push(...(await sendDue(store, at(hour) + 20 * minute)));
    }
    expect(
      kinds.map((news) => news?.kind).filter((kind) => kind !== 'held' && kind !== 'nothing'),
    ).toHaveLength(6);
  });
});
