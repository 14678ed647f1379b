// Guides to the places of central: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, mayBurnGas, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const centralGuides = {
  orlando: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'OUC gives the hardness of Orlando’s water as about 8 grains a gallon (130 ppm).' },
        lines: {
          refrigerator: {
            en: 'At about 8 grains a gallon, Orlando’s water narrows an ice maker’s valve with lime: change the filter first when cubes get small, then suspect the valve.',
          },
          washer: {
            en: 'OUC’s water has about 130 ppm of hardness: use the detergent dose for hard water, and have the washer’s inlet screens cleaned when it fills slowly.',
          },
          dishwasher: {
            en: 'With 8 grains of hardness a gallon, an Orlando dishwasher needs full rinse aid and a citric-acid cleaner about once a month.',
          },
        },
        source: 'OUC water',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of Orlando, so older houses and some new ones have gas stoves and dryers.',
        },
        lines: {
          dryer: {
            en: 'In Orlando’s older houses a dryer may be on Peoples Gas (877-832-6747): one that turns and stays cold while the stove has gas needs a repair.',
          },
          oven: {
            en: 'If the burners of an Orlando gas range light and the oven does not, suspect the igniter; if nothing lights, ask Peoples Gas (877-832-6747) about the street.',
          },
          stove: {
            en: 'When all burners of an Orlando gas stove are out and the water heater is, too, call Peoples Gas (877-832-6747) before you book us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Lake Eola Heights and College Park have frame and brick houses from the 1920s.' },
        lines: {
          refrigerator: {
            en: 'In a 1920s house near Lake Eola Heights, check that the refrigerator’s outlet is grounded: many had only two slots when they were built.',
          },
          washer: {
            en: 'In College Park houses of the 1920s the main water valve may be in the yard: find it before the washer’s own valves are touched.',
          },
          dryer: {
            en: 'A 1920s College Park house may vent the dryer through the crawl space: the duct must end outdoors, so look for its cap.',
          },
          dishwasher: {
            en: 'In a 1920s College Park kitchen, measure the dishwasher’s opening before you order one: it was cut in later.',
          },
          oven: {
            en: 'In a Lake Eola Heights house with a fuse box one blown fuse leaves an electric oven cold: leave the box to an electrician.',
          },
          stove: {
            en: 'Near Lake Eola Heights a 1920s kitchen may hold a narrow range: measure it, because burners come by size.',
          },
          'wine-cooler': {
            en: 'In a frame house from the 1920s, plug the wine cooler into a grounded outlet, away from the sun and the stove.',
          },
          microwave: {
            en: 'Kitchens of the 1920s in College Park were wired again in pieces: note which outlets go dead when the microwave trips its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Baldwin Park and Lake Nona were built after 2000.' },
        lines: {
          dryer: {
            en: 'Dryers in Lake Nona and Baldwin Park often vent through the roof: when one load needs two cycles, have the duct and its cap cleaned.',
          },
          dishwasher: {
            en: 'A dishwasher as old as Baldwin Park or Lake Nona, built after 2000, can be past its usual nine years: compare both prices.',
          },
          'range-hood': {
            en: 'In Lake Nona and Baldwin Park the fan over the stove is often part of a microwave: if yours is, choose microwave repair.',
          },
          microwave: {
            en: 'In Lake Nona and Baldwin Park, houses from after 2000 often have the microwave over the range: its model number is inside the door opening.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Downtown Orlando has apartment towers around Lake Eola and Orange Avenue.' },
        lines: {
          washer: {
            en: 'In a tower around Lake Eola, find the valve that stops the washer’s water: it may be in a wall box or a hall closet.',
          },
          oven: {
            en: 'An apartment tower near Lake Eola may supply 208 volts: the oven then preheats slowly, and only a change is a fault.',
          },
          stove: {
            en: 'On 208 volts, as in some towers on Orange Avenue, an electric burner boils slowly: compare two of the same size.',
          },
          'range-hood': {
            en: 'Downtown Orlando towers often have hoods without a duct: change the charcoal filter when smells stay in the room.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'OUC supplies the power in most of the city, and Duke Energy supplies the outer streets.',
        },
        source: 'OUC',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Ian flooded homes by the lakes and along the Little Econ in 2022.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 51% of homes in Orlando (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Many Orlando addresses are outside the city: give the ZIP code and the subdivision.' } },
      { line: { en: 'Downtown, tell us the garage height and where deliveries park.' } },
      { services: laundry, line: { en: 'In Lake Nona, say whether the laundry is upstairs.' } },
    ],
  },
  'altamonte-springs': {
    facts: [
      {
        condition: 'hard water',
        fact: {
          en: 'City wells in Altamonte Springs reach the limestone, so the water is hard and leaves scale.',
        },
        lines: {
          refrigerator: {
            en: 'The limestone wells of Altamonte Springs leave scale: hollow ice cubes mean a new filter first, and then a look at the water valve.',
          },
          washer: {
            en: 'Scale from Altamonte Springs’ water closes the washer’s inlet screens: a fill that got slower over months is the sign.',
          },
          dishwasher: {
            en: 'In Altamonte Springs, keep the rinse aid full, and run a dishwasher cleaner with citric acid once a month against scale.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Condo complexes of the 1970s and 1980s near the mall and Cranes Roost have laundry closets without a window.',
        },
        lines: {
          washer: {
            en: 'In a windowless closet near Cranes Roost, leave the washer’s door and the closet door open after a load, if no child or pet can get in.',
          },
          dryer: {
            en: 'Windowless closets near the mall give a dryer little air: if a load dries faster with the closet open, ask for a louvered door.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'laundry rules',
        services: ['washer'],
        fact: {
          en: 'Condo associations in Altamonte Springs commonly ask for a drain pan and burst-proof hoses with an upstairs washer.',
        },
        lines: {
          washer: {
            en: 'An upstairs washer in an Altamonte Springs condo usually needs a drain pan and burst-proof hoses: check yours before the association does.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Spring Oaks and other streets have houses of the 1970s, some with their original breaker panels.',
        },
        lines: {
          refrigerator: {
            en: 'In a 1970s house in Spring Oaks two appliances on one old breaker can trip it: keep a freezer off the refrigerator’s line.',
          },
          dryer: {
            en: 'In a 1970s Spring Oaks house the dryer’s duct may cross the attic: have it cleaned when loads take longer.',
          },
          dishwasher: {
            en: '1970s valves under a Spring Oaks sink may be stiff: do not force the dishwasher’s valve, close the main one.',
          },
          oven: {
            en: 'If the oven of a Spring Oaks house is cold, look at its double breaker in the original panel: both handles must be fully on.',
          },
          stove: {
            en: 'In Spring Oaks a 1970s cooktop opening may be smaller than new ones: measure it before you choose a new cooktop over a repair.',
          },
          'wine-cooler': {
            en: 'With an original panel from the 1970s, give the wine cooler an outlet that the microwave does not use.',
          },
          'range-hood': {
            en: 'The hood of a 1970s Spring Oaks kitchen may blow grease into the attic: if you see no cap on the roof from the yard, say so when you call.',
          },
          microwave: {
            en: 'An original 1970s breaker in Spring Oaks may trip with the microwave and the toaster together: run one at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 51% of homes in Altamonte Springs (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us the building number and the floor, and whether there is an elevator.' } },
      { line: { en: 'Traffic near I-4 can slow us on Altamonte Drive, and we’ll call if we run late.' } },
      { services: laundry, line: { en: 'Clear the shelf above the machine in the laundry closet.' } },
    ],
  },
  clermont: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Clermont’s water comes out of the limestone hard: the spots on glasses are calcium.' },
        lines: {
          refrigerator: {
            en: 'The limestone behind the spots on Clermont’s glasses also narrows ice makers: change the filter every six months.',
          },
          washer: {
            en: 'Clermont’s calcium settles on the washer’s inlet screens: use the dose for hard water, and have the screens cleaned when it fills slowly.',
          },
          dishwasher: {
            en: 'The spots on Clermont’s glasses are calcium: a rinse with vinegar takes them off, and rinse aid at a high setting keeps them off.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Lake Apopka Natural Gas serves newer subdivisions in Clermont, so some homes there have gas ranges and dryers.',
        },
        lines: {
          dryer: {
            en: 'Newer Clermont subdivisions have Lake Apopka Natural Gas: read the dryer’s label inside the door opening, because the house next door may be all electric.',
          },
          oven: {
            en: 'In a Clermont subdivision with Lake Apopka Natural Gas, an oven that is out while the burners light usually needs an igniter.',
          },
          stove: {
            en: 'In Clermont, if every burner is out, look whether the water heater is, too: then call Lake Apopka Natural Gas and not us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Large subdivisions along Hartwood Marsh Road and US 27 were built after 2000.' },
        lines: {
          washer: {
            en: 'In the subdivisions off Hartwood Marsh Road, check that an upstairs washer sits in a pan with an open drain.',
          },
          dryer: {
            en: 'Houses built after 2000 along US 27 often vent the dryer through the roof: note how long a load takes, and have the duct cleaned when it grows.',
          },
          dishwasher: {
            en: 'Off Hartwood Marsh Road a dishwasher as old as a house of the 2000s is past its usual nine years: compare a repair with a new one.',
          },
          oven: {
            en: 'In Clermont’s subdivisions from after 2000 the oven may be built into a wall cabinet: measure its width, because the cutout decides what fits.',
          },
          'wine-cooler': {
            en: 'Off Hartwood Marsh Road a wine cooler in a built-in bar needs air at its front: one made to stand free overheats in a cabinet.',
          },
          'range-hood': {
            en: 'In Clermont’s newer kitchens the microwave often is the hood: if the fan is part of it, choose microwave repair.',
          },
          microwave: {
            en: 'Off Hartwood Marsh Road many microwaves hang over the range: the tag inside the door gives the size that fits the same bracket.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Kings Ridge and other 55-plus communities are behind a gate.' },
        source: 'association practice',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'A closed garage in Clermont is hot and damp in summer.' },
        lines: {
          refrigerator: {
            en: 'A refrigerator in a closed Clermont garage sweats at its doors in summer: wipe the seals dry, and check that they grip.',
          },
          washer: {
            en: 'A washer in a closed Clermont garage stays wet: leave its door open between loads if no child or pet can get in.',
          },
          dryer: {
            en: 'Damp lint clings to the duct of a dryer in a Clermont garage: have the duct cleaned once a year.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Many Clermont houses keep a second refrigerator or freezer in the garage.' },
        lines: {
          refrigerator: {
            en: 'Makers rate garage-ready refrigerators to about 110 °F: if yours cannot hold 40 °F in a Clermont garage in August, move it indoors.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Kings Ridge, ask the gate to put us on its list.' } },
      { line: { en: 'Give the name of the subdivision with the street.' } },
    ],
  },
  'st-cloud': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Toho Water pumps hard groundwater for St. Cloud.' },
        lines: {
          refrigerator: {
            en: 'Toho’s groundwater leaves lime in a St. Cloud ice maker: when cubes turn hollow, change the filter before you book.',
          },
          washer: {
            en: 'Hard groundwater narrows the washer’s inlet screens in St. Cloud: if only the hot side is slow, that screen is the likely one.',
          },
          dishwasher: {
            en: 'In St. Cloud fill the dishwasher’s rinse aid each month, and run a citric-acid cleaner as often: the water is hard groundwater.',
          },
        },
        source: 'water quality report',
      },
      { condition: 'city power', fact: { en: 'OUC supplies the power in St. Cloud.' }, source: 'OUC' },
      {
        condition: 'mobile homes',
        fact: { en: 'St. Cloud has manufactured homes in parks and on lots of their own.' },
        lines: {
          refrigerator: {
            en: 'A St. Cloud manufactured home may have a tight kitchen alcove: measure it and the outside door before a refrigerator is replaced.',
          },
          washer: {
            en: 'In a St. Cloud manufactured home a walking washer often means a floor that gives: press it with your foot beside each leg.',
          },
          dryer: {
            en: 'The dryer of a manufactured home in St. Cloud must be approved for one, with a metal duct that ends beyond the skirting.',
          },
          dishwasher: {
            en: 'In a St. Cloud manufactured home a slow dishwasher leak hides under the floor: press in front of it, and mention a soft spot.',
          },
          'range-hood': {
            en: 'Hoods in St. Cloud’s manufactured homes often vent through the roof: smoke that stays can mean a nest in the cap.',
          },
          microwave: {
            en: 'In a manufactured home in St. Cloud run the microwave and a space heater at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions along Narcoossee Road and Canoe Creek are new.' },
        lines: {
          washer: {
            en: 'If your new house along Narcoossee Road has its laundry upstairs, look for a drain pan under the washer, with a drain that is open.',
          },
          dryer: {
            en: 'Along Canoe Creek and Narcoossee Road dryers often vent at the roof: longer cycles there mean lint in a long duct.',
          },
          'range-hood': {
            en: 'In new kitchens along Narcoossee Road, look up: if the fan is part of the microwave, choose microwave repair.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Frame houses near Tenth Street and the lakefront may still have old electrical panels.',
        },
        lines: {
          refrigerator: {
            en: 'Frame houses near Tenth Street may have an old panel: keep the refrigerator on a circuit without a window air conditioner.',
          },
          oven: {
            en: 'If an old house by the St. Cloud lakefront has fuses instead of breakers, do not touch them: say so when you call about a cold oven.',
          },
          stove: {
            en: 'An old panel near Tenth Street may be too small for an induction range: ask an electrician before you order one.',
          },
          'wine-cooler': {
            en: 'By the St. Cloud lakefront give a wine cooler in an old house a grounded outlet of its own.',
          },
          microwave: {
            en: 'Near Tenth Street an old kitchen circuit may not carry a microwave and a coffee maker together: run one at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in St. Cloud have propane.' },
        lines: {
          oven: {
            en: 'On a St. Cloud lot with propane, call your supplier when oven and burners are out together: an empty tank means a leak test before anything is lit.',
          },
          stove: {
            en: 'A St. Cloud stove on propane takes burner parts made for it: ask when you call whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: { en: 'Ian’s rain kept the lake and the creeks of St. Cloud high for weeks in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'On Canoe Creek Road, give us the name of the subdivision too.' } },
      {
        line: {
          en: 'A manufactured home in St. Cloud can have two panels: a main breaker on a post outside, and the appliance breakers indoors: find both.',
        },
      },
      {
        services: laundry,
        line: { en: 'In an old frame house, clear the way to the back porch where the laundry is.' },
      },
    ],
  },
  'haines-city': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Haines City’s water comes from the limestone below the ridge, and scale is common.' },
        lines: {
          refrigerator: {
            en: 'Scale is common in Haines City, and an ice maker shows it first: small cubes call for a new filter, then a look at the valve.',
          },
          washer: {
            en: 'Limestone water in Haines City leaves lime behind the washer’s hoses: a fill that takes twice as long as it did needs clean screens.',
          },
          dishwasher: {
            en: 'Against the scale of Haines City’s water, run a citric-acid cleaner through the dishwasher each month and keep the rinse aid full.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Haines City has mobile-home parks on both sides of US 27.',
        },
        lines: {
          refrigerator: {
            en: 'About 30% of homes in Haines City were mobile homes (US Census, 2014–2018): if yours is one, measure its outside door before a refrigerator is ordered.',
          },
          washer: {
            en: 'In the parks on both sides of US 27 a washer that walks often has a soft floor under it: press there before you level the machine.',
          },
          dryer: {
            en: 'In a mobile home off US 27 the dryer’s duct must end outdoors and never under the floor, where its damp rots the wood.',
          },
          dishwasher: {
            en: 'In a mobile home near US 27 a dishwasher’s leak may never show on the surface: if the floor in front of it feels soft, close its valve under the sink until we come.',
          },
          'range-hood': {
            en: 'In a Haines City park the hood often vents through the roof: look from the yard for a bent cap.',
          },
          microwave: {
            en: 'In a mobile home off US 27, run the microwave alone if its breaker trips, and note what else was on.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Haines City has new subdivisions where citrus groves used to be.' },
        lines: {
          washer: {
            en: 'New houses on the old groves may have the laundry upstairs: check the washer’s pan and its drain.',
          },
          dryer: {
            en: 'In Haines City’s new subdivisions a long roof duct slows the dryer as it fills with lint: have it cleaned at the first damp load.',
          },
          'range-hood': {
            en: 'In the houses built on Haines City’s groves the microwave over the range is often the only hood: choose microwave repair for its fan.',
          },
          microwave: {
            en: 'A microwave over the range in a new Haines City house may still be under its maker’s warranty: check the date on your receipt first.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in Haines City use propane.' },
        lines: {
          oven: {
            en: 'In a Haines City park with propane, a range whose oven alone is out is not short of gas: its igniter is the suspect.',
          },
          stove: {
            en: 'In a Haines City park on propane, every burner out at once usually means the tank: call its supplier first, who checks for leaks before anything is lit.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Sand hills and groves surround Haines City, and they make dust in the dry months.' },
        lines: {
          refrigerator: {
            en: 'Sand and grove dust coat a refrigerator’s coils in Haines City: vacuum the grille at the end of the dry months, in May.',
          },
          'wine-cooler': {
            en: 'In the dry months, brush the wine cooler’s front grille each month: the sand hills around Haines City send fine dust indoors.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes around Haines City are used from November to April.' },
        lines: {
          refrigerator: {
            en: 'If your Haines City home is used from November to April, leave the refrigerator empty, off and tied open, where no child can climb in.',
          },
          dishwasher: {
            en: 'In November, pour a quart of water into the dishwasher of a Haines City park home, and watch its first cycle for drips.',
          },
          oven: {
            en: 'In November, look inside the oven of a Haines City park home for insects before you heat it.',
          },
          stove: {
            en: 'In April, turn off the breaker of an electric stove in a Haines City park home: summer storms come while you are away.',
          },
          'wine-cooler': {
            en: 'If you leave Haines City in April, empty the wine cooler, turn it off, and leave its door ajar.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: '55-plus villages near US 27 have gates.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a park, give the lot number and ask the office whether vendors must check in.' } },
      {
        services: ['dryer'],
        line: {
          en: 'From outside, look along the skirting for warm, damp air or lint from the dryer, but do not crawl under the home.',
        },
      },
    ],
  },
  titusville: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Titusville gives the hardness of its water as about 80 mg/L (4.7 grains a gallon), moderately hard, in 2018.',
        },
        lines: {
          dishwasher: {
            en: 'At about 80 mg/L (2018) Titusville’s water is only moderately hard: a middle setting of the dishwasher’s rinse aid is the place to start.',
          },
        },
        source: 'Titusville water',
      },
      {
        condition: 'older homes',
        fact: { en: 'Houses from the Apollo years are west of US 1, many with breaker panels of that time.' },
        lines: {
          refrigerator: {
            en: 'Houses from the Apollo years west of US 1 may have worn kitchen outlets: if the refrigerator’s plug sits loose, have the outlet replaced.',
          },
          washer: {
            en: 'Washer valves from the Apollo years can seize: if one west of US 1 will not turn by hand, close the main valve instead.',
          },
          dryer: {
            en: 'In an Apollo-era house, look for the dryer’s duct in the attic: if it is plastic or foil, have it replaced with smooth metal.',
          },
          dishwasher: {
            en: 'In Apollo-era kitchens, check that new tile does not hold the dishwasher in: measure from the floor to the counter.',
          },
          oven: {
            en: 'An Apollo-era panel west of US 1 may have a weak double breaker for the oven: if it trips again after one reset, call an electrician.',
          },
          stove: {
            en: 'West of US 1 a 1960s cooktop opening may be smaller than today’s: measure it before you decide against a repair.',
          },
          'wine-cooler': {
            en: 'On a panel from the Apollo years, give the wine cooler an outlet that no kitchen appliance shares.',
          },
          'range-hood': {
            en: 'In an Apollo-era house, see from the yard whether the hood has a roof cap: without one it only filters, or its duct stops in the attic.',
          },
          microwave: {
            en: 'West of US 1 one kitchen circuit may serve microwave and toaster: run them at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on the lagoon in Titusville often have laundry closets.' },
        lines: {
          washer: {
            en: 'In a lagoon condo, leave the washer’s closet open after a load, or the damp stays in.',
          },
          dryer: {
            en: 'In a lagoon condo’s closet, check that the dryer was not pushed onto its vent hose: a flattened hose doubles the time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Titusville has mobile-home parks off State Road 50.' },
        lines: {
          washer: {
            en: 'In the parks off State Road 50 a washer needs a firm floor: feel for give under its legs before you level it.',
          },
          dryer: {
            en: 'Off State Road 50 a mobile home’s dryer must be approved for mobile homes and vent beyond the skirting.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The Indian River lagoon is wide and salty, so metal rusts at riverside condos but not out on Cheney Highway.',
        },
        lines: {
          refrigerator: {
            en: 'Riverside condos in Titusville rust metal early: wipe a refrigerator’s hinges and steel doors with fresh water. Out on Cheney Highway there is no need.',
          },
          dishwasher: {
            en: 'In a riverside condo, wipe the dishwasher’s steel door with fresh water: the Indian River lagoon is salty.',
          },
          stove: {
            en: 'Lagoon air leaves a salty film on burners at the riverside: wipe them when cold, and dry them.',
          },
          'wine-cooler': {
            en: 'On the Titusville riverfront, keep a wine cooler off the balcony unless it is rated for outdoors.',
          },
          'range-hood': {
            en: 'Riverside hoods need their outside cap looked at each year: the lagoon’s salt sticks the flap. Toward Cheney Highway grease is more likely.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'A hurricane’s wind can push the lagoon onto the riverfront.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'On launch days the riverfront fills early: choose another day, or tell us another way in.',
        },
      },
      { line: { en: 'For a riverside condo, ask which elevator we may use for an appliance.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: {
          en: 'If a house of the 1960s has fuses instead of breakers, do not touch them: say so when you call.',
        },
      },
    ],
  },
  kissimmee: {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'West of Kissimmee many villas are rented by the week, with guests changing on Saturdays.',
        },
        lines: {
          refrigerator: {
            en: 'Villas west of Kissimmee change guests on Saturdays: check the refrigerator’s temperature at each change, because doors left open go unreported.',
          },
          washer: {
            en: 'Post the load limit on the washer of a Kissimmee villa: pool towels get heavy, and an overfull drum will not spin.',
          },
          dryer: {
            en: 'At each Saturday change, have the lint screen emptied: in a Kissimmee rental the dryer runs more in a week than yours at home.',
          },
          dishwasher: {
            en: 'Have the filter rinsed each Saturday: in a Kissimmee villa nobody else cleans the dishwasher.',
          },
          oven: {
            en: 'Leave the oven’s model number on a card in the villa: guests west of Kissimmee can then read it to us.',
          },
          stove: {
            en: 'A control lock looks like a dead stove: leave a card about it for the guests of a Kissimmee villa.',
          },
          'wine-cooler': {
            en: 'Guests change the setting: note the wine cooler’s right temperature on a card in the villa.',
          },
          'range-hood': {
            en: 'Put the hood’s grease filters on the cleaners’ monthly list in a Kissimmee villa.',
          },
          microwave: {
            en: 'A card that says no metal and no foil saves the microwave of a Kissimmee villa.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Toho Water pumps its water for Kissimmee from limestone, and it is hard.' },
        lines: {
          refrigerator: {
            en: 'Toho pumps Kissimmee’s water from limestone: in a rental change the ice maker’s filter on a fixed date, every six months.',
          },
          washer: {
            en: 'Lime from Kissimmee’s water slows a washer’s fill: use the dose for hard water, and have the inlet screens cleaned.',
          },
          dishwasher: {
            en: 'Kissimmee’s water comes from limestone and is hard: in a rental run a citric-acid cleaner through the dishwasher each month.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Kissimmee has mobile-home parks along US 192 and toward Poinciana.' },
        lines: {
          washer: {
            en: 'In a park along US 192 a washer that shakes may be on a soft floor: press the floor beside it with your foot.',
          },
          dryer: {
            en: 'In a mobile home toward Poinciana the dryer’s duct must end outdoors: look for its end on an outside wall.',
          },
          oven: {
            en: 'In a mobile home along US 192 a gas oven usually runs on propane: look for the tank, and ask whether we work on propane.',
          },
          'range-hood': {
            en: 'In a mobile home along US 192, look from the yard whether the hood’s roof cap is bent.',
          },
          microwave: {
            en: 'Toward Poinciana an old mobile home may have one circuit for the kitchen: run the microwave alone if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Kissimmee Utility Authority supplies the power in the city, and Duke Energy supplies the area around it.',
        },
        source: 'KUA',
      },
      {
        condition: 'inland damp',
        services: ['washer', 'dishwasher'],
        fact: { en: 'A villa closed between guests soon smells damp.' },
        lines: {
          washer: {
            en: 'A washer in a villa that is closed between guests smells musty: have the cleaners leave its door open, where no child can climb in.',
          },
          dishwasher: {
            en: 'Between guests the dishwasher of a Kissimmee villa should stay ajar, so that the seals dry.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Shingle Creek and the lakes spread into streets after Hurricane Ian in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a rental, name the manager who can approve a part, and send the door code.' } },
      { line: { en: 'Tell us the hours between guests when the villa is empty.' } },
      { line: { en: 'Give the resort’s name: many streets near US 192 sound alike.' } },
    ],
  },
  apopka: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Apopka’s water is hard, from the same limestone that feeds Wekiwa and Rock Springs.' },
        lines: {
          refrigerator: {
            en: 'Apopka’s taps run hard water from the limestone of Wekiwa and Rock Springs: change the ice maker’s filter every six months.',
          },
          washer: {
            en: 'Apopka’s water is hard: use the dose for hard water, or towels come out of the washer stiff.',
            apart: true,
          },
          dishwasher: {
            en: 'The limestone of Wekiwa Springs makes Apopka’s water hard: keep rinse aid high, and clean the dishwasher with citric acid each month.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Lake Apopka Natural Gas has mains in parts of Apopka, so some homes have gas ranges and dryers.',
        },
        lines: {
          dryer: {
            en: 'Lake Apopka Natural Gas has mains in parts of Apopka: the label inside the dryer’s door opening says which kind you have.',
          },
          oven: {
            en: 'In Apopka, a gas oven that stays cold under burners that light usually needs an igniter; when both are out, call Lake Apopka Natural Gas.',
          },
          stove: {
            en: 'If the burners of an Apopka gas range are all out, check the water heater: if it is out as well, Lake Apopka Natural Gas can tell you why.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'new homes',
        fact: { en: 'New subdivisions follow the beltway, State Road 429.' },
        lines: {
          washer: {
            en: 'If your new house along State Road 429 has its laundry upstairs, check that the washer sits in a pan with an open drain.',
          },
          dryer: {
            en: 'In the subdivisions along State Road 429 dryers often vent through the roof: have the cap checked when loads take longer.',
          },
          'range-hood': {
            en: 'Along State Road 429 many kitchens have no hood but a microwave over the range: choose microwave repair for its fan.',
          },
          microwave: {
            en: 'Newer kitchens along State Road 429 often hang the microwave over the range: measure the cabinet above it before you think of a larger one.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Homes on an acre or more toward Zellwood have their own wells.' },
        lines: {
          refrigerator: {
            en: 'Toward Zellwood a well’s sand reaches the ice maker: change the sediment filter before the refrigerator’s own.',
          },
          washer: {
            en: 'Toward Zellwood, clean the sediment filter first when the washer fills slowly: sand from the well settles there.',
          },
          dishwasher: {
            en: 'On a well toward Zellwood a softener does more against film on dishes than any detergent: keep salt in it.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'dust',
        fact: { en: 'Pollen from nurseries and yards settles on coils and grilles in Apopka.' },
        lines: {
          refrigerator: {
            en: 'Pollen from Apopka’s nurseries mats a refrigerator’s coils: vacuum the grille in spring and again in fall.',
          },
          'wine-cooler': {
            en: 'Pollen settles on a wine cooler’s grille in Apopka: vacuum it once a month in spring.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: { en: 'Errol Estate has houses of the 1970s and 1980s among its fairways.' },
        lines: {
          refrigerator: {
            en: 'In a 1970s Errol Estate kitchen, check that the refrigerator has an outlet to itself.',
          },
          dryer: {
            en: 'Errol Estate dryers of the 1970s and 1980s may have a long attic duct: have it cleaned when drying slows.',
          },
          dishwasher: {
            en: 'Kitchens in Errol Estate are 40 or 50 years old: if the dishwasher’s valve is stiff, do not force it, close the main one.',
          },
          oven: {
            en: 'In a 1970s or 1980s house in Errol Estate, check the double breaker of the oven before you call: one handle can trip alone.',
          },
          stove: {
            en: 'In an Errol Estate kitchen, measure the cooktop’s opening before you choose a new one over a repair.',
          },
          'wine-cooler': {
            en: 'In Errol Estate a wet bar’s outlet may be on the bathroom’s circuit: test it before you blame the wine cooler.',
          },
          'range-hood': {
            en: 'In Errol Estate a hood’s duct may stop in the attic: it has to end outdoors, so look from the yard for its cap.',
          },
          microwave: {
            en: 'In Errol Estate the microwave may share a circuit with the counter outlets: run one appliance at a time if it trips.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { services: ['washer'], line: { en: 'Tell us if the laundry drains to a septic tank.' } },
      { line: { en: 'On acreage toward Zellwood, send the gate code.' } },
      {
        services: mayBurnGas,
        line: { en: 'Check whether the house has gas from the street or a propane tank.' },
      },
    ],
  },
  'lake-buena-vista': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'Lake Buena Vista has few private houses. Management companies run its villas and condo hotels.',
        },
        lines: {
          refrigerator: {
            en: 'Where a management company runs the villa, ask it to keep the refrigerator’s model number on file: guests seldom find the tag.',
          },
          dryer: {
            en: 'In a Lake Buena Vista condo hotel, ask housekeeping to empty the lint screen after each guest.',
          },
          oven: {
            en: 'Guests of a Lake Buena Vista villa cannot find an oven’s tag: management should have the model number ready.',
          },
          stove: {
            en: 'For Lake Buena Vista villas a card about the control lock saves calls about a stove that is only locked.',
          },
          'wine-cooler': {
            en: 'In a managed Lake Buena Vista villa, have the wine cooler’s setting written on a card.',
          },
          'range-hood': {
            en: 'Ask management to have the hood’s grease filters washed each month in a Lake Buena Vista villa.',
          },
          microwave: {
            en: 'In a Lake Buena Vista condo hotel, leave a card by the microwave that no foil and no metal go in.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Water here is pumped from the Floridan Aquifer and is hard.' },
        lines: {
          refrigerator: {
            en: 'Floridan Aquifer water leaves lime in ice makers: in a Lake Buena Vista villa have the filter changed every six months.',
          },
          washer: {
            en: 'With hard aquifer water, have the cleaners use the dose for hard water, and report a washer that fills slowly.',
          },
          dishwasher: {
            en: 'Aquifer water is hard in Lake Buena Vista: have the cleaners refill rinse aid in the dishwasher at each change of guests.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: {
          en: 'The tourism district has its own power and water; just outside it, Duke Energy supplies the power and Orange County the water.',
        },
        source: 'CFTOD',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Management offices in Lake Buena Vista order most repairs and open the gate for the technician.',
        },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Villas here have a stacked washer and dryer in a closet off the hall.' },
        lines: {
          washer: {
            en: 'In a closet off the hall the washer is under the dryer: tell management that both have to come forward.',
            apart: true,
          },
          dryer: {
            en: 'A stacked dryer off the hall of a Lake Buena Vista villa needs its closet door open while it runs.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: ['washer', 'dishwasher'],
        fact: {
          en: 'Villas in Lake Buena Vista are closed and cooled all year, and damp settles in corners without air.',
        },
        lines: {
          washer: {
            en: 'Closed and cooled all year, a villa keeps its washer damp: housekeeping should leave the door open, where no child can climb in.',
          },
          dishwasher: {
            en: 'In a closed Lake Buena Vista villa, leave the dishwasher ajar after the last guests, so that its seals dry.',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Have the management order the visit, with the unit number and an hour between guests.' },
      },
      { line: { en: 'Tell us which entrance and which bell desk handle contractors.' } },
      { line: { en: 'Hotel Plaza Boulevard is slow in the evening, so choose a morning if you can.' } },
    ],
  },
  davenport: {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'Pool homes and townhouse resorts off US 27 and toward ChampionsGate are rented by the week.',
        },
        lines: {
          refrigerator: {
            en: 'Pool homes off US 27 change guests weekly: put a thermometer into the refrigerator and have the cleaners note it.',
          },
          washer: { en: 'Pool towels fill a washer in a Davenport rental: post the load limit above it.' },
          dryer: {
            en: 'Toward ChampionsGate a rental’s dryer may run all day on Saturday: have the lint screen emptied after each load.',
          },
          dishwasher: {
            en: 'In a resort townhouse off US 27, have the dishwasher’s filter rinsed at each change of guests.',
          },
          oven: { en: 'In a ChampionsGate rental, keep the oven’s model number on a card by the router.' },
          stove: {
            en: 'A locked panel looks like a dead stove to a guest in ChampionsGate: leave a card about the control lock.',
          },
          'wine-cooler': {
            en: 'In a Davenport pool home note the wine cooler’s set temperature on a card, as guests change it.',
          },
          'range-hood': { en: 'In a Davenport pool home put the hood’s grease filters on the monthly list.' },
          microwave: { en: 'Post a note against metal and foil on the microwave of a rental off US 27.' },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Davenport and Polk County both pump from limestone, and the water is hard.' },
        lines: {
          refrigerator: {
            en: 'Davenport’s limestone water closes an ice maker’s valve over the years: a filter change every six months is the cheapest care.',
          },
          washer: {
            en: 'The city’s and the county’s water are both hard in Davenport: have the washer’s inlet screens cleaned when it fills slowly.',
          },
          dishwasher: {
            en: 'Whichever bill you get, Davenport’s water is hard: keep rinse aid and a monthly citric-acid cleaner in the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Davenport has mobile-home parks all around it.',
        },
        lines: {
          washer: {
            en: 'In a park home near Davenport, press the floor beside a shaking washer: it may be the floor that gives.',
          },
          dryer: {
            en: 'In the mobile-home parks around Davenport the dryer must be approved for mobile homes and vent outdoors.',
          },
          'range-hood': {
            en: 'In a park home near Davenport the hood may vent through the roof: look from the yard for a bent cap.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most resort homes were built after 2000.' },
        lines: {
          washer: {
            en: 'If the laundry of a Davenport resort home is upstairs, have the pan under the washer looked at between guests: water there means a leak, so close both valves and call.',
          },
          dryer: {
            en: 'In resort homes built after 2000 a long roof duct plus daily loads fills with lint: have it cleaned each year.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Rental resorts in Davenport open their gates by a day code.' },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In ZIP codes 33837, 33896 and 33897 about 39% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        lines: {
          refrigerator: {
            en: 'About 39% of homes in 33837, 33896 and 33897 were vacant or used part of the year (US Census, 2014–2018): if you close yours, leave the refrigerator empty, off and tied open, where no child can climb in.',
          },
          dishwasher: {
            en: 'Between seasons, pour a quart of water into the dishwasher of a Davenport home and watch its first cycle.',
          },
          oven: {
            en: 'If your Davenport home was closed for months, look inside the oven for insects before the first heating.',
          },
          stove: {
            en: 'When your Davenport home is closed for months, turn off the breaker of an electric stove: summer surges then cannot reach it.',
          },
          microwave: {
            en: 'Unplug the microwave when your Davenport home is closed for months, because surges come with summer storms.',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Send the day code of the gate with the booking.' } },
      { line: { en: 'Name who may approve a part, and the hours when no guests are in.' } },
      { line: { en: 'Give the resort and the county: four counties meet here.' } },
    ],
  },
  mims: {
    facts: [
      {
        condition: 'private wells',
        fact: { en: 'Beyond a small county system, houses in Mims have wells, often with a softener.' },
        lines: {
          refrigerator: {
            en: 'Beyond Mims’ small county system ice comes from well water: change the sediment filter first when cubes are small or cloudy.',
          },
          washer: {
            en: 'If your Mims well has a softener, check its salt before you call about a washer that leaves towels stiff.',
            apart: true,
          },
          dishwasher: {
            en: 'On a Mims well, keep salt in the softener: without it a dishwasher leaves a film on glasses within days.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Manufactured homes on their own land are common in Mims.' },
        lines: {
          refrigerator: {
            en: 'About 32% of homes in Mims were mobile homes (US Census, 2014–2018): if yours is one, measure the outside door before a refrigerator has to go out.',
          },
          washer: {
            en: 'On a soft floor of a manufactured home in Mims a washer walks: press the floor beside it with your foot before you level the washer.',
          },
          dryer: {
            en: 'A dryer in a Mims manufactured home needs a metal duct that ends beyond the skirting.',
          },
          dishwasher: {
            en: 'In a manufactured home in Mims, feel the floor of the cabinet beside the dishwasher now and then: a slow leak makes it damp before the kitchen floor gets soft.',
          },
          'range-hood': {
            en: 'A Mims manufactured home often vents its hood through the roof: look from the yard each spring for a nest, or for a cap that the wind has bent.',
          },
          microwave: {
            en: 'In a Mims manufactured home run the microwave and a heater at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Metal near the lagoon in Mims rusts sooner than it does a few miles inland.' },
        lines: {
          refrigerator: {
            en: 'Near the lagoon in Mims, wipe a porch refrigerator’s hinges and screws: they rust there sooner than inland.',
          },
          dryer: {
            en: 'Near the lagoon, look at the dryer’s flap twice a year: a few miles inland once is enough.',
          },
          dishwasher: {
            en: 'Near Mims’ lagoon shore, wipe a dishwasher’s steel door with fresh water and dry it.',
          },
          stove: {
            en: 'Lagoon air in Mims leaves a film on burners: wipe them when they are cold, and dry them before you cook.',
          },
          'wine-cooler': {
            en: 'Near the lagoon in Mims, keep a wine cooler indoors: salt gets into its fan on a porch.',
          },
          'range-hood': {
            en: 'Near the Mims lagoon, have the hood’s cap looked at each year: its flap rusts.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Mims homes cook with propane from a tank.' },
        lines: {
          oven: {
            en: 'Some Mims homes cook with propane: if the oven is out and the burners light, the tank is fine and the igniter is the suspect.',
          },
          stove: {
            en: 'If all burners of a Mims stove on propane are out, call your supplier: a tank that ran empty is leak-tested before anything is lit.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Some old grove houses in Mims still have small breaker panels.' },
        lines: {
          refrigerator: {
            en: 'Old grove houses in Mims have small panels: do not run a freezer on the refrigerator’s circuit.',
          },
          oven: {
            en: 'In a grove house with a small panel the oven may be on a second panel: look for a tripped breaker there, and leave a fuse box to an electrician.',
          },
          stove: {
            en: 'A small panel in a Mims grove house may not feed an induction range: ask an electrician before you order one.',
          },
          'wine-cooler': {
            en: 'In a grove house in Mims, give a wine cooler a grounded outlet that nothing heavy shares.',
          },
          microwave: {
            en: 'In a Mims grove house the microwave may trip the only kitchen circuit: unplug the toaster and try again.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Refrigerators and freezers in Mims are often on a porch or in a shed.' },
        lines: {
          refrigerator: {
            en: 'On a porch or in a shed in Mims a refrigerator works hardest in August: if it cannot hold 40 °F then, move it indoors before you pay for a repair.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Mims, give the nearest cross street and the gate code, and keep dogs in.' } },
      { services: withWater, line: { en: 'Tell us where the well pump and the softener are.' } },
      {
        line: {
          en: 'A manufactured home in Mims can have two panels: a main breaker on a post outside, and the appliance breakers indoors: find both.',
        },
      },
    ],
  },
  sanford: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Sanford’s city wells supply hard water.' },
        lines: {
          refrigerator: {
            en: 'Sanford’s wells send hard water through the ice maker’s small valve: change the filter twice a year.',
          },
          washer: {
            en: 'With Sanford’s hard well water, use the dose for hard water: gray towels mean that the washer got too little.',
            apart: true,
          },
          dishwasher: {
            en: 'Sanford’s city wells are hard: a white film on glasses that vinegar removes means more rinse aid in the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Florida Public Utilities has a franchise for natural gas in Sanford, so some homes there have gas stoves and dryers.',
        },
        lines: {
          dryer: {
            en: 'Some Sanford homes dry with gas from Florida Public Utilities: the label inside the dryer’s door opening says whether yours is gas.',
          },
          oven: {
            en: 'In a Sanford home on Florida Public Utilities’ gas, an oven that is out while its burners light usually needs an igniter.',
          },
          stove: {
            en: 'In a Sanford home, if stove and water heater are both out, call Florida Public Utilities about the gas before you call us.',
          },
        },
        source: 'gas franchise',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Houses on the brick streets near First Street and Park Avenue are a hundred years old.',
        },
        lines: {
          refrigerator: {
            en: 'In a hundred-year-old house near First Street, have an electrician check that the refrigerator’s outlet is grounded.',
          },
          washer: {
            en: 'Near Park Avenue a hundred-year-old house has had many valves: find the main one before the washer’s are touched.',
          },
          dryer: {
            en: 'On the brick streets a dryer may be in an enclosed porch: look where its duct ends, and that it ends outdoors.',
          },
          dishwasher: {
            en: 'In a hundred-year-old house on Sanford’s brick streets, measure the dishwasher’s opening before you order one: it was cut in later.',
          },
          oven: {
            en: 'If a house near First Street has fuses instead of breakers, have an electrician look at them before you book a repair of a cold electric oven.',
          },
          stove: {
            en: 'In a house on the brick streets of Sanford, measure the range: an old kitchen may take only 20 or 24 inches.',
          },
          'wine-cooler': {
            en: 'In an old house near Park Avenue, keep a wine cooler on a grounded outlet, out of the enclosed porch.',
          },
          'range-hood': {
            en: 'Near First Street, see where the hood’s duct ends: in a hundred-year-old house it may be the attic, and it has to be outdoors.',
          },
          microwave: {
            en: 'In a house on the brick streets the microwave may share its circuit with half the floor: note what else goes dark.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Townhouses toward Rinehart Road and subdivisions toward the airport are new.' },
        lines: {
          washer: {
            en: 'If the laundry of your townhouse toward Rinehart Road is upstairs, look for a pan under the washer: without one a leak ends in the ceiling below.',
          },
          dryer: {
            en: 'In a townhouse toward Rinehart Road, the dryer may be far from an outside wall: a long duct needs cleaning every year.',
          },
          'range-hood': {
            en: 'Toward Rinehart Road and the airport the fan over the stove is often part of the microwave: look before you choose hood repair.',
          },
          microwave: {
            en: 'Toward Rinehart Road many microwaves hang over the range: the tag is inside the door opening.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'outside changes',
        fact: { en: 'In Sanford’s historic district a preservation board reviews changes outside.' },
        lines: {
          dryer: {
            en: 'A new vent cap for the dryer on a historic Sanford house needs a look by the preservation board first; a cleaning does not.',
          },
          'range-hood': {
            en: 'Before a hood’s duct goes through the wall of a historic Sanford house, ask the preservation board.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Lake Monroe came over its seawall after Hurricane Ian in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Downtown, tell us where a van may park.' } },
      { line: { en: 'In the historic district, show us where the breaker panel and the main valves are.' } },
      { line: { en: 'In a new townhouse, send the gate code.' } },
      { services: laundry, line: { en: 'Say whether the laundry of your townhouse is upstairs.' } },
    ],
  },
  bartow: {
    facts: [
      {
        condition: 'city power',
        fact: { en: 'The City of Bartow sells both the power and the water.' },
        source: 'City of Bartow',
      },
      {
        condition: 'hard water',
        fact: { en: 'Bartow’s wells are in the limestone, so its water is hard.' },
        lines: {
          refrigerator: {
            en: 'Bartow’s limestone water narrows an ice maker’s valve: change the filter first when cubes get small.',
          },
          washer: {
            en: 'Lime from Bartow’s wells settles on the washer’s screens: a fill that got slow is the sign to have them cleaned.',
          },
          dishwasher: {
            en: 'In Bartow, keep the dishwasher’s rinse aid full and run a citric-acid cleaner once a month.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Frame and Mediterranean houses near South Broadway are a century old.' },
        lines: {
          refrigerator: {
            en: 'In a century-old house near South Broadway, have an electrician check that the refrigerator’s outlet is grounded.',
          },
          washer: {
            en: 'In a century-old Bartow house, find the main water valve: the washer’s own may not close.',
          },
          dryer: {
            en: 'Near South Broadway the dryer may be on an enclosed porch: see that its duct ends outdoors and not under the floor.',
          },
          dishwasher: {
            en: 'Near South Broadway a dishwasher was added long after the kitchen: note where it drains.',
          },
          oven: {
            en: 'In a century-old Bartow house with a fuse box a blown fuse leaves the oven cold: do not touch the fuses, call an electrician.',
          },
          stove: {
            en: 'Near South Broadway, measure the range’s width before we come: old kitchens have 20- and 24-inch openings.',
          },
          'wine-cooler': {
            en: 'In a century-old Bartow house, give the wine cooler a grounded outlet on an inside wall.',
          },
          'range-hood': {
            en: 'Near South Broadway an added hood may end in the attic: it must end outdoors.',
          },
          microwave: { en: 'In a house near South Broadway, run the microwave alone if the breaker trips.' },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Homes on acreage outside Bartow may have propane.' },
        lines: {
          oven: {
            en: 'On acreage outside Bartow, an oven on propane that went out with the burners points to the tank: call your supplier before you call us.',
          },
          stove: {
            en: 'Outside Bartow, ask whether we work on propane when you call about a gas stove with a tank.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Dust and lovebugs settle on condenser coils in Bartow.' },
        lines: {
          refrigerator: {
            en: 'Dust and lovebugs settle on condenser coils in Bartow: vacuum the refrigerator’s grille after the bugs’ weeks in May and September.',
          },
          'wine-cooler': {
            en: 'Vacuum the wine cooler’s grille in Bartow in May and September, after the lovebugs.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'private wells',
        fact: { en: 'Homes beyond the city limit have wells.' },
        lines: {
          refrigerator: {
            en: 'Beyond the Bartow city limit a well feeds the ice maker: change the sediment filter first.',
          },
          washer: {
            en: 'Beyond the city limit sand from the well slows the washer’s fill: change the sediment filter before you call.',
          },
          dishwasher: {
            en: 'On a well outside Bartow, keep salt in the softener, if you have one, against film on dishes.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'garage refrigerator',
        fact: {
          en: 'Freezers and second refrigerators in Bartow are often in a garage or an outbuilding.',
        },
        lines: {
          refrigerator: {
            en: 'A freezer in a Bartow outbuilding gets the full heat of the day: if food softens in the afternoon, move it indoors before you pay for a repair.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About 15% of homes in Bartow are mobile homes (US Census, 2014–2018).' },
        lines: {
          washer: { en: 'If your Bartow home is a mobile home, press the floor beside a washer that walks.' },
          dryer: {
            en: 'About 15% of homes in Bartow were mobile homes (US Census, 2014–2018): the dryer in one must be approved for it and vent outdoors.',
          },
          'range-hood': {
            en: 'In a Bartow mobile home the hood often vents straight up: look from the yard for a bent cap.',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'After an outage, call the City of Bartow first: it is your power company.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: {
          en: 'If an old house has fuses instead of breakers, do not touch them: say so when you call.',
        },
      },
      { line: { en: 'On acreage around Bartow, send the gate code.' } },
    ],
  },
  'winter-springs': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Winter Springs pumps from hard limestone.' },
        lines: {
          refrigerator: {
            en: 'Winter Springs pumps from hard limestone: hollow ice cubes mean lime in the fill valve, after an old filter is ruled out.',
          },
          washer: {
            en: 'Hard limestone water in Winter Springs leaves towels stiff: use the washer’s dose for hard water before you add softener.',
            apart: true,
          },
          dishwasher: {
            en: 'In Winter Springs a monthly citric-acid cleaner keeps lime off the dishwasher’s heater and spray arms.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Winter Springs gave Florida Public Utilities a gas franchise in 2001, so some homes there have gas.',
        },
        lines: {
          dryer: {
            en: 'Some Winter Springs homes have gas from Florida Public Utilities: the label inside the dryer’s door opening says gas or electric.',
          },
          oven: {
            en: 'If a gas range in Winter Springs has burners that light over an oven that does not, its igniter is the usual cause.',
          },
          stove: {
            en: 'If stove and water heater are both out in Winter Springs, ask Florida Public Utilities first.',
          },
        },
        source: 'gas franchise',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The Highlands and parts of Tuscawilla have houses of the 1970s, some with their original breaker panels.',
        },
        lines: {
          refrigerator: {
            en: 'In a 1970s Highlands house, keep a second refrigerator off the kitchen’s circuit if the panel is the original.',
          },
          dryer: {
            en: 'Tuscawilla houses of the 1970s may have a dryer duct through the attic: have it cleaned when loads take longer.',
          },
          dishwasher: {
            en: 'In a 1970s Highlands kitchen, do not force the dishwasher’s valve: close the main one.',
          },
          oven: {
            en: 'If the panel of your Highlands house is the original, reset the oven’s double breaker once: both handles have to move.',
          },
          stove: {
            en: 'In a 1970s Tuscawilla kitchen, measure the cooktop’s opening before you choose new over repair.',
          },
          'wine-cooler': {
            en: 'On an original Winter Springs panel the wine cooler and the microwave should not share a breaker.',
          },
          'range-hood': {
            en: 'In the Highlands a 1970s hood may blow into the attic, where grease must not go: look from the yard for its cap on the roof.',
          },
          microwave: {
            en: 'An original 1970s breaker in Winter Springs may be tired: if the microwave alone trips it, have an electrician look.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: 'In summer storms oaks fall on the power lines in Winter Springs.' },
        lines: {
          refrigerator: {
            en: 'When an oak falls on the lines in Winter Springs, note the time: a shut refrigerator keeps food for about four hours.',
          },
          washer: {
            en: 'After an outage from a fallen oak, unplug the washer for five minutes if it does not respond, then try once.',
          },
          dryer: {
            en: 'If the dryer is cold after a Winter Springs outage, turn its breaker fully off and on again, one time only.',
          },
          dishwasher: {
            en: 'After a Winter Springs outage run drain or rinse first: dirty water may be left in the dishwasher.',
          },
          'wine-cooler': {
            en: 'When oaks have cut the power in Winter Springs, look at the wine cooler’s set temperature: many models forget it.',
          },
          microwave: {
            en: 'If the microwave is dark after a Winter Springs outage, unplug it for five minutes and try once.',
          },
          'range-hood': {
            en: 'After a storm that brought down oak limbs in Winter Springs, look from the yard at the hood’s roof cap, too: a bent one keeps the smoke in the kitchen.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many Winter Springs houses have the laundry in the garage or next to it.' },
        lines: {
          washer: {
            en: 'In a Winter Springs garage, close the washer’s valves when you travel: hoses age in the heat.',
          },
          dryer: {
            en: 'Keep gasoline and paint away from a dryer in a Winter Springs garage, and vent it outdoors.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Tuscawilla, give the cross street: the roads curve under the oaks.' } },
      { services: laundry, line: { en: 'Clear the way through the garage to the machines.' } },
      {
        services: ['dryer'],
        line: { en: 'Trim back what covers the dryer’s outside flap, if you can reach it from the ground.' },
      },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
