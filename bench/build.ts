// How long the site takes to build, and how many pages come out.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Measure } from './measure.ts';

export async function measureBuild(): Promise<readonly Measure[]> {
  const started = performance.now();
  const building = spawn('astro', ['build'], { stdio: 'ignore' });
  await once(building, 'exit');
  if (building.exitCode !== 0) throw new Error('The site does not build.');
  const seconds = (performance.now() - started) / 1000;
  return [
    { what: 'build, wall time', value: seconds, unit: 's', goal: { atMost: 15 } },
    { what: 'build, HTML files', value: globSync('dist/**/*.html').length, unit: 'files' },
  ];
}
