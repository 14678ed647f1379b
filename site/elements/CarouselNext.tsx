import { useCarousel } from './carousel-context.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Shows the slide after. */
export function CarouselNext({ label }: { readonly label: string }) {
  const { hasNext, showNext } = useCarousel('CarouselNext');
  return (
    <Button tone="line" aria-label={label} disabled={!hasNext} onClick={showNext}>
      <Icon name="ArrowRight" />
    </Button>
  );
}
