// A fair queue: in each turn one request of each client begins, so that a client who sends many waits behind its own and not others behind it.

/** Starts an answer; false if its client has gone. */
export type StartAnswer = () => boolean;

/**
 * Begins what a client wants: at once if nothing of theirs has begun in this turn, else when its turn comes. False if their line
 * is full, and it never will.
 */
export type FairQueue = (client: string, begin: StartAnswer) => boolean;

/** Makes the queue, with a line for each client. `onNextTurn` is setImmediate, or a timer for those who are to be slow. */
export function createFairQueue(onNextTurn: (turn: () => void) => unknown, longestLine: number): FairQueue {
  // A client whose request has begun in this turn has a line, which may be empty.
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
