// The port for visits: the owner's plan, technicians, and what is done with visits.
import type { Lead } from '#domain/leads/lead.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { OfferedDay, WindowBar } from '#domain/visits/offered-windows.ts';
import type { Technician, Visit, VisitStep } from '#domain/visits/visit.ts';
import type { VisitPlan, VisitRegion } from '#domain/visits/visit-plan.ts';
import type { SeenLead } from '#server/store/acts/marks/marks-store.ts';
import type { NewNotice } from '#server/store/records/notices/notice-store.ts';

/** Who presses, when, and the press itself: the same id again changes nothing more. */
export type Press = { readonly id: string; readonly operator: string; readonly at: number };

/** When, by whom, and what is to be known. */
export type VisitWish = {
  readonly date: LocalDate;
  readonly fromHour: number;
  readonly technicianId: string | null;
  readonly note: string;
  /** Asked once, they said yes: also where there is no place left. */
  readonly isOverfull: boolean;
  /** As it is when it is asked. */
  readonly calendar: OpeningCalendar;
};

export type VisitBooking = VisitWish & {
  readonly press: Press;
  readonly visitId: string;
  readonly leadId: string;
  /** The lead as it was shown to who pressed. */
  readonly seen?: SeenLead | undefined;
};

export type VisitPress = {
  readonly press: Press;
  readonly visitId: string;
  /** The `sequence` of the visit as it was shown to who pressed. */
  readonly seen: number;
  /** Its lead, as it was shown. */
  readonly seenLead?: SeenLead | undefined;
} & (
  | {
      readonly step: Exclude<VisitStep, 'move'>;
      readonly note: string;
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
  /** full: can be insisted on; barred: cannot. */
  | { readonly kind: 'full' | 'barred'; readonly bar: WindowBar; readonly day: OfferedDay }
  /** Somebody did something else with it meanwhile; null when it is gone. */
  | { readonly kind: 'changed'; readonly visit: Visit | null }
  /** Its sender, or somebody else, did something with the lead meanwhile. */
  | { readonly kind: 'lead changed' }
  /** The lead has one that is still to come. */
  | { readonly kind: 'has visit'; readonly visit: Visit };

/** A press taken back: the visit as it was before, or undefined when there was none. */
export type VisitUndone =
  | { readonly kind: 'undone'; readonly visit: Visit | undefined }
  | Extract<VisitAnswer, { readonly kind: 'unknown' | 'changed' }>;

export type VisitedFacts = Pick<
  Lead,
  'id' | 'name' | 'phone' | 'zip' | 'appliance' | 'sign' | 'message' | 'urgent' | 'page' | 'state'
> & {
  /** How much was done with it. */
  readonly eventCount: number;
  /** Called off or erased by its sender. */
  readonly isCanceled: boolean;
  /** What its sender added since. */
  readonly changes: readonly RequestChange[];
};

export type ListedVisit = {
  readonly visit: Visit;
  readonly technician: string | null;
  readonly lead: VisitedFacts;
  readonly region: VisitRegion;
  /** The press that can be taken back, if there is one. */
  readonly lastPress: string | null;
};

/** What a technician's calendar shows. */
export type TechnicianCalendar = {
  readonly technician: Technician;
  readonly visits: readonly ListedVisit[];
};

export type TechnicianWish = { readonly id: string; readonly name: string };

export type VisitStore = {
  /** The owner's plan; empty until there is one. */
  readonly readVisitPlan: () => Promise<VisitPlan>;
  readonly saveVisitPlan: (plan: VisitPlan, press: Press) => Promise<void>;
  /** By name, those who are gone included. */
  readonly listTechnicians: () => Promise<readonly Technician[]>;
  /** Adds one, renames the one of that id, or takes back one who was gone; 'taken' if another has the name. */
  readonly saveTechnician: (wish: TechnicianWish, press: Press) => Promise<'saved' | 'taken'>;
  /** Offered no more, and the address of their calendar is dead; false if there is none of that id. */
  readonly retireTechnician: (id: string, press: Press) => Promise<boolean>;
  /** The address of a technician's calendar from now on, or none; the one before is dead. False if there is no such technician. */
  readonly saveFeed: (id: string, feedHash: string | null, press: Press) => Promise<boolean>;
  /** The calendar of an address, with visits from that day on. */
  readonly findFeed: (feedHash: string, from: LocalDate) => Promise<TechnicianCalendar | undefined>;
  /** Visits of a day, by their time. */
  readonly listVisits: (day: LocalDate) => Promise<readonly ListedVisit[]>;
  readonly findVisit: (id: string) => Promise<ListedVisit | undefined>;
  /** The windows of a region from a day to another, the last included, as they stand. */
  readonly offerDays: (question: {
    readonly region: VisitRegion;
    readonly days: readonly LocalDate[];
    readonly calendar: OpeningCalendar;
    readonly now: number;
    /** A visit that is moved takes no place of its own window. */
    readonly except?: string;
    /** The window that a lead holds takes no place from itself. */
    readonly exceptLead?: string;
  }) => Promise<readonly OfferedDay[]>;
  /** Books, and marks the lead as booked, in one commit. */
  readonly bookVisit: (booking: VisitBooking) => Promise<VisitAnswer>;
  readonly pressVisit: (press: VisitPress) => Promise<VisitAnswer>;
  /** Takes back a press while nothing else was done with the visit or its lead since. `taken` is the press, `press` its undoing. */
  readonly undoVisit: (undo: {
    readonly visitId: string;
    readonly taken: string;
    readonly press: Press;
  }) => Promise<VisitUndone>;
};
