// Tech sheets, service manuals and guides of makers that name codes. "maker": the text of the document itself was read, in a
// public copy. "listed": a public list was read that names the document. docs/sources.md has one row for each. Read 25 November 2026.
import type { CodeSource } from './code-sources.ts';

const testMode = 'Only a technician’s test mode shows these. Without it, go by what the machine does.';

export const makerDocuments = {
  'whirlpool-w10410465': { name: 'Whirlpool service sheet W10410465A, dryers', grade: 'maker' },
  'whirlpool-8178559': {
    name: 'Whirlpool job aid 8178559, Duet Sport dryers',
    grade: 'listed',
  },
  'maytag-w10881701': {
    name: 'Whirlpool and Maytag service manual W10881701, steam dryers',
    grade: 'listed',
  },
  'whirlpool-w11169652': {
    name: 'Whirlpool and Maytag service manual W11169652A, front-load washers',
    grade: 'listed',
  },
  'whirlpool-w10864849': {
    name: 'Whirlpool and Maytag service manual W10864849, top-load washers',
    grade: 'listed',
  },
  'maytag-w11416395': {
    name: 'Maytag service manual W11416395B, top-load washers',
    grade: 'listed',
  },
  'maytag-w11663204': {
    name: 'Maytag technical manual W11663204B, agitator washers',
    grade: 'maker',
  },
  'whirlpool-8178558': {
    name: 'Whirlpool job aid 8178558, Duet Sport washers',
    grade: 'listed',
  },
  'whirlpool-w10867183': { name: 'Whirlpool tech sheet W10867183B, dishwashers', grade: 'maker' },
  'whirlpool-w10751166': {
    name: 'Whirlpool tech sheet W10751166C, dishwashers',
    grade: 'listed',
  },
  'kitchenaid-w11366142': { name: 'KitchenAid tech sheet W11366142C, dishwashers', grade: 'maker' },
  'whirlpool-w11174426': {
    name: 'Whirlpool, Maytag and Amana technical manual W11174426B, ranges',
    grade: 'listed',
  },
  'whirlpool-w11746350': {
    name: 'Whirlpool and Maytag technical manual W11746350F, ranges',
    grade: 'listed',
  },
  'whirlpool-w11174814': {
    name: 'Whirlpool, Maytag, KitchenAid, JennAir and Amana service manual W11174814B, ranges',
    grade: 'listed',
  },
  'samsung-rs28t5b': {
    name: 'Samsung service manual RS28T5B, side-by-side refrigerators',
    grade: 'listed',
  },
  'samsung-dv6000': {
    name: 'Samsung service manual DV6000T, dryers',
    grade: 'listed',
  },
  'samsung-dw80r5060': {
    name: 'Samsung service manual DW80R5060, dishwashers',
    grade: 'listed',
  },
  'samsung-dw80m9': {
    name: 'Samsung service manual DW80M9, dishwashers',
    grade: 'listed',
  },
  'samsung-bb8700': {
    name: 'Samsung service manual WF50BB8700, front-load washers',
    grade: 'listed',
  },
  'samsung-me11': {
    name: 'Samsung service manual ME11A7510, microwaves',
    grade: 'listed',
  },
  'samsung-nx60': {
    name: 'Samsung service manual NX60T8311S, ranges',
    grade: 'listed',
  },
  'samsung-ne58h': {
    name: 'Samsung service manual NE58H9970, induction ranges',
    grade: 'listed',
  },
  'samsung-ne58f': {
    name: 'Samsung service manual NE58F9710, electric ranges',
    grade: 'listed',
  },
  'ge-31-9254': {
    name: 'GE and Hotpoint service guide 31-9254, top-load washers',
    note: testMode,
    grade: 'maker',
  },
  'ge-gtw750': {
    name: 'GE service guide GTW750, top-load washers',
    note: testMode,
    grade: 'maker',
  },
  'ge-mypros-washer': {
    name: 'GE service manual, washers',
    grade: 'listed',
  },
  'ge-mypros-refrigerator': { name: 'GE service manual, refrigerators', grade: 'listed' },
  'ge-mypros-dryer': { name: 'GE service manual, dryers', grade: 'listed' },
  'frigidaire-a17002005': {
    name: 'Frigidaire service sheet A17002005, French-door refrigerators',
    grade: 'maker',
  },
  'frigidaire-oven-sheets': {
    name: 'Frigidaire wiring sheets FGMC2766 and FCWS2727, wall ovens',
    grade: 'maker',
  },
  'frigidaire-door-lock': {
    name: 'Frigidaire service manuals, ranges',
    grade: 'listed',
  },
  'electrolux-range-listed': {
    name: 'Electrolux service manual, ranges',
    grade: 'listed',
  },
  'lg-lrmvs3006': {
    name: 'LG service manual LRMVS3006, French-door refrigerators',
    grade: 'listed',
  },
  'lg-ldt7808': {
    name: 'LG service manual LDT7808, dishwashers',
    grade: 'listed',
  },
  'lg-lmhm2237': {
    name: 'LG service manual LMHM2237, microwaves',
    grade: 'listed',
  },
} as const satisfies Readonly<Record<string, CodeSource>>;
