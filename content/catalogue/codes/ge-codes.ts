// The codes of GE Appliances that its pages confirm. What each says: code-words/ge.ts.
import type { CodeLists } from './code-form.ts';

export const geCodes = {
  'ge-dishwasher': {
    service: 'dishwasher',
    pages: { ge: 'ge-dishwasher' },
    codes: [
      { slug: 'c1', codes: ['C1'], sign: 'standing-water', mayRun: 'test-once' },
      { slug: 'c2', codes: ['C2'], sign: 'standing-water', mayRun: 'test-once' },
      { slug: 'c3', codes: ['C3', 'F56'], sign: 'standing-water', mayRun: 'test-once' },
      { slug: 'c4', codes: ['C4'], sign: 'leak-code', mayRun: 'no' },
      { slug: 'c5', codes: ['C5'], mayRun: 'with-care' },
      { slug: 'c6', codes: ['C6'], sign: 'dirty-dishes', mayRun: 'yes' },
      { slug: 'c7', codes: ['C7'], sign: 'dirty-dishes', mayRun: 'with-care' },
      { slug: 'c8', codes: ['C8'], sign: 'dirty-dishes', mayRun: 'yes' },
      { slug: 'h2o', codes: ['H2O'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'prs', codes: ['PrS'], mayRun: 'no' },
      { slug: '999', codes: ['999'], sign: 'leak-code', mayRun: 'reset-once' },
      { slug: 'pf', codes: ['PF'], mayRun: 'yes', isStatus: true },
    ],
  },
  'ge-range': {
    service: 'oven',
    pages: { ge: 'ge-range' },
    codes: [
      { slug: 'f0', codes: ['F0', 'F1', 'F6', 'F7'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f2', codes: ['F2'], sign: 'overheats', mayRun: 'no' },
      { slug: 'f3', codes: ['F3', 'F4'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f5', codes: ['F5', 'F8', 'FF'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f9', codes: ['F9', 'FC'], sign: 'door-locked', mayRun: 'reset-once' },
      { slug: 'fd', codes: ['FD'], mayRun: 'with-care' },
      { slug: 'f350', codes: ['F350'], sign: 'error-code', mayRun: 'test-once' },
      { slug: 'f96', codes: ['F96', 'F97'], sign: 'error-code', mayRun: 'no' },
    ],
  },
} as const satisfies CodeLists;
