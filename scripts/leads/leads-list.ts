import { wallTimeAt } from '#domain/clocks/wall-time.ts';
import { nameSign } from '#domain/repair/lead-appliance.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function timeOf(instantMs: number, timeZone: string): string {
  const { year, month, day, hour, minute } = wallTimeAt(instantMs, timeZone);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

/** Text from visitors may hold codes that a terminal obeys. */
function harmless(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

function formatLead(lead: KeptLead, timeZone: string): string {
  const marks = [
    lead.urgent ? 'URGENT' : '',
    lead.outsideArea ? 'outside area' : '',
    lead.suspicions.includes('trap-filled') ? 'suspect' : '',
    lead.followUpAt === undefined ? '' : `call again ${timeOf(lead.followUpAt, timeZone)}`,
    lead.attempts > 0 ? `no answer: ${lead.attempts}` : '',
    lead.enteredBy === '' ? '' : `entered by ${lead.enteredBy}`,
    lead.mergedInto === undefined ? '' : `joined to ${lead.mergedInto}`,
    lead.amendments.length > 0 ? `sent again with other words: ${lead.amendments.length}` : '',
  ].filter((mark) => mark !== '');
  const lines = [
    `${timeOf(lead.receivedAt, timeZone)}  ${lead.state}  ${lead.kind}  call by ${timeOf(lead.dueAt, timeZone)}  ${marks.join(', ')}`,
    `  ${[lead.name, lead.phoneAsTyped, lead.email, lead.zip, lead.appliance, nameSign(lead), lead.preferredTime].filter((text) => text !== '').join(' · ')}`,
    ...(lead.message === '' ? [] : [`  ${lead.message}`]),
    `  id ${lead.id}`,
  ];
  return lines
    .map(harmless)
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Leads for reading in a terminal, with times as the clocks of the zone show them. */
export function formatLeadsList(leads: readonly KeptLead[], timeZone: string): string {
  if (leads.length === 0) return 'No leads.';
  return [
    `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}, times in ${timeZone}`,
    ...leads.map((lead) => formatLead(lead, timeZone)),
  ].join('\n\n');
}
