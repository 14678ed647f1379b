import { useCarousel } from './carousel-context.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Shows the slide before. */
export function CarouselPrevious({ label }: { readonly label: string }) {
  const { hasPrevious, showPrevious } = useCarousel('CarouselPrevious');
  return (
    <Button tone="line" aria-label={label} disabled={!hasPrevious} onClick={showPrevious}>
      <Icon name="ArrowRight" className="rotate-180" />
    </Button>
  );
}
