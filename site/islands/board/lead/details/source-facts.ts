// Where a lead came from, and what they agreed to, as people say it; each thing once.
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { BoardDetails } from '#domain/leads/board-details.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { isLocalDate } from '#domain/opening/local-date.ts';
import { fillText, formatDay } from '#domain/words/wording.ts';

type Lead = Pick<BoardLead, 'phoneText' | 'receivedAt'>;

/** By its name in the words; what has none there, as it is. */
function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}

/** "Jun 10, 12:00 pm, wording of November 21, 2026"; a wording without a day was read to them. */
function agreedText(version: string, at: number, words: BoardWords['details'], timeZone: string): string {
  const time = formatDayTime(at, timeZone);
  const day = version.slice(-'2026-11-21'.length);
  return isLocalDate(day)
    ? fillText(words.wordingOf, { time, day: formatDay(day, 'en') })
    : fillText(words.onPhone, { time });
}

/** The facts with their names, those that are not known empty. */
export function listSourceFacts(
  lead: Lead,
  details: BoardDetails,
  words: BoardWords,
  timeZone: string,
): readonly (readonly [name: string, text: string])[] {
  const label = words.details;
  const { consent, consentWording, source, texts, phoneAsTyped } = details;
  // What a caller said stands below by its name, and needs no line that sums it up.
  const isTold = 'heard_from' in source;
  const given = (version: string, at: number) => agreedText(version, at, label, timeZone);
  const stoppedAt = texts?.stoppedAt;
  return [
    [label.typed, phoneAsTyped === lead.phoneText ? '' : phoneAsTyped],
    [label.page, details.page],
    [label.cameFrom, isTold ? '' : details.sourceLine],
    ...Object.entries(source).map(([name, mark]) => [nameIn(words.sources, name), mark] as const),
    [label.language, nameIn(label.languages, details.language)],
    [label.subject, details.subject],
    [label.consent, consentWording],
    [label.consentGiven, consent === '' ? '' : given(consent, lead.receivedAt)],
    [label.texts, texts?.wording ?? ''],
    [label.textsGiven, texts === null ? '' : given(texts.version, texts.at)],
    [label.textsStopped, typeof stoppedAt === 'number' ? formatDayTime(stoppedAt, timeZone) : ''],
    [label.suspicions, details.suspicions.map((name) => nameIn(label.suspected, name)).join(', ')],
  ];
}
