// npm run bench -- --peers DIR: our twelve kinds of pages, the built sites of DIR and an empty page, served alike and loaded by
// Lighthouse in turn, so that whatever else the machine does hits all. `RUNS=3` of each, as long as nothing else is asked for.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { quantile, type Measure, type Missing } from '../measure.ts';
import { pageKinds, type PageKind } from '../../tests/support/pages/page-kinds.ts';
import { kinds, readPeers, type Peer } from './page-kinds.ts';
import { findLighthouse, runLighthouse, type Load } from './run-lighthouse.ts';
import { serveAlike } from './serve-alike.ts';

const runs = Number(process.env.RUNS ?? 3);
/** Some of the twelve alone: KINDS=home,city */
const chosen = kinds.filter((kind) => (process.env.KINDS ?? kind).split(',').includes(kind));
const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width"></head><body><p>Empty</p></body></html>`;

type Origins = { readonly own: string; readonly empty: string; readonly peers: ReadonlyMap<Peer, string> };

/** Every address once, however many kinds it is the closest of. */
async function loadAll(
  program: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, readonly Load[]>> {
  const loads = new Map<string, Load[]>([...new Set(urls)].map((url) => [url, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [url, known] of loads) known.push(await runLighthouse(program, url));
  return loads;
}

function medianOf(loads: readonly Load[] | undefined): Load {
  const of = (figure: keyof Load) =>
    quantile(
      (loads ?? []).map((load) => load[figure]),
      0.5,
    );
  return { lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), score: of('score') };
}

function tellLoad(what: string, load: Load, isOwn: boolean, kind?: PageKind): readonly Measure[] {
  const goal = (atMost: number) => (isOwn ? { goal: { atMost } } : {});
  return [
    { what: `${what}: largest paint`, value: load.lcp, unit: 'ms', ...goal(kind === 'home' ? 1200 : 1150) },
    { what: `${what}: blocked`, value: load.tbt, unit: 'ms', ...goal(30) },
    { what: `${what}: layout shift`, value: load.cls, unit: '', ...goal(0.005) },
    { what: `${what}: score`, value: load.score, unit: 'of 100', ...(isOwn && { goal: { atLeast: 100 } }) },
  ];
}

function tellKind(
  kind: PageKind,
  { own, empty, peers }: Origins,
  loads: ReadonlyMap<string, readonly Load[]>,
) {
  const load = medianOf(loads.get(own + pageKinds[kind]));
  const others = [...peers].map(([{ name, pathOf }, origin]) => ({
    ...{ name, path: pathOf(kind) },
    load: medianOf(loads.get(origin + pathOf(kind))),
  }));
  const least = Math.min(...others.map((other) => other.load.lcp));
  const beside = (what: string, lcp: number, atMost: number): readonly Measure[] =>
    Number.isFinite(lcp)
      ? [
          {
            what: `${kind}: largest paint beside ${what}`,
            value: load.lcp / lcp,
            unit: '×',
            goal: { atMost },
          },
        ]
      : [];
  return [
    ...tellLoad(kind, load, true, kind),
    ...others.flatMap((other) => tellLoad(`${kind}, ${other.name} ${other.path}`, other.load, false)),
    ...beside('the closest peer', least, 0.7),
    ...beside('an empty page', medianOf(loads.get(`${empty}/`)).lcp, 1.3),
  ];
}

export async function measurePeers(directory: string): Promise<readonly (Measure | Missing)[]> {
  const program = findLighthouse(resolvePath(directory));
  if (program === undefined)
    return [{ what: 'pages beside peers', missing: `npm install --prefix ${directory} lighthouse@13.5.0` }];
  const folder = await mkdtemp(join(tmpdir(), 'empty-'));
  await writeFile(join(folder, 'index.html'), emptyPage);
  const [own, empty] = [await serveAlike('dist'), await serveAlike(folder)];
  const peers = new Map(
    await Promise.all(
      readPeers(directory).map(async (peer) => [peer, await serveAlike(peer.folder)] as const),
    ),
  );
  const origins = {
    own: own.origin,
    empty: empty.origin,
    peers: new Map([...peers].map(([peer, { origin }]) => [peer, origin])),
  };
  try {
    const loads = await loadAll(program, [
      `${empty.origin}/`,
      ...chosen.flatMap((kind) => [
        own.origin + pageKinds[kind],
        ...[...peers].map(([{ pathOf }, { origin }]) => origin + pathOf(kind)),
      ]),
    ]);
    return [
      ...tellLoad('an empty page', medianOf(loads.get(`${empty.origin}/`)), false),
      ...chosen.flatMap((kind) => tellKind(kind, origins, loads)),
    ];
  } finally {
    for (const site of [own, empty, ...peers.values()]) await site.close();
    await rm(folder, { recursive: true });
  }
}
