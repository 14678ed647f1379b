/** Every control of a form: at least 44 px high, 16 px text so that phones do not zoom in, and a visible focus. */
export const controlClass =
  'mt-1 block min-h-12 w-full rounded-md border border-rule bg-field px-3 py-2 text-base aria-invalid:border-2 aria-invalid:border-fault';
