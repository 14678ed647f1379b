import { cn } from '#site/elements/class-names.ts';
import type { MapArea, MapCorners, MapDrawing, MapPlace } from '#site/elements/pictures/map-drawing.ts';

type Props = {
  readonly drawing: MapDrawing;
  /** What the map shows, in words; the lists of the page say the same with links. */
  readonly description: string;
  readonly caption: string;
  /** Of the distances, which a phone's map leaves to the list of places. */
  readonly note?: string;
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

function PlaceDot({ name, x, y, isHere, label, path, target, isCrowded }: MapPlace) {
  const dot = (
    <>
      {label.leader !== undefined && <path d={label.leader} />}
      <circle cx={x} cy={y} r={isHere ? 6 : label.shows === 'pointed' ? 2.5 : 3.5} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {name}
        {label.note !== undefined && <tspan> {label.note}</tspan>}
      </text>
    </>
  );
  const style = cn('map-place', isHere && 'map-here', label.shows !== undefined && `map-${label.shows}`);
  if (path === undefined) return <g className={style}>{dot}</g>;
  return (
    // A dot in a crowd is too small to stop at: the list of places has its link.
    <a className={style} href={path} tabIndex={isCrowded ? -1 : undefined}>
      <circle cx={x} cy={y} r={target} className="map-target" />
      {dot}
    </a>
  );
}

/** How far a mile is; and where in Florida this is. */
function Corners({ scale, inset }: MapCorners) {
  return (
    <>
      {scale && (
        <g className="map-scale">
          <path d={`M${scale.x} ${scale.y - 4}v4h${scale.length}v-4`} />
          <text x={scale.x + scale.length / 2} y={scale.y - 4} textAnchor="middle">
            {scale.text}
          </text>
        </g>
      )}
      {inset && (
        <g className="map-inset" transform={`translate(${inset.x} ${inset.y})`} aria-hidden="true">
          <rect width={inset.width} height={inset.height} rx="6" />
          <path d={inset.outline} />
          <rect
            className="map-window"
            x={inset.window.x}
            y={inset.window.y}
            width={inset.window.size}
            height={inset.window.size}
          />
        </g>
      )}
    </>
  );
}

/** A map drawn at build: no script, no tiles, no request to anyone. Water is its ground; counties end where the land does. */
export function MapFigure({ drawing, description, caption, note }: Props) {
  const { width, height, land, islands, others, lines, areas, places, waters, counties, corners } = drawing;
  const isLinked =
    areas.some(({ link }) => link !== undefined) || places.some(({ path }) => path !== undefined);
  return (
    <figure className={height > width ? 'map-figure map-upright' : 'map-figure'}>
      <svg
        className="map"
        viewBox={`0 0 ${width} ${height}`}
        role={isLinked ? 'group' : 'img'}
        aria-label={description}
      >
        <clipPath id="map-land">
          <path id="map-land-shape" d={land} clipRule="evenodd" />
          {islands !== '' && <path id="map-islands" d={islands} />}
        </clipPath>
        <g className="map-shore">
          <use href="#map-land-shape" />
          {islands !== '' && <use href="#map-islands" />}
        </g>
        <g clipPath="url(#map-land)">
          <rect width={width} height={height} className={areas.length > 0 ? 'map-others' : 'map-area'} />
          {areas.map((area) => (
            <AreaShape key={area.outline} {...area} />
          ))}
          {others !== '' && <path className="map-others" d={others} />}
          <path className="map-lines" d={lines} />
        </g>
        {waters.map(({ name, x, y }) => (
          <text key={name} x={x} y={y} textAnchor="middle" className="map-water">
            {name}
          </text>
        ))}
        {counties.map(({ name, x, y }) => (
          <text key={name} x={x} y={y} textAnchor="middle" className="map-county">
            {name}
          </text>
        ))}
        <Corners {...corners} />
        {places.map((place) => (
          <PlaceDot key={place.name} {...place} />
        ))}
      </svg>
      <figcaption className="mt-1.5 text-small text-ink-soft">
        {note !== undefined && <span className="max-sm:hidden">{note} </span>}
        {caption}
      </figcaption>
    </figure>
  );
}
