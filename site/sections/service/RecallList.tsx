import { Block } from '#site/elements/Block.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
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
    <section aria-labelledby={id}>
      <details className="plate group">
        <summary className="problem px-5 py-4 md:px-6">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          <span className="text-small font-semibold text-fault">{count}</span>
          <Icon name="ChevronDown" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-rule px-5 py-4 md:px-6">
          <p className="max-w-measure pb-5">{intro}</p>
          <ul>
            {recalls.map((recall) => (
              <RecallRow key={recall.id} {...recall} />
            ))}
          </ul>
          {source}
        </div>
      </details>
    </section>
  );
}
