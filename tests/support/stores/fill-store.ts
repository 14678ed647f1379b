// A store with a history: leads that were called, whose notices were sent or are no longer wanted.
import type { LeadBundle } from '#server/store/acts/moving/lead-bundles.ts';
import type { TransferStore } from '#server/store/acts/moving/transfer-store.ts';
import { columnsOfContent } from '#server/store/records/leads/content-rows.ts';
import { noContent } from '#domain/requests/quote-fields.ts';
import { noon } from '../builders/a-quote.ts';

const minute = 60_000;
/** In one transaction; more would make a large store wait for memory, fewer for the disk. */
const batchSize = 500;

export type Filling = {
  readonly leads: number;
  /** How many of them, the newest, still wait for a call. Default: none. */
  readonly open?: number;
  /** When the oldest came, and how far apart. Default: one a minute until noon. */
  readonly firstAt?: number;
  readonly everyMs?: number;
};

const message = 'It is warm since last night, and the light is off. Please ring twice: the bell is weak. ';

function aBundle(place: number, receivedAt: number, isOpen: boolean): LeadBundle {
  const id = crypto.randomUUID();
  const lead = {
    id,
    request_id: crypto.randomUUID(),
    content_hash: crypto.randomUUID(),
    kind: 'quote',
    state: isOpen ? 'open' : 'called',
    received_at: receivedAt,
    clock_starts_at: receivedAt,
    due_at: receivedAt + 15 * minute,
    ...columnsOfContent({
      ...noContent,
      name: `Rosa Diaz ${place}`,
      phone: `+1305555${String(place % 10_000).padStart(4, '0')}`,
      phoneAsTyped: `(305) 555-${String(place % 10_000).padStart(4, '0')}`,
      email: `rosa${place}@example.com`,
      zip: '33139',
      appliance: 'refrigerator',
      preferredTime: 'morning',
      urgent: place % 10 === 0,
      message: message.repeat(3),
    }),
    page: '/miami-beach',
    lang: 'en',
    subject: 'New Appliance Repair Request from Website',
    source: '{"utm_source":"search"}',
    consent: '2026-11-28',
    suspect: 0,
    suspicions: '[]',
    outside_area: 0,
    called_at: isOpen ? null : receivedAt + 5 * minute,
    follow_up_at: null,
    attempts: 0,
    held_by: null,
    held_until: null,
    entered_by: '',
    customer: '',
    texts: '',
    merged_into: null,
    sent_first: null,
    canceled_at: null,
    erased_at: null,
  };
  const notices = (['dispatch', 'reminder', 'reminder', 'alarm'] as const).map((kind, step) => ({
    id: crypto.randomUUID(),
    lead_id: id,
    kind,
    channel: 'email',
    state: isOpen || step === 0 ? 'sent' : 'canceled',
    next_at: receivedAt + step * 5 * minute,
    attempts: 1,
    rank: 1,
    lease_until: null,
    owner: null,
    last_code: 'mail-taken',
    missing: '',
    recipient: null,
    created_at: receivedAt,
    sent_at: receivedAt,
    owed_by: '',
    stopped_by: null,
    told: '',
  }));
  const event = {
    id: crypto.randomUUID(),
    lead_id: id,
    at: receivedAt,
    outcome: 'called',
    operator: 'Ana',
    note: '',
    follow_up_at: null,
    press: '',
    was: '',
  };
  const attempts = notices.slice(0, 1).map(({ id: notice_id }) => ({
    id: crypto.randomUUID(),
    notice_id,
    at: receivedAt,
    outcome: 'sent',
    code: 'mail-taken',
    fields: '{"all":1}',
  }));
  return {
    lead,
    notices,
    attempts,
    amendments: [],
    links: [],
    changes: [],
    visits: { visits: [], changes: [], held: [] },
    events: isOpen ? [] : [event],
  };
}

/** Puts leads into a store, four notices each. A hundred thousand take a file about half a minute. */
export async function fillStore(
  store: Pick<TransferStore, 'keepBundles'>,
  { leads, open = 0, everyMs = minute, firstAt = noon - leads * everyMs }: Filling,
): Promise<void> {
  for (let start = 0; start < leads; start += batchSize) {
    const size = Math.min(batchSize, leads - start);
    const bundles = Array.from({ length: size }, (_, step) => {
      const place = start + step;
      return aBundle(place, firstAt + place * everyMs, place >= leads - open);
    });
    await store.keepBundles(bundles);
  }
}
