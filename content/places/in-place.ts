/** Islands that are called one: people live on them, not in them. */
const islands: readonly string[] = ['Marco Island'];

/** A neighborhood that people name with its article. */
const withArticle: readonly string[] = ['Moorings'];

/** "Jupiter", "the Moorings": after "near", "around" or "beyond". */
export function namePlace(place: string): string {
  return withArticle.includes(place) ? `the ${place}` : place;
}

/** "in Jupiter", "on Marco Island", "in the Moorings". */
export function inPlace(place: string): string {
  return `${islands.includes(place) ? 'on' : 'in'} ${namePlace(place)}`;
}
