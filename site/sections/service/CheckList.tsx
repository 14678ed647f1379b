import { cn } from '#site/elements/class-names.ts';
import { Block } from '#site/elements/Block.tsx';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** The same on every page of its kind: help, and no likeness of pages. */
  readonly shared?: readonly string[];
  readonly items: readonly string[];
  /** It stands on a plate, with a smaller heading. */
  readonly isPlate?: boolean;
  /** Beside them on wide screens: where to look for what the first one asks for. */
  readonly picture?: (SvgFile & { readonly alt: string }) | undefined;
};

/** Things to check or to have ready, one a line. */
export function CheckList({ id, heading, shared = [], items, isPlate = false, picture }: Props) {
  return (
    <div className={cn(isPlate && 'plate p-5 md:p-6')}>
      <Block id={id} heading={heading} size={isPlate ? 'h3' : 'h2'}>
        <ul className="grid max-w-measure gap-2 sm:gap-3">
          {[...shared, ...items].map((item) => (
            <li key={item} className="flex gap-3" data-shared={shared.includes(item) ? '' : undefined}>
              <Icon name="Check" className="mt-1 text-good" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Block>
      {picture && <img {...picture} className="check-figure" loading="lazy" />}
    </div>
  );
}
