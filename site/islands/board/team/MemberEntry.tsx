import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { changeRole, removeOperator, renewLink, signOutEverywhere } from '#domain/board/team-calls.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { NewLink, TeamMember } from '#domain/people/team.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';
import { AskFirst } from './AskFirst.tsx';

type Props = {
  readonly member: TeamMember;
  readonly isYou: boolean;
  readonly api: string;
  readonly words: BoardWords;
  readonly onLink: (link: NewLink) => void;
};

type Action = 'owner' | 'dispatcher' | 'signOut' | 'remove';

/** One operator: what they are, where they are signed in, and what an owner can do about it. */
export function MemberEntry({ member, isYou, api, words, onLink }: Props) {
  const { name, role, isInvited, signIns } = member;
  const { team } = words;
  const { timeZone } = useBoardHours();
  const [asked, setAsked] = useState<Action>();
  const { act, isBusy, fault, clear } = useAction(api, team.faults, 'lost');
  const params = { name };
  const time = (instant: number) => formatDayTime(instant, timeZone);

  async function makeLink(): Promise<void> {
    const made = await act({ call: renewLink, params });
    if (made !== undefined) onLink(made.value);
  }

  async function obey(action: Action): Promise<void> {
    const done = await (action === 'remove'
      ? act({ call: removeOperator, params })
      : action === 'signOut'
        ? act({ call: signOutEverywhere, params })
        : act({ call: changeRole, params, question: { role: action } }));
    if (done !== undefined) setAsked(undefined);
  }

  const other = role === 'owner' ? 'dispatcher' : 'owner';
  const actions: readonly Action[] = [other, ...(signIns.length > 0 ? (['signOut'] as const) : []), 'remove'];
  return (
    <li className="board-member">
      <div>
        <h3>
          <bdi>{name}</bdi>
          {isYou && ` (${team.you})`}
        </h3>
        <p className="board-member-role" data-role={role}>
          {team.roles[role]}
        </p>
      </div>
      <ul className="board-member-facts">
        {isInvited && <li>{team.invited}</li>}
        {signIns.length === 0 && !isInvited && <li>{team.notSignedIn}</li>}
        {signIns.map(({ id, device, seenAt }) => (
          <li key={id}>
            {fillText(team.signedInOn, { device: device || team.signIns.unknown, time: time(seenAt) })}
          </li>
        ))}
      </ul>
      {asked === undefined ? (
        <div className="board-member-do">
          <button type="button" disabled={isBusy} onClick={() => void makeLink()}>
            {team.actions.link}
          </button>
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              data-action={action}
              onClick={() => {
                clear();
                setAsked(action);
              }}
            >
              {team.actions[action]}
            </button>
          ))}
        </div>
      ) : (
        <AskFirst
          question={fillText(team.ask[asked], { name })}
          yes={team.actions[asked]}
          no={team.ask.no}
          isBusy={isBusy}
          onYes={() => void obey(asked)}
          onNo={() => {
            clear();
            setAsked(undefined);
          }}
        />
      )}
      {fault !== '' && (
        <p className="board-fault" role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}
