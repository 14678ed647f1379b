import { addDays, localDateAt } from '#domain/opening/local-date.ts';
import { holidaysOf, type Holiday } from '#domain/opening/holidays.ts';
import { formatDay } from '#domain/words/wording.ts';
import type { OpeningProps } from './opening-props.ts';
import { fillIn } from './opening-text.ts';
import { SaveQuestion } from './SaveQuestion.tsx';
import { useAskedFirst } from './use-asked-first.ts';

/** As far ahead as anybody plans, and how many are shown. */
const daysAhead = 366;
const mostShown = 8;

/** One day, closed with a press; with another where visits are booked. */
function HolidayRow({
  holiday: { date, name },
  words,
  value,
  changes,
}: OpeningProps & { readonly holiday: Holiday }) {
  const closing = { kind: 'closed', id: `holiday-${date}`, from: date, to: date, reason: name } as const;
  const askedFirst = useAskedFirst(changes);
  const met = askedFirst.visitsFor(closing);
  const isClosed = value.exceptions.some(
    ({ exception }) => exception.kind === 'closed' && exception.from <= date && date <= exception.to,
  );
  async function close(): Promise<void> {
    if (await askedFirst.isAnswered(closing)) await changes.save(closing, undefined);
  }
  return (
    <li className="board-opening-holiday">
      <div>
        <p>
          <b>{name}</b>
          <span className="board-opening-when block">{formatDay(date, 'en')}</span>
        </p>
        <div role="status">
          {met !== undefined && !isClosed && <SaveQuestion words={words} exception={closing} visits={met} />}
        </div>
      </div>
      {isClosed ? (
        <p className="font-semibold">{words.holidays.isClosed}</p>
      ) : (
        <button
          type="button"
          className="button button-line"
          disabled={changes.isBusy}
          aria-label={
            met === undefined
              ? fillIn(words.holidays.closeName, { day: name, name: formatDay(date, 'en') })
              : undefined
          }
          onClick={() => void close()}
        >
          {met === undefined ? words.holidays.close : words.ask.save}
        </button>
      )}
    </li>
  );
}

/** The next holidays, each closed with one press. */
export function HolidayRows(shown: OpeningProps) {
  const { words, now, value } = shown;
  const today = localDateAt(now, value.hours.timeZone);
  const year = Number(today.slice(0, 4));
  const next = [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ date }) => date >= today && date <= addDays(today, daysAhead))
    .slice(0, mostShown);
  return (
    <section aria-labelledby="opening-holidays">
      <h3 id="opening-holidays">{words.holidays.heading}</h3>
      <ul>
        {next.map((holiday) => (
          <HolidayRow key={holiday.date} {...shown} holiday={holiday} />
        ))}
      </ul>
    </section>
  );
}
