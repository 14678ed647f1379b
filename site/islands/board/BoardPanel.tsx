import type { ReactNode } from 'react';
import { FiguresPanel } from '#site/islands/board/figures/FiguresPanel.tsx';
import { FailedNotices } from '#site/islands/board/notices/FailedNotices.tsx';
import { OpeningPanel } from '#site/islands/board/opening/OpeningPanel.tsx';
import { TeamPanel } from '#site/islands/board/team/TeamPanel.tsx';
import { LastVisit } from '#site/islands/board/visits/LastVisit.tsx';
import { VisitsPanel } from '#site/islands/board/visits/VisitsPanel.tsx';
import { useBoardNow } from '#site/islands/board/work/board-context.ts';
import type { BoardTab } from './board-tab.ts';
import type { PanelProps } from './panel-props.ts';

type Props = {
  readonly tab: BoardTab;
  /** Undefined until the first list is there. */
  readonly panel: Omit<PanelProps, 'now'> | undefined;
  /** What is shown under the tabs that are lists of leads. */
  readonly children: ReactNode;
};

/** What is shown under a tab. */
export function BoardPanel({ tab, panel: given, children }: Props) {
  const now = useBoardNow();
  if (given === undefined) return children;
  const panel = { ...given, now };
  switch (tab) {
    case 'visits':
      return (
        <LastVisit panel={panel}>
          <VisitsPanel {...panel} />
        </LastVisit>
      );
    case 'figures':
      return <FiguresPanel {...panel} />;
    case 'opening':
      return (
        <LastVisit panel={panel}>
          <OpeningPanel {...panel} />
        </LastVisit>
      );
    case 'team':
      return <TeamPanel {...panel} />;
    case 'failed':
      return <FailedNotices api={panel.api} words={panel.words} onShow={panel.onShowLead} />;
    case 'work':
    case 'done':
    case 'suspects':
      return children;
  }
}
