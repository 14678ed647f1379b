// What a technician posts from his page.
import * as z from 'zod/mini';
import { actionId, line, note } from '#domain/board/action-fields.ts';
import { longestPartName } from './visit-part.ts';

/** Steps that are done with the visit itself. */
const technicianSteps = ['on-the-way', 'done', 'needs-part', 'needs-return', 'no-show'] as const;

const seen = z.pipe(z.string().check(z.maxLength(9), z.regex(/^\d+$/)), z.transform(Number));

/** A form: `seen` is the state of the visit that was shown, `taken` the action that "undo" takes back, `sure` answers what is asked once. */
export const technicianPress = z.object({
  press_id: actionId.check(z.maxLength(80)),
  seen,
  step: z.enum([...technicianSteps, 'note', 'undo']),
  note,
  /** Which part it needs. */
  part: z._default(line(longestPartName), ''),
  taken: z._default(z.string().check(z.maxLength(100)), ''),
  sure: z._default(z.string().check(z.maxLength(3)), ''),
});
export type TechnicianPress = z.infer<typeof technicianPress>;
