// What is asked for visits, and what it is answered with.
import type { Action, SeenLead } from '#server/store/records/events/action.ts';
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { WindowBar, OfferedDay } from '#domain/visits/offered-windows.ts';
import type { TechnicianBar } from '#domain/visits/technician-fit.ts';
import type { GivenPart } from '#domain/visits/visit-part.ts';
import type { Visit, VisitStep } from '#domain/visits/visit.ts';
import type { NewAddress } from '#domain/requests/quote-fields.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';

/** When, by whom, and what is to be known. */
export type VisitWish = {
  readonly date: LocalDate;
  readonly fromHour: number;
  readonly technicianId: string | null;
  readonly note: string;
  /** What is new of where it is made. */
  readonly address?: NewAddress;
  /** Asked once, they said yes: also where there is no place left. */
  readonly isOverfull: boolean;
  /** Asked once, they said yes: also before the part it brings is expected. */
  readonly isBeforePart?: boolean;
  /** Asked once, they said yes: also where this speaks against the technician. */
  readonly accepted: readonly TechnicianBar[];
  /** As it is when it is asked. */
  readonly calendar: OpeningCalendar;
};

/** What is to be kept of a lead where it says nothing yet. */
export const givenDetails = ['name', 'zip', 'appliance', 'sign', 'email'] as const;
export type GivenDetails = Readonly<Partial<Record<(typeof givenDetails)[number], string | undefined>>>;

export type VisitBooking = VisitWish & {
  readonly action: Action;
  readonly visitId: string;
  readonly leadId: string;
  /** The lead as it was shown to who pressed. */
  readonly seen?: SeenLead | undefined;
  /** Asked once, they said yes: also where the company does not serve them. */
  readonly isServed?: boolean;
  readonly given?: GivenDetails;
  /** How they heard of us, as they say; undefined leaves what is known. */
  readonly heardFrom?: string | undefined;
};

export type VisitAction = {
  readonly action: Action;
  readonly visitId: string;
  /** The `sequence` of the visit as it was shown to who pressed. */
  readonly seen: number;
  /** Its lead, as it was shown. */
  readonly seenLead?: SeenLead | undefined;
} & (
  | {
      readonly step: Exclude<VisitStep, 'move'>;
      readonly note: string;
      /** What it waits for, after `needs-part`; what it brings, after `part`. */
      readonly part?: GivenPart;
      /** Of `cancel`: its customer wants no visit any more, they said to the desk. */
      readonly isByCustomer?: boolean;
      /** What its window is closed by, after `keep`. */
      readonly keptUnder?: string;
      /** When somebody has to call them, where that is not at once. */
      readonly followUpAt?: number | undefined;
      /** What staff are owed when the step asks for a call. */
      readonly notices?: readonly NewNotice[];
    }
  | { readonly step: 'move'; readonly wish: VisitWish }
);

export type VisitAnswer =
  | { readonly kind: 'kept'; readonly visit: Visit }
  /** No such lead, visit or technician. */
  | { readonly kind: 'unknown' }
  /** Another lead stands for it, or its sender had it erased. */
  | { readonly kind: 'merged' | 'erased' }
  /** Somebody else is calling them: who. */
  | { readonly kind: 'held'; readonly by: string }
  /** The company does not serve them; can be insisted on. */
  | { readonly kind: 'not served' }
  /** The part it brings is expected after its day; can be insisted on. */
  | { readonly kind: 'before part'; readonly expectedOn: LocalDate }
  /** full: can be insisted on; barred: cannot. */
  | { readonly kind: 'full' | 'barred'; readonly bar: WindowBar; readonly day: OfferedDay }
  /** What speaks against the technician and was not accepted; can be insisted on. */
  | { readonly kind: 'unfit'; readonly bars: readonly TechnicianBar[] }
  /** Somebody did something else with it meanwhile; null when it is gone. */
  | { readonly kind: 'changed'; readonly visit: Visit | null }
  /** Its sender, or somebody else, did something with the lead meanwhile. */
  | { readonly kind: 'lead changed' }
  /** Nobody is named to go there, and there are technicians to name. */
  | { readonly kind: 'unassigned' }
  /** The lead has one that is still to come. */
  | { readonly kind: 'has visit'; readonly visit: Visit };
