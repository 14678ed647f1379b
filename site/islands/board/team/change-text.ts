import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardChange } from '#domain/people/team.ts';
import { fillText } from '#domain/words/wording.ts';

/** "Ana", or where a change was made from that nobody at the board made. */
export function whoText(operator: string, { log }: BoardWords['team']): string {
  return operator === 'command line' ? log.commandLine : operator;
}

/** "removed Ben"; a change of another version of the server is shown by its own name. */
export function changeText({ what, detail }: BoardChange, { changes }: BoardWords['team']): string {
  const words = Object.entries(changes).find(([name]) => name === what)?.[1];
  if (words !== undefined) return fillText(words, { detail });
  return detail === '' ? what : `${what}: ${detail}`;
}
