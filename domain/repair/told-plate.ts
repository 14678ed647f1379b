// What is said of a machine's drawing for one sign. Where the picture is, the site's build knows.
import * as z from 'zod/mini';
import { plateMarks } from '#content/catalogue/plates/plate-form.ts';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';

const text = z.string();

export const toldPlate = z.object({
  /** Slugs of the appliance and of the sign that lights its parts. */
  service: text,
  sign: text,
  /** Spoken in the place of the picture. */
  alt: text,
  /** The marks of the drawing and what they stand on: the same in words. */
  parts: z.array(z.object({ label: text, mark: z.enum(plateMarks), text })),
  note: text,
  /** Another build of the machine: the same list, another drawing, folded away. */
  second: z.optional(
    z.object({
      drawing: text,
      ask: text,
      /** That its marks are the same, and which of them it lacks. */
      marks: text,
      alt: text,
    }),
  ),
});
export type ToldPlate = ReadonlyOutput<typeof toldPlate>;
