import { useState } from 'react';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { MoveVisit } from '#site/islands/board/visits/MoveVisit.tsx';
import { visitText } from './opening-text.ts';

type Props = {
  /** Why they cannot stay as they are. */
  readonly heading: string;
  readonly visits: readonly BoardVisit[];
  readonly panel: PanelProps;
};

/** Visits that are booked where none can be made: which, and the way to move each. */
export function MetVisits(props: Props) {
  return (
    <>
      {props.visits.length > 0 && <p className="visit-reason">{props.heading}</p>}
      <MovableVisits {...props} />
    </>
  );
}

/** The same without the line that says why: where it stands already. */
export function MovableVisits({ heading, visits, panel }: Props) {
  const { visits: words } = panel.words;
  const [moved, setMoved] = useState<BoardVisit>();
  return (
    <>
      <ul aria-label={heading} className="board-opening-met">
        {visits.map((visit) => (
          <li key={visit.id}>
            <span>{visitText(visit)}</span>{' '}
            <button
              type="button"
              aria-label={fillText(words.booking.moveHeading, { name: visit.lead.name })}
              onClick={() => setMoved(visit)}
            >
              {words.steps.move}
            </button>
          </li>
        ))}
      </ul>
      {moved !== undefined && <MoveVisit visit={moved} panel={panel} onClose={() => setMoved(undefined)} />}
    </>
  );
}
