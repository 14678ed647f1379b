import { useCarousel } from './carousel-context.ts';

/** Shows the slide after. Written out without Button and Icon, whose class merger would weigh more than the carousel. */
export function CarouselNext({ label }: { readonly label: string }) {
  const { hasNext, showNext } = useCarousel('CarouselNext');
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!hasNext}
      onClick={showNext}
      className="button button-line px-3"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d="m10 5 7 7-7 7" />
      </svg>
    </button>
  );
}
