import { cn } from './class-names.ts';
import { keepHyphens } from './text/Phrase.tsx';
import { TodayText } from './TodayText.tsx';
import type { ReactNode } from 'react';
import type { TodayTextName } from '#domain/opening/page-today-shape.ts';

/** One line of a rating plate: "Warranty", "90 days". Labels are unique within a plate. */
export type PlateFact = {
  readonly label: string;
  readonly value: ReactNode;
  /** The value holds at any hour, and is replaced by what holds now. */
  readonly now?: TodayTextName;
  /** What the value has no room for, folded behind a line. */
  readonly more?: { readonly label: string; readonly text: string };
};

type Props = {
  readonly facts: readonly PlateFact[];
  /** `rows`: label left, value right, rules between. `wide`: the same on phones, side by side on wider screens. */
  readonly shape?: 'rows' | 'wide';
  readonly isRiveted?: boolean;
  readonly className?: string;
};

/** The rating plate: facts that look like facts. Prices, warranties, counties, ZIP codes, clocks. */
export function Plate({ facts, shape = 'rows', isRiveted = false, className }: Props) {
  const classes = [
    'plate plate-rows',
    isRiveted ? 'plate-riveted px-6 py-4' : 'px-5 py-2',
    shape === 'wide' && 'plate-wide',
  ];
  return (
    <dl className={cn(...classes, className)}>
      {facts.map(({ label, value, now, more }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>
            {now !== undefined ? (
              <TodayText name={now} text={value} />
            ) : typeof value === 'string' ? (
              keepHyphens(value)
            ) : (
              value
            )}
            {more !== undefined && (
              <>
                {' '}
                <details className="text-sea">
                  <summary className="cursor-pointer py-0.5 underline underline-offset-4">
                    {more.label}
                  </summary>{' '}
                  {more.text}
                </details>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
