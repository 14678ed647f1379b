// The nine appliances we repair, in the order the site lists them. Words live in service-words.ts.
type ServiceFacts = {
  readonly slug: string;
  readonly icon: 'ChefHat' | 'Refrigerator' | 'WashingMachine' | 'Shirt' | 'Utensils' | 'Microwave';
  /** Starting price of a repair visit, in whole US dollars, before tax. Source: the owner's specification. */
  readonly startingPriceUsd: number;
};

export const services = [
  { slug: 'refrigerator', icon: 'Refrigerator', startingPriceUsd: 89 },
  { slug: 'washer', icon: 'WashingMachine', startingPriceUsd: 85 },
  { slug: 'dryer', icon: 'Shirt', startingPriceUsd: 85 },
  { slug: 'dishwasher', icon: 'Utensils', startingPriceUsd: 89 },
  { slug: 'oven', icon: 'ChefHat', startingPriceUsd: 95 },
  { slug: 'stove', icon: 'ChefHat', startingPriceUsd: 89 },
  { slug: 'wine-cooler', icon: 'ChefHat', startingPriceUsd: 95 },
  { slug: 'range-hood', icon: 'ChefHat', startingPriceUsd: 85 },
  { slug: 'microwave', icon: 'Microwave', startingPriceUsd: 75 },
] as const satisfies readonly ServiceFacts[];

export type Service = (typeof services)[number];
export type ServiceSlug = Service['slug'];
