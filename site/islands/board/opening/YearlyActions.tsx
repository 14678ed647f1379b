import { useState } from 'react';
import type { ClosedYearly } from '#domain/opening/opening-calendar.ts';
import { nameYearlyDay } from '#domain/opening/holidays.ts';
import { fillText } from '#domain/words/wording.ts';
import { newDraft } from './opening-draft.ts';
import type { OpeningProps } from './opening-props.ts';
import { OpeningForm } from './OpeningForm.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { useAskedFirst } from './use-asked-first.ts';
import { findNearest, yearlyTitle, yearOf } from './yearly-text.ts';

/** What an owner does with a day that is closed every year: open it once, close it once more after all, other hours once, no more. */
export function YearlyActions({ yearly, ...shown }: OpeningProps & { readonly yearly: ClosedYearly }) {
  const { words, now, value, changes } = shown;
  const [form, setForm] = useState('');
  const askedFirst = useAskedFirst(changes);
  const { date, year, state } = findNearest(yearly, value);
  const thisYear = { year: String(year) };
  // What is past needs no more to be known.
  const others = yearly.openYears.filter((open) => open !== year && open >= yearOf(value.today.date));
  const closedAgain = { ...yearly, openYears: others };
  const met = askedFirst.visitsFor(closedAgain);
  const button = (text: string, onPress: () => void) => (
    <button
      type="button"
      disabled={changes.isBusy}
      aria-label={`${text}: ${yearlyTitle(yearly, words)}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
  async function closeAgain(): Promise<void> {
    if (await askedFirst.isAnswered(closedAgain)) await changes.save(closedAgain, yearly);
  }
  if (form !== '') {
    const draft = newDraft('hours', form, now, value.hours);
    const day = { from: date, to: date, reason: nameYearlyDay(yearly.day) };
    return (
      <OpeningForm {...shown} start={{ ...draft, ...day }} before={undefined} onClose={() => setForm('')} />
    );
  }
  return (
    <>
      <div role="status">
        {met !== undefined && <SaveQuestion words={words} exception={closedAgain} visits={met} />}
      </div>
      <div className="board-opening-do">
        {state === 'closed' &&
          button(
            fillText(words.yearly.openOnce, thisYear),
            () => void changes.save({ ...yearly, openYears: [...others, year] }, yearly),
          )}
        {state === 'open' &&
          button(
            met === undefined ? fillText(words.yearly.closeOnce, thisYear) : words.ask.save,
            () => void closeAgain(),
          )}
        {state !== 'hours' &&
          button(fillText(words.yearly.hoursOnce, thisYear), () => setForm(`opening-${now}-hours`))}
        {button(words.remove, () => void changes.remove(yearly))}
      </div>
    </>
  );
}
