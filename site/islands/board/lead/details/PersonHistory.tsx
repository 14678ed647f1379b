import { useState } from 'react';
import { mergeLead } from '#domain/board/lead-actions.ts';
import { readPerson } from '#domain/board/lead-calls.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { seenOf } from '#site/islands/board/answers/lead-refusal.ts';
import { useAskAnew, useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { PersonRequest } from './PersonRequest.tsx';

type Props = {
  readonly lead: BoardLead;
  /** This one left the lists. */
  readonly onMerged: () => void;
};

/** All that the same person sent, by phone number or email; any of it can be merged into this request. */
export function PersonHistory({ lead, onMerged }: Props) {
  const { api, words, marks } = useBoardContext();
  const { person } = words.work;
  const [said, setSaid] = useState('');
  const askAnew = useAskAnew();
  const known = `${lead.person.requests} ${lead.joined}`;
  const { value } = useBoardAnswer(api, { call: readPerson, params: { id: lead.id } }, { version: known });
  const others = (value ?? []).filter(({ id }) => id !== lead.id);
  if (others.length === 0) return null;

  /** A missed call says neither where nor what: it goes into the request that does. */
  const goesAway = (other: BoardLead) => lead.kind === 'missed-call' && other.kind !== 'missed-call';

  /** One leaves the lists; all that was said in it stands in the other. */
  async function merge(other: BoardLead): Promise<void> {
    const id = createRequestId();
    const [gone, stays] = goesAway(other) ? [lead, other] : [other, lead];
    const question = { id, into: stays.id, ...seenOf(gone) };
    const asked = await askBoard(api, { call: mergeLead, params: { id: gone.id }, question });
    const refusals: Readonly<Record<string, string>> = person.refused;
    const why = asked.kind === 'refused' ? asked.why : '';
    setSaid(asked.kind === 'news' ? '' : (refusals[why] ?? person.failed));
    void askAnew();
    if (asked.kind !== 'news') return;
    marks.showLead({ ...gone, mergedInto: stays.id });
    if (gone.id === lead.id) onMerged();
    marks.keep(asked.value, { outcome: 'merged' }, id);
  }

  return (
    <section>
      <h4 className="label">{person.heading}</h4>
      <ol className="board-history">
        {others.map((other) => (
          <PersonRequest key={other.id} other={other} stays={goesAway(other)} onMerge={() => merge(other)} />
        ))}
      </ol>
      <p role="status">{said}</p>
    </section>
  );
}
