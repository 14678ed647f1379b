import type { ReactNode } from 'react';
import { useCarousel } from './carousel-context.ts';

type Props = { readonly className?: string; readonly children: ReactNode };

/** One slide, in the list of a carousel. */
export function CarouselItem({ className = 'min-w-0 shrink-0 basis-full snap-start', children }: Props) {
  useCarousel('CarouselItem');
  return <li className={className}>{children}</li>;
}
