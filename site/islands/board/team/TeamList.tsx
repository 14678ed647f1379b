import { useState } from 'react';
import { listTeam } from '#domain/board/team-calls.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { NewLink } from '#domain/people/team.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AddOperator } from './AddOperator.tsx';
import { LinkNote } from './LinkNote.tsx';
import { MemberEntry } from './MemberEntry.tsx';

type Props = Pick<PanelProps, 'api' | 'words' | 'operator'>;

/** Who may use the board, as owners see and change it. */
export function TeamList({ api, words, operator }: Props) {
  const [link, setLink] = useState<NewLink>();
  const { value, hasFailed } = useBoardAnswer(api, { call: listTeam });
  const { timeZone } = useBoardHours();
  const { team } = words;

  return (
    <section className="board-team-part" aria-labelledby="team-heading">
      <h2 id="team-heading">{team.heading}</h2>
      <p className="board-team-intro">{team.intro}</p>
      <AddOperator api={api} words={words} onAdded={setLink} />
      {link !== undefined && (
        <LinkNote
          key={link.path}
          heading={fillText(team.link.heading, { name: link.name })}
          level={3}
          text={fillText(team.link.text, {
            name: link.name,
            time: formatDayTime(link.expiresAt, timeZone),
          })}
          path={link.path}
          label={team.link.address}
          words={words.once}
          onDone={() => setLink(undefined)}
        />
      )}
      {value === undefined ? (
        <p className="board-quiet">{hasFailed ? words.failedToRead : words.loading}</p>
      ) : (
        <ul className="board-team-list plate">
          {value.map((member) => (
            <MemberEntry
              key={member.name}
              {...{ member, api, words }}
              isYou={member.name === operator}
              onLink={setLink}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
