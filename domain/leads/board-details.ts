// What the server sends of a lead that is opened, and of notices. Times are milliseconds since 1970; null is "not yet".
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { toldPlate } from '#domain/repair/told-plate.ts';
import { boardContent } from './board-lead.ts';
import { eventOutcomes } from './lead.ts';

const text = z.string();
const number = z.number();

const boardNotice = z.object({
  id: text,
  leadId: text,
  kind: text,
  channel: text,
  state: text,
  /** What came of it last, or why it is held back. */
  lastCode: z.nullable(text),
  /** When it is tried next, if it is. */
  nextAt: number,
  attempts: z.array(
    z.object({
      at: number,
      outcome: text,
      answer: z.object({ code: text, fields: z.record(text, z.union([text, number])) }),
    }),
  ),
});
export type BoardNotice = ReadonlyOutput<typeof boardNotice>;

/** Notices that were given up, or have not got through for a minute; and whom they are about. */
export const failedNotices = z.array(z.extend(boardNotice, { leadName: text }));
export type FailedNotices = ReadonlyOutput<typeof failedNotices>;

/** What the catalogue of repairs knows of a lead's sign, in sentences. */
const signAdvice = z.object({
  /** Whether it may run until somebody comes, and why. */
  mayRun: text,
  /** "Drain pump: jammed by a coin", the likeliest first. */
  causes: z.array(text),
  /** What saves a visit when the customer tells it. */
  ask: z.array(text),
  /** What the technician does, and whether a second visit is usual. */
  visit: text,
  /** Null where the machine or the sign is not drawn. */
  plate: z.nullable(toldPlate),
});
export type SignAdvice = ReadonlyOutput<typeof signAdvice>;

/** What was sent, its sign in words. */
const sent = z.object({ id: text, receivedAt: number, content: boardContent });

/** A photo the customer added: where it is fetched, and its sides in pixels. */
const photo = z.object({ path: text, at: number, width: number, height: number });
export type BoardPhoto = ReadonlyOutput<typeof photo>;

const event = z.object({
  ...{ id: text, at: number, outcome: z.enum(eventOutcomes), operator: text, note: text },
  followUpAt: z.nullable(number),
});

/** A lead opened: everything we know of it. */
export const boardDetails = z.object({
  phoneAsTyped: text,
  /** The slug of the problem. */
  sign: text,
  page: text,
  language: text,
  subject: text,
  source: z.record(text, text),
  /** Where they came from, in one line. */
  sourceLine: text,
  /** Null when it was sent without a sign. */
  signAdvice: z.nullable(signAdvice),
  consent: text,
  /** The wording beside the button, word for word; empty if it is not known. */
  consentWording: text,
  /** What they agreed to of texts about the visit, word for word, when, and since when the number says STOP; null if they did not. */
  texts: z.nullable(z.object({ wording: text, version: text, at: number, stoppedAt: z.nullable(number) })),
  suspicions: z.array(text),
  /** What was sent before it was corrected; null if nothing was. */
  sentFirst: z.nullable(boardContent),
  /** What its sender added since, in words staff read. */
  added: z.array(z.object({ name: text, text })),
  /** Sent again with the form. */
  amendments: z.array(sent),
  /** What those said that were merged into it. */
  joined: z.array(sent),
  events: z.array(event),
  /** The first that was sent first. */
  photos: z.array(photo),
  notices: z.array(boardNotice),
});
export type BoardDetails = ReadonlyOutput<typeof boardDetails>;
