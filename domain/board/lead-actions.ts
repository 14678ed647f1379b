// What is done with leads at the board. Each is answered with the leads it changed, as the list has them, so that the
// browser makes nothing up. The comment over each call is its line in docs/contracts.md.
import * as z from 'zod/mini';
import { boardLead } from '#domain/leads/board-lead.ts';
import { boardMarked, mostMarkedAtOnce } from '#domain/leads/board.ts';
import { followUpStates, leadStates } from '#domain/leads/lead.ts';
import { perField, quoteFields } from '#domain/requests/quote-fields.ts';
import { boardCall } from './board-call.ts';
import { actionId, leadId, note, seenLead } from './action-fields.ts';

const field = z._default(z.string(), '');
const tick = z.union([
  z.pipe(
    z.boolean(),
    z.transform((is) => (is ? 'yes' : '')),
  ),
  field,
]);
const { phoneAsTyped, ...fields } = perField(
  () => field,
  () => tick,
);

/**
 * kept by the rules of the quote form, without an address if there is none, and answered with the `lead`: called, because they are on
 * the line, and to be called again in an hour unless a visit is booked; 422 with the faults, 202 while the database is away
 */
export const addCaller = boardCall(
  'POST',
  '/callers',
  z.object({
    request_id: actionId,
    ...fields,
    /** How they heard of us. */
    source: field,
    /** They agreed on the phone to texts about the visit. */
    texts: z._default(z.boolean(), false),
  }),
  z.object({ kind: z.string(), leadId: z.string(), lead: z.nullable(boardLead) }),
);

/** the requests of the phone number of somebody on the line, newest first, ten at most; none for what is no number */
export const findCaller = boardCall(
  'POST',
  '/callers/known',
  z.object({ phone: z.string().check(z.maxLength(quoteFields.phone.limit)) }),
  z.array(boardLead),
);

/**
 * answered with the lead; the same id again changes nothing; 409 `changed`, `held`, `merged`, `erased` (done alone is left, without
 * a note) or `visit planned` (nothing is closed while somebody is to go there) with the `lead` as it is; of `changed` what others did `since`. What counts is a change of state, and what the customer
 * said
 */
export const markLead = boardCall(
  'POST',
  '/leads/:id/marks',
  z
    .object({
      id: actionId,
      outcome: z.enum([...leadStates, 'note', 'calling']),
      note,
      /** When they are to be called again. */
      followUpAt: z.optional(z.int().check(z.positive())),
      ...seenLead,
      /** The operator knows that another one is calling them. */
      takesOver: z.optional(z.boolean()),
    })
    .check(
      z.refine((mark) => mark.outcome !== 'note' || mark.note !== ''),
      z.refine(
        ({ outcome, followUpAt }) =>
          followUpAt === undefined || followUpStates.some((state) => state === outcome),
      ),
    ),
  boardLead,
);

/**
 * the request leaves the lists, and its visits, windows and photos are the other's, which is the answer; refused like a mark, and
 * with 409 `other person` or `two visits` (`docs/decisions/0028-merged-requests.md`)
 */
export const mergeLead = boardCall(
  'POST',
  '/leads/:id/merge',
  z.object({ id: actionId, into: leadId, takesOver: z.optional(z.boolean()), ...seenLead }),
  boardLead,
);

/** a window that the customer picked is given back, if it is still that one; answered with the lead */
export const releaseWindow = boardCall(
  'POST',
  '/leads/:id/release-window',
  z.object({ id: actionId, heldId: z.string().check(z.maxLength(200)), note }),
  boardLead,
);

const leadIds = z.array(leadId).check(z.minLength(1), z.maxLength(mostMarkedAtOnce));

/**
 * `outcome` not-ours, spam or done, at most 500: those that wait for somebody, are as they were seen and have no planned visit are marked, in one
 * commit;
 * answers `{changed, settled, unknown}`, each a list of ids, and `leads`, the changed ones as they are now
 */
export const markMany = boardCall(
  'POST',
  '/marks',
  z
    .object({
      id: actionId,
      leadIds,
      outcome: z._default(z.enum(['not-ours', 'spam', 'done']), 'not-ours'),
      /** How much had been done with each, as it was shown. */
      seenEvents: z.optional(z.array(z.int().check(z.minimum(0)))),
    })
    .check(
      z.refine((many) => many.seenEvents === undefined || many.seenEvents.length === many.leadIds.length),
    ),
  boardMarked,
);

/**
 * `id` or `ids` of actions, with `leadIds` only on these leads; answered alike: each lead is again what it was, reminders too, unless
 * something was done with it since; 409 `in the way` with a `sentence` where nothing is, because a place that it takes again is taken by now
 */
export const undoMarks = boardCall(
  'POST',
  '/marks/undo',
  z
    .object({
      id: z.optional(actionId),
      ids: z.optional(z.array(actionId).check(z.minLength(1), z.maxLength(mostMarkedAtOnce))),
      leadIds: z.optional(leadIds),
    })
    .check(z.refine(({ id, ids }) => id !== undefined || ids !== undefined)),
  boardMarked,
);
