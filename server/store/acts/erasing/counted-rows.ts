// The rows that stay of an erased request, column by column. A column that is not named here is erased.
import { isPlanned } from '#domain/visits/visit.ts';
import type { EventRow, LeadRow, NewNoticeRow, NoticeRow } from '#server/store/database/tables.ts';
import { bookingColumn } from '#server/store/records/notices/owe-booking.ts';
import { visitOf, type VisitRow } from '#server/store/records/visits/visit-rows.ts';
import type { Action } from '#server/store/records/events/action.ts';
import { columnsOfContent, contentOfRow, withoutPerson } from '#server/store/records/leads/content-rows.ts';

/** Who erases, when, and what stands in the history for it. */
export type RequestErasing = Action & { readonly leadId: string; readonly note: string };

const settledStates: readonly string[] = ['done', 'not-ours', 'spam'];

const nobody = {
  ...{ content_hash: '', sent_first: null, page: '', subject: '', source: '{}', consent: '' },
  ...{ entered_by: '', customer: '', texts: '', merged_into: null, held_by: null, held_until: null },
} as const satisfies Partial<LeadRow>;

/** When it came, what it was about, how fast it was dealt with. Where the desk has to call somebody off, it waits for that. */
export function countedLead(row: LeadRow, at: number, isToBeSeen: boolean): LeadRow {
  const { id, kind, received_at, clock_starts_at, due_at, called_at, attempts, canceled_at } = row;
  const { lang, region, outside_area, suspect, suspicions } = row;
  const state = isToBeSeen ? 'called' : settledStates.includes(row.state) ? row.state : 'done';
  return {
    ...{ id, kind, received_at, clock_starts_at, due_at, called_at, attempts, canceled_at },
    ...columnsOfContent(withoutPerson(contentOfRow(row))),
    ...{ lang, region, outside_area, suspect, suspicions },
    ...{ state, erased_at: at, follow_up_at: isToBeSeen ? at : null, request_id: `erased-${id}` },
    ...nobody,
  };
}

/** What was done, by whom and when, without what was noted. */
export function countedEvents(events: readonly EventRow[]): readonly EventRow[] {
  return events
    .filter(({ outcome }) => outcome !== 'note')
    .map(({ id, lead_id, at, outcome, operator, follow_up_at, press }) => ({
      ...{ id, lead_id, at, outcome, operator, follow_up_at, press },
      ...{ note: '', was: '' },
    }));
}

/** Which visit the company's own software was told of, so that it can be told that nobody comes. */
export function countedNotice(row: NoticeRow, leadId: string): NewNoticeRow {
  const { id, kind, channel, rank, state, next_at, attempts, lease_until, owner, created_at, sent_at } = row;
  const told: unknown = JSON.parse(row.told);
  return {
    ...{ id, lead_id: leadId, kind, channel, rank, state, next_at, attempts, lease_until, owner },
    ...{ created_at, sent_at, last_code: row.last_code, recipient: null },
    // The hash of what was said beside it is one of the person's words.
    told: JSON.stringify({ ...bookingColumn.parse(told), facts: '' }),
  };
}

/** Who came or was to come, and when. Who was to come does not any more. */
export function countedVisit(row: VisitRow, erasing: RequestErasing): VisitRow {
  const { id, lead_id, day, from_hour, to_hour, region, technician_id, created_at } = row;
  // The calendar of the technician must not count down.
  const { revision, revised_at } = row;
  const last = isPlanned(visitOf(row).state)
    ? {
        ...{ state: 'canceled', sequence: row.sequence + 1 },
        ...{ changed_at: erasing.at, operator: erasing.operator },
      }
    : { state: row.state, sequence: row.sequence, changed_at: row.changed_at, operator: row.operator };
  return {
    ...{ id, lead_id, day, from_hour, to_hour, region, technician_id, created_at, revision, revised_at },
    ...last,
    ...{ note: '', part: '', kept_under: '' },
  };
}
