// How long the site takes to build, and how many pages come out.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Measure } from './measure.ts';

export function measureBuild(): Promise<readonly Measure[]> {
  const started = performance.now();
  const { status } = spawnSync('astro', ['build'], { stdio: 'ignore' });
  if (status !== 0) return Promise.reject(new Error('The site does not build.'));
  const seconds = (performance.now() - started) / 1000;
  return Promise.resolve([
    { what: 'build, wall time', value: seconds, unit: 's', goal: { atMost: 15 } },
    { what: 'build, HTML files', value: globSync('dist/**/*.html').length, unit: 'files' },
  ]);
}
