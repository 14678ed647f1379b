import { useCarousel } from './carousel-context.ts';

type Props = {
  readonly label: string;
  readonly isUsable: boolean;
  readonly onPress: () => void;
  /** The arrow, as a path in a square of 24. */
  readonly arrow: string;
};

/** Written out without Button and Icon, whose class merger would weigh more than the carousel. */
function CarouselButton({ label, isUsable, onPress, arrow }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!isUsable}
      onClick={onPress}
      className="button button-line px-3"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d={arrow} />
      </svg>
    </button>
  );
}

/** Shows the slide before. */
export function CarouselPrevious({ label }: { readonly label: string }) {
  const { hasPrevious, showPrevious } = useCarousel('CarouselPrevious');
  return (
    <CarouselButton label={label} isUsable={hasPrevious} onPress={showPrevious} arrow="M14 5 7 12l7 7" />
  );
}

/** Shows the slide after. */
export function CarouselNext({ label }: { readonly label: string }) {
  const { hasNext, showNext } = useCarousel('CarouselNext');
  return <CarouselButton label={label} isUsable={hasNext} onPress={showNext} arrow="m10 5 7 7-7 7" />;
}
