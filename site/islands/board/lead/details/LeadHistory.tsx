import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { LeadEvent } from '#domain/leads/lead.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';

type Props = { readonly events: readonly LeadEvent[]; readonly words: BoardWords };

/** What was done with a lead, when and by whom. */
export function LeadHistory({ events, words }: Props) {
  const { timeZone } = useBoardHours();
  const { details, actions } = words;
  return (
    <section>
      <h4 className="label">{details.history}</h4>
      {events.length === 0 && <p>{details.nothingDone}</p>}
      <ol className="board-history">
        {events.map(({ id, at, outcome, operator, note }) => (
          <li key={id}>
            <strong>{actions[outcome]}</strong> · <bdi>{operator}</bdi> · {formatDayTime(at, timeZone)}
            {note !== '' && (
              <p className="board-message" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
