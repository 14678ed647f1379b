import { Dotted } from '#site/elements/text/Dotted.tsx';

export type StatsPlateProps = {
  readonly label: string;
  readonly stats: readonly { readonly label: string; readonly figure: string }[];
  readonly foot: readonly string[];
  /** What the figures of this page are, whose count, as of when. */
  readonly source: string;
};

/** The company's own rating plate, rivets and all: the claims of the register, nothing rounded up. */
export function StatsPlate({ label, stats, foot, source }: StatsPlateProps) {
  return (
    <div className="plate plate-riveted mt-8 px-5 py-6 sm:px-7">
      <p className="label">{label}</p>
      <dl className="mt-3 grid grid-cols-2">
        {stats.map((stat) => (
          <div key={stat.label} className="stat flex flex-col-reverse border-t border-rule py-3.5">
            <dt className="text-small text-ink-soft">{stat.label}</dt>
            <dd className="figures text-figure font-semibold whitespace-nowrap">{stat.figure}</dd>
          </div>
        ))}
      </dl>
      <Dotted parts={foot} className="label border-t border-rule pt-3" />
      <p className="mt-3 text-small text-ink-soft">{source}</p>
    </div>
  );
}
