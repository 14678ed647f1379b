import { useEffect, useRef } from 'react';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { BoardDialog } from '#site/islands/board/work/BoardDialog.tsx';
import { questionText } from '#site/islands/board/visits/booking/booking-fit.ts';
import { findWindow, isChoosable } from '#site/islands/board/visits/booking/booking.ts';
import { useBooking } from '#site/islands/board/visits/booking/use-booking.ts';
import type { DaySlot, Dropped } from './day-rows.ts';

type Props = {
  readonly visit: BoardVisit;
  readonly slot: DaySlot;
  /** Undefined where the visit becomes unassigned. */
  readonly technician: Technician | undefined;
  readonly panel: Pick<PanelProps, 'api' | 'words' | 'hours'>;
  /** It is there. */
  readonly onThere: (dropped: Dropped) => void;
  readonly onBack: () => void;
  readonly onOtherDay: () => void;
};

/** A visit put down elsewhere: saved at once where nothing speaks against it, and asked about by the rules of the dialog where something does. */
export function DropVisit({ visit, slot, technician, panel, onThere, onBack, onOtherDay }: Props) {
  const { api, hours } = panel;
  const { visits: words } = panel.words;
  const askAnew = useAskAnew();
  const booking = useBooking({
    ...{ api, visit, wanted: slot, words: panel.words, timeZone: hours.timeZone },
    lead: { ...visit.lead, id: visit.leadId },
    onLead: () => void askAnew(),
    onBooked: ({ row }) => {
      void askAnew();
      const there = row.visit ?? visit;
      const told = describeVisit(there, there.technician ?? words.nobody);
      const said = fillText(words.day.there, { name: visit.lead.name, visit: told });
      onThere({ id: there.id, sequence: there.sequence, said });
    },
  });
  const day = booking.offer?.days.find(({ date }) => date === visit.date);
  const window = findWindow(day, slot.fromHour);
  const isOffered = window !== undefined && isChoosable(window);
  const question = isOffered ? questionText({ window, fit: booking.fit, isMove: true }, words) : undefined;
  const isClear = isOffered && question === undefined;
  const { save } = booking;
  const isSent = useRef(false);
  useEffect(() => {
    if (!isClear || isSent.current) return;
    isSent.current = true;
    void save(null);
  }, [isClear, save]);

  const bar = window === undefined ? 'hours' : (window.bar ?? undefined);
  const until = bar === 'no-visits' ? (booking.offer?.closings ?? []).join(' ') : '';
  const closed = day === undefined || isOffered || bar === undefined ? '' : until || words.booking.bars[bar];
  const said = booking.fault === '' ? closed : booking.fault;
  if (said === '' && question === undefined) return null;
  const wish = describeVisit(
    { date: visit.date, window: windowFrom(slot.fromHour) },
    technician?.name ?? words.nobody,
  );
  return (
    <BoardDialog heading={fillText(words.booking.moveHeading, { name: visit.lead.name })} onClose={onBack}>
      <p className="visit-facts">{wish}</p>
      <div className="visit-booking-end">
        <p className="visit-question">{question}</p>
        <p className="visit-fault" role="alert">
          {said}
        </p>
        <div className="visit-buttons">
          {isOffered && (
            <button
              type="button"
              className="button button-solid"
              disabled={booking.state === 'saving'}
              onClick={() => void save(window.bar)}
            >
              {question === undefined ? words.booking.move : words.booking.moveAnyway}
            </button>
          )}
          {day !== undefined && !isOffered && (
            <button type="button" className="button button-solid" onClick={onOtherDay}>
              {words.booking.otherDay}
            </button>
          )}
          <button type="button" className="button button-line" onClick={onBack}>
            {words.booking.back}
          </button>
        </div>
      </div>
    </BoardDialog>
  );
}
