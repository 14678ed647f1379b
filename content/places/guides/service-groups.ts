// Appliances that a fact of a place or a thing to have ready concerns together.

/** Where the laundry is. */
export const laundry = ['washer', 'dryer'] as const;

/** What stands in a garage, a shed or on a porch. */
export const outOfDoors = ['refrigerator', 'washer', 'dryer'] as const;

/** What has a water line. */
export const withWater = ['refrigerator', 'washer', 'dishwasher'] as const;

/** What may burn gas. */
export const mayBurnGas = ['dryer', 'oven', 'stove'] as const;

/** What people cook on and in. */
export const toCookWith = ['oven', 'stove'] as const;

/** What may have a duct to the outside. */
export const withVent = ['dryer', 'range-hood'] as const;

/** What stands in a kitchen. */
export const ofTheKitchen = [
  'refrigerator',
  'dishwasher',
  'oven',
  'stove',
  'wine-cooler',
  'range-hood',
  'microwave',
] as const;

/** What may have to be pulled out or carried; a hood or a microwave is repaired where it hangs. */
export const carried = [
  'refrigerator',
  'washer',
  'dryer',
  'dishwasher',
  'oven',
  'stove',
  'wine-cooler',
] as const;

/** What is so large that a turn of the stairs can stop it. */
export const onTheStairs = ['refrigerator', 'washer', 'dryer', 'stove'] as const;
