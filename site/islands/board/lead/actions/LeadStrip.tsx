import { useEffect, useRef, useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { LeadState } from '#domain/leads/lead.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';
import type { Booked } from '#site/islands/board/visits/booking/booking.ts';
import type { MarkAction } from '#site/islands/board/work/lead-action.ts';
import { CallAgain } from './CallAgain.tsx';
import { CancelVisit } from './CancelVisit.tsx';
import { LeadCall } from './LeadCall.tsx';
import { LeadNote } from './LeadNote.tsx';
import { holderOf, plannedVisitOf } from '#site/islands/board/lead/lead-chips.ts';
import { outcomesOf } from './lead-outcomes.ts';

type Props = {
  readonly lead: BoardLead;
  /** Resolves with whether it was saved. */
  readonly onAction: (action: MarkAction) => Promise<boolean>;
  /** With the note that was typed. */
  readonly onBook: (note: string) => void;
  readonly onCanceled: (canceled: Booked) => void;
};

/** The number to dial, what came of the call, and the note: all in one place. */
export function LeadStrip({ lead, onAction, onBook, onCanceled }: Props) {
  const { words, operator, marks } = useBoardContext();
  const { outcome: labels } = words.work;
  const [asked, setAsked] = useState<'no-answer' | 'called' | 'cancel'>();
  const [note, setNote] = useState('');
  const strip = useRef<HTMLDivElement>(null);
  const isCalling = holderOf(lead, useBoardNow()) === operator;
  const state = marks.states[lead.id];
  const visit = plannedVisitOf(lead);
  const { callId } = lead;
  const isSaving = state?.kind === 'saving' || state?.kind === 'undoing';

  useEffect(() => {
    // The pressed button is gone: the focus moves to what replaced it, but not to a button there.
    if (asked !== undefined) strip.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [asked]);

  async function say(action: MarkAction): Promise<void> {
    const isSaved = await onAction(note.trim() === '' ? action : { ...action, note });
    if (!isSaved) return;
    setNote('');
    setAsked(undefined);
  }

  function choose(outcome: LeadState): void {
    if (outcome === 'no-answer' || outcome === 'called') setAsked(outcome);
    else if (outcome === 'booked') onBook(note.trim());
    else void say({ outcome });
  }

  return (
    <div
      ref={strip}
      className="board-strip"
      role="group"
      aria-label={fillText(labels.label, { name: lead.name })}
    >
      {asked === undefined ? (
        <div className="board-outcomes">
          <LeadCall lead={lead} />
          {outcomesOf(lead).map((outcome, index) => (
            <button
              key={outcome}
              type="button"
              className={`button ${index < 3 ? 'button-line' : 'button-quiet'}`}
              data-key={index + 1}
              disabled={isSaving}
              onClick={() => choose(outcome)}
            >
              {outcome === 'booked' && visit !== undefined ? labels.move : labels[outcome]}
            </button>
          ))}
          {visit !== undefined && (
            <button
              type="button"
              className="button button-quiet"
              disabled={isSaving}
              onClick={() => setAsked('cancel')}
            >
              {labels.cancel}
            </button>
          )}
          {isCalling && callId !== null && (
            <button
              type="button"
              className="button button-quiet"
              data-key="u"
              disabled={isSaving}
              onClick={() => void marks.undo(lead, callId)}
            >
              {labels.stop}
            </button>
          )}
        </div>
      ) : asked === 'cancel' ? (
        visit && <CancelVisit {...{ lead, visit, note, onCanceled }} onNo={() => setAsked(undefined)} />
      ) : (
        <CallAgain
          outcome={asked}
          onChoose={(followUpAt) => void say({ outcome: asked, followUpAt })}
          onBack={() => setAsked(undefined)}
        />
      )}
      <LeadNote
        note={note}
        isSaving={isSaving}
        onNote={setNote}
        onSave={() => void say({ outcome: 'note' })}
      />
    </div>
  );
}
