import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Prose } from '#site/elements/text/Prose.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly tone?: 'paper' | 'sand' | 'glass' | 'lagoon';
  /** Where the text leads. */
  readonly links?: readonly { readonly text: string; readonly path: string }[];
  /** Small print under the text: a source, a date. */
  readonly note?: string;
};

/** A quiet band: the heading on the left, running text on the right. */
export function TextBand({ id, heading, paragraphs, tone = 'paper', links = [], note }: Props) {
  return (
    <Band tone={tone} labelledBy={id} reveals>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Heading id={id} text={heading} />
        <div>
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          {links.map(({ text, path }) => (
            <TextLink key={path} href={path} className="mt-3">
              {text}
            </TextLink>
          ))}
          {note !== undefined && <p className="mt-4 text-small text-ink-soft">{note}</p>}
        </div>
      </div>
    </Band>
  );
}
