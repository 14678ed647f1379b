import { Block } from '#site/elements/Block.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';

export type LocalFactRow = {
  readonly title: string;
  readonly fact: string;
  readonly advice?: string | undefined;
  /** Whether the advice is the same wherever such a fact is true: help, and no likeness of pages. */
  readonly isShared?: boolean;
};

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly facts: readonly LocalFactRow[];
};

/** What is true of a place and changes something for the appliance, each with what to do about it. */
export function LocalFacts({ id, heading, facts }: Props) {
  return (
    <Block id={id} heading={heading}>
      <dl className="border-t border-rule">
        {facts.map(({ title, fact, advice, isShared }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="label pt-1">{title}</dt>
            <dd className="max-w-measure">
              {keepHyphens(fact)}{' '}
              {advice !== undefined && (
                <strong className="font-semibold" data-shared={isShared === true ? '' : undefined}>
                  {keepHyphens(advice)}
                </strong>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
