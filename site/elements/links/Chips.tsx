type Props = { readonly chips: readonly { readonly text: string; readonly path: string }[] };

/** Short links side by side, each as high as a thumb. */
export function Chips({ chips }: Props) {
  return (
    <ul className="chips">
      {chips.map(({ text, path }) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
