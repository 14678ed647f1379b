import { aSubmission } from '../../tests/support/a-quote.ts';
import { expect, test } from 'vitest';
import type { LeadContent } from '#domain/lead.ts';
import type { KeptLead } from './lead-store.ts';
import { formatLeadsCsv } from './leads-csv.ts';

function aKeptLead(changes: Partial<LeadContent>): KeptLead {
  return {
    ...aSubmission({}, changes).lead,
    requestId: 'r',
    state: 'open',
    calledAt: undefined,
    amendments: [],
    events: [],
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

test('commas, quotes and line ends stay inside their cell', () => {
  const csv = formatLeadsCsv([aKeptLead({ message: 'one, "two"\nthree' })]);
  expect(csv).toContain(',"one, ""two""\nthree",');
});

test('every line ends as RFC 4180 says, and the first names the columns', () => {
  const csv = formatLeadsCsv([aKeptLead({})]);
  expect(csv.startsWith('\uFEFFid,received,due,')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(3);
});

test('a phone number written with a plus is kept readable', () => {
  expect(formatLeadsCsv([aKeptLead({ phoneAsTyped: '+1 305 555 0123' })])).toContain(",'+1 305 555 0123,");
});
