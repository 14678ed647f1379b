// Puts a machine's drawing and what its signs light into one SVG. Its page asks for "washer.svg#leaks": the empty group of that
// name is then the target, the machine steps back, and the sign's own group shows its parts over it. One file for all signs.
import type { Plate, SecondBuild } from '#content/catalogue/plates/plate-form.ts';
import { markParts, markSecond, type MarkedPart } from '#content/catalogue/plates/plate-marks.ts';
import { measurePart, partsOverlap } from './extent.ts';
import { plateStyle } from './plate-style.ts';
import { figure, polygon, spot } from './strokes.ts';
import type { Spot } from './camera.ts';

export type Drawing<Part extends string = string> = {
  readonly width: number;
  readonly height: number;
  /** From the back to the front. A name without a part of the plate is scenery. */
  readonly shapes: Readonly<Record<string, string>>;
  /** Where a part is pointed at, and where its mark is. */
  readonly marks: Readonly<Record<Part, readonly [at: Spot, mark: Spot]>>;
  readonly ways?: Readonly<Record<string, string>>;
};

/** What is lit when the drawing is asked for by this name. */
export type DrawnSign = {
  readonly slug: string;
  readonly marked: readonly MarkedPart[];
  readonly way?: string | undefined;
};

const radius = 17;

/** A face larger than this is drawn as an outline over what else is lit there: a door, a drum, an oven floor. */
const wide = 6500;

/** A disc, or the eight sides of a stop sign: what is to be left alone is told by its form as well. */
function drawSeal(mark: string, [x, y]: Spot): string {
  if (mark !== 'leave') return `<circle class="${mark}" cx="${figure(x)}" cy="${figure(y)}" r="${radius}"/>`;
  const corners = Array.from({ length: 8 }, (_, side): Spot => {
    const angle = ((side + 0.5) * Math.PI) / 4;
    return [x + (radius + 1) * Math.cos(angle), y + (radius + 1) * Math.sin(angle)];
  });
  return `<path class="${mark}" d="${polygon(corners)}"/>`;
}

function drawMark({ marks }: Drawing, part: string, mark: string, label: string): string {
  const [at, center] = marks[part] ?? [];
  if (at === undefined || center === undefined) throw new Error(`No mark is placed for ${part}`);
  return (
    `<path class="e" d="M${spot(at)}L${spot(center)}"/><circle class="e" cx="${figure(at[0])}" cy="${figure(at[1])}" r="2"/>` +
    `${drawSeal(mark, center)}<text class="${mark}" x="${figure(center[0])}" y="${figure(center[1] + 6.5)}">${label}</text>`
  );
}

function drawSign(drawing: Drawing, { slug, marked, way: name }: DrawnSign): string {
  // Wide parts first, whichever mark they have; the others from the back to the front, as in the machine.
  const depth = Object.keys(drawing.shapes);
  const sized = marked
    .map((lit) => {
      const shapes = drawing.shapes[lit.part] ?? '';
      const size = measurePart(shapes);
      return { ...lit, shapes, size: size > wide ? size : 0 };
    })
    .toSorted((a, b) => depth.indexOf(a.part) - depth.indexOf(b.part));
  const lit = sized
    .toSorted((a, b) => b.size - a.size)
    .map(({ part, mark, shapes, size }) => {
      const covers =
        size > 0 && sized.some((other) => other.part !== part && partsOverlap(shapes, other.shapes));
      return `<use class="${mark}${covers ? ' z' : ''}" href="#part-${part}"/>`;
    });
  const way = name === undefined ? undefined : drawing.ways?.[name];
  if (name !== undefined && way === undefined) throw new Error(`No way is drawn for ${name}`);
  const path =
    way === undefined
      ? ''
      : `<path class="y0" d="${way}"/><path class="y" marker-start="url(#from)" marker-end="url(#tip)" d="${way}"/><path class="dot" pathLength="1" d="${way}"/>`;
  return `<g class="s ${slug}">${lit.join('')}${path}${marked.map(({ part, mark, label }) => drawMark(drawing, part, mark, label)).join('')}</g>`;
}

/** The signs of a plate; or of the other build of its appliance. */
export function listDrawnSigns({ signs }: Plate, second?: SecondBuild): readonly DrawnSign[] {
  return Object.entries(signs).flatMap(([slug, sign]) => {
    if (sign === null || second?.skips?.includes(slug)) return [];
    const marked = second === undefined ? markParts(sign) : markSecond(sign, second).marked;
    return [{ slug, marked, way: sign.way }];
  });
}

/** Marks that would cover each other in one sign: a fault of the drawing. */
export function listCrowdedMarks(drawing: Drawing, signs: readonly DrawnSign[]): readonly string[] {
  return signs.flatMap(({ slug, marked }) => {
    const parts = marked.map(({ part }) => part);
    return parts.flatMap((a, index) =>
      parts.slice(index + 1).flatMap((b) => {
        const [spotA, spotB] = [drawing.marks[a]?.[1], drawing.marks[b]?.[1]];
        const apart = spotA && spotB ? Math.hypot(spotA[0] - spotB[0], spotA[1] - spotB[1]) : 0;
        return apart < 2 * radius + 2 ? [`${slug}: ${a} and ${b}`] : [];
      }),
    );
  });
}

export function drawSheet(drawing: Drawing, signs: readonly DrawnSign[]): string {
  const slugs = signs.map(({ slug }) => slug);
  const shown = slugs.map((slug) => `#${slug}:target~.${slug}`).join();
  const machine = Object.entries(drawing.shapes).map(
    ([name, shapes]) => `<g id="part-${name}">${shapes}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" width="${drawing.width}" height="${drawing.height}">`,
    `<style>${plateStyle}${shown}{display:inline}</style>`,
    '<marker id="tip" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="4" markerHeight="4" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker><marker id="from" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="4" markerHeight="4"><path class="from" d="M4 1a3 3 0 0 1 0 6a3 3 0 0 1 0-6z"/></marker>',
    ...slugs.map((slug) => `<g class="k" id="${slug}"/>`),
    `<g class="m">${machine.join('\n')}</g>`,
    ...signs.map((sign) => drawSign(drawing, sign)),
    '</svg>\n',
  ].join('\n');
}
