import type { PanelProps } from '#site/islands/board/panel-props.ts';

export function OpeningPanel({ words }: PanelProps) {
  return <p className="board-quiet">{words.opening.soon}</p>;
}
