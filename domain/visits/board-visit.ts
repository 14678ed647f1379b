// What the server tells the board of visits, in the shape it is sent.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { customerFacts } from '#domain/leads/customer.ts';
import { leadStates } from '#domain/leads/lead.ts';
import { windowBars } from './offered-windows.ts';
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
  /** Under which closings it is made all the same. */
  keptUnder: text,
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
  /** What else they ask for, in requests that were merged into theirs; it stands in `added`, too. */
  also: text,
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
  /** What the owner says of its time, when no visits are made; empty while it stands, or is kept all the same. */
  closing: text,
  /** How its customer is told when it is canceled; nobody tells who gave no address and did not agree to texts. */
  tells: z.array(z.enum(['email', 'sms'])),
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
  /** Of any day, over and not settled: the longest ago first. */
  toSettle: z.array(boardVisit),
  /** Of today, about to begin or begun, and nobody is named. */
  toAssign: z.array(boardVisit),
  /** Of any day, still to be made by somebody who is off then, or has left. */
  toReassign: z.array(boardVisit),
  /** Of any day, at a time when no visits are made: to be moved, canceled or kept. */
  toMove: z.array(boardVisit),
});
export type BoardVisits = ReadonlyOutput<typeof boardVisits>;

export const offeredBar = z.enum(windowBars);
export const offeredDay = z.object({
  date: text,
  reason: text,
  isClosed: z.boolean(),
  windows: z.array(
    z.extend(window, { places: number, taken: number, left: number, bar: z.nullable(offeredBar) }),
  ),
});

/** A visit that a technician has that day. */
const stop = z.extend(window, {
  ...{ technicianId: text, name: text, place: text, zip: text },
  /** Straight miles from there to the lead that is asked for; null where one of the two is not known. */
  miles: z.nullable(number),
});
export type DayStop = ReadonlyOutput<typeof stop>;

const dayWithStops = z.extend(offeredDay, { stops: z.array(stop) });

export const windowsLeft = z.object({
  ...{ today: text, region, technicians, days: z.array(dayWithStops) },
  /** "No visits here until …": what the owner says of the place, in a sentence each. */
  closings: z.array(text),
  /** Where the lead is that is asked for; empty without one, or where that is not known. */
  place: text,
});
export type WindowsLeft = ReadonlyOutput<typeof windowsLeft>;
