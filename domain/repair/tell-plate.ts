import { markParts } from '#content/catalogue/plates/plate-marks.ts';
import type { Plate, PlateSign, PlateWords } from '#content/catalogue/plates/plate-form.ts';
import { plates, type PlatedService } from '#content/catalogue/plates/plates.ts';
import { plateWords } from '#content/catalogue/plate-words/plate-words.ts';
import type { Language } from '#content/language.ts';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import type { ToldPlate } from './told-plate.ts';

/** A number of the drawing and the name of the part it stands on. */
export type CheckMark = { readonly label: string; readonly name: string };

function hasPlate(service: string): service is PlatedService {
  return Object.hasOwn(plates, service);
}

function findSign(service: PlatedService, slug: string): PlateSign | undefined {
  const { signs }: Plate = plates[service];
  return (Object.hasOwn(signs, slug) ? signs[slug] : null) ?? undefined;
}

type Detail = 'bare' | 'names' | 'places';

/** What a part is called and, where there is room, where it is. */
function namePart(
  { parts }: PlateWords,
  part: string,
  detail: Detail,
): readonly [name: string, place: string] {
  const [name = part, place = ''] = parts[part] ?? [];
  return [name, detail === 'places' ? place : ''];
}

/** The marks of the drawing that a check of the sign sends to, and on what they stand: "1a", "Breaker". None where nothing is drawn of it. */
export function listCheckMarks(
  service: string,
  slug: string,
  check: string,
  language: Language,
  detail: Detail = 'names',
): readonly CheckMark[] {
  const sign = hasPlate(service) ? findSign(service, slug) : undefined;
  if (!hasPlate(service) || sign === undefined) return [];
  const words: PlateWords = plateWords[language][service];
  const parts = sign.check[check] ?? [];
  return markParts(sign).flatMap(({ part, mark, label }) =>
    mark === 'check' && parts.includes(part)
      ? { label, name: plateFrameWords[language].named(...namePart(words, part, detail)) }
      : [],
  );
}

/** The list beside a sign's drawing; undefined where the appliance or the sign is not drawn. Places are told where there is room; bare names where the marks are explained once. */
export function tellPlate(
  service: string,
  slug: string,
  language: Language,
  detail: Detail = 'places',
): (ToldPlate & { readonly service: PlatedService }) | undefined {
  if (!hasPlate(service)) return undefined;
  const words: PlateWords = plateWords[language][service];
  const frame = plateFrameWords[language];
  const sign = findSign(service, slug);
  if (sign === undefined) return undefined;
  return {
    service,
    sign: slug,
    alt: frame.alt(words.machine),
    parts: markParts(sign).map(({ part, mark, label }) => {
      const name = frame.named(...namePart(words, part, detail));
      return { label, mark, text: detail === 'bare' ? name : frame.part(name, frame.marks[mark]) };
    }),
    note: frame.note(words.machine),
  };
}
