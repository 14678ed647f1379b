// Where the facts about places can be checked, by short name. docs/sources.md lists them with what we take from each.
export const factSources = {
  FPL: 'Florida Power & Light, list of communities served',
  'Duke Energy Florida': 'Duke Energy Florida, service territory',
  'Tampa Electric': 'Tampa Electric (TECO), service territory',
  OUC: 'OUC (Orlando Utilities Commission), electric and water service areas',
  KUA: 'Kissimmee Utility Authority, service area',
  JEA: 'JEA, electric service area',
  LCEC: 'Lee County Electric Cooperative, service area',
  WREC: 'Withlacoochee River Electric Cooperative, service area',
  'City of Bartow': 'City of Bartow, electric department',
  'City of Homestead': 'City of Homestead, public services',
  CFTOD: 'Central Florida Tourism Oversight District, utilities',
  'gas utility website': 'The gas utility’s own list of communities served',
  'gas franchise': 'The city’s ordinance that grants a gas company its franchise',
  'water quality report': 'The water utility’s annual water quality report or website',
  'private well practice': 'Florida Department of Health, private wells; what technicians see on wells',
  'city or county website':
    'The city’s, town’s or county’s website: neighborhoods, districts, building department',
  'association practice': 'What Florida condominium and homeowner associations commonly ask of contractors',
  'coast map': 'US Census outlines of land and water; what salt and damp do is trade knowledge',
  'National Hurricane Center': 'National Hurricane Center, tropical cyclone reports',
  'National Weather Service': 'National Weather Service, local climate and flood event pages',
  'OUC water': 'OUC (Orlando Utilities Commission), questions about drinking water: hardness',
  'Plant City water': 'City of Plant City, frequently asked questions: hardness of city water',
  'Titusville water': 'City of Titusville, frequently asked questions: hardness of city water',
  'City of Tampa water': 'City of Tampa, metrics of the Water Department: total hardness',
  'trade knowledge': 'What technicians see in homes there; no page that states it was found',
  'ACS housing':
    'US Census Bureau, American Community Survey 2014–2018, homes by ZIP code area: mobile homes, vacant and seasonal homes',
  'ACS tenure':
    'US Census Bureau, American Community Survey 2019–2023, table B25003 by ZIP code area: owners and renters',
  'Palmetto water': 'City of Palmetto, annual water quality report of 2022',
  'Sun Sentinel': 'South Florida Sun Sentinel, 13 April 2023, with figures of the National Weather Service',
  WGCU: 'WGCU Public Media, 11 October 2024, with residents of Punta Gorda',
  WPXI: 'WPXI, 27 September 2024, with pictures by the City of South Pasadena',
  'ULI Arch Creek': 'Urban Land Institute, advisory panel report on the Arch Creek basin, May 2016',
  HURDAT2:
    'National Hurricane Center, HURDAT2, 2000–2024: distance of a hurricane’s center, our own calculation',
  'our points':
    'The points of our places (content/places/cities.ts): straight-line miles, our own calculation',
} as const satisfies Record<string, string>;

export type FactSource = keyof typeof factSources;
