import { markParts, markSecond } from '#content/catalogue/plates/plate-marks.ts';
import type { Plate, PlateSign, PlateWords, SecondBuild } from '#content/catalogue/plates/plate-form.ts';
import { plates, type PlatedService } from '#content/catalogue/plates/plates.ts';
import { plateWords } from '#content/catalogue/plate-words/plate-words.ts';
import type { Language } from '#content/language.ts';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import { formatAlternatives } from '#domain/words/wording.ts';
import type { ToldPlate } from './told-plate.ts';

function hasPlate(service: string): service is PlatedService {
  return Object.hasOwn(plates, service);
}

function findSign(service: PlatedService, slug: string): PlateSign | undefined {
  const { signs }: Plate = plates[service];
  return (Object.hasOwn(signs, slug) ? signs[slug] : null) ?? undefined;
}

/** The marks of the drawing that a check of the sign sends to: "1a". None where nothing is drawn of it. */
export function listCheckMarks(service: string, slug: string, check: string): readonly string[] {
  const sign = hasPlate(service) ? findSign(service, slug) : undefined;
  if (sign === undefined) return [];
  const parts = sign.check[check] ?? [];
  return markParts(sign).flatMap(({ part, mark, label }) =>
    mark === 'check' && parts.includes(part) ? label : [],
  );
}

/** What is said of the drawing of the appliance's other build. */
function tellSecond(sign: PlateSign, second: SecondBuild, words: PlateWords['second'], language: Language) {
  if (words === undefined) return undefined;
  const frame = plateFrameWords[language];
  const { lacking, ours } = markSecond(sign, second);
  return {
    drawing: second.drawing,
    ask: words.ask,
    marks: [
      frame.same,
      ...(lacking.length > 0 && words.lacks ? [words.lacks(formatAlternatives(lacking, language))] : []),
      ...(ours.length > 0 && words.ours ? [words.ours(formatAlternatives(ours, language))] : []),
    ].join(' '),
    alt: frame.alt(words.machine),
  };
}

/** The list beside a sign's drawing; undefined where the appliance or the sign is not drawn. Places are told where there is room; bare names where the marks are explained once. */
export function tellPlate(
  service: string,
  slug: string,
  language: Language,
  detail: 'bare' | 'names' | 'places' = 'places',
): (ToldPlate & { readonly service: PlatedService }) | undefined {
  if (!hasPlate(service)) return undefined;
  const words: PlateWords = plateWords[language][service];
  const frame = plateFrameWords[language];
  const sign = findSign(service, slug);
  if (sign === undefined) return undefined;
  const { second }: Plate = plates[service];
  return {
    service,
    sign: slug,
    alt: frame.alt(words.machine),
    parts: markParts(sign).map(({ part, mark, label }) => {
      const [name = part, place = ''] = words.parts[part] ?? [];
      const told = frame.part(name, detail === 'places' ? place : '', frame.marks[mark]);
      return { label, mark, text: detail === 'bare' ? name : told };
    }),
    note: frame.note(words.machine),
    second:
      second && !second.skips?.includes(slug) ? tellSecond(sign, second, words.second, language) : undefined,
  };
}
