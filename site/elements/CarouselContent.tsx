import type { ReactNode } from 'react';
import { useCarousel } from './carousel-context.ts';
import { cn } from './class-names.ts';

type Props = { readonly className?: string; readonly children: ReactNode };

/** The row of slides. Before script runs it scrolls by itself. */
export function CarouselContent({ className, children }: Props) {
  const { viewportRef } = useCarousel('CarouselContent');
  return (
    <div ref={viewportRef} className="carousel-viewport">
      <ul className={cn('flex', className)}>{children}</ul>
    </div>
  );
}
