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
        forHome: {
          en: 'Your bill says which water you have. If you moved across the city line, adjust the dishwasher’s rinse aid, because the hardness may differ.',
        },
        lines: {
          washer: {
            en: 'Does the washer add rinses? Part of Sarasota’s city water goes through reverse osmosis, so suds last: use half the detergent for a week. Outside the city, or if rinses are still added, call us.',
          },
          dishwasher: {
            en: 'If gold rims and painted glasses fade, no part has failed: wash them by hand. Detergent fades them faster in soft water, and Sarasota’s city water is partly reverse-osmosis.',
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
            en: 'If a gas dryer turns but stays cold, try a gas stove if you have one. If it works, leave the dryer off and call us. If it is dead, turn every knob off, do not relight, and call Peoples Gas (877-832-6747).',
          },
          oven: {
            en: 'Is the gas oven cold and its clock dark? A gas oven needs electricity to light, so never try a match. In an outage, turn the oven off; if the lights work, look for a tripped breaker, and call us if you find none.',
          },
          stove: {
            en: 'If nothing on your gas stove clicks, look at the oven light. The gas comes from Peoples Gas, but the spark needs your own power. If the light is dark, open “Nothing works” on this page; if it is lit, call us.',
            first: true,
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'towers',
        fact: { en: 'Sarasota has towers on the downtown bayfront and condos on the keys next door.' },
        forHome: {
          en: 'Ask the office where your water valves are: they may be behind an access panel that the office has to open.',
        },
        lines: {
          refrigerator: {
            en: 'If ice cubes are hollow in a downtown tower, ask whether the water was off. If it was, wait a day for the air to leave the line. If not, change the refrigerator’s filter, and call us if new cubes are hollow, too.',
            first: true,
          },
          washer: {
            en: 'Is the washer leaking? In a downtown Sarasota tower, its valves may be behind an access panel. Have the desk shut off your water at once, and ask the office to open that panel before we come.',
          },
          dryer: {
            en: 'If your bayfront condo has a ventless dryer, it always takes longer than a vented one. If it has become slower, clean its filter and condenser as the manual shows. If that does not help, call us.',
            first: true,
          },
          'range-hood': {
            en: 'If smells stay in a downtown tower, run the hood on high with the balcony door open. If they are still there the next day, replace the charcoal filter of a hood without a duct. If that does not help, call us.',
          },
          microwave: {
            en: 'If your whole apartment in a bayfront tower is dark, ask the desk when the power is due. If only the microwave is dark and the lights are normal, reset its breaker once. If it trips again or the microwave stays dark, call us.',
            first: true,
          },
          'wine-cooler': {
            en: 'Does something hum at night in your bayfront tower? Turn the wine cooler off for ten minutes. If the hum goes on, tell the building; if it stops, move the bottles apart, and call if the cooler is still louder than before.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Laurel Park and Gillespie Park have cottages from the 1920s.' },
        forHome: {
          en: 'If your cottage has a fuse box, say so when you call: an electrician may have to come before we do.',
        },
        lines: {
          dishwasher: {
            en: 'Does the sink gurgle while the dishwasher drains? If the sink and the machine still empty, have a plumber check the drain’s vent: in a 1920s cottage, it may be clogged. If water stays in the machine, call us.',
          },
          refrigerator: {
            en: 'Does a freezer on a closed-in Laurel Park porch frost up? Damp air probably leaks past its door seal: wash the seal with warm soapy water. If frost comes back within two days, call us.',
          },
          dryer: {
            en: 'In Gillespie Park, the dryer may be in a shed or an added room. If that room gets damp and full of lint, leave the dryer off and call: the duct has to end outdoors.',
          },
          microwave: {
            en: 'If steam stays under the cabinets of a 1920s Gillespie Park cottage, there may be no kitchen duct. Feel for air above the microwave’s door: if the fan blows there, change the charcoal filter. If steam still stays, call us.',
          },
          'range-hood': {
            en: 'If the lights dip when the fan starts, turn off the hood’s breaker and call an electrician. In a 1920s Laurel Park cottage, it may be on the oldest wires. If only the fan hums and does not turn, turn it off and call us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Sarasota condos are closed from May to October.' },
        forHome: {
          en: 'Before May, shut the valves, empty the refrigerator, and leave the key with someone who looks in.',
        },
        lines: {
          stove: {
            en: 'If a cooktop beeps or ignores you when you open a closed condo, its touch panel may be damp. Turn off the cooktop’s breaker, and let the air conditioning dry the rooms for a day before you call.',
          },
          oven: {
            en: 'Does the oven beep by itself when you open your condo in the fall? Its touch panel may be damp: turn off the oven’s breaker and cool the rooms for a day. If the oven still beeps with the breaker on, call.',
          },
          'range-hood': {
            en: 'If the hood quits in spring and you go north, don’t wait until October, because a motor often has to be ordered. Ask whether somebody can let us in over the summer.',
          },
          washer: {
            en: 'Before you close a condo in May, shut both washer valves and start a wash. If water still runs in, cancel the wash and have the bad valve replaced before you leave.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt air reaches the bayfront and the keys; east of Tuttle Avenue there is little of it.',
        },
        forHome: {
          en: 'On the keys and the bayfront, wipe stainless steel with fresh water each week, so that salt does not pit it.',
        },
        lines: {
          'wine-cooler': {
            en: 'Is an indoor wine cooler on a bayfront terrace warm? Heat and salt have probably worn it out, and a repaired one would soon fail there again. Say where it is when you call.',
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
          en: 'If your downtown tower asks for our insurance certificate, email us its form, and ask which elevator a technician may use.',
        },
      },
      {
        line: {
          en: 'Tell us which side of Tamiami Trail you are on, and whether we have to cross a bridge.',
        },
      },
      { line: { en: 'If you are away from Sarasota, give us the name of whoever will open the door.' } },
    ],
  },
  venice: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'The City of Venice takes the hardness out of its water by reverse osmosis. Outside the city, Sarasota County supplies it.',
        },
        forHome: {
          en: 'On city water, use less detergent in the dishwasher. Outside the city, use the dose on the package.',
        },
        lines: {
          dishwasher: {
            en: 'Have your glasses turned dull? On Venice’s city water, which comes through reverse osmosis, use less detergent, and powder or gel instead of pods. Outside the city, on the county’s water, use the dose on the package.',
          },
          washer: {
            en: 'Does the drum smell? City water in Venice is soft, and a small load needs only half the usual detergent. A pod cannot be halved, so use liquid for small loads; if the smell stays, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Venice has large mobile-home parks, Bay Indies among them.' },
        forHome: {
          en: 'There, check that a new dryer’s manual allows mobile homes before you buy it.',
        },
        lines: {
          refrigerator: {
            en: 'Has the ice maker stopped in a mobile home? Leveling, as at Bay Indies, can stretch the water line: shine a flashlight behind the refrigerator. If the floor is wet, close the main valve and call; if it is dry, change the filter.',
            first: true,
          },
          washer: {
            en: 'Did rain blow onto the washer in a screened room at Bay Indies? If its controls got wet, turn off its breaker from a dry floor. Leave the washer off, even if it looks dry, and call us.',
            apart: true,
          },
          dryer: {
            en: 'If a lanai was added to your Bay Indies home, the duct may now end inside it. If you see lint on the lanai’s floor, leave the dryer off and call.',
          },
          'range-hood': {
            en: 'If the hood drips after rain, turn off its breaker, if you can do it without stepping in water, and call a roofer. At Bay Indies, hoods often vent through the roof. If grease drips on a dry day, wash the filters.',
          },
          dishwasher: {
            en: 'If the dishwasher leaks and the valve under the sink sticks, close the main water valve of the home and call us. At Bay Indies, you may find that valve outside, at the skirting.',
          },
          microwave: {
            en: 'Is the cabinet above the microwave coming off the wall? In a Bay Indies home, that wall is thin and the microwave is heavy. Stay clear of the cabinet, use neither the microwave nor the stove, and call us.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Mobile homes and condos in Venice are mostly used in winter.' },
        forHome: {
          en: 'In summer, the neighbors are away, too, and nobody sees a leak, so shut every water valve before you go.',
        },
        lines: {
          washer: {
            en: 'If the lock light blinks when you come back, an insect may have nested in the latch. Look in with a flashlight, clear what you see, and close the door firmly once. If it still blinks, call us.',
            apart: true,
          },
          microwave: {
            en: 'Are some lights dim and others too bright when you open a winter home? Turn off the main breaker and call Florida Power & Light (800-468-8243). If the lights are normal, turn on the microwave’s breaker.',
          },
          'range-hood': {
            en: 'If the hood smells when you come back for the winter, wash its grease filter before you fry anything. Last winter’s grease smells as soon as it warms. If the smell stays, call us.',
          },
          dishwasher: {
            en: 'If dishes come out dirty in the fall, pods that spent the summer in a closed house may no longer dissolve. Wash one load with a fresh box. If that load is dirty too, call us.',
            apart: true,
          },
          'wine-cooler': {
            en: 'Has the glass begun to fog in a condo that was shut all summer? Mold in the folds can keep the seal from closing, so wash the folds with soapy water and dry them. If the glass still fogs two days later, call.',
          },
          refrigerator: {
            en: 'If there is no ice when you come back for the winter, open the refrigerator’s water valve, and throw out the first day’s ice. If the valve was open, change the filter.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'The island of Venice has Mediterranean houses from the 1920s.' },
        forHome: {
          en: 'See where the dryer and the hood blow out. Neither duct may end under the house or in the attic.',
        },
        lines: {
          refrigerator: {
            en: 'If the refrigerator clicks without starting in a 1920s house on the island, turn off whatever shares its outlet. If it runs then, call an electrician for another outlet; if not, turn it off and call us.',
          },
          'wine-cooler': {
            en: 'If the wine cooler runs all day in a wall niche of a Mediterranean house on the island of Venice, it may get no air. Empty a freestanding cooler and slide it forward for a day. Call if the wine is still warm.',
          },
          dryer: {
            en: 'Does lint or damp collect on the porch or in the garage where the dryer is? In the 1920s houses on the island, the duct may stop there. Leave the dryer off and call: the air has to go outdoors.',
          },
          oven: {
            en: 'Is the oven dead and its breaker not marked? In a 1920s house on the island, look for a double handle that has tripped. If no lights are dim or too bright, reset it once; if it trips again, leave it off and call us.',
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
            en: 'Do the burners of your propane range light while the oven stays cold? Then the tank is not empty, and the igniter has probably failed: call us. If the burners only click, call the propane supplier; if nothing clicks, see “Nothing works” here.',
          },
          stove: {
            en: 'If all burners of a propane stove are suddenly too high or too low, turn the stove off and call the supplier. A rusty regulator on the tank can do that, so do not touch it. If only one burner has changed, call us.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'The island and the streets by the beach get salt off the Gulf; Jacaranda gets little.' },
        forHome: {
          en: 'On the island, look at the outside caps of the dryer and the hood in spring and fall. In Jacaranda, once a year is enough.',
        },
        lines: {
          dryer: {
            en: 'By the beach, a plain steel vent cap rusts again and again. If its flap has stuck once, leave the dryer off until the vent has been checked and plastic or stainless steel has replaced the cap.',
            apart: true,
          },
          stove: {
            en: 'Does one coil stay cold, or does it come and go? On the island, salt may have corroded its socket. With the coil cold and the breaker off, look: if the socket is black, call; if it is clean, do the coil check here.',
            first: true,
          },
          'range-hood': {
            en: 'If the flap of the wall cap sticks on the island, salt is probably on its hinge. With the fan off, rinse the cap from the ground. If the flap still sticks, leave the fan off and call us.',
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
      {
        line: {
          en: 'If you live on the island, keep your phone handy: we call if the open Venice Avenue bridge holds us up.',
        },
      },
      {
        line: {
          en: 'US 41 splits into the bypass and the business road, so say which one is nearer to you.',
        },
      },
    ],
  },
  bradenton: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Bradenton’s water comes from the Bill Evers Reservoir, and the county’s comes from Lake Manatee and wells.',
        },
        forHome: {
          en: 'With either water, start the washer and the dishwasher with the detergent dose on the package.',
        },
        lines: {
          refrigerator: {
            en: 'If your ice tastes earthy in summer, try the kitchen faucet: Bradenton’s water comes from a reservoir. If the faucet has the taste, too, a new filter may help; if only the ice has it, wash the bin.',
          },
          washer: {
            en: 'Does clean laundry smell earthy? Bradenton’s reservoir water can smell so in summer, so smell a glass of tap water. If it smells, too, the washer is fine; if it does not, run the cleaning cycle.',
          },
          dishwasher: {
            en: 'Do dishes come out with a greasy film? Run the faucet hot before you start: a cold fill leaves grease. On the city’s reservoir water, lime is seldom the cause. If hot water does not help, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Bradenton has large mobile-home parks along Cortez Road and US 41.',
        },
        forHome: {
          en: 'There, measure your door before you decide against a repair: a new machine may not fit through it.',
        },
        lines: {
          washer: {
            en: 'Does the washer drain slowly? In a mobile-home carport off Cortez Road, it may drain through a hose that was made longer. Look along that hose for a sag or a kink; if you find none, call us.',
            apart: true,
          },
          dryer: {
            en: 'Do the windows fog up while the dryer runs? In a mobile home, the duct has probably come loose below, and its damp air stays in: leave the dryer off and call.',
            apart: true,
            first: true,
          },
          dishwasher: {
            en: 'If the dishwasher leaks, look at the pipe under the sink from a dry floor. In an older mobile home it may be gray plastic, which cracks: close the main water valve, not the one on that pipe. Then call us.',
          },
          oven: {
            en: 'Is the oven cold while some lights are too bright and others dim? Turn off the main breaker, in a mobile home often on a post outside, and call Florida Power & Light (800-468-8243). If every light is normal, follow the steps on this page.',
          },
          stove: {
            en: 'Has the propane stove of your mobile home gone weak? Turn it off and look at the marker between the two bottles outside. If the marker is red, a bottle is empty: call the supplier; if it is green, call us.',
            first: true,
          },
          refrigerator: {
            en: 'If there is little ice and the floor beside the refrigerator feels soft, the ice maker’s line is probably leaking into your mobile home’s floor. Stay off that spot, close the main water valve and call us.',
            first: true,
          },
          'range-hood': {
            en: 'If the fan is loud and moves little air, wash its filters. If that does not help, have us check the duct before you replace the fan. In a mobile home, a newer hood may be squeezed onto an old, narrow duct.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Cottages in the Village of the Arts may have old electrical panels.' },
        forHome: {
          en: 'In a cottage, note which breaker feeds which outlet. The list saves time on the phone and during the visit.',
        },
        lines: {
          'range-hood': {
            en: 'If the fan or a speed is dead in a Village of the Arts cottage, ask us about a repair first. The hood may be 24 inches wide, and stores mostly carry 30-inch hoods.',
          },
          refrigerator: {
            en: 'Is the refrigerator dead in an old Village of the Arts cottage? One breaker may feed several rooms. If the other lights are normal, reset it once; if it trips again, leave it off until an electrician has looked.',
          },
          oven: {
            en: 'Does a breaker trip only when the oven and a kiln or a heater run together? In a Village of the Arts cottage, the old breaker panel may be too small: call an electrician. If the oven alone trips it, call us.',
          },
          stove: {
            en: 'Does an electric stove in the Village of the Arts heat poorly only while a kiln or a window unit runs? The cottage’s wiring may be too small for both: call an electrician. If the stove is slow at all times, call us.',
          },
          microwave: {
            en: 'Do the lights dim while food takes longer than it did? In an old Village of the Arts cottage, that points to the wiring: leave the microwave off and call an electrician. If the lights stay bright, call us.',
            apart: true,
            first: true,
          },
          'wine-cooler': {
            en: 'If the wine cooler is dead in a Village of the Arts cottage and the house lights are normal, reset its breaker once. If the breaker buzzes, leave it off and call an electrician. If it trips, or the cooler stays dark, call us.',
          },
          dryer: {
            en: 'If a small dryer on an ordinary outlet takes twice as long as a big one, that is normal. In the Village of the Arts, some cottages have only such a dryer. If it has become slower, follow the steps on this page.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes in Bradenton are empty in summer.' },
        forHome: {
          en: 'Before summer, shut the valves and turn off the breakers of what you will not need until fall.',
        },
        lines: {
          microwave: {
            en: 'If a corner of the touch panel has lifted and a button sticks, turn off the microwave’s breaker, leave it off and call us. In a mobile home that is closed all summer, heat can loosen the panel.',
          },
          washer: {
            en: 'If you find droppings behind the washer when you come back, look at its hoses, because mice chew rubber. Stay near during the first load. If a hose drips, close both valves and call us.',
            apart: true,
          },
          dishwasher: {
            en: 'If you are back in the fall and the dishwasher buzzes but does not drain, stop it and call us. Its pump has probably seized over the summer, and more tries can ruin the motor.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Palma Sola Bay and the mouth of the Manatee River put salt in the air of western Bradenton.',
        },
        forHome: {
          en: 'In the west of town, look at the dryer’s flap before summer and again before winter.',
        },
        lines: {
          'wine-cooler': {
            en: 'If a wine cooler on a lanai near Palma Sola Bay scrapes, salt may have rusted the grille until flakes fall on the fan. Turn the cooler off and call. If it is quiet and cold, only vacuum the flakes from outside.',
          },
          'range-hood': {
            en: 'If you feel wind at the filters with the fan off, the outside flap and the damper in the hood are probably both open. In western Bradenton, salt rusts them: have us check both.',
          },
          dryer: {
            en: 'Near Palma Sola Bay, a steel duct can rust into pinholes. If gray fluff lies along the duct, leave the dryer off and have the duct replaced, because lint and moisture leak out.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge reached river blocks and Cortez in 2024.' },
        lines: {
          microwave: {
            en: 'Did a storm surge come into a kitchen near the river or in Cortez? Replace a microwave that got wet. For one above the counter, have an electrician check the circuit before its breaker goes on.',
          },
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a mobile-home park, give the lot number and ask the office for its rules on contractors.',
        },
      },
      { line: { en: 'In a golf community, call the gate before the visit and leave our name.' } },
    ],
  },
  'north-port': {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Myakkahatchee Creek and the Peace River supply feed North Port’s city water.' },
        forHome: {
          en: 'On city water, use the dose of detergent on the package; on a well, test the hardness first.',
        },
        lines: {},
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many lots in North Port have wells, often with a softener.' },
        lines: {
          refrigerator: {
            en: 'If ice and water are both slow, try the kitchen faucet. If it is slow, too, and you have a well, as many North Port homes do, change its sediment filter. If it runs well, change the refrigerator’s filter; if that fails, call us.',
            apart: true,
            first: true,
          },
          washer: {
            en: 'Does the washer’s water come up in the bathtub? With a well, you most likely have a septic tank, which can fill in the rainy season. Leave the washer off, and call a septic company, not us.',
            apart: true,
          },
          dishwasher: {
            en: 'If glasses come out cloudy on a North Port well, the softener may be out of salt. Refill it, let it regenerate, and wash two loads. If glasses are still cloudy, call us.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'North Port has new houses on scattered lots and in Wellen Park.' },
        forHome: {
          en: 'If your house is new, check whether the maker’s warranty is still good before you pay anyone.',
        },
        lines: {
          dishwasher: {
            en: 'If the dishwasher has filled slowly from the first day, grit from new pipes has probably clogged its screen. In a new Wellen Park house, call the builder first. If the warranty is over, call us.',
            first: true,
          },
          stove: {
            en: 'Does your induction cooktop beep and not heat? Hold a magnet to the bottom of the pan, and use another pan if the magnet hardly sticks. If every pan beeps, read us the code; in a new Wellen Park kitchen, a warranty may still pay.',
            first: true,
          },
          washer: {
            en: 'Does water come from the wall behind the washer? In a new Wellen Park house, the builder may still answer for that pipe, so call the builder first. If it comes from a hose or the machine, call us.',
          },
          dryer: {
            en: 'Did loads dry slowly from the first week in a new house? Builders may have left debris in the duct. Leave the dryer off, and call the builder while the warranty runs; after that, call us.',
            apart: true,
          },
          oven: {
            en: 'Has the oven failed in a new Wellen Park kitchen? In its first year, the builder or the maker may pay for the repair. Ask the builder’s office before you book us; after that year, call us.',
          },
          'range-hood': {
            en: 'If the fan over the stove never moved much air in Wellen Park, see whether it is part of a microwave. If it is, ask the builder whether its blower was turned toward the duct.',
          },
          microwave: {
            en: 'If the fan of a microwave that vents outdoors seems weak after a storm, look at the outside flap from the ground. In a Wellen Park house, a storm panel may still cover it. If nothing covers the flap, call us.',
          },
          'wine-cooler': {
            en: 'Does a built-in wine cooler run all day and still get warm? In a new Wellen Park kitchen, the toe kick may cover the grille at the bottom, so clear the grille. If the wine is no cooler a day later, call.',
          },
          refrigerator: {
            en: 'If the first ice in a new Wellen Park kitchen tastes of plastic, the new water line is the likely reason. Throw out the first three bins; if the taste stays, change the refrigerator’s filter.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Heron Creek, Talon Bay and parts of Wellen Park are gated.' },
        forHome: { en: 'Put our name on the list at the gate for the day of the visit.' },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Myakkahatchee Creek and the Myakka River flooded streets in North Port after Hurricane Ian in 2022.',
        },
        lines: {
          'wine-cooler': {
            en: 'When the Myakka River floods streets in North Port, a visit may have to wait a few days. If your wine cooler has failed, lay the bottles in the coolest closet, not in the garage.',
          },
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About 13% of homes in North Port are mobile homes (US Census, 2014–2018).' },
        forHome: {
          en: 'If yours is one, look for a propane tank outside: a gas stove there usually runs on it.',
        },
        lines: {
          washer: {
            en: 'If the ground at the skirting of a mobile home is wet after each load, the washer’s drain pipe may have come apart below. Do not crawl there: call a plumber.',
            apart: true,
          },
          stove: {
            en: 'Did you buy a used electric range for a mobile home? It needs a cord with four prongs. If it came with a three-prong cord, do not plug it in before an electrician has put on the right one.',
          },
          dryer: {
            en: 'In a mobile home, look along the skirting when loads stay damp. If you see lint there, the duct has probably come apart: leave the dryer off, do not crawl below, and call.',
          },
          'range-hood': {
            en: 'If smoke stays, hold a paper towel to the clean filter with the stove cold and the fan on high. If it falls, leave the hood off and call us. If it sticks, the fan works: use the rear burners.',
          },
          microwave: {
            en: 'Is a countertop microwave dead in your mobile home? Try it once in another room. If it runs there and the lights are normal, reset the kitchen’s tripped breaker or outlet once; if it is dead there, too, call us.',
            first: true,
          },
          oven: {
            en: 'If the oven of your electric range stays cold, try a burner. If it heats, the range has power, and the oven has probably failed: call us. If the burners are cold too, look for the breaker, in a mobile home often in a closet.',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give us the nearest main road, such as Sumter, Toledo Blade, Price or River Road.' } },
      {
        services: withWater,
        line: {
          en: 'Tell us whether you have city water or a well and, if you have a softener, where it is.',
        },
      },
      {
        line: {
          en: 'If you live in Wellen Park, say so: we come there, too, although many homes have a Venice ZIP code.',
        },
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
        forHome: { en: 'If glasses spot, add rinse aid before you add more detergent.' },
        lines: {
          washer: {
            en: 'Has the washer begun to fill slowly? Most of Palmetto’s water comes from a lake and leaves little lime. Look for a half-closed valve or a kinked hose before you blame the screens; if you find neither, call us.',
          },
        },
        source: 'Palmetto water',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Palmetto has mobile-home parks at Terra Ceia Bay and along US 41.',
        },
        forHome: {
          en: 'At Terra Ceia Bay, measure your door before you give up an old machine, because a new one may not fit through.',
        },
        lines: {
          washer: {
            en: 'Is there a puddle between the washer and the water heater of a mobile home? Leave the washer off, and close both its valves. If the puddle grows, call a plumber; if it stops growing, call us.',
            apart: true,
          },
          dryer: {
            en: 'At Terra Ceia Bay, the ground under a mobile home is damp already, so the duct must end outside the skirting. If you see lint along the skirting, leave the dryer off and call.',
          },
          dishwasher: {
            en: 'If the cabinet under the sink is damp, look there while the dishwasher drains. If the drain hose drips, stop the wash and call us: a mobile home’s floor soaks up a leak unseen. If the hose stays dry, call a plumber.',
          },
          stove: {
            en: 'If your gas stove does not click and the counter outlets are dead, too, press the reset button on the counter outlet once. In a mobile home, the stove may be on that circuit. If it stays silent, call us.',
            first: true,
          },
          'range-hood': {
            en: 'In a mobile home, the hood’s flap may be on the roof. If smoke stays with a clean filter, leave the fan off and call us. If only wind comes in, you may use the hood until the visit.',
          },
          microwave: {
            en: 'Does rain drip from the microwave? On Terra Ceia Bay, wind can lift the roof vent of a mobile home. Turn off the microwave’s breaker, do not use it, and have the roof vent repaired before you call us.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Cottages near the river in Palmetto may have electrical panels as old as they are.' },
        forHome: {
          en: 'Plug kitchen appliances straight into the wall. If a plug sits loose, have the outlet replaced first.',
        },
        lines: {
          refrigerator: {
            en: 'If the refrigerator’s door drifts open, the floor of your cottage near the river may dip. We can level the refrigerator, a little high in front, and replace the hinge if it is worn.',
            first: true,
          },
          oven: {
            en: 'If the oven’s breaker trips again after one reset, leave it off and call us: an element or wire has probably shorted. In a cottage near the river, the old breaker panel may be the cause: if our test shows that, you need an electrician.',
          },
          stove: {
            en: 'If an electric stove stays cold in a cottage with fuses, do not touch them. One fuse may have blown, and an electrician has to find out why.',
          },
          microwave: {
            en: 'If the microwave’s outlet has only two slots, as in an old cottage near the river, it usually has no ground. An adapter gives none: have an electrician change the outlet before you heat anything.',
          },
          'range-hood': {
            en: 'If the breaker trips as the fan starts, leave it off and call us. In a cottage near the river, a stuck motor or a worn breaker can be the cause, and we test the motor first.',
          },
          dryer: {
            en: 'Does the dryer trip its breaker? Leave the breaker off and call. In the cottages near the river, the electrical panel may be as old as the house, and then the breaker itself can be at fault.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions north of the city are new.' },
        forHome: {
          en: 'If your house is in one of them, check the maker’s warranty before you pay for a repair.',
        },
        lines: {
          refrigerator: {
            en: 'If a new refrigerator in a house north of Palmetto makes ice slowly, allow a day for cooling and another for the bin. If there is no ice on the third day, open its water valve fully, then call.',
          },
          'wine-cooler': {
            en: 'Does fog come back on the glass? In a new kitchen, the handle of the next cabinet can keep the wine cooler’s door from closing. If you find a mark where they touch, have the handle moved; if not, call.',
          },
          washer: {
            en: 'If a washer has thumped since it moved with you into a new house, look for shipping bolts in its back. If they are in, leave it off until they are out. If there are none, call us.',
          },
          dryer: {
            en: 'In the new houses north of the city, the dryer often vents through the roof. If drying slows, leave the dryer off and hire a vent cleaner: a leaf blower can pack the lint tighter.',
            apart: true,
          },
          dishwasher: {
            en: 'Has the dishwasher never drained well in your new house? A plug may be left in the disposal’s inlet. North of Palmetto, where houses are new, ask the builder to take it out, or call us.',
          },
          'range-hood': {
            en: 'If the hood of a new house north of the city was weak from the first day, its duct may never have been joined. Leave the fan off, and ask the builder to look while the warranty lasts.',
          },
          microwave: {
            en: 'Has the fan over your range been loud since you moved into a new house? Wash the microwave’s metal filter, with the stove cold. If it stays loud, tell the builder: the fan may not be set up for its duct.',
          },
          oven: {
            en: 'Does the convection oven of a new house bake about 25 degrees too cool? Many lower the temperature on their own, so try plain bake. If that is too cool as well, ask the maker first: the warranty may still pay.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The river and Terra Ceia Bay put a little salt in the air on three sides of Palmetto.' },
        forHome: {
          en: 'Because the salt is light, it is enough to look at the outside caps of the dryer and the hood every other spring.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler click every few minutes and get warm? Salt air off Terra Ceia Bay can corrode the relay that starts the compressor. Turn the cooler off and call: a relay is a small repair.',
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
      { line: { en: 'In a mobile-home park, say which one it is, and give the lot number.' } },
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
        forHome: {
          en: 'At Colony Cove, check that the floor under a shaky washer is firm before you blame the washer.',
        },
        lines: {
          stove: {
            en: 'Are the electric stove and other things dead in your mobile home? Part of the power may be missing: turn off the main breaker and call Florida Power & Light (800-468-8243). If only the stove is dead, follow “Nothing works” on this page.',
            first: true,
          },
          'range-hood': {
            en: 'If your hood at Colony Cove has been weak since the roof was coated, the coating may hold its flap shut. Leave the fan off and call the roofer. Otherwise, wash the filters, and if the hood is still weak, call us.',
          },
          refrigerator: {
            en: 'Does the refrigerator leak? In Colony Cove, its water line may have no valve of its own. Stay off the wet floor, close the home’s main water valve and call us.',
            first: true,
          },
          washer: {
            en: 'If the washer has become louder on the hollow floor of a Colony Cove home, turn it off and push on each corner. If it rocks, its feet need leveling. If it does not, call us.',
          },
          dryer: {
            en: 'If a Florida room was added to your Colony Cove home, the duct may end in that room. If the windows of that room fog up while the dryer runs, leave the dryer off until the duct ends outdoors.',
          },
          dishwasher: {
            en: 'Does the vinyl in front of the dishwasher bubble or give? Stop using the machine, stay off the soft spot, close the main water valve and call us. At Colony Cove, the floor is wood, and a slow leak softens it unseen.',
          },
          microwave: {
            en: 'Did the microwave die along with half of the lights? At Colony Cove, the main breaker is often on a post outside: reset nothing, turn it off and call Florida Power & Light (800-468-8243). If all lights are normal, follow “It is dead” below.',
            first: true,
          },
          'wine-cooler': {
            en: 'Is the wine cooler warm in a screened room at Colony Cove? Such a room can pass 90 °F by noon, too hot for most models. Have the cooler emptied and moved indoors, upright, and call if it is still warm two days later.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Ellenton mobile homes are used from November to April.' },
        forHome: {
          en: 'Before you leave, shut the valves and empty the refrigerator, because a closed mobile home gets hot.',
        },
        lines: {
          dishwasher: {
            en: 'If you are back in November and the dishwasher will not drain, old food has probably dried in it. With the machine off and cool, rinse the filter, then try the drain once. If water stays, call us.',
            apart: true,
          },
          washer: {
            en: 'If you come back in the fall, run one rinse and look along the skirting. If the ground gets wet, a pipe may have come apart: stop the washer and call a plumber.',
            apart: true,
          },
          refrigerator: {
            en: 'If you leave in spring, close the refrigerator’s water valve, often under the sink, and wipe it dry. If the valve is wet an hour later, have it replaced before you go.',
          },
          dryer: {
            en: 'If you come back in the fall, run the dryer on air only first, because animals may have pulled at the duct under the home. If no air leaves the vent cap outside, stop the dryer and call.',
            apart: true,
          },
          stove: {
            en: 'If you leave in April and cook with propane, have the supplier show you which valve to close. Ask the same company to open the valve and check for leaks in the fall.',
          },
          'wine-cooler': {
            en: 'Is the wine cooler still warm on your second day back in November? Take out half of the bottles, shut the door and read it the next morning. If it is at its setting, it was only overloaded; if not, call.',
          },
          oven: {
            en: 'Does your propane oven light late or with a puff when you open your mobile home in November? Spiders can nest in the tube of its burner over the summer. Leave it off and call us.',
          },
          'range-hood': {
            en: 'If smoke stays when you come back in November, hold a tissue to the clean filter with the stove cold and the fan on. If it drops and the hood has a duct, leave the hood off and call us about a nest.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Lake Manatee supplies Ellenton, with wells as a second source.' },
        forHome: {
          en: 'Lake water and well water differ, so if glasses turn cloudy, raise the dishwasher’s rinse aid by one setting.',
        },
        lines: {
          dishwasher: {
            en: 'Is there white powder on the dishes? Ellenton’s water comes mostly from Lake Manatee, so it is more likely detergent than lime. See that no bowl blocks a spray arm, then use a smaller dose.',
          },
          washer: {
            en: 'Has the washer filled slowly since the park’s water was off? Ellenton’s lake water leaves little lime, so grit is probably in the inlet screens. Open both valves fully; if nothing changes, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some mobile homes in Ellenton have propane.' },
        lines: {
          dryer: {
            en: 'Does your gas dryer turn but stay cold? If the gas stove lights as usual, leave the dryer off and call us. If not, the propane may be out: turn every knob off, do not relight, and call the supplier.',
          },
          oven: {
            en: 'Did the oven go cold when the propane ran out? Leave it off until the supplier has filled the tank and tested for leaks: it may need nothing else. If the propane did not run out, see “The gas oven does not heat” here.',
          },
          'range-hood': {
            en: 'If your stove runs on propane and the hood is dead, open a window each time before you light a burner. A mobile home is small, and fumes fill it quickly. Call us about the hood.',
          },
          microwave: {
            en: 'If the lamp cover under the microwave has cracked over a propane stove, heat is the likely cause. Leave the lamp off, and order a cover by the model number.',
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
      {
        line: {
          en: 'In a mobile-home park, tell the office that we are coming: most offices ask vendors to check in.',
        },
      },
      { line: { en: 'If you are up north, have a neighbor with a key meet us.' } },
    ],
  },
  'punta-gorda': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Shell Creek and brackish wells treated by reverse osmosis supply Punta Gorda.' },
        forHome: {
          en: 'A rainbow sheen on glasses can mean too much dishwasher detergent for this water: use less before the glasses turn white for good.',
        },
        lines: {
          refrigerator: {
            en: 'Is the floor near the refrigerator damp, with no plug close by? Punta Gorda’s water leaves hardly any crust, so press a dry paper towel around the valve under the sink. If it gets wet, close the valve; if not, call us.',
            apart: true,
          },
          dishwasher: {
            en: 'Do glasses have a rainbow sheen? It often comes from too much detergent, and some of Punta Gorda’s water has gone through reverse osmosis. Use less before the glasses turn white for good.',
          },
          washer: {
            en: 'Does only cold water come in slowly? Lime is seldom the reason in Punta Gorda, so try a cold faucet nearby. If that is strong, the washer’s valve or screen is probably at fault; if it is weak, call a plumber.',
            first: true,
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many houses on the canals of Punta Gorda Isles are winter homes.' },
        forHome: {
          en: 'When the neighbors on the canal leave too, nobody sees a leak, so shut off the water to the house.',
        },
        lines: {
          washer: {
            en: 'If you are back in the fall, look at the washer’s hoses before you open its valves. Have soft, bulged or rusty ones replaced first.',
            apart: true,
          },
          microwave: {
            en: 'If the microwave is dead when you open the house, try the television and the garage door. Several dead machines point to a surge, so ask your insurer. If only the microwave is dead, check its breaker, and call us if it stays dark.',
          },
          refrigerator: {
            en: 'If the refrigerator smells of old water when you come back in the fall, its drain pan may be the reason. Say so when you call, because many refrigerators have to be pulled out to reach that pan.',
          },
          stove: {
            en: 'If every electric burner stays cold when you open the house, the breaker may have been off since spring. Turn all knobs off, then that breaker on, once. If it was on already, call.',
          },
          'wine-cooler': {
            en: 'Have corks pushed out of the bottles? A closed house in Punta Gorda Isles without power can stay above 90 °F for days, so the wine got hot. Cool the rooms and give the cooler a day, and call if it is still warm.',
          },
          oven: {
            en: 'Are digits missing in the oven’s display when you come back in the fall? If the oven still bakes, you can use it, and it may need only a new display. If it stays cold, say so when you call.',
          },
          dishwasher: {
            en: 'If your Punta Gorda Isles house stood closed, pour a quart of water into the dishwasher to wet its pump seal. Then open the valve and watch the first cycle. If the machine drips, stop it and call us.',
            apart: true,
          },
          'range-hood': {
            en: 'If the fan is loud after a summer away, look from the ground at the hood’s flap with the fan on. If it holds a nest or salt keeps it shut, leave the fan off and call us. If it opens wide, wash the filters.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Punta Gorda has tin-roofed cottages in the old district near the harbor.' },
        forHome: {
          en: 'If a range hood rattles while it is off, the cap on the tin roof may be loose.',
        },
        lines: {
          dryer: {
            en: 'If drying slows in a tin-roofed cottage, the duct may go up through the roof, where you cannot see the flap. Leave the dryer off and call: we measure the air where it leaves the dryer.',
          },
          oven: {
            en: 'Is the gas oven cold and its clock dark? In a cottage of the old district, the range may share a circuit with an outlet that has a reset button. Press that button once; if the clock stays dark, call us.',
          },
          'range-hood': {
            en: 'If the hood rattles in the wind with its fan off, its cap is probably loose, especially on a tin-roofed cottage: call a roofer. If it rattles only with the fan on, press each filter into place. If it squeals, leave it off.',
          },
          microwave: {
            en: 'If steam has stayed in the kitchen since a tin-roofed cottage got a new roof, the roof may cover the microwave’s vent. Call the roofer before you call us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile-home parks line US 17 and US 41 around Punta Gorda.' },
        forHome: {
          en: 'If you see lint at the skirting, leave the dryer off: its duct may have come loose.',
        },
        lines: {
          dishwasher: {
            en: 'Does the dishwasher tip when a rack is out? Push the rack in, stop using it and call us. In a mobile home, the counter may be too thin for its screws, and then we fasten it at the sides.',
            first: true,
          },
          refrigerator: {
            en: 'If the refrigerator goes dark now and then, light and all, an outlet may be loose: older mobile homes can have aluminum wiring. Turn off the refrigerator’s breaker and call an electrician. If the wiring is sound, call us.',
            first: true,
          },
          washer: {
            en: 'If a washer hose bursts, close the main water valve without stepping on the wet floor. In a mobile-home park, it may be in the ground at the lot: find it today, and learn which way it turns.',
            apart: true,
          },
          dryer: {
            en: 'If the floor beside the dryer gets warm in a mobile home, the duct may be loose below. Leave the dryer off and call, because lint collects under the home.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Most of Punta Gorda is close to Charlotte Harbor or one of its canals.' },
        forHome: {
          en: 'On a canal, check the outside caps of the dryer and the hood for rust when you open the house in the fall.',
        },
        lines: {
          dryer: {
            en: 'Do loads come out damp? Look from the ground for rust below the vent cap, because salt air can rust the hinge of its flap. If you see rust, leave the dryer off and call; if not, follow the steps on this page.',
            apart: true,
            first: true,
          },
          stove: {
            en: 'Does one coil heat off and on? In a canal house, salt can corrode its plug-in ends: look with the coil cold and the breaker off. If they are rough or green, leave the breaker off and call; if not, do the coil check here.',
            first: true,
          },
          microwave: {
            en: 'Do you have to slam the door to start the microwave? Near Charlotte Harbor and its canals, salt can stiffen the latch. Stop using the microwave and call us before the door cracks.',
            first: true,
          },
          'wine-cooler': {
            en: 'Is the display dark although the bottles are cold? On a lanai near Charlotte Harbor, salt can corrode its connector. Put a thermometer in the wine cooler: near 55 °F, you can use it until we come; if the number climbs, call at once.',
            first: true,
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'The surge of Helene and then of Milton flooded homes near the harbor in Punta Gorda, less than three weeks apart in 2024.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the power come and go after a hurricane? Give what there is to the refrigerator, because most wine keeps for a few warm days. Start the wine cooler when the lights stay on, and call if it only clicks.',
          },
          'range-hood': {
            en: 'If your kitchen was redone after a flood and smoke has stayed since, the hood’s duct may never have been reconnected. Leave the hood off and call us, and say when the kitchen was redone.',
          },
        },
        source: 'WGCU',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'US 41 crosses the Peace River here: tell us which side you are on.' },
      },
      { line: { en: 'For a closed winter home, name the home-watch service that has the key.' } },
      { line: { en: 'If you live in a mobile-home park, give its name and your lot number.' } },
    ],
  },
  'port-charlotte': {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Port Charlotte’s water comes from the Peace River and not from limestone wells.' },
        forHome: { en: 'If ice cubes get small, change the refrigerator’s filter before you suspect lime.' },
        lines: {
          refrigerator: {
            en: 'If ice comes slowly, look at the filter and the freezer first: water from the Peace River leaves little lime. Change a filter older than six months, set the freezer to 0 °F, and call if nothing improves in a day.',
            apart: true,
            first: true,
          },
          washer: {
            en: 'Is the door glass cold half an hour into a hot wash, although the hot faucet is hot? Water from the Peace River leaves little lime, so a descaler seldom helps: call us.',
          },
          dishwasher: {
            en: 'If the dishwasher smells earthy, smell a glass of cold tap water, which comes from the Peace River here. If the water smells the same, the dishwasher is not the cause. If it does not, clean the dishwasher’s filter.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Port Charlotte has houses of the 1960s to 1980s on canal lots and dry lots.' },
        forHome: {
          en: 'If a breaker on the first panel of such a house trips again after one reset, call an electrician before us.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler runs all day between two cabinets in a 1960s to 1980s kitchen, it may get too little air. Empty a freestanding cooler and slide it out a few inches. Call if the wine is not cold enough a day later.',
          },
          dishwasher: {
            en: 'If the dishwasher sits crooked and its door drips, leave it off and call us. In Port Charlotte’s houses of the 1960s to 1980s, the floor may not suit a newer machine: we can level and fasten it.',
          },
          oven: {
            en: 'Does the oven cut out when somebody bumps the range? In a 1960s or 1970s house, the range’s outlet may be worn: turn off its breaker and call an electrician. If the oven cuts out by itself, leave it off and call us.',
          },
          stove: {
            en: 'If one burner stays cold on the first range of a 1980s house, a repair can be worth it. Many burner switches of that time are still sold, so read us the model number when you call.',
          },
          'range-hood': {
            en: 'If cooking smells come back in through the sliding doors, the fan works: in a 1960s house, its duct may end under the lanai roof. Ask us about a duct that ends past the screen. If smoke stays at the stove, wash the filters.',
          },
          microwave: {
            en: 'Has a built-in microwave from the 1980s failed? Some Port Charlotte kitchens still have one, and its parts may no longer be sold. Read us the model number before you book: if we cannot get the part, you save the visit.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Port Charlotte has mobile-home parks in several parts of town.',
        },
        forHome: {
          en: 'Before you buy a dryer for a mobile home, check that its manual allows mobile homes.',
        },
        lines: {
          'range-hood': {
            en: 'If smoke has stayed since a new roof made your mobile home’s duct longer, have the duct shortened, not the fan replaced. The fan is made for a short duct.',
          },
          washer: {
            en: 'If the wrap under a mobile home’s floor bulges below the laundry, water has collected in it. Stop the washer, close both its valves, and have the leak found before the next load.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many villas in Port Charlotte are closed in summer.' },
        forHome: { en: 'Shut the valves before summer, and leave no food in the refrigerator.' },
        lines: {
          microwave: {
            en: 'Does the microwave’s fan smell musty in a villa that was closed all summer? Replace the charcoal filter. If the metal grease filter underneath is rusty, order a new one, too, by the model number.',
          },
          refrigerator: {
            en: 'If your villa was closed all summer, the rooms are hot, and so is the refrigerator. Cool the rooms, and wait a day before you fill it. If a thermometer inside still shows more than 40 °F, call us.',
          },
          dishwasher: {
            en: 'If your water was off at the street for the summer, open the main valve slowly, and run the faucet until the water is clear. If the dishwasher then fills slowly, grit has probably clogged its inlet screen: call us.',
            apart: true,
          },
          oven: {
            en: 'Is the display lit but the oven cold when you open a villa in the fall? Try the electric dryer. If it heats, follow “The electric oven does not heat” here; if both are cold, call Florida Power & Light (800-468-8243).',
          },
          'wine-cooler': {
            en: 'Does the wine cooler beep when you have just turned it on in a villa that was closed up? It is probably still warm inside, so silence the alarm and cool the rooms. If it still beeps a day later, call.',
          },
          dryer: {
            en: 'If you were away all summer, the dryer may thump until its rollers are round again. If it still thumps after five minutes, or squeals, stop it and call.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Port Charlotte’s canals near the harbor and the river are salty or brackish.' },
        forHome: { en: 'On a salty canal, keep indoor appliances off the lanai.' },
        lines: {
          refrigerator: {
            en: 'Do the thin tubes behind a garage refrigerator flake with rust? Near the canals, one may leak, and such a leak is a large repair. If the refrigerator no longer cools, tell us about the rust when you call.',
          },
          stove: {
            en: 'Does a gas burner click without lighting after you washed its cap? Water under the cap stops the spark: turn the burner off, dry the cap and wait overnight. If it still only clicks, canal salt may have corroded its spark tip: call.',
            first: true,
          },
          'range-hood': {
            en: 'If the outside flap hangs open and rain drips from the hood, turn off the hood’s breaker and have us replace the cap. On the canals, rust takes the hinge and the screws first.',
          },
          'wine-cooler': {
            en: 'Does a rack in the wine cooler jam? On a salty canal, the air from open doors can rust the slides, so take the bottles out and wipe them. If the rack still jams, ask us for new slides.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many Port Charlotte houses have the laundry in the garage.' },
        lines: {
          washer: {
            en: 'If a hose of the washer in your garage bulges, cracks or rusts, close its valve and have it replaced. Heat wears hoses out, so look at them each spring without moving them.',
          },
          dryer: {
            en: 'Clothes still damp after a cycle? In a garage, a car or a shelf can push the dryer back onto its hose. Look from the side: if the hose is flat, leave the dryer off and call; if round, follow the steps on this page.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give us the nearest main road, such as Harborview Road or Kings Highway.' } },
      {
        services: laundry,
        line: { en: 'If the laundry is in the garage, clear the way to it, and move the car out.' },
      },
      { line: { en: 'If you are up north, name the person who has the key.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
