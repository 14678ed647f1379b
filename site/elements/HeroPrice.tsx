export type HeroPriceProps = {
  /** "From $75" */
  readonly from: string;
  /** What that pays for, and what else comes to it. */
  readonly rest: string;
  /** A plate nearby says it too: only phones, where that is below the first screen, have this line. */
  readonly isOnPlate?: boolean;
};

/** From what price, in one sentence above the call of a first screen. */
export function HeroPrice({ from, rest, isOnPlate = false }: HeroPriceProps) {
  return (
    <p
      className={isOnPlate ? 'mt-4 max-w-measure sm:hidden' : 'mt-4 max-w-measure'}
      data-no-print={isOnPlate ? '' : undefined}
    >
      <b className="figures text-h3 font-semibold">{from}</b> {rest}
    </p>
  );
}
