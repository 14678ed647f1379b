// What visitors type, through a real mail server.
import { aSubmission, noon } from '../../tests/support/a-quote.ts';
import { aCompany } from '../../tests/support/company.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { naughtyStrings } from '../../tests/support/naughty-strings.ts';
import { expect, test } from 'vitest';
import type { ClaimedNotice } from '#server/store/notices/notice-store.ts';
import { createEmailChannel } from './email.ts';

const never = new AbortController().signal;

function aClaimed(
  changes: Parameters<typeof aSubmission>[1],
  kind: ClaimedNotice['kind'] = 'dispatch',
): ClaimedNotice {
  const { lead } = aSubmission({}, changes);
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events: [] } as const;
  return { id: lead.id, kind, channel: 'email', attempt: 1, createdAt: noon, lead: { ...lead, ...kept } };
}

async function aDesk({ isSecure = false, wish = '' } = {}) {
  const mail = await startMailServer(0, { isSecure });
  const send = createEmailChannel({
    smtpUrl: mail.url + wish,
    from: 'dispatch@example.com',
    staff: ['ana@example.com'],
    company: aCompany,
    publicOrigin: undefined,
    now: () => noon,
  });
  return { mail, send };
}

test('naughty strings and line ends in every field become no header, no recipient and no tag', async () => {
  const { mail, send } = await aDesk();
  const attacks = ['x\r\nBcc: evil@example.com', 'a@b.example, evil@example.com', '"x" <evil@example.com>'];
  const strings = [...attacks, ...naughtyStrings.filter((_, place) => place % 4 === 0)];
  for (const text of strings) {
    const delivery = await send(
      aClaimed({ name: text, email: text, message: text, subject: text, page: text }),
      never,
    );
    expect(delivery.kind).toBe('sent');
  }
  expect(mail.received).toHaveLength(strings.length);
  for (const { to, from, mail: parsed } of mail.received) {
    expect(to).toEqual(['ana@example.com']);
    expect(from).toBe('dispatch@example.com');
    expect(parsed.to?.map(({ address }) => address)).toEqual(['ana@example.com']);
    expect(parsed.cc ?? parsed.bcc).toBeUndefined();
    expect(parsed.html).not.toMatch(/<(?:script|img|svg|iframe|object)/i);
    const names = parsed.headers.map(({ key }) => key);
    expect(
      names.filter(
        (name) =>
          !/^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding)$/.test(
            name,
          ),
      ),
    ).toEqual([]);
  }
}, 60_000);

test('an acknowledgement goes to one plain address or to nobody', async () => {
  const { mail, send } = await aDesk();
  for (const email of [
    'a@b.example, evil@example.com',
    'x <evil@example.com>',
    'a@b.example\r\nBcc: evil@example.com',
  ])
    expect((await send(aClaimed({ email }, 'acknowledgement'), never)).kind).toBe('refused');
  expect(mail.received).toEqual([]);
});

test('the words of a mail server that refuses are not repeated', async () => {
  const { mail, send } = await aDesk();
  mail.behave(451);
  const delivery = await send(aClaimed({}), never);
  expect(delivery).toEqual({ kind: 'failed', answer: { code: 'mail-address-later', status: 451 } });
});

test('a mail server nobody vouches for, or one that cannot encrypt though it must, gets no mail', async () => {
  const strange = await aDesk({ isSecure: true });
  expect(await strange.send(aClaimed({}), never)).toMatchObject({ kind: 'failed' });
  const plain = await aDesk({ wish: '/?requireTLS=true' });
  expect(await plain.send(aClaimed({}), never)).toMatchObject({ kind: 'failed' });
  expect([...strange.mail.received, ...plain.mail.received]).toEqual([]);
});
