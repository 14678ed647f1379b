// The port for who sends the owner's weekly mail: which server sends it, and when it is tried again.

export type WeeklyMailClaim = {
  /** The Monday it is sent on, "2026-11-16", and when that begins. */
  readonly week: string;
  readonly startsAt: number;
  readonly owner: string;
  readonly now: number;
  readonly leaseMs: number;
};

export type WeeklyMailOutcome =
  { readonly kind: 'sent' } | { readonly kind: 'dead' } | { readonly kind: 'retry'; readonly nextAt: number };

export type WeeklyMailSettlement = Pick<WeeklyMailClaim, 'week' | 'owner'> & {
  readonly outcome: WeeklyMailOutcome;
};

export type WeeklyMailSwitch = { readonly isOn: boolean; readonly operator: string; readonly at: number };

export type WeeklyMailStore = {
  readonly isWeeklyMailOn: () => Promise<boolean>;
  readonly switchWeeklyMail: (wish: WeeklyMailSwitch) => Promise<void>;
  /**
   * The number of this attempt (from 1) for the one server that may make it now. Undefined while it was sent, is being sent
   * or waits for its next try, and when no lead came before that Monday: then there is nothing to tell.
   */
  readonly claimWeeklyMail: (claim: WeeklyMailClaim) => Promise<number | undefined>;
  /** Writes down what came of an attempt, if it is still the owner's. */
  readonly settleWeeklyMail: (settlement: WeeklyMailSettlement) => Promise<void>;
};
