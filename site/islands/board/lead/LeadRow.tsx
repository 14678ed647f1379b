import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import { leadActions } from './lead-actions.ts';
import { LeadCall } from './LeadCall.tsx';
import { LeadClock } from './LeadClock.tsx';
import { LeadDetails } from './LeadDetails.tsx';
import { LeadFacts, type Appliances } from './LeadFacts.tsx';
import { LeadChoice } from '#site/islands/board/many/LeadChoice.tsx';
import { useLeadMark } from './use-lead-mark.ts';
import type { ManyMarks } from '#site/islands/board/many/use-many-marks.ts';

type Props = {
  readonly lead: BoardLead;
  readonly now: number;
  readonly startsOpen: boolean;
  /** Given while leads are chosen and this can be one of them. */
  readonly choice: ManyMarks | undefined;
  readonly api: string;
  readonly words: BoardWords;
  readonly appliances: Appliances;
  readonly onMarked: (lead: BoardLead) => void;
};

/** One lead: its clock, its facts, the number to dial, and what came of it. */
export function LeadRow({ lead, now, startsOpen, choice, api, words, appliances, onMarked }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { mark, state } = useLeadMark(api, lead.id, onMarked);
  return (
    <li className="board-row plate" data-state={lead.state}>
      {choice !== undefined && <LeadChoice {...{ lead, choice, words }} />}
      <LeadClock lead={lead} now={now} words={words} />
      <LeadFacts lead={lead} words={words} appliances={appliances} />
      <div className="board-do">
        <LeadCall lead={lead} words={words} />
        <div className="board-actions">
          {leadActions[lead.state].map((outcome) => (
            <button
              key={outcome}
              type="button"
              className="button button-line"
              disabled={state === 'saving'}
              onClick={() => void mark({ outcome, note: '' })}
            >
              {words.actions[outcome]}
            </button>
          ))}
        </div>
        {(state === 'failed' || state === 'away') && (
          <p className="board-fault" role="alert">
            {state === 'away' ? words.awayToMark : words.failedToMark}
          </p>
        )}
      </div>
      <button
        type="button"
        className="board-more"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {isOpen ? words.less : words.more}
      </button>
      {isOpen && (
        <LeadDetails lead={lead} api={api} words={words} mark={mark} isSaving={state === 'saving'} />
      )}
    </li>
  );
}
