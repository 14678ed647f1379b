import type { LogEvent } from './log-events.ts';
import { describeFault, type Log, type LogFields } from './log.ts';

/** Logs a fault that somebody met, under a number they are shown, so that their call and the line in the log come together. */
export type ReportFault = (event: LogEvent, fault: unknown, fields?: LogFields) => string;

type ReportParts = { readonly log: Log; readonly newId: () => string };

/** Short enough to be read out on the phone; a log is searched by day, so that four billion are plenty. */
const idLength = 8;

/** Makes the function that logs such faults as errors; it returns the number. */
export function createFaultReport({ log, newId }: ReportParts): ReportFault {
  return (event, fault, fields = {}) => {
    const errorId = newId().replaceAll('-', '').slice(0, idLength).toUpperCase();
    log('error', event, { errorId, ...fields, ...describeFault(fault) });
    return errorId;
  };
}
