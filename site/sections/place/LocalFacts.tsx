import type { ComponentProps } from 'react';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { cn } from '#site/elements/class-names.ts';
import { Block } from '#site/elements/Block.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';

export type LocalFactRow = {
  readonly title: string;
  readonly fact: string;
  readonly advice?: string | undefined;
  readonly drawing?: SvgFile;
  /** The fact is the same in every place. */
  readonly isShared?: boolean;
};

function FactRow({
  title,
  fact,
  advice,
  drawing,
  isShared,
  isAlone,
}: LocalFactRow & { readonly isAlone: boolean }) {
  return (
    <div
      className={cn(
        'grid gap-y-1 border-b border-rule',
        drawing === undefined
          ? 'gap-x-6 py-3 sm:py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]'
          : 'grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-5 py-4 sm:py-5',
        isAlone && 'lg:col-span-2',
      )}
    >
      <dt className={drawing === undefined ? 'label pt-1' : 'contents'}>
        {drawing !== undefined && (
          <img {...drawing} alt="" loading="lazy" className="w-20 rounded-plate sm:row-span-2 sm:w-44" />
        )}
        {drawing === undefined ? title : <span className="label max-sm:self-center">{title}</span>}
      </dt>
      {/* Under the drawing on phones: beside it a line would hold three words. */}
      <dd className={cn('max-w-measure', drawing !== undefined && 'max-sm:col-span-2')}>
        {isShared === true ? <span data-shared="">{keepHyphens(fact)}</span> : keepHyphens(fact)}{' '}
        {advice !== undefined && <strong className="font-semibold">{keepHyphens(advice)}</strong>}
      </dd>
    </div>
  );
}

type Props = Omit<ComponentProps<typeof Block>, 'children'> & {
  readonly facts: readonly LocalFactRow[];
  /** It has the width of the page: two rows side by side. */
  readonly isWide?: boolean;
};

/** What is true of a place or a region, each with what to do about it. */
export function LocalFacts({ facts, isWide = false, ...block }: Props) {
  return (
    <Block {...block}>
      <dl className={cn('border-t border-rule', isWide && 'grid gap-x-14 lg:grid-cols-2')}>
        {facts.map((row, index) => (
          // The last of an odd number has its line to itself.
          <FactRow
            key={row.title}
            isAlone={isWide && index % 2 === 0 && index === facts.length - 1}
            {...row}
          />
        ))}
      </dl>
    </Block>
  );
}
