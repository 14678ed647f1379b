import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { outageLines, utilities } from '#content/places/utilities.ts';
import { outageWords } from '#content/words/places/outage-words.ts';
import { fillText, formatAlternatives } from '#domain/words/wording.ts';

/** A company with its outage line: "Tampa Electric (TECO, 877-588-1010)". */
function tellLine(name: string, language: Language): string {
  const line = outageLines[name] ?? outageWords[language].onBill;
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${line})` : `${name} (${line})`;
}

/** Whom to call in an outage. */
export function tellPower({ slug }: City, language: Language): string {
  const { names } = utilities[slug].power;
  const all = formatAlternatives(
    names.map((name) => tellLine(name, language)),
    language,
  );
  return names.length > 1 ? fillText(outageWords[language].whichever, { names: all }) : all;
}
