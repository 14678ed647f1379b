import { useId, useState } from 'react';
import { localDateAt } from '#domain/opening/local-date.ts';
import type { BoardClash, BoardVisit } from '#domain/visits/board-visit.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { isPlanned, type VisitStep } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { undoMs } from '#site/islands/board/work/lead-action.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import type { AskedStep } from './EarlyQuestion.tsx';
import { isDoubtful, listPresses } from './list-presses.ts';
import { isPartStep } from './part-step.ts';
import { showWhole } from './show-whole.ts';
import { useVisitAction } from './use-visit-action.ts';
import { PartDialog } from './PartDialog.tsx';
import { TechnicianNote } from './TechnicianNote.tsx';
import { VisitFacts } from './VisitFacts.tsx';
import { VisitQuestion } from './VisitQuestion.tsx';
import { VisitOthers } from './VisitOthers.tsx';
import { VisitWho } from './VisitWho.tsx';

type Props = PanelProps & {
  readonly visit: BoardVisit;
  readonly clash: BoardClash | undefined;
  /** All, those who are gone included. */
  readonly technicians: readonly Technician[];
  /** In a cell of the day's board: it is taken up, to be put down in another. A row has none. */
  readonly onTakeUp?: () => void;
  /** Asks for another day, time or technician. */
  readonly onMove: () => void;
};

/** A visit in a row: who, where, what; its state; the action that comes next, and the others behind "more". */
export function VisitEntry({ visit, clash, technicians, onTakeUp, onMove, ...panel }: Props) {
  const { api, words: all, now } = panel;
  const words = all.visits;
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<AskedStep | 'needs-part' | 'part' | 'cancel'>();
  const askAnew = useAskAnew();
  const action = useVisitAction(api, visit, panel);
  const id = useId();
  const { lead, state } = visit;
  const isCanceled = lead.isCanceled && state === 'canceled';
  const technician = technicians.find((one) => one.id === visit.technicianId);
  const { timeZone } = panel.hours;
  const { due, next, asksWho, steps } = listPresses(visit, technicians, now, timeZone);
  const isFresh = now - visit.changedAt < undoMs && visit.by === panel.operator;
  const canUndo = visit.lastPress !== null && visit.sequence > 0 && (!isPlanned(state) || isFresh);
  function press(step: VisitStep): void {
    if (step === 'move') onMove();
    else if (isPartStep(step) || step === 'cancel' || isDoubtful(step, visit, technicians, now, timeZone)) {
      setAsked(step);
      // On the day's board the question lies where this does.
      setOpen(false);
    } else {
      setAsked(undefined);
      void action.step(step);
    }
  }
  const canTakeUp = onTakeUp !== undefined && steps.includes('move');
  return (
    <li
      className="visit-row"
      data-state={state}
      data-canceled={isCanceled ? '' : undefined}
      data-visit={visit.id}
      data-movable={canTakeUp ? '' : undefined}
    >
      <VisitWho {...{ visit, clash, technician, panel }} isShort={onTakeUp !== undefined} />
      {onTakeUp === undefined && (
        <span className="visit-technician" data-is-open={visit.technician === null ? '' : undefined}>
          {visit.technician ?? words.nobody}
          <TechnicianNote {...{ technician, words }} day={visit.date} />
        </span>
      )}
      <span className="visit-state" data-state={due ?? state}>
        {isCanceled ? words.canceled : due ? words.due[due] : words.states[state]}
      </span>
      <div className="visit-press">
        {isPlanned(state) && (
          <button type="button" className="visit-next" disabled={action.isBusy} onClick={() => press(next)}>
            {asksWho ? words.assign : words.steps[next]}
          </button>
        )}
        {canUndo && (
          <button type="button" disabled={action.isBusy} onClick={() => void action.undo()}>
            {action.isAsked ? words.undoAnyway : words.undo}
          </button>
        )}
        {canTakeUp && (
          <button
            type="button"
            className="visit-grip"
            aria-label={fillText(words.day.grip, { name: lead.name })}
            onClick={onTakeUp}
          >
            <span aria-hidden="true">⋮⋮</span>
          </button>
        )}
        <button
          type="button"
          className="visit-more"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={fillText(isOpen ? words.less : words.more, { name: lead.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">{isOpen ? '×' : '…'}</span>
        </button>
      </div>
      {asked !== undefined && isPartStep(asked) && (
        <PartDialog
          {...{ visit, lead, panel }}
          step={asked}
          today={localDateAt(now, panel.hours.timeZone)}
          onLead={() => void askAnew()}
          onSaved={() => setAsked(undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked !== undefined && !isPartStep(asked) && steps.includes(asked) && (
        <VisitQuestion
          {...{ visit, words, asked }}
          onStep={(...step) => {
            setAsked(undefined);
            void action.step(...step);
          }}
          onNo={() => setAsked(undefined)}
        />
      )}
      <p className="visit-fault" role="alert">
        {action.fault}
      </p>
      {isOpen && (
        <div ref={showWhole} id={id} className="visit-open">
          <VisitOthers
            {...{ visit, words }}
            steps={steps.filter((step) => step !== next)}
            isBusy={action.isBusy}
            onStep={press}
            onShowLead={() => panel.onShowLead(visit.leadId)}
          />
          <VisitFacts visit={visit} words={all} timeZone={timeZone} />
        </div>
      )}
    </li>
  );
}
