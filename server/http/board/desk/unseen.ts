// What somebody who pressed had seen of a lead, and what was done with it since, for the answer that refuses the action.
import type { UnseenEvent } from '#domain/leads/board-lead.ts';
import type { LeadState } from '#domain/leads/lead.ts';
import type { BoardStore } from '#server/store/records/board/board-store.ts';
import type { ListedLead } from '#server/store/records/board/listed-leads.ts';
import type { SeenLead } from '#server/store/records/events/action.ts';

/** The lead as it was shown to who pressed, if they tell. */
export function seenOf({
  seenState,
  seenEvents,
}: {
  readonly seenState?: LeadState | undefined;
  readonly seenEvents?: number | undefined;
}): SeenLead | undefined {
  return seenState === undefined || seenEvents === undefined
    ? undefined
    : { state: seenState, events: seenEvents };
}

export type Seeing = { readonly operator: string; readonly seen: SeenLead | undefined };

/**
 * What others did since, the oldest first; the last thing done, where nothing is known of what was seen. A history begins with what
 * was done with the requests that were merged into it, so it is counted from its end.
 */
export async function listUnseen(
  { id, eventCount }: Pick<ListedLead, 'id' | 'eventCount'>,
  { operator, seen }: Seeing,
  store: Pick<BoardStore, 'findLead'>,
): Promise<readonly UnseenEvent[]> {
  const events = (await store.findLead(id))?.events ?? [];
  const count = seen === undefined ? 1 : Math.max(0, eventCount - seen.events);
  return events
    .slice(events.length - count)
    .filter((event) => event.operator !== operator)
    .map(({ at, outcome, operator: by, note }) => ({ at, outcome, operator: by, note }));
}
