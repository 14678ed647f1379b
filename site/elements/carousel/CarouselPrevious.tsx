import { useCarousel } from './carousel-context.ts';
import { CarouselButton } from './CarouselButton.tsx';

/** Shows the slide before. */
export function CarouselPrevious({ label }: { readonly label: string }) {
  const { hasPrevious, showPrevious } = useCarousel('CarouselPrevious');
  return (
    <CarouselButton label={label} isUsable={hasPrevious} onPress={showPrevious} arrow="M14 5 7 12l7 7" />
  );
}
