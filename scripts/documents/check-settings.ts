import { readFileSync } from 'node:fs';
import { formFields, noticeFields, placeFields, siteFields } from '#server/settings/env-fields.ts';
import type { Problem } from './document.ts';

const file = 'docs/contracts.md';
const fields = { ...placeFields, ...formFields, ...noticeFields, ...siteFields };

/** Words in capitals that are no settings. */
const otherWords = new Set(['POST', 'GET', 'HEAD']);

/** What the server takes for a setting that is not set, as a document writes it; undefined if that is nothing. */
function defaultOf(field: (typeof fields)[keyof typeof fields]): string | undefined {
  const reading = field.safeParse(undefined);
  const value = reading.success ? reading.data : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : undefined;
}

/** The default that the document's table gives a setting with a line of its own. */
function statedDefault(text: string, name: string): string | undefined {
  return new RegExp(`^\\| \`${name}\` .*\\| (\\S.*?) +\\|$`, 'mu').exec(text)?.[1];
}

/** The document names all settings and no others, each with the default that the server takes. */
export function checkSettings(): readonly Problem[] {
  const text = readFileSync(file, 'utf8');
  const named = new Set([...text.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/gu)].map(([, name = '']) => name));
  const settings = new Set(Object.keys(fields));
  const wrongDefaults = Object.entries(fields).flatMap(([name, field]) => {
    const taken = defaultOf(field);
    const stated = statedDefault(text, name);
    return taken === undefined || taken === stated
      ? []
      : [`gives ${name} the default ${stated ?? 'of no line'}, the server takes ${taken}`];
  });
  return [
    ...[...settings.difference(named)].map((name) => `does not name the setting ${name}`),
    ...[...named.difference(settings).difference(otherWords)].map(
      (name) => `names ${name}, which no program reads`,
    ),
    ...wrongDefaults,
  ].map((problem) => ({ file, text: problem }));
}
