// What was done with a lead and its visits, each in one cell of the file, in the words of the board and the company's time.
import { boardWords } from '#content/words/board/board-words.ts';
import { csvWords } from '#content/words/board/csv-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { dateOf } from '#domain/figures/figure-days.ts';
import type { LeadEvent } from '#domain/leads/lead.ts';
import { describePart } from '#domain/visits/awaited-part.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ExportedVisit } from '#server/store/records/board/exported-leads.ts';

const words = csvWords.en;

/** "2026-06-10 12:04 pm", which spreadsheets read as a time. */
export function timeOf(instantMs: number, timeZone: string): string {
  return `${dateOf(instantMs, timeZone)} ${formatTime(instantMs, timeZone)}`;
}

/** "2026-06-10 12:04 pm Ana: No answer, follow up 2026-06-10 2:00 pm: bell is weak" */
export function describeEvent(
  { at, operator, outcome, followUpAt, note }: LeadEvent,
  timeZone: string,
): string {
  const time = followUpAt === null ? '' : timeOf(followUpAt, timeZone);
  const again = time === '' ? '' : `, ${fillText(words.again, { time })}`;
  const action = boardWords.en.actions[outcome];
  return `${timeOf(at, timeZone)} ${operator}: ${action}${again}${note === '' ? '' : `: ${note}`}`;
}

/** "2026-06-16 8–10 am Scheduled, Ben: gate code 12" */
export function describeVisit({ date, window, state, technician, part, note }: ExportedVisit): string {
  const by = technician === null ? '' : `, ${technician}`;
  const notes = [part === null ? '' : describePart(part), note].filter(Boolean).join(', ');
  const what = `${boardWords.en.visits.states[state]}${by}${notes === '' ? '' : `: ${notes}`}`;
  return `${date} ${formatWindow(window)} ${what}`;
}
