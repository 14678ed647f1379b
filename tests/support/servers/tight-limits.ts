// Two requests a minute of each kind: the third is refused.
import type { RequestLimits } from '#server/http/limits/request-limits.ts';

export const tightLimits: RequestLimits = {
  form: 2,
  'sign-in': 2,
  coverage: 2,
  today: 2,
  request: 2,
  'request-link': 2,
  again: 2,
  photo: 2,
  'phone-service': 2,
  technician: 2,
  board: 2,
  monitor: 2,
  other: 2,
};
