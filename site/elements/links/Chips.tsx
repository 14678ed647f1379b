type Props = {
  readonly chips: readonly {
    readonly text: string;
    readonly path: string;
    /** What tells it from the others, in few words. */
    readonly note?: string | undefined;
  }[];
};

/** Short links side by side, each as high as a thumb. */
export function Chips({ chips }: Props) {
  return (
    <ul className="chips">
      {chips.map(({ text, path, note }) => (
        <li key={path}>
          <a href={path}>
            {text}
            {note !== undefined && <small className="ml-1.5 font-normal text-ink-soft">{note}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
