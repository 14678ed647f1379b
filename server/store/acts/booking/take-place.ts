// Finds a place in a booking window and holds it until the commit.
import { mayInsist, type OfferedDay, type WindowBar } from '#domain/visits/offered-windows.ts';
import type { VisitRegion } from '#domain/visits/visit-plan.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { offerDays } from './offer-days.ts';
import type { VisitAnswer, VisitWish } from './visit-action.ts';

type Wanted = {
  readonly wish: Pick<VisitWish, 'date' | 'fromHour' | 'isOverfull' | 'calendar'>;
  readonly region: VisitRegion;
  readonly zip: string;
  readonly now: number;
  /** The visit that is moved, if it is one. */
  readonly except?: string;
  /** The lead that has picked a window: its own takes no place from it. */
  readonly exceptLead?: string;
};

export type Refused = Extract<VisitAnswer, { readonly kind: 'full' | 'barred' }>;

function refuse(bar: WindowBar, day: OfferedDay): Refused {
  return { kind: mayInsist(bar) ? 'full' : 'barred', bar, day };
}

/** Undefined when the visit may be there; a window the plan does not have counts as full. */
export async function takePlace(
  transaction: LeadTransaction,
  { wish: { date, fromHour, isOverfull, calendar }, region, zip, now, except = '', exceptLead = '' }: Wanted,
): Promise<Refused | undefined> {
  await transaction
    .insertInto('visit_turns')
    .values({ day: date, from_hour: fromHour, region })
    .onConflict((conflict) => conflict.columns(['day', 'from_hour', 'region']).doUpdateSet({ region }))
    .execute();
  const own = { except, exceptLead };
  const [day] = await offerDays(transaction, { region, zip, days: [date], calendar, now, ...own });
  if (day === undefined) throw new RangeError(`No such day: ${date}`);
  const window = day.windows.find((one) => one.fromHour === fromHour);
  const bar = window === undefined ? 'hours' : window.bar;
  if (bar === null || (isOverfull && mayInsist(bar))) return undefined;
  return refuse(bar, day);
}
