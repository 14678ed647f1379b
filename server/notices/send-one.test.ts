import { aSubmission, noon, untouched } from '../../tests/support/builders/a-quote.ts';
import { expect, test } from 'vitest';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { sendNowhere } from './channel.ts';
import { sendOne } from './send-one.ts';

function trySending(changes: Partial<LeasedNotice>) {
  const { lead } = aSubmission();
  const kept = { ...untouched, ...lead, requestId: 'r', state: 'open', calledAt: undefined } as const;
  const notice: LeasedNotice = {
    ...{ id: 'n', kind: 'dispatch', channel: 'email', attempt: 1, createdAt: noon, missing: [] },
    lead: { ...kept, canceledAt: undefined, amendments: [], events: [] },
    ...changes,
  };
  return sendOne({
    ...{ notice, send: sendNowhere, now: () => noon, chance: () => 0, sendTimeoutMs: 1000 },
    stopped: new AbortController().signal,
    onBroken: () => undefined,
    onSentLate: () => undefined,
  });
}

test('where no mail is set up, a visit is held back and is no fault, nor is one without a webhook; what staff are owed is one', async () => {
  const visit = {
    ...{ uid: 'v', sequence: 0, date: '2026-06-11', window: { fromHour: 9, toHour: 11 } },
    ...{ technician: null, facts: '', isOff: false },
  };
  const answer = { code: 'not-set-up' };
  expect(await trySending({ kind: 'visit', visit: { kind: 'set', visit } })).toEqual({
    kind: 'held',
    answer,
  });
  const { uid, sequence, date, window, technician } = visit;
  const told = { uid, visitId: uid, sequence, date, window, technician, facts: '' };
  const booking = { ...told, state: 'planned' } as const;
  expect(await trySending({ kind: 'booking', booking: { kind: 'set', booking } })).toEqual({
    kind: 'canceled',
    answer,
  });
  expect(await trySending({})).toEqual({ kind: 'dead', answer });
});

test('what is known already is not sent, and what is too much is held back', async () => {
  expect(await trySending({ kind: 'visit', visit: { kind: 'nothing' } })).toMatchObject({
    kind: 'canceled',
  });
  const held = { kind: 'held', code: 'held-address-visits' } as const;
  expect(await trySending({ kind: 'visit', visit: held })).toEqual({
    kind: 'held',
    answer: { code: 'held-address-visits' },
  });
  expect(await trySending({ kind: 'acknowledgement', heldBack: 'held-address' })).toMatchObject({
    kind: 'held',
  });
});
