import type { MapArea, MapDrawing } from '#site/elements/pictures/map-drawing.ts';

type Props = {
  readonly drawing: MapDrawing;
  /** What the map shows, in words; the lists beside it say the same with links. */
  readonly description: string;
  readonly caption: string;
};

function AreaShape({ outline, link }: MapArea) {
  const shape = <path className="map-area" d={outline} />;
  return link === undefined ? (
    shape
  ) : (
    <a href={link.path} aria-label={link.text}>
      {shape}
    </a>
  );
}

/** A map drawn at build: no script, no tiles, no request to anyone. */
export function MapFigure({ drawing, description, caption }: Props) {
  const { width, height, land, areas, places } = drawing;
  const isLinked = areas.some(({ link }) => link !== undefined);
  return (
    <figure className="sm:max-lg:max-w-[30rem]">
      <svg
        className="map"
        viewBox={`0 0 ${width} ${height}`}
        role={isLinked ? 'group' : 'img'}
        aria-label={description}
      >
        <path className="map-land" d={land} />
        {areas.map((area) => (
          <AreaShape key={area.outline} {...area} />
        ))}
        {places.map(({ name, x, y, isHere, label }) => (
          <g key={name} className={isHere ? 'map-place map-here' : 'map-place'}>
            <circle cx={x} cy={y} r={isHere ? 6 : 3.5} />
            {label !== undefined && (
              <text
                className={label.isMinor ? 'map-minor' : undefined}
                x={label.x}
                y={label.y}
                textAnchor={label.anchor}
              >
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
