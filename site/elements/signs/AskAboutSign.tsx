import { Icon } from '#site/elements/pictures/Icon.tsx';
import { askedSignField, quoteFormId } from '#domain/requests/asked-fields.ts';

export type AskLabels = { readonly ask: string; readonly toForm: string };

type Props = { readonly sign: string; readonly heading: string; readonly labels: AskLabels };

/**
 * Takes a sign into the page's quote form: a choice that belongs to the form wherever it stands, so it works without script.
 * With script the form shows it in its own list.
 */
export function AskAboutSign({ sign, heading, labels }: Props) {
  return (
    <span className="group/ask flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-ink px-4 font-semibold has-checked:border-good has-checked:text-good has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
        <input
          type="radio"
          name={askedSignField}
          value={sign}
          form={quoteFormId}
          aria-label={`${labels.ask}: ${heading}`}
          className="size-5"
        />
        {labels.ask}
      </label>
      <a
        href={`#${quoteFormId}`}
        aria-label={`${labels.toForm}: ${heading}`}
        className="hidden min-h-12 items-center gap-1 font-semibold text-sea underline underline-offset-4 group-has-checked/ask:flex"
      >
        {labels.toForm}
        <Icon name="ChevronDown" />
      </a>
    </span>
  );
}
