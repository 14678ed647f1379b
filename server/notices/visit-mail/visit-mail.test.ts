// The mail about a visit, through a real mail server, and its calendar file, read by a parser that did not write it.
import ICAL from 'ical.js';
import { aSubmission, noon, untouched } from '../../../tests/support/builders/a-quote.ts';
import { aCompany } from '../../../tests/support/builders/company.ts';
import { startMailServer } from '../../../tests/support/receivers/mail-server.ts';
import { expect, test } from 'vitest';
import type { VisitNews, NotifiedVisit } from '#domain/visits/visit-news.ts';
import { createEmailChannel } from '#server/notices/mail/email.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { writeVisitFile } from './visit-calendar.ts';

const never = new AbortController().signal;

const visit: NotifiedVisit = {
  uid: 'visit-one',
  sequence: 0,
  date: '2026-06-16',
  window: { fromHour: 8, toHour: 10 },
  technician: 'Ben',
  isOff: false,
};

function aVisitNotice(news: VisitNews, changes: Parameters<typeof aSubmission>[1] = {}): LeasedNotice {
  const { lead } = aSubmission({}, { sign: 'warm-fridge', ...changes });
  const kept = { requestId: 'r', state: 'booked', calledAt: noon, amendments: [], events: [] } as const;
  return {
    ...{
      id: lead.id,
      kind: 'visit',
      channel: 'email',
      attempt: 1,
      createdAt: noon,
      missing: [],
      visit: news,
    },
    lead: { ...untouched, ...lead, ...kept },
  };
}

async function send(notice: LeasedNotice) {
  const mail = await startMailServer();
  const channel = createEmailChannel({
    smtpUrl: mail.url,
    from: 'Repairs <dispatch@example.com>',
    staff: ['ana@example.com'],
    company: aCompany,
    publicOrigin: 'https://www.example.com',
    makeLink: () => Promise.resolve('https://www.example.com/my-request/token-1'),
    now: () => noon,
  });
  const delivery = await channel(notice, never);
  return { delivery, received: mail.received[0] };
}

type Received = Awaited<ReturnType<typeof send>>['received'];

/** The calendar as the part that mail programs read, and its one event. */
function readFile(received: Received) {
  const parts = received?.mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar') ?? [];
  const texts = parts.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  const component = ICAL.Component.fromString(texts[0] ?? '');
  const [event, ...others] = component.getAllSubcomponents('vevent');
  if (event === undefined || others.length > 0) throw new Error('Not one event');
  const told = new ICAL.Event(event);
  return {
    methods: [component.getFirstPropertyValue('method'), ...parts.map(({ method }) => method)],
    uid: told.uid,
    sequence: told.sequence,
    start: told.startDate.toJSDate().toISOString(),
    end: told.endDate.toJSDate().toISOString(),
    status: event.getFirstPropertyValue('status'),
    organizer: event.getFirstPropertyValue('organizer'),
    attendee: event.getFirstProperty('attendee')?.toICALString(),
    text: texts[0] ?? '',
  };
}

test('a visit that is set is mailed with day, hours, first name, link, phone and how to change it, and repeats no words', async () => {
  const { delivery, received } = await send(aVisitNotice({ kind: 'set', visit }));
  expect(delivery).toEqual({ kind: 'sent', answer: { code: 'mail-taken', all: 1 } });
  expect(received?.to).toEqual(['rosa@example.com']);
  const { subject, text = '', html = '', replyTo } = received?.mail ?? {};
  expect(subject).toBe(`${aCompany.name}: Your visit is scheduled for Tue, Jun 16, 8–10 am`);
  expect(replyTo?.[0]?.address).toBe(aCompany.serviceEmail);
  for (const words of [
    'Hello Rosa,',
    'Tuesday, June 16',
    '8–10 am Eastern Time',
    'Ben',
    'Refrigerator',
    'Miami Beach 33139',
    'call us or tell us on the page',
    '(305) 555-0142',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain('\nhttps://www.example.com/my-request/token-1\n');
  expect(html).toContain('href="https://www.example.com/my-request/token-1"');
  expect(text + html).not.toMatch(/Diaz|555-0123|Warm since/u);
  const headers = new Map(received?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
});

test('a return visit says that it is one and which part it brings, and the mail has the street where it is known', async () => {
  const part = { name: 'drain pump', expectedOn: '2026-06-15' };
  const news = { kind: 'set', visit: { ...visit, part } } as const;
  const { received } = await send(aVisitNotice(news, { street: '12 Palm Ave', unit: 'Apt 4' }));
  expect(received?.mail.subject).toContain('Your return visit is scheduled for Tue, Jun 16, 8–10 am');
  expect(received?.mail.text).toContain('We bring the part: drain pump.');
  expect(received?.mail.text).toContain('12 Palm Ave, Apt 4, Miami Beach, FL 33139');
});

test('what they asked for in a request that was merged stands in the mail, once, and not what this one asks for', async () => {
  const dryer = { appliance: 'dryer', sign: '', message: 'Rosa Diaz’s dryer' };
  const merged = [dryer, dryer, { appliance: 'refrigerator', sign: 'warm-fridge', message: 'again' }];
  const { received } = await send({ ...aVisitNotice({ kind: 'set', visit }), merged });
  expect(received?.mail.text).toContain('Also: Dryer\n');
  expect(received?.mail.html).toContain('Dryer');
  const one = await send(aVisitNotice({ kind: 'set', visit }));
  expect(one.received?.mail.text).not.toContain('Also:');
});

test('its calendar file is an invitation that is accepted already, from who sends it, in UTC', async () => {
  const file = readFile((await send(aVisitNotice({ kind: 'set', visit }))).received);
  expect(new Set(file.methods)).toEqual(new Set(['REQUEST']));
  expect(file).toMatchObject({
    ...{ uid: 'visit-one', sequence: 0, status: 'CONFIRMED', organizer: 'mailto:dispatch@example.com' },
    ...{ start: '2026-06-16T12:00:00.000Z', end: '2026-06-16T14:00:00.000Z' },
  });
  expect(file.attendee).toMatch(/PARTSTAT=ACCEPTED/u);
  expect(file.attendee).toMatch(/RSVP=FALSE/u);
  expect(file.text).toContain('Ben is your technician.');
  expect(file.text).not.toMatch(/my-request|Rosa Diaz/u);
  for (const line of file.text.split(/\r?\n/u)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('moved, the mail has the new time and the one before, and the entry keeps its id under a higher number', async () => {
  const moved = { ...visit, sequence: 3, date: '2026-12-01', window: { fromHour: 13, toHour: 15 } };
  const { received } = await send(aVisitNotice({ kind: 'moved', visit: moved, before: visit }));
  expect(received?.mail.subject).toContain('Your visit is now on Tue, Dec 1, 1–3 pm');
  expect(received?.mail.text).toContain('Told before: Tue, Jun 16, 8–10 am');
  // In winter the same hour on the wall is another in UTC.
  expect(readFile(received)).toMatchObject({
    ...{ uid: 'visit-one', sequence: 3, start: '2026-12-01T18:00:00.000Z' },
  });
});

test('the day clocks change, a visit after the change is at its hour on the wall', () => {
  const file = writeVisitFile({
    visit: { ...visit, date: '2026-11-01' },
    lead: aVisitNotice({ kind: 'set', visit }).lead,
    company: aCompany,
    now: noon,
  });
  expect(file).toContain('DTSTART:20261101T130000Z');
});

test('canceled, the file takes the entry out of the calendar, and the mail says that nobody comes', async () => {
  const off = { ...visit, sequence: 1, isOff: true };
  const { received } = await send(aVisitNotice({ kind: 'canceled', visit: off }));
  expect(received?.mail.subject).toContain('Your visit on Tue, Jun 16 is canceled');
  expect(received?.mail.text).toContain('No one will be coming');
  expect(received?.mail.text).not.toContain('Technician:');
  const file = readFile(received);
  expect(new Set(file.methods)).toEqual(new Set(['CANCEL']));
  expect(file).toMatchObject({ uid: 'visit-one', sequence: 1, status: 'CANCELLED' });
});

test('a part that was ordered is told by name and day, with the link, and touches no calendar', async () => {
  const part = { name: 'Pump <12 V>', expectedOn: '2026-06-19' };
  const { received } = await send(aVisitNotice({ kind: 'part', part, visit: { ...visit, part } }));
  const { subject, text, html, attachments } = received?.mail ?? {};
  expect(subject).toBe(`${aCompany.name}: We ordered the part for your repair`);
  for (const said of ['Rosa', 'Part: Pump <12 V>', 'Expected: Friday, June 19', 'my-request/token-1'])
    expect(text).toContain(said);
  expect(html).toContain('Pump &lt;12 V&gt;');
  expect(attachments).toEqual([]);
  const unknown = { ...part, expectedOn: null };
  const bare = await send(aVisitNotice({ kind: 'part', part: unknown, visit: { ...visit, isOff: true } }));
  expect(bare.received?.mail.text).not.toMatch(/Expected|calendar/u);
});

test('it goes to the address that was given last', async () => {
  const notice = aVisitNotice({ kind: 'set', visit });
  const amended = { ...notice.lead, email: 'new@example.com' };
  const amendments = [{ id: 'a', receivedAt: noon, content: amended }];
  const { received } = await send({ ...notice, lead: { ...notice.lead, amendments } });
  expect(received?.to).toEqual(['new@example.com']);
});

test('a mail server that knows no calendars and no other letters takes it', async () => {
  const { delivery, received } = await send(
    aVisitNotice({ kind: 'set', visit: { ...visit, technician: 'Núñez' } }, { email: 'zoe@café.example' }),
  );
  expect(delivery.kind).toBe('sent');
  expect(received?.to[0]).toMatch(/^zoe@/u);
  expect(received?.mail.text).toContain('Technician: Núñez');
  expect(readFile(received).text).toContain('Núñez is your technician.');
});
