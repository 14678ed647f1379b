import type { ComponentProps } from 'react';
import { MayRunFlag } from '#site/elements/signs/MayRunFlag.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly facts: readonly {
    readonly label: string;
    readonly text: string;
    /** Whether a machine with this fault may run. */
    readonly flag?: ComponentProps<typeof MayRunFlag> | undefined;
    /** Where more of it is. */
    readonly links?: readonly { readonly text: string; readonly path: string }[];
  }[];
};

/** Short statements, each behind its label. */
export function BrandFacts({ id, heading, facts }: Props) {
  return (
    <Block id={id} heading={heading}>
      <dl className="border-t border-rule">
        {facts.map(({ label, text, flag, links = [] }) => (
          <div
            key={`${label} ${text}`}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="label pt-1">{label}</dt>
            <dd className="max-w-measure">
              {text}
              {(flag !== undefined || links.length > 0) && (
                <p className="flex flex-wrap items-center gap-x-4">
                  {flag !== undefined && <MayRunFlag {...flag} />}
                  {links.map((link) => (
                    <TextLink key={link.path} href={link.path}>
                      {link.text}
                    </TextLink>
                  ))}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
