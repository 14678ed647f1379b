// The codes of GE, Hotpoint, Frigidaire, Electrolux and LG, from their service guides. What each says: code-words/service-guide.ts.
import type { CodeLists } from './code-form.ts';

export const serviceGuideCodes = {
  'ge-washer-guide': {
    service: 'washer',
    pages: { ge: 'ge-31-9254', hotpoint: 'ge-31-9254' },
    codes: [
      { slug: 'fault-1', codes: ['Fault 1'], kind: 'top-load', sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'fault-2', codes: ['Fault 2'], kind: 'top-load', sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'fault-3', codes: ['Fault 3'], kind: 'top-load', sign: 'will-not-spin', mayRun: 'test-once' },
      { slug: 'fault-11', codes: ['Fault 11'], kind: 'top-load', mayRun: 'reset-once' },
      { slug: 'fault-12', codes: ['Fault 12'], kind: 'top-load', sign: 'keeps-filling', mayRun: 'no' },
      { slug: 'fault-13', codes: ['Fault 13'], kind: 'top-load', mayRun: 'no' },
      {
        slug: 'fault-14',
        codes: ['Fault 14'],
        kind: 'top-load',
        sign: 'locked-door',
        mayRun: 'reset-once',
      },
    ],
  },
  'ge-washer-gtw750': {
    service: 'washer',
    pages: { ge: 'ge-gtw750' },
    codes: [
      {
        slug: 'fault-10',
        codes: ['Fault 10'],
        kind: 'top-load',
        sign: 'will-not-spin',
        mayRun: 'reset-once',
      },
      { slug: 'fault-20', codes: ['Fault 20'], kind: 'top-load', sign: 'keeps-filling', mayRun: 'no' },
      { slug: 'fault-21', codes: ['Fault 21'], kind: 'top-load', sign: 'keeps-filling', mayRun: 'no' },
      {
        slug: 'fault-22',
        codes: ['Fault 22'],
        kind: 'top-load',
        sign: 'walks-and-bangs',
        mayRun: 'with-care',
      },
    ],
  },
  'ge-washer-listed': {
    service: 'washer',
    pages: { ge: 'ge-mypros-washer' },
    codes: [
      { slug: 'fault-23', codes: ['Fault 23'], kind: 'top-load', sign: 'locked-door', mayRun: 'reset-once' },
    ],
  },
  'ge-refrigerator-listed': {
    service: 'refrigerator',
    pages: { ge: 'ge-mypros-refrigerator' },
    codes: [
      { slug: 'pf', codes: ['PF'], mayRun: 'yes', isStatus: true },
      { slug: 'ci', codes: ['CI'], sign: 'no-ice', mayRun: 'yes' },
    ],
  },
  'ge-dryer-listed': {
    service: 'dryer',
    pages: { ge: 'ge-mypros-dryer' },
    codes: [{ slug: 'e4', codes: ['E4'], mayRun: 'no' }],
  },
  'frigidaire-refrigerator': {
    service: 'refrigerator',
    pages: { frigidaire: 'frigidaire-a17002005' },
    codes: [
      { slug: 'er-t1', codes: ['Er t1'], mayRun: 'with-care' },
      { slug: 'er-t2', codes: ['Er t2'], mayRun: 'with-care' },
      { slug: 'er-t3', codes: ['Er t3'], mayRun: 'with-care' },
      { slug: 'er-t4', codes: ['Er t4'], mayRun: 'with-care' },
      { slug: 'er-t5', codes: ['Er t5'], mayRun: 'with-care' },
      { slug: 'er-t6', codes: ['Er t6'], sign: 'no-ice', mayRun: 'yes' },
      { slug: 'er-ce', codes: ['Er CE'], mayRun: 'reset-once' },
    ],
  },
  'frigidaire-oven': {
    service: 'oven',
    pages: { frigidaire: 'frigidaire-oven-sheets' },
    codes: [
      {
        slug: 'f01',
        codes: ['F01', 'F02', 'F04', 'F05', 'F001', 'F002', 'F004', 'F005'],
        sign: 'error-code',
        mayRun: 'reset-once',
      },
      { slug: 'f03', codes: ['F03', 'F003'], sign: 'error-code', mayRun: 'no' },
      { slug: 'f10', codes: ['F10', 'F010'], sign: 'overheats', mayRun: 'no' },
      { slug: 'f11', codes: ['F11', 'F011'], sign: 'error-code', mayRun: 'reset-once' },
      { slug: 'f12', codes: ['F12', 'F012'], sign: 'error-code', mayRun: 'no' },
    ],
  },
  'frigidaire-oven-lock': {
    service: 'oven',
    pages: { frigidaire: 'frigidaire-door-lock' },
    codes: [
      { slug: 'f90', codes: ['F90'], sign: 'door-locked', mayRun: 'reset-once' },
      { slug: 'f91', codes: ['F91'], sign: 'door-locked', mayRun: 'reset-once' },
    ],
  },
  'electrolux-oven': {
    service: 'oven',
    pages: { electrolux: 'electrolux-range-listed' },
    codes: [
      { slug: 'f095', codes: ['F095'], sign: 'door-locked', mayRun: 'reset-once' },
      { slug: 'f096', codes: ['F096'], sign: 'door-locked', mayRun: 'reset-once' },
    ],
  },
  'lg-refrigerator-manual': {
    service: 'refrigerator',
    pages: { lg: 'lg-lrmvs3006' },
    codes: [
      { slug: 'is', codes: ['IS'], sign: 'no-ice', mayRun: 'yes' },
      { slug: 'id', codes: ['ID'], sign: 'no-ice', mayRun: 'yes' },
      { slug: 'iu', codes: ['IU'], sign: 'no-ice', mayRun: 'yes' },
      { slug: 'cs', codes: ['CS'], mayRun: 'with-care' },
      { slug: 'od', codes: ['Od'], mayRun: 'yes' },
      { slug: 'off', codes: ['OFF', 'O'], mayRun: 'with-care', isStatus: true },
    ],
  },
  'lg-dishwasher-manual': {
    service: 'dishwasher',
    pages: { lg: 'lg-ldt7808' },
    codes: [{ slug: 'ae', codes: ['AE'], sign: 'leak-code', mayRun: 'no' }],
  },
  'lg-microwave-manual': {
    service: 'microwave',
    pages: { lg: 'lg-lmhm2237' },
    codes: [
      { slug: 'f1', codes: ['F-1', 'F-2'], mayRun: 'no' },
      { slug: 'f4', codes: ['F-4'], mayRun: 'with-care' },
    ],
  },
} as const satisfies CodeLists;
