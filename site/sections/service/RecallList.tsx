import { Block } from '#site/elements/Block.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { RecallRow, type RecallFacts } from '#site/elements/text/RecallRow.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro: string;
  /** The newest first. */
  readonly newest: readonly RecallFacts[];
  /** Behind a line that opens. */
  readonly older: readonly RecallFacts[];
  readonly olderText: string;
  readonly note: string;
  readonly search: { readonly text: string; readonly url: string };
};

/** Recalls, the newest open to read, and the way to the agency's own search. */
export function RecallList({ id, heading, intro, newest, older, olderText, note, search }: Props) {
  return (
    <Block id={id} heading={heading}>
      <p className="max-w-measure">{intro}</p>
      {newest.length > 0 && (
        <ul className="mt-4">
          {newest.map((recall) => (
            <RecallRow key={recall.id} {...recall} />
          ))}
        </ul>
      )}
      {older.length > 0 && (
        <details className="group border-y border-rule">
          <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
            {olderText}
            <Icon name="ChevronDown" className="transition-transform group-open:rotate-180" />
          </summary>
          <ul>
            {older.map((recall) => (
              <RecallRow key={recall.id} {...recall} />
            ))}
          </ul>
        </details>
      )}
      <TextLink href={search.url} className="mt-2">
        {search.text}
      </TextLink>
      <p className="text-small text-ink-soft">{note}</p>
    </Block>
  );
}
