// Writes site/maps/florida-land.json: the land of Florida with its bays, lagoons and islands, cut out of Natural Earth's
// 1:10m land (public domain), by way of world-atlas. Run `node scripts/drawing/make-florida-land.ts`, and commit it.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { geoIdentity, geoStream, type GeoStream } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';

type Position = readonly [longitude: number, latitude: number];

/** The peninsula, with sea and the next state's land around it. */
const cut: readonly [Position, Position] = [
  [-84.5, 24.3],
  [-79, 31.5],
];
/** Ten-thousandths of a degree are 10 m; the source keeps 360 m. */
const digits = 3;

const Land = z.custom<Topology<{ land: GeometryCollection }>>(
  (value) => z.object({ type: z.literal('Topology') }).safeParse(value).success,
);

const source = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'));
const topology = Land.parse(JSON.parse(await readFile(source, 'utf8')));
const world: FeatureCollection = feature(topology, topology.objects.land);

const rings: Position[][] = [];
let ring: Position[] = [];
const sink: GeoStream = {
  point: (x, y) => void ring.push([Number(x.toFixed(digits)), Number(y.toFixed(digits))]),
  lineStart: () => {
    ring = [];
  },
  lineEnd: () => void rings.push(ring),
  polygonStart: () => undefined,
  polygonEnd: () => undefined,
};
geoStream(
  world,
  geoIdentity()
    .clipExtent([[...cut[0]], [...cut[1]]])
    .stream(sink),
);

const file = 'site/maps/florida-land.json';
await writeFile(file, `${JSON.stringify(rings)}\n`);
process.stdout.write(`${file}: ${rings.length} rings, ${rings.flat().length} points\n`);
