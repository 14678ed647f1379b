import { expect, test } from 'vitest';
import type { KeptNotice } from '#server/store/records/notices/kept-notice.ts';
import { boardNoticeOf } from './board-notices.ts';

const at = (iso: string) => Date.parse(iso);
const timeZone = 'America/New_York';
const evening = at('2026-06-10T21:15:00-04:00');
const morning = at('2026-06-11T08:00:00-04:00');

const text: KeptNotice = {
  ...{ id: 'notice-1', leadId: 'lead-1', kind: 'visit', channel: 'sms', state: 'due' },
  ...{ lastCode: undefined, nextAt: evening, sentAt: undefined, attempts: [] },
};

test('a text about a visit that is due at night says when it goes, as does one that is tried again', () => {
  const clock = { now: evening, timeZone };
  for (const state of ['due', 'retry'])
    expect(boardNoticeOf({ ...text, state }, clock)).toMatchObject({ state: 'morning', nextAt: morning });
  expect(boardNoticeOf(text, { now: at('2026-06-11T02:00:00-04:00'), timeZone })).toMatchObject({
    nextAt: morning,
  });
});

test('all else goes when it is due: by day, that somebody is on the way, and mail', () => {
  const clock = { now: evening, timeZone };
  for (const notice of [
    { ...text, kind: 'on-the-way' },
    { ...text, channel: 'email' },
    { ...text, state: 'sent' },
  ])
    expect(boardNoticeOf(notice, clock)).toMatchObject({ state: notice.state, nextAt: evening });
  expect(boardNoticeOf(text, { now: morning, timeZone })).toMatchObject({ state: 'due', nextAt: evening });
});
