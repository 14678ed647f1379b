import { Button } from '#site/elements/buttons/Button.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly words: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly note: string;
  };
  /** Where the ZIP code is looked up. */
  readonly action: string;
  /** The ZIP code that was looked up before. */
  readonly zip?: string | undefined;
};

/** Five digits, one button: an ordinary form that needs no script. */
export function ZipCheck({ words, action, zip }: Props) {
  return (
    <div className="plate p-5 md:p-6" data-no-print="">
      <Heading text={words.heading} size="h3" />
      <form method="get" action={action} className="mt-4">
        <label className="field-label" htmlFor="zip-check">
          {words.label}
        </label>
        <div className="flex gap-2">
          <input
            id="zip-check"
            name="zip"
            defaultValue={zip}
            className="field figures"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            pattern="[0-9]{5}"
            placeholder={words.hint}
            required
          />
          <Button type="submit">{words.submit}</Button>
        </div>
      </form>
      <p className="mt-3 text-small text-ink-soft">{words.note}</p>
    </div>
  );
}
