export type Crumb = { readonly text: string; readonly path: string };

type Props = {
  /** From home to the parent of this page. */
  readonly parents: readonly Crumb[];
  /** This page. */
  readonly here: string;
  /** "You are here", for screen readers. */
  readonly label: string;
};

export function Breadcrumbs({ parents, here, label }: Props) {
  return (
    <nav aria-label={label} className="text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {parents.map(({ text, path }) => (
          <li key={path} className="flex items-center gap-2 after:text-ink-soft after:content-['/']">
            <a
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
              href={path}
            >
              {text}
            </a>
          </li>
        ))}
        <li aria-current="page" className="text-ink-soft">
          {here}
        </li>
      </ol>
    </nav>
  );
}
