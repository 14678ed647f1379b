// One JSON line per event. The fields are an allow-list, so nothing a visitor typed can reach the log.
import { listFrames } from './fault-frames.ts';
import type { LogEvent } from './log-events.ts';

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All a line may say. No names, numbers, addresses, bodies or query strings of visitors. */
export type LogFields = {
  readonly address?: string;
  readonly code?: string;
  readonly count?: number;
  readonly engine?: 'sqlite' | 'postgres';
  /** What somebody who met this fault was shown. */
  readonly errorId?: string;
  readonly fault?: string;
  readonly frames?: readonly string[];
  readonly kind?: string;
  readonly leadId?: string;
  readonly ms?: number;
  readonly reasons?: readonly string[];
  /** A sentence of our own for whoever mends it. */
  readonly remedy?: string;
  readonly route?: string;
  /** When our clock was last believed. */
  readonly seen?: string;
  readonly status?: number;
  /** Of how many `count` are done. */
  readonly total?: number;
};

export type Log = (level: Exclude<LogLevel, 'silent'>, event: LogEvent, fields?: LogFields) => void;

type LogParts = {
  readonly level: LogLevel;
  readonly now: () => number;
  readonly write: (line: string) => void;
};

/** Makes a log that writes events at `level` and above, each stamped with `now()` in UTC. */
export function createLog({ level, now, write }: LogParts): Log {
  const least = logLevels.indexOf(level);
  return (eventLevel, event, fields = {}) => {
    if (logLevels.indexOf(eventLevel) < least) return;
    write(
      `${JSON.stringify({ time: new Date(now()).toISOString(), level: eventLevel, event, ...fields })}\n`,
    );
  };
}

/** What a fault may say of itself in the log: class, code, and where it came from. Messages can quote the data that broke, so never those. */
export function describeFault(fault: unknown): LogFields {
  if (!(fault instanceof Error)) return { fault: typeof fault };
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
  const number = 'errcode' in fault && typeof fault.errcode === 'number' ? String(fault.errcode) : undefined;
  const frames = listFrames(fault);
  return {
    fault: fault.name,
    ...(frames.length === 0 ? {} : { frames }),
    ...(code === undefined ? {} : { code: number === undefined ? code : `${code} ${number}` }),
  };
}
