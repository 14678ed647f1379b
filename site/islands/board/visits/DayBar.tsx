import type { BoardWords } from '#content/words/board/board-words.ts';
import { addDays, type LocalDate } from '#domain/opening/local-date.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { formatVisitDay } from '#domain/visits/visit-text.ts';
import { countVisits, visitOrders, type VisitOrder } from './visit-groups.ts';

type Props = {
  readonly words: BoardWords['visits'];
  readonly day: LocalDate | undefined;
  readonly today: LocalDate | undefined;
  readonly order: VisitOrder;
  readonly isOwner: boolean;
  /** Undefined until they are there. */
  readonly visits: readonly BoardVisit[] | undefined;
  readonly onDay: (day: LocalDate) => void;
  readonly onOrder: (order: VisitOrder) => void;
  readonly onPlan: () => void;
};

/** Which day, in which order; and the ways to paper and to the plan. */
export function DayBar({ words, day, today, order, isOwner, visits, ...handlers }: Props) {
  const orderNames = { time: words.byTime, technician: words.byTechnician };
  const isToday = day === today;
  return (
    <div className="visits-bar">
      <h2>
        {day === undefined ? words.heading : formatVisitDay(day)}
        {isToday && day !== undefined && <span className="visits-today">{words.today}</span>}
        {visits !== undefined && <span className="visits-count">{countVisits(visits, words)}</span>}
      </h2>
      <div className="visits-move">
        <button
          type="button"
          aria-label={words.dayBefore}
          disabled={day === undefined}
          onClick={() => day !== undefined && handlers.onDay(addDays(day, -1))}
        >
          ‹
        </button>
        <button
          type="button"
          disabled={today === undefined || isToday}
          onClick={() => today !== undefined && handlers.onDay(today)}
        >
          {words.today}
        </button>
        <button
          type="button"
          aria-label={words.dayAfter}
          disabled={day === undefined}
          onClick={() => day !== undefined && handlers.onDay(addDays(day, 1))}
        >
          ›
        </button>
        <input
          type="date"
          className="field"
          aria-label={words.date}
          value={day ?? ''}
          onChange={({ target }) => {
            if (target.value !== '') handlers.onDay(target.value);
          }}
        />
      </div>
      <div className="visits-order" role="group" aria-label={words.by}>
        {visitOrders.map((one) => (
          <button key={one} type="button" aria-pressed={one === order} onClick={() => handlers.onOrder(one)}>
            {orderNames[one]}
          </button>
        ))}
      </div>
      <div className="visits-ways">
        <button type="button" onClick={() => print()} disabled={visits === undefined || visits.length === 0}>
          {words.print}
        </button>
        {isOwner && (
          <button type="button" onClick={handlers.onPlan}>
            {words.plan.open}
          </button>
        )}
      </div>
    </div>
  );
}
