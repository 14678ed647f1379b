import { askedSignField, quoteFormId } from '#domain/requests/asked-sign.ts';

export type AskLabels = { readonly ask: string; readonly asked: string; readonly toForm: string };

type Props = { readonly sign: string; readonly heading: string; readonly labels: AskLabels };

/**
 * Takes a sign into the page's quote form: a choice that belongs to the form wherever it stands, so it works without script.
 * With script the form shows it in its own list.
 */
export function AskAboutSign({ sign, heading, labels }: Props) {
  return (
    <span className="ask">
      <label className="ask-choice">
        <input type="radio" name={askedSignField} value={sign} form={quoteFormId} className="ask-radio" />
        <span className="ask-open">{labels.ask}</span>
        <span className="ask-done">{labels.asked}</span>
        <span className="sr-only">: {heading}</span>
      </label>
      <a href={`#${quoteFormId}`} className="ask-go">
        {labels.toForm}
      </a>
    </span>
  );
}
