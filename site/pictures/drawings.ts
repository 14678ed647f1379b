// Small drawings in the line of the plates, for light and dark: how a visit goes, and what places do to machines.
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { byName } from './plate-picture.ts';

const drawings = byName(
  import.meta.glob<SvgFile>('./{visit,places}/*.svg', { eager: true, import: 'default' }),
);

function findDrawing(name: string): SvgFile {
  const found = drawings[name];
  if (found === undefined) throw new Error(`No drawing ${name}`);
  return found;
}

/** The drawing of a step of a visit; an unknown one fails the build. */
export const visitDrawing = findDrawing;

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
export const conditionDrawing = (condition: LocalCondition): SvgFile => findDrawing(ofConditions[condition]);
