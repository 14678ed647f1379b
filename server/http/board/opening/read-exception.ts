// An exception as it was posted: read field by field, with the name of each fault for the board to say in words.
import { listExceptionFaults, type FieldFaultName } from '#domain/opening/exception-faults.ts';
import { exceptionFaults, type ExceptionFault } from '#domain/opening/exception-limits.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import { exceptionShape } from '#domain/opening/exception-shape.ts';

export type ExceptionReading =
  | { readonly kind: 'read'; readonly exception: OpeningException }
  | { readonly kind: 'faulty'; readonly faults: readonly FieldFaultName[] };

function nameFault(message: string): ExceptionFault {
  return exceptionFaults.find((name) => name === message) ?? 'missing';
}

/** The exception of a posted value, or what is wrong with it. */
export function readException(value: unknown, nowMs: number, timeZone: string): ExceptionReading {
  const shape = exceptionShape.safeParse(value);
  if (!shape.success) {
    const faults = shape.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? 'kind'),
      fault: nameFault(message),
    }));
    return { kind: 'faulty', faults };
  }
  const faults = listExceptionFaults(shape.data, nowMs, timeZone);
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'read', exception: shape.data };
}
