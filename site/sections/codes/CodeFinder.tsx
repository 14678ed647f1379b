import { JumpLinks } from '#site/elements/links/JumpLinks.tsx';

type Props = {
  readonly words: {
    readonly label: string;
    readonly example: string;
    readonly none: string;
    readonly found: { readonly one: string; readonly other: string };
    /** Said when more fit than are shown under the field. */
    readonly narrow: string;
    readonly brands: string;
  };
  /** Where the codes of each brand stand on the page. */
  readonly brands: readonly { readonly text: string; readonly path: string }[];
  /** "299 codes, each …" */
  readonly note: string;
};

/** A field that leaves only the codes that fit and shows a few of them under itself, and the way to each brand. Without script only the way is there. */
export function CodeFinder({ words, brands, note }: Props) {
  const { label, example, none, found, narrow } = words;
  return (
    <div className="plate plate-riveted px-6 py-5" data-no-print="">
      <div className="mb-3 hidden gap-2 scripted:grid" data-code-finder="">
        <label htmlFor="code-search" className="font-semibold">
          {label}
        </label>
        <input
          id="code-search"
          type="search"
          className="field"
          placeholder={example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
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
      <JumpLinks label={words.brands} links={brands} />
    </div>
  );
}
