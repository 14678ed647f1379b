/** Islands that are called one: people live on them, not in them. */
const islands: readonly string[] = ['Marco Island'];

/** "in Jupiter", "on Marco Island". */
export function inPlace(place: string): string {
  return `${islands.includes(place) ? 'on' : 'in'} ${place}`;
}
