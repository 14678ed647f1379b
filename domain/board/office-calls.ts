// What the board asks beside leads, visits and the team. The comment over each call is its line in docs/contracts.md.
import * as z from 'zod/mini';
import { boardFigures, weeklyMailState } from '#domain/figures/board-figures.ts';
import { failedNotices } from '#domain/leads/board-details.ts';
import { boardOpening } from '#domain/opening/board-opening.ts';
import { operatorRoles } from '#domain/people/roles.ts';
import { boardVisit } from '#domain/visits/board-visit.ts';
import { boardCall, ownerCall } from './board-call.ts';
import { nothing } from './action-fields.ts';

const text = z.string();

/** 200 with the cookie, or 401 */
export const signIn = boardCall(
  'POST',
  '/sign-in',
  z.object({ token: text.check(z.maxLength(200)) }),
  z.object({ operator: text, role: z.enum(operatorRoles) }),
);

/** 204 */
export const signOut = boardCall('POST', '/sign-out', nothing, nothing);

/** notices given up, and those not through a minute after the first try */
export const listFailedNotices = boardCall('GET', '/notices', nothing, failedNotices);

const anId = z.optional(text.check(z.maxLength(100)));

/** makes those given up due again, or one that was given up or waits: `{count}` */
export const replayNotices = boardCall(
  'POST',
  '/notices/replay',
  z.object({ leadId: anId, noticeId: anId }),
  z.object({ count: z.number() }),
);

/**
 * today, 7 and 30 days, 13 weeks, the hours of their requests with calls owed and in time, sources of 8 weeks; sources, pages, places,
 * appliances and signs of one `period` (today, week, month, quarter); all in the company's zone
 */
export const readFigures = boardCall('GET', '/figures', z.object({ period: z.optional(text) }), boardFigures);

/** whether the weekly mail is on, and to whom it goes: `{isOn, to}` */
export const readWeeklyMail = ownerCall('GET', '/figures/weekly-mail', nothing, weeklyMailState);

/** turns it on or off; answered alike */
export const switchWeeklyMail = ownerCall(
  'PUT',
  '/figures/weekly-mail',
  z.object({ isOn: z.boolean() }),
  weeklyMailState,
);

/** the standing hours, what they and the exceptions make of now, and every exception with who changed it last and the `visits` to come that it takes the windows of */
export const readOpening = boardCall('GET', '/opening', nothing, boardOpening);

/** Read field by field by the server, which has a name for each fault. */
const change = z.object({ exception: z.looseObject({}) });

/**
 * puts an exception (`domain/opening/exception-shape.ts`), and answers like `GET`; 422 with `faults`, each a `field` and
 * a `fault` of `domain/opening/exception-limits.ts`; 409 `taken` for an id that says something else, `full` beyond 100
 */
export const addOpening = ownerCall('POST', '/opening', change, boardOpening);

/** the visits to come that an exception would meet, before it is put; 422 as there */
export const listMetVisits = ownerCall(
  'POST',
  '/opening/visits',
  change,
  z.object({ visits: z.array(boardVisit) }),
);

/** the same as `POST` for one that is there; 404 if it is not */
export const changeOpening = ownerCall('PUT', '/opening/:id', change, boardOpening);

/** takes it back; what is gone already is answered alike */
export const removeOpening = ownerCall('DELETE', '/opening/:id', nothing, boardOpening);
