import { useState } from 'react';
import { listVisits } from '#domain/board/visit-calls.ts';
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useDayAddress } from './day/use-day-address.ts';
import { DayBar } from './DayBar.tsx';
import { PlanPage } from './plan/PlanPage.tsx';
import type { VisitOrder } from './visit-groups.ts';
import { DueVisits } from './reassign/DueVisits.tsx';
import { ToMove } from './reassign/ToMove.tsx';
import { ToReassign } from './reassign/ToReassign.tsx';
import { VisitList } from './VisitList.tsx';
import { VisitSheet } from './VisitSheet.tsx';

/** What a technician presses on the phone is seen at the desk within it. */
const refreshMs = 3000;

/** The visits of the day in the address, or of today; for owners also who makes them, and when. */
export function VisitsPanel(panel: PanelProps) {
  const { api, words, role } = panel;
  const { day, isPlan, showDay, showPlan } = useDayAddress();
  // The plan closes to the day it was opened from.
  const [lastDay, setLastDay] = useState<LocalDate>();
  const [order, setOrder] = useState<VisitOrder>('technician');
  const { value, hasFailed } = useBoardAnswer(api, { call: listVisits, question: { day } }, { refreshMs });
  if (isPlan && role === 'owner') return <PlanPage {...panel} onClose={() => showDay(lastDay)} />;
  const answer = day === undefined || value?.day === day ? value : undefined;
  return (
    <div className="board-visits">
      <DayBar
        words={words.visits}
        day={day ?? value?.today}
        today={value?.today}
        order={order}
        isOwner={role === 'owner'}
        visits={answer?.visits}
        onDay={(next) => showDay(next === value?.today ? undefined : next)}
        onOrder={setOrder}
        onPlan={() => {
          setLastDay(day);
          showPlan();
        }}
      />
      {answer === undefined ? (
        <p className="board-quiet">{hasFailed ? words.visits.failed : words.visits.loading}</p>
      ) : (
        <>
          <DueVisits {...{ answer, panel }} />
          <ToMove visits={answer.toMove} panel={panel} />
          <ToReassign visits={answer.toReassign} panel={panel} />
          <VisitList {...panel} answer={answer} order={order} />
          <VisitSheet {...panel} answer={answer} />
        </>
      )}
    </div>
  );
}
