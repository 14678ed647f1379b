import { useEffect, useRef, useState } from 'react';
import type { SteadyRow } from '#site/islands/board/work/rows/steady-rows.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { isSettling, type MarkAction } from '#site/islands/board/work/lead-action.ts';
import { LeadChoice } from '#site/islands/board/many/LeadChoice.tsx';
import type { ManyMarks } from '#site/islands/board/many/use-many-marks.ts';
import { BookVisit } from '#site/islands/board/visits/booking/BookVisit.tsx';
import type { Booked } from '#site/islands/board/visits/booking/booking.ts';
import { LeadClock } from './LeadClock.tsx';
import { LeadDetails } from './details/LeadDetails.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { plannedVisitOf } from './lead-chips.ts';
import { LeadSaid } from './LeadSaid.tsx';
import { LeadStep } from './actions/LeadStep.tsx';
import { LeadStrip } from './actions/LeadStrip.tsx';
import { TakeOver } from './actions/TakeOver.tsx';
import { useHold, dial } from './own-call.ts';
import { useOpenParts } from './use-open-parts.ts';

type Props = {
  readonly row: SteadyRow;
  readonly startsOpen: boolean;
  /** The first row of the list: the call to make next. */
  readonly isNext: boolean;
  /** In which of its words a search found it. */
  readonly matched: string;
  /** Given while leads are chosen and this can be one of them. */
  readonly choice: ManyMarks | undefined;
  /** Whether a window is open over it. */
  readonly onDialog: (isOpen: boolean) => void;
};

/** One lead: its clock, its facts, the next step; under it what came of it, and all that is known. */
export function LeadRow({
  row: { lead: listed, isGone },
  startsOpen,
  isNext,
  matched,
  choice,
  onDialog,
}: Props) {
  const { api, words, hours, marks } = useBoardContext();
  const lead = (isGone ? marks.answered[listed.id] : undefined) ?? listed;
  const item = useRef<HTMLLIElement>(null);
  const { isOpen, setOpen, under, setUnder, fold, foldToRow } = useOpenParts(item, startsOpen);
  const [isBooking, setBooking] = useState(false);
  const planned = plannedVisitOf(lead);
  const { isMine, isOthers } = useHold(lead);
  useEffect(() => {
    if (!isBooking) return undefined;
    onDialog(true);
    return () => onDialog(false);
  }, [isBooking, onDialog]);
  const state = marks.states[lead.id];
  const isSettled = state?.kind === 'saved' && isSettling(state.action);
  // What is over is said by the row itself; a fault stays until the next action.
  const isSaid =
    state !== undefined && (state.kind !== 'saved' || (state.canUndo && state.action.outcome !== 'calling'));
  const isMerged = lead.mergedInto !== null;
  const hasStrip = !isMerged && (under === 'strip' || isOpen || (isMine && !isSettled));

  async function act(action: MarkAction): Promise<boolean> {
    const isSaved = await marks.mark(lead, action);
    if (isSaved && isSettling(action)) fold();
    // The focus stays on the row; the next Enter opens it, and does nothing else.
    if (isSaved) item.current?.querySelector<HTMLElement>('.board-open')?.focus({ preventScroll: true });
    return isSaved;
  }

  function step(next: 'call' | 'take-over' | 'strip'): void {
    if (next === 'strip') setUnder(under === 'strip' ? 'nothing' : 'strip');
    if (next === 'take-over') setUnder('take-over');
    if (next !== 'call') return;
    setUnder('strip');
    void marks.mark(lead, { outcome: 'calling' });
    dial(lead.phone);
  }

  /** The window of a visit has a note of its own, for the technician; the one typed here is kept with the lead. */
  async function book(note: string): Promise<void> {
    if (note !== '' && !(await marks.mark(lead, { outcome: 'note', note }))) return;
    // Whose call it is books; who takes it over can.
    if (isOthers && planned === undefined) setUnder('take-over');
    else setBooking(true);
  }

  const booking = planned === undefined ? 'booked' : 'moved';
  function showVisit({ row: changed, actionId }: Booked, outcome: 'canceled' | typeof booking): void {
    setBooking(false);
    foldToRow();
    marks.keep(changed, { outcome }, actionId);
  }

  return (
    <li
      ref={item}
      className="board-row"
      data-lead={lead.id}
      data-state={lead.state}
      data-settled={isSettled || isGone ? '' : undefined}
    >
      {choice !== undefined && <LeadChoice {...{ lead, choice }} />}
      <LeadClock lead={lead} />
      <LeadFacts
        {...{ lead, isOpen, matched }}
        isGone={isGone && !isSettled}
        onToggle={() => setOpen(!isOpen)}
      />
      {lead.phone !== '' && (
        <a className="board-tel" href={`tel:${lead.phone}`} tabIndex={-1}>
          {lead.phoneText}
        </a>
      )}
      {!isMerged && <LeadStep lead={lead} isNext={isNext} isStripOpen={hasStrip} onStep={step} />}
      {isSaid && <LeadSaid lead={lead} state={state} />}
      {under === 'take-over' && !isSettled && (
        <TakeOver
          lead={lead}
          onYes={() => {
            setUnder('strip');
            void act({ outcome: 'calling', takesOver: true });
          }}
          onNo={() => setUnder('nothing')}
        />
      )}
      {hasStrip && under !== 'take-over' && (
        <LeadStrip
          lead={lead}
          onAction={act}
          onBook={(note) => void book(note)}
          onCanceled={(canceled) => showVisit(canceled, 'canceled')}
        />
      )}
      {isOpen && <LeadDetails lead={lead} onMerged={foldToRow} />}
      {isBooking && (
        <BookVisit
          {...{ lead, api, words }}
          visit={planned}
          timeZone={hours.timeZone}
          onLead={marks.showLead}
          onBooked={(booked) => showVisit(booked, booking)}
          onClose={() => setBooking(false)}
        />
      )}
    </li>
  );
}
