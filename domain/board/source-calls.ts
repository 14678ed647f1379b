// The list of where people heard of the company. Each change is answered with the whole list. The comment over each call is its line
// in docs/contracts.md.
import * as z from 'zod/mini';
import { listedSources, longestSourceName } from '#domain/leads/listed-source.ts';
import { line, nothing } from './action-fields.ts';
import { boardCall, ownerCall } from './board-call.ts';

/** With a letter or digit, so that there is something to read. */
const name = line(longestSourceName).check(z.refine((text) => /[\p{L}\p{N}]/u.test(text)));

/** the owner's list of where people heard of the company, in its order, with those that are retired: `[{id, name, isRetired}]` */
export const listSources = boardCall('GET', '/sources', nothing, listedSources);

/** campaigns and sites that leads came from and the list does not have, the most frequent first, at most 40 */
export const listFoundSources = boardCall('GET', '/sources/found', nothing, z.array(z.string()));

/** an entry at the end of the list; 409 `taken` for a name that is there, also retired, `full` beyond 30 in use */
export const addSource = ownerCall('POST', '/sources', z.object({ name }), listedSources);

/**
 * another name, which shows on all leads; retired, so that it is chosen no more, or back; a place earlier or later; 404, 409 as
 * there
 */
export const changeSource = ownerCall(
  'PUT',
  '/sources/:id',
  z.object({
    name: z.optional(name),
    isRetired: z.optional(z.boolean()),
    move: z.optional(z.enum(['earlier', 'later'])),
  }),
  listedSources,
);
