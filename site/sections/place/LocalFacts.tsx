import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { cn } from '#site/elements/class-names.ts';
import { Block } from '#site/elements/Block.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';

export type LocalFactRow = {
  readonly title: string;
  readonly fact: string;
  readonly advice?: string | undefined;
  /** Whether the advice is the same wherever such a fact is true: help, and no likeness of pages. */
  readonly isShared?: boolean;
  readonly drawing?: SvgFile;
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
        {facts.map(({ title, fact, advice, isShared, drawing }) => (
          <div
            key={title}
            className={cn(
              'grid gap-y-1 border-b border-rule',
              drawing === undefined
                ? 'gap-x-6 py-3 sm:py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]'
                : 'grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-5 py-5',
            )}
          >
            <dt className={drawing === undefined ? 'label pt-1' : 'contents'}>
              {drawing !== undefined && (
                <img {...drawing} alt="" loading="lazy" className="row-span-2 w-28 rounded-plate sm:w-44" />
              )}
              {drawing === undefined ? title : <span className="label">{title}</span>}
            </dt>
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
