// npm run art [-- --quick]: makes every picture, icon and the hero film again. With --quick: all of it small and coarse, to
// see that it works. Renders go to var/art and are skipped when they are there: delete that folder to start over.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { leaveNothing } from '../scripts/progress/leave-nothing.ts';
import { withProgress, type Tell } from '../scripts/progress/show-progress.ts';
import { films, listRenders, type Render } from './renders.ts';

const here = import.meta.dirname;
const isQuick = process.argv.includes('--quick');
// A quick run must not put coarse pictures where the site takes its own from: it finishes them inside its own folder.
const out = isQuick ? 'var/art-quick' : 'var/art';
const [masters, publicFolder] = isQuick ? [`${out}/pictures`, `${out}/public`] : ['site/pictures', 'public'];
const [scale, samples] = isQuick ? [4, 6] : [1, 1];
/** What is being made; it is moved to where it belongs when it is whole. */
const making = `${out}/making`;

async function run(
  words: readonly string[],
  onLine: (line: string) => void = () => undefined,
): Promise<void> {
  const child = spawn('nice', ['-n', '19', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(`${out}/last-render.log`);
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  createInterface(child.stdout).on('line', onLine);
  await ended;
  await new Promise((resolve) => log.end(resolve));
  if (child.exitCode === 0) return;
  const said = readFileSync(`${out}/last-render.log`, 'utf8').trim().split('\n').slice(-20);
  throw new Error(`${words.join(' ')} failed:\n${said.join('\n')}`);
}

/** Its own factory settings keep a user's preferences out of the pictures. */
function blend(script: string, words: readonly string[], onLine?: (line: string) => void): Promise<void> {
  const blender = [
    'blender',
    '-b',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    `${here}/blender/${script}`,
  ];
  return run([...blender, '--', ...words], onLine);
}

function moveTo(target: string, file: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(file, target);
}

async function render({ script, file, what, width, height, samples: most }: Render): Promise<void> {
  const unfinished = `${making}/${path.basename(file)}`;
  const size = ['--width', `${Math.floor(width / scale)}`];
  if (height !== undefined) size.push('--height', `${Math.floor(height / scale)}`);
  await blend(script, [what, ...size, '--samples', `${Math.floor(most / samples)}`, '--out', unfinished]);
  const names = unfinished.replace(/png$/u, 'json');
  if (existsSync(names)) moveTo(`${out}/${file.replace(/png$/u, 'json')}`, names);
  moveTo(`${out}/${file}`, unfinished);
}

/** At the film's own size. Frames that are there are skipped by the script itself. */
async function renderFilm(tell: Tell): Promise<void> {
  const size = ['--width', `${1280 / scale}`, '--height', `${720 / scale}`];
  const words = ['--work', `${out}/film`, ...size, '--samples', `${Math.floor(22 / samples)}`];
  await blend('film.py', words, () => tell(globSync(`${out}/film/frame*.png`).length));
}

/** The drawings of a script go to a folder of their own, and from there to the target when all are whole. */
async function finish(words: (folder: string) => readonly string[], target: string): Promise<void> {
  const folder = `${making}/finished`;
  mkdirSync(folder, { recursive: true });
  await run(words(folder));
  for (const file of globSync('**/*.*', { cwd: folder })) moveTo(`${target}/${file}`, `${folder}/${file}`);
}

rmSync(making, { recursive: true, force: true });
for (const folder of [making, `${out}/film`]) mkdirSync(folder, { recursive: true });
leaveNothing();
const missing = listRenders().filter(({ file }) => !existsSync(`${out}/${file}`));
const steps = missing.length + films.frames + films.finishing;
await withProgress('Drawing pictures and frames', steps, async (tell) => {
  for (const [done, one] of missing.entries()) {
    await render(one);
    tell(done + 1);
  }
  await renderFilm((frames) => tell(missing.length + frames));
  await finish((folder) => ['sh', `${here}/finish-film.sh`, out, folder], `${publicFolder}/videos`);
  tell(steps - 4);
  await finish((folder) => ['node', `${here}/finish-pictures.ts`, out, folder], masters);
  tell(steps - 3);
  await finish((folder) => ['node', `${here}/draw-plates.ts`, folder], masters);
  tell(steps - 2);
  await finish(
    (folder) => [
      'node',
      `${here}/draw-technician.ts`,
      `${out}/lines/technician.png`,
      `${folder}/technician.svg`,
    ],
    `${masters}/visit`,
  );
  tell(steps - 1);
  await finish((folder) => ['node', `${here}/draw-icons.ts`, folder], publicFolder);
  tell(steps);
});
