// One figure of the bench, and how figures are printed.

export type Measure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What the product promises of it; absolute times hold only side by side in one run. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
};

/** A part that could not be measured here, and why. */
export type Missing = { readonly what: string; readonly missing: string };

export type Part = () => Promise<readonly (Measure | Missing)[]>;

function round(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

function describeGoal({ goal, value }: Measure): string {
  if (goal === undefined) return '';
  const [sign, limit, isKept] =
    'atMost' in goal ? ['≤', goal.atMost, value <= goal.atMost] : ['≥', goal.atLeast, value >= goal.atLeast];
  return `${sign} ${round(limit)} ${isKept ? 'kept' : 'MISSED'}`;
}

/** A line of the table. */
export function describe(result: Measure | Missing): string {
  if ('missing' in result) return `${result.what.padEnd(58)} not measured: ${result.missing}`;
  const figure = `${round(result.value)} ${result.unit}`;
  return `${result.what.padEnd(58)} ${figure.padStart(16)}  ${describeGoal(result)}`.trimEnd();
}

/** The value below which the given share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
