type Props = {
  readonly words: {
    readonly label: string;
    readonly example: string;
    readonly none: string;
    readonly found: { readonly one: string; readonly other: string };
    /** Said when more fit than are shown under the field. */
    readonly narrow: string;
  };
  /** "299 codes, each …" */
  readonly note: string;
};

/** The bars of "4" and "C" on a display of seven, lit and dark. */
const bars = {
  lit: 'M9 3 8 15M25 3 24 15M9 17H23M23 19 22 31M39 1H55M37 3 36 15M36 19 35 31M35 33H51',
  dark: 'M11 1H23M8 19 7 31M8 33H20M38 17H52M55 3 54 15M54 19 53 31',
};

/**
 * A machine's display to type a code into: it leaves only the codes that fit and shows a few of them under the field. Without
 * script it shows its example alone.
 */
export function CodeFinder({ words, note }: Props) {
  const { label, example, none, found, narrow } = words;
  return (
    <div className="plate plate-riveted px-5 py-5" data-no-print="">
      <div className="grid gap-2" data-code-finder="">
        <label htmlFor="code-search" className="hidden font-semibold scripted:block">
          {label}
        </label>
        <div className="display">
          <svg viewBox="0 0 62 34" fill="none" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
            <path d={bars.dark} />
            <path d={bars.lit} className="display-lit" />
          </svg>
          <input
            id="code-search"
            type="search"
            className="hidden min-h-12 w-full px-3 font-semibold scripted:block"
            placeholder={example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <p
          role="status"
          className="font-semibold"
          data-none={none}
          data-one={found.one}
          data-other={found.other}
          data-narrow={narrow}
        />
        <ul />
      </div>
      <p className="text-small text-ink-soft">{note}</p>
    </div>
  );
}
