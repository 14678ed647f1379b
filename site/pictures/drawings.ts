// Small drawings in the line of the plates, for light and dark: how a visit goes, and what places do to machines.
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';

/** Its address, and its sides in pixels. */
export type Drawing = { readonly src: string; readonly width: number; readonly height: number };

const files = import.meta.glob<Drawing>('./{visit,places}/*.svg', { eager: true, import: 'default' });

function findDrawing(name: string): Drawing {
  const found = files[`./${name}.svg`];
  if (found === undefined) throw new Error(`No drawing ${name}`);
  // Astro's is a component that has more.
  const { src, width, height } = found;
  return { src, width, height };
}

/** The drawing of a step of a visit. */
export const visitDrawing = (step: string): Drawing => findDrawing(`visit/${step}`);

const ofConditions = {
  'soft water': 'suds',
  'medium water': 'lime',
  'hard water': 'lime',
  'private wells': 'well',
  'city power': 'surge',
  lightning: 'surge',
  'gas mains': 'gas',
  'no gas mains': 'propane',
  towers: 'tower',
  'condo laundry': 'closet',
  'shared laundry': 'coins',
  'association rules': 'gate',
  'outside changes': 'flap',
  'shared water': 'tower',
  'laundry rules': 'coins',
  'gated streets': 'gate',
  'mobile homes': 'mobile',
  'older homes': 'outlet',
  'new homes': 'roof-vent',
  'seasonal homes': 'away',
  'vacation rentals': 'key',
  'rented homes': 'key',
  'large kitchens': 'built-in',
  'garage machines': 'garage',
  'garage laundry': 'garage',
  'outdoor laundry': 'rain',
  'garage refrigerator': 'garage',
  'salt air': 'salt',
  'inland damp': 'damp',
  dust: 'grille',
  'flood water': 'flood',
} as const satisfies Readonly<Record<LocalCondition, string>>;

/** What is true of a place, with the part it wears, or that the visit is about, in the accent. */
export const conditionDrawing = (condition: LocalCondition): Drawing =>
  findDrawing(`places/${ofConditions[condition]}`);
