// A connection that lay idle while the database restarted breaks only when it is next used.

/** SQLSTATE class 08, a server that ends our session (57P0x), and what the operating system says of a broken wire. */
const brokenCodes = /^(?:08\w{3}|57P0\d|ECONNRESET|EPIPE)$/u;
/** The driver's own faults carry no code. */
const brokenWords = /Connection terminated|not queryable/u;

function isBrokenConnection(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return 'code' in fault ? brokenCodes.test(String(fault.code)) : brokenWords.test(fault.message);
}

/**
 * Does `work` again while the connection it was given breaks under it, at most `tries` times. Only for work that may be
 * done twice: the first may have been committed before its answer was lost. Other faults, and a database that takes no
 * connection at all, reject at once.
 */
export async function retryBrokenConnection<Result>(
  work: () => Promise<Result>,
  tries: number,
): Promise<Result> {
  for (let triesLeft = tries; ; triesLeft -= 1) {
    try {
      return await work();
    } catch (fault) {
      if (triesLeft <= 1 || !isBrokenConnection(fault)) throw fault;
    }
  }
}
