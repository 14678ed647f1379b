import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { quoteFormId, askedCodeField } from '#domain/requests/asked-fields.ts';

export type CodeRowFacts = {
  /** Anchor, and what the form sends. */
  readonly id: string;
  /** "4C, 4E, nF". */
  readonly codes: string;
  /** "front-load", where the maker limits the code to some machines. */
  readonly kind: string | undefined;
  readonly mayRun: MayRun;
  readonly isStatus: boolean;
  readonly meaning: string;
  readonly tryFirst: string;
  /** The sign of trouble the code goes with, on the page of its appliance. */
  readonly sign: { readonly text: string; readonly path: string } | undefined;
};

export type CodeLabels = {
  readonly mayRun: Readonly<Record<MayRun, string>>;
  readonly noFault: string;
  readonly sign: string;
  readonly ask: string;
  readonly toForm: string;
};

type Props = { readonly code: CodeRowFacts; readonly labels: CodeLabels };

/**
 * One code: what it means, whether to leave the machine off, what to try. "Ask about this code" belongs to the page's quote form
 * wherever it stands, so it works without script. Its looks are in pages/codes.css, because a page has hundreds of them.
 */
export function CodeRow({ code, labels }: Props) {
  const { id, codes, kind, mayRun, isStatus, sign } = code;
  return (
    <li id={id} className="code">
      <p className="code-name">
        <a href={`#${id}`}>{codes}</a>
        {kind !== undefined && <span> {kind}</span>}
      </p>
      <p className={`code-run code-${mayRun}`}>
        {(mayRun === 'no' || mayRun === 'test-once') && <Icon name="Alert" />}
        {isStatus && mayRun !== 'no' ? labels.noFault : labels.mayRun[mayRun]}
      </p>
      <p className="code-text">
        <b>{code.meaning}</b>
        {` ${code.tryFirst}`}
        {sign !== undefined && (
          <>
            {` ${labels.sign}: `}
            <a href={sign.path}>{sign.text}</a>
          </>
        )}
      </p>
      <p className="code-ask">
        <label>
          <input
            type="radio"
            name={askedCodeField}
            value={id}
            form={quoteFormId}
            aria-label={`${labels.ask}: ${codes}`}
          />
          {labels.ask}
        </label>
        <a href={`#${quoteFormId}`} aria-label={`${labels.toForm}: ${codes}`}>
          {labels.toForm}
        </a>
      </p>
    </li>
  );
}
