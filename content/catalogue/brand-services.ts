// Who makes what for US households, today or in the past. Pages, chips and options offer only what stands here.
// "oven" is a wall oven or the oven of a range; "stove" is a range, a cooktop or a rangetop. Sources: docs/sources.md.
import type { BrandSlug } from './brands.ts';
import type { ServiceSlug } from './services.ts';

export const brandServices = {
  // Full kitchen and laundry range, with undercounter wine centers (WUW series). Source: whirlpool.com catalogue.
  whirlpool: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // Everything, with GE, GE Profile, Café and Monogram wine centers. Source: geappliances.com catalogue.
  ge: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // No wine cooler in the US range. Source: samsung.com/us catalogue.
  samsung: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'range-hood', 'microwave'],
  // Wine cellar under LG Signature, wall hoods under LG Studio. Source: lg.com/us catalogue.
  lg: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // Laundry today is mostly stacked laundry centers; wine coolers in the FFWC series. Source: frigidaire.com.
  frigidaire: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // Laundry was sold until the 2000s and is still in homes; none is made today. Source: kitchenaid.com, Whirlpool parts lists.
  kitchenaid: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // No wine cooler. Range hoods are left out: no current one under this name. Source: maytag.com catalogue.
  maytag: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'microwave'],
  // Compact 24-inch laundry only. Source: bosch-home.com/us catalogue.
  bosch: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'range-hood', 'microwave'],
  // Refrigeration and wine storage only; cooking is sister brand Wolf, dishwashers Cove. Source: subzero-wolf.com.
  'sub-zero': ['refrigerator', 'wine-cooler'],
  // Kitchen only, no laundry. Source: vikingrange.com catalogue.
  viking: ['refrigerator', 'dishwasher', 'oven', 'stove', 'wine-cooler', 'range-hood', 'microwave'],
  // Kitchen only, no laundry. Source: thermador.com catalogue.
  thermador: ['refrigerator', 'dishwasher', 'oven', 'stove', 'wine-cooler', 'range-hood', 'microwave'],
  // Kitchen only, no laundry. Source: jennair.com catalogue.
  'jenn-air': ['refrigerator', 'dishwasher', 'oven', 'stove', 'wine-cooler', 'range-hood', 'microwave'],
  // Full range through the ICON and Wave-Touch years; US stress today is laundry. Source: electrolux.com/us, owner manuals.
  electrolux: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // Laundry and nothing else. Source: speedqueen.com.
  'speed-queen': ['washer', 'dryer'],
  // Source: amana.com catalogue (microwaves from the Radarange on).
  amana: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'microwave'],
  // GE's value line. Source: geappliances.com, Hotpoint catalogue.
  hotpoint: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'microwave'],
  // Ranges by the old Magic Chef; compact appliances and wine coolers by today's licensee. Source: mcappliance.com.
  'magic-chef': [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'microwave',
  ],
  // Undercounter refrigeration only. Source: marvelrefrigeration.com.
  marvel: ['refrigerator', 'wine-cooler'],
  // Source: mieleusa.com catalogue.
  miele: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // Microwave ovens only among our nine in the US. Source: shop.panasonic.com.
  panasonic: ['microwave'],
  // Undercounter refrigeration only. Source: perlick.com residential catalogue.
  perlick: ['refrigerator', 'wine-cooler'],
  // Microwaves and Microwave Drawers first; US refrigerators, ranges, wall ovens and dishwashers since. Source: sharpusa.com.
  sharp: ['refrigerator', 'dishwasher', 'oven', 'stove', 'microwave'],
  // Undercounter refrigeration (and ice makers, outside our nine). Source: u-line.com.
  'u-line': ['refrigerator', 'wine-cooler'],
  // Cooking only; sister brand of Sub-Zero. Source: subzero-wolf.com.
  wolf: ['oven', 'stove', 'range-hood', 'microwave'],
  // A retailer's name on appliances built by others, in every category. Source: kenmore.com, Sears parts lists.
  kenmore: [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  // Value line of Maytag, then of Whirlpool at one retailer. Source: parts lists under the Admiral name.
  admiral: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove'],
  // Value line of Whirlpool (T… model numbers). Source: Whirlpool parts lists.
  estate: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove'],
  // First a stove maker, later Whirlpool's value line (R… model numbers). Source: Whirlpool parts lists.
  roper: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove'],
  // Once a refrigerator maker, later a Frigidaire-built value line. Source: Electrolux parts lists.
  gibson: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove'],
  // One of the first home refrigerators, later a Frigidaire-built value line. Source: Electrolux parts lists.
  kelvinator: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove'],
  // Stove maker since the 1880s, first home microwave range in 1955, later Frigidaire-built. Source: Electrolux parts lists.
  tappan: ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'microwave'],
} as const satisfies Readonly<Record<BrandSlug, readonly ServiceSlug[]>>;
