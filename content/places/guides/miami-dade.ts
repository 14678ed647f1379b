// Guides to the places of miami dade: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, ofTheKitchen, outOfDoors, toCookWith } from './service-groups.ts';

export const miamiDadeGuides = {
  miami: {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Condo towers line the bay from Brickell to Edgewater.',
        },
        lines: {
          washer: {
            en: 'In a tower from Brickell to Edgewater a leaking washer drips on the neighbor below, so close both of its valves between loads and know where the valve of your unit is.',
          },
          dryer: {
            en: 'Dryers in the bay towers of Miami often share a vent shaft with other floors: ask the office when the shaft was last cleaned before you blame the dryer.',
          },
          oven: {
            en: 'A Brickell tower often supplies 208 volts, so its ovens preheat slowly from the first day; only an oven that got slower than it was needs a repair.',
          },
          stove: {
            en: 'If an electric burner in a bayfront tower was always slow, that is probably the building’s 208 volts; if it got slower this year, it is the burner or its switch.',
          },
          'range-hood': {
            en: 'Most tower kitchens between Brickell and Edgewater have no duct: when the hood is loud and smells stay, change its charcoal filter before you suspect the fan.',
          },
          microwave: {
            en: 'In a Brickell high-rise the microwave over the range rarely has a duct, so its charcoal filter does all the work: change it every three to six months, as the manual says.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Miami-Dade Water and Sewer softens well water with lime, so part of the hardness stays in it.',
        },
        lines: {
          dishwasher: {
            en: 'Lime softening leaves part of the hardness in Miami’s water: keep the dishwasher’s rinse aid filled, and turn it up one setting if glasses dry cloudy.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Florida City Gas (emergencies: 888-352-5325) and Peoples Gas (877-832-6747) have mains in Miami, but not on every street.',
        },
        lines: {
          dryer: {
            en: 'Mains of Florida City Gas (888-352-5325) and Peoples Gas (877-832-6747) miss many Miami streets: read the label inside the dryer’s door opening before you say gas or electric.',
          },
          oven: {
            en: 'If a gas oven and the burners above it are all out in Miami, ask Florida City Gas (888-352-5325) or Peoples Gas (877-832-6747) first; if only the oven is out, suspect its igniter.',
          },
          stove: {
            en: 'If no burner lights and the water heater is out, too, call your gas company in Miami, Florida City Gas (888-352-5325) or Peoples Gas (877-832-6747), before you call about the stove.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Little Havana, Shenandoah and the Upper Eastside have houses and walk-ups from before 1950. Some still have small breaker panels and two-prong outlets.',
        },
        lines: {
          refrigerator: {
            en: 'Two-prong outlets remain in Little Havana, Shenandoah and the Upper Eastside: have an electrician ground one for the refrigerator instead of using an adapter.',
          },
          washer: {
            en: 'Behind the washer of a Shenandoah house from before 1950 the water valves can be just as old: if one will not turn by hand, leave it and close the main valve.',
          },
          dishwasher: {
            en: 'Pipes in a walk-up from before 1950 can shed rust when the water has been shut off, so run the kitchen tap clear before you start the dishwasher again.',
          },
          'wine-cooler': {
            en: 'A wine cooler with a three-prong plug needs a grounded outlet, and some kitchens in the Upper Eastside have none yet: ask an electrician, and skip the adapter.',
          },
          microwave: {
            en: 'In a Little Havana kitchen on a small breaker panel, the microwave and a window air conditioner can trip one breaker together: run one at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt is strongest along Biscayne Bay. Around the airport it is weak.' },
        lines: {
          refrigerator: {
            en: 'Along Biscayne Bay, wipe the refrigerator’s stainless doors with fresh water every week or two; around the airport salt is no concern.',
          },
          dryer: {
            en: 'Close to Biscayne Bay, look at the flap of the dryer’s vent twice a year, because salt stiffens it; around the airport once a year is enough.',
          },
          'range-hood': {
            en: 'A hood that vents through a wall toward Biscayne Bay can have a rusted flap: if the fan roars and little air leaves, have the cap looked at first.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Bay water flooded streets in Brickell and Edgewater during Hurricane Irma in 2017.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 67% of homes in Miami (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Reserve the service elevator, and ask the front desk which insurance certificate it wants from us.',
        },
      },
      { line: { en: 'In Brickell or downtown, tell us where a van may park and how high the garage is.' } },
    ],
  },
  'miami-beach': {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In South Beach, apartments with a washer and dryer often have a small stacked pair in a closet.',
        },
        lines: {
          washer: {
            en: 'In a South Beach closet the dryer usually sits on top of the washer and has to come off first: mention that they are stacked, and measure the closet door.',
            apart: true,
          },
          dryer: {
            en: 'A small dryer in a South Beach closet may have no vent at all: look for a water tank or a drain hose, and clean its condenser or filters as the manual says.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: {
          en: 'The middle of Miami Beach has tall condo buildings along Collins Avenue and on the bay.',
        },
        lines: {
          oven: {
            en: 'Along Collins Avenue in the middle of Miami Beach many towers supply 208 volts: an oven there preheats slowly by nature, so note whether yours has changed.',
          },
          stove: {
            en: 'An electric range in a Collins Avenue tower may boil slowly on 208 volts; a burner that lags behind its neighbor of the same size is the one to repair.',
          },
          microwave: {
            en: 'Few microwaves over the range in the towers on Collins Avenue have a duct: if smells stay in the room, look at the charcoal filter before the fan.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'No address in Miami Beach is as far as a mile from salt water.' },
        lines: {
          refrigerator: {
            en: 'With no address in Miami Beach a mile from salt water, a refrigerator on a balcony rusts early: use one rated for outdoors, and wipe its doors with fresh water.',
          },
          washer: {
            en: 'Salt air reaches every laundry in Miami Beach that has an open window: touch up a chip in the washer’s paint before the rust gets under it.',
          },
          dishwasher: {
            en: 'On Miami Beach a stainless dishwasher door gets rust freckles from sea air, so wipe it with fresh water, with the grain, and keep chlorine bleach off it.',
          },
          stove: {
            en: 'Sea air gets into every kitchen of Miami Beach: wipe the salt film off a gas burner’s igniter area when it is cold and dry it, if the burner clicks too long.',
          },
          'wine-cooler': {
            en: 'A wine cooler on a Miami Beach terrace breathes salt through its front grille: keep it indoors unless the maker rates it for outdoors.',
          },
          'range-hood': {
            en: 'A hood that blows outdoors on Miami Beach has salt at its flap whatever the street: listen for it to fall shut when the fan stops.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The city buys its water from Miami-Dade County, already softened with lime, and pipes it across the bay.',
        },
        lines: {
          dishwasher: {
            en: 'Miami Beach buys county water softened with lime, which still leaves some hardness: rinse aid in the dishwasher prevents most of the cloudy film.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) serves Miami Beach, and some older apartment buildings still have gas.',
        },
        lines: {
          dryer: {
            en: 'In an older Miami Beach building with Peoples Gas (877-832-6747), read the label inside the dryer’s door opening: gas dryers are still in use there.',
          },
          oven: {
            en: 'Some older apartment buildings on Miami Beach cook on Peoples Gas (877-832-6747): if every oven in the building is out, it is the supply and not yours.',
          },
          stove: {
            en: 'If the burners of a whole Miami Beach building are out, ask the office and Peoples Gas (877-832-6747) first; if only yours is, the stove needs the repair.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'A new hood or dryer vent through the front of a house in a historic district needs city review.',
        },
        lines: {
          'range-hood': {
            en: 'If a repair of the hood on a historic Miami Beach house needs a new cap on the front, ask the city first; a new motor or filter needs no review.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'King tides bring water into some low western streets of Miami Beach, even on sunny days.',
        },
        source: 'National Weather Service',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'About 36% of homes in Miami Beach were vacant or used only part of the year (US Census, 2014–2018).',
        },
        source: 'ACS housing',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 61% of homes in Miami Beach (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Let the building know which day we are coming, and ask whether the elevator needs pads.',
        },
      },
      { line: { en: 'In South Beach, name a loading zone or a garage for the van.' } },
      {
        services: laundry,
        line: {
          en: 'If the laundry room is shared, find out whether the machine is yours or the association’s to repair.',
        },
      },
    ],
  },
  'coral-gables': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'Many Coral Gables houses date from the 1920s.' },
        lines: {
          refrigerator: {
            en: 'An outlet in a Coral Gables kitchen of the 1920s may have no ground: the refrigerator needs one that does, not an extension cord from the next room.',
          },
          washer: {
            en: 'In a Coral Gables house of the 1920s, find the main water valve before we touch the washer: the old ones behind it may not close fully.',
          },
          dryer: {
            en: 'Houses of the 1920s in Coral Gables were built before dryers, so the duct can take a long way out: note how many bends it has if clothes stay damp.',
          },
          dishwasher: {
            en: 'The cabinets of a Coral Gables kitchen from the 1920s were not made for a dishwasher: measure the opening, because a new floor may have locked the old one in.',
          },
          oven: {
            en: 'A 1920s Coral Gables house may still have a fuse box: do not touch the fuses, and have an electrician look at a blown one before you book an oven repair.',
          },
          microwave: {
            en: 'Plaster walls of the 1920s hold a microwave over the range only where the studs are: if yours sags in a Coral Gables kitchen, stop using it and call.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove', 'range-hood'],
        fact: {
          en: 'Houses in Gables Estates and Cocoplum often have built-in refrigerators, wall ovens and wide ranges.',
        },
        lines: {
          refrigerator: {
            en: 'Built-in refrigerators are common in Gables Estates and Cocoplum: read the full model and serial number, because their parts are ordered by both.',
          },
          oven: {
            en: 'With a double wall oven in Gables Estates or Cocoplum, note which half fails and whether the other half still heats: the two share a control on many models.',
          },
          stove: {
            en: 'A wide range in Cocoplum may be 36 or 48 inches: measure it, and count how many burners still light before you call.',
          },
          'range-hood': {
            en: 'Over a wide range in Gables Estates the hood’s motor is often in the attic or on the roof: find out, because it decides what the technician brings.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Alexander Orr plant softens the county’s well water with lime before it reaches Coral Gables.',
        },
        lines: {
          dishwasher: {
            en: 'The Alexander Orr plant takes out part of the hardness, so Coral Gables dishwashers do well with rinse aid on a middle setting; go higher only if spots stay.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'Some large ranges in Coral Gables run on propane from a tank.',
        },
        lines: {
          oven: {
            en: 'If the large range in your Coral Gables kitchen runs on propane, an empty tank leaves oven and burners out together: the supplier leak-tests it before anything is lit.',
          },
          stove: {
            en: 'A large Coral Gables range on propane has other burner parts than one on natural gas: ask first whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt reaches the houses on the Coral Gables Waterway and in the bayfront enclaves. North of Bird Road it is weak.',
        },
        lines: {
          dryer: {
            en: 'On the Coral Gables Waterway and the bayfront, salt stiffens the flap of a dryer’s vent: look at it each spring, which is hardly needed north of Bird Road.',
          },
          'wine-cooler': {
            en: 'South of Bird Road, near the Coral Gables Waterway, keep a wine cooler off the terrace: salt clogs the grille that it breathes through.',
          },
          'range-hood': {
            en: 'In the bayfront enclaves of Coral Gables a hood’s outside flap rusts at its spring; north of Bird Road grease is the more likely reason that it sticks.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'The city’s Board of Architects reviews changes outside a house, and that includes a vent cap that can be seen from the street.',
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: {
          en: 'In storms the big trees of Coral Gables bring down power lines, and the power can come back with a surge.',
        },
        lines: {
          refrigerator: {
            en: 'When a limb takes out a line in Coral Gables and the power returns, wait ten minutes for the refrigerator to start by itself, then reset its breaker once.',
          },
          'wine-cooler': {
            en: 'After a storm outage in Coral Gables, look at the display of the wine cooler: the set temperature may be gone, although the light is on.',
          },
          microwave: {
            en: 'A power surge after a Coral Gables outage can freeze the clock of the microwave: unplug it for five minutes, and if it stays dark, leave it unplugged.',
          },
          washer: {
            en: 'If the washer comes back with a locked door or a dark panel after a limb cut the power in Coral Gables, unplug it for five minutes, then try drain and spin one time.',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Cocoplum and Gables Estates, give the guard our company name before the visit.' } },
      {
        services: ['refrigerator', 'dishwasher', 'wine-cooler'],
        line: { en: 'Tell us whether it is built in behind a panel that matches the cabinets.' },
      },
      {
        services: ['dryer', 'range-hood', 'oven', 'stove'],
        line: { en: 'Leave the gate to the side yard open if the vent or the gas tank is behind the house.' },
      },
    ],
  },
  hialeah: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Hialeah mixes lime-softened county water with water from a reverse-osmosis plant that it shares with the county.',
        },
        lines: {
          dishwasher: {
            en: 'Hialeah blends lime-softened water with reverse-osmosis water, so spots on glasses are usually a matter of rinse aid and not of the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many block houses in Hialeah are from the 1950s, with an addition at the back.' },
        lines: {
          refrigerator: {
            en: 'Where an addition at the back holds the kitchen of a 1950s Hialeah house, the refrigerator may be on the same circuit as the bedrooms: note what else goes dark.',
          },
          washer: {
            en: 'In an old Hialeah house with an addition, follow the washer’s drain: one into a yard pipe clogs with lint and backs up.',
          },
          dishwasher: {
            en: 'A 1950s block house in Hialeah may have its dishwasher on a line with an old valve: turn the handle gently, and if it is stiff, use the main valve.',
          },
          oven: {
            en: 'In a 1950s Hialeah house with an addition, find out which panel feeds the oven: there may be a second one outside or in the new part.',
          },
          stove: {
            en: 'Hialeah’s 1950s kitchens can have a cooktop opening of another age: measure it before you give up on a repair.',
          },
          'wine-cooler': {
            en: 'In the back addition of a Hialeah house a wine cooler works harder if the room has no air conditioning: keep it in the cooled part of the house.',
          },
          'range-hood': {
            en: 'Block walls of the 1950s make a new duct costly in Hialeah, so many hoods there only filter the air: look for a charcoal filter behind the grease filter.',
          },
          microwave: {
            en: 'One kitchen circuit often serves a whole 1950s house in Hialeah: if the breaker trips, note what ran beside the microwave.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'outdoor laundry',
        fact: {
          en: 'Washers and dryers in Hialeah are often outdoors, on a covered patio or in a carport.',
        },
        lines: {
          washer: {
            en: 'On a Hialeah patio the sun dries out the washer’s hoses: look at both, without moving them, and close the valves if you see a bulge or a crack.',
          },
          dryer: {
            en: 'Under a Hialeah carport leaves and wasps get into a dryer’s vent: look into its end with a flashlight while the dryer is off.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Florida City Gas (emergencies: 888-352-5325) has mains in parts of Hialeah, so some homes have gas stoves and dryers.',
        },
        lines: {
          dryer: {
            en: 'Florida City Gas (888-352-5325) has mains in parts of Hialeah: the label inside the dryer’s door opening says whether yours is gas.',
          },
          oven: {
            en: 'If only the oven of a Hialeah gas range is out and its burners light, suspect the oven’s igniter; if all are out, ask Florida City Gas (888-352-5325).',
          },
          stove: {
            en: 'If no burner of a Hialeah gas stove lights and the water heater is cold, too, call Florida City Gas (888-352-5325) before you call us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Heat and damp air age a machine on a Hialeah patio fast.' },
        lines: {
          refrigerator: {
            en: 'A refrigerator on a covered Hialeah patio sweats around its doors in August: check that the seals are clean and grip, because warm damp air gets in there.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        services: outOfDoors,
        fact: {
          en: 'Paved yards in flat Hialeah drain slowly, and water can collect in a carport after a summer cloudburst.',
        },
        lines: {
          washer: {
            en: 'Water can collect in a Hialeah carport after a cloudburst: raise the washer on a solid base, above the highest mark on the wall.',
          },
          dryer: {
            en: 'A dryer on a Hialeah carport floor can get wet in a cloudburst: move it to a dry, covered place, and do not use it or touch its plug when it is wet.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 50% of homes in Hialeah (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give the full address with East or West: Hialeah counts its avenues from Palm Avenue, on a grid of its own.',
        },
      },
      {
        services: laundry,
        line: { en: 'Clear the patio around the washer and dryer, and keep the dog inside.' },
      },
      { line: { en: 'If the machine is in a rear apartment, tell us how to reach that door.' } },
    ],
  },
  homestead: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'The City of Homestead pumps and treats water from its own shallow wells.' },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Homestead Public Services supplies the power in much of the city, and Florida Power & Light supplies the rest.',
        },
        source: 'City of Homestead',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most Homestead subdivisions were built after Hurricane Andrew in 1992.' },
        lines: {
          washer: {
            en: 'Upstairs laundries are common in the Homestead subdivisions built after 1992: look for a drain pan under the washer, and keep its drain clear.',
          },
          dryer: {
            en: 'In Homestead subdivisions from after Hurricane Andrew the dryer may vent through the roof: slow drying with a clean screen points to the duct or its cap.',
          },
          dishwasher: {
            en: 'A dishwasher that came with a Homestead house of the 1990s is past the nine years that one usually lasts: compare a repair with a new one.',
          },
          oven: {
            en: 'In a Homestead house built after Hurricane Andrew the oven may be the second one: read the model number on it, not in the old folder.',
          },
          stove: {
            en: 'Look at the age of the range in a Homestead house from the 1990s: an electric one usually lasts 13 years, a gas one 15.',
          },
          'range-hood': {
            en: 'In a Homestead kitchen built after 1992 the microwave over the range is often the hood: if yours is, choose microwave repair.',
          },
          microwave: {
            en: 'If your Homestead house is from after 1992, the microwave may hang over the range and needs its own model tag read: open the door to find it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Farmhouses in the Redland west of the city have their own wells.' },
        lines: {
          refrigerator: {
            en: 'A farmhouse in the Redland makes ice from well water: change the sediment filter first when cubes come out small.',
          },
          washer: {
            en: 'Sand from a Redland well collects in the washer’s inlet screens, so a slow fill there is seldom the washer itself.',
          },
          dishwasher: {
            en: 'Lime in Redland well water whitens glasses and the dishwasher’s heater: use a descaler made for dishwashers every month.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 47% of homes in ZIP codes 33030, 33032, 33033 and 33035 (US Census, 2019–2023).',
        },
        lines: {
          'wine-cooler': {
            en: 'Nearly half of the homes in 33030, 33032, 33033 and 33035 are rented (US Census, 2019–2023): a wine cooler built in there is usually the landlord’s to repair, one that you brought is yours.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'On acreage in the Redland, send a gate code and tell us about dogs.' } },
      { line: { en: 'In a community with a guard, put us on the day’s list the evening before.' } },
      {
        line: {
          en: 'If the whole house is dark, call the power company first: your bill says whether it is the city or Florida Power & Light.',
        },
      },
    ],
  },
  doral: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Most houses and townhouses in Doral are in gated villages around lakes and golf courses.',
        },
        source: 'association practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'Much of Doral was built after 1995, and downtown Doral has new mid-rise condos.' },
        lines: {
          dryer: {
            en: 'In Doral houses built after 1995 the dryer’s duct often climbs to the roof: if a load takes two cycles, have the duct and its cap cleaned before you replace parts.',
          },
          dishwasher: {
            en: 'If the dishwasher is as old as a Doral house of the late 1990s, ask for the price of a new one as well: nine years is a usual life.',
          },
          oven: {
            en: 'In a downtown Doral mid-rise, ask the office whether the building has 208 volts: an oven there heats about a quarter less than its label says.',
          },
          stove: {
            en: 'In a new downtown Doral mid-rise on 208 volts the cooktop boils slowly from the first day: only a change is a fault.',
          },
          'range-hood': {
            en: 'Doral kitchens from after 1995 often have the microwave do the hood’s work: if the fan over your stove is part of one, choose microwave repair.',
          },
          microwave: {
            en: 'In downtown Doral mid-rises the microwave over the range usually sends its air back into the room: its charcoal filter needs changing, not only its mesh.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Doral’s water comes from the county’s Hialeah-Preston plants, where lime takes out part of the hardness.',
        },
        lines: {
          dishwasher: {
            en: 'Lime takes out part of the hardness at Hialeah-Preston before the water gets to Doral, so a middle setting of rinse aid is a good start for the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'dust',
        fact: { en: 'Building sites in Doral keep dust in the air, and it settles on coils and grilles.' },
        lines: {
          refrigerator: {
            en: 'Construction dust in Doral mats the refrigerator’s coils: where your model has them behind the front grille, vacuum them every three months.',
          },
          'wine-cooler': {
            en: 'A wine cooler breathes at floor level, where Doral’s construction dust settles: vacuum its front grille every two or three months.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses and condos in Doral often have the washer and dryer stacked in an upstairs closet.',
        },
        lines: {
          washer: {
            en: 'A stacked washer in an upstairs Doral closet can leak into the ceiling below: close its valves when you travel, and look at the hoses every spring.',
            apart: true,
          },
          dryer: {
            en: 'An upstairs closet in a Doral townhouse gives the dryer little air: dry one load with the closet door open, and if it is faster, add a louvered door.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 54% of homes in ZIP codes 33178, 33166, 33172 and 33122 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Put our company name on the list at your gate: guards in Doral turn away anyone who is not on it.',
        },
      },
      { line: { en: 'Give us the village and the unit number: several streets share one name.' } },
      {
        services: laundry,
        line: { en: 'For an upstairs laundry closet, measure how wide the door is.' },
      },
    ],
  },
  aventura: {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Most people in Aventura live in towers around the Turnberry golf course and on Williams Island.',
        },
        lines: {
          dryer: {
            en: 'In the towers around Turnberry the dryer’s vent may run many feet to a shaft: if clothes stay damp, ask the office about the shaft first.',
          },
          oven: {
            en: 'On Williams Island and around Turnberry ovens are often on 208 volts and heat slowly from the first day: look for a change, not for slowness.',
          },
          stove: {
            en: 'Count the minutes to boil one quart of water on an Aventura tower range: 208 volts make every burner slow, but only a fault makes one slower than another.',
          },
          'range-hood': {
            en: 'Ask whether your Aventura tower has a shared exhaust for kitchens: where it has, a weak hood may be a fault of the building’s fan.',
          },
          microwave: {
            en: 'In an Aventura tower a microwave over the range without a duct needs a new charcoal filter twice a year or so, if you cook often.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'Many Aventura apartments are empty for months while their owners are up north or in Latin America.',
        },
        lines: {
          refrigerator: {
            en: 'Before you close an Aventura apartment for months, turn off the ice maker first and empty its bin, or its ice melts onto the floor once the power is off.',
          },
          washer: {
            en: 'An Aventura washer that waits for months should be left with its door open and both valves closed, unless a small child or a pet could climb in.',
            apart: true,
          },
          dishwasher: {
            en: 'After months away from Aventura, pour a quart of water into the dishwasher and start a rinse while you are there: a dry seal leaks in the first minutes.',
          },
          'wine-cooler': {
            en: 'Nobody in an empty Aventura apartment hears a wine cooler alarm: empty it before you fly, or have someone read its display each week.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Norwood plant of NMB Water softens the water with lime and membranes and adds reverse-osmosis water.',
        },
        lines: {
          dishwasher: {
            en: 'The Norwood plant mixes softened and reverse-osmosis water for Aventura, so use less detergent in the dishwasher if glasses turn cloudy for good.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The Intracoastal runs along the whole east side of Aventura, and ocean air comes across Sunny Isles.',
        },
        lines: {
          refrigerator: {
            en: 'Ocean air comes across Sunny Isles to Aventura’s balconies: a refrigerator out there should be an outdoor model, rinsed with fresh water.',
          },
          'range-hood': {
            en: 'Where an Aventura hood vents outside, salt from the Intracoastal can freeze its flap shut: listen for it to drop when the fan stops.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Condo offices in Aventura ask contractors for an insurance certificate that names the association.',
        },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Roads around Aventura Mall were under water in the rains of June 2024.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Book the service elevator on a weekday: many Aventura buildings close it on weekends.' },
      },
      {
        line: { en: 'Ask the condo office for the exact name that must be on the insurance certificate.' },
      },
      {
        line: {
          en: 'If you are away, name the neighbor or manager who opens the door and can say yes to a part.',
        },
      },
    ],
  },
  'north-miami': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'One-story block houses from the late 1940s and 1950s fill the middle of North Miami.' },
        lines: {
          refrigerator: {
            en: 'Block houses of the 1940s and 1950s in North Miami have few kitchen outlets: give the refrigerator one to itself, and keep cords and adapters out of it.',
          },
          washer: {
            en: 'Behind the washer of a 1950s North Miami house valves can seize: if one will not turn by hand, close the main valve.',
          },
          dishwasher: {
            en: 'In a North Miami house from the 1950s the tile may have been laid over the old floor: check that the dishwasher can still slide out.',
          },
          oven: {
            en: 'In a North Miami block house from the 1940s or 1950s a wall oven can be narrower than today’s: measure the opening before you think of a new one.',
          },
          stove: {
            en: 'In a block house of the 1940s or 1950s in North Miami, measure the range before we come: 24-inch models are still in use.',
          },
          'wine-cooler': {
            en: 'Before a wine cooler joins the refrigerator in a 1950s North Miami kitchen, check that they do not share one breaker.',
          },
          'range-hood': {
            en: 'A one-story North Miami house lets the hood vent straight up: if the fan hums and smoke stays, the roof cap may be rusted or blocked by a nest.',
          },
          microwave: {
            en: 'If the lights dim when the microwave starts in a 1950s North Miami house, it shares an old circuit: an electrician can give it one of its own.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'North Miami softens water at its own Winson plant and buys the rest from Miami-Dade County.',
        },
        lines: {
          dishwasher: {
            en: 'Whether your North Miami water comes from the Winson plant or the county, it is softened and not soft: fill the rinse aid and leave the dose of detergent as it is.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Houses on the canals of Keystone Islands get salt air. Near NW 7th Avenue there is hardly any.',
        },
        lines: {
          refrigerator: {
            en: 'In Keystone Islands, keep a second refrigerator inside the house: canal air rusts the condenser of one on a dock or patio.',
          },
          dryer: {
            en: 'On the Keystone Islands canals salt stiffens the dryer’s flap; near NW 7th Avenue lint is the far more common reason for damp clothes.',
          },
          'range-hood': {
            en: 'Keystone Islands kitchens vent into canal air: check each spring that the hood’s flap still moves, a step you can skip near NW 7th Avenue.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'shared laundry',
        fact: {
          en: 'The low condo buildings of North Miami often share one laundry room on the ground floor.',
        },
        lines: {
          washer: {
            en: 'In a low North Miami condo the ground-floor washer usually belongs to the association: read the sign on the machine before you book us.',
          },
          dryer: {
            en: 'If the dryer is in a shared laundry room in North Miami, ask who cleans its vent: one clogged vent slows every dryer on it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Homes in North Miami’s Arch Creek basin have flooded again and again, a study of 2016 found.',
        },
        source: 'ULI Arch Creek',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 49% of homes in ZIP codes 33161, 33167, 33168 and 33181 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Say whether you are east or west of Biscayne Boulevard.',
        },
      },
      { line: { en: 'In Keystone Islands, let the gatehouse on 123rd Street know that we are coming.' } },
      {
        line: {
          en: 'In an older house, show us where the breaker panel is: it may be outdoors.',
        },
      },
    ],
  },
  'miami-lakes': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Miami Lakes is on county water that has been softened with lime.' },
        lines: {
          dishwasher: {
            en: 'Miami Lakes has county water softened with lime: if the dishwasher leaves spots, raise the rinse aid one setting before you change detergent.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses in Miami Lakes have laundry closets in a hall, with a long duct to the outside wall.',
        },
        lines: {
          washer: {
            en: 'In a Miami Lakes hall closet the washer stays damp behind folding doors: leave them ajar after each load, and the washer’s own door too if no child or pet can climb in.',
          },
          dryer: {
            en: 'The duct from a Miami Lakes hall closet to the outside wall is long, so lint settles in it: have it cleaned each year, and note if drying slows again soon.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Newer sections of Miami Lakes are behind gates, while the older streets around the lakes are open.',
        },
        source: 'association practice',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The first ranch houses in Miami Lakes are from the 1960s, and some still have their original breaker panels.',
        },
        lines: {
          refrigerator: {
            en: 'In a 1960s Miami Lakes ranch house, give the refrigerator a grounded outlet of its own: its compressor starts hard on a long, shared line.',
          },
          washer: {
            en: 'Ranch houses of the 1960s in Miami Lakes may have washer valves of that age: close the main one if they are stiff.',
          },
          dryer: {
            en: 'In a 1960s Miami Lakes ranch house the dryer’s outlet may have three slots: photograph it before you buy a dryer with another cord.',
          },
          dishwasher: {
            en: 'A 1960s Miami Lakes dishwasher opening may be a little short by today’s measure: check from floor to counter before you order a new machine.',
          },
          oven: {
            en: 'If the panel of your 1960s Miami Lakes house is the original, find the oven’s double breaker now and label it: it may be unmarked.',
          },
          stove: {
            en: 'Some Miami Lakes ranch houses of the 1960s have a cooktop with a separate oven: measure the cutout, since today’s cooktops come in other sizes.',
          },
          'wine-cooler': {
            en: 'On an original 1960s panel a wine cooler may share a breaker with the kitchen counter: move the toaster to another outlet if it trips.',
          },
          'range-hood': {
            en: 'In a 1960s Miami Lakes ranch house, look from the yard for the hood’s cap: its duct has to end outdoors and not in the attic.',
          },
          microwave: {
            en: 'An original breaker in a 1960s Miami Lakes panel can get weak with age: if it trips with the microwave alone, ask an electrician before you ask us.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Miami Lakes Drive is NW 154th Street on older maps: give us both if your address has one of them.',
        },
      },
      { line: { en: 'Ask your homeowners association where a van may park on your street.' } },
      {
        services: ['dryer'],
        line: {
          en: 'Find the outside flap of the dryer’s duct before we come, so that we can look at both ends.',
        },
      },
    ],
  },
  surfside: {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Oceanfront condo buildings line Collins Avenue in Surfside from 87th to 96th Street.' },
        lines: {
          washer: {
            en: 'On Collins Avenue between 87th and 96th Street a washer’s leak runs into the home below, so close the valves behind the washer after the last load of the day.',
          },
          dryer: {
            en: 'Oceanfront dryers in Surfside often vent into a shaft: ask the office when it was last cleaned, and whether salt has rusted its outlet.',
          },
          oven: {
            en: 'Surfside’s oceanfront condos may supply 208 volts; write down how long your oven takes to reach 350 °F, since a longer time later points to an element.',
          },
          stove: {
            en: 'On 208 volts, as in many buildings on Collins Avenue, a Surfside electric range heats gently: use a pan as wide as the burner before you suspect a fault.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'West of Harding Avenue, Surfside has one-story houses of the 1940s and 1950s, some with their original breaker panels.',
        },
        lines: {
          refrigerator: {
            en: 'West of Harding Avenue, original breaker panels in Surfside houses leave few spare circuits: do not run a second refrigerator from the one in the kitchen.',
          },
          'wine-cooler': {
            en: 'In a 1940s or 1950s Surfside house, plug the wine cooler into a grounded outlet that is not also the bathroom’s or the patio’s.',
          },
          microwave: {
            en: 'If the breaker trips in a house west of Harding Avenue, run the microwave with everything else on that circuit off, and note whether it still trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Every house in Surfside is less than a mile from the ocean, and the condos are right on it.',
        },
        lines: {
          refrigerator: {
            en: 'With every house in Surfside under a mile from the ocean, wipe the refrigerator’s stainless doors with fresh water each week, and dry them.',
          },
          dishwasher: {
            en: 'Sea air spots a stainless dishwasher door anywhere in Surfside: fresh water and a dry cloth are enough, and chlorine cleaners make it worse.',
          },
          'wine-cooler': {
            en: 'Salt in Surfside’s air coats a wine cooler’s condenser as dust does elsewhere: vacuum the grille with a brush every two months.',
          },
          'range-hood': {
            en: 'In a Surfside house, test the hood’s flap each month by eye: it should lift when the fan starts, and salt makes it stick.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The town resells county water that has been softened with lime.' },
        lines: {
          dishwasher: {
            en: 'Surfside resells county water softened with lime, so a dishwasher here needs rinse aid, but no extra softener in most homes.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'A few houses in Surfside cook with propane.' },
        lines: {
          oven: {
            en: 'If your Surfside house cooks with propane and only the oven is out, the tank is not empty: the oven needs the repair.',
          },
          stove: {
            en: 'A few houses in Surfside cook with propane: if all burners are out at once, call the supplier, who checks for leaks if the tank ran empty.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Condo offices in Surfside check a contractor’s paperwork before they open the service entrance.',
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many apartments on the beach in Surfside are used only in winter.' },
        lines: {
          washer: {
            en: 'Before you leave a Surfside apartment for the summer, close both washer valves: a hose that bursts in an empty home runs until somebody comes.',
            apart: true,
          },
          stove: {
            en: 'Back in Surfside after months, wipe each burner dry and try them one by one before you cook: salt air settles on an unused stove.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Have the association’s form for the insurance certificate sent to us before the visit.',
        },
      },
      {
        line: {
          en: 'Collins Avenue runs north and Harding south, so tell us on which of them your service entrance is.',
        },
      },
      { line: { en: 'Ask the desk what hours work is allowed.' } },
    ],
  },
  'golden-beach': {
    facts: [
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'stove', 'range-hood'],
        fact: {
          en: 'Golden Beach houses have kitchens with built-in refrigerators, wide ranges and second kitchens outdoors.',
        },
        lines: {
          refrigerator: {
            en: 'In Golden Beach kitchens a built-in refrigerator hides its tag inside the upper door frame: photograph it, because parts go by the serial number as well.',
          },
          stove: {
            en: 'Outdoor ranges and cooktops are common in Golden Beach: note whether the one that fails is the outdoor one, since it takes different parts.',
          },
          'range-hood': {
            en: 'A second kitchen outdoors has a hood of its own in many Golden Beach houses: note which of the two fails and where its motor is.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Oceanfront houses in Golden Beach are within reach of the spray.' },
        lines: {
          refrigerator: {
            en: 'Spray reaches oceanfront kitchens in Golden Beach: rinse an outdoor refrigerator’s doors with fresh water weekly, and keep its front grille clear of salt.',
          },
          washer: {
            en: 'Golden Beach spray drifts in where a laundry opens to the ocean side: wipe the washer’s lid and hinges with fresh water.',
          },
          dryer: {
            en: 'Golden Beach spray stiffens a dryer’s flap sooner than inland air does: look from the ground, and see that it opens wide while the dryer runs.',
          },
          dishwasher: {
            en: 'If a Golden Beach dishwasher serves the outdoor kitchen, cover its door when it is not in use: spray pits stainless steel.',
          },
          'wine-cooler': {
            en: 'In an outdoor Golden Beach kitchen only a wine cooler rated for outdoors lasts: an indoor model rusts at the grille and the hinges.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Golden Beach gets its water from the Norwood plant, treated with lime, membranes and reverse osmosis.',
        },
        lines: {
          dishwasher: {
            en: 'The Norwood plant sends Golden Beach water that is partly reverse-osmosis: use the smaller dose of detergent in the dishwasher first.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'Some Golden Beach ranges run on propane from a tank in the yard.',
        },
        lines: {
          oven: {
            en: 'A Golden Beach range on propane can look dead when the tank in the yard is empty: if it ran out, the supplier checks for leaks before anything is lit.',
          },
          stove: {
            en: 'Burner orifices for the propane tank in a Golden Beach yard are not those for natural gas: ask first whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Every visitor to Golden Beach is checked at a gatehouse on Ocean Boulevard.' },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Golden Beach houses are closed for months with a caretaker in charge.' },
        lines: {
          refrigerator: {
            en: 'If a caretaker minds your Golden Beach house, have him look at the refrigerator’s temperature each week, and leave the ice maker off while you are away.',
          },
          washer: {
            en: 'Ask the caretaker of a closed Golden Beach house to shut both washer valves, because a burst hose would run until his next round.',
            apart: true,
          },
          dryer: {
            en: 'After months with a caretaker in charge, run a Golden Beach dryer empty on air only, and see from the ground that its flap opens.',
          },
          oven: {
            en: 'A Golden Beach oven that waited for months can hold insects: look inside with a flashlight before the first heating.',
          },
          stove: {
            en: 'Have the caretaker of your Golden Beach house turn off the breaker of an electric range while you are away for months.',
          },
          'wine-cooler': {
            en: 'Ask the caretaker of a Golden Beach house to read the wine cooler’s display each week.',
          },
          'range-hood': {
            en: 'Before you cook again in a Golden Beach house, see that the hood’s flap opens: nests are common.',
          },
          microwave: {
            en: 'In a closed Golden Beach house, leave the microwave unplugged, or turn off its breaker if it is built in.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give the gatehouse the name of our company and of the technician, as you would for a guest.',
        },
      },
      { line: { en: 'Tell us who may approve a repair: the owner, the house manager or a caretaker.' } },
      {
        services: ofTheKitchen,
        line: { en: 'Say whether the machine is in the main kitchen or outdoors.' },
      },
    ],
  },
  pinecrest: {
    facts: [
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove', 'range-hood'],
        fact: {
          en: 'New Pinecrest houses have wide ranges, wall ovens and built-in refrigerators behind panels.',
        },
        lines: {
          refrigerator: {
            en: 'Behind the panels of a Pinecrest built-in refrigerator the compressor may be on top: keep the grille above the doors free, because it breathes there.',
          },
          oven: {
            en: 'Pinecrest kitchens may have two wall ovens: note which one is cold, and whether the display of both still works.',
          },
          stove: {
            en: 'Wide ranges in Pinecrest often have six burners and a griddle: note which of them fails, because each has its own igniter.',
          },
          'range-hood': {
            en: 'A wide Pinecrest range needs a strong hood, whose motor can be on the roof: note whether you see its housing from the yard, and whether you hear it run.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses of the 1950s and 1960s on large lots remain between the new ones.' },
        lines: {
          washer: {
            en: 'In a Pinecrest ranch house of the 1950s or 1960s the laundry may be at the far end of the pipes: a slow fill there can be an old valve and not the washer.',
          },
          dryer: {
            en: 'A ranch house in Pinecrest can have its dryer’s duct under the slab or through the attic: if drying slows, have that run inspected, not only the screen.',
          },
          dishwasher: {
            en: 'Where a 1950s Pinecrest kitchen was tiled again, check whether the dishwasher’s feet still clear the new floor: it may have to be lowered to come out.',
          },
          oven: {
            en: 'An original 1950s Pinecrest wall oven may be 24 inches wide: measure its opening before you decide between repair and replacement.',
          },
          microwave: {
            en: 'Ranch houses in Pinecrest may feed the microwave from the dining-room circuit: note what else goes off when its breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinecrest’s water comes from the Alexander Orr plant nearby, softened with lime.' },
        lines: {
          dishwasher: {
            en: 'Pinecrest’s water is softened nearby at the Alexander Orr plant, but not made soft: rinse aid, and no less detergent, keeps glasses clear.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some gas ranges in Pinecrest run on propane.' },
        lines: {
          oven: {
            en: 'If the gas range in your Pinecrest kitchen is on propane, ask whether we work on it, and give the model number: the oven’s valve is made for that gas.',
          },
          stove: {
            en: 'If all burners of a Pinecrest range on propane went out at once, call the supplier: a tank that ran empty is leak-tested before anything is lit.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'lightning',
        fact: {
          en: 'Falling limbs take down power lines in Pinecrest, and the power can come back with a surge.',
        },
        lines: {
          refrigerator: {
            en: 'After a fallen limb cuts the power in Pinecrest, keep the refrigerator shut for up to four hours, then check it with a thermometer.',
          },
          washer: {
            en: 'A Pinecrest outage in the middle of a load can leave the washer locked: unplug it for five minutes, then try drain and spin once.',
          },
          dryer: {
            en: 'If the dryer runs but stays cold after a Pinecrest outage, turn its double breaker all the way off, then on again, one time only.',
          },
          'wine-cooler': {
            en: 'When the power returns in Pinecrest, compare the wine cooler’s set temperature with the one you chose: many forget it.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'salt air',
        fact: { en: 'In the eastern streets of Pinecrest the wind from Biscayne Bay carries some salt.' },
        lines: {
          'range-hood': {
            en: 'Only the eastern streets of Pinecrest get salt from the bay: there, have the cap of the hood’s duct checked each year.',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Tell us the gate code, and whether a generator or a whole-house surge protector is installed.',
        },
      },
      {
        services: ['refrigerator'],
        line: { en: 'If the refrigerator is behind a wood panel, send the model number before the visit.' },
      },
      { line: { en: 'Keep dogs in: many Pinecrest houses are reached through the yard.' } },
    ],
  },
  kendall: {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Kendall is on county water from the Alexander Orr plant, softened with lime.' },
        lines: {
          dishwasher: {
            en: 'Kendall’s water from the Alexander Orr plant keeps part of its hardness: clean the dishwasher’s filter and refill the rinse aid before you suspect a pump.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses and garden condos along Kendall Drive and Sunset have laundry closets with folding doors.',
        },
        lines: {
          washer: {
            en: 'Folding doors on Kendall laundry closets hide a wet washer: leave them open for an hour after a load to keep the tub from smelling.',
          },
          dryer: {
            en: 'Behind folding doors along Kendall Drive and Sunset the dryer’s vent is easily crushed when the machine is pushed back: leave a hand’s width behind it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'The older, eastern part of Kendall, near Dadeland, has mostly ranch houses.' },
        lines: {
          refrigerator: {
            en: 'Near Dadeland, ranch houses may have one kitchen circuit for everything: plug the refrigerator into an outlet that does not go dead with the counter.',
          },
          dishwasher: {
            en: 'In an older Kendall kitchen near Dadeland, look at the dishwasher’s valve under the sink now: green crust on it means that it needs replacing soon.',
          },
          oven: {
            en: 'A ranch house near Dadeland may still have its first oven circuit: if a replacement needs more current, the electrician comes before the new oven.',
          },
          stove: {
            en: 'Before you replace a cooktop in an old Kendall ranch house, measure the cutout: repair is often cheaper than cutting stone.',
          },
          'wine-cooler': {
            en: 'In eastern Kendall’s ranch houses, give the wine cooler a grounded outlet away from the sun: large windows heat it as much as the room does.',
          },
          'range-hood': {
            en: 'Ranch houses near Dadeland have low attics, where a hood’s duct sags: if grease drips back, the duct needs attention and not the fan.',
          },
          microwave: {
            en: 'If an old Kendall kitchen trips its breaker at breakfast, count what runs together: a microwave and a toaster are too much for one line.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'garage machines',
        fact: { en: 'Many Kendall houses keep a second refrigerator or the laundry in the garage.' },
        lines: {
          refrigerator: {
            en: 'In a Kendall garage the second refrigerator runs all day in August: move it indoors if its freezer cannot stay below 10 °F.',
          },
          washer: {
            en: 'Heat ages rubber in a Kendall garage, so replace the washer’s fill hoses every five years or so, and close the valves when you travel.',
          },
          dryer: {
            en: 'A Kendall garage dryer needs its vent to end outdoors: a bucket or a bag over the hose fills the garage with damp lint.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the street with SW: avenues and terraces in Kendall carry the same numbers.' } },
      { line: { en: 'In a complex, send the gate code and the building number.' } },
      {
        services: laundry,
        line: {
          en: 'For a closet with folding doors, take the doors off their track if you can do so easily.',
        },
      },
    ],
  },
  'miami-gardens': {
    facts: [
      {
        condition: 'older homes',
        fact: {
          en: 'Block houses of the 1950s to 1970s in Carol City, Norland and Scott Lake make up most of Miami Gardens.',
        },
        lines: {
          refrigerator: {
            en: 'Block houses from the 1950s to the 1970s in Carol City, Norland and Scott Lake have few grounded outlets: use one for the refrigerator, without an adapter.',
          },
          washer: {
            en: 'In Norland or Scott Lake the pipes to the washer can be as old as the house: rusty water in the first minute of a fill clogs the inlet screens.',
          },
          dryer: {
            en: 'If the dryer’s cord in a Carol City house has three prongs and a new dryer has four, the outlet decides: photograph it before you buy or move one.',
          },
          dishwasher: {
            en: 'Carol City kitchens of the 1950s had no dishwasher: the one added later may drain high or low, so note whether dirty water comes back into it.',
          },
          oven: {
            en: 'For an oven in a Scott Lake block house, look at the panel first: a double breaker with one handle out of line leaves it cold.',
          },
          stove: {
            en: 'A range in a 1950s Norland kitchen may be missing its anti-tip bracket: pull out the bottom drawer and look with a flashlight for the bracket that holds a back foot.',
          },
          'wine-cooler': {
            en: 'In a Miami Gardens block house, keep a wine cooler out of the carport utility room: it is made for rooms that stay below 90 °F or so.',
          },
          'range-hood': {
            en: 'Many block houses in Miami Gardens have a hood that only filters: look for a charcoal pad, because a grease filter alone takes no odor.',
          },
          microwave: {
            en: 'Before you call about a dead microwave in an older Miami Gardens house, try its outlet with a lamp: old outlets lose their grip.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Miami-Dade Water and Sewer supplies some streets of Miami Gardens and North Miami Beach Water the others.',
        },
        source: 'water quality report',
      },
      {
        condition: 'outdoor laundry',
        fact: {
          en: 'Washers and dryers in Miami Gardens are often in a carport or in a utility room with an outside door.',
        },
        lines: {
          washer: {
            en: 'In a Miami Gardens carport the washer’s hoses bake in the sun: look for bulges each spring, without moving them, and close the valves when you travel.',
          },
          dryer: {
            en: 'A dryer in a Miami Gardens utility room needs air while it runs: if the outside door has no louvers, leave it ajar, and keep the vent clear.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: laundry,
        fact: { en: 'A carport laundry in Miami Gardens stays damp.' },
        lines: {
          washer: {
            en: 'A carport laundry in Miami Gardens stays damp: after each load, wipe the washer’s seal, and leave the lid up if no child or pet can climb in.',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'On stadium event days, avoid a visit around NW 199th Street in the hours before the gates open.',
        },
      },
      { services: laundry, line: { en: 'Clear the way to the utility room and unlock its outside door.' } },
      { line: { en: 'In an apartment, give the building number and the gate code.' } },
    ],
  },
  'key-biscayne': {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Ocean-side buildings such as those at Key Colony hold most of the apartments on Key Biscayne.',
        },
        lines: {
          dryer: {
            en: 'At Key Colony the dryer may share its vent with the floors above and below: ask the office when the shaft was cleaned before you order parts.',
          },
          oven: {
            en: 'Large buildings on Key Biscayne often supply 208 volts: an oven on it needs a longer preheat, so compare today’s time with last year’s.',
          },
          microwave: {
            en: 'On Key Biscayne’s ocean side a microwave over the range is seldom ducted: steam comes back even when all is well, but a smell that lasts means old charcoal.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'No spot in the village is more than about half a mile from the ocean or the bay.' },
        lines: {
          refrigerator: {
            en: 'No spot on Key Biscayne is out of the salt: wipe the refrigerator’s handles and hinges with fresh water, where rust starts.',
          },
          washer: {
            en: 'Half a mile from the sea at most, a Key Biscayne washer near an open door gets salt on its lid: wipe it off with fresh water every week.',
          },
          dryer: {
            en: 'Salt stiffens a dryer’s flap anywhere on Key Biscayne: in a house look at it in spring and fall, and in a tower ask the office who does.',
          },
          dishwasher: {
            en: 'Stainless dishwasher doors on Key Biscayne need a wipe with fresh water, and never a pad of steel wool: its splinters rust in the salt air.',
          },
          stove: {
            en: 'On Key Biscayne, wipe a gas burner’s cap and base dry when they are cold: a salty film holds damp and makes the igniter click on.',
          },
          'wine-cooler': {
            en: 'Keep a wine cooler on Key Biscayne away from terrace doors that stay open: damp salt air fogs the glass and rusts the grille.',
          },
          'range-hood': {
            en: 'Key Biscayne’s sea air rusts the spring of a hood’s flap: if the kitchen feels drafty with the fan off, the flap no longer closes.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        fact: {
          en: 'The houses that replaced the small Mackle homes have large kitchens with built-in machines.',
        },
        lines: {
          refrigerator: {
            en: 'In the houses that replaced the Mackle homes, a built-in refrigerator has its tag behind the top grille or inside: read it to us by phone.',
          },
          dishwasher: {
            en: 'A panel-front dishwasher in a rebuilt Key Biscayne house has to shed its wood panel first: keep the way in front of it clear.',
          },
          'wine-cooler': {
            en: 'Built-in wine coolers on Key Biscayne take air only at the front: keep rugs and toe-kick trim off the grille.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Lime-softened water from the mainland is piped over to Key Biscayne.' },
        lines: {
          dishwasher: {
            en: 'Key Biscayne’s water comes from the mainland softened with lime: if a glass is clear again after a wipe with vinegar, raise the rinse aid.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some houses on Key Biscayne have gas ranges on propane.' },
        lines: {
          oven: {
            en: 'If a Key Biscayne range is on propane, and the oven fails while the burners light, the tank is not the cause.',
          },
          stove: {
            en: 'Has a Key Biscayne stove on propane lost all its burners? Call the supplier, who checks for leaks if the tank ran empty.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some of the island’s apartments are closed for months while their owners live abroad.' },
        lines: {
          washer: {
            en: 'Before you fly, close both valves of the washer in your Key Biscayne apartment: while you are abroad, nobody is there to hear a hose burst.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Key Biscayne is low, and a hurricane’s surge can reach its streets.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Large buildings take contractors on weekdays only and want an insurance certificate first: ask yours which form it uses.',
        },
      },
      {
        line: {
          en: 'The Rickenbacker Causeway is the only way in: tell us if it is closed that day.',
        },
      },
      { line: { en: 'Name the parking for the service entrance, since Crandon Boulevard has none.' } },
    ],
  },
  'bal-harbour': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Oceanfront towers line the east side of Collins Avenue in Bal Harbour.' },
        lines: {
          washer: {
            en: 'In a tower on Collins Avenue in Bal Harbour a washer should have a drain pan and steel-braided hoses, because any leak runs into the home below: check whether yours has both.',
          },
          dryer: {
            en: 'Bal Harbour dryers on high floors can have a vent with a booster fan: if drying slows, listen for that fan before you blame the dryer.',
          },
          oven: {
            en: 'On 208 volts, common in oceanfront towers, a Bal Harbour oven browns slowly: a bake that got worse in weeks, not years, is a fault.',
          },
          stove: {
            en: 'Slow burners are usual on 208 volts in a Bal Harbour tower: swap the pan to a burner of the same size, and see which one lags.',
          },
          'range-hood': {
            en: 'The hood in a Bal Harbour tower may blow into a shared shaft: if your neighbor’s cooking comes in, a flap is stuck, and the office should know.',
          },
          microwave: {
            en: 'Tower kitchens east of Collins Avenue recirculate: clean the mesh of a microwave over the range monthly, and replace its charcoal twice a year.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Front desks in Bal Harbour ask for an insurance certificate, floor covers and a booked freight elevator.',
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Haulover Inlet and the open Atlantic put salt on the north and the east faces of the towers.',
        },
        lines: {
          refrigerator: {
            en: 'Haulover Inlet salts the north and east faces in Bal Harbour: a balcony refrigerator on those sides needs an outdoor rating and a weekly rinse.',
          },
          dishwasher: {
            en: 'On the north and east faces of a Bal Harbour tower sea air comes in with every open door: wipe the dishwasher’s steel door with fresh water.',
          },
          'wine-cooler': {
            en: 'On an east-facing Bal Harbour terrace salt gets into a wine cooler’s fan: bring it inside, or choose one made for outdoors.',
          },
          'range-hood': {
            en: 'Bal Harbour hoods that vent to the north or east face get salt into the flap: have the building’s crew look at it, since it is out of reach.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The village buys its water from Miami-Dade County, where it is softened with lime.' },
        lines: {
          dishwasher: {
            en: 'Bal Harbour buys county water softened with lime, which leaves enough hardness to spot a glass: keep rinse aid in the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'A few houses west of Collins Avenue in Bal Harbour have propane.',
        },
        lines: {
          oven: {
            en: 'West of Collins Avenue a few Bal Harbour houses have propane: if oven and burners are out together, call the supplier before you call us.',
          },
          stove: {
            en: 'A propane stove west of Collins Avenue in Bal Harbour takes parts of its own: ask first whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Bal Harbour apartments are used in winter only.' },
        lines: {
          refrigerator: {
            en: 'When a Bal Harbour apartment is closed after winter, prop the refrigerator’s doors open once it is empty and off, where no child can climb in.',
          },
          washer: {
            en: 'A Bal Harbour washer that rests from spring to winter should rest with closed valves and its door open, away from children and pets.',
            apart: true,
          },
          'wine-cooler': {
            en: 'Before you close a Bal Harbour apartment after the winter, move the wine: nobody sees a wine cooler that stops in May.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'The houses of the residential section on the bay are behind a village gate.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Book the freight elevator for a weekday: weekend work is commonly refused.' } },
      { line: { en: 'Have the desk send us the certificate form with the exact name of the association.' } },
      { line: { en: 'For a house, leave our name at the gate of the residential section.' } },
    ],
  },
  'sunny-isles-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Ocean towers line Collins Avenue in Sunny Isles Beach.' },
        lines: {
          washer: {
            en: 'Ask your Sunny Isles tower where the valve of your washer is: in many it is in a wall box that you must be able to reach.',
          },
          dryer: {
            en: 'On a high floor in Sunny Isles Beach the dryer’s vent can be long, with a booster fan in it: if you do not hear the fan, ask the office whose it is before you blame the dryer.',
          },
          oven: {
            en: 'With 208 volts, common in ocean towers, a slow preheat in Sunny Isles Beach is no fault by itself: note what has changed.',
          },
          stove: {
            en: 'An induction or electric cooktop on 208 volts in a Sunny Isles tower has less power than its manual says: a boil that takes a bit longer is not a fault.',
          },
          'range-hood': {
            en: 'Where a Sunny Isles kitchen has no duct, hold a tissue at the hood’s outlet grille: weak air there means a clogged charcoal filter.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Many Sunny Isles buildings allow work on weekdays in office hours only.' },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Wind carries salt to the upper floors of Sunny Isles towers, and most of it to the terraces.',
        },
        lines: {
          refrigerator: {
            en: 'On a Sunny Isles terrace salt is strongest: use only an outdoor-rated refrigerator there, and rinse it with fresh water after windy days.',
          },
          dishwasher: {
            en: 'The same salty wind that reaches Sunny Isles’ upper floors dulls a steel dishwasher door: dry it after wiping, with the grain.',
          },
          'wine-cooler': {
            en: 'A wine cooler beside the terrace door of a Sunny Isles tower takes in salt each time you open it: set it farther inside.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'Water comes from the Norwood plant, softened with lime and membranes.' },
        lines: {
          dishwasher: {
            en: 'Sunny Isles Beach gets softened water from Norwood: start with half the detergent the dishwasher pack says, and raise it only if food stays on.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Owners from abroad leave many apartments closed for half the year.' },
        lines: {
          refrigerator: {
            en: 'Owners who leave Sunny Isles for half the year should turn the ice maker off a day before, so that its last tray is in the bin you empty.',
          },
          washer: {
            en: 'Leave a Sunny Isles washer with its valves closed for the half year you are away, because a hose that fails there runs into the apartments below.',
            apart: true,
          },
          oven: {
            en: 'After half a year closed, look inside the oven in Sunny Isles Beach for insects before you heat it.',
          },
          microwave: {
            en: 'Unplug the microwave, or turn off its breaker, when a Sunny Isles apartment is closed for half the year: a surge on the line then cannot reach it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        fact: {
          en: 'Built-in European machines are common in the newer towers, and their parts are ordered by the full model number.',
        },
        lines: {
          refrigerator: {
            en: 'European built-in refrigerators in the newer Sunny Isles towers have a number called E-Nr or a serial plate inside the door: send us all of it.',
          },
          dishwasher: {
            en: 'A European dishwasher in a Sunny Isles tower may wait on an imported part: read its full number to us first, to save a trip.',
          },
          'wine-cooler': {
            en: 'Built-in wine coolers in the newer Sunny Isles towers breathe through the toe space: vacuum the slots there every three months.',
          },
          'range-hood': {
            en: 'European hoods in Sunny Isles often have a separate blower: find its label inside, behind the filters.',
          },
          microwave: {
            en: 'A built-in European microwave in a Sunny Isles tower has a frame that comes off first: note whether it is a drawer, a combination oven or plain.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Ask the desk where the service entrance is: valet ramps leave little room for a van.' },
      },
      {
        line: {
          en: 'The insurance certificate must carry the legal name of the association; have it sent to us.',
        },
      },
      { line: { en: 'Take a photo of the model label: European model numbers are long.' } },
    ],
  },
  'north-bay-village': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Mid-century apartment buildings on Treasure and Harbor Islands often share a laundry room.',
        },
        lines: {
          washer: {
            en: 'On Treasure and Harbor Islands the washer down the hall is likely the building’s own: ask the office before you book a repair.',
          },
          dryer: {
            en: 'A shared dryer on Treasure or Harbor Island is slow when its screen is full: clean it first, then ask the office who cleans the vent.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: {
          en: 'Newer towers are next to the older apartment buildings on Treasure and Harbor Islands.',
        },
        lines: {
          dryer: {
            en: 'In a newer North Bay Village tower, ask whether dryers vent by unit or by shaft: by shaft, damp clothes on several floors point to the shaft.',
          },
          oven: {
            en: 'In a newer North Bay Village tower with 208 volts an oven takes longer to heat; if only broil is quick, the bake element may be out.',
          },
          stove: {
            en: 'Ask the office whether your North Bay Village tower has 208 volts: if it has, burners that are all slow are normal, and one slow burner is a fault.',
          },
          microwave: {
            en: 'Newer North Bay Village towers mostly recirculate kitchen air: change the charcoal filter of the microwave over the range twice a year.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'North Bay Village has salt water on every side.',
        },
        lines: {
          refrigerator: {
            en: 'Salt water on every side of North Bay Village means that a refrigerator near a balcony door rusts at the hinges first: wipe them dry.',
          },
          washer: {
            en: 'Air from the bay on every side reaches a North Bay Village laundry through open windows: dry the washer’s top and touch up chipped paint.',
          },
          dishwasher: {
            en: 'Wipe a steel dishwasher door with fresh water in North Bay Village: the bay is never more than a few blocks away.',
          },
          'wine-cooler': {
            en: 'In North Bay Village, close the balcony door near a wine cooler: bay air fogs its glass and works on its fan.',
          },
          'range-hood': {
            en: 'If the hood of a North Bay Island house vents outside, check each spring that its flap swings: bay air stiffens it on every side of the village.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The village resells county water that has been softened with lime.' },
        lines: {
          dishwasher: {
            en: 'North Bay Village’s resold county water is softened with lime: a dishwasher that leaves spots usually needs rinse aid and not a repair.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'North Bay Island has single-family houses, some from the 1950s.' },
        lines: {
          refrigerator: {
            en: 'A 1950s house on North Bay Island may have two-slot outlets: have an electrician ground one for the refrigerator.',
          },
          microwave: {
            en: 'On North Bay Island, in a house of the 1950s, the microwave may share its breaker with other rooms: note what goes dark with it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 65% of homes in ZIP code 33141, which the village shares with Miami Beach (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Leave word with the building about parking: there are few guest spaces.' } },
      {
        services: laundry,
        line: { en: 'In a shared laundry room, find out whether the association repairs the machines.' },
      },
      {
        line: {
          en: 'Tell us the island: Galleon Street is on Treasure Island, East and West Drives are on Harbor Island.',
        },
      },
    ],
  },
  'cutler-bay': {
    facts: [
      {
        condition: 'new homes',
        fact: {
          en: 'Lakes by the Bay and the streets rebuilt after Hurricane Andrew have houses from 1993 or later.',
        },
        lines: {
          washer: {
            en: 'In Lakes by the Bay, where houses date from 1993 or later, check that an upstairs washer has a drain pan with a clear outlet.',
          },
          dryer: {
            en: 'Houses rebuilt after Andrew often send the dryer’s air up through the roof: in Cutler Bay slow drying with a clean screen means that the duct needs cleaning.',
          },
          dishwasher: {
            en: 'A dishwasher from 1993 or later that came with a Lakes by the Bay house is past its usual nine years: compare a repair with a new one.',
          },
          oven: {
            en: 'In a house rebuilt after Andrew the oven’s breaker is in a panel of the 1990s: check whether both of its handles are in line before you call.',
          },
          'range-hood': {
            en: 'In Cutler Bay houses of 1993 and later the fan over the stove is usually part of a microwave: if it is, choose microwave repair.',
          },
          microwave: {
            en: 'Cabinets from 1993 in Lakes by the Bay may fit only one height of microwave over the range: measure before you choose a new one over a repair.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Cutler Bay is on county water from shallow limestone wells.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Cutler Bay reaches east to Biscayne Bay, so the sea wind brings salt.' },
        lines: {
          refrigerator: {
            en: 'In the east of Cutler Bay, where the sea wind comes in off Biscayne Bay, a refrigerator on a patio must be rated for outdoors.',
          },
          dryer: {
            en: 'East toward Biscayne Bay, look at the flap of the dryer’s vent in spring and fall: Cutler Bay’s sea wind leaves salt in its hinge.',
          },
          dishwasher: {
            en: 'Sea wind in eastern Cutler Bay marks a steel dishwasher door: wipe it with fresh water, and dry it along the grain.',
          },
          stove: {
            en: 'Wipe the burners of a Cutler Bay stove dry if windows stay open toward the bay: damp salt makes igniters click.',
          },
          'wine-cooler': {
            en: 'Keep a wine cooler off a patio in eastern Cutler Bay unless it is rated for outdoors: salt finds the grille first.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Storm surge from the bay can reach the east of Cutler Bay, as Hurricane Andrew’s did in 1992.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Lakes by the Bay, tell us which association gate leads to your street.' } },
      { services: laundry, line: { en: 'Say whether the washer is indoors or in the carport.' } },
      {
        line: {
          en: 'Say “SW” with your street: a numbered street without it can be in another part of the county.',
        },
      },
    ],
  },
  'bay-harbor': {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In the low buildings of the east island, washer and dryer are often stacked in a closet.',
        },
        lines: {
          washer: {
            en: 'On the east island the washer usually has the dryer on top of it: mention it when you call, because the two come apart first.',
            apart: true,
          },
          dryer: {
            en: 'A stacked dryer on the east island of Bay Harbor needs a duct to the outside, or is ventless with a water tank or a drain hose: if yours blows into the room, stop using it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'washer', 'dishwasher', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Many east-island buildings are from the 1950s, with wiring of that time in the walls.' },
        lines: {
          refrigerator: {
            en: 'Wiring from the 1950s on the east island may leave a kitchen with one grounded outlet: it belongs to the refrigerator.',
          },
          dishwasher: {
            en: 'An east-island kitchen of the 1950s may have a dishwasher that is 18 inches wide: measure it, since its parts and prices are different.',
          },
          oven: {
            en: 'In a 1950s east-island apartment the oven’s breaker may be in a second panel in the hall: if you find fuses there, do not touch them, and say so when you call.',
          },
          stove: {
            en: 'An apartment range on the east island may be only 20 or 24 inches wide: measure it, because burners and knobs are made for that size.',
          },
          'wine-cooler': {
            en: 'On the east island, run a wine cooler on a grounded outlet that nothing else shares: circuits of the 1950s carry little.',
          },
          microwave: {
            en: 'If a 1950s breaker on the east island trips, turn off the window air conditioner while the microwave runs.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt water surrounds both of the Bay Harbor Islands.',
        },
        lines: {
          washer: {
            en: 'Salt water surrounds both Bay Harbor Islands, and an open laundry window lets it in: wipe the washer’s lid and hinges monthly.',
          },
          dryer: {
            en: 'Bay Harbor’s dryers vent into salt air on both islands: in a house look at the flap each spring, and in a building ask who does.',
          },
          dishwasher: {
            en: 'On the Bay Harbor Islands, never leave a wet cloth on a steel dishwasher door: salt and damp together leave rust freckles.',
          },
          'range-hood': {
            en: 'On either Bay Harbor island a hood that vents outside needs a free flap: hear it click shut when you turn off the fan.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The town delivers county water that has been softened on the mainland.' },
        lines: {
          dishwasher: {
            en: 'Bay Harbor Islands gets water softened on the mainland, so leave the dishwasher’s dose as it is and use rinse aid.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some apartments on the islands are used only in winter.' },
        lines: {
          refrigerator: {
            en: 'If your island apartment is used only in winter, leave the refrigerator empty, off and tied open from spring on, where no child can climb in.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Someone must be home to open the meter or panel room: many buildings have no desk.' } },
      {
        line: {
          en: 'The Broad Causeway takes a toll and leads onto Kane Concourse; tell us which island you live on.',
        },
      },
      { line: { en: 'In a building without an elevator, say which floor you live on.' } },
    ],
  },
  'biscayne-park': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'Biscayne Park has cottages from before World War II and block houses from after it.' },
        lines: {
          refrigerator: {
            en: 'Cottages from before World War II in Biscayne Park have few grounded outlets: have an electrician add one for the refrigerator.',
          },
          washer: {
            en: 'In a Biscayne Park cottage, find the main water valve first: the pair behind the washer may be too old to close.',
          },
          dryer: {
            en: 'In a Biscayne Park block house the duct of a dryer added later may take a long way out: look outdoors for its cap, and note whether the flap opens while the dryer runs.',
          },
          dishwasher: {
            en: 'Biscayne Park’s prewar kitchens got their dishwasher later: measure the opening before you think of a new one, since 18 inches may be all there is.',
          },
          oven: {
            en: 'In a prewar Biscayne Park cottage the oven may have been added on a small panel: see whether its double breaker is marked.',
          },
          stove: {
            en: 'A prewar cottage kitchen in Biscayne Park may hold a range of 20 or 24 inches: measure it, because burners come by size.',
          },
          'wine-cooler': {
            en: 'Keep a wine cooler in the cooled part of a Biscayne Park cottage, on a grounded outlet: sunrooms get too hot for it.',
          },
          'range-hood': {
            en: 'In a block house in Biscayne Park, look for the hood’s cap outside: if there is none, the hood only filters, or it blows grease into the attic.',
          },
          microwave: {
            en: 'A prewar cottage in Biscayne Park may have a single kitchen circuit: run the microwave alone, and see whether the breaker still trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Biscayne Park gets its water from North Miami, softened with lime.' },
        lines: {
          dishwasher: {
            en: 'North Miami softens Biscayne Park’s water with lime: start with rinse aid when glasses spot, and clean the dishwasher’s filter.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'A few cottages in Biscayne Park have a propane tank in the yard.',
        },
        lines: {
          oven: {
            en: 'A Biscayne Park cottage with a tank in the yard may cook with propane: if oven and burners are out together, call the supplier, who leak-tests an emptied tank.',
          },
          stove: {
            en: 'A few Biscayne Park cottages have a propane tank: if yours feeds the stove, ask first whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'Biscayne Park reviews changes that can be seen from the street, vents included.',
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: 'In summer storms oak limbs fall on the power lines in Biscayne Park.' },
        lines: {
          refrigerator: {
            en: 'Oak limbs on the lines mean sudden outages in Biscayne Park: note the time, because a shut refrigerator holds for about four hours.',
          },
          washer: {
            en: 'If a limb cuts Biscayne Park’s power in mid-cycle, leave the washer shut until the power returns, then run drain and spin once.',
          },
          oven: {
            en: 'A blinking clock after a Biscayne Park outage must be set before many ovens bake again: set it first, then judge the oven.',
          },
          stove: {
            en: 'Touch controls of a range can lock up when Biscayne Park’s power flickers: turn its breaker off for five minutes, then on again, one time only.',
          },
          'wine-cooler': {
            en: 'Check the wine cooler’s set temperature each time oak limbs cut the power in Biscayne Park.',
          },
          'range-hood': {
            en: 'When a Biscayne Park hood is dead after a limb hit the lines, reset its breaker once: a touch control can hang after a surge.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'In many Biscayne Park houses the washer and dryer are in a garage or a back room.' },
        lines: {
          washer: {
            en: 'In a Biscayne Park garage or back room, watch the washer’s hoses: they age in the heat, so replace them every five years or so.',
          },
          dryer: {
            en: 'A dryer in a Biscayne Park back room needs air to come in: leave the room’s door ajar while it runs.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Griffing Boulevard curves, so a cross street helps us find you.' } },
      { line: { en: 'Show us where the breaker panel is: in the oldest houses it may be outside.' } },
      { services: laundry, line: { en: 'Move the car out of the garage if the machine is in there.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
