// The pages of visitors' own requests in the shape the site build gives them, to be written into a site of `a-site.ts`.
import { readFileSync } from 'node:fs';
import { answerPartsFile } from '#domain/answers/answer-parts.ts';
import { aFrame } from './a-site.ts';

export const requestTemplates: Readonly<Record<string, string>> = {
  'answers/my-request.html': aFrame('Your request'),
  'answers/no-request.html': aFrame('None'),
};

/** For a server that runs by itself, with the components as the site was built with them. */
export function builtRequestTemplates(): Readonly<Record<string, string>> {
  return { ...requestTemplates, [answerPartsFile]: readFileSync(`dist/${answerPartsFile}`, 'utf8') };
}
