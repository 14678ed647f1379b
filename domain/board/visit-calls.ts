// What the board asks of visits and does with them. Each action has an `id`, and is answered with the visit and the row of its
// lead. The comment over each call is its line in docs/contracts.md.
import * as z from 'zod/mini';
import { boardLead } from '#domain/leads/board-lead.ts';
import { isLocalDate } from '#domain/opening/local-date.ts';
import { boardVisit, boardVisits, windowsLeft } from '#domain/visits/board-visit.ts';
import { technicianBars } from '#domain/visits/technician-fit.ts';
import { givenPart } from '#domain/visits/visit-part.ts';
import { cancelReasons, windowHours } from '#domain/visits/visit.ts';
import { boardCall } from './board-call.ts';
import { givenDetails, newAddress, note, actionId, seenLead } from './action-fields.ts';

const query = z.optional(z.string());

/** the visits of a `day`, or of today */
export const listVisits = boardCall('GET', '/visits', z.object({ day: query }), boardVisits);

/**
 * of a `region`: the windows of a `day`, or of the next seven days on which something can be booked, with `left` and what bars one;
 * the window that a `lead` holds takes no place from it, nor does that of a visit that is moved (`except`); `stops` are the visits
 * that technicians have that day, with the straight `miles` from there; a lead that says no ZIP code is at `zip`
 */
export const listWindowsLeft = boardCall(
  'GET',
  '/windows/left',
  z.object({ region: query, day: query, except: query, lead: query, zip: query }),
  windowsLeft,
);

const visitAndRow = z.extend(boardVisit, { row: boardLead });

export const fromHour = z.int().check(z.minimum(0), z.maximum(24 - windowHours));

const seen = z.int().check(z.minimum(0));
/** What was asked once, and is meant all the same. */
const isOverfull = z._default(z.boolean(), false);
const isBeforePart = z._default(z.boolean(), false);
const accepted = z._default(z.array(z.enum(technicianBars)).check(z.maxLength(technicianBars.length)), []);

const wish = {
  id: actionId,
  date: z.string().check(z.refine(isLocalDate)),
  fromHour,
  technicianId: z.nullable(z.string().check(z.maxLength(100))),
  note,
  address: newAddress,
  isOverfull,
  isBeforePart,
  accepted,
  ...seenLead,
};

/** A customer who is marked “Do not serve” is served all the same. */
const isServed = z._default(z.boolean(), false);

/**
 * books, and marks the lead as booked in the same commit; `given` are name, ZIP code, appliance, email and problem of one that says none, a missed call
 * say, with `source` and `texts` as in a correction, by whose rules they are judged (422); answered with the visit, and with its lead as `row`; 409 `full` asks once
 * (`isOverfull` says yes; so it is for a window half gone, and after the cut-off), `unfit` the same of the technician, with the `bars`
 * that speak against them and were not `accepted`: `off`, `region`, `appliance`, `busy`, `far` (from the stop before or after); `not served` that the customer is marked “Do not serve” and `isServed` was not sent; `before part` that the part it brings is expected after that day, `expectedOn`, and `isBeforePart` was not sent; `barred` cannot be insisted on, `held` that somebody else is calling them, `by` name, `has visit` shows the one that is to come, `merged` and `erased` have none, `lead changed` the `lead` as it is and what others did `since` it was seen; one its customer
 * canceled is not booked by who does not tell what they saw
 */
export const bookVisit = boardCall(
  'POST',
  '/leads/:id/visit',
  z.object({ ...wish, isServed, given: givenDetails }),
  visitAndRow,
);

/** another time, technician or note */
export const moveVisit = boardCall('POST', '/visits/:id/move', z.object({ ...wish, seen }), visitAndRow);

const step = z.object({ id: actionId, seen, note, ...seenLead });

/** 409 `changed` shows what somebody else did first, `lead changed` as for a booking, `unassigned` that nobody is named to go while the company has technicians */
export const startVisit = boardCall('POST', '/visits/:id/on-the-way', step, visitAndRow);

/** the same; the lead is done, too */
export const endVisit = boardCall('POST', '/visits/:id/done', step, visitAndRow);

/** the same; somebody is to call them at once, but for the `reason` `customer`: then the request is closed as canceled by them; others are `we-cannot`, `twice`, `other` */
export const cancelVisit = boardCall(
  'POST',
  '/visits/:id/cancel',
  z.extend(step, { reason: z.optional(z.enum(cancelReasons)) }),
  visitAndRow,
);

/** the same: made, and the lead waits for a part: `name`, `orderedOn` (null: not yet; no day to come, else 422), `expectedOn`; asked again, these are changed; `note` stands with the part for who brings it, and stays when a later one is empty */
export const waitForPart = boardCall(
  'POST',
  '/visits/:id/needs-part',
  z.extend(step, { part: givenPart }),
  visitAndRow,
);

/** the same: the part that the visit brings is ordered, or expected another day; 422 as there */
export const changePart = boardCall(
  'POST',
  '/visits/:id/part',
  z.extend(step, { part: givenPart }),
  visitAndRow,
);

/** the same: made, and somebody has to come again */
export const needReturn = boardCall('POST', '/visits/:id/needs-return', step, visitAndRow);

/** the same */
export const missVisit = boardCall('POST', '/visits/:id/no-show', step, visitAndRow);

/** the same: where the owner says that no visits are made then, it is made all the same, and asked about no more */
export const keepVisit = boardCall('POST', '/visits/:id/keep', step, visitAndRow);

/** The steps of a visit that need no more than a press, by their names. */
export const stepCalls = {
  'on-the-way': startVisit,
  done: endVisit,
  cancel: cancelVisit,
  'needs-return': needReturn,
  'no-show': missVisit,
  keep: keepVisit,
} as const;

/** undoes that action while nothing else was done with visit or lead; where the visit takes its place or technician again, 409 as for a booking; `visit` is null, and the lead the `row`, where a booking was undone */
export const undoVisit = boardCall(
  'POST',
  '/visits/:id/undo',
  z.object({ id: actionId, press: actionId, isOverfull, accepted }),
  z.union([
    visitAndRow,
    z.object({ kind: z.literal('undone'), visit: z.null(), row: z.nullable(boardLead) }),
  ]),
);
