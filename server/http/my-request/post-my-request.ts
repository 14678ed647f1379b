// What visitors do with their own request: add, correct, cancel, erase.
import type { IncomingMessage } from 'node:http';
import { services } from '#content/catalogue/services.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { longestNote } from '#domain/my-request/request-limits.ts';
import { contentAfter, parseRequestChange } from '#domain/my-request/request-change.ts';
import type { Log } from '#server/log/log.ts';
import { parseFields } from '#server/http/parse-fields.ts';
import { readBody } from '#server/http/read-body.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';
import type { RequestChanging } from '#server/store/acts/my-request/change-request.ts';
import type { NoticeChannel } from '#server/store/records/notices/notice.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep.ts';
import { describeChanges } from './request-change-text.ts';

/** What came of a post: done, or what the page is to say, with what was typed. */
export type ActionResult =
  /** saved: what was typed, which the page says above its forms. */
  | { readonly kind: 'kept' | 'saved' | 'erased' }
  | { readonly kind: 'problem'; readonly problem: string; readonly typed: PostedFields };

export type ActionParts = {
  readonly store: Pick<MyRequestStore, 'changeRequest' | 'eraseRequest'> & Pick<UpkeepStore, 'eraseFromDisk'>;
  /** Where staff hear of a change. */
  readonly channels: readonly NoticeChannel[];
  readonly onLeadKept: () => void;
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: Log;
};

/** What staff read, like the board. */
const words = requestChangeWords.en;

export async function readTyped(incoming: IncomingMessage): Promise<PostedFields> {
  const body = await readBody(incoming);
  const reading = body.kind === 'read' ? parseFields(incoming.headers['content-type'], body.text) : undefined;
  return reading?.kind === 'read' ? reading.fields : {};
}

/** Keeps changes, and tells staff; the same `change_id` again changes nothing more. */
export async function keepChange(
  request: MyRequest,
  typed: PostedFields,
  what: Pick<RequestChanging, 'changes' | 'content'>,
  { store, channels, onLeadKept, now, newId, log }: ActionParts,
): Promise<ActionResult> {
  const given = fieldText(typed, 'change_id');
  const changeId = /^[\w-]{8,64}$/u.test(given) ? given : newId();
  const note = describeChanges(what.changes, request);
  const id = `${request.id}.${changeId}`;
  const answer = await store.changeRequest({
    ...what,
    id,
    leadId: request.id,
    at: now(),
    note,
    operator: words.operator,
    channels,
  });
  log('info', 'request changed', { kind: answer, leadId: request.id });
  if (answer === 'too many') return { kind: 'problem', problem: words.tooMany, typed };
  onLeadKept();
  return { kind: 'kept' };
}

/** Adds or corrects what the form says; a form in which anything is wrong changes nothing. */
export async function addToRequest(
  request: MyRequest,
  typed: PostedFields,
  parts: ActionParts,
): Promise<ActionResult> {
  const appliance = services.find(({ slug }) => slug === request.appliance)?.slug;
  const parsed = parseRequestChange(typed, appliance);
  if (parsed.kind === 'faulty') {
    // In the language of who reads it.
    const { problem: sorry, add, address, correct } = requestChangeWords[request.language];
    const labels = { ...add, ...address, ...correct };
    const problem = `${sorry} ${parsed.fields.map((field) => labels[field]).join(', ')}.`;
    return { kind: 'problem', problem, typed };
  }
  if (parsed.changes.length === 0) return { kind: 'kept' };
  const content = contentAfter(parsed.changes, cleanLine(typed.phone, 40));
  const result = await keepChange(request, typed, { changes: parsed.changes, content }, parts);
  return result.kind === 'kept' ? { kind: 'saved' } : result;
}

/** Cancels the request; twice is once. */
export async function cancelRequest(
  request: MyRequest,
  typed: PostedFields,
  parts: ActionParts,
): Promise<ActionResult> {
  if (request.canceledAt !== undefined) return { kind: 'kept' };
  const changes = [{ kind: 'cancel', text: cleanLine(typed.reason, longestNote) }] as const;
  return keepChange(request, typed, { changes, content: {} }, parts);
}

/** Erases the request with all that hangs on it, off the disk as well. */
export async function eraseRequest(
  request: MyRequest,
  { store, log, now, newId }: ActionParts,
): Promise<ActionResult> {
  const { operator, erased: note } = words;
  await store.eraseRequest({ id: newId(), leadId: request.id, at: now(), operator, note });
  log('info', 'request changed', { kind: 'erased', leadId: request.id });
  if (!(await store.eraseFromDisk())) log('warn', 'erased leads still on disk', { kind: 'my-request' });
  return { kind: 'erased' };
}
