// Alone, because three forms parse with it, each in a script of its own.

/** What a parser answers: the value, or every fault at once, never just the first. */
export type Parsed<Value, Fault> =
  | { readonly kind: 'accepted'; readonly value: Value }
  | { readonly kind: 'faulty'; readonly faults: readonly [Fault, ...Fault[]] };

/** Joins what was found: faults win over the value. */
export function parsedFrom<Value, Fault>(value: Value, faults: readonly Fault[]): Parsed<Value, Fault> {
  const [first, ...others] = faults;
  if (first === undefined) return { kind: 'accepted', value };
  return { kind: 'faulty', faults: [first, ...others] };
}
