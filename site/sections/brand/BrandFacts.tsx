import type { ComponentProps } from 'react';
import { MayRunFlag } from '#site/elements/signs/MayRunFlag.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { Block } from '#site/elements/Block.tsx';
import { CodeKey, type CodeKeyProps } from '#site/sections/codes/CodeKey.tsx';

type Props = Omit<ComponentProps<typeof Block>, 'children'> & {
  /** What the flags mean, where no list of codes above says it. */
  readonly labelKey?: CodeKeyProps | undefined;
  readonly facts: readonly {
    readonly label: string;
    /** What its owner sees, where no link says it. */
    readonly symptom?: string | undefined;
    readonly text: string;
    /** What else a fault asks for. */
    readonly note?: string | undefined;
    /** Whether a machine with this fault may run. */
    readonly flag?: ComponentProps<typeof MayRunFlag> | undefined;
    /** Where more of it is. */
    readonly links?: readonly { readonly text: string; readonly path: string }[];
  }[];
};

type Fact = Props['facts'][number];

/** Where more of a fact is, and whether a machine with this fault may run. */
function FactWays({ symptom, flag, links = [] }: Pick<Fact, 'symptom' | 'flag' | 'links'>) {
  if (symptom === undefined && flag === undefined && links.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {symptom !== undefined && <strong className="font-semibold">{symptom}</strong>}
      {links.map((link) => (
        <TextLink key={link.path} href={link.path}>
          {link.text}
        </TextLink>
      ))}
      {flag !== undefined && <MayRunFlag {...flag} />}
    </p>
  );
}

/** A sign, a symptom or a flag is read before the text; a link alone after it. */
function isTitled({ symptom, flag }: Pick<Fact, 'symptom' | 'flag'>): boolean {
  return symptom !== undefined || flag !== undefined;
}

/** Short statements, each behind its label. A fault begins with its sign and flag: who looks for it has read enough. */
export function BrandFacts({ facts, labelKey, ...block }: Props) {
  return (
    <Block {...block}>
      {labelKey !== undefined && <CodeKey {...labelKey} />}
      <dl className="border-t border-rule">
        {facts.map(({ label, text, note, ...ways }) => (
          <div
            key={`${label} ${text}`}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="label pt-1">{label}</dt>
            <dd className="max-w-measure">
              {isTitled(ways) && <FactWays {...ways} />}
              {text}
              {note !== undefined && <p className="mt-1">{note}</p>}
              {!isTitled(ways) && <FactWays {...ways} />}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
