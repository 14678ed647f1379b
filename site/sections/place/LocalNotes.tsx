import { Block } from '#site/elements/Block.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';

/** What is true of a place and changes something for one appliance there, in one breath. */
export type LocalNote = {
  readonly note: string;
  /** What to do about it, where that is the same wherever such a fact is true: help, and no likeness of pages. */
  readonly shared?: string | undefined;
  /** The sign that it is about. */
  readonly sign?: string | undefined;
  /** In a word or two, for the closed sign: "Condo towers". */
  readonly topic: string;
};

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly notes: readonly LocalNote[];
};

/** What only the page of a place and an appliance can say. Each note names whom it is about: a label above it would say it twice. */
export function LocalNotes({ id, heading, notes }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="border-t border-rule">
        {notes.map(({ note, shared }) => (
          <li key={note} className="max-w-measure border-b border-rule py-3 sm:py-4">
            {keepHyphens(note)}
            {shared !== undefined && (
              <strong className="font-semibold" data-shared="">
                {' '}
                {keepHyphens(shared)}
              </strong>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
