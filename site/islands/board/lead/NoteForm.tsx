import { useState, type SyntheticEvent } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';

type Props = {
  readonly id: string;
  readonly words: BoardWords['details'];
  readonly isSaving: boolean;
  /** Resolves with whether it was saved; only then the field is emptied. */
  readonly onSave: (note: string) => Promise<boolean>;
};

export function NoteForm({ id, words, isSaving, onSave }: Props) {
  const [note, setNote] = useState('');

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (note.trim() !== '' && (await onSave(note))) setNote('');
  }

  return (
    <form className="board-note" onSubmit={(event) => void save(event)}>
      <label className="field-label" htmlFor={`note-${id}`}>
        {words.noteLabel}
      </label>
      <textarea
        id={`note-${id}`}
        className="field"
        rows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <button type="submit" className="button button-line" disabled={isSaving}>
        {words.saveNote}
      </button>
    </form>
  );
}
