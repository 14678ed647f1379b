import type { PanelProps } from '#site/islands/board/panel-props.ts';

export function VisitsPanel({ words }: PanelProps) {
  return <p className="board-quiet">{words.visits.soon}</p>;
}
