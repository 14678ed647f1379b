import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { outageLines, utilities } from '#content/places/utilities.ts';
import { outageWords } from '#content/words/places/outage-words.ts';
import { fillText, formatAlternatives } from '#domain/words/wording.ts';

/** A company with its outage line in its one pair of brackets: "Tampa Electric (TECO, 877-588-1010)". */
export function tellLine(name: string, line: string | undefined): string {
  if (line === undefined) return name;
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${line})` : `${name} (${line})`;
}

/** Whom to call in an outage. Of two companies, the bill tells which it is, and the line that we have not read. */
export function tellPower({ slug }: City, language: Language): string {
  const { names } = utilities[slug].power;
  const { onBill, whichever, whicheverOnBill } = outageWords[language];
  const bare = names.length > 1 ? undefined : onBill;
  const all = formatAlternatives(
    names.map((name) => tellLine(name, outageLines[name] ?? bare)),
    language,
  );
  if (names.length === 1) return all;
  return fillText(names.every((name) => outageLines[name]) ? whichever : whicheverOnBill, { names: all });
}
