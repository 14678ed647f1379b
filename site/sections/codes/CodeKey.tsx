export type CodeKeyProps = { readonly heading: string; readonly lines: readonly string[] };

/** What the labels of the entries mean, a line each: opened by who wonders. */
export function CodeKey({ heading, lines }: CodeKeyProps) {
  return (
    <details className="mt-4">
      <summary className="text-link w-fit py-2">{heading}</summary>
      <ul className="max-w-measure list-disc pl-5 text-small text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
