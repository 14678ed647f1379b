import type { ReactNode } from 'react';
import { useCarousel } from './carousel-context.ts';
import { cn } from './class-names.ts';

type Props = { readonly className?: string; readonly children: ReactNode };

/** One slide. */
export function CarouselItem({ className, children }: Props) {
  useCarousel('CarouselItem');
  return <li className={cn('min-w-0 shrink-0 grow-0 basis-full', className)}>{children}</li>;
}
