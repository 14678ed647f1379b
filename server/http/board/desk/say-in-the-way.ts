// Why an action cannot be taken back: what is taken by now, and what to do.
import { visitsWords } from '#content/words/board/visits-words.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { InTheWay } from '#server/store/acts/undoing/take-again.ts';

const words = visitsWords.en;

export function sayInTheWay(inTheWay: InTheWay): string {
  const { date, fromHour, isHeld } = inTheWay;
  const window = describeVisit({ date, window: windowFrom(fromHour) }, null);
  if (inTheWay.kind === 'unfit') {
    const bars = inTheWay.bars.map((bar) => words.undoBars[bar]).join(', ');
    return fillText(words.undoUnfit, { window, bars });
  }
  const bar = words.booking.bars[inTheWay.bar].toLowerCase();
  return fillText(isHeld ? words.undoHeld : words.undoBarred, { window, bar });
}
