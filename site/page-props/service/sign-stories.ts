import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { listWordedSigns, type WordedSign } from '#domain/repair/catalogue-signs.ts';
import { listCheckMarks, tellPlate } from '#domain/repair/tell-plate.ts';
import type { SignStory } from '#site/elements/signs/Sign.tsx';
import { platePictures } from '#site/pictures/plate-picture.ts';

/** What the technician does. Only that one visit will do is worth a line: a part that may be ordered is for the desk to tell. */
function tellVisit({ facts, words }: WordedSign, language: Language): string {
  if (facts.secondVisit !== 'seldom') return words.visit;
  return `${words.visit} ${signFrameWords[language].secondVisit.seldom}`;
}

/** The whole story of one sign; with the drawing of its appliance. */
export function tellSign(
  service: ServiceSlug,
  sign: WordedSign,
  language: Language,
  detail: 'names' | 'places' = 'names',
): SignStory {
  const { facts, words } = sign;
  const told = tellPlate(service, facts.slug, language, detail);
  return {
    ...words,
    slug: facts.slug,
    mayRun: facts.mayRun,
    checks: facts.checks.flatMap(({ name }) => {
      const check = words.checks[name];
      return check === undefined ? [] : { ...check, marks: listCheckMarks(service, facts.slug, name) };
    }),
    visit: tellVisit(sign, language),
    plate: told && { told, pictures: platePictures },
  };
}

/** The whole story of every sign of an appliance, the commonest first. */
export function signStories(service: ServiceSlug, language: Language): readonly SignStory[] {
  return listWordedSigns(service, language).map((sign) => tellSign(service, sign, language, 'places'));
}
