type Props = {
  readonly label: string;
  readonly value: string;
  /** A plate nearby says it too: only phones, where that is below the first screen, have this line. */
  readonly isOnPlate?: boolean;
};

/** From what price, above the call of a first screen. */
export function HeroPrice({ label, value, isOnPlate = false }: Props) {
  return (
    <p className={isOnPlate ? 'mt-4 sm:hidden' : 'mt-4'} data-no-print={isOnPlate ? '' : undefined}>
      <span className="label">{label}</span> <b className="figures text-h3 font-semibold">{value}</b>
    </p>
  );
}
