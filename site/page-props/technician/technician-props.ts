// Gathers what a technician's page says before anything is told of a visit.
import type { Language } from '#content/language.ts';
import { technicianWords } from '#content/words/technician/technician-words.ts';
import { longestNote } from '#domain/board/action-fields.ts';
import { technicianApiPath, technicianPath } from '#domain/paths/paths.ts';
import { platePictures } from '#site/pictures/plate-picture.ts';
import type { TechnicianProps } from '#site/sections/technician/TechnicianPage.tsx';
import { settings } from '#site/settings.ts';

export function technicianProps(language: Language): TechnicianProps {
  return {
    words: technicianWords[language],
    phone: { e164: settings.phone, text: settings.phoneText },
    path: technicianPath,
    closePath: `${technicianApiPath}/close`,
    longestNote,
    pictures: platePictures,
  };
}
