import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Problem } from './document.ts';

const ownDirectories = 'content|domain|site|server|art|tests|bench|docs|ops|scripts|lint|\\.ci|public';
const quotedPath = new RegExp(`\`((?:${ownDirectories})/[^\`\\s]*)\``, 'gu');
const npmRun = /\bnpm run ([a-z][\w:-]*)/gu;
const link = /\]\((?!https?:|mailto:|tel:)([^)\s]+)\)/gu;
const ownScripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

/** A path with a placeholder ("[city].astro" is a real name, "{slug}" or "…" is not) is read as a glob. */
function isPresent(path: string): boolean {
  if (existsSync(path)) return true;
  return /[*{]/u.test(path) && globSync(path).length > 0;
}

/** The anchor GitHub gives a heading. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '');
  return words.trim().replaceAll(' ', '-');
}

function hasAnchor(path: string, anchor: string): boolean {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gmu);
  return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

function checkLink(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const resolved = path === '' ? file : join(dirname(file), path);
  if (!existsSync(resolved)) return false;
  return anchor === undefined || hasAnchor(resolved, anchor);
}

function checkLine(file: string, text: string): readonly string[] {
  const first = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  return [
    ...first(quotedPath)
      .map((path) => path.replace(/:\d+$/u, ''))
      .filter((path) => !isPresent(path))
      .map((path) => `names a file that is not there: ${path}`),
    ...first(npmRun)
      .filter((name) => ownScripts[name] === undefined)
      .map((name) => `names an npm script that is not there: ${name}`),
    ...first(link)
      .filter((target) => !checkLink(file, target))
      .map((target) => `links to nothing: ${target}`),
  ];
}

/** What a document names that is not there: a file, an npm script, a link's target. */
export function checkNames(file: string): readonly Problem[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    checkLine(file, line).map((text) => ({ file, line: index + 1, text })),
  );
}
