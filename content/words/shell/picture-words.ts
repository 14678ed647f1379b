// What each picture in site/pictures shows, for people who do not see it. Says what matters, not how it was made.
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

export type SceneName = 'leak' | 'mended' | 'kitchen' | 'laundry' | 'condo';

type PictureWords = {
  /** site/pictures/appliances/{service}.jpg */
  readonly appliances: Readonly<Record<ServiceSlug, string>>;
  /** site/pictures/details/{service}.jpg: the part that often fails, good on the left, failed on the right. */
  readonly details: Readonly<
    Record<ServiceSlug, { readonly good: string; readonly failed: string; readonly label?: string }>
  >;
  /** The two halves of such a picture, as labels, where the right one has none of its own: a part that is dirty has not failed. */
  readonly good: string;
  readonly failed: string;
  /** The name of that part, as a technician says it to a customer. */
  readonly parts: Readonly<Record<ServiceSlug, string>>;
  /** site/pictures/scenes/{scene}.jpg; the film begins with the leak and ends mended. */
  readonly scenes: Readonly<Record<SceneName, string>>;
  /** site/pictures/visit/technician.svg */
  readonly technician: string;
};

export const pictureWords: Localized<PictureWords> = {
  en: {
    appliances: {
      refrigerator: 'French-door refrigerator in brushed steel, its display at 37 and 0 degrees',
      washer: 'White front-load washer with towels behind the glass and 42 minutes left',
      dryer: 'White dryer with its door open on the drum, folded towels on top',
      dishwasher: 'Dishwasher with its door down and the lower rack of plates drawn out',
      oven: 'Built-in wall oven baking at 350 degrees, its lower element glowing',
      stove: 'Gas range with a kettle over one lit burner',
      'wine-cooler': 'Wine cooler with lit oak shelves of bottles, set to 55 degrees',
      'range-hood': 'Steel chimney hood over a gas cooktop, tiles behind it',
      microwave: 'Countertop microwave warming a mug, 30 seconds on its display',
    },
    details: {
      refrigerator: {
        good: 'These coils are clean',
        label: 'Dirty',
        failed: 'These are packed with dust and pet hair, so the heat cannot get out',
      },
      washer: {
        good: 'This boot, the rubber seal of a front-load washer’s door, is sound',
        failed: 'The boot is torn at the bottom, and water runs out there',
      },
      dryer: {
        good: 'This belt is new and rolled up',
        failed: 'The belt wore through. Its ends are frayed and its ribs are cracked',
      },
      dishwasher: {
        good: 'The holes of this lower spray arm are open',
        label: 'Clogged',
        failed: 'Lime and seeds block the holes of the arm',
      },
      oven: {
        good: 'This bake element is whole',
        failed: 'The element blistered and burned through, and white powder came out of it',
      },
      stove: {
        good: 'The holes of this burner are open',
        label: 'Clogged',
        failed: 'Burned food clogs most of the burner’s holes',
      },
      'wine-cooler': {
        good: 'This fan is clean',
        failed: 'The fan is matted with dust, and a blade has broken off',
      },
      'range-hood': {
        good: 'This mesh filter is clean',
        label: 'Clogged',
        failed: 'Grease clogs the filter. Washing usually clears it',
      },
      microwave: {
        good: 'This waveguide cover, the thin sheet on the inner wall of a microwave, is whole',
        failed: 'Sparks have burned a hole in the cover',
      },
    },
    good: 'Good',
    failed: 'Failed',
    parts: {
      refrigerator: 'Condenser coils',
      washer: 'Door boot',
      dryer: 'Drum belt',
      dishwasher: 'Spray arm',
      oven: 'Bake element',
      stove: 'Burner',
      'wine-cooler': 'Fan',
      'range-hood': 'Grease filter',
      microwave: 'Waveguide cover',
    },
    scenes: {
      leak: 'A front-load washer with water running from under its door, LC on its display and a puddle on the floor',
      mended:
        'The same washer, repaired: its drum turns, 42 minutes are left, the floor is dry and the torn door boot lies on a cloth',
      kitchen: 'A Florida kitchen in morning light: range, hood and refrigerator, palms beyond the window',
      laundry: 'A laundry room with washer and dryer under an oak top, palms beyond the window',
      condo: 'A condominium kitchen with its balcony open to the sea',
    },
    technician:
      'A technician, seen from behind, kneels at the opened back of a refrigerator and holds a meter probe to its relay',
  },
};
