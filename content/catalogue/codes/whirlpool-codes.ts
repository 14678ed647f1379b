// The codes of Whirlpool and Maytag that their pages confirm. What each says: code-words/whirlpool.ts.
import type { CodeLists } from './code-form.ts';

export const whirlpoolCodes = {
  'whirlpool-front-load-washer': {
    service: 'washer',
    pages: { whirlpool: 'whirlpool-front-load-washer', maytag: 'maytag-front-load-washer' },
    codes: [
      { slug: 'f5e2', codes: ['F5E2'], sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'f7e1', codes: ['F7E1'], sign: 'stops-mid-cycle', mayRun: 'test-once' },
      { slug: 'f8e1', codes: ['F8E1', 'LO FL'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'f8e2', codes: ['F8E2'], kind: 'front-load', mayRun: 'with-care' },
      { slug: 'f9e1', codes: ['F9E1'], sign: 'will-not-drain', mayRun: 'test-once' },
      { slug: 'rl', codes: ['rL', 'F34', 'F0E1'], kind: 'front-load', mayRun: 'yes', isStatus: true },
      { slug: 'sud', codes: ['Sud'], kind: 'front-load', mayRun: 'yes', isStatus: true },
      { slug: 'det', codes: ['dET'], kind: 'front-load', mayRun: 'yes', isStatus: true },
      { slug: 'int', codes: ['Int'], kind: 'front-load', mayRun: 'yes', isStatus: true },
      { slug: 'loc', codes: ['LOC'], kind: 'front-load', mayRun: 'yes', isStatus: true },
    ],
  },
  'whirlpool-top-load-washer': {
    service: 'washer',
    pages: { whirlpool: 'whirlpool-top-load-washer', maytag: 'maytag-top-load-washer' },
    codes: [
      { slug: 'drn', codes: ['drn'], kind: 'top-load', sign: 'will-not-drain', mayRun: 'test-once' },
      { slug: 'hc', codes: ['HC'], kind: 'top-load', mayRun: 'with-care' },
      { slug: 'ldl', codes: ['LdL'], kind: 'top-load', sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'ldu', codes: ['LdU'], kind: 'top-load', sign: 'locked-door', mayRun: 'reset-once' },
      { slug: 'lid', codes: ['Lid'], kind: 'top-load', mayRun: 'yes', isStatus: true },
      {
        slug: 'ofb',
        codes: ['oFb'],
        kind: 'top-load',
        sign: 'walks-and-bangs',
        mayRun: 'with-care',
        isStatus: true,
      },
      { slug: 'ol', codes: ['oL'], kind: 'top-load', mayRun: 'with-care', isStatus: true },
      { slug: 'pf', codes: ['PF'], kind: 'top-load', mayRun: 'yes', isStatus: true },
    ],
  },
  'whirlpool-range': {
    service: 'oven',
    pages: { whirlpool: 'whirlpool-range' },
    codes: [
      { slug: 'f0e0', codes: ['F0E0'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f1', codes: ['F1'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f2e1', codes: ['F2E1'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f3e0', codes: ['F3E0'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f3e2', codes: ['F3E2'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f8e0', codes: ['F8E0'], sign: 'error-code', mayRun: 'test-once' },
    ],
  },
  'whirlpool-cooking': {
    service: 'oven',
    pages: { whirlpool: 'whirlpool-cooking' },
    codes: [
      { slug: 'f9e0', codes: ['F9E0'], sign: 'error-code', mayRun: 'no' },
      { slug: 'loc', codes: ['LOC'], mayRun: 'yes', isStatus: true },
      { slug: 'sab', codes: ['SAb'], mayRun: 'yes', isStatus: true },
      { slug: 'cal', codes: ['CAL'], mayRun: 'yes', isStatus: true },
      { slug: 'pf', codes: ['PF'], mayRun: 'yes', isStatus: true },
    ],
  },
} as const satisfies CodeLists;
