import { cn } from './class-names.ts';

type Props = {
  /** "From" */
  readonly label: string;
  /** "$89" */
  readonly price: string;
  /** "plus tax where it applies" */
  readonly note?: string;
  readonly className?: string;
};

/** A small plate with one price. */
export function PricePlate({ label, price, note, className }: Props) {
  return (
    <p className={cn('plate inline-flex items-baseline gap-2 px-3 py-1.5', className)}>
      <span className="label">{label}</span>
      <span className="figures text-h3 font-semibold">{price}</span>
      {note !== undefined && <span className="text-small text-ink-soft">{note}</span>}
    </p>
  );
}
