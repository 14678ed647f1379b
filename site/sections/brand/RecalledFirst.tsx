import type { ComponentProps } from 'react';
import { Block } from '#site/elements/Block.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = Omit<ComponentProps<typeof Block>, 'children'> & {
  /** Which machines, by appliance, a line each. */
  readonly rows: readonly { readonly label: string; readonly machines: readonly string[] }[];
  readonly others: string;
  /** The recalls of the page. */
  readonly link: { readonly text: string; readonly path: string };
};

/** Before the faults of a brand: which of its machines stay off until their owner has looked. */
export function RecalledFirst({ rows, others, link, ...block }: Props) {
  return (
    <Block {...block}>
      <dl className="border-s-2 border-fault ps-4">
        {rows.map(({ label, machines }) => (
          <div key={label} className="grid gap-x-6 pb-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
            <dt className="label pt-1">{label}</dt>
            <dd className="max-w-measure">
              <ul className="list-disc pl-5">
                {machines.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{others}</p>
      <TextLink href={link.path}>{link.text}</TextLink>
    </Block>
  );
}
