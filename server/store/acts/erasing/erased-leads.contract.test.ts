// What is left of requests that were erased by their senders, or merged into others, tried on SQLite and on a real PostgreSQL.
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking } from '../../../../tests/support/builders/a-visit.ts';
import { readEveryRow } from '../../../../tests/support/stores/bare-tables.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { RequestChanging } from '#server/store/acts/my-request/change-request.ts';

const minute = 60_000;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const byDevice = (tokenHash: string) => ({ tokenHash, kind: 'device', now: noon }) as const;
  const aChange = (leadId: string, changes: Partial<RequestChanging> = {}): RequestChanging => ({
    ...{ id: `change-${leadId}`, leadId, at: noon + minute, operator: 'Customer', channels: ['board'] },
    ...{ changes: [], content: {}, note: 'Changed', ...changes },
  });

  test('erased, a request is counted without its person: no word of them is in any table', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const person = {
      name: 'Canary Bird',
      email: 'canary@example.com',
      zip: '33139',
      message: 'Canary sings',
    };
    const { lead, ...rest } = aSubmission({ deviceHash: 'device', requestId: 'canary-view' }, person);
    await store.saveLead({ ...rest, lead });
    const twin = aSubmission({}, { ...person, phone: '+13055550178' });
    await store.saveLead(twin);
    await store.mergeLead({ id: 'merge', leadId: twin.lead.id, into: lead.id, operator: 'Ana', at: noon });
    await store.markLead(aMark(lead.id, { outcome: 'called', note: 'Canary asked for noon', at: noon + 1 }));
    const booking = aBooking(lead.id, { note: 'Canary, gate 12' });
    await store.bookVisit(booking);
    await store.changeRequest(
      aChange(lead.id, {
        changes: [
          { kind: 'access', text: 'Canary lane' },
          { kind: 'word', text: 'Canary bites' },
        ],
        note: 'Canary lane',
      }),
    );
    const erasing = {
      id: 'erased',
      leadId: lead.id,
      at: noon + 9 * minute,
      operator: 'Customer',
      note: 'Erased',
    };
    expect(await store.eraseRequest(erasing)).toBe(true);
    expect(await store.findRequest(byDevice('device'))).toBeUndefined();
    expect(await store.listLeads()).toMatchObject([
      {
        ...{ id: lead.id, name: '', phone: '', email: '', zip: '', message: '', mergedInto: undefined },
        ...{ appliance: 'refrigerator', region: 'miami-dade', receivedAt: noon, calledAt: noon + 1 },
        // Somebody was to go there: the desk is shown it.
        ...{ state: 'called', followUpAt: noon + 9 * minute, erasedAt: noon + 9 * minute },
      },
    ]);
    expect(await store.findVisit(booking.visitId)).toMatchObject({
      visit: { state: 'canceled', note: '' },
      lead: { name: '', isCanceled: true },
    });
    expect(await readEveryRow(connectTo(place))).not.toMatch(/canary|55501(?:23|78)|33139/iu);
    expect(await store.eraseRequest({ ...erasing, leadId: 'nobody' })).toBe(false);
    // What they send later is a request of its own.
    expect(await store.saveLead({ ...rest, lead: { ...lead, id: 'later' } })).toMatchObject({ kind: 'new' });
  });

  test('a way to a lead that was merged into another leads to that one, and what is changed there is the other’s', async () => {
    const store = await openIn(await aPlace());
    const [merged, into] = [aSubmission({ deviceHash: 'old' }), aSubmission({}, { zip: '33140' })];
    for (const submission of [merged, into]) await store.saveLead(submission);
    await store.mergeLead({
      id: 'merge',
      leadId: merged.lead.id,
      into: into.lead.id,
      operator: 'Ana',
      at: noon,
    });
    expect(await store.findRequest(byDevice('old'))).toMatchObject({ id: into.lead.id, zip: '33140' });
    await store.changeRequest(
      aChange(merged.lead.id, { content: { zip: '33141' }, changes: [{ kind: 'zip', text: '33141' }] }),
    );
    expect((await store.findLead(into.lead.id))?.zip).toBe('33141');
  });
});
