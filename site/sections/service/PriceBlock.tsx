import { Block } from '#site/elements/Block.tsx';
import { Plate } from '#site/elements/Plate.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly statement: string;
  readonly about: string;
  /** A range for each fault that has one. */
  readonly rows: readonly { readonly label: string; readonly text: string }[];
};

/** What a repair costs: when it is told, and ranges by fault where there are any. */
export function PriceBlock({ id, heading, statement, about, rows }: Props) {
  return (
    <Block id={id} heading={heading}>
      <p className="max-w-measure">{statement}</p>
      <p className="mt-2 max-w-measure text-ink-soft">{about}</p>
      {rows.length > 0 && (
        <Plate className="mt-4" facts={rows.map(({ label, text }) => ({ label, value: text }))} />
      )}
    </Block>
  );
}
