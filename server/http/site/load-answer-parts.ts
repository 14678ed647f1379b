// The site's components for the parts of pages that are written when they are asked for, as its build compiled them.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { answerPartNames, answerPartsFile, type AnswerParts } from '#domain/answers/answer-parts.ts';

function areAnswerParts(value: unknown): value is AnswerParts {
  if (typeof value !== 'object' || value === null) return false;
  const made = new Map<string, unknown>(Object.entries(value));
  return answerPartNames.every((name) => typeof made.get(name) === 'function');
}

/** Undefined where it cannot be loaded: a module half copied must not keep a server from taking leads. */
function loadModule(file: string): unknown {
  try {
    return createRequire(import.meta.url)(file);
  } catch {
    return undefined;
  }
}

/** Loads the module of the site that was built into `folder`; undefined if there is none that loads, or if it lacks a part. */
export function loadAnswerParts(folder: string): AnswerParts | undefined {
  const loaded = loadModule(resolve(folder, answerPartsFile));
  const parts =
    typeof loaded === 'object' && loaded !== null && 'answerParts' in loaded ? loaded.answerParts : undefined;
  return areAnswerParts(parts) ? parts : undefined;
}
