import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
};

/** Short statements about a place, each behind its label. */
export function PlaceFacts({ id, heading, facts }: Props) {
  return (
    <Block id={id} heading={heading}>
      <dl className="border-t border-rule">
        {facts.map(({ label, text }) => (
          <div
            key={`${label} ${text}`}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="label pt-1">{label}</dt>
            <dd className="max-w-measure">{text}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
