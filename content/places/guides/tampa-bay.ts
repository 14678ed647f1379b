// Guides to the places of tampa bay: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const tampaBayGuides = {
  brooksville: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'City, county and well water in Brooksville is all hard groundwater from limestone.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victorian and craftsman houses surround the courthouse square in Brooksville.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'High Point and other mobile-home parks surround Brooksville, and about one home in six in Hernando County is a mobile home (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'private wells',
        fact: { en: 'Homes on acreage east of Brooksville have their own wells.' },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Brooksville homes cook with propane from a tank.' },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the full address: many Brooksville addresses are outside the city.' } },
      { line: { en: 'On acreage east of Brooksville, send the gate code.' } },
      { services: withWater, line: { en: 'On acreage, tell us about the well and the softener.' } },
      { line: { en: 'At High Point or in another park, give the lot number.' } },
    ],
  },
  'spring-hill': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Hernando County pumps limestone groundwater for Spring Hill, and it is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'One-story houses from the 1970s on have the laundry in the garage.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Timber Pines, a 55-plus community, has a guarded gate.' },
        source: 'association practice',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Closed garages in Spring Hill are hot and damp in summer.' },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The first houses of Spring Hill are from the late 1960s and 1970s, some with their original breaker panels.',
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Name the nearest long road: Spring Hill Drive, Mariner Boulevard or US 19.' } },
      { line: { en: 'At Timber Pines, put our name on the gate list.' } },
      {
        services: laundry,
        line: { en: 'Clear the way through the garage to the washer, the dryer and the breaker panel.' },
      },
    ],
  },
  zephyrhills: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Zephyrhills has mobile-home parks on every side, and about 18% of homes in Pasco County are mobile homes (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes in Zephyrhills are closed from April to October.' },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'The tap water of Zephyrhills comes from limestone wells, and it is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'New subdivisions are going up south and west of Zephyrhills.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in Zephyrhills use propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Houses near Fifth Avenue have panels from the middle of the last century.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the park and the lot number, and ask the office who may work on a lot.' } },
      { line: { en: 'If you are away for the summer, leave a written permission with the park office.' } },
      {
        services: ['dryer'],
        line: { en: 'Look under the home, and tell us if the dryer’s duct has come loose there.' },
      },
    ],
  },
  'plant-city': {
    facts: [
      {
        condition: 'hard water',
        fact: {
          en: 'Plant City gives the hardness of its water as about 180 mg/L, or 10.5 grains a gallon.',
        },
        source: 'Plant City water',
      },
      {
        condition: 'private wells',
        fact: { en: 'Farms around Plant City have their own wells.' },
        source: 'private well practice',
      },
      {
        condition: 'older homes',
        fact: { en: 'Houses near the Plant City train depot date from the early 1900s.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some farms around Plant City use propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields around Plant City make dust when they are plowed.' },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Plant City are often in an outbuilding.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Milton’s rain in October 2024 flooded neighborhoods of Plant City, which is far from the coast.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'In ZIP codes 33563, 33565, 33566 and 33567 about one home in four is a mobile home (US Census, 2014–2018).',
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'On a farm, send the gate code and say which building the machine is in.' } },
      { services: withWater, line: { en: 'Tell us whether you have city water or a well.' } },
      { line: { en: 'At Walden Lake, give the name of your section.' } },
    ],
  },
  'sun-city-center': {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Some residents of Sun City Center go north for the summer.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos and duplex villas at Kings Point often have laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Hillsborough County delivers Tampa Bay Water’s mix of wells, rivers and desalted seawater.',
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Ranch houses by the golf courses have the laundry in the garage.' },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Closed garages in Sun City Center are hot and damp in summer.' },
        source: 'coast map',
      },
      {
        condition: 'gated streets',
        fact: { en: 'A guard admits vendors at Kings Point; the other streets are open.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Kings Point, call the gate to let us in.' } },
      { line: { en: 'Pebble Beach Boulevard loops: say North or South.' } },
      { line: { en: 'If stairs or lifting are hard for you, say so: we move the machine.' } },
    ],
  },
  'temple-terrace': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Temple Terrace has its own limestone wells, and its water is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Temple Terrace has houses of the 1920s around the golf course and ranch houses of the 1950s along the river.',
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos near the university often have laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Rain from Hurricane Milton brought the Hillsborough River up to houses in October 2024.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 58% of homes in ZIP codes 33617 and 33637 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Tell us whether the river is between you and 56th Street, so that we cross the right bridge.',
        },
      },
      { line: { en: 'In a complex near the university, give the building number.' } },
    ],
  },
  ruskin: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Ruskin has mobile homes in parks and on lots along US 41.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Ruskin has new houses around Shell Point Road and 19th Avenue.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'The county delivers Tampa Bay Water’s blend to Ruskin.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some acreage in Ruskin still has wells.' },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in Ruskin have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Tampa Bay and the Little Manatee River put salt in the air of western Ruskin.',
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Storm surge can reach the coastal lots of Ruskin.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Say whether you live toward Shell Point or east of US 41.' } },
      { line: { en: 'For a stilt house, tell us where the machine is and how many stairs there are.' } },
      { line: { en: 'In a park along US 41, give the lot number.' } },
    ],
  },
  tampa: {
    facts: [
      {
        condition: 'hard water',
        fact: {
          en: 'The city gives the hardness of its water as 80 to 280 mg/L, medium to very hard. It varies with the rain.',
        },
        source: 'City of Tampa water',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Peoples Gas (emergencies: 877-832-6747) has mains in many streets of Tampa.' },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Hyde Park, Ybor City and Seminole Heights have houses from before 1930.' },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Tampa has towers in Channelside and on Bayshore Boulevard.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Much of north Tampa was built in the last thirty years.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'South of Kennedy Boulevard Tampa has the bay on three sides.',
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Helene’s surge came into Davis Islands and other low bayfront streets in September 2024.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 47% of homes in Tampa (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'In Channelside or on Bayshore, book the service elevator and send the insurance form.' },
      },
      { line: { en: 'In Hyde Park, tell us whether the alley or the street leads to the kitchen door.' } },
      { line: { en: 'Dale Mabry is long: give a cross street.' } },
    ],
  },
  riverview: {
    facts: [
      {
        condition: 'new homes',
        fact: {
          en: 'Panther Trace, South Fork and Summerfield are subdivisions of the last twenty-five years.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Tampa Bay Water mixes wells, two rivers and desalted bay water for Riverview.' },
        source: 'water quality report',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Second refrigerators in Riverview are often in garages that face the afternoon sun.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Riverview has older mobile-home lots by the Alafia River.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Alafia left its banks after Milton in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Where there is a gate, put our name on its list.' } },
      { line: { en: 'Traffic can slow us on US 301 and Big Bend Road, and we’ll call if we run late.' } },
      { services: laundry, line: { en: 'Tell us whether the laundry is upstairs.' } },
    ],
  },
  thonotosassa: {
    facts: [
      {
        condition: 'private wells',
        fact: {
          en: 'Most lots in Thonotosassa pump their own water from the limestone, and hardness differs house by house.',
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Manufactured homes on acres are common in Thonotosassa.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes in Thonotosassa cook with propane from a tank.' },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Thonotosassa are often in barns and carports.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Hillsborough River and Baker Creek spread over low land after Milton in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'older homes',
        fact: { en: 'A few lake houses under the oaks are from the early 1900s.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Send the gate code, and keep animals away from the drive.' } },
      { services: withWater, line: { en: 'Tell us where the well and the softener are.' } },
      { line: { en: 'Give us a landmark near your drive.' } },
    ],
  },
  brandon: {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Brandon is on county mains with Tampa Bay Water’s blend.' },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Houses around Bloomingdale and Lumsden have the laundry in the garage or next to it.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Apartments and townhouses near the mall have stacked machines in a closet.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Streets off Parsons Avenue have houses of the 1960s and 1970s.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Parts of Bloomingdale and newer subdivisions have gates.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Traffic can slow us on State Road 60, and we’ll call if we run late.' } },
      { services: laundry, line: { en: 'Clear the way through the garage to the washer and dryer.' } },
      { line: { en: 'Behind a gate in Bloomingdale, put our name on the list.' } },
    ],
  },
  'apollo-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: { en: 'Canal houses west of US 41 get salt air from Tampa Bay.' },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Water from the desalination plant next door is part of the county’s blend in Apollo Beach.',
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'MiraBay and Waterset are subdivisions of the last twenty years.' },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['oven', 'wine-cooler'],
        fact: { en: 'Canal houses and MiraBay kitchens often have built-in ovens and wine coolers.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'MiraBay and some other communities have a gate.' },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge came up the canals in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Put our name on the list at MiraBay.' } },
      {
        services: ['refrigerator', 'wine-cooler'],
        line: { en: 'Tell us whether the machine is in the house or on the dock side.' },
      },
      { line: { en: 'Say whether your street is north or south of Apollo Beach Boulevard.' } },
    ],
  },
  gibsonton: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Gibsonton has many manufactured homes near US 41.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions toward I-75 are new.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'County water, blended by Tampa Bay Water, serves Gibsonton.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in Gibsonton have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Hillsborough Bay and the mouth of the Alafia are next to Gibsonton.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Low lots near the bay are in evacuation zone A.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Houses by the Alafia have panels from the middle of the last century.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the lot number, and say whether there are trailers or animals in the yard.' } },
      {
        line: {
          en: 'A manufactured home near US 41 can have two panels: a main breaker on a post outside, and the appliance breakers indoors: find both.',
        },
      },
      { line: { en: 'In a new subdivision, send the gate code.' } },
    ],
  },
  seffner: {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'County mains run along the main roads of Seffner.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Away from the main roads, Seffner houses have wells.' },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Seffner has mobile homes and ranch houses side by side around Lake Weeks.' },
        source: 'city or county website',
      },
      {
        condition: 'garage machines',
        services: ['refrigerator', 'washer'],
        fact: { en: 'Freezers and washers in Seffner are often in a shed.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Seffner homes cook with propane.' },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { services: withWater, line: { en: 'Tell us whether you have county water or a well.' } },
      { services: outOfDoors, line: { en: 'In a shed, clear the way and have a light.' } },
      { line: { en: 'On a farm road, send the gate code and keep dogs in.' } },
      { line: { en: 'Give a cross street of Parsons Avenue or Martin Luther King Boulevard.' } },
    ],
  },
  wimauma: {
    facts: [
      {
        condition: 'new homes',
        fact: { en: 'Valencia Lakes and Southshore Bay are subdivisions of the last fifteen years.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'New subdivisions in Wimauma are on county water.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Older lots around Wimauma have wells.' },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Old Wimauma has mobile homes by State Road 674.' },
        source: 'city or county website',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields and building sites around Wimauma make dust in spring.' },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Valencia Lakes and other 55-plus communities have a guard.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Check whether the builder’s or the maker’s warranty still runs before you pay for a repair.',
        },
      },
      { services: withWater, line: { en: 'On an older lot, tell us about the well and the softener.' } },
    ],
  },
  dover: {
    facts: [
      {
        condition: 'private wells',
        fact: {
          en: 'Dover houses have wells in the limestone. The water is hard, and some of it has sulfur in it.',
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes and farmhouses are scattered among the strawberry fields of Dover.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Dover homes cook with propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Field dust clogs filters and coils sooner in Dover than in town.' },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Dover are often in packing sheds and carports.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Farmhouses in Dover often have small breaker panels and later additions.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Send the gate code and keep dogs in.' } },
      { services: withWater, line: { en: 'Tell us where the softener is and when you last filled it.' } },
      { services: outOfDoors, line: { en: 'Say which building the machine is in.' } },
      { line: { en: 'Give the nearest crossing of State Road 60 or Dover Road.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
