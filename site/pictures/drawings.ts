// Small drawings in the line of the plates, for light and dark: how a visit goes, what places do to machines, homes cut open, and a page that is not there.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { FloridaKey } from '#content/catalogue/service-words/service-words-form.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import type { RegionTopic } from '#content/places/guides/regions.ts';
import type { RegionSlug } from '#content/places/regions.ts';
import type { HomeKind } from '#content/words/places/home-slice-words.ts';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { byName } from './plate-picture.ts';

const drawings = byName(
  import.meta.glob<SvgFile>('./{visit,places,slices,pages}/*.svg', { eager: true, import: 'default' }),
);

function findDrawing(name: string): SvgFile {
  const found = drawings[name];
  if (found === undefined) throw new Error(`No drawing ${name}`);
  return found;
}

/** The drawing of a step of a visit; an unknown one fails the build. */
export const visitDrawing = findDrawing;

/** A cord out of its outlet: nothing is here. */
export const unpluggedDrawing = findDrawing('unplugged');

/** A refrigerator at the curb, its doors off. */
export const oldMachineDrawing = findDrawing('curb');

/** A home cut open. */
export const sliceDrawing = (kind: HomeKind): SvgFile => findDrawing(`slice-${kind}`);

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

const ofTopics = {
  water: 'lime',
  power: 'surge',
  gas: 'gas',
  season: 'away',
  rentals: 'key',
  storms: 'rain',
  flood: 'flood',
  salt: 'salt',
  condos: 'closet',
  gates: 'gate',
  'mobile homes': 'mobile',
  wells: 'well',
  distance: 'call',
} as const satisfies Readonly<Record<RegionTopic, string>>;

/** Where some of the water is soft, the dose of detergent is what changes. */
const softWater: ReadonlySet<RegionSlug> = new Set([
  'broward-county',
  'palm-beach-county',
  'west-central-florida',
]);

/** What differs in a region. */
export function topicDrawing(topic: RegionTopic, region: RegionSlug): SvgFile {
  return findDrawing(topic === 'water' && softWater.has(region) ? 'suds' : ofTopics[topic]);
}

/** What in Florida wears any machine. */
const ofMatters = {
  'salt-air': 'salt',
  surge: 'surge',
  humidity: 'humid',
  'hard-water': 'tap',
  seasonal: 'shuttered',
} as const satisfies Readonly<Record<Exclude<FloridaKey, 'heat'>, string>>;

/** Drawings of one machine stand beside that machine alone. */
const ofMachines: Readonly<Partial<Record<ServiceSlug, Readonly<Partial<Record<FloridaKey, string>>>>>> = {
  washer: { humidity: 'damp' },
  dryer: { humidity: 'damp', seasonal: 'flap' },
  dishwasher: { 'hard-water': 'lime' },
  refrigerator: { seasonal: 'away' },
};

/** Where the heat is that is told of. */
const ofHeat: Readonly<Record<ServiceSlug, string>> = {
  washer: 'garage',
  refrigerator: 'garage',
  'wine-cooler': 'garage',
  dishwasher: 'rain',
  dryer: 'roof-vent',
  microwave: 'grille',
  oven: 'built-in',
  'range-hood': 'flap',
  stove: 'propane',
};

/** What in Florida wears an appliance. */
export function matterDrawing(key: FloridaKey, service: ServiceSlug): SvgFile {
  return findDrawing(key === 'heat' ? ofHeat[service] : (ofMachines[service]?.[key] ?? ofMatters[key]));
}

/** What is true of a place, with the part it wears, or that the visit is about, in the accent. */
export const conditionDrawing = (condition: LocalCondition): SvgFile => findDrawing(ofConditions[condition]);
