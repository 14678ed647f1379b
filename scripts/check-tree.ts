// What lint cannot see: exact versions, a lock file that names no host, and no unfinished words in what we ship.
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const unfinished = /\b(?:TODO|FIXME|XXX)\b|lorem ipsum|coming soon/iu;
/** These name the unfinished words in order to refuse them. */
const mayName =
  /^(?:scripts\/check-tree\.ts|tests\/built-site\/|docs\/decisions\/|CONTRIBUTING\.md|package-lock\.json)/u;
const sources = '**/*.{ts,tsx,astro,css,md,json,html,yaml,yml,txt,svg}';
const notOurs = ['node_modules/**', 'dist/**', 'var/**', 'coverage/**', 'test-results/**'];

function checkVersions(): readonly string[] {
  const { dependencies, devDependencies } = packageFile.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+/u.test(version))
    .map(([name, version]) => `package.json: ${name} is not pinned to one version: ${version}`);
}

/** Installing must work from any registry, so the lock file says what, never from where. */
function checkLockFile(): readonly string[] {
  const lines = readFileSync('package-lock.json', 'utf8').split('\n');
  return lines
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.includes('"resolved"'))
    .map(
      ({ number }) =>
        `package-lock.json:${number} names a registry; install with omit-lockfile-registry-resolved=true`,
    );
}

function checkWords(): readonly string[] {
  return globSync(sources, { exclude: notOurs })
    .filter((file) => !mayName.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          unfinished.test(line) ? [`${file}:${index + 1} is unfinished: ${line.trim()}`] : [],
        ),
    );
}

const problems = [...checkVersions(), ...checkLockFile(), ...checkWords()];
for (const problem of problems) console.error(problem);
console.log(`versions, lock file and words: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
