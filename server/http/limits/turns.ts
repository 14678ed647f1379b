// Whoever sends much waits for themselves, not for others: of each client one request begins in a turn.

/** Begins what a client wants: at once if nothing of theirs has begun in this turn, else when its turn comes. */
export type Turns = (client: string, begin: () => void) => void;

/** Makes such a line for each client. `onNextTurn` is setImmediate, or a timer for those who are to be slow. */
export function createTurns(onNextTurn: (turn: () => void) => unknown): Turns {
  // A client who has begun in this turn has a line, be it empty.
  const lines = new Map<string, (() => void)[]>();
  function turn(): void {
    for (const [client, line] of lines) {
      const begin = line.shift();
      if (begin === undefined) lines.delete(client);
      else begin();
    }
    if (lines.size > 0) onNextTurn(turn);
  }
  return (client, begin) => {
    const line = lines.get(client);
    if (line !== undefined) {
      line.push(begin);
      return;
    }
    if (lines.size === 0) onNextTurn(turn);
    lines.set(client, []);
    begin();
  };
}
