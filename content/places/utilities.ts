// Who brings electricity, tap water and gas to each place. Each company serves a part of it when there are several, the one with
// most homes first. What we are not sure of is left out: a gas company is named only where its mains are common, and a water
// supplier is missing where none is certain. Which page says so: guides/fact-sources.ts.
import type { CitySlug } from './cities.ts';
import type { FactSource } from './guides/fact-sources.ts';

type Suppliers = { readonly names: readonly string[]; readonly source: FactSource };

export type Utilities = {
  readonly power: Suppliers;
  readonly water?: Suppliers & {
    /** Some homes, or all where no company is named, pump their own water. */
    readonly hasWells?: true;
  };
  readonly gas?: Suppliers;
};

/** Where to report an outage, day and night, for the companies whose number we have read: docs/sources.md says where and when. */
export const outageLines: Readonly<Record<string, string>> = {
  'Florida Power & Light': '800-468-8243',
  'Duke Energy Florida': '800-228-8485',
  'Tampa Electric (TECO)': '877-588-1010',
  'OUC (Orlando Utilities Commission)': '407-423-9018',
  'Kissimmee Utility Authority (KUA)': '407-933-9898',
  'SECO Energy': '800-732-6141',
  'Withlacoochee River Electric Cooperative': '352-567-5133',
  'Lee County Electric Cooperative (LCEC)': '239-656-2300',
  JEA: '904-665-6000',
};

/** Whom to call about gas in an emergency, likewise; the facts of their places and what cannot wait there print it. */
export const gasLines: Readonly<Record<string, string>> = {
  'Peoples Gas': '877-832-6747',
  'Florida City Gas': '888-352-5325',
};

// One line a place, so that a row can be reviewed at a glance.
// prettier-ignore
export const utilities: Readonly<Record<CitySlug, Utilities>> = {
  miami: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' }, gas: { names: ['Florida City Gas', 'Peoples Gas'], source: 'gas utility website' } },
  'miami-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Miami Beach Public Works'], source: 'water quality report' }, gas: { names: ['Peoples Gas'], source: 'gas utility website' } },
  'coral-gables': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' } },
  hialeah: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Hialeah Public Works'], source: 'water quality report' }, gas: { names: ['Florida City Gas'], source: 'gas utility website' } },
  homestead: { power: { names: ['Homestead Public Services', 'Florida Power & Light'], source: 'City of Homestead' }, water: { names: ['City of Homestead'], source: 'water quality report' } },
  doral: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' } },
  aventura: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of North Miami Beach Water'], source: 'water quality report' } },
  'north-miami': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of North Miami Water'], source: 'water quality report' } },
  'miami-lakes': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' } },
  surfside: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Town of Surfside'], source: 'water quality report' } },
  'golden-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of North Miami Beach Water'], source: 'water quality report' } },
  pinecrest: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' } },
  kendall: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' } },
  'miami-gardens': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department', 'City of North Miami Beach Water'], source: 'water quality report' } },
  'key-biscayne': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' } },
  'bal-harbour': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Bal Harbour Village'], source: 'water quality report' } },
  'sunny-isles-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of North Miami Beach Water'], source: 'water quality report' } },
  'north-bay-village': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['North Bay Village'], source: 'water quality report' } },
  'cutler-bay': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Miami-Dade Water and Sewer Department'], source: 'water quality report' } },
  'fort-lauderdale': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Fort Lauderdale'], source: 'water quality report' }, gas: { names: ['Peoples Gas'], source: 'gas utility website' } },
  hollywood: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Hollywood'], source: 'water quality report' } },
  'cooper-city': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Cooper City Utilities'], source: 'water quality report' } },
  'pembroke-pines': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Pembroke Pines'], source: 'water quality report' } },
  plantation: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Plantation Utilities'], source: 'water quality report', hasWells: true } },
  tamarac: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Tamarac Utilities'], source: 'water quality report' } },
  'pompano-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Pompano Beach'], source: 'water quality report' } },
  parkland: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['North Springs Improvement District', 'Parkland Utilities'], source: 'water quality report' } },
  'hallandale-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Hallandale Beach'], source: 'water quality report' } },
  miramar: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Miramar Utilities'], source: 'water quality report' } },
  davie: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Town of Davie Utilities', 'City of Sunrise Utilities'], source: 'water quality report', hasWells: true } },
  weston: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Sunrise Utilities'], source: 'water quality report' } },
  sunrise: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Sunrise Utilities'], source: 'water quality report' } },
  lauderhill: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Lauderhill'], source: 'water quality report' } },
  'deerfield-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Deerfield Beach', 'Broward County Water and Wastewater Services'], source: 'water quality report' } },
  'coral-springs': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Coral Springs', 'Coral Springs Improvement District', 'North Springs Improvement District', 'Royal Waterworks'], source: 'water quality report' } },
  'boca-raton': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Boca Raton Utilities', 'Palm Beach County Water Utilities'], source: 'water quality report' } },
  'boynton-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Boynton Beach Utilities', 'Palm Beach County Water Utilities'], source: 'water quality report' }, gas: { names: ['Florida Public Utilities'], source: 'gas franchise' } },
  'delray-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Delray Beach Utilities'], source: 'water quality report' }, gas: { names: ['Florida Public Utilities'], source: 'gas franchise' } },
  'west-palm-beach': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of West Palm Beach Public Utilities'], source: 'water quality report' }, gas: { names: ['Florida Public Utilities'], source: 'gas franchise' } },
  jupiter: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Town of Jupiter Utilities'], source: 'water quality report' }, gas: { names: ['Peoples Gas'], source: 'gas utility website' } },
  naples: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Naples Utilities', 'Collier County Water-Sewer District'], source: 'water quality report' } },
  moorings: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Naples Utilities'], source: 'water quality report' } },
  lely: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Collier County Water-Sewer District'], source: 'water quality report' } },
  vineyards: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Collier County Water-Sewer District'], source: 'water quality report' } },
  'marco-island': { power: { names: ['Lee County Electric Cooperative (LCEC)'], source: 'LCEC' }, water: { names: ['City of Marco Island Utilities'], source: 'water quality report' } },
  'east-naples': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Collier County Water-Sewer District', 'City of Naples Utilities'], source: 'water quality report' } },
  'pelican-bay': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Collier County Water-Sewer District'], source: 'water quality report' } },
  orlando: { power: { names: ['OUC (Orlando Utilities Commission)', 'Duke Energy Florida'], source: 'OUC' }, water: { names: ['OUC (Orlando Utilities Commission)'], source: 'water quality report' }, gas: { names: ['Peoples Gas'], source: 'gas utility website' } },
  'altamonte-springs': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Altamonte Springs'], source: 'water quality report' } },
  clermont: { power: { names: ['Duke Energy Florida', 'SECO Energy'], source: 'Duke Energy Florida' }, water: { names: ['City of Clermont'], source: 'water quality report' }, gas: { names: ['Lake Apopka Natural Gas District'], source: 'gas utility website' } },
  'st-cloud': { power: { names: ['OUC (Orlando Utilities Commission)'], source: 'OUC' }, water: { names: ['Toho Water Authority'], source: 'water quality report' } },
  'haines-city': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Haines City Utilities'], source: 'water quality report' } },
  titusville: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Titusville'], source: 'water quality report' } },
  kissimmee: { power: { names: ['Kissimmee Utility Authority (KUA)', 'Duke Energy Florida'], source: 'KUA' }, water: { names: ['Toho Water Authority'], source: 'water quality report' } },
  apopka: { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Apopka'], source: 'water quality report' }, gas: { names: ['Lake Apopka Natural Gas District'], source: 'gas utility website' } },
  'lake-buena-vista': { power: { names: ['Central Florida Tourism Oversight District', 'Duke Energy Florida'], source: 'CFTOD' }, water: { names: ['Central Florida Tourism Oversight District', 'Orange County Utilities'], source: 'water quality report' } },
  davenport: { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Davenport', 'Polk County Utilities'], source: 'water quality report' } },
  mims: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Brevard County Utilities'], source: 'water quality report', hasWells: true } },
  sanford: { power: { names: ['Florida Power & Light', 'Duke Energy Florida'], source: 'FPL' }, water: { names: ['City of Sanford Utilities'], source: 'water quality report' }, gas: { names: ['Florida Public Utilities'], source: 'gas franchise' } },
  brooksville: { power: { names: ['Duke Energy Florida', 'Withlacoochee River Electric Cooperative'], source: 'Duke Energy Florida' }, water: { names: ['City of Brooksville', 'Hernando County Utilities'], source: 'water quality report', hasWells: true } },
  'plant-city': { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['City of Plant City'], source: 'water quality report' } },
  'sun-city-center': { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report' } },
  'spring-hill': { power: { names: ['Withlacoochee River Electric Cooperative', 'Duke Energy Florida'], source: 'WREC' }, water: { names: ['Hernando County Utilities'], source: 'water quality report' } },
  'temple-terrace': { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['City of Temple Terrace'], source: 'water quality report' } },
  ruskin: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report', hasWells: true } },
  tampa: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['City of Tampa Water Department'], source: 'water quality report' }, gas: { names: ['Peoples Gas'], source: 'gas utility website' } },
  riverview: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report' } },
  thonotosassa: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report', hasWells: true } },
  brandon: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report' } },
  'apollo-beach': { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report' } },
  'st-petersburg': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of St. Petersburg Water Resources'], source: 'water quality report' }, gas: { names: ['Peoples Gas'], source: 'gas utility website' } },
  clearwater: { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Clearwater Public Utilities'], source: 'water quality report' }, gas: { names: ['Clearwater Gas System'], source: 'gas utility website' } },
  largo: { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' }, gas: { names: ['Clearwater Gas System'], source: 'gas utility website' } },
  dunedin: { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Dunedin'], source: 'water quality report' }, gas: { names: ['Clearwater Gas System'], source: 'gas utility website' } },
  'tarpon-springs': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Tarpon Springs'], source: 'water quality report' } },
  sarasota: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Sarasota', 'Sarasota County Public Utilities'], source: 'water quality report' }, gas: { names: ['Peoples Gas'], source: 'gas utility website' } },
  venice: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Venice Utilities', 'Sarasota County Public Utilities'], source: 'water quality report' } },
  bradenton: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Bradenton', 'Manatee County Utilities'], source: 'water quality report' } },
  'north-port': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['North Port Utilities'], source: 'water quality report', hasWells: true } },
  'punta-gorda': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Punta Gorda Utilities'], source: 'water quality report' } },
  'port-charlotte': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Charlotte County Utilities'], source: 'water quality report' } },
  gibsonton: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report' } },
  seffner: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report', hasWells: true } },
  wimauma: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: ['Hillsborough County Water Resources'], source: 'water quality report', hasWells: true } },
  dover: { power: { names: ['Tampa Electric (TECO)'], source: 'Tampa Electric' }, water: { names: [], source: 'private well practice', hasWells: true } },
  'pinellas-park': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Pinellas Park'], source: 'water quality report' } },
  'safety-harbor': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Safety Harbor'], source: 'water quality report' }, gas: { names: ['Clearwater Gas System'], source: 'gas utility website' } },
  oldsmar: { power: { names: ['Tampa Electric (TECO)', 'Duke Energy Florida'], source: 'Tampa Electric' }, water: { names: ['City of Oldsmar'], source: 'water quality report' } },
  seminole: { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' } },
  'st-pete-beach': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' } },
  gulfport: { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Gulfport'], source: 'water quality report' } },
  'south-pasadena': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' } },
  'kenneth-city': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' } },
  'madeira-beach': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' } },
  'belleair-beach': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' } },
  'belleair-bluffs': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' }, gas: { names: ['Clearwater Gas System'], source: 'gas utility website' } },
  'redington-beach': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' } },
  'indian-shores': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['Pinellas County Utilities'], source: 'water quality report' } },
  palmetto: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of Palmetto'], source: 'water quality report' } },
  ellenton: { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Manatee County Utilities'], source: 'water quality report' } },
  'atlantic-beach': { power: { names: ['JEA'], source: 'JEA' }, water: { names: ['City of Atlantic Beach'], source: 'water quality report' } },
  bartow: { power: { names: ['City of Bartow Electric'], source: 'City of Bartow' }, water: { names: ['City of Bartow'], source: 'water quality report' } },
  'bay-harbor': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['Town of Bay Harbor Islands'], source: 'water quality report' } },
  'biscayne-park': { power: { names: ['Florida Power & Light'], source: 'FPL' }, water: { names: ['City of North Miami Water'], source: 'water quality report' } },
  'winter-springs': { power: { names: ['Duke Energy Florida'], source: 'Duke Energy Florida' }, water: { names: ['City of Winter Springs'], source: 'water quality report' }, gas: { names: ['Florida Public Utilities'], source: 'gas franchise' } },
  zephyrhills: { power: { names: ['Duke Energy Florida', 'Withlacoochee River Electric Cooperative'], source: 'Duke Energy Florida' }, water: { names: ['City of Zephyrhills'], source: 'water quality report' } },
};
