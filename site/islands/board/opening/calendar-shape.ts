// When we are open, as the server tells it with lists and to owners: checked before anything is reckoned with it.
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the content security policy forbids and reports.
z.config({ jitless: true });

/** Whether it is an object with such a property. */
export const has = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && name in value;

export const hoursShape = z.custom<ServiceHours>((value) => has(value, 'timeZone'));
export const exceptionShape = z.custom<OpeningException>((value) => has(value, 'kind') && has(value, 'id'));
export const calendarShape = z.object({ hours: hoursShape, exceptions: z.array(exceptionShape) });
