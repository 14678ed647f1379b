import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly chips: readonly { readonly text: string; readonly path: string }[];
};

/** A heading and short links side by side, each as high as a thumb. */
export function ChipList({ id, heading, chips }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="chips">
        {chips.map(({ text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
