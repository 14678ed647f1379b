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
        forHome: {
          en: 'Find your apartment’s water valves before something leaks: they may be in a wall box.',
        },
        lines: {
          dishwasher: {
            en: 'Does water spit from the metal cap by the faucet, which some New River condos have? Stop the wash and, if you have a disposal, run it with cold water. If the cap spits again in the next wash, stop and call us.',
            sign: 'standing-water',
          },
          'wine-cooler': {
            en: 'A small, silent wine cooler in a New River condo kept at 80 °F gets no colder than about 60 °F: cool the room. If the cooler is no colder a day later, see “A small, silent cooler stays too warm” under other problems.',
            sign: 'thermoelectric-warm',
          },
          refrigerator: {
            en: 'Are the refrigerator and your lights out while the hall is lit? A tower’s generator usually feeds only the halls: ask the desk about the power. If only the refrigerator is out, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Is the washer leaking? In some New River towers, its valves are in a wall box behind it, out of reach. From a dry floor, close the apartment’s main valve, or ask the desk to shut off the water, and call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Do clothes come out very hot? If your dryer vents onto the balcony, closed storm shutters may be trapping the air. First turn off its breaker, then open the shutters. Call us: the dryer still needs a test.',
            topic: { en: 'Storm shutters' },
            sign: 'too-hot',
          },
          'range-hood': {
            en: 'If smoke lingers in a tower kitchen, open the balcony door and keep the hall door shut. Smoke in the hall can set off the building’s alarm. When the stove is cold, wash the hood’s grease filters; if that fails, call us.',
            apart: true,
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave over your range tilt or pull away from the wall? In towers by the New River or the beach, walls often have thin steel studs, and screws can work loose. Do not use the microwave or the range, and call us.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victoria Park and Sailboat Bend have cottages from the 1920s to the 1950s.' },
        forHome: {
          en: 'In a cottage, find the main water valve before you need it: old valves behind the machines may no longer close.',
        },
        lines: {
          refrigerator: {
            en: 'In a Victoria Park cottage, do the refrigerator’s doors no longer line up? The wood floor may have sunk. Raise a front foot as the manual shows; if a gap stays, call us.',
            sign: 'frost-and-gaskets',
          },
          washer: {
            en: 'The wood floor of a Victoria Park or Sailboat Bend cottage can bounce. If the washer still walks once the load is spread, choose a slower spin. If it walks at every speed, leave it off and call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Is drying slow? In a Victoria Park or Sailboat Bend cottage, the duct may end under the floor, where lint collects. With no vent cap outside, leave the dryer off and call us. Otherwise, see “Clothes are still damp after a cycle” on this page.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Is the dishwasher slow to fill? In a Victoria Park or Sailboat Bend cottage, the valve under the sink may be decades old: if it is stiff, call a plumber. Otherwise, open it fully; if that does not help, call us.',
            sign: 'will-not-fill',
          },
          'wine-cooler': {
            en: 'Does the wine cooler run all day beside the refrigerator? In a small Victoria Park or Sailboat Bend kitchen, each may heat the other. Empty a freestanding cooler, move it away and refill it. If the wine is warm a day later, call us.',
            topic: { en: 'Small kitchens' },
            sign: 'never-rests',
          },
          microwave: {
            en: 'Is the microwave plugged into a two-slot outlet, which a Victoria Park cottage may still have? An adapter alone does not ground it. Have an electrician change the outlet before you use the microwave again.',
          },
          'range-hood': {
            en: 'If the fan or one of its speeds is dead, ask us about a motor or a switch before you buy a hood. In a Victoria Park cottage, the gap between the cabinets may be under 30 inches, too narrow for most new ones.',
            sign: 'fan-dead',
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
            en: 'If the dryer stays cold, read the label in its door opening. If it is electric, follow the steps on this page. Leave a gas dryer off. If nothing on gas works, call Peoples Gas (877-832-6747) or the propane supplier; otherwise, us.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Is the whole gas range dead? Turn off every knob and do not relight. If nothing clicks, see “Nothing works” on this page. If another gas appliance works, call us; otherwise, call Peoples Gas (877-832-6747) or, with a tank, the propane supplier.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'If all gas burners click and none lights, turn every knob off and do not relight. If another gas appliance works, call us. If none does, or the house was just tented, call Peoples Gas (877-832-6747) or, with a tank, the propane supplier.',
            first: true,
            sign: 'clicks-no-flame',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The southwest of Fort Lauderdale gets membrane-filtered water from the Peele-Dixie plant. In 2025 the rest came from the Fiveash plant, which leaves the water harder.',
        },
        forHome: {
          en: 'In the southwest, use less dishwasher detergent; in the rest of the city, keep the rinse-aid cup filled.',
        },
        lines: {
          refrigerator: {
            en: 'White flakes in melted ice are usually harmless minerals, which the filter leaves in: outside the southwest, Fort Lauderdale’s water is harder.',
          },
          washer: {
            en: 'Has the washer filled slowly since a water main on your street was repaired? Open both its valves fully. If nothing changes, grit has probably clogged its inlet screens: mention the water main when you call.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Are the tub and the glasses white? That is probably lime: only Fort Lauderdale’s southwest has softer water. Run a citric-acid dishwasher cleaner through the empty machine, and turn the rinse aid up.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The sea wind carries salt over the beach side of Fort Lauderdale.' },
        forHome: { en: 'There, wipe salt off steel doors every week; a few miles inland, there is no need.' },
        lines: {
          'range-hood': {
            en: 'If the flap outside hangs half open, grease or, on the beach side, rust may hold its hinge. Do not force it, because a rusty hinge breaks. Call us to replace the cap.',
            sign: 'flap',
          },
          dryer: {
            en: 'On the beach side, some owners replace a rusty vent flap with a screen, which lint soon clogs. If loads take longer and your vent has a screen, leave the dryer off and have the vent cleaned.',
            sign: 'two-cycles',
          },
          stove: {
            en: 'Near the beach, salt can coat a gas burner’s spark tip. With all knobs and the breaker off, wipe and dry the cold tip, then restore power. If it still only clicks, see “A gas burner does not light or stay lit” on this page.',
            sign: 'clicks-no-flame',
          },
          oven: {
            en: 'Do only some of the oven’s buttons work? The touch panel may be worn or, on the beach side, corroded by salt air. Leave the oven off, and say which buttons are dead when you call. If all are, look for a lock symbol first.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'About two feet of rain fell on Fort Lauderdale on April 12, 2023, and water got into houses in Edgewood.',
        },
        source: 'Sun Sentinel',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your condo needs our insurance certificate, say so when we call, and ask the office when contractors may work.',
        },
      },
      { line: { en: 'If you live on the Las Olas Isles, tell us where a van may park.' } },
    ],
  },
  hollywood: {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In low-rise buildings near the Broadwalk, apartments with a washer and dryer often have a small stacked pair.',
        },
        forHome: {
          en: 'Clear the floor in front of such a pair, because the dryer may have to come down before we can repair the washer.',
        },
        lines: {
          washer: {
            en: 'Does a stacked washer shake? Stop it and see whether the dryer on top still sits square. If the dryer has shifted, leave both off and call us. If not, drain the washer, spread the load and spin once; if it still shakes, call us.',
            topic: { en: 'Stacked washers' },
            apart: true,
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'A small dryer near the Broadwalk may be ventless. If yours is and leaves clothes damp, empty any water tank, and clean its filters and condenser as the manual shows. If the next load is damp, too, call us.',
            topic: { en: 'Ventless dryers' },
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Hollywood has condo towers on its barrier island and around Young Circle.' },
        forHome: {
          en: 'Before you replace a slow oven, ask the office whether your tower has 208 volts. If it does, a new one would be slow, too.',
        },
        lines: {
          oven: {
            en: 'Is the oven cold, and are some lights dim and others too bright? Turn off the main breaker (the desk can help) and call Florida Power & Light (800-468-8243). Otherwise, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'In a tower, is every electric burner slow? Ask the office whether the building has 208 volts. If it does, and the burners were always slow, no repair will help. Otherwise, turn off the stove’s breaker and call us.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'In many towers, the hood has no duct, and grease soon ruins its charcoal filter. If smells are back a few weeks after you changed that filter, wash the metal filters in front of it and replace the charcoal again.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'Did a tower outage freeze the display? If some lights are dim or too bright, turn off your main breaker and call the desk. If not, turn the microwave’s breaker off for five minutes, then on once. If that does not help, call us.',
            sign: 'buttons',
          },
          dishwasher: {
            en: 'Does the dishwasher hum while no water comes in? Cancel the wash and try the kitchen faucet. If the faucet is dry, too, ask your tower’s front desk about the water. If it runs, see “It hums, but no water comes in” on this page.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many cottages and apartments near Hollywood Beach are rented by the week.' },
        lines: {
          stove: {
            en: 'Do you rent out a place near the Broadwalk? A small cooktop there may be on an ordinary outlet. If the cooktop is dead, have every knob turned off, then each kitchen outlet’s reset button pressed once. If that does not help, call us.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If you rent out a place near the Broadwalk and a guest says the hood is dead, ask whether its front slides out. Such a hood runs only while the front is out. If that is not it, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          refrigerator: {
            en: 'If guests in your beach rental find the refrigerator warm and the ice melts, call us now. If the ice is hard, have them put cold meat, milk and leftovers in the freezer or on ice. If nothing has changed in the morning, call us.',
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'If the washer in your rental near Hollywood Beach drains slowly, sand from beach towels may be in the pump filter. See “It will not drain” on this page before anyone opens that filter.',
            sign: 'will-not-drain',
          },
          dishwasher: {
            en: 'In your rental near Hollywood Beach, if foam comes out at the dishwasher’s door, a guest has probably used hand dish soap. Have the machine stopped, and have somebody do the checks under “There is water on the floor” on this page.',
            apart: true,
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'If a guest in your rental near the beach cannot start the oven, ask for a photo of the display. A lock symbol or a timer is only a setting the guest can end. Otherwise, the photo helps you find the right sign here.',
          },
          'wine-cooler': {
            en: 'Have bottles frozen in your rental near Hollywood Beach? A weekly guest may have set the wine cooler for beer. Read the display, turn the cooler off and see “Bottles freeze, or ice forms at the back” under other problems.',
            sign: 'freezes',
          },
          dryer: {
            en: 'Do guests in your rental near the beach report a squeal? Sand from towels can wear the drum’s seals and rollers. If metal grinds, have them stop the dryer; either way, call us.',
            apart: true,
            sign: 'squeals-thumps',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'One city plant softens Hollywood’s water, in part by reverse osmosis.',
        },
        forHome: {
          en: 'If glasses have lately come out with a film, check the dishwasher’s rinse aid before you blame the water.',
        },
        lines: {
          washer: {
            en: 'Does the washer keep adding minutes at the end? Spread the load first. If that does not help, suds may be left, because Hollywood softens its water. Use half the detergent for a week, and call us if nothing changes.',
          },
          dishwasher: {
            en: 'Is there white grit on the dishes? Hollywood’s water is softened, so the grit is probably detergent: use less. If a lump is left in the detergent cup, a tall plate has probably kept the lid shut, so load it elsewhere.',
            topic: { en: 'White grit' },
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt air reaches North Beach and the streets around the lakes, but hardly Hollywood Hills.',
        },
        forHome: {
          en: 'On North Beach and around the lakes, have the hood’s and the dryer’s outside caps checked when a fan gets loud or loads stay damp.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator roar just as loudly with the freezer door open? It may be the fan at the back, which salt air can corrode near the beach. It can wait a few days while the food stays cold, but then call us.',
            first: true,
            sign: 'clicks-or-roars',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, turn the fan on and look outside, from the ground, at the wall cap. On North Beach, salt and grease can block its flap: then leave the fan off; in any case, call us.',
            first: true,
            sign: 'weak-suction',
          },
          dryer: {
            en: 'If towels come out with rust-colored marks, look into the cool drum: on North Beach, salt air can rust its seams. If you see rust, stop using the dryer and call us. If not, look in the washer’s drum; if that is rusty, call us.',
            apart: true,
          },
          'wine-cooler': {
            en: 'Near North Beach or the lakes, does the wine cooler run day and night? Vacuum its grille. Do not brush the thin fins behind it, because salt air may have weakened them. Call us if the wine is too warm a day later.',
            sign: 'never-rests',
          },
          microwave: {
            en: 'Does the plate grind or stop? In a rental near the beach, a guest may have set it off-center. Lift out the plate and the ring, wash them, wipe the track and set the plate in the middle. If it still grinds, call us.',
            first: true,
            sign: 'turntable',
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
        toldBy: 'vacation rentals',
        line: {
          en: 'If the place is a rental, name the person who can approve the price of the repair.',
        },
      },
      { line: { en: 'If you are near the Broadwalk, tell us which garage or lot a van can use.' } },
    ],
  },
  'cooper-city': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Cooper City treats water from its own shallow wells.' },
        forHome: {
          en: 'If vinegar takes a white film off glasses, raise the dishwasher’s rinse-aid setting.',
        },
        lines: {
          refrigerator: {
            en: 'If your ice tastes of chlorine, nothing is broken: Cooper City disinfects its water. A new carbon filter in the refrigerator should take out the taste.',
          },
          washer: {
            en: 'Do dark clothes come out with white streaks? Powder that did not dissolve is a more likely cause than minerals from Cooper City’s wells. Use liquid detergent for a week; if the streaks stay, call us.',
          },
          dishwasher: {
            en: 'Has the dishwasher filled slowly since a water main broke on your street? If every faucet is weak, too, call the city. If the kitchen’s hot water is strong, grit has probably clogged the machine’s inlet screen: mention the break when you call us.',
            topic: { en: 'Water main breaks' },
            first: true,
            sign: 'will-not-fill',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Embassy Lakes and other subdivisions of Cooper City have gates.' },
        forHome: { en: 'If you live in one of them, leave our name at the gate when you book.' },
        lines: {
          'range-hood': {
            en: 'If the fan only hums, turn it off at once, because its motor gets hot. Read us the model number from behind the filters when you book. If we bring the motor, one pass at the Embassy Lakes gate may be enough.',
            topic: { en: 'Before you book' },
            sign: 'fan-dead',
          },
          dishwasher: {
            en: 'If the dishwasher leaks, first follow “There is water on the floor” on this page. When you call us from Embassy Lakes, add us to the gate’s list right away, so that we are not held up at the gate.',
            sign: 'leaks-at-door',
          },
          stove: {
            en: 'Is an electric burner slow? Do the pan check under “An electric burner heats poorly” on this page first. If you still need us and live behind a gate, as in Embassy Lakes, leave our name there when you book.',
            sign: 'heats-poorly',
          },
          oven: {
            en: 'We can work only on a cold oven. Do not use your oven for a few hours before we come. In Embassy Lakes, our gate pass may run out while the oven cools.',
          },
          dryer: {
            en: 'Does the dryer turn but stay cold? Before you put us on the gate list, do the checks on this page: a tripped breaker or a cycle without heat needs no visit.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'In many Cooper City houses, the laundry is in the garage or beside it.' },
        forHome: {
          en: 'Check that the dryer’s vent ends outdoors, not in the garage or on an enclosed porch.',
        },
        lines: {
          'wine-cooler': {
            en: 'Is the wine warm only after you dry clothes? In a garage, the dryer heats the air around the wine cooler, so leave the dryer off for a day. If the wine is cool then, have the cooler moved; if not, call us.',
            sign: 'drifts-warm',
          },
          microwave: {
            en: 'Is your countertop microwave dead? Its reset button may be on another kitchen, garage or bathroom outlet. If the lights are normal and that outlet is dry, press Reset once. If that does not help, see “It is dead” on this page.',
            topic: { en: 'Reset buttons' },
            first: true,
            sign: 'dead',
          },
          stove: {
            en: 'Is every burner of an electric stove cold? Follow “An electric burner stays cold” on this page. If nothing changes and an electric dryer is cold, too, call Florida Power & Light (800-468-8243); otherwise, call us.',
            topic: { en: 'Stove and dryer' },
            first: true,
            sign: 'burner-cold',
          },
          oven: {
            en: 'Does the main breaker trip when the oven and the electric dryer run together? Leave both off until an electrician has checked the electric service, which may be too small. If the oven keeps tripping its own breaker, leave that breaker off and call us.',
          },
          washer: {
            en: 'Is the washer in your garage dead? Its outlet may depend on a reset button elsewhere, even in a bathroom. If the house lights are normal, press that button once; if the washer stays dead, leave it off and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Does the garage wall behind the dryer feel damp after a load? The duct may have come off: leave the dryer off and call us. If the wall stays damp with the dryer off, call a plumber.',
          },
          refrigerator: {
            en: 'If the refrigerator is dark but the house lights are normal, a garage outlet may control it. If that outlet is dry, press its reset button once. If the refrigerator stays dark, see “It is silent” on this page.',
            topic: { en: 'Garage outlets' },
            first: true,
            sign: 'dead-after-storm',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'In a closed garage in Cooper City, damp air keeps a washer wet inside.' },
        lines: {
          microwave: {
            en: 'If a microwave in a damp garage shuts off, unplug it, let it cool and brush lint from its vents. Then see “It shuts off by itself” on this page. If it fails the test, a new countertop model usually costs less than the repair.',
            topic: { en: 'Damp garages' },
            sign: 'stops-early',
          },
          refrigerator: {
            en: 'If the doors of a garage refrigerator sweat in summer, damp air in the closed garage is probably to blame. Frost inside is not normal: wipe the seals, and call us if the frost comes back.',
          },
          washer: {
            en: 'If clothes smell musty, smell the empty drum. If the drum smells clean, the clothes may have turned sour in the hot, closed garage: unload them sooner. If the drum smells, too, run the cleaning cycle.',
            sign: 'smells-musty',
          },
          'wine-cooler': {
            en: 'Does a wine cooler in a closed garage trip its outlet? Damp may be the cause. If the house lights are normal, press the reset button once. If it pops again, leave the cooler off and call us, and try no other outlet.',
            apart: true,
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, run the fan on high and look outside at the flap where the duct ends. If it stays shut (this far inland, usually from grease), leave the fan off; in any case, call us.',
            topic: { en: 'Outside flap' },
            sign: 'weak-suction',
          },
          dryer: {
            en: 'In a closed garage, if drying is slow and the vent is clear, open the garage door a little for one load. If the load dries faster, do so for every load; if not, leave the dryer off and call us.',
            topic: { en: 'Closed garages' },
            sign: 'two-cycles',
          },
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give us the name of the subdivision: a street can be hard to find among the cul-de-sacs.',
        },
      },
      { services: outOfDoors, line: { en: 'Move the car out of the garage if the machine is there.' } },
    ],
  },
  'pembroke-pines': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Century Village is a large condo community for people 55 and older, with shared laundry rooms in many of its buildings.',
        },
        lines: {
          washer: {
            en: 'Has a shared washer at Century Village failed? In many of its buildings, the association repairs such washers, so report the machine’s number to the office. If the washer in your apartment is your own, call us.',
          },
          dryer: {
            en: 'At Century Village, if a shared dryer is slow, clean its lint screen and use the next dryer. Report the slow dryer by its number, because its vent may need cleaning.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Silver Lakes, Chapel Trail and Towngate are gated neighborhoods of the 1990s.' },
        forHome: { en: 'Leave our name at your neighborhood’s gate as soon as you book.' },
        lines: {
          stove: {
            en: 'Do you live behind a gate, as in Silver Lakes? When you book, say how many burners fail, and whether they are coils, under glass or gas. Then one visit may be enough.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'In Silver Lakes, Chapel Trail and Towngate, the associations decide on changes to the outside of a house.',
        },
        lines: {
          microwave: {
            en: 'If steam has stayed in the kitchen since the house was painted, paint may hold the microwave’s vent flap on the outside wall shut. Call us to free it. In Silver Lakes or Towngate, tell your board, too.',
          },
          'range-hood': {
            en: 'In Silver Lakes, Chapel Trail or Towngate, ask your association before the hood’s wall cap is changed. A new fan inside the hood changes nothing outside.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pembroke Pines pumps and treats its own water from the Biscayne Aquifer.' },
        forHome: {
          en: 'If vinegar takes a film off a glass, the film is lime: set the dishwasher’s rinse aid higher.',
        },
        lines: {
          dishwasher: {
            en: 'If only plastic boxes turn white, heat has probably aged the plastic, since lime from Pembroke Pines’ water would whiten glasses, too. Wash the boxes on the top rack. If glasses turn white as well, add rinse aid.',
            sign: 'cloudy-glasses',
          },
          refrigerator: {
            en: 'If cubes stick in the ice maker, lime from the Biscayne Aquifer may coat the tray that shapes them, and cleaning may be enough. When you call, say whether the cubes stick, break or come out small.',
            sign: 'ice-sticks-together',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage machines',
        fact: {
          en: 'West of Flamingo Road, many houses keep the laundry or a second refrigerator in a closed garage.',
        },
        lines: {
          refrigerator: {
            en: 'West of Flamingo Road, is a second refrigerator too warm in a closed garage? Have it moved indoors, upright. If it holds 40 °F or less there the next day, the garage was probably too hot; if not, call us.',
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'Does the washer fill, then wait? West of Flamingo Road, the washer is often in the garage, where a shelf may keep the lid from closing. If the lid closes and the washer still waits, its lock may have failed: call us.',
            sign: 'stops-mid-cycle',
          },
          dryer: {
            en: 'If the dryer blows warm air and lint into the garage, leave it off. Its duct has probably come off, or never reached a cap outdoors: call us before the next load.',
          },
          'wine-cooler': {
            en: 'Is a garage wine cooler warm in summer? On its label, climate class N is for rooms up to 90 °F, ST for 100 °F. If your garage is hotter, no repair will help. Otherwise, follow the steps on this page.',
            sign: 'drifts-warm',
          },
          oven: {
            en: 'Are the oven and the electric dryer in the garage cold, and half of the rooms dark? Turn off the main breaker and call Florida Power & Light (800-468-8243). If only the oven is cold, follow “The electric oven does not heat” on this page.',
            topic: { en: 'Oven and dryer' },
            sign: 'electric-no-heat',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'new homes',
        fact: { en: 'West of Flamingo Road, most of Pembroke Pines was built in the 1990s or later.' },
        forHome: {
          en: 'Parts for machines of the 1990s may no longer be made, so have the model number ready when you call.',
        },
        lines: {
          'wine-cooler': {
            en: 'Has a wine cooler as old as your 1990s house west of Flamingo Road stopped cooling? A fan or a sensor is worth replacing if it is still sold. At that age, a compressor seldom is, even in a built-in.',
            sign: 'drifts-warm',
          },
          washer: {
            en: 'In a 1990s house west of Flamingo Road, does a washer valve stick or drip? Look at the pipes behind the washer without moving it. If they are gray plastic, they crack easily, so do not force the valve. Either way, call a plumber.',
            topic: { en: '1990s homes' },
            sign: 'leaks',
          },
          dryer: {
            en: 'Did drying slow down after somebody moved the dryer? In newer houses west of Flamingo Road, the vent hose may fold into a box in the wall, where it is easily crushed. Leave the dryer off and in place, and call us.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
          oven: {
            en: 'Did the oven come with your 1990s house west of Flamingo Road? Read us its model number when you call. Some parts of that age are no longer made, and we can check before we come.',
          },
          stove: {
            en: 'Does one electric burner stay cold? Read “An electric burner stays cold” on this page. Have the model number ready: for many ranges of the 1990s, coils and switches are still made.',
            topic: { en: '1990s ranges' },
            first: true,
            sign: 'burner-cold',
          },
          'range-hood': {
            en: 'Is the fan or the light over your stove dead? West of Flamingo Road, it is often part of a microwave: if yours is, book a microwave visit. If it is a hood, tap its sign on this page.',
          },
          microwave: {
            en: 'Does the microwave start only when you close the door a second time? A latch or a door switch is probably worn: stop using it. If it is as old as a 1990s house west of Flamingo Road, price a new one; otherwise, call us.',
            topic: { en: '1990s homes' },
            first: true,
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'Does the refrigerator leak even with its water valve closed? The defrost drain is probably blocked, but west of Flamingo Road, a 1990s valve may not close fully. From a dry floor, close the main valve, too, and call us.',
            topic: { en: '1990s homes' },
            first: true,
            sign: 'water-on-floor',
          },
          dishwasher: {
            en: 'Some 1990s houses west of Flamingo Road still have their first dishwasher, whose latch may be worn out. If yours starts only while you push on the door, stop using it and call us: a latch is a small repair.',
            first: true,
            sign: 'door-will-not-latch',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live at Century Village, answer your phone: the guard calls you when we arrive.',
        },
      },
      {
        line: {
          en: 'If you live in a condo, ask the office when contractors may work, and book within those hours.',
        },
      },
      { line: { en: 'If you live west of Flamingo Road, give us the name of your neighborhood.' } },
    ],
  },
  plantation: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Plantation softens its water with membranes, so little hardness is left in it.' },
        forHome: {
          en: 'On city water, use half the detergent on the package in the washer, and the lowest softener setting of a dishwasher that takes salt.',
        },
        lines: {
          refrigerator: {
            en: 'Is the ice maker slow? Plantation’s water is soft, so lime is seldom the cause, and a descaler will hardly help. Check the filter and the freezer’s temperature instead.',
            sign: 'no-ice',
          },
          washer: {
            en: 'If the washer smells musty, run it hot and empty, without detergent. Suds mean that soap has built up, as it easily does in Plantation’s soft water: use half your usual dose. Either way, run the cleaning cycle next.',
            sign: 'smells-musty',
          },
          dishwasher: {
            en: 'If a dull glass turns clear in vinegar, the film was lime: add rinse aid. If it stays dull, it is probably etched: use half the detergent, because a full dose can be too much for Plantation’s soft water.',
            sign: 'cloudy-glasses',
          },
          'range-hood': {
            en: 'If smoke lingers, rub the washed metal filter with a finger. Plantation’s soft water leaves little lime, and a dull gray color after washing is harmless. If the filter feels greasy, wash it again; if not, follow the steps on this page.',
            topic: { en: 'Washed filters' },
            sign: 'weak-suction',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many golf condos and villas of Jacaranda have laundry closets, often without a window.',
        },
        forHome: {
          en: 'Leave the closet door open while the dryer runs, because the dryer draws its air from the closet.',
        },
        lines: {
          washer: {
            en: 'Is the baseboard by the washer swollen, or the floor soft? Behind the doors of a Jacaranda laundry closet, a drip can go unseen. Close both washer valves, leave the washer off and call us.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'At Jacaranda, the outside walls and roofs are usually the association’s. If the vent flap barely opens in a five-minute air-only run, leave the dryer off and ask the association who cleans the vent. If it opens wide, do the other checks on this page.',
            topic: { en: 'Condo vents' },
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some homes on acreage in Plantation have propane.' },
        lines: {
          'range-hood': {
            en: 'Do clear drops fall from the hood after you cook? They are probably steam turned to water; a gas or propane flame adds some. Run the fan for ten minutes longer. After rain, follow “Grease or water drips on the stove” under other problems.',
            sign: 'drips',
          },
          dryer: {
            en: 'On acreage in Plantation, a gas dryer that turns but stays cold may be out of propane: leave it off. If another gas appliance works, call us. If not, turn every knob off, do not relight, and call your propane supplier.',
            sign: 'no-heat',
          },
          oven: {
            en: 'If the burners only click and the oven stays cold, turn every knob off and do not relight. On acreage, the tank may be empty: call the propane supplier or, if another gas appliance works, us.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'If one burner of a propane stove does not light while the others do, the tank still has gas. See “A gas burner does not light or stay lit” on this page.',
            sign: 'clicks-no-flame',
          },
          microwave: {
            en: 'Over a propane stove, if the microwave’s vent fan screeches, heat and grease have probably worn the fan’s motor. Leave the fan off, keep the burners on low and call us. If you hear the screech while food heats, too, leave the microwave off.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Streets near Broward Boulevard have houses of the 1960s and 1970s with breaker panels of that age.',
        },
        forHome: {
          en: 'If a breaker trips again after one reset, leave it off. If it trips only when one appliance runs, call us; otherwise, an electrician.',
        },
        lines: {
          dishwasher: {
            en: 'Is the dishwasher dead, and do your 1960s breakers have no labels? The handle of a tripped breaker is usually between on and off. Reset it only as “It will not start” on this page says. If none looks tripped, call us.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'Are the refrigerator and a nearby lamp dead? Unplug the lamp. If the house lights are normal, turn their breaker fully off, then on once: a 1960s breaker can trip unseen. If it trips or nothing starts, leave it off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          oven: {
            en: 'In a 1960s house near Broward Boulevard, is the oven dead? Read the name on the breaker panel before you reset anything. Federal Pacific breakers can fail to trip, so call an electrician. With another name, see “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          stove: {
            en: 'Is your electric stove dead? Turn every knob off. In a 1960s or 1970s house, the stove’s breaker may be worn: if its handle still feels loose when pushed fully off, call an electrician. If it is firm, follow “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'If the glass door fogs on the outside, damp air in the room is probably the cause. Near Broward Boulevard, old louvered windows may let it in: cool the room. If the fog stays or is inside, see “The glass door fogs” under other problems.',
            sign: 'door-fogs',
          },
          microwave: {
            en: 'Does the microwave over your stove run on an extension cord and cut out? A 1960s cabinet near Broward Boulevard may have been made for a hood, without an outlet. Leave the microwave off until an electrician has added one.',
            first: true,
            sign: 'stops-early',
          },
          dryer: {
            en: 'Is the dryer dead? In a 1960s house, its outlet may be as old. If you can see that its plug is brown or melted, turn off the breaker and call us; the outlet needs an electrician. Otherwise, follow this page’s steps.',
            first: true,
            sign: 'will-not-start',
          },
          washer: {
            en: 'In a 1960s house near Broward Boulevard, is the washer plugged into a two-slot outlet with an adapter? Leave it off: the adapter adds no ground. Have an electrician put in a grounded outlet.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some homes in Plantation Acres have their own wells.' },
        lines: {
          refrigerator: {
            en: 'Is your ice orange? On a well in Plantation Acres, the color is probably iron. Change the well’s filter, then the refrigerator’s, and empty the bin. If new ice is orange, too, call a water-treatment company.',
            apart: true,
          },
          dishwasher: {
            en: 'On well water in Plantation Acres, do glasses dry white? Soak one in vinegar. If it turns clear, the film is lime: add rinse aid, and have the well’s hardness tested. If it stays dull, use less detergent.',
            sign: 'cloudy-glasses',
          },
          'wine-cooler': {
            en: 'In Plantation Acres, do the house lights dip and the wine cooler click off when the well pump starts? Ask an electrician to test the pump’s circuit. If the cooler clicks at other times, turn it off and call us.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'In the golf condos and villas of Jacaranda, the outside walls and roofs are usually the association’s.',
        },
        lines: {
          'range-hood': {
            en: 'In a Jacaranda condo, does smoke linger with clean filters? Follow the steps on this page. If the outside flap stays shut with the fan on, leave the fan off, tell the association and call us.',
            sign: 'weak-suction',
          },
        },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in Plantation Acres, give us any gate code when you book. Keep horses and dogs off the driveway.',
        },
      },
      { line: { en: 'If you live in a Jacaranda condo, give us the name of the complex.' } },
      {
        services: laundry,
        line: {
          en: 'In a Jacaranda villa, clear the laundry closet and the hall, so that we can pull machines out.',
        },
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
        forHome: {
          en: 'Clear the floor in front of the closet, because we may have to pull both machines forward.',
        },
        lines: {
          washer: {
            en: 'Is water coming out under a stacked washer? In a Kings Point closet, its valves may be out of reach, but do not pull the pair forward to get at them. From a dry floor, close the main water valve and call us.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'Behind a stacked dryer in a Kings Point closet, the duct often bends sharply and is easily crushed. If clothes stay damp with a clean lint screen, leave the dryer off and call us, and say that it is stacked.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: { en: 'In Tamarac’s attached villas, one valve may shut off the water for two homes.' },
        lines: {
          refrigerator: {
            en: 'If the refrigerator leaks and its valve is stuck, close the main valve, if you can reach it from a dry floor, and call us. In a Tamarac villa, that valve may serve two homes, so tell your neighbor.',
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'In a Tamarac villa, if the washer leaks, close the main water valve from a dry floor. It may serve two homes, so tell your neighbor, then call us.',
            sign: 'leaks',
          },
          dishwasher: {
            en: 'If the dishwasher leaks, follow “There is water on the floor” on this page. In a Tamarac villa, the main valve may also serve the house next door, so tell your neighbor before you leave it closed.',
            sign: 'leaks-at-door',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Tamarac treats water from its own shallow wells.' },
        forHome: {
          en: 'If a glass stays dull after a soak in vinegar, it is probably etched: use less dishwasher detergent.',
        },
        lines: {
          dishwasher: {
            en: 'If glasses turn cloudy and your dishwasher takes salt, ask the city how hard the water from Tamarac’s shallow wells is. Set the softener by the manual. If yours takes no salt, see “Glasses turn white or cloudy” under other problems.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'outdoor laundry',
        fact: { en: 'Outdoor laundry closets on patios are common in Tamarac villas.' },
        lines: {
          washer: {
            en: 'Do the washer’s buttons act up? In a patio closet, rain or ants can get into the control. From a dry floor, turn off the washer’s breaker and call us. Say whether you saw ants.',
          },
          dryer: {
            en: 'If a patio dryer leaves clothes damp, sweep leaves off the vent cap, then run it on air only for five minutes. If little air comes out, leave it off and have the vent cleaned; otherwise, do the other checks on this page.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'association rules',
        fact: { en: 'Kings Point and many villa associations of Tamarac set hours for work in a home.' },
        lines: {
          'wine-cooler': {
            en: 'Kings Point and the villa associations set hours for work in a home. If your wine cooler is built in, say so when you book, because we need more time within those hours to slide it out.',
          },
          'range-hood': {
            en: 'At Kings Point or in a villa, if the hood’s outside flap sticks, leave the fan off and call the association first. The outside wall may be theirs to fix. For a fan that hums or squeals, call us.',
            sign: 'flap',
          },
          stove: {
            en: 'Kings Point and the villa associations set hours for work in a home. If you live there, ask about those hours before you book. Do not cook in the hour before we come, because we can work only on cold burners.',
          },
          oven: {
            en: 'At Kings Point or in a villa, do you have a wall oven? Taking it out of its cabinet is slow, and the work has to fit the association’s hours. Ask us for an early window.',
          },
          microwave: {
            en: 'At Kings Point or in a villa, a visit may take a few days to book, because the association sets hours for work. If the microwave hums loudly or its door is loose, keep it unplugged, or its breaker off, until then.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Tamarac Lakes, in the east, is the city’s first neighborhood, with small one-story houses of the 1960s.',
        },
        lines: {
          dishwasher: {
            en: 'In a small Tamarac Lakes kitchen, does a dishwasher on wheels drip at the faucet? Cancel the wash and turn the faucet off. The rubber ring in the end of the hose is probably worn: call us.',
            sign: 'leaks-at-door',
          },
          refrigerator: {
            en: 'Do the refrigerator and its light cut out for moments? In a 1960s Tamarac Lakes house, the old outlet may be worn. Turn off the refrigerator’s breaker and call an electrician. If the outlet is sound, call us.',
            sign: 'dead-after-storm',
          },
          'wine-cooler': {
            en: 'Does the wine cooler’s glass fog? In a small Tamarac Lakes kitchen, the door may have hit the range: close it and look along its edge. If you see a gap, call us. If not, cool the room, and call if the fog stays.',
            sign: 'door-fogs',
          },
          microwave: {
            en: 'Does your countertop microwave shut off in the middle of cooking? In a small Tamarac Lakes kitchen, it may stand in a tight corner. Pull it out four inches, and then see “It shuts off by itself” on this page.',
            topic: { en: 'Tight corners' },
            first: true,
            sign: 'stops-early',
          },
          'range-hood': {
            en: 'If smoke lingers with clean filters, and no air blows back into the kitchen, look outdoors for the hood’s vent cap. If you see none, leave the fan off: a 1960s duct may end in the attic; call us in any case.',
            sign: 'weak-suction',
          },
          stove: {
            en: 'Does one coil stay cold in a 1960s kitchen in Tamarac Lakes? See “An electric burner stays cold.” A cooktop whose parts are still sold is often worth a repair, because few new ones fit its opening.',
            first: true,
            sign: 'burner-cold',
          },
          oven: {
            en: 'Is the wall oven dead while the cooktop still heats? If both are on one breaker, as in some 1960s kitchens, the oven has probably failed: call us. If the oven has its own breaker, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          dryer: {
            en: 'In a Tamarac Lakes house of the 1960s, look behind the dryer without moving it. If the vent hose is soft white plastic, leave the dryer off until a technician has put in a metal one: plastic can burn.',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live at Kings Point or in the Mainlands, add your clubhouse or section to the address.',
        },
      },
      {
        services: withWater,
        toldBy: 'shared water',
        line: {
          en: 'Before a planned repair in an attached villa, ask the office how much notice it wants before water is shut off.',
        },
      },
      { line: { en: 'If you live at Kings Point, answer your phone: the guard calls when we arrive.' } },
    ],
  },
  'pompano-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Towers face the ocean along A1A in Pompano Beach.' },
        forHome: {
          en: 'Find the water valves in your apartment. If one does not turn by hand, do not force it: tell the office.',
        },
        lines: {
          dishwasher: {
            en: 'If no water comes in, look under the sink for a leak sensor, which some A1A condos have. If it blinks or is wet, leave the water off and call us. If not, see “It hums, but no water comes in” on this page.',
            sign: 'will-not-fill',
          },
          washer: {
            en: 'In an A1A tower, if the washer leaks and its valve is too stiff to turn, do not force it. From a dry floor, close the apartment’s main valve, or have the desk do so. Then call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Are clothes still damp even with a clear vent? An A1A apartment with impact windows can be too tight to give a dryer enough air. Dry one load with a window open. If that fails, leave the dryer off and call us.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Is the electric oven slow to preheat? Some A1A towers supply 208 volts instead of 240, and then slow preheating is normal. If food comes out wrong as well, see “It bakes too hot, too cool or unevenly” on this page.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'In an A1A tower, have all electric burners become slow? Turn off the stove’s breaker and ask a neighbor. If the neighbor’s burners have become slow, too, the building’s electrician has to look; if not, call us.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'In an A1A tower, if smells linger and your kitchen has an exhaust grille, hold a tissue to it. If the tissue falls, tell the office: the building’s fan may be off. If it sticks, replace an old charcoal filter in the hood.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'Is the microwave’s fan loud but weak? With the stove cold, wash the metal filter first. In an A1A tower without a kitchen duct, a charcoal filter that is a year old is probably full: replace it. If the fan stays weak, call us.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared laundry',
        fact: {
          en: 'Palm Aire’s golf condos and low-rise buildings near the beach often share laundry rooms.',
        },
        lines: {
          washer: {
            en: 'In Palm Aire or near the beach, has a shared washer failed? It is usually the association’s to repair, so tell the office. Book us for a washer of your own.',
          },
          dryer: {
            en: 'In Palm Aire, if a shared dryer leaves clothes damp, clean its lint screen and finish the load in another dryer. Report the number of the slow one to the office.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pompano Beach softens its water at its plant, part of it through membranes.' },
        forHome: {
          en: 'Try vinegar on a cloudy glass. If it clears, raise the dishwasher’s rinse aid; if not, use less detergent.',
        },
        lines: {
          dishwasher: {
            en: 'Do plates come out gritty? Pompano Beach softens its water, so it is more likely food than lime: rinse the dishwasher’s filter once the machine is off and cool. If the next load is gritty, too, call us.',
            topic: { en: 'Gritty plates' },
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The beach side gets salt wind off the Atlantic, up to the Hillsboro Inlet.' },
        forHome: {
          en: 'There, wipe steel doors with fresh water after windy days, and keep a refrigerator that is not made for outdoors off the balcony.',
        },
        lines: {
          'wine-cooler': {
            en: 'Has a button on the wine cooler’s touch panel stopped working? If the balcony door is often open to the ocean, salt may have settled on the panel. Wipe it with a damp cloth and dry it. If the button is still dead, call us.',
          },
          'range-hood': {
            en: 'Does the fan cut in and out when you touch its slide switch? Leave the hood off and call us. The contacts are probably worn or greasy; on the beach side, salt can corrode them, too.',
            first: true,
            apart: true,
            sign: 'buttons',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos on the ocean and in Palm Aire are closed from May to November.' },
        forHome: {
          en: 'In November, try every appliance in the first days, so that a part can come before your guests do.',
        },
        lines: {
          stove: {
            en: 'Is a gas burner slow to light after your condo stood empty all summer? Turn it off: its cap may be rusty, or a spider may be inside. Then see “A gas burner does not light or stay lit” on this page.',
            sign: 'clicks-no-flame',
          },
          washer: {
            en: 'If the first load leaks when you come back in November, stop the washer and close both valves from a dry floor. Call us. Say where it leaks: a dried-out door seal leaks at the front, and a hose leaks at the back.',
            apart: true,
            sign: 'leaks',
          },
          refrigerator: {
            en: 'When you come back in November, if the refrigerator trips its breaker again after one reset, leave the breaker off and call us. With the home closed all summer, moisture may have gotten into the defrost heater.',
            sign: 'dead-after-storm',
          },
          oven: {
            en: 'Does the oven’s clock blink when you come back to Palm Aire? Set the clock: after an outage, some ovens do not heat until it is set. If the oven stays cold, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          'range-hood': {
            en: 'If the hood’s light stays dark after a summer away, turn off the breaker, let the bulb cool and try to unscrew it. If it will not turn, it may be rusted in: leave it to us. If it turns, put in a new bulb.',
            sign: 'lights',
          },
          microwave: {
            en: 'Did the buttons fail while the condo was closed for the summer, and do you see roaches? They may be inside the microwave, so do not spray. Turn off its breaker, wipe up the crumbs around it and call us.',
            sign: 'buttons',
          },
          'wine-cooler': {
            en: 'Is the wine cooler still warm a day after you came back in the fall? The walls of a closed condo hold the summer’s heat. Keep the rooms cool and the cooler shut for one more day, then call if it is still warm.',
            sign: 'drifts-warm',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Pompano Beach has block houses of the 1950s and 1960s west of US 1.' },
        forHome: {
          en: 'In these houses, tile laid in front of the dishwasher can lock it in, so mention such tile when you call.',
        },
        lines: {
          refrigerator: {
            en: 'Did the refrigerator stop while the microwave ran? In a block house west of US 1, they may share a breaker. If the house lights are normal, reset it once with the microwave off. If it trips again, leave it off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          'wine-cooler': {
            en: 'Does the wine cooler hum louder than it used to? It may touch the wall, and a hard terrazzo floor carries the sound. Empty a freestanding cooler and slide it an inch away. If it is still louder than before, call us.',
            topic: { en: 'Hard floors' },
            sign: 'hums-vibrates',
          },
          dishwasher: {
            en: 'Are the dishwasher and the disposal dead together? In a 1950s house west of US 1, one breaker may serve both. Before you reset that breaker, open “It will not start” on this page. If both stay dead, call us.',
            first: true,
            sign: 'will-not-start',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in an oceanfront condo, ask which entrance and elevator we may use, and whether to tell the desk.',
        },
      },
      {
        line: {
          en: 'Traffic on A1A is slow in winter, so keep your phone handy.',
        },
      },
      { line: { en: 'If you live at Palm Aire, give us the building number, and say where guests park.' } },
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
            en: 'Is the ice maker slow? North Springs water is soft, so lime is seldom the cause. If a reverse-osmosis unit feeds the refrigerator, have its installer check the pressure. Otherwise, change the filter, and call us if nothing improves.',
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'Does your front-loader add rinses? If your water bill comes from North Springs, your water is soft, and suds rinse out slowly. Use half the detergent for a week; if rinses are still added, call us.',
            apart: true,
          },
          dishwasher: {
            en: 'Do glasses stay dull even after a soak in vinegar? If North Springs sends your water bill, the water is soft, and too much detergent can etch glass. Use half the dose, and powder instead of pods, because a pod cannot be halved.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Heron Bay, Parkland Golf and Country Club and most other neighborhoods are behind guarded gates.',
        },
        lines: {
          washer: {
            en: 'Has the washer stopped with water in the drum? Keep it shut and see “It will not drain” on this page. If you live behind a gate, put us on its list before we come.',
            first: true,
            sign: 'will-not-drain',
          },
          dryer: {
            en: 'Do loads take two cycles? If the lint screen is clean and the dryer vents through the roof, leave it off and call us. If the vent needs cleaning, ask the association who may go up, and put that cleaner on your gate list.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'The lift motor of a downdraft vent often has to be ordered. When you book, read us the model number, on the vent or in the cabinet below. Then one pass at your gate may be enough.',
            sign: 'downdraft-stuck',
          },
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
            en: 'If a built-in refrigerator needs a repair, say when you call that it is built in. It is screwed to its cabinet and may have to roll out, so clear the floor in front of it.',
          },
          oven: {
            en: 'Is only one of the two wall ovens in your Parkland kitchen cold? If the other heats, the power is probably fine: say which when you call. If both are cold, see “The electric oven does not heat” on this page.',
            topic: { en: 'Double ovens' },
            first: true,
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Do you see a crack in the glass of your cooktop? Turn every burner off, then the cooktop’s breaker, and leave it off. Have the model number ready when you call, because the glass for some cooktops of the 1990s is no longer made.',
            topic: { en: '1990s cooktops' },
            first: true,
            sign: 'cracked-glass',
          },
          'wine-cooler': {
            en: 'If the wine cooler beside a double wall oven in your Parkland kitchen gets warm, leave the ovens off for a day. If the wine is cool then, ask a cabinetmaker for more space between the two. If it is still warm, call us.',
            topic: { en: 'Beside the ovens' },
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If the downdraft vent in your island stays down, do not pull on it, because its track can bend. Follow “A downdraft vent will not rise or go down” under other problems: crumbs or a full cabinet below may hold the vent.',
            first: true,
            sign: 'downdraft-stuck',
          },
          microwave: {
            en: 'In a Parkland kitchen, are a microwave and the wall oven below both dark? They may share a breaker or control. If the lights are normal, reset a tripped breaker once; if it trips again, or none has tripped, leave both off and call us.',
            topic: { en: 'Oven and microwave' },
            first: true,
            sign: 'dead',
          },
          dishwasher: {
            en: 'If a cabinet panel covers your dishwasher, say so when you book. In many Parkland kitchens, that panel has to come off before we can pull the machine out, so we plan more time.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'new homes',
        fact: {
          en: 'Most of Parkland was built after 1990; the Ranches, on lots of an acre or more, are older.',
        },
        forHome: { en: 'In a two-story house, have the dryer’s long duct cleaned when loads take longer.' },
        lines: {
          dishwasher: {
            en: 'Is there water on the floor even between washes? In a 1990s Parkland house, the dishwasher’s water hose may be as old as the kitchen. Follow “There is water on the floor” on this page, and say when you call that it leaks between washes.',
            topic: { en: '1990s homes' },
            first: true,
            sign: 'leaks-at-door',
          },
          'wine-cooler': {
            en: 'Does a built-in wine cooler no longer close? Push every rack and bottle in. If it still stays open, call us, and say whether its wood panel hangs lower than the cabinets beside it.',
          },
          washer: {
            en: 'Does an upstairs front-loader shake the house? A wood floor gives, even under a level washer, so spread the load and try a slower spin. If the drum hits the cabinet, leave the washer off and call us.',
            topic: { en: 'Upstairs washers' },
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In a two-story house, if a newer dryer shows “check vent,” clean the lint screen. If the message stays, leave the dryer off until the long duct is clean, even if clothes still get dry.',
            topic: { en: 'Check-vent message' },
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If a downdraft vent gurgles after heavy rain, turn off its breaker and call us. The vent’s duct may run under the floor and hold water.',
          },
          microwave: {
            en: 'In a 1990s Parkland kitchen, are the toaster and countertop microwave dead? Unplug both. If the lights are normal, reset a tripped breaker or outlet button once. If the outlets stay dead, call an electrician; if only the microwave trips it, call us.',
            sign: 'dead',
          },
          stove: {
            en: 'If a downdraft vent rises from the counter behind your cooktop, give us the model numbers of both when you call. The vent may have to come out before we can lift the cooktop.',
          },
          oven: {
            en: 'Does the display of a 1990s oven fade? Use the oven only while you can read the setting. Ask us whether its control board can be rebuilt, because a new board for an oven of that age is often no longer made.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: {
          en: 'If you live behind a gate, put our name on its visitor list, often in an app, as soon as you book.',
        },
      },
      {
        services: ['oven', 'refrigerator'],
        line: { en: 'If the appliance is built in, tell us when you call.' },
      },
      { line: { en: 'If you live in the Ranches, give us any gate code when you book. Keep animals in.' } },
    ],
  },
  'hallandale-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Hallandale Beach has condo towers on Three Islands and along the ocean.' },
        forHome: {
          en: 'Find your washer’s and dishwasher’s water valves now, because a leak soon comes through the ceiling below.',
        },
        lines: {
          oven: {
            en: 'Is the oven dark while the rest of the apartment has power? In a tower, its breaker is usually in your apartment, in a closet or a hall, so you need not wait for the desk. For the reset, see “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          microwave: {
            en: 'Does the microwave blow air out above its door? In a Three Islands tower without a kitchen duct, its fan is made to do that while you cook. If the fan still runs an hour after the stove is cold, or never starts, call us.',
            first: true,
            sign: 'vent-fan-runs',
          },
          'wine-cooler': {
            en: 'If the wine is warm in the evening and cool again by breakfast, sun through the west windows of your tower probably heats the cooler. Shade it for two days, and call us if nothing changes.',
            sign: 'drifts-warm',
          },
          refrigerator: {
            en: 'Is there water under the refrigerator’s drawers? The defrost drain is probably blocked; in case it is the water line, close its valve from a dry floor. In a tower, soak the water up and call us before it reaches the home below.',
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Is the washer overflowing? Stay off the wet floor, close the apartment’s main water valve, and have the desk warn the home below. Then call us: the drain hose may have slipped, or the inlet valve may be stuck.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Are clothes damp even with a clean lint screen? In a tower, many floors’ dryers may share one shaft. Leave yours off and ask the office whether other floors complain. If so, the shaft probably needs cleaning; if not, call us.',
            sign: 'two-cycles',
          },
          stove: {
            en: 'Is one electric burner as hot on low as on high? Turn off the stove’s breaker and call, because that burner’s switch has probably failed. The 208 volts of some towers make burners weaker, never hotter.',
            first: true,
            sign: 'stuck-on-high',
          },
          dishwasher: {
            en: 'Does the dishwasher tip forward when you pull out a rack? Under a stone counter, as in many tower kitchens, screws at the machine’s sides usually hold it, and they have probably come loose. Push the rack in, stop using the machine and call us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many apartments in Hallandale Beach are lived in from November to April only.' },
        forHome: {
          en: 'In April, shut the water valves. Empty the refrigerator before you turn it off, and prop it open only where no child can reach it.',
        },
        lines: {
          dishwasher: {
            en: 'If the first wash after months away comes out gritty, old food has probably hardened in the filter. With the dishwasher off and cool, rinse the filter, then wash the load once more. If grit stays, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          'wine-cooler': {
            en: 'If the wine cooler only clicks after a summer off, turn it off for an hour and try it once more. If it hums, give it two days to get cold; if it clicks again, leave it off and call us.',
            sign: 'hums-vibrates',
          },
          'range-hood': {
            en: 'If the hood only hums when you come back in November, turn it off at once and call us. Its motor may have stuck over the damp summer. If nothing works, see whether the breaker was turned off for the summer.',
            sign: 'fan-dead',
          },
          washer: {
            en: 'Back in November, does the washer only hum when it should drain? Turn it off: a pump that stuck over the summer can burn out. Then see “It will not drain” on this page.',
            apart: true,
            sign: 'will-not-drain',
          },
          dryer: {
            en: 'Is the dryer slow when you come back? Run it on air only for five minutes and watch the flap outside. If the flap barely opens, leave the dryer off and have the office clean the vent; otherwise, do the other checks on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Hallandale Beach has a few mobile-home parks west of US 1.' },
        forHome: { en: 'Before you order anything large for a mobile home, measure its outside door.' },
        lines: {
          refrigerator: {
            en: 'In your mobile home, is the floor near the refrigerator soft? The water line may be dripping into it unseen. Stay off that spot, follow the water warning at the top and call us.',
            sign: 'water-on-floor',
          },
          microwave: {
            en: 'In a mobile home, if the microwave blinks off when its cord moves, the outlet may have worked loose in the thin wall. Turn off that outlet’s breaker, leave it off and have an electrician fix the outlet.',
            sign: 'stops-early',
          },
          oven: {
            en: 'Does the main breaker of your mobile home trip when the oven and the water heater run together? The electric service may be too small for both. Leave the oven off and call an electrician, not us.',
          },
          'range-hood': {
            en: 'In a mobile home with a second roof, if smoke lingers even with clean filters, the duct may end below that roof, where grease collects. Have a roofer look. If it does end there, leave the fan off; if it goes through, call us.',
            sign: 'weak-suction',
          },
          washer: {
            en: 'In a mobile home, if the washer creeps, press the floor beside it with your foot. Have a soft floor repaired first. On a firm floor, spread the load and spin once more; if the washer still creeps, call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In a mobile home, read the dryer’s label before you book a repair. If neither the label nor the manual allows a mobile home, stop using the dryer, and say so when you call.',
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
        forHome: {
          en: 'Try less detergent in the dishwasher, and raise the rinse aid only if glasses come out spotted.',
        },
        lines: {
          dishwasher: {
            en: 'Do glasses turn dull? Soak one in vinegar. If it clears, keep your usual dose and add rinse aid. If not, try half a dose of powder or gel for a week: part of Hallandale Beach’s water is made soft.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Golden Isles and the beach are both on salt water.' },
        forHome: {
          en: 'There, wipe the steel doors of appliances with fresh water each week, and dry them.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler squeal or scrape more each month? First move the bottles and push the racks in. If the noise stays, turn the cooler off and call us: its fan is probably worn or, in Golden Isles or at the beach, rusted.',
            first: true,
            sign: 'hums-vibrates',
          },
          stove: {
            en: 'In Golden Isles, does your gas stove click with every knob off? See “It keeps clicking” under other problems. If the stove clicks again after it has dried, salt may have corroded a switch behind a knob: turn off its breaker and call us.',
            sign: 'keeps-clicking',
          },
          'range-hood': {
            en: 'If the fan or the light works only when you jiggle its button, leave the hood off and call us. The contacts are probably worn or greasy; near Golden Isles and the beach, salt can corrode them, too.',
            first: true,
            apart: true,
            sign: 'buttons',
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
          en: 'If your tower asks for our insurance certificate, have its form ready when we call.',
        },
      },
      {
        line: {
          en: 'In a tower, ask the office which entrance and elevator a technician may use and during what hours, and let us know.',
        },
      },
      { line: { en: 'If you live in a mobile-home park, say which one, and give us the lot number.' } },
    ],
  },
  miramar: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Silver Shores, Monarch Lakes and Riviera Isles are gated communities in the west of Miramar.',
        },
        forHome: {
          en: 'There, keep your phone near you on the day of the visit: the guard may call before the technician gets in.',
        },
        lines: {
          stove: {
            en: 'If a stove part has to be ordered, we come twice. At Silver Shores, Monarch Lakes or Riviera Isles, keep our name on the gate’s list until the stove is fixed.',
          },
          dryer: {
            en: 'At Silver Shores, Monarch Lakes or Riviera Isles, the vent may end on the roof. If drying slows even with a clean lint screen, leave the dryer off and call us. If the vent needs cleaning, ask the association who may go up.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Does the oven’s door stay locked, with the model label behind it? Look for the model number in the sales papers, or give us the brand and a rough age. If you live behind a gate, one pass may then be enough.',
            sign: 'door-locked',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most of western Miramar was built after 1990.' },
        forHome: {
          en: 'In a two-story house there, the dryer’s duct is often long. Have it cleaned once a year, and sooner when a load takes two cycles.',
        },
        lines: {
          dishwasher: {
            en: 'Does the dishwasher tip with the racks out? Push them in, stop using it and call us. If your western Miramar kitchen got a stone counter since the 1990s, the machine may never have been fastened again.',
          },
          washer: {
            en: 'Does an upstairs washer shake the house? See “It shakes, bangs or walks” on this page. If nothing there helps, try a slower spin; if even that shakes the house, leave the washer off and call us.',
            topic: { en: 'Upstairs washers' },
            first: true,
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In western Miramar, houses built after 1990 often hide a long duct in the walls. If drying slows even with a clean lint screen, leave the dryer off and have us measure airflow before you pay a vent cleaner.',
            topic: { en: 'Long ducts' },
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'When you book, say how high the kitchen ceiling is. In western Miramar, it may be ten feet or more, and we need the right ladder to reach the duct.',
          },
          microwave: {
            en: 'Does the microwave over your range go off and on? In western Miramar, its plug is usually in the cabinet above. If the plug is loose or brown, turn off the breaker and call an electrician. If not, stop using the microwave and call us.',
            topic: { en: 'Loose plugs' },
            sign: 'stops-early',
          },
          'wine-cooler': {
            en: 'In western Miramar, does a wine cooler without vents in front run all day between cabinets? Empty it, slide it out and refill it. If it rests within a day, leave it out: it lacked air. If not, call us.',
            topic: { en: 'Built-in spaces' },
            sign: 'never-rests',
          },
          refrigerator: {
            en: 'Does the refrigerator run all the time? In a 1990s western Miramar kitchen, cabinets may box it in: clear what blocks the grille and the space above. If it is over 40 °F inside the next day, call us.',
            first: true,
            sign: 'runs-all-the-time',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Historic Miramar along State Road 7 has block houses of the 1950s.' },
        forHome: {
          en: 'There, old valves behind a machine may no longer turn, so find the main water valve before a hose fails.',
        },
        lines: {
          dishwasher: {
            en: 'In a 1950s house along State Road 7, is the dishwasher dead? See “It will not start” on this page. If the breaker trips again, leave it off and call us. If other kitchen outlets stay dead with it on, call an electrician.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'If the oven’s breaker trips only when the cooktop is on, too, leave the breaker off and call an electrician. Houses of the 1950s along State Road 7 may have a circuit too small for both. If the oven alone trips it, call us.',
            sign: 'no-power',
          },
          stove: {
            en: 'Is one coil dead? With the breaker off and the coil cold, look into the bowl below it. If kitchen foil touches the socket, leave the breaker off and call; if not, see “An electric burner stays cold” on this page.',
            topic: { en: 'Foil under coils' },
            first: true,
            sign: 'burner-cold',
          },
          'wine-cooler': {
            en: 'Is the wine cooler dead on a power strip? Kitchens of the 1950s in Historic Miramar have few outlets, but a cooler needs one to itself. Plug it straight into the wall; if it stays dead, see “It does not turn on” on this page.',
            topic: { en: 'Power strips' },
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If a newer hood roars and smoke lingers, wash its filters. If smoke still stays, have us measure the duct. In a 1950s block house along State Road 7, it may be no wider than the old hole in the wall.',
            sign: 'weak-suction',
          },
          washer: {
            en: 'Does a washer hose leak? In a 1950s house along State Road 7, its old valve may be stuck: do not force it. From a dry floor, close the main water valve and call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Is the room damp or full of lint after a load? In the block houses of the 1950s along State Road 7, the duct may end indoors. Leave the dryer off and call us.',
          },
          microwave: {
            en: 'Does a breaker trip while the coffee maker and the microwave run? In a 1950s kitchen in Historic Miramar, they may share it: if the lights are normal, reset it once and run one at a time. If the microwave alone trips it, call us.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Miramar’s two city plants, in the east and in the west, take some of the minerals out of its well water with membranes.',
        },
        forHome: {
          en: 'If glasses dry with spots, turn the dishwasher’s rinse aid up; if they have a bluish film, turn it down.',
        },
        lines: {
          washer: {
            en: 'Does the washer smell? A chlorine smell while it fills is probably Miramar’s water, from either plant. A mold smell from the empty drum is the washer’s own: wipe the door seal, and run the hottest cycle with no laundry.',
            sign: 'smells-musty',
          },
          refrigerator: {
            en: 'Is the refrigerator’s water cloudy? Water from either Miramar plant can hold tiny air bubbles, so let a glass stand for a minute. If it clears from the bottom up, it was only air. If not, change the filter, and call us if nothing changes.',
          },
          dishwasher: {
            en: 'If brown water got into the dishwasher after work on a Miramar main, cancel the wash. Run the kitchen faucet until the water is clear, and start over. If the machine now fills slowly, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Miramar, renters live in about 33% of homes (US Census, 2019–2023).',
        },
        forHome: {
          en: 'If you rent and the machine came with the home, ask the owner first. If the machine is yours, book us yourself.',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Gated communities list vendors by name: put ours on the list when you book.' },
      },
      {
        services: laundry,
        line: {
          en: 'If the laundry room is upstairs or the dryer is stacked on the washer, say so when you book.',
        },
      },
    ],
  },
  davie: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Davie has several mobile-home parks, some of them along State Road 84.' },
        forHome: {
          en: 'In a mobile home, have a soft floor repaired before you have a washer leveled on it.',
        },
        lines: {
          stove: {
            en: 'In a mobile home, is every electric burner cold, but the clock lit? A wire may be loose: reset nothing. If lights are dim or too bright, turn off the main breaker and call FPL; otherwise, turn off the stove’s breaker and call us.',
            first: true,
            sign: 'burner-cold',
          },
          oven: {
            en: 'Is the gas oven in your mobile home cold? If the burners only click, turn every knob off and do not relight. If another gas appliance works, call us; if not, ask the park’s office who fills the propane tank.',
            sign: 'gas-no-heat',
          },
          refrigerator: {
            en: 'In a mobile home, a refrigerator against a sunny wall may run all day: shade that wall from outside. If it holds 40 °F or less, it probably needs no repair. Above that, call us.',
            sign: 'runs-all-the-time',
          },
          washer: {
            en: 'In a mobile home, if the washer walks, feel with your foot whether the floor is soft. Have a soft floor repaired first, or a leveled washer soon rocks again. On a firm floor, see “It shakes, bangs or walks” on this page.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In a mobile home, the duct must end outside the skirting, in open air. If you find no vent cap there, leave the dryer off and call us.',
          },
          'range-hood': {
            en: 'After a windy night in a mobile home, if smoke lingers even with clean filters, look at the roof cap from the ground. If it is bent or gone, leave the fan off and call a roofer. If it looks straight, call us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave over your range sag or lean forward? In a mobile home, it may hang on thin paneling that does not hold screws for long. Do not use the microwave or the stove below, and call us.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Horse properties in Davie often have a well for the barn or the whole house.' },
        lines: {
          oven: {
            en: 'Do the house lights dim and the electric oven heat slowly when the well pump runs? On a horse property, the wires that feed the house may be long and too thin: have an electrician look. If the oven is always slow, call us.',
            sign: 'wrong-temperature',
          },
          refrigerator: {
            en: 'On a horse property with a well, sand or iron can make cubes small or brown. Change the well’s sediment filter, then the refrigerator’s, and empty the bin. If new cubes are brown, have the well tested; if small, call us.',
            sign: 'no-ice',
          },
          washer: {
            en: 'Does the washer fill slowly, even with both valves open? On a Davie horse property, the barn and the house may share one well. If the kitchen faucet is weak, too, call a well company; if it is strong, call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Does the dishwasher stop with a fill code? On a Davie horse property, one well may feed barn and kitchen. Turn off any trough that is filling, and try once more. If the kitchen faucet is weak, call the well company; if not, us.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Town of Davie supplies water to some neighborhoods, and the City of Sunrise to others.',
        },
        forHome: {
          en: 'If vinegar clears a cloudy glass, raise the dishwasher’s rinse aid one setting.',
        },
        lines: {
          washer: {
            en: 'If no water comes out at the washer or at any faucet, ask your water utility about work on your street before you book. Your bill says whether it is the Town of Davie or the City of Sunrise.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Do glasses turn cloudy in a dishwasher that takes salt? Davie and Sunrise supply different water, so ask the one on your bill for its hardness in grains. Set the dishwasher’s softener by the table in the manual.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes on an acre or more in Davie have propane tanks.' },
        lines: {
          dryer: {
            en: 'If your gas dryer and gas stove are both cold, the propane may have run out. Turn every knob off, do not relight, and call the supplier. If the stove cooks, leave the dryer off and call us.',
            sign: 'no-heat',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Paddocks and unpaved lanes in Davie make dust in the dry months.' },
        lines: {
          'range-hood': {
            en: 'In the dry months, dust from Davie’s paddocks and unpaved lanes sticks to grease in the hood’s filters: look at them more often. If smoke still lingers, see “It runs, but the smoke lingers” on this page.',
            first: true,
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'Is the refrigerator getting warm? In the dry months, dust from Davie’s paddocks and unpaved lanes can pack exposed coils. Vacuum any grille at the bottom. If the refrigerator is over 40 °F the next day, call us.',
            apart: true,
            first: true,
            sign: 'warm-everywhere',
          },
          'wine-cooler': {
            en: 'Is the wine warm even though the cooler runs all day? In Davie’s dry months, dust from paddocks and unpaved lanes can pack its grille, so vacuum it from outside. If the wine is no cooler a day later, call us.',
            apart: true,
            sign: 'drifts-warm',
          },
          microwave: {
            en: 'If the microwave shuts off in the dry months, dust from a paddock or unpaved lane may have filled its vents. With the plug out or the breaker off, brush the vents from outside. Then see “It shuts off by itself” on this page.',
            sign: 'stops-early',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        services: outOfDoors,
        fact: { en: 'Low land around Orange Drive in Davie holds water after heavy rain.' },
        lines: {
          'wine-cooler': {
            en: 'Is rainwater rising toward your house near Orange Drive? While the floor is still dry, unplug the wine cooler and move the bottles higher up. If the cooler gets wet anyway, leave it unplugged and call us.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Davie, renters live in about 34% of homes (US Census, 2019–2023).',
        },
        lines: {
          dryer: {
            en: 'In a rented mobile home, if drying slows even with a clean lint screen, leave the dryer off. The duct may be the owner’s even if the dryer is yours, so ask the owner before you pay for a new duct.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'In a rented house with a well, do glasses turn white? Fill the rinse-aid cup first. If they are still white after a few loads, ask the owner whether the house’s softener is out of salt.',
            sign: 'cloudy-glasses',
          },
          stove: {
            en: 'If you rent on a horse property, find out who owns the stove and who owns the propane tank before you book. The stove may be the landlord’s to repair, and the tank the supplier’s.',
          },
          'range-hood': {
            en: 'If you rent and the hood’s fan stops, see whether its light still works. If it does, the hood has power, and the owner can book us for the fan. If both are dead, ask the owner about the breaker first.',
            sign: 'fan-dead',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your place has a gate, give us the code when you book. Keep dogs and horses away from the driveway.',
        },
      },
      {
        line: {
          en: 'If you live in a mobile-home park, give us the park’s name and your lot number.',
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
        lines: {
          dryer: {
            en: 'If your dryer is stacked on the washer, say so when you book. Two of us may have to come, and the gate of your village needs both names.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Weston buys its water from the neighboring City of Sunrise.' },
        forHome: {
          en: 'If glasses turn cloudy, raise the dishwasher’s rinse aid first; if they stay cloudy, use less detergent.',
        },
        lines: {
          washer: {
            en: 'Does the washer fill slowly only in the early morning? Sprinklers may be taking the pressure, so run the washer at noon. If it fills fast then, wash later. If not, open both valves fully, and call us if that does not help.',
            sign: 'will-not-fill',
          },
          refrigerator: {
            en: 'Is the dispenser weak? If the kitchen faucet is weak, too, call the City of Sunrise, which supplies Weston’s water. If the faucet is strong, change the refrigerator’s filter, and call us if the dispenser stays weak.',
            first: true,
            sign: 'no-water',
          },
          dishwasher: {
            en: 'If no water comes in, cancel the wash and try the faucets. If all are weak, call the City of Sunrise, which supplies Weston’s water. If they are strong, see “It hums, but no water comes in” on this page.',
            first: true,
            sign: 'will-not-fill',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven'],
        fact: { en: 'Houses in Weston Hills often have double wall ovens and built-in refrigerators.' },
        lines: {
          'range-hood': {
            en: 'If the hood that failed hangs over an island, say so when you book. It may take two people to bring it down from the ceiling.',
          },
          stove: {
            en: 'Is the cooktop dead while the wall ovens work? In Weston Hills, a cooktop often has its own breaker. Find that one in the breaker panel, and follow “Nothing works” on this page. If nothing changes, turn the breaker off and call us.',
            topic: { en: 'Cooktop breakers' },
            first: true,
            sign: 'no-power',
          },
          oven: {
            en: 'If one half of a double wall oven stays cold, try the other half. If it heats, the power is probably fine: say which half is cold when you call. If both halves are cold, see “The electric oven does not heat” on this page.',
            topic: { en: 'Double ovens' },
            first: true,
            sign: 'electric-no-heat',
          },
          'wine-cooler': {
            en: 'If the wine cooler has run all day since your Weston kitchen was redone, new boards or tile may cover the air slots below it. Have the installer clear them. Call us if the wine is warm the next day.',
            topic: { en: 'Remodeled kitchens' },
            sign: 'never-rests',
          },
          microwave: {
            en: 'Is the microwave above your wall oven dead? In Weston Hills, each may have its own breaker. Look for the microwave’s in the breaker panel as you follow “It is dead” on this page.',
            topic: { en: 'Above wall ovens' },
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many townhouses, and many condos of Bonaventure, have laundry closets upstairs or in a hall.',
        },
        forHome: {
          en: 'Upstairs, see that the washer has a drain pan and that the pan’s drain is open.',
        },
        lines: {
          washer: {
            en: 'If you hear water run in the laundry closet while the washer is off, close both washer valves. If the sound goes on, close the main valve and call a plumber. If it stops, call us.',
            apart: true,
            sign: 'keeps-filling',
          },
          dryer: {
            en: 'In Bonaventure, if the dryer blows air into its closet, the vent hose has probably come off: leave the dryer off and call us. If loads are slow, see “Clothes are still damp after a cycle” on this page; the association may clean the duct.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most of Weston was built in the 1990s and the early 2000s.' },
        forHome: {
          en: 'If an appliance came with the house, have its model number ready: some parts for machines that old are no longer made.',
        },
        lines: {
          'range-hood': {
            en: 'If the fan starts slowly, turn it off: its motor or capacitor is probably failing. If it runs only on high, suspect the speed switch. A 1990s Weston house may have its first hood, so read us the model number when you call.',
            topic: { en: '1990s homes' },
            sign: 'fan-dead',
          },
          refrigerator: {
            en: 'Is there water behind the refrigerator? In a 1990s house, the ice maker’s plastic line may be brittle, so do not pull the refrigerator out. Stay off the wet floor, follow the water warning at the top and call us.',
            topic: { en: '1990s homes' },
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Is there a stain on the ceiling below the laundry room? In a 1990s house, an upstairs washer may have no drain pan to catch a slow leak. Leave the washer off, close both its valves and call us; we can fit a pan, too.',
            topic: { en: 'Upstairs washers' },
            sign: 'leaks',
          },
          dryer: {
            en: 'Many houses of the 1990s vent the dryer through the roof. If clothes stay damp with a clean lint screen, leave the dryer off, look at the roof cap from across the street, and call us. Say whether you see gray lint around it.',
            apart: true,
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Is there water on the floor only when the dishwasher drains? If you can stay dry, turn off its breaker. Then call us: the drain hose probably leaks. In a 1990s Weston house, it may be as old as the kitchen.',
            topic: { en: '1990s homes' },
            sign: 'leaks-at-door',
          },
          stove: {
            en: 'If one burner fails on a range of the 1990s, a coil, a socket or a switch is still a small repair. If several burners fail, compare our quote with the price of a new range.',
          },
          microwave: {
            en: 'Did the microwave come with your 1990s house? It is far past the usual nine years. If the water stays cool in the test under “It runs but does not heat,” a new one is usually the better buy.',
            topic: { en: '1990s homes' },
            sign: 'no-heat',
          },
          'wine-cooler': {
            en: 'Does a built-in wine cooler in a 1990s Weston kitchen hum but stay warm? Its fan may be worn out. If you feel no air at the grille, turn the cooler off and call us. Otherwise, vacuum the grille, then call if nothing changes.',
            topic: { en: '1990s homes' },
            sign: 'drifts-warm',
          },
          oven: {
            en: 'Does the cabinet around a wall oven get hot to the touch? In a 1990s kitchen, the oven’s cooling fan may be worn out. Turn the oven off, but not its breaker: the fan may still run. Call us, and do not use the oven.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your village has a gate, tell us where a van may park: street parking is often restricted.',
        },
      },
      {
        toldBy: 'gated streets',
        line: { en: 'In Weston Hills, Savanna or The Ridges, leave our name at the gate of your village.' },
      },
      {
        services: laundry,
        line: {
          en: 'If the laundry room is upstairs, say whether the washer and dryer are stacked or side by side.',
        },
      },
    ],
  },
  sunrise: {
    facts: [
      {
        condition: 'shared laundry',
        fact: { en: 'Many condos in Sunrise Lakes share a laundry room.' },
        lines: {
          washer: {
            en: 'At Sunrise Lakes, has a washer failed in a shared laundry room? It is usually the association’s, so give the office the machine’s number. If none of the washers works, say so: the room’s power or water may be off.',
          },
          dryer: {
            en: 'At Sunrise Lakes, if all the dryers in a laundry room are slow, they may share one clogged vent. Stop using them, and report the vent, not just one dryer, to the office.',
            sign: 'two-cycles',
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
            en: 'If a washer in your apartment has failed, ask the office about it before you order a repair. Some retirement buildings in Sunrise do not allow a washer in an apartment.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Sunrise pumps its tap water from its own wells.' },
        forHome: {
          en: 'If a film on glasses wipes off with vinegar, set the dishwasher’s rinse aid higher.',
        },
        lines: {
          dishwasher: {
            en: 'If dishes come out spotted, look into the rinse-aid cup: its warning light can fail. If the cup is empty, fill it. If it is full, turn the dial up one setting for Sunrise’s well water.',
            sign: 'cloudy-glasses',
          },
          refrigerator: {
            en: 'If the cubes are cloudy, that is usually air and minerals from Sunrise’s water. Hollow cubes mean too little water: change the refrigerator’s filter, and call if they stay hollow.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condo associations in Sunrise Lakes often ask a contractor for paperwork.' },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler seem warm? While the Sunrise Lakes office checks our paperwork, keep a thermometer in a glass of water inside. The next day, write down its reading and the one on the display.',
            topic: { en: 'While you wait' },
            sign: 'drifts-warm',
          },
          stove: {
            en: 'Does one coil stay cold while the others heat? See “An electric burner stays cold” on this page. In Sunrise Lakes, ask the office what paperwork it needs from us before you book.',
            first: true,
            sign: 'burner-cold',
          },
          oven: {
            en: 'Do the burners of your electric range heat while the oven stays cold? Then the range has its full power, and the Sunrise Lakes office cannot help. See “The electric oven does not heat” on this page, and mention the burners if you call.',
            topic: { en: 'Oven and burners' },
            first: true,
            sign: 'electric-no-heat',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, look from the ground at the outside flap with the fan on high. If it stays shut, leave the fan off and, at Sunrise Lakes, tell the association, too; in any case, call us.',
            topic: { en: 'Outside flap' },
            first: true,
            sign: 'weak-suction',
          },
          microwave: {
            en: 'In Sunrise Lakes, book early, because the association often checks our paperwork first. Until then, if only the plate does not turn, leave it in and turn the food by hand. If the door is loose, leave the microwave off.',
            first: true,
          },
          dryer: {
            en: 'Do clothes stay damp even with a clean lint screen? In a Sunrise Lakes condo, the vent goes through the association’s wall: leave the dryer off and ask the office to have the vent cleaned. If that was done lately, call us.',
            topic: { en: 'Condo vents' },
            first: true,
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Does the valve under the sink no longer close while the dishwasher leaks? From a dry floor, close your main water valve or, in Sunrise Lakes, have the association shut off the water. Then call us.',
            topic: { en: 'Stuck valves' },
            first: true,
            sign: 'leaks-at-door',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Second refrigerators in Sunrise are often on a screened porch or in a carport.' },
        lines: {
          'wine-cooler': {
            en: 'If a wine cooler on your porch or in the carport trips its outlet after a storm, rain has probably blown in. Leave it off and call us, and say whether its label allows outdoor use.',
            topic: { en: 'Porch or carport' },
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'Does the refrigerator click over and over and stay warm? Turn off its breaker and put food on ice. If it is on a screened porch or in a carport, say so when you call: damp and ants can get into the back.',
            topic: { en: 'Porch or carport' },
            apart: true,
            first: true,
            sign: 'clicks-or-roars',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Sunrise, renters live in about 38% of homes (US Census, 2019–2023).',
        },
        lines: {
          microwave: {
            en: 'If you rent and the microwave froze in an outage, you may reset it once: see “Some buttons do not respond” under other problems. If it is still frozen, report it to the owner.',
            sign: 'buttons',
          },
          washer: {
            en: 'If you rent and the washer is loud, send the owner a video with sound. A roar in the spin and a knock in the wash need different repairs, and the owner can say which it is when booking.',
            sign: 'grinds-or-roars',
          },
          'range-hood': {
            en: 'If you rent, send the owner a photo of the hood’s label and say what fails: the fan, one speed, the light or everything. The owner can then book without coming by first.',
          },
          stove: {
            en: 'If you rent, tell the owner whether the cold burner is a coil or under glass. A coil is a small repair, and an element under glass takes more work.',
            sign: 'burner-cold',
          },
          oven: {
            en: 'If you rent and the oven is cold, see whether its display is lit and, if it is electric, whether broil heats. If the owner books the visit, have the owner mention both: the answers often show which part to bring.',
          },
          dryer: {
            en: 'If you rent, report a cold dryer to the owner. If it heats but dries slowly, even with a clean lint screen, leave it off and report the vent to the office as well.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live in Sunrise Lakes, give us the phase and the building number.' } },
      { line: { en: 'For an apartment, tell us the floor and whether there is an elevator.' } },
    ],
  },
  lauderhill: {
    facts: [
      {
        condition: 'condo laundry',
        fact: { en: 'Inverrary’s condo villages of the 1970s often have laundry closets on breezeways.' },
        forHome: {
          en: 'Such a closet is half outdoors: in rain, leave the dryer off and the doors shut. Do not start a machine with wet controls.',
        },
        lines: {
          washer: {
            en: 'Did a storm blow rain onto the washer’s controls? A laundry closet on an Inverrary breezeway is half outdoors. From a dry floor, turn off the washer’s breaker, and call us, even if the washer looks dry.',
            apart: true,
          },
          dryer: {
            en: 'On an Inverrary breezeway, the vent may open beside the laundry closet, so feel for air there during a five-minute air-only run. If little comes out, leave the dryer off and have the vent cleaned; if plenty does, do the other checks on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Each condo village in Inverrary has its own board, which sets the hours for contractors.',
        },
        lines: {
          microwave: {
            en: 'Do a neighbor’s cooking smells come out of your microwave? In an Inverrary condo, the microwave’s fan may blow into a shared shaft, and the damper above the microwave is probably stuck. Call us to free it; you can still heat food.',
          },
          'range-hood': {
            en: 'In an Inverrary condo, ask the village’s board before the hood’s duct is changed, because the duct may run behind a neighbor’s wall. A fan repair leaves the duct as it is.',
          },
          refrigerator: {
            en: 'Is the refrigerator warm? In Inverrary, a condo board may ask for our insurance certificate first. Give us the board’s email address when you book, so that no day is lost.',
            sign: 'warm-everywhere',
          },
          'wine-cooler': {
            en: 'If your Inverrary board makes a visit wait, protect the wine. If the wine cooler is as warm as the room, turn it off and lay the bottles in a dark closet. If it still cools a little, leave it on with the door shut.',
          },
          dryer: {
            en: 'At Inverrary, if the vent in the wall needs work, ask your building’s board first, because each board has its own rules. A repair inside the dryer usually needs no permission.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Lauderhill treats water from its own shallow wells.' },
        forHome: {
          en: 'If the dishwasher’s spray arms turn white, run dishwasher cleaner before you call.',
        },
        lines: {
          washer: {
            en: 'Do towels come out gray? Minerals in Lauderhill’s tap water and too much fabric softener can leave a film. Run one hot load without softener: if the towels come out cleaner, stop using it; otherwise, call us.',
          },
          dishwasher: {
            en: 'If dishes stay dirty and the holes of the spray arms look white, that is probably lime from Lauderhill’s tap water. Run a citric-acid dishwasher cleaner as its label says. If the next load is dirty, too, call us.',
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Many houses in the southeast of Lauderhill are from the 1960s, some with breaker panels of that age.',
        },
        forHome: {
          en: 'If a 1960s breaker trips, unplug the appliance and reset the breaker once. If the breaker still trips, call an electrician; otherwise, call us.',
        },
        lines: {
          'wine-cooler': {
            en: 'Is the wine cooler dead while the house lights are normal? In a 1960s Lauderhill house, a tripped breaker may still look on: turn it fully off, then on again. Do this once only. If that fails, leave it off and call us.',
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'Do the refrigerator and its light go out now and then? In a 1960s house, its plug may be in an adapter on a two-slot outlet. If so, turn off the breaker and call an electrician; if not, call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'Did some lights go out with the dishwasher? In a 1960s house, they may share one breaker. If other lights are normal, reset it once, as “It will not start” on this page says. If it trips again, leave it off and call us.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'Does the oven go dead while it heats, then come back? Turn off the breaker and call us: a connection may be overheating. If house lights flicker, too, call Florida Power & Light (800-468-8243) first, then an electrician: an old aluminum wire may be loose.',
            sign: 'no-power',
          },
          stove: {
            en: 'Does a burner of a 1960s cooktop stay cold even with a new coil? The coil may not fit, or its socket may be burned. Leave the breaker off and call us with the make and model: coils that old have different plug-in ends.',
            first: true,
            sign: 'burner-cold',
          },
          'range-hood': {
            en: 'If the hood is silent and dark, look for a wall switch near the stove: a 1960s hood may be wired through one. If there is none, or it does not help, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          microwave: {
            en: 'Do buttons fail in wet weeks? Through the jalousie windows of a 1960s Lauderhill house, damp air can get behind the touch panel. Close the windows and cool the kitchen for a day. If that fails, see “Some buttons do not respond” under other problems.',
            first: true,
            sign: 'buttons',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: laundry,
        fact: { en: 'A laundry closet that faces a breezeway stays damp in Lauderhill.' },
        lines: {
          'wine-cooler': {
            en: 'In an Inverrary condo, damp breezeway air can fog the outside of the wine cooler’s glass: just wipe it. If the fog is inside, wipe the seal, and call us if it returns. If it is between the panes, ask us about a new door.',
            sign: 'door-fogs',
          },
          washer: {
            en: 'If a breezeway closet smells musty, smell inside the washer’s empty drum. If the drum smells clean, the damp is in the closet: tell the association. If the drum smells, too, run the cleaning cycle.',
            sign: 'smells-musty',
          },
          dryer: {
            en: 'Does the dryer on your breezeway take longer than last year? Humid air is probably not the cause. See “Clothes are still damp after a cycle” on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Lauderhill, renters live in about 45% of homes (US Census, 2019–2023).',
        },
        lines: {
          dishwasher: {
            en: 'Does a drain smell come back soon after you clean the filter and run the disposal? The drain hose probably hangs too low, or a check valve leaks. If you rent, tell the owner, who usually orders that repair; otherwise, call us.',
            sign: 'smells-bad',
          },
          refrigerator: {
            en: 'If you rent, send the owner the model number from the label inside the refrigerator. With that number, we can look up the parts before the visit.',
          },
          stove: {
            en: 'If you rent and a coil seems weak, try a flat pan before you call the landlord. Newer coils cut the heat under a warped pan. If a flat pan heats slowly, too, report the coil: it or its switch is probably worn.',
            sign: 'heats-poorly',
          },
          oven: {
            en: 'If you rent and the oven’s door stays locked after self-clean, follow “The door stays locked” under other problems before you call the owner. If the oven is still dead after the reset, say so: a fuse inside has probably blown.',
            sign: 'door-locked',
          },
          microwave: {
            en: 'If the microwave came with your apartment and has failed, ask the office before you book. A large complex may keep spares, and then you do not wait for a part.',
          },
          'range-hood': {
            en: 'If the hood of your rental blinks or beeps, it may only be asking for clean filters. Wash them, and ask the landlord for the manual, which shows the reset. If the fan fails, too, report it.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'association rules',
        line: {
          en: 'In Inverrary, ask your building’s board when contractors may work, and book a visit within those hours.',
        },
      },
      { line: { en: 'In a condo village, give us the building number and the nearest gate.' } },
      {
        services: laundry,
        line: {
          en: 'If your washer or dryer is in a breezeway closet, clear the closet so that we can pull the machine forward.',
        },
      },
    ],
  },
  'deerfield-beach': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Century Village East has thousands of condos for people 55 and older. In many of its buildings, neighbors share a laundry room.',
        },
        lines: {
          washer: {
            en: 'Has a shared washer stopped with your clothes inside? Do not force its door. At Century Village East, it is usually the association’s to repair, so give the machine’s number to the office.',
          },
          dryer: {
            en: 'At Century Village East, a shared dryer that leaves clothes damp is the association’s to repair, and so is its vent. Tell the office which dryer it was, and use another.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Towers line A1A at the beach in Deerfield Beach.' },
        forHome: {
          en: 'If your oven was always slow, ask the office whether the tower has 208 volts instead of 240. If so, the oven is probably fine.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator click every few minutes near a balcony door on A1A? Salt air can corrode the relay that starts the compressor. Follow “It clicks, buzzes or roars” on this page, and mention the balcony if you call.',
            topic: { en: 'Salt air' },
            first: true,
            sign: 'clicks-or-roars',
          },
          stove: {
            en: 'Does one coil glow on one side only? It is probably worn out: leave it off, and call us with the model number. In an A1A tower, if all coils were always dim, ask whether the building has 208 volts: then no repair helps.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'In an A1A tower, if smells linger even with a new charcoal filter, make sure that it fits tightly. Smells get past a loose filter, so replace it with one for your model. If a tight one does not help, call us.',
            sign: 'odors-stay',
          },
          dryer: {
            en: 'Are the dryer and the electric stove both cold? A tower apartment may have lost half of its power: turn off its main breaker and call the office. If only the dryer is cold, follow the steps on this page.',
            first: true,
            sign: 'no-heat',
          },
          oven: {
            en: 'In an A1A tower, does spilled fat smoke in the oven? Turn the oven off, open the balcony door and keep the hall door shut, because smoke sets off the hall alarm. Clean the oven before you use it again.',
            sign: 'smoke-smell',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Deerfield Beach softens the water from its own wells.' },
        forHome: {
          en: 'If glasses have a film, refill the dishwasher’s rinse aid before you suspect a broken part.',
        },
        lines: {
          washer: {
            en: 'Do whites have rust spots? They seldom come from the water, which the city softens. Take any hairpin or nail out of the empty drum; if you find a chip in the enamel instead, call us.',
          },
          dishwasher: {
            en: 'Does your dishwasher ask for salt all the time? Its softener is probably set too high for water that Deerfield Beach has already softened, and the manual shows how to lower it. If the salt light stays on, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The Cove and the beach side of the Intracoastal get salt air; farther inland, there is less.',
        },
        forHome: {
          en: 'By the water, dry steel doors after you wipe them, and see twice a year that the dryer’s outside flap opens and closes freely.',
        },
        lines: {
          oven: {
            en: 'In The Cove or at the beach, does an electric oven heat only on some days? Salt can corrode a connection, which gets hot: turn off the breaker and call us. If it never heats, see “The electric oven does not heat” on this page.',
            first: true,
            sign: 'electric-no-heat',
          },
          microwave: {
            en: 'Does the metal filter under the microwave crumble as you wash it? Age or, on the beach side of Deerfield Beach, salt can eat the metal. Order a new filter by the model number: you need no visit for that.',
          },
          dryer: {
            en: 'In The Cove, salt can rust the pins of a louvered vent cap. If a louver sticks in a five-minute air-only run, leave the dryer off and call us: the vent behind it may be clogged, too.',
            sign: 'two-cycles',
          },
          'wine-cooler': {
            en: 'Does ice form inside a wine cooler set to 55 °F? In The Cove, damp sea air may get past the seal. Turn the cooler off until the ice melts, and wipe the seal. If ice returns, turn the cooler off and call us.',
            first: true,
            sign: 'freezes',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Century Village condos are closed in summer.' },
        forHome: {
          en: 'Before summer, close the valves for the washer, dishwasher and ice maker, and find out who in your Century Village building has a key.',
        },
        lines: {
          microwave: {
            en: 'Is the microwave in your Century Village condo dark while the lights are normal? If it was unplugged for the summer, plug it in; if its breaker is off, turn it on, once. If it stays dark, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          stove: {
            en: 'If a coil stays cold when you come back to Century Village, its plug-in ends may have corroded over a closed summer. See “An electric burner stays cold” on this page.',
            sign: 'burner-cold',
          },
          'wine-cooler': {
            en: 'Are cork tops moldy when you come back to your Century Village condo in the fall? The wine is usually fine, so wipe the bottles and the racks. If mold is back in a month, the door probably leaks: call.',
          },
          'range-hood': {
            en: 'If the fan scrapes after a summer away from Century Village, turn it off and call us. Part of a nest may have dropped into its wheel. If you see straw in the outside flap, say so.',
            sign: 'loud',
          },
          dishwasher: {
            en: 'If dishes come out dirty after a summer away from Century Village, make sure that your water heater is on. Run the kitchen faucet until it is hot, then start the dishwasher. If the load is still dirty, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          washer: {
            en: 'Back at Century Village in the fall, does your own washer hum while no water comes in? Open both its valves and watch the hoses while it fills. If one drips, or no water comes, stop the washer, close both valves and call us.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many block houses in The Cove date from the 1950s and 1960s.' },
        forHome: {
          en: 'There, measure a built-in oven’s opening before you decide against a repair: a new oven may not fit.',
        },
        lines: {
          refrigerator: {
            en: 'In The Cove, does the refrigerator run more in the evening? The block wall behind it may still be hot, so leave more room. If the food is cold, probably nothing is broken; if not, call us.',
            sign: 'runs-all-the-time',
          },
          dishwasher: {
            en: 'Does the dishwasher fill slowly? Open the valve under the sink fully, then try the kitchen’s hot water. If that is weak, too, old steel pipes in The Cove may be clogged: call a plumber. If the hot water is strong, call us.',
            sign: 'will-not-fill',
          },
          'range-hood': {
            en: 'If the breaker trips again after one reset, leave it off and call us. The fault is usually in the hood; in The Cove, it can be old house wiring, which an electrician must repair.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in Century Village, call the gate before the visit, so that it lets us in.',
        },
      },
      {
        line: {
          en: 'Give us the name and letter of a Century Village building: several share one name.',
        },
      },
      {
        services: laundry,
        toldBy: 'shared laundry',
        line: { en: 'If the laundry room is shared, say on which floor it is and who has the key.' },
      },
    ],
  },
  'coral-springs': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Four water systems serve Coral Springs: the city, the Coral Springs and North Springs districts, and Royal Waterworks.',
        },
        forHome: {
          en: 'Your water bill says which one is yours. If glasses come out spotted, raise the dishwasher’s rinse aid.',
        },
        lines: {
          refrigerator: {
            en: 'If the dispenser is weak, try two faucets. If both are weak, call the water company on your bill: Coral Springs has several. If only the dispenser is weak, change the refrigerator’s filter; if that does not help, call us.',
            sign: 'no-water',
          },
          washer: {
            en: 'If the washer fills slowly with both valves fully open, try the kitchen faucet. If it is weak, too, call the water company on your bill: Coral Springs has more than one. If it is strong, call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'If no water comes into the dishwasher, try the faucets. If all are dry, call the water company on your bill: four systems serve Coral Springs. If the kitchen’s hot water runs, see “It hums, but no water comes in” on this page.',
            first: true,
            sign: 'will-not-fill',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Some townhouses in Coral Springs have laundry closets upstairs or off the kitchen.',
        },
        forHome: {
          en: 'Upstairs, look for a drain pan under the washer. Off the kitchen, have the dryer’s long duct cleaned each year.',
        },
        lines: {
          washer: {
            en: 'Is an upstairs washer leaking? Turn off its breaker if you can without stepping in water, then close the main water valve. Keep everyone out from under a ceiling that sags, and call us.',
            topic: { en: 'Upstairs washers' },
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'In a townhouse, the duct from a closet off the kitchen may run far inside a wall. If drying slows, see “Clothes are still damp after a cycle” on this page. A clogged duct there may have to be cleaned from both ends.',
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Eagle Trace and some other parts of Coral Springs are behind gates.' },
        source: 'association practice',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Garage laundries are common in the Ramblewood area.' },
        forHome: { en: 'In a garage or on an enclosed porch, too, the dryer’s vent has to end outdoors.' },
        lines: {
          oven: {
            en: 'Is your electric oven cold? In the Ramblewood area, try the electric dryer in the garage. If it heats, follow “The electric oven does not heat” on this page. If the dryer is cold, too, turn both off and call Florida Power & Light (800-468-8243).',
            topic: { en: 'Oven and dryer' },
            sign: 'electric-no-heat',
          },
          washer: {
            en: 'If a washer in the garage has begun to rock, turn it off and sweep grit from its feet. If it still rocks, see “It shakes, bangs or walks” on this page.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Does lint settle all over the garage when the dryer runs? The vent has probably come off behind the dryer. Leave the dryer off, keep paint and gasoline away from it, and call us.',
          },
          'wine-cooler': {
            en: 'Is a wine cooler beside the dryer warm? In a garage, as around Ramblewood, it can draw in lint. Vacuum its grille and leave the dryer off for a day. If the wine is cool then, keep the grille clean; if not, call us.',
            sign: 'drifts-warm',
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
          dishwasher: {
            en: 'Near the Everglades, do dishes dry slowly on humid days? Keep the windows shut and the air conditioning on, and choose heated dry. If glasses stay wet even then, see “Dishes stay wet” on this page.',
            sign: 'dishes-stay-wet',
          },
          microwave: {
            en: 'Does the microwave beep by itself after a wet week? Humid air can get behind its touch panel: cool the kitchen for a day. If it beeps again, unplug it or turn off its breaker, and call us.',
            first: true,
            sign: 'buttons',
          },
          'range-hood': {
            en: 'If smoke lingers with clean filters, look from the ground for wasps at the hood’s outside flap: the Everglades are close. If there is a nest, or the flap stays shut, leave the fan off; call us in any case.',
            topic: { en: 'Wasp nests' },
            first: true,
            sign: 'weak-suction',
          },
          'wine-cooler': {
            en: 'If fog stays along one edge of the wine cooler’s glass, wipe the seal there and press it flat. If the whole glass fogs, the air is probably too humid: cool the room for a day, and call us if the fog stays.',
            apart: true,
            sign: 'door-fogs',
          },
          refrigerator: {
            en: 'If the refrigerator’s frame sweats, look for an energy-saver setting and turn it off. That setting stops the heater that keeps the frame dry in humid air. If the frame still sweats a day later, call us.',
            first: true,
          },
          stove: {
            en: 'Does your gas stove click by itself on humid mornings? Damp air may reach the switches behind its knobs. First see “It keeps clicking” under other problems. While the stove dries overnight, keep the windows shut and the air conditioning on.',
            first: true,
            sign: 'keeps-clicking',
          },
          dryer: {
            en: 'On a humid afternoon near the Everglades, a load may take ten minutes more, which is normal. If it takes twice as long as usual, the duct is probably clogged: see “Clothes are still damp after a cycle” on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 35% of homes in Coral Springs (US Census, 2019–2023).' },
        lines: {
          stove: {
            en: 'If you rent, send the owner photos of the stove’s label and of the burner that fails. The label shows which part the burner takes.',
          },
          microwave: {
            en: 'If you rent and the microwave sparks, stop it and look at the posts that hold its rack. If the paint there is chipped, leave the microwave off and send the owner a photo. If not, see “It sparks or crackles inside” on this page.',
            sign: 'sparks',
          },
          'range-hood': {
            en: 'If you rent and the fan runs on after the stove has cooled, wipe its buttons with a damp cloth and dry them. If it still runs, turn off the hood’s breaker and tell the owner. Until the repair, open a window while you cook.',
            sign: 'starts-by-itself',
          },
          oven: {
            en: 'If you rent, ask whether the owner has a home warranty that covers the oven before you book us. A plan like that usually sends its own company and may not pay for our visit.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: { en: 'At Eagle Trace, call the guard before the visit and leave our company name.' },
      },
      {
        toldBy: 'gated streets',
        line: {
          en: 'If you live behind another gate in Coral Springs, give us the code when you book, or put our name on the list.',
        },
      },
      { services: laundry, line: { en: 'Clear a path to a washer or dryer in the garage.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
