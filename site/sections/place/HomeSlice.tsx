import type { SvgFile } from '#site/elements/pictures/picture-source.ts';

export type HomeSliceProps = {
  readonly drawing: SvgFile;
  readonly description: string;
  readonly wears: readonly {
    readonly by: string;
    readonly part: string;
    readonly advice: string;
  }[];
};

/**
 * A home cut open, and what its numbers say: beneath it, as wide as there is room. The numbers are
 * as plain as those drawn: none of them says who may touch what, as those of a plate do.
 */
export function HomeSlice({ drawing, description, wears }: HomeSliceProps) {
  return (
    <>
      <div data-shared="">
        <img {...drawing} alt={description} loading="lazy" className="w-full rounded-plate" />
      </div>
      <ol className="slice-list" data-shared="">
        {wears.map(({ by, part, advice }, index) => (
          <li key={by} className="flex gap-3">
            <span className="mark border border-ink bg-plate text-ink">{index + 1}</span>
            <div>
              <p className="label">{by}</p>
              <p>
                {part} {advice}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
