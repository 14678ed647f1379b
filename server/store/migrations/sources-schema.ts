import type { SqlWords } from './migration.ts';

/** What callers could say, and leads be filtered by, before owners had a list of their own; leads keep these ids. */
const firstSources = [
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['friend', 'Friend or neighbor'],
  ['returning', 'Called us before'],
  ['mail', 'Flyer or mail'],
  ['other', 'Something else'],
] as const;

/** Where people heard of the company: the owner's list, in its order. */
export const sourcesSchema = ({ integer, strict }: SqlWords) => [
  `CREATE TABLE lead_sources (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    place ${integer} NOT NULL,
    retired_at ${integer}
  )${strict}`,
  ...firstSources.map(
    ([id, name], position) =>
      `INSERT INTO lead_sources (id, name, place) VALUES ('${id}', '${name}', ${position + 1})`,
  ),
];
