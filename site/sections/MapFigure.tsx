import type { MapDrawing } from '#site/elements/map-drawing.ts';

type Props = {
  readonly drawing: MapDrawing;
  /** What the map shows, in words; the lists beside it say the same with links. */
  readonly description: string;
  readonly caption: string;
};

/** A map drawn at build: no script, no tiles, no request to anyone. */
export function MapFigure({ drawing, description, caption }: Props) {
  const { width, height, land, counties, places } = drawing;
  return (
    <figure>
      <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
        <path className="map-land" d={land} />
        <path className="map-counties" d={counties} />
        {places.map(({ name, x, y, isHere, label }) => (
          <g key={name} className={isHere ? 'map-here' : undefined}>
            <circle cx={x} cy={y} r={isHere ? 6 : 4} />
            {label !== undefined && (
              <text x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
