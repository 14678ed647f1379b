import type { ReactNode } from 'react';

/** What a page of a place says in the sign before the help that is the same everywhere. */
export type SignHere = {
  /** Why the place makes it likelier, if it does: its own fact, and what that means wherever it is true, if the fact does not say. */
  readonly because: { readonly fact: string; readonly help: string } | undefined;
  /** Dangers of this sign that the first screen does not name. */
  readonly dangers: readonly string[];
  /** What to do about those that it names in a line only. */
  readonly whole: readonly string[];
  /** The notes of the place on this sign, said again from below the signs. */
  readonly notes: { readonly heading: string; readonly texts: readonly string[] };
  /** Said on the closed sign, if the place has a word on it: "Tampa note:", "Condo towers". */
  readonly tag: { readonly place: string; readonly topic: string } | undefined;
};

type Props = {
  readonly here: SignHere;
  /** Whether it may run: before the notes of a place, which may send to a reset that it forbids. */
  readonly children: ReactNode;
};

/** Dangers first, then whether it may run, then notes and facts of a place. */
export function LocalHelp({ here: { because, dangers, whole, notes }, children }: Props) {
  return (
    <>
      {dangers.map((danger) => (
        <p key={danger} className="mb-3 max-w-measure font-semibold text-fault" data-shared="">
          {danger}
        </p>
      ))}
      {whole.map((text) => (
        <p key={text} className="mb-3 max-w-measure" data-shared="">
          {text}
        </p>
      ))}
      {children}
      {notes.texts.length > 0 && (
        <div className="mb-3 max-w-measure" data-shared="" data-no-print="">
          <p className="label">{notes.heading}</p>
          {notes.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {because !== undefined && (
        <p className="mb-3 max-w-measure font-medium">
          {because.fact}
          {because.help !== '' && <span data-shared=""> {because.help}</span>}
        </p>
      )}
    </>
  );
}
