import { readPlan } from '#domain/board/plan-calls.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { TechnicianList } from './TechnicianList.tsx';
import { WindowTable } from './WindowTable.tsx';

type Props = PanelProps & { readonly onClose: () => void };

/** For owners: who makes visits, and how many each region takes in a window. */
export function PlanPage({ onClose, ...panel }: Props) {
  const { api, words } = panel;
  const { value, hasFailed } = useBoardAnswer(api, { call: readPlan });
  return (
    <div className="visit-plan">
      <div className="visit-plan-head">
        <h2>{words.visits.plan.heading}</h2>
        <button type="button" className="button button-line" onClick={onClose}>
          {words.visits.plan.close}
        </button>
      </div>
      {value === undefined ? (
        <p className="board-quiet">{hasFailed ? words.visits.failed : words.visits.loading}</p>
      ) : (
        <>
          <TechnicianList {...panel} technicians={value.technicians} />
          <WindowTable {...panel} plan={value} />
        </>
      )}
    </div>
  );
}
