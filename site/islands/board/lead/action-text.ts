// What became of an action, in words: in the row, and read out.
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatTime, formatWeekdayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { sinceText } from '#site/islands/board/answers/lead-refusal.ts';
import type { LeadAction, ActionState } from '#site/islands/board/work/lead-action.ts';

const nearMs = 12 * 60 * 60_000;

function nameIn(names: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = Object.hasOwn(names, name) ? names[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

function savedText(
  { outcome, followUpAt }: LeadAction,
  words: BoardWords,
  now: number,
  timeZone: string,
): string {
  const { said } = words.work;
  const done = nameIn(said, outcome) ?? '';
  if (followUpAt === undefined) return done;
  const time =
    followUpAt - now < nearMs ? formatTime(followUpAt, timeZone) : formatWeekdayTime(followUpAt, timeZone);
  return `${done} ${fillText(said.followUp, { time })}`;
}

/** "No answer. Follow up 3:00 pm.", or why nothing was saved. `stateText` says how the lead is now. */
export function actionText(
  state: ActionState,
  words: BoardWords,
  {
    now,
    timeZone,
    stateText,
  }: { readonly now: number; readonly timeZone: string; readonly stateText: string },
): string {
  const { said } = words.work;
  switch (state.kind) {
    case 'saving':
    case 'undoing':
      return said.saving;
    case 'saved':
      return savedText(state.action, words, now, timeZone);
    case 'undone':
      return said.undone;
    case 'not-undone':
      return state.why ?? said.notUndone;
    case 'changed':
      return state.since === undefined
        ? fillText(said.changed, { state: stateText })
        : fillText(said.changedBy, { what: sinceText(state.since, words, timeZone), state: stateText });
    case 'held':
      return fillText(said.held, { operator: state.by });
    case 'failed':
      return words.failedToMark;
    case 'away':
      return words.awayToMark;
    case 'refused':
      return nameIn(said.refusals, state.why) ?? said.refused;
  }
}

/** Nothing was saved, and the operator has to do something. */
export function isFault({ kind }: ActionState): boolean {
  return ['failed', 'away', 'refused', 'changed', 'held', 'not-undone'].includes(kind);
}
