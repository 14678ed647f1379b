import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { gasLines, utilities } from '#content/places/utilities.ts';
import { tellLine } from '#domain/places/tell-power.ts';
import { formatAlternatives } from '#domain/words/wording.ts';

/** Whom to call about natural gas, each company with its emergency line where we have read it; undefined where no mains are known. */
export function tellGas({ slug }: City, language: Language): string | undefined {
  const { gas } = utilities[slug];
  if (gas === undefined) return undefined;
  return formatAlternatives(
    gas.names.map((name) => tellLine(name, gasLines[name])),
    language,
  );
}
