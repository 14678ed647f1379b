export type JumpLinksProps = {
  readonly label: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
};

/** Short links into the page, on one line where there is room. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  return (
    <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1" data-no-print="">
      <span className="text-ink-soft">{label}</span>
      {links.map(({ text, path }) => (
        <a
          key={path}
          href={path}
          className="py-1.5 font-semibold text-sea underline decoration-1 underline-offset-4"
        >
          {text}
        </a>
      ))}
    </p>
  );
}
