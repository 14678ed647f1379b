type Props = {
  readonly heading: string;
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
};

/** What a long page holds, as links into it. */
export function Contents({ heading, sections }: Props) {
  return (
    <nav aria-labelledby="contents" className="plate plate-riveted px-6 py-4" data-no-print="">
      <p id="contents" className="label">
        {heading}
      </p>
      <ol className="mt-1">
        {sections.map((section) => (
          <li key={section.id} className="border-t border-rule first:border-0">
            <a
              className="flex min-h-11 items-center py-2 leading-snug font-semibold text-sea hover:underline"
              href={`#${section.id}`}
            >
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
