/** A store, or a port of one: every method answers by a promise. */
export type Asynchronous<Port> = Readonly<Record<keyof Port, (...args: never[]) => Promise<unknown>>>;

/**
 * The same store, whose methods reject at once while it is away, instead of each finding out in its own time. It forwards
 * whatever the store has, so that a new method needs no line here.
 */
export function rejectWhileAway<Store extends Asynchronous<Store>>(
  store: Store,
  isAway: () => boolean,
): Store {
  return new Proxy(store, {
    get(target, name): unknown {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: readonly unknown[]): unknown =>
        isAway() ? Promise.reject(new Error('The database is away')) : Reflect.apply(method, target, args);
    },
  });
}
