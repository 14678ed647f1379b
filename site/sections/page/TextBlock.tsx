import { Block } from '#site/elements/Block.tsx';
import { Prose } from '#site/elements/text/Prose.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly note?: string;
};

/** A heading and running text. */
export function TextBlock({ id, heading, paragraphs, note }: Props) {
  return (
    <Block id={id} heading={heading}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      {note !== undefined && <p className="mt-3 text-small text-ink-soft">{note}</p>}
    </Block>
  );
}
