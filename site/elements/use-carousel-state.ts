import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';
import type { CarouselState } from './carousel-context.ts';

export type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type Api = UseEmblaCarouselType[1];

/** Pixels before a press becomes a drag, and embla's own measure of how long a slide takes. Source: specification, section 9. */
export const carouselDefaults = { dragThreshold: 10, duration: 25 } as const satisfies CarouselOptions;

function usePosition(api: Api, read: (api: NonNullable<Api>) => boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      api?.on('select', notify).on('reInit', notify);
      return () => api?.off('select', notify).off('reInit', notify);
    },
    [api],
  );
  const answer = () => (api === undefined ? false : read(api));
  return useSyncExternalStore(subscribe, answer, () => false);
}

/** A carousel with the specification's defaults under the given options. */
export function useCarouselState(options: CarouselOptions): CarouselState {
  const [viewportRef, api] = useEmblaCarousel({ ...carouselDefaults, ...options });
  return {
    viewportRef,
    hasPrevious: usePosition(api, (carousel) => carousel.canScrollPrev()),
    hasNext: usePosition(api, (carousel) => carousel.canScrollNext()),
    showPrevious: () => api?.scrollPrev(),
    showNext: () => api?.scrollNext(),
  };
}
