// Guides to the places of broward: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const browardGuides = {
  'fort-lauderdale': {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Condo towers line the New River downtown and the beach side of the Intracoastal.',
        },
        lines: {
          washer: {
            en: 'In a condo tower on the New River the washer’s valves may be in a wall box behind the machine: find them now, since a leak there reaches the floor below.',
          },
          dryer: {
            en: 'Towers downtown and on the beach side of the Intracoastal often vent dryers into a common shaft: ask the office about the last cleaning before you book us.',
          },
          oven: {
            en: 'A slow oven in a New River tower may only be on 208 volts: call if it preheats more slowly than it used to.',
          },
          stove: {
            en: 'Electric burners on 208 volts, common in Fort Lauderdale’s towers, never reach their full rating: compare two burners of one size to find a weak one.',
          },
          'range-hood': {
            en: 'A beach-side condo kitchen in Fort Lauderdale mostly filters its air and sends it back: replace the hood’s charcoal filter twice a year.',
          },
          microwave: {
            en: 'In a Fort Lauderdale tower without ducts a microwave over the range sends steam back into the room, and no filter stops that: only a smell that stays calls for new charcoal.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victoria Park and Sailboat Bend have cottages from the 1920s to the 1950s.' },
        lines: {
          refrigerator: {
            en: 'In a Victoria Park cottage from the 1920s, give the refrigerator a grounded outlet of its own: old circuits there also feed the lights.',
          },
          washer: {
            en: 'In an old Sailboat Bend cottage, find out which valve stops the washer’s water before a hose fails: the one behind it may be too old to close.',
          },
          dryer: {
            en: 'A Victoria Park cottage may send the dryer’s air under the floor: the duct has to end outdoors, so look for its cap on an outside wall.',
          },
          dishwasher: {
            en: 'In a cottage from the 1920s to the 1950s, check how the dishwasher drains: the hose should rise to the counter before it goes down.',
          },
          oven: {
            en: 'If a Sailboat Bend cottage has a fuse box, do not touch the fuses: a blown one leaves an electric oven cold, and that is work for an electrician.',
          },
          'wine-cooler': {
            en: 'Cottage kitchens in Victoria Park run warm without shade: keep a wine cooler away from the west window, or it never rests.',
          },
          microwave: {
            en: 'In a Sailboat Bend cottage the microwave may sit on a circuit with the bathroom: run nothing else on it if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) serves parts of Fort Lauderdale, so some older houses and large homes have gas stoves and dryers.',
        },
        lines: {
          dryer: {
            en: 'Some older houses in Fort Lauderdale dry with gas from Peoples Gas (877-832-6747): the label inside the door opening says whether yours does.',
          },
          oven: {
            en: 'When burners light and only the oven of a Fort Lauderdale gas range stays cold, it is usually the igniter; when nothing lights, ask Peoples Gas (877-832-6747).',
          },
          stove: {
            en: 'In Fort Lauderdale streets with Peoples Gas (877-832-6747), no flame on any burner and a cold water heater point to the supply, not to the stove.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The southwest gets membrane-filtered water from the Peele-Dixie plant. In 2025 the rest came from Fiveash, which softens with lime.',
        },
        lines: {
          dishwasher: {
            en: 'Southwest Fort Lauderdale has membrane-filtered water, so less detergent will do in a dishwasher there than in streets that had lime-softened water.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The sea wind carries salt over the beach side of Fort Lauderdale.' },
        lines: {
          refrigerator: {
            en: 'On the beach side of Fort Lauderdale, wipe steel refrigerator doors with fresh water each week; a few miles inland there is no need.',
          },
          dryer: {
            en: 'The sea wind stiffens dryer flaps on the beach side: look at yours in spring and fall, from the ground, while the dryer runs.',
          },
          stove: {
            en: 'Beach-side kitchens in Fort Lauderdale with open windows get salt on the burners: wipe them dry when cold if the igniter goes on clicking.',
          },
          'wine-cooler': {
            en: 'On a beach-side balcony in Fort Lauderdale an indoor wine cooler soon rusts at the grille: bring it in.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'About two feet of rain fell on Fort Lauderdale on April 12, 2023, and water filled houses in Edgewood.',
        },
        source: 'Sun Sentinel',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'On the beach and downtown, ask the condo office for its insurance form and its hours for contractors.',
        },
      },
      { line: { en: 'On the Las Olas Isles, tell us where a van may park on your street.' } },
    ],
  },
  hollywood: {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In the low buildings near the Broadwalk, apartments with machines often have a small stacked pair.',
        },
        lines: {
          washer: {
            en: 'Near the Broadwalk a stacked washer leaves no room behind it: mention the pair when you call, since the dryer has to come down first.',
            apart: true,
          },
          dryer: {
            en: 'Small dryers near the Broadwalk may be ventless: if yours has a water drawer, empty it, and clean the condenser as the manual shows.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Hollywood has condo towers on its barrier island and around Young Circle.' },
        lines: {
          oven: {
            en: 'In a tower at Young Circle or on the barrier island an oven on 208 volts heats slowly from the first day: only a change calls for a repair.',
          },
          stove: {
            en: 'Ask the office of your Hollywood tower about 208 volts before you order a new range: on them it makes about a quarter less heat.',
          },
          'range-hood': {
            en: 'In Hollywood’s barrier-island towers a hood mostly recirculates: hold a sheet of paper at its outlet, and change the charcoal if it hardly moves.',
          },
          microwave: {
            en: 'Around Young Circle most microwaves over the range blow back into the kitchen: when yesterday’s fish is still in the air, the charcoal filter is due.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many cottages and apartments near Hollywood Beach are rented by the week.' },
        lines: {
          refrigerator: {
            en: 'Guests near Hollywood Beach may leave the refrigerator open: put a thermometer inside, so that whoever calls can read you a number.',
          },
          washer: {
            en: 'Beach towels in a Hollywood rental carry sand into the washer: have them shaken out first, and the pump filter cleaned each month.',
          },
          dishwasher: {
            en: 'In a cottage rented by the week near Hollywood Beach, rinse the dishwasher’s filter at each change of guests: sand ends up there.',
          },
          oven: {
            en: 'Leave a card with the oven’s model number in a Hollywood Beach rental: a guest who can read it to us saves a trip.',
          },
          microwave: {
            en: 'In a weekly rental near Hollywood Beach, leave a note by the microwave: no foil, and never run it empty.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'One city plant treats the water three ways: lime softening, membranes and reverse osmosis.',
        },
        lines: {
          dishwasher: {
            en: 'Hollywood blends lime-softened, membrane and reverse-osmosis water, so a new white film on glasses is more often an empty rinse aid than the city’s water.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'North Beach and the streets around the lakes feel the sea. Hollywood Hills does not.' },
        lines: {
          refrigerator: {
            en: 'North Beach air rusts a balcony refrigerator at its screws first: look there before you pay for a repair of one.',
          },
          dryer: {
            en: 'On North Beach and around the lakes, look at the dryer’s flap twice a year; in Hollywood Hills look for lint instead.',
          },
          stove: {
            en: 'In North Beach kitchens, dry the burners after you wipe them: salt draws damp, and damp keeps an igniter clicking.',
          },
          'wine-cooler': {
            en: 'Around the Hollywood lakes, keep a wine cooler’s grille brushed free of salt; in Hollywood Hills, vacuum it as you would anywhere.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'High autumn tides come up through the drains in the Hollywood Lakes section.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Federal and Dixie Highways are a few blocks apart, so say which one is nearer to you.',
        },
      },
      { line: { en: 'For a rental, name the person who may approve a part.' } },
      { line: { en: 'Near the Broadwalk, tell us which garage or lot a van can use.' } },
    ],
  },
  'cooper-city': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Cooper City treats water from its own shallow wells.' },
        lines: {
          dishwasher: {
            en: 'Cooper City treats water from its own shallow wells: if vinegar clears a cloudy glass, the film is lime, and the dishwasher needs more rinse aid, not a repair.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Embassy Lakes and other subdivisions have gates; most streets end in a cul-de-sac.' },
        lines: {
          microwave: {
            en: 'A part for a microwave over the range means a second visit, and at Embassy Lakes a second entry at the gate: read us its model number when you call, and one visit may do.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'In many Cooper City houses the laundry is in the garage or beside it.' },
        lines: {
          washer: {
            en: 'In a Cooper City garage summer heat ages rubber: look at the washer’s two hoses once a year, without moving them, for a bulge, a crack or rust.',
          },
          dryer: {
            en: 'A dryer in or beside a Cooper City garage has to blow outdoors: if the wall behind it feels damp after a load, the duct has come off.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Closed garages in Cooper City stay damp.' },
        lines: {
          refrigerator: {
            en: 'A refrigerator in a closed Cooper City garage sweats in summer: wipe its seals dry, and crack the garage door in the evening.',
          },
          washer: {
            en: 'A washer in a closed Cooper City garage dries slowly: leave its lid up after the last load if no child or pet can get in.',
          },
          'wine-cooler': {
            en: 'Keep a wine cooler out of a closed Cooper City garage: in its heat and damp the compressor never rests, and the glass fogs.',
          },
          'range-hood': {
            en: 'Cooper City is about ten miles from the ocean, so its air is damp but not salty: if the flap of a hood’s duct sticks, expect grease or a nest and not rust.',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give us the name of the subdivision: a street name alone can be hard to find behind the cul-de-sacs.',
        },
      },
      { line: { en: 'Say where a van may park.' } },
      { services: outOfDoors, line: { en: 'Move the car out of the garage if the machine is there.' } },
    ],
  },
  'pembroke-pines': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Century Village is a large community of 55-plus condos, with shared laundry rooms in many of its buildings.',
        },
        lines: {
          washer: {
            en: 'In Century Village buildings with a shared laundry, the washers are usually the association’s to repair: note the machine’s number and report it.',
          },
          dryer: {
            en: 'When a shared dryer at Century Village takes two cycles, empty its lint screen, then ask who cleans the vent behind the row.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Silver Lakes, Chapel Trail and Towngate are gated neighborhoods of the 1990s.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pembroke Pines pumps and treats its own water from the Biscayne Aquifer.' },
        lines: {
          dishwasher: {
            en: 'Pembroke Pines treats Biscayne Aquifer water, which starts out hard: if vinegar takes the film off a glass, turn the dishwasher’s rinse aid up.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage machines',
        fact: {
          en: 'West of Flamingo Road many houses keep the laundry or a second refrigerator in a closed garage.',
        },
        lines: {
          refrigerator: {
            en: 'West of Flamingo Road, a closed garage can reach 100 °F: if a second refrigerator cannot hold 40 °F on such days, move it indoors.',
          },
          washer: {
            en: 'A garage washer west of Flamingo Road needs new fill hoses sooner than one indoors: write the date on them with a marker.',
          },
          dryer: {
            en: 'In a closed garage west of Flamingo Road a dryer that blows indoors leaves lint on everything: follow its duct and see that it ends at a cap outside.',
          },
          'wine-cooler': {
            en: 'Do not move a wine cooler into a closed garage west of Flamingo Road: it is made for rooms that stay below 90 °F or so, and such a garage does not.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'West of Flamingo Road, most of Pembroke Pines was built in the 1990s or later.' },
        lines: {
          washer: {
            en: 'Where the laundry is upstairs, west of Flamingo Road, find the drain pan under the washer and make sure that its outlet is open.',
          },
          dryer: {
            en: 'Two-story houses west of Flamingo Road often vent the dryer through the roof: have its duct and cap cleaned when cycles get longer.',
          },
          dishwasher: {
            en: 'West of Flamingo Road a first dishwasher from the 1990s is past its usual nine years: ask for both prices, the repair’s and a new one’s.',
          },
          oven: {
            en: 'West of Flamingo Road an oven of the 1990s may have parts that are no longer made: read us the model number before we come.',
          },
          stove: {
            en: 'A range that came with a 1990s house west of Flamingo Road is past its usual 13 years: compare the repair with a new one.',
          },
          'range-hood': {
            en: 'In 1990s kitchens west of Flamingo Road the hood is often the microwave: lift its mesh to see whether a duct goes up behind it.',
          },
          microwave: {
            en: 'Microwaves over the range in 1990s Pembroke Pines kitchens may be the second or third one on the same bracket: read the model number inside the door.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Century Village the gate calls you, so answer your phone.' } },
      { line: { en: 'In a condo building, ask the office when contractors may work.' } },
      { line: { en: 'Street numbers go up toward US 27, so give us the neighborhood as well.' } },
    ],
  },
  plantation: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Plantation softens its water with membranes, so little hardness is left in it.' },
        lines: {
          refrigerator: {
            en: 'Plantation’s membrane-softened water leaves little lime, so small ice cubes point to the filter or the valve’s pressure before scale.',
          },
          washer: {
            en: 'With Plantation’s soft water half a dose of detergent is enough: what does not rinse out turns musty in the washer.',
          },
          dishwasher: {
            en: 'In Plantation soft water plus a full dose of detergent etches glasses for good: use less, and set a softener, if there is one, to its lowest step.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'The golf condos and villas of Jacaranda have laundry closets, often without a window.' },
        lines: {
          washer: {
            en: 'A windowless closet in Jacaranda keeps a washer wet for days: leave its door and the closet’s open between loads if no child or pet can get in.',
          },
          dryer: {
            en: 'Jacaranda’s windowless laundry closets starve a dryer of air: try a load with the closet open before you call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some homes on acreage in Plantation have propane.' },
        lines: {
          dryer: {
            en: 'On acreage in Plantation a gas dryer may run on propane: ask when you call whether we work on it, since Florida licenses that.',
          },
          oven: {
            en: 'If oven and burners on acreage in Plantation are out together, the propane tank may be empty: your supplier has to check for leaks before anything is lit again.',
          },
          stove: {
            en: 'A stove on propane in Plantation’s acreage takes burner parts made for it: ask us about propane before you book.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Streets near Broward Boulevard have houses of the 1960s and 1970s with breaker panels of that age.',
        },
        lines: {
          refrigerator: {
            en: 'Where a house near Broward Boulevard keeps its 1960s panel, a refrigerator and a freezer on one breaker can trip it: split them.',
          },
          oven: {
            en: 'A double breaker from the 1960s or 1970s near Broward Boulevard can trip by half: turn it fully off and on again, one time only, before you call about a cold oven.',
          },
          stove: {
            en: 'On a 1970s panel near Broward Boulevard a new induction range may need a bigger circuit than the old coils did: ask before you buy.',
          },
          'wine-cooler': {
            en: 'On a 1960s or 1970s panel in Plantation the wine cooler should not share a circuit with the microwave: a tripped breaker goes unnoticed.',
          },
          'range-hood': {
            en: 'In houses of the 1960s near Broward Boulevard, look where the hood’s duct ends: it must be outdoors and not in the attic.',
          },
          microwave: {
            en: 'Near Broward Boulevard 1960s panels are common: if the microwave’s breaker trips daily, call an electrician before you buy a new one.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some homes in Plantation Acres have their own wells.' },
        lines: {
          dishwasher: {
            en: 'On a well in Plantation Acres, a film of lime on glasses is a matter for a softener, not for a repair of the dishwasher.',
          },
        },
        source: 'private well practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In Plantation Acres, tell us the gate code and keep horses and dogs away from the drive.',
        },
      },
      { line: { en: 'In Jacaranda, say which condo village you live in.' } },
      {
        services: laundry,
        line: { en: 'Clear the closet around the washer or dryer: villas have little room in the hall.' },
      },
    ],
  },
  tamarac: {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many condos at Kings Point and elsewhere in Tamarac have stacked machines in a closet.',
        },
        lines: {
          washer: {
            en: 'At Kings Point in Tamarac the dryer is often stacked on the washer: clear the floor in front of the closet, as both have to come forward.',
            apart: true,
          },
          dryer: {
            en: 'Stacked dryers in Tamarac’s condos bend their vent sharply behind the machine: a flattened bend is the first thing to look for when clothes stay damp.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: { en: 'In the villa associations of Tamarac one valve may shut off the water for two homes.' },
        lines: {
          refrigerator: {
            en: 'Before an ice maker’s valve is replaced in a Tamarac villa, ask the neighbor: one valve may shut off the water for two homes.',
          },
          washer: {
            en: 'In a Tamarac villa agree with the neighbor on an hour without water before washer work, since one valve may serve both homes.',
          },
          dishwasher: {
            en: 'If the valve under the sink of a Tamarac villa will not close, dishwasher work needs the one that may serve two homes: ask the association how much notice it wants.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Tamarac treats water from its own shallow wells.' },
        source: 'water quality report',
      },
      {
        condition: 'outdoor laundry',
        fact: { en: 'Outdoor laundry closets on patios are common in Tamarac villas.' },
        lines: {
          washer: {
            en: 'A patio closet in Tamarac bakes in summer: look at the washer’s fill hoses each spring, and close both valves when you travel.',
          },
          dryer: {
            en: 'In a Tamarac patio closet leaves and lizards get into the dryer’s vent: see that the flap closes when the dryer stops.',
          },
          'wine-cooler': {
            en: 'A patio closet in a Tamarac villa is as hot as the yard in summer: if a wine cooler in one never rests, move it into the cooled kitchen before you pay for a repair.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Kings Point and the villa associations of Tamarac set hours for work in a home.' },
        lines: {
          'range-hood': {
            en: 'In a Tamarac villa or a Kings Point condo, ask the association before a hood’s duct or outside cap is changed, since the wall or roof may be the association’s; a new fan inside is yours to decide.',
          },
          microwave: {
            en: 'A microwave over the range may have to come down and go up again: book it early in the hours for work that Kings Point or your Tamarac villa association sets.',
          },
        },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Name the clubhouse or the section: in Kings Point and Mainlands it helps more than a street number.',
        },
      },
      {
        services: withWater,
        line: { en: 'Ask a neighbor or the office before water is shut off in an attached villa.' },
      },
      { line: { en: 'The gate calls you, so answer your phone.' } },
    ],
  },
  'pompano-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Towers face the ocean along A1A in Pompano Beach.' },
        lines: {
          washer: {
            en: 'A washer high above A1A in Pompano Beach needs working valves: close and open both once a year, so that they do not seize.',
          },
          dryer: {
            en: 'Ocean towers along A1A push dryer air through long ducts: if the drum is hot and clothes stay wet, ask the office about the duct.',
          },
          oven: {
            en: 'Along A1A an oven on 208 volts is slow by nature: for a Pompano Beach tower write down the usual preheat, so that a real loss shows.',
          },
          stove: {
            en: 'If one coil or zone lags in a Pompano Beach tower, move the pan to one of the same size: if both are slow, it is the 208 volts; if one is, it is a fault.',
          },
          'range-hood': {
            en: 'Kitchens in the A1A towers of Pompano Beach rarely have a duct: charcoal that is a year old no longer holds a smell.',
          },
          microwave: {
            en: 'A1A tower kitchens count on the microwave’s charcoal filter: note its part number from the old one before you order.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared laundry',
        fact: {
          en: 'Palm Aire’s golf condos and the low buildings near the beach often share laundry rooms.',
        },
        lines: {
          washer: {
            en: 'In Palm Aire and the low buildings near the beach, ask who owns the washer: a shared one is the association’s to repair.',
          },
          dryer: {
            en: 'A shared dryer in Palm Aire dries badly when its screen is full: clean it first, then report the machine’s number to the office.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Part of Pompano Beach’s water is softened with lime and part runs through membranes.' },
        lines: {
          dishwasher: {
            en: 'Part of Pompano Beach’s water is softened with lime and part runs through membranes: if vinegar clears a glass, it is lime, and the dishwasher needs more rinse aid.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The beach side gets Atlantic wind straight on, up to the Hillsboro Inlet.' },
        lines: {
          refrigerator: {
            en: 'The beach side of Pompano Beach gets the Atlantic wind straight on, so a refrigerator on a balcony there must be rated for outdoors.',
          },
          dishwasher: {
            en: 'On the beach side of Pompano Beach, wipe a steel dishwasher door with fresh water after windy days, and dry it with the grain.',
          },
          stove: {
            en: 'Beach-side burners in Pompano Beach collect a salty film: wipe caps and grates when they are cold, and dry them before you light one.',
          },
          'wine-cooler': {
            en: 'Keep a wine cooler out of the Atlantic wind in Pompano Beach: on a balcony its fan pulls salt across the coils.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos on the ocean and in Palm Aire are closed from May to November.' },
        lines: {
          refrigerator: {
            en: 'For the months from May to November, empty the refrigerator of a Palm Aire condo, turn it off, and tie its doors open where no child can climb in.',
          },
          washer: {
            en: 'From May to November, keep the valves of a Palm Aire washer closed: a hose that bursts runs until somebody comes.',
            apart: true,
          },
          oven: {
            en: 'In November, look inside the oven of a Palm Aire condo for insects before its first heating.',
          },
          microwave: {
            en: 'Between May and November, unplug the microwave in a closed Pompano Beach condo, or turn off its breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Pompano Beach has block houses of the 1950s and 1960s west of US 1.' },
        lines: {
          dryer: {
            en: 'Block houses west of US 1 often got the dryer later: look for a duct that runs through the attic, and have it cleaned if drying slows.',
          },
          dishwasher: {
            en: 'In block houses of the 1950s west of US 1 a tile floor laid later can lock the dishwasher in: check its feet before you buy another.',
          },
          'wine-cooler': {
            en: 'In a 1950s house west of US 1, give the wine cooler a grounded outlet, away from the stove’s heat.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Reserve the freight elevator: older ocean condos often have only one.' } },
      {
        line: {
          en: 'In winter A1A is slow, so give us a phone number that someone answers while we look for parking.',
        },
      },
      { line: { en: 'At Palm Aire, tell us the building number and where guests park.' } },
    ],
  },
  parkland: {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'The North Springs plant that serves most of Parkland uses membranes, which take out most of the hardness.',
        },
        lines: {
          refrigerator: {
            en: 'Parkland’s membrane-treated water seldom clogs an ice maker with lime: a slow one more likely needs a new filter.',
          },
          washer: {
            en: 'The North Springs plant makes soft water: in a Parkland washer use half the detergent the bottle says, or film stays behind and smells.',
          },
          dishwasher: {
            en: 'Glasses that stay cloudy after vinegar are etched: in Parkland’s soft water cut the dishwasher’s detergent by half before it goes further.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Heron Bay, Parkland Golf and Country Club and most other neighborhoods are behind guarded gates.',
        },
        source: 'association practice',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove'],
        fact: {
          en: 'Parkland houses often have built-in refrigerators, double wall ovens and cooktops on an island.',
        },
        lines: {
          refrigerator: {
            en: 'A built-in refrigerator in a Parkland kitchen is screwed to its cabinet: clear the way in front, since it may have to roll out.',
          },
          oven: {
            en: 'Double wall ovens are common in Parkland: note which half fails, and whether the other half still holds its temperature.',
          },
          stove: {
            en: 'On an island cooktop in Parkland, note whether its fan comes up from behind or hangs above: the two have different switches.',
          },
          'wine-cooler': {
            en: 'In a Parkland kitchen with built-in machines a wine cooler breathes at its front grille: keep it clear, and vacuum it every three months.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: {
          en: 'Most of Parkland was built after 1990; the Ranches, with an acre or more each, are older.',
        },
        lines: {
          washer: {
            en: 'In Parkland houses built after 1990 an upstairs washer should sit in a drain pan: look into it after a full load.',
          },
          dryer: {
            en: 'Long ducts to the roof are common in Parkland’s two-story houses: have the duct cleaned when one load begins to take two cycles.',
          },
          dishwasher: {
            en: 'A dishwasher as old as a Parkland house of the 1990s has outlived the usual nine years: compare both prices.',
          },
          'range-hood': {
            en: 'In a Parkland kitchen with the cooktop on an island, the hood’s duct runs through the ceiling: a rattle in wind often comes from its roof cap.',
          },
          microwave: {
            en: 'In Parkland the microwave may be built into the wall above the oven: the frame has screws of its own, and the technician needs the model number for it.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Put us on the visitor list, often in an app on your phone, the evening before.' } },
      {
        services: ['oven', 'refrigerator'],
        line: { en: 'If yours is built in, tell us when you call.' },
      },
      { line: { en: 'In the Ranches, send the gate code and keep animals in.' } },
    ],
  },
  'hallandale-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Hallandale Beach has condo towers on Three Islands and along the ocean.' },
        lines: {
          washer: {
            en: 'On Three Islands a washer that overflows drips through the ceiling below: check that its drain hose is clipped into the standpipe.',
          },
          dryer: {
            en: 'Ask your Three Islands office when the dryer shaft was cleaned, and whether dryers on other floors are slow, too: then it is the shaft and not your machine.',
          },
          oven: {
            en: 'A Three Islands oven that bakes unevenly on 208 volts may only need more time: compare with an oven thermometer before you call.',
          },
          stove: {
            en: 'On 208 volts, common in Hallandale Beach’s towers, an electric burner is slow from the start: a knob that changes nothing is a fault.',
          },
          'range-hood': {
            en: 'Along the ocean in Hallandale Beach a condo hood cleans the air and returns it: a greasy film on cabinets means that the filters are overdue.',
            apart: true,
          },
          microwave: {
            en: 'Ocean condos in Hallandale Beach seldom have kitchen ducts: without fresh charcoal the fan of a microwave over the range moves smells around.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many apartments in Hallandale Beach are lived in from November to April only.' },
        lines: {
          refrigerator: {
            en: 'Lived in from November to April only? Then turn off the ice maker in your Hallandale Beach apartment in April, and empty its bin.',
          },
          dishwasher: {
            en: 'In November, stay beside the dishwasher for its first cycle in Hallandale Beach: a seal that dried over the summer may drip.',
          },
          oven: {
            en: 'After a Hallandale Beach summer, look inside the oven with a flashlight for insects before you heat it.',
          },
          'wine-cooler': {
            en: 'An April departure from Hallandale Beach is the time to empty the wine cooler, turn it off, and only then leave its door ajar.',
          },
          microwave: {
            en: 'Before an April departure, unplug the microwave in Hallandale Beach, or turn off its breaker if it hangs over the range.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Hallandale Beach has a few mobile-home parks west of US 1.' },
        lines: {
          washer: {
            en: 'In the mobile-home parks west of US 1, press on the floor around a washer that walks: a soft spot has to be firmed up first.',
          },
          dryer: {
            en: 'A dryer in a mobile home west of US 1 must be approved for one: look for the words on its label or in its manual.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The city’s membrane plant treats well water, and part of the supply comes from Broward County.',
        },
        lines: {
          dishwasher: {
            en: 'Hallandale Beach mixes membrane-treated water with some from the county, so start with less detergent in the dishwasher and more rinse aid.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Golden Isles and the beach have salt water on both sides.' },
        lines: {
          refrigerator: {
            en: 'Between the ocean and the canals of Golden Isles a refrigerator’s steel doors need fresh water and a dry cloth each week.',
          },
          stove: {
            en: 'In Golden Isles, wipe the burners dry when they are cold: with salt water on both sides their igniters stay damp.',
          },
          'wine-cooler': {
            en: 'In Golden Isles salt water is on both sides: keep a wine cooler away from open sliders.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Streets in the northeast of Hallandale Beach flooded for days in June 2024.' },
        source: 'National Weather Service',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 46% of homes in Hallandale Beach (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Older towers want an insurance certificate from every contractor: have the office send us its form.',
        },
      },
      { line: { en: 'Ask which elevator we may use for an appliance, and at what hours.' } },
      { line: { en: 'In a park west of US 1, tell us the lot number.' } },
    ],
  },
  miramar: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Silver Shores, Monarch Lakes and Riviera Isles are gated communities in the west of Miramar.',
        },
        source: 'association practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'Western Miramar was built after 1990.' },
        lines: {
          washer: {
            en: 'If the laundry of your western Miramar house from after 1990 is upstairs, look for a drain pan under the washer: it saves the ceiling below.',
          },
          dryer: {
            en: 'In western Miramar, built after 1990, the dryer often vents through the roof: have its duct and cap cleaned when drying slows.',
          },
          dishwasher: {
            en: 'A dishwasher that is as old as a western Miramar house of the 1990s is past its usual nine years: compare a repair with a new one.',
          },
          'range-hood': {
            en: 'Kitchens in western Miramar often let the microwave do the hood’s work: choose microwave repair if the fan is part of it.',
          },
          microwave: {
            en: 'Western Miramar kitchens from after 1990 often hang the microwave over the range: its fan, lamp and door switch can be repaired in place.',
          },
          'wine-cooler': {
            en: 'In a western Miramar kitchen from after 1990, do not push a free-standing wine cooler into a gap between cabinets: it breathes at the back and overheats there.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Historic Miramar along State Road 7 has block houses of the 1950s.' },
        lines: {
          refrigerator: {
            en: 'In a 1950s block house along State Road 7, use a grounded outlet for the refrigerator: an adapter does not ground it.',
          },
          dishwasher: {
            en: 'A block house along State Road 7 was built without a dishwasher: look at how the added one drains, because low hoses let sink water in.',
          },
          oven: {
            en: 'Historic Miramar’s block houses may have the oven on an old 30-amp circuit: have it checked before you replace the oven.',
          },
          stove: {
            en: 'For a cooktop in a 1950s Miramar kitchen, measure the cutout before you talk of a new one: it may be smaller than today’s.',
          },
          'wine-cooler': {
            en: 'A wine cooler in a block house along State Road 7 should not share the refrigerator’s outlet.',
          },
          microwave: {
            en: 'Along State Road 7 a kitchen may have one circuit for all its outlets: unplug the toaster, and try the microwave again.',
          },
          'range-hood': {
            en: 'At a 1950s block house along State Road 7, look from the yard for the hood’s cap on a wall or the roof: with none, the hood only filters, and smells that stay call for new charcoal.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Two city plants, one in the east and one in the west, treat Miramar’s water.' },
        source: 'water quality report',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Gated associations list vendors by name: put ours on the list when you book.' } },
      {
        services: laundry,
        line: { en: 'If the laundry is upstairs, say so: a machine may have to come down.' },
      },
    ],
  },
  davie: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Davie has mobile-home parks along State Road 84 and in other parts of town.' },
        lines: {
          refrigerator: {
            en: 'Along State Road 84 a mobile home’s kitchen leaves the refrigerator little space: keep the gap that its manual asks for, or it runs hot.',
          },
          washer: {
            en: 'Before a washer in a State Road 84 park is leveled, press the floor beside it: on a soft one it will walk again.',
          },
          dryer: {
            en: 'The dryer of a mobile home along State Road 84 must vent past the skirting to open air: look for the end of its duct.',
          },
          'range-hood': {
            en: 'Hoods in Davie’s mobile homes often vent through the roof: after a windy night look from the yard for a bent cap.',
          },
          microwave: {
            en: 'In a Davie mobile home run the microwave and the window unit one at a time if the breaker trips.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Horse properties in Davie often have a well for the barn or the whole house.' },
        lines: {
          refrigerator: {
            en: 'On a Davie well, change the sediment filter first when the ice turns small or brown: the ice maker’s own filter comes second.',
          },
          washer: {
            en: 'Horse-farm wells in Davie carry iron and sand: clean the washer’s inlet screens when it fills slowly, or have us do it.',
          },
          dishwasher: {
            en: 'Iron from a Davie well colors the dishwasher’s tub: a softener or filter at the well helps more than another detergent.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Davie’s own plants or the City of Sunrise supply you, depending on the neighborhood.' },
        lines: {
          dishwasher: {
            en: 'On city or Sunrise water in Davie a film that vinegar clears is lime: raise the dishwasher’s rinse aid one setting.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes on an acre or more in Davie have propane tanks.' },
        lines: {
          oven: {
            en: 'If the oven of a Davie home with acreage is gas, look for a propane tank: if there is one, ask whether we work on propane.',
          },
          stove: {
            en: 'On an acre or more in Davie a gas stove probably has a propane tank outside: ask us about propane before you book.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Paddocks and unpaved lanes in Davie make dust in the dry months.' },
        lines: {
          refrigerator: {
            en: 'Paddock dust in Davie mats a refrigerator’s coils in the dry months: vacuum them at Thanksgiving and again in spring.',
          },
          'wine-cooler': {
            en: 'Unpaved lanes raise dust in Davie’s dry months: brush the wine cooler’s front grille each month from November to May.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        services: outOfDoors,
        fact: { en: 'Low land around Orange Drive in Davie holds water after heavy rain.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Send the gate code, and keep horses and dogs away from the drive.' } },
      {
        line: {
          en: 'In a mobile-home park, give the lot number, and find both panels: a main breaker on a post outside, and the appliance breakers indoors.',
        },
      },
      { services: outOfDoors, line: { en: 'Say whether the machine is in the house, the barn or a shed.' } },
    ],
  },
  weston: {
    facts: [
      {
        condition: 'gated streets',
        fact: { en: 'Weston Hills, Savanna, The Ridges and other villages each have their own gate.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Weston buys its water from the neighboring City of Sunrise.' },
        source: 'water quality report',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven'],
        fact: { en: 'Houses in Weston Hills often have double wall ovens and built-in refrigerators.' },
        lines: {
          refrigerator: {
            en: 'A built-in refrigerator in Weston Hills takes air at its top or bottom grille: keep both clear of baskets and boxes.',
          },
          oven: {
            en: 'In Weston Hills a double wall oven may have to come out for a repair: note which half fails, and whether both displays are lit.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses and the condos of Bonaventure have laundry closets upstairs or in a hall.' },
        lines: {
          washer: {
            en: 'Laundry closets upstairs in Weston’s townhouses need a pan under the washer: check that its drain is not painted shut.',
            apart: true,
          },
          dryer: {
            en: 'In Bonaventure’s hall closets a dryer pulls air from the hall alone: open the doors for a load, and if it is faster, leave them open.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most of Weston was built in the 1990s and the early 2000s.' },
        lines: {
          refrigerator: {
            en: 'Refrigerators last about 13 years: one that came with a Weston house of the 1990s is past that, so weigh its repair against a new one.',
          },
          washer: {
            en: 'In Weston’s houses of the 1990s, check whether an upstairs washer has a drain pan: without one a leak ends in the ceiling below.',
          },
          dryer: {
            en: 'Weston’s houses from the 1990s and early 2000s often have a dryer duct to the roof: mark how long a load takes, and have it cleaned when that grows.',
          },
          dishwasher: {
            en: 'Dishwashers last about nine years, so one from Weston’s building years in the 1990s and early 2000s is past that: compare a repair with a new one.',
          },
          stove: {
            en: 'Electric ranges last about 13 years: if yours came with a Weston house of the 1990s, compare the repair with a new one of the same width.',
          },
          'range-hood': {
            en: 'In many Weston kitchens from the 1990s the microwave is the hood: look for a mesh filter on its underside.',
          },
          microwave: {
            en: 'Microwaves last about nine years, so one from the first years of a Weston house is past that: compare a repair with a new one that fits the cabinet.',
          },
          'wine-cooler': {
            en: 'If a built-in wine cooler came with your Weston house in the 1990s or early 2000s, measure its opening before you choose a new one over a repair: the new one has to fit the cabinet.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us where a van may park: street parking is restricted in most villages.' } },
      { line: { en: 'In Weston Hills, Savanna or The Ridges, leave our name at the gate of your village.' } },
      { services: laundry, line: { en: 'For an upstairs laundry, say whether the stairs have a turn.' } },
    ],
  },
  sunrise: {
    facts: [
      {
        condition: 'shared laundry',
        fact: { en: 'Many condos in Sunrise Lakes share a laundry room.' },
        lines: {
          washer: {
            en: 'In Sunrise Lakes a washer in the common room is the association’s: give the office its number, and note whether others work.',
          },
          dryer: {
            en: 'Shared dryers in Sunrise Lakes share a vent, too: if all of them are slow, report the vent and not one machine.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'laundry rules',
        services: ['washer'],
        fact: { en: 'Some retirement buildings in Sunrise do not allow a washer inside the apartment.' },
        lines: {
          washer: {
            en: 'Some retirement buildings in Sunrise forbid a washer in the apartment: ask before you buy one to replace a machine that failed.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Sunrise runs one of the large water systems of Broward County from its own wells.' },
        lines: {
          dishwasher: {
            en: 'Sunrise pumps the well water that Weston drinks, too: where vinegar clears a glass the film is lime, so turn up the dishwasher’s rinse aid.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condo associations in Sunrise Lakes often want paperwork from a contractor.' },
        lines: {
          'range-hood': {
            en: 'Before a hood in Sunrise Lakes gets a duct or a new outside cap, ask the association: it often wants paperwork from a contractor, and the outside wall is its own.',
          },
          microwave: {
            en: 'If your Sunrise Lakes association wants paperwork from a contractor, get its form before you book a microwave over the range: such work on the wall may need it, a countertop one seldom does.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Second refrigerators in Sunrise are often on a screened porch or in a carport.' },
        lines: {
          refrigerator: {
            en: 'A second refrigerator on a Sunrise porch or in a carport runs without rest in August: if it cannot hold 40 °F, move it indoors before you pay for a repair.',
          },
          'wine-cooler': {
            en: 'On a screened porch or in a carport in Sunrise a wine cooler cannot hold 55 °F in August: before you call about one that never rests, try it in a cooled room.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give us the phase and building number in Sunrise Lakes.' } },
      { line: { en: 'Tell us on which floor you live and whether there is an elevator.' } },
    ],
  },
  lauderhill: {
    facts: [
      {
        condition: 'condo laundry',
        fact: { en: 'Inverrary’s condo villages of the 1970s often have laundry closets on breezeways.' },
        lines: {
          washer: {
            en: 'In a closet on an Inverrary breezeway, dry the washer’s top after a storm that blew rain in.',
            apart: true,
          },
          dryer: {
            en: 'Along an Inverrary breezeway, see where the dryer’s vent ends, and that no lint has built up there.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Each condo village in Inverrary has its own board, which sets the hours for contractors.',
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Lauderhill treats water from its own shallow wells.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Houses in the southeast of Lauderhill are from the 1960s, some with panels of that age.',
        },
        lines: {
          refrigerator: {
            en: 'Houses of the 1960s in southeast Lauderhill may have the refrigerator on a kitchen circuit with two more outlets: keep heaters off it.',
          },
          dishwasher: {
            en: 'In a 1960s house in southeast Lauderhill, do not force a stiff dishwasher valve: close the main one instead.',
          },
          oven: {
            en: 'With a 1960s panel in southeast Lauderhill, check both halves of the oven’s double breaker before you call: the handles must be level.',
          },
          stove: {
            en: 'A 1960s cooktop opening in southeast Lauderhill may not fit a new one: compare the price of a repair with that of recutting the countertop.',
          },
          'wine-cooler': {
            en: 'Keep the wine cooler off the 1960s kitchen circuit in southeast Lauderhill if the microwave is on it.',
          },
          'range-hood': {
            en: 'In a 1960s Lauderhill house, look from the yard for the hood’s roof cap: with none, it only filters, or it blows grease into the attic.',
          },
          microwave: {
            en: 'On a 1960s panel in southeast Lauderhill, run the microwave with the toaster off: if the breaker holds, the circuit is the cause.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: laundry,
        fact: { en: 'A laundry closet that faces a breezeway stays damp in Lauderhill.' },
        lines: {
          washer: {
            en: 'Breezeway air in Lauderhill keeps a washer damp: wipe the seal and the glass after the last load of the day.',
          },
          dryer: {
            en: 'A dryer in a closet on a Lauderhill breezeway draws in damp air: in wet weather smaller loads dry sooner than one large one.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 45% of homes in ZIP codes 33313 and 33319 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Inverrary, ask your building’s board about contractor hours.' } },
      { line: { en: 'Give us the building number and the nearest gate.' } },
      { services: laundry, line: { en: 'Clear the breezeway closet so that the machine can come forward.' } },
    ],
  },
  'deerfield-beach': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Century Village East has thousands of 55-plus condos. Many of its buildings share a laundry.',
        },
        lines: {
          washer: {
            en: 'Many buildings of Century Village East share a laundry: read whose name is on the washer before you book a repair.',
          },
          dryer: {
            en: 'If the shared dryer at Century Village East leaves clothes damp, clean its screen and try once: after that it is a case for the office.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Towers line A1A at the beach in Deerfield Beach.' },
        lines: {
          oven: {
            en: 'On A1A in Deerfield Beach a tower oven on 208 volts makes about a quarter less heat: a slow preheat from the first day is no fault.',
          },
          stove: {
            en: 'Tower ranges on A1A boil slowly on 208 volts; a burner that glows on one side only is a fault at any voltage.',
          },
          'range-hood': {
            en: 'A1A kitchens in Deerfield Beach without a duct need charcoal in the hood: it cannot be washed, only replaced.',
          },
          microwave: {
            en: 'The fan of a microwave over the range in a Deerfield Beach tower returns the air: grease on the ceiling means that its filters are full.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Deerfield Beach uses lime softening and membranes on water from its own wells.' },
        lines: {
          dishwasher: {
            en: 'Deerfield Beach softens with lime and membranes: a film on glasses is more often too little rinse aid than too hard water.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The Cove and the island take the salt; west of the railroad there is little.' },
        lines: {
          refrigerator: {
            en: 'In The Cove and on the island, wipe a refrigerator’s handles and steel with fresh water; west of the railroad there is no need.',
          },
          washer: {
            en: 'Island laundries in Deerfield Beach that open to the outside get salt: wipe the washer’s hinges and touch up chips in its paint.',
          },
          dryer: {
            en: 'The flap of a dryer’s vent sticks with salt in The Cove: look each spring and fall; west of the railroad look for lint.',
          },
          dishwasher: {
            en: 'In The Cove, keep bleach and wet cloths off a steel dishwasher door near an open window: salt and damp leave rust spots on it.',
          },
          'wine-cooler': {
            en: 'On the island side of Deerfield Beach salt settles on a wine cooler’s grille: vacuum it every two months.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Century Village condos are closed in summer.' },
        lines: {
          refrigerator: {
            en: 'Before a Century Village summer, turn the refrigerator off, empty it, and tie the doors open where no child can climb in.',
          },
          oven: {
            en: 'After a summer away from Century Village, look inside the oven with a flashlight before you heat it.',
          },
          stove: {
            en: 'Before a Deerfield Beach summer, turn the breaker of an electric range off, or close the valve behind a gas one if you can reach it.',
          },
          'wine-cooler': {
            en: 'If your Century Village condo is closed for the summer, leave the wine cooler empty and off, with its door ajar, since nobody sees it stop.',
          },
          microwave: {
            en: 'From spring to fall, leave the microwave of a closed Century Village condo unplugged.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Block houses in The Cove date from the 1950s and 1960s.' },
        lines: {
          refrigerator: {
            en: 'The Cove’s 1950s houses have few grounded outlets: the refrigerator’s must be one of them.',
          },
          dishwasher: {
            en: 'Block houses in The Cove from the 1950s and 1960s may have a dishwasher set lower than the floor in front: say if tile was added.',
          },
          'range-hood': {
            en: 'In The Cove, look for the hood’s cap outside a 1950s house while the fan runs: if no flap moves, the duct may be blocked or end in the attic.',
          },
          microwave: {
            en: 'Kitchens of the 1950s in The Cove were wired for a toaster: run the microwave alone if its breaker trips.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Century Village gates want the resident to call, so tell the gate that we are coming.' },
      },
      { line: { en: 'Give us the building name and letter: Century Village sorts its buildings that way.' } },
      { services: laundry, line: { en: 'If the laundry is shared, tell us whose machine it is.' } },
    ],
  },
  'coral-springs': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Three systems serve Coral Springs: the city, the Coral Springs district and the North Springs district.',
        },
        lines: {
          dishwasher: {
            en: 'Three systems serve Coral Springs, so copy the rinse-aid setting of a neighbor on the same water bill, not of one across town, for the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses along the Sawgrass Expressway have laundry closets upstairs or off the kitchen.',
        },
        lines: {
          washer: {
            en: 'In a townhouse along the Sawgrass a leak from an upstairs washer ends in the room below: look at the pan under it after each heavy load.',
            apart: true,
          },
          dryer: {
            en: 'A closet off the kitchen, as along the Sawgrass, sends dryer air through a long wall duct: have it cleaned each year.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Eagle Trace and some other parts of Coral Springs are behind gates.' },
        source: 'association practice',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Garage laundries are common in the Ramblewood area.' },
        lines: {
          refrigerator: {
            en: 'If a second refrigerator shares the garage with the laundry in Ramblewood, leave space around it: the dryer warms the same room.',
          },
          washer: {
            en: 'In a Ramblewood garage, close the washer’s valves before a trip: its hoses live in summer heat.',
          },
          dryer: {
            en: 'Ramblewood garage dryers share space with paint and gasoline: move both away, and keep the vent outdoors.',
          },
          'wine-cooler': {
            en: 'Do not put a wine cooler beside the dryer in a Ramblewood garage: it draws in the dryer’s heat and lint at its grille, and never rests.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        fact: {
          en: 'The Everglades begin at the western edge of Coral Springs, so the air is humid.',
        },
        lines: {
          'range-hood': {
            en: 'The Everglades begin at the western edge of Coral Springs, and wasps and tree frogs get in where a hood’s flap hangs open: see from the ground that it closes when the fan stops.',
          },
          microwave: {
            en: 'Air from the Everglades is humid in Coral Springs: dry the inside of the microwave after you steam food, because damp under a chip in its paint turns to rust.',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the guard at Eagle Trace our company name.' } },
      { line: { en: 'Behind another Coral Springs gate, send us the code or put our name on its list.' } },
      { services: laundry, line: { en: 'Clear a path through the garage to the washer and dryer.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
