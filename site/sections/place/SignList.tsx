import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { AskAboutSign, type AskLabels } from '#site/elements/signs/AskAboutSign.tsx';
import { Block } from '#site/elements/Block.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { MayRunFlag } from '#site/elements/signs/MayRunFlag.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

export type LocalSign = {
  readonly slug: string;
  readonly heading: string;
  readonly mayRun: MayRun;
  /** Why the place makes it likelier, if it does. */
  readonly because: string | undefined;
  readonly brief: string;
  readonly path: string;
};

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly signs: readonly LocalSign[];
  readonly labels: AskLabels & {
    readonly mayRun: Readonly<Record<MayRun, string>>;
    readonly more: string;
  };
  readonly all: { readonly text: string; readonly path: string };
};

/** The signs of an appliance, each opening in place to its likely cause, what to try and whether it may run. */
export function SignList({ id, heading, signs, labels, all }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div className="grid gap-2">
        {signs.map(({ slug, heading: sign, mayRun, because, brief, path }) => (
          <details key={slug} className="plate group">
            <summary className="problem px-4 py-3 md:px-5" data-shared="">
              <h3 className="text-h4">{sign}</h3>
              <MayRunFlag mayRun={mayRun} label={labels.mayRun[mayRun]} />
              <Icon name="ChevronDown" className="transition-transform group-open:rotate-180" />
            </summary>
            <div id={slug} className="scroll-mt-40 border-t border-rule px-4 py-4 md:px-5">
              {because !== undefined && <p className="mb-2 max-w-measure font-medium">{because}</p>}
              <p className="max-w-measure" data-shared="">
                {brief}
              </p>
              <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3" data-no-print="">
                <AskAboutSign sign={slug} heading={sign} labels={labels} />
                <a
                  className="text-sea underline underline-offset-4"
                  href={path}
                  aria-label={`${labels.more}: ${sign}`}
                >
                  {labels.more}
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
      <TextLink href={all.path} className="mt-4">
        {all.text}
      </TextLink>
    </Block>
  );
}
