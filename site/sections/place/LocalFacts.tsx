import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { cn } from '#site/elements/class-names.ts';
import { Block } from '#site/elements/Block.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';

export type LocalFactRow = {
  readonly title: string;
  readonly fact: string;
  readonly advice?: string | undefined;
  /** Whether the advice is the same wherever such a fact is true: help, and no likeness of pages. */
  readonly isShared?: boolean;
  readonly drawing?: SvgFile;
};

/** So many rows stand open where the rest is folded. */
const shown = 2;

function FactRow({ title, fact, advice, isShared, drawing }: LocalFactRow) {
  return (
    <div
      className={cn(
        'grid gap-y-1 border-b border-rule',
        drawing === undefined
          ? 'gap-x-6 py-3 sm:py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]'
          : 'grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-5 py-5',
      )}
    >
      <dt className={drawing === undefined ? 'label pt-1' : 'contents'}>
        {drawing !== undefined && (
          <img {...drawing} alt="" loading="lazy" className="w-28 rounded-plate sm:row-span-2 sm:w-44" />
        )}
        {drawing === undefined ? title : <span className="label max-sm:self-center">{title}</span>}
      </dt>
      {/* Under the drawing on phones: beside it a line would hold three words. */}
      <dd className={cn('max-w-measure', drawing !== undefined && 'max-sm:col-span-2')}>
        {keepHyphens(fact)}{' '}
        {advice !== undefined && (
          <strong className="font-semibold" data-shared={isShared === true ? '' : undefined}>
            {keepHyphens(advice)}
          </strong>
        )}
      </dd>
    </div>
  );
}

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly facts: readonly LocalFactRow[];
  /** The line behind which all but the first are folded, where there are many. */
  readonly more?: (count: number) => string;
};

/** What is true of a place and changes something for the appliance, each with what to do about it. */
export function LocalFacts({ id, heading, facts, more }: Props) {
  const isFolded = more !== undefined && facts.length > shown + 1;
  const rows = (from: number, to?: number) => (
    <dl>
      {facts.slice(from, to).map((row) => (
        <FactRow key={row.title} {...row} />
      ))}
    </dl>
  );
  return (
    <Block id={id} heading={heading}>
      <div className="border-t border-rule">
        {rows(0, isFolded ? shown : undefined)}
        {isFolded && (
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center gap-1.5 font-semibold text-sea">
              {more(facts.length - shown)}
              <Icon name="ChevronDown" className="turns" />
            </summary>
            {rows(shown)}
          </details>
        )}
      </div>
    </Block>
  );
}
