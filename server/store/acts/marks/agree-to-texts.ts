// Consent to text messages as it is given and taken back: by customers on their page, and on the phone.
import { markLead } from '#server/store/acts/marks/mark-lead.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { oweVisitNews } from '#server/store/records/notices/owe-visit-news.ts';
import type { Action } from '#server/store/records/events/action.ts';
import { lockRemaining } from '#server/store/records/leads/remaining-lead.ts';
import { listConsents, writeConsent } from '#server/store/records/leads/text-consents.ts';

/** Who gives it or takes it back, for whom it was noted, and what stands in the history for it. */
export type TextAgreement = Action & {
  readonly leadId: string;
  /** Of the wording that was shown or read to them; undefined takes the consent back. */
  readonly version: string | undefined;
  readonly note: string;
};

/** Keeps a consent for the number of a lead, or takes it back; what says nothing new changes nothing. */
export async function agreeToTexts(
  transaction: LeadTransaction,
  { leadId, version, ...action }: TextAgreement,
): Promise<void> {
  const row = await lockRemaining(transaction, leadId);
  if (row?.erased_at !== null || row.phone === '') return;
  const given = await listConsents(transaction, row.phone);
  const own = given.find(({ id }) => id === row.id)?.texts;
  if ((own === undefined) === (version === undefined)) return;
  // Of a number that said STOP it stays stopped: only START begins again.
  const stoppedAt = given.find(({ texts }) => texts.stoppedAt !== null)?.texts.stoppedAt ?? null;
  const { phone } = row;
  // What says STOP is kept, so that nothing is sent when they agree once more.
  if (version !== undefined)
    await writeConsent(transaction, row.id, { phone, version, at: action.at, stoppedAt });
  else if (own?.stoppedAt === null) await writeConsent(transaction, row.id, undefined);
  await markLead(transaction, { ...action, leadId: row.id, outcome: 'note' });
  // Who asks for texts while a visit is booked expects to read of it now, not only of the next change.
  if (version !== undefined)
    await oweVisitNews(transaction, row, { press: action.id, at: action.at }, ['sms']);
}
