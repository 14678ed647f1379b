// What the server says, checked before anything is shown: the shapes of domain/leads/board.ts.
import type { BoardDetails, BoardLead, BoardList, BoardMarked, FailedNotice } from '#domain/leads/board.ts';
import { eventOutcomes, leadStates } from '#domain/leads/lead.ts';
import { workSections } from '#domain/leads/work-order.ts';
import { calendarShape } from '#site/islands/board/opening/calendar-shape.ts';
import { visitRegion, visitShort } from '#site/islands/board/visits/visit-short.ts';
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the content security policy forbids and reports.
z.config({ jitless: true });

const text = z.string();
const number = z.number();
const state = z.enum(leadStates);

const lead = z.object({
  id: text,
  kind: z.enum(['quote', 'message']),
  state,
  receivedAt: number,
  clockStartsAt: number,
  dueAt: number,
  calledAt: z.nullable(number),
  name: text,
  phone: text,
  phoneText: text,
  email: text,
  zip: text,
  place: text,
  appliance: text,
  signText: text,
  preferredTime: text,
  urgent: z.boolean(),
  message: text,
  outsideArea: z.boolean(),
  isSuspect: z.boolean(),
  isAmended: z.boolean(),
  joined: number,
  isChanged: z.boolean(),
  canceledAt: z.nullable(number),
  erasedAt: z.nullable(number),
  followUpAt: z.nullable(number),
  section: z.enum(workSections),
  heldBy: z.nullable(text),
  heldUntil: z.nullable(number),
  attempts: number,
  events: number,
  person: z.object({ requests: number, thisWeek: number, nth: number }),
  region: text,
  enteredBy: text,
  mergedInto: z.nullable(text),
  visit: z.nullable(visitShort),
  heldWindow: z.nullable(
    z.object({
      ...{ id: text, date: text, untilAt: number, region: visitRegion },
      window: z.object({ fromHour: number, toHour: number }),
    }),
  ),
});

const list = z.object({
  now: number,
  operator: text,
  role: z.enum(['owner', 'dispatcher']),
  isClockDoubted: z.boolean(),
  calendar: calendarShape,
  counts: z.object({
    open: number,
    keep: number,
    late: number,
    followUps: number,
    suspects: number,
    failed: number,
  }),
  newest: z.nullable(z.object({ id: text, receivedAt: number })),
  page: number,
  hasMore: z.boolean(),
  leads: z.array(lead),
});

const content = z.object({
  name: text,
  phone: text,
  phoneAsTyped: text,
  email: text,
  zip: text,
  appliance: text,
  sign: text,
  preferredTime: text,
  urgent: z.boolean(),
  message: text,
});

const sent = z.object({ id: text, receivedAt: number, content });

const answer = z.object({ code: text, fields: z.record(text, z.union([text, number])) });

const notice = z.object({
  id: text,
  leadId: text,
  kind: text,
  channel: text,
  state: text,
  lastCode: z.nullable(text),
  nextAt: number,
  attempts: z.array(z.object({ at: number, outcome: text, answer })),
});

const details = z.object({
  phoneAsTyped: text,
  page: text,
  language: text,
  subject: text,
  source: z.record(text, text),
  sourceLine: text,
  signAdvice: z.nullable(z.object({ mayRun: text, causes: z.array(text), ask: z.array(text), visit: text })),
  consent: text,
  consentWording: text,
  suspicions: z.array(text),
  sentFirst: z.nullable(content),
  added: z.array(z.object({ name: text, text })),
  amendments: z.array(sent),
  joined: z.array(sent),
  events: z.array(
    z.object({
      id: text,
      at: number,
      outcome: z.enum(eventOutcomes),
      operator: text,
      note: text,
      followUpAt: z.nullable(number),
    }),
  ),
  photos: z.array(z.object({ path: text, at: number, width: number, height: number })),
  notices: z.array(notice),
});

/** Each throws if the server answered in a shape this page does not know. */
export const parseBoardLead = (answer: unknown): BoardLead => lead.parse(answer);
export const parseBoardMarked = (answer: unknown): BoardMarked =>
  z.object({ changed: z.array(text), settled: z.array(text), unknown: z.array(text) }).parse(answer);
export const parseBoardList = (answer: unknown): BoardList => list.parse(answer);
export const parseBoardDetails = (answer: unknown): BoardDetails => details.parse(answer);
export const parseFailedNotices = (answer: unknown): readonly FailedNotice[] =>
  z.array(z.extend(notice, { leadName: text })).parse(answer);
/** All requests of one person, the newest first. */
export const parsePerson = (answer: unknown): readonly BoardLead[] => z.array(lead).parse(answer);
