import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { BoardHours } from './board/board-hours.ts';
import type { BoardTab } from './board/board-tab.ts';
import { BoardHeader } from './board/BoardHeader.tsx';
import { BoardNotes } from './board/BoardNotes.tsx';
import { BoardTabs } from './board/BoardTabs.tsx';
import { BoardPanel } from './board/BoardPanel.tsx';
import type { PlaceNames } from '#domain/places/place-names.ts';
import type { BoardMap } from '#site/elements/pictures/board-map.ts';
import type { Appliances } from '#site/islands/board/lead/LeadFacts.tsx';
import { LeadList } from './board/LeadList.tsx';
import { useBoardList } from '#site/islands/board/answers/use-board-list.ts';
import { useManyMarks } from '#site/islands/board/many/use-many-marks.ts';
import { useLinkedLead } from './board/use-linked-lead.ts';
import { useNewLeadAlert } from './board/use-new-lead-alert.ts';
import { useServerNow } from './board/use-server-now.ts';
import { useSettledText } from '#site/islands/board/answers/use-settled-text.ts';

export type CallBoardProps = {
  readonly words: BoardWords;
  /** Names of the services by slug. */
  readonly appliances: Appliances;
  readonly places: PlaceNames;
  readonly map: BoardMap;
  readonly hours: ServiceHours;
  /** Where the board's API is. */
  readonly api: string;
};

const typingMs = 300;

/** The call board: who waits for a call, how long, and what came of it. Kept up to date by itself. */
export function CallBoard({ words, appliances, places, map, hours, api }: CallBoardProps) {
  const [tab, setTab] = useState<BoardTab>('work');
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState({ of: '', page: 1 });
  const [audio, setAudio] = useState<AudioContext>();
  useLinkedLead(setTyped);
  const search = useSettledText(typed.trim(), typingMs);
  const followed = tab === 'suspects' || tab === 'done' ? tab : 'open';
  // Another list, or another search, begins at its first page.
  const shown = `${followed} ${search}`;
  const page = place.of === shown ? place.page : 1;
  const { view, putLead, signOut } = useBoardList({ api, list: followed, search, page });
  const many = useManyMarks(api);
  const now = useServerNow(view.offsetMs);
  const { list, isSignedOut, offsetMs } = view;
  const lostAt = view.lostAt === undefined ? undefined : view.lostAt + offsetMs;
  useNewLeadAlert(words.heading, list, audio);

  async function leave(): Promise<void> {
    // First of all nothing more is asked: it would be refused.
    signOut();
    await askBoard({ address: `${api}/sign-out`, parse: () => undefined, body: {} });
  }

  function showTab(next: BoardTab): void {
    setTab(next);
    setTyped('');
    many.show('idle');
  }

  function showPage(next: number): void {
    setPlace({ of: shown, page: next });
    many.show('idle');
  }

  function toggleSound(): void {
    void audio?.close();
    setAudio(audio === undefined ? new AudioContext() : undefined);
  }

  const isSearching = search !== '';
  const panel =
    list === undefined || now === undefined || isSearching
      ? undefined
      : {
          ...{ api, words, hours, now, appliances, places, map },
          role: list.role,
          operator: list.operator,
          onShowLead: setTyped,
        };
  const emptyText = words.empty[isSearching ? 'found' : followed];
  return (
    <BoardHours value={hours}>
      <div className="board">
        <BoardHeader
          words={words}
          operator={list?.operator}
          now={now}
          hasSound={audio !== undefined}
          onSound={toggleSound}
          onSignOut={() => void leave()}
        />
        <BoardNotes
          lostAt={lostAt}
          isAway={view.isAway}
          isSignedOut={isSignedOut}
          isClockDoubted={list?.isClockDoubted === true}
          words={words}
        />
        <noscript>{words.needsScript}</noscript>
        {!isSignedOut && (
          <div className="board-body">
            <BoardTabs shown={tab} counts={list?.counts} words={words} onShow={showTab} />
            <input
              type="search"
              className="field board-search"
              aria-label={words.search}
              placeholder={words.search}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <BoardPanel tab={tab} panel={panel}>
              <LeadList
                {...{ list, now, search, emptyText, many, api, words, appliances }}
                hasFailed={view.lostAt !== undefined}
                onMarked={putLead}
                onPage={showPage}
              />
            </BoardPanel>
          </div>
        )}
      </div>
    </BoardHours>
  );
}
