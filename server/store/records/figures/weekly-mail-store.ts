// The port for who sends the owner's weekly mail: one a week, however many servers there are, however often they start, and whatever
// their clocks showed meanwhile.
import { noteChange } from '#server/store/records/people/note-change.ts';
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction, LeadDatabase } from '#server/store/database/tables.ts';

export type WeeklyMailClaim = {
  /** The Monday it is sent on, "2026-11-16", and when that begins. */
  readonly week: string;
  readonly startsAt: number;
  readonly owner: string;
  readonly now: number;
  readonly leaseMs: number;
};

export type WeeklyMailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'dead' }
  | { readonly kind: 'retry'; readonly nextAt: number };

export type WeeklyMailSettlement = Pick<WeeklyMailClaim, 'week' | 'owner'> & {
  readonly outcome: WeeklyMailOutcome;
};

export type WeeklyMailSwitch = { readonly isOn: boolean; readonly operator: string; readonly at: number };

/** How far the clocks of two servers may be apart. */
const clockSkewMs = 5 * 60_000;
/** The only row of its table. */
const switchId = 1;

async function hasLeadBefore(transaction: LeadTransaction, startsAt: number): Promise<boolean> {
  const lead = await transaction
    .selectFrom('leads')
    .select('id')
    .where('received_at', '<', startsAt)
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}

/** A later week was told of: a clock is behind, or was ahead, and an older mail is nothing anybody waits for. */
async function hasLaterWeek(transaction: LeadTransaction, week: string): Promise<boolean> {
  const later = await transaction
    .selectFrom('weekly_mails')
    .select('week')
    .where('week', '>', week)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

async function claim(
  transaction: LeadTransaction,
  { week, startsAt, owner, now, leaseMs }: WeeklyMailClaim,
): Promise<number | undefined> {
  if (!(await hasLeadBefore(transaction, startsAt)) || (await hasLaterWeek(transaction, week)))
    return undefined;
  const fresh = { state: 'due', attempts: 0, next_at: now, claimed_at: now, lease_until: 0, owner: '' };
  await transaction
    .insertInto('weekly_mails')
    .values({ week, ...fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Sent by a clock that was ahead, before the week had begun: what it told was not yet so.
  await transaction
    .updateTable('weekly_mails')
    .set(fresh)
    .where('week', '=', week)
    .where('claimed_at', '>', now + clockSkewMs)
    .execute();
  const row = await transaction
    .updateTable('weekly_mails')
    .set((build) => ({
      owner,
      claimed_at: now,
      lease_until: now + leaseMs,
      attempts: build('attempts', '+', 1),
    }))
    .where('week', '=', week)
    .where('state', '=', 'due')
    .where('next_at', '<=', now)
    .where('lease_until', '<=', now)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

async function settle(
  transaction: LeadTransaction,
  { week, owner, outcome }: WeeklyMailSettlement,
): Promise<void> {
  await transaction
    .updateTable('weekly_mails')
    .set({
      state: outcome.kind === 'retry' ? 'due' : outcome.kind,
      lease_until: 0,
      ...(outcome.kind === 'retry' ? { next_at: outcome.nextAt } : {}),
    })
    .where('week', '=', week)
    .where('owner', '=', owner)
    .execute();
}

async function turn(transaction: LeadTransaction, { isOn, operator, at }: WeeklyMailSwitch): Promise<void> {
  const row = { id: switchId, is_on: Number(isOn) };
  await transaction
    .insertInto('weekly_mail_switch')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_on: row.is_on }))
    .execute();
  await noteChange(transaction, {
    at,
    operator,
    what: isOn ? 'weekly mail on' : 'weekly mail off',
    detail: '',
  });
}

async function isWeeklyMailOn(database: LeadDatabase): Promise<boolean> {
  const row = await database.selectFrom('weekly_mail_switch').select('is_on').executeTakeFirst();
  return row?.is_on !== 0;
}

export function createWeeklyMailStore(engine: StoreEngine) {
  return {
    isWeeklyMailOn: reads(engine, isWeeklyMailOn),
    switchWeeklyMail: commits(engine, turn),
    /**
     * The number of this attempt (from 1) for the one server that may make it now. Undefined while it was sent, is being sent
     * or waits for its next try, and when no lead came before that Monday: then there is nothing to tell.
     */
    claimWeeklyMail: commits(engine, claim),
    /** Writes down what came of an attempt, if it is still the owner's. */
    settleWeeklyMail: commits(engine, settle),
  };
}

export type WeeklyMailStore = ReturnType<typeof createWeeklyMailStore>;
