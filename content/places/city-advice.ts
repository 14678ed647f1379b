// The advice for every appliance in every place, in the order of cities.ts. One file a place, written by hand.
import type { CityAdvice } from './city-advice-form.ts';
import { altamonteSpringsAdvice } from '#content/places/city-advice/altamonte-springs.ts';
import { apolloBeachAdvice } from '#content/places/city-advice/apollo-beach.ts';
import { apopkaAdvice } from '#content/places/city-advice/apopka.ts';
import { atlanticBeachAdvice } from '#content/places/city-advice/atlantic-beach.ts';
import { aventuraAdvice } from '#content/places/city-advice/aventura.ts';
import { balHarbourAdvice } from '#content/places/city-advice/bal-harbour.ts';
import { bartowAdvice } from '#content/places/city-advice/bartow.ts';
import { bayHarborAdvice } from '#content/places/city-advice/bay-harbor.ts';
import { belleairBeachAdvice } from '#content/places/city-advice/belleair-beach.ts';
import { belleairBluffsAdvice } from '#content/places/city-advice/belleair-bluffs.ts';
import { biscayneParkAdvice } from '#content/places/city-advice/biscayne-park.ts';
import { bocaRatonAdvice } from '#content/places/city-advice/boca-raton.ts';
import { boyntonBeachAdvice } from '#content/places/city-advice/boynton-beach.ts';
import { bradentonAdvice } from '#content/places/city-advice/bradenton.ts';
import { brandonAdvice } from '#content/places/city-advice/brandon.ts';
import { brooksvilleAdvice } from '#content/places/city-advice/brooksville.ts';
import { clearwaterAdvice } from '#content/places/city-advice/clearwater.ts';
import { clermontAdvice } from '#content/places/city-advice/clermont.ts';
import { cooperCityAdvice } from '#content/places/city-advice/cooper-city.ts';
import { coralGablesAdvice } from '#content/places/city-advice/coral-gables.ts';
import { coralSpringsAdvice } from '#content/places/city-advice/coral-springs.ts';
import { cutlerBayAdvice } from '#content/places/city-advice/cutler-bay.ts';
import { davenportAdvice } from '#content/places/city-advice/davenport.ts';
import { davieAdvice } from '#content/places/city-advice/davie.ts';
import { deerfieldBeachAdvice } from '#content/places/city-advice/deerfield-beach.ts';
import { delrayBeachAdvice } from '#content/places/city-advice/delray-beach.ts';
import { doralAdvice } from '#content/places/city-advice/doral.ts';
import { doverAdvice } from '#content/places/city-advice/dover.ts';
import { dunedinAdvice } from '#content/places/city-advice/dunedin.ts';
import { eastNaplesAdvice } from '#content/places/city-advice/east-naples.ts';
import { ellentonAdvice } from '#content/places/city-advice/ellenton.ts';
import { fortLauderdaleAdvice } from '#content/places/city-advice/fort-lauderdale.ts';
import { gibsontonAdvice } from '#content/places/city-advice/gibsonton.ts';
import { goldenBeachAdvice } from '#content/places/city-advice/golden-beach.ts';
import { gulfportAdvice } from '#content/places/city-advice/gulfport.ts';
import { hainesCityAdvice } from '#content/places/city-advice/haines-city.ts';
import { hallandaleBeachAdvice } from '#content/places/city-advice/hallandale-beach.ts';
import { hialeahAdvice } from '#content/places/city-advice/hialeah.ts';
import { hollywoodAdvice } from '#content/places/city-advice/hollywood.ts';
import { homesteadAdvice } from '#content/places/city-advice/homestead.ts';
import { indianShoresAdvice } from '#content/places/city-advice/indian-shores.ts';
import { jupiterAdvice } from '#content/places/city-advice/jupiter.ts';
import { kendallAdvice } from '#content/places/city-advice/kendall.ts';
import { kennethCityAdvice } from '#content/places/city-advice/kenneth-city.ts';
import { keyBiscayneAdvice } from '#content/places/city-advice/key-biscayne.ts';
import { kissimmeeAdvice } from '#content/places/city-advice/kissimmee.ts';
import { lakeBuenaVistaAdvice } from '#content/places/city-advice/lake-buena-vista.ts';
import { largoAdvice } from '#content/places/city-advice/largo.ts';
import { lauderhillAdvice } from '#content/places/city-advice/lauderhill.ts';
import { lelyAdvice } from '#content/places/city-advice/lely.ts';
import { madeiraBeachAdvice } from '#content/places/city-advice/madeira-beach.ts';
import { marcoIslandAdvice } from '#content/places/city-advice/marco-island.ts';
import { miamiAdvice } from '#content/places/city-advice/miami.ts';
import { miamiBeachAdvice } from '#content/places/city-advice/miami-beach.ts';
import { miamiGardensAdvice } from '#content/places/city-advice/miami-gardens.ts';
import { miamiLakesAdvice } from '#content/places/city-advice/miami-lakes.ts';
import { mimsAdvice } from '#content/places/city-advice/mims.ts';
import { miramarAdvice } from '#content/places/city-advice/miramar.ts';
import { mooringsAdvice } from '#content/places/city-advice/moorings.ts';
import { naplesAdvice } from '#content/places/city-advice/naples.ts';
import { northBayVillageAdvice } from '#content/places/city-advice/north-bay-village.ts';
import { northMiamiAdvice } from '#content/places/city-advice/north-miami.ts';
import { northPortAdvice } from '#content/places/city-advice/north-port.ts';
import { oldsmarAdvice } from '#content/places/city-advice/oldsmar.ts';
import { orlandoAdvice } from '#content/places/city-advice/orlando.ts';
import { palmettoAdvice } from '#content/places/city-advice/palmetto.ts';
import { parklandAdvice } from '#content/places/city-advice/parkland.ts';
import { pelicanBayAdvice } from '#content/places/city-advice/pelican-bay.ts';
import { pembrokePinesAdvice } from '#content/places/city-advice/pembroke-pines.ts';
import { pinecrestAdvice } from '#content/places/city-advice/pinecrest.ts';
import { pinellasParkAdvice } from '#content/places/city-advice/pinellas-park.ts';
import { plantCityAdvice } from '#content/places/city-advice/plant-city.ts';
import { plantationAdvice } from '#content/places/city-advice/plantation.ts';
import { pompanoBeachAdvice } from '#content/places/city-advice/pompano-beach.ts';
import { portCharlotteAdvice } from '#content/places/city-advice/port-charlotte.ts';
import { puntaGordaAdvice } from '#content/places/city-advice/punta-gorda.ts';
import { redingtonBeachAdvice } from '#content/places/city-advice/redington-beach.ts';
import { riverviewAdvice } from '#content/places/city-advice/riverview.ts';
import { ruskinAdvice } from '#content/places/city-advice/ruskin.ts';
import { safetyHarborAdvice } from '#content/places/city-advice/safety-harbor.ts';
import { sanfordAdvice } from '#content/places/city-advice/sanford.ts';
import { sarasotaAdvice } from '#content/places/city-advice/sarasota.ts';
import { seffnerAdvice } from '#content/places/city-advice/seffner.ts';
import { seminoleAdvice } from '#content/places/city-advice/seminole.ts';
import { southPasadenaAdvice } from '#content/places/city-advice/south-pasadena.ts';
import { springHillAdvice } from '#content/places/city-advice/spring-hill.ts';
import { stCloudAdvice } from '#content/places/city-advice/st-cloud.ts';
import { stPeteBeachAdvice } from '#content/places/city-advice/st-pete-beach.ts';
import { stPetersburgAdvice } from '#content/places/city-advice/st-petersburg.ts';
import { sunCityCenterAdvice } from '#content/places/city-advice/sun-city-center.ts';
import { sunnyIslesBeachAdvice } from '#content/places/city-advice/sunny-isles-beach.ts';
import { sunriseAdvice } from '#content/places/city-advice/sunrise.ts';
import { surfsideAdvice } from '#content/places/city-advice/surfside.ts';
import { tamaracAdvice } from '#content/places/city-advice/tamarac.ts';
import { tampaAdvice } from '#content/places/city-advice/tampa.ts';
import { tarponSpringsAdvice } from '#content/places/city-advice/tarpon-springs.ts';
import { templeTerraceAdvice } from '#content/places/city-advice/temple-terrace.ts';
import { thonotosassaAdvice } from '#content/places/city-advice/thonotosassa.ts';
import { titusvilleAdvice } from '#content/places/city-advice/titusville.ts';
import { veniceAdvice } from '#content/places/city-advice/venice.ts';
import { vineyardsAdvice } from '#content/places/city-advice/vineyards.ts';
import { westPalmBeachAdvice } from '#content/places/city-advice/west-palm-beach.ts';
import { westonAdvice } from '#content/places/city-advice/weston.ts';
import { wimaumaAdvice } from '#content/places/city-advice/wimauma.ts';
import { winterSpringsAdvice } from '#content/places/city-advice/winter-springs.ts';
import { zephyrhillsAdvice } from '#content/places/city-advice/zephyrhills.ts';
import type { CitySlug } from './cities.ts';

export const cityAdvice = {
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
  'hallandale-beach': hallandaleBeachAdvice,
  miramar: miramarAdvice,
  davie: davieAdvice,
  weston: westonAdvice,
  sunrise: sunriseAdvice,
  lauderhill: lauderhillAdvice,
  'deerfield-beach': deerfieldBeachAdvice,
  'coral-springs': coralSpringsAdvice,
  'boca-raton': bocaRatonAdvice,
  'boynton-beach': boyntonBeachAdvice,
  'delray-beach': delrayBeachAdvice,
  'west-palm-beach': westPalmBeachAdvice,
  jupiter: jupiterAdvice,
  naples: naplesAdvice,
  moorings: mooringsAdvice,
  lely: lelyAdvice,
  vineyards: vineyardsAdvice,
  'marco-island': marcoIslandAdvice,
  'east-naples': eastNaplesAdvice,
  'pelican-bay': pelicanBayAdvice,
  orlando: orlandoAdvice,
  'altamonte-springs': altamonteSpringsAdvice,
  clermont: clermontAdvice,
  'st-cloud': stCloudAdvice,
  'haines-city': hainesCityAdvice,
  titusville: titusvilleAdvice,
  kissimmee: kissimmeeAdvice,
  apopka: apopkaAdvice,
  'lake-buena-vista': lakeBuenaVistaAdvice,
  davenport: davenportAdvice,
  mims: mimsAdvice,
  sanford: sanfordAdvice,
  brooksville: brooksvilleAdvice,
  'plant-city': plantCityAdvice,
  'sun-city-center': sunCityCenterAdvice,
  'spring-hill': springHillAdvice,
  'temple-terrace': templeTerraceAdvice,
  ruskin: ruskinAdvice,
  tampa: tampaAdvice,
  riverview: riverviewAdvice,
  thonotosassa: thonotosassaAdvice,
  brandon: brandonAdvice,
  'apollo-beach': apolloBeachAdvice,
  'st-petersburg': stPetersburgAdvice,
  clearwater: clearwaterAdvice,
  largo: largoAdvice,
  dunedin: dunedinAdvice,
  'tarpon-springs': tarponSpringsAdvice,
  sarasota: sarasotaAdvice,
  venice: veniceAdvice,
  bradenton: bradentonAdvice,
  'north-port': northPortAdvice,
  'punta-gorda': puntaGordaAdvice,
  'port-charlotte': portCharlotteAdvice,
  gibsonton: gibsontonAdvice,
  seffner: seffnerAdvice,
  wimauma: wimaumaAdvice,
  dover: doverAdvice,
  'pinellas-park': pinellasParkAdvice,
  'safety-harbor': safetyHarborAdvice,
  oldsmar: oldsmarAdvice,
  seminole: seminoleAdvice,
  'st-pete-beach': stPeteBeachAdvice,
  gulfport: gulfportAdvice,
  'south-pasadena': southPasadenaAdvice,
  'kenneth-city': kennethCityAdvice,
  'madeira-beach': madeiraBeachAdvice,
  'belleair-beach': belleairBeachAdvice,
  'belleair-bluffs': belleairBluffsAdvice,
  'redington-beach': redingtonBeachAdvice,
  'indian-shores': indianShoresAdvice,
  palmetto: palmettoAdvice,
  ellenton: ellentonAdvice,
  'atlantic-beach': atlanticBeachAdvice,
  bartow: bartowAdvice,
  'bay-harbor': bayHarborAdvice,
  'biscayne-park': biscayneParkAdvice,
  'winter-springs': winterSpringsAdvice,
  zephyrhills: zephyrhillsAdvice,
} as const satisfies Readonly<Record<CitySlug, CityAdvice>>;
