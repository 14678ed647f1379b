import { aSubmission, untouched } from '../../../tests/support/builders/a-quote.ts';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import type { ExportedLead } from '#server/store/records/board/exported-leads.ts';
import { formatLeadsCsv, leadsCsvHead } from './leads-csv.ts';

function aKeptLead(changes: Partial<Lead>, more: Partial<ExportedLead> = {}): ExportedLead {
  return {
    ...untouched,
    ...aSubmission({}, changes).lead,
    requestId: 'r',
    state: 'open',
    calledAt: undefined,
    amendments: [],
    events: [],
    visits: [],
    ...more,
  };
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1'])(
  '%j is text in a spreadsheet, not a formula',
  (name) => {
    const csv = formatLeadsCsv([aKeptLead({ name })]);
    expect(csv).toMatch(
      name.startsWith('\t') || name.startsWith('\r') || name.startsWith('\0')
        ? /,"?'[\t\r\0]=1/
        : `,'${name},`,
    );
  },
);

test.each(['\uFF1D1+1', '\uFF20SUM(A1)', '\u200B=1', '\uFEFF@A1', ' +1'])(
  '%j is text too: a wide mark, or one behind what nobody sees',
  (name) => {
    expect(formatLeadsCsv([aKeptLead({ name })])).toMatch(
      new RegExp(`,"?'${name.replaceAll(/[+()]/g, '\\$&')}`, 'u'),
    );
  },
);

test('commas, quotes and line ends stay inside their cell', () => {
  const csv = formatLeadsCsv([aKeptLead({ message: 'one, "two"\nthree' })]);
  expect(csv).toContain(',"one, ""two""\nthree",');
});

test('every line ends as RFC 4180 says, and the first names the columns', () => {
  expect(leadsCsvHead).toMatch(/^\uFEFFid,received,due,.*[^\n]\r\n$/u);
  expect(formatLeadsCsv([aKeptLead({}), aKeptLead({})]).split('\r\n')).toHaveLength(3);
});

test('where a lead came from and what was agreed to have columns of their own', () => {
  const source = {
    first_page: '/miami',
    first_referrer: 'https://www.google.com/',
    first_utm_source: 'ads',
    referrer: 'mail.example.org',
    utm_source: '=news',
  };
  const [names = ''] = leadsCsvHead.split('\r\n');
  const [cells = ''] = formatLeadsCsv([aKeptLead({ source, message: '', subject: '' })]).split('\r\n');
  const row = Object.fromEntries(names.split(',').map((name, place) => [name, cells.split(',')[place]]));
  expect(row).toMatchObject({
    page: '/miami-beach',
    language: 'en',
    'first page': '/miami',
    'first referrer': 'www.google.com',
    'first utm source': 'ads',
    'first utm medium': '',
    referrer: 'mail.example.org',
    'utm source': "'=news",
    'consent version': '2026-11-21',
    'consent wording': expect.stringMatching(/^By sending this form .*any marketing list\.$/),
    'consent given': '2026-06-10T16:00:00.000Z',
  });
});

test('a phone number written with a plus is kept readable', () => {
  expect(formatLeadsCsv([aKeptLead({ phoneAsTyped: '+1 305 555 0123' })])).toContain(",'+1 305 555 0123,");
});

test('history, visits and whose request it is have columns of their own', () => {
  const at = Date.UTC(2026, 5, 10, 16, 4);
  const event = {
    id: 'e',
    at,
    outcome: 'no-answer',
    operator: 'Ana',
    note: '',
    followUpAt: at + 3_600_000,
  } as const;
  const visit = { date: '2026-06-16', state: 'set', technician: 'Ben', note: 'gate 12' } as const;
  const more: Partial<ExportedLead> = {
    events: [event, { ...event, outcome: 'booked', note: 'rang back', followUpAt: null }],
    visits: [
      { ...visit, window: { fromHour: 8, toHour: 10 } },
      { ...visit, window: { fromHour: 14, toHour: 16 }, technician: null, note: '' },
    ],
  };
  const csv = formatLeadsCsv([aKeptLead({ email: 'Rosa+x@example.com' }, more)]);
  expect(csv).toContain(
    '"2026-06-10T16:04:00.000Z Ana: no-answer, again 2026-06-10T17:04:00.000Z\n2026-06-10T16:04:00.000Z Ana: booked: rang back",',
  );
  expect(csv).toContain(
    '"2026-06-16 08:00-10:00 set, Ben: gate 12\n2026-06-16 14:00-16:00 set",13055550123,',
  );
  expect(formatLeadsCsv([aKeptLead({ phone: '', email: 'Rosa+x@example.com' })])).toContain(
    ',rosa@example.com,',
  );
});
