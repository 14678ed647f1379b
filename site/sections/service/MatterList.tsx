import { Block } from '#site/elements/Block.tsx';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { HomeSlice, type HomeSliceProps } from '#site/sections/place/HomeSlice.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly slice: HomeSliceProps & { readonly heading: string };
  readonly matters: readonly {
    readonly heading: string;
    readonly text: string;
    /** Undefined where none shows this machine: then its icon stands there. */
    readonly drawing: SvgFile | undefined;
    readonly icon: string;
  }[];
};

/** A home cut open, then short pieces with a drawing each; one opens at a time. */
export function MatterList({ id, heading, slice, matters }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div data-no-print>
        <h3 className="mb-4 text-h4">{slice.heading}</h3>
        <HomeSlice {...slice} />
      </div>
      <div className="mt-5 border-t border-rule">
        {matters.map((matter) => (
          <details key={matter.heading} name={id} className="group border-b border-rule">
            <summary className="flex min-h-14 items-center gap-4 py-3 font-semibold">
              <span data-no-print className="flex w-20 flex-none justify-center">
                {matter.drawing === undefined ? (
                  <Drawing of={matter.icon} />
                ) : (
                  <img {...matter.drawing} alt="" loading="lazy" className="rounded-plate" />
                )}
              </span>
              <h3 className="grow text-h4">{matter.heading}</h3>
              <Icon name="ChevronDown" className="transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-measure pb-5">{matter.text}</p>
          </details>
        ))}
      </div>
    </Block>
  );
}
