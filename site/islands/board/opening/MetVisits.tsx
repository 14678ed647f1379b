import { useState } from 'react';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { dueOf } from '#domain/visits/visit-due.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { CancelQuestion } from '#site/islands/board/visits/CancelQuestion.tsx';
import { MoveVisit } from '#site/islands/board/visits/MoveVisit.tsx';
import { useVisitAction } from '#site/islands/board/visits/use-visit-action.ts';
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
  const [moved, setMoved] = useState<BoardVisit>();
  return (
    <>
      <ul aria-label={heading} className="board-opening-met">
        {visits.map((visit) => (
          <MovableVisit key={visit.id} {...{ visit, panel }} onMove={() => setMoved(visit)} />
        ))}
      </ul>
      {moved !== undefined && <MoveVisit visit={moved} panel={panel} onClose={() => setMoved(undefined)} />}
    </>
  );
}

type VisitProps = {
  readonly visit: BoardVisit;
  readonly panel: PanelProps;
  readonly onMove: () => void;
};

/** One of them: whom to call, and what is agreed then. */
function MovableVisit({ visit, panel, onMove }: VisitProps) {
  const { visits: words } = panel.words;
  const { lead, date, closing } = visit;
  const due = dueOf(visit, panel.now, panel.hours.timeZone);
  const isPressing = closing !== '' || due !== undefined;
  const kept = closing === '' ? [] : (['keep'] as const);
  const settling = due === 'over' ? (['done', 'no-show'] as const) : kept;
  const action = useVisitAction(panel.api, visit, panel);
  const [isAsked, setAsked] = useState(false);
  return (
    <li>
      <span>{visitText(visit)}</span>{' '}
      <span className="board-opening-do">
        {isPressing && lead.phone !== '' && (
          <a className="text-link" href={`tel:${lead.phone}`}>
            {lead.phoneText}
          </a>
        )}
        <button
          type="button"
          aria-label={
            due === 'unassigned'
              ? `${words.assign}: ${lead.name}`
              : fillText(words.booking.moveHeading, { name: lead.name })
          }
          onClick={onMove}
        >
          {due === 'unassigned' ? words.assign : words.steps.move}
        </button>
        <button
          type="button"
          disabled={action.isBusy}
          aria-label={`${words.steps.cancel}: ${lead.name}`}
          onClick={() => setAsked(true)}
        >
          {words.steps.cancel}
        </button>
        {settling.map((step) => (
          <button
            key={step}
            type="button"
            disabled={action.isBusy}
            aria-label={`${words.steps[step]}: ${lead.name}`}
            onClick={() => void action.step(step)}
          >
            {words.steps[step]}
          </button>
        ))}
        {isPressing && (
          <a className="text-link" href={`#visits/${date}`}>
            {words.closing.day}
          </a>
        )}
        <span role="alert">{action.fault}</span>
      </span>
      {isAsked && (
        <CancelQuestion
          {...{ visit, words }}
          onYes={(reason) => {
            setAsked(false);
            void action.step('cancel', { reason });
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </li>
  );
}
