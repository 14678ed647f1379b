import { useState } from 'react';
import type { NewLink } from '#domain/people/team.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AddOperator } from './AddOperator.tsx';
import { LinkNote } from './LinkNote.tsx';
import { MemberEntry } from './MemberEntry.tsx';
import { parseTeam } from './team-answers.ts';

type Props = Pick<PanelProps, 'api' | 'words' | 'operator'>;

/** Who may use the board, as owners see and change it. */
export function TeamList({ api, words, operator }: Props) {
  const [version, setVersion] = useState(0);
  const [link, setLink] = useState<NewLink>();
  const { value, hasFailed } = useBoardAnswer(`${api}/team`, parseTeam, version);
  const { team } = words;

  function takeLink(made: NewLink): void {
    setLink(made);
    setVersion((before) => before + 1);
  }

  return (
    <section className="board-team-part" aria-labelledby="team-heading">
      <h2 id="team-heading">{team.heading}</h2>
      <p className="board-team-intro">{team.intro}</p>
      {link !== undefined && (
        <LinkNote key={link.path} link={link} words={words} onDone={() => setLink(undefined)} />
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
              onLink={takeLink}
              onChanged={() => setVersion((before) => before + 1)}
            />
          ))}
        </ul>
      )}
      <AddOperator api={api} words={words} onAdded={takeLink} />
    </section>
  );
}
