import type { KeyboardEvent, ReactNode } from 'react';
import { CarouselContext } from './carousel-context.ts';
import { useCarouselState, type CarouselOptions } from './use-carousel-state.ts';

type Props = {
  /** What the carousel shows, read out with its role. */
  readonly label: string;
  readonly options?: CarouselOptions;
  readonly children: ReactNode;
};

const noOptions: CarouselOptions = {};

/** The frame around a row of slides: arrow keys move it, as its buttons and a drag do. */
export function Carousel({ label, options = noOptions, children }: Props) {
  const carousel = useCarouselState(options);

  function handleKeyDown(event: KeyboardEvent) {
    if (!carousel.isMoving) return;
    if (event.key === 'ArrowLeft') carousel.showPrevious();
    else if (event.key === 'ArrowRight') carousel.showNext();
    else return;
    event.preventDefault();
  }

  return (
    <CarouselContext value={carousel}>
      <section aria-roledescription="carousel" aria-label={label} onKeyDownCapture={handleKeyDown}>
        {children}
      </section>
    </CarouselContext>
  );
}
