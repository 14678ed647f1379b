import { useCarousel } from './carousel-context.ts';

/** Shows the slide before. Written out without Button and Icon, whose class merger would weigh more than the carousel. */
export function CarouselPrevious({ label }: { readonly label: string }) {
  const { hasPrevious, showPrevious } = useCarousel('CarouselPrevious');
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!hasPrevious}
      onClick={showPrevious}
      className="button button-line px-3"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d="M14 5 7 12l7 7" />
      </svg>
    </button>
  );
}
