// A code in the bars of a display: seven a character, lit or dark. A character is 28 wide with its space, and 34 high.
const lit: Readonly<Record<string, string>> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abdeg',
  3: 'abcdg',
  4: 'bcfg',
  5: 'acdfg',
  6: 'acdefg',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  A: 'abcefg',
  b: 'cdefg',
  C: 'adef',
  c: 'deg',
  d: 'bcdeg',
  E: 'adefg',
  F: 'aefg',
  H: 'bcefg',
  h: 'cefg',
  I: 'bc',
  i: 'c',
  J: 'bcde',
  L: 'def',
  n: 'ceg',
  O: 'abcdef',
  o: 'cdeg',
  P: 'abefg',
  r: 'eg',
  S: 'acdfg',
  t: 'defg',
  U: 'bcdef',
  u: 'cde',
  y: 'bcdfg',
  '-': 'g',
};

/** The bars of one character, the top first and then clockwise, the middle last. */
const bars: readonly (readonly [name: string, from: string, by: string])[] = [
  ['a', '3 1', '14 0'],
  ['b', '18.5 3', '-1 12'],
  ['c', '17.5 19', '-1 12'],
  ['d', '0 33', '14 0'],
  ['e', '0 19', '-1 12'],
  ['f', '1 3', '-1 12'],
  ['g', '2 17', '14 0'],
];

const step = 28;

/** Whether a display of such bars can show it, and it is long enough to be known again. */
export function canShow(code: string): boolean {
  return code.length >= 2 && code.length <= 4 && [...code].every((character) => character in lit);
}

function place(from: string, by: string, at: number): string {
  const [x = 0, y = 0] = from.split(' ').map(Number);
  return `M${x + at * step} ${y}l${by}`;
}

/** The paths of a code's lit bars and of its dark ones, and how wide it is. */
export function drawBars(code: string) {
  const drawn = [...code].flatMap((character, at) =>
    bars.map(([name, from, by]) => ({
      isLit: lit[character]?.includes(name) === true,
      d: place(from, by, at),
    })),
  );
  const join = (wanted: boolean) =>
    drawn
      .filter(({ isLit }) => isLit === wanted)
      .map(({ d }) => d)
      .join('');
  return { lit: join(true), dark: join(false), width: code.length * step - 9 };
}
