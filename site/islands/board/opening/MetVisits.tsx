import { use, useState } from 'react';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { dueOf } from '#domain/visits/visit-due.ts';
import type { CancelReason } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { isUnsent } from '#site/islands/board/visits/list-presses.ts';
import { MoveVisit } from '#site/islands/board/visits/MoveVisit.tsx';
import { TellSettled, type SettlingStep } from '#site/islands/board/visits/settled-visit.ts';
import { useVisitAction } from '#site/islands/board/visits/use-visit-action.ts';
import { VisitQuestion } from '#site/islands/board/visits/VisitQuestion.tsx';
import { visitText } from './opening-text.ts';

type Props = {
  /** Why they cannot stay as they are. */
  readonly heading: string;
  readonly visits: readonly BoardVisit[];
  readonly panel: PanelProps;
  /** All, where a visit can be over. */
  readonly technicians?: readonly Technician[];
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
export function MovableVisits({ heading, visits, panel, technicians = [] }: Props) {
  const [moved, setMoved] = useState<BoardVisit>();
  return (
    <>
      <ul aria-label={heading} className="board-opening-met">
        {visits.map((visit) => (
          <MovableVisit key={visit.id} {...{ visit, panel, technicians }} onMove={() => setMoved(visit)} />
        ))}
      </ul>
      {moved !== undefined && <MoveVisit visit={moved} panel={panel} onClose={() => setMoved(undefined)} />}
    </>
  );
}

type VisitProps = {
  readonly visit: BoardVisit;
  readonly panel: PanelProps;
  readonly technicians: readonly Technician[];
  readonly onMove: () => void;
};

/** One of them: whom to call, and what is agreed then. */
function MovableVisit({ visit, panel, technicians, onMove }: VisitProps) {
  const { visits: words } = panel.words;
  const { lead, date, closing } = visit;
  const due = dueOf(visit, panel.now, panel.hours.timeZone);
  const isPressing = closing !== '' || due !== undefined;
  const kept = closing === '' ? [] : (['keep'] as const);
  const settling = due === 'over' ? (['done', 'no-show'] as const) : kept;
  const action = useVisitAction(panel.api, visit, panel);
  const [asked, setAsked] = useState<'cancel' | 'done'>();
  const tell = use(TellSettled);
  async function settle(step: SettlingStep, reason?: CancelReason): Promise<void> {
    setAsked(undefined);
    const settled = await action.step(step, { ...(reason !== undefined && { reason }) });
    if (settled !== undefined) tell({ visit: settled, step });
  }
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
          onClick={() => setAsked('cancel')}
        >
          {words.steps.cancel}
        </button>
        {settling.map((step) => (
          <button
            key={step}
            type="button"
            disabled={action.isBusy}
            aria-label={`${words.steps[step]}: ${lead.name}`}
            onClick={() => {
              if (step === 'done' && isUnsent(visit, technicians)) setAsked(step);
              else void settle(step);
            }}
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
      {asked !== undefined && (
        <VisitQuestion
          {...{ visit, words, asked }}
          onStep={(_, more) => void settle(asked, more?.reason)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}
