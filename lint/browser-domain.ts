/**
 * The rules that do without the catalogue of places: the only part of domain/ a visitor's browser may load.
 * A file that imports cities or ZIP codes must never stand here; the script budget of the built site would break.
 */
export const browserDomain = [
  'leads/board',
  'clocks/business-hours',
  'clocks/callback-clock',
  'leads/callback-figures',
  'clocks/clock-text',
  'requests/fault-sentence',
  'requests/asked-code',
  'requests/asked-sign',
  'requests/form-fields',
  'leads/lead',
  'requests/message-request',
  'leads/notice-answer',
  'paths/nearest-path',
  'places/place-names',
  'requests/parsed',
  'requests/phone-number',
  'requests/quote-request',
  'repair/repair-or-replace',
  'clocks/same-day-countdown',
  'clocks/service-hours',
  'clocks/wall-time',
  'words/wording',
].map((name) => `domain/${name}.ts`);
