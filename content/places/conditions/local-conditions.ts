// Which appliances each condition of a place changes something for, and the sign it makes likelier. Trade knowledge.
import type { SignSlug } from '../../catalogue/signs/signs.ts';
import type { ServiceSlug } from '../../catalogue/services.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import type { ConditionRule } from './local-condition-form.ts';

/** A sign that a condition makes likelier is one of its own appliance. */
type ConditionsOfSigns = Readonly<
  Record<
    LocalCondition,
    { readonly [Service in ServiceSlug]?: ConditionRule & { readonly likelier?: SignSlug<Service> } }
  >
>;

export const localConditions = {
  'soft water': {
    refrigerator: {},
    washer: { likelier: 'smells-musty' },
    dishwasher: { likelier: 'cloudy-glasses' },
  },
  // Neither soft nor hard: nothing for a washer or a refrigerator that is not right everywhere.
  'medium water': {
    dishwasher: {},
  },
  'hard water': {
    refrigerator: { likelier: 'no-ice' },
    washer: { likelier: 'will-not-fill' },
    dishwasher: { likelier: 'cloudy-glasses' },
  },
  'private wells': {
    refrigerator: { likelier: 'no-ice' },
    washer: { likelier: 'will-not-fill' },
    dishwasher: { likelier: 'cloudy-glasses' },
  },
  // Whom to call in an outage, a figure of every place tells for each appliance.
  'city power': {},
  lightning: {
    refrigerator: {},
    washer: {},
    dryer: {},
    dishwasher: {},
    oven: {},
    stove: {},
    'wine-cooler': {},
    'range-hood': {},
    microwave: {},
  },
  'gas mains': {
    dryer: {},
    oven: {},
    stove: {},
  },
  'no gas mains': {
    dryer: { asks: 'propane' },
    oven: { asks: 'propane' },
    stove: { asks: 'propane' },
  },
  towers: {
    refrigerator: {},
    washer: {},
    // What 208 volts and a shared shaft change stands first in the section of the place, not folded in a sign.
    dryer: {},
    dishwasher: {},
    oven: {},
    stove: {},
    'range-hood': { likelier: 'odors-stay' },
    microwave: {},
  },
  'condo laundry': {
    washer: { likelier: 'smells-musty' },
    dryer: { likelier: 'two-cycles' },
  },
  // Of whom to ask, "Before we come" tells: the page of the place says the rest.
  'association rules': {},
  'outside changes': {
    dryer: {},
    'range-hood': {},
  },
  'shared water': {
    refrigerator: {},
    washer: {},
    dishwasher: {},
  },
  'shared laundry': {
    washer: {},
    dryer: {},
  },
  'laundry rules': {
    washer: {},
    dryer: {},
  },
  'gated streets': {},
  'mobile homes': {
    washer: { likelier: 'walks-and-bangs' },
    dryer: { likelier: 'two-cycles' },
    dishwasher: {},
    oven: { asks: 'propane' },
    stove: { asks: 'propane' },
    'range-hood': {},
    microwave: {},
    refrigerator: {},
  },
  'older homes': {
    refrigerator: {},
    washer: {},
    dryer: {},
    dishwasher: {},
    oven: {},
    stove: {},
    'wine-cooler': {},
    'range-hood': {},
    microwave: {},
  },
  // Houses of the 1990s are here, too: nothing about a maker's warranty follows.
  'new homes': {
    washer: {},
    dryer: { likelier: 'two-cycles' },
    'range-hood': {},
    microwave: {},
  },
  'seasonal homes': {
    refrigerator: {},
    washer: { likelier: 'smells-musty' },
    dryer: { likelier: 'two-cycles', asks: 'flap' },
    dishwasher: { likelier: 'leaks-at-door' },
    oven: {},
    stove: {},
    'wine-cooler': {},
    'range-hood': {},
    microwave: {},
  },
  'vacation rentals': {
    refrigerator: {},
    washer: {},
    dryer: { likelier: 'two-cycles' },
    dishwasher: { likelier: 'standing-water' },
    oven: {},
    stove: {},
    'wine-cooler': {},
    'range-hood': {},
    microwave: {},
  },
  // Who repairs what is the landlord's to say, whatever the appliance.
  'rented homes': {},
  'large kitchens': {
    refrigerator: {},
    dishwasher: {},
    oven: {},
    stove: {},
    'wine-cooler': { likelier: 'never-rests' },
    'range-hood': {},
    microwave: {},
  },
  'garage machines': {
    refrigerator: { likelier: 'runs-all-the-time' },
    washer: {},
    dryer: {},
  },
  'garage laundry': {
    washer: {},
    dryer: {},
  },
  // On a patio, in a carport or in a shed, open to the weather.
  'outdoor laundry': {
    washer: {},
    dryer: {},
  },
  'garage refrigerator': {
    refrigerator: { likelier: 'runs-all-the-time' },
  },
  'salt air': {
    refrigerator: {},
    washer: {},
    dryer: { likelier: 'two-cycles', asks: 'flap' },
    stove: {},
    'wine-cooler': {},
    'range-hood': { likelier: 'flap' },
  },
  'inland damp': {
    refrigerator: {},
    washer: { likelier: 'smells-musty' },
    dryer: {},
    dishwasher: {},
    'wine-cooler': { likelier: 'door-fogs' },
  },
  // What blows through the machine with room air; lint and grease are the same with or without it.
  dust: {
    refrigerator: { likelier: 'runs-all-the-time' },
    'wine-cooler': { likelier: 'never-rests' },
  },
  // What to do after a flood is the same for every machine: the page of the place says it.
  'flood water': {},
} as const satisfies ConditionsOfSigns;

/** What helps no machine that has just failed: a page tells it after the rest, in this order; how to get in comes last. */
export const toldLast: readonly LocalCondition[] = [
  'rented homes',
  'hard water',
  'medium water',
  'soft water',
  'new homes',
  'large kitchens',
  'vacation rentals',
  'seasonal homes',
  'inland damp',
  'dust',
  'salt air',
  'flood water',
  'laundry rules',
  'outside changes',
  'association rules',
  'gated streets',
];

type Rules = typeof localConditions;

/** The words that belong to the conditions: one advice for each appliance, and a reason where a sign is likelier. */
export type WordsOfConditions = {
  readonly [Condition in keyof Rules]: {
    readonly title: string;
    readonly forHome?: string;
    readonly services: {
      readonly [Service in keyof Rules[Condition]]: Rules[Condition][Service] extends {
        readonly likelier: string;
      }
        ? { readonly advice: string; readonly adviceForHouses?: string; readonly reason: string }
        : { readonly advice: string; readonly adviceForHouses?: string };
    };
  };
};
