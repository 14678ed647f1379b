// The advice for every appliance in every place, in the order of cities.ts. One file a place, written by hand.
import type { CityAdvice } from '#content/city-advice-form.ts';
import { altamonteSpringsAdvice } from '#content/city-advice/altamonte-springs.ts';
import { apolloBeachAdvice } from '#content/city-advice/apollo-beach.ts';
import { apopkaAdvice } from '#content/city-advice/apopka.ts';
import { atlanticBeachAdvice } from '#content/city-advice/atlantic-beach.ts';
import { aventuraAdvice } from '#content/city-advice/aventura.ts';
import { balHarbourAdvice } from '#content/city-advice/bal-harbour.ts';
import { bartowAdvice } from '#content/city-advice/bartow.ts';
import { bayHarborAdvice } from '#content/city-advice/bay-harbor.ts';
import { belleairBeachAdvice } from '#content/city-advice/belleair-beach.ts';
import { belleairBluffsAdvice } from '#content/city-advice/belleair-bluffs.ts';
import { biscayneParkAdvice } from '#content/city-advice/biscayne-park.ts';
import { bocaRatonAdvice } from '#content/city-advice/boca-raton.ts';
import { boyntonBeachAdvice } from '#content/city-advice/boynton-beach.ts';
import { bradentonAdvice } from '#content/city-advice/bradenton.ts';
import { brandonAdvice } from '#content/city-advice/brandon.ts';
import { brooksvilleAdvice } from '#content/city-advice/brooksville.ts';
import { clearwaterAdvice } from '#content/city-advice/clearwater.ts';
import { clermontAdvice } from '#content/city-advice/clermont.ts';
import { cooperCityAdvice } from '#content/city-advice/cooper-city.ts';
import { coralGablesAdvice } from '#content/city-advice/coral-gables.ts';
import { coralSpringsAdvice } from '#content/city-advice/coral-springs.ts';
import { cutlerBayAdvice } from '#content/city-advice/cutler-bay.ts';
import { davenportAdvice } from '#content/city-advice/davenport.ts';
import { davieAdvice } from '#content/city-advice/davie.ts';
import { deerfieldBeachAdvice } from '#content/city-advice/deerfield-beach.ts';
import { delrayBeachAdvice } from '#content/city-advice/delray-beach.ts';
import { doralAdvice } from '#content/city-advice/doral.ts';
import { doverAdvice } from '#content/city-advice/dover.ts';
import { dunedinAdvice } from '#content/city-advice/dunedin.ts';
import { eastNaplesAdvice } from '#content/city-advice/east-naples.ts';
import { ellentonAdvice } from '#content/city-advice/ellenton.ts';
import { fortLauderdaleAdvice } from '#content/city-advice/fort-lauderdale.ts';
import { gibsontonAdvice } from '#content/city-advice/gibsonton.ts';
import { goldenBeachAdvice } from '#content/city-advice/golden-beach.ts';
import { gulfportAdvice } from '#content/city-advice/gulfport.ts';
import { hainesCityAdvice } from '#content/city-advice/haines-city.ts';
import { hallandaleBeachAdvice } from '#content/city-advice/hallandale-beach.ts';
import { hialeahAdvice } from '#content/city-advice/hialeah.ts';
import { hollywoodAdvice } from '#content/city-advice/hollywood.ts';
import { homesteadAdvice } from '#content/city-advice/homestead.ts';
import { indianShoresAdvice } from '#content/city-advice/indian-shores.ts';
import { jupiterAdvice } from '#content/city-advice/jupiter.ts';
import { kendallAdvice } from '#content/city-advice/kendall.ts';
import { kennethCityAdvice } from '#content/city-advice/kenneth-city.ts';
import { keyBiscayneAdvice } from '#content/city-advice/key-biscayne.ts';
import { kissimmeeAdvice } from '#content/city-advice/kissimmee.ts';
import { lakeBuenaVistaAdvice } from '#content/city-advice/lake-buena-vista.ts';
import { largoAdvice } from '#content/city-advice/largo.ts';
import { lauderhillAdvice } from '#content/city-advice/lauderhill.ts';
import { lelyAdvice } from '#content/city-advice/lely.ts';
import { madeiraBeachAdvice } from '#content/city-advice/madeira-beach.ts';
import { marcoIslandAdvice } from '#content/city-advice/marco-island.ts';
import { miamiAdvice } from '#content/city-advice/miami.ts';
import { miamiBeachAdvice } from '#content/city-advice/miami-beach.ts';
import { miamiGardensAdvice } from '#content/city-advice/miami-gardens.ts';
import { miamiLakesAdvice } from '#content/city-advice/miami-lakes.ts';
import { mimsAdvice } from '#content/city-advice/mims.ts';
import { miramarAdvice } from '#content/city-advice/miramar.ts';
import { mooringsAdvice } from '#content/city-advice/moorings.ts';
import { naplesAdvice } from '#content/city-advice/naples.ts';
import { northBayVillageAdvice } from '#content/city-advice/north-bay-village.ts';
import { northMiamiAdvice } from '#content/city-advice/north-miami.ts';
import { northPortAdvice } from '#content/city-advice/north-port.ts';
import { oldsmarAdvice } from '#content/city-advice/oldsmar.ts';
import { orlandoAdvice } from '#content/city-advice/orlando.ts';
import { palmettoAdvice } from '#content/city-advice/palmetto.ts';
import { parklandAdvice } from '#content/city-advice/parkland.ts';
import { pelicanBayAdvice } from '#content/city-advice/pelican-bay.ts';
import { pembrokePinesAdvice } from '#content/city-advice/pembroke-pines.ts';
import { pinecrestAdvice } from '#content/city-advice/pinecrest.ts';
import { pinellasParkAdvice } from '#content/city-advice/pinellas-park.ts';
import { plantCityAdvice } from '#content/city-advice/plant-city.ts';
import { plantationAdvice } from '#content/city-advice/plantation.ts';
import { pompanoBeachAdvice } from '#content/city-advice/pompano-beach.ts';
import { portCharlotteAdvice } from '#content/city-advice/port-charlotte.ts';
import { puntaGordaAdvice } from '#content/city-advice/punta-gorda.ts';
import { redingtonBeachAdvice } from '#content/city-advice/redington-beach.ts';
import { riverviewAdvice } from '#content/city-advice/riverview.ts';
import { ruskinAdvice } from '#content/city-advice/ruskin.ts';
import { safetyHarborAdvice } from '#content/city-advice/safety-harbor.ts';
import { sanfordAdvice } from '#content/city-advice/sanford.ts';
import { sarasotaAdvice } from '#content/city-advice/sarasota.ts';
import { seffnerAdvice } from '#content/city-advice/seffner.ts';
import { seminoleAdvice } from '#content/city-advice/seminole.ts';
import { southPasadenaAdvice } from '#content/city-advice/south-pasadena.ts';
import { springHillAdvice } from '#content/city-advice/spring-hill.ts';
import { stCloudAdvice } from '#content/city-advice/st-cloud.ts';
import { stPeteBeachAdvice } from '#content/city-advice/st-pete-beach.ts';
import { stPetersburgAdvice } from '#content/city-advice/st-petersburg.ts';
import { sunCityCenterAdvice } from '#content/city-advice/sun-city-center.ts';
import { sunnyIslesBeachAdvice } from '#content/city-advice/sunny-isles-beach.ts';
import { sunriseAdvice } from '#content/city-advice/sunrise.ts';
import { surfsideAdvice } from '#content/city-advice/surfside.ts';
import { tamaracAdvice } from '#content/city-advice/tamarac.ts';
import { tampaAdvice } from '#content/city-advice/tampa.ts';
import { tarponSpringsAdvice } from '#content/city-advice/tarpon-springs.ts';
import { templeTerraceAdvice } from '#content/city-advice/temple-terrace.ts';
import { thonotosassaAdvice } from '#content/city-advice/thonotosassa.ts';
import { titusvilleAdvice } from '#content/city-advice/titusville.ts';
import { veniceAdvice } from '#content/city-advice/venice.ts';
import { vineyardsAdvice } from '#content/city-advice/vineyards.ts';
import { westPalmBeachAdvice } from '#content/city-advice/west-palm-beach.ts';
import { westonAdvice } from '#content/city-advice/weston.ts';
import { wimaumaAdvice } from '#content/city-advice/wimauma.ts';
import { winterSpringsAdvice } from '#content/city-advice/winter-springs.ts';
import { zephyrhillsAdvice } from '#content/city-advice/zephyrhills.ts';
import type { CitySlug } from '#content/cities.ts';

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
