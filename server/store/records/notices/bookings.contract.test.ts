// What the company's own software is told when the desk sets, moves or ends a visit: the truth of when it goes, once, on both engines.
import { anErasing, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { CustomerFacts } from '#domain/leads/customer.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import type { BookingNews } from '#domain/visits/booking-news.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { bookingDelayMs } from './owe-booking.ts';

const minute = 60_000;
let made = 0;

/** Takes what is due for the webhook and settles it like the outbox; resolves with what was told. */
async function sendDue(store: LeadStore, now: number): Promise<readonly (BookingNews | undefined)[]> {
  const told = [];
  for (;;) {
    const lease = { channel: 'webhook', owner: 'one', now, leaseMs: minute, limit: 1 } as const;
    const [notice] = await store.leaseNotices(lease);
    if (notice === undefined) return told;
    if (notice.kind === 'unreadable') throw new Error('unreadable');
    const settlement = { notice, owner: 'one', at: now, attemptId: `attempt-${(made += 1)}` };
    const outcome =
      notice.booking?.kind === 'nothing'
        ? ({ kind: 'canceled', answer: { code: 'nothing-new' } } as const)
        : ({ kind: 'sent', answer: { code: 'web-taken', status: 200 } } as const);
    await store.settleNotice({ ...settlement, outcome });
    told.push(notice.booking);
  }
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function aLead() {
    const store = await openIn(await aPlace());
    const notices = [aNotice({ channel: 'board' })];
    const { leadId } = await store.saveLead(aSubmission({ notices }, { email: '' }));
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
    const press = (visitId: string, seen: number, at: number, step: 'cancel' | 'on-the-way' | 'done') =>
      store.actOnVisit({ action: anAction({ at }), visitId, seen, step, note: '' });
    return { store, leadId, book, move, press };
  }

  const at = (hour: number) => noon + hour * 60 * minute;

  test('a visit that is set, moved and done is told three times under one name, without an address of its customer', async () => {
    const { store, book, move, press } = await aLead();
    const { visitId } = await book(noon);
    expect(await sendDue(store, noon + bookingDelayMs - 1)).toEqual([]);
    expect(await sendDue(store, noon + bookingDelayMs)).toMatchObject([
      { kind: 'set', booking: { uid: visitId, sequence: 0, state: 'planned', window: { fromHour: 9 } } },
    ]);
    await move(visitId, 0, at(2), 13);
    expect(await sendDue(store, at(3))).toMatchObject([
      { kind: 'moved', before: { window: { fromHour: 9 } }, booking: { uid: visitId, sequence: 1 } },
    ]);
    await press(visitId, 1, at(4), 'on-the-way');
    expect(await sendDue(store, at(5))).toEqual([]);
    await press(visitId, 2, at(6), 'done');
    expect(await sendDue(store, at(7))).toMatchObject([
      { kind: 'done', booking: { uid: visitId, sequence: 2, state: 'done', window: { fromHour: 13 } } },
    ]);
  });

  test('what is taken back before it was told is never told; after, it is canceled', async () => {
    const { store, book } = await aLead();
    const first = await book(noon);
    const undo = ({ visitId, action }: typeof first, when: number) =>
      store.undoVisit({ visitId, taken: action.id, action: anAction({ at: when }) });
    await undo(first, noon + 5000);
    expect(await sendDue(store, at(1))).toEqual([]);
    const second = await book(at(2));
    expect(await sendDue(store, at(3))).toMatchObject([{ kind: 'set', booking: { uid: second.visitId } }]);
    await undo(second, at(4));
    expect(await sendDue(store, at(5))).toMatchObject([
      { kind: 'canceled', booking: { uid: second.visitId, sequence: 1 } },
    ]);
  });

  test('of a merged request the visit keeps its name, and when the merge is undone, too', async () => {
    const { store, leadId, book, move } = await aLead();
    const { visitId } = await book(noon);
    await sendDue(store, at(1));
    const notices = [aNotice({ channel: 'board' })];
    const { leadId: into } = await store.saveLead(aSubmission({ notices }, { email: '' }));
    const merge = { ...anAction({ at: at(2) }), leadId, into };
    await store.mergeLead(merge);
    expect(await sendDue(store, at(3))).toEqual([]);
    await store.undoMarks({ presses: [merge.id], leadIds: [leadId, into], operator: 'Ana', at: at(4) });
    expect(await sendDue(store, at(5))).toEqual([]);
    await move(visitId, 0, at(6), 13);
    expect(await sendDue(store, at(7))).toMatchObject([
      { kind: 'moved', booking: { uid: visitId, sequence: 1 } },
    ]);
  });

  test('what who goes there reads is told when it changes, from wherever it was changed', async () => {
    const { store, leadId, book } = await aLead();
    const { visitId } = await book(noon);
    await sendDue(store, at(1));
    const correct = (when: number, content: Partial<LeadContent>, customer?: CustomerFacts) =>
      store.correctByDesk({ ...anAction({ at: when }), leadId, content, note: 'Corrected', customer });
    await correct(at(2), { phone: '+13055550177' });
    expect(await sendDue(store, at(3))).toMatchObject([
      { kind: 'changed', booking: { uid: visitId, sequence: 1, state: 'planned', window: { fromHour: 9 } } },
    ]);
    await correct(at(4), {}, { note: 'Loud dog', language: '', doNotServe: false });
    expect(await sendDue(store, at(5))).toMatchObject([{ kind: 'changed', booking: { sequence: 2 } }]);
    const changes = [{ kind: 'access', text: '4711' }] as const;
    const change = { ...anAction({ at: at(6) }), leadId, changes, content: { access: '4711' }, note: '4711' };
    await store.changeRequest({ ...change, channels: [] });
    expect(await sendDue(store, at(7))).toMatchObject([{ kind: 'changed', booking: { sequence: 3 } }]);
    const wish = aWish({ address: { street: '100 Ocean Drive' }, note: 'Ladder', isOverfull: true });
    await store.actOnVisit({ action: anAction({ at: at(8) }), visitId, seen: 0, step: 'move', wish });
    expect(await sendDue(store, at(9))).toMatchObject([{ kind: 'changed', booking: { sequence: 4 } }]);
    await correct(at(10), { name: 'Rosa' });
    await correct(at(10) + 1, { name: 'Rosa Diaz' });
    expect(await sendDue(store, at(11))).toEqual([]);
  });

  test.each(['its sender', 'the company'])(
    'of a request erased by %s the visit is canceled, without a word of the person',
    async (who) => {
      const { store, leadId, book } = await aLead();
      const { visitId } = await book(noon);
      await sendDue(store, at(1));
      const erasing = anErasing(leadId, at(2));
      await (who === 'the company' ? store.eraseLead(erasing) : store.eraseRequest(erasing));
      const lease = { channel: 'webhook', owner: 'one', now: at(3), leaseMs: minute, limit: 1 } as const;
      expect(await store.leaseNotices(lease)).toMatchObject([
        {
          booking: { kind: 'canceled', booking: { uid: visitId, sequence: 1, window: { fromHour: 9 } } },
          lead: { name: '', phone: '', zip: '', street: '', erasedAt: at(2) },
          visitNote: '',
        },
      ]);
      expect(await store.listLeads()).toMatchObject([{ state: 'called', followUpAt: at(2) }]);
      await store.eraseLead(anErasing(leadId, at(4)));
      expect(await store.listNotices({ leadId })).toEqual([]);
    },
  );

  test('a visit that nobody was told of is erased without a word', async () => {
    const { store, leadId, book } = await aLead();
    await book(noon);
    await store.eraseRequest(anErasing(leadId, noon + 1));
    expect(await sendDue(store, at(1))).toEqual([]);
  });

  test('without a webhook, nothing is listed of it', async () => {
    const { store, leadId, book } = await aLead();
    await book(noon);
    const listed = async () => (await store.listNotices({ leadId })).map(({ kind }) => kind);
    expect(await listed()).toContain('booking');
    const lease = { channel: 'webhook', owner: 'one', now: at(1), leaseMs: minute, limit: 1 } as const;
    const [notice] = await store.leaseNotices(lease);
    if (notice === undefined) throw new Error('Nothing is due');
    const outcome = { kind: 'canceled', answer: { code: 'not-set-up' } } as const;
    await store.settleNotice({
      notice,
      owner: 'one',
      at: at(1),
      attemptId: `attempt-${(made += 1)}`,
      outcome,
    });
    expect(await listed()).not.toContain('booking');
  });

  test('two servers tell a visit once', async () => {
    const place = await aPlace();
    const stores = [await openIn(place), await openIn(place)] as const;
    for (let count = 0; count < 10; count += 1) {
      const { leadId } = await stores[0].saveLead(aSubmission({ notices: [] }, { email: '' }));
      await stores[0].bookVisit(aBooking(leadId, { isOverfull: true }));
    }
    const told = await Promise.all(stores.map((store) => sendDue(store, at(1))));
    expect(new Set(told.flat().map((news) => news && 'booking' in news && news.booking.uid)).size).toBe(10);
    expect(told.flat()).toHaveLength(10);
  });
});
