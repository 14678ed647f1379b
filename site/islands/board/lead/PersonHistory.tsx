import { useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { parsePerson } from '#site/islands/board/answers/board-answers.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useDesk } from '#site/islands/board/work/desk.ts';
import { PersonRequest } from './PersonRequest.tsx';

type Props = { readonly lead: BoardLead; readonly onJoined: () => void };

/** All that the same person sent, by phone number or e-mail; any of it can be joined with this request. */
export function PersonHistory({ lead, onJoined }: Props) {
  const { api, words, hours } = useDesk();
  const { person } = words.work;
  const [said, setSaid] = useState('');
  const [version, setVersion] = useState(0);
  const address = `${api}/leads/${encodeURIComponent(lead.id)}/person`;
  const { value } = useBoardAnswer(address, parsePerson, `${lead.person.requests} ${version}`);
  const others = (value ?? []).filter(({ id }) => id !== lead.id);
  if (others.length === 0) return null;

  /** The other leaves the lists; all that was said in it stands here. */
  async function join(other: BoardLead): Promise<void> {
    const asked = await askBoard({
      address: `${api}/leads/${encodeURIComponent(other.id)}/merge`,
      parse: () => undefined,
      body: { id: createRequestId(), into: lead.id },
    });
    const time = formatDayTime(other.receivedAt, hours.timeZone);
    setSaid(asked.kind === 'news' ? fillText(person.joined, { time }) : person.failed);
    if (asked.kind !== 'news') return;
    setVersion((before) => before + 1);
    onJoined();
  }

  return (
    <section>
      <h4 className="label">{person.heading}</h4>
      <ol className="board-history">
        {others.map((other) => (
          <PersonRequest key={other.id} other={other} onJoin={() => join(other)} />
        ))}
      </ol>
      <p role="status">{said}</p>
    </section>
  );
}
