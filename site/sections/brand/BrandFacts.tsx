import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { MayRunFlag } from '#site/elements/signs/MayRunFlag.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly facts: readonly {
    readonly label: string;
    readonly text: string;
    /** The sign of trouble a fact goes with, and whether the machine may run. */
    readonly sign?:
      | {
          readonly mayRun: MayRun;
          readonly mayRunLabel: string;
          readonly text: string;
          readonly path: string;
        }
      | undefined;
    /** Where more of it is. */
    readonly link?: { readonly text: string; readonly path: string };
  }[];
};

/** Short statements, each behind its label. */
export function BrandFacts({ id, heading, facts }: Props) {
  return (
    <Block id={id} heading={heading}>
      <dl className="border-t border-rule">
        {facts.map(({ label, text, sign, link }) => (
          <div
            key={`${label} ${text}`}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="label pt-1">{label}</dt>
            <dd className="max-w-measure">
              {text}
              {sign !== undefined && (
                <p className="flex flex-wrap items-center gap-x-4">
                  <MayRunFlag mayRun={sign.mayRun} label={sign.mayRunLabel} />
                  <TextLink href={sign.path}>{sign.text}</TextLink>
                </p>
              )}
              {link !== undefined && (
                <p>
                  <TextLink href={link.path}>{link.text}</TextLink>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
