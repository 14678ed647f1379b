// The codes of the makers with short lists: Frigidaire, Electrolux, Bosch, Thermador and Miele. What each says: code-words/other.ts.
import type { CodeLists } from './code-form.ts';

export const otherCodes = {
  'frigidaire-dishwasher': {
    service: 'dishwasher',
    pages: { frigidaire: 'frigidaire-dishwasher' },
    codes: [
      { slug: 'i20', codes: ['i20'], sign: 'standing-water', mayRun: 'test-once' },
      { slug: 'i40', codes: ['i40'], sign: 'standing-water', mayRun: 'test-once' },
      { slug: 'cl', codes: ['CL'], sign: 'will-not-start', mayRun: 'with-care', isStatus: true },
      { slug: 'ho', codes: ['HO'], mayRun: 'yes', isStatus: true },
      { slug: 'loc', codes: ['LOC'], mayRun: 'yes', isStatus: true },
      { slug: 'pf', codes: ['PF'], mayRun: 'yes', isStatus: true },
    ],
  },
  'electrolux-washer-drain': {
    service: 'washer',
    pages: { electrolux: 'electrolux-washer-e21' },
    codes: [{ slug: 'e21', codes: ['E21'], kind: 'front-load', sign: 'will-not-drain', mayRun: 'test-once' }],
  },
  'electrolux-washer-door': {
    service: 'washer',
    pages: { electrolux: 'electrolux-washer-e41' },
    codes: [{ slug: 'e41', codes: ['E41'], kind: 'front-load', sign: 'will-not-start', mayRun: 'with-care' }],
  },
  'bosch-dishwasher': {
    service: 'dishwasher',
    pages: { bosch: 'bosch-dishwasher' },
    codes: [
      { slug: 'e15', codes: ['E15'], sign: 'leak-code', mayRun: 'no' },
      {
        slug: 'e24',
        codes: ['E22', 'E24', 'E25', 'E6102', 'E6103'],
        sign: 'standing-water',
        mayRun: 'test-once',
      },
      { slug: 'e01', codes: ['E01'], mayRun: 'reset-once' },
      { slug: 'e02', codes: ['E02', 'E03'], mayRun: 'no' },
      { slug: 'e09', codes: ['E09', 'E20', 'E21'], mayRun: 'reset-once' },
      { slug: 'e12', codes: ['E12'], mayRun: 'with-care' },
      { slug: 'e14', codes: ['E14'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'e16', codes: ['E16', 'E17'], sign: 'leak-code', mayRun: 'no' },
      { slug: 'e18', codes: ['E18'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'e23', codes: ['E23'], sign: 'standing-water', mayRun: 'test-once' },
      { slug: 'e27', codes: ['E27'], mayRun: 'reset-once' },
    ],
  },
  'bosch-washer': {
    service: 'washer',
    pages: { bosch: 'bosch-washer' },
    codes: [
      { slug: 'e10', codes: ['E:10 / -00', 'E:10 / -10', 'E:10 / -20'], mayRun: 'with-care' },
      { slug: 'e16', codes: ['E16', 'E34', 'F16', 'F34'], sign: 'will-not-start', mayRun: 'with-care' },
      { slug: 'e17', codes: ['E17', 'F17', 'F29'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'e18', codes: ['E18', 'F18'], sign: 'will-not-drain', mayRun: 'test-once' },
      { slug: 'e30', codes: ['E:30 / -10'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'e32', codes: ['E32', 'F32'], sign: 'walks-and-bangs', mayRun: 'with-care', isStatus: true },
      {
        slug: 'e36',
        codes: ['E:36 / -25', 'E:36 / -26'],
        sign: 'will-not-drain',
        mayRun: 'test-once',
      },
    ],
  },
  'thermador-dishwasher': {
    service: 'dishwasher',
    pages: { thermador: 'thermador-dishwasher' },
    codes: [{ slug: 'e15', codes: ['E15', 'E3100'], sign: 'leak-code', mayRun: 'no' }],
  },
  'miele-dishwasher': {
    service: 'dishwasher',
    pages: { miele: 'miele-dishwasher' },
    codes: [
      { slug: 'f11', codes: ['F11'], sign: 'standing-water', mayRun: 'test-once' },
      { slug: 'f12', codes: ['F12', 'F13'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'f173', codes: ['F 173'], sign: 'will-not-fill', mayRun: 'with-care' },
      { slug: 'f18', codes: ['F18'], mayRun: 'no' },
      { slug: 'f70', codes: ['F70'], sign: 'leak-code', mayRun: 'no' },
      { slug: 'f78', codes: ['F78'], mayRun: 'reset-once' },
    ],
  },
} as const satisfies CodeLists;
