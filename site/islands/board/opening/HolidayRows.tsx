import { holidayNames, isOnYearlyDay, nextYearlyDay, type Holiday } from '#domain/opening/holidays.ts';
import { formatDay, fillText } from '#domain/words/wording.ts';
import type { ClosedYearly, OpeningException } from '#domain/opening/opening-calendar.ts';
import type { OpeningProps } from './opening-props.ts';
import { SaveQuestion } from './SaveQuestion.tsx';
import { useAskedFirst } from './use-asked-first.ts';
import { yearlyTimes, yearOf } from './yearly-text.ts';

/** A holiday, closed for every year or one with a press; with another where visits are booked. */
function HolidayRow({
  holiday: { date, name },
  words,
  value,
  changes,
}: OpeningProps & { readonly holiday: Holiday }) {
  const { holidays } = words;
  const year = String(yearOf(date));
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/gu, '-');
  const every: ClosedYearly = {
    kind: 'yearly',
    id: `yearly-${slug}`,
    day: name,
    from: value.today.date,
    openYears: [],
    reason: name,
  };
  const once = { kind: 'closed', id: `holiday-${date}`, from: date, to: date, reason: name } as const;
  const askedFirst = useAskedFirst(changes);
  const exceptions = value.exceptions.map(({ exception }) => exception);
  const kept = exceptions.find(
    (exception) => exception.kind === 'yearly' && isOnYearlyDay(exception.day, date),
  );
  const isClosedOnce = exceptions.some(
    (exception) => exception.kind === 'closed' && exception.from <= date && date <= exception.to,
  );
  const asked = [every, once].find((exception) => askedFirst.visitsFor(exception) !== undefined);
  const met = asked && askedFirst.visitsFor(asked);
  async function close(exception: OpeningException): Promise<void> {
    if (await askedFirst.isAnswered(exception)) await changes.save(exception, undefined);
  }
  const button = (exception: OpeningException, text: string, label: string) => (
    <button
      type="button"
      className="button button-line"
      disabled={changes.isBusy}
      aria-label={
        exception === asked ? undefined : fillText(label, { day: name, date: formatDay(date, 'en'), year })
      }
      onClick={() => void close(exception)}
    >
      {exception === asked ? words.ask.save : fillText(text, { year })}
    </button>
  );
  return (
    <li className="board-opening-holiday">
      <div>
        <p>
          <b>{name}</b>
          <span className="board-opening-when block">
            {kept?.kind === 'yearly' ? yearlyTimes(kept, words, value) : formatDay(date, 'en')}
          </span>
        </p>
        <div role="status">
          {asked && met && !kept && <SaveQuestion words={words} exception={asked} visits={met} />}
        </div>
      </div>
      {kept !== undefined && <p className="font-semibold">{holidays.isKept}</p>}
      {kept === undefined && (
        <div className="board-opening-holiday-do">
          {isClosedOnce && <p className="font-semibold">{fillText(holidays.isClosed, { year })}</p>}
          {asked !== once && button(every, holidays.every, holidays.everyName)}
          {!isClosedOnce && asked !== every && button(once, holidays.once, holidays.onceName)}
          {asked !== undefined && (
            <button
              type="button"
              className="button button-line"
              disabled={changes.isBusy}
              onClick={({ currentTarget }) => {
                // It goes with the question; the keyboard stays at what was asked about.
                currentTarget.parentElement?.querySelector('button')?.focus();
                askedFirst.takeBack();
              }}
            >
              {words.cancel}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** The holidays as they come, each closed with one press for every year, or for the one to come. */
export function HolidayRows(shown: OpeningProps) {
  const { words, value } = shown;
  const next = holidayNames
    .flatMap((name) => {
      const date = nextYearlyDay(name, value.today.date);
      return date === undefined ? [] : [{ name, date }];
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return (
    <section aria-labelledby="opening-holidays">
      <h3 id="opening-holidays">{words.holidays.heading}</h3>
      <p className="board-opening-when mb-2">{words.holidays.lead}</p>
      <ul>
        {next.map((holiday) => (
          <HolidayRow key={holiday.name} {...shown} holiday={holiday} />
        ))}
      </ul>
    </section>
  );
}
