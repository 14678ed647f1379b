import type { Log } from './log.ts';

const minuteMs = 60_000;

/**
 * A log for what anybody can cause as often as they like: the first of a kind is written at once, those of the minute after
 * it as one line with their `count`. Events and their kinds must be few and fixed.
 */
export function createCountedLog(log: Log): Log {
  const counts = new Map<string, number>();
  return (level, event, fields = {}) => {
    const key = `${level} ${event} ${fields.kind ?? ''}`;
    const count = counts.get(key);
    if (count !== undefined) {
      counts.set(key, count + 1);
      return;
    }
    log(level, event, fields);
    counts.set(key, 0);
    setTimeout(() => {
      const more = counts.get(key) ?? 0;
      counts.delete(key);
      if (more > 0) log(level, event, { ...fields, count: more });
    }, minuteMs).unref();
  };
}
