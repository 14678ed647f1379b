import { useState } from 'react';
import type { BoardVisit, BoardVisits } from '#domain/visits/board-visit.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import type { VisitWindow } from '#domain/visits/visit.ts';
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
  const isOver = ({ toHour }: VisitWindow) =>
    panel.now >= instantOn(answer.day, toHour, panel.hours.timeZone);
  // Without a visit it is where a technician is marked off, as long as there is something to come.
  const isToCome = answer.closed === null && answer.windows.some((window) => !isOver(window));
  const hasBoard = answer.visits.length > 0 || (isToCome && answer.technicians.some(({ isGone }) => !isGone));
  return (
    <>
      {answer.closed !== null && (
        <p className="visit-reason">{fillText(words.closed, { reason: answer.closed })}</p>
      )}
      {answer.visits.length === 0 && (
        <p className={hasBoard && order === 'technician' ? 'visit-quiet' : 'board-quiet'}>
          {fillText(words.none, { day: formatVisitDay(answer.day) })}
        </p>
      )}
      {order === 'technician' && hasBoard && (
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
                  clash={answer.clashes.find(({ visitId }) => visitId === visit.id)}
                  technicians={answer.technicians}
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
