import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';
import type { CarouselState } from './carousel-context.ts';

export type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type Api = UseEmblaCarouselType[1];

/** Pixels before a press becomes a drag, and embla's own measure of how long a slide takes. Source: specification, section 9. */
const carouselDefaults = { dragThreshold: 10, duration: 25 } as const satisfies CarouselOptions;

function useAnswer(api: Api, ask: (api: NonNullable<Api>) => boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      api?.on('select', notify).on('reInit', notify);
      return () => api?.off('select', notify).off('reInit', notify);
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => (api === undefined ? false : ask(api)),
    () => false,
  );
}

/** A carousel with the specification's defaults under the given options. Its slides are the items of the list inside. */
export function useCarouselState(options: CarouselOptions): CarouselState {
  const [viewportRef, api] = useEmblaCarousel({ ...carouselDefaults, container: 'ul', ...options });
  return {
    viewportRef,
    isMoving: useAnswer(api, (carousel) => carousel.internalEngine().options.active),
    hasPrevious: useAnswer(api, (carousel) => carousel.canScrollPrev()),
    hasNext: useAnswer(api, (carousel) => carousel.canScrollNext()),
    showPrevious: () => api?.scrollPrev(),
    showNext: () => api?.scrollNext(),
  };
}
