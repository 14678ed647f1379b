// Where a fault came from: functions, files and lines of the code, and nothing of what it was working on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** As many as Node keeps by itself. */
const mostFrames = 10;

const project = `${join(import.meta.dirname, '..', '..')}/`;
/** Packages may lie elsewhere, behind a link. */
const codePlaces = [pathToFileURL(project).href, project, /^.*(?=\/node_modules\/)\//u, /^(?=node:)/u];

/** V8's line: "    at async Object.save (file:///srv/app/server/store.ts:3:9)", with or without a name. */
const frameLine = /^ {4}at (?:(?<name>[\w$.#<> [\]]+) \()?(?<file>[^\s()]+):(?<line>\d+):\d+\)?$/u;

function placeOf(file: string): string | undefined {
  for (const place of codePlaces) {
    const rest = typeof place === 'string' ? file.slice(place.length) : file.replace(place, '');
    const isHere = typeof place === 'string' ? file.startsWith(place) : place.test(file);
    if (isHere) return rest;
  }
  return undefined;
}

/**
 * The frames of a fault, the innermost first, as "name file:line". Its message, which may quote a visitor, is cut off
 * first; what is not a line of the running code is left out, and all of it if the message is not the one it was made with.
 */
export function listFrames(fault: unknown): readonly string[] {
  if (!(fault instanceof Error) || typeof fault.stack !== 'string') return [];
  const start = fault.stack.indexOf(fault.message);
  if (start === -1) return [];
  return fault.stack
    .slice(start + fault.message.length)
    .split('\n')
    .flatMap((line) => {
      const { name, file = '', line: number } = frameLine.exec(line)?.groups ?? {};
      const place = placeOf(file);
      return place === undefined ? [] : [`${name === undefined ? '' : `${name} `}${place}:${number ?? ''}`];
    })
    .slice(0, mostFrames);
}
