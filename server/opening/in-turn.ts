/** One look at a time; who asks while one is under way gets the next, because the first may have begun before the change. */
export function inTurn(look: () => Promise<void>): () => Promise<void> {
  let current = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= current.then(() => {
      next = undefined;
      current = look();
      return current;
    });
    return next;
  };
}
