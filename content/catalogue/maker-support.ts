// Where a maker, or today's owner of the name, helps owners itself. Addresses without a scheme; those of the makers' catalogues are
// the ones of brand-services.ts.
import type { BrandSlug } from './brands.ts';

type MakerSupport = { readonly name: string; readonly url: string };

const whirlpool = { name: 'Whirlpool Product Help', url: 'producthelp.whirlpool.com' };
const geAppliances = { name: 'GE Appliances', url: 'www.geappliances.com' };
const frigidaire = { name: 'Frigidaire owner support', url: 'owner.frigidaire.com' };
const subZero = { name: 'Sub-Zero, Wolf and Cove', url: 'www.subzero-wolf.com' };

export const makerSupport = {
  whirlpool,
  ge: geAppliances,
  samsung: { name: 'Samsung support', url: 'www.samsung.com/us/support/' },
  lg: { name: 'LG support', url: 'www.lg.com/us/support' },
  frigidaire,
  kitchenaid: { name: 'KitchenAid Product Help', url: 'producthelp.kitchenaid.com' },
  maytag: { name: 'Maytag Product Help', url: 'producthelp.maytag.com' },
  bosch: { name: 'Bosch owner support', url: 'www.bosch-home.com/us/owner-support' },
  'sub-zero': subZero,
  viking: { name: 'Viking Range', url: 'www.vikingrange.com' },
  thermador: { name: 'Thermador support', url: 'www.thermador.com/us/support' },
  'jenn-air': { name: 'JennAir', url: 'www.jennair.com' },
  electrolux: { name: 'Electrolux owner support', url: 'owner.electrolux.com' },
  'speed-queen': { name: 'Speed Queen', url: 'www.speedqueen.com' },
  amana: { name: 'Amana Product Help', url: 'producthelp.amana.com' },
  hotpoint: geAppliances,
  'magic-chef': { name: 'MC Appliance', url: 'www.mcappliance.com' },
  marvel: { name: 'Marvel', url: 'www.marvelrefrigeration.com' },
  miele: { name: 'Miele', url: 'www.mieleusa.com' },
  panasonic: { name: 'Panasonic', url: 'shop.panasonic.com' },
  perlick: { name: 'Perlick', url: 'www.perlick.com' },
  sharp: { name: 'Sharp', url: 'www.sharpusa.com' },
  'u-line': { name: 'U-Line', url: 'www.u-line.com' },
  wolf: subZero,
  kenmore: { name: 'Kenmore', url: 'www.kenmore.com' },
  admiral: whirlpool,
  estate: whirlpool,
  roper: whirlpool,
  gibson: frigidaire,
  kelvinator: frigidaire,
  tappan: frigidaire,
} as const satisfies Readonly<Record<BrandSlug, MakerSupport>>;
