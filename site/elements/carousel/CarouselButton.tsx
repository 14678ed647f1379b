type Props = {
  readonly label: string;
  readonly isUsable: boolean;
  readonly onPress: () => void;
  /** The arrow, as a path in a square of 24. */
  readonly arrow: string;
};

/** Written out without Button and Icon, whose class merger would weigh more than the carousel. */
export function CarouselButton({ label, isUsable, onPress, arrow }: Props) {
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
