// Work that starts servers and browsers, or draws for hours, is ended in the middle: nothing runs on, and nothing is left.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { nodeEnvironment } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const project = join(import.meta.dirname, '..', '..');
/** What a server needs to end in order, ten times over. */
const soon = { timeout: 60_000, interval: 100 };

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGKILL';

function listProcesses(folder: string): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return ['cmdline', 'environ'].some((name) =>
        readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(folder),
      );
    } catch {
      return false;
    }
  });
}

/** Starts a program with a temporary folder of its own, ends it once `isUnderWay`, and waits until nothing is left of it. */
async function breakOff(
  words: readonly string[],
  signal: Signal,
  isUnderWay: (folder: string) => boolean,
  { cwd = project, programs = '' } = {},
): Promise<string> {
  const folder = await aFolder();
  const env = { ...nodeEnvironment, PATH: `${programs}:${nodeEnvironment.PATH ?? ''}`, TMPDIR: folder };
  const child = spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await vi.waitFor(() => {
    if (!isUnderWay(folder)) throw new Error(`Not under way:\n${said}`);
  }, soon);
  child.kill(signal);
  await vi.waitFor(() => expect([readdirSync(folder), listProcesses(folder)]).toEqual([[], []]), soon);
  await ended;
  return said;
}

const hasServer = (folder: string) => globSync('run-*/leads-*/leads.sqlite', { cwd: folder }).length > 0;

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a bench ended by %s leaves no server and no folder',
  async (signal) => {
    const said = await breakOff(['bench/run.ts', 'start'], signal, hasServer);
    expect(said).toContain('Measuring, in seconds: 0 of 5');
  },
);

test('a comparison of looks that is killed leaves no server, no browser and no folder', async () => {
  const words = ['run', '--project', 'sweeps', 'tests/sweeps/looks.spec.ts', '-t', 'contact'];
  await breakOff(['node_modules/vitest/vitest.mjs', ...words], 'SIGKILL', hasServer);
});

/** Draws as slowly as it must be to be caught at it: half a picture first. */
const blender = `#!/bin/sh
case "$*" in *outline.py*) names='["nothing"]' ;; esac
while [ $# -gt 0 ]; do case $1 in --out) out=$2 ;; --work) work=$2 ;; esac; shift; done
draw() { head -c 50 picture.png >"$1"; sleep 0.02; cat picture.png >"$1"; }
[ -z "$names" ] || echo "$names" >"\${out%.png}.json"
[ -n "$work" ] || { draw "$out"; exit; }
for i in $(seq -w 0 23); do
  [ -f "$work/frame0$i.png" ] || { draw "$work/unfinished.png"; mv "$work/unfinished.png" "$work/frame0$i.png"; }
  echo "frame $i made"
done
`;
const ffmpeg = '#!/bin/sh\nfor last; do :; done\ncat picture.png >"$last"\n';

test('drawing that is broken off leaves no half picture, and goes on where it was', async () => {
  const folder = await aFolder();
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  for (const [name, text] of [
    ['blender', blender],
    ['ffmpeg', ffmpeg],
  ] as const) {
    writeFileSync(join(programs, name), text);
    chmodSync(join(programs, name), 0o755);
  }
  const picture = join(folder, 'picture.png');
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toFile(picture);
  const out = join(folder, 'var', 'art-quick');
  const pictures = () => globSync('{appliances,scenes,details}/*.png', { cwd: out });
  const words = [join(project, 'art', 'render-all.ts'), '--quick'];
  for (const [signal, count] of [
    ['SIGKILL', 3],
    ['SIGTERM', 9],
    ['SIGINT', 17],
  ] as const) {
    await breakOff(words, signal, () => pictures().length >= count, { cwd: folder, programs });
    for (const file of pictures()) expect(statSync(join(out, file)).size).toBe(statSync(picture).size);
    expect(globSync('{pictures,public}/**/*.*', { cwd: out })).toEqual([]);
  }
  const rest = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...nodeEnvironment, PATH: `${programs}:${nodeEnvironment.PATH ?? ''}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  rest.stderr.on('data', (part: Buffer) => said.push(part));
  await once(rest, 'close');
  // Of 52 in all, at least the seventeen that were there need not be drawn again.
  const left = /^Drawing pictures and frames: 0 of (\d+) /u.exec(Buffer.concat(said).toString())?.[1];
  expect(Number(left)).toBeLessThanOrEqual(52 - 17);
  expect(rest.exitCode).toBe(0);
  expect(pictures()).toHaveLength(22);
  expect(globSync('public/videos/*', { cwd: out })).toHaveLength(4);
  rmSync(folder, { recursive: true });
});
