import type { BoardVisit, BoardVisits } from '#domain/visits/board-visit.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import type { VisitWindow } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { barText } from '#site/islands/board/visits/booking/booking-fit.ts';
import { VisitEntry } from '../VisitEntry.tsx';
import { isAt, listSlotBars, type DayRow, type DaySlot } from './day-rows.ts';

type Props = {
  readonly panel: PanelProps;
  readonly answer: BoardVisits;
  readonly row: DayRow;
  /** Which of the rows it is. */
  readonly index: number;
  readonly moved: BoardVisit | undefined;
  /** The slot a hand is over. */
  readonly over: string | undefined;
  readonly isPast: (window: VisitWindow) => boolean;
  readonly onTakeUp: (visit: BoardVisit) => void;
  readonly onPutDown: (slot: DaySlot) => void;
  readonly onOpenMove: (visit: BoardVisit) => void;
};

/** The windows of a technician with the visits in each; while one is moved, each that is not past is a place to put it. */
export function DayCells({ panel, answer, row, index, moved, over, isPast, ...handlers }: Props) {
  const { visits: words } = panel.words;
  const { technician } = row;
  return (
    <ol className="day-cells">
      {row.cells.map(({ window, visits }, column) => {
        const time = formatWindow(window);
        const place = `${index} ${column}`;
        const slot = { technicianId: technician?.id ?? null, fromHour: window.fromHour };
        const isHere = moved !== undefined && isAt(moved, slot);
        const bars = moved === undefined || isHere ? [] : listSlotBars(answer, moved, technician, window);
        const said = isHere
          ? words.day.here
          : bars
              .map((bar) =>
                moved === undefined ? '' : barText(bar, { wanted: moved.lead, busy: window }, words.able),
              )
              .join(', ');
        return (
          <li key={place} className="day-cell" data-empty={visits.length === 0 ? '' : undefined}>
            <h4>{time}</h4>
            {visits.length > 0 && (
              <ol inert={moved !== undefined}>
                {visits.map((visit) => (
                  <VisitEntry
                    key={visit.id}
                    {...panel}
                    visit={visit}
                    clash={answer.clashes.find(({ visitId }) => visitId === visit.id)}
                    technicians={answer.technicians}
                    onTakeUp={() => handlers.onTakeUp(visit)}
                    onMove={() => handlers.onOpenMove(visit)}
                  />
                ))}
              </ol>
            )}
            {moved !== undefined && !isPast(window) && (
              <button
                type="button"
                className="day-slot"
                data-slot={place}
                data-here={isHere ? '' : undefined}
                data-barred={bars.length > 0 ? '' : undefined}
                data-over={over === place ? '' : undefined}
                aria-label={[
                  fillText(words.day.slot, { technician: technician?.name ?? words.nobody, time }),
                  said,
                ]
                  .filter((part) => part !== '')
                  .join(', ')}
                onClick={() => handlers.onPutDown(slot)}
              >
                {said}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
