import { Block } from '#site/elements/Block.tsx';
import { Fold } from '#site/elements/Fold.tsx';
import { RecallRow, type RecallFacts } from '#site/elements/text/RecallRow.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** "8 recalls" */
  readonly count: string;
  readonly intro: string;
  /** The newest first. */
  readonly recalls: readonly RecallFacts[];
  readonly note: string;
  readonly search: { readonly text: string; readonly url: string };
};

/** Recalls behind a line that says how many, and the way to the agency's own search; without any, that we know of none. */
export function RecallList({ id, heading, count, intro, recalls, note, search }: Props) {
  const source = (
    <>
      <TextLink href={search.url}>{search.text}</TextLink>
      <p className="text-small text-ink-soft">{note}</p>
    </>
  );
  if (recalls.length === 0)
    return (
      <Block id={id} heading={heading} intro={intro}>
        {source}
      </Block>
    );
  return (
    <Fold id={id} heading={heading} note={count}>
      <p className="max-w-measure pb-5">{intro}</p>
      <ul>
        {recalls.map((recall) => (
          <RecallRow key={recall.id} {...recall} />
        ))}
      </ul>
      {source}
    </Fold>
  );
}
