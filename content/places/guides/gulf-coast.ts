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
          en: 'Your bill says which water you have. If glasses dry with spots, turn the dishwasher’s rinse aid up; with a bluish film, turn it down.',
        },
        lines: {
          washer: {
            en: 'Does the washer add rinses by itself? Part of Sarasota’s city water goes through reverse osmosis, so suds last longer. Use half the detergent for a week; if it still adds rinses, call us.',
          },
          dishwasher: {
            en: 'Do the gold rims or the paint on your glasses fade? Wash them by hand: detergent wears them off faster in soft water, and part of Sarasota’s city water goes through reverse osmosis.',
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
            en: 'If a gas dryer turns but stays cold, leave it off and try a gas stove burner. If it lights, or you have no gas stove, call us. If it does not light, turn every knob off, do not relight, and call Peoples Gas (877-832-6747).',
            sign: 'no-heat',
          },
          oven: {
            en: 'Is your gas oven cold and its clock dark? Even with gas from Peoples Gas, it needs electricity: turn it off, and never try a match. In an outage, wait. If the house lights are on, see “Nothing works” on this page.',
            sign: 'gas-no-heat',
            topic: { en: 'Dark clock' },
          },
          stove: {
            en: 'Does no burner on your gas stove click? The spark needs electricity, not Peoples Gas: turn every knob off. If the clock is dark, see “Nothing works” on this page; otherwise, call us.',
            first: true,
            sign: 'no-power',
            topic: { en: 'Gas stoves' },
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'towers',
        fact: { en: 'Sarasota has towers on the downtown bayfront and condos on the nearby keys.' },
        forHome: {
          en: 'Ask the office where your water valves are: they may be behind an access panel that the office has to open.',
        },
        lines: {
          refrigerator: {
            en: 'In your downtown tower, are ice cubes hollow? Ask the desk whether the water was off. If it was, give the air a day to leave the line; if not, change the refrigerator’s filter. If new cubes are still hollow, call us.',
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'Is the washer leaking? In a downtown Sarasota tower, have the desk shut off your water at once: the valves may be behind an access panel. Stay off a wet floor, call us, and ask the office to open that panel.',
            sign: 'leaks',
          },
          dryer: {
            en: 'If your bayfront condo has a ventless dryer, long cycles are normal. If they have become longer, clean the dryer’s filter and condenser as the manual shows. If that does not help, call us.',
            first: true,
            sign: 'two-cycles',
            topic: { en: 'Ventless dryers' },
          },
          'range-hood': {
            en: 'If cooking smells linger in your downtown tower apartment, run the hood on high with the balcony door open. If they linger the next day, replace the charcoal filter of a hood without a duct. If that fails, or yours has a duct, call us.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'If your whole apartment in a bayfront tower is dark, ask the desk when the power will be back. If only the microwave is dark and the lights are normal, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          'wine-cooler': {
            en: 'Do you hear a hum at night in your bayfront tower? Turn the wine cooler off for ten minutes. If the hum goes on, call the building’s office. If it stops, turn the cooler on and move bottles apart; a soft, steady hum is normal.',
            sign: 'hums-vibrates',
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
            en: 'Does the sink gurgle while the dishwasher drains? In a 1920s cottage, the drain or its vent may be clogged: call a plumber. If the sink drains well but water stays in the machine, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          refrigerator: {
            en: 'Does a freezer on a closed-in Laurel Park porch frost up? Damp air probably leaks past its door seal: wash the seal with warm soapy water. If frost comes back within two days, call us.',
            sign: 'frost-and-gaskets',
          },
          dryer: {
            en: 'Is your Gillespie Park dryer in a shed or an added room? If that room gets damp or full of lint, leave the dryer off and call us: its duct has to end outdoors.',
          },
          microwave: {
            en: 'Does steam stay in a 1920s Gillespie Park cottage? Feel for air above the microwave’s door while its fan runs. If air comes out there, the steam comes back, too: open a window. If none does, wash the metal filter before you call us.',
          },
          'range-hood': {
            en: 'If the fan only hums, its motor is probably stuck: turn it off and call us. If it runs but the house lights dim, turn off the hood’s breaker and call an electrician: 1920s Laurel Park cottages can have old wiring.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Sarasota condos are closed from May to October.' },
        forHome: {
          en: 'Before you leave, turn off ice maker and water. Leave the empty refrigerator on or, away from children, off with its doors propped open.',
        },
        lines: {
          stove: {
            en: 'Does a cooktop ignore you after the summer? Its touch panel may be damp: run the air conditioning for a day. Then see “The touch controls do not respond” under other problems.',
            sign: 'touch-controls',
          },
          oven: {
            en: 'Does the oven beep by itself when you come back to your condo in the fall? Its touch panel may be damp: turn off the oven’s breaker and cool the rooms for a day. If it still beeps with the breaker on, call us.',
            sign: 'error-code',
          },
          'range-hood': {
            en: 'If the hood quits in spring, just before you go north, don’t wait until October to call: a motor often has to be ordered. Ask somebody nearby to let us in over the summer.',
          },
          washer: {
            en: 'Before you close a condo in May, shut both washer valves and start a wash. If water still runs in, a valve leaks: cancel the wash and have a plumber replace the valve before you leave.',
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
            en: 'Is an indoor wine cooler getting too warm on your bayfront terrace? It was not made for heat and salt, and would probably fail there again after a repair. Say where it is when you call.',
            sign: 'drifts-warm',
            topic: { en: 'On a terrace' },
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Hurricane Milton came ashore at Siesta Key in October 2024 and flooded low streets in Sarasota.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your downtown tower needs our insurance certificate, say so when we call, and ask which elevator we may use.',
        },
      },
      {
        line: {
          en: 'Tell us which side of Tamiami Trail you live on, and whether we cross a bridge.',
        },
      },
      { line: { en: 'If you are away, give us the name of whoever will open the door in Sarasota.' } },
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
            en: 'Have glasses turned dull, and does vinegar not clear them? On Venice’s city water, which comes through reverse osmosis, use less detergent, and powder or gel instead of pods. Outside the city, on the county’s water, use the dose on the package.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'Does the drum smell? Too much detergent leaves a film, and soft city water like Venice’s needs less. A pod cannot be halved, so use a little liquid for small loads, and run the cleaning cycle. If the smell lingers, call us.',
            sign: 'smells-musty',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Venice has large mobile-home parks, Bay Indies among them.' },
        forHome: {
          en: 'Before you buy a new dryer for a home there, check that its manual allows mobile homes.',
        },
        lines: {
          refrigerator: {
            en: 'Did the ice maker stop after your Bay Indies home was leveled? The water line may be stretched. If the floor behind is wet, follow the water warning at the top. If not, change the filter; if that fails, call us.',
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'Did rain blow onto the washer in a screened room at Bay Indies? If its controls got wet, turn off its breaker from a dry floor. Leave the washer off, even if it looks dry, and call us.',
            apart: true,
          },
          dryer: {
            en: 'If a lanai was added to your Bay Indies home, the dryer’s duct may now end inside it. If you see lint on the lanai’s floor, leave the dryer off and call us.',
          },
          'range-hood': {
            en: 'At Bay Indies, hoods often vent through the roof. If yours drips after rain, turn off its breaker from a dry floor and call a roofer. If grease drips on a dry day, wash the filters, and call us if that fails.',
            sign: 'drips',
          },
          dishwasher: {
            en: 'If the dishwasher leaks and the valve under the sink sticks, close your home’s main water valve and call us. At Bay Indies, you may find the main valve outside, at the skirting.',
            sign: 'leaks-at-door',
          },
          microwave: {
            en: 'Is the cabinet above the microwave coming off the wall? Stay clear of it, don’t use the microwave or the stove, and call us. In a Bay Indies home, the wall may be too thin for a heavy microwave.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes and condos in Venice are used mostly in winter.' },
        forHome: {
          en: 'In summer, the neighbors are away, too, so nobody sees a leak. Turn off the ice maker and shut every water valve before you go.',
        },
        lines: {
          washer: {
            en: 'If the lock light blinks when you come back for the winter, lint or an insect nest may block the latch. Look with a flashlight, wipe out what you see, and close the door firmly once. If it still blinks, call us.',
            apart: true,
            sign: 'will-not-start',
          },
          microwave: {
            en: 'Is the microwave dead when you come back to your winter home? If some lights are dim or too bright, turn off the main breaker and call Florida Power & Light (800-468-8243). If all look normal, see “It is dead” on this page.',
            sign: 'dead',
          },
          'range-hood': {
            en: 'If the hood smells when you come back for the winter, wash its grease filter before you fry anything. Last winter’s grease smells as soon as it warms. If the smell lingers, call us.',
            sign: 'odors-stay',
          },
          dishwasher: {
            en: 'If dishes come out dirty in the fall, pods that spent the summer in a closed house may no longer dissolve. Wash one load with a fresh box. If that load is dirty, too, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          'wine-cooler': {
            en: 'Has the glass begun to fog in a condo that was closed all summer? Mold in the door seal’s folds can keep the door open: wash the folds with soapy water and dry them. If the glass still fogs two days later, call us.',
            sign: 'door-fogs',
          },
          refrigerator: {
            en: 'No ice when you come back for the winter? Turn on the ice maker and open its water valve. If both were on, change the filter. Throw out the first batch; if none comes within a day, call us.',
            sign: 'no-ice',
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
            en: 'In a 1920s island house, does the refrigerator click but not start? Turn off the other kitchen appliances. If it runs then, call an electrician about its circuit. If not, turn off its breaker and call us.',
            sign: 'clicks-or-roars',
          },
          'wine-cooler': {
            en: 'In a 1920s house on the island, does the wine cooler run all day in a wall niche? It may lack air: empty a freestanding one and slide it forward. If it rests within a day, leave that gap; if it gets warm, call us.',
            sign: 'never-rests',
          },
          dryer: {
            en: 'Is there lint or dampness around the dryer on your porch or in your garage? In the 1920s houses on the island, the duct may end there. Leave the dryer off and call us: the air has to go outdoors.',
          },
          oven: {
            en: 'In your 1920s island house, is the oven dead? Its breaker may be unlabeled: look for a double one that sits between on and off. Before you touch it, see “Nothing works” on this page. If you find only fuses, call an electrician.',
            sign: 'no-power',
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
            en: 'In a mobile-home park, is the propane oven cold? If the burners only click, turn every knob off and do not relight. If another gas appliance works, call us; if not, ask the park who fills the tank.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'If all flames on a mobile home’s propane stove are suddenly too high or too low, turn the stove off and call the supplier. The regulator on the tank may be rusty, so do not touch it. If only one flame changed, call us.',
            sign: 'weak-burner',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'The island and the streets by the beach get salt off the Gulf; Jacaranda gets little.' },
        forHome: {
          en: 'On the island, check from the ground in spring and fall that the outside flaps of the dryer and the hood open.',
        },
        lines: {
          dryer: {
            en: 'By the beach, a plain steel vent cap can rust again and again. If its flap sticks, leave the dryer off until the vent has been checked and has a stainless steel or plastic cap.',
            apart: true,
            sign: 'two-cycles',
          },
          stove: {
            en: 'Does one coil heat only now and then, even on high? With a round sensor in its middle, that is normal. Without one, do the coil check under “An electric burner stays cold” on this page: on the island, salt can corrode its socket.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'If smoke lingers in your island kitchen with clean filters, salt or grease may hold the outside flap. Look from the ground with the fan on high: if it barely opens, leave the fan off; in any case, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricanes Helene and Milton flooded low streets on the island in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in Bay Indies, give us the street and lot number, and tell the office we are coming.',
        },
      },
      {
        line: {
          en: 'If you live on the island, keep your phone handy: we will call if the Venice Avenue bridge holds us up.',
        },
      },
      {
        line: {
          en: 'US 41 splits into a bypass and a business road: say which is nearer.',
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
            en: 'If your ice tastes earthy in summer, taste the tap water: Bradenton’s comes from a reservoir. If both taste the same, a new filter may help. If only the ice is earthy, wash the ice bin, and call us if that fails.',
          },
          washer: {
            en: 'Does clean laundry smell earthy? Bradenton’s reservoir water can smell that way in summer: smell a glass of tap water. If it smells the same, the water is the likely cause. If not, run the cleaning cycle, and call us if the smell stays.',
            sign: 'smells-musty',
          },
          dishwasher: {
            en: 'On Bradenton’s reservoir water, do dishes come out with a film? If it rubs off greasy, the fill was cool: run the faucet hot first. If it is white and vinegar removes it, see “Glasses turn white or cloudy” under other problems. Otherwise, call us.',
            sign: 'dirty-dishes',
            topic: { en: 'Filmy dishes' },
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
            en: 'Does the washer drain slowly? In a mobile-home carport off Cortez Road, its drain hose may have been lengthened. Straighten any sag or kink gently, without moving the washer or pulling on a joint. If that does not help, call us.',
            apart: true,
            sign: 'will-not-drain',
          },
          dryer: {
            en: 'Do the windows fog up while the dryer runs? In a mobile home, the duct has probably come loose behind the dryer or below it, and the damp air stays in. Leave the dryer off and call us.',
            apart: true,
            first: true,
          },
          dishwasher: {
            en: 'Are the pipes under the sink gray plastic, as in some older mobile homes? Such pipe can crack, so do not force a valve on it. If the dishwasher leaks, close the main water valve from a dry floor, then call us.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Is the oven cold while some lights are too bright and others dim? Turn off the main breaker (for mobile homes, often outside) and call Florida Power & Light (800-468-8243). If every light is normal, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Is every burner on your mobile home’s propane stove weak? A tank may be nearly empty or its regulator worn: turn the stove off, don’t touch the tanks, and call the supplier. If only one burner is weak, call us.',
            first: true,
            sign: 'weak-burner',
          },
          refrigerator: {
            en: 'In a mobile home, a soft floor beside the refrigerator may mean that a water line leaks into it, even if you see no water. Stay off that spot, follow the water warning at the top and call us.',
            first: true,
            sign: 'water-on-floor',
          },
          'range-hood': {
            en: 'If the fan is loud and moves little air, wash its filters. If that does not help, have us check the duct before you replace the fan. In a mobile home, a newer hood may be squeezed onto an old, narrow duct.',
            sign: 'weak-suction',
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
            en: 'In a Village of the Arts cottage, if the fan or one of its speeds is dead, ask us about a repair before you shop. Your hood may be 24 inches wide, and stores mostly carry 30-inch hoods.',
            sign: 'fan-dead',
          },
          refrigerator: {
            en: 'Did rooms in your Village of the Arts cottage go dark with the refrigerator? If other lights are normal, turn off everything else there and reset the breaker once. If it holds, use the refrigerator; if not, leave the breaker off and call us.',
            sign: 'dead-after-storm',
          },
          oven: {
            en: 'Does a breaker trip only when the oven and a kiln or heater run together? In a Village of the Arts cottage, the old breaker panel may be too small: call an electrician. If the oven alone trips it, leave it off and call us.',
            sign: 'no-power',
          },
          stove: {
            en: 'In the Village of the Arts, does an electric stove heat poorly while a kiln or window unit runs? The wiring may be too small: do not run both, and call an electrician. If every burner stays slow, turn off the breaker and call us.',
            sign: 'heats-poorly',
          },
          microwave: {
            en: 'Do lights dim while the microwave heats? In a Village of the Arts cottage, wiring may be at fault: leave it off and call an electrician. If only food stays cold, see “It runs but does not heat” on this page.',
            apart: true,
            first: true,
          },
          'wine-cooler': {
            en: 'In a Village of the Arts cottage, is the wine cooler dead? See “It does not turn on” on this page. If nothing trips again and the plug is cool, try a lamp in its outlet: if it lights, call us; if not, an electrician.',
            sign: 'will-not-turn-on',
          },
          dryer: {
            en: 'In a Village of the Arts cottage with an old electrical panel, you may have a small dryer on an ordinary outlet. Such dryers can take twice as long as big ones. If yours has become slower, follow the steps on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes in Bradenton are empty in summer.' },
        forHome: {
          en: 'Before summer, shut off the water. Turn off the breakers you will not need until fall, but not that of a full refrigerator.',
        },
        lines: {
          microwave: {
            en: 'If a corner of the touch panel has lifted and a button sticks, unplug the microwave or turn off its breaker, and call us. In a mobile home that is closed all summer, heat can loosen it.',
            sign: 'buttons',
          },
          washer: {
            en: 'Did you find droppings behind the washer after a summer away? Mice chew cords and hoses. If the cord is chewed, turn off the breaker and call us. If not, watch the first load, and close both valves if a hose drips.',
            apart: true,
          },
          dishwasher: {
            en: 'Does the dishwasher buzz but not drain after a summer away? Stop it: its pump may have seized, and many tries can ruin the motor. Do the checks under “Water stays in the bottom” on this page. If it buzzes in the test, call us.',
            apart: true,
            sign: 'standing-water',
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
          en: 'In the west of town, see before summer and before winter that the dryer’s outside flap opens and closes freely.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does a wine cooler on a lanai near Palma Sola Bay scrape? Turn it off and call us: its fan may be worn, or salt may have rusted its grille. Say whether you see rust flakes there.',
            sign: 'hums-vibrates',
            topic: { en: 'On a lanai' },
          },
          'range-hood': {
            en: 'If you feel wind at the filters with the fan off, the outside flap and the damper in the hood are probably both stuck open. In western Bradenton, salt air can rust them: have us check both.',
            sign: 'flap',
          },
          dryer: {
            en: 'Near Palma Sola Bay, a steel duct can rust through in tiny holes, which leak lint and damp air. If you see gray fluff along the duct, leave the dryer off and have the duct replaced.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Helene’s surge reached Cortez and blocks along the river in 2024.' },
        lines: {
          microwave: {
            en: 'Did a storm surge come into a kitchen near the river or in Cortez? Replace a microwave that got wet. If one over the stove stayed dry, keep its breaker off until an electrician has checked the circuit.',
          },
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in a mobile-home park, give us the lot number, and ask the office for its rules on contractors.',
        },
      },
      { line: { en: 'If you live in a golf community, leave our name at the gate.' } },
    ],
  },
  'north-port': {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Myakkahatchee Creek and the Peace River supply feed North Port’s city water.' },
        forHome: {
          en: 'On city water, use the detergent dose on the package; on a well, test the hardness first.',
        },
        lines: {},
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many lots in North Port have wells, often with a softener.' },
        lines: {
          refrigerator: {
            en: 'If ice and water are both slow, try the kitchen faucet. If it is slow, too, change your well’s sediment filter or, on city water, call the water company. If the faucet is strong, change the refrigerator’s filter, and call us if that fails.',
            apart: true,
            first: true,
          },
          washer: {
            en: 'Does the washer’s water come up in the bathtub? Stop the washer. A home with a well most likely has a septic tank, which can fill up in the rainy season: call a septic company. If you have a sewer, call a plumber.',
            apart: true,
          },
          dishwasher: {
            en: 'On a North Port well, if glasses come out cloudy, put salt in the softener and wash two loads the next day. Then soak a cloudy glass in vinegar: if it clears, turn the rinse aid up; if not, it is probably etched.',
            sign: 'cloudy-glasses',
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
            en: 'In a new Wellen Park house, has the dishwasher always filled slowly? Its valve may be half closed, or its screen full of grit. Open the valve fully. If that fails, call the builder or, after the warranty, us.',
            first: true,
            sign: 'will-not-fill',
          },
          stove: {
            en: 'Does your induction cooktop beep and not heat? See “Induction beeps, flashes or shuts off” under other problems. In a new Wellen Park kitchen, if that does not help, ask the maker first: the warranty may still pay.',
            first: true,
            sign: 'induction-error',
          },
          washer: {
            en: 'Does water come from the wall behind the washer? Close the main valve and, from a dry floor, stop the washer. In a new Wellen Park house, call the builder or, after the warranty, a plumber. If a hose or the machine leaks, call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Have loads dried slowly since your first week in a new house? The builder may have left debris in the duct. Leave the dryer off, and call the builder or, after the warranty, us.',
            apart: true,
            sign: 'two-cycles',
          },
          oven: {
            en: 'In a new Wellen Park kitchen, has the oven failed? In the first year, the builder or the maker may pay for the repair. Ask the builder’s office before you book us; after that year, call us.',
          },
          'range-hood': {
            en: 'If the fan over your Wellen Park stove has been weak from the first day, see whether it is part of a microwave. If it is, its blower may face the wrong way. Either way, ask the builder to look; after the warranty, call us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'In Wellen Park, if the microwave’s fan is weak after a storm, look at the outside flap from the ground. If debris or a storm panel blocks it, have that cleared first. If not, wash the metal filter, and call us if that fails.',
          },
          'wine-cooler': {
            en: 'Does a built-in wine cooler run all day and still get warm? In a new Wellen Park kitchen, the toe kick may cover its bottom grille: ask the builder to clear it. If nothing covers the grille, or that fails, call us.',
            sign: 'never-rests',
          },
          refrigerator: {
            en: 'If the first ice in a new Wellen Park kitchen tastes of plastic, the new water line is the likely reason. Throw out the first three bins. If the taste stays, change the refrigerator’s filter, and call us if that fails.',
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
          en: 'If yours is one, look for a propane tank outside: a gas stove in a mobile home usually runs on propane.',
        },
        lines: {
          washer: {
            en: 'In a mobile home, if the ground at the skirting is wet after each load, the washer’s drain pipe may have come apart below. Leave the washer off, do not crawl under the home, and call a plumber.',
            apart: true,
            sign: 'leaks',
          },
          stove: {
            en: 'Did you buy a used electric range for a mobile home? It needs a cord with four prongs. If it came with a three-prong cord, do not plug it in until an electrician has put on the right one.',
          },
          dryer: {
            en: 'In a mobile home, if loads stay damp and lint shows along the skirting away from the vent cap, the duct has probably come apart. Leave the dryer off, do not crawl under the home, and call us.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If smoke lingers in your mobile home, hold a paper towel to the clean filter, with the stove cold and the fan on high. If it falls, leave the hood off; if not, use the rear burners; call us in any case.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Is your mobile home’s countertop microwave dead? If its plug is cool, try it in another room: if it is dead there, replace it. If it runs and the lights are normal, reset the kitchen’s breaker or outlet once; if that fails, call an electrician.',
            first: true,
            sign: 'dead',
          },
          oven: {
            en: 'In a mobile home, is the electric oven cold? See “The electric oven does not heat” on this page. The oven’s breaker is often in a closet, and the main breaker may be outside on a post.',
            sign: 'electric-no-heat',
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
          en: 'If you live in Wellen Park, say so: we come there, too, even if your address has a Venice ZIP code.',
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
        forHome: { en: 'If glasses have spots, add rinse aid before you try more detergent.' },
        lines: {
          washer: {
            en: 'Has the washer begun to fill slowly? Most of Palmetto’s water comes from a lake and leaves little lime. Look for a half-closed valve or a kinked hose before you blame the screens; if you find neither, call us.',
            sign: 'will-not-fill',
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
            en: 'In a mobile home, is there a puddle between the washer and the water heater? Leave the washer off and, from a dry floor, close both its valves. If the puddle grows, call a plumber; otherwise, call us.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'At Terra Ceia Bay, the ground under a mobile home is already damp, and lint there can burn. The dryer’s duct must end outside the skirting. If you find no vent cap outside, leave the dryer off and call us.',
          },
          dishwasher: {
            en: 'Is the floor of the cabinet under the sink swollen? In a mobile home, a slow leak can soak it unseen. From a dry floor, close the dishwasher’s valve there. If the cabinet then dries, call us; if not, call a plumber.',
            sign: 'leaks-at-door',
          },
          stove: {
            en: 'If your gas stove does not click and counter outlets are dead, turn every knob off, then press their reset button once. In a mobile home, they may share a circuit. If they stay dead, call an electrician; if only the stove does, call us.',
            first: true,
            sign: 'no-power',
          },
          'range-hood': {
            en: 'In a mobile home, the hood’s flap may be on the roof: do not climb up to look. If smoke lingers with a clean filter, call us. If only wind comes in, you may use the hood until we come.',
            sign: 'flap',
          },
          microwave: {
            en: 'Does rain drip from the microwave? Turn off its breaker from a dry floor, and do not use it. On Terra Ceia Bay, wind can lift a mobile home’s roof vent: have the roof repaired first, then call us.',
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
          en: 'Plug kitchen appliances straight into the wall. If a plug is loose in its outlet, have the outlet replaced.',
        },
        lines: {
          refrigerator: {
            en: 'In an older cottage near the river, a dip in the floor can make the refrigerator’s door drift open. Raise the front feet a little, as the manual shows. If the door still drifts, call us.',
            first: true,
            sign: 'frost-and-gaskets',
          },
          oven: {
            en: 'If the oven trips its breaker a second time, leave the breaker off and call us: an element or a wire has probably shorted. In a cottage near the river, the breaker itself may be worn. If our test shows that, you need an electrician.',
            sign: 'no-power',
          },
          stove: {
            en: 'In a river cottage with fuses, if an electric stove stays cold, turn the knobs off and do not touch the fuses. One may have blown: call an electrician to find out why. If the fuses are good, call us.',
            sign: 'burner-cold',
          },
          microwave: {
            en: 'If the microwave’s outlet in an old cottage near the river has only two slots, it usually has no ground. An adapter does not add one: have an electrician change the outlet before you heat anything.',
          },
          'range-hood': {
            en: 'If the breaker trips as the fan starts, leave it off and call us. A stuck motor is the likely cause; in a cottage near the river, it may be a worn breaker. We test the motor; a breaker is an electrician’s work.',
            sign: 'no-power',
          },
          dryer: {
            en: 'In a cottage near the river, the electrical panel may be as old as the house. If the dryer’s breaker trips there, leave it off, and call us before you try anything. A bad breaker needs an electrician.',
            sign: 'trips-the-breaker',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Many subdivisions north of the city are new.' },
        forHome: {
          en: 'If your house is in one of them, check the maker’s warranty before you pay for a repair.',
        },
        lines: {
          refrigerator: {
            en: 'In a new house north of Palmetto, a new refrigerator needs a day to cool and another to fill the ice bin. Make sure that its water valve is open. If no ice comes by then, ask the maker first: the warranty may still pay.',
          },
          'wine-cooler': {
            en: 'Does fog come back on the glass? In a new kitchen, the handle of the next cabinet can keep the wine cooler’s door from closing. If the two touch, have the handle moved; if not, see “The glass door fogs or drips” under other problems.',
            sign: 'door-fogs',
          },
          washer: {
            en: 'Has the washer banged since its first load in your new house? Have any shipping bolts on its back taken out before the next load, and keep them. If there are none, see “It shakes, bangs or walks” on this page.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In new houses north of the city, the dryer often vents through the roof. If drying slows even with a clean lint screen, leave the dryer off, and say “roof vent” when you call. Never use a leaf blower: it packs lint tighter.',
            apart: true,
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Has the dishwasher never drained well in your new house? The plug in the disposal’s inlet may never have been knocked out. In the subdivisions north of Palmetto, ask the builder to do it; after the warranty, call us.',
            sign: 'standing-water',
          },
          'range-hood': {
            en: 'If the hood in a new house north of the city has been weak from the first day, its duct may not be connected. Ask the builder to look before the warranty ends; after that, call us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Has the fan over your range been loud since you moved into a new house? With the stove cold, wash the microwave’s metal filter. If the fan stays loud, it may not suit its duct: call the builder or, after the warranty, us.',
          },
          oven: {
            en: 'Is the oven in your new house about 25 degrees too cool on convection? Many ovens lower the temperature by themselves, so try plain bake. If that is too cool as well, ask the maker first: the warranty may still pay.',
            sign: 'wrong-temperature',
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
            en: 'Does the wine cooler click every few minutes and get warm? Turn it off and call us. A common cause is the relay that starts the compressor, a small repair; near Terra Ceia Bay, salt air can corrode it.',
            sign: 'hums-vibrates',
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
      { line: { en: 'If you live in a mobile-home park, say which one it is, and give the lot number.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: {
          en: 'If your house has fuses, say so when you call, and never touch them.',
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
          en: 'If the washer shakes in a mobile home, check that the floor under it is firm before you blame the washer.',
        },
        lines: {
          stove: {
            en: 'In a mobile home, are the electric stove and some lights dead? Part of the power may be missing: turn off the knobs and the main breaker, and call FPL (800-468-8243). If only the stove is dead, see “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If your hood at Colony Cove has been weak since the roof was coated, wash its filters. If it is still weak, the coating may hold the roof flap shut: have the roofer look, and call us if the flap is free.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'At Colony Cove, does the refrigerator leak? Its water line may have no valve of its own, so follow the water warning at the top at once. Then call us.',
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Floors at Colony Cove are raised above the ground. If the washer has become louder, turn it off and push on each corner. If it rocks, its feet need leveling; if the floor gives, have that repaired first. Otherwise, call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'If a Florida room was added to your Colony Cove home, the dryer’s duct may end in that room. If its windows fog up while the dryer runs, leave the dryer off until the duct ends outdoors.',
          },
          dishwasher: {
            en: 'Does the vinyl in front of the dishwasher bubble or give? Stop the machine, stay off the soft spot, close the main water valve, and call us. In a Colony Cove home, a slow leak can soften the floor unseen.',
            sign: 'leaks-at-door',
          },
          microwave: {
            en: 'Did the microwave die along with half of the lights? Don’t reset anything: turn off the main breaker, often on a post outside at Colony Cove, and call Florida Power & Light (800-468-8243). If all lights are normal, follow “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          'wine-cooler': {
            en: 'Is the wine cooler warm in a screened room at Colony Cove? Such a room can pass 90 °F by noon, too hot for most models. Empty the cooler and have it moved indoors, upright. If it is still warm two days later, call us.',
            sign: 'drifts-warm',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Ellenton mobile homes are used only from November to April.' },
        forHome: {
          en: 'Before you leave, turn off the water and the ice maker, and empty the refrigerator, because a closed mobile home gets hot.',
        },
        lines: {
          dishwasher: {
            en: 'If the dishwasher will not drain when you are back in November, food has probably dried in its filter. Soak the filter before you scrub it, because dry food needs time, and go on with “Water stays in the bottom” on this page.',
            apart: true,
            sign: 'standing-water',
          },
          washer: {
            en: 'When you come back in the fall, run one rinse and look along the skirting. If the ground gets wet, a pipe may have come apart: stop the washer and call a plumber.',
            apart: true,
          },
          refrigerator: {
            en: 'Before you leave in spring, close the refrigerator’s water valve, often under the sink, and wipe it dry. If it is wet an hour later, have a plumber replace it before you go.',
          },
          dryer: {
            en: 'When you come back in the fall, run the dryer on air only for five minutes: animals may have pulled at the duct below. If no air leaves the vent cap outside, stop the dryer and call us.',
            apart: true,
          },
          stove: {
            en: 'If you cook with propane and leave in April, have the supplier show you which valve to close. In the fall, have the same company open the valve and check for leaks.',
          },
          'wine-cooler': {
            en: 'Is the wine cooler still warm on your second day back in November? A full load of warm bottles cools slowly, so shut the door until the next morning. If it is still more than 5 °F above its setting by then, call us.',
            sign: 'drifts-warm',
          },
          oven: {
            en: 'Does your propane oven light late or with a puff when you come back in November? Leave it off and call us: over the summer, spiders can nest in the burner’s tube.',
            sign: 'slow-to-light',
          },
          'range-hood': {
            en: 'If smoke lingers when you return in November, hold a tissue to the clean filter, with the stove cold and the fan on. If it drops, leave the hood off: there may be a nest; in any case, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Lake Manatee supplies Ellenton, with wells as a second source.' },
        forHome: {
          en: 'If glasses turn cloudy when the source changes, raise the dishwasher’s rinse aid by one setting. Glass that stays dull in vinegar is probably etched.',
        },
        lines: {
          dishwasher: {
            en: 'Is there white powder on the dishes? Ellenton’s water comes mostly from Lake Manatee, so the powder is more likely detergent than lime. See that no bowl blocks a spray arm, and use less detergent. If it comes back, call us.',
            sign: 'dirty-dishes',
            topic: { en: 'White powder' },
          },
          washer: {
            en: 'Has the washer filled slowly since the park’s water was off? Grit stirred up then has probably clogged the inlet screens. Open both valves fully; if nothing changes, call us.',
            sign: 'will-not-fill',
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
            sign: 'no-heat',
          },
          oven: {
            en: 'Did the oven go cold when the propane ran out? Leave it off until the supplier has filled the tank and tested for leaks: the oven may need nothing else. If it stays cold then, see “The gas oven does not heat” on this page.',
            sign: 'gas-no-heat',
          },
          'range-hood': {
            en: 'If the hood over a propane stove is dead, open a window before you light a burner, and follow “Nothing works” on this page. A mobile home is small, and fumes fill it quickly.',
            sign: 'no-power',
          },
          microwave: {
            en: 'Has the lamp cover under the microwave cracked? Over a propane stove, heat is the likely cause. Leave the lamp off, and order a cover by the model number.',
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
          en: 'If you live in a mobile-home park, let the office know that we are coming: many offices ask vendors to check in.',
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
            en: 'Is the floor near the refrigerator damp? Punta Gorda’s water leaves hardly any lime to mark a slow leak. From a dry floor, press a paper towel around the valve under the sink. If it gets wet, call a plumber; if not, us.',
            apart: true,
            sign: 'water-on-floor',
            topic: { en: 'Slow leaks' },
          },
          dishwasher: {
            en: 'Do glasses have a rainbow sheen? You may be using too much detergent: some of Punta Gorda’s water goes through reverse osmosis, and soft water needs less. Cut the dose before the glasses turn white for good.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'Does only the cold water come in slowly? Lime is seldom the reason in Punta Gorda, so open the washer’s cold valve fully. If nothing changes, try a cold faucet nearby: if it is weak, too, call a plumber; otherwise, call us.',
            first: true,
            sign: 'will-not-fill',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many houses on the canals of Punta Gorda Isles are winter homes.' },
        forHome: {
          en: 'When the neighbors on the canal leave, too, nobody sees a leak, so shut off the water to the house.',
        },
        lines: {
          washer: {
            en: 'When you come back in the fall, look at the washer’s hoses before you open its valves. Have soft, bulged or rusty ones replaced first.',
            apart: true,
          },
          microwave: {
            en: 'Is the microwave dead when you come back to Punta Gorda Isles? See “It is dead” on this page. If the television is dead, too, and no breaker has tripped, suspect a surge: ask your insurer before you book.',
            sign: 'dead',
          },
          refrigerator: {
            en: 'If the refrigerator smells musty when you come back in the fall, wash its inside. If the smell lingers, the drain pan may be the source. Say so when you call, because many refrigerators have to be pulled out to reach it.',
          },
          stove: {
            en: 'Is every electric burner cold when you return in November? The breaker may have been off since spring: turn all knobs off, then the breaker on, once. If it trips, leave it off and call us; if not, see “An electric burner stays cold” here.',
            sign: 'burner-cold',
          },
          'wine-cooler': {
            en: 'Are corks pushed out of the bottles? The wine was probably too hot: without power, a closed house in Punta Gorda Isles can stay above 90 °F for days. Cool the rooms, and call us if the cooler is still warm a day later.',
          },
          oven: {
            en: 'Are parts of the oven’s display dark when you come back in the fall? If you can read the setting and the oven bakes, you can use it: it may need only a new display. If not, leave it off and call us.',
          },
          dishwasher: {
            en: 'If your Punta Gorda Isles house was closed all summer, pour a quart of water into the dishwasher to wet its pump seal. Then open the valve and watch the first cycle. If the machine drips, stop it and call us.',
            apart: true,
          },
          'range-hood': {
            en: 'If the fan is loud after a summer away, turn it off and look from the ground for a nest in the outside flap. If you see a nest, call us. If not, follow “It roars, rattles or squeals” on this page.',
            sign: 'loud',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Punta Gorda has tin-roofed cottages in the old district near the harbor.' },
        forHome: {
          en: 'If a range hood rattles while it is off, have a roofer check its cap on the tin roof.',
        },
        lines: {
          dryer: {
            en: 'Is drying slow in a tin-roofed cottage? The duct may go up through the roof, where you cannot see the flap. Clean the lint screen, leave the dryer off, and call us to measure the airflow.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Is the gas oven cold and its clock dark? Follow “Nothing works” on this page. In a cottage in the old district, the outlet with the reset button may be outside the kitchen. If the clock stays dark, call us.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If the hood rattles in the wind with its fan off, its cap may be loose: on a tin-roofed cottage, call a roofer. If it rattles only with the fan on, turn the hood off, let it cool and press each filter into place.',
            sign: 'loud',
          },
          microwave: {
            en: 'If steam has stayed in the kitchen since your cottage got a new tin roof, the roofers may have covered the microwave’s vent. Leave its fan off, open a window when you cook, and call the roofer before us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile-home parks line US 17 and US 41 around Punta Gorda.' },
        forHome: {
          en: 'If you see lint at the skirting, leave the dryer off and call us: its duct may have come loose.',
        },
        lines: {
          dishwasher: {
            en: 'Does the dishwasher tip when a rack is out? Push the rack in, stop using the machine, and call us. In a mobile home, the counter may be too thin for the screws; if so, we fasten the machine at the sides.',
            first: true,
          },
          refrigerator: {
            en: 'If the refrigerator goes dark now and then, light and all, its outlet may have a loose connection: older mobile homes can have aluminum wiring. Turn off its breaker and call an electrician. If the wiring is sound, call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'If a washer hose bursts, close the main water valve without stepping on the wet floor. In a mobile-home park, that valve may be in the ground on your lot: find it today, and learn which way it turns.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'In a mobile home, if the floor beside the dryer gets warm, the duct may be loose below. Leave the dryer off and call us, because lint collects under the home.',
            sign: 'two-cycles',
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
            en: 'Do loads come out damp? Near the harbor and the canals, salt air can rust the vent flap’s hinge. If the flap barely opens in the check under “Clothes are still damp,” the cap may need replacing, not only cleaning.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
          stove: {
            en: 'Does one coil go cold now and then, even on high? If it has a round sensor in its middle, that is normal. If not, see “An electric burner stays cold” on this page: in a canal house, salt can corrode a coil’s plug-in ends.',
            first: true,
            sign: 'heats-poorly',
          },
          microwave: {
            en: 'Do you have to slam the door to start the microwave? Stop using it and call us before the door cracks. The latch is probably worn or, near Charlotte Harbor and its canals, rusted by damp salt air.',
            first: true,
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'Is the display dark, but the wine cold? Hold the display button first: some displays dim by themselves. On a lanai near Charlotte Harbor, salt can corrode the display’s connector. While the wine stays cool, you can use the cooler until we come.',
            first: true,
            sign: 'dark-display',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'In 2024, the surges of Hurricanes Helene and Milton, less than three weeks apart, flooded homes near the harbor in Punta Gorda.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the power come and go after a hurricane? Leave the wine cooler off: most wine keeps for a few warm days. Turn the cooler on once the lights stay on, and if it only clicks, turn it off and call us.',
          },
          'range-hood': {
            en: 'If smoke has lingered since your kitchen was redone after a flood, the duct may never have been reconnected. If you feel the fan’s air in the cabinet above, turn the fan off; in any case, call us.',
            sign: 'weak-suction',
            topic: { en: 'Redone kitchens' },
          },
        },
        source: 'WGCU',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Say whether you live north or south of the Peace River, which US 41 crosses here.' },
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
        fact: {
          en: 'Nearly all of Port Charlotte’s water comes from the Peace River, not from limestone wells.',
        },
        forHome: { en: 'If ice cubes get small, change the refrigerator’s filter before you suspect lime.' },
        lines: {
          refrigerator: {
            en: 'If ice comes slowly, look at the filter and the freezer before you blame lime in Peace River water. Change a filter older than six months, set the freezer to 0 °F, and call us if there is no more ice after a day.',
            apart: true,
            first: true,
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'If the dishwasher smells earthy, smell a glass of cold tap water, which comes from the Peace River here. If it smells the same, the water is the likely cause. If not, see “It smells of old food or drain” under other problems.',
            sign: 'smells-bad',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Port Charlotte has houses from the 1960s to 1980s on canal lots and dry lots.' },
        forHome: {
          en: 'If a breaker trips again after one reset, leave it off and call us. If the appliance was unplugged then, call an electrician.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler run all day between cabinets in a kitchen of the 1960s to 1980s? It may lack air. Empty a freestanding one, slide it out and refill it. If the wine gets warm, or the cooler is built in, call us.',
            sign: 'never-rests',
          },
          dishwasher: {
            en: 'If the dishwasher sits crooked and its door drips, leave it off and call us. In Port Charlotte’s houses from the 1960s to 1980s, the floor may not suit a newer machine: we can level and fasten it.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Does the oven cut out when somebody bumps the range? Turn off the range’s breaker and call an electrician: in a 1960s or 1970s house, the outlet may be worn. If the oven cuts out by itself, turn the breaker off, too, but call us.',
            sign: 'no-power',
          },
          stove: {
            en: 'If one burner stays cold on the original range in a 1980s house, see “An electric burner stays cold” on this page. Coils and switches for many such ranges are still sold, so read us the model number when you call.',
            sign: 'burner-cold',
          },
          'range-hood': {
            en: 'If cooking smells come back in through the sliding doors of a 1960s house, the hood’s duct may end under the lanai roof. Ask us about a duct that ends past the screen. If smoke lingers at the stove, wash the filters.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'Has a built-in microwave from the 1980s failed? Some Port Charlotte kitchens still have one, but its parts may no longer be sold. Read us the model number before you book: if we cannot get the part, you save the visit.',
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
            en: 'If smoke has lingered since your mobile home got a new roof, the hood’s duct may now be too long or its cap covered. With clean filters, have the roofer look. If the roofer finds nothing wrong, call us.',
            sign: 'weak-suction',
          },
          washer: {
            en: 'If the plastic under a mobile home’s floor bulges by the laundry, water may have collected there: do not cut it. Stop the washer and close the main valve. Have a plumber find the leak; if it is the washer or its hoses, call us.',
            apart: true,
            sign: 'leaks',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many villas in Port Charlotte are closed in summer.' },
        forHome: {
          en: 'Before summer, turn off the water and ice maker. Empty the refrigerator, turn it off, and prop it open only where children cannot reach it.',
        },
        lines: {
          microwave: {
            en: 'Does the microwave’s fan smell musty in a villa that was closed all summer? Replace any charcoal filter. If the metal grease filter underneath is rusty, order a new one, too, by the model number. If the smell stays, call us.',
          },
          refrigerator: {
            en: 'If your villa was closed all summer, the refrigerator starts out hot. Cool the rooms, turn it on, and wait a day before you fill it. If a thermometer inside still shows more than 40 °F, call us.',
            sign: 'warm-everywhere',
          },
          dishwasher: {
            en: 'If your water was off at the street for the summer, open the main valve slowly, and run the faucet until the water is clear. If the dishwasher then fills slowly, grit has probably clogged its inlet screen: call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          oven: {
            en: 'Back at your villa, is the display lit but the oven cold? Try an electric dryer. If it heats, or you have none, see “The electric oven does not heat” here. If not, turn off the main breaker and call Florida Power & Light (800-468-8243).',
            sign: 'electric-no-heat',
          },
          'wine-cooler': {
            en: 'Does the wine cooler beep after you turn it on in a villa that was closed up? It is probably still warm inside: silence the alarm and cool the rooms. If it still beeps a day later, call us.',
          },
          dryer: {
            en: 'If the dryer thumps after a summer away, its rollers may have gone flat on one side. They often smooth out within five minutes. If they do not, see “It squeals, thumps or grinds” on this page.',
            apart: true,
            sign: 'squeals-thumps',
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
            en: 'Are the thin tubes behind a garage refrigerator flaking with rust? Near the canals, salt air can eat through one, and that is a major repair. If the refrigerator no longer cools, mention the rust when you call.',
            sign: 'warm-everywhere',
          },
          stove: {
            en: 'Does one gas burner click without lighting? On a salty canal, rust may keep its cap from sitting flat. Follow “A gas burner does not light or stay lit” on this page. If only that burner stays out, leave it off and call us.',
            first: true,
            sign: 'clicks-no-flame',
          },
          'range-hood': {
            en: 'If the outside flap hangs open and rain drips from the hood, turn off the hood’s breaker from a dry floor. Then call us to replace the cap: on the canals, the hinge and the screws rust first.',
            sign: 'drips',
          },
          'wine-cooler': {
            en: 'Does a rack in the wine cooler jam? On a salty canal, air from open doors can rust the slides: take the bottles out and wipe the slides. If the rack still jams, ask us for new ones.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many Port Charlotte houses have the laundry in the garage.' },
        forHome: {
          en: 'A dryer must not blow into the garage or an enclosed porch: its vent has to end outdoors.',
        },
        lines: {
          washer: {
            en: 'If a washer hose in your garage bulges or cracks, or its ends rust, leave the washer off, close both valves and call us. Garage heat wears rubber out, so look each spring without moving the washer.',
          },
          dryer: {
            en: 'Are clothes still damp after a cycle? In a garage, a car or a shelf can push the dryer back onto its vent hose. Look from the side: if the hose is flat, leave the dryer off and call us. Otherwise, follow this page’s steps.',
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give us the nearest main road, such as Harborview Road or Kings Highway.' } },
      {
        services: laundry,
        line: { en: 'If the washer or dryer is in the garage, clear the way to it, and move the car out.' },
      },
      { line: { en: 'If you are up north, name the person who has the key.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
