export type Crumb = { readonly text: string; readonly path: string };

type Props = {
  /** From home to the parent of this page. */
  readonly parents: readonly Crumb[];
  /** This page. */
  readonly here: string;
  /** "You are here", for screen readers. */
  readonly label: string;
};

/** The way here. Phones have room for its last step only, with an arrow back. */
export function Breadcrumbs({ parents, here, label }: Props) {
  return (
    <nav aria-label={label} className="text-small" data-no-print="">
      <ol className="crumbs">
        {parents.map(({ text, path }) => (
          <li key={path}>
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
