// What each picture in site/pictures shows, for people who do not see it. Says what matters, not how it was made.
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

export type SceneName = 'kitchen' | 'laundry' | 'condo' | 'technician';

type PictureWords = {
  /** site/pictures/appliances/{service}.jpg */
  readonly appliances: Readonly<Record<ServiceSlug, string>>;
  /** site/pictures/details/{service}.jpg: the part that often fails. */
  readonly details: Readonly<Record<ServiceSlug, string>>;
  /** The name of that part, as a technician says it to a customer. */
  readonly parts: Readonly<Record<ServiceSlug, string>>;
  /** site/pictures/scenes/{scene}.jpg; kitchen-portrait.jpg and the film's poster share the kitchen's words. */
  readonly scenes: Readonly<Record<SceneName, string>>;
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
      refrigerator: 'The back of a refrigerator opened: condenser, fan, and compressor with its relay',
      washer: 'The rubber door boot of a front-load washer, where water escapes when it tears',
      dryer: 'The belt that turns a dryer drum, with its motor and idler pulley',
      dishwasher: 'The lower spray arm of a dishwasher with its small water holes',
      oven: 'A bake element glowing at the floor of an oven',
      stove: 'A gas burner alight, the spark igniter standing beside it',
      'wine-cooler': 'The fan and the temperature sensor inside a wine cooler',
      'range-hood': 'The filters and lamps on the underside of a range hood',
      microwave: 'A magnetron, the part that makes the microwaves, taken out of a microwave',
    },
    parts: {
      refrigerator: 'Compressor relay and fan',
      washer: 'Door boot',
      dryer: 'Drum belt',
      dishwasher: 'Spray arm',
      oven: 'Bake element',
      stove: 'Spark igniter',
      'wine-cooler': 'Fan and sensor',
      'range-hood': 'Filters and lamps',
      microwave: 'Magnetron',
    },
    scenes: {
      kitchen: 'A Florida kitchen in morning light: range, hood and refrigerator, palms beyond the window',
      laundry: 'A laundry room with washer and dryer under an oak top, palms beyond the window',
      condo: 'A condominium kitchen with its balcony open to the sea',
      technician:
        'A technician, seen from behind, kneels at the opened back of a refrigerator and holds a meter probe to its relay',
    },
  },
};
