// Releases a window that makes no sense any more, because the request was canceled or is of another region now.
import type { RequestChange } from '#domain/my-request/request-change.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { readHeldWindows, releaseHeld } from '#server/store/records/holds/held-window-rows.ts';

/** Gives back what a lead holds if a change of its request asks for that. */
export async function releaseOutdated(
  transaction: LeadTransaction,
  { id, leadId, at }: { readonly id: string; readonly leadId: string; readonly at: number },
  changes: readonly RequestChange[],
): Promise<void> {
  const zip = changes.find(({ kind }) => kind === 'zip')?.text;
  const isOff = changes.some(({ kind }) => kind === 'cancel');
  if (!isOff && zip === undefined) return;
  const held = (await readHeldWindows(transaction, [leadId], at)).get(leadId);
  if (held === undefined || (!isOff && findZipRegion(zip ?? '') === held.region)) return;
  await releaseHeld(transaction, leadId, { id, at });
}
