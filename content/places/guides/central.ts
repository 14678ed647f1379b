// Guides to the places of central: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { carried, laundry, mayBurnGas, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const centralGuides = {
  orlando: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'OUC gives the hardness of Orlando’s water as about 8 grains a gallon (130 ppm).' },
        lines: {
          refrigerator: {
            en: 'Does the dispenser keep dripping after each glass? If you just changed the filter, run two gallons of water through to push out the air. If it still drips, lime from Orlando’s hard water may be holding a valve open: call us.',
            apart: true,
          },
          washer: {
            en: 'Are hot washes taking longer every month? If your front-loader heats its own water, lime from Orlando’s hard water may coat the heater. Run a washer descaler once; if hot washes still take long, call us.',
            apart: true,
          },
          dishwasher: {
            en: 'Do glasses come out white? Orlando’s water has about 8 grains of hardness a gallon: if your dishwasher takes salt, its manual gives the setting for 8. If it takes none, turn up the rinse aid.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'OUC water',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of Orlando, so some houses, old and new, have gas stoves and dryers.',
        },
        lines: {
          dryer: {
            en: 'If the gas dryer and the gas stove are both cold, turn every knob off, do not relight, and call Peoples Gas (877-832-6747). If the stove cooks as usual, leave the dryer off and call us.',
            sign: 'no-heat',
          },
          oven: {
            en: 'If the gas oven broils but does not bake, it is getting gas. The bake igniter has probably failed: leave the oven off and call us. If neither lights, see “The gas oven does not heat” on this page before you call Peoples Gas (877-832-6747).',
            sign: 'bake-or-broil-only',
          },
          stove: {
            en: 'Did a thunderstorm cut the power while you cooked on gas? The spark is gone, but the gas is not: turn every knob off until the power is back. If nothing clicks then, follow “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Lake Eola Heights and College Park have frame and brick houses from the 1920s.' },
        forHome: {
          en: 'In a house that old, run the kitchen sink before you blame the dishwasher: if both drain slowly, call a plumber.',
        },
        lines: {
          stove: {
            en: 'Is your stove’s gas valve too stiff to turn? In a 1920s College Park house, it may be decades old: do not force it. Have a licensed gas fitter replace the valve before you need to close it in a hurry.',
          },
          'range-hood': {
            en: 'In a 1920s Lake Eola Heights house, if the hood fails, have us look at it before you buy another. A new hood may need a new duct, and in such a house that can mean opening a wall.',
          },
          washer: {
            en: 'Does a level washer walk? The wood floor of a 1920s College Park house can bounce. Spin only half of the load: if the washer stays put, wash smaller loads; otherwise, leave it off and call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In a 1920s College Park house, if loads dry slowly, look outside for the vent cap. If there is none, the duct may end in the crawl space: leave the dryer off and call us. If there is one, follow the steps on this page.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'If water stays in the dishwasher and the sink, run any disposal. If both stay full, call a plumber: the drain of a 1920s College Park house may be clogged. If the sink drains well, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          oven: {
            en: 'Do cakes come out lopsided in every pan? In the 1920s houses of Lake Eola Heights, floors may have settled: put a level on the cold oven’s rack. If it slopes, call us; if not, see “It bakes too hot, too cool or unevenly” here.',
            sign: 'wrong-temperature',
          },
          microwave: {
            en: 'Does the microwave move when you close its door? In the plaster walls of a 1920s house in College Park or Lake Eola Heights, the bracket can work loose. Do not use the microwave or the stove below it, and call us.',
          },
          refrigerator: {
            en: 'Is the refrigerator dead in a 1920s College Park house? See “It is silent” on this page. If nothing trips again and its cool plug is within reach, try a lamp in that outlet. If the lamp lights, call us; if not, an electrician.',
            first: true,
            sign: 'dead-after-storm',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most homes in Baldwin Park and Lake Nona were built after 2000.' },
        forHome: {
          en: 'There, the dryer’s vent cap is often on the roof. Have it checked when drying slows.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler run all afternoon? That is normal in a Baldwin Park or Lake Nona house at 82 °F. Keep the rooms at 78 °F for two days, and call us if the wine is then over 5 °F above your setting.',
            first: true,
            sign: 'never-rests',
            topic: { en: 'Warm rooms' },
          },
          dryer: {
            en: 'Clothes still damp? A long duct in Lake Nona or Baldwin Park may have a booster fan, with a small light near the dryer. If that light shows a fault, leave the dryer off and call us; otherwise, follow the steps on this page.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If smells linger in a Lake Nona or Baldwin Park kitchen, see whether the fan is part of a microwave. If it is, change its charcoal filter, or book a microwave visit if the fan is dead. If not, wash the hood’s metal filters.',
            sign: 'odors-stay',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Downtown Orlando has apartment towers around Lake Eola and Orange Avenue.' },
        forHome: {
          en: 'Ask the office where your water shutoff is: it may be in a wall box or a hall closet.',
        },
        lines: {
          washer: {
            en: 'Does the washer get no water? In a tower around Lake Eola, look for a shutoff notice. Once the water is back, run a faucet until it is clear. If the washer stays dry with both valves open, call us.',
            sign: 'will-not-fill',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean metal filters, feel for air in front of the hood. If it blows back at you, the hood probably has no duct, like many in downtown towers: replace an old charcoal filter. If you feel none, call us.',
            first: true,
            apart: true,
            sign: 'weak-suction',
          },
          'wine-cooler': {
            en: 'In a downtown tower, are all your lights out while the halls have light? That is probably an outage, so wait for the power before you book. If your own lights work, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'OUC supplies the power in most of the city, and Duke Energy serves the outer streets.',
        },
        forHome: {
          en: 'If only one machine is dead and the lights are normal, reset its breaker once; if it trips again, leave it off and call us.',
        },
        lines: {
          microwave: {
            en: 'Is the microwave dark? If the house lights are out, too, call OUC or, in the outer streets, Duke Energy. If only the microwave is dark, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
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
        lines: {
          refrigerator: {
            en: 'If the refrigerator came with your rented home, the repair is usually the landlord’s. Call the landlord first, with the model number from the label inside.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Many Orlando addresses are outside the city: give us the ZIP code and the subdivision.',
        },
      },
      {
        line: {
          en: 'If you live downtown, tell us where a van may park, and the height limit of any parking garage.',
        },
      },
      {
        services: laundry,
        line: {
          en: 'If you live in Lake Nona, say whether the laundry room is upstairs.',
        },
      },
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
            en: 'Do the cubes stay small after a new filter? Scale from the city’s wells can choke the refrigerator’s water valve. We can test that valve and replace it.',
            sign: 'no-ice',
          },
          washer: {
            en: 'Is clean water standing in the drum hours after a wash? Lime from the city’s wells can keep an inlet valve from closing. Close both valves behind the washer, leave it off and call us.',
            apart: true,
            sign: 'keeps-filling',
          },
          dishwasher: {
            en: 'If plates come out chalky even with the rinse aid full, run a citric-acid dishwasher cleaner as its label says. The chalk is probably scale from Altamonte Springs’ limestone wells. If it stays, call us.',
            sign: 'cloudy-glasses',
          },
          'range-hood': {
            en: 'If smoke lingers, wash the hood’s filters and rub them with a finger. White spots are lime from the city’s hard water and do not block the air. If the filters feel greasy, wash them again; if not, call us.',
            first: true,
            sign: 'weak-suction',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Condo complexes of the 1970s and 1980s near the mall and Cranes Roost often have laundry closets without a window.',
        },
        forHome: {
          en: 'To repair a stacked pair, we may have to take the dryer down, so clear the floor in front of such a closet.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler run all day in a windowless closet? In an older condo near Cranes Roost, its heat can collect there. Leave the closet open for a day. If the cooler rests, get a louvered door; if the wine gets warm, call us.',
            sign: 'never-rests',
            topic: { en: 'Windowless closets' },
          },
          washer: {
            en: 'If a washer smells musty in a closet, feel the closet’s wall after a dryer load. If the wall is damp, the dryer’s vent may leak: leave the dryer off and call us. Otherwise, clean the washer’s drum.',
            sign: 'smells-musty',
          },
          dryer: {
            en: 'Is the vent clear, but are loads slow? Many laundry closets near the mall and Cranes Roost have no window: dry one load with the closet open. If that helps, have a louvered door put in; if not, leave the dryer off and call us.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'laundry rules',
        services: ['washer'],
        fact: {
          en: 'Condo associations in Altamonte Springs commonly have rules for an upstairs washer.',
        },
        forHome: {
          en: 'Ask your association whether an upstairs washer needs a drain pan and burst-proof hoses.',
        },
        lines: {
          washer: {
            en: 'Is there water in the pan under an upstairs washer? Leave the washer off, close both its valves and call us before water reaches the home below. Condo boards here often ask for such a pan and for steel-braided hoses.',
            sign: 'leaks',
            topic: { en: 'Upstairs washers' },
          },
        },
        source: 'association practice',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Spring Oaks and other streets have houses of the 1970s, some with their original breaker panels.',
        },
        forHome: { en: 'If a breaker in such a house trips twice, have an electrician look at the panel.' },
        lines: {
          refrigerator: {
            en: 'Is the floor wet by the refrigerator? In a 1970s Spring Oaks house, the ice maker’s line may be old plastic that cracks when it moves. Leave the refrigerator in place, follow the water warning at the top and call us.',
            first: true,
            sign: 'water-on-floor',
          },
          dryer: {
            en: 'Does a damp ring show on the ceiling after a load? In a 1970s Spring Oaks house, the duct may cross the attic, and a joint has probably opened: leave the dryer off and call us. If the ring grows after rain, call a roofer.',
          },
          dishwasher: {
            en: 'Is the dishwasher dead? In a 1970s Spring Oaks house, an old breaker can trip and still look on. If the house lights are normal, push it fully off, then on again, once. If it trips or nothing changes, leave it off and call us.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'In a 1970s Spring Oaks house, is the oven cold? Read the brand on the breaker panel first. If it is Federal Pacific or Zinsco, call an electrician; if it is another, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'If an electric burner does not turn off with its knob, turn off the stove’s breaker and call us. In a 1970s house, the breaker panel may be mislabeled. If the clock or a burner still glows after a minute, turn off the main breaker.',
            first: true,
            sign: 'stuck-on-high',
          },
          'wine-cooler': {
            en: 'Does the wine cooler trip its breaker in a 1970s Spring Oaks house? If lights are normal, unplug the cooler and reset the breaker once. If it trips, leave it off and call an electrician; if not, leave the cooler unplugged and call us.',
            first: true,
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If the hood does not blow into the kitchen and you see no vent cap outdoors, leave the fan off and call us. In a 1970s Spring Oaks house, the duct may end in the attic.',
          },
          microwave: {
            en: 'Is only the microwave dead? In the original breaker panel of a 1970s Spring Oaks house, a tripped breaker may move only halfway, so look closely at each one. Before you reset it, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 51% of homes in Altamonte Springs (US Census, 2019–2023).' },
        lines: {
          dishwasher: {
            en: 'Is the dishwasher leaking in a rented apartment? Stay off the wet floor and ask the office to shut off the water. Do not reach under the sink, where the plug often is.',
            sign: 'leaks-at-door',
          },
          refrigerator: {
            en: 'If you rent and the refrigerator is warm, report it at once. Ask the office whether it can lend you another until the repair.',
            sign: 'warm-everywhere',
          },
          'range-hood': {
            en: 'If the hood in your apartment is weak, ask the office whether one roof fan serves all kitchens. If it does, that fan is the building’s to repair. If the hood has its own fan, report the hood.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'If the microwave that came with your apartment has failed, do not book a repair yourself. Send the office a photo of the label inside its door, and say what the microwave does.',
          },
          oven: {
            en: 'If you rent and the oven stays cold, tell the office whether the oven’s display is lit. A dark display points to the power or the control board; a lit one, to an element, the igniter or half of the power missing.',
          },
          stove: {
            en: 'If you rent and one coil stays cold, leave that burner off and ask the office before you book. Many complexes have the same stove in every apartment, so maintenance may have a spare coil.',
            sign: 'burner-cold',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'For an apartment, tell us the building number and the floor, and whether there is an elevator.',
        },
      },
      {
        services: laundry,
        line: {
          en: 'Clear the shelf above the machine in the laundry closet, so that nothing falls when we move the machine.',
        },
      },
    ],
  },
  clermont: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Clermont’s water comes from limestone and is hard: the spots on glasses are calcium.' },
        lines: {
          refrigerator: {
            en: 'Did the cubes shrink month by month, even with a new filter? Calcium from Clermont’s hard water may have clogged the ice maker’s valve: call us. If they shrank overnight, look behind the refrigerator with a flashlight for a kinked tube.',
            apart: true,
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'If the washer fills slowly, open both its valves fully, then the bathtub’s faucet. If the tub is slow, too, call a plumber. If it fills fast, Clermont’s hard water may have clogged the washer’s screens: call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'White spots on glasses in Clermont are usually calcium from the hard water. Keep the rinse aid full and its dial high. If a glass stays dull after a soak in vinegar, it is probably etched: use less detergent to save the others.',
            sign: 'cloudy-glasses',
          },
          'range-hood': {
            en: 'If the washed filter is gray and chalky, detergent and Clermont’s hard water did it, and the filter still works. Replace it only for holes or a bent frame.',
          },
          stove: {
            en: 'Does a burner’s flame have gaps? Food or hard-water lime may clog its holes. Turn it off, let it cool, and clear them: see “A gas burner does not light or stay lit” on this page. If gaps stay, leave it off and call us.',
            first: true,
            sign: 'clicks-no-flame',
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
          microwave: {
            en: 'Did the microwave shut off over your gas range? Heat from the burners may have done it, so keep the flames low and the microwave’s fan on while you cook. Before you use the microwave again, see “It shuts off by itself” on this page.',
            first: true,
            sign: 'stops-early',
            topic: { en: 'Above gas burners' },
          },
          'range-hood': {
            en: 'Do you cook with gas, as in some newer Clermont subdivisions? A hood without a duct does not take gas fumes out, even once its fan runs again, so open the window then, too.',
            sign: 'fan-dead',
          },
          dryer: {
            en: 'Does the dryer turn but stay cold? A big plug means electric, an ordinary one usually gas. If you see no plug, read the label in the door opening. Leave a gas dryer off and call us; for electric, follow this page’s steps.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Do the top burners of your gas range click but not light? Turn all knobs off and skip the other checks. If another gas appliance works, call us; if not, call Lake Apopka Natural Gas or your propane company.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'In newer Clermont subdivisions, gas comes from Lake Apopka Natural Gas. If no burner lights, turn every knob off and do not relight. If another gas appliance works, call us; if not, call the company.',
            sign: 'clicks-no-flame',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Large subdivisions along Hartwood Marsh Road and US 27 were built after 2000.' },
        forHome: { en: 'If your laundry is upstairs, check that the pan under the washer drains.' },
        lines: {
          washer: {
            en: 'Is there water in the pan under an upstairs washer, or does a pipe outside drip only during a wash? Newer houses off Hartwood Marsh Road may drain the pan outdoors. Leave the washer off, close both valves and call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'In houses built after 2000 along US 27, the duct often rises to the roof, and lint settles in its lowest bend. If drying slows even with a clean lint screen, leave the dryer off and call us.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Did the oven come with your newer house off US 27? The builder may have put the same range into your neighbors’ kitchens. If one of theirs failed the same way, say which part fixed it when you call us.',
          },
          'wine-cooler': {
            en: 'Is a built-in wine cooler dead in a house built since 2000? Its plug is often in the next cabinet. If it is loose, cool and undamaged, push it in; if that fails, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'The fan in a newer kitchen may be part of a microwave. If that microwave blows air at your face, a duct may be there but unused: book a microwave visit. If it does not, or you have a hood, wash the filters first.',
            first: true,
            sign: 'weak-suction',
          },
          dishwasher: {
            en: 'If the dishwasher’s door drops under its own weight, keep it shut and call us: a spring or a cable has probably broken. If it came with a house off Hartwood Marsh Road, read us the model number: parts may be scarce.',
            sign: 'door-will-not-latch',
          },
          microwave: {
            en: 'Did the test under “It runs but does not heat” fail in a newer house off Hartwood Marsh Road? Read the microwave’s warranty first: the longest coverage is often on the magnetron, the part that heats. If it has ended, call us.',
            sign: 'no-heat',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Kings Ridge and other communities for people 55 and older have gates.' },
        source: 'association practice',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'In a closed garage in Clermont, the air around a washer is hot and damp in summer.' },
        lines: {
          washer: {
            en: 'Does the washer smell even with a clean door seal? In a hot, damp garage, lint can rot in the pump filter. Read “It will not drain” before you open that filter.',
            apart: true,
            sign: 'smells-musty',
          },
          refrigerator: {
            en: 'Thin frost is normal in a garage freezer that does not defrost itself. Thick frost near the door usually means that damp air gets in: wipe the seal clean, and call us if the frost returns within weeks.',
            sign: 'frost-and-gaskets',
          },
          'wine-cooler': {
            en: 'Is there a puddle with brown flakes under a wine cooler in the garage? In damp air, a steel drain pan can rust through. From a dry floor, turn off its breaker and call us: the cooler may need only a pan.',
            apart: true,
            sign: 'water-inside',
          },
          dryer: {
            en: 'Are clothes damp in the morning? In a humid garage, they take up moisture overnight, so feel them as soon as the dryer stops. If they are dry then, take them out sooner; if they are damp, follow the steps on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Many Clermont houses keep a second refrigerator or freezer in the garage.' },
        forHome: {
          en: 'If a refrigerator in the garage or on a porch warms up on hot afternoons, have it moved indoors.',
        },
        lines: {
          refrigerator: {
            en: 'If a garage refrigerator is above 40 °F only in August, have it moved indoors. Even a garage-ready model is made for about 110 °F at most, and a closed garage can get close to that. If it stays warm indoors, call us.',
            apart: true,
            sign: 'warm-everywhere',
          },
          'wine-cooler': {
            en: 'Are the wine cooler and the garage refrigerator both dark while the house lights are normal? If all is dry, unplug the cooler and press the garage outlet’s reset button once. If it pops again, move the food indoors; either way, call us.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: {
          en: 'At Kings Ridge or in another gated community, put our company name on the visitor list as soon as you book.',
        },
      },
      { line: { en: 'Give us the name of the subdivision along with your street address.' } },
    ],
  },
  'st-cloud': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Toho Water pumps hard groundwater for St. Cloud.' },
        lines: {
          refrigerator: {
            en: 'If the dispenser’s paddle sticks, lime from Toho’s hard water may be on it. Close the refrigerator’s valve and wipe the paddle with vinegar. If water keeps running after you open the valve, close it again and call us.',
            apart: true,
          },
          washer: {
            en: 'If hot water comes in slowly and cold water fast, open the hot valve fully. If nothing changes and the sink’s hot water is strong, St. Cloud’s hard water has probably clogged the hot hose’s screen: call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'If the inside of the dishwasher and the glasses are white, St. Cloud’s hard groundwater has probably left lime. Run a citric-acid dishwasher cleaner as its label says. If dishes still come out white or dirty, call us.',
            sign: 'cloudy-glasses',
          },
          dryer: {
            en: 'Does auto-dry stop while clothes are still damp? See “It shuts off too soon” under other problems. St. Cloud’s hard water can leave lime on the sensor’s metal bars: if a damp cloth does not clean them, use white vinegar, then water.',
            sign: 'stops-early',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'St. Cloud has mobile homes in parks and on their own lots.' },
        forHome: {
          en: 'A mobile home needs a dryer approved for one, with a rigid metal duct that ends outside the skirting.',
        },
        lines: {
          refrigerator: {
            en: 'In a mobile home, does the refrigerator’s door drift open? The home has probably settled on its piers, and the floor slopes. Screw the front feet out until the door closes by itself, and call us if food gets warm.',
            first: true,
            sign: 'frost-and-gaskets',
          },
          dishwasher: {
            en: 'Does the floor in front of the dishwasher feel soft? Stay off it, close the main water valve and call us. In a mobile home, a dishwasher can leak into the floor for weeks before you see it.',
            sign: 'leaks-at-door',
          },
          'range-hood': {
            en: 'If the fan squeals, or only hums, turn it off at once and call us. In some mobile homes, the fan is up in the roof duct: if the sound comes from the ceiling, say so.',
            sign: 'loud',
          },
          microwave: {
            en: 'Did half of your mobile home go dark together with the microwave? Do not reset anything: turn off the main breaker, which may be on a pole outside, and call OUC. If only the microwave is dark, follow “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Many subdivisions along Narcoossee Road and Canoe Creek are new.' },
        forHome: {
          en: 'If your house is in one of these, look at the date on your closing papers: a maker’s warranty may still be good.',
        },
        lines: {
          dishwasher: {
            en: 'In a new house off Narcoossee Road, has the dishwasher never drained well? Its drain hose may be pinched, or the disposal’s plug may never have been knocked out. Call the builder first; if the warranty is over, call us.',
            sign: 'standing-water',
          },
          'wine-cooler': {
            en: 'Has the wine cooler failed in a new house on Narcoossee Road? Look for its warranty in the builder’s papers first, because the maker may still pay for the part. If the warranty is over, call us.',
          },
          washer: {
            en: 'Do you see hardly any water through the washer’s window? New front-loaders use little, so do not add any. If it shows a code for water, open both valves fully: in a new house, one may be half closed. If the code returns, call us.',
            sign: 'will-not-fill',
          },
          dryer: {
            en: 'Does the dryer smell damp after a storm? In a newer house off Narcoossee Road, rain may come in at the dryer’s roof cap. Leave the dryer off until a roofer has looked at the cap.',
            topic: { en: 'After a storm' },
          },
          'range-hood': {
            en: 'If the hood has never pulled well in a new house off Narcoossee Road, shipping tape may still hold its damper shut. Ask the builder to look; if the house is past its warranty, call us.',
            sign: 'weak-suction',
          },
          oven: {
            en: 'Has the gas oven in a new house off Narcoossee Road never heated? The installer may have left its gas regulator’s lever off. Leave the oven off and call the builder. If it heated before, see “The gas oven does not heat” on this page.',
            sign: 'gas-no-heat',
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
        forHome: {
          en: 'Keep a window air conditioner and a refrigerator on different circuits of an old panel.',
        },
        lines: {
          washer: {
            en: 'Has the washer acted up since a storm? On the back porch of an old frame house near Tenth Street, rain can reach the controls. From a dry floor, turn off the washer’s breaker, leave it off and call us.',
          },
          refrigerator: {
            en: 'Does the refrigerator’s breaker trip? Near Tenth Street, a window air conditioner may share it. If lights are normal, turn that off and reset the breaker once. If the breaker holds, keep the window unit off; if not, leave the breaker off and call us.',
            sign: 'dead-after-storm',
            topic: { en: 'Shared breaker' },
          },
          oven: {
            en: 'Is the electric oven cold in an old frame house near Tenth Street or the lakefront? If you have fuses, have an electrician check them; if they are good, call us. If you have breakers, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'In an old house near Tenth Street with fuses, is every electric burner cold? A fuse may have blown: leave the fuses to an electrician. If a new fuse blows, too, leave the stove off and call us.',
            first: true,
            sign: 'burner-cold',
          },
          'wine-cooler': {
            en: 'In an old St. Cloud house, do some lights go dim and others brighten when the wine cooler starts? Turn off the main breaker and call OUC (407-423-9018). If the lights only dip but the cooler keeps clicking, turn it off and call us.',
          },
          microwave: {
            en: 'Does a breaker buzz while the microwave runs? In a frame house near Tenth Street, the electrical panel may be old. Turn that breaker off, leave it off and call an electrician first: the microwave may be fine.',
          },
          'range-hood': {
            en: 'If the house lights dim when the hood’s fan starts, leave the hood off. Call an electrician, because a frame house near Tenth Street may have an old electrical panel. If some grow too bright, turn off the main breaker and call the power company.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: { en: 'OUC supplies the power in St. Cloud.' },
        lines: {
          microwave: {
            en: 'If the microwave’s clock runs fast on your generator, wait until OUC has restored the power, then set the clock. If it keeps time for a day, nothing is broken. If not, call us.',
          },
          'wine-cooler': {
            en: 'If the display reads warm after OUC restores the power, that is normal for a few hours. Check that the temperature you chose is still set, keep the door shut, and call us if the wine is warm the next day.',
            sign: 'drifts-warm',
          },
          stove: {
            en: 'If an electric stove is cold and some house lights are too bright and others dim, turn off the main breaker and call OUC (407-423-9018). If the lights are normal, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'OUC',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes in St. Cloud have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Hurricane Ian’s rain kept the lake and the creeks of St. Cloud high for weeks in 2022.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live on Canoe Creek Road, give us the name of the subdivision, too.' } },
      {
        services: ['refrigerator'],
        toldBy: 'city power',
        line: {
          en: 'If the whole home is dark, call OUC before you call us, because OUC supplies the power.',
        },
      },
      {
        services: laundry,
        line: { en: 'If the washer or dryer is on the back porch, clear the way to it.' },
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
            en: 'Do cubes stick or break? Lime from Haines City’s hard water can hold them in the ice maker’s tray. A new filter does not cure that: call us, and say whether cubes stick, break or come out small.',
            sign: 'ice-sticks-together',
          },
          washer: {
            en: 'Does water run out only at the detergent drawer? Haines City’s hard water makes old soap stick there. On a dry floor, wash the drawer with dish soap and watch a small load. If water runs out again, leave the washer off and call us.',
            apart: true,
            sign: 'leaks',
          },
          dishwasher: {
            en: 'Do dishes stay dirty, with soap left in the cup? See that no tall dish blocks the lid. Haines City’s hard water can also glue the lid shut: wipe the lid and its hinge with vinegar. If the lid still sticks, call us.',
            apart: true,
            first: true,
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Haines City has mobile-home parks on both sides of US 27.',
        },
        forHome: {
          en: 'If you see lint along the skirting, leave the dryer off and call us: its duct may be loose. Do not crawl under the home.',
        },
        lines: {
          refrigerator: {
            en: 'In a mobile-home park, if refrigerator and lights are dead but the neighbors have power, ask the office about your main breaker. It is often on a post outside. If only the refrigerator is dead, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          dryer: {
            en: 'Clothes still damp? In a mobile home, run the dryer on air only for five minutes, and look along the skirting for the vent cap. If no cap blows air, leave the dryer off and call us; otherwise, follow the steps on this page.',
            apart: true,
            sign: 'two-cycles',
          },
          microwave: {
            en: 'Does the microwave over your range lean forward? In a mobile home, the cabinet above may not hold it for long. Do not use the microwave or the stove below it, and call us.',
          },
          'range-hood': {
            en: 'In a mobile home, the hood’s flap is often hidden in the ceiling duct. If smoke lingers with a clean filter, that flap may be stuck: leave the fan off and call us. A flap that only lets air in can wait.',
            sign: 'flap',
          },
          washer: {
            en: 'Does a washer on a mobile home’s porch shake? The porch may have settled into Haines City’s sand. If the floor gives, leave the washer off until the porch is braced; if not, see “It shakes, bangs or walks” on this page.',
            apart: true,
            sign: 'walks-and-bangs',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Haines City has new subdivisions where citrus groves used to be.' },
        forHome: {
          en: 'If your dryer’s duct goes through the roof, have it cleaned the first time a load comes out damp.',
        },
        lines: {
          'wine-cooler': {
            en: 'Has the wine cooler run all day since you moved in? In a new Haines City house, the film that protects the steel may still cover its grille, so peel the film off. Call us if the wine is too warm the next day.',
            sign: 'never-rests',
          },
          washer: {
            en: 'Does a fill hose bulge or drip? Close its valve and leave the washer off. In Haines City’s new subdivisions, the builder’s original hoses may be plain rubber: ask us for steel-braided hoses with the repair.',
            sign: 'leaks',
          },
          dryer: {
            en: 'If an older dryer’s three-prong plug does not fit the four-slot outlet of a new house, do not use an adapter. Have a technician change the cord and the ground strap.',
            apart: true,
          },
          'range-hood': {
            en: 'If the fan over the stove starts by itself, see whether it is part of a microwave, as in many newer houses. If it is, book a microwave visit. If not, follow “The fan starts by itself” under other problems.',
            sign: 'starts-by-itself',
          },
          microwave: {
            en: 'If the microwave’s vent fan has been weak since your new house was built, shipping tape may still hold the fan’s damper shut. Ask the builder to look while the microwave’s warranty is good; after that, call us.',
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
            en: 'Has the gas oven been cold since the propane tank ran empty? Leave it off while the supplier fills the tank, tests for leaks and lights the oven. If the burners light then and the oven does not, call us.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'Does no burner of your propane stove light? Turn every knob off and do not relight. The tank may be empty or, after a summer away, still closed: have the supplier open it and check for leaks. If another gas appliance works, call us.',
            first: true,
            sign: 'clicks-no-flame',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Sand hills and groves surround Haines City, and they make dust in the dry months.' },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler runs day and night in the dry months, dust from the sand hills and groves may have packed its grille. Vacuum the grille from outside, and call us if the wine gets warm.',
            apart: true,
            sign: 'never-rests',
          },
          microwave: {
            en: 'Does the microwave shut off by itself in the dry months? Grease, and dust from the sand hills, can block its vents. With its breaker off and the microwave cool, brush the vents from outside. Then see “It shuts off by itself” on this page.',
            first: true,
            sign: 'stops-early',
          },
          refrigerator: {
            en: 'If the refrigerator runs all day in the dry months, dust from the sand hills may be on its coils. Vacuum the grille at the bottom, if there is one. If a thermometer inside shows more than 40 °F tomorrow, call us.',
            sign: 'runs-all-the-time',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes around Haines City are used only from November to April.' },
        forHome: {
          en: 'In April, turn off the water and ice maker. Empty, turn off and dry the refrigerator. Prop it open only where children cannot reach it.',
        },
        lines: {
          dishwasher: {
            en: 'After a summer away, look under the sink before the first wash: rats from the groves can chew hoses and cords. If one is chewed, or drips while the dishwasher drains, turn off the dishwasher’s breaker and call us.',
            apart: true,
          },
          stove: {
            en: 'Is an electric stove dark when you are back in November? If its breaker is off, turn every knob off, then the breaker on, once. If it trips, leave it off and call us; if it was on, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          oven: {
            en: 'Is your electric oven cold after a summer away? If its breaker was off, turn the oven off, then the breaker on, once, and set the clock. If it trips, leave it off and call us; otherwise, see “The electric oven does not heat” here.',
            sign: 'electric-no-heat',
          },
          'range-hood': {
            en: 'If wasps come out of the hood when you come back in November, turn the fan off and call pest control first. If the fan is weak or loud after that, call us.',
          },
          dryer: {
            en: 'Is the first load damp when you come back in November? Look at the vent cap from the ground, because lizards and wasps nest in idle vents. If you see a nest, leave the dryer off and call us; otherwise, follow this page’s steps.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Many of the 55-plus communities near US 27 have gates.' },
        forHome: { en: 'Ask your community’s office to let us in at the gate.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in a mobile-home park, give us the lot number, and ask the park office whether we must check in.',
        },
      },
      {
        services: ['dryer'],
        toldBy: 'mobile homes',
        line: {
          en: 'In a mobile home, if you see lint along the skirting away from the vent cap, leave the dryer off. Do not crawl underneath.',
        },
      },
    ],
  },
  titusville: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'In 2018, Titusville gave the hardness of its water as about 80 mg/L (4.7 grains a gallon), which is moderately hard.',
        },
        forHome: {
          en: 'Set the dishwasher’s rinse aid in the middle, and use the detergent dose for medium-hard water.',
        },
        lines: {
          refrigerator: {
            en: 'Is there little ice although the dispenser runs well? Then water reaches the refrigerator, and Titusville’s water leaves little lime. Make sure that the ice maker is on and the freezer near 0 °F; if both are right, call us.',
            first: true,
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'Is there a cloudy film on the glasses? If it wipes off with a wet finger, it is probably detergent: use less. If only vinegar takes it off, it is lime from Titusville’s moderately hard water: add rinse aid.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'If the washer has filled more and more slowly over the years, lime has probably clogged its inlet screens: call us to clean them. If it slowed overnight, look for a kinked hose or a half-closed valve, and call us if you find neither.',
            sign: 'will-not-fill',
          },
        },
        source: 'Titusville water',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Many houses west of US 1 are from the Apollo years, some still with their original breaker panels.',
        },
        forHome: {
          en: 'If an outlet holds a plug loosely, turn off its breaker and call an electrician. Have an original breaker panel checked, too.',
        },
        lines: {
          refrigerator: {
            en: 'If cubes stay small with a new filter, call us. In an Apollo-era kitchen west of US 1, a clamp valve on a pipe may feed the ice maker. Such valves clog easily, so mention one if you see it.',
            sign: 'no-ice',
          },
          washer: {
            en: 'Is the washer dead while the house lights are normal? In an Apollo-era house, an old breaker can trip and still look on. Turn it fully off, then on again, only once. If that fails, leave it off and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Do clothes stay damp? In a house from the Apollo years, the duct may be soft white plastic, which sags and clogs. If yours is, leave the dryer off until a technician has put in smooth metal; if not, follow the steps on this page.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Do dishes come out greasy? Run the kitchen faucet hot before the next load: in Titusville’s Apollo-era houses, the water heater may be far from the kitchen. If that load is greasy, too, call us.',
            sign: 'dirty-dishes',
          },
          oven: {
            en: 'Is the oven dead? In an Apollo-era breaker panel, a tripped breaker can seem to be on. Push the oven’s breaker fully off: if it feels loose, leave it off and call an electrician. If not, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Does the stove’s breaker trip after half an hour of cooking? Turn the knobs off, and leave the breaker off. In an Apollo-era house, the breaker may be worn out: call an electrician. If it trips at once, or the house is newer, call us.',
            first: true,
            sign: 'trips-breaker',
          },
          'wine-cooler': {
            en: 'Can you hear the wine cooler hum in the next room? A soft, steady hum is normal, and the hard floor of an Apollo-era house carries it. If it gets louder, see whether the cooler rocks or touches a cabinet; if not, call us.',
            sign: 'hums-vibrates',
          },
          'range-hood': {
            en: 'Does smoke linger with clean filters? If an Apollo-era house got a new roof, the hood’s cap may be covered. Look from the ground at all walls and the roof. If you see no cap, leave the fan off; call us either way.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Did the microwave trip its breaker? See “It is dead” on this page. If the breaker also trips with nothing plugged in, call an electrician: an Apollo-era breaker may be worn out.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on the lagoon in Titusville often have laundry closets.' },
        forHome: { en: 'A closed closet stays damp after a wash, so leave its door open for a few hours.' },
        lines: {
          washer: {
            en: 'Do you see a green or white crust on the nut of a washer hose? The hose has probably been leaking slowly, although salt air near the lagoon can do this, too. Leave the washer off, close that hose’s valve and call us.',
            apart: true,
            sign: 'leaks',
            topic: { en: 'Washer hoses' },
          },
          dryer: {
            en: 'In the laundry closet of a lagoon condo, a dryer is easily pushed onto its vent hose. If drying slowed after the dryer was moved, the hose is probably crushed: leave the dryer off and call us.',
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Titusville has mobile-home parks off State Road 50.' },
        forHome: {
          en: 'If you live in such a park, find out whether a gas stove or oven runs on propane before you book.',
        },
        lines: {
          dishwasher: {
            en: 'In a mobile home, is there water on the kitchen floor? The small valve under the sink may no longer close. From a dry floor, close the main water valve, which may be outdoors, and call us.',
            sign: 'leaks-at-door',
          },
          'range-hood': {
            en: 'In a mobile home, if the hood rattles in wind with the fan off, its cap may be loose: call us. If it rattles only with the fan on, turn it off, let it cool, press the filters in, and call us if that fails.',
            sign: 'loud',
          },
          oven: {
            en: 'Does the smoke alarm in your mobile home go off when you broil? Leave the alarm up and run the hood, because small rooms fill fast. With the oven cold, take out foil and wipe up fat. If that does not help, call us.',
            sign: 'smoke-smell',
          },
          microwave: {
            en: 'If you see ants at the display and the buttons fail, turn off the microwave’s breaker, wipe up the crumbs and call us. Do not spray into the microwave. Ants can come up through a mobile home’s floor to nest where it is warm.',
            sign: 'buttons',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The Indian River lagoon is wide and salty, so metal rusts at riverside condos but hardly out on Cheney Highway.',
        },
        forHome: {
          en: 'Near the river, wipe the hinges and steel doors of appliances with a damp cloth each month, and dry them.',
        },
        lines: {
          refrigerator: {
            en: 'Has a refrigerator on a riverside balcony been getting warmer for weeks? Salt air from the lagoon can rust its tubes until one leaks. Call us, and say whether you see rust.',
            sign: 'warm-everywhere',
          },
          microwave: {
            en: 'If the microwave drips after a windy rain by the Indian River, rain has probably come in through its outside vent. Turn off its breaker, do not use it, and call us.',
          },
          'wine-cooler': {
            en: 'Did the wine cooler’s setting change by itself? After an outage, set it again. If it changes with no outage, salt air by the river may have damaged the touch panel: wipe the panel dry and use any lock. If that fails, call us.',
          },
          stove: {
            en: 'In a riverside condo, is a gas burner’s flame uneven? Rust from the cap may clog the burner’s holes. With knobs and breaker off, brush the cold burner’s cap and clear its holes; if that fails, leave the burner off and call us.',
            sign: 'clicks-no-flame',
          },
          'range-hood': {
            en: 'If flakes of rust fall on the stove of a riverside condo, leave the hood off and call us. Salt may have reached the hood or its cap: a cap can be replaced, but a hood rusted through is not worth fixing.',
            apart: true,
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
          en: 'If you live near the river, say when a launch will fill your road.',
        },
      },
      {
        services: carried,
        line: {
          en: 'For a riverside condo, ask the office which entrance and elevator a technician may use, and let us know.',
        },
      },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: {
          en: 'If your house has fuses, say so when you book, and leave them alone: an electrician changes them.',
        },
      },
    ],
  },
  kissimmee: {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'West of Kissimmee, many villas are rented by the week, with guests changing on Saturdays.',
        },
        lines: {
          refrigerator: {
            en: 'Do you rent out a villa? If new guests find the refrigerator warm, ask them to look for a bottle or a bin that holds a door open. If both doors close, have them put cold food on ice, and call us.',
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'If the washer of a Kissimmee villa stops full of water, have your guests run drain and spin once. If the water stays in the drum, call us. If it drains, have them spin half of the load again.',
            sign: 'will-not-drain',
          },
          dryer: {
            en: 'Do you rent out a villa? On Saturdays its dryer runs load after load, and a full lint screen slows each one. Have the cleaners empty it every time; if clothes stay damp, leave the dryer off and call us.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Do you rent out a villa west of Kissimmee? If the dishwasher clatters, have the cleaners stop it, let it cool, and look for lids and straws under the spray arm. If it grinds or still clatters, have it left off and call us.',
            apart: true,
            sign: 'grinds-or-rattles',
          },
          stove: {
            en: 'Did a guest melt sugar or plastic onto the glass top? Leave that burner off: heating it again can damage the glass. If the cold glass is chipped or cracked, turn off the breaker and call us. If not, clean it as the manual says.',
            first: true,
            sign: 'cracked-glass',
          },
          'wine-cooler': {
            en: 'Do you rent out a villa? If the wine cooler suddenly shows 13, a guest has probably switched it to Celsius, and 13 °C is 55 °F. Switch it back; if it shows 65 °F or more a day later, call us.',
          },
          'range-hood': {
            en: 'If you rent out a villa and guests say that smoke lingers, have the cleaners wash the hood’s grease filters. If that does not help, book us for the hours between two stays.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Do you rent out a villa near Kissimmee? If guests break the glass plate, have them leave the microwave off until there is a new one. Order two plates by the model number, and keep the second in the villa.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Toho Water pumps hard water from limestone for Kissimmee.' },
        lines: {
          refrigerator: {
            en: 'If the ice maker makes fewer cubes each week, change the filter first. If that does not help, we can test the ice maker’s valve: Toho pumps Kissimmee’s water from limestone, and lime can clog it.',
            sign: 'no-ice',
          },
          washer: {
            en: 'Does the washer fill with only a trickle? Open both its valves fully, and try the nearest sink. If the sink is weak, too, call a plumber; if it is strong, Kissimmee’s hard water has probably clogged the washer’s screens: call us.',
            first: true,
            apart: true,
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'If one rack stays dirty, rinse the holes of that rack’s spray arm, with the machine off and cool: Kissimmee’s limestone water can clog them. If the next load on that rack is dirty, too, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Kissimmee has mobile-home parks along US 192 and toward Poinciana.' },
        forHome: {
          en: 'In a mobile home, run a heater and the microwave one at a time if the breaker trips.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator only click? Turn off its breaker, put food on ice and call us. In a mobile home, say whether you see ants: they can come up through the floor into the part that starts the compressor.',
            first: true,
            sign: 'clicks-or-roars',
          },
          dryer: {
            en: 'In a mobile home, if clothes stay damp, look along the skirting during a five-minute air-only run. If air comes out away from the vent cap, leave the dryer off and call us; otherwise, follow the steps on this page.',
            apart: true,
            sign: 'two-cycles',
          },
          oven: {
            en: 'In a mobile home, does the gas oven leave soot on pans? The range may be set for natural gas while you have propane. Turn it off, open the windows and have your propane company check it. If it is set right, call us.',
          },
          'range-hood': {
            en: 'If the hood cuts in and out, leave it off. In a mobile home from about 1970, call an electrician first, because the wiring may be aluminum. In a newer home, call us.',
          },
          stove: {
            en: 'Does a gas burner still fail after the checks on this page? Leave it off and call us. In a mobile home along US 192, the stove may run on propane: look for a tank outside, and say so when you call.',
            sign: 'clicks-no-flame',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Kissimmee Utility Authority supplies the power in the city, and Duke Energy supplies the area around it.',
        },
        forHome: { en: 'Your bill shows which of the two to call when the whole house is dark.' },
        lines: {
          'wine-cooler': {
            en: 'Is the wine cooler dark, and are the house lights out, too? Call the power company on your bill, Kissimmee Utility Authority or Duke Energy. If only the cooler is dark, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If the hood is dead, look at the house lights. If they are out, too, call the utility on your bill, Kissimmee Utility Authority or Duke Energy. If they are on, follow “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },

          oven: {
            en: 'If the oven is cold, some rooms are dark and no breaker tripped, turn off the main breaker. Call Kissimmee Utility Authority (407-933-9898) or Duke Energy (800-228-8485), whichever bills you. If every light works, see “The electric oven does not heat” on this page.',
            first: true,
            sign: 'electric-no-heat',
          },
          microwave: {
            en: 'Is the microwave dark? If the lights are out, too, call the power company on your bill, Kissimmee Utility Authority or Duke Energy. If they are normal, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          dishwasher: {
            en: 'If the dishwasher has stopped and the clocks blink, the power probably failed for a moment. Once the house lights are normal, press Cancel, let the water drain, and start over. If the display stays dark, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'If the dryer stays cold and half of the rooms are dark, turn off the main breaker. Call the company on your bill, KUA (407-933-9898) or Duke Energy (800-228-8485). If all the lights are normal, follow the steps on this page.',
            first: true,
            sign: 'no-heat',
          },
        },
        source: 'KUA',
      },
      {
        condition: 'inland damp',
        services: ['washer', 'dishwasher'],
        fact: { en: 'A damp villa, closed between guests, soon smells musty.' },
        lines: {
          washer: {
            en: 'Does the washer smell in a villa that you rent out? Detergent turns musty in a closed, damp house. Leave guests a measuring cup marked for one load, and have the cleaners run a hot cleaning cycle once a month.',
            sign: 'smells-musty',
            topic: { en: 'Rented villas' },
          },
          'wine-cooler': {
            en: 'Are corks moldy in a villa that stays closed between guests? Damp air got into the wine cooler, but the wine is usually fine. Wipe the bottles, and look for a rack that holds the door open. If mold comes back, call us.',
            apart: true,
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Shingle Creek and the lakes spread into streets after Hurricane Ian in 2022.' },
        lines: {},
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'For a vacation rental, give us the door code by phone, not in the form.' },
      },
      { line: { en: 'If you rent out a villa, tell us when it is empty between guests.' } },
      {
        line: {
          en: 'If the home is in a resort, give us the resort’s name: many street names near US 192 sound alike.',
        },
      },
    ],
  },
  apopka: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Apopka’s water is hard, from the same limestone that feeds Wekiwa and Rock Springs.' },
        lines: {
          refrigerator: {
            en: 'From a dry spot, look at the refrigerator’s valve under the sink: Apopka’s hard water leaves a white crust where a valve drips. If the valve is wet, close it and call a plumber; if not, see “There is water” on this page.',
            apart: true,
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Is powder left in the drawer after a wash? Apopka’s hard water makes it cake. Clean the drawer and use liquid for a week: if the drawer stays clean, keep using liquid; otherwise, call us.',
            apart: true,
          },
          dishwasher: {
            en: 'Is there white grit on plastic lids? It is often lime, because Apopka’s water comes from the same limestone as Wekiwa Springs: turn the rinse aid up. If the grit is soft and brown, clean the filter.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Lake Apopka Natural Gas has mains in parts of Apopka, so some homes have gas ranges and dryers. On acreage, gas usually means propane.',
        },
        forHome: {
          en: 'When you call, say whether your stove, oven or dryer is electric, natural gas or propane: a tank outside means propane.',
        },
        lines: {
          microwave: {
            en: 'Do the microwave’s buttons fail while the gas oven below is on? Heat can do that: run the fan, and use the microwave only if Cancel works. If the buttons also fail over a cold stove, see “Some buttons do not respond” under other problems.',
            first: true,
            sign: 'buttons',
          },
          dryer: {
            en: 'Does a gas dryer leave clothes damp? See “Clothes are still damp after a cycle” on this page, but do not pull the dryer out: that can strain the gas line.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Has the gas oven been cold since Lake Apopka Natural Gas worked on your street? Turn every knob off, and do not relight until the company says that the gas is back. If the burners light then and the oven does not, call us.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'Does your gas stove click and not light, and is the gas water heater out, too? Turn every knob off, do not relight, and call Lake Apopka Natural Gas or your propane supplier. If only the stove fails, call us.',
            first: true,
            sign: 'clicks-no-flame',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Many newer houses near the beltway, State Road 429, vent the dryer through the roof.' },
        forHome: {
          en: 'If loads take longer there, have the roof cap of the dryer checked.',
        },
        lines: {
          dishwasher: {
            en: 'If a new dishwasher drips at the door, stop it. Once it is cool, peel off any factory tape or film at the seal, and watch the next wash. If you find none or it drips again, call your builder about the warranty.',
            sign: 'leaks-at-door',
          },
          'wine-cooler': {
            en: 'In a new house off State Road 429, does the built-in wine cooler’s door rub? The cabinets may have settled, and a door that rubs may not seal. Ask the builder to level the cabinets; if they are level, call us.',
          },
          washer: {
            en: 'Has a washer thumped since its first day in your new house? Shipping bolts may still be in it, or its feet may be uneven. See “It shakes, bangs or walks,” or have the store that installed it come back.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Along State Road 429, many newer houses vent through the roof, and a screen in the cap can clog. If loads take longer, even with a clean lint screen, leave the dryer off. Have a vent cleaner clear the duct and take out any screen.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, look for the vent cap outside. Along State Road 429, it is often between two houses: cut back any shrub there. If its flap stays shut with the fan on, leave the fan off and call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many homes on an acre or more toward Zellwood have their own wells.' },
        lines: {
          refrigerator: {
            en: 'On a well, if cubes are full one day and hollow the next, read the tank’s gauge. Below the manual’s lowest pressure (usually 20 to 40 psi), call the well company. Otherwise, change the filter, and call us if that fails.',
            sign: 'no-ice',
          },
          washer: {
            en: 'If a washer on a well toward Zellwood fills slowly, open both valves fully and try a faucet. If the faucet is slow, too, sand may have filled the well’s sediment filter: change that filter. If the faucet is strong, call us.',
            sign: 'will-not-fill',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'dust',
        fact: {
          en: 'In spring, pollen from Apopka’s oaks settles on the grilles of refrigerators and wine coolers.',
        },
        forHome: {
          en: 'Vacuum the grille when the pollen season is over, and after that every three months.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler began to run all day in spring, vacuum its front grille. Dust clogs the grille, and pollen from Apopka’s oaks adds to it when the windows are open. Call us if the wine gets warm.',
            sign: 'never-rests',
          },
          'range-hood': {
            en: 'If smoke lingers, wash the hood’s filter: in spring, oak pollen that comes in at open windows adds to the grease there. If the clean filter does not help, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: { en: 'Errol Estate, a golf community, has houses of the 1970s and 1980s.' },
        forHome: {
          en: 'There, have a dryer duct in the attic cleaned, and the old water valves behind the washer checked before you need them.',
        },
        lines: {
          washer: {
            en: 'Is a washer valve leaking or stuck? In an Errol Estate house, the pipes behind it may be gray plastic from the 1980s, which can crack. Do not force the valve: close the main water valve and call a plumber.',
            sign: 'leaks',
          },
          dryer: {
            en: 'If the dryer trips its breaker again after one reset, leave the breaker off and call us. In the 1970s houses of Errol Estate, the breaker itself may be worn out. Say whether it tripped at once or after a few minutes.',
            sign: 'trips-the-breaker',
          },
          dishwasher: {
            en: 'If the dishwasher leaks, close the valve under the sink from a dry floor. If it is stiff, as the old ones in Errol Estate can be, do not force it: close the main water valve. Then call us.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Is the wall oven dead while the cooktop heats? In an Errol Estate kitchen, each may have its own breaker, so a warm cooktop does not prove that the oven has power. See “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          stove: {
            en: 'Is the cooktop dead while the oven works? In an Errol Estate kitchen of the 1970s, each may have its own breaker. Find the cooktop’s in the breaker panel, and follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Is the wine cooler at your wet bar dead? In an older Errol Estate house, its outlet’s reset button may be in a bathroom. If lights are normal and all is dry, press it once; if that fails, see “It does not turn on” here.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, look from the ground at the cap where the duct ends. If its flap stays shut with the fan on, leave the fan off. Call us in any case: a 1970s attic duct may have come loose.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Is your microwave the top half of a range, as in some Errol Estate kitchens of the 1970s and 1980s? Then read us the model number of the whole machine, because the parts are listed under that number.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        services: ['washer'],
        line: {
          en: 'If the washer drains to a septic tank, say so when you book: a full tank, not the pump, may hold the water back.',
        },
      },
      { line: { en: 'If your place toward Zellwood has a gate, give us the code when you book.' } },
      {
        services: ['wine-cooler', 'refrigerator', 'microwave'],
        line: {
          en: 'If you live off State Road 429, give us the name of the subdivision.',
        },
      },
      {
        services: mayBurnGas,
        line: {
          en: 'If your oven, stove or dryer runs on gas, see whether you have a propane tank: propane takes different parts.',
        },
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
          washer: {
            en: 'If you manage villas and a washer beeps, have housekeeping read its display. UE or Ub usually means an uneven load: have the load spread and spun once. If the code returns, or it is another code, call us.',
            first: true,
          },
          dishwasher: {
            en: 'If you manage villas and water stays in a dishwasher with broken glass inside, nobody should reach in: call us. Otherwise, food and labels have probably clogged the filter: have housekeeping follow “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          refrigerator: {
            en: 'If you manage a villa and guests say that the refrigerator is warm, have them put milk and meat on ice. Have housekeeping put a thermometer inside. If it reads above 40 °F the next morning, book a visit.',
            sign: 'warm-everywhere',
          },
          dryer: {
            en: 'If you manage villas and loads are slow where the dryer runs after every guest, have housekeeping empty the lint screen each time. If loads stay slow, leave the dryer off and call us.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'If villa guests say that the oven burns food, somebody may have changed its temperature offset. Write down the number, then set it to zero as the manual shows. If food still burns, see “It bakes too hot, too cool or unevenly” on this page.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Does an induction top refuse a guest’s pan? Have housekeeping try one of the villa’s own pans. If that pan heats, the guest’s pan is probably the wrong kind; if no pan heats, have housekeeping read us the code.',
            first: true,
            sign: 'induction-error',
          },
          'wine-cooler': {
            en: 'Is the wine cooler in a villa or condo hotel too warm? Guests may have packed cans up to its back wall, so have housekeeping clear that wall. If the cooler is colder the next day, the air was blocked; if not, call us.',
            first: true,
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'If the hood in your villa runs at only one speed, its switch has probably failed. Have the office give us the model number. If the fan only hums, turn it off at once and call us.',
            sign: 'fan-dead',
          },
          microwave: {
            en: 'Is a countertop microwave dead in one villa? Have housekeeping try one from an empty villa at that outlet. If that works, replace the dead one. If not, and the lights are normal, have a tripped breaker reset once; if that fails, call an electrician.',
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Water here is pumped from the Floridan Aquifer and is hard.' },
        lines: {
          refrigerator: {
            en: 'If ice from a villa’s refrigerator is cloudy, it is usually harmless: the Floridan Aquifer’s water is hard. Report small or missing cubes to the management.',
          },
          washer: {
            en: 'Is there a white trail below a washer hose? The water here is hard and leaves marks where it dries, so the hose probably has a slow leak. Have its valve closed, and call us.',
            apart: true,
            sign: 'leaks',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: {
          en: 'The tourism district has its own power and water; just outside it, Duke Energy supplies the power and Orange County the water.',
        },
        forHome: {
          en: 'If the whole villa is dark, call the company on your bill. If one outlet is dead, press its reset button once.',
        },
        lines: {
          oven: {
            en: 'Is the oven dark after an outage? If you are a guest, tell the front desk. If you manage the villa and other villas are dark, too, call the power company. If only this oven is dark, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'If you are a guest and the wine cooler stays dark when the tourism district’s power is back, wait five minutes. Then hold its power button for five seconds. If that fails, have the front desk reset a tripped breaker, once, or book us.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If you are a guest and both the lights and the hood are out, tell the front desk about the outage. If only the hood is dead, ask the desk about its breaker; if that does not help, the desk can book us.',
            sign: 'no-power',
          },
          refrigerator: {
            en: 'If you are a guest and both refrigerator and lights go out, keep its doors shut. The front desk can report the outage to the tourism district or Duke Energy. If only the refrigerator is out, have its breaker checked before booking us.',
            first: true,
            sign: 'dead-after-storm',
          },
          microwave: {
            en: 'If a villa’s microwave will not start after an outage in the tourism district, have housekeeping set its clock first. If its display is dark instead, see “It is dead” on this page.',
            first: true,
            sign: 'will-not-start',
          },
        },
        source: 'CFTOD',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Management offices in Lake Buena Vista order most repairs and open the gate for the technician.',
        },
        forHome: {
          en: 'Have your office order the visit, with the unit number and a time when no guest is in the unit.',
        },
        lines: {
          'wine-cooler': {
            en: 'In a condo hotel, the wine cooler may belong to the unit’s owner or to the building. Ask the management which, before anybody books a visit.',
          },
          dishwasher: {
            en: 'If you are a guest and the dishwasher leaks, stay off the wet floor. Call the front desk, which knows where the water shuts off, and ask it to book the repair with us.',
            first: true,
            sign: 'leaks-at-door',
            topic: { en: 'Management office' },
          },
          stove: {
            en: 'If you manage villas, keep guests off the stove for an hour before we come. We can work only on cold burners.',
          },
          'range-hood': {
            en: 'If you manage villas and a hood’s switch or motor fails, check whether all the kitchens have the same hood. If they do, keeping a spare of each can save a second visit next time.',
          },
          dryer: {
            en: 'If you are a guest and the dryer fails, tell the front desk whether it stays cold, dries slowly or does not start. Each points to a different part, so one visit may be enough.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many villas here have a stacked washer and dryer in a closet off the hall.' },
        forHome: { en: 'Have housekeeping leave the closet door open while the dryer runs.' },
        lines: {
          washer: {
            en: 'In a villa’s hall closet, if a stacked washer leaks, have its breaker turned off and both valves closed from a dry floor. Call us, and have the hall cleared: the pair may have to come out.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'If you manage villas and loads suddenly take longer, with a clean lint screen, a guest may have pushed the dryer onto its vent hose. Leave the dryer off and have the hose freed. If it was not crushed, call us.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'inland damp',
        fact: {
          en: 'Many villas in Lake Buena Vista are closed and cooled all year, and damp settles in corners where no air moves.',
        },
        services: [],
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'association rules',
        line: {
          en: 'Ask the property manager to book the visit, with the unit number and a time without guests.',
        },
      },
      { line: { en: 'Tell us which entrance and bell desk we should use.' } },
      { line: { en: 'Hotel Plaza Boulevard is slow in the evening, so choose a morning if you can.' } },
    ],
  },
  davenport: {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'Many pool homes and resort townhouses off US 27 and toward ChampionsGate are rented by the week.',
        },
        lines: {
          refrigerator: {
            en: 'Do you rent out a pool home? If cleaners find the refrigerator above 40 °F, have them check its setting, shut both doors and call us.',
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'Do you rent out a resort home? If guests say that the washer will not start, ask for a photo of its display. For a lock symbol, have them hold the lock button; otherwise, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Do guests report damp towels? Ask whether the lint screen was clean and the drum half full at most. If both are so, have the dryer left off and the duct cleaned. If towels stay damp then, call us.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Do you rent out a house in Davenport? If guests report water in the dishwasher, ask whether a glass broke. If so, nobody should reach in: call us. If not, cleaners can follow “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          stove: {
            en: 'Does the stove not respond in your ChampionsGate rental? If a lock symbol or “LOC” is lit, the guest can hold the lock button for a few seconds. If nothing is lit, see “Nothing works” here.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Does the wine cooler beep? When guests have filled it, a bottle or a rack often holds the door ajar, so push it in. If it beeps with the door shut, read the temperature twice, two hours apart, and call us unless it falls.',
          },
          'range-hood': {
            en: 'If you rent out a house and guests keep setting off the smoke alarm when they fry, leave the alarm up. Have the cleaners wash the hood’s grease filter. If smoke still stays, book us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave quit, then work again an hour later? It has probably overheated: in a rental, guests may have blocked its vents. Clear them, and see “It shuts off by itself” here.',
            first: true,
            sign: 'stops-early',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Davenport and Polk County both pump from limestone, and the water is hard.' },
        lines: {
          refrigerator: {
            en: 'If the dispenser sprays to one side, wipe its nozzle with vinegar, because Davenport’s hard water leaves a white crust there. If the water still sprays, call us.',
            apart: true,
          },
          washer: {
            en: 'Does a warm wash fill slowly, but a cold one fast? Open the hot valve fully. If nothing changes, Davenport’s hard water has probably clogged the screen at the washer’s hot hose: call us.',
            first: true,
            apart: true,
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Have glasses turned white? Davenport’s water is hard, so refill the rinse aid and, if your dishwasher takes it, the salt. In a house that you rent out, guests seldom refill them: leave tablets that contain both.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'There are mobile-home parks all around Davenport.',
        },
        forHome: {
          en: 'Before you buy a dryer or a range for a mobile home, check that its maker allows it there.',
        },
        lines: {
          dishwasher: {
            en: 'If water stays in the dishwasher and the sink gurgles, the drain’s air valve may be stuck: mobile homes often have one. Have a plumber look. If the sink is quiet, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          dryer: {
            en: 'Are the dryer and the electric oven both cold? If neither breaker has tripped, turn off the main breaker and call Duke Energy (800-228-8485). If one has, or the oven heats, follow the steps on this page.',
            apart: true,
            sign: 'no-heat',
            topic: { en: 'Partial outages' },
          },
          washer: {
            en: 'If the bathtub gurgles when the washer drains, stop the wash and call a plumber. The drain they share is probably clogged or, in many mobile homes, its small air valve is stuck.',
            apart: true,
          },
          oven: {
            en: 'If the burners in your mobile home only click and the oven stays cold, turn every knob off and do not relight. There may be two propane tanks, one of them empty: call the propane supplier, who can tell which one feeds the range.',
            sign: 'gas-no-heat',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most resort homes were built after 2000.' },
        forHome: { en: 'A rental’s dryer runs daily, so have its long roof duct cleaned each year.' },
        lines: {
          oven: {
            en: 'Does the oven beep but not start? In a resort home, a guest may have locked the buttons: hold the Lock button for a few seconds. If a code shows, see “It beeps and shows a code” on this page; otherwise, call us.',
            first: true,
            sign: 'error-code',
            topic: { en: 'Resort homes' },
          },
          stove: {
            en: 'Has the stove shown a code since a thunderstorm? PF or a blinking clock is normal after an outage: press Cancel and set the clock. With any other code, write it down, turn the stove’s breaker off and call us.',
            first: true,
          },
          refrigerator: {
            en: 'If the refrigerator is dead but the lights are normal, look for a tripped breaker. In newer resort homes, it may have a test button. Turn it fully off and back on once; if that does not help, leave it off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          dryer: {
            en: 'If you rent out a resort home, the guests’ daily loads fill its long duct with lint. When half a load takes two cycles with a clean lint screen, leave the dryer off and have the duct cleaned. If clothes stay damp then, call us.',
            apart: true,
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, look from the ground at the outside flap. If it stays shut, leave the fan off. Whether or not it opens, call us: the duct of a two-story house may be too long.',
            first: true,
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Gates at Davenport’s rental resorts often open by a code that changes each day.' },
        forHome: {
          en: 'Put us on the gate’s list, or call us on the morning of the visit with the new code.',
        },
        lines: {
          'wine-cooler': {
            en: 'A part that has to be ordered means a second visit and, at many Davenport gates, a new code. Read us the model number from the label inside the wine cooler when you book. We can look for the part before we come.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In and around Davenport, about 39% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        forHome: {
          en: 'If you close your home for months, shut off its water and leave a key with someone who may let us in.',
        },
        lines: {
          microwave: {
            en: 'If the microwave is dark when you reopen the house, look for a pulled plug before you touch the breakers, and plug it in. Whoever closed the house may have pulled it. If the microwave stays dark, follow “It is dead” on this page.',
            sign: 'dead',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: {
          en: 'If the gate code changes daily, call us with the new code on the morning of the visit.',
        },
      },
      { line: { en: 'If you rent the house out, give us the hours when no guests are there.' } },
      {
        toldBy: 'vacation rentals',
        line: { en: 'For a Davenport rental, name the person who can approve the price of the repair.' },
      },
      {
        line: {
          en: 'Give us your county, and name your resort if you are in one: four counties meet near here.',
        },
      },
    ],
  },
  mims: {
    facts: [
      {
        condition: 'private wells',
        fact: {
          en: 'Most houses in Mims have wells, often with a softener; some are on a small county system.',
        },
        lines: {
          refrigerator: {
            en: 'If ice and water are scarce, try the kitchen faucet. If it is weak, too, and you have a Mims well, change its filter or call the well company. If it is strong, change the refrigerator’s filter, and call us if that fails.',
            apart: true,
            first: true,
          },
          washer: {
            en: 'Is the washer slow to fill? On a Mims well, first set any water softener to bypass: if the washer now fills fast, call its dealer. If a faucet is weak, too, call a well company; otherwise, call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Do glasses have a white film? If you have a well, the house softener may need salt: refill it, and wash two loads. If the film stays, soak a glass in vinegar. If it clears, use more rinse aid; if not, use less detergent.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes on their own land are common in Mims.' },
        forHome: {
          en: 'Check from outside that the dryer and the hood both blow into open air, not under the home.',
        },
        lines: {
          dishwasher: {
            en: 'If water stays in the dishwasher and the sink gurgles, call a plumber: in a mobile home, the drain may be sagging. If the sink drains well, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          'range-hood': {
            en: 'In a manufactured home, the hood often vents through the roof. If smoke lingers with a clean filter, leave the hood off and have a roofer check the cap and clear any nest. If the cap is clear, call us.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'Has the ice stopped, and is the floor damp? Stay off it and follow the water warning at the top. In a mobile home, mice may have chewed the refrigerator’s water line: call us.',
            sign: 'no-ice',
          },
          washer: {
            en: 'Is the ground by the skirting wet after each load? In a mobile home, the washer’s drain pipe below may have come apart. Stop washing and call a plumber.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'Do loads stay damp? In a mobile home, the duct must be rigid metal and end outside the skirting. If the part you see is thin foil or plastic, leave the dryer off and call us; otherwise, follow the steps on this page.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Metal near the lagoon in Mims rusts sooner than it does a few miles inland.' },
        forHome: {
          en: 'There, look from the ground twice a year to see that the outside flaps of the dryer and the hood open and close freely.',
        },
        lines: {
          'wine-cooler': {
            en: 'Near the lagoon, does the wine cooler rock and rattle? Salt can rust its feet until they no longer turn, so empty it and push a thin shim under the low corner. If the cooler stands firm and still rattles, call us.',
            sign: 'hums-vibrates',
          },
          dryer: {
            en: 'Near the lagoon, if the dryer rocks and thumps, leave it off and look at its feet without moving it. Call us, and say whether one is rusted through. If all are sound, the rollers are probably worn.',
            apart: true,
            sign: 'squeals-thumps',
          },
          'range-hood': {
            en: 'If the hood’s cap outside is rusty near the lagoon, its screws are probably rusty, too. Have the cap and screws replaced before a storm, because rain comes in where a cap is gone.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Mims homes cook with propane from a tank.' },
        forHome: {
          en: 'Save the supplier’s phone number from the tank: if the gas goes out, turn every knob off, do not relight, and call us.',
        },
        lines: {
          oven: {
            en: 'Is your propane oven cold and its clock dark while the house lights are on? The oven needs electricity, too, so see “Nothing works” on this page. If the clock is lit, see “The gas oven does not heat” on this page.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'Have all burners of your propane stove become weak? Turn them off and read the gauge under the tank’s lid. If the tank is nearly empty or another gas appliance is weak, too, call the supplier; if not, call us.',
            first: true,
            sign: 'weak-burner',
          },
          dryer: {
            en: 'If a gas dryer turns but stays cold and the stove on the same tank is dead, turn every knob off and do not relight. Call the company that fills the tank. If the stove cooks, leave the dryer off and call us.',
            sign: 'no-heat',
          },
          'range-hood': {
            en: 'If the power is out and you cook with propane, the stove may work while the hood is dead. Open a window before you cook. If the hood stays dead once the power is back, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          microwave: {
            en: 'Does the microwave drip while you cook with propane? The flame gives off moisture, so run the fan from the start. If the microwave also drips when you are not cooking, turn off its breaker and call us.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Some old grove houses in Mims still have small breaker panels.' },
        forHome: {
          en: 'Before you add a freezer or an induction range to a grove house, ask an electrician what its panel can carry.',
        },
        lines: {
          washer: {
            en: 'Does the washer stop whenever the well pump starts? In an old grove house with a small breaker panel, both may be too much at once: call an electrician. If the washer stops at other times, call us.',
            sign: 'stops-mid-cycle',
          },
          dishwasher: {
            en: 'If the breaker trips only when another machine runs with the dishwasher, your old grove house may have too few circuits. Run one machine at a time, and call an electrician. If the dishwasher alone trips it, leave the breaker off and call us.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'Was your old grove house empty for a while? Mice can nest in a range. Before you use the oven, open the bottom drawer and look with a flashlight. If you see fluff or droppings, leave the oven off and call us.',
          },
          stove: {
            en: 'Does the main breaker trip while the stove and another large appliance run? The small breaker panel of an old grove house may not carry both: call an electrician. If only the stove’s trips, and again after one reset, leave it off and call us.',
            sign: 'trips-breaker',
          },
          microwave: {
            en: 'Does food heat slowly in the evening while the lights dim? An old grove house in Mims may be at the end of a long line: call Florida Power & Light (800-468-8243). If the lights stay bright, see “It runs but does not heat” here.',
            first: true,
            sign: 'no-heat',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Refrigerators and freezers in Mims are often on a porch or in a shed.' },
        lines: {
          refrigerator: {
            en: 'If a refrigerator in a shed clicks without starting, turn it off. If the shed’s light dimmed each time, the wire to the shed may be too thin: call an electrician. If the light stayed bright, call us.',
            apart: true,
            sign: 'clicks-or-roars',
            topic: { en: 'Sheds' },
          },
          'wine-cooler': {
            en: 'Is a wine cooler on the porch dead? Ants and mice can nest in the warm base and damage wires. If you see ants or droppings at the grille, leave the cooler off and call us; if not, see “It does not turn on” here.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'When you book, give us the nearest cross street and any gate code. Keep dogs in when we come.',
        },
      },
      {
        services: withWater,
        line: { en: 'If you have a well, tell us where its pump and the softener are.' },
      },
      {
        services: ['refrigerator', 'oven', 'microwave', 'wine-cooler'],
        line: {
          en: 'If your whole home is dark and a neighbor’s is, too, call the power company, not us.',
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
            en: 'Are the cubes smaller since you put in a reverse-osmosis unit for Sanford’s hard water? The pressure may be too low. If the manual allows, take out the refrigerator’s own filter or fit its bypass plug; if that fails, call the installer.',
            sign: 'no-ice',
            topic: { en: 'Reverse osmosis' },
          },
          dishwasher: {
            en: 'If a white trail grows below one corner of the dishwasher’s door, that corner probably leaks: drops of Sanford’s hard water dry white. Leave the dishwasher off, call us, and say which corner it is.',
            apart: true,
            sign: 'leaks-at-door',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Some stoves and dryers in Sanford run on natural gas from Florida Public Utilities.',
        },
        lines: {
          dryer: {
            en: 'Does a gas dryer turn but stay cold? If the gas water heater is cold, too, call Florida Public Utilities, and let them relight it. If only the dryer is cold, leave it off and call us.',
            sign: 'no-heat',
          },
          oven: {
            en: 'If the gas burners only click and the oven is cold, turn every knob off and do not relight. If another gas appliance works, call us; if not, call Florida Public Utilities or your propane supplier.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'If a stove that you brought from another house blackens pans, turn it off. Natural gas reaches only parts of Sanford, and propane needs other parts. A licensed gas fitter has to check the stove before you use it again.',
            sign: 'yellow-flame',
          },
        },
        source: 'gas franchise',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Many houses on the brick streets near First Street and Park Avenue are a hundred years old.',
        },
        forHome: {
          en: 'In a house that old, the small valves may not close, so know where the main water valve is.',
        },
        lines: {
          'wine-cooler': {
            en: 'Near Park Avenue, does the wine cooler’s door leave a gap at one corner? A hundred-year-old floor can twist its cabinet. Empty a freestanding cooler and turn its feet until it is level. If it is built in or the gap stays, call us.',
          },
          refrigerator: {
            en: 'Is the refrigerator dead? In a 100-year-old house near First Street, other rooms may share its breaker. If other rooms are dark, too, turn off everything in them, then see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Does the washer stop with a code for water, even with its valves open? Rust can narrow the pipes of a hundred-year-old house. If a gallon at the bathtub takes over half a minute, call a plumber; otherwise, call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'If the kitchen floor gives or smells damp, stop using the dishwasher, close the main water valve and call us. Sanford’s hundred-year-old houses may have a crawl space, where a leak goes unseen.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Does the range tip forward when you set a pan on the open oven door? In a hundred-year-old house near First Street, the anti-tip bracket may have pulled out of soft boards. Keep the door shut and the oven off until we have checked it.',
          },
          stove: {
            en: 'Did the stove and some rooms go dead together? Turn off the knobs and the main breaker, and call your power company, then an electrician: a hundred-year-old house may have old wiring. If only the stove is dead, see “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If an upstairs room smells of frying while the hood runs, leave the fan off and call us. In a hundred-year-old house, the duct may stop inside a wall. If smoke just stays in the kitchen, wash the filters first.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'Does the turning plate slide or clack? Wash the ring under it. If the ring’s wheels are worn, replace the ring. If the plate still slides, unplug and shim a countertop microwave: in a hundred-year-old house near First Street, the counter may slope.',
            first: true,
            sign: 'turntable',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Many townhouses toward Rinehart Road and subdivisions toward the airport are new.' },
        forHome: {
          en: 'In a townhouse, the dryer may be far from an outside wall, so have its duct cleaned each year.',
        },
        lines: {
          dishwasher: {
            en: 'In a new townhouse toward Rinehart Road, has the dishwasher never drained? A plug may still block the disposal’s inlet. Ask the builder to take the plug out, or call us.',
            sign: 'standing-water',
          },
          refrigerator: {
            en: 'If the refrigerator came with a new townhouse toward Rinehart Road, look up its warranty first. Many makers cover the cooling system for five years and the rest for one. If yours has ended, call us.',
          },
          washer: {
            en: 'If the neighbors hear your washer spin through the townhouse wall, spread the load and choose a slower spin. If the spin stays loud, uneven feet or worn dampers may be the cause: call us.',
            sign: 'walks-and-bangs',
            topic: { en: 'Townhouse walls' },
          },
          dryer: {
            en: 'In a townhouse near Rinehart Road, the dryer may be far from an outside wall, and a long duct clogs easily. If half a load takes two cycles with a clean lint screen, leave the dryer off and call us.',
            sign: 'two-cycles',
            topic: { en: 'Townhouse ducts' },
          },
          'range-hood': {
            en: 'Is the fan over the stove dead? In newer houses near Rinehart Road, it is often part of a microwave: then book a microwave visit. If it is a hood, try each speed, stop if it only hums, and call us unless every speed works.',
            sign: 'fan-dead',
          },
          microwave: {
            en: 'Does cold air come out of the microwave over your range on a January morning? The damper in its duct is probably stuck open. You can use the microwave until we repair the damper.',
          },
          'wine-cooler': {
            en: 'Does a wine cooler under the stairs of a Rinehart Road townhouse run all day? Its closet may be too hot. Leave the closet’s door open for a day. If the cooler rests, get a louvered door; if not, call us.',
            sign: 'never-rests',
            topic: { en: 'Under the stairs' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'In Sanford’s historic district, a preservation board reviews changes to the outside of houses.',
        },
        lines: {
          dryer: {
            en: 'In the historic district, if the dryer is slow, even with a clean lint screen, leave it off. Have the old vent cleaned before you plan a new cap. Cleaning may be enough, and a new cap needs the preservation board’s approval first.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If you want to give a ductless hood a duct, it needs a cap outside. In Sanford’s historic district, ask the preservation board before you order the duct. A repair inside the hood needs no review.',
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
      { line: { en: 'If you live downtown, tell us where a van may park.' } },
      {
        line: {
          en: 'If you live in the historic district, find the breaker panel before we come.',
        },
      },
      { line: { en: 'For a new townhouse behind a gate, give us the code when you book.' } },
      {
        services: laundry,
        line: {
          en: 'If your townhouse’s laundry room is upstairs, say so when you book, and say whether the machines are stacked.',
        },
      },
    ],
  },
  bartow: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Bartow’s wells are in the limestone, so its water is hard.' },
        lines: {
          refrigerator: {
            en: 'If ice and water come slowly with a new filter and a strong kitchen faucet, Bartow’s limestone water may have clogged the refrigerator’s water valve. Call us: we can test that valve and replace it.',
          },
          dishwasher: {
            en: 'If glasses come out white on one rack only, lime from Bartow’s wells may have narrowed the holes of that rack’s spray arm. Let the dishwasher cool, and brush the holes with vinegar. If the next load is white, too, call us.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many frame and Mediterranean-style houses near South Broadway are a century old.' },
        forHome: {
          en: 'If a house there has fuses, do not touch them: call an electrician first.',
        },
        lines: {
          washer: {
            en: 'Old wood floors, as near South Broadway, can bounce with the spin: spread the load and choose a slower spin. If the drum hits the cabinet, or the washer still walks, leave it off and call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'If a dryer on an enclosed porch near South Broadway dries slowly, see where its duct ends. If that is the porch or under the floor, leave the dryer off and call us; otherwise, follow the steps on this page.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If smoke gets past clean filters, the hood may hang too high, as under some high ceilings near South Broadway. Measure up from the cold burners and compare both manuals. If it is too high, we can lower it; otherwise, call us.',
            sign: 'weak-suction',
            topic: { en: 'High ceilings' },
          },
          microwave: {
            en: 'If half of the house went dark with the microwave, do not reset anything. Turn off the main breaker and call the City of Bartow, which sells the power. If nothing else went dark, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
            topic: { en: 'Partial outages' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: { en: 'The City of Bartow sells both the power and the water.' },
        lines: {
          dishwasher: {
            en: 'Is the whole house dark, or does no faucet run? In the city, call the City of Bartow, which sells both power and water. If only the dishwasher is dead, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'Does the wine cooler’s light flicker along with the house lights? Turn the cooler off and ask the City of Bartow, which sells the power, to check the line to your house. If only the cooler’s light flickers, the repair can wait: call us.',
            sign: 'dark-display',
          },
          microwave: {
            en: 'If lights flicker all over the house before the microwave quits, leave it off and have the City of Bartow check its power line. If only the microwave’s own light flickers, leave the microwave off and call us.',
          },
          dryer: {
            en: 'If the dryer went cold when half of the house went dark, turn off the main breaker. The City of Bartow sells the power, so call the city before us. If no lights went out, follow the steps on this page.',
            first: true,
            sign: 'no-heat',
          },
          stove: {
            en: 'Does the electric stove stay cold while some house lights are too bright and others dim? Turn off the main breaker and call the City of Bartow or, outside it, your own power company. If the lights are normal, follow “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          oven: {
            en: 'Do you keep having to set the oven’s clock while other plug-in clocks keep time? The oven’s connection may be loose: turn off the oven’s breaker and call us. If every clock blinks again and again, call the City of Bartow, which sells the power.',
          },
        },
        source: 'City of Bartow',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Homes on acreage outside Bartow may have propane.' },
        lines: {
          oven: {
            en: 'If you live outside town and your propane oven stays cold, turn it off and read the tank’s gauge. If it reads empty, call the supplier named on the tank. If not, see “The gas oven does not heat” on this page.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'Did you buy a new gas range for a home on acreage with a propane tank? It usually comes set for natural gas. Do not light it until a licensed gas fitter has converted it.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Dust and lovebugs settle on condenser coils in Bartow.' },
        lines: {
          refrigerator: {
            en: 'If the refrigerator has begun to run all day, dust and lovebugs may be on its coils. Vacuum the grille at the bottom, if there is one. Call us if it is above 40 °F inside the next morning.',
            apart: true,
            first: true,
            sign: 'runs-all-the-time',
          },
          'wine-cooler': {
            en: 'In May and September, lovebugs that get into a garage can clog the grille of a wine cooler. If the wine is warm, turn the cooler off, vacuum the grille, and turn it on five minutes later. Call us if two days do not help.',
            sign: 'drifts-warm',
            topic: { en: 'Lovebugs' },
          },
          'range-hood': {
            en: 'If smoke begins to linger in May or September, look at the hood’s wall cap from the ground. If lovebugs clog a screen there, have the screen brushed clean. If it is clear, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many homes beyond Bartow’s city limits have wells.' },
        lines: {
          washer: {
            en: 'If the washer shows a code for water after an outage, try a faucet. Beyond Bartow’s city limit, a well pump stops with the power. If the faucet is dry, call the well company; otherwise, call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Does the dishwasher fill slowly? On a well outside Bartow, change the sediment filter, which sand can clog. If the faucets are strong and the machine is still slow, call us: sand has probably reached its inlet screen.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'garage refrigerator',
        fact: {
          en: 'Freezers and second refrigerators in Bartow are often in a garage or an outbuilding.',
        },
        forHome: {
          en: 'If one there or on a porch warms up on hot afternoons, have it moved into the house.',
        },
        lines: {
          'wine-cooler': {
            en: 'If a wine cooler is warm beside a freezer in the garage or an outbuilding, the freezer’s warm air may blow at it. Empty the cooler and move it a foot away. If that fails, call us or, in a hot garage, move it indoors.',
            sign: 'drifts-warm',
          },
          refrigerator: {
            en: 'If food softens in a freezer in the garage or an outbuilding, move the food to a cold freezer or put it on ice. Have the freezer moved indoors. If it is not near 0 °F the next day, call us.',
            apart: true,
            sign: 'warm-everywhere',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About 15% of homes in Bartow are mobile homes (US Census, 2014–2018).' },
        forHome: {
          en: 'If your home is one, say so when you call about a dryer, because only some models are allowed in one.',
        },
        lines: {
          'range-hood': {
            en: 'If the fan of a mobile home’s hood hums and does not spin, turn it off at once and call us. Such hoods often come from little-known makers, so read us every name and number on the label.',
            sign: 'fan-dead',
          },
          microwave: {
            en: 'In a mobile home, are the microwave and the bathroom outlet both dead? One reset button may protect both: if the lights are normal and all is dry, press it once. If both stay dead, call an electrician; if only the microwave does, call us.',
            sign: 'dead',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      {
        services: ['refrigerator', 'washer', 'oven'],
        toldBy: 'city power',
        line: {
          en: 'If the whole house is dark, call the power company before us: in town, the City of Bartow; elsewhere, see your bill.',
        },
      },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        toldBy: 'older homes',
        line: {
          en: 'If an old house has fuses, say so, and leave them to an electrician.',
        },
      },
      { line: { en: 'If your place outside Bartow has a gate, give us the code when you book.' } },
    ],
  },
  'winter-springs': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Winter Springs pumps its water from limestone, so it is hard.' },
        lines: {
          refrigerator: {
            en: 'If the refrigerator leaks and its shutoff valve will not turn, do not force it: lime from Winter Springs’ hard water can stiffen the valve. Close the main water valve and call us.',
            apart: true,
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Do a few drops leak past a front-loader’s door? Lime from Winter Springs’ hard water can keep the seal from closing on the glass. Wipe glass and seal with vinegar; if drops still come, leave the washer off and call us.',
            apart: true,
            sign: 'leaks',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Some homes in Winter Springs have natural gas, from Florida Public Utilities.',
        },
        lines: {
          dryer: {
            en: 'Does the dryer turn but stay cold? Some Winter Springs homes have gas, so read the label inside the dryer’s door. If it names gas, leave the dryer off and say “gas” when you call; if not, follow this page’s steps.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Is the gas oven cold and its clock dark? Gas came to parts of Winter Springs only after 2001, so an old outlet with a reset button may feed the range. See “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Does nothing click on your gas stove, and is its clock dark? A 1970s kitchen that was changed to gas may have a breaker for the stove alone: follow “Nothing works” on this page. If the clock is lit, call us.',
            first: true,
            sign: 'no-power',
          },
        },
        source: 'gas franchise',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The Highlands and parts of Tuscawilla have houses of the 1970s, some with their original breaker panels.',
        },
        forHome: {
          en: 'There, leave an appliance that trips its breaker unplugged, and reset the breaker once. If the breaker trips again, call an electrician; otherwise, call us.',
        },
        lines: {
          refrigerator: {
            en: 'In a 1970s Highlands kitchen, a tight cabinet may make the refrigerator run all day. Compare the gap with the one in the manual before you have the cabinet trimmed. If food gets warm, call us.',
            sign: 'runs-all-the-time',
          },
          dryer: {
            en: 'If the dryer goes dead and later works again, stop using it, turn off its breaker and call us. If lights flicker, too, call an electrician first: a Tuscawilla house of the early 1970s may have aluminum wire.',
            sign: 'will-not-start',
          },
          dishwasher: {
            en: 'Does the dishwasher still drain slowly after the steps under “Water stays in the bottom”? In a 1970s Highlands kitchen, its drain hose may have a joint where food catches. If you see one under the sink, say so when you call.',
            sign: 'standing-water',
          },
          oven: {
            en: 'Do house lights flicker as the oven heats? In a Highlands house of the early 1970s, an aluminum wire may be loose: leave the oven off and call an electrician. If only the oven cuts out, turn off its breaker and call us.',
          },
          stove: {
            en: 'Is the fan in the middle of your cooktop dead? In a 1970s Tuscawilla kitchen, it may be one that pulls smoke down. Say so when you call us, because parts for it are scarce.',
          },
          'range-hood': {
            en: 'Do brown drops fall even with clean filters? If it has rained, turn off the hood’s breaker and call a roofer. If not, leave the fan off and call us: in a hot Highlands attic, old grease can soften in the duct.',
            sign: 'drips',
          },
          microwave: {
            en: 'Has the lower edge of the microwave’s door softened or bent? Do not use the microwave or the burners below it, and call us. A Tuscawilla kitchen of the 1970s was planned for a thin hood, so the microwave may hang too low.',
            first: true,
            sign: 'door',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: 'In summer storms, oaks fall on the power lines in Winter Springs.' },
        lines: {
          'range-hood': {
            en: 'If the hood has cleared less smoke since a storm, look at its roof cap from the ground. If an oak limb has bent it, leave the fan off and call a roofer. If it looks straight, wash the filters, then call us.',
            first: true,
            sign: 'weak-suction',
            topic: { en: 'After a storm' },
          },
          refrigerator: {
            en: 'If the refrigerator is silent after an oak cut the power, wait until the lights are normal. Give it ten minutes more, because many models restart late. Then see “It is silent” on this page.',
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Has an oak taken down a power line? Stay away, and call 911 and your utility. If some house lights are dim or too bright, turn off the main breaker. If only the washer is dead, see “It will not start” on this page.',
          },
          dryer: {
            en: 'If an oak took down a power line, stay away from it and call 911, then Duke Energy (800-228-8485). If half of the house is dark, turn off the main breaker. If only the dryer is dead, see “It will not start” on this page.',
          },
          dishwasher: {
            en: 'Did an outage stop the dishwasher with dirty water inside? Wait until the house lights are steady, press Cancel, let the water drain, and start over. If the machine stays dark or the buttons do nothing, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'Has the wine cooler only clicked since an oak hit the wires? Stay away from fallen wires. If house lights are dim or too bright, turn off the main breaker and call the power company. If they are normal, unplug the cooler and call us.',
          },
          microwave: {
            en: 'If the microwave only hums on your generator after an oak took down a power line, stop the microwave. When the power is back, see “It runs but does not heat” on this page.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many Winter Springs houses have the laundry in the garage or next to it.' },
        forHome: {
          en: 'See where the dryer’s vent ends: it has to be outdoors, not in the garage or on a closed porch.',
        },
        lines: {
          washer: {
            en: 'Does the washer click or start by itself? Turn off its breaker, leave it off and call us. In a garage, ants can nest in the warm control of a washer.',
          },
          'wine-cooler': {
            en: 'If a wine cooler in the garage rattles only while the washer spins, empty the cooler and move it a foot away. If that helps, leave it there; if not, call us. Either way, a hot garage shortens its life.',
            sign: 'hums-vibrates',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in Tuscawilla, say whether the wiring was ever replaced: some 1970s houses have aluminum wire.',
        },
      },
      { services: laundry, line: { en: 'If the washer or dryer is in the garage, clear a path to it.' } },
      {
        services: ['dryer'],
        line: {
          en: 'If plants cover the dryer’s outside flap and you can reach them from the ground, trim them back.',
        },
      },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
