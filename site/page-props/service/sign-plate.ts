import { markParts } from '#content/catalogue/plates/plate-marks.ts';
import type { Plate, PlateWords } from '#content/catalogue/plates/plate-form.ts';
import { plates, type PlatedService } from '#content/catalogue/plates/plates.ts';
import { plateWords } from '#content/catalogue/plate-words/plate-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import { platePicture } from '#site/pictures/plate-picture.ts';
import type { SignPlateProps } from '#site/elements/signs/SignPlate.tsx';

function hasPlate(service: ServiceSlug): service is PlatedService {
  return Object.hasOwn(plates, service);
}

/** The drawing of a sign and its list: with the place of each part on the appliance's own page, which has the room. */
export function signPlate(
  service: ServiceSlug,
  slug: string,
  language: Language,
  detail: 'names' | 'places',
): SignPlateProps | undefined {
  const picture = platePicture(service);
  if (!hasPlate(service) || picture === undefined) return undefined;
  const plate: Plate = plates[service];
  const words: PlateWords = plateWords[language][service];
  const frame = plateFrameWords[language];
  const sign = plate.signs[slug];
  if (sign === undefined || sign === null) return undefined;
  return {
    src: `${picture.src}#${slug}`,
    width: picture.width,
    height: picture.height,
    alt: frame.alt(words.machine),
    parts: markParts(sign).map(({ part, mark, label }) => {
      const [name = part, place = ''] = words.parts[part] ?? [];
      return { label, mark, text: frame.part(name, detail === 'places' ? place : '', frame.marks[mark]) };
    }),
    note: frame.note(words.machine),
  };
}
