// What visitors type, through a real mail server.
import { aSubmission, noon, untouched } from '../../../tests/support/builders/a-quote.ts';
import { aCompany } from '../../../tests/support/builders/company.ts';
import { startMailServer, type MailRules } from '../../../tests/support/receivers/mail-server.ts';
import { naughtyStrings } from '../../../tests/support/hostile/naughty-strings.ts';
import { expect, test } from 'vitest';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { createEmailChannel, type EmailParts } from './email.ts';

const never = new AbortController().signal;

function aLeased(
  changes: Parameters<typeof aSubmission>[1],
  kind: LeasedNotice['kind'] = 'dispatch',
): LeasedNotice {
  const { lead } = aSubmission({}, changes);
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events: [] } as const;
  return {
    id: lead.id,
    kind,
    channel: 'email',
    attempt: 1,
    createdAt: noon,
    missing: [],
    lead: { ...untouched, ...lead, ...kept },
  };
}

type Wishes = MailRules & Partial<Pick<EmailParts, 'from' | 'staff'>> & { readonly wish?: string };

async function aMailChannel({ wish = '', from, staff, ...rules }: Wishes = {}) {
  const mail = await startMailServer(0, rules);
  const send = createEmailChannel({
    smtpUrl: mail.url + wish,
    from: from ?? 'dispatch@example.com',
    staff: staff ?? ['ana@example.com'],
    company: aCompany,
    publicOrigin: undefined,
    now: () => noon,
  });
  return { mail, send };
}

test('naughty strings and line ends in every field become no header, no recipient and no tag', async () => {
  const { mail, send } = await aMailChannel();
  const attacks = ['x\r\nBcc: evil@example.com', 'a@b.example, evil@example.com', '"x" <evil@example.com>'];
  const strings = [...attacks, ...naughtyStrings.filter((_, index) => index % 16 === 0)];
  for (const text of strings) {
    const delivery = await send(
      aLeased({ name: text, email: text, message: text, subject: text, page: text }),
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
});

test('an acknowledgement goes to one plain address or to nobody', async () => {
  const { mail, send } = await aMailChannel();
  for (const email of [
    'a@b.example, evil@example.com',
    'x <evil@example.com>',
    'a@b.example\r\nBcc: evil@example.com',
  ])
    expect((await send(aLeased({ email }, 'acknowledgement'), never)).kind).toBe('refused');
  expect(mail.received).toEqual([]);
});

test('the words of a mail server that refuses are not repeated', async () => {
  const { mail, send } = await aMailChannel();
  mail.behave(451);
  const delivery = await send(aLeased({}), never);
  expect(delivery).toEqual({ kind: 'failed', answer: { code: 'mail-address-later', status: 451 } });
});

test('a mail server nobody vouches for, or one that cannot encrypt though it must, gets no mail', async () => {
  const strange = await aMailChannel({ isSecure: true });
  expect(await strange.send(aLeased({}), never)).toMatchObject({ kind: 'failed' });
  const plain = await aMailChannel({ wish: '/?requireTLS=true' });
  expect(await plain.send(aLeased({}), never)).toMatchObject({ kind: 'failed' });
  expect([...strange.mail.received, ...plain.mail.received]).toEqual([]);
});

const taken = { kind: 'sent', answer: { code: 'mail-taken', all: 1 } } as const;

test('a customer whose name and address are not ASCII is told to staff by a server that takes nothing else', async () => {
  const { mail, send } = await aMailChannel({ isAsciiOnly: true });
  const people = [
    { name: 'José Núñez', email: 'josé@gmail.com', replyTo: undefined },
    { name: '冷蔵 庫', email: '冷蔵庫@例え.jp', replyTo: undefined },
    { name: 'Zoë', email: 'zoe@café.example', replyTo: 'zoe@xn--caf-dma.example' },
    { name: 'Rosa', email: 'rosa@example.com', replyTo: 'rosa@example.com' },
    { name: 'Dots', email: 'rosa..diaz@example.com', replyTo: undefined },
    { name: 'Quotes', email: "o'brien+home@example.com", replyTo: "o'brien+home@example.com" },
  ];
  for (const { name, email } of people) expect(await send(aLeased({ name, email }), never)).toEqual(taken);
  for (const [index, { name, email, replyTo }] of people.entries()) {
    const received = mail.received[index];
    expect(received?.mail.replyTo?.[0]?.address).toBe(replyTo);
    expect(received?.mail.subject).toContain(name);
    expect(received?.mail.text).toContain(`Email: ${email}`);
  }
});

test('our own names and domains may be written in any letters', async () => {
  const { mail, send } = await aMailChannel({
    isAsciiOnly: true,
    from: 'Kühlgeräte Peña <dispatch@kühl.example>',
    staff: ['ana@bücher.example'],
  });
  expect(await send(aLeased({}), never)).toEqual(taken);
  expect(mail.received[0]?.mail).toMatchObject({
    from: { name: 'Kühlgeräte Peña', address: 'dispatch@xn--khl-hoa.example' },
    to: [{ address: 'ana@xn--bcher-kva.example' }],
    messageId: expect.stringContaining('@xn--khl-hoa.example>'),
  });
});

test('a server that dislikes the address of a customer gets the mail to staff without it', async () => {
  const { mail, send } = await aMailChannel({ refuses: (headers) => /^Reply-To:/imu.test(headers) });
  expect(await send(aLeased({}), never)).toEqual(taken);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.mail.text).toContain('Email: rosa@example.com');
});

test('a mail that is refused for itself is refused, and so is an acknowledgement to an address no server takes', async () => {
  const strict = await aMailChannel({ refuses: () => true });
  const answer = { code: 'mail-refused', status: 550 };
  expect(await strict.send(aLeased({}), never)).toEqual({ kind: 'refused', answer });
  const ascii = await aMailChannel({ isAsciiOnly: true });
  expect(await ascii.send(aLeased({ email: 'josé@gmail.com' }, 'acknowledgement'), never)).toEqual({
    kind: 'refused',
    answer: { code: 'mail-address-refused', status: 553 },
  });
});
