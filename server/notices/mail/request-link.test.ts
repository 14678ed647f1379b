import { aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { aCompany } from '../../../tests/support/builders/company.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createRequestLinks } from './request-link.ts';
import { describeNotice } from '#server/notices/notice-facts.ts';
import { writeAcknowledgement } from './acknowledgement.ts';

const publicOrigin = 'https://www.example.com';

async function aStore() {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  onTestFinished(() => store.close());
  const submission = aSubmission();
  await store.saveLead(submission);
  return { store, leadId: submission.lead.id };
}

function tokens() {
  let made = 0;
  return () => `token-${(made += 1)}`;
}

test('a mail sent again has a link of its own, and the one before goes on working', async () => {
  const { store, leadId } = await aStore();
  const makeLink = createRequestLinks({ store, publicOrigin, newToken: tokens(), now: () => noon });
  expect(await makeLink(leadId)).toBe(`${publicOrigin}/my-request/token-1`);
  await makeLink(leadId);
  for (const token of ['token-1', 'token-2']) {
    const question = { tokenHash: hashRequestToken(token), kind: 'link', now: noon } as const;
    expect((await store.findRequest(question))?.id, token).toBe(leadId);
  }
});

test('a mail goes out without a link when it cannot be kept, its lead is gone, or our address is not known', async () => {
  const { store } = await aStore();
  const parts = { publicOrigin, newToken: tokens(), now: () => noon };
  expect(await createRequestLinks({ ...parts, store })('gone')).toBeUndefined();
  expect(
    await createRequestLinks({ ...parts, store: aStoreThatFails(new Error('away')) })('any'),
  ).toBeUndefined();
  expect(await createRequestLinks({ ...parts, store, publicOrigin: undefined })('any')).toBeUndefined();
});

test('the acknowledgement has the link in its text and in its HTML, and none of the words that were typed', async () => {
  const { store } = await aStore();
  const [lead] = await store.listLeads();
  if (lead === undefined) throw new Error('no lead');
  const notice = {
    id: 'n',
    kind: 'acknowledgement',
    channel: 'email',
    attempt: 1,
    createdAt: noon,
    missing: [],
    lead,
  } as const;
  const link = `${publicOrigin}/my-request/token-1`;
  const calendar = standingCalendar(aCompany.hours);
  const mail = writeAcknowledgement(notice, noon, aCompany, calendar, link);
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.text + mail.html).not.toMatch(/Diaz|0123|Warm/u);
  expect(writeAcknowledgement(notice, noon, aCompany, calendar).text).not.toContain('/my-request/');
});

test('who is on the line, or was, is promised no call: not in the mail to them, not in that to staff', async () => {
  const { store } = await aStore();
  const [open] = await store.listLeads();
  if (open === undefined) throw new Error('no lead');
  const calendar = standingCalendar(aCompany.hours);
  const say = (state: 'open' | 'called') => {
    const lead = { ...open, state };
    const frame = { id: 'n', channel: 'email', attempt: 1, createdAt: noon, missing: [], lead } as const;
    const place = { publicOrigin, timeZone: aCompany.hours.timeZone };
    const { text } = writeAcknowledgement({ ...frame, kind: 'acknowledgement' }, noon, aCompany, calendar);
    return text + describeNotice({ ...frame, kind: 'dispatch' }, noon, place).subject;
  };
  expect(say('open')).toMatch(/We will call you by .* · call by /su);
  expect(say('called')).toMatch(/we have talked on the phone/u);
  expect(say('called')).not.toMatch(/call you by|call by|you sent|you wrote/u);
});
