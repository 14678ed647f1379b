// Strings that break programs: the public list, and what it lacks.
import bigList from './big-list-of-naughty-strings.base64.json' with { type: 'json' };

/**
 * 485 strings of Max Woolf's Big List of Naughty Strings (its license lies beside it; in base64, so that they do not
 * break our own tools), and marks that turn text around or hide.
 */
export const naughtyStrings: readonly string[] = [
  ...bigList.map((text) => Buffer.from(text, 'base64').toString('utf8')),
  '\u202eevil\u2066text\u2069',
  'zero\u200bwidth\u200d\ufeffmarks',
  '\u0001\u0008\u001b[2J\u007f',
  '\ud83d\ude00'.repeat(50),
];
