import { useCarousel } from './carousel-context.ts';
import { CarouselButton } from './CarouselButton.tsx';

/** Shows the slide after. */
export function CarouselNext({ label }: { readonly label: string }) {
  const { hasNext, showNext } = useCarousel('CarouselNext');
  return <CarouselButton label={label} isUsable={hasNext} onPress={showNext} arrow="m10 5 7 7-7 7" />;
}
