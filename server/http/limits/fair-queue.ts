// Whoever sends much waits for themselves, not for others: of each client one request begins in a turn.

/** Begins a request; false if there is nobody to be answered any more. */
export type StartAnswer = () => boolean;

/**
 * Begins what a client wants: at once if nothing of theirs has begun in this turn, else when its turn comes. False if their line
 * is full, and it never will.
 */
export type FairQueue = (client: string, begin: StartAnswer) => boolean;

/** Makes such a line for each client. `onNextTurn` is setImmediate, or a timer for those who are to be slow. */
export function createFairQueue(onNextTurn: (turn: () => void) => unknown, longestLine: number): FairQueue {
  // A client who has begun in this turn has a line, be it empty.
  const lines = new Map<string, StartAnswer[]>();
  function beginNext(line: StartAnswer[]): boolean {
    for (let begin = line.shift(); begin !== undefined; begin = line.shift()) if (begin()) return true;
    return false;
  }
  function turn(): void {
    for (const [client, line] of lines) if (!beginNext(line)) lines.delete(client);
    if (lines.size > 0) onNextTurn(turn);
  }
  return (client, begin) => {
    const line = lines.get(client);
    if (line !== undefined) {
      if (line.length >= longestLine) return false;
      line.push(begin);
      return true;
    }
    if (lines.size === 0) onNextTurn(turn);
    lines.set(client, []);
    begin();
    return true;
  };
}
