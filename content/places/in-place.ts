/** Islands that are called one: people live on them, not in them. */
const islands: readonly string[] = ['Marco Island'];

/** A neighborhood that people name with its article. */
const withArticle: readonly string[] = ['Moorings'];

/** "in Jupiter", "on Marco Island", "in the Moorings". */
export function inPlace(place: string): string {
  if (withArticle.includes(place)) return `in the ${place}`;
  return `${islands.includes(place) ? 'on' : 'in'} ${place}`;
}
