import { cn } from './class-names.ts';
import type { PlateFact } from './plate-fact.ts';

type Props = {
  readonly facts: readonly PlateFact[];
  /** `rows`: label left, value right, rules between. `cells`: side by side, each label over its value. */
  readonly shape?: 'rows' | 'cells';
  readonly isRiveted?: boolean;
  readonly className?: string;
};

/** The rating plate: facts that look like facts. Prices, warranties, counties, ZIP codes, clocks. */
export function Plate({ facts, shape = 'rows', isRiveted = false, className }: Props) {
  const shapes = { rows: 'plate-rows px-5 py-2', cells: 'plate-cells' } as const;
  const rivets = isRiveted && `plate-riveted ${shape === 'rows' ? 'px-6 py-4' : ''}`;
  return (
    <dl className={cn('plate', shapes[shape], rivets, className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
