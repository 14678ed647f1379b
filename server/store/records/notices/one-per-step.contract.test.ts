// That staff get no more than one notice for each lead and step, whatever was down meanwhile, and however many servers send.
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { sendNowhere, sendToBoard, type SendNotice } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { listOwedNotices } from '#server/notices/owed-notices.ts';

const minute = 60_000;
const plan = { channels: ['email'], acknowledgements: undefined } as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  /** Ten leads, and two servers that look at the same time; `told` is what staff were mailed, as "lead-3 reminder". */
  async function tenLeads() {
    const place = await aPlace();
    const stores: readonly LeadStore[] = [await openIn(place), await openIn(place)];
    const clock = { now: noon };
    const mail = { isUp: true };
    const told: string[] = [];
    const names = new Map<string, string>();
    let made = 0;
    const newId = () => `made-${(made += 1)}`;
    const send: SendNotice = async ({ kind, lead }) => {
      if (!mail.isUp) return { kind: 'failed', answer: { code: 'mail-silent' } };
      told.push(`${names.get(lead.id) ?? ''} ${kind}`);
      // Long enough for the other server to look.
      await new Promise((resolve) => setImmediate(resolve));
      return { kind: 'sent', answer: { code: 'mail-taken', all: 1 } };
    };
    const channels = { email: send, webhook: sendNowhere, sms: sendNowhere, board: sendToBoard };
    const servers = stores.map((store) =>
      createOutbox({
        store,
        channels,
        now: () => clock.now,
        chance: () => 0,
        newId,
        log: () => undefined,
      }),
    );
    const save = async (requestId: string, contentHash: string) => {
      const submission = aSubmission({ requestId, contentHash }, { receivedAt: clock.now });
      const notices = listOwedNotices(
        { ...submission.lead, contentHash: submission.contentHash },
        plan,
        standingCalendar(florida),
        newId,
      );
      const { leadId } = await (stores[0]?.saveLead({ ...submission, notices }) ??
        Promise.reject(new Error()));
      names.set(leadId, requestId);
    };
    for (let lead = 0; lead < 10; lead += 1) await save(`lead-${lead}`, 'first');
    return {
      mail,
      save,
      lookAt: async (minutes: number): Promise<readonly string[]> => {
        clock.now = noon + minutes * minute;
        const before = told.length;
        await Promise.all(servers.map((server) => server.sendDue()));
        return told.slice(before).sort();
      },
    };
  }

  const each = (kind: string) => Array.from({ length: 10 }, (_, lead) => `lead-${lead} ${kind}`);

  test('in time, each of ten leads is told once a step, by two servers', async () => {
    const { lookAt } = await tenLeads();
    expect(await lookAt(0)).toEqual(each('dispatch'));
    expect(await lookAt(1)).toEqual([]);
    expect(await lookAt(5)).toEqual(each('reminder'));
    expect(await lookAt(10)).toEqual(each('reminder'));
    expect(await lookAt(15)).toEqual(each('alarm'));
    expect(await lookAt(60)).toEqual([]);
  });

  test('servers that were down over both reminders send one', async () => {
    const { lookAt } = await tenLeads();
    await lookAt(0);
    expect(await lookAt(11)).toEqual(each('reminder'));
    expect(await lookAt(12)).toEqual([]);
    expect(await lookAt(15)).toEqual(each('alarm'));
  });

  test('servers that were down until after the promise send the alarm alone', async () => {
    const { lookAt } = await tenLeads();
    await lookAt(0);
    expect(await lookAt(20)).toEqual(each('alarm'));
    expect(await lookAt(60)).toEqual([]);
  });

  test('with mail down over both reminders one gets through, and the alarm of an hour later alone', async () => {
    const { lookAt, mail } = await tenLeads();
    await lookAt(0);
    mail.isUp = false;
    for (const minutes of [5, 6, 7, 8, 10, 11]) expect(await lookAt(minutes)).toEqual([]);
    mail.isUp = true;
    const late = [...(await lookAt(12)), ...(await lookAt(13)), ...(await lookAt(14))].sort();
    expect(late).toEqual(each('reminder'));
    mail.isUp = false;
    await lookAt(15);
    mail.isUp = true;
    expect([...(await lookAt(60)), ...(await lookAt(70)), ...(await lookAt(200))].sort()).toEqual(
      each('alarm'),
    );
  });

  test('sent again twice while servers were down, a lead is told as amended once', async () => {
    const { lookAt, save } = await tenLeads();
    await lookAt(0);
    for (const words of ['second', 'third'])
      for (let lead = 0; lead < 10; lead += 1) await save(`lead-${lead}`, words);
    expect(await lookAt(1)).toEqual(each('amendment'));
    for (let lead = 0; lead < 10; lead += 1) await save(`lead-${lead}`, 'fourth');
    expect(await lookAt(2)).toEqual(each('amendment'));
  });
});
