import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { AskAboutSign, type AskLabels } from './AskAboutSign.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { Lines } from '#site/elements/text/Lines.tsx';
import { LocalHelp, type SignHere } from './LocalHelp.tsx';
import { MayRunFlag } from './MayRunFlag.tsx';
import { SignChecks, type SignCheckStory } from './SignChecks.tsx';
import { SignPlate, type SignPlateProps } from './SignPlate.tsx';

export type SignStory = {
  readonly slug: string;
  readonly heading: string;
  readonly hint: string;
  readonly mayRun: MayRun;
  readonly mayRunReason: string;
  readonly causes: readonly { readonly part: string; readonly fault: string }[];
  readonly checks: readonly SignCheckStory[];
  readonly visit: string;
  readonly worthIt: string;
  readonly tellUs: readonly string[];
  /** A look into the machine, where it is drawn. */
  readonly plate: SignPlateProps | undefined;
};

export type SignLabels = AskLabels & {
  readonly mayRun: Readonly<Record<MayRun, string>>;
  readonly causes: string;
  readonly checks: string;
  readonly visit: string;
  readonly worthIt: string;
  readonly tellUs: string;
};

type Props = { readonly sign: SignStory; readonly labels: SignLabels; readonly here?: SignHere };

/** One sign of trouble on its plate, the whole story on opening. Links to its slug open it. */
export function Sign({ sign, labels, here }: Props) {
  const { slug, heading, hint, mayRun, causes, checks, plate, tellUs } = sign;
  // Help of the catalogue: the same in every city, and no likeness of their pages.
  const shared = here === undefined ? undefined : '';
  const verdict = (
    <p className="mb-3 max-w-measure" data-shared={shared} data-verdict="">
      <Lines text={sign.mayRunReason} />
    </p>
  );
  return (
    <details className="plate">
      <summary className="problem px-5 py-2.5 sm:py-4 md:px-6" data-shared={shared}>
        <h3 className="text-h4">{heading}</h3>
        <span className="text-small text-ink-soft" data-no-print="">
          {hint}
        </span>
        <MayRunFlag mayRun={mayRun} label={labels.mayRun[mayRun]} tag={here?.tag} />
        <Icon name="ChevronDown" className="turns" />
      </summary>
      <div id={slug} className="scroll-mt-40 border-t border-rule px-5 py-4 md:px-6">
        {here === undefined ? verdict : <LocalHelp here={here}>{verdict}</LocalHelp>}
        <div data-shared={shared}>
          <div className="sign-look mt-4">
            {plate !== undefined && <SignPlate {...plate} />}
            <div>
              <p className="label">{labels.checks}</p>
              <SignChecks checks={checks} />
            </div>
            <div>
              <p className="label">{labels.causes}</p>
              <ul className="mt-1 list-disc pl-5">
                {causes.map(({ part, fault }) => (
                  <li key={part}>
                    <strong className="font-semibold">{`${part}:`}</strong>
                    {` ${fault}`}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className="sign-help mt-4">
            <div>
              <p className="label">{labels.visit}</p>
              <p className="mt-1">{sign.visit}</p>
            </div>
            <div>
              <p className="label">{labels.worthIt}</p>
              <p className="mt-1">{sign.worthIt}</p>
            </div>
          </div>
          <p className="label mt-4">{labels.tellUs}</p>
          <ul className="mt-1 list-disc pl-5">
            {tellUs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <p className="mt-4" data-no-print="">
          <AskAboutSign sign={slug} heading={heading} labels={labels} />
        </p>
      </div>
    </details>
  );
}
