// The windows of the week and who makes visits, in the shape they are sent to the board.
import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { technicians } from './board-visit.ts';
import { visitRegions } from './visit-plan.ts';

const number = z.number();
const region = z.enum(visitRegions);

export const boardPlan = z.object({
  /** False until the owner saves one: then it is the standing one. */
  isOwn: z.boolean(),
  windows: z.array(z.object({ weekday: number, fromHour: number, places: z.partialRecord(region, number) })),
  technicians,
});
export type BoardPlan = ReadonlyOutput<typeof boardPlan>;
