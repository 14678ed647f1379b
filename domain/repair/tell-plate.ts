import { markParts } from '#content/catalogue/plates/plate-marks.ts';
import type { Plate, PlateWords } from '#content/catalogue/plates/plate-form.ts';
import { plates, type PlatedService } from '#content/catalogue/plates/plates.ts';
import { plateWords } from '#content/catalogue/plate-words/plate-words.ts';
import type { Language } from '#content/language.ts';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import type { ToldPlate } from './told-plate.ts';

function hasPlate(service: string): service is PlatedService {
  return Object.hasOwn(plates, service);
}

/** The list beside a sign's drawing; undefined where the appliance or the sign is not drawn. Places are told where there is room. */
export function tellPlate(
  service: string,
  slug: string,
  language: Language,
  detail: 'names' | 'places' = 'places',
): (ToldPlate & { readonly service: PlatedService }) | undefined {
  if (!hasPlate(service)) return undefined;
  const { signs }: Plate = plates[service];
  const words: PlateWords = plateWords[language][service];
  const frame = plateFrameWords[language];
  const sign = Object.hasOwn(signs, slug) ? signs[slug] : null;
  if (sign === undefined || sign === null) return undefined;
  return {
    service,
    sign: slug,
    alt: frame.alt(words.machine),
    parts: markParts(sign).map(({ part, mark, label }) => {
      const [name = part, place = ''] = words.parts[part] ?? [];
      return { label, mark, text: frame.part(name, detail === 'places' ? place : '', frame.marks[mark]) };
    }),
    note: frame.note(words.machine),
  };
}
