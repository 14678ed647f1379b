// The guides are followed to the letter in a copy of the project, as far as that needs neither network nor root.
import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { followEdit, listGuideSteps } from './guide-steps.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '..', '..');
const guides = globSync('docs/guides/*.md', { cwd: project }).sort();
/** The commands of one guide run for as long as a whole room of unit tests does. */
const timeoutMs = 600_000;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guides-'));
  const left = new Set(['.git', '.cache', 'node_modules', 'dist', 'var']);
  cpSync(project, folder, {
    recursive: true,
    filter: (path) => path === project || !left.has(path.slice(project.length + 1)),
  });
  for (const name of ['node_modules', 'dist']) symlinkSync(join(project, name), join(folder, name));
  return () => rm(folder, { recursive: true, force: true });
});

/** Fails with what a command said when it ends with anything but 0. */
async function obey(commands: string): Promise<string> {
  const path = `${join(folder, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  const env = { PATH: path, HOME: folder, npm_config_update_notifier: 'false' };
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', commands], { cwd: folder, env });
  return stdout;
}

test('each guide has a line in the overview, and something that is followed here', () => {
  const overview = readFileSync(join(project, 'docs/guides/README.md'), 'utf8');
  const listed = [...overview.matchAll(/^\| \[[^\]]+\]\(([\w-]+\.md)\)/gmu)].map(([, name = '']) => name);
  expect(['README.md', ...listed].toSorted()).toEqual(guides.map((guide) => basename(guide)).toSorted());
  const without = guides.filter((guide) => listGuideSteps(join(project, guide)).length === 0);
  expect(without).toEqual(['docs/guides/README.md']);
});

test.each(guides)(
  '%s can be followed',
  async (guide) => {
    for (const step of listGuideSteps(join(project, guide))) {
      if (step.kind === 'edit') followEdit(folder, step);
      else await obey(step.commands);
    }
  },
  timeoutMs,
);

test(
  'what the guides changed, all together, still has its types',
  async () => {
    expect(guides.map((guide) => basename(guide))).toContain('add-a-city.md');
    // What it says goes where a fault shows it.
    expect(await obey('tsc --noEmit 1>&2')).toBe('');
  },
  timeoutMs,
);
