import { cn } from '#site/elements/class-names.ts';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { HomeSlice, type HomeSliceProps } from '#site/sections/place/HomeSlice.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** None where it would tell of other machines alone. */
  readonly slice: (HomeSliceProps & { readonly heading: string }) | undefined;
  readonly matters: readonly {
    readonly heading: string;
    readonly text: string;
    readonly drawing: SvgFile;
  }[];
};

/** Short pieces on this machine with a drawing each, one open at a time, beside a home cut open that shows what wears any. */
export function MatterList({ id, heading, slice, matters }: Props) {
  return (
    <Band tone="sand" labelledBy={id} reveals className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div className={cn(slice === undefined && 'lg:col-span-2')}>
        <Heading id={id} text={heading} className="mb-6" />
        <div className="border-t border-rule">
          {matters.map((matter) => (
            <details key={matter.heading} name={id} className="border-b border-rule">
              <summary className="flex min-h-14 items-center gap-4 py-3 font-semibold">
                <span data-no-print className="w-20 flex-none">
                  <img {...matter.drawing} alt="" loading="lazy" className="rounded-plate" />
                </span>
                <h3 className="grow text-h4">{matter.heading}</h3>
                <Icon name="ChevronDown" className="turns" />
              </summary>
              <p className="max-w-measure pb-5">{matter.text}</p>
            </details>
          ))}
        </div>
      </div>
      {slice && (
        <div className="contents" data-no-print>
          <HomeSlice {...slice}>
            <h3 className="mb-4 text-h4">{slice.heading}</h3>
          </HomeSlice>
        </div>
      )}
    </Band>
  );
}
