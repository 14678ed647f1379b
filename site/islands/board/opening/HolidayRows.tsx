import { addDays, localDateAt } from '#domain/opening/local-date.ts';
import { holidaysOf } from '#domain/opening/holidays.ts';
import { formatDay } from '#domain/words/wording.ts';
import type { OpeningProps } from './opening-props.ts';
import { fillIn } from './opening-text.ts';

/** As far ahead as anybody plans, and how many are shown. */
const daysAhead = 366;
const mostShown = 8;

/** The next holidays, each closed with one press. */
export function HolidayRows({ words, now, value, changes }: OpeningProps) {
  const today = localDateAt(now, value.hours.timeZone);
  const year = Number(today.slice(0, 4));
  const next = [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ date }) => date >= today && date <= addDays(today, daysAhead))
    .slice(0, mostShown);
  const isClosed = (date: string) =>
    value.exceptions.some(
      ({ exception }) => exception.kind === 'closed' && exception.from <= date && date <= exception.to,
    );
  return (
    <section aria-labelledby="opening-holidays">
      <h3 id="opening-holidays">{words.holidays.heading}</h3>
      <ul>
        {next.map(({ date, name }) => (
          <li key={date} className="board-opening-holiday">
            <p>
              <b>{name}</b>
              <span className="board-opening-when block">{formatDay(date, 'en')}</span>
            </p>
            {isClosed(date) ? (
              <p className="font-semibold">{words.holidays.isClosed}</p>
            ) : (
              <button
                type="button"
                className="button button-line"
                disabled={changes.isBusy}
                aria-label={fillIn(words.holidays.closeName, { day: name, name: formatDay(date, 'en') })}
                onClick={() =>
                  void changes.save(
                    { kind: 'closed', id: `holiday-${date}`, from: date, to: date, reason: name },
                    undefined,
                  )
                }
              >
                {words.holidays.close}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
