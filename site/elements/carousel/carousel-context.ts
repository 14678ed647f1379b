import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { createContext, useContext } from 'react';

export type CarouselState = {
  readonly viewportRef: UseEmblaCarouselType[0];
  /** Script moves the slides. Before that, and where the options say so, they are an ordinary list. */
  readonly isMoving: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly showPrevious: () => void;
  readonly showNext: () => void;
};

export const CarouselContext = createContext<CarouselState | undefined>(undefined);

/** The carousel a part stands in. Throws where there is none: a part by itself cannot move anything. */
export function useCarousel(part: string): CarouselState {
  const carousel = useContext(CarouselContext);
  if (carousel === undefined) throw new Error(`<${part}> must be used within a <Carousel>`);
  return carousel;
}
