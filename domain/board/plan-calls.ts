// What owners ask of the windows of visits and of technicians. The comment over each call is its line in docs/contracts.md.
import * as z from 'zod/mini';
import { boardPlan } from '#domain/visits/board-plan.ts';
import { technicians as listed } from '#domain/visits/board-visit.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { isLocalDate } from '#domain/opening/local-date.ts';
import { technicianProfile } from '#domain/visits/technician.ts';
import { mostPlaces, visitRegions } from '#domain/visits/visit-plan.ts';
import { windowHours } from '#domain/visits/visit.ts';
import { boardCall, ownerCall } from './board-call.ts';
import { nothing } from './action-fields.ts';
import { fromHour } from './visit-calls.ts';

const places = z.partialRecord(z.enum(visitRegions), z.int().check(z.minimum(0), z.maximum(mostPlaces)));
const window = z.object({ weekday: z.int().check(z.minimum(0), z.maximum(6)), fromHour, places });

const name = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/\p{Cc}/gu, '').trim()),
  ),
  z.string().check(z.minLength(1), z.maxLength(80)),
);

/** E.164, however it is typed. */
const phone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => (typed === '' ? '' : parsePhoneNumber(typed))),
  ),
  z.string(),
);

/** Without a profile it stays what it was. */
const technician = z.object({ name, profile: z.optional(z.extend(technicianProfile, { phone })) });
/** The days off as they were shown. */
const seenDaysOff = z.optional(technicianProfile.shape.daysOff);
const technicians = z.object({ technicians: listed });

/** the owner's plan, whether it is their own, and the technicians */
export const readPlan = boardCall('GET', '/windows', nothing, boardPlan);

/** `windows` is a list of `{weekday, fromHour, places}`, Sunday being 0; 422 with a `fault`: `no windows`, `overlap` */
export const savePlan = ownerCall(
  'PUT',
  '/windows',
  z.object({ windows: z.array(window).check(z.maxLength(7 * (24 / windowHours))) }),
  boardPlan,
);

/**
 * adds one; 409 `taken`; a `profile` is `{phone, regions, appliances, weekdays, daysOff}`, days off being `{from, to}`: an empty list is
 * everywhere, everything, every day; without it the one there is stays
 */
export const addTechnician = ownerCall('POST', '/technicians', technician, technicians);

/** name and profile of one, or takes back one who was gone; 409 `days changed` where somebody changed the days off since they were `seenDaysOff` */
export const changeTechnician = ownerCall(
  'POST',
  '/technicians/:id',
  z.extend(technician, { seenDaysOff }),
  technicians,
);

/** they do not work on a `day`, being sick say, or do again, for everybody to tell; 422 for a day that is over, and where the list is full */
export const markDayOff = boardCall(
  'POST',
  '/technicians/:id/day-off',
  z.object({ day: z.string().check(z.refine(isLocalDate)), isOff: z.boolean() }),
  technicians,
);

/** is not offered any more, and their calendar and their page stop working; visits stay */
export const retireTechnician = ownerCall('DELETE', '/technicians/:id', nothing, technicians);

/** a new private address of their calendar, told this once; the one before is dead */
export const makeFeed = ownerCall('POST', '/technicians/:id/feed', nothing, z.object({ path: z.string() }));

/** the address is dead */
export const endFeed = ownerCall('DELETE', '/technicians/:id/feed', nothing, nothing);

/** a new private link to their page, told this once; the one before is dead, on every phone it was opened on */
export const makePage = ownerCall('POST', '/technicians/:id/page', nothing, z.object({ path: z.string() }));

/** the link is dead, on every phone it was opened on */
export const endPage = ownerCall('DELETE', '/technicians/:id/page', nothing, nothing);
