// Alone, because answers and compressed copies both need it, and neither is part of the other.
/** A value that is made when it is first asked for, and kept. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
