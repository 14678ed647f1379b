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
  readonly figure?:
    | { readonly picture: SvgFile & { readonly alt: string }; readonly key: readonly string[] }
    | undefined;
};

/** Things to check or to have ready, one a line. */
export function CheckList({ id, heading, shared = [], items, isPlate = false, figure }: Props) {
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
      {figure && (
        <figure className="check-figure" data-shared="">
          <img {...figure.picture} loading="lazy" />
          <figcaption className="mt-2 text-small text-ink-soft">
            {figure.key.map((part) => (
              <span key={part} className="block">
                {part}
              </span>
            ))}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
