import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { servicePageWords } from '#content/words/repairs/service-page-words.ts';
import { pictureWords } from '#content/words/shell/picture-words.ts';
import { detailPicture } from '#site/pictures/detail-picture.ts';
import type { PartFigureProps } from '#site/sections/service/PartFigure.tsx';

/** The part that often fails, good beside failed, as wide as a text column. */
export async function partFigure(service: ServiceSlug, language: Language): Promise<PartFigureProps> {
  const { parts, details, good, failed } = pictureWords[language];
  const { label = failed, ...shown } = details[service];
  const picture = await detailPicture(service);
  return {
    picture: picture && { ...picture, sizes: '(width >= 64rem) 46rem, calc(100vw - 2.5rem)' },
    label: servicePageWords[language].partLabel,
    part: parts[service],
    good: { label: good, text: shown.good },
    failed: { label, text: shown.failed },
  };
}
