// Blocks of commands in the guides name files and settings that are there; npm scripts are checked in every document.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { formFields, noticeFields, placeFields, siteFields } from '#server/settings/env-fields.ts';
import type { Problem } from './document.ts';

const settings = new Set(Object.keys({ ...placeFields, ...formFields, ...noticeFields, ...siteFields }));
/** What a reader fills in, and a program's own. */
const otherNames = new Set(['PROJECT', 'ID']);
const ownFile = /(?<![\w./:-])(?:content|domain|site|server|ops|docs|tests|scripts|art)\/[\w./-]*\w/gu;
const settingName = /(?<![\w-])([A-Z]{2,}(?:_[A-Z]+)*)=|\$([A-Z]+(?:_[A-Z]+)*)/gu;

/** Followed by a check, or why not: docs/guides/README.md. */
const marks = new Set(['run', 'root', 'elsewhere', 'long', 'stays']);

function checkBlock(file: string, kind: string, text: string): readonly Problem[] {
  const files = [...text.matchAll(ownFile)].map(([path]) => path).filter((path) => !existsSync(path));
  const names = [...text.matchAll(settingName)].map(([, set, used]) => set ?? used ?? '');
  const unknown = names.filter((name) => !settings.has(name) && !otherNames.has(name));
  const isMarked = kind === 'diff' || marks.has(kind.replace('sh ', ''));
  return [
    ...(isMarked
      ? []
      : [{ file, text: `a block of commands does not say whether it is run: ${text.trim()}` }]),
    ...files.map((path) => ({ file, text: `a command names a file that is not there: ${path}` })),
    ...unknown.map((name) => ({ file, text: `a command sets ${name}, which no program reads` })),
  ];
}

/** What the commands of the guides name and is not there. */
export function checkGuides(): readonly Problem[] {
  return globSync('docs/guides/*.md').flatMap((file) => {
    const blocks = readFileSync(file, 'utf8').matchAll(/^ *```(sh[^\n]*|diff)\n(.*?)^ *```$/gmsu);
    return [...blocks].flatMap(([, kind = '', text = '']) => checkBlock(file, kind, text));
  });
}
