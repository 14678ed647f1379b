// Guides to the places of gulf coast: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, toCookWith, withWater } from './service-groups.ts';

export const gulfCoastGuides = {
  sarasota: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'The City of Sarasota runs part of its well water through reverse osmosis. Homes outside the city have county water.',
        },
        lines: {
          dishwasher: {
            en: 'In the City of Sarasota part of the water is reverse-osmosis; outside it is the county’s. If you moved across the line, set the dishwasher’s rinse aid again.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of Sarasota, so some homes have gas ranges and dryers.',
        },
        lines: {
          dryer: {
            en: 'Parts of Sarasota have Peoples Gas (877-832-6747): a dryer that turns and stays cold while the stove lights needs a repair, not the utility.',
          },
          oven: {
            en: 'In Sarasota streets with Peoples Gas (877-832-6747), an oven that stays cold under burners that light usually needs an igniter.',
          },
          stove: {
            en: 'If stove and water heater are out together in Sarasota, call Peoples Gas (877-832-6747) before you call us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'towers',
        fact: { en: 'Sarasota has towers on the downtown bayfront and condos on the keys next door.' },
        lines: {
          washer: {
            en: 'In a downtown bayfront tower the washer’s valve may be behind an access panel: have it open before we come.',
          },
          dryer: {
            en: 'On the keys and the downtown bayfront, ask who cleans dryer outlets: in a tower the owner seldom can.',
          },
          oven: {
            en: 'A bayfront tower oven on 208 volts is slow to preheat from its first day: call if yours is slower than it used to be.',
          },
          stove: {
            en: 'In a Sarasota bayfront tower one slow zone among fast ones is a fault; four slow ones are the 208 volts.',
          },
          'range-hood': {
            en: 'Downtown towers in Sarasota rarely have kitchen ducts: replace the charcoal filter when smells stay overnight.',
          },
          microwave: {
            en: 'A bayfront tower’s microwave returns its air to the room: a greasy film on the cabinet above its door means that the mesh needs washing.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Laurel Park and Gillespie Park have cottages from the 1920s.' },
        lines: {
          refrigerator: {
            en: 'Laurel Park cottages from the 1920s have few grounded outlets: have one added for the refrigerator before you buy a new one.',
          },
          dryer: {
            en: 'In Gillespie Park the dryer may be in a shed or an added room: follow its duct, which has to reach open air.',
          },
          oven: {
            en: 'If a 1920s Laurel Park cottage has a fuse box, an electrician should look at it when an electric oven is cold: do not touch the fuses.',
          },
          microwave: {
            en: 'In a Gillespie Park cottage of the 1920s the microwave may share its circuit with another room: see what goes dark with it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Sarasota condos are closed from May to October.' },
        lines: {
          refrigerator: {
            en: 'Closed from May to October, a Sarasota condo’s refrigerator should be empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'In May close the washer’s valves in a Sarasota condo, and ask whoever has the key to look at them.',
            apart: true,
          },
          dishwasher: {
            en: 'In October, stay for the first dishwasher cycle in a Sarasota condo: seals that rested since May can drip.',
          },
          stove: {
            en: 'In May turn off the range’s breaker in a Sarasota condo: control boards suffer from summer surges.',
          },
          'wine-cooler': {
            en: 'From May to October, let a friend read the wine cooler of your Sarasota condo, or take the bottles out.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The bayfront and the keys are salty; east of Tuttle Avenue there is little of it.' },
        lines: {
          refrigerator: {
            en: 'On the keys and the bayfront, wipe refrigerator steel weekly; east of Tuttle Avenue there is no need.',
          },
          dryer: {
            en: 'On the bayfront salt stiffens the dryer’s flap; east of Tuttle Avenue look for lint instead.',
          },
          'wine-cooler': {
            en: 'A wine cooler on a bayfront terrace needs an outdoor rating: the salt reaches it until about Tuttle Avenue.',
          },
          'range-hood': {
            en: 'On the keys, have the hood’s cap looked at each year; east of Tuttle Avenue every few years is enough.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Milton came ashore at Siesta Key in October 2024 and flooded low streets in Sarasota.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Downtown towers ask for our insurance certificate and a padded elevator: send us their form, and have the office reserve the elevator.',
        },
      },
      {
        line: {
          en: 'Tell us which side of Tamiami Trail you are on, and whether we have to cross a bridge.',
        },
      },
      { line: { en: 'If you are away from Sarasota, name who opens the door.' } },
    ],
  },
  venice: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'The City of Venice takes the hardness out of its water by reverse osmosis. Outside the city, Sarasota County supplies it.',
        },
        lines: {
          dishwasher: {
            en: 'City water in Venice comes through reverse osmosis and needs little detergent in the dishwasher; outside the city use the pack’s dose.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Venice has large mobile-home parks, Bay Indies among them.' },
        lines: {
          refrigerator: {
            en: 'At Bay Indies, measure the home’s outside door before a new refrigerator is ordered: mobile-home doors are often narrower than a house’s.',
          },
          washer: {
            en: 'At Bay Indies, press the floor around a washer that walks: an old home’s floor gives, and leveling will not hold.',
          },
          dryer: {
            en: 'At Bay Indies the dryer has to be one approved for mobile homes, with metal duct to the outside of the skirting.',
          },
          'range-hood': {
            en: 'At Bay Indies a hood often vents through the roof: if smoke stays with the fan on high, look from the yard for a bent or blocked cap.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Park homes and condos in Venice are mostly used in winter.' },
        lines: {
          washer: {
            en: 'Before summer, close the washer’s valves in a Venice park home: many neighbors are away, too, and nobody sees a leak.',
            apart: true,
          },
          dishwasher: {
            en: 'When winter starts in Venice, pour a quart of water into the dishwasher and stay for its first cycle.',
          },
          oven: {
            en: 'If your Venice home is used in winter only, look inside the oven for insects and nests before you first heat it.',
          },
          'wine-cooler': {
            en: 'If your Venice condo is a winter home, empty the wine cooler in spring, turn it off, and leave its door ajar.',
          },
          microwave: { en: 'For the summer, pull the microwave’s plug in a Venice park home or condo.' },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'The island of Venice has Mediterranean houses from the 1920s.' },
        lines: {
          dryer: {
            en: 'In a 1920s island house, see where the dryer’s duct comes out: it must not be the crawl space.',
          },
          oven: {
            en: 'On the island, in a 1920s Mediterranean house, an electric oven may be on fuses: do not touch them, and say so when you call.',
          },
          microwave: {
            en: 'The island’s 1920s houses have thick plaster: a microwave over the range needs bolts into the studs.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in Venice have propane.' },
        lines: {
          oven: {
            en: 'In a Venice park on propane, an oven that went out together with the burners points to the tank: call its supplier before you call us.',
          },
          stove: {
            en: 'In a Venice mobile-home park with propane, ask whether we work on it when you call about the stove.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'The island and the streets by the beach get salt off the Gulf; Jacaranda gets little.' },
        lines: {
          refrigerator: {
            en: 'On the island of Venice, wipe refrigerator steel with fresh water each week; in Jacaranda there is little salt.',
          },
          dryer: {
            en: 'By the beach in Venice, look at the dryer’s flap in spring and fall; in Jacaranda clean it of lint.',
          },
          stove: {
            en: 'On the island of Venice a salt film on cold burners is wiped off dry: it keeps igniters clicking.',
          },
          'range-hood': {
            en: 'By the beach in Venice the hood’s cap rusts first at its hinge; in Jacaranda it seldom does.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene and then Milton flooded low streets on the island in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In Bay Indies, give us the street and the lot number, and let the office know that we are coming.',
        },
      },
      { line: { en: 'The Venice Avenue bridge opens for boats, so allow some extra time on the island.' } },
      { line: { en: 'US 41 splits into the bypass and the business road, so say which is nearer.' } },
    ],
  },
  bradenton: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Bradenton’s water comes from the Bill Evers Reservoir, and the county’s comes from Lake Manatee.',
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Bradenton has large mobile-home parks along Cortez Road and US 41.',
        },
        lines: {
          refrigerator: {
            en: 'Off Cortez Road parks are old and doors narrow: measure before a refrigerator has to go out.',
          },
          washer: {
            en: 'Off Cortez Road a park home’s floor may give under a full washer: press beside its feet before you level it.',
          },
          dryer: {
            en: 'Along US 41 a park home’s dryer has to vent beyond the skirting: otherwise its damp soaks the insulation under the home.',
          },
          dishwasher: {
            en: 'If the floor in front of a dishwasher gives in a park home along US 41, mention it when you call: it has to be firm before the machine can be leveled.',
          },
          'range-hood': {
            en: 'Off Cortez Road a park home’s hood usually blows straight up through the roof: if it pulls weakly with clean filters, look from the yard for a bent or rusted cap.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Cottages in the Village of the Arts have old electrical panels.' },
        lines: {
          refrigerator: {
            en: 'In the Village of the Arts a cottage’s old panel may feed the refrigerator and the bath from one breaker: find out before a hair dryer trips it.',
          },
          oven: {
            en: 'In a Village of the Arts cottage with a fuse box a cold electric oven may be work for an electrician: do not touch the fuses.',
          },
          stove: {
            en: 'In the Village of the Arts, have the panel checked before you trade a gas stove for an induction range.',
          },
          microwave: {
            en: 'Village of the Arts kitchens were not wired for a microwave: give it an outlet that nothing else uses.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes in Bradenton are empty in summer.' },
        lines: {
          washer: {
            en: 'In spring, close the washer’s valves in a Bradenton park home: a hot, closed home is hard on hoses.',
            apart: true,
          },
          dishwasher: {
            en: 'In fall, watch the dishwasher’s first cycle in a Bradenton park home that was empty all summer.',
          },
          'wine-cooler': {
            en: 'Before a summer away, empty the wine cooler of a Bradenton park home, turn it off, and leave its door ajar.',
          },
          microwave: {
            en: 'If you leave a Bradenton park home for the summer, unplug the microwave: those are the months of storms and surges.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Palma Sola Bay and the mouth of the Manatee River put salt in the air of western Bradenton.',
        },
        lines: {
          refrigerator: {
            en: 'Around Palma Sola Bay a lanai refrigerator needs an outdoor rating and a weekly rinse.',
          },
          dryer: {
            en: 'In western Bradenton Palma Sola Bay’s air stiffens the dryer’s flap: look at it in spring and fall.',
          },
          'wine-cooler': { en: 'By Palma Sola Bay, keep the wine cooler away from an open lanai door.' },
          'range-hood': {
            en: 'In western Bradenton a hood’s flap rusts: listen for it to fall shut when the fan stops.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge reached river blocks and Cortez in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a park, give the lot number and ask the office about outside work.' } },
      { line: { en: 'In a golf community, leave our name at the gate.' } },
    ],
  },
  'north-port': {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Myakkahatchee Creek and the Peace River supply feed North Port’s city water.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many lots in North Port have wells, often with a softener.' },
        lines: {
          refrigerator: {
            en: 'On a North Port well, change the sediment filter first when ice turns cloudy or small.',
          },
          washer: {
            en: 'On a North Port well, check the softener’s salt before you call about stiff towels: the washer is seldom the cause.',
            apart: true,
          },
          dishwasher: {
            en: 'On a North Port well an empty softener shows first on the glasses: fill it before you suspect the dishwasher.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'North Port has new houses on scattered lots and in Wellen Park.' },
        lines: {
          washer: {
            en: 'In Wellen Park a new washer may be upstairs: see that its pan drains, and keep the model number for the warranty.',
          },
          dryer: {
            en: 'New houses on scattered lots in North Port often vent the dryer through the roof: slow drying means a long duct to clean.',
          },
          oven: {
            en: 'In a new Wellen Park kitchen, keep the oven’s purchase papers: a maker’s warranty of a year may still cover the part.',
          },
          'range-hood': {
            en: 'In Wellen Park, look up before you choose hood repair: the fan may belong to the microwave.',
          },
          microwave: {
            en: 'In Wellen Park a microwave over the range may still have its maker’s warranty: look at the date on the house papers.',
          },
          'wine-cooler': {
            en: 'In a new Wellen Park kitchen, look at the toe of a built-in wine cooler: if a baseboard closes off the grille, it gets no air and never rests.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Heron Creek, Talon Bay and parts of Wellen Park are gated.' },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Myakkahatchee Creek and the Myakka River flooded streets in North Port after Hurricane Ian in 2022.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About 13% of homes in North Port are mobile homes (US Census, 2014–2018).' },
        lines: {
          washer: {
            en: 'If yours is one of North Port’s mobile homes, press the floor beside a washer that walks.',
          },
          dryer: {
            en: 'About 13% of homes in North Port were mobile homes (US Census, 2014–2018): in one the dryer must be approved for it and vent outdoors.',
          },
          dishwasher: {
            en: 'In a North Port mobile home, stop using a dishwasher when the floor in front of it gets soft: the leak has to be found before the floor gives.',
          },
          'range-hood': {
            en: 'In a North Port mobile home a hood’s duct usually goes straight up: if the fan runs, the mesh is clean and smoke still stays, suspect the roof cap, and look at it from the ground only.',
          },
          microwave: {
            en: 'If a countertop microwave is dead in a North Port mobile home, try it in another room before you call: the kitchen there may be on a single circuit that has tripped.',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the nearest long road: Sumter, Toledo Blade or Price.' } },
      {
        services: withWater,
        line: { en: 'Tell us whether you are on city water or a well, and where the softener is.' },
      },
    ],
  },
  palmetto: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Palmetto buys Manatee County water, about two thirds from Lake Manatee and one third from wells.',
        },
        source: 'Palmetto water',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Palmetto has mobile-home parks at Terra Ceia Bay and along US 41.',
        },
        lines: {
          refrigerator: {
            en: 'At Terra Ceia Bay, measure a park home’s door and steps before a refrigerator goes out.',
          },
          washer: { en: 'Along US 41 a park home’s floor near the water softens: press it by the washer.' },
          dryer: {
            en: 'At Terra Ceia Bay a park home’s dryer duct must end outside the skirting, not in the damp under the floor.',
          },
          dishwasher: {
            en: 'In a Palmetto park home along US 41, look under the sink while the dishwasher drains: a drip from its hose runs into the floor unseen.',
          },
          'range-hood': {
            en: 'In a Palmetto park home, wash the hood’s mesh first: if smoke still stays, the flap in the roof cap may be stuck, since salt reaches it from three sides.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Cottages near the river in Palmetto have electrical panels of their age.' },
        lines: {
          refrigerator: {
            en: 'Near the river a cottage’s old panel should not carry the refrigerator and a window unit on one breaker.',
          },
          oven: {
            en: 'Near the river an old panel may have fuses for the oven: do not touch them, and call an electrician if the oven went cold.',
          },
          stove: {
            en: 'Near the river, have a cottage’s panel checked before you order an induction range.',
          },
          microwave: {
            en: 'In a river cottage, run the microwave and the window unit in turn if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions north of the city are new.' },
        lines: {
          washer: {
            en: 'North of Palmetto new houses may have an upstairs laundry: see that the washer’s pan drains.',
          },
          dryer: {
            en: 'North of Palmetto new dryers often vent at the roof: a second cycle is the sign of lint in the duct.',
          },
          dishwasher: {
            en: 'North of Palmetto a new dishwasher may still have its maker’s warranty: check the date first.',
          },
          'range-hood': {
            en: 'North of Palmetto the fan in a new kitchen may be the microwave’s: look before you choose hood repair.',
          },
          microwave: {
            en: 'North of Palmetto a new kitchen’s microwave may still be under its maker’s warranty: check before you book.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The river and Terra Ceia Bay put a little salt in the air on three sides of Palmetto.' },
        lines: {
          'wine-cooler': {
            en: 'A little salt comes from three sides in Palmetto: brush the wine cooler’s grille when you dust.',
          },
          'range-hood': {
            en: 'The river and Terra Ceia Bay salt Palmetto a little: look at a hood’s cap every other spring.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Riverside Drive went under water in Hurricane Helene in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a park at Terra Ceia Bay or along US 41, give the lot number.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: {
          en: 'If an older house has fuses instead of breakers, do not touch them: say so when you call.',
        },
      },
    ],
  },
  ellenton: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Colony Cove on the river is a large mobile-home park, and Ellenton has others around it.',
        },
        lines: {
          refrigerator: {
            en: 'At Colony Cove most homes are manufactured: leave the refrigerator the gaps its manual asks for, as alcoves are tight.',
          },
          washer: {
            en: 'At Colony Cove a washer that walks calls for a look at the floor first: a soft spot will not hold a leveled machine.',
          },
          dryer: {
            en: 'At Colony Cove the dryer has to be approved for mobile homes, with metal duct to open air.',
          },
          dishwasher: {
            en: 'At Colony Cove, press the floor in front of the dishwasher with your foot: if it gives, water has run below, so close the valve under the sink and call.',
          },
          'range-hood': {
            en: 'At Colony Cove, hold a tissue to the mesh of the hood with the fan on: if it drops, the filter or the roof cap may be blocked, so wash the mesh and try again.',
          },
          microwave: {
            en: 'At Colony Cove, run the microwave and a heater at different times if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Ellenton park homes are used from November to April.' },
        lines: {
          refrigerator: {
            en: 'From April on leave an Ellenton park home’s refrigerator empty, off and tied open, where no child can climb in.',
          },
          washer: {
            en: 'If you leave Ellenton in April, close the washer’s valves: a hose that bursts in a closed park home runs for days.',
            apart: true,
          },
          dryer: {
            en: 'In November, try the dryer of an Ellenton park home empty on air only: its vent has rested since April.',
          },
          dishwasher: {
            en: 'In November, stay for the dishwasher’s first cycle in an Ellenton park home: its seals have dried since April.',
          },
          oven: { en: 'In November, look into the oven of an Ellenton park home before you heat it.' },
          stove: {
            en: 'If you leave Ellenton in April, turn off the breaker of an electric stove, or the propane valve behind a gas one if you can reach it.',
          },
          'wine-cooler': {
            en: 'If you leave Ellenton in April, empty the wine cooler, turn it off, and leave its door ajar.',
          },
          microwave: { en: 'If you leave Ellenton in April, unplug the microwave: the storm months follow.' },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Lake Manatee supplies Ellenton, with wells as a second source.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some park homes in Ellenton have propane.' },
        lines: {
          dryer: {
            en: 'A gas dryer in an Ellenton park home may run on propane: ask us about it first, since Florida licenses work on propane.',
          },
          oven: {
            en: 'In an Ellenton park home on propane, call the supplier when oven and burners are out together: an emptied tank means a leak test before anything is lit.',
          },
          stove: {
            en: 'An Ellenton park home’s stove on propane takes different parts: ask us about propane before you book.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: { en: 'Low lots along the river at Ellenton have flooded in past storms.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Parks ask vendors to check in: tell the office we are coming.' } },
      { line: { en: 'Have a neighbor hold the key if you are up north.' } },
    ],
  },
  'punta-gorda': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Shell Creek and brackish wells treated by reverse osmosis supply Punta Gorda.' },
        lines: {
          dishwasher: {
            en: 'Punta Gorda blends Shell Creek with reverse-osmosis water: start the dishwasher with a small dose, and raise it only if food stays on.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many houses on the canals of Punta Gorda Isles are winter homes.' },
        lines: {
          refrigerator: {
            en: 'Before you leave a Punta Gorda Isles house, empty the refrigerator, turn it off, and tie it open where no child can climb in.',
          },
          washer: {
            en: 'In Punta Gorda Isles, close the washer’s valves for the summer: the neighbors on the canal may be away as well, and nobody sees a leak.',
            apart: true,
          },
          oven: {
            en: 'When you return to Punta Gorda Isles, look inside the oven for insects before its first heating.',
          },
          stove: {
            en: 'When you close a Punta Gorda Isles house for the summer, turn off the breaker of an electric range.',
          },
          'wine-cooler': {
            en: 'For a summer away from Punta Gorda Isles, empty the wine cooler, turn it off, and leave its door ajar.',
          },
          microwave: {
            en: 'A Punta Gorda Isles house that is closed in storm season needs its microwave unplugged.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Punta Gorda has tin-roof cottages in the old district near the harbor.' },
        lines: {
          dryer: {
            en: 'In a tin-roof cottage the dryer’s duct may go up through the roof: have its cap checked when drying slows.',
          },
          dishwasher: {
            en: 'In the old district near the harbor a dishwasher was added late: see where it drains before you suspect its pump.',
          },
          oven: {
            en: 'In a cottage of the old district a cold electric oven may have a blown fuse: do not touch the fuse box, and say so when you call.',
          },
          'range-hood': {
            en: 'In a tin-roof cottage a loose hood cap can sound like a rattle in the fan: look at the cap from the yard first.',
          },
          microwave: {
            en: 'In a tin-roof cottage the microwave may share the kitchen’s only circuit: try it with everything else off.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile-home parks line US 17 and US 41 around Punta Gorda.' },
        lines: {
          refrigerator: {
            en: 'Along US 17, measure a park home’s outside door before you order a refrigerator: it is often narrower than a house’s.',
          },
          washer: {
            en: 'Along US 17, press a park home’s floor beside a washer that walks: leveling holds only on a firm floor.',
          },
          dryer: {
            en: 'Along US 41, look for lint at the skirting of a park home: it shows that the dryer’s duct has come loose under the floor.',
          },
          'range-hood': {
            en: 'Along US 17 a park home’s hood often vents through the roof: after a windy day look from the yard whether its cap still sits straight.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Most of Punta Gorda is close to Charlotte Harbor or one of its canals.' },
        lines: {
          refrigerator: {
            en: 'Close to Charlotte Harbor, wipe refrigerator steel and hinges with fresh water each week.',
          },
          dryer: {
            en: 'By Charlotte Harbor and its canals, look at the dryer’s flap twice a year: salt makes it stick.',
          },
          stove: {
            en: 'On a Punta Gorda canal, wipe cold burners dry: damp salt keeps the igniters clicking.',
          },
          'wine-cooler': {
            en: 'On a canal lanai in Punta Gorda, a wine cooler must be rated for outdoors, or salt rusts its grille and fan.',
          },
          'range-hood': {
            en: 'By Charlotte Harbor salt stiffens the flap of a ducted hood: see each spring that it opens when the fan starts.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Charley in 2004, Ian in 2022, and Helene and Milton in 2024 all reached Punta Gorda.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'US 41 is two one-way bridges here: tell us which side of the Peace River you are on.' },
      },
      { line: { en: 'For a closed winter home, name the watch service with the key.' } },
      { line: { en: 'In a park off US 17 or US 41, give the lot number.' } },
    ],
  },
  'port-charlotte': {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Port Charlotte’s water comes from the Peace River and not from limestone wells.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Port Charlotte has houses of the 1960s to 1980s on canal lots and dry lots.' },
        lines: {
          refrigerator: {
            en: 'In a 1960s Port Charlotte house a freezer in the garage should not share the refrigerator’s breaker.',
          },
          dishwasher: {
            en: 'In a Port Charlotte house of the 1960s or 1970s, do not force the dishwasher’s valve: close the main one.',
          },
          oven: {
            en: 'On a 1960s to 1980s panel the oven’s double breaker may trip by half: one full reset is the test.',
          },
          stove: {
            en: 'In a 1970s Port Charlotte kitchen a cooktop’s opening may be an old size: measure it first.',
          },
          'range-hood': {
            en: 'In a Port Charlotte house of the 1960s, see from the yard whether the hood has a roof cap: without one, grease may end in the attic.',
          },
          microwave: {
            en: 'In a 1960s Port Charlotte kitchen microwave and toaster may share a line: run them in turn.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Port Charlotte has mobile-home parks in every part of town.',
        },
        lines: {
          washer: {
            en: 'In a Port Charlotte park a washer that walks may be on a floor gone soft: press beside its legs before you level it.',
          },
          dryer: {
            en: 'In any of Port Charlotte’s parks the dryer must be one approved for mobile homes.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many villas in Port Charlotte are closed in summer.' },
        lines: {
          refrigerator: {
            en: 'A Port Charlotte villa closed in summer is hot inside: leave the refrigerator empty, off and tied open, where no child can climb in.',
          },
          dishwasher: {
            en: 'In fall, pour a quart of water into the dishwasher of a Port Charlotte villa, then watch its first cycle.',
          },
          'wine-cooler': {
            en: 'Before summer, take the bottles out of the wine cooler in a Port Charlotte villa.',
          },
          microwave: {
            en: 'Before summer, unplug the microwave in a Port Charlotte villa, or turn off its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Port Charlotte’s canals near the harbor and the river are salty or brackish.' },
        lines: {
          refrigerator: {
            en: 'Near the harbor and the river a canal-side refrigerator needs an outdoor rating: the water there is salty or brackish.',
          },
          'wine-cooler': {
            en: 'Near Port Charlotte’s salty canals, keep a wine cooler off the lanai: its fan draws the salt in.',
          },
          'range-hood': {
            en: 'On Port Charlotte’s salty canals, have the hood’s cap looked at each year: a rusted flap stays shut, and the smoke stays in.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'The laundry is in the garage of most Port Charlotte houses.' },
        lines: {
          washer: {
            en: 'Most Port Charlotte houses have the washer in the garage: look each spring for bulges, cracks and rust on its hoses, without moving them.',
          },
          dryer: {
            en: 'In most Port Charlotte garages the dryer vents through the wall behind it: move it out by a hand’s width if clothes stay damp.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the nearest section road, such as Harborview or Kings Highway.' } },
      { services: laundry, line: { en: 'Clear the way through the garage to the washer and dryer.' } },
      { line: { en: 'If you are up north, name who has the key.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
