// GET and PUT /api/board/figures/weekly-mail: whether the owner's mail comes, to whom, and its switch.
import { readWeeklyMail, switchWeeklyMail } from '#domain/board/office-calls.ts';
import type { AnswerCall } from '#server/http/board/answer-call.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';

/** To be mounted on the board's API, behind its sign-in. */
export function addWeeklyMailRoutes(answer: AnswerCall, parts: BoardParts): void {
  const { store, weeklyMailTo, now } = parts;
  const readState = async () => ({ isOn: await store.isWeeklyMailOn(), to: weeklyMailTo });
  answer(readWeeklyMail, readState);
  answer(switchWeeklyMail, async ({ question: { isOn }, operator }) => {
    await store.switchWeeklyMail({ isOn, operator, at: now() });
    return readState();
  });
}
