import { naughtyStrings } from '../../../tests/support/hostile/naughty-strings.ts';
import { aSubmission, noon, untouched } from '../../../tests/support/builders/a-quote.ts';
import { aReceiver } from '../../../tests/support/receivers/webhook-receiver.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Booking } from '#domain/visits/booking-news.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { createWebhookChannel, parseRetryAfter, signWebhook } from './webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

function aLeased(message = 'Warm'): LeasedNotice {
  const { lead } = aSubmission({}, { message });
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events: [] } as const;
  return {
    id: 'notice-1',
    kind: 'dispatch',
    channel: 'webhook',
    attempt: 1,
    createdAt: noon,
    missing: [],
    lead: { ...untouched, ...lead, ...kept },
  };
}

function aChannel(url: string) {
  return createWebhookChannel({
    url,
    secret,
    publicOrigin: undefined,
    timeZone: 'America/New_York',
    now: () => noon,
  });
}
const never = new AbortController().signal;

test('the signature is the one of the Standard Webhooks specification', () => {
  // Test vector of the specification's own libraries.
  expect(signWebhook(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('a notice is posted with id, time and a signature over what was sent', async () => {
  const receiver = await aReceiver({ status: 204 });
  expect(await aChannel(receiver.url)(aLeased(), never)).toEqual({
    kind: 'sent',
    answer: { code: 'web-taken', status: 204 },
  });
  const [request] = receiver.requests;
  const timestamp = Math.floor(noon / 1000);
  expect(request?.headers).toMatchObject({
    'webhook-id': 'notice-1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook(secret, 'notice-1', timestamp, request?.body ?? ''),
  });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    type: 'lead.dispatch',
    data: {
      subject: 'New Appliance Repair Request from Website',
      name: 'Rosa Diaz',
      phone: '+13055550123',
      place: 'Miami Beach, Miami-Dade County',
      page: '/miami-beach',
      source: { utm_source: 'search' },
      consent: {
        version: '2026-11-28',
        wording: expect.stringContaining('you ask us to call or email you about this repair'),
        givenAt: new Date(noon).toISOString(),
      },
    },
  });
});

test('a visit is told with when it is now, when it was, and whose request it is', async () => {
  const receiver = await aReceiver({ status: 200 });
  const before: Booking = {
    ...{ uid: 'v1', visitId: 'v1', sequence: 0, state: 'planned', technician: null, facts: '' },
    ...{ date: '2026-06-16', window: { fromHour: 9, toHour: 11 } },
  };
  const later = { fromHour: 13, toHour: 15 };
  const booking = { ...before, sequence: 1, technician: 'Ben', window: later };
  const news = { kind: 'moved', booking, before } as const;
  const { lead, ...leased } = aLeased();
  const customer = { note: 'Loud dog', language: 'Spanish', doNotServe: false };
  const address = { street: '100 Ocean Drive', unit: '4B', access: 'Gate 4711' };
  const visitPart = { name: 'Drain pump', orderedOn: '2026-06-15', expectedOn: null, note: 'jammed' };
  const notice = {
    ...leased,
    lead: { ...lead, ...address, customer },
    visitNote: 'Bring a ladder',
    visitPart,
  };
  await aChannel(receiver.url)({ ...notice, kind: 'booking', booking: news }, never);
  expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({
    type: 'visit.moved',
    data: {
      name: 'Rosa Diaz',
      zip: '33139',
      ...{ ...address, customer, erased: false },
      visit: {
        note: 'Bring a ladder',
        part: visitPart,
        ...{ id: 'v1', sequence: 1, state: 'planned', date: '2026-06-16', technician: 'Ben' },
        ...{ from: '2026-06-16T17:00:00.000Z', until: '2026-06-16T19:00:00.000Z' },
        before: { from: '2026-06-16T13:00:00.000Z', technician: null },
      },
    },
  });
});

test('a redirect is a fault and is not followed', async () => {
  const elsewhere = await aReceiver({ status: 200 });
  const receiver = await aReceiver({ status: 307, headers: { location: elsewhere.url } });
  expect(await aChannel(receiver.url)(aLeased(), never)).toEqual({
    kind: 'failed',
    answer: { code: 'web-moved', status: 307 },
  });
  expect(elsewhere.requests).toEqual([]);
});

test('a receiver that is gone gets nothing more', async () => {
  const receiver = await aReceiver({ status: 410 });
  const send = aChannel(receiver.url);
  expect((await send(aLeased(), never)).kind).toBe('refused');
  expect((await send(aLeased(), never)).kind).toBe('refused');
  expect(receiver.requests).toHaveLength(1);
});

test('a receiver that asks for patience is heard, and its words are not repeated', async () => {
  const receiver = await aReceiver({ status: 503, headers: { 'retry-after': '120' } });
  const delivery = await aChannel(receiver.url)(aLeased(), never);
  expect(delivery).toEqual({
    kind: 'failed',
    answer: { code: 'web-asked-to-wait', status: 503, waitMs: 120_000 },
  });
  expect(parseRetryAfter('Wed, 10 Jun 2026 16:01:00 GMT', noon)).toBe(60_000);
  expect(parseRetryAfter('soon', noon)).toBeUndefined();
});

test('a receiver that is not there is a fault with a code', async () => {
  const delivery = await aChannel('http://127.0.0.1:9/')(aLeased(), never);
  expect(delivery).toEqual({ kind: 'failed', answer: { code: 'web-away', reason: expect.any(String) } });
  expect(JSON.stringify(delivery)).not.toContain('127.0.0.1');
});

test('485 naughty strings arrive to the letter', async () => {
  const receiver = await aReceiver({ status: 200 });
  const send = aChannel(receiver.url);
  for (const message of naughtyStrings) expect((await send(aLeased(message), never)).kind).toBe('sent');
  const body = z.object({ data: z.object({ message: z.string() }) });
  expect(receiver.requests.map((request) => body.parse(JSON.parse(request.body)).data.message)).toEqual([
    ...naughtyStrings,
  ]);
});
