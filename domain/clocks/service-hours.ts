/** When the company works and what it promises, as a value: every clock is given it. Hours are full hours of the day in its zone. */
export type ServiceHours = {
  /** IANA name, such as "America/New_York". */
  readonly timeZone: string;
  readonly opensAtHour: number;
  /** The first hour that is closed. */
  readonly closesAtHour: number;
  /** Requests before this hour can still be visited the same day. */
  readonly sameDayCutoffHour: number;
  /** Minutes of service time within which we call back. */
  readonly callbackMinutes: number;
  /** Minutes of the call-back clock after which staff are reminded. */
  readonly reminderMinutes: readonly number[];
};
