// What lint cannot see: exact versions, a lock file that names no host, no unfinished words in what we ship, no long style
// sheet, and no circle of imports, not even of types.
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { findImportCycles, readImportGraph } from './import-cycles.ts';

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const unfinished = /\b(?:TODO|FIXME)\b|[Ll]orem ipsum|[Cc]oming soon/u;
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

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

/** The version a package would find of another, by Node's walk up the folders. */
function findVersion(packages: z.output<typeof lockFile>['packages'], from: string, name: string) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const version = packages[`${folder}${folder === '' ? '' : '/'}node_modules/${name}`]?.version;
    if (version !== undefined || folder === '') return version;
  }
}

/**
 * Installing must work from any registry and on any system: the lock file says what, never from where, and names the
 * parts for other systems too. An npm that could not see one leaves it out, and "npm ci" then refuses everywhere.
 */
function checkLockFile(): readonly string[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(packages).flatMap(([folder, { resolved, optionalDependencies }]) => [
    ...(resolved === undefined ? [] : [`package-lock.json: ${folder} names a registry`]),
    ...Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d+\.\d+\.\d+$/u.test(version))
      .filter(([name, version]) => findVersion(packages, folder, name) !== version)
      .map(([name, version]) => `package-lock.json: ${folder} lacks its part ${name} ${version}`),
  ]);
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

/** A style sheet may be as long as a file of code (eslint.config.ts). */
const mostLines = 150;

function checkStyleSheets(): readonly string[] {
  return globSync('**/*.css', { exclude: notOurs }).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    return lines > mostLines ? [`${file} has ${lines} lines, at most ${mostLines} are allowed`] : [];
  });
}

function checkImports(): readonly string[] {
  return findImportCycles(readImportGraph()).map((files) => `imports in a circle: ${files.join(' → ')}`);
}

const problems = [
  ...checkVersions(),
  ...checkLockFile(),
  ...checkWords(),
  ...checkStyleSheets(),
  ...checkImports(),
];
for (const problem of problems) console.error(problem);
console.log(`versions, lock file, words, style sheets and imports: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
