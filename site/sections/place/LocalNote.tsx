import { keepHyphens } from '#site/elements/text/Phrase.tsx';

/** What is true of a place and changes something for one appliance there, in one breath. */
export type LocalNoteWords = {
  readonly note: string;
  /** What to do about it, where that is the same wherever such a fact is true: help, and no likeness of pages. */
  readonly shared?: string | undefined;
};

export function LocalNote({ note, shared }: LocalNoteWords) {
  return (
    <>
      {keepHyphens(note)}
      {shared !== undefined && (
        <strong className="font-semibold" data-shared="">
          {' '}
          {keepHyphens(shared)}
        </strong>
      )}
    </>
  );
}
