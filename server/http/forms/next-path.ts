/**
 * Where to go after a lead is kept: the form's `_next` if it is, letter for letter, a public page of this site (with or
 * without an anchor), otherwise `fallback`. Comparing with a list leaves no disguise to see through.
 */
export function chooseNextPath(
  next: string | undefined,
  pages: ReadonlySet<string>,
  fallback: string,
): string {
  const [path = '', anchor] = (next ?? '').split('#', 2);
  if (!pages.has(path)) return fallback;
  if (anchor === undefined) return path;
  return /^[A-Za-z0-9_-]{1,64}$/.test(anchor) ? `${path}#${anchor}` : path;
}
