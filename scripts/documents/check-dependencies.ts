// Packages stand where they are needed: those the server imports are `dependencies`, all others are for building and checking.
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Problem } from './document.ts';

const file = 'docs/dependencies.md';
/** What a machine needs that serves a site built elsewhere: the server, and the commands of whoever runs it. */
const production = [
  '{content,domain,server}/**/*.ts',
  'scripts/{leads,operators,configured-store}.ts',
  'scripts/{leads,progress}/*.ts',
];

const packageNames = z.record(z.string(), z.string());
const packageFile = z
  .object({ dependencies: packageNames, devDependencies: packageNames })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lockFile = z
  .object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Packages a file asks for when it runs: imports of types are gone by then. */
function listImported(code: string): readonly string[] {
  const names = code.matchAll(
    /^(?:import|export) (?!type )[\w\s{},*]*from '([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gmu,
  );
  return [...names]
    .map(([, ahead, within]) => ahead ?? within ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function checkPlaces(): readonly string[] {
  const files = globSync(production, { exclude: ['**/*.test.ts'] });
  const needed = new Set(files.flatMap((path) => listImported(readFileSync(path, 'utf8'))));
  const installed = new Set(Object.keys(packageFile.dependencies));
  return [
    ...[...needed.difference(installed)].map(
      (name) => `the server imports ${name}: it belongs into "dependencies"`,
    ),
    ...[...installed.difference(needed)].map(
      (name) => `the server does not import ${name}: it belongs into "devDependencies"`,
    ),
  ].map((problem) => `${problem} of package.json`);
}

/** The rows `| package | license | reason |` of a section. */
function readTable(heading: string): ReadonlyMap<string, string> {
  const section =
    readFileSync(file, 'utf8')
      .split(/^## /mu)
      .find((part) => part.startsWith(heading)) ?? '';
  const rows = section.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\| \S.*\|$/gmu);
  return new Map([...rows].map(([, name = '', license = '']) => [name, license]));
}

function checkTable(heading: string, wanted: readonly string[]): readonly string[] {
  const table = readTable(heading);
  const names = new Set(wanted);
  return [
    ...[...names.difference(table)].map(
      (name) => `${heading}: has no row with license and reason for ${name}`,
    ),
    ...[...table.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `${heading}: ${name} is not there in package.json`),
    ...[...table].flatMap(([name, stated]) => {
      const license = lockFile.packages[`node_modules/${name}`]?.license;
      return license === undefined || license === stated
        ? []
        : [`says that ${name} is ${stated}, it is ${license}`];
    }),
  ];
}

/** Each direct dependency is in its place and has its row, with the license that the lock file names. */
export function checkDependencies(): readonly Problem[] {
  return [
    ...checkPlaces(),
    ...checkTable('To run', Object.keys(packageFile.dependencies)),
    ...checkTable('To build and to check', Object.keys(packageFile.devDependencies)),
  ].map((text) => ({ file, text }));
}
