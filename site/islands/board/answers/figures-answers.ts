// What the server says of figures, checked before anything is shown: the shapes of domain/figures/board-figures.ts.
import { figurePeriods, type BoardFigures, type WeeklyMailState } from '#domain/figures/board-figures.ts';
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the content security policy forbids and reports.
z.config({ jitless: true });

const text = z.string();
const number = z.number();

const promise = {
  leads: number,
  owed: number,
  kept: number,
  medianMs: z.nullable(number),
  booked: number,
  done: number,
  notOurs: number,
  spam: number,
  withPhoto: number,
  withSign: number,
  canceled: number,
};
const plate = z.object({ ...promise, heldBack: number });
const tally = { name: text, count: number };
const tallies = z.array(z.object(tally));

const figures = z.object({
  today: plate,
  week: plate,
  month: plate,
  period: z.enum(figurePeriods),
  tallies: z.object({
    sources: tallies,
    pages: tallies,
    places: tallies,
    appliances: tallies,
    signs: z.array(z.object({ ...tally, appliance: text })),
  }),
  weeks: z.array(z.object({ ...promise, startsOn: text })),
  hours: z.array(z.array(number)),
});

/** Throws if the server answered in a shape this page does not know. */
export const parseBoardFigures = (answer: unknown): BoardFigures => figures.parse(answer);
export const parseWeeklyMail = (answer: unknown): WeeklyMailState =>
  z.object({ isOn: z.boolean(), to: z.array(text) }).parse(answer);
