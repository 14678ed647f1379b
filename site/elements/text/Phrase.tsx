import { Fragment } from 'react';

type Props = { readonly text: string };

/** Between sentences; "St. Petersburg" is one. */
const sentenceEnd = /(?<!\bSt\.)(?<=[.?!]) (?=\p{Lu})/u;
/** "Miami-Dade", "90-day", "(800-468-8243)": words a browser would break after the hyphen. Very long ones may break. */
const hyphenated = /(?<![\p{L}\d])(\(?[\p{L}\d]+(?:-[\p{L}\d]+)+\)?)/u;
const longestUnbroken = 16;

/** A text whose hyphenated words and phone numbers stay on one line. */
export function keepHyphens(sentence: string) {
  return sentence.split(hyphenated).map((part, index) => {
    const isKept = index % 2 === 1 && part.length <= longestUnbroken;
    return isKept ? (
      // The same word may stand twice in a sentence; parts never change places.
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** A heading in which a name of several words stays on one line. */
export function keepName(heading: string, name: string): string {
  return heading.replaceAll(name, name.replaceAll(' ', '\u00A0'));
}

/** The words of a heading: hyphenated names stay whole where a line has room, and a second sentence starts a line when both do not fit on one. */
export function Phrase({ text }: Props) {
  const sentences = text.split(sentenceEnd);
  if (sentences.length === 1) return keepHyphens(text);
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{keepHyphens(sentence)}</span>
    </Fragment>
  ));
}
