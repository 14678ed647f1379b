// The site's components for the parts of pages that are written when they are asked for, as its build compiled them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { answerPartNames, answerPartsFile, type AnswerParts } from '#domain/answers/answer-parts.ts';

function areAnswerParts(value: unknown): value is AnswerParts {
  if (typeof value !== 'object' || value === null) return false;
  const made = new Map<string, unknown>(Object.entries(value));
  return answerPartNames.every((name) => typeof made.get(name) === 'function');
}

/** Loads the module of the site that was built into `folder`; undefined if there is none, or if it lacks a part. */
export function loadAnswerParts(folder: string): AnswerParts | undefined {
  const file = resolve(folder, answerPartsFile);
  if (!existsSync(file)) return undefined;
  const loaded: unknown = createRequire(import.meta.url)(file);
  const parts =
    typeof loaded === 'object' && loaded !== null && 'answerParts' in loaded ? loaded.answerParts : undefined;
  return areAnswerParts(parts) ? parts : undefined;
}
