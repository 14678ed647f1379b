// npm run bench [-- part …]: builds the site, then measures it. A table here, and JSON in var/bench.json.
// npm run bench -- --places 1060: the site with so many places. npm run bench -- --peers DIR: beside the built sites in a folder.
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { leaveNothing } from '../scripts/progress/leave-nothing.ts';
import { sayBeside, withProgress, type Tell } from '../scripts/progress/show-progress.ts';
import { writeWhole } from '../scripts/progress/whole-file.ts';
import { measureBoard } from './board.ts';
import { measureBuild } from './build.ts';
import { measureFigures } from './figures.ts';
import { measureFlood } from './flood.ts';
import { measureHistory } from './history.ts';
import { measureIntake } from './intake.ts';
import { measureLeads } from './leads/measure-leads.ts';
import { measureLinks } from './links.ts';
import { measureLongTasks } from './long-tasks.ts';
import { describe, type Measure, type Missing, type Part } from './measure.ts';
import { measureMemory, memoryMinutes } from './memory.ts';
import { measureMonday } from './monday.ts';
import { measurePages } from './pages.ts';
import { measurePeers } from './peers/measure-peers.ts';
import { measurePlaces } from './places/measure-places.ts';
import { measureServers } from './servers/measure-servers.ts';
import { measureStart } from './start.ts';
import { measureStatic } from './static.ts';

type TimedPart = { readonly measure: Part; readonly seconds: number };

/** Each with the seconds it took here, for a guess at how long the others will. */
const parts = new Map<string, TimedPart>([
  ['build', { measure: measureBuild, seconds: 20 }],
  ['pages', { measure: measurePages, seconds: 1 }],
  ['start', { measure: measureStart, seconds: 5 }],
  ['static', { measure: measureStatic, seconds: 60 }],
  ['intake', { measure: measureIntake, seconds: 60 }],
  ['history', { measure: measureHistory, seconds: 60 }],
  ['flood', { measure: measureFlood, seconds: 120 }],
  ['links', { measure: measureLinks, seconds: 5 }],
  ['board', { measure: measureBoard, seconds: 210 }],
  ['figures', { measure: measureFigures, seconds: 60 }],
  ['long-tasks', { measure: measureLongTasks, seconds: 180 }],
  ['monday', { measure: measureMonday, seconds: 960 }],
]);

/** Measured only when they are asked for. */
const largeParts = new Map<string, TimedPart>([
  ['leads', { measure: measureLeads, seconds: 180 }],
  ['memory', { measure: measureMemory, seconds: memoryMinutes * 60 }],
  ['servers', { measure: measureServers, seconds: 140 }],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { places: { type: 'string' }, peers: { type: 'string' } },
});
const { places, peers } = values;
const known = new Map([...parts, ...largeParts]);
const unknown = positionals.filter((name) => !known.has(name));
if (unknown.length > 0) {
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${[...known.keys()].join(', ')}.`);
}
const asked = new Map([...known].filter(([name]) => positionals.includes(name)));
if (places !== undefined)
  asked.set(`${places} places`, {
    measure: () => measurePlaces(Number(places)),
    seconds: 30 + Number(places) * 0.06,
  });
if (peers !== undefined) asked.set(`beside ${peers}`, { measure: () => measurePeers(peers), seconds: 720 });
const wanted = [...(asked.size > 0 ? asked : parts)];
const allSeconds = wanted.reduce((sum, [, { seconds }]) => sum + seconds, 0);

/** One part after the other; tells the seconds that are over of those they usually take. */
async function measureAll(tell: Tell): Promise<readonly (Measure | Missing)[]> {
  const results: (Measure | Missing)[] = [];
  let before = 0;
  for (const [index, [name, { measure, seconds }]] of wanted.entries()) {
    sayBeside(`\n${name} (${index + 1} of ${wanted.length})`);
    const startedAt = performance.now();
    const timer = setInterval(() => {
      tell(before + Math.min(seconds, (performance.now() - startedAt) / 1000));
    }, 1000);
    const measured = await measure().finally(() => clearInterval(timer));
    for (const result of measured) sayBeside(`  ${describe(result)}`);
    results.push(...measured);
    before += seconds;
    tell(before);
  }
  return results;
}

leaveNothing();
const results = await withProgress('Measuring, in seconds', allSeconds, measureAll);
const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', node: process.version };
mkdirSync('var', { recursive: true });
const text = `${JSON.stringify({ date: new Date(), machine, results }, null, 2)}\n`;
await writeWhole('var/bench.json', (path) => writeFile(path, text));
