// The codes of Samsung’s newer machines, from its service manuals. What each says: code-words/samsung-service.ts.
import type { CodeLists } from './code-form.ts';

export const samsungServiceCodes = {
  'samsung-refrigerator-manual': {
    service: 'refrigerator',
    pages: { samsung: 'samsung-rs28t5b' },
    codes: [
      { slug: '14e', codes: ['14E'], mayRun: 'reset-once' },
      { slug: '41e', codes: ['41E', '41 Er'], mayRun: 'reset-once' },
      { slug: '44e', codes: ['44E', '44 Er'], sign: 'warm-everywhere', mayRun: 'reset-once' },
      { slug: '46e', codes: ['46E', '46 Er'], mayRun: 'reset-once' },
      { slug: '47e', codes: ['47E', '47 Er'], mayRun: 'reset-once' },
      { slug: '52e', codes: ['52E', '52 Er'], mayRun: 'yes' },
    ],
  },
  'samsung-dryer-manual': {
    service: 'dryer',
    pages: { samsung: 'samsung-dv6000' },
    codes: [
      { slug: 'tc', codes: ['tC', 'tC5'], mayRun: 'no' },
      { slug: 'df', codes: ['dF'], sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'bc2', codes: ['bC2'], sign: 'will-not-start', mayRun: 'with-care' },
    ],
  },
  'samsung-dishwasher-manual': {
    service: 'dishwasher',
    pages: { samsung: 'samsung-dw80r5060' },
    codes: [
      { slug: '4c5', codes: ['4C5'], sign: 'leak-code', mayRun: 'no' },
      {
        slug: '5c1',
        codes: ['5C1', '5C2', '5C3', '5C4', '5C5'],
        sign: 'standing-water',
        mayRun: 'test-once',
      },
      { slug: 'pc', codes: ['PC'], sign: 'dirty-dishes', mayRun: 'with-care' },
      { slug: 'tc', codes: ['tC'], sign: 'dirty-dishes', mayRun: 'with-care' },
      { slug: 'hc1', codes: ['HC1'], sign: 'dirty-dishes', mayRun: 'with-care' },
      { slug: 'ac', codes: ['AC', 'AC6'], sign: 'will-not-start', mayRun: 'reset-once' },
      { slug: 'bc2', codes: ['bC2', 'bC3'], sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'dc3', codes: ['dC3'], sign: 'dishes-stay-wet', mayRun: 'yes' },
      { slug: 'fc', codes: ['FC'], sign: 'dishes-stay-wet', mayRun: 'yes' },
    ],
  },
  'samsung-dishwasher-m9': {
    service: 'dishwasher',
    pages: { samsung: 'samsung-dw80m9' },
    codes: [
      { slug: '3c1', codes: ['3C1', '3C2', '3C3', '3C4', '3C5', '3C6'], mayRun: 'no' },
      { slug: '7c', codes: ['7C'], sign: 'dirty-dishes', mayRun: 'with-care' },
      { slug: 'dc', codes: ['dC', 'dC1'], mayRun: 'with-care', isStatus: true },
      { slug: '9c1', codes: ['9C1', '9C2'], mayRun: 'reset-once' },
    ],
  },
  'samsung-washer-manual': {
    service: 'washer',
    pages: { samsung: 'samsung-bb8700' },
    codes: [
      { slug: 'ac6', codes: ['AC6'], kind: 'front-load', sign: 'stops-mid-cycle', mayRun: 'reset-once' },
      { slug: 'dc1', codes: ['dC1'], kind: 'front-load', sign: 'locked-door', mayRun: 'reset-once' },
      { slug: 'ddc', codes: ['dDC', 'dC3'], kind: 'front-load', sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'hc1', codes: ['HC1'], kind: 'front-load', sign: 'stops-mid-cycle', mayRun: 'reset-once' },
      { slug: 'lc1', codes: ['LC1'], kind: 'front-load', sign: 'leaks', mayRun: 'no' },
      { slug: 'tc1', codes: ['tC1'], kind: 'front-load', sign: 'stops-mid-cycle', mayRun: 'reset-once' },
      {
        slug: 'ub1',
        codes: ['Ub1'],
        kind: 'front-load',
        sign: 'walks-and-bangs',
        mayRun: 'with-care',
        isStatus: true,
      },
      { slug: '9c5', codes: ['9C5'], kind: 'front-load', mayRun: 'reset-once' },
    ],
  },
  'samsung-microwave-manual': {
    service: 'microwave',
    pages: { samsung: 'samsung-me11' },
    codes: [
      { slug: 'c10', codes: ['C-10'], mayRun: 'with-care' },
      { slug: 'c20', codes: ['C-20'], mayRun: 'no' },
      { slug: 'c21', codes: ['C-21'], sign: 'stops-early', mayRun: 'reset-once' },
      { slug: 'cd0', codes: ['C-d0'], sign: 'buttons', mayRun: 'with-care' },
      { slug: 'cf0', codes: ['C-F0'], sign: 'buttons', mayRun: 'reset-once' },
      { slug: 'cf1', codes: ['C-F1'], mayRun: 'no' },
      { slug: 'cf2', codes: ['C-F2'], sign: 'buttons', mayRun: 'reset-once' },
    ],
  },
  'samsung-gas-range-manual': {
    service: 'oven',
    pages: { samsung: 'samsung-nx60' },
    codes: [
      { slug: 'c20', codes: ['C-20'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'c21', codes: ['C-21'], sign: 'overheats', mayRun: 'no' },
      { slug: 'c24', codes: ['C-24'], sign: 'error-code', mayRun: 'test-once' },
      { slug: 'ca2', codes: ['C-A2'], sign: 'error-code', mayRun: 'test-once' },
      { slug: 'cd1', codes: ['C-d1'], sign: 'door-locked', mayRun: 'reset-once' },
      { slug: 'cf2', codes: ['C-F2'], sign: 'error-code', mayRun: 'reset-once' },
    ],
  },
  'samsung-induction-range-manual': {
    service: 'oven',
    pages: { samsung: 'samsung-ne58h' },
    codes: [
      { slug: 'cd0', codes: ['C-d0'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'cf0', codes: ['C-F0'], sign: 'error-code', mayRun: 'reset-once' },
    ],
  },
  'samsung-flex-range-manual': {
    service: 'oven',
    pages: { samsung: 'samsung-ne58f' },
    codes: [
      { slug: 'e21', codes: ['E-21', 'E-22'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'e24', codes: ['E-24'], sign: 'overheats', mayRun: 'no' },
      { slug: 'e0e', codes: ['E-0E'], sign: 'door-locked', mayRun: 'reset-once' },
      { slug: 'se', codes: ['-SE-'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'te', codes: ['-tE-'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'e83', codes: ['E-83'], sign: 'error-code', mayRun: 'reset-once' },
    ],
  },
} as const satisfies CodeLists;
