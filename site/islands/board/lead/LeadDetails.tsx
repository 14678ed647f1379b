import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import type { LeadEvent } from '#domain/leads/lead.ts';
import { parseBoardDetails } from '#site/islands/board/answers/board-answers.ts';
import { FactTable } from './FactTable.tsx';
import { LeadAdvice } from './LeadAdvice.tsx';
import { LeadHistory } from './LeadHistory.tsx';
import { LeadNotices } from './LeadNotices.tsx';
import { LeadSource } from './LeadSource.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';

type Props = {
  readonly lead: BoardLead;
  readonly api: string;
  readonly words: BoardWords;
  readonly isSaving: boolean;
  readonly mark: (press: { outcome: LeadEvent['outcome']; note: string }) => Promise<boolean>;
};

/** Everything known of a lead: what was done, where they came from, what was sent again, every notice. */
export function LeadDetails({ lead, api, words, mark, isSaving }: Props) {
  const [version, setVersion] = useState(0);
  const address = `${api}/leads/${encodeURIComponent(lead.id)}`;
  const { value, hasFailed } = useBoardAnswer(address, parseBoardDetails, `${lead.state} ${version}`);
  const { details } = words;

  const askAnew = () => setVersion((before) => before + 1);

  async function saveNote(note: string): Promise<boolean> {
    const isSaved = await mark({ outcome: 'note', note });
    if (isSaved) askAnew();
    return isSaved;
  }

  return (
    <div className="board-details">
      <NoteForm id={lead.id} words={details} isSaving={isSaving} onSave={saveNote} />
      {value === undefined && <p>{hasFailed ? words.failedToRead : words.loading}</p>}
      {value !== undefined && (
        <>
          {value.signAdvice && (
            <LeadAdvice sign={lead.signText} advice={value.signAdvice} words={words.advice} />
          )}
          <LeadHistory events={value.events} words={words} />
          <LeadSource lead={lead} details={value} words={words} />
          {value.amendments.map(({ id, content }) => (
            <FactTable
              key={id}
              heading={details.again}
              facts={Object.entries(content).map(([name, said]) => [name, String(said)])}
            />
          ))}
          <LeadNotices notices={value.notices} {...{ api, words }} onReplayed={askAnew} />
        </>
      )}
    </div>
  );
}
