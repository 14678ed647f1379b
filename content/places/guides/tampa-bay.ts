// Guides to the places of tampa bay: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';

export const tampaBayGuides = {
  brooksville: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'All supplies in Brooksville, city, county and wells, are hard limestone groundwater.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victorian and craftsman houses stand near the courthouse square.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'High Point and other retirement parks lie around Brooksville. About one home in six in Hernando County is a mobile home (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'private wells',
        fact: { en: 'Acreage east of Brooksville has wells of its own.' },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Brooksville homes cook with electricity or with propane from a tank.' },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        fact: {
          en: 'Brooksville is high and inland: damp summers, some frost in January, and no salt.',
        },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'Storms from the Gulf break over the hills of Brooksville in summer.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: {
      en: [
        'The city and the county issue permits apart, so give the full address.',
        'On acreage, send the gate code and tell us about the well and softener.',
        'In a park, give the lot number.',
      ],
    },
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
        condition: 'mobile homes',
        fact: {
          en: 'Parks lie along US 19. About one home in six in Hernando County is a mobile home (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Timber Pines, for people over 55, has a guarded gate.' },
        source: 'association practice',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Most kitchens in Spring Hill are electric.' },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        fact: {
          en: 'The Gulf is miles west of Spring Hill, so garages are hot and damp, not salty.',
        },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'Lightning is frequent in Spring Hill from June to September.' },
        source: 'National Weather Service',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The first houses of Spring Hill are from the late 1960s and 1970s, some with their first panels.',
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: {
      en: [
        'Say which company sends your electric bill: Withlacoochee River Electric or Duke.',
        'At Timber Pines, put our name on the gate list.',
        'Clear the way through the garage to the machine and the panel.',
      ],
    },
  },
  zephyrhills: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Parks lie on every side of Zephyrhills. In Pasco County about two homes in eleven are mobile homes (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes in Zephyrhills stand closed from April to October.' },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: {
          en: 'The taps of Zephyrhills draw from limestone wells, and the water is hard, whatever the bottles say.',
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'New subdivisions grow to the south and west of Zephyrhills.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Zephyrhills homes cook with electricity; some parks use propane.' },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        fact: {
          en: 'Zephyrhills is thirty miles from the Gulf: its summers are damp, and there is no salt.',
        },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'Thunderstorms cross Zephyrhills on most summer afternoons.' },
        source: 'National Weather Service',
      },
      {
        condition: 'older homes',
        fact: { en: 'Houses near Fifth Avenue have panels from the middle of the last century.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: {
      en: [
        'Give the park and the lot number, and ask the office who may work on a lot.',
        'If you are away for the summer, leave a written permission with the park office.',
        'Look under the home: a duct that has come loose there is worth telling us.',
      ],
    },
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
        fact: { en: 'Farms around Plant City have wells of their own.' },
        source: 'private well practice',
      },
      {
        condition: 'older homes',
        fact: { en: 'Old streets by the train depot have houses from the early 1900s.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Homes in Plant City cook with electricity, or with propane on farms.' },
        source: 'gas utility website',
      },
      {
        condition: 'dust',
        fact: {
          en: 'Fields around Plant City make dust when they are plowed.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'lightning',
        fact: { en: 'Storms cross Plant City on most summer afternoons.' },
        source: 'National Weather Service',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Plant City often stand in an outbuilding.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: "Milton's rain in October 2024 flooded neighborhoods far from any river." },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: {
      en: [
        'On a farm, send the gate code and say which building the machine is in.',
        'Tell us whether you are inside the city limits.',
        'At Walden Lake, give the name of your section.',
      ],
    },
  },
  'sun-city-center': {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Part of the residents of Sun City Center go north for the summer.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Kings Point has condos and duplex villas with laundry closets or rooms by the carport.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: "Hillsborough County brings Tampa Bay Water's mix of wells, rivers and desalted seawater.",
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Ranch houses by the golf courses have the laundry in the garage.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Homes in Sun City Center are all-electric, with few exceptions.' },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        fact: {
          en: 'Tampa Bay is five or six miles away, so a closed garage is hot and damp rather than salty.',
        },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'Lightning is common here from June to September.' },
        source: 'National Weather Service',
      },
      {
        condition: 'gated streets',
        fact: { en: 'A guard admits vendors at Kings Point; the other streets are open.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: {
      en: [
        'At Kings Point, call us in at the gate.',
        'Pebble Beach Boulevard loops: say North or South.',
        'If stairs or lifting are hard for you, tell us; we move the machine.',
      ],
    },
  },
  'temple-terrace': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Temple Terrace has limestone wells of its own, and its water is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Houses of the 1920s stand around the golf course, ranches of the 1950s along the river.',
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos near the university have laundry closets or a shared laundry.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Most Temple Terrace kitchens are electric.' },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        fact: { en: 'River fog and shade keep Temple Terrace damp; there is no salt.' },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'Storms between Tampa Bay and the lakes pass over Temple Terrace in summer.' },
        source: 'National Weather Service',
      },
      {
        condition: 'flood water',
        fact: { en: "Milton's rain brought the Hillsborough River among houses in October 2024." },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: {
      en: [
        'Tell us whether the river lies between you and 56th Street.',
        'In a house of the 1920s, show us the panel and the crawl-space door.',
        'In a complex near the university, give the building number.',
      ],
    },
  },
  ruskin: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes stand in parks and on lots along US 41.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'New houses grow around Shell Point Road and 19th Avenue.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: "The county brings Tampa Bay Water's blend to Ruskin." },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some acreage in Ruskin still has wells.' },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Ruskin homes cook with electricity; some lots have propane.' },
        source: 'gas utility website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Tampa Bay and the Little Manatee make the west of Ruskin salty and the east only damp.',
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Coastal lots in Ruskin are in the first evacuation zones, with laundry sheds under stilt houses.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'lightning',
        fact: { en: 'Storms cross Ruskin on summer afternoons.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: {
      en: [
        'Say whether you live toward Shell Point or east of US 41.',
        'For a stilt house, tell us where the machine stands and how many stairs there are.',
        'In a park, give the lot number.',
      ],
    },
  },
  tampa: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'The city keeps the hardness of its water between 80 and 280 mg/L; it varies with the rain.',
        },
        source: 'City of Tampa water',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas has mains in much of Tampa, so gas stoves and dryers are common beside electric ones.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Hyde Park, Ybor City and Seminole Heights have houses from before 1930, with small kitchens.',
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Towers stand in Channelside and on Bayshore Boulevard.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'The north of Tampa is subdivisions of the last thirty years.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'South of Kennedy Boulevard Tampa has the bay on three sides. North of Busch Boulevard salt no longer matters.',
        },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'The Tampa Bay area has some of the most frequent lightning in the country.' },
        source: 'National Weather Service',
      },
      {
        condition: 'flood water',
        fact: {
          en: "Helene's surge came into Davis Islands and other low bayfront streets in September 2024.",
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: {
      en: [
        'In Channelside or on Bayshore, book the service elevator and send the insurance form.',
        'In Hyde Park, tell us whether the alley or the street leads to the kitchen door.',
        'Dale Mabry is long: give a cross street.',
      ],
    },
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
        condition: 'no gas mains',
        fact: { en: 'Most Riverview houses are all-electric.' },
        source: 'gas utility website',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Second refrigerators in Riverview stand in garages that face the afternoon sun.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Older mobile-home places stand by the Alafia River.' },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: 'Storms build over Riverview from both sides on most summer days.' },
        source: 'National Weather Service',
      },
      {
        condition: 'inland damp',
        fact: { en: 'Riverview is near the bay yet sheltered, so damp counts more than salt.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Alafia left its banks after Milton in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: {
      en: [
        'The gate belongs to the district and the rules to the association: ask both if you are unsure.',
        'US 301 and Big Bend Road are often full, so keep your phone at hand.',
        'Tell us whether the laundry is upstairs.',
      ],
    },
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
        fact: { en: 'Homes here cook with electricity or with propane from a tank.' },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        fact: { en: 'Swamp and pasture surround Thonotosassa; the air is damp and free of salt.' },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'Long rural lines around Thonotosassa feel every summer storm.' },
        source: 'National Weather Service',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers stand in barns and carports here.' },
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
    beforeWeCome: {
      en: [
        'Send the gate code, and keep dogs and cattle away from the drive.',
        'Tell us where the well, the softener and the panel are.',
        'Give a landmark on Fowler Avenue or US 301.',
      ],
    },
  },
  brandon: {
    facts: [
      {
        condition: 'medium water',
        fact: { en: "Brandon is on county mains with Tampa Bay Water's blend." },
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
        condition: 'no gas mains',
        fact: { en: 'Most homes in Brandon cook with electricity.' },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Streets off Parsons Avenue have houses of the 1960s and 1970s.' },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: "Lightning is Brandon's everyday summer weather." },
        source: 'National Weather Service',
      },
      {
        condition: 'inland damp',
        fact: { en: 'What the bay sends as far as Brandon is damp, not salt.' },
        source: 'coast map',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Parts of Bloomingdale and newer subdivisions have gates.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: {
      en: [
        'State Road 60 is slow at rush hour: give a phone that is answered.',
        'Clear the way through the garage.',
        'Permits come from the county here, in case a new circuit is needed.',
      ],
    },
  },
  'apollo-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: { en: 'Canal houses west of US 41 stand in salt air from Tampa Bay.' },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The desalination plant next door is part of the blend that the county brings to Apollo Beach.',
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
        fact: { en: 'Canal houses and MiraBay kitchens often have built-in ovens and wine coolers.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Most Apollo Beach kitchens are electric.' },
        source: 'gas utility website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'MiraBay and some other communities have a gate.' },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: "Helene's surge came up the canals in 2024." },
        source: 'National Hurricane Center',
      },
      {
        condition: 'lightning',
        fact: { en: 'Storms cross the bay to Apollo Beach on summer afternoons.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: {
      en: [
        'Put our name on the list at MiraBay.',
        'Tell us whether the machine stands in the house or on the dock side.',
        'Say whether your street is north or south of Apollo Beach Boulevard.',
      ],
    },
  },
  gibsonton: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Manufactured homes near US 41 make up much of Gibsonton.' },
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
        fact: { en: 'Gibsonton homes cook with electricity; some lots have propane.' },
        source: 'gas utility website',
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
        condition: 'lightning',
        fact: { en: 'Gibsonton gets storms on most summer afternoons.' },
        source: 'National Weather Service',
      },
      {
        condition: 'older homes',
        fact: { en: 'Houses by the Alafia have panels from the middle of the last century.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: {
      en: [
        'Give the lot number, and say whether the yard holds trailers or animals.',
        'For a manufactured home, show us the panel on the pole.',
        'In a new subdivision, send the gate code.',
      ],
    },
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
        fact: { en: 'Mobile homes and ranch houses stand side by side around Lake Weeks.' },
        source: 'city or county website',
      },
      {
        condition: 'garage machines',
        fact: { en: 'Freezers and washers in Seffner often stand in a shed.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Seffner homes cook with electricity or with propane.' },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        fact: {
          en: 'The bay is far enough from Seffner that damp counts and salt does not.',
        },
        source: 'coast map',
      },
      {
        condition: 'lightning',
        fact: { en: 'Storms cross Seffner on most summer afternoons.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: {
      en: [
        'Tell us whether you have county water or a well.',
        'In a shed, clear the way and have a light.',
        'Give a cross street of Parsons Avenue or Martin Luther King Boulevard.',
      ],
    },
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
        fact: { en: 'Mobile homes stand in old Wimauma by State Road 674.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'New houses in Wimauma are all-electric as a rule.' },
        source: 'gas utility website',
      },
      {
        condition: 'dust',
        fact: {
          en: 'Fields and building sites around Wimauma make dust in spring.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'lightning',
        fact: { en: 'Lightning is frequent in Wimauma in summer.' },
        source: 'National Weather Service',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Valencia Lakes and other communities for people over 55 have a guard.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: {
      en: [
        "Look whether the builder's or the maker's warranty still runs before you pay for a repair.",
        'Put us on the list at the guard house.',
        'On an older lot, tell us about the well and the softener.',
      ],
    },
  },
  dover: {
    facts: [
      {
        condition: 'private wells',
        fact: { en: 'Dover houses have wells from the limestone: hard water, sometimes with sulfur.' },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes and farmhouses stand among strawberry fields.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Dover homes cook with electricity or with propane.' },
        source: 'gas utility website',
      },
      {
        condition: 'dust',
        fact: {
          en: 'Field dust clogs filters and coils sooner in Dover than in town.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'lightning',
        fact: { en: 'Pumps and houses on long lines in Dover feel every storm.' },
        source: 'National Weather Service',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Dover stand in packing sheds and carports.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Farmhouses in Dover have small panels and later additions.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: {
      en: [
        'Send the gate code and keep dogs in.',
        'Tell us where the softener is and when it was last filled.',
        'Say which building the machine stands in.',
      ],
    },
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
