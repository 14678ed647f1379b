import { cn } from './class-names.ts';

type Props = { readonly label: string; readonly value: string; readonly className?: string };

/** From what price, above the call of a first screen. */
export function HeroPrice({ label, value, className }: Props) {
  return (
    <p className={cn('mt-4', className)}>
      <span className="label">{label}</span> <b className="figures text-h3 font-semibold">{value}</b>
    </p>
  );
}
