import { misspeltCities } from '#content/places/redirects.ts';

/** Old spellings of public paths → the right ones: `/temple-terrce-oven-repair` → `/temple-terrace-oven-repair`, in every language. */
export function listMisspeltPaths(paths: Iterable<string>): ReadonlyMap<string, string> {
  return new Map(
    [...paths].flatMap((path) =>
      misspeltCities
        .filter(({ right }) => new RegExp(`/${right}(?:-|$)`).test(path))
        .map(({ wrong, right }) => [path.replace(`/${right}`, `/${wrong}`), path] as const),
    ),
  );
}

/** Takes off what people and old links put around a path: capitals, `.html`, `index.html`, doubled and closing slashes. */
function tidyPath(path: string): string {
  const bare = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}

/** Where a path that is no public path should go (301), or undefined when it leads nowhere. The answer is always a public path. */
export function findRedirect(
  path: string,
  pages: ReadonlySet<string>,
  misspelt: ReadonlyMap<string, string>,
): string | undefined {
  const tidy = tidyPath(path);
  const target = misspelt.get(tidy) ?? tidy;
  return target !== path && pages.has(target) ? target : undefined;
}
