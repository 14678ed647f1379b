import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { readWeeklyMail, switchWeeklyMail } from '#domain/board/office-calls.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { useAskAnew, useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';

type Props = { readonly api: string; readonly words: BoardWords };

/** Whether the owner's mail comes every Monday, with its switch. */
export function WeeklyMail({ api, words }: Props) {
  const { value: state } = useBoardAnswer(api, { call: readWeeklyMail });
  const askAnew = useAskAnew();
  const [hasFailed, setFailed] = useState(false);
  const { mail } = words.figures;
  if (state === undefined) return null;

  async function turn(isOn: boolean): Promise<void> {
    const asked = await askBoard(api, { call: switchWeeklyMail, question: { isOn } });
    setFailed(asked.kind !== 'news');
    if (asked.kind === 'news') await askAnew({ wish: { call: readWeeklyMail }, answer: asked.value });
  }

  return (
    <section className="figures-mail">
      <h2 className="board-name">{mail.heading}</h2>
      <label>
        <input type="checkbox" checked={state.isOn} onChange={({ target }) => void turn(target.checked)} />
        {mail.switch}
      </label>
      <p className="figures-note">
        {state.to.length === 0 ? mail.nobody : fillText(mail.to, { addresses: state.to.join(', ') })}
      </p>
      {hasFailed && <p role="alert">{words.failedToMark}</p>}
    </section>
  );
}
