// What the server says of visits, checked before it is shown: the shapes of domain/visits/board-visit.ts.
import type {
  BoardPlan,
  BoardVisit,
  BoardVisits,
  VisitRefusal,
  WindowsLeft,
} from '#domain/visits/board-visit.ts';
import { leadStates } from '#domain/leads/lead.ts';
import { windowBars } from '#domain/visits/offered-windows.ts';
import { visitRegion, visitShort } from './visit-short.ts';
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the content security policy forbids and reports.
z.config({ jitless: true });

const text = z.string();
const number = z.number();
const region = visitRegion;
const window = z.object({ fromHour: number, toHour: number });
const technicians = z.array(
  z.object({ id: text, name: text, isGone: z.boolean(), feedMadeAt: z.nullable(number) }),
);
const visit = z.extend(visitShort, {
  leadId: text,
  createdAt: number,
  changedAt: number,
  by: text,
  lastPress: z.nullable(text),
  lead: z.object({
    name: text,
    phone: text,
    phoneText: text,
    zip: text,
    place: text,
    region,
    appliance: text,
    signText: text,
    message: text,
    isUrgent: z.boolean(),
    isCanceled: z.boolean(),
    state: z.enum(leadStates),
    events: number,
    added: z.array(z.object({ name: text, text })),
    parts: z.array(text),
  }),
});
const visits = z.object({
  now: number,
  today: text,
  day: text,
  closed: z.nullable(text),
  technicians,
  visits: z.array(visit),
});
const bar = z.enum(windowBars);
const day = z.object({
  date: text,
  reason: text,
  isClosed: z.boolean(),
  windows: z.array(z.extend(window, { places: number, taken: number, left: number, bar: z.nullable(bar) })),
});
const left = z.object({ today: text, region, technicians, days: z.array(day) });
const plan = z.object({
  isOwn: z.boolean(),
  windows: z.array(z.object({ weekday: number, fromHour: number, places: z.partialRecord(region, number) })),
  technicians,
});
const refusal = z.union([
  z.object({ kind: z.enum(['full', 'barred']), bar, day }),
  z.object({ kind: z.enum(['merged', 'erased']) }),
  z.object({ kind: z.literal('changed'), visit: z.nullable(visitShort) }),
  z.object({ kind: z.literal('has visit'), visit: visitShort }),
  z.object({ kind: z.literal('lead changed') }),
]);
const undone = z.union([
  visit,
  z.pipe(
    z.object({ visit: z.null() }),
    z.transform(() => null),
  ),
]);

/** Each throws if the server answered in a shape this page does not know. */
export const parseVisits = (answer: unknown): BoardVisits => visits.parse(answer);
export const parseVisit = (answer: unknown): BoardVisit => visit.parse(answer);
/** Null when the visit that was booked is none any more. */
export const parseUndone = (answer: unknown): BoardVisit | null => undone.parse(answer);
export const parseWindowsLeft = (answer: unknown): WindowsLeft => left.parse(answer);
export const parsePlan = (answer: unknown): BoardPlan => plan.parse(answer);
export const parseTechnicians = (answer: unknown): Pick<BoardPlan, 'technicians'> =>
  z.object({ technicians }).parse(answer);
export const parseFeed = (answer: unknown): { readonly path: string } =>
  z.object({ path: text }).parse(answer);
/** Undefined for a refusal of another kind. */
export const parseRefusal = (answer: unknown): VisitRefusal | undefined => refusal.safeParse(answer).data;
