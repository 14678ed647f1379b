// The machines that are drawn. The types ask for a mark on each part of their plates.
import type { PlatedService, plates } from '#content/catalogue/plates/plates.ts';
import type { Drawing } from './sheet.ts';
import { dishwasher } from './dishwasher.ts';
import { refrigerator } from './refrigerator.ts';
import { dryer } from './dryer.ts';
import { hoodUnder } from './hood-under.ts';
import { microwave } from './microwave.ts';
import { oven } from './oven.ts';
import { rangeHood } from './range-hood.ts';
import { wineCooler } from './wine-cooler.ts';
import { stove } from './stove.ts';
import { stoveGlass } from './stove-glass.ts';
import { washer } from './washer.ts';
import { washerTop } from './washer-top.ts';

export const drawings = {
  dishwasher,
  refrigerator,
  dryer,
  microwave,
  oven,
  'range-hood': rangeHood,
  'wine-cooler': wineCooler,
  stove,
  washer,
} as const satisfies {
  readonly [Machine in PlatedService]: Drawing<string & keyof (typeof plates)[Machine]['parts']>;
};

type WithSecond = {
  readonly parts: object;
  readonly second: { readonly drawing: string; readonly lacks: readonly string[] };
};
type Seconds = Extract<(typeof plates)[PlatedService], WithSecond>;
/** What is drawn of the other build of a machine: without a mark on what that lacks. */
type Second<Of extends WithSecond> = Drawing<
  Exclude<string & keyof Of['parts'], Of['second']['lacks'][number]>
>;

/** By the names of their files. */
export const secondDrawings = {
  'hood-under': hoodUnder,
  'stove-glass': stoveGlass,
  'washer-top': washerTop,
} as const satisfies { readonly [Of in Seconds as Of['second']['drawing']]: Second<Of> };
