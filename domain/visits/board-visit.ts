// What the server tells the board of visits, in the shape it is sent.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { customerFacts } from '#domain/leads/customer.ts';
import { leadStates } from '#domain/leads/lead.ts';
import { windowBars } from './offered-windows.ts';
import { technicianBars } from './technician-fit.ts';
import { technicianProfile } from './technician.ts';
import { visitPart } from './visit-part.ts';
import { visitRegions } from './visit-plan.ts';
import { visitStates } from './visit.ts';

const text = z.string();
const number = z.number();
const region = z.enum(visitRegions);
const window = z.object({ fromHour: number, toHour: number });

/** A visit as the row of its lead shows it. */
export const visitShort = z.object({
  id: text,
  date: text,
  window,
  state: z.enum(visitStates),
  technicianId: z.nullable(text),
  note: text,
  /** What it waits for, or what the return visit brings; else null. */
  part: z.nullable(visitPart),
  sequence: number,
  technician: z.nullable(text),
});
export type BoardVisitShort = ReadonlyOutput<typeof visitShort>;

/** Whom the visit is made to, and what for. */
const visitedLead = z.object({
  ...{ name: text, phone: text, phoneText: text },
  ...{ zip: text, place: text },
  street: text,
  unit: text,
  access: text,
  customer: customerFacts,
  region,
  appliance: text,
  signText: text,
  message: text,
  isUrgent: z.boolean(),
  /** Its sender canceled it, or had it erased: nobody is to go, and the technician must be told. */
  isCanceled: z.boolean(),
  /** Another time they asked for, until the desk has answered; empty if they did not. */
  anotherTime: text,
  /** Its sender put another address in the stead of the one it was booked for, and nobody at the desk did anything since. */
  isMoved: z.boolean(),
  /** Sent with an action, they guard against what others did with the lead meanwhile. */
  state: z.enum(leadStates),
  events: number,
  /** How to get in, gas or electric, the code: what its sender added since. */
  added: z.array(z.object({ name: text, text })),
  /** "Drain pump: jammed by a coin", the likeliest first: what to bring. */
  parts: z.array(text),
});

export const boardVisit = z.extend(visitShort, {
  leadId: text,
  createdAt: number,
  changedAt: number,
  /** Who did the last thing with it. */
  by: text,
  lead: visitedLead,
  /** The last action, as long as it can be taken back; null when it cannot. */
  lastPress: z.nullable(text),
});
export type BoardVisit = ReadonlyOutput<typeof boardVisit>;

export const technicians = z.array(
  z.object({
    ...{ id: text, name: text, isGone: z.boolean() },
    feedMadeAt: z.nullable(number),
    pageMadeAt: z.nullable(number),
    profile: technicianProfile,
  }),
);

/** What booking would ask about: two at a time, or a long way from the stop before, in straight miles. */
const dayClash = z.object({
  visitId: text,
  isDoubled: z.boolean(),
  far: z.nullable(z.object({ place: text, miles: number })),
});
export type BoardClash = ReadonlyOutput<typeof dayClash>;

export const boardVisits = z.object({
  now: number,
  today: text,
  day: text,
  /** Why the company does not work that day; null when it does. */
  closed: z.nullable(text),
  technicians,
  /** Those of the plan that day, and those of its visits, by their time. */
  windows: z.array(window),
  /** By time, then by name of the technician. */
  visits: z.array(boardVisit),
  clashes: z.array(dayClash),
  /** Of any day, still to be made by somebody who is off then, or has left. */
  toReassign: z.array(boardVisit),
});
export type BoardVisits = ReadonlyOutput<typeof boardVisits>;

const bar = z.enum(windowBars);
const day = z.object({
  date: text,
  reason: text,
  isClosed: z.boolean(),
  windows: z.array(z.extend(window, { places: number, taken: number, left: number, bar: z.nullable(bar) })),
});

/** A visit that a technician has that day. */
const stop = z.extend(window, {
  ...{ technicianId: text, name: text, place: text, zip: text },
  /** Straight miles from there to the lead that is asked for; null where one of the two is not known. */
  miles: z.nullable(number),
});
export type DayStop = ReadonlyOutput<typeof stop>;

const offeredDay = z.extend(day, { stops: z.array(stop) });
export type OfferedDayWithStops = ReadonlyOutput<typeof offeredDay>;

export const windowsLeft = z.object({
  ...{ today: text, region, technicians, days: z.array(offeredDay) },
  /** Where the lead is that is asked for; empty without one, or where that is not known. */
  place: text,
});
export type WindowsLeft = ReadonlyOutput<typeof windowsLeft>;

/** 409 of a booking or another action on a visit: what stands in the way. */
export const visitRefusal = z.union([
  /** full: can be insisted on; barred: cannot. */
  z.object({ kind: z.enum(['full', 'barred']), bar, day }),
  /** The lead was merged into another, or its sender had it erased: nothing can be booked for it. */
  z.object({ kind: z.enum(['merged', 'erased']) }),
  /** The customer is marked “Do not serve”: can be insisted on. */
  z.object({ kind: z.literal('not served') }),
  /** Somebody else did something with it meanwhile: as it is now. */
  z.object({ kind: z.literal('changed'), visit: z.nullable(visitShort) }),
  /** What speaks against the technician: can be insisted on. */
  z.object({ kind: z.literal('unfit'), bars: z.array(z.enum(technicianBars)) }),
  /** Somebody did something with the lead meanwhile; the rest of the answer is a `leadRefusal`. */
  z.object({ kind: z.literal('lead changed') }),
  /** The lead has a visit that is still to come. */
  z.object({ kind: z.literal('has visit'), visit: visitShort }),
]);
export type VisitRefusal = ReadonlyOutput<typeof visitRefusal>;
