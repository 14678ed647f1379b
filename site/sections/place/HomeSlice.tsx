import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { cn } from '#site/elements/class-names.ts';

export type HomeSliceProps = {
  readonly drawing: SvgFile;
  readonly description: string;
  readonly wears: readonly {
    readonly mark: 'check' | 'bring';
    readonly by: string;
    readonly part: string;
    readonly advice: string;
  }[];
};

/** A home cut open, and what its numbers say. */
export function HomeSlice({ drawing, description, wears }: HomeSliceProps) {
  return (
    <figure data-shared="">
      <img {...drawing} alt={description} loading="lazy" className="w-full rounded-plate" />
      <ol className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {wears.map(({ mark, by, part, advice }, index) => (
          <li key={by} className="flex gap-3">
            <span className={cn('mark', mark)}>{index + 1}</span>
            <div>
              <p className="label">{by}</p>
              <p>
                {part} {advice}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
