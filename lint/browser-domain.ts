/**
 * The rules that do without the catalogue of places: the only part of domain/ a visitor's browser may load.
 * A file that imports cities or ZIP codes must never stand here; the script budget of the built site would break.
 */
export const browserDomain = [
  'board',
  'business-hours',
  'callback-clock',
  'callback-figures',
  'clock-text',
  'eastern-time',
  'fault-sentence',
  'form-fields',
  'lead',
  'message-request',
  'nearest-path',
  'parsed',
  'phone-number',
  'quote-request',
  'same-day-countdown',
  'wording',
].map((name) => `domain/${name}.ts`);
