// The port for consent to text messages: given and taken back by customers, and ended by whoever has the number.
import { commits, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { agreeToTexts } from '#server/store/acts/marks/agree-to-texts.ts';
import { listConsents, writeConsent } from '#server/store/records/leads/text-consents.ts';

/** A number said STOP, or its carrier says that it did: nothing goes there any more. */
async function stopTexts(transaction: LeadTransaction, phone: string, at: number): Promise<number> {
  const given = await listConsents(transaction, phone);
  for (const { id, texts } of given)
    await writeConsent(transaction, id, { ...texts, stoppedAt: texts.stoppedAt ?? at });
  return given.length;
}

/** A number said START. */
async function startTexts(transaction: LeadTransaction, phone: string): Promise<number> {
  const given = await listConsents(transaction, phone);
  for (const { id, texts } of given) await writeConsent(transaction, id, { ...texts, stoppedAt: null });
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
