import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { findPartStep, partStepText } from './part-step.ts';
import type { VisitStep } from '#domain/visits/visit.ts';

type Props = {
  readonly visit: BoardVisit;
  readonly steps: readonly VisitStep[];
  readonly words: BoardWords['visits'];
  readonly isBusy: boolean;
  readonly onStep: (step: VisitStep) => void;
  readonly onShowLead: () => void;
};

/** What is done with a visit less often than what comes next. */
export function VisitOthers({ visit, steps, words, isBusy, onStep, onShowLead }: Props) {
  const partStep = findPartStep(visit, visit.lead.state);
  return (
    <div className="visit-others">
      {steps.map((step) => (
        <button key={step} type="button" disabled={isBusy} onClick={() => onStep(step)}>
          {step === partStep ? partStepText(visit.part, words) : words.steps[step]}
        </button>
      ))}
      <button type="button" onClick={onShowLead}>
        {words.showLead}
      </button>
    </div>
  );
}
