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
        lines: {
          refrigerator: {
            en: 'City, county and well water is all hard in Brooksville: change the ice maker’s filter twice a year, whoever supplies you.',
          },
          washer: {
            en: 'Hard groundwater in Brooksville closes the washer’s inlet screens: if it fills slowly on hot and cold, have both cleaned.',
          },
          dishwasher: {
            en: 'All of Brooksville’s water is hard: a full rinse aid and a monthly citric-acid cleaner keep the dishwasher’s spray arms open.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victorian and craftsman houses surround the courthouse square in Brooksville.' },
        lines: {
          refrigerator: {
            en: 'In a Victorian near the courthouse square, give the refrigerator a grounded outlet, not an extension cord from another room.',
          },
          washer: {
            en: 'In a Victorian near the square, find the main water valve first: those behind the washer may be stiff.',
          },
          dryer: {
            en: 'In a craftsman house near the square the dryer may be on a closed porch: see that its duct ends outdoors.',
          },
          dishwasher: {
            en: 'Near the courthouse square a dishwasher was added to an old kitchen: measure the opening before you order a new one.',
          },
          oven: {
            en: 'If a house near the courthouse square has fuses instead of breakers, leave them to an electrician: a blown one leaves an electric oven cold.',
          },
          stove: {
            en: 'Near the courthouse square, measure the stove’s width before we look for parts: narrow ranges are common in old kitchens.',
          },
          'wine-cooler': {
            en: 'In a Victorian near the courthouse square a wine cooler needs a grounded outlet, not an adapter.',
          },
          'range-hood': {
            en: 'In a craftsman house near the square, look for the hood’s cap outdoors: if there is none and the hood has a duct, grease may go into the attic.',
          },
          microwave: {
            en: 'Old circuits near the square may not carry a microwave and a toaster together: run one at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'High Point and other mobile-home parks surround Brooksville.',
        },
        lines: {
          refrigerator: {
            en: 'At High Point, measure the home’s outside door and the alcove before a refrigerator is replaced.',
          },
          washer: {
            en: 'At High Point, press the floor beside a washer that walks: leveling holds only on a firm floor.',
          },
          dryer: { en: 'At High Point the dryer’s duct must end beyond the skirting, not under the home.' },
          dishwasher: {
            en: 'At High Point, mention a soft floor in front of the dishwasher when you call: then the leak is looked for first.',
          },
          'range-hood': {
            en: 'At High Point, look from the yard whether the hood’s roof cap is bent or blocked.',
          },
          microwave: {
            en: 'In a park around Brooksville, run the microwave and the air conditioner at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Homes on acreage east of Brooksville have their own wells.' },
        lines: {
          refrigerator: {
            en: 'East of Brooksville a well feeds the ice maker: sand there calls for a new sediment filter first.',
          },
          washer: {
            en: 'On acreage east of Brooksville, change the sediment filter when the washer fills slowly.',
          },
          dishwasher: {
            en: 'East of Brooksville a well without a softener leaves a film on glasses: no detergent makes up for it.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Brooksville homes cook with propane from a tank.' },
        lines: {
          oven: {
            en: 'In a Brooksville home on propane, oven and burners that are out together point to the tank: if it ran empty, the supplier checks for leaks before anything is lit.',
          },
          stove: {
            en: 'A Brooksville stove on propane takes different burner parts: ask first whether we work on propane.',
          },
        },
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
        lines: {
          refrigerator: {
            en: 'Limestone groundwater in Spring Hill shows in small ice cubes: change the filter before you book.',
          },
          washer: {
            en: 'Spring Hill’s water is hard: if towels come out stiff, measure detergent for hard water before you blame the washer.',
            apart: true,
          },
          dishwasher: {
            en: 'In Spring Hill lime builds on the dishwasher’s heater: run a citric-acid cleaner monthly.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'One-story houses from the 1970s on have the laundry in the garage.' },
        lines: {
          washer: {
            en: 'One-story houses in Spring Hill have the washer in the garage: close its valves when you travel, as heat ages hoses.',
          },
          dryer: {
            en: 'In a Spring Hill garage the dryer’s duct often goes through the wall beside it: see that its flap is free of lint and nests.',
          },
        },
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
        lines: {
          refrigerator: {
            en: 'In a closed Spring Hill garage a second refrigerator sweats: wipe the seals, and open the garage in the evening.',
          },
          washer: {
            en: 'A closed Spring Hill garage keeps a washer wet: leave its door ajar if no child or pet can get in.',
          },
          dryer: {
            en: 'Damp garage air in Spring Hill makes lint stick in the duct: have it cleaned each year.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The first houses of Spring Hill are from the late 1960s and 1970s, some with their original breaker panels.',
        },
        lines: {
          refrigerator: {
            en: 'In a Spring Hill house from the late 1960s or 1970s, keep a freezer off the refrigerator’s circuit.',
          },
          dryer: {
            en: 'The first houses of Spring Hill may still have a plastic or foil dryer duct: if yours does, have it replaced with smooth metal.',
          },
          dishwasher: {
            en: 'In a 1970s Spring Hill kitchen a stiff valve under the sink is not to be forced: close the main one before dishwasher work.',
          },
          oven: {
            en: 'On an original Spring Hill panel, turn the oven’s double breaker fully off and on, one time only, before you call.',
          },
          stove: { en: 'A 1970s Spring Hill cooktop opening may be smaller than today’s: measure it first.' },
          'wine-cooler': {
            en: 'On an original panel in Spring Hill, give the wine cooler an outlet without the toaster.',
          },
          'range-hood': {
            en: 'In one of Spring Hill’s first houses, see from the yard whether the hood has a roof cap: with none, its duct may stop in the attic.',
          },
          microwave: {
            en: 'The first houses of Spring Hill, from the late 1960s and 1970s, have few kitchen circuits: if a breaker trips, run the microwave and toaster at different times.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Timber Pines, put our name on the gate list.' } },
      { line: { en: 'In Spring Hill, clear the way to the breaker panel as well as to the machine.' } },
      {
        services: laundry,
        line: { en: 'Clear the way through the garage to the washer and the dryer.' },
      },
    ],
  },
  zephyrhills: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Zephyrhills has mobile-home parks on every side.',
        },
        lines: {
          refrigerator: {
            en: 'About 60% of homes in 33540, 33541 and 33542 were mobile homes (US Census, 2014–2018): if yours is one, leave the refrigerator the gap its manual asks for.',
          },
          washer: {
            en: 'In a Zephyrhills park home press the floor beside a washer that walks before you level it.',
          },
          dryer: {
            en: 'In a Zephyrhills park home look for the dryer’s duct beyond the skirting: under the floor its damp rots the wood.',
          },
          dishwasher: {
            en: 'In a Zephyrhills park home, feel the wood under the sink after a dishwasher load: damp there shows a leak before the floor gets soft.',
          },
          'range-hood': {
            en: 'In a Zephyrhills park home look from the yard for a bent cap when smoke stays in the kitchen.',
          },
          microwave: {
            en: 'In a Zephyrhills park home run the microwave and the air conditioner at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes in Zephyrhills are closed from April to October.' },
        lines: {
          refrigerator: {
            en: 'From April to October, leave a Zephyrhills refrigerator empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'If you close a Zephyrhills park home in April, close the washer’s valves too: nobody is there to hear a hose burst.',
            apart: true,
          },
          dryer: {
            en: 'In October, run the dryer empty on air only: a Zephyrhills vent that rested since April may hold a nest.',
          },
          dishwasher: {
            en: 'In October, watch the dishwasher’s first cycle in a Zephyrhills park home: seals that dried since April can drip.',
          },
          oven: {
            en: 'In October, look inside the oven of a Zephyrhills park home for insects before you heat it.',
          },
          stove: {
            en: 'If you leave Zephyrhills in April, turn off the breaker of an electric stove, so that no surge reaches its control.',
          },
          'wine-cooler': {
            en: 'In April, empty the wine cooler of a Zephyrhills home, turn it off, and leave its door ajar.',
          },
          'range-hood': {
            en: 'In October, run the hood before you cook in Zephyrhills: if little air moves, a nest in its roof cap is a likely cause.',
          },
          microwave: {
            en: 'In April, unplug the microwave in a Zephyrhills park home: the storm months are ahead.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'The tap water of Zephyrhills comes from limestone wells, and it is hard.' },
        lines: {
          refrigerator: {
            en: 'Zephyrhills’ limestone wells leave lime in an ice maker: after months away throw out the first ice, and change the filter.',
          },
          washer: {
            en: 'The tap water of Zephyrhills is hard: use the washer’s dose for hard water.',
            apart: true,
          },
          dishwasher: {
            en: 'Limestone water in Zephyrhills leaves a film on glasses: set the dishwasher’s rinse aid high, and clean it with citric acid monthly.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'New subdivisions are going up south and west of Zephyrhills.' },
        lines: {
          washer: {
            en: 'South and west of Zephyrhills a new house may have its laundry upstairs: check that the pan under the washer has a drain.',
          },
          dryer: {
            en: 'South and west of Zephyrhills a new house’s dryer often vents at the roof: have it cleaned when drying slows.',
          },
          'range-hood': {
            en: 'In new kitchens south and west of Zephyrhills the fan is often the microwave’s: if so, choose microwave repair.',
          },
          microwave: {
            en: 'In new kitchens south and west of Zephyrhills the microwave often hangs over the range: read the tag inside its door.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in Zephyrhills use propane.' },
        lines: {
          oven: {
            en: 'In a Zephyrhills park on propane, call the supplier when oven and burners are out together; when the oven alone is out, the oven needs the repair.',
          },
          stove: {
            en: 'In a Zephyrhills park on propane, all burners out at once usually means an empty tank: the supplier checks for leaks before anything is lit.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Houses near Fifth Avenue have panels from the middle of the last century.' },
        lines: {
          refrigerator: {
            en: 'Near Fifth Avenue a panel from the middle of the last century should not carry two refrigerators on one breaker.',
          },
          oven: {
            en: 'If a house near Fifth Avenue has a fuse box, do not touch it: say so when you call about a cold electric oven.',
          },
          stove: {
            en: 'Near Fifth Avenue, a mid-century panel may be too small for an induction range: ask an electrician before you order one.',
          },
          'wine-cooler': {
            en: 'Near Fifth Avenue, check that the outlet for a wine cooler is grounded: in a mid-century kitchen it may not be.',
          },
          microwave: {
            en: 'Near Fifth Avenue, a mid-century panel may give the kitchen one circuit: if it trips, run the microwave alone.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the park and the lot number, and ask the office who may work on a lot.' } },
      { line: { en: 'If you are away for the summer, leave a written permission with the park office.' } },
      {
        services: ['dryer'],
        line: {
          en: 'If you see lint or feel warm, damp air at the skirting, say so when you call, but do not crawl under the home.',
        },
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
        lines: {
          refrigerator: {
            en: 'Plant City’s water has about 10.5 grains of hardness a gallon: lime in the ice maker’s valve is likely once a new filter has not helped.',
          },
          washer: {
            en: 'At about 180 mg/L Plant City’s water is very hard: measure detergent for hard water, and have the washer’s screens cleaned if it fills slowly.',
          },
          dishwasher: {
            en: 'With 180 mg/L of hardness, set the rinse aid to its highest setting in Plant City, and clean the dishwasher with citric acid each month.',
          },
        },
        source: 'Plant City water',
      },
      {
        condition: 'private wells',
        fact: { en: 'Farms around Plant City have their own wells.' },
        lines: {
          refrigerator: {
            en: 'On a farm around Plant City, change the well’s sediment filter before the refrigerator’s own.',
          },
          washer: {
            en: 'Farm wells around Plant City send sand into the washer’s screens: start with the sediment filter.',
          },
          dishwasher: {
            en: 'On a farm well around Plant City a softener with salt in it is what keeps a dishwasher’s glasses clear.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'older homes',
        fact: { en: 'Houses near the Plant City train depot date from the early 1900s.' },
        lines: {
          refrigerator: {
            en: 'In a house near the train depot from the early 1900s, have the refrigerator’s outlet grounded.',
          },
          dryer: {
            en: 'Near the depot a dryer may vent under a raised house: the duct has to reach open air.',
          },
          oven: {
            en: 'If an early-1900s house near the depot has a fuse box, a cold electric oven is first a question for an electrician: do not touch the fuses.',
          },
          stove: {
            en: 'Near the depot an old kitchen may take only a 24-inch range: measure before we look for parts.',
          },
          'wine-cooler': {
            en: 'Near the train depot, give a wine cooler a grounded outlet and an inside wall.',
          },
          'range-hood': {
            en: 'Near the depot, see from the yard where the hood’s duct ends: it must not be the attic.',
          },
          microwave: {
            en: 'In an old house near the depot the microwave may share one kitchen circuit: unplug the rest and try again.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some farms around Plant City use propane.' },
        lines: {
          oven: {
            en: 'On a farm around Plant City with propane, call your supplier about an oven that went out with the burners: an empty tank means a leak test first.',
          },
          stove: {
            en: 'Farm stoves around Plant City may run on propane, which takes different burner parts: ask us about it before you book.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields around Plant City make dust when they are plowed.' },
        lines: {
          refrigerator: {
            en: 'Plowing sends field dust indoors around Plant City: vacuum the refrigerator’s grille after the fields are made ready in fall.',
          },
          'wine-cooler': {
            en: 'When fields around Plant City are plowed, dust settles on a wine cooler’s front grille: vacuum it afterward.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Plant City are often in an outbuilding.' },
        lines: {
          refrigerator: {
            en: 'A freezer in a Plant City outbuilding needs shade and air on all sides: move it out of the sun before you call.',
          },
        },
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
        lines: {
          washer: {
            en: 'In a mobile home around Plant City, press the floor beside a shaking washer: leveling holds only on a firm one.',
          },
          dryer: {
            en: 'If yours is a mobile home, as about one home in four in 33563, 33565, 33566 and 33567 was (US Census, 2014–2018), the dryer must be approved for one.',
            apart: true,
          },
          dishwasher: {
            en: 'In a mobile home around Plant City, do not put off a dishwasher that drips: the floor below it is wood, and it swells.',
          },
          'range-hood': {
            en: 'In a mobile home around Plant City, look from the yard at the hood’s roof cap first when smoke stays in the kitchen.',
          },
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
        lines: {
          refrigerator: {
            en: 'If you go north for the summer, leave the refrigerator in Sun City Center empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'Before you leave Sun City Center for the summer, close both washer valves: hoses in a hot garage can fail while you are away.',
            apart: true,
          },
          dryer: {
            en: 'Back from the north, run the dryer empty on air only: wasps nest in a Sun City Center vent over the summer.',
          },
          dishwasher: {
            en: 'Back in Sun City Center in fall, watch the dishwasher’s first cycle: its seals have dried.',
          },
          oven: { en: 'In fall, look inside the oven for insects before you heat it in Sun City Center.' },
          stove: {
            en: 'Before a summer up north, turn off the electric range’s breaker in Sun City Center.',
          },
          'wine-cooler': {
            en: 'Ask a Sun City Center neighbor to read the wine cooler each week, or empty it before you go north.',
          },
          'range-hood': { en: 'In fall, see that the hood’s flap opens before you cook in Sun City Center.' },
          microwave: {
            en: 'Unplug the microwave before you go north: Sun City Center’s summer storms bring surges.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos and duplex villas at Kings Point often have laundry closets.' },
        lines: {
          washer: {
            en: 'In a Kings Point closet the washer may be under the dryer: mention it, since the pair comes apart first.',
            apart: true,
          },
          dryer: {
            en: 'At Kings Point, dry one load with the closet open: if it is faster, the closet lacks air.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Hillsborough County delivers Tampa Bay Water’s mix of wells, rivers and desalted seawater.',
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Ranch houses by the golf courses have the laundry in the garage.' },
        lines: {
          washer: {
            en: 'Houses by the golf courses have garage laundries: look at the washer’s hoses each year, without moving them, for bulges and for rust at the ends.',
          },
          dryer: { en: 'By the golf courses, keep golf-cart fuel and paint away from the garage dryer.' },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Closed garages in Sun City Center are hot and damp in summer.' },
        lines: {
          refrigerator: {
            en: 'In a closed Sun City Center garage a refrigerator sweats in summer: wipe its seals dry and see that they grip.',
          },
          washer: {
            en: 'In a closed Sun City Center garage, leave the washer’s lid up after a load if no child or pet can get in.',
          },
        },
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
        lines: {
          refrigerator: {
            en: 'Temple Terrace’s limestone wells leave lime in an ice maker: hollow cubes after a new filter point to its valve.',
          },
          washer: {
            en: 'The city’s own wells are hard: in Temple Terrace have the washer’s inlet screens cleaned when it fills slowly.',
          },
          dishwasher: {
            en: 'In Temple Terrace, keep rinse aid high: the water comes from limestone, and dries white on glasses.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Temple Terrace has houses of the 1920s around the golf course and ranch houses of the 1950s along the river.',
        },
        lines: {
          refrigerator: {
            en: 'Around the golf course, in houses of the 1920s, have the refrigerator’s outlet grounded.',
          },
          washer: {
            en: 'In a 1920s house by the golf course, find the main water valve before the washer’s are touched.',
          },
          dryer: {
            en: 'Ranch houses along the river may have the dryer’s duct in the attic: have it cleaned when drying slows.',
          },
          dishwasher: {
            en: 'In a 1950s river ranch house, check that tile laid later does not lock the dishwasher in.',
          },
          oven: {
            en: 'If a 1920s house by the golf course has fuses instead of breakers, do not touch them: say so when you call about a cold electric oven.',
          },
          stove: {
            en: 'By the golf course a 1920s kitchen may hold only a narrow range: measure it before we come.',
          },
          'wine-cooler': {
            en: 'In a 1920s Temple Terrace house, put a wine cooler on a grounded outlet, away from sun.',
          },
          'range-hood': {
            en: 'In a river ranch house of the 1950s, look from the yard for the hood’s cap on the roof or a wall: with none, the hood only filters, or its duct ends in the attic.',
          },
          microwave: {
            en: 'In a 1950s ranch house by the river, run the microwave alone if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos near the university often have laundry closets.' },
        lines: {
          washer: {
            en: 'In a condo near the university, measure the laundry closet: a stacked pair comes forward before the washer can be reached.',
            apart: true,
          },
          dryer: {
            en: 'In a condo near the university, look behind the dryer when you move in: a vent that was crushed as it was pushed back doubles the drying time.',
          },
        },
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
          en: 'In an apartment complex, say which gate or entrance is nearest to your building.',
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
        lines: {
          refrigerator: {
            en: 'About 32% of homes in Ruskin were mobile homes (US Census, 2014–2018): if yours is one, leave the refrigerator the gap its manual asks for.',
          },
          washer: {
            en: 'Along US 41 a mobile home’s floor gives under a washer: press there before you level it.',
          },
          dryer: { en: 'Along US 41 a mobile home’s dryer must vent beyond the skirting, in metal duct.' },
          dishwasher: {
            en: 'In a Ruskin mobile home, push a paper towel under the front edge of the dishwasher for one load: if it comes out wet, close the valve under the sink and call.',
          },
          oven: {
            en: 'Along US 41 a mobile home’s gas oven is likely on propane: ask when you call whether we work on it.',
          },
          stove: {
            en: 'In a Ruskin mobile home look for a propane tank outside before you call about a gas stove: if there is one, ask whether we work on propane.',
          },
          'range-hood': {
            en: 'In a Ruskin mobile home look from the yard for a bent hood cap after a storm.',
          },
          microwave: {
            en: 'In a mobile home along US 41, run the microwave and a heater at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Ruskin has new houses around Shell Point Road and 19th Avenue.' },
        lines: {
          washer: {
            en: 'Around Shell Point Road a new house may have its laundry upstairs: check that the washer’s pan has an open drain.',
          },
          dryer: {
            en: 'Around 19th Avenue new houses often vent the dryer at the roof: have the cap checked when loads take longer.',
          },
          'range-hood': {
            en: 'In new kitchens around Shell Point Road, choose microwave repair if the fan is part of the microwave.',
          },
          microwave: {
            en: 'Around Shell Point Road many microwaves hang over the range: read the tag inside the door opening.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'The county delivers Tampa Bay Water’s blend to Ruskin.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some acreage in Ruskin still has wells.' },
        lines: {
          refrigerator: {
            en: 'On Ruskin acreage with a well, change the sediment filter before the ice maker’s.',
          },
          washer: { en: 'On a Ruskin well sand slows the washer’s fill: look at the sediment filter first.' },
        },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in Ruskin have propane.' },
        lines: {
          stove: {
            en: 'On a Ruskin lot with propane, call your supplier if every burner is out: after a tank ran empty, the lines are leak-tested before anything is lit.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Tampa Bay and the Little Manatee River put salt in the air of western Ruskin.',
        },
        lines: {
          refrigerator: {
            en: 'In western Ruskin, wipe a refrigerator’s steel and hinges with fresh water: the bay and the Little Manatee carry salt.',
          },
          dryer: {
            en: 'In western Ruskin, look at the dryer’s flap in spring and fall, because salt makes it stick.',
          },
          dishwasher: {
            en: 'In western Ruskin, wipe a dishwasher’s steel door with fresh water and dry it.',
          },
          stove: {
            en: 'Western Ruskin burners get a salty film: wipe them when they are cold, and dry them.',
          },
          'wine-cooler': {
            en: 'In western Ruskin, keep a wine cooler off the porch unless it is rated for outdoors.',
          },
          'range-hood': {
            en: 'In western Ruskin, have the hood’s outside cap looked at each year, because salt from the bay sticks its flap.',
          },
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
        lines: {
          refrigerator: {
            en: 'At up to 280 mg/L Tampa’s water can leave lime in an ice maker: if cubes shrink, change the filter first, then suspect the valve.',
          },
          washer: {
            en: 'Tampa’s water moves between 80 and 280 mg/L with the rain: use more detergent in the washer when towels turn stiff, and less when suds stay.',
            apart: true,
          },
          dishwasher: {
            en: 'Because Tampa’s hardness swings from 80 to 280 mg/L, do not set the dishwasher’s rinse aid once for all: turn it up when glasses spot, and down when they streak.',
          },
        },
        source: 'City of Tampa water',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Peoples Gas (emergencies: 877-832-6747) has mains in many streets of Tampa.' },
        lines: {
          dryer: {
            en: 'Peoples Gas (877-832-6747) has mains in many Tampa streets: read on the label inside the door opening whether your dryer is gas.',
          },
          oven: {
            en: 'In Tampa streets with Peoples Gas (877-832-6747), an oven that is out while the burners light usually needs an igniter.',
          },
          stove: {
            en: 'When every burner and the water heater are out in a Tampa house, call Peoples Gas (877-832-6747); when one burner is out, call us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Hyde Park, Ybor City and Seminole Heights have houses from before 1930.' },
        lines: {
          refrigerator: {
            en: 'In Hyde Park or Seminole Heights, houses from before 1930 may lack a grounded kitchen outlet: have one put in for the refrigerator.',
          },
          washer: {
            en: 'In a Seminole Heights bungalow, find the main water valve first: the pair behind the washer may be decades old.',
          },
          dryer: {
            en: 'If your Seminole Heights bungalow is on piers, see where the dryer’s duct ends: it must reach open air, and not stop under the house.',
          },
          dishwasher: {
            en: 'In Hyde Park kitchens a dishwasher came long after 1930: measure its opening before you order one.',
          },
          oven: {
            en: 'If an Ybor City house has a fuse box, leave the fuses to an electrician: one that blew leaves an electric oven cold and must not be replaced with a bigger one.',
          },
          'wine-cooler': {
            en: 'In a house from before 1930, give the wine cooler a grounded outlet on an inside wall.',
          },
          microwave: {
            en: 'In a Seminole Heights bungalow the microwave may share a circuit with the dining room: note what else goes dark.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Tampa has towers in Channelside and on Bayshore Boulevard.' },
        lines: {
          washer: {
            en: 'On Bayshore Boulevard a tower washer needs working valves: a leak reaches the floor below.',
          },
          dryer: {
            en: 'In Channelside towers ask when the dryer’s shaft was cleaned before you pay for a part.',
          },
          oven: {
            en: 'On Bayshore Boulevard a tower oven on 208 volts preheats slowly: only a change is a fault.',
          },
          stove: {
            en: 'In Channelside an electric range on 208 volts boils slowly: compare two burners of the same size.',
          },
          'range-hood': {
            en: 'Tower kitchens on Bayshore Boulevard mostly recirculate: change the hood’s charcoal when smells stay.',
          },
          microwave: {
            en: 'In a Channelside tower the microwave over the range has no duct as a rule: its charcoal filter is due every three to six months.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Much of north Tampa was built in the last thirty years.' },
        lines: {
          dryer: {
            en: 'In north Tampa’s newer houses the dryer often vents at the roof: have the duct cleaned when loads take longer.',
          },
          'range-hood': {
            en: 'In north Tampa’s newer kitchens the fan is often part of the microwave: then choose microwave repair.',
          },
          microwave: {
            en: 'North Tampa’s newer kitchens often hang the microwave over the range: the tag is inside the door opening.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'South of Kennedy Boulevard Tampa has the bay on three sides.',
        },
        lines: {
          refrigerator: {
            en: 'South of Kennedy Boulevard a patio refrigerator needs an outdoor rating: the bay is on three sides.',
          },
          dryer: {
            en: 'South of Kennedy Boulevard, look at the dryer’s flap each spring: bay salt makes it stick.',
          },
          dishwasher: {
            en: 'South of Kennedy Boulevard, wipe the dishwasher’s steel door with fresh water now and then.',
          },
          stove: {
            en: 'South of Kennedy Boulevard, wipe cold burners dry: bay air leaves a film that makes igniters click.',
          },
          'wine-cooler': {
            en: 'South of Kennedy Boulevard, keep the wine cooler away from doors that stay open to the bay.',
          },
          'range-hood': {
            en: 'South of Kennedy Boulevard a hood’s flap rusts: listen for it to fall shut when the fan stops.',
          },
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
        lines: {
          washer: {
            en: 'If the laundry of your Panther Trace or South Fork house is upstairs, check that the washer’s pan has an open drain.',
          },
          dryer: {
            en: 'In Summerfield and South Fork, dryers often vent at the roof: slow drying in a house of that age means a long duct to clean.',
          },
          dishwasher: {
            en: 'In South Fork and Summerfield houses of twenty years or more the first dishwasher is past its usual nine: ask for both prices.',
          },
          'wine-cooler': {
            en: 'In a Panther Trace kitchen island a wine cooler needs a front grille: a free-standing one shut into a cabinet overheats.',
          },
          'range-hood': {
            en: 'In Panther Trace kitchens the fan over the stove is usually the microwave’s: then choose microwave repair.',
          },
          microwave: {
            en: 'In South Fork and Panther Trace the microwave often hangs over the range: measure its cabinet before you choose a new one over a repair.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Tampa Bay Water mixes wells, two rivers and desalted bay water for Riverview.' },
        source: 'water quality report',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Second refrigerators in Riverview are often in garages that face the afternoon sun.' },
        lines: {
          refrigerator: {
            en: 'In a Riverview garage that faces the afternoon sun a second refrigerator runs without rest: move it to the shady wall or indoors.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Riverview has older mobile-home lots by the Alafia River.' },
        lines: {
          refrigerator: {
            en: 'On the older lots by the Alafia, measure the mobile home’s door before a refrigerator goes out.',
          },
          washer: {
            en: 'By the Alafia an older mobile home’s floor may give under a washer: press there first.',
          },
          dryer: {
            en: 'By the Alafia, see that the dryer’s duct ends beyond the skirting of a mobile home.',
          },
          dishwasher: {
            en: 'In an older mobile home by the Alafia, close the dishwasher’s valve if the floor in front of it gives: water has run below, and more would follow.',
          },
          oven: {
            en: 'In an older mobile home by the Alafia a gas oven usually runs on propane: look for the tank, and ask us about propane before you book.',
          },
          stove: {
            en: 'On an older lot by the Alafia, look for a propane tank before you call about a gas stove, and ask whether we work on propane.',
          },
          'range-hood': {
            en: 'In an older mobile home by the Alafia the hood’s roof cap may be bent: look from the yard.',
          },
          microwave: {
            en: 'In an older mobile home by the Alafia, run the microwave alone if the breaker trips.',
          },
        },
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
        lines: {
          refrigerator: {
            en: 'Hardness differs house by house in Thonotosassa: if ice cubes are hollow, test your own well before you trust a neighbor’s filter.',
          },
          washer: {
            en: 'Most Thonotosassa lots pump from limestone: sand and lime slow the washer’s fill, so change the sediment filter first.',
          },
          dishwasher: {
            en: 'In Thonotosassa, have your well tested once: its hardness decides rinse aid, salt and dose for the dishwasher.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Manufactured homes on acres are common in Thonotosassa.' },
        lines: {
          refrigerator: {
            en: 'About 50% of homes in Thonotosassa were mobile homes (US Census, 2014–2018): if yours is one, leave the refrigerator the gaps its manual asks for.',
          },
          washer: {
            en: 'On a manufactured home’s floor in Thonotosassa a washer walks when the floor gives: press it with your foot.',
          },
          dryer: {
            en: 'In a Thonotosassa manufactured home the dryer’s duct must end outdoors in metal, never below the floor.',
          },
          dishwasher: {
            en: 'Press the floor in front of the dishwasher of a Thonotosassa manufactured home with your foot: if it gives, water has run below, so do not start another load.',
          },
          'range-hood': {
            en: 'In a Thonotosassa manufactured home look from the yard whether the hood’s cap is bent or nested in.',
          },
          microwave: {
            en: 'In a Thonotosassa manufactured home run the microwave and a heater at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes in Thonotosassa cook with propane from a tank.' },
        lines: {
          oven: {
            en: 'A Thonotosassa oven on propane that is out under burners that light usually needs an igniter, not a fill.',
          },
          stove: {
            en: 'Thonotosassa stoves on a propane tank need burner parts for it: ask first whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Thonotosassa are often in barns and carports.' },
        lines: {
          refrigerator: {
            en: 'A freezer in a Thonotosassa barn or carport needs shade, air on all sides and a grounded outlet, not an extension cord.',
            apart: true,
          },
          'wine-cooler': {
            en: 'Keep a wine cooler out of a Thonotosassa barn or carport: it is made for a cooled room, and in July its compressor runs without a stop.',
          },
        },
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
        lines: {
          dryer: {
            en: 'In a lake house under the oaks, see that the dryer’s duct ends outdoors and that leaves do not block it.',
          },
          dishwasher: {
            en: 'In an early-1900s Thonotosassa lake house, measure the dishwasher’s opening before you order one: it was cut into older cabinets.',
          },
          oven: {
            en: 'If an early-1900s lake house has a fuse box, do not touch the fuses: a cold electric oven there may need an electrician before it needs us.',
          },
          stove: { en: 'In an early-1900s lake house, measure the range’s width before we look for parts.' },
          'range-hood': {
            en: 'Under the oaks of Thonotosassa leaves block a hood’s roof cap: look from the yard in fall.',
          },
          microwave: {
            en: 'In an early-1900s Thonotosassa lake house, one circuit may feed the whole kitchen: if it trips, run the microwave alone.',
          },
        },
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
        services: [],
        fact: { en: 'Brandon is on county mains with Tampa Bay Water’s blend.' },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Houses around Bloomingdale and Lumsden have the laundry in the garage or next to it.' },
        lines: {
          washer: {
            en: 'Around Bloomingdale and Lumsden the washer is in or by the garage: replace its hoses every five years or so, as heat ages them.',
          },
          dryer: {
            en: 'In a Bloomingdale garage, keep the dryer’s vent outdoors and its back clear of boxes.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Apartments and townhouses near the mall have stacked machines in a closet.' },
        lines: {
          washer: {
            en: 'Near the mall a stacked washer is under its dryer: mention it, because the dryer comes off first.',
            apart: true,
          },
          dryer: {
            en: 'Near the mall a townhouse closet leaves a dryer short of air: try a load with the door open.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Streets off Parsons Avenue have houses of the 1960s and 1970s.' },
        lines: {
          refrigerator: {
            en: 'Off Parsons Avenue, in a 1960s house, keep a freezer off the refrigerator’s circuit.',
          },
          washer: {
            en: 'Off Parsons Avenue the washer’s valves may be from the 1960s: if one is stiff, leave it and close the main valve.',
          },
          dishwasher: {
            en: 'Off Parsons Avenue a 1960s kitchen may have tile that locks the dishwasher in: check before you order one.',
          },
          oven: {
            en: 'Off Parsons Avenue, reset the oven’s double breaker once, fully off and on: an old one can trip by half.',
          },
          stove: {
            en: 'Off Parsons Avenue, a 1960s cooktop may sit in an opening too small for a new one: measure it before you decide against a repair.',
          },
          'wine-cooler': {
            en: 'In a 1960s Brandon house the wine cooler and microwave should not share a breaker.',
          },
          'range-hood': {
            en: 'Off Parsons Avenue a hood’s duct may stop in the attic: if you see no roof cap from the yard, say so when you call.',
          },
          microwave: {
            en: 'In a 1970s Brandon house, run the microwave and toaster at different times if the breaker trips.',
          },
        },
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
        lines: {
          refrigerator: {
            en: 'West of US 41 a refrigerator on a dock or lanai needs an outdoor rating: bay air rusts an indoor one.',
          },
          washer: {
            en: 'West of US 41, wipe the washer’s top with fresh water if the laundry opens to the canal.',
          },
          dryer: {
            en: 'On an Apollo Beach canal, look at the dryer’s flap in spring and fall: salt makes it stick.',
          },
          dishwasher: {
            en: 'In a canal house, wipe the dishwasher’s steel door with fresh water and dry it.',
          },
          stove: {
            en: 'In a canal house wipe burners dry when they are cold: salty damp keeps an igniter clicking.',
          },
          'wine-cooler': {
            en: 'On a canal lanai in Apollo Beach, use only a wine cooler rated for outdoors: bay salt rusts the fan and grille of others.',
          },
          'range-hood': {
            en: 'West of US 41, have the hood’s cap looked at each year: bay salt rusts the flap.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Water from the desalination plant next door is part of the county’s blend in Apollo Beach.',
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'MiraBay and Waterset are subdivisions of the last twenty years.' },
        lines: {
          washer: {
            en: 'If your MiraBay or Waterset house has its laundry upstairs, check the washer’s drain pan after a full load.',
          },
          dryer: {
            en: 'In Waterset a dryer’s duct often climbs to the roof: have it cleaned when one load takes two cycles.',
          },
          dishwasher: {
            en: 'If your MiraBay house still has its first dishwasher, compare a repair with a new one: nine years is the usual life.',
          },
          'range-hood': {
            en: 'In MiraBay and Waterset, look up first: if the fan over the stove is part of a microwave, choose microwave repair.',
          },
          microwave: {
            en: 'In Waterset kitchens the microwave often hangs over the range: its tag is inside the door opening.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['oven', 'wine-cooler'],
        fact: { en: 'Canal houses and MiraBay kitchens often have built-in ovens and wine coolers.' },
        lines: {
          refrigerator: {
            en: 'With built-in ovens and wine coolers around it, a refrigerator in a MiraBay kitchen may be built in, too: note whether a panel covers its door.',
          },
          oven: {
            en: 'MiraBay ovens are often built in: note the model number, and whether one or both ovens fail.',
          },
          'wine-cooler': {
            en: 'In MiraBay kitchens a built-in wine cooler breathes at its toe grille: vacuum it every three months.',
          },
          microwave: {
            en: 'In a MiraBay kitchen with built-in ovens, note whether the microwave is a machine of its own or the upper half of a combination: it decides which model number we need.',
          },
        },
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
    ],
  },
  gibsonton: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Gibsonton has many manufactured homes near US 41.' },
        lines: {
          refrigerator: {
            en: 'About 33% of homes in Gibsonton were mobile homes (US Census, 2014–2018): if yours is one, measure its outside door before a refrigerator is ordered.',
          },
          washer: {
            en: 'Near US 41 a manufactured home’s floor gives under a washer: press there before you level it.',
          },
          dryer: {
            en: 'Near US 41 a manufactured home’s dryer must be approved for it and vent beyond the skirting.',
          },
          dishwasher: {
            en: 'If the floor by the dishwasher is soft in a Gibsonton manufactured home, look under the sink first: its valve and its drain hose are there, and both can drip.',
          },
          'range-hood': {
            en: 'In a Gibsonton manufactured home look from the yard whether the hood’s cap is bent.',
          },
          microwave: {
            en: 'In a Gibsonton manufactured home run the microwave and an air conditioner at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions toward I-75 are new.' },
        lines: {
          washer: {
            en: 'In a new Gibsonton house toward I-75 with the laundry upstairs, check that the pan under the washer has a drain.',
          },
          dryer: {
            en: 'Toward I-75 dryers in new houses often vent at the roof: have the cap checked when loads take longer.',
          },
          dishwasher: {
            en: 'Toward I-75 a new house’s dishwasher may still have its maker’s warranty: look at its date before you book.',
          },
          'range-hood': {
            en: 'Toward I-75 the fan in a new kitchen is often the microwave’s: then choose microwave repair.',
          },
          microwave: {
            en: 'Toward I-75 the microwave of a new kitchen hangs over the range: read the tag inside its door.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County water, blended by Tampa Bay Water, serves Gibsonton.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in Gibsonton have propane.' },
        lines: {
          oven: {
            en: 'On a Gibsonton lot with propane, an oven that alone is out while burners light usually needs an igniter, not a full tank.',
          },
          stove: {
            en: 'On a Gibsonton lot with propane, every burner out at once points to the tank: call the supplier, who tests for leaks if it ran empty.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Hillsborough Bay and the mouth of the Alafia are next to Gibsonton.' },
        lines: {
          refrigerator: {
            en: 'Near Hillsborough Bay, wipe a refrigerator’s hinges and steel doors with fresh water, where salt starts the rust.',
          },
          dryer: {
            en: 'At the mouth of the Alafia, look at the dryer’s flap twice a year, because salt makes it stick.',
          },
          stove: { en: 'Near Hillsborough Bay, dry the burners after you wipe them cold: salt holds damp.' },
          'wine-cooler': {
            en: 'Near Hillsborough Bay, keep a wine cooler indoors, away from doors that stay open to the salt air.',
          },
          'range-hood': { en: 'At the mouth of the Alafia a hood’s cap rusts: have it looked at each year.' },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Houses by the Alafia have panels from the middle of the last century.' },
        lines: {
          refrigerator: {
            en: 'By the Alafia a panel from the middle of the last century leaves few circuits: give the refrigerator one.',
          },
          oven: {
            en: 'By the Alafia a house may still have fuses instead of breakers: do not touch them, and say so when you call about a cold electric oven.',
          },
          stove: {
            en: 'By the Alafia, ask an electrician before you order an induction range: the panel may be too small.',
          },
          microwave: { en: 'By the Alafia the microwave may trip an old kitchen circuit: run it alone.' },
        },
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
        services: [],
        fact: { en: 'County mains run along the main roads of Seffner.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Away from the main roads, Seffner houses have wells.' },
        lines: {
          refrigerator: {
            en: 'Away from Seffner’s main roads ice comes from a well: change the sediment filter before the refrigerator’s own.',
          },
          washer: {
            en: 'Away from the main roads a Seffner well sends sand to the washer’s screens: start with the sediment filter.',
          },
          dishwasher: {
            en: 'Away from the main roads Seffner’s well water leaves a film on dishes: a softener helps more than detergent.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Seffner has mobile homes and ranch houses side by side around Lake Weeks.' },
        lines: {
          refrigerator: {
            en: 'Around Lake Weeks, measure a mobile home’s outside door before you order a refrigerator: it is often narrower than a house’s.',
          },
          washer: {
            en: 'Around Lake Weeks a mobile home’s floor may give under a washer: press beside it with your foot.',
          },
          dryer: {
            en: 'Around Lake Weeks a mobile home’s dryer must vent beyond the skirting: damp air under the floor rots it.',
          },
          dishwasher: {
            en: 'Around Lake Weeks, call about a soft floor in front of a mobile home’s dishwasher before the machine fails: a seal costs less than a floor.',
          },
          oven: {
            en: 'Around Lake Weeks a mobile home’s gas oven usually runs on propane: look for the tank, and ask when you call whether we work on it.',
          },
          'range-hood': {
            en: 'Around Lake Weeks, look from the yard for a bent cap where a mobile home’s hood vents through the roof.',
          },
          microwave: {
            en: 'Around Lake Weeks a mobile home may trip when microwave and heater run together: run one at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'garage machines',
        services: ['refrigerator', 'washer'],
        fact: { en: 'Freezers and washers in Seffner are often in a shed.' },
        lines: {
          refrigerator: {
            en: 'In a Seffner shed a freezer needs a grounded outlet and shade: without shade it cannot hold 0 °F in July.',
          },
          washer: {
            en: 'In a Seffner shed, close the washer’s valves after use, because heat ages its hoses.',
          },
          'wine-cooler': {
            en: 'A Seffner shed gets too hot for a wine cooler: if it cannot hold its temperature there in summer, that is no fault, so bring it into a cooled room.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Seffner homes cook with propane.' },
        lines: {
          stove: {
            en: 'Some Seffner homes cook with propane: ask whether we work on it, and give the stove’s model number.',
          },
        },
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
        lines: {
          washer: {
            en: 'In Valencia Lakes and Southshore Bay, check that an upstairs or inside laundry has a pan under the washer.',
          },
          dryer: {
            en: 'In Southshore Bay dryers often vent at the roof: have the duct cleaned when loads take longer.',
          },
          'range-hood': {
            en: 'In Valencia Lakes, look over the stove: if the fan is part of a microwave, choose microwave repair.',
          },
          microwave: {
            en: 'In Southshore Bay the microwave often hangs over the range: its size has to match the cabinet above.',
          },
          'wine-cooler': {
            en: 'In a Southshore Bay or Valencia Lakes kitchen a wine cooler may be built into the island: find its outlet and its breaker before we come, since the plug can be inside the next cabinet.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'New subdivisions in Wimauma are on county water.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Older lots around Wimauma have wells.' },
        lines: {
          refrigerator: {
            en: 'On older Wimauma lots a well feeds the ice maker: change the sediment filter first.',
          },
          washer: {
            en: 'On older Wimauma lots sand from the well slows the washer’s fill: change the sediment filter before you call.',
          },
          dishwasher: {
            en: 'On an older Wimauma lot, keep salt in the softener, if you have one, against film on dishes.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Old Wimauma has mobile homes by State Road 674.' },
        lines: {
          refrigerator: {
            en: 'By State Road 674, measure a mobile home’s outside door before you order a refrigerator.',
          },
          washer: {
            en: 'By State Road 674, press a mobile home’s floor beside a shaking washer: leveling holds only where the floor is firm.',
          },
          dryer: { en: 'By State Road 674, see that a mobile home’s dryer vents beyond the skirting.' },
          dishwasher: {
            en: 'By State Road 674, if a mobile home’s dishwasher tips when you pull out a rack, stop using it and call: its screws or the floor may have given way.',
          },
          oven: {
            en: 'By State Road 674 a mobile home’s gas oven usually runs on propane: look for the tank, and ask us about propane first.',
          },
          stove: {
            en: 'By State Road 674, look for a propane tank before you call about a mobile home’s gas stove: Florida licenses work on propane, so ask whether we do it.',
          },
          'range-hood': {
            en: 'By State Road 674 a mobile home’s hood vents through the roof as a rule: look from the yard for a bent cap.',
          },
          microwave: { en: 'By State Road 674, run a mobile home’s microwave alone if the breaker trips.' },
        },
        source: 'city or county website',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields and building sites around Wimauma make dust in spring.' },
        lines: {
          refrigerator: {
            en: 'Spring dust from Wimauma’s fields and building sites mats a refrigerator’s coils: vacuum the grille in May.',
          },
          'wine-cooler': {
            en: 'In spring, brush the wine cooler’s grille each month in Wimauma: fields and building sites make dust.',
          },
        },
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
        lines: {
          refrigerator: {
            en: 'Sulfur in a Dover well gives ice a taste that a refrigerator’s filter hardly removes: have the water treated at the well.',
          },
          washer: {
            en: 'Dover’s limestone wells leave lime and some sulfur: have the washer’s screens cleaned when it fills slowly.',
          },
          dishwasher: {
            en: 'Dover’s well water is hard: without a softener the dishwasher needs rinse aid at its highest setting.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes and farmhouses are scattered among the strawberry fields of Dover.' },
        lines: {
          refrigerator: {
            en: 'Among Dover’s strawberry fields, measure a mobile home’s door before its refrigerator goes out.',
          },
          washer: { en: 'In a mobile home among the fields, press the floor beside a washer that walks.' },
          dryer: {
            en: 'In a Dover mobile home the dryer’s duct must end beyond the skirting, never under the floor, where its damp rots the wood.',
          },
          dishwasher: {
            en: 'In a Dover mobile home, dry the floor in front of a dishwasher that leaks, run one load, and note where it gets wet first: that is where we start.',
          },
          'range-hood': { en: 'In a Dover mobile home look from the yard for a bent hood cap.' },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Dover homes cook with propane.' },
        lines: {
          oven: {
            en: 'In a Dover home on propane, oven and burners out together mean the tank more often than the range: call the supplier first.',
          },
          stove: {
            en: 'A Dover stove on propane takes different parts from one on a city’s gas main: ask us about propane before you book.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Field dust clogs filters and coils sooner in Dover than in town.' },
        lines: {
          refrigerator: {
            en: 'Field dust mats coils sooner in Dover than in town: vacuum the refrigerator’s grille every two months.',
          },
          'wine-cooler': {
            en: 'Field dust closes a wine cooler’s grille in Dover: vacuum it every two months.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Dover are often in packing sheds and carports.' },
        lines: {
          refrigerator: {
            en: 'In a Dover packing shed a freezer runs all day: keep it out of the sun and off extension cords.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Farmhouses in Dover often have small breaker panels and later additions.' },
        lines: {
          refrigerator: {
            en: 'Dover farmhouses have small panels and additions: find out which circuit the refrigerator is on.',
          },
          dryer: {
            en: 'In a Dover farmhouse with additions, follow the dryer’s duct: it must end outdoors, not in the old part of the house.',
          },
          oven: {
            en: 'In a Dover farmhouse with additions, look for a second panel before you call about a cold oven.',
          },
          stove: {
            en: 'In a Dover farmhouse, ask an electrician before you replace a gas stove with an electric range.',
          },
          'wine-cooler': {
            en: 'In a Dover farmhouse, give a wine cooler a grounded outlet in the cooled part of the house.',
          },
          'range-hood': {
            en: 'In a Dover farmhouse, look for the hood’s cap outside: an addition may have covered it.',
          },
          microwave: {
            en: 'In a Dover farmhouse with a small panel, run the microwave alone if the breaker trips, and note what was on with it.',
          },
        },
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
