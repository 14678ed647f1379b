// When the company is open, as the server sends it to the board with lists and to owners.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { boardVisit } from '#domain/visits/board-visit.ts';
import type { OpeningException } from './opening-calendar.ts';
import type { Today } from './today.ts';

/** Whether it is an object with such a property. */
const has = (value: unknown, name: string) => typeof value === 'object' && value !== null && name in value;

const hours = z.custom<ServiceHours>((value) => has(value, 'timeZone'));

/** Which fields each kind has, and what is wrong with one, the server alone says: it has the places that can be named. */
export const boardException = z.custom<OpeningException>((value) => has(value, 'kind') && has(value, 'id'));

export const boardCalendar = z.object({ hours, exceptions: z.array(boardException) });

export const boardOpening = z.object({
  /** The standing hours of this installation. */
  hours,
  /** What all of it makes of this moment. */
  today: z.custom<Today>((value) => has(value, 'promise')),
  exceptions: z.array(
    z.object({
      exception: boardException,
      /** Who changed it last, and when. */
      operator: z.string(),
      changedAt: z.number(),
      /** From when on it says nothing any more; null while it holds until it is changed. */
      endsAt: z.nullable(z.number()),
      /** Visits to come where it takes the windows away: they stay booked until somebody moves or cancels them. */
      visits: z.array(boardVisit),
    }),
  ),
});
export type BoardOpening = ReadonlyOutput<typeof boardOpening>;

/** 422 of a change: what is wrong with which field. */
export const openingFaults = z.object({
  faults: z.array(z.object({ field: z.string(), fault: z.string() })),
});
export type OpeningFault = ReadonlyOutput<typeof openingFaults>['faults'][number];
