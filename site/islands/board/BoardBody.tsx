import { useCallback, useMemo, useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { fillText } from '#domain/words/wording.ts';
import { actionText } from '#site/islands/board/lead/action-text.ts';
import { ManyStart } from '#site/islands/board/many/ManyStart.tsx';
import { useManyMarks, isOffered } from '#site/islands/board/many/use-many-marks.ts';
import { BoardContext } from '#site/islands/board/work/board-context.ts';
import { ClosedChoice } from '#site/islands/board/work/ClosedChoice.tsx';
import { LastAnswer } from '#site/islands/board/work/LastAnswer.tsx';
import type { ActionState } from '#site/islands/board/work/lead-action.ts';
import { SoundQuestion } from '#site/islands/board/work/SoundQuestion.tsx';
import { useBoardKeys } from '#site/islands/board/work/use-board-keys.ts';
import { useLeadMarks } from '#site/islands/board/work/use-lead-marks.ts';
import type { Sound } from '#site/islands/board/work/use-sound.ts';
import { WorkBar } from '#site/islands/board/work/WorkBar.tsx';
import { BoardDialogs, type ShownDialog } from './BoardDialogs.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import type { CallBoardProps } from './call-board-props.ts';
import { LeadsPanel } from './LeadsPanel.tsx';
import type { Board } from './use-board.ts';
import { useSpoken } from './use-spoken.ts';

type Props = CallBoardProps & { readonly board: Board; readonly sound: Sound };

/** All of the board below its header. */
export function BoardBody({ board, sound, ...props }: Props) {
  const { words, api, hours, appliances, places, map } = props;
  const { tab, view, search, isSearching, followed, putLead } = board;
  const { list, offsetMs } = view;
  const [dialog, setDialog] = useState<ShownDialog>();
  const { spoken, speak } = useSpoken();
  const many = useManyMarks(api);

  const announce = useCallback(
    ({ name, state: leadState }: BoardLead, state: ActionState) => {
      const now = Date.now() + offsetMs;
      const stateText = words.states[leadState];
      const said = actionText(state, words, { now, timeZone: hours.timeZone, stateText });
      speak(fillText(words.work.said.aloud, { name, said }));
    },
    [hours.timeZone, offsetMs, speak, words],
  );
  const marks = useLeadMarks(api, putLead, announce);
  const operator = list?.operator ?? '';
  const calendar = list?.calendar ?? standingCalendar(hours);
  const shared = {
    ...{ api, words, appliances, signs: props.signs, pictures: props.pictures },
    coveragePath: props.coveragePath,
    ...{ sources: list?.sources ?? [], canText: list?.canText ?? false },
    ...{ operator, hours, calendar, marks, onShowLead: board.showLead },
  };

  const actions = useMemo(
    () => ({
      onUndo: () => void marks.undo(),
      onAdd: () => setDialog('caller'),
      onHelp: () => setDialog('keys'),
    }),
    [marks],
  );
  const keys = useBoardKeys(actions);
  const panel =
    list === undefined || isSearching
      ? undefined
      : {
          ...{ api, words, hours, appliances, places, map, operator },
          role: list.role,
          onShowLead: board.showLead,
        };
  const isList = isSearching || tab === 'work' || tab === 'done' || tab === 'suspects';
  const isOfferedMany = (list?.leads.filter(isOffered).length ?? 0) > 1;
  return (
    <BoardContext value={shared}>
      <div className="board-body">
        <BoardTabs
          shown={tab}
          counts={list?.counts}
          visitsWaiting={list?.visitsWaiting ?? 0}
          words={words}
          onShow={(next) => {
            board.showTab(next);
            many.show('idle');
          }}
        />
        <SoundQuestion sound={sound} words={words.work.sound} />
        {isList && (
          <WorkBar
            search={search}
            regions={places.regions}
            onSearch={board.setSearch}
            onAddCaller={() => setDialog('caller')}
            onKeys={() => setDialog('keys')}
          >
            <ManyStart many={many} isOffered={isOfferedMany} />
          </WorkBar>
        )}
        {tab === 'done' && <ClosedChoice search={search} onSearch={board.setSearch} />}
        <BoardPanel tab={tab} panel={panel}>
          <LeadsPanel
            {...{ list, many, isSearching }}
            of={view.of}
            hasFailed={view.lostAt !== undefined}
            emptyText={words.empty[isSearching ? 'found' : followed]}
            heading={isSearching ? words.work.filters.found : tab === 'work' ? undefined : words.lists[tab]}
            search={board.text}
            onPage={(page) => {
              board.showPage(page);
              many.show('idle');
            }}
          />
        </BoardPanel>
        <LastAnswer />
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      <BoardDialogs {...{ dialog, keys, putLead, speak }} onShow={setDialog} />
    </BoardContext>
  );
}
