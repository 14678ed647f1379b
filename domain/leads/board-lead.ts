// A lead as the call board is told of it. Times are milliseconds since 1970; null is "not yet".
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { perField } from '#domain/requests/quote-fields.ts';
import { visitShort } from '#domain/visits/board-visit.ts';
import { visitRegions } from '#domain/visits/visit-plan.ts';
import { customerFacts } from './customer.ts';
import { eventOutcomes, leadKinds, leadStates } from './lead.ts';
import { workSections } from './work-order.ts';

const text = z.string();
const number = z.number();
const noNumber = z.nullable(number);

const content = perField(
  () => text,
  () => z.boolean(),
);
/** What the visitor wrote. */
export const boardContent = z.object(content);
const { phoneAsTyped, sign, ...contentInRow } = content;

/** A lead as a row of the board. */
export const boardLead = z.object({
  id: text,
  kind: z.enum(leadKinds),
  state: z.enum(leadStates),
  receivedAt: number,
  clockStartsAt: number,
  dueAt: number,
  calledAt: noNumber,
  followUpAt: noNumber,
  /** The section of the work list it is in at this moment. */
  section: z.enum(workSections),
  /** Who is calling them now, and until when. */
  heldBy: z.nullable(text),
  heldUntil: noNumber,
  /** The action that began this call, by which it is released; null without one. */
  callId: z.nullable(text),
  attempts: number,
  /** How much was done with it: sent with an action, it guards against what others did meanwhile. */
  events: number,
  person: z.object({ requests: number, others: number, thisWeek: number, nth: number }),
  /** The visit that was set last, whatever became of it. */
  visit: z.nullable(visitShort),
  /** What the owner says of its time, when no visits are made; empty while it stands, or is kept all the same. */
  closing: text,
  /** The window they picked, held until somebody calls; null without one, and when its time is up. */
  heldWindow: z.nullable(
    z.object({
      ...{ id: text, date: text, region: z.enum(visitRegions), untilAt: number },
      window: z.object({ fromHour: number, toHour: number }),
    }),
  ),
  /** What the desk keeps of who sent it. */
  customer: customerFacts,
  region: text,
  enteredBy: text,
  /** The lead that this one was merged into. */
  mergedInto: z.nullable(text),
  ...contentInRow,
  /** Of who only called: the name their number is known by, shown as theirs until one is said; else empty. */
  knownName: text,
  /** "today, 9–11 am, Ben": of who only called, the visit that is to come by another request of their number; else empty. */
  knownVisit: text,
  /** "Called 3 times, last 10:42 am": who called again before anybody called back; else empty. */
  rang: text,
  /** The number as people read it. */
  phoneText: text,
  /** They are texted about their visit: they agreed, and this server sends texts. */
  isTexted: z.boolean(),
  /** The city of the ZIP code, its county, or empty. */
  place: text,
  /** What the machine does, in words, or empty. */
  signText: text,
  outsideArea: z.boolean(),
  isSuspect: z.boolean(),
  /** The same person sent it again with other words. */
  isAmended: z.boolean(),
  /** How many other requests were merged into it, and what else they ask for, or empty. */
  joined: number,
  also: text,
  /** Its sender added to it or corrected it. */
  isChanged: z.boolean(),
  /** The ZIP code before its sender changed it, until the desk has done something with it since; else empty. */
  zipWas: text,
  /** Another time than that of the visit, which its sender asked for, until the desk has answered; else empty. */
  anotherTime: text,
  /** When its sender canceled it, or had it erased. */
  canceledAt: noNumber,
  erasedAt: noNumber,
});
export type BoardLead = ReadonlyOutput<typeof boardLead>;

/** What somebody did with a lead, told to who pressed without having seen it. */
const unseenEvent = z.object({ at: number, outcome: z.enum(eventOutcomes), operator: text, note: text });
export type UnseenEvent = ReadonlyOutput<typeof unseenEvent>;

/** 409 of an action on a lead: why, the lead as it is now, and what others did with it since it was seen, the oldest first. */
export const leadRefusal = z.object({
  kind: text,
  lead: z.nullable(boardLead),
  since: z.array(unseenEvent),
});
export type LeadRefusal = ReadonlyOutput<typeof leadRefusal>;
