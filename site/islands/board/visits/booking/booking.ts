// What a booking is about, for the dialog and the server.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { WindowsLeft } from '#domain/visits/board-visit.ts';
import type { OfferedDay, OfferedWindow } from '#domain/visits/offered-windows.ts';
import { mayInsist } from '#domain/visits/offered-windows.ts';
import {
  addressFields,
  type Address,
  type AddressField,
  type NewAddress,
} from '#domain/requests/quote-fields.ts';
import { leavesPart, type Visit } from '#domain/visits/visit.ts';

/** Whom a visit is booked for; of a lead as the board has it. */
export type BookedLead = Pick<
  BoardLead,
  | 'id'
  | 'name'
  | 'state'
  | 'events'
  | 'appliance'
  | 'zip'
  | 'signText'
  | 'message'
  | 'customer'
  | AddressField
> & {
  /** The visit that was set last: after one that was not finished, somebody comes again. */
  readonly visit?: BoardLead['visit'];
  readonly person?: BoardLead['person'];
  readonly kind?: BoardLead['kind'];
  readonly knownName?: string;
  readonly phoneText?: string;
  readonly email?: string;
  readonly isTexted?: boolean;
  readonly place: string;
  /** Another machine, and what is wrong with it; or empty. */
  readonly also?: string;
  /** The time of day they gave with the form; empty for any. */
  readonly preferredTime?: string;
  /** Another time that they asked for. */
  readonly anotherTime?: string;
  /** Slug of the region, or empty. */
  readonly region: string;
  /** What the customer picked: chosen when the window of a booking opens. */
  readonly heldWindow?: BoardLead['heldWindow'];
};

/** What a lead may not say, and a visit needs. */
export const neededFields = ['name', 'zip', 'appliance'] as const;
/** What is asked as well of who only called. */
export const calledFields = ['sign', 'email'] as const;
export type GivenField = (typeof neededFields)[number] | (typeof calledFields)[number];
/** What was typed of it, how they heard of us, and whether they agree to texts; empty where nothing is asked. */
export type Given = Readonly<Record<GivenField | 'source', string>> & { readonly agrees: boolean };

/** A visit that is moved, as it is shown. */
export type MovedVisit = Pick<
  Visit,
  'id' | 'date' | 'window' | 'technicianId' | 'note' | 'part' | 'sequence'
> & {
  /** Why no visits are made then; empty if they are. */
  readonly closing?: string;
};

/** What came of it: the row of the lead, and the action that can be undone. */
export type Booked = { readonly row: BoardLead; readonly actionId: string };

export type Choice = {
  readonly date: string;
  readonly fromHour: number | undefined;
  readonly technicianId: string | null;
  readonly note: string;
  readonly address: Address;
  /** What the lead does not say, as it is typed. */
  readonly given: Given;
};

/** What the dialog, or a drop on the day's board, needs to book or to move. */
export type BookingParts = {
  readonly api: string;
  readonly lead: BookedLead;
  readonly visit: MovedVisit | undefined;
  /** Who is to come, and when, the same day, where that was chosen before. */
  readonly wanted?: Pick<Choice, 'technicianId' | 'fromHour'>;
  readonly words: BoardWords;
  readonly timeZone: string;
  /** The lead as it is now, when an action was refused for what others did with it. */
  readonly onLead: (lead: BoardLead) => void;
  readonly onBooked: (booked: Booked) => void;
};

/** What the last visit waits for, the one that is booked brings; one that is moved brings its own. */
export function broughtPart({ lead, visit }: Pick<BookingParts, 'lead' | 'visit'>): Visit['part'] {
  if (visit !== undefined) return visit.part;
  return lead.visit && leavesPart(lead.visit.state) ? lead.visit.part : null;
}

/** Who is to be where and when, to tell one choice from another. */
export function spotOf({
  date,
  fromHour,
  technicianId,
}: Pick<Choice, 'date' | 'fromHour' | 'technicianId'>): string {
  return `${date} ${fromHour} ${technicianId}`;
}

/** What of an address is another text now. */
export function changedAddress(now: Address, before: Address): NewAddress {
  return Object.fromEntries(
    addressFields.flatMap((field) => (now[field] === before[field] ? [] : [[field, now[field]]])),
  );
}

/** Days that were asked for are shown beside those before. */
export function withDays(before: WindowsLeft | undefined, { days, ...rest }: WindowsLeft): WindowsLeft {
  const others = before?.days.filter(({ date }) => !days.some((one) => one.date === date)) ?? [];
  return { ...rest, days: [...others, ...days].toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
}

export function findWindow(
  day: OfferedDay | undefined,
  fromHour: number | undefined,
): OfferedWindow | undefined {
  return day?.windows.find((window) => window.fromHour === fromHour);
}

/** Whether it can be chosen at all. */
export function isChoosable({ bar }: OfferedWindow): boolean {
  return bar === null || mayInsist(bar);
}

/** The first day from one on with a place that is free, else the first of all, else the first that can be insisted on. */
export function firstDay(days: readonly OfferedDay[], from: string): OfferedDay | undefined {
  const free = days.filter(({ windows }) => windows.some(({ bar }) => bar === null));
  return free.find(({ date }) => date >= from) ?? free[0] ?? days[0];
}
