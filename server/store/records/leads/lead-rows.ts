// Between a lead and its row.
import { isSuspect, leadKinds, leadStates } from '#domain/leads/lead.ts';
import type { Amendment, Lead, LeadKind, LeadState, Suspicion } from '#domain/leads/lead.ts';
import { findLanguage } from '#domain/words/find-language.ts';
import { z } from 'zod';
import { parseCustomer } from './customer-facts.ts';
import { parseTexts } from './text-consents.ts';
import { columnsOfContent, contentOfRow, parseContent } from './content-rows.ts';
import type { AmendmentRow, LeadDatabase, LeadRow, NewLeadRow } from '#server/store/database/tables.ts';
import type { NewLead } from './kept-lead.ts';

const suspicions = ['trap-filled', 'no-origin'] as const satisfies readonly Suspicion[];

// Made once: making a schema takes longer than using it a hundred times, and what it leaves is collected late.
const kindColumn = z.enum(leadKinds);
const stateColumn = z.enum(leadStates);
const sourceColumn = z.record(z.string(), z.string());
/** Where a visitor came from, out of its column. */
export function sourceOfRow(column: string): Lead['source'] {
  return sourceColumn.parse(JSON.parse(column));
}

const suspicionsColumn = z.array(z.enum(suspicions));
type NewRow = { readonly lead: NewLead; readonly contentHash: string };

/** The row of a lead that is new. */
export function rowOf({ lead, contentHash }: NewRow, requestId: string): NewLeadRow {
  return {
    id: lead.id,
    request_id: requestId,
    content_hash: contentHash,
    kind: lead.kind,
    state: 'open' satisfies LeadState,
    received_at: lead.receivedAt,
    clock_starts_at: lead.clockStartsAt,
    due_at: lead.dueAt,
    ...columnsOfContent(lead),
    page: lead.page,
    lang: lead.language,
    subject: lead.subject,
    source: JSON.stringify(lead.source),
    consent: lead.consent,
    suspect: Number(isSuspect(lead.suspicions)),
    suspicions: JSON.stringify(lead.suspicions),
    outside_area: Number(lead.outsideArea),
    entered_by: lead.enteredBy ?? '',
  };
}

function languageOf(code: string): Lead['language'] {
  const language = findLanguage(code);
  if (language === undefined) throw new RangeError(`The lead store holds an unknown language: ${code}`);
  return language;
}

export function kindOf(kind: string): LeadKind {
  return kindColumn.parse(kind);
}

export function stateOf(state: string): LeadState {
  return stateColumn.parse(state);
}

/** Whether a row holds what this version does not know. */
export function isUnreadable(fault: unknown): boolean {
  return fault instanceof z.ZodError || fault instanceof RangeError || fault instanceof SyntaxError;
}

/** Throws if the row holds what this version does not know. */
export function parseSuspicions(column: string): readonly Suspicion[] {
  return suspicionsColumn.parse(JSON.parse(column));
}

/** What notices of a lead are ranked by, for one that is owed at an instant. */
export function postOf(row: Pick<LeadRow, 'urgent' | 'suspicions'>, at: number) {
  return { urgent: row.urgent === 1, suspicions: parseSuspicions(row.suspicions), receivedAt: at };
}

/** The lead of a row. Throws if the row holds what this version does not know. */
export function leadOf(row: LeadRow): Lead {
  return {
    id: row.id,
    requestId: row.request_id,
    kind: kindOf(row.kind),
    state: stateOf(row.state),
    receivedAt: row.received_at,
    clockStartsAt: row.clock_starts_at,
    dueAt: row.due_at,
    calledAt: row.called_at ?? undefined,
    ...contentOfRow(row),
    page: row.page,
    language: languageOf(row.lang),
    subject: row.subject,
    source: sourceOfRow(row.source),
    consent: row.consent,
    suspicions: parseSuspicions(row.suspicions),
    outsideArea: row.outside_area === 1,
    followUpAt: row.follow_up_at ?? undefined,
    attempts: row.attempts,
    heldBy: row.held_by ?? undefined,
    heldUntil: row.held_until ?? undefined,
    region: row.region,
    enteredBy: row.entered_by,
    mergedInto: row.merged_into ?? undefined,
    sentFirst: row.sent_first === null ? undefined : parseContent(row.sent_first),
    customer: parseCustomer(row.customer),
    texts: parseTexts(row.texts),
    canceledAt: row.canceled_at ?? undefined,
    erasedAt: row.erased_at ?? undefined,
  };
}

export function amendmentOf(row: AmendmentRow): Amendment {
  return { id: row.id, receivedAt: row.received_at, content: parseContent(row.content) };
}

/** What was sent again of these leads, the first first. */
export function listAmendmentsOf(
  database: LeadDatabase,
  leadIds: readonly string[],
): Promise<readonly AmendmentRow[]> {
  return database
    .selectFrom('lead_amendments')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}
