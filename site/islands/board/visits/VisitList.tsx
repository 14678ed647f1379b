import { useState } from 'react';
import type { BoardVisit, BoardVisits } from '#domain/visits/board-visit.ts';
import { formatVisitDay } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { DayBoard } from './day/DayBoard.tsx';
import { MoveVisit } from './MoveVisit.tsx';
import { groupVisits, type VisitOrder } from './visit-groups.ts';
import { VisitEntry } from './VisitEntry.tsx';

type Props = PanelProps & { readonly answer: BoardVisits; readonly order: VisitOrder };

/** A day's visits, by technician or by time, each with what can be pressed next. */
export function VisitList({ answer, order, ...panel }: Props) {
  const [moved, setMoved] = useState<BoardVisit>();
  const { visits: words } = panel.words;
  return (
    <>
      {answer.closed !== null && (
        <p className="visit-reason">{fillText(words.closed, { reason: answer.closed })}</p>
      )}
      {answer.visits.length === 0 && (
        <p className="board-quiet">{fillText(words.none, { day: formatVisitDay(answer.day) })}</p>
      )}
      {order === 'technician' && answer.visits.length > 0 && (
        <DayBoard key={answer.day} {...panel} answer={answer} onMove={setMoved} />
      )}
      {order === 'time' &&
        groupVisits(answer.visits, order, words.nobody).map(({ name, visits }) => (
          <section key={name} className="visits-group">
            <h3>{name}</h3>
            <ol>
              {visits.map((visit) => (
                <VisitEntry
                  key={visit.id}
                  {...panel}
                  visit={visit}
                  technician={answer.technicians.find(({ id }) => id === visit.technicianId)}
                  onMove={() => setMoved(visit)}
                />
              ))}
            </ol>
          </section>
        ))}
      {moved !== undefined && <MoveVisit visit={moved} panel={panel} onClose={() => setMoved(undefined)} />}
    </>
  );
}
