import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

type Props = {
  readonly children: ReactNode;
  readonly tone?: 'paper' | 'sand' | 'glass' | 'lagoon';
  /** How much air above and below. Bands of one page should differ. */
  readonly air?: 'tight' | 'regular' | 'wide' | 'none';
  readonly id?: string;
  /** Id of the heading that names this band. */
  readonly labelledBy?: string;
  /** Bands below the first screen wait until they are 10 % in view; the script decides, without it nothing waits. */
  readonly reveals?: boolean;
  /** There is nothing in it to see. */
  readonly isHidden?: boolean;
  readonly className?: string;
};

const tones = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  glass: 'bg-glass',
  lagoon: 'on-lagoon bg-lagoon text-on-lagoon',
} as const;

const airs = {
  none: '',
  tight: 'py-8 md:py-10',
  regular: 'py-12 md:py-20',
  wide: 'py-16 md:py-28',
} as const;

/** One band of a page: full-width ground, page-width content. */
export function Band({
  children,
  tone = 'paper',
  air = 'regular',
  id,
  labelledBy,
  reveals,
  isHidden,
  className,
}: Props) {
  return (
    <section id={id} aria-labelledby={labelledBy} hidden={isHidden} className={cn(tones[tone], airs[air])}>
      <div className={cn('page-width', className)} data-reveal={reveals === true ? '' : undefined}>
        {children}
      </div>
    </section>
  );
}
