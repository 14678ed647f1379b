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

type Props = {
  readonly code: CodeRowFacts;
  readonly labels: CodeLabels;
  /** What to try and the way to ask are behind the meaning. */
  readonly isFolded: boolean;
};

/**
 * One code: what it means, whether to leave the machine off, what to try. "Ask about this code" belongs to the page's quote form
 * wherever it stands, so it works without script. Its looks are in pages/codes.css, because a page has hundreds of them.
 */
export function CodeRow({ code, labels, isFolded }: Props) {
  const { id, codes, kind, mayRun, isStatus, sign } = code;
  const advice = (
    <>
      {code.tryFirst}
      {sign !== undefined && (
        <>
          {` ${labels.sign}: `}
          <a href={sign.path}>{sign.text}</a>
        </>
      )}
    </>
  );
  const ask = (
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
  );
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
      {isFolded ? (
        <details className="code-text">
          <summary className="flex min-h-11 items-center justify-between gap-3">
            <b>{code.meaning}</b>
            <Icon name="ChevronDown" className="turns" />
          </summary>
          <p>{advice}</p>
          {ask}
        </details>
      ) : (
        <>
          <p className="code-text">
            <b>{code.meaning}</b> {advice}
          </p>
          {ask}
        </>
      )}
    </li>
  );
}
