// Guides to the places of miami dade: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, outOfDoors, toCookWith, withVent } from './service-groups.ts';

export const miamiDadeGuides = {
  miami: {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Condo towers line the bay from Brickell to Edgewater.',
        },
        forHome: {
          en: 'A leak in a tower runs into the home below, so find your apartment’s water valves now.',
        },
        lines: {
          dishwasher: {
            en: 'If the pump never stops, there is probably water in the dishwasher’s base. Follow “It shows a leak code, or will not stop pumping” under other problems. If you cannot close a valve, have your tower’s front desk shut off the water.',
            sign: 'leak-code',
          },
          'wine-cooler': {
            en: 'Is your wine cooler dark while the kitchen lights work? In some Brickell and Edgewater condos, a wall switch controls the outlet, so try the switches nearby. If none turns the cooler on, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'In a Brickell or Edgewater tower, does the refrigerator leak? The water can soon reach the home below. If the floor is dry, close the refrigerator’s valve; otherwise, have the front desk or maintenance shut off your water at once. Then call us.',
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Do suds come up the drain pipe behind your washer? If your washer is off, they probably come from another apartment in your tower: tell the office. If they rise only while your washer drains, stop it and call a plumber.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Do clothes stay damp? In some bayfront towers, one roof fan pulls the air from all the dryers, so ask the office whether that fan is running. If it has stopped, leave the dryer off; otherwise, follow the steps on this page.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Was your electric oven always slow to preheat? Your Brickell or Edgewater tower may supply 208 volts instead of 240: that is normal. If the oven became slower, call us; if it stays cold, see “The electric oven does not heat” on this page.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Are all electric burners slow? In a bayfront tower, they may get 208 volts instead of 240. If they were always that slow, no repair will help; if they have become slower, turn off the stove’s breaker and call us.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'Before you reserve an elevator in a Brickell or Edgewater tower, ask the front desk whether our visit needs one. We repair the hood where it hangs and bring only a toolbox.',
            apart: true,
          },
          microwave: {
            en: 'If water drips from the microwave while the stove is off, the apartment above may be leaking. Turn off the microwave’s breaker, and call your tower’s front desk or maintenance at once. When the leak has stopped, call us before you use the microwave.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Miami-Dade Water and Sewer softens well water at its plants, but part of the hardness stays in it.',
        },
        forHome: {
          en: 'If vinegar clears a cloudy glass, turn the dishwasher’s rinse aid up one setting. A glass that stays cloudy is probably etched for good.',
        },
        lines: {
          dishwasher: {
            en: 'Are dishes dirty on only one rack? Scale from Miami’s water may have clogged the spray arm below that rack. With the machine off and cool, brush out the holes of the arm. If the next load is dirty, too, call us.',
            sign: 'dirty-dishes',
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
            en: 'Does your gas dryer turn but stay cold? If the gas water heater is cold, too, do not relight it: call your gas company, Florida City Gas (888-352-5325) or Peoples Gas (877-832-6747). If only the dryer is cold, leave it off and call us.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Is the gas oven cold, and do the burners only click? Turn all knobs off and skip the checks. If another gas appliance works, call us; if not, Florida City Gas (888-352-5325) or Peoples Gas (877-832-6747), whichever bills you.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'If the gas burners only click, turn every knob off, do not relight, and see whether your gas water heater works. If it does, call us. If not, call Florida City Gas (888-352-5325) or Peoples Gas (877-832-6747), whichever bills you.',
            sign: 'clicks-no-flame',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Little Havana, Shenandoah and the Upper Eastside have houses and walk-ups from before 1950. Some of them still have small breaker panels and two-prong outlets.',
        },
        forHome: {
          en: 'Leave an appliance that trips a breaker unplugged, and reset the breaker once. If it trips even so, call an electrician; if not, call us.',
        },
        lines: {
          refrigerator: {
            en: 'Did the refrigerator and another room go dead together? In an old Shenandoah house, they may share a breaker. Turn off everything there, then see “It is silent” on this page. If the breaker still trips, leave it off and call us.',
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'If your washer empties into a laundry sink and the sink backs up, stop the washer. Clear lint from the sink’s drain. If it still backs up, call a plumber: in an older house, the drain pipe may be rusted narrow or clogged.',
          },
          dishwasher: {
            en: 'Has the dishwasher filled slowly since the water came back on? If the kitchen’s hot water is weak, too, call a plumber or the landlord. If not, rust from a Little Havana walk-up’s old pipes may have clogged the inlet screen: call us.',
            sign: 'will-not-fill',
          },
          microwave: {
            en: 'Does a breaker trip when the microwave and something else run? An old Little Havana kitchen may be on one breaker, so run one machine at a time. If the microwave alone trips the breaker, leave the microwave off and call us.',
            first: true,
            sign: 'dead',
          },
          'wine-cooler': {
            en: 'Is the wine warm on hot evenings? In a Little Havana or Shenandoah house, a kitchen without air conditioning may be too hot for the cooler. Run a fan in the kitchen doorway for a day; if the wine stays warm, call us.',
            topic: { en: 'Hot kitchens' },
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If the kitchen fan hums but does not spin, turn it off at once and call us. If it is silent at every speed, call us, too. In a Little Havana walk-up, say if it is a wall fan, which takes different parts.',
            first: true,
            sign: 'fan-dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The salt air is strongest along Biscayne Bay. Around the airport it is weak.' },
        forHome: {
          en: 'By the bay, wipe steel doors with fresh water. In a house, check each spring that the dryer’s and hood’s outside flaps open.',
        },
        lines: {
          dryer: {
            en: 'Are clothes still damp? Near Biscayne Bay, salt can rust the vent flap’s hinge until it sticks. If the flap stays shut in the check under “Clothes are still damp,” leave the dryer off and call us about the cap.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If a loud fan moves little air with clean filters, run it on high and watch the outside flap from the ground. If it stays shut, salt off Biscayne Bay may hold it: leave the fan off; in any case, call us.',
            sign: 'weak-suction',
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
        lines: {
          washer: {
            en: 'If you rent, find out whose washer it is. If it is the landlord’s, report the problem there, because the landlord has to approve the repair. If it is yours, call us.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your tower needs our insurance certificate, say so when we call, and ask which elevator we may use.',
        },
      },
      {
        line: {
          en: 'If you live in Brickell or downtown, say where a van can park and the garage’s height limit.',
        },
      },
    ],
  },
  'miami-beach': {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In South Beach, apartments with a washer and dryer often have a small stacked pair in a closet.',
        },
        forHome: {
          en: 'A compact washer or dryer takes its own parts, so have both model numbers ready when you call.',
        },
        lines: {
          washer: {
            en: 'Do clothes come out dripping, although no water is left in the drum? South Beach closets often hold a small stacked washer, which is easily overloaded. Spin half of the clothes again: if they come out drier, wash smaller loads; otherwise, do the checks here.',
            topic: { en: 'Small washers' },
            apart: true,
            sign: 'will-not-spin',
          },
          dryer: {
            en: 'If a ventless dryer in a closet leaves clothes damp, clean its filters, empty any water tank and dry one more load. If that does not help, call us. If yours has a vent, follow the steps on this page.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: {
          en: 'The middle of Miami Beach has tall condo buildings along Collins Avenue and on the bay.',
        },
        forHome: {
          en: 'If an electric oven has always been slow there, ask the office whether the building supplies 208 volts before you book us.',
        },
        lines: {
          'range-hood': {
            en: 'Has the hood been weak since your Collins Avenue tower was painted? Paint may have sealed its outside flap: ask the office to look. If it is stuck, leave the fan off until it moves. If not, wash the filters; if that fails, call us.',
            apart: true,
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'In a tower on Collins Avenue or the bay, did the refrigerator get warm overnight? Put cold food on ice, and ask the front desk whether the power was off. If not, or if the refrigerator is still warm a day later, call us.',
            first: true,
            sign: 'warm-everywhere',
          },
          dishwasher: {
            en: 'In a tower, if the dishwasher leaks, the home below is at risk. From a dry floor, stop it and close the valve at the sink; otherwise, have the front desk shut off your water. Then call us.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Is your electric oven slow to preheat? Ask a neighbor in your tower how long theirs takes. If both are slow, the building may supply 208 volts, and a repair will not change that; if only yours is slow, call us.',
            sign: 'wrong-temperature',
          },
          microwave: {
            en: 'Does the microwave drip while a pot boils below? If your Collins Avenue kitchen has no duct, steam gathers there, so run the fan from the start. If it drips over a cold stove, turn off its breaker and call the front desk, then us.',
          },
          'wine-cooler': {
            en: 'Has the wine cooler gone dark while your lights are normal? In a Collins Avenue tower, its breaker is often in a closet in the apartment. If it has tripped, reset it once. If that does not help, leave the cooler off and call us.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Every address in Miami Beach is less than a mile from salt water.' },
        forHome: {
          en: 'Keep appliances off balconies unless they are made for outdoors, and wipe steel doors with fresh water.',
        },
        lines: {
          washer: {
            en: 'Does the washer’s display blink on damp days? If the washer is near an open window, damp, salty air may have reached its control. Keep the window shut, and mention the damp days when you call.',
          },
          'wine-cooler': {
            en: 'Is the wine cooler on your terrace lit but warm? Heat may be too much for it, or salt air may have stopped its fan. Turn it off, vacuum the grille, and turn it on. If it is still warm the next morning, call us.',
            topic: { en: 'Terrace coolers' },
            sign: 'drifts-warm',
          },
          stove: {
            en: 'Does your gas stove click with every knob off? If its breaker also feeds the refrigerator, call us now. If not, turn the breaker off overnight. If the stove then clicks again, salt may be behind the knobs: turn the breaker off and call us.',
            first: true,
            sign: 'keeps-clicking',
          },
          microwave: {
            en: 'If the microwave sparks, stop it. Near the beach, salt can lift the paint inside: if you see rust or a blister, leave the microwave off and call us. If not, see “It sparks or crackles inside” on this page.',
            first: true,
            sign: 'sparks',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The city buys its water from Miami-Dade County, already softened, and pipes it across the bay.',
        },
        forHome: {
          en: 'Keep the dishwasher’s rinse-aid cup filled: it prevents most of the film on glasses.',
        },
        lines: {
          dishwasher: {
            en: 'If glasses come out with a film, check the rinse-aid dispenser, because Miami Beach’s water is still a little hard. If the cup is empty, fill it. If it is full, turn its dial up one setting.',
            sign: 'cloudy-glasses',
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
            en: 'Does the dryer turn but not heat? Some older Miami Beach buildings have gas, so read the label inside the dryer’s door. If the dryer is gas, leave it off and call us; if it is electric, follow the steps on this page.',
            sign: 'no-heat',
          },
          oven: {
            en: 'If the burners only click and the gas oven stays cold, turn every knob off and do not relight. If no other gas appliance works, ask an older building’s office, then call Peoples Gas (877-832-6747); if one does, call us.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'If no burner lights, turn every knob off and do not relight. If a neighbor’s gas is out, too, call Peoples Gas (877-832-6747). If not, have the office of an older building check your gas valve; if it is open, call us.',
            sign: 'clicks-no-flame',
          },
          'range-hood': {
            en: 'If the hood is dead, follow “Nothing works” on this page. Some older Miami Beach buildings have gas stoves: until the hood works again, open a window whenever you use yours.',
            topic: { en: 'Gas stoves' },
            first: true,
            sign: 'no-power',
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
            en: 'Would you rather replace a hood that has no duct with a vented one? A new vent through the front of a house in a historic district needs city review. A new motor, switch or filter inside your hood does not.',
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
        forHome: {
          en: 'Before you leave, shut off the water to the apartment, because a leak would reach the home below.',
        },
        lines: {
          washer: {
            en: 'If you leave for months, close both washer valves or the valve for the whole apartment. If a hose bursts in an empty apartment, the home below gets wet before anyone notices.',
            apart: true,
          },
          dishwasher: {
            en: 'If you were away for months, pour a quart of water into the dishwasher to wet its pump seal, and stay for the first cycle. If the machine drips, stop the wash and call us. If the floor stays dry, use the machine as usual.',
            apart: true,
          },
          'wine-cooler': {
            en: 'If you come back to pushed-up corks and a cold wine cooler, the apartment may have lost power while you were away. Ask the front desk. If the cooler stays within 5 °F of its setting for a day, use it; if not, call us.',
          },
          dryer: {
            en: 'After months away, salt may have jammed the vent flap. Run the dryer on air only for five minutes, and watch the flap or have the office look. If it opens, dry as usual; if not, leave the dryer off and call us.',
          },
        },
        source: 'ACS housing',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 61% of homes in Miami Beach (US Census, 2019–2023).' },
        lines: {
          refrigerator: {
            en: 'If the small refrigerator in your studio is full of frost, empty it, turn it off and let the ice melt. Don’t use a knife: cooling tubes run behind the ice. If the frost comes back within weeks, report it to the landlord.',
            sign: 'frost-and-gaskets',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a condo, tell the front desk which day we are coming, and ask which entrance and elevator a technician may use.',
        },
      },
      { line: { en: 'If you live in South Beach, say which loading zone or garage the van can use.' } },
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
        forHome: {
          en: 'In a house that old, find the main water valve and the breaker panel before a leak or a dead outlet sends you looking.',
        },
        lines: {
          'range-hood': {
            en: 'If the fan is loud and smoke lingers even with clean filters, the vent cap may be blocked. If the cap is on a wall, call us. If it is on an old tile roof, call a roofer first, because tiles crack underfoot.',
            topic: { en: 'Vent caps' },
            sign: 'weak-suction',
          },
          washer: {
            en: 'Does the washer trip its breaker? In a 1920s house, an iron or a freezer may share it. If the lights are normal, turn other machines off and reset the breaker once. If it holds, call an electrician; otherwise, leave it off and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Do loads take longer, even with a clean lint screen? Many houses here are older than dryers, so the duct was added later and may have many turns that catch lint. Leave the dryer off until the whole duct has been cleaned.',
            sign: 'two-cycles',
          },
          microwave: {
            en: 'Does the microwave over your stove sag? Keep out from under it, use neither it nor the stove, and call us. In a 1920s house, it must hang from the studs and the cabinet, because plaster cannot hold a heavy screw.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove', 'range-hood'],
        fact: {
          en: 'Large houses in Coral Gables often have built-in refrigerators, wall ovens and wide ranges.',
        },
        lines: {
          stove: {
            en: 'The wide gas ranges in many large Coral Gables kitchens have several spark modules. If two burners side by side make no spark, one module may have failed. Leave both off, and say which two they are when you call.',
            topic: { en: 'Wide ranges' },
            sign: 'clicks-no-flame',
          },
          refrigerator: {
            en: 'Is only one section of your built-in refrigerator warm? Many built-ins in large Coral Gables houses have a compressor for each section. Leave the refrigerator on, move the food to the cold section, and say which one is warm when you call.',
            topic: { en: 'Built-ins' },
            first: true,
            sign: 'freezer-cold-fridge-warm',
          },
          microwave: {
            en: 'In a Coral Gables kitchen with built-ins, did a drink spill into the microwave drawer? Turn off its breaker, leave it off and call, even if it looks dry: the motor and the switches are behind the drawer.',
          },
          'wine-cooler': {
            en: 'Does a cabinet panel hide the brand of the wine cooler in your Coral Gables kitchen? Look for a label on a side wall inside, and photograph it before you call. We order parts by the model number on that label.',
            apart: true,
          },
          oven: {
            en: 'Is half of your double wall oven cold? Many kitchens in large Coral Gables houses have double ovens, and each half has its own parts. Say which is cold when you call; if both are, see “The electric oven does not heat” on this page.',
            topic: { en: 'Double ovens' },
            first: true,
            sign: 'electric-no-heat',
          },
          'range-hood': {
            en: 'If the fan over a wide range hums but does not spin, turn it off at once. In a large Coral Gables house, the motor may be in the attic or on the roof. Say where the hum came from: we may need a ladder.',
            topic: { en: 'Wide ranges' },
            sign: 'fan-dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Alexander Orr plant softens the county’s well water before it reaches Coral Gables.',
        },
        forHome: {
          en: 'Set the dishwasher’s rinse-aid dial in the middle, and turn it up only if glasses still have spots.',
        },
        lines: {
          washer: {
            en: 'Is the washer slow to fill? Lime is seldom the reason here, because the plant softens the water. Open both valves fully and look for a kinked hose. If the nearest sink is weak, too, call a plumber; otherwise, call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Does a hot cycle leave plates greasy and cool even when the faucet runs hot? The dishwasher’s heater has probably failed: call us. If they come out hot but filmy, use less detergent: Coral Gables’ softened water needs little.',
            topic: { en: 'Greasy or filmy' },
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt reaches the houses on the Coral Gables Waterway and along the bay. North of Bird Road, there is little salt in the air.',
        },
        forHome: {
          en: 'On the waterway or the bay, run dryer and hood each spring and see that their outside flaps open: salt can make them stick.',
        },
        lines: {
          'wine-cooler': {
            en: 'In a house on the Coral Gables Waterway, does the wine cooler’s door sag? Salt may have rusted the lower hinge. Look at it with a flashlight, and call us. A rusty hinge has to be replaced; a clean one may only need adjusting.',
          },
          dryer: {
            en: 'Do clothes stay damp? Along the Coral Gables Waterway, salt can stiffen the vent flap, and a hedge can cover it. Cut the hedge back, then watch the flap in a five-minute air-only run. If it stays shut, leave the dryer off and call us.',
            sign: 'two-cycles',
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
          en: 'In storms, the big trees of Coral Gables bring down power lines, and the power can come back with a surge.',
        },
        lines: {
          dishwasher: {
            en: 'Has the dishwasher been dead since the power came back? If the house lights are normal, turn its breaker off for five minutes, then on once. If it stays dark, a surge has probably damaged a part: turn the breaker off and call us.',
            sign: 'will-not-start',
          },
          stove: {
            en: 'Has the touch panel been dead since a tree limb cut the power? See “The touch controls do not respond” under other problems. Your power company is Florida Power & Light (800-468-8243). If nothing helps, turn the stove’s breaker off and call us.',
            first: true,
            sign: 'touch-controls',
          },
          refrigerator: {
            en: 'If some house lights are dim or too bright after a tree limb fell on a power line, turn off the main breaker. Stay clear of the line. The wrong voltage can ruin a refrigerator. Call Florida Power & Light before you call us.',
          },
          'wine-cooler': {
            en: 'Has the wine cooler been lit but silent since the power came back? Many models wait before they cool, so give yours fifteen minutes. If it is still silent, a surge after a fallen tree limb may have damaged its control board: call us.',
          },
          microwave: {
            en: 'Has the microwave’s display been frozen since a tree limb cut the power? A surge may have done it. If the house lights are normal, turn the microwave’s breaker off for five minutes, then on once. If the display stays frozen, call us.',
            first: true,
            sign: 'buttons',
          },
          washer: {
            en: 'After a tree limb hits a power line, power may return in bursts that can ruin a control. Turn off the washer’s breaker until the house lights have been normal for ten minutes, then turn it on. If the washer stays dark, call us.',
          },
          oven: {
            en: 'Has the oven been dead since a tree limb took down the power line? A surge may have hit the oven’s control board, but see “Nothing works” on this page first. If other machines died, too, also call an electrician.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'Has the hood been dead since a tree limb cut the power? If some house lights are dim or too bright, turn off the main breaker and call FPL. If not, follow “Nothing works” on this page: a surge may have hit the controls.',
            sign: 'no-power',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a Coral Gables community with a guardhouse, give the guard our company name.' } },
      {
        services: ['refrigerator', 'dishwasher', 'wine-cooler'],
        line: { en: 'Say whether a cabinet panel covers the machine’s door.' },
      },
      {
        services: [...withVent, ...toCookWith],
        line: { en: 'If a vent or a propane tank is behind the house, unlock the gate to the side yard.' },
      },
    ],
  },
  hialeah: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Hialeah mixes softened county water with water from a reverse-osmosis plant that it shares with the county.',
        },
        forHome: {
          en: 'If glasses have spots, see whether the dishwasher’s rinse-aid cup is empty before you call.',
        },
        lines: {
          dishwasher: {
            en: 'If a white film covers glass and plastic alike, it is probably lime from Hialeah’s mixed water: turn the rinse aid up. If the film is on glass alone, the glass may be etched: use less detergent.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many block houses in Hialeah are from the 1950s, with an addition at the back.' },
        forHome: {
          en: 'If an appliance is dead but dry and the lights are normal, look for a second breaker panel there, and reset a tripped breaker once.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator click without starting? In a 1950s house’s addition, it may be on a light-duty extension cord. Turn off the breaker and put food on ice. If you see such a cord, have an electrician add an outlet; if not, call us.',
            first: true,
            sign: 'clicks-or-roars',
          },
          washer: {
            en: 'Does water come back up the pipe behind the washer? In the addition behind a 1950s house, that pipe may be long and narrow, and lint collects in it. Stop the washer, and call a plumber to clear the pipe.',
            sign: 'leaks',
          },
          dishwasher: {
            en: 'Does water come up in the sink when the dishwasher drains? Stop the machine and run any disposal. If the sink stays slow, call a plumber: rust may have narrowed a 1950s kitchen drain. If not, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          oven: {
            en: 'Is the oven dead? In a block house with an addition, its breaker may be in a second breaker panel, outside or at the back. Look there, too, when you follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'In a 1950s house, are all electric burners slow only while another appliance runs? Leave the stove off. If lights dim, too, call Florida Power & Light (800-468-8243); if not, call an electrician. If they are always slow, see “An electric burner heats poorly” here.',
            first: true,
            sign: 'heats-poorly',
          },
          'wine-cooler': {
            en: 'Is the wine cooler in the back addition dead? An outlet in the old kitchen may feed it. If the house lights are normal, press any popped reset button there once. If the cooler stays dead or the button pops again, call us.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If smoke lingers, an addition at the back of your block house may cover the hood’s vent. Stand there while the fan runs: if you feel its air, turn it off and call us. If not, follow “It runs, but the smoke lingers” here.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does your countertop microwave cut out? In a 1950s Hialeah house, the outlet may be worn out. If the plug is loose or brown, turn off that outlet’s breaker and call an electrician. Otherwise, see “It shuts off by itself” on this page.',
            first: true,
            sign: 'stops-early',
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
            en: 'Is a hose on your patio washer bulging or cracked? Sun and heat age the rubber. Close both valves, and keep them closed until new hoses are on.',
          },
          dryer: {
            en: 'If a dryer in a carport or on a patio leaves clothes damp, look for leaves or a nest at its vent cap. If you see either, leave the dryer off and call us; if not, follow the steps on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Florida City Gas (emergencies: 888-352-5325) has mains in parts of Hialeah, so some homes have gas stoves and dryers.',
        },
        lines: {
          'range-hood': {
            en: 'Does the hood blow its air back into the kitchen? Then it probably has no duct and only filters the air. If you cook with gas, as some Hialeah homes do, open a window: such a hood does not take fumes out.',
          },
          dryer: {
            en: 'Does the dryer turn but stay cold? Some Hialeah homes have gas, so first read the label inside the dryer’s door. If it says gas, leave the dryer off and call us; if it says electric, check the breaker as this page shows.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Has the gas oven stayed cold since the gas was shut off on your street? Turn every knob off, do not relight, and call Florida City Gas (888-352-5325). Once the gas is back on, see “The gas oven does not heat” on this page.',
            topic: { en: 'Gas shutoffs' },
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'If your gas stove has not lit since the house was tented for termites, the gas is probably still off at the gas meter. Turn every knob off, leave the meter’s valve alone, and have Florida City Gas (888-352-5325) turn the gas on.',
            topic: { en: 'Termite tenting' },
            sign: 'clicks-no-flame',
          },
          microwave: {
            en: 'Does the door of the microwave over your gas stove leave a gap, or close unevenly? Heat from the burners may have warped it. Stop using the microwave and call us.',
            topic: { en: 'Over gas stoves' },
            sign: 'door',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'A washer on an open patio in Hialeah sits in hot, humid air all summer.' },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler’s glass fogs while the windows are open, Hialeah’s humid summer air is probably the reason. Shut the windows and cool the room for a few hours. If the fog stays, see “The glass door fogs or drips” under other problems.',
            apart: true,
            sign: 'door-fogs',
          },
          refrigerator: {
            en: 'Does the refrigerator on your covered patio run nearly all day in August? Leave a thermometer inside overnight. At 40 °F or less, the heat is probably the reason; above that, call us.',
            sign: 'runs-all-the-time',
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
            en: 'After a cloudburst, water can collect in a carport. If it got into your washer, do not turn the washer on. From a dry floor, turn off the washer’s breaker, and call us.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 50% of homes in Hialeah (US Census, 2019–2023).' },
        lines: {
          dishwasher: {
            en: 'If the dishwasher drips in the first days after you move in, its seals may have dried out between tenants. From a dry floor, stop the wash and close the valve under the sink. Call the landlord first, then us.',
            topic: { en: 'After moving in' },
            sign: 'leaks-at-door',
          },
          refrigerator: {
            en: 'If you rent part of a house and the refrigerator is dead, try a lamp nearby. If the lamp stays dark, call the owner: the breaker may be in the owner’s part. If it lights, see “It is silent” on this page.',
            sign: 'dead-after-storm',
          },
          'range-hood': {
            en: 'If a grease filter is missing from the hood of your rental, leave the fan off and ask the landlord for a filter. Without it, grease goes straight into the fan and the duct.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give your address with East or West, because Hialeah’s own street grid starts at Palm Avenue.',
        },
      },
      {
        services: laundry,
        line: {
          en: 'If the washer or dryer is on the patio, clear the space around it, and keep any dog inside.',
        },
      },
      { line: { en: 'If you live in a rear apartment, explain how to reach its door.' } },
    ],
  },
  homestead: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'The City of Homestead pumps and treats water from its own shallow wells.' },
        forHome: {
          en: 'In town, start with the dishwasher’s rinse aid on its middle setting; with well water in the Redland, set it higher.',
        },
        lines: {
          dishwasher: {
            en: 'If the tub turns white inside, run a citric-acid dishwasher cleaner as its label says. On Homestead’s city water, twice a year is usually enough. If the white comes back within weeks and you are on a well, have the water’s hardness tested.',
            sign: 'cloudy-glasses',
          },
          refrigerator: {
            en: 'Has your ice turned gritty? Throw it out, and ask the city whether there was work on the water main and whether to boil water. Once a cold faucet runs clear, change the refrigerator’s filter. If there was no work, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most Homestead subdivisions were built after Hurricane Andrew in 1992.' },
        forHome: {
          en: 'If a machine is as old as the house, read us its model number when you call, because some parts are no longer made.',
        },
        lines: {
          washer: {
            en: 'Does a small pipe in the outside wall drip only while you wash? It may drain the pan under an upstairs washer: stop, close both valves and call us. A pipe that drips at other times, too, is probably the A/C’s.',
            topic: { en: 'Upstairs washers' },
            sign: 'leaks',
          },
          dryer: {
            en: 'Many houses built after 1992 vent the dryer through the roof, where you cannot see the flap. If drying slows even with a clean lint screen, leave the dryer off and call us before you pay somebody to go up.',
            topic: { en: 'Roof vents' },
            sign: 'two-cycles',
          },
          oven: {
            en: 'Before you call about an oven in a 1990s house, read the model number on the oven’s frame. The manual in the drawer may belong to an oven that is long gone, and the wrong number brings the wrong part.',
          },
          stove: {
            en: 'Is your range as old as your 1990s house? Read us its model number when you call. A few parts from those years are no longer made, and we can find that out before you pay for a visit.',
          },
          microwave: {
            en: 'Did the microwave trip a breaker with a test button? Newer Homestead houses may have such breakers, which trip easily. If the house lights are normal, reset it once. If it trips again, leave the microwave off and call us; otherwise, go on using it.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Homestead Public Services supplies the power in much of the city, and Florida Power & Light supplies the rest.',
        },
        forHome: {
          en: 'In an outage, call the company on your bill. If only one machine is dead, reset its breaker once before you call us.',
        },
        lines: {
          dishwasher: {
            en: 'Is the whole house dark, and not only the dishwasher? Call the power company on your bill, Homestead Public Services or Florida Power & Light. If only the dishwasher is dead, see “It will not start” on this page.',
            first: true,
            sign: 'will-not-start',
          },
          stove: {
            en: 'Is the electric stove cold? Turn every knob off. If house lights look dim or too bright, turn off the main breaker and call Homestead Public Services or FPL (800-468-8243), whichever bills you. If not, see “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          washer: {
            en: 'Did the lights go out with the washer? If the whole house is dark, call the company on your bill: Homestead Public Services or Florida Power & Light (800-468-8243). If only the washer is dark, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'If the refrigerator and the lights are out, keep the doors shut and call Homestead Public Services or Florida Power & Light, whichever bills you. If the lights are normal, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          oven: {
            en: 'Is the electric oven slow only on hot evenings? Time it to 350 °F one morning and one evening. If mornings are much faster, call Homestead Public Services or Florida Power & Light, whichever bills you; if both are slow, call us.',
            sign: 'wrong-temperature',
          },
          dryer: {
            en: 'If the dryer is cold and half of the house is dark, turn off the main breaker. Call Homestead Public Services or Florida Power & Light (800-468-8243). If all the lights are normal, follow the steps on this page.',
            sign: 'no-heat',
          },
          microwave: {
            en: 'If some lights turn dim and others too bright after an outage, turn off the main breaker. Call the power company on your bill, Homestead Public Services or Florida Power & Light. If only the microwave is dead, see “It is dead” on this page.',
            sign: 'dead',
          },
          'wine-cooler': {
            en: 'If the wine cooler cuts out when the house lights flicker, turn it off until they are steady. If the flicker returns, call the power company on your bill, Homestead Public Services or FPL. If only the cooler cuts out, call us.',
          },
          'range-hood': {
            en: 'Is the hood still dead after an outage? If some house lights are dim or too bright, turn off the main breaker and call Homestead Public Services or Florida Power & Light. If all are normal, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'City of Homestead',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many farmhouses in the Redland, northwest of the city, have their own wells.' },
        lines: {
          refrigerator: {
            en: 'On a Redland well, air or sand can come out first after a power outage. If the dispenser spits air, run a cold faucet until the water is clear. Then run the dispenser until it flows evenly, and throw out the first bin of ice.',
            apart: true,
          },
          washer: {
            en: 'On a Redland well, a slow fill can mean a full sediment filter or sand in the washer’s inlet screens. Change the well’s filter first. If the washer is still slow, call us to clean the screens.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'On a Redland well, did the power fail in the middle of a wash? The water stops with the power. Once the lights are steady and the faucet runs clear, press Cancel to drain the dishwasher, and start a new wash.',
            apart: true,
          },
          'wine-cooler': {
            en: 'In a Redland farmhouse, does the wine cooler click off as the well pump starts and the house lights dip? Call an electrician about the pump’s circuit first. If the cooler also clicks off at other times, turn it off and call us.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Homestead, renters live in about 47% of homes (US Census, 2019–2023).',
        },
        lines: {
          'range-hood': {
            en: 'If you rent and the hood fails, ask the owner before you book. Send a photo of the label, and say what works: the light, one speed or nothing. With that, the owner can call us from anywhere.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your place in the Redland has a gate, give us the code when you book, and say whether dogs run free.',
        },
      },
      {
        line: {
          en: 'If your community has a guard, put our company name on the guard’s list when you book.',
        },
      },
    ],
  },
  doral: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Most houses and townhouses in Doral are in gated communities around lakes and golf courses.',
        },
        lines: {
          microwave: {
            en: 'If food stays cold, do the test under “It runs but does not heat” once. Note whether light, fan and turntable work, and say so when you book. With the likely part, we may need only one trip through your gate.',
            topic: { en: 'Before you book' },
            sign: 'no-heat',
          },
          'wine-cooler': {
            en: 'Is your wine cooler built in? Empty it before the visit and lay the bottles in a cool closet, because a full cooler is too heavy to slide out. Then one trip through your village gate may be enough.',
          },
          oven: {
            en: 'If a part for your oven has to be ordered, we have to come a second time. If your village has a gate, ask its guard for a pass that is good for both visits.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'Much of Doral was built after 1995, and downtown Doral has new mid-rise condos.' },
        forHome: {
          en: 'In a mid-rise, ask whether a slow oven gets 208 volts: no repair changes that. In houses, have the roof duct cleaned when drying slows.',
        },
        lines: {
          dryer: {
            en: 'Many houses here have the dryer’s vent cap on a tile roof. If half a load takes two cycles with a clean lint screen, leave the dryer off and call us. If the cap has to be opened, hire a roofer, because tiles crack underfoot.',
            topic: { en: 'Tile roofs' },
            sign: 'two-cycles',
          },
          oven: {
            en: 'Has the electric oven always been slow? If you live in a downtown building, ask its office whether it supplies 208 volts. If so, the oven is probably not broken: allow more time. If it became slow, call us.',
            topic: { en: 'Downtown buildings' },
            first: true,
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Does one induction burner get weaker only while another one is on boost? The two burners probably share their power, and nothing is broken. If a burner is also weak when it is on alone, call us.',
            topic: { en: 'Induction boost' },
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'If the fan over your stove is dead, see whether it is part of a microwave, as in many newer Doral kitchens. If so, book a microwave visit. If not, try each speed once, turn the fan off if it only hums, and call us.',
            topic: { en: 'Microwave hoods' },
            first: true,
            sign: 'fan-dead',
          },
          microwave: {
            en: 'Is your countertop microwave dead? In a Doral house built since 1995, one outlet’s reset button may protect several, so look at every outlet, even in the garage. Before you press a popped button, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          refrigerator: {
            en: 'Is the refrigerator dark while the kitchen lights are normal? In a newer Doral kitchen, a counter outlet with a reset button may feed it. Press a popped button once. If it pops again or nothing changes, leave the refrigerator off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Do the pipes bang each time the washer stops filling? That happens even in newer houses: the washer is usually fine, and a plumber can add a water-hammer arrester. If it bangs in the spin, spread out the load; if that fails, call us.',
            topic: { en: 'Banging pipes' },
            sign: 'walks-and-bangs',
          },
          'wine-cooler': {
            en: 'Does the wine cooler click every few minutes while the wine gets warm? Turn it off and call us. In one as old as your 1990s house, a start relay is worth replacing. For a compressor, compare our quote with a new cooler’s price.',
            topic: { en: '1990s homes' },
            sign: 'hums-vibrates',
          },
          dishwasher: {
            en: 'Is the dishwasher dead? In downtown Doral’s new mid-rises, its breaker may have a test button, and such a breaker can trip easily. Follow “It will not start” on this page. If it trips again, say when you call that it has the button.',
            first: true,
            sign: 'will-not-start',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Doral’s water comes from the county’s Hialeah-Preston plants, which take out part of the hardness.',
        },
        forHome: {
          en: 'Use the middle setting of the dishwasher’s rinse aid and the detergent dose on the package.',
        },
        lines: {
          washer: {
            en: 'If hot washes take longer than they used to, your front-loader’s heater may have lime on it, because softened county water keeps some hardness. Run a washer descaler once; if hot washes stay slow, call us.',
          },
          dishwasher: {
            en: 'Are glasses spotted even with a pod that contains rinse aid? Doral’s county water keeps some hardness, so fill the rinse-aid cup, too. If spots remain, see “Glasses turn white or cloudy” under other problems.',
            sign: 'cloudy-glasses',
          },
          refrigerator: {
            en: 'When the county ends a boil-water notice, run a cold faucet first. Then change the refrigerator’s filter and run a gallon through the dispenser. Throw out the ice and the next three batches.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses and condos in Doral often have the washer and dryer stacked in an upstairs closet.',
        },
        forHome: {
          en: 'To repair a stacked washer, we may have to lift the dryer off it, so clear the floor in front of the closet.',
        },
        lines: {
          washer: {
            en: 'Is water coming through the ceiling below the laundry room? In Doral townhouses, the laundry closet is often upstairs. Keep everyone out from under the ceiling. From a dry floor, turn off the washer’s breaker, close the main water valve, and call us.',
            topic: { en: 'Upstairs laundry' },
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'If a dryer in an upstairs closet leaves clothes damp, see “Clothes are still damp after a cycle” on this page. If the vent is clear, dry one load with the closet open. If that fails, leave the dryer off and call us.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Doral, renters live in about 54% of homes (US Census, 2019–2023).',
        },
        lines: {
          dishwasher: {
            en: 'If you rent, call the office or the owner before you book a visit. Where a building has its own maintenance staff, they usually repair the dishwasher.',
          },
          'range-hood': {
            en: 'If you rent and the hood is weak, wash its grease filter, which is usually the tenant’s job. If smoke still stays, report the fan to the owner.',
            sign: 'weak-suction',
          },
          dryer: {
            en: 'If you rent and drying slows, even with a clean lint screen, leave the dryer off. Cleaning the duct in the wall is usually the landlord’s job, so ask for that before you book us.',
            sign: 'two-cycles',
          },
          stove: {
            en: 'Do you rent, and does a knob spin loosely with its burner off and cold? Leave that burner off, and pull the knob straight off. If the knob is cracked inside, send the owner a photo; if it is whole, have the owner call us.',
            sign: 'knob',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: {
          en: 'If your street has a gate, put our company name on its list, because guards may turn away a company that is not listed.',
        },
      },
      {
        line: {
          en: 'If you live in a gated community, give us its name and your unit number.',
        },
      },
      {
        services: laundry,
        toldBy: 'condo laundry',
        line: {
          en: 'If the washer and dryer are stacked in an upstairs closet, clear the floor in front of it so that we can unstack them.',
        },
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
        forHome: {
          en: 'Find the water valves of your apartment now, because an overflow would reach the neighbor below.',
        },
        lines: {
          microwave: {
            en: 'If only the microwave is dead, find your apartment’s own breaker panel: in an Aventura tower, it is often in a closet. Before you touch a breaker, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          refrigerator: {
            en: 'Is the frame between the refrigerator’s doors wet? In a tower, damp air from an open terrace door is often the reason. Keep the terrace door shut for a day, and call if the frame stays wet: its heater may have failed.',
            first: true,
          },
          washer: {
            en: 'If the washer fills slowly, open both its valves fully, and run the kitchen faucet. If the faucet is weak, too, your tower’s pressure is probably down: call the office. If the faucet is strong, call us.',
            sign: 'will-not-fill',
          },
          dryer: {
            en: 'In many towers, an electric dryer gets 208 volts and is always slow, which is no fault. If yours has slowed, even with a clean lint screen, dry no more loads. Ask the office to check the vent shaft; if it is clear, call us.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Does neither the oven nor the electric dryer heat? Your tower apartment may have lost part of its power: leave both off and ask the front desk. If the dryer heats, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Does the stove beep or act up after a leak from the apartment above? Turn off its breaker, because water may have reached the controls. Leave it off until we have tested them, even if the top looks dry.',
            first: true,
          },
          'range-hood': {
            en: 'If smoke lingers, hold a tissue to the hood’s clean filter with the stove off and the fan on high. If it sticks, start the fan before cooking. If it falls, ask the office whether a shared fan has stopped; if not, call us.',
            first: true,
            apart: true,
            sign: 'weak-suction',
          },
          'wine-cooler': {
            en: 'Is the wine warm only toward evening? Behind the glass of an Aventura tower, afternoon sun can heat a corner to 85 °F, so pull the shade for a day. If the wine stays cool, the sun was the cause; if not, call us.',
            sign: 'drifts-warm',
          },
          dishwasher: {
            en: 'Is the cabinet floor beside the dishwasher swollen or damp? If the kitchen floor is dry, stop the machine and close the valve under the sink. If not, ask the desk to shut off your water. Call us before the leak reaches the apartment below.',
            apart: true,
            sign: 'leaks-at-door',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'Many Aventura apartments are empty for months while their owners are up north or in Latin America.',
        },
        forHome: { en: 'Shut off the water before you go, and leave a key with someone who may let us in.' },
        lines: {
          refrigerator: {
            en: 'If you turn the refrigerator off for the season, first stop the ice maker, close its valve and empty the bin. Otherwise, the ice melts and runs onto the floor.',
          },
          washer: {
            en: 'If the washer does not fill when you come back after months away, its valves may still be closed. Open both, and watch the hoses. If a hose drips or no water comes, close both valves and call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'If the dishwasher only counts down when you are back for the season, somebody probably set a delayed start while wiping the buttons. Press Cancel. If the buttons do nothing, hold the lock button for a few seconds. If they stay dead, call us.',
            apart: true,
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'If you come back after months and the wine cooler smells of mold, it was probably off with the door shut. Wash the inside and the seal, and turn it on. Call only if the wine is too warm two days later.',
          },
          'range-hood': {
            en: 'If the hood is dead when you come back in the fall, look for its plug in the cabinet above. If somebody pulled the plug and it looks clean and sound, plug it in. If that fails, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          oven: {
            en: 'Is the oven’s display lit but the oven cold when you return for the season? Set the clock, because some ovens wait for that, and look for a lock symbol. If neither helps, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          microwave: {
            en: 'If you are up north or abroad and the microwave has failed, have your key holder photograph the label inside its door. With the model number, we can look for the part before anyone books the elevator.',
          },
          stove: {
            en: 'If you are going away for months, turn off the electric stove’s breaker. Otherwise, whoever wipes the touch panel while you are gone could turn on a burner.',
          },
          dryer: {
            en: 'If your apartment was closed for months, run a vented dryer empty on air only for five minutes. If air blows into the closet, stop the dryer and call the office: the vent hose may be off or the shaft blocked.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'NMB Water’s Norwood plant softens Aventura’s water and adds reverse-osmosis water, but some hardness is left.',
        },
        forHome: {
          en: 'Start with the smallest dose on the detergent package, and use more only if things do not come clean.',
        },
        lines: {
          washer: {
            en: 'Do clothes come out soapy? Suds last in the softened water from the Norwood plant and can keep the washer from spinning. Use half your usual detergent; if the next load is soapy, too, call us.',
          },
          dishwasher: {
            en: 'Do glasses stay dull after a soak in vinegar? In Aventura’s softened water, too much detergent can etch glass. Use less, and scrape plates instead of rinsing them: detergent with no food to work on attacks glass.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The Intracoastal runs along the whole east side of Aventura, and ocean air comes across Sunny Isles.',
        },
        forHome: {
          en: 'Wipe an outdoor refrigerator on a balcony with fresh water now and then, and keep a wine cooler indoors.',
        },
        lines: {},
        source: 'coast map',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Many condo offices in Aventura ask contractors for an insurance certificate that names the association.',
        },
        lines: {
          dryer: {
            en: 'Before you reserve a service elevator, call us and describe what the dryer does. A belt, a fuse or a heater is usually replaced right in the closet, so the dryer stays upstairs.',
          },
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
        line: {
          en: 'Many Aventura buildings close the service elevator on weekends, so ask the office before you book a Saturday or Sunday.',
        },
      },
      {
        toldBy: 'association rules',
        line: {
          en: 'If your condo needs our insurance certificate, give us the exact name of the association, because the certificate has to show it.',
        },
      },
      {
        line: {
          en: 'If you are away, name a neighbor or manager who can open the door and approve the price of the repair.',
        },
      },
    ],
  },
  'north-miami': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'One-story block houses from the late 1940s and 1950s fill the middle of North Miami.' },
        forHome: {
          en: 'Measure the opening in a 1950s kitchen before you order a new appliance, because today’s sizes may not fit.',
        },
        lines: {
          'range-hood': {
            en: 'If the filters are clean and smoke lingers, look for the hood’s vent in the carport, where some one-story block houses have it. If grease clogs its screen, have a vent cleaner clean it; if the screen is clear, call us.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'Are your ice cubes getting small? In a house from the 1940s or 1950s, a small clamp valve on a pipe may feed the ice maker, and such valves clog. If a new filter does not help, call us: the valve may need replacing.',
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'If only the hot or only the cold water comes in slowly, open that side’s valve fully. If nothing changes and the sink runs strong, rust from a 1950s house’s pipes may have clogged the screen at that hose: call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Is there a puddle after a wash, perhaps even in the next room? On the terrazzo floors of North Miami’s 1950s houses, water can run under the cabinets and come out far away. Leave the dishwasher off and call us.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Do the house lights dim whenever the electric oven heats? In a block house from the 1940s or 1950s, wiring may be loose or thin: leave the oven off and call an electrician.',
          },
          stove: {
            en: 'Did the stove’s breaker trip? A 1950s block house may have it outdoors. If the breaker panel is rusty, or the handle stays loose when pushed off, call an electrician. If the breaker trips after one reset, leave it off and call us.',
            sign: 'trips-breaker',
          },
          microwave: {
            en: 'Do lights dim when the microwave starts? In a 1950s North Miami block house, a lamp on the same circuit may dim a little, which is no fault. If some lights get brighter, turn off the main breaker and call Florida Power & Light (800-468-8243).',
            first: true,
          },
          dryer: {
            en: 'Does lint collect on the window sill by the dryer? In a block house from the 1940s or 1950s, a vent that was added later may go out through a window and leak. Stop using the dryer and call us.',
          },
          'wine-cooler': {
            en: 'If the wine cooler only clicks and stays warm, turn it off: its compressor probably cannot start. In a 1950s North Miami house, weak wiring may be why. If the lights also dim when other machines start, call an electrician first; otherwise, call us.',
            sign: 'hums-vibrates',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'North Miami softens part of its water at its own Winson plant and buys the rest from Miami-Dade County.',
        },
        forHome: { en: 'Use the usual dose of detergent, and keep the dishwasher’s rinse-aid cup filled.' },
        lines: {
          washer: {
            en: 'If brown water comes into the washer, stop the wash: the rust is from the pipes. Run the nearest faucet until the water is clear, then rinse the clothes before they dry. If it stays brown, call North Miami’s water utility.',
          },
          dishwasher: {
            en: 'Do glasses turn cloudy? North Miami’s water is softened, but some hardness is left. Fill the rinse-aid cup, and turn its dial up one step. If nothing changes, call us.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Houses on the canals of Keystone Point get salt air. Near NW 7th Avenue there is hardly any.',
        },
        forHome: {
          en: 'In Keystone Point, keep a second refrigerator indoors, and ask us to free an outside flap that sticks.',
        },
        lines: {
          microwave: {
            en: 'Is one row of buttons dead? The touch panel may be worn or, on the canals of Keystone Point, its cable corroded. If the microwave starts by itself, turn off its breaker; otherwise, use it only if Cancel works. Either way, call us.',
            sign: 'buttons',
          },
          refrigerator: {
            en: 'Is a second refrigerator on a patio by the canals dead? If the house lights are normal and the floor is dry, press its outlet’s reset button once. If that fails, leave it off and call us: salt and damp may be inside.',
            topic: { en: 'Patio refrigerators' },
            sign: 'dead-after-storm',
          },
          dryer: {
            en: 'Does a dryer in a garage go dead and later work again? Turn off its breaker and call us. If the dryer is sound, call an electrician: near the canals of Keystone Point, the outlet may be corroded.',
            topic: { en: 'Garage dryers' },
            apart: true,
            sign: 'will-not-start',
          },
          'range-hood': {
            en: 'If the outside flap sticks again within a year of being cleaned, salt off the canals of Keystone Point has probably pitted the hinge. Have the cap replaced with one of stainless steel, because another cleaning will not last.',
            sign: 'flap',
          },
          stove: {
            en: 'Does one gas burner click but not light? With its knob off, watch its spark tip as you light another: on most stoves, every tip sparks. If it does, clean the burner as this page shows. If not, salt may have corroded it: call us.',
            first: true,
            sign: 'clicks-no-flame',
          },
          'wine-cooler': {
            en: 'If a wine cooler on a patio in Keystone Point is warm, salt and dust may have clogged its grille with a white crust. Turn the cooler off while you wipe the grille. If the wine is still warm a day later, call us.',
            topic: { en: 'Patio coolers' },
            sign: 'drifts-warm',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'shared laundry',
        fact: {
          en: 'Low-rise condo buildings in North Miami often have one shared laundry room on the ground floor.',
        },
        lines: {
          washer: {
            en: 'Has the washer on the ground floor of your condo building failed? It usually belongs to the association, so before you book us, look on the machine for the number to call.',
          },
          dryer: {
            en: 'Are all the dryers in the laundry room slow? They may share one vent, which the building has to clean: stop using them and call the office. If only one is slow, report that one and use another.',
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Homes in North Miami’s Arch Creek basin have flooded again and again, a 2016 study found.',
        },
        lines: {
          'wine-cooler': {
            en: 'Is there a waterline on the wine cooler after a flood in the Arch Creek basin? Do not turn the cooler on, even if it looks clean, and call us: its compressor is at the bottom.',
          },
        },
        source: 'ULI Arch Creek',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around North Miami, renters live in about 49% of homes (US Census, 2019–2023).',
        },
        lines: {
          dishwasher: {
            en: 'If you rent, as about half of North Miami does, and a rack sheds rust, show the landlord. Flakes of rust can jam the dishwasher’s pump.',
          },
          oven: {
            en: 'In a North Miami rental, if the electric oven only bakes or only broils, tell the owner: a new element may be all it needs. If neither heats, see “The electric oven does not heat” on this page.',
            sign: 'bake-or-broil-only',
          },
          'range-hood': {
            en: 'In a North Miami rental, does the hood’s light flicker? Turn off the breaker, let the bulb cool and change it. Turn the breaker on: if the bulb still flickers, leave the light off and tell the owner.',
            sign: 'lights',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Say NE or NW with your street: numbered streets run on both sides of Miami Avenue.',
        },
      },
      {
        line: {
          en: 'If you live in Keystone Point, let the gatehouse on 123rd Street know that we are coming.',
        },
      },
      {
        line: {
          en: 'In an older house, find the breaker panel: it may be outdoors.',
        },
      },
    ],
  },
  'miami-lakes': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Miami Lakes is on county water that has been softened at the plant.' },
        forHome: {
          en: 'If the dishwasher leaves spots, raise the rinse aid’s setting before you change the detergent.',
        },
        lines: {
          dishwasher: {
            en: 'If there are suds when the wash ends and dishes are still dirty, use less detergent: suds last in softened water and weaken the spray. If the dishes stay dirty, call us.',
            sign: 'dirty-dishes',
          },
          refrigerator: {
            en: 'Does water from the refrigerator taste like a pool? County water is disinfected, and the refrigerator’s carbon filter is probably used up. A new filter should cure the taste: nothing is broken.',
          },
          washer: {
            en: 'Do you see suds after the last rinse of a front-loader? County water is softened, so suds last and hold up the spin. Use half your usual dose of HE detergent; if suds still stay, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many townhouses in Miami Lakes have laundry closets in a hall, with a long duct to the outside wall.',
        },
        forHome: { en: 'If yours is one of them, have the dryer’s duct cleaned each year.' },
        lines: {
          washer: {
            en: 'Are clothes still dripping, although no water is left in the drum? In a townhouse, someone may have chosen a slow spin to keep the noise down. Run the high spin once; if the clothes still drip, call us.',
            topic: { en: 'Spin speed' },
            apart: true,
            sign: 'will-not-spin',
          },
          dryer: {
            en: 'The duct from a hall closet to the outside wall is often long. If half a load needs two cycles with a clean lint screen, leave the dryer off until a vent cleaner has brushed the duct.',
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Many newer sections of Miami Lakes are behind gates, while most older streets around the lakes are open.',
        },
        forHome: { en: 'If you live in a newer section, leave our name at the gate when you book.' },
        lines: {
          stove: {
            en: 'If you live behind a gate, read us the stove’s model number when you book. With the right coil, switch or spark electrode in the van, we may need only one trip through your gate.',
          },
          dryer: {
            en: 'If drying is slow, you may need a vent cleaner as well as us, because we clear only the duct we can reach. If you live behind a gate, put both names on the visitor list.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The first ranch houses in Miami Lakes are from the 1960s, and some still have their original breaker panels.',
        },
        forHome: {
          en: 'If a breaker there trips with the appliance unplugged, call an electrician; if it trips only with the appliance, leave that unplugged and call us.',
        },
        lines: {
          refrigerator: {
            en: 'Is the refrigerator dead in a 1960s house? If the counter outlets are, too, they may share its breaker: unplug what is on them. Then see “It is silent” on this page. If the breaker trips once more, leave it off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Does the washer drain while it fills? Turn it off, close both valves and call us: its hose may be pushed too far into the pipe. In a 1960s ranch house, a plumber may have to lengthen the pipe.',
            sign: 'keeps-filling',
          },
          dryer: {
            en: 'Is the dryer dead? See “It will not start” on this page. In a 1960s house, breakers may have no labels: an electric dryer’s is usually a double one marked 30. If you are not sure which it is, call us.',
            sign: 'will-not-start',
          },
          dishwasher: {
            en: 'Is the dishwasher dead? If its breaker still feels loose when pushed fully off, leave it off and call an electrician. If it feels firm, see “It will not start” on this page before you turn it on.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'Is the oven dead? In a 1960s ranch house, the right double breaker is often unmarked, and a tripped one often sits midway. Find it, see “Nothing works” on this page before you touch it, and mark it for the next time.',
            sign: 'no-power',
          },
          stove: {
            en: 'Did the cooktop and the wall oven go dead together? Turn both off, then see “Nothing works” on this page. If both stay dead in a 1960s kitchen, their wiring has probably failed: call an electrician. If only one stays dead, call us.',
            first: true,
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'If the wine cooler keeps tripping its breaker, leave the cooler off and call us. In a 1960s Miami Lakes house, the breaker may be worn: if it trips with the cooler unplugged, too, call an electrician.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'In a 1960s house, the hood may share a breaker with the kitchen lights. If only these two are dead, reset a tripped breaker once. If it trips again, leave it off and call us. Otherwise, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          microwave: {
            en: 'If the microwave’s breaker trips and the house lights are normal, unplug everything on that circuit and reset it once. If it trips again, the 1960s breaker may be worn: call an electrician. If only the microwave trips it, leave that unplugged and call us.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Miami Lakes, renters live in about 44% of homes (US Census, 2019–2023).',
        },
        lines: {
          refrigerator: {
            en: 'If you rent and the refrigerator no longer cools, ask the owner about the warranty. Some makers cover the sealed cooling system for years longer than other parts.',
          },
          microwave: {
            en: 'If you rent and the microwave has failed, send the owner a photo of the label inside the door opening. With the model number, the owner can book the visit and approve the repair.',
          },
          'range-hood': {
            en: 'If the hood squeals, leave it off. If it rattles, turn it off, let it cool and press each filter into place. If you rent and the noise stays, send the owner a recording, because a squeal and a rattle are different repairs.',
            sign: 'loud',
          },
          'wine-cooler': {
            en: 'If the wine cooler only clicks after a move, it may have lain on its side. Leave it off and upright for a day, then try it once. If it hums, keep it on; if it clicks again, leave it off and call us.',
          },
          oven: {
            en: 'If you rent, tell the owner whether the oven has no display, no heat or the wrong temperature. Each of these points to a different part, and we need the owner’s approval before we replace it.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your address is on Miami Lakes Drive, mention NW 154th Street, its name on older maps.',
        },
      },
      {
        line: {
          en: 'If you have a homeowners association, ask its office where a van may park, and let us know.',
        },
      },
      {
        services: ['dryer'],
        line: {
          en: 'Find where the dryer’s duct ends outside, so that we can look at both ends.',
        },
      },
    ],
  },
  surfside: {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Oceanfront condo buildings line Collins Avenue in Surfside from 87th to 96th Street.' },
        forHome: {
          en: 'If your dryer is slow or your hood is weak, ask the office first whether the building’s shaft is clean and its fan runs.',
        },
        lines: {
          'wine-cooler': {
            en: 'Is the wine warm even though the cooler hums as usual? If the power blinked in your Collins Avenue building, the cooler may have gone back to its factory setting. Set yours again, and call if the wine is still warm a day later.',
            topic: { en: 'After an outage' },
            sign: 'drifts-warm',
          },
          dishwasher: {
            en: 'If no water has come in since your building’s water was off, cancel the wash and try the kitchen’s hot water. If it is weak, call the office. If it is strong, open the valve under the sink fully; if that fails, call us.',
            sign: 'will-not-fill',
          },
          washer: {
            en: 'If water has only trickled in since it was off in your Collins Avenue building, open both valves behind the washer fully. If nothing changes and the kitchen faucet runs strong, grit has probably clogged the inlet screens: call us to clean them.',
            sign: 'will-not-fill',
          },
          dryer: {
            en: 'Is the dryer slow? In some condos, a box in the closet wall holds a second lint screen: clean it with the dryer off. If that fails and the vent is blocked or hidden, leave the dryer off and ask the office who cleans it.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'In a Collins Avenue tower, does your electric oven stay cold? Ask a neighbor to try theirs. If both stay cold, the building may have lost power: call the front desk. If not, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, ask the neighbor above or below whether their hood is weak, too. If it is, call the office: a duct that your tower’s kitchens share may be blocked. If only yours is weak, call us.',
            apart: true,
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'West of Harding Avenue, Surfside has one-story houses of the 1940s and 1950s, some with their original breaker panels.',
        },
        forHome: {
          en: 'If an appliance there is dead, see what else has gone dead: one breaker may feed several rooms.',
        },
        lines: {
          stove: {
            en: 'Does the electric stove trip its breaker even after one reset? Leave it off and call us. Say what was on. If other breakers trip, too, call an electrician: west of Harding Avenue, old wiring may be the cause.',
            first: true,
            sign: 'trips-breaker',
          },
          microwave: {
            en: 'Does a breaker trip as the microwave starts? If the lights are normal, reset it once; if it trips again, leave the microwave off and call us. If other machines trip it, too, call an electrician: breaker panels west of Harding Avenue may be old.',
            first: true,
            sign: 'dead',
          },
          washer: {
            en: 'Does the washer’s breaker trip a second time? Leave it off and call us. Say at what point it tripped, and whether your house is from the 1940s: then its old wiring may be the cause.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'Does the refrigerator click when a window air conditioner starts? West of Harding Avenue, they may share a circuit. Turn the air conditioner off. If the refrigerator runs, call an electrician before you use both; if it clicks, turn off its breaker and call us.',
            first: true,
            sign: 'clicks-or-roars',
          },
          'range-hood': {
            en: 'West of Harding Avenue, a 1940s kitchen may be on a single breaker. If it trips only when the hood and a toaster run together, use one at a time. If it trips with the hood alone, leave the hood off and call us.',
            sign: 'no-power',
          },
          dryer: {
            en: 'Does the dryer trip its breaker a second time? Leave the breaker off and call us. Some homes west of Harding Avenue are from the 1940s and 1950s: mention it if the breaker panel looks that old.',
            sign: 'trips-the-breaker',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Every house in Surfside is less than a mile from the ocean, and many condos are right on it.',
        },
        forHome: {
          en: 'At a house, check in spring and fall that the dryer’s flap opens; in a condo, ask the office.',
        },
        lines: {
          dryer: {
            en: 'If ocean wind holds the vent flap shut, the dryer can overheat: do not run it while that wind blows. If it stays shut while the dryer runs on a calm day, turn the dryer off and call us.',
          },
          'wine-cooler': {
            en: 'Does the display come and go as you move the wine cooler’s door? Near the ocean, damp air can corrode the cable in the hinge. You can use the cooler while the bottles stay cold, but call before the cable breaks.',
            sign: 'dark-display',
          },
          'range-hood': {
            en: 'If ocean wind comes in through the hood with the fan off, its outside flap probably no longer closes: have us replace it. Do not stuff a rag into the duct: the fan would blow against the rag.',
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The town resells county water that has been softened at the plant.' },
        forHome: {
          en: 'Keep the dishwasher’s rinse-aid cup filled. If the dishwasher has a salt container, its lowest setting is probably enough.',
        },
        lines: {
          refrigerator: {
            en: 'If ice cubes are small and every faucet is weak, call the town or, in a condo, the front desk. If only the kitchen faucet is weak, call a plumber. If none is, change the refrigerator’s filter, and call us if that fails.',
            topic: { en: 'Water pressure' },
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'Is there a white crust below the dishwasher’s door? It may be dried foam, because detergent foams easily in Surfside’s softened water: use less detergent. If the door drips, stop the wash from a dry floor and call us.',
            topic: { en: 'Detergent foam' },
            sign: 'leaks-at-door',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Many condo offices in Surfside check a contractor’s paperwork before they open the service entrance.',
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many apartments on the beach in Surfside are used only in winter.' },
        forHome: {
          en: 'Before summer, shut the water valves. Empty the refrigerator, turn it off, and tie its doors open only where no child can reach it.',
        },
        lines: {
          washer: {
            en: 'If only hot or only cold water comes in after your summer away, someone may have opened one valve alone. Open both, because even a hot wash mixes in cold water. If one side stays dry, call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          stove: {
            en: 'If no burner lights after a summer away, turn every knob off and do not relight. The building may have closed your gas valve, so ask the condo’s office. If the valve is open, call us.',
            sign: 'clicks-no-flame',
          },
          oven: {
            en: 'Does the oven ignore its buttons when you come back for the winter? Look on the display for a lock symbol or Sabbath mode, and in the manual for how to end it. If the display shows neither, call us.',
          },
          dishwasher: {
            en: 'If the kitchen smells like a drain after your summer away, the sink’s trap has probably dried out: run the faucet for a minute. If the smell is inside the dishwasher, clean its filter and run it empty on the hottest cycle.',
            apart: true,
            sign: 'smells-bad',
          },
          'wine-cooler': {
            en: 'If the wine cooler is dark when you return for winter, somebody may have turned it off. Hold the power button for five seconds. If the display lights, give the cooler a day; if not, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
          microwave: {
            en: 'Do you see ants or roaches at the microwave after a summer away? Do not spray into it. Turn off its breaker, wipe up the crumbs around it and call us: insects can short the control.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'association rules',
        line: {
          en: 'If your condo asks for our insurance certificate, have its requirements ready when we call.',
        },
      },
      {
        line: {
          en: 'Collins Avenue is one-way north and Harding one-way south, so say which one your service entrance is on.',
        },
      },
      {
        toldBy: 'association rules',
        line: {
          en: 'If there is a front desk, ask during what hours work is allowed, and book a visit in those hours.',
        },
      },
    ],
  },
  'golden-beach': {
    facts: [
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'stove', 'range-hood'],
        fact: {
          en: 'Many Golden Beach houses have built-in refrigerators, wide ranges and a second kitchen outdoors.',
        },
        lines: {
          microwave: {
            en: 'Is your microwave drawer stuck, with no lock on the display? Don’t force it. With its breaker off, take out any dish or towel at either side. Turn the breaker on and try once; if that fails, leave it off and call us.',
            first: true,
            sign: 'drawer-stuck',
          },
          'wine-cooler': {
            en: 'Is the wine cooler’s display dark but the wine cold? Built-ins are common in Golden Beach, and some have a Sabbath mode that turns off the display. End that mode as the manual shows, and call us if the display stays dark.',
            topic: { en: 'Sabbath mode' },
            apart: true,
            sign: 'dark-display',
          },
          oven: {
            en: 'If one oven of a wide double-oven range stays cold, leave that oven off and use the other. When you call, say which side is cold. If both sides are cold, follow the steps on this page.',
            first: true,
          },
          refrigerator: {
            en: 'Does a built-in refrigerator with a wood panel frost up or get warm? Its heavy door may sag, so look along the seal for a gap. A gap points to the hinges; without one, another part has probably failed. Call us either way.',
            first: true,
            sign: 'frost-and-gaskets',
          },
          'range-hood': {
            en: 'If the fan grinds, or hums without spinning, turn it off at once and call us. In an outdoor kitchen, sea spray may have rusted its motor. If it only rattles, turn it off, let it cool and press each filter into place.',
            topic: { en: 'Outdoor kitchens' },
            sign: 'loud',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Ocean spray reaches the oceanfront houses in Golden Beach.' },
        forHome: {
          en: 'On the ocean side, wipe outdoor appliances with fresh water each week and keep the laundry room door shut.',
        },
        lines: {
          dryer: {
            en: 'Do loads stay damp? See “Clothes are still damp after a cycle” on this page. If the flap stays shut, ocean spray may have rusted it: leave the dryer off and call us. Cleaning alone may not free it.',
            apart: true,
            sign: 'two-cycles',
          },
          stove: {
            en: 'Does one gas burner click but not spark, indoors or in the outdoor kitchen? Turn it off and call us: salt from the ocean may have corroded its spark electrode. If you do see a spark, clean the burner as this page shows.',
            first: true,
            sign: 'clicks-no-flame',
          },
          washer: {
            en: 'Does water come from behind the washer only while it drains? The drain hose or its clamp, which ocean salt can rust, is probably leaking. From a dry floor, stop the wash. Then leave the washer off and call us.',
            first: true,
            sign: 'leaks',
          },
          dishwasher: {
            en: 'If the dishwasher leaks, stop it and close the valve under the sink from a dry floor. If the floor is wet, or the valve is stuck from age or ocean air, close the main water valve instead. Then call us.',
            sign: 'leaks-at-door',
          },
          'wine-cooler': {
            en: 'Is your outdoor kitchen’s wine cooler warm on a hot afternoon? Shade it until morning. If it stays warm, shine a flashlight through its grille. If its fins are dusty but not crumbly from salt, vacuum the grille; otherwise, or if that fails, call us.',
            topic: { en: 'Outdoor kitchens' },
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If the hood in an oceanfront house whistles in the wind with its fan off, its outside flap probably no longer closes. Call us, and ask for a stainless cap, because plain steel would rust again.',
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Norwood plant softens Golden Beach’s water, in part by reverse osmosis.',
        },
        forHome: { en: 'Start with the smaller dose of detergent in the washer and the dishwasher.' },
        lines: {
          washer: {
            en: 'Does the washer smell? The Norwood plant softens Golden Beach’s water, so too much detergent leaves a film that smells. Run a hot cleaning cycle and use the smallest dose on the package for two weeks; if the smell lingers, call us.',
            sign: 'smells-musty',
          },
          dishwasher: {
            en: 'If foam comes out at the door, follow “There is water on the floor” on this page. Use less detergent from now on, because Golden Beach’s water is softened. If it leaks without foam, call us.',
            topic: { en: 'Detergent foam' },
            first: true,
            sign: 'leaks-at-door',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Every visitor to Golden Beach is checked at a gatehouse on Ocean Boulevard.' },
        lines: {
          dryer: {
            en: 'When you call, say whether the dryer hums, turns but stays cold, or does nothing at all. Each points to a different part, and with the right one we may come through the gatehouse only once.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Golden Beach houses are closed for months with a caretaker in charge.' },
        forHome: {
          en: 'Have the caretaker keep the water valves shut and check the temperature of the refrigerator and the wine cooler each week.',
        },
        lines: {
          dishwasher: {
            en: 'If your Golden Beach house was closed for months, watch the first wash. If the dishwasher drips, stop it and call us, because its seals may have dried out. Next time, have your caretaker run a rinse each month.',
            apart: true,
          },
          microwave: {
            en: 'Does the caretaker find the microwave dark, some lights dim and others too bright? Have the caretaker turn off the main breaker and call Florida Power & Light (800-468-8243). If all lights look normal, see “It is dead” on this page.',
            sign: 'dead',
          },
          refrigerator: {
            en: 'If you look after a closed house and find the refrigerator above 40 °F, throw the food out: nobody knows how long it was warm. Unless the refrigerator only clicks, leave it on so that we can test it, and call us.',
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'If your house is closed for months, have the caretaker run a rinse each month and close the washer’s valves afterward. The water keeps sewer smell out of the drain and helps keep the pump from sticking.',
            apart: true,
          },
          oven: {
            en: 'If the oven’s touch panel beeps by itself when you return after months away, it may be damp. Turn off the oven’s breaker and run the air conditioning for a day. Then turn the breaker on; if the beeping comes back, call us.',
            sign: 'error-code',
          },
          stove: {
            en: 'Is the range’s touch panel dark when you come back for the season? If the caretaker left the breaker off, turn every knob off, then the breaker on, once. If it trips, leave it off; otherwise, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'If only the wine cooler is dark, ask your caretaker to reset a tripped breaker or outlet button once. If nothing had tripped and a lamp in its outlet stays dark, call an electrician. If the cooler still fails, leave it off and call us.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If your house is closed for months, have the caretaker run every hood for a minute each month. A fan that stands still in salt air can seize: if one hums without spinning, the caretaker should turn it off and call us.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: {
          en: 'Ask us for the technician’s name, and leave it and our company’s name at the gatehouse.',
        },
      },
      { line: { en: 'Tell us who can approve a repair: the owner, the house manager or a caretaker.' } },
      {
        services: ['refrigerator', 'dishwasher', 'oven', 'stove', 'range-hood'],
        line: { en: 'Say whether the failed appliance is in the main kitchen or outdoors.' },
      },
    ],
  },
  pinecrest: {
    facts: [
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove', 'range-hood'],
        fact: {
          en: 'New Pinecrest houses often have wide ranges, wall ovens and built-in refrigerators behind panels.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler’s door sag on one side? A wood panel, common in new Pinecrest kitchens, may be too heavy for its hinges. Don’t force the door: call us, and we can adjust or replace the hinges.',
            apart: true,
          },
          refrigerator: {
            en: 'If a refrigerator behind cabinet panels gets warm, look up at the grille above its doors. If something covers the grille, have it removed, and call us if the food is still warm a day later. If nothing covers it, call us now.',
            topic: { en: 'Built-ins' },
            sign: 'warm-everywhere',
          },
          oven: {
            en: 'Are your wall oven and the microwave above it both dead? They may share one breaker, so see “Nothing works” on this page, with both turned off. If only one comes back, say which when you call.',
            sign: 'no-power',
          },
          stove: {
            en: 'If several burners of a wide gas range will not light, turn them off, and say which ones make no spark when you call. Each burner usually has its own spark electrode, so that tells us what to bring.',
            topic: { en: 'Wide ranges' },
            sign: 'clicks-no-flame',
          },
          'range-hood': {
            en: 'A wide range gives off so much heat that the fan over it may start by itself. Turn the burners down. If it starts over a cold range, follow “The fan starts by itself” under other problems.',
            sign: 'starts-by-itself',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: { en: 'On large lots, ranch houses from the 1950s and 1960s remain among the new houses.' },
        forHome: {
          en: 'In an old ranch house, the dryer’s duct is often long. If drying slows, leave the dryer off and have the duct cleaned.',
        },
        lines: {
          washer: {
            en: 'If the washer fills slowly, open both its valves fully. In a ranch house from the 1950s or 1960s, an old valve may stick half closed: leave it to a plumber. If both are open and nothing changes, call us.',
            sign: 'will-not-fill',
          },
          dryer: {
            en: 'Does the dryer gurgle, or does its air smell damp? In a ranch house from the 1950s or 1960s, the duct may run under the slab, where rain can seep in. Leave the dryer off and call us.',
          },
          dishwasher: {
            en: 'Has the dishwasher filled slowly since somebody pulled it out? In a 1950s Pinecrest ranch house, its water line may be soft copper, which kinks easily. Turn the dishwasher off, leave it where it is and call us.',
            sign: 'will-not-fill',
          },
          microwave: {
            en: 'Is the bottom of the microwave scorched, not just greasy? In a ranch house from the 1950s or 1960s, low cabinets can put the microwave too close to the burners. Don’t use the microwave or the burners below until we have checked the gap.',
          },
          'wine-cooler': {
            en: 'Has the built-in wine cooler run nonstop since your ranch house got a new floor? New tile can block the air slots below. Vacuum dusty slots, and have the tile setter clear blocked ones. If nothing changes in a day, call us.',
            topic: { en: 'New floors' },
            sign: 'never-rests',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'The Alexander Orr plant nearby softens Pinecrest’s water.' },
        forHome: {
          en: 'Some hardness remains, so give the dishwasher its full dose of detergent and use rinse aid.',
        },
        lines: {
          dishwasher: {
            en: 'If glasses turn dull and your dishwasher has a salt container, its softener may be set too high for Pinecrest’s softened water. Ask the county for the hardness, and look up the setting in the manual.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'lightning',
        fact: {
          en: 'Falling tree limbs take down power lines in Pinecrest, and the power can come back with a surge.',
        },
        lines: {
          dishwasher: {
            en: 'If a tree limb cut the power during a wash, press Cancel once power is back. If the display is lit but no button works, a surge may have damaged it: call us. If it is dark, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'Is the oven dead while your generator runs after a tree limb cut the power? That may be normal: many generators do not power the oven. If it is still dead when the power is back, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'Did the hood’s buttons fail when a limb cut the power? Stay clear of fallen lines. If lights are dim or too bright, turn off the main breaker and call FPL (800-468-8243). If not, follow “The buttons do not respond” on this page.',
            sign: 'buttons',
          },
          stove: {
            en: 'Has the cooktop’s touch panel ignored you since a tree limb hit the power lines? If a lock symbol is lit, hold the lock button for a few seconds. If that does not help, see “The touch controls do not respond” under other problems.',
            first: true,
            sign: 'touch-controls',
          },
          refrigerator: {
            en: 'Is the refrigerator silent after a tree limb cut the power? If some lights are dim or too bright, turn off the main breaker and call Florida Power & Light (800-468-8243). If not, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Is the washer dark after an outage, although the house lights are normal? Follow “It will not start” on this page. If nothing has tripped, the power may have damaged the control as it returned: leave the washer off and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Is the dryer cold and half of the house dark after a tree limb hit a power line? If a line is down, stay away and call 911. If not, turn off the main breaker. Then call Florida Power & Light (800-468-8243).',
            sign: 'no-heat',
          },
          'wine-cooler': {
            en: 'Does the wine cooler only click while a generator runs your house? Turn it off until normal power is back. If it starts then, the generator was too weak for it; if it still clicks, leave it off and call us.',
          },
          microwave: {
            en: 'Is the microwave still dark after a tree limb took out the power? See “It is dead” on this page. If a television or a computer died, too, a surge is likely: ask your insurer before you book.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'salt air',
        fact: { en: 'In the eastern streets of Pinecrest, the wind from Biscayne Bay carries some salt.' },
        forHome: {
          en: 'There, check once a year from the ground that the outside flaps of the hood and the dryer open.',
        },
        lines: {
          washer: {
            en: 'If a washer in the garage rocks and one of its feet will not turn, stop using the washer and call us. On the bay side of Pinecrest, salt air can rust the feet, and a forced foot can snap off.',
            sign: 'walks-and-bangs',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give us the gate code when you book, and say whether the house has a generator.',
        },
      },
      {
        services: ['refrigerator'],
        line: {
          en: 'If the refrigerator is behind a wood panel, say so when you book, because it may take two of us to pull it out.',
        },
      },
      { line: { en: 'Keep dogs indoors, because we may come in through the yard.' } },
    ],
  },
  kendall: {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Kendall is on county water that the Alexander Orr plant softens.' },
        forHome: {
          en: 'If dishes have spots, clean the dishwasher’s filter and refill its rinse aid before you call.',
        },
        lines: {
          dishwasher: {
            en: 'If only forks and spoons come out spotted, drops are probably drying between them: load some handles up and some down. If glasses have spots, too, turn up the rinse aid, because Kendall’s county water still leaves some lime.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'If the washer fills slowly after work on a water main, run a faucet until the water is clear. If the flow is weak, call the county’s water department. If it is strong, grit has probably clogged the washer’s inlet screens: call us.',
            sign: 'will-not-fill',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many townhouses and garden condos along Kendall Drive and Sunset Drive have laundry closets with folding doors.',
        },
        forHome: {
          en: 'Leave the folding doors open while the dryer runs, because it needs air, and after a wash, so that the washer dries.',
        },
        lines: {
          washer: {
            en: 'Has the washer walked against the folding doors of its closet? Do not force the doors. Turn off the washer’s breaker and call us, because the washer has to be moved back and leveled before the next load.',
            apart: true,
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'If drying slowed after the dryer was pushed back into its closet, the vent hose is probably crushed. Leave the dryer off and call us to straighten or replace the hose.',
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: { en: 'The older, eastern part of Kendall, near Dadeland, has mostly ranch houses.' },
        forHome: {
          en: 'There, if a kitchen breaker trips, see what else was running: one circuit may feed the whole kitchen.',
        },
        lines: {
          refrigerator: {
            en: 'Did the refrigerator go dark while a toaster ran? An older house near Dadeland may have one circuit for the whole kitchen. Unplug the toaster, then see “It is silent” on this page. An electrician can add a circuit.',
            first: true,
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'Is the cabinet under the sink damp? From a dry floor, stop the dishwasher and close the main water valve. If its own valve has a green crust, as may happen in older houses near Dadeland, call a plumber; if not, call us.',
            sign: 'leaks-at-door',
          },
          stove: {
            en: 'Does your whole electric range cut out and come back by itself? Turn every knob off, then its breaker, and call us. If all house lights flicker, call FPL, then an electrician: an older ranch house near Dadeland may have loose aluminum wires.',
            first: true,
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If grease drips from the hood, wash its filters before you cook under it again. If it still drips, leave the fan off and call us: in a ranch house near Dadeland, the attic duct may sag and hold grease.',
            sign: 'drips',
          },
          microwave: {
            en: 'Does a breaker trip only when something else runs with the microwave? In a ranch house near Dadeland, one circuit may feed both, so run one at a time. If the microwave alone trips it, leave the microwave off and call us.',
            first: true,
            sign: 'dead',
          },
          dryer: {
            en: 'Do loads take longer, even with a clean lint screen? Near Dadeland, a ranch house’s duct may cross the attic and fill with lint. Leave the dryer off and call us: we clear what we can reach, and a vent cleaner does the attic.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'garage machines',
        fact: { en: 'Many Kendall houses keep a second refrigerator or the laundry in the garage.' },
        lines: {
          'wine-cooler': {
            en: 'Is a wine cooler in the garage cold at breakfast and warm by evening? A closed Kendall garage can pass 90 °F on a summer afternoon. Have the cooler emptied and moved indoors, upright, and call us if it is still warm two days later.',
            sign: 'drifts-warm',
          },
          refrigerator: {
            en: 'If a second refrigerator in a hot garage runs all day, check its freezer. If that is near 0 °F, the heat is probably to blame. If it is warmer, have the refrigerator moved upright indoors, and call us if it stays warm there.',
            sign: 'runs-all-the-time',
          },
          washer: {
            en: 'Are the washer and the second refrigerator in your garage both dead? They probably share a circuit. If the house lights are normal, reset its breaker once. If it trips again, leave both off and call us; if both stay dead, call an electrician.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'If the dryer blows its air into your garage, stop using it and call us: every dryer vent, gas or electric, has to end outdoors.',
          },
          oven: {
            en: 'Is the electric oven cold while the electric dryer in the garage heats? The house then probably has full power: see “The electric oven does not heat” on this page. If the dryer turns without heat, too, call Florida Power & Light (800-468-8243).',
            topic: { en: 'Oven and dryer' },
            sign: 'electric-no-heat',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'towers',
        fact: { en: 'Downtown Kendall, the area around Dadeland, has apartment towers.' },
        lines: {
          oven: {
            en: 'In a Downtown Kendall tower, is the oven dark? If the whole apartment is dark, ask the desk. If only the oven is, its breaker is probably in your own apartment: see “Nothing works” on this page.',
            sign: 'no-power',
          },
          dishwasher: {
            en: 'If water rises in the dishwasher while it is off, leave it off and call your tower’s office. In Dadeland’s towers, it probably comes from the building’s kitchen drain. If that drain is clear, call us.',
            sign: 'standing-water',
          },
          'wine-cooler': {
            en: 'Can a neighbor in your Dadeland tower hear the wine cooler hum? It may be touching a wall or a cabinet. Empty a freestanding cooler and move it an inch. If the hum stays loud, a fan or a mount is probably worn: call us.',
            sign: 'hums-vibrates',
          },
          microwave: {
            en: 'If the microwave over your range has died in a Downtown Kendall tower, the kitchen has probably lost its only fan, too. Until the repair, keep the burners on low, and simmer or bake instead of frying.',
            sign: 'dead',
          },
          'range-hood': {
            en: 'If smells linger in a Dadeland tower, feel where the hood’s air goes. If it blows back at you, there is probably no duct: change the charcoal filter. If you feel none, ask the office about the outside flap, then call us.',
            sign: 'odors-stay',
          },
          stove: {
            en: 'In a Dadeland tower, did an electric stove and some outlets go dead together? Part of the apartment’s power may be missing: turn off the main breaker and call the office. If only the stove is dead, see “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give the whole address, with “SW” and the last word: an avenue, a court, a street and a terrace can share a number.',
        },
      },
      { line: { en: 'If you live in a complex, give us the gate code and the building number.' } },
      {
        services: laundry,
        line: {
          en: 'If the laundry closet has folding doors, clear the floor so that they open all the way.',
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
        forHome: {
          en: 'Is a machine dead, but nothing tripped? If you can reach its cool plug, try a lamp there. If that stays dark, call an electrician.',
        },
        lines: {
          'wine-cooler': {
            en: 'Did the wine cooler die while the toaster ran? In a Carol City or Norland block house, both may share a breaker. If the house lights are normal, unplug the toaster and reset the breaker once. If it trips again, leave it off and call.',
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'Does the refrigerator’s door drift open, with frost or warm food inside? In a 1950s Carol City house, the floor may slope. The manual shows how to raise the front feet; if the door still drifts, call us about the hinge.',
            first: true,
            sign: 'frost-and-gaskets',
          },
          washer: {
            en: 'Do only hot washes leave rust on whites? In an old house, run hot water at the nearest faucet. If that water is rusty, call a plumber about the water heater; if it is clear, call us.',
          },
          dryer: {
            en: 'Does the dryer trip its breaker again after one reset? Leave the breaker off and call us to test the dryer. If the dryer is sound, have an electrician test the breaker: in a house from the 1950s to 1970s, it may be worn out.',
            sign: 'trips-the-breaker',
          },
          dishwasher: {
            en: 'Does the dishwasher drain slowly? In a 1950s Carol City kitchen, its drain hose may cross the cabinet under the sink, so move anything that presses on it. If one more try changes nothing, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          oven: {
            en: 'In a Carol City or Norland house, is the oven dead? Its breaker may be decades old. If the breaker still feels loose when pushed fully off, leave it off and call an electrician. If it is firm, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Did the stove’s breaker trip again after one reset? Leave it off. If nothing was on, the breaker of a block house from the 1950s to 1970s may be worn out: call an electrician. If it tripped as a burner came on, call us.',
            first: true,
            sign: 'trips-breaker',
          },
          'range-hood': {
            en: 'If the lights work but the fan does not, try each speed once. If it only hums, turn it off. Call us in any case: a 1950s hood in Norland or Carol City may be an odd width, easier to repair than replace.',
            sign: 'fan-dead',
          },
          microwave: {
            en: 'Does the microwave cut out and come back? In an older Carol City or Norland house, its outlet may be worn. If the plug is loose or brown, turn off its breaker and call an electrician. If not, see “It shuts off by itself” here.',
            first: true,
            sign: 'stops-early',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Miami-Dade Water and Sewer supplies some streets of Miami Gardens, and North Miami Beach Water supplies the others.',
        },
        forHome: {
          en: 'See which of the two sends your bill. On county water, use more rinse aid; on North Miami Beach’s, use less dishwasher detergent.',
        },
        lines: {
          dishwasher: {
            en: 'Do glasses dry cloudy? If North Miami Beach sends your water bill, part of your water is filtered by reverse osmosis, so use less detergent. If the county sends it, turn the rinse aid up. If that does not help, call us.',
            sign: 'cloudy-glasses',
          },
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
            en: 'Do the washer’s buttons act up after a storm? Rain may have blown into the control of a carport washer, or a surge may have damaged it. From a dry floor, turn off the washer’s breaker, leave it off and call us.',
          },
          dryer: {
            en: 'If drying is slow but the vent is clear, a closed utility room may give the dryer too little air. Leave the outside door ajar for one load. If drying is no faster, leave the dryer off and call us.',
            topic: { en: 'Utility rooms' },
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'inland damp',
        services: laundry,
        fact: { en: 'A carport laundry in Miami Gardens is open to humid air and stays damp.' },
        lines: {
          'wine-cooler': {
            en: 'Does the glass fog, or is the wine cooler’s seal slimy? In Miami Gardens’ humid air, mold can keep the seal from closing. Wash its folds with soapy water. If a dollar bill shut in the door still slides out freely, call us.',
            apart: true,
            sign: 'door-fogs',
          },
          'range-hood': {
            en: 'If clear drops fall from the hood on a dry day with the stove off, turn off the hood’s breaker and call us. If its outside flap hangs open, say so: humid air may get in and turn to water.',
            sign: 'drips',
          },
          washer: {
            en: 'If black flakes show up on clothes, a slimy film has probably built up behind the drum, which is common in a damp carport laundry. Run the hottest cycle twice with washer cleaner and no laundry. If flakes return, call us.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 36% of homes in Miami Gardens (US Census, 2019–2023).' },
        lines: {
          refrigerator: {
            en: 'If you rent and the refrigerator is warm, the owner usually has to approve a visit. Text the owner a thermometer reading and when the trouble began, so that the approval does not take days.',
            sign: 'warm-everywhere',
          },
          stove: {
            en: 'If you rent, ask the owner to approve the visit before you book. The stove probably belongs to the owner, who may have to pay for the repair.',
          },
          oven: {
            en: 'If you rent and food browns unevenly, an earlier tenant may have left foil on the oven floor. Take foil out once the oven is cold. If it sticks, call us; otherwise, see “It bakes too hot, too cool or unevenly” here.',
            sign: 'wrong-temperature',
          },
          'range-hood': {
            en: 'If the hood of your rental never cleared smoke, ask the owner whether it has a duct. Without one, it blows the air back into the kitchen, and no repair changes that. If it has a duct, the owner can book us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'If you rent and the microwave has failed, see how it is installed. One mounted over the range usually belongs to the owner, so ask the owner to book the visit. One on the counter is usually yours.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live near NW 199th Street, say when there is an event at the stadium, so that we come before the traffic.',
        },
      },
      {
        services: laundry,
        line: {
          en: 'If your washer or dryer is in an outside utility room, clear the way to it and unlock the room’s door.',
        },
      },
      { line: { en: 'In an apartment, give us the building number and the gate code when you book.' } },
    ],
  },
  'key-biscayne': {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Most of Key Biscayne’s apartments are in ocean-side buildings, such as those at Key Colony.',
        },
        forHome: {
          en: 'Ask your building’s office when the dryer vents were last cleaned, and which entrance a technician uses.',
        },
        lines: {
          washer: {
            en: 'At Key Colony, is your washer leaking above another apartment? If the floor is dry, stop the washer and close both valves. If not, or if a valve sticks, have the desk shut off your water. Then call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Do clothes dry slowly, even with a clean lint screen? In an ocean-side building, the vent shaft may be shared, and only the building can clean it. Leave the dryer off and ask the office to check the shaft; if it is clear, call us.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Does the cooktop heat while the oven is dead? In a tower like those at Key Colony, each may have its own breaker, so look for both in your apartment. Then see “Nothing works” on this page.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'Do cooking smells linger at Key Colony? If a neighbor has them, tell the office: one roof fan may serve several kitchens. If not, and your hood has no duct, change its charcoal filter. If that fails, or there is a duct, call us.',
            sign: 'odors-stay',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'No spot in the village is more than about half a mile from the ocean or the bay.' },
        forHome: {
          en: 'Wipe the hinges and handles of your appliances with fresh water each week, because salt rusts them first.',
        },
        lines: {
          dryer: {
            en: 'If dry clothes smell musty after a night in the dryer, sea air may come in past a vent flap that is stuck open. Have the flap freed or replaced before a nest blocks the vent.',
            apart: true,
          },
          stove: {
            en: 'Does a gas burner keep clicking while it is lit? The sea breeze may disturb the flame, so close the windows. If the clicking stops, the breeze was the cause; if it goes on, see “It keeps clicking” under other problems.',
            first: true,
            sign: 'keeps-clicking',
          },
          'wine-cooler': {
            en: 'Does the wine get a few degrees warmer each week? Vacuum the grille, and see that no bottle holds the door open. If that fails, call us: a fan may be failing, or salt air may have damaged the cooling tubes.',
            first: true,
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'Does the vent cap outside rattle? If its flap opens with the fan, salt air may have rusted the screws: call us for stainless ones. If the flap stays shut, leave the fan off and call us.',
            sign: 'flap',
          },
          microwave: {
            en: 'Does the microwave’s door drop or rub? Stop using the microwave and call us: a hinge may be worn or, on Key Biscayne, its screws rusted by salt.',
            first: true,
            sign: 'door',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        fact: {
          en: 'Many of the houses that replaced the small Mackle homes have large kitchens with built-in machines.',
        },
        lines: {
          microwave: {
            en: 'Does a built-in microwave shut off during long cooking? In a cabinet, it breathes only through the slots in its frame, and a cloth or grease can block them. Clear the slots, and then see “It shuts off by itself” on this page.',
            topic: { en: 'Built-ins' },
            sign: 'stops-early',
          },
          'range-hood': {
            en: 'Does grease drip from the hood? The wide hoods of newer Key Biscayne houses may have a grease cup along the back edge. With the hood off and cool, empty the cup and wash the filters; if it still drips, call us.',
            sign: 'drips',
          },
          refrigerator: {
            en: 'Does your built-in refrigerator beep? Look for something that holds a door open. If both doors close and the beeping goes on, call us; if the food is getting warm, put it on ice first.',
            first: true,
          },
          dishwasher: {
            en: 'Does the dishwasher’s door drop open? Close it gently, leave the dishwasher off and call us. Its springs have probably broken, or they are too weak for a heavy wood panel like those in Key Biscayne’s newer kitchens.',
            first: true,
            sign: 'door-will-not-latch',
          },
          'wine-cooler': {
            en: 'Does your built-in wine cooler hum softly all day? That may be normal: newer ones, as in the houses that replaced the Mackle homes, often run slowly almost nonstop. Call us if the hum gets loud or the wine gets warm.',
            topic: { en: 'Built-ins' },
            sign: 'never-rests',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Water softened on the mainland is piped over to Key Biscayne.' },
        forHome: {
          en: 'If vinegar clears a cloudy glass, the film is lime: set the dishwasher’s rinse aid higher.',
        },
        lines: {
          washer: {
            en: 'Does the washer stop with a fill code even with both its valves fully open? Try a faucet. If it is weak, ask the front desk or, in a house, call the water department: the island’s water comes from the mainland. Otherwise, call us.',
            sign: 'will-not-fill',
          },
          refrigerator: {
            en: 'If the refrigerator’s water is brown or slow after work on the island’s water line, turn the ice maker off. Run a cold faucet until the water is clear. If the dispenser stays brown or slow, change its filter; if that fails, call us.',
            sign: 'no-water',
          },
          dishwasher: {
            en: 'Does the dishwasher smell? A faint smell of chlorine comes from Key Biscayne’s treated water and needs no repair. If the smell is sour, clean the filter, where food is probably rotting. If it is still sour after a hot cycle, call us.',
            sign: 'smells-bad',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some of the island’s apartments are closed for months while their owners live abroad.' },
        forHome: {
          en: 'Close the water valves before you go. If you turn the refrigerator off, empty it. Tell the desk who may let us in.',
        },
        lines: {
          washer: {
            en: 'If you leave the island for months, close both washer valves. Dry the detergent drawer and leave it open, because mold can turn a closed drawer black.',
            apart: true,
          },
          oven: {
            en: 'If you are abroad and someone finds the oven dead, ask for photos of its display and of its model label. We ask about both first, so have the photos ready when you call.',
          },
          dishwasher: {
            en: 'If you live abroad for part of the year, run the dishwasher empty and rinse its filter before you go. Leave the door ajar, because a closed, wet tub grows mold.',
            apart: true,
          },
          stove: {
            en: 'If you close your apartment for months, clear the top of the electric stove and turn off its breaker. Then nothing heats if someone bumps a knob.',
          },
          'wine-cooler': {
            en: 'If you are abroad and someone finds your wine cooler warm, ask for the inside temperature twice, an hour apart, with the door shut. If the second is lower, wait a day. If it is not, or if that fails, call us.',
            sign: 'drifts-warm',
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
          en: 'Many large buildings admit contractors on weekdays only. If yours needs our insurance certificate, say so when you book.',
        },
      },
      {
        line: {
          en: 'The Rickenbacker Causeway is the only way in: if a race will close it, say so, and we agree on another time.',
        },
      },
      {
        line: {
          en: 'Name a place to park near the service entrance: Crandon Boulevard has no street parking.',
        },
      },
    ],
  },
  'bal-harbour': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Oceanfront towers line the east side of Collins Avenue in Bal Harbour.' },
        forHome: {
          en: 'Find the water valves of your own apartment now, because water from a leak soon reaches the home below.',
        },
        lines: {
          microwave: {
            en: 'In a Bal Harbour tower, is your microwave built into one unit with the oven? Say so when you call, and read us the model number: it may take two people to lift it out.',
            first: true,
          },
          refrigerator: {
            en: 'If your tower kitchen has a stone floor, say so when you book. The floor has to be covered before the refrigerator rolls out, so keep the space in front of it clear.',
          },
          dishwasher: {
            en: 'In a Collins Avenue tower, does the dishwasher leak? Ask the front desk to shut off your water and to check the home below. Close the valve under the sink yourself only if the floor there is dry. Then call us.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'If your washer leaks, stop it and close both valves from a dry floor. If the floor is wet, have the front desk shut off your water. The home below may be wet, so tell the desk in any case, and call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Has your electric dryer always been slow? Many towers supply 208 volts instead of 240, so that can be normal. If the dryer has become slower, follow the steps on this page: the vent is the most likely cause.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Is the electric oven slow to preheat? On the 208 volts common in oceanfront towers, it takes longer from the first day: that is normal. If it became slower, call us; if cold, see “The electric oven does not heat” on this page.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Does your cooktop show a code? Write it down. Do the breaker check under “Nothing works” on this page, but leave the breaker off for five minutes. If any code shows, leave it off and call us before you book the elevator.',
            first: true,
          },
          'range-hood': {
            en: 'If smells linger, or you smell a neighbor’s cooking through the hood, ask the office whether the tower’s shared exhaust fan is running. If not, the building has to fix it. If it runs, your hood’s damper may be stuck: call us.',
            apart: true,
            sign: 'odors-stay',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Many front desks in Bal Harbour ask for an insurance certificate, floor covers and a booked freight elevator.',
        },
        lines: {
          dryer: {
            en: 'Describe the dryer’s fault to us before you book the freight elevator and floor covers. You will probably need them only if a stacked dryer has to leave the apartment, and most dryers are repaired in place.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt from Haulover Inlet and the open Atlantic settles on the north and east faces of the towers.',
        },
        forHome: {
          en: 'On those sides, ask the office when the vent flaps of dryers and hoods were last checked, because salt can hold them shut.',
        },
        lines: {
          washer: {
            en: 'Has the metal end of a washer hose turned green? It may drip slowly or, in a laundry room that faces Haulover Inlet or the ocean, be corroded by salt. Close both washer valves and call us to replace the hose.',
            sign: 'leaks',
          },
          'wine-cooler': {
            en: 'If the wine cooler’s door sags or leaves a gap, do not force it. On the north and east faces of Bal Harbour’s towers, sea wind can rust the hinge. Call us: we replace a rusted hinge and adjust a sound one.',
            first: true,
          },
          dryer: {
            en: 'Do clothes stay damp, even with a clean lint screen? If your vent opens on a tower’s north or east face, salt may have rusted the flap shut. Leave the dryer off and have the office free it. If it is not stuck, call us.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If the outside flap bangs with the fan off, wind is probably moving it. Tell your building’s office, because the outside wall belongs to the building. If it bangs only with the fan on, turn the fan off and call us.',
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The village buys its water from Miami-Dade County, where a plant softens it.' },
        forHome: {
          en: 'Keep rinse aid in the dishwasher, because softened water can still leave spots on glasses.',
        },
        lines: {
          dishwasher: {
            en: 'If glasses stay spotted with the rinse aid full, run a lime-removing dishwasher cleaner through the empty machine: Bal Harbour’s softened water leaves some lime. If spots stay, see “Glasses turn white or cloudy” under other problems.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Bal Harbour apartments are used in winter only.' },
        forHome: {
          en: 'When you leave in spring, shut off the water, and have someone look in after every storm.',
        },
        lines: {
          dishwasher: {
            en: 'Does the dishwasher hum but not drain when you come back for the winter? Its pump may have stuck. Do the checks under “Water stays in the bottom” on this page. If it only hums in the test, turn the breaker off and call us.',
            apart: true,
            sign: 'standing-water',
          },
          refrigerator: {
            en: 'If the freezer is cold but the refrigerator is near 60 °F, it may still be in vacation mode from the summer. Look at the display and end that mode. If the refrigerator is warm a day later, call us.',
            first: true,
            sign: 'freezer-cold-fridge-warm',
          },
          washer: {
            en: 'If the washer smells after months in a closed apartment, stale water may be left in its pump. Run a rinse and spin, then a hot cycle with washer cleaner and no laundry. If the smell lingers, call us.',
            sign: 'smells-musty',
          },
          'wine-cooler': {
            en: 'After months off, does the wine cooler drip inside? If the floor is wet, see “There is water inside or under it” on this page. If not, dry the inside and cool the rooms. If it still drips on the third day, call us.',
            sign: 'water-inside',
          },
          'range-hood': {
            en: 'If you leave for the summer and the hood’s breaker feeds nothing else, turn it off. A surge is then less likely to reach the control board. If the hood stays dead when you turn the breaker on again, call us.',
          },
          oven: {
            en: 'Does last winter’s fat smoke on your first evening back? Turn the oven off, and wipe up the fat and any dust once the oven is cold. If smoke comes back, leave the oven off and call us.',
            sign: 'smoke-smell',
          },
          stove: {
            en: 'Is the cooktop dark when you come back? If its breaker is off, turn any knobs off, then the breaker fully off and on, once. If it trips, leave it off and call us; if it was on already, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          microwave: {
            en: 'Is the microwave’s display faint after months away? If Cancel works, do the test under “It runs but does not heat” once. If the water stays cool or the display goes dark, leave the microwave off and call us.',
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
      {
        line: {
          en: 'Before you book a Saturday or Sunday, ask the desk: many Bal Harbour buildings refuse weekend work.',
        },
      },
      {
        toldBy: 'association rules',
        line: {
          en: 'If your building needs our insurance certificate, get the form from its desk, and give us the association’s exact name.',
        },
      },
      {
        toldBy: 'gated streets',
        line: {
          en: 'For a house, leave our name at the residential gate before the visit.',
        },
      },
    ],
  },
  'sunny-isles-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Ocean towers line Collins Avenue in Sunny Isles Beach.' },
        forHome: {
          en: 'Find the wall box with your water valves. If the oven has always been slow, ask the office about 208 volts: no repair changes that.',
        },
        lines: {
          refrigerator: {
            en: 'If ice cubes are small on a high floor, try the shower. If it is weak, ask the front desk about the building’s pump. If it is strong, change the refrigerator’s filter, and call us if that does not help.',
            first: true,
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'High up in a tower, does the dishwasher stop with a fill code? Try the shower: if it is weak, too, ask the front desk about the building’s pump. If the shower is strong, see “It hums, but no water comes in” on this page.',
            sign: 'will-not-fill',
          },
          washer: {
            en: 'Are the washer and dryer both dead? In newer towers, one may plug into the other. If lights are normal and no visible plug is brown or melted, reset the dryer’s tripped breaker once. Otherwise, or if that fails, leave it off and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Do loads take longer than they used to? High in a tower, the vent may have a booster fan. If you no longer hear that fan, leave the dryer off and ask the office who repairs it. Otherwise, follow the steps on this page.',
            sign: 'two-cycles',
          },
          stove: {
            en: 'If one burner of an electric cooktop boils the same pan of water slower than another of its size, call us. If all were slow from the first day, your tower probably has 208 volts, and no repair will make them faster.',
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'If hardly any air comes out of a hood without a duct, wash the metal filters and replace an old charcoal filter. Both are common causes in towers. If the air is still weak, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Many Sunny Isles buildings allow work on weekdays in office hours only.' },
        lines: {
          dryer: {
            en: 'Many buildings allow work only on weekdays in office hours. If your dryer vents into a shared shaft, book a visit within those hours, and ask the office to have somebody at the shaft then.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Wind carries salt to the upper floors of Sunny Isles towers, and most of it lands on the terraces.',
        },
        forHome: {
          en: 'Set a wine cooler away from the terrace door, and wipe outdoor appliances with fresh water after windy days.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the fan of a wine cooler on a high terrace scrapes, it is probably worn or rusted: most of the salt lands out there. Turn the cooler off, carry the bottles indoors and call us.',
            topic: { en: 'Terrace coolers' },
            sign: 'hums-vibrates',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The Norwood plant softens the water of Sunny Isles Beach, in part with membranes.' },
        forHome: {
          en: 'Start the dishwasher with half the detergent, and use more only if the dishes are not clean.',
        },
        lines: {
          washer: {
            en: 'Does a hot wash take three hours? Many European washers take in only cold water and heat it inside, and three hours is normal for them. If the door glass stays cold all that time, call us.',
          },
          dishwasher: {
            en: 'If glasses dry with spots and your dishwasher takes salt, raise its softener by one setting. If glasses turn dull, lower it: the Norwood plant has already softened the water of Sunny Isles Beach.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Owners from abroad leave many apartments closed for half the year.' },
        forHome: {
          en: 'Before you leave for that long, turn off the water and the ice maker, and empty the refrigerator. Back home, watch the first loads.',
        },
        lines: {
          refrigerator: {
            en: 'If the display shows 3 and −18, the refrigerator is set to Celsius, and both numbers are right. If the food is cold, nothing is wrong; if it is not, call us.',
          },
          microwave: {
            en: 'If food stays cold when you come back after half a year, see “It runs but does not heat” on this page. If the water in its test stays cool, call us before you book the elevator.',
            sign: 'no-heat',
          },
          washer: {
            en: 'If the laundry room smells of sewer when you come back after months away, the water in the washer’s drain has probably dried up. Run one rinse to refill the drain. If the smell lingers, call a plumber.',
            apart: true,
          },
          oven: {
            en: 'If the oven is dark after half a year away, was its breaker off? If so, turn the oven off, then the breaker on, once, and set the clock. If it trips, leave it off. If it was on, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          dryer: {
            en: 'If you were away for half a year, have the office check that the vent flap still opens. If it is stuck, leave the dryer off and call us, because lint or a nest may block the vent.',
          },
          'wine-cooler': {
            en: 'Is the wine cooler still warm a day after you turned it on? After half a year off, a full one may need two days. Cool the rooms, and call us if it is over 5 °F above its setting on the third day.',
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If the hood smells stale after half a year away, wash its grease filters in hot, soapy water. If the smell is gone when the fan runs, that was all. If the smell comes back, old grease is probably inside: call us.',
            sign: 'odors-stay',
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
          oven: {
            en: 'Is your European oven, common in newer towers, lit but cold? Set its clock and, if a key symbol shows, turn off the child lock as the manual says. If the oven stays cold, read us the whole model number on its label.',
            topic: { en: 'European ovens' },
            first: true,
            sign: 'electric-no-heat',
          },
          refrigerator: {
            en: 'On a European built-in refrigerator, read us the whole model number, often after the letters E-Nr. We order parts by it.',
          },
          dishwasher: {
            en: 'If your dishwasher is European, as in many newer towers here, have the whole model number ready when you call. Its parts are ordered by that number, and some are imported.',
          },
          'wine-cooler': {
            en: 'Does the wine cooler show a number like 13? Many in newer Sunny Isles towers are European and show Celsius: 13 °C is 55 °F, right for storing wine. If yours shows more than 3 °C above its setting for a day, call us.',
            apart: true,
          },
          'range-hood': {
            en: 'If the lights work but the fan does not, listen for a hum, and turn the hood off if you hear one. In newer towers, a European hood’s blower may be elsewhere. Ask the office where it is, then call us.',
            topic: { en: 'European hoods' },
            sign: 'fan-dead',
          },
          microwave: {
            en: 'If the microwave lights up but will not start, look for a key on the display. On European models in newer towers, it usually means the child lock. If you see none, see “The clock works, but the microwave will not start” on this page.',
            topic: { en: 'Child lock' },
            first: true,
            sign: 'will-not-start',
          },
          stove: {
            en: 'Does your cooktop ignore you and show an “L” or a key? On the European cooktops of newer towers, that is often the child lock: hold the key symbol for a few seconds. If that fails, leave the cooktop off and call us.',
            first: true,
            sign: 'touch-controls',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a tower, ask where the service entrance is, and let us know: valet ramps leave little room for a van.',
        },
      },
      {
        toldBy: 'association rules',
        line: {
          en: 'If your building asks for our insurance certificate, give us the association’s legal name for it.',
        },
      },
      {
        services: ['washer', 'dryer', 'wine-cooler'],
        line: {
          en: 'If the machine is European, copy its whole model number: it is long.',
        },
      },
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
          stove: {
            en: 'Is your stove dead? Turn every knob off. In older buildings on Treasure and Harbor Islands, the breaker panel may be locked: have the office open it. Then see “Nothing works” on this page.',
            topic: { en: 'Older buildings' },
            first: true,
            sign: 'no-power',
          },
          washer: {
            en: 'Has a washer failed in your building’s laundry room? On Treasure and Harbor Islands, it probably belongs to the building, and only the owner can order a repair. Tell the office what the machine does; if the washer is your own, call us.',
          },
          dryer: {
            en: 'In an older building on Treasure or Harbor Island, if a shared dryer is slow, clean its lint screen and try another dryer. If both are slow, their vent may be clogged; if only one is, it needs a repair. Tell the office either way.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: {
          en: 'Newer towers are next to the older apartment buildings on Treasure and Harbor Islands.',
        },
        forHome: {
          en: 'In a newer tower, ask whether your dryer shares a vent shaft: only the building can have a shared shaft cleaned.',
        },
        lines: {
          'range-hood': {
            en: 'If smoke lingers even with clean filters and the hood vents beside your balcony, watch its flap from there while somebody turns on the fan. If it stays shut, leave the fan off and tell the office; in any case, call us.',
            apart: true,
            sign: 'weak-suction',
          },
          dryer: {
            en: 'Do loads need two cycles? If the neighbors’ dryers are slow, too, the shaft that newer towers share may be blocked: leave yours off and call the office. If only yours is slow, follow the steps on this page.',
            first: true,
            sign: 'two-cycles',
          },
          oven: {
            en: 'Does your electric oven broil but not bake? Its lower element has probably failed, and we usually change it in your kitchen, so you need not book a tower’s service elevator. If neither heats, see “The electric oven does not heat” on this page.',
            sign: 'bake-or-broil-only',
          },
          'wine-cooler': {
            en: 'If the wine gets warm whenever you bake, the wine cooler in your tower kitchen may be too close to the oven. Don’t use the oven for a day. If the wine stays cool, the cooler needs more space; if not, call us.',
            topic: { en: 'Beside the oven' },
            sign: 'drifts-warm',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'North Bay Village has salt water on every side.',
        },
        forHome: {
          en: 'If windows stay open toward the bay, wipe the salt off the tops and hinges of machines near them before they rust.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler’s light stay on with the door shut? Look for a rack that holds the door ajar. If there is none, call us: salt air off the bay may have corroded the switch, and some lamps warm the bottles.',
            first: true,
          },
          'range-hood': {
            en: 'If the mesh of the grease filter has holes, leave the fan off until you have a new filter of the same size. Salt air can pit aluminum, and grease gets through the holes to the motor.',
            apart: true,
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The village resells county water that a plant has softened.' },
        forHome: { en: 'If glasses have spots, add rinse aid before you call about the dishwasher.' },
        lines: {
          dishwasher: {
            en: 'Are glasses spotted on softened county water? Fill the rinse-aid cup first; if it was not empty, raise the setting by one. Bluish streaks mean too much: turn it down.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'North Bay Island has single-family houses, some from the 1950s.' },
        forHome: {
          en: 'There, note which rooms go dark when a breaker trips: that tells an electrician what shares the circuit.',
        },
        lines: {
          dishwasher: {
            en: 'In a 1950s house on North Bay Island, does the dishwasher trip its breaker? Other machines may share that breaker: turn them off, then follow “It will not start” on this page. If the breaker holds, have an electrician check the circuit.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'In a 1950s house on North Bay Island, does the refrigerator’s breaker trip? Other rooms may share that breaker. Turn off everything in them, then see “It is silent” on this page. If it trips even so, leave it off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          microwave: {
            en: 'If the microwave and kitchen outlets are dead in a 1950s house on North Bay Island, unplug everything there. If the lights are normal, reset a tripped breaker once. If it trips without the microwave, call an electrician; if only with it, call us.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 65% of homes in ZIP code 33141, which the village shares with Miami Beach (US Census, 2019–2023).',
        },
        lines: {
          washer: {
            en: 'If you rent and your portable washer’s hose slips off the faucet, close the faucet first. Water can run into the apartment below, so stay nearby while the washer runs. If the hose slips off again, its coupling is probably worn: call us.',
            topic: { en: 'Portable washers' },
            sign: 'leaks',
          },
          stove: {
            en: 'If you rent on Treasure or Harbor Island, have the owner approve the repair before you book. Then tell us which burner is dead and whether the stove has coils, glass or gas burners.',
          },
          microwave: {
            en: 'If you rent on Treasure or Harbor Island and the microwave over the stove has failed, measure its width before you report it. In a small apartment, it may be 24 inches wide instead of 30 and take different parts.',
          },
          dishwasher: {
            en: 'Does the dishwasher leak? If the floor is dry, stop it and close the valve under the sink; if not, stay off it and close the main valve. Call us or, if you rent, the landlord: on Treasure and Harbor Islands, somebody may live below.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'If you rent and the oven fails, ask the office whether its own maintenance crew repairs ovens. If it does, report the fault to them; if not, ask who books and pays for the visit.',
          },
        },
        source: 'ACS tenure',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'About 25% of homes in ZIP code 33141, which the village shares with Miami Beach, were vacant or used only part of the year (US Census, 2014–2018).',
        },
        forHome: {
          en: 'If yours is one of them, shut the valves of the washer and the dishwasher, and empty the refrigerator before you go.',
        },
        lines: {
          refrigerator: {
            en: 'If you leave a freezer on for the summer, freeze a cup of water and lay a coin on the ice. If the coin is on top later, the food stayed frozen. If it sank, discard the food; if the freezer is warm, call us.',
          },
          washer: {
            en: 'If you leave for months, close the washer’s valves and turn off its breaker. A power surge can reach the control of a washer that is off but still has power.',
            apart: true,
          },
          dryer: {
            en: 'After months away, run a vented dryer empty on air only for five minutes, and look at the vent hose from the side. If air blows into the room, stop and call us; if not, see “Clothes are still damp” on this page.',
          },
          'wine-cooler': {
            en: 'If the wine cooler is dark after months away, look at the stove’s clock. If it blinks, there was an outage: hold the cooler’s power button for five seconds. If that does not help, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Ask the building’s office where our van may park, and let us know: there are few guest spaces.',
        },
      },
      {
        services: laundry,
        line: {
          en: 'In a shared laundry room, note which machine fails, and have the key to the room ready.',
        },
      },
      {
        line: {
          en: 'Name the island: East Drive is on Harbor Island, and East Treasure Drive is on Treasure Island.',
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
        forHome: {
          en: 'In a kitchen from 1993, measure the space under the cabinet before you order a refrigerator: many new models are taller.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler run all day but not cool? In a 1990s Lakes by the Bay kitchen, it may fill a gap made for something else. Empty a freestanding cooler, slide it out, and call us if it runs warm a day later.',
            topic: { en: '1990s homes' },
            sign: 'never-rests',
          },
          dishwasher: {
            en: 'Has water stayed in the dishwasher since the garbage disposal was changed? A plug is probably still in the disposal’s inlet: call us to take it out. If the disposal is not new, see “Water stays in the bottom” on this page.',
            topic: { en: 'New disposals' },
            first: true,
            sign: 'standing-water',
          },
          washer: {
            en: 'Does a washer valve drip or stick? In a Lakes by the Bay house, the valves may date from 1993. Do not force a stuck valve; have a plumber replace it before a hose bursts.',
            topic: { en: '1990s homes' },
            sign: 'leaks',
          },
          dryer: {
            en: 'Do clothes stay damp? In houses from 1993 or later, the dryer often vents through the attic and the roof, where you cannot see the flap. If the lint screen is clean, leave the dryer off and call us to measure the airflow.',
            topic: { en: 'Roof vents' },
            sign: 'two-cycles',
          },
          oven: {
            en: 'Does the oven bake too cool? In Lakes by the Bay, it may be as old as the house, and its door seal may be worn. For the checks, see “It bakes too hot, too cool or unevenly” on this page.',
            topic: { en: 'Worn door seals' },
            first: true,
            sign: 'wrong-temperature',
          },
          'range-hood': {
            en: 'Do the lights work but not the fan? In a Lakes by the Bay house, the hood may date from 1993, and its motor may no longer be sold. Before you buy another hood, read us the model number.',
            topic: { en: '1990s homes' },
            sign: 'fan-dead',
          },
          microwave: {
            en: 'If the microwave’s fan roars but steam stays even with a clean filter, the duct may be clogged. In a two-story Lakes by the Bay house, a duct can run a long way between floors. Have it cleaned before you pay for a fan.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Cutler Bay is on county water from shallow limestone wells.' },
        forHome: {
          en: 'Rub a cloudy glass with vinegar: if it clears, the dishwasher needs more rinse aid.',
        },
        lines: {
          dishwasher: {
            en: 'Is there a white film on glasses? In Cutler Bay, it is often lime from shallow limestone wells, so turn the rinse aid up. If plates are cold at the end of a hot cycle as well, call us: the heater has probably failed.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Cutler Bay reaches east to Biscayne Bay, so the sea wind brings salt.' },
        forHome: {
          en: 'In the east, check each spring and fall that the flaps of the dryer and the hood open, and keep indoor machines off the patio.',
        },
        lines: {
          'wine-cooler': {
            en: 'If a wine cooler on a patio in eastern Cutler Bay wobbles, sea wind may have rusted its base: look underneath with a flashlight. If metal flakes off, turn the cooler off and call us. If not, empty the cooler and level it.',
          },
          refrigerator: {
            en: 'Did the refrigerator get loud first and warm later? The fan at the back has probably failed; in the east of Cutler Bay, salt air can corrode it. Put cold food on ice and call us: a fan is a small repair.',
            first: true,
            sign: 'warm-everywhere',
          },
          dryer: {
            en: 'Near Biscayne Bay, if clothes stay damp, look at the dryer’s metal duct without moving the dryer: salt can eat through the metal. If you see white powder or pinholes, leave the dryer off and call us; otherwise, follow this page’s steps.',
            apart: true,
            sign: 'two-cycles',
          },
          stove: {
            en: 'Does your gas stove click with every knob off after nights with open windows? If its breaker feeds nothing else, turn it off and keep the windows shut for a night. If it feeds the refrigerator, too, or the clicking comes back, call us.',
            first: true,
            sign: 'keeps-clicking',
          },
          washer: {
            en: 'Does the washer fill and then wait? In an eastern Cutler Bay carport, salt can stiffen the hinges of the lid. Press the lid down until it clicks. If there is no click, or the washer still waits, the lock has probably failed: call us.',
            first: true,
            sign: 'stops-mid-cycle',
          },
          'range-hood': {
            en: 'If the hood bangs with the fan off, wind may move an outside flap whose spring rusted: call us. If it bangs only with the fan on, turn it off, let it cool and reseat each filter. If that does not help, call us.',
            first: true,
            apart: true,
            sign: 'flap',
          },
          microwave: {
            en: 'If the microwave sparks, stop it and look at the posts that hold its rack. Sea wind can rust them, and rusty metal sparks. If you see rust, leave the microwave off and call us; if not, see “It sparks or crackles inside” here.',
            first: true,
            sign: 'sparks',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Storm surge from the bay can reach the east of Cutler Bay, as Hurricane Andrew’s did in 1992.',
        },
        lines: {
          dryer: {
            en: 'If surge from the bay got into the dryer, do not start it, even when it has dried: salt left inside can short the wiring. Keep its breaker off, and call us before you clean the dryer.',
          },
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Cutler Bay, renters live in about 38% of homes (US Census, 2019–2023).',
        },
        lines: {
          stove: {
            en: 'If you rent, tell the landlord whether one burner is cold or all are. With one, the stove needs a repair. If all stay cold after the breaker check on this page, suspect the stove’s cord (our job) or the wiring (an electrician’s).',
            sign: 'burner-cold',
          },
          washer: {
            en: 'If you rent and the owner’s washer has failed, send the owner the model number and any code on the display. With both, the owner can ask us about a part before agreeing to a visit.',
          },
          refrigerator: {
            en: 'If you rent and the refrigerator stopped after a storm, try the kitchen lights. If they are dark and your neighbors have power, ask the owner to send an electrician. If not, do the checks under “It is silent” on this page first.',
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'If you rent and the dishwasher came with the house, call the owner before you book. The repair is usually the owner’s to order, and you may have to pay for a visit that you order yourself.',
          },
          oven: {
            en: 'If you rent and everything burns or stays raw, someone may have changed the oven’s temperature adjustment. Set it to zero as the manual shows. If that fails, see “It bakes too hot, too cool or unevenly” on this page.',
            sign: 'wrong-temperature',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live in Lakes by the Bay, tell us which gate leads to your street.' } },
      { services: laundry, line: { en: 'Say whether the washer and dryer are indoors or in the carport.' } },
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
          en: 'In low-rise buildings on the east island, the washer and dryer are often stacked in a closet.',
        },
        forHome: {
          en: 'When you call, say whether you have a stacked pair or one tall unit, because a pair comes apart differently.',
        },
        lines: {
          washer: {
            en: 'Has the washer drained slowly since it was pushed back? East-island closets often hold a stacked pair, and pushing one in can pinch the drain hose. Do not pull the pair out yourself: call us.',
            apart: true,
            sign: 'will-not-drain',
          },
          dryer: {
            en: 'On the east island, a stacked dryer may be ventless, with a water tank or a drain hose. If yours has neither and blows into the room, leave the dryer off and call us: it needs a vent.',
            topic: { en: 'Ventless dryers' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'washer', 'dishwasher', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Many east-island buildings are from the 1950s, and some still have their original wiring.',
        },
        forHome: {
          en: 'If you find fuses, leave them alone and mention them when you call.',
        },
        lines: {
          'range-hood': {
            en: 'If a newer hood roars and the smoke lingers even with clean filters, call us to check the duct. In a walk-up on the east island, it may date from the 1950s. If it is only four inches wide, a stronger fan changes little.',
            sign: 'weak-suction',
          },
          washer: {
            en: 'If the washer leaks in a 1950s building, its water valves may not close: from a dry floor, close the apartment’s main water valve. If you cannot, call the building’s manager first, then us.',
            sign: 'leaks',
          },
          refrigerator: {
            en: 'Is the refrigerator dead? In a 1950s east-island building, the breaker panel may be in a locked room: ask the manager to open it. Then see “It is silent” on this page. If the breaker trips again, leave it off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'If the dishwasher trips its breaker, follow “It will not start” on this page. If we then find the dishwasher sound, the wiring of your 1950s building may be why: an electrician has to check it.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'In a 1950s east-island building, is the oven dead? If you find fuses, leave them alone and call an electrician. Otherwise, its breaker may be in the hall: see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Does the breaker trip as soon as a second burner is on? Turn every knob off and leave the breaker off. In a 1950s east-island building, the circuit may be too small: call an electrician. If one burner alone trips it, call us.',
            first: true,
            sign: 'trips-breaker',
          },
          microwave: {
            en: 'Does the microwave trip its breaker? In a 1950s east-island building, that breaker may feed the whole kitchen. If the lights are normal, unplug the rest and reset it once. If it trips again, leave the microwave off and call us.',
            first: true,
            sign: 'dead',
          },
          dryer: {
            en: 'If the dryer goes dead and later works again, turn off its breaker and call us. If lights flicker or other outlets go dead, too, call an electrician first: some 1950s buildings on the east island still have their original wiring.',
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'Is the wine cooler’s plug on an adapter? In a 1950s east-island apartment, the outlet is probably not grounded: unplug the cooler and have an electrician put in a GFCI outlet. If it then stays dead, see “It does not turn on” on this page.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt water surrounds the Bay Harbor Islands, and salt can jam the outside flap of a range hood.',
        },
        forHome: {
          en: 'If your hood vents outdoors and you feel outside air come through it with the fan off, call us: the flap may be stuck open.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the key no longer turns in the wine cooler’s lock, do not force it: by an open balcony door, salt can seize a lock. Call us, because a lock is a small repair, and a broken door is not.',
          },
          'range-hood': {
            en: 'If brown streaks run down below the hood’s outside cap, the cap is probably rusting in the salt air. If its flap no longer drops when the fan stops, have us replace the cap before a storm.',
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The town delivers county water that has been softened on the mainland.' },
        forHome: { en: 'In the dishwasher, use no more detergent than the package says, and use rinse aid.' },
        lines: {
          dishwasher: {
            en: 'If powder is left in the cup, run the sink’s faucet until the water is hot before you start. Bay Harbor’s water is softened on the mainland, so use only the dose on the package. If powder is still left, call us.',
            topic: { en: 'Leftover powder' },
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some apartments on the islands are used only in winter.' },
        forHome: {
          en: 'Many buildings have no front desk, so before you leave, shut off the water and give a neighbor your number.',
        },
        lines: {
          dishwasher: {
            en: 'If your apartment is used only in winter, close the dishwasher’s valve when you leave, because nobody hears a drip. When you return, open the valve and watch the first cycle for leaks.',
            apart: true,
          },
          microwave: {
            en: 'Does the microwave trip its breaker on your first night back? The microwave may be damp: keep its breaker off and cool the rooms for a day. If the lights are normal, reset it once; if it trips again, leave it off and call us.',
            sign: 'dead',
          },
          refrigerator: {
            en: 'Is there no ice after you open the apartment for the winter? Open the refrigerator’s water valve, look for drips and turn the ice maker on. Wait a full day, and throw out the first ice. If none comes, call us.',
            sign: 'no-ice',
          },
          'range-hood': {
            en: 'Does the hood’s touch panel light up but do nothing when you come back for the winter? A control lock or cleaning lock may be on. The manual shows how to turn it off. If that fails, call us.',
            sign: 'buttons',
          },
          oven: {
            en: 'Is the oven slow after a summer away? Time how long it takes, empty, to reach 350 °F. Up to 20 minutes can be normal; if it needs much longer, suspect an element or, in a gas oven, the igniter: call us.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Is the range dead when you return in the fall? Look for its breaker in the panel room. If it is off, turn every knob off, then the breaker on, once. If it trips, leave it off; if it was on, follow “Nothing works” here.',
            sign: 'no-power',
          },
          washer: {
            en: 'If you leave for the summer, close both washer valves. In a building without a front desk, nobody may notice a burst hose.',
            apart: true,
          },
          'wine-cooler': {
            en: 'Does the wine cooler smell when you come back for the winter? Some have a humidity tray where mold can grow: wash the tray and the inside. Call us if the smell lingers or the wine is warm.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your building has no front desk, find out who can open the room with the breaker panels.',
        },
      },
      {
        line: {
          en: 'If you live on Bay Harbor Drive, say East or West: they are two different streets.',
        },
      },
      { line: { en: 'In a building without an elevator, say which floor is yours.' } },
    ],
  },
  'biscayne-park': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'Biscayne Park has cottages from before World War II and block houses from after it.' },
        forHome: {
          en: 'Measure an old cottage’s range before you look at new ones: the old range may be narrower than the usual 30 inches.',
        },
        lines: {
          washer: {
            en: 'Does water rise out of the drain pipe behind the washer? In a cottage from before World War II, rust may have narrowed an iron pipe. Stop the washer and call a plumber, not us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Does the room get damp and full of lint when the dryer runs? In a block house, a dryer that was added later may blow into a box of water indoors. Leave the dryer off and call us: it has to vent outdoors.',
          },
          oven: {
            en: 'Is the oven dead? In a cottage built before World War II, it may be on a small breaker panel that was added later. Check both panels as you follow “Nothing works” on this page. If you see fuses, call an electrician.',
            sign: 'no-power',
          },
          stove: {
            en: 'Do the electric burners heat poorly only while a window air conditioner runs? In a cottage built before World War II, the wires may be too small: don’t run both, and call an electrician. If the burners are always slow, call us.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'If the whole hood shakes, turn it off and call us. In an old cottage, it may be fastened only to plaster, and its screws may have worked loose. If only a filter rattles, press it into place once the hood is cool.',
            sign: 'loud',
          },
          microwave: {
            en: 'Does a fuse blow when the microwave starts? In a cottage from before World War II, the wires may be too small, so never put in a larger fuse. If the microwave alone blows it, call us; if other things ran, too, call an electrician.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Biscayne Park gets its water from North Miami, which softens it at its plant.' },
        forHome: { en: 'If glasses have spots, refill the rinse aid and clean the dishwasher’s filter.' },
        lines: {
          refrigerator: {
            en: 'If the ice maker is on but stopped overnight, its fill tube may have frozen. Lime is less likely, because Biscayne Park’s water is softened. Do not chip at ice: turn the ice maker off and call us.',
            topic: { en: 'Frozen fill tube' },
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'If only the upper rack stays dirty, look for a pan or a handle that blocks a spray arm. Lime is seldom the cause, because North Miami softens Biscayne Park’s water. If the next load is dirty, too, call us.',
            topic: { en: 'Upper rack' },
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'Biscayne Park reviews changes that can be seen from the street, including vents.',
        },
        lines: {
          'range-hood': {
            en: 'If your hood is getting its first duct, ask the village first. The duct needs a vent cap, and Biscayne Park reviews caps that can be seen from the street. Repairing the fan needs no review.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: 'In summer storms, oak limbs fall on the power lines in Biscayne Park.' },
        lines: {
          dishwasher: {
            en: 'If an oak limb cut the power during a wash, wait until the power is back and the house lights are steady. Then press Cancel to drain the dishwasher, and start over. If no button works, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'If the power keeps going off and on after an oak limb fell, turn off the refrigerator’s breaker, because restarts strain the compressor. Turn the breaker on after ten steady minutes of normal light, and call us if the refrigerator stays silent.',
            first: true,
          },
          washer: {
            en: 'If an oak limb cuts the power during a wash, keep the washer closed. Once power is back and no house lights are dim or too bright, run drain and spin once. If water stays, see “It will not drain” on this page.',
            sign: 'stops-mid-cycle',
          },
          oven: {
            en: 'Do the house lights flicker while oak limbs rub on the power lines? Turn off the oven and its breaker for the storm: a surge can ruin the control board. If the oven is dead with the breaker on, see “Nothing works” on this page.',
          },
          stove: {
            en: 'If an oak limb takes out the power, turn off every knob on your electric stove. A burner that was on heats up again when the power comes back.',
          },
          'wine-cooler': {
            en: 'Has the wine cooler clicked since oak limbs hit power lines? Turn it off. If lights are dim or too bright, turn off the main breaker and call FPL. After ten minutes of normal, steady lights, turn it on; if it only clicks, call us.',
          },
          'range-hood': {
            en: 'Have the hood’s touch buttons been dead since an oak limb cut the power? If any house lights are dim or too bright, turn off the main breaker and call FPL. Otherwise, see “The buttons do not respond” on this page.',
            sign: 'buttons',
          },
          microwave: {
            en: 'If your neighbors have power and your house is dark, an oak limb may have torn off the mast that holds your wires. Stay away from it and call Florida Power & Light (800-468-8243), then an electrician.',
          },
          dryer: {
            en: 'If the dryer went dead when an oak limb hit a power line, a surge may have damaged its control board. Check the house lights and the breaker first: see “It will not start” on this page.',
            sign: 'will-not-start',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'In many Biscayne Park houses, the washer and dryer are in a garage or a back room.' },
        forHome: { en: 'In a garage, in a back room or on a porch, the dryer’s vent has to end outdoors.' },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler’s glass fog on laundry days? As a test, don’t run the washer or dryer in that back room for two days. If the fog goes away, run the air conditioning while you do laundry; if it stays, call us.',
            sign: 'door-fogs',
          },
          washer: {
            en: 'Does the washer rock as it spins? Garage floors often slope toward the garage door. With the washer off, set its feet, as the manual shows, until it is level and does not rock. If it still shakes, call us.',
            sign: 'walks-and-bangs',
            topic: { en: 'Garage floors' },
          },
          dryer: {
            en: 'In a small back room, if loads are slow but the vent is clear, leave the room’s door ajar for one load. If that load is faster, the dryer needs the air; if not, leave it off and call us.',
            topic: { en: 'Small back rooms' },
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live on Griffing Boulevard, which curves, give us the nearest cross street.' } },
      { line: { en: 'Find the breaker panel: in the oldest houses, it may be outside.' } },
      { services: laundry, line: { en: 'Move the car out of the garage if the machine is in there.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
