import { aSubmission, noon, untouched } from '../../../../tests/support/builders/a-quote.ts';
import { parseCsv } from '../../../../tests/support/servers/parse-csv.ts';
import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board/board-words.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { ExportedLead } from '#server/store/records/board/exported-leads.ts';
import { formatLeadsCsv, leadsCsvHead } from './leads-csv.ts';

const csvOf = (leads: readonly ExportedLead[]) =>
  formatLeadsCsv(leads, { timeZone: 'America/New_York', nowMs: noon, sources: [] });

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
    standsFor: undefined,
    knownName: '',
    ...more,
  };
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1'])(
  '%j is text in a spreadsheet, not a formula',
  (name) => {
    const csv = csvOf([aKeptLead({ name })]);
    expect(csv).toMatch(
      name.startsWith('\t') || name.startsWith('\0') ? /,"?'[\t\0]=1/ : `,'${name.trim()},`,
    );
  },
);

test.each(['\uFF1D1+1', '\uFF20SUM(A1)', '\u200B=1', '\uFEFF@A1', ' +1'])(
  '%j is text too: a wide mark, or one behind what nobody sees',
  (name) => {
    expect(csvOf([aKeptLead({ name })])).toMatch(new RegExp(`,"?'${name.replaceAll(/[+()]/g, '\\$&')}`, 'u'));
  },
);

test('commas and quotes stay inside their cell, and what has several lines is one', () => {
  const csv = csvOf([aKeptLead({ message: 'one, "two"\r\n\nthree' })]);
  expect(csv).toContain(',"one, ""two"" / three",');
  expect(csv.split(/[\r\n]+/u)).toHaveLength(2);
});

test('every line ends as RFC 4180 says, and the first names the columns', () => {
  expect(leadsCsvHead).toMatch(/^\uFEFFReceived,Name,Phone,.*,ID\r\n$/u);
  expect(csvOf([aKeptLead({}), aKeptLead({})]).split('\r\n')).toHaveLength(3);
});

test('no column is called by a word of the trade, and who came by themselves is called as the figures call them', () => {
  expect(leadsCsvHead).not.toMatch(/utm|referrer|medium|_/u);
  const names = leadsCsvHead.split(',');
  const cells = csvOf([aKeptLead({ source: {}, message: '', subject: '', consent: '' })]).split(',');
  expect(cells[names.indexOf('Came from')]).toBe('Direct');
  const sources = [{ id: 's1', name: 'A friend', isRetired: false }];
  const told = formatLeadsCsv([aKeptLead({ source: { heard_from: 's1' } })], {
    timeZone: 'UTC',
    nowMs: noon,
    sources,
  });
  expect(told).toContain(',A friend,');
});

/** The cells of a lead's line by their columns. */
function rowOf(lead: ExportedLead): Readonly<Record<string, string>> {
  const [names = [], cells = []] = parseCsv(`${leadsCsvHead}${csvOf([lead])}`);
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
}

test('a number is written in one way in every line; as it was typed stands at the end, where that says more', () => {
  for (const phoneAsTyped of ['305.555.0123', '+1 305 555 0123', '3055550123'])
    expect(rowOf(aKeptLead({ phoneAsTyped }))).toMatchObject({
      Phone: '(305) 555-0123',
    });
  const typed = (phoneAsTyped: string) => rowOf(aKeptLead({ phoneAsTyped }))['Phone as typed'];
  expect(typed('+1 305 555 0123')).toBe('');
  expect(typed('305.555.0123')).toBe('');
  expect(typed('+1 305 555 0123 ext 7')).toBe("'+1 305 555 0123 ext 7");
});

test('an owner reads first: when, who, where, what, from where, how it stands and its visits', () => {
  const [names = []] = parseCsv(leadsCsvHead);
  expect(names.slice(0, 19)).toEqual([
    ...['Received', 'Name', 'Phone', 'Street address', 'Apartment or unit', 'ZIP code', 'Place'],
    ...['Appliance', 'Problem', 'Came from', 'Status', 'Result of last visit'],
    ...['Next visit', 'Next window', 'Next technician', 'Last visit', 'Last window', 'Last technician'],
    'Visits',
  ]);
  expect(new Set(names).size).toBe(names.length);
  // More nobody reads: another field takes the place of one.
  expect(names.length).toBeLessThanOrEqual(40);
});

test('a merged request names the one it was merged into, and a canceled one is not called done', () => {
  const standsFor = { name: 'Rosa Diaz', receivedAt: noon - 3_600_000 };
  const merged = rowOf(aKeptLead({ mergedInto: 'lead-0' }, { standsFor }));
  expect(merged).toMatchObject({
    Status: 'Merged into Rosa Diaz (2026-06-10 11:00 am)',
  });
  expect(rowOf(aKeptLead({}))).toMatchObject({ Status: 'Open' });
  for (const state of ['open', 'called', 'done'] as const)
    expect(rowOf(aKeptLead({ canceledAt: noon }, { state })).Status).toBe('Canceled');
  expect(rowOf(aKeptLead({ canceledAt: noon }, { state: 'spam' })).Status).toBe('Spam');
  expect(rowOf(aKeptLead({}, { state: 'done' })).Status).toBe('Done');
});

test('who only called bears the name their number is known by, as on their row', () => {
  const call = { kind: 'missed-call', name: '' } as const;
  expect(rowOf(aKeptLead(call, { knownName: 'Rosa Diaz' })).Name).toBe('Rosa Diaz');
});

test('the next visit and the last one have columns of their own, and canceled ones are not counted', () => {
  const part = { name: 'Drain pump', orderedOn: '2026-06-09', expectedOn: null, note: '' };
  const of = (date: string, fromHour: number) => ({
    date,
    window: { fromHour, toHour: fromHour + 2 },
    note: '',
  });
  const visits = [
    { ...of('2026-06-12', 8), state: 'canceled', technician: 'Ben', part: null },
    { ...of('2026-06-11', 14), state: 'set', technician: null, part: null },
    { ...of('2026-06-08', 8), state: 'waiting-for-part', technician: 'Ben', part },
    { ...of('2026-06-05', 8), state: 'no-show', technician: 'Cleo', part: null },
  ] as const;
  expect(rowOf(aKeptLead({}, { visits }))).toMatchObject({
    ...{ 'Next visit': '2026-06-11', 'Next window': '2–4 pm', 'Next technician': 'Unassigned' },
    ...{ 'Last visit': '2026-06-08', 'Last window': '8–10 am', 'Last technician': 'Ben' },
    ...{ Visits: '3', 'Result of last visit': 'Waiting for a part: Drain pump, ordered Tue, Jun 9' },
  });
  const forgotten = { ...of('2026-06-09', 8), state: 'set', technician: 'Ben', part: null } as const;
  expect(rowOf(aKeptLead({}, { visits: [forgotten] }))).toMatchObject({
    ...{ 'Next visit': '', 'Last visit': '2026-06-09', 'Result of last visit': 'Scheduled' },
  });
  expect(rowOf(aKeptLead({}))).toMatchObject({ 'Next visit': '', 'Last visit': '', Visits: '0' });
});

test('history and visits have columns of their own', () => {
  const at = Date.UTC(2026, 5, 10, 16, 4);
  const event = {
    id: 'e',
    at,
    outcome: 'no-answer',
    operator: 'Ana',
    note: '',
    followUpAt: at + 3_600_000,
  } as const;
  const visit = { date: '2026-06-16', state: 'set', technician: 'Ben', part: null, note: 'gate 12' } as const;
  const more: Partial<ExportedLead> = {
    events: [event, { ...event, outcome: 'booked', note: 'rang back', followUpAt: null }],
    visits: [
      { ...visit, window: { fromHour: 8, toHour: 10 } },
      { ...visit, window: { fromHour: 14, toHour: 16 }, technician: null, note: '' },
    ],
  };
  const csv = csvOf([aKeptLead({ email: 'Rosa+x@example.com' }, more)]);
  expect(csv).toContain(
    ',"2026-06-10 12:04 pm Ana: No answer, follow up 2026-06-10 1:04 pm | 2026-06-10 12:04 pm Ana: Booked: rang back",',
  );
  expect(csv).toContain(
    `,"2026-06-16 8–10 am ${boardWords.en.visits.states.set}, Ben: gate 12 | 2026-06-16 2–4 pm ${boardWords.en.visits.states.set}",`,
  );
  expect(csv).toContain(',(305) 555-0123,');
  const customer = { note: '=Loud dog', language: 'Spanish', doNotServe: true };
  expect(leadsCsvHead).toContain(',Lasting note,Language they prefer,Do not serve,');
  expect(csvOf([aKeptLead({ customer })])).toContain(",'=Loud dog,Spanish,yes,");
});
