// npm run bench [-- part …]: builds the site, then measures it. A table here, and JSON in var/bench.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureBoard } from './board.ts';
import { measureBuild } from './build.ts';
import { measureFigures } from './figures.ts';
import { measureFlood } from './flood.ts';
import { measureHistory } from './history.ts';
import { measureIntake } from './intake.ts';
import { measureLongTasks } from './long-tasks.ts';
import { describe, type Measure, type Missing, type Part } from './measure.ts';
import { measureMonday } from './monday.ts';
import { measurePages } from './pages.ts';
import { measureStart } from './start.ts';
import { measureStatic } from './static.ts';

const parts = new Map<string, Part>([
  ['build', measureBuild],
  ['pages', measurePages],
  ['start', measureStart],
  ['static', measureStatic],
  ['intake', measureIntake],
  ['history', measureHistory],
  ['flood', measureFlood],
  ['board', measureBoard],
  ['figures', measureFigures],
  ['long-tasks', measureLongTasks],
  ['monday', measureMonday],
]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.has(name));
if (unknown.length > 0) {
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${[...parts.keys()].join(', ')}.`);
}

const results: (Measure | Missing)[] = [];
for (const [name, measure] of parts) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  for (const result of await measure()) {
    results.push(result);
    console.log(`  ${describe(result)}`);
  }
}

const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', node: process.version };
mkdirSync('var', { recursive: true });
writeFileSync('var/bench.json', `${JSON.stringify({ date: new Date(), machine, results }, null, 2)}\n`);
