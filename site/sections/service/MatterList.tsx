import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly matters: readonly { readonly heading: string; readonly text: string }[];
};

/** Short pieces, each under a small heading, in two columns where there is room. */
export function MatterList({ id, heading, matters }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {matters.map((matter) => (
          <div key={matter.heading} className="border-t border-rule pt-3">
            <h3 className="text-h4">{matter.heading}</h3>
            <p className="mt-2">{matter.text}</p>
          </div>
        ))}
      </div>
    </Block>
  );
}
