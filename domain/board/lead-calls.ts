// What the board asks of leads. The comment over each call is its line in docs/contracts.md.
import * as z from 'zod/mini';
import { boardDetails } from '#domain/leads/board-details.ts';
import { boardLead } from '#domain/leads/board-lead.ts';
import { boardList } from '#domain/leads/board.ts';
import { boardCall } from './board-call.ts';
import { nothing } from './action-fields.ts';

const query = z.optional(z.string());

/**
 * `list` (open in the order of work, suspects, done), or the header
 * `Board-Search: text=&day=YYYY-MM-DD&region=&state=&source=&page=`, any of them; a hundred a `page`, and `hasMore`; the `calendar`
 * times to call again are chosen by; with `wait`, an unchanged list is held for 10 s, or until time alone changes it
 */
export const listLeads = boardCall(
  'GET',
  '/leads',
  z.object({ list: query, page: query, wait: query }),
  boardList,
);

/** what was done, where they came from, every notice and attempt */
export const readLead = boardCall('GET', '/leads/:id', nothing, boardDetails);

/** all requests of the same phone number or mailbox, newest first */
export const readPerson = boardCall('GET', '/leads/:id/person', nothing, z.array(boardLead));

/** `image/webp`: a photo the customer added; the details of a lead list them */
export const readPhoto = boardCall('GET', '/leads/:id/photos/:photoId', nothing, nothing);

const day = z.optional(z.union([z.literal(''), z.iso.date()]));

/**
 * leads for a spreadsheet, all or those received from a day until another, in the company's time and people's words: first what an owner
 * reads (when, who, where, what, source, status, next and last visit), then calls, history, where they came from word for word, consent,
 * ids; streamed; 429 in words while another takes it
 */
export const exportLeads = boardCall('GET', '/leads.csv', z.object({ from: day, to: day }), nothing);
