import type { SyntheticEvent } from 'react';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';

type Props = {
  readonly note: string;
  readonly isSaving: boolean;
  readonly onNote: (note: string) => void;
  readonly onSave: () => void;
};

const longestNote = 2000;

/** The note beside the outcomes: it goes with the next of them, or is saved alone. */
export function LeadNote({ note, isSaving, onNote, onSave }: Props) {
  const { words } = useBoardContext();
  const { outcome } = words.work;

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    if (note.trim() !== '') onSave();
  }

  return (
    <form className="board-note" onSubmit={save}>
      <textarea
        className="field"
        rows={1}
        maxLength={longestNote}
        aria-label={outcome.note}
        placeholder={outcome.note}
        data-key="n"
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
      {note.trim() !== '' && (
        <button type="submit" className="button button-line" disabled={isSaving}>
          {outcome.saveNote}
        </button>
      )}
    </form>
  );
}
