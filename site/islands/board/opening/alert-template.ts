// Texts to start an alert from: they follow its places and its end until the owner types.
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { PlaceNames } from '#domain/places/place-names.ts';
import { readLocalTime } from './local-time.ts';
import type { Draft } from './opening-draft.ts';
import { fillIn, namePlaces } from './opening-text.ts';

export const templateNames = ['hurricane', 'flood', 'road'] as const;

/** Templates whose text says that there are no visits: what they say must hold. */
export const stoppingTemplates: readonly Draft['template'][] = ['hurricane'];

export type TemplateFacts = {
  readonly words: BoardWords['opening'];
  readonly places: PlaceNames;
  readonly timeZone: string;
};

/** The draft with the text of its template for its places and end; a text that was typed stays. */
export function writeTemplate(draft: Draft, { words, places, timeZone }: TemplateFacts): Draft {
  if (draft.template === '') return draft;
  const { templates } = words;
  const until = readLocalTime(draft.untilTime, timeZone);
  const where = namePlaces(places, draft);
  const text = fillIn(templates[draft.template].text, {
    where: where === '' ? '' : fillIn(templates.in, { where }),
    until: Number.isNaN(until) ? '…' : formatDayTime(until, timeZone),
  });
  return { ...draft, text };
}
