// What a lead was before an action, as it is kept beside the action to take it back.
import { z } from 'zod';
import { leadStates } from '#domain/leads/lead.ts';
import type { LeadRow } from '#server/store/database/tables.ts';

const leadWas = z.object({
  state: z.enum(leadStates),
  called_at: z.number().nullable(),
  follow_up_at: z.number().nullable(),
  attempts: z.number(),
  held_by: z.string().nullable(),
  held_until: z.number().nullable(),
  merged_into: z.string().nullable(),
  // Actions of before it was kept are of leads that were not canceled.
  canceled_at: z.number().nullable().default(null),
});

export type LeadWas = z.output<typeof leadWas>;

const merging = z.object({ tookAddress: z.boolean().default(false) });

/** The columns an action may change, as text; of a merge also whether it brought an address to a lead that had none. */
export function leadWasOf(row: LeadRow, more: Partial<z.output<typeof merging>> = {}): string {
  return JSON.stringify({ ...leadWas.parse(row), ...more });
}

/** Whether the merge of that text brought an address. */
export function hasTakenAddress(text: string): boolean {
  return merging.parse(JSON.parse(text)).tookAddress;
}

/** The columns out of that text. Throws if another version wrote it. */
export function parseLeadWas(text: string): LeadWas {
  return leadWas.parse(JSON.parse(text));
}
