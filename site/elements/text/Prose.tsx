import type { ReactNode } from 'react';
import { cn } from '#site/elements/class-names.ts';

type Props = { readonly children: ReactNode; readonly className?: string };

/** Running text at a readable measure (about 66 characters a line). */
export function Prose({ children, className }: Props) {
  return <div className={cn('prose max-w-measure', className)}>{children}</div>;
}
