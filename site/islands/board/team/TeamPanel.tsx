import type { PanelProps } from '#site/islands/board/panel-props.ts';

export function TeamPanel({ words }: PanelProps) {
  return <p className="board-quiet">{words.team.soon}</p>;
}
