import { useState } from 'react';
import type { BoardVisit, BoardVisits } from '#domain/visits/board-visit.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import type { VisitWindow } from '#domain/visits/visit.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { TechnicianNote } from '../TechnicianNote.tsx';
import { countVisits } from '../visit-groups.ts';
import { DayCells } from './DayCells.tsx';
import { isLastAct, listDayRows, type Dropped } from './day-rows.ts';
import { DayOff } from './DayOff.tsx';
import { DropVisit } from './DropVisit.tsx';
import { useVisitDrag } from './use-visit-drag.ts';
import { useVisitMove } from './use-visit-move.ts';

type Props = PanelProps & {
  readonly answer: BoardVisits;
  /** Opens the dialog, for another day. */
  readonly onMove: (visit: BoardVisit) => void;
};

/** The day by technician, window by window, unassigned first. A visit is dragged, or taken up by its handle and put down. */
export function DayBoard({ answer, onMove, ...panel }: Props) {
  const { visits: words } = panel.words;
  const isPast = ({ toHour }: VisitWindow) =>
    panel.now >= instantOn(answer.day, toHour, panel.hours.timeZone);
  // What is over and empty is in nobody's way.
  const windows = answer.windows.filter(
    (window) => !isPast(window) || answer.visits.some((visit) => visit.window.fromHour === window.fromHour),
  );
  const rows = listDayRows({ ...answer, windows });
  const { board, moved, drop, ...move } = useVisitMove(answer.visits);
  const [there, setThere] = useState<Dropped>();
  const said = isLastAct(there, answer.visits) ? there.said : '';
  const { ghost, over, isDragging, handlers } = useVisitDrag({
    onTake(visitId) {
      const visit = answer.visits.find(({ id }) => id === visitId);
      if (visit !== undefined) move.takeUp(visit, false);
    },
    onLetGo(place) {
      const [row = -1, column = -1] = (place ?? '').split(' ').map(Number);
      const cell = rows[row]?.cells[column];
      if (place === undefined || cell === undefined) move.goBack();
      else move.putDown({ technicianId: rows[row]?.technician?.id ?? null, fromHour: cell.window.fromHour });
    },
  });
  const name = moved?.lead.name ?? '';
  return (
    <div
      ref={board}
      className="day-board"
      data-moving={moved === undefined ? undefined : ''}
      data-dragging={isDragging ? '' : undefined}
      onKeyDown={move.onKeyDown}
      {...handlers}
    >
      <ol className="day-hours" aria-hidden="true">
        {windows.map((window) => (
          <li key={window.fromHour}>{formatWindow(window)}</li>
        ))}
      </ol>
      {rows.map((row, index) => (
        <section
          key={row.technician?.id ?? ''}
          className="day-row"
          data-free={row.visits.length === 0 ? '' : undefined}
          data-open={row.technician === undefined ? '' : undefined}
        >
          <div className="day-who">
            <h3>
              <bdi>{row.technician?.name ?? words.nobody}</bdi>{' '}
              <span className="visits-count">
                {row.visits.length === 0 ? words.day.free : countVisits(row.visits, words)}
              </span>
              <TechnicianNote technician={row.technician} day={answer.day} words={words} />
            </h3>
            <DayOff technician={row.technician} day={answer.day} panel={panel} />
          </div>
          <DayCells
            {...{ panel, answer, row, index, moved, over, isPast }}
            onTakeUp={(visit) => {
              setThere(undefined);
              move.takeUp(visit, true);
            }}
            onPutDown={move.putDown}
            onOpenMove={(visit) => {
              setThere(undefined);
              onMove(visit);
            }}
          />
        </section>
      ))}
      <div className="day-bar">
        <p role="status">{moved === undefined ? said : fillText(words.day.moving, { name })}</p>
        {moved !== undefined && (
          <button type="button" className="button button-line" onClick={move.goBack}>
            {words.booking.back}
          </button>
        )}
      </div>
      <div ref={ghost} className="day-ghost" aria-hidden="true">
        {name}
      </div>
      {drop !== undefined && (
        <DropVisit
          {...drop}
          {...{ panel }}
          technician={answer.technicians.find(({ id }) => id === drop.slot.technicianId)}
          onThere={(dropped) => {
            setThere(dropped);
            move.settle(true);
          }}
          onBack={() => move.settle(false)}
          onOtherDay={() => {
            move.settle(false);
            onMove(drop.visit);
          }}
        />
      )}
    </div>
  );
}
