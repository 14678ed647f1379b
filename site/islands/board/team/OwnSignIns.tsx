import { endOtherSignIns, endSignIn, listSignIns } from '#domain/board/team-calls.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';

type Props = Pick<PanelProps, 'api' | 'words'>;

/** Where the operator is signed in, and the way to end it there. */
export function OwnSignIns({ api, words }: Props) {
  const { timeZone } = useBoardHours();
  const { value, hasFailed } = useBoardAnswer(api, { call: listSignIns });
  const { act, isBusy, fault } = useAction(api, words.team.faults, 'lost');
  const { signIns } = words.team;
  const time = (instant: number) => formatDayTime(instant, timeZone);

  /** One of them, or all but this one. */
  async function end(id?: string): Promise<void> {
    await (id === undefined ? act({ call: endOtherSignIns }) : act({ call: endSignIn, params: { id } }));
  }

  return (
    <section className="board-team-part" aria-labelledby="sign-ins-heading">
      <h2 id="sign-ins-heading">{signIns.heading}</h2>
      <p className="board-team-intro">{signIns.intro}</p>
      {value === undefined ? (
        <p className="board-quiet">{hasFailed ? words.failedToRead : words.loading}</p>
      ) : (
        <ul className="board-team-list plate">
          {value.map(({ id, device, createdAt, seenAt, isThis }) => (
            <li key={id} className="board-sign-in-entry">
              <div>
                <h3>{device || signIns.unknown}</h3>
                <p>
                  {isThis ? signIns.thisOne : fillText(signIns.seen, { time: time(seenAt) })},{' '}
                  {fillText(signIns.signedIn, { time: time(createdAt) })}
                </p>
              </div>
              {!isThis && (
                <button
                  type="button"
                  className="button button-line"
                  disabled={isBusy}
                  aria-label={`${signIns.end}: ${device || signIns.unknown}`}
                  onClick={() => void end(id)}
                >
                  {signIns.end}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {value !== undefined && value.length > 1 && (
        <button
          type="button"
          className="button button-line board-add"
          disabled={isBusy}
          onClick={() => void end()}
        >
          {signIns.endOthers}
        </button>
      )}
      {fault !== '' && (
        <p className="board-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
