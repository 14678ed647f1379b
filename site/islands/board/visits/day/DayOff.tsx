import { useState } from 'react';
import { markDayOff } from '#domain/board/plan-calls.ts';
import { localDateAt, type LocalDate } from '#domain/opening/local-date.ts';
import { isDayOff, isOff, type Technician } from '#domain/visits/technician.ts';
import { formatVisitDay } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AskFirst } from '#site/islands/board/team/AskFirst.tsx';

type Props = {
  readonly technician: Technician | undefined;
  readonly day: LocalDate;
  readonly panel: PanelProps;
};

/** Tells that a technician is off on the day that is shown, being sick say, or is back. Other days are the owner's. */
export function DayOff({ technician, day, panel }: Props) {
  const { visits: words } = panel.words;
  const [isAsked, setAsked] = useState(false);
  const { act, isBusy, fault } = useAction(panel.api, words.faults, 'refused');
  const today = localDateAt(panel.now, panel.hours.timeZone);
  if (technician === undefined || technician.isGone || day < today) return null;
  const { id, name, profile } = technician;
  const wasMarked = isDayOff(profile, day);
  // Nobody is off, or back, on a day they never work.
  if (!wasMarked && isOff(profile, day)) return null;
  const texts = { name, day: formatVisitDay(day) };

  async function mark(becomesOff: boolean): Promise<void> {
    const question = { day, isOff: becomesOff };
    const marked = await act({ call: markDayOff, params: { id }, question });
    if (marked !== undefined) setAsked(false);
  }

  return (
    <>
      <button
        type="button"
        className="day-off"
        disabled={isBusy}
        aria-label={fillText(wasMarked ? words.day.backFor : words.day.offFor, texts)}
        onClick={() => (wasMarked ? void mark(false) : setAsked(true))}
      >
        {wasMarked ? words.day.back : words.day.off}
      </button>
      {isAsked && (
        <AskFirst
          question={fillText(words.day.offQuestion, texts)}
          yes={words.day.offYes}
          no={words.booking.back}
          isBusy={isBusy}
          onYes={() => void mark(true)}
          onNo={() => setAsked(false)}
        />
      )}
      {fault !== '' && (
        <p className="visit-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
