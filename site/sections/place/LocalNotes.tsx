import { Block } from '#site/elements/Block.tsx';
import { LocalNote, type LocalNoteWords } from './LocalNote.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly notes: readonly LocalNoteWords[];
};

/** What only the page of a place and an appliance can say. Each note names whom it is about: a label above it would say it twice. */
export function LocalNotes({ id, heading, notes }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="border-t border-rule">
        {notes.map((words) => (
          <li key={words.note} className="max-w-measure border-b border-rule py-3 sm:py-4">
            <LocalNote {...words} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
