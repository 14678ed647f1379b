// The port for consent to text messages: given and taken back by customers, and ended by whoever has the number.
import { commits, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { agreeToTexts } from '#server/store/acts/marks/agree-to-texts.ts';
import { oweVisitNews } from '#server/store/records/notices/owe-visit-news.ts';
import { lockRemaining } from '#server/store/records/leads/remaining-lead.ts';
import { listConsents, writeConsent } from '#server/store/records/leads/text-consents.ts';

/** A number said STOP, or its carrier says that it did: nothing goes there any more. */
async function stopTexts(transaction: LeadTransaction, phone: string, at: number): Promise<number> {
  const given = await listConsents(transaction, phone);
  for (const { id, texts } of given)
    await writeConsent(transaction, id, { ...texts, stoppedAt: texts.stoppedAt ?? at });
  return given.length;
}

/** A number said START. Where it had said STOP, a visit that is booked is told of now, not only when it changes; a START more says nothing. */
async function startTexts(transaction: LeadTransaction, phone: string, at: number): Promise<number> {
  const given = await listConsents(transaction, phone);
  const stopped = given.filter(({ texts }) => texts.stoppedAt !== null);
  for (const { id, texts } of stopped)
    await writeConsent(transaction, id, { ...texts, stoppedAt: null, startedAt: at });
  const told = new Set<string>();
  for (const { id } of stopped) {
    const lead = await lockRemaining(transaction, id);
    if (lead === undefined || told.has(lead.id)) continue;
    told.add(lead.id);
    await oweVisitNews(transaction, lead, { press: `${lead.id}.start-${at}`, at }, ['sms']);
  }
  return given.length;
}

export function createTextStore(engine: StoreEngine) {
  return {
    agreeToTexts: commits(engine, agreeToTexts),
    /** Resolves with how many requests it was agreed to for; so does `startTexts`. */
    stopTexts: commits(engine, stopTexts),
    startTexts: commits(engine, startTexts),
  };
}

export type TextStore = ReturnType<typeof createTextStore>;
