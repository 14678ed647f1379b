import type { ReactNode } from 'react';
import { useCarousel } from './carousel-context.ts';

/** The window onto the row of slides: a list inside it. Until script takes over, the row scrolls by itself. */
export function CarouselContent({ children }: { readonly children: ReactNode }) {
  const { viewportRef, isMoving } = useCarousel('CarouselContent');
  return (
    <div
      ref={viewportRef}
      tabIndex={0}
      className={isMoving ? 'carousel-window overflow-hidden' : 'carousel-window overflow-x-auto'}
    >
      {children}
    </div>
  );
}
