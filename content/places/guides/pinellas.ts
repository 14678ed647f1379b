// Guides to the places of pinellas: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, ofTheKitchen, outOfDoors, toCookWith, withVent } from './service-groups.ts';

export const pinellasGuides = {
  'st-petersburg': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'St. Petersburg’s Cosme plant softens Tampa Bay Water’s mix with lime.' },
        lines: {
          dishwasher: {
            en: 'St. Petersburg softens the regional mix with lime at Cosme, so a glass that vinegar clears asks for more rinse aid in the dishwasher, not for a repair.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of St. Petersburg, so some houses on older streets have gas stoves and dryers.',
        },
        lines: {
          dryer: {
            en: 'On older St. Petersburg streets with Peoples Gas (877-832-6747), the dryer may be gas: read the label inside its door opening.',
          },
          oven: {
            en: 'In an older St. Petersburg house on Peoples Gas (877-832-6747), an oven that is out while its burners light has gas, and usually needs an igniter.',
          },
          stove: {
            en: 'If stove and water heater go out together in St. Petersburg, call Peoples Gas (877-832-6747) before you book a repair.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Old Northeast, Kenwood and Roser Park are bungalow districts with old electrical panels.',
        },
        lines: {
          refrigerator: {
            en: 'In Old Northeast and Kenwood bungalows old panels leave few kitchen circuits: keep a second refrigerator off the first one’s line.',
          },
          oven: {
            en: 'If a Roser Park bungalow has fuses instead of breakers, do not touch them: a blown one leaves an electric oven cold, and an electrician finds out why it blew.',
          },
          stove: {
            en: 'Before you change from gas to induction in Old Northeast, have the bungalow’s panel checked: it may not have the circuit.',
          },
          'wine-cooler': {
            en: 'A Kenwood porch is too hot for a wine cooler, and its outlet often too old: choose a grounded one indoors.',
          },
          microwave: {
            en: 'In a Kenwood bungalow, note which lights dim when the microwave starts: they show you what shares its circuit.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Towers line Beach Drive downtown.' },
        lines: {
          washer: {
            en: 'On Beach Drive a washer’s drip shows first on the ceiling below: look at both hoses and the pan each spring.',
          },
          dryer: {
            en: 'On Beach Drive, ask the building when the dryer shaft was last cleaned, and whether neighbors dry slowly, too.',
          },
          'range-hood': {
            en: 'On Beach Drive a hood without a duct has a charcoal filter behind the mesh: smells that linger mean that it is used up.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'St. Petersburg has salt water on three sides, and few of its streets are far from it.',
        },
        lines: {
          dryer: {
            en: 'In St. Petersburg look at the dryer’s flap in spring even inland: few of its streets are far from salt water.',
          },
          dishwasher: {
            en: 'With salt water on three sides of St. Petersburg, wipe a steel dishwasher door with fresh water after the windows have been open.',
          },
          'wine-cooler': {
            en: 'Salt water on three sides means damp air all year in St. Petersburg: set the wine cooler no colder than you need, or its glass fogs.',
          },
          'range-hood': {
            en: 'Few streets in St. Petersburg are far from salt water: see each spring that the flap of a ducted hood still swings.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Shore Acres and Riviera Bay flooded in Hurricane Helene in September 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'shared laundry',
        fact: { en: 'Low condo buildings from the 1970s often share a laundry room.' },
        lines: {
          washer: {
            en: 'In a 1970s condo building, read the washer’s label before you call: a leased machine is repaired by the company that owns it.',
          },
          dryer: {
            en: 'If the shared dryer of a 1970s building takes two cycles, clean its screen, then ask when the vent behind it was cleaned.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give North or South with the number of your street or avenue.' } },
      { line: { en: 'For a bungalow, tell us whether the alley leads to the kitchen door.' } },
      { line: { en: 'On Beach Drive, book the elevator and send the insurance form.' } },
    ],
  },
  clearwater: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Clearwater mixes its own wells, part of them through reverse osmosis, with regional water.',
        },
        lines: {
          dishwasher: {
            en: 'Clearwater runs part of its well water through reverse osmosis: start with the smaller dose in the dishwasher, and raise it only if food stays on.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas, the city’s own utility, has mains in much of Clearwater.' },
        lines: {
          dryer: {
            en: 'Clearwater Gas has mains in much of the city: if dryer and water heater are both cold, ask it before you ask us.',
          },
          oven: {
            en: 'In much of Clearwater the oven may be on the city’s own gas: look first which kind you have, since a cold gas oven usually needs an igniter, and an electric one an element.',
          },
          stove: {
            en: 'If every burner is out in Clearwater and the neighbors’ are, too, it is Clearwater Gas and not your stove.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'towers',
        fact: { en: 'Clearwater has high-rises on Sand Key and Clearwater Beach.' },
        lines: {
          washer: {
            en: 'On Sand Key, test the washer’s valves by hand each spring: in a high-rise the next valve may be the whole stack’s.',
          },
          dryer: {
            en: 'On Sand Key and Clearwater Beach high-rise dryers need a clean shaft: if floors above and below dry slowly, call the office first.',
          },
          oven: {
            en: 'In a Clearwater Beach high-rise with 208 volts, preheat longer than the recipe says before you suspect the oven.',
          },
          'range-hood': {
            en: 'In a Sand Key kitchen without a duct, the hood’s charcoal filter is the part that wears out: look behind the mesh.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Clearwater has mobile-home parks along US 19 and Gulf-to-Bay Boulevard.' },
        lines: {
          refrigerator: {
            en: 'In the parks along US 19, measure the door and the steps before a refrigerator has to leave a mobile home.',
          },
          washer: {
            en: 'Along Gulf-to-Bay Boulevard a park home’s washer that began to walk may have a leak softening the floor: look for water around its legs.',
          },
          dryer: {
            en: 'Along US 19 a mobile home’s dryer duct can come loose under the floor: warm damp air at the skirting gives it away.',
          },
          oven: {
            en: 'A gas oven in one of Clearwater’s parks may be on propane although the city has gas mains: look for a tank beside the home.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments on Clearwater Beach are rented by the week.' },
        lines: {
          washer: {
            en: 'Beach towels carry sand into the washer of a Clearwater Beach rental: a filter behind a flap at the front needs cleaning monthly.',
          },
          dishwasher: {
            en: 'Sand from Clearwater Beach ends up in a rental’s dishwasher: put its filter on the Saturday list.',
          },
          stove: {
            en: 'Guests on Clearwater Beach lock the cooktop without knowing it: leave the two steps that unlock it on a card.',
          },
          microwave: {
            en: 'In a weekly rental on Clearwater Beach, write the microwave’s model number inside a cabinet door, where a guest can read it to us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt is strong on Clearwater Beach and Sand Key, and weak in Countryside.' },
        lines: {
          refrigerator: {
            en: 'On Clearwater Beach, wipe steel refrigerator doors with fresh water every week; in Countryside there is no need.',
          },
          dryer: {
            en: 'On Clearwater Beach and Sand Key, have the dryer’s flap looked at twice a year; in Countryside lint is what closes it.',
          },
          'wine-cooler': {
            en: 'On a Clearwater Beach balcony a wine cooler not made for outdoors rusts from the grille inward.',
          },
          'range-hood': {
            en: 'On Sand Key, salt can rust a hood’s wall cap shut; in Countryside, a stuck flap is more likely grease.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge went through ground floors on Clearwater Beach in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'older homes',
        fact: { en: 'Harbor Oaks has houses from the 1920s.' },
        lines: {
          dishwasher: {
            en: 'In Harbor Oaks, find out whether the dishwasher drains into the old cast-iron line: a slow line fills its bottom with water.',
          },
          microwave: {
            en: 'Harbor Oaks kitchens from the 1920s may have one circuit for the counter: run the microwave and the coffee maker one at a time.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Beach towers want insurance paperwork first, and an early hour avoids the causeway traffic of March.',
        },
      },
      { line: { en: 'US 19 has frontage lanes: tell us which side of it you are on.' } },
      { line: { en: 'In a park off US 19 or Gulf-to-Bay Boulevard, give the lot number.' } },
    ],
  },
  largo: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Mobile-home parks line Ulmerton, East Bay and Belcher roads in Largo.',
        },
        lines: {
          refrigerator: {
            en: 'In a park off Ulmerton Road, leave the refrigerator the side gaps its manual asks for: alcoves there are snug, and it runs hot.',
          },
          washer: {
            en: 'Off East Bay Drive, press the floor beside a washer that bangs in a mobile home: if it gives, the floor has to be repaired before leveling helps.',
          },
          dryer: {
            en: 'Along Belcher Road a mobile home’s dryer must vent past the skirting: a duct that stops short wets the underside of the home.',
          },
          dishwasher: {
            en: 'A mobile home off Ulmerton Road hides a dishwasher’s leak in the floor: a soft spot in front of the door is worth a call even when nothing drips.',
          },
          'range-hood': {
            en: 'Off East Bay Drive, look at a mobile home’s roof from the yard: a bent hood cap keeps the smoke in.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Pinellas County pipes Tampa Bay Water’s mix to Largo.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Largo, and some mobile-home parks use propane.' },
        lines: {
          dryer: {
            en: 'In parts of Largo the dryer may be on Clearwater Gas, in some parks on propane: find out which, and for propane ask us first.',
          },
          oven: {
            en: 'A gas oven in Largo is on Clearwater Gas or, in some mobile-home parks, on propane: a tank beside the home tells.',
          },
          stove: {
            en: 'If all burners are out in a Largo park on propane, call the propane supplier first; elsewhere ask Clearwater Gas.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'condo laundry',
        fact: { en: '55-plus condos such as Imperial Palms often have laundry closets.' },
        lines: {
          washer: {
            en: 'At Imperial Palms a washer in a closet dries only with both doors open: wait an hour after the last load, unless a child or pet could climb in.',
          },
          dryer: {
            en: 'At Imperial Palms, check the bend behind the dryer after anyone has moved it: a flattened vent doubles the drying time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Block houses around Largo Central Park are from the 1950s and 1960s.' },
        lines: {
          dryer: {
            en: 'Block houses around Largo Central Park got dryers later: their ducts may cross the attic, where a joint comes apart.',
          },
          oven: {
            en: 'Around Largo Central Park a 1950s panel may have the oven on a worn double breaker: one full reset is a fair test, a second is not.',
          },
          'wine-cooler': {
            en: 'Around Largo Central Park, put a wine cooler on a grounded outlet: block houses of the 1950s still have some without.',
          },
          microwave: {
            en: 'Kitchens from the 1950s around Largo Central Park have few outlets: a microwave on an extension cord is too much for the cord.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes in Largo are used in winter only.' },
        lines: {
          refrigerator: {
            en: 'Largo park homes used only in winter stay hot in summer: leave the refrigerator empty, off and tied open, where no child can climb in.',
          },
          dishwasher: {
            en: 'The first dishwasher load of the winter in a Largo park home is the one to watch: dried seals drip.',
          },
          stove: {
            en: 'In spring, turn off the stove’s breaker in a Largo park home, so that no summer surge reaches its control.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        services: laundry,
        line: { en: 'Ask the park office what it wants to know before work on a carport or shed.' },
      },
      { line: { en: 'Give the park and the lot number.' } },
      { line: { en: 'Seminole Boulevard is also Alternate US 19: name a cross street.' } },
    ],
  },
  dunedin: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Dunedin takes the hardness out of its well water in a membrane plant.' },
        lines: {
          refrigerator: {
            en: 'Dunedin’s membrane plant leaves little lime: a slow ice maker there needs a filter, or has a fault of its own.',
          },
          washer: {
            en: 'Dunedin’s water is soft: if suds stand in the washer’s window after the last rinse, use half the detergent.',
          },
          dishwasher: {
            en: 'Soft water and a full dose etch glasses for good: in Dunedin measure the dishwasher’s detergent down until food stays on, then go up one step.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Dunedin.' },
        lines: {
          dryer: {
            en: 'Clearwater Gas has mains in parts of Dunedin: the label inside the dryer’s door opening says whether yours is gas.',
          },
          oven: {
            en: 'Where Clearwater Gas has mains in Dunedin, an oven that is out under burners that light usually needs an igniter.',
          },
          stove: {
            en: 'In Dunedin, if stove and water heater are both out, ask Clearwater Gas before you book us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Dunedin has old bungalows around Main Street.' },
        lines: {
          dryer: {
            en: 'Main Street bungalows in Dunedin may vent the dryer below the floor: the duct has to come out at a wall.',
          },
          oven: {
            en: 'If the oven of a Main Street bungalow still has fuses instead of a breaker, leave them alone and say so when you call.',
          },
          stove: {
            en: 'In a bungalow near Main Street in Dunedin, measure the range’s width before you shop: an old kitchen may not take today’s 30 inches.',
          },
          'wine-cooler': {
            en: 'Near Main Street in Dunedin a bungalow’s enclosed porch is too hot for a wine cooler: choose a cooled room and a grounded outlet.',
          },
          'range-hood': {
            en: 'In an old bungalow near Main Street the hood may have no duct: look for a charcoal filter behind the mesh.',
          },
          microwave: {
            en: 'Near Main Street an old bungalow’s counter outlets may all share one breaker: unplug the rest before you blame the microwave.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Dunedin has mobile-home parks along the causeway and US 19.' },
        lines: {
          washer: {
            en: 'By the Dunedin causeway a mobile home’s washer needs firm ground: damp from below softens floors near the water.',
          },
          dryer: {
            en: 'Along US 19 in Dunedin, see that a mobile home’s dryer duct is metal and ends outdoors: flexible foil sags and holds water.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Screws and hinges rust first on the marina side of Dunedin, by St. Joseph Sound.' },
        lines: {
          refrigerator: {
            en: 'On the marina side of Dunedin screws and hinges rust first: check the refrigerator’s hinge covers when you wipe its doors.',
          },
          dishwasher: {
            en: 'By St. Joseph Sound the screws of a dishwasher’s door handle rust first: wipe them, too, with fresh water.',
          },
          'wine-cooler': {
            en: 'On the marina side, keep a wine cooler away from a porch door: St. Joseph Sound’s air fogs its glass and rusts its hinges.',
          },
          'range-hood': {
            en: 'On Dunedin’s marina side St. Joseph Sound rusts the hood’s cap: if it rattles in a west wind, its flap hangs loose.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Marina-side streets took water in Idalia in 2023 and in Helene in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on the causeway have laundry closets.' },
        lines: {
          washer: {
            en: 'In a causeway condo the closet holds the damp: leave the washer’s drawer open as well as its door, if no child or pet can get in.',
          },
          dryer: {
            en: 'Causeway condos in Dunedin send dryer air toward the Sound: salt and lint together close the outlet, so ask who cleans it.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Near Main Street, tell us where a van may park: the Pinellas Trail closes some cross streets to cars.',
        },
      },
      {
        services: withVent,
        line: { en: 'Cottage lots leave little room for a new vent outlet: show us the outside wall.' },
      },
      { line: { en: 'On the causeway, name the building and the elevator to use.' } },
    ],
  },
  'tarpon-springs': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Tarpon Springs blends reverse-osmosis water with fresh well water.',
        },
        lines: {
          dishwasher: {
            en: 'Tarpon Springs blends reverse-osmosis water with fresh well water: begin with the small dose in the dishwasher and go up only if food stays on.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Frame houses near Spring Bayou are a century old.' },
        lines: {
          refrigerator: {
            en: 'Near Spring Bayou a frame house’s kitchen floor may slope: level the refrigerator, or its doors drift open.',
          },
          washer: {
            en: 'Near Spring Bayou a century-old frame house can have a floor that swings with the washer’s spin: a plywood base over two joists helps.',
          },
          dryer: {
            en: 'In a frame house near Spring Bayou the dryer’s duct must not end under the raised floor.',
          },
          dishwasher: {
            en: 'Near Spring Bayou a sloping kitchen floor lets a dishwasher drip at one corner of the door: level it before you replace the seal.',
          },
          oven: {
            en: 'Near Spring Bayou an oven may still be on the old fuse box beside the new panel: do not touch its fuses, and call an electrician about a blown one.',
          },
          stove: {
            en: 'Near Spring Bayou a kitchen floor may slope: level the range, or oil runs to one side of the pan and a cake rises crooked.',
          },
          'wine-cooler': {
            en: 'In a century-old house near Spring Bayou, level the wine cooler and give it a grounded outlet.',
          },
          'range-hood': {
            en: 'Near Spring Bayou, look for the hood’s cap outside a frame house: with none, the hood only filters, or its duct stops in the attic, so say so when you call.',
          },
          microwave: {
            en: 'In a frame house near Spring Bayou a microwave needs studs behind its bracket: old plaster alone will not hold it.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Tarpon Springs has mobile-home parks along US 19 and toward Lake Tarpon.' },
        lines: {
          washer: {
            en: 'Toward Lake Tarpon a park home’s floor near the water gives sooner: press it by the washer each spring.',
          },
          dryer: {
            en: 'Along US 19 in Tarpon Springs, look for lint at the vents of the skirting: it shows that a dryer duct has come apart.',
          },
          'range-hood': {
            en: 'Along US 19 a Tarpon Springs park home’s hood often vents through the roof: if smoke stays after a windy night, look from the yard for a bent cap.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Newer communities by Lake Tarpon and in 34688 have gates.' },
        source: 'association practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Tarpon Springs houses use propane.' },
        lines: {
          oven: {
            en: 'If your Tarpon Springs house uses propane and only the oven is out, the tank is not the cause.',
          },
          stove: {
            en: 'A Tarpon Springs stove on propane takes parts made for it: ask when you call whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt water reaches the middle of Tarpon Springs through its bayous.' },
        lines: {
          refrigerator: {
            en: 'The bayous bring salt into the middle of Tarpon Springs: wipe a refrigerator’s steel with fresh water even away from the Gulf.',
          },
          'wine-cooler': {
            en: 'By a Tarpon Springs bayou, close the porch door near a wine cooler: salt and damp come in together.',
          },
          'range-hood': {
            en: 'Bayou air in Tarpon Springs stiffens the flap of a hood: if grease drips back, the flap and not the fan may be stuck.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: { en: 'Homes in the historic district need city approval for outside work.' },
        lines: {
          dryer: {
            en: 'In the historic district, ask the city before a dryer’s vent moves to another wall.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Streets around the Sponge Docks flooded in Idalia in 2023 and again in Helene in 2024.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us whether you are on the bayou side or east toward Lake Tarpon.' } },
      { line: { en: 'On festival days the Sponge Docks are closed to cars: choose another day.' } },
    ],
  },
  'pinellas-park': {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Pinellas Park has manufactured-home parks off US 19 and Park Boulevard.' },
        lines: {
          refrigerator: {
            en: 'Off Park Boulevard a manufactured home’s door decides which refrigerator fits: measure it first.',
          },
          washer: {
            en: 'Off US 19 a manufactured home’s washer needs a firm floor: after long rains feel for give under its legs.',
          },
          dryer: {
            en: 'Off Park Boulevard, look for the end of the dryer’s duct outside the skirting: streets flood there, and a duct that sags below the home fills with water.',
          },
          dishwasher: {
            en: 'Off US 19, mention a soft floor in front of a manufactured home’s dishwasher when you call, because the machine has to come out over it.',
          },
          'range-hood': {
            en: 'Off Park Boulevard a bent roof cap keeps a manufactured home’s kitchen smoky: look from the yard.',
          },
          microwave: {
            en: 'Off US 19 a manufactured home may trip a breaker when the microwave and the air conditioner run together: use one at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'The Mainlands are 55-plus houses and villas under condo associations.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinellas Park buys its tap water from Pinellas County.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Houses off Park Boulevard are from the 1960s, some with their original breaker panels.',
        },
        lines: {
          refrigerator: {
            en: 'Off Park Boulevard, check whether the refrigerator of a 1960s kitchen has a grounded outlet.',
          },
          oven: {
            en: 'Off Park Boulevard an original 1960s panel may have a worn double breaker for the oven: reset it once, and if it trips again, call an electrician.',
          },
          stove: {
            en: 'Off Park Boulevard, measure a 1960s cooktop opening before you choose a new one over a repair.',
          },
          'wine-cooler': {
            en: 'Off Park Boulevard, on an original 1960s panel, keep the wine cooler off the microwave’s circuit: a trip goes unnoticed.',
          },
          microwave: {
            en: 'Off Park Boulevard a 1960s counter circuit carries a microwave or a toaster, not both.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Pinellas Park is flat and drained by ditches, so water stays on its streets in long rains.',
        },
        source: 'National Weather Service',
      },
      {
        condition: 'outdoor laundry',
        services: ['washer'],
        fact: { en: 'Washers in Pinellas Park are often in a carport shed.' },
        lines: {
          washer: {
            en: 'In a Pinellas Park carport shed, look at the washer’s hoses each spring, and raise it off a floor that floods.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In the Mainlands, give the unit number and the street; several look alike.' } },
      { services: laundry, line: { en: 'In a shed, clear the space in front of the machine.' } },
      { line: { en: 'On a horse lot, send the gate code.' } },
    ],
  },
  'safety-harbor': {
    facts: [
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Safety Harbor.' },
        lines: {
          dryer: {
            en: 'Clearwater Gas reaches parts of Safety Harbor: read the label inside the dryer’s door opening before you order an electric one.',
          },
          oven: {
            en: 'In parts of Safety Harbor the oven is on Clearwater Gas: if its burners light and it does not, suspect the igniter.',
          },
          stove: {
            en: 'In Safety Harbor, all burners out and a cold water heater mean a call to Clearwater Gas, one burner out a call to us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Safety Harbor has old cottages near Main Street and Philippe Parkway.' },
        lines: {
          refrigerator: {
            en: 'Near Main Street in Safety Harbor, have an electrician check that a cottage’s refrigerator outlet is grounded.',
          },
          dryer: {
            en: 'Near Philippe Parkway a cottage’s dryer may vent below the floor: it has to come out at a wall.',
          },
          dishwasher: {
            en: 'Near Main Street in Safety Harbor, measure a cottage’s dishwasher opening: it was cut into old cabinets.',
          },
          oven: {
            en: 'If a house near Main Street in Safety Harbor has a fuse box, a cold electric oven may be a matter for an electrician: do not touch the fuses.',
          },
          stove: {
            en: 'Near Philippe Parkway, measure a cottage’s range before we come: narrow ones are common there.',
          },
          'wine-cooler': {
            en: 'Near Philippe Parkway, give the wine cooler of a cottage a grounded outlet on an inside wall.',
          },
          microwave: {
            en: 'Near Main Street in Safety Harbor a cottage’s microwave may share its circuit with another room: see what goes dark when it trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Safety Harbor buys its water from Pinellas County.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The bayfront blocks of Safety Harbor get salt from upper Tampa Bay.' },
        lines: {
          refrigerator: {
            en: 'On the bayfront blocks, wipe refrigerator steel with fresh water: upper Tampa Bay is salty.',
          },
          dryer: {
            en: 'On the bayfront blocks the dryer’s flap sticks sooner than up the hill: look twice a year.',
          },
          'wine-cooler': {
            en: 'On Safety Harbor’s bayfront blocks, keep a wine cooler away from a porch door: damp salt air fogs its glass and rusts its hinges.',
          },
          'range-hood': {
            en: 'On the bayfront blocks of Safety Harbor, see each spring that the hood’s flap swings.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses west of McMullen Booth have laundry closets upstairs.' },
        lines: {
          washer: {
            en: 'West of McMullen Booth upstairs closets need a pan under the washer: see that it has a drain.',
            apart: true,
          },
          dryer: {
            en: 'West of McMullen Booth a dryer upstairs has a long way out: have its duct cleaned each year.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About one home in six in Safety Harbor is a mobile home (US Census, 2014–2018).' },
        lines: {
          washer: {
            en: 'In a Safety Harbor mobile home press the floor beside a washer that walks before you level it.',
          },
          dryer: {
            en: 'In a Safety Harbor mobile home the dryer must vent beyond the skirting, in metal duct: damp air rots the floor.',
          },
          dishwasher: {
            en: 'In a Safety Harbor mobile home a drip at the dishwasher’s door soaks a wooden floor: wipe the seal clean, check that the machine is level, and call if it drips again.',
          },
          'range-hood': { en: 'In a Safety Harbor mobile home look from the yard at the hood’s roof cap.' },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Near Main Street, tell us where a van may park.' } },
      { services: laundry, line: { en: 'For an upstairs closet, measure how wide its door is.' } },
      { line: { en: 'West of McMullen Booth Road, give the name of the subdivision.' } },
    ],
  },
  oldsmar: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Oldsmar’s own reverse-osmosis plant has made soft water since 2013.' },
        lines: {
          refrigerator: {
            en: 'Oldsmar’s reverse-osmosis water has made lime rare since 2013: a slow ice maker more likely needs a filter.',
          },
          washer: {
            en: 'Since 2013 Oldsmar’s water has been soft: half the detergent is enough, and the washer smells less.',
          },
          dishwasher: {
            en: 'Soft since 2013, Oldsmar’s water etches glasses if the dishwasher gets a full dose: use half, and the lowest softener step.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Subdivisions around Forest Lakes have gates.' },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The southern edge of Oldsmar is marsh on Old Tampa Bay, and the air near the shore is salty.',
        },
        lines: {
          refrigerator: {
            en: 'Near Oldsmar’s marshy shore, wipe a refrigerator’s hinges and steel doors with fresh water: the air there is salty.',
          },
          dryer: { en: 'Near the marsh on Old Tampa Bay the dryer’s flap sticks: look in spring and fall.' },
          stove: { en: 'Near Oldsmar’s shore, dry the burners after you wipe them cold: salt holds damp.' },
          'wine-cooler': {
            en: 'Near the marsh, keep a wine cooler away from an open porch: the air there is salty and damp.',
          },
          'range-hood': {
            en: 'Near Old Tampa Bay a hood’s cap rusts: listen for it to close when the fan stops.',
          },
          microwave: {
            en: 'Near the marsh on Old Tampa Bay, a microwave over the range that blows outdoors has a flap on the wall or the roof: look from the ground each spring that it opens, because salt makes it stick.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'city power',
        fact: { en: 'Tampa Electric serves most of Oldsmar and Duke Energy part of it.' },
        source: 'Tampa Electric',
      },
      {
        condition: 'flood water',
        fact: { en: 'Streets south of State Road 580 are low, and Helene’s surge entered some in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses in Oldsmar have laundry closets upstairs or in a hall.' },
        lines: {
          washer: {
            en: 'In an Oldsmar townhouse with the laundry upstairs, see that the washer has a pan with a drain.',
            apart: true,
          },
          dryer: {
            en: 'In an Oldsmar hall closet the dryer’s duct runs far: a yearly cleaning keeps it to one cycle.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Say whether you are north or south of State Road 580.',
        },
      },
      { line: { en: 'Race days fill the roads near Tampa Bay Downs, so allow some extra time.' } },
    ],
  },
  seminole: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Seminole has mobile-home parks along Park Boulevard.' },
        lines: {
          refrigerator: {
            en: 'Along Park Boulevard in Seminole, measure a mobile home’s door before its refrigerator goes out.',
          },
          washer: {
            en: 'Along Park Boulevard a mobile home’s washer walks on a soft floor: press before you level.',
          },
          dryer: {
            en: 'Along Park Boulevard a mobile home’s dryer must be approved for it and vent outdoors.',
          },
          dishwasher: {
            en: 'Along Park Boulevard in Seminole a mobile home’s floor may have sunk under the dishwasher: if its door rubs or drips at one corner, mention that when you call.',
          },
          'range-hood': {
            en: 'Along Park Boulevard in Seminole, a mobile home’s hood often vents through the roof: if smoke stays, look from the yard for a bent cap.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many condos around Lake Seminole have small laundry closets.' },
        lines: {
          washer: {
            en: 'Around Lake Seminole small closets keep a washer damp: leave both doors open after the last load, unless a child or pet could climb in.',
          },
          dryer: {
            en: 'Around Lake Seminole a small closet starves the dryer: try a load with its door open.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Pinellas County supplies Seminole with the regional mix.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses off 113th Street are from the 1960s.' },
        lines: {
          refrigerator: {
            en: 'Off 113th Street, give the refrigerator of a 1960s ranch house a grounded outlet.',
          },
          dishwasher: {
            en: 'Off 113th Street, see whether tile laid over the 1960s floor locks the dishwasher in.',
          },
          oven: {
            en: 'Off 113th Street a 1960s ranch may have a wall oven 24 inches wide: measure before you replace it.',
          },
          stove: {
            en: 'Off 113th Street, a 1960s ranch house may have a cooktop opening too small for a new one: measure it before you decide against a repair.',
          },
          'wine-cooler': {
            en: 'Off 113th Street, a 1960s counter circuit is soon full: plug the wine cooler in where the microwave is not.',
          },
          'range-hood': {
            en: 'Off 113th Street the duct of a ranch house’s hood may stop in the attic, where grease must not go: look from the yard for its roof cap.',
          },
          microwave: {
            en: 'Off 113th Street the breaker of a 1960s kitchen may trip when the microwave and the toaster run together: use one at a time.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        services: ['washer', 'dishwasher'],
        line: { en: 'If water runs cold, ask your association whether it comes from a shared heater.' },
      },
      { line: { en: 'Give the building name and the floor.' } },
      { line: { en: 'In a park off Park Boulevard, give the lot number.' } },
    ],
  },
  'st-pete-beach': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments and cottages on St. Pete Beach are rented by the week.' },
        lines: {
          refrigerator: {
            en: 'On St. Pete Beach weekly guests fill the refrigerator with warm drinks: ask them to wait four hours before they call it broken.',
          },
          washer: {
            en: 'Beach towels in a St. Pete Beach rental carry sand: have them shaken out, and the washer’s filter cleaned monthly.',
          },
          dishwasher: {
            en: 'In a St. Pete Beach cottage have the dishwasher’s filter rinsed at each change: sand settles in it.',
          },
          oven: {
            en: 'In a St. Pete Beach rental leave the oven’s model number where a guest can read it by phone.',
          },
          stove: {
            en: 'Leave a card about the control lock in a St. Pete Beach rental: a locked range looks dead.',
          },
          microwave: {
            en: 'In a St. Pete Beach rental leave a card by the microwave: no foil, no metal, never empty.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'St. Pete Beach has the Gulf in front and Boca Ciega Bay behind, so the air is salty everywhere.',
        },
        lines: {
          refrigerator: {
            en: 'The Gulf and Boca Ciega Bay leave no dry side on St. Pete Beach: a refrigerator outdoors must be rated for it.',
          },
          dryer: {
            en: 'On St. Pete Beach salt comes from both sides, so look at the dryer’s flap twice a year.',
          },
          dishwasher: {
            en: 'On St. Pete Beach dry a steel dishwasher door after you wipe it: salt and water spot it.',
          },
          'wine-cooler': {
            en: 'Nowhere on St. Pete Beach is a wine cooler safe from salt by an open door: keep it inside the room.',
          },
          'range-hood': {
            en: 'On St. Pete Beach a hood’s flap rusts even on the bay side: see each spring that it swings.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Low condo buildings along Gulf Boulevard in St. Pete Beach often have laundry closets.',
        },
        lines: {
          washer: {
            en: 'Along Gulf Boulevard in St. Pete Beach, a closet washer stays wet with the doors shut: leave them open, unless a child or pet could climb in.',
          },
          dryer: {
            en: 'Along Gulf Boulevard a closet dryer’s vent faces the sea: ask who keeps the outlet free of lint and salt.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'St. Pete Beach gets county water over the bridges.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Pass-a-Grille has cottages from the early 1900s.' },
        lines: {
          oven: {
            en: 'If a Pass-a-Grille cottage has fuses instead of breakers, do not touch them, and say so when you call about a cold oven.',
          },
          'range-hood': {
            en: 'In a Pass-a-Grille cottage the hood may only filter: look for a charcoal pad behind the mesh.',
          },
          microwave: {
            en: 'In Pass-a-Grille a cottage’s kitchen may be on one circuit: run the microwave alone if it trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge went through ground floors all over St. Pete Beach in September 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In ZIP code 33706 about 39% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        lines: {
          refrigerator: {
            en: 'About 39% of homes in 33706 were vacant or used part of the year (US Census, 2014–2018): if you close yours, turn off the ice maker, empty its bin and close its valve.',
          },
          washer: {
            en: 'Close both washer valves before you leave St. Pete Beach for months: in 33706 the neighbors may be away, too, and nobody sees a leak.',
            apart: true,
          },
          'wine-cooler': {
            en: 'If you leave St. Pete Beach for the season, empty the wine cooler, turn it off, and leave its door ajar.',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a rental, name the manager and send the door code.' } },
      { line: { en: 'In Pass-a-Grille, tell us where a van may park without a meter.' } },
    ],
  },
  gulfport: {
    facts: [
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Frame bungalows around Beach Boulevard have old electrical panels.' },
        lines: {
          refrigerator: {
            en: 'Around Beach Boulevard old panels feed few circuits: keep a second refrigerator off the kitchen’s.',
          },
          washer: {
            en: 'Around Beach Boulevard a frame bungalow’s floor can swing with the washer’s spin: stiffen it before you blame the machine.',
          },
          oven: {
            en: 'In a frame bungalow off Beach Boulevard a cold electric oven may have a blown fuse: do not touch the fuse box, call an electrician.',
          },
          stove: {
            en: 'Off Beach Boulevard, have the bungalow’s panel checked before you order an induction range.',
          },
          'wine-cooler': {
            en: 'Off Beach Boulevard, keep a wine cooler off a bungalow’s porch: it gets too hot there, and an old outlet may not be grounded.',
          },
          'range-hood': {
            en: 'Around Beach Boulevard, look from the yard for the hood’s cap: a ducted hood without one may blow grease into the bungalow’s attic.',
          },
          microwave: {
            en: 'In a Gulfport bungalow, see what dims when the microwave starts: that is what shares its line.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared laundry',
        fact: { en: 'Town Shores has 55-plus condos with shared laundry rooms on each floor.' },
        lines: {
          washer: {
            en: 'At Town Shores the washer on your floor is the association’s: give the office the floor and the machine.',
          },
          dryer: {
            en: 'At Town Shores, clean the shared dryer’s screen, then tell the office if it still takes two cycles.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: { en: 'Each Town Shores building has its own rules on when water can be shut off.' },
        lines: {
          refrigerator: {
            en: 'At Town Shores, ask your building’s rules on shut-offs before an ice maker’s valve is replaced.',
          },
          dishwasher: {
            en: 'At Town Shores agree with your building on an hour without water before a dishwasher’s valve is replaced.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Gulfport gets its water from St. Petersburg, which softens it with lime.' },
        lines: {
          dishwasher: {
            en: 'Gulfport’s water is St. Petersburg’s, softened with lime: more rinse aid, not less detergent, cures spots in the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Homes near Boca Ciega Bay in Gulfport get salt in the air.' },
        lines: {
          dryer: { en: 'Near Boca Ciega Bay in Gulfport, see each spring that the dryer’s flap opens.' },
          stove: { en: 'Near the bay in Gulfport, wipe cold burners dry after windows have been open.' },
          'wine-cooler': {
            en: 'Near the Gulfport waterfront, keep a wine cooler away from open jalousies and doors.',
          },
          'range-hood': {
            en: 'Near Boca Ciega Bay a Gulfport hood’s flap stiffens: if the kitchen is drafty with the fan off, the flap is stuck open.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Gulfport waterfront flooded in Hurricane Helene in 2024, ground floors included.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Town Shores, let the gatehouse know, and give us the building’s name.' } },
      { line: { en: 'Near Beach Boulevard, tell us where a van may park on a market day.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: { en: 'If a bungalow has fuses instead of breakers, do not touch them: say so when you call.' },
      },
    ],
  },
  'south-pasadena': {
    facts: [
      {
        condition: 'association rules',
        fact: {
          en: 'Most homes in South Pasadena are 55-plus condos, such as Bay Island and Causeway Village.',
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: {
          en: 'One valve may shut off the water for a whole stack of apartments, and the office wants notice.',
        },
        lines: {
          refrigerator: {
            en: 'In a South Pasadena stack one valve may stop everyone’s water: ask the office before an ice maker’s line is changed.',
          },
          washer: {
            en: 'In South Pasadena a new valve behind the washer may need notice to the whole stack: have a stiff one replaced before a hose fails.',
          },
          dishwasher: {
            en: 'In South Pasadena, plan work on the dishwasher’s valve with the office: the stack of apartments may share one shut-off.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: { en: 'Boca Ciega Bay and the canals behind the buildings carry salt into South Pasadena.' },
        lines: {
          refrigerator: {
            en: 'Boca Ciega Bay and its canals salt South Pasadena: a balcony refrigerator needs an outdoor rating.',
          },
          dryer: {
            en: 'In a South Pasadena condo, ask the office who frees the dryer’s outlet of salt and lint.',
          },
          stove: {
            en: 'Bay air in South Pasadena leaves salt on burners near an open slider: wipe them dry when they are cold.',
          },
          'wine-cooler': {
            en: 'With bay and canals around South Pasadena, keep a wine cooler back from the balcony door.',
          },
          'range-hood': {
            en: 'Bay and canal air rusts a hood’s outlet in South Pasadena: if yours has a duct, ask the office who looks after its cap.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Storm surge can reach much of South Pasadena.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many South Pasadena condos are closed in summer.' },
        lines: {
          refrigerator: {
            en: 'Closed in summer, a South Pasadena condo’s refrigerator should be empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'Before summer, ask the South Pasadena office to note that your washer’s valves are closed.',
            apart: true,
          },
          dishwasher: {
            en: 'If your South Pasadena condo was closed all summer, stay for the dishwasher’s first cycle: dried seals can drip.',
          },
          oven: {
            en: 'If your South Pasadena condo was closed all summer, look inside the oven for insects before you heat it.',
          },
          'wine-cooler': {
            en: 'Before a summer away from South Pasadena, ask whether anyone in the building can read the wine cooler each week; if not, empty it.',
          },
          microwave: {
            en: 'Before a summer away, unplug the microwave in South Pasadena, or turn off its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'South Pasadena’s tap water is Tampa Bay Water’s regional mix.' },
        source: 'water quality report',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us the building’s name and which elevator we may use for an appliance.' } },
      { line: { en: 'If you are away, name the neighbor or manager who opens the door.' } },
    ],
  },
  'kenneth-city': {
    facts: [
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Most houses in Kenneth City are one-story block houses, many of them decades old.',
        },
        lines: {
          refrigerator: {
            en: 'Decades-old block houses in Kenneth City may have the kitchen on two circuits: find the refrigerator’s breaker and label it.',
          },
          dishwasher: {
            en: 'In a decades-old block house in Kenneth City, do not force a stiff valve under the sink: close the main one before work on the dishwasher.',
          },
          oven: {
            en: 'In a Kenneth City block house, reset an old double breaker once, fully, before you call about a cold oven.',
          },
          stove: {
            en: 'In Kenneth City, an old block house may have a cooktop opening of an older size: measure it before you shop for a new cooktop.',
          },
          'wine-cooler': {
            en: 'In a Kenneth City block house, keep the wine cooler in the cooled part: Florida rooms get too hot.',
          },
          'range-hood': {
            en: 'An old block house in Kenneth City may have no duct over the stove: look for a charcoal filter behind the hood’s mesh before you suspect the fan.',
          },
          microwave: {
            en: 'In a Kenneth City block house, run microwave and coffee maker in turn if a breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Kenneth City’s taps run Tampa Bay Water’s regional mix.' },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Washers and dryers in Kenneth City are often in garages and carports.' },
        lines: {
          washer: {
            en: 'In a Kenneth City carport sun and heat age the washer’s hoses: replace them every five years or so.',
          },
          dryer: {
            en: 'In a Kenneth City carport, see that nothing nests in the dryer’s vent: run it empty on air and watch the flap.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Joe’s Creek has left its banks in heavy storms.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Street numbers here continue into St. Petersburg, so give the ZIP code with yours.' } },
      { services: outOfDoors, line: { en: 'Move the car out of the garage.' } },
      {
        line: {
          en: 'Say whether you are north or south of 54th Avenue North.',
        },
      },
      {
        services: laundry,
        line: { en: 'If the washer and dryer are in the carport, move the car before we come.' },
      },
    ],
  },
  'madeira-beach': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many condos along Gulf Boulevard in Madeira Beach are rented by the week.' },
        lines: {
          refrigerator: {
            en: 'Weekly guests along Gulf Boulevard in Madeira Beach arrive with warm groceries: a thermometer in the refrigerator saves a call.',
          },
          washer: {
            en: 'A Madeira Beach rental’s washer gets sand from every towel: have the pump filter cleaned each month.',
          },
          dishwasher: {
            en: 'Along Gulf Boulevard, have the cleaners rinse the dishwasher’s filter: guests seldom know that it has one.',
          },
          oven: {
            en: 'A card with the oven’s model number lets a Madeira Beach guest report a fault in one call.',
          },
          stove: {
            en: 'Guests in Madeira Beach lock a range by wiping it: leave a card on how to unlock it.',
          },
          microwave: {
            en: 'In a Madeira Beach rental, leave a note by the microwave that no foil and no metal go in.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt comes to Madeira Beach from the Gulf and from John’s Pass every day.' },
        lines: {
          refrigerator: {
            en: 'Salt from the Gulf and John’s Pass reaches every street: a refrigerator outdoors in Madeira Beach must be rated for it.',
          },
          dryer: {
            en: 'In Madeira Beach salt stiffens dryer flaps daily: look at yours twice a year, or ask the office.',
          },
          'wine-cooler': {
            en: 'In Madeira Beach, keep the wine cooler off the balcony, where salt settles every day.',
          },
          'range-hood': {
            en: 'John’s Pass and the Gulf rust a hood’s cap in Madeira Beach: see that its flap swings each spring.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Low condo buildings here have stacked laundry closets.' },
        lines: {
          washer: {
            en: 'In a low Madeira Beach building the washer is under the dryer in a closet: both come forward, so clear a space.',
            apart: true,
          },
          dryer: {
            en: 'In a stacked closet in Madeira Beach the vent bends sharply behind the dryer: look there first when drying slows.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'The county supplies Madeira Beach with the regional mix.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Block houses on Crystal Island and the other finger canals are from the 1950s and 1960s.',
        },
        lines: {
          dishwasher: {
            en: 'On Crystal Island, see whether a new floor holds the dishwasher in: many kitchens were redone after floods.',
          },
          oven: {
            en: 'On Crystal Island a 1950s block house may have an old panel: reset the oven’s double breaker once, fully.',
          },
          microwave: {
            en: 'On the finger canals 1950s kitchens have few circuits: if the microwave trips its breaker, note what else was on.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge flooded most ground floors of Madeira Beach in September 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In ZIP code 33708 about 41% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        lines: {
          refrigerator: {
            en: 'About 41% of homes in 33708 were vacant or used part of the year (US Census, 2014–2018): if you close yours in Madeira Beach, close the ice maker’s valve and empty its bin.',
          },
          washer: {
            en: 'Before you leave Madeira Beach for months, close the washer’s valves: a burst hose may run for weeks.',
            apart: true,
          },
          'wine-cooler': {
            en: 'Before you leave Madeira Beach for months, empty the wine cooler, turn it off, and leave its door ajar.',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a rental, name who may approve a part.' } },
      { line: { en: 'Say which floor the machine is on, and whether there is an elevator.' } },
    ],
  },
  'belleair-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: {
          en: 'The island is so narrow that the same wind salts the front and the back of a Belleair Beach house.',
        },
        lines: {
          refrigerator: {
            en: 'The same wind salts both sides of a Belleair Beach house: a refrigerator on any porch there needs an outdoor rating.',
          },
          washer: {
            en: 'On Belleair Beach a washer on ground level gets salt from both sides: touch up chips in its paint.',
          },
          dryer: {
            en: 'On Belleair Beach no wall is out of the salt: wherever the dryer’s flap is, look at it twice a year.',
          },
          dishwasher: {
            en: 'Salt comes in from front and back on Belleair Beach: dry a steel dishwasher door after you wipe it.',
          },
          'wine-cooler': {
            en: 'Both porches of a Belleair Beach house are salty: keep the wine cooler inside.',
          },
          'range-hood': {
            en: 'A hood’s cap on Belleair Beach rusts on the bay side as on the Gulf side: see that it swings.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['oven', 'wine-cooler'],
        fact: { en: 'Tall new houses in Belleair Beach have built-in ovens, wine coolers and an elevator.' },
        lines: {
          oven: {
            en: 'In a tall new Belleair Beach house, note on which floor the built-in oven is, and whether the elevator reaches it.',
          },
          'wine-cooler': {
            en: 'A built-in wine cooler in a tall new Belleair Beach house needs a clear toe grille: vacuum it every three months.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses of the 1950s to 1970s remain between the new ones.' },
        lines: {
          refrigerator: {
            en: 'In a 1950s ranch house on Belleair Beach, give the refrigerator a grounded outlet.',
          },
          stove: {
            en: 'In a ranch house of the 1950s to 1970s on Belleair Beach, measure the cooktop’s opening before you shop: old cutouts are often smaller.',
          },
          'range-hood': {
            en: 'In an older Belleair Beach ranch house a hood’s duct may stop in the attic: if you see no cap outside, say so when you call.',
          },
          microwave: {
            en: 'In a 1960s ranch house on Belleair Beach, run microwave and toaster in turn if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County water is piped across from the mainland to Belleair Beach.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some large ranges in Belleair Beach run on propane.' },
        lines: {
          oven: {
            en: 'When the burners of a large Belleair Beach range on propane light and the oven does not, the igniter is the usual cause.',
          },
          stove: {
            en: 'A large Belleair Beach range on propane takes parts made for it: ask when you call whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some Belleair Beach houses and condos are used in winter only.' },
        lines: {
          washer: {
            en: 'Used in winter only? Close the washer’s valves in your Belleair Beach house before you leave.',
            apart: true,
          },
          oven: { en: 'After months away from Belleair Beach, look into the oven before you heat it.' },
          stove: {
            en: 'Before months away from Belleair Beach, turn off the breaker of an electric range, so that no surge reaches its control.',
          },
          microwave: {
            en: 'Before months away from Belleair Beach, unplug the microwave, or turn off the breaker of a built-in one.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge in 2024 went through ground floors on the island.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'A photo of the model number, sent ahead, can save a second trip to the island.' } },
      {
        services: ['refrigerator', 'oven', 'stove', 'dishwasher', 'wine-cooler'],
        line: { en: 'Say whether the kitchen is upstairs and how large the elevator is.' },
      },
      { line: { en: 'Tell us where a van may park on your street.' } },
    ],
  },
  'belleair-bluffs': {
    facts: [
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in Belleair Bluffs.' },
        lines: {
          dryer: {
            en: 'Clearwater Gas has mains in Belleair Bluffs: read the label inside the dryer’s door opening before you call.',
          },
          oven: {
            en: 'With Clearwater Gas in Belleair Bluffs, an oven that is out while the burners light usually needs an igniter.',
          },
          stove: {
            en: 'If every burner is out in Belleair Bluffs, check the water heater: both out is a matter for Clearwater Gas.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Belleair Bluffs has houses from the 1950s and 1960s.' },
        lines: {
          refrigerator: {
            en: 'In a Belleair Bluffs house of the 1950s or 1960s, give the refrigerator a grounded outlet, not an adapter.',
          },
          dryer: {
            en: 'In a 1950s Belleair Bluffs house the dryer’s duct may cross the attic: have its joints checked when drying slows.',
          },
          dishwasher: {
            en: 'In a 1950s or 1960s Belleair Bluffs kitchen, see whether a newer tile floor holds the dishwasher in before you order another.',
          },
          oven: {
            en: 'In a 1960s Belleair Bluffs house a half-tripped double breaker leaves the oven cold: reset it once, fully.',
          },
          stove: {
            en: 'In a 1950s or 1960s Belleair Bluffs kitchen a cooktop’s opening may be an old size: measure it before you choose a new one.',
          },
          'wine-cooler': {
            en: 'In an older Belleair Bluffs house, keep the wine cooler off the microwave’s circuit.',
          },
          microwave: {
            en: 'In a 1950s Belleair Bluffs kitchen, see what else goes dark when the microwave trips its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo buildings overlook the water in Belleair Bluffs.' },
        lines: {
          dryer: {
            en: 'In the condo buildings over the water, ask the office who cleans the dryer outlets on the face.',
          },
          stove: {
            en: 'In a building above the water with 208 volts a Belleair Bluffs range is slow on every burner: one slow burner is a fault.',
          },
          'range-hood': {
            en: 'In the condo buildings over the water a hood often has no duct: its charcoal filter is what to replace.',
          },
          microwave: {
            en: 'In a Belleair Bluffs building above the water, feel above the door of a microwave over the range: air there with the fan on means no duct, and charcoal to replace.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Pinellas County delivers Tampa Bay Water’s mix to Belleair Bluffs.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Most of Belleair Bluffs is on high ground, but the sea wind reaches it.' },
        lines: {
          refrigerator: {
            en: 'High ground does not stop the sea wind in Belleair Bluffs: wipe a balcony refrigerator’s steel with fresh water.',
          },
          dishwasher: {
            en: 'Wipe a dishwasher’s steel door with fresh water in a condo above the water: the sea wind reaches Belleair Bluffs, high ground or not.',
          },
          'wine-cooler': {
            en: 'The sea wind reaches terraces on the high ground of Belleair Bluffs: keep a wine cooler indoors, away from its salt.',
          },
          'range-hood': {
            en: 'Sea wind reaches the bluffs: see each spring that a ducted hood’s flap swings.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condominiums above the water ask for a certificate of insurance.' },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos in Belleair Bluffs often have laundry closets.' },
        lines: {
          washer: {
            en: 'In a Belleair Bluffs condo, leave the laundry closet open after a load, so that the washer dries.',
          },
          dryer: {
            en: 'In a Belleair Bluffs condo, look behind the dryer for a flattened vent before you call.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Largo surrounds the city: give the ZIP code with your street.' } },
      { line: { en: 'Ask the condo office which elevator we may use for an appliance.' } },
    ],
  },
  'redington-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: {
          en: 'Every house in Redington Beach is within reach of sea spray or of a brackish canal.',
        },
        lines: {
          refrigerator: {
            en: 'Sea spray or a brackish canal reaches every Redington Beach house: use only an outdoor refrigerator on a dock or porch.',
          },
          dryer: {
            en: 'In Redington Beach spray stiffens a dryer’s flap: look at it twice a year, from the ground.',
          },
          dishwasher: {
            en: 'In Redington Beach, wipe a steel dishwasher door with fresh water, and dry it along the grain.',
          },
          'wine-cooler': {
            en: 'In Redington Beach a wine cooler belongs on an inner wall, out of reach of spray and canal air.',
          },
          'range-hood': {
            en: 'In Redington Beach a hood’s flap rusts wherever the house is: see that it moves each spring.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses on the bay side are from the 1950s and 1960s.' },
        lines: {
          oven: {
            en: 'On the bay side of Redington Beach a 1960s double breaker may trip by half and leave the oven cold: reset it once, fully.',
          },
          stove: {
            en: 'On the bay side, a 1950s Redington Beach cooktop may be an old size. If no new one fits the opening, a repair is worth more.',
          },
          microwave: {
            en: 'On the bay side of Redington Beach a 1950s kitchen may have one circuit for the microwave and the counter: if it trips, use one appliance at a time.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        fact: { en: 'New houses in Redington Beach have the kitchen upstairs, with built-in machines.' },
        lines: {
          refrigerator: {
            en: 'In a new Redington Beach house a built-in refrigerator is upstairs: measure the stairs before a large part is brought.',
          },
          oven: {
            en: 'In a new Redington Beach house the kitchen is upstairs: measure the stairs in case the built-in oven has to come out.',
          },
          'wine-cooler': {
            en: 'In an upstairs Redington Beach kitchen the built-in wine cooler breathes at its toe: keep it clear.',
          },
          'range-hood': {
            en: 'In an upstairs Redington Beach kitchen the hood’s duct is usually short: if little air leaves, wash the mesh and look at the cap from the ground before you suspect the fan.',
          },
          microwave: {
            en: 'In a new Redington Beach kitchen the microwave is built in: note whether it is a drawer or has a frame.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Pinellas County supplies Redington Beach.' },
        source: 'water quality report',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge flooded ground floors across Redington Beach in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on Gulf Boulevard have laundry closets.' },
        lines: {
          washer: {
            en: 'If your Redington Beach washer is in a closet on Gulf Boulevard, leave its door and the closet open after a load, unless a child or pet could climb in.',
          },
          dryer: {
            en: 'On Gulf Boulevard a Redington Beach closet leaves the dryer short of air: try one load with the door open.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'About 41% of homes in ZIP code 33708 were vacant or used only part of the year (US Census, 2014–2018).',
        },
        lines: {
          washer: {
            en: 'About 41% of homes in 33708 were vacant or used part of the year (US Census, 2014–2018), so close the washer’s valves before you leave Redington Beach: no one may hear a leak.',
            apart: true,
          },
          stove: { en: 'If your Redington Beach home is empty for months, turn off the range’s breaker.' },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      {
        services: ofTheKitchen,
        line: { en: 'Count the stairs to the kitchen, and say how many there are.' },
      },
      { services: laundry, line: { en: 'Say which floor the laundry has been on since the storm.' } },
    ],
  },
  'indian-shores': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many condos on the Gulf side of Indian Shores are rented by the week.' },
        lines: {
          refrigerator: {
            en: 'On the Gulf side weekly guests come with warm drinks: put a thermometer in the refrigerator of an Indian Shores condo, so that they see when it is cold enough.',
          },
          washer: {
            en: 'Sand from the beach fills a washer’s pump filter in an Indian Shores rental: clean it monthly.',
          },
          dishwasher: {
            en: 'In an Indian Shores rental, have the dishwasher’s filter rinsed at each change of guests.',
          },
          oven: {
            en: 'Leave the oven’s model number on a card in an Indian Shores condo, so that a guest who calls can read it to us.',
          },
          stove: {
            en: 'Leave a card about the control lock in a rented Indian Shores condo: to a guest, a locked range looks dead.',
          },
          'wine-cooler': {
            en: 'Guests turn the dial: note the wine cooler’s setting on a card in an Indian Shores condo.',
          },
          microwave: {
            en: 'A card about foil and metal rims protects the microwave of an Indian Shores rental.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'In low condo buildings in Indian Shores the washer and dryer are often in a closet.',
        },
        lines: {
          washer: {
            en: 'In a low Indian Shores building the washer’s closet stays damp: have the cleaners leave its door open, where no child can climb in.',
          },
          dryer: {
            en: 'In a low Indian Shores building guests rarely empty the lint screen: put it on the cleaners’ list.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Gulf wind carries salt across the whole width of Indian Shores.' },
        lines: {
          refrigerator: {
            en: 'Gulf wind crosses all of Indian Shores: a refrigerator outdoors must be rated for it, even on the Intracoastal side.',
          },
          dryer: {
            en: 'Gulf wind salts every vent in Indian Shores: look at the dryer’s flap twice a year, or ask the office.',
          },
          dishwasher: {
            en: 'In Indian Shores, dry a steel dishwasher door after wiping: the whole strip is salty.',
          },
          'wine-cooler': {
            en: 'In Indian Shores Gulf wind carries salt to the bay side, too: keep a wine cooler off every balcony.',
          },
          'range-hood': {
            en: 'Gulf wind rusts a hood’s cap across the whole width of Indian Shores: see each spring that it swings.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County water comes to Indian Shores from the mainland.' },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Owners of many Indian Shores condos are away in summer.' },
        lines: {
          refrigerator: {
            en: 'Away in summer? Turn off the ice maker in Indian Shores first, and empty its bin a day later.',
          },
          washer: {
            en: 'Away in summer, close the washer’s valves in Indian Shores: in a low building a leak drips into the home or the parking below.',
            apart: true,
          },
          oven: { en: 'Back in fall, look into the oven of an Indian Shores condo before you heat it.' },
          microwave: {
            en: 'Away in summer, unplug the microwave in Indian Shores, or turn off its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        services: laundry,
        fact: { en: 'Helene’s surge in 2024 filled parking levels and laundry rooms along the island.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'association rules',
        fact: { en: 'Rental managers and associations both have a say over work in Indian Shores.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Ask the manager for the hours of the elevator.' } },
      {
        services: laundry,
        line: { en: 'Clear the space in front of the laundry closet so that the machine can come out.' },
      },
      { line: { en: 'Park Boulevard’s bridge is the nearest way in: tell us if it is closed that day.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
