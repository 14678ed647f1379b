// What the catalogue says of the code that a display shows, as far as makers' pages confirm it.
import type { Language } from '#content/language.ts';
import { listCodeGroups, nameMachine } from '#domain/repair/list-codes.ts';

/** "E 24" and "e-24" are what displays show as "E24". */
function plainCode(code: string): string {
  return code.toUpperCase().replaceAll(/[\s._-]/gu, '');
}

/**
 * "Samsung washer: Water does not drain", one for each maker whose machines of this appliance show it; of one maker where the
 * brand is known. Empty for a code nobody confirms.
 */
export function listCodeMeanings(
  typed: string,
  appliance: string,
  language: Language,
  brand?: string,
): readonly string[] {
  const wanted = plainCode(typed);
  if (wanted === '') return [];
  const found = listCodeGroups(language)
    .filter((group) => group.service === appliance)
    .flatMap((group) => group.codes)
    .filter(({ facts }) => facts.codes.some((code) => plainCode(code) === wanted));
  const own = found.filter((code) => code.brand === brand);
  return (own.length > 0 ? own : found).map(
    (code) => `${nameMachine(code.brand, code.service, language)}: ${code.words.meaning}`,
  );
}
