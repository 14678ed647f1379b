type WeeklyMailTable = {
  /** Its Monday, "2026-11-16". */
  readonly week: string;
  /** due, sent or dead. */
  readonly state: string;
  readonly attempts: number;
  readonly next_at: number;
  readonly claimed_at: number;
  readonly lease_until: number;
  readonly owner: string;
};

export type WeeklyMailTables = {
  readonly weekly_mails: WeeklyMailTable;
  /** Without its row it is on. */
  readonly weekly_mail_switch: { readonly id: number; readonly is_on: number };
};
