import { boardWords } from '#content/words/board/board-words.ts';
import type { BoardNotice } from '#domain/leads/board-details.ts';
import { expect, test } from 'vitest';
import { noticeState, noticeTitle } from './notice-text.ts';

const words = boardWords.en;
const zone = 'America/New_York';

const notice: BoardNotice = {
  id: 'notice',
  leadId: 'lead',
  kind: 'acknowledgement',
  channel: 'email',
  state: 'held',
  lastCode: 'held-address',
  nextAt: Date.UTC(2026, 5, 10, 16),
  attempts: [],
};

test('an acknowledgement that is held back says why', () => {
  expect(noticeTitle(notice, words)).toBe('Confirmation: to the customer, by email');
  expect(noticeState(notice, words, zone)).toBe(
    'Not sent: this address was sent one less than ten minutes before',
  );
  for (const lastCode of ['held-suspect', 'held-address-day', 'held-hour'])
    expect(noticeState({ ...notice, lastCode }, words, zone)).not.toContain(lastCode);
});

test('a mail about a visit says to whom it goes, and why it was held back or not needed', () => {
  const visit = { ...notice, kind: 'visit' };
  expect(noticeTitle(visit, words)).toBe(
    'The visit: scheduled, moved or canceled: to the customer, by email',
  );
  expect(noticeTitle({ ...notice, kind: 'on-the-way', channel: 'sms' }, words)).toBe(
    'On the way: to the customer, by text message',
  );
  expect(noticeState({ ...visit, lastCode: 'not-set-up' }, words, zone)).toBe(
    'Not sent: This channel is not set up on the server',
  );
  expect(noticeState({ ...visit, lastCode: 'held-address-visits' }, words, zone)).not.toContain('held-');
});

test('a text that waits for the morning says when it goes', () => {
  const text = {
    ...notice,
    kind: 'visit',
    channel: 'sms',
    state: 'morning',
    nextAt: Date.UTC(2026, 5, 11, 12),
  };
  expect(noticeState(text, words, zone)).toBe('Customers are not texted at night. Goes out Jun 11, 8:00 am');
});

test('a notice of another version is shown by its own words', () => {
  const strange = { ...notice, kind: 'pigeon', channel: 'loft', state: 'flown', lastCode: null };
  expect(noticeTitle(strange, words)).toBe('pigeon: to staff, by loft');
  expect(noticeState(strange, words, zone)).toBe('flown');
});
