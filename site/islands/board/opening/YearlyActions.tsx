import { useState } from 'react';
import type { ClosedYearly } from '#domain/opening/opening-calendar.ts';
import { addDays } from '#domain/opening/local-date.ts';
import { nameYearlyDay } from '#domain/opening/holidays.ts';
import { fillText } from '#domain/words/wording.ts';
import { draftOfYearly, newDraft, type Draft } from './opening-draft.ts';
import type { OpeningProps } from './opening-props.ts';
import { OpeningForm } from './OpeningForm.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { useAskedFirst } from './use-asked-first.ts';
import { findNearest, yearlyTitle, yearOf } from './yearly-text.ts';

/** What an owner does with a day that is closed every year: edit it, open it once, close it once more after all, other hours on or around it once, no more. */
export function YearlyActions({ yearly, ...shown }: OpeningProps & { readonly yearly: ClosedYearly }) {
  const { words, now, value, changes } = shown;
  const [form, setForm] = useState<Draft>();
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
  /** Other hours from so many days before it to as many after. */
  const hoursWithin = (days: number): Draft => ({
    ...newDraft('hours', `opening-${now}-hours`, now, value.hours),
    ...{ from: addDays(date, -days), to: addDays(date, days), reason: nameYearlyDay(yearly.day) },
  });
  if (form !== undefined)
    return (
      <OpeningForm {...shown} start={form} before={form.yearly?.closed} onClose={() => setForm(undefined)} />
    );
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
          button(fillText(words.yearly.hoursOnce, thisYear), () => setForm(hoursWithin(0)))}
        {button(words.yearly.hoursAround, () => setForm(hoursWithin(1)))}
        {button(words.edit, () => setForm(draftOfYearly(yearly, date, now, value.hours)))}
        {button(words.remove, () => void changes.remove(yearly))}
      </div>
    </>
  );
}
