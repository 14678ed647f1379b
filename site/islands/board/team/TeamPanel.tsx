import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { ChangesLog } from './ChangesLog.tsx';
import { OwnSignIns } from './OwnSignIns.tsx';
import { TeamList } from './TeamList.tsx';

/** Everybody's own sign-ins; for owners also who may use the board, and who changed what. */
export function TeamPanel(panel: PanelProps) {
  const isOwner = panel.role === 'owner';
  return (
    <div className="board-team" data-role={panel.role}>
      {isOwner && <TeamList {...panel} />}
      <OwnSignIns {...panel} />
      {isOwner && <ChangesLog {...panel} />}
    </div>
  );
}
