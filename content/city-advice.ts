// The advice for every appliance in every place, in the order of cities.ts. One file a place, written by hand.
import type { CityAdvice } from '#content/city-advice-form.ts';
import { aventuraAdvice } from '#content/city-advice/aventura.ts';
import { balHarbourAdvice } from '#content/city-advice/bal-harbour.ts';
import { cooperCityAdvice } from '#content/city-advice/cooper-city.ts';
import { coralGablesAdvice } from '#content/city-advice/coral-gables.ts';
import { cutlerBayAdvice } from '#content/city-advice/cutler-bay.ts';
import { doralAdvice } from '#content/city-advice/doral.ts';
import { fortLauderdaleAdvice } from '#content/city-advice/fort-lauderdale.ts';
import { goldenBeachAdvice } from '#content/city-advice/golden-beach.ts';
import { hialeahAdvice } from '#content/city-advice/hialeah.ts';
import { hollywoodAdvice } from '#content/city-advice/hollywood.ts';
import { homesteadAdvice } from '#content/city-advice/homestead.ts';
import { kendallAdvice } from '#content/city-advice/kendall.ts';
import { keyBiscayneAdvice } from '#content/city-advice/key-biscayne.ts';
import { miamiAdvice } from '#content/city-advice/miami.ts';
import { miamiBeachAdvice } from '#content/city-advice/miami-beach.ts';
import { miamiGardensAdvice } from '#content/city-advice/miami-gardens.ts';
import { miamiLakesAdvice } from '#content/city-advice/miami-lakes.ts';
import { northBayVillageAdvice } from '#content/city-advice/north-bay-village.ts';
import { northMiamiAdvice } from '#content/city-advice/north-miami.ts';
import { parklandAdvice } from '#content/city-advice/parkland.ts';
import { pembrokePinesAdvice } from '#content/city-advice/pembroke-pines.ts';
import { pinecrestAdvice } from '#content/city-advice/pinecrest.ts';
import { plantationAdvice } from '#content/city-advice/plantation.ts';
import { pompanoBeachAdvice } from '#content/city-advice/pompano-beach.ts';
import { sunnyIslesBeachAdvice } from '#content/city-advice/sunny-isles-beach.ts';
import { surfsideAdvice } from '#content/city-advice/surfside.ts';
import { tamaracAdvice } from '#content/city-advice/tamarac.ts';
import type { CitySlug } from '#content/cities.ts';

/** A place that is missing here has no advice of its own yet. */
export const cityAdvice: Readonly<Partial<Record<CitySlug, CityAdvice>>> = {
  miami: miamiAdvice,
  'miami-beach': miamiBeachAdvice,
  'coral-gables': coralGablesAdvice,
  hialeah: hialeahAdvice,
  homestead: homesteadAdvice,
  doral: doralAdvice,
  aventura: aventuraAdvice,
  'north-miami': northMiamiAdvice,
  'miami-lakes': miamiLakesAdvice,
  surfside: surfsideAdvice,
  'golden-beach': goldenBeachAdvice,
  pinecrest: pinecrestAdvice,
  kendall: kendallAdvice,
  'miami-gardens': miamiGardensAdvice,
  'key-biscayne': keyBiscayneAdvice,
  'bal-harbour': balHarbourAdvice,
  'sunny-isles-beach': sunnyIslesBeachAdvice,
  'north-bay-village': northBayVillageAdvice,
  'cutler-bay': cutlerBayAdvice,
  'fort-lauderdale': fortLauderdaleAdvice,
  hollywood: hollywoodAdvice,
  'cooper-city': cooperCityAdvice,
  'pembroke-pines': pembrokePinesAdvice,
  plantation: plantationAdvice,
  tamarac: tamaracAdvice,
  'pompano-beach': pompanoBeachAdvice,
  parkland: parklandAdvice,
};
