import type { BoardWords } from '#content/words/board/board-words.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { takesVisits } from '#domain/visits/visit-spot.ts';
import { fillIn, isEverywhere, visitText } from './opening-text.ts';

type Props = {
  readonly words: BoardWords['opening'];
  readonly exception: OpeningException;
  readonly visits: readonly BoardVisit[];
};

/** What is asked once more: that it is for everywhere, and which visits it takes the windows of. */
export function SaveQuestion({ words: { ask }, exception, visits }: Props) {
  return (
    <div className="visit-question">
      {isEverywhere(exception) && <p>{fillIn(ask.everywhere, { count: String(visits.length) })}</p>}
      {takesVisits(exception) && visits.length > 0 && (
        <>
          <p>{ask.taken}</p>
          <ul className="board-opening-met">
            {visits.map((visit) => (
              <li key={visit.id}>{visitText(visit)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
