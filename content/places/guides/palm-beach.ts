// Guides to the places of palm beach: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import {} from './service-groups.ts';

export const palmBeachGuides = {
  'boca-raton': {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'Boca Raton’s Glades Road plant softens the water with membranes, so it leaves little scale. West of the city, the county’s water may be harder.',
        },
        forHome: {
          en: 'On city water, use half the usual detergent in the washer. If your dishwasher has a salt container, set its softener to the lowest step.',
        },
        lines: {
          washer: {
            en: 'Does the washer smell? Run the cleaning cycle, and call us if that does not help. On the city’s soft water, use half the detergent; west of the city, on the county’s water, use the dose for your load.',
            sign: 'smells-musty',
          },
          dishwasher: {
            en: 'Have your glasses turned dull, and does vinegar not help? On Boca Raton’s soft city water, use half the detergent and a low rinse-aid setting. If they are spotted and you live west of the city, on the county’s water, turn the rinse aid up.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Country-club communities fill the west of Boca Raton, many with a gate and rules of their own.',
        },
        forHome: { en: 'Leave our name at your club’s gate as soon as you book.' },
        source: 'association practice',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo towers line A1A on the beach side.' },
        forHome: {
          en: 'Learn which valve shuts off your apartment’s water. If your dryer is slow, ask when the building’s shaft was last cleaned.',
        },
        lines: {
          refrigerator: {
            en: 'Does water collect under the drawers? The freezer’s drain has probably iced up, which is more likely in damp sea air. In an A1A tower, keep the terrace door closed, wipe up the water, and call us if it comes back.',
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Does clean water collect in the drum while the washer is off? After the water was off in an A1A tower, grit can hold the inlet valve open. Close both washer valves, leave the washer off and call us.',
            sign: 'keeps-filling',
          },
          dryer: {
            en: 'Has drying slowed, even with a clean lint screen? In a tower on A1A, only the building can clean the vent shaft. Leave the dryer off, and ask the office to check that shaft and any lint trap. If both are clear, call us.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Has your electric oven been slow from the first day? Your A1A tower may supply 208 volts, so ask its office. If the oven became slow later, or if only bake or only broil is slow, a part has probably failed: call us.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Does an electric burner stay hot with its knob off? Turn off the stove’s breaker and call us. In an A1A tower, the breaker is usually inside your apartment, in a hall or closet.',
            first: true,
            sign: 'stuck-on-high',
          },
          'range-hood': {
            en: 'In an A1A tower, if smells linger, your hood may have no duct, as in many towers. Then replace its charcoal filter, which lasts three to six months. If a new filter does not help, or there is a duct, call us.',
            sign: 'odors-stay',
          },
          dishwasher: {
            en: 'In an A1A tower, does the dishwasher leak? The ceiling below can be wet within minutes. From a dry floor, stop the wash and close the main water valve, and call the office before you call us.',
            sign: 'leaks-at-door',
          },
          'wine-cooler': {
            en: 'Is the wine cooler dark, and the stove’s clock, too? The power is probably out: a Boca Raton tower’s generator usually runs only halls and elevators. Keep the cooler shut, and call us if it is still dark when the power is back.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Boca Raton condos and country-club homes are empty in summer.' },
        forHome: {
          en: 'Shut the water valves before summer. In the fall, open them, run each machine once and stay to watch for water.',
        },
        lines: {
          dishwasher: {
            en: 'Does the breaker trip again after one reset when you first use the dishwasher after a summer away? Leave it off and call us. Say that the machine stood unused: moisture may have gotten into its heater.',
            apart: true,
            sign: 'will-not-start',
          },
          washer: {
            en: 'Before you leave for the summer, close both washer valves. Then start a warm wash, let the washer try to fill for half a minute, and cancel. That takes the pressure off both hoses.',
            apart: true,
          },
          microwave: {
            en: 'If the microwave is dead in the fall with its breaker on, look for a surge protector on the breaker panel. If its lamp is dark, a storm may have killed both: call an electrician, then us. Otherwise, see “It is dead” on this page.',
            sign: 'dead',
          },
          stove: {
            en: 'Does a gas burner light badly after your condo was cleaned over the summer? Caps may be mixed up: with all knobs off, set each cold cap flat on its own burner. If that fails, call us.',
            sign: 'clicks-no-flame',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The salt air is strong along A1A and hardly felt at the Turnpike, six miles inland.' },
        forHome: {
          en: 'Near A1A, check the outside flaps of the dryer and the hood twice a year; by the Turnpike, once a year is enough.',
        },
        lines: {
          dryer: {
            en: 'Do clothes come out with rust marks? Rust on the outside of a dryer near A1A only looks bad. If you see rust inside the drum, stop using the dryer and call us; if not, the marks may come from the washer.',
            apart: true,
          },
          'range-hood': {
            en: 'If you feel a draft at the hood with the fan off, the outside flap may be stuck open. Near A1A, salt can rust the hinge: ask us for a stainless cap. In a tower, ask the association first.',
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'wine-cooler'],
        fact: { en: 'Built-in refrigerators, wall ovens and wine coolers are common in country-club homes.' },
        lines: {
          refrigerator: {
            en: 'Is your built-in refrigerator warm? If its display asks you to clean the condenser, vacuum the condenser as the manual shows. If you see no such message, or it is no colder a few hours later, call us.',
            topic: { en: 'Built-ins' },
            first: true,
            sign: 'warm-everywhere',
          },
          'range-hood': {
            en: 'If a small light blinks beside the hood’s buttons, it probably reminds you to wash the filters. Wash them, and reset the light as the manual says. If it still blinks, or the fan fails, call us.',
          },
          oven: {
            en: 'Are the wall oven and the warming drawer below it dead? They may share a breaker, so turn both off and see “Nothing works” on this page. If one of them stays dead, say which when you call.',
            topic: { en: 'Warming drawers' },
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Does a wine cooler in your club home smell after a summer with the home closed? Some built-in models have a charcoal filter: replace it. If the wine is cool, the cooler probably needs no repair; if not, call us.',
            apart: true,
          },
          microwave: {
            en: 'Did the microwave go dark while the wall oven below it cleaned itself? The heat has probably made it shut off. Let both cool for an hour and try the microwave once; if it stays dark, leave it off and call us.',
            topic: { en: 'After self-clean' },
            first: true,
            sign: 'dead',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a club community, ask the gatehouse whether we must register and what hours we may work.',
        },
      },
      {
        line: { en: 'Many Boca addresses are outside the city: give the community’s name with the street.' },
      },
      {
        line: {
          en: 'For a beach condo, ask which elevator we may use. If it needs our insurance certificate, say so when we call.',
        },
      },
    ],
  },
  'boynton-beach': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Boynton Beach’s east plant leaves some hardness in the water, and its west plant leaves less. The county serves the far west.',
        },
        forHome: {
          en: 'On city water, use less dishwasher detergent in the west, and keep the rinse aid full in the east. On county water, follow the package.',
        },
        lines: {
          washer: {
            en: 'Do hot cycles take longer than they used to? In east Boynton Beach, lime from the harder water may coat a front-loader’s heater. Run a washer descaler once; if hot cycles stay slow, call us.',
          },
          refrigerator: {
            en: 'Do cubes stick in the ice maker? Boynton Beach’s east plant leaves some hardness in the water, and a new filter does not take it out. Call us: the ice maker may need cleaning or replacing.',
            sign: 'ice-sticks-together',
          },
          dishwasher: {
            en: 'Have your glasses turned white? East Boynton Beach has the harder water, so refill the rinse aid. If they turn dull, as they can on the softer water in the west, use less detergent.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Dozens of gated lake communities are west of Congress Avenue and Military Trail.' },
        lines: {
          dryer: {
            en: 'If drying has slowed, even with a clean lint screen, leave the dryer off. West of Congress Avenue, ask your association before you book a vent cleaner. Many communities there decide who may work on a roof or a shared wall.',
            sign: 'two-cycles',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many of the small villas of Leisureville have a laundry closet.' },
        forHome: {
          en: 'If the water valves and the dryer’s duct are as old as the villa, ask us to check them.',
        },
        lines: {
          washer: {
            en: 'A washer that hits the wall of a small Leisureville closet can pinch a hose. Stop it, drain it and spread the load. If a hose is pinched or the washer bangs again, leave it off and call us.',
            apart: true,
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Is the dryer slow? In a Leisureville closet, the duct may be as old as the villa. If the part you can see is plastic, leave the dryer off until a technician has put in a smooth metal duct.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'Residents of Leisureville and the western communities are often away from May to October.',
        },
        forHome: {
          en: 'Before you go, turn the ice maker off, close its valve and those of the washer and the dishwasher, and leave a neighbor the key.',
        },
        lines: {
          washer: {
            en: 'If you are back from a summer away, run one rinse before the first load, and stay near. If the water stays in the drum, the pump may have stuck: see “It will not drain” on this page.',
            apart: true,
          },
          microwave: {
            en: 'If the microwave hums loudly when you reopen your Boynton Beach home in the fall, turn it off and call us. If food just stays cold, see “It runs but does not heat” on this page.',
            sign: 'hums-loud',
          },
          'range-hood': {
            en: 'If the hood squeals after a summer away, turn it off at once and call us. A dry bearing can stop the motor, which then gets hot. If it only rattles, turn it off, let it cool and press each filter into place.',
            sign: 'loud',
          },
          dishwasher: {
            en: 'If no water comes in when you are back in the fall, look under the sink for a valve that was closed for the summer. Open it fully, start one cycle, and watch for drips. If it still hums, cancel the wash and call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          oven: {
            en: 'Does the oven show a code when you return? PF or a blinking clock means that the power failed while you were away: press Cancel and set the clock. For any other code, see “It beeps and shows a code” on this page.',
            sign: 'error-code',
          },
          stove: {
            en: 'Is the electric range dark when you come back in the fall? If the whole house is dark, call FPL (800-468-8243). If not, turn every knob off and follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'When you come back in the fall, cool the rooms first and run the wine cooler empty for two days. If it comes within 5 °F of its setting, fill it. If it does not, call us before you do.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The breeze from the Intracoastal is salty east of US 1 in Boynton Beach and fades toward Congress Avenue.',
        },
        forHome: {
          en: 'Near the water, if the outside flap of the hood rattles with the fan off, call us: rust may keep it from closing.',
        },
        lines: {
          dryer: {
            en: 'East of US 1, if clothes stay damp, look at the vent cap from the ground. If rust makes the cap hang crooked, the cap’s flap may stick: leave the dryer off and call us. Otherwise, follow the steps on this page.',
            apart: true,
            sign: 'two-cycles',
          },
          stove: {
            en: 'Does a coil burner heat off and on, even on high? With a round sensor in its middle, that is normal. Without one, its socket may be worn by heat or, east of US 1, by salt: leave that burner off and call us.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'If the flap outside hangs half open, grease or, east of US 1, rust may hold it. Damp air can come in and drip from the hood. You may use the fan until we free the flap, unless it stays shut.',
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: { en: 'Leisureville in Boynton Beach has villas from the 1970s.' },
        forHome: {
          en: 'If a villa’s breaker trips, leave the appliance unplugged and reset the breaker once. If that breaker trips again, call an electrician; otherwise, call us.',
        },
        lines: {
          dishwasher: {
            en: 'If the sink fills while the dishwasher drains, stop the machine and run the disposal. If the sink stays full, call a plumber: the pipe in a Leisureville wall may be blocked. If not, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          microwave: {
            en: 'Does the microwave’s clock flicker, or does its outlet crackle? A Leisureville villa from the 1970s may have aluminum wiring: turn off the microwave’s breaker and call an electrician. For a crackle inside the microwave, see “It sparks or crackles inside” on this page.',
            first: true,
          },
          'wine-cooler': {
            en: 'Did the wine cooler die when somebody flipped a wall switch? In a 1970s Leisureville villa, a switch may control its outlet, so try every switch in that room. If none helps, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'Does water collect under the refrigerator’s drawers? Its drain is probably clogged, or it leans forward on a 1970s floor that has settled. Wipe up the water and call us: we can clear the drain or level the refrigerator.',
            first: true,
            sign: 'water-on-floor',
          },
          'range-hood': {
            en: 'If the fan only hums, turn it off at once; if it is silent, try each speed once. Unless every speed works, call us: in a 1970s villa, the hood may be as old as the house. Have its model number and width ready.',
            sign: 'fan-dead',
          },
          oven: {
            en: 'Does the wall oven get far too hot? Turn off the oven and its breaker, and call us. If it is as old as a 1970s villa, its thermostat may be hard to find: have the model number ready.',
            sign: 'overheats',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gas mains',
        services: [],
        fact: {
          en: 'Some homes in Boynton Beach have natural gas, from Florida Public Utilities.',
        },
        forHome: {
          en: 'A gas meter outside means that your stove, oven or dryer may be gas: say so when you call.',
        },
        source: 'gas franchise',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: {
          en: 'Behind a gate west of the Turnpike, only the resident can put us on the visitor list, so call the gate before the visit.',
        },
      },
      { line: { en: 'If you live in Leisureville, give us a cross street: the streets loop.' } },
      {
        line: {
          en: 'If you are leaving for the summer, name someone who can let us in if we have to come back with a part.',
        },
      },
    ],
  },
  'delray-beach': {
    facts: [
      {
        condition: 'older homes',
        fact: {
          en: 'Del-Ida Park, Marina and Nassau Park are historic districts with cottages from the 1920s and 1930s.',
        },
        forHome: {
          en: 'In such a cottage, do not force a stiff water valve. If the breakers have no labels, find out which one feeds which machine.',
        },
        lines: {
          refrigerator: {
            en: 'If the refrigerator on the back porch of a 1920s cottage is too warm, move the milk and meat indoors. Read a thermometer inside it in the morning. At 40 °F or less, the porch is probably too hot by day; above that, call us.',
            topic: { en: 'Porch refrigerators' },
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'If the washer leaks and a valve will not turn, do not force it: in a 1920s cottage, the old pipe behind it can crack. Close the main water valve instead, and call us.',
            sign: 'leaks',
          },
          dishwasher: {
            en: 'Does dirty water come back into the dishwasher? In older kitchens, the drain hose under the sink often hangs low; it should rise to just below the counter. Call us either way: we can raise it, or find another cause.',
            sign: 'standing-water',
          },
          oven: {
            en: 'Does the oven’s door stay open a crack, even with the racks pushed in? A hinge may be bent or, in a Del-Ida Park or Nassau Park cottage, a sunken floor may have twisted the range. Leave the oven off and call us.',
            sign: 'door-does-not-close',
          },
          stove: {
            en: 'Is your range only 24 or 20 inches wide, as in some cottages of Del-Ida Park, Marina and Nassau Park? Say so when you call, because its parts are not those of a 30-inch range.',
          },
          microwave: {
            en: 'Did the kitchen go dead when the microwave and a toaster ran together? A 1920s Del-Ida Park cottage may have one kitchen circuit. If lights elsewhere are normal, unplug the toaster and reset the breaker once. If the microwave alone trips it, call us.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many condos at Kings Point and other Delray Beach communities for people 55 and older have laundry closets.',
        },
        forHome: { en: 'Leave the closet open after a load so that the washer can dry.' },
        lines: {
          washer: {
            en: 'If the laundry closet smells musty but the washer’s empty drum does not, shine a flashlight behind the machine. If a hose drips, close its valve and have the hose replaced. If all is dry, leave the closet doors open.',
            sign: 'smells-musty',
          },
          dryer: {
            en: 'In a 1970s Kings Point building, the dryer’s duct may date from then, too. If loads take longer, even with a clean lint screen, leave the dryer off. Ask the office to have the duct cleaned. If that was done within a year, call us.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Delray Beach softens its water at the city’s plant, and some hardness is left.' },
        forHome: { en: 'Keep rinse aid in the dishwasher, and salt, too, if it has a container for salt.' },
        lines: {
          refrigerator: {
            en: 'Are the ice cubes small, or do they stick in the ice maker? Change the filter first. If that does not help, call us: Delray Beach’s water keeps some hardness, and lime may be in the ice maker.',
            first: true,
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'Do glasses turn cloudy? Fill the rinse-aid cup first: Delray Beach softens its water, but some hardness is left. Add dishwasher salt only if your dishwasher has a salt container.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos in the west of Delray Beach are winter homes.' },
        forHome: {
          en: 'In spring, empty the refrigerator and shut off the water. In the fall, stay in the room for each machine’s first run.',
        },
        lines: {
          dishwasher: {
            en: 'Before you go north in spring, close the dishwasher’s valve, usually under the sink. If the valve will not turn, have it replaced while you are still in town.',
            apart: true,
          },
          microwave: {
            en: 'Before you go north in spring, photograph the label inside the microwave’s door. If whoever checks your condo finds the microwave dead, we can look for the part by its model number.',
          },
          refrigerator: {
            en: 'If you were away all summer, open the refrigerator’s water valve when you will be home for a few hours. If a dried-out fitting drips, close the valve at once and call us.',
          },
          washer: {
            en: 'Before you go north in spring, pour a little mineral oil into the washer’s drain pipe. Water in that pipe keeps sewer smell out, and oil on top keeps the water from drying up.',
            apart: true,
          },
          stove: {
            en: 'Is a gas knob stiff? Do not force it: the grease in the valve behind it has probably dried, as it can in a house that stands empty all summer. Use only the burners whose knobs turn as they should, and call us.',
            first: true,
            sign: 'knob',
          },
          'wine-cooler': {
            en: 'Does the wine cooler’s door stick after a summer in a closed-up west Delray Beach condo? Ease the seal loose from the bottom corner. If it has torn or no longer lies flat, call us; if it closes tightly, use the cooler.',
          },
          oven: {
            en: 'If you are up north and a neighbor says the oven does not heat, ask whether bake, broil or both fail. Say which when you call, and the repair can be done before you are back in the fall.',
          },
          'range-hood': {
            en: 'If the hood’s remote control does nothing when you come back for the winter, replace its battery, then try the buttons on the hood. If the buttons do nothing either, follow “The buttons do not respond” on this page.',
            topic: { en: 'Remote controls' },
            sign: 'buttons',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The island and the streets near the Intracoastal feel the salt most; past I-95 it fades.',
        },
        forHome: {
          en: 'On the island, use only outdoor models in a cabana, and check each spring that the outside flaps of the dryer and the hood close.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler squeal until you open its door? The fan inside is probably worn or, near the ocean or the Intracoastal, rusted by salt air. Turn the cooler off and call us.',
            first: true,
            sign: 'hums-vibrates',
          },
          'range-hood': {
            en: 'If only the hood’s light fails, turn off its breaker, let the bulb cool and remove it. If it has a crust of ocean salt, the socket may be corroded: leave the breaker off and call us. If not, follow the check on this page.',
            first: true,
            apart: true,
            sign: 'lights',
          },
          dryer: {
            en: 'Does the dryer heat one day but not the next? A connection at the heater may be loose or, near the ocean, corroded, and such a connection gets hot. Do not use the dryer again before we have tested it.',
            apart: true,
            sign: 'no-heat',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'In the historic districts, the city’s preservation board reviews vents that can be seen from the street.',
        },
        lines: {
          microwave: {
            en: 'If the microwave heats but its vent fan is dead, keep the burners on low and call us. In the historic districts, the city’s preservation board reviews a new vent that can be seen from the street, but not a new motor.',
            sign: 'vent-fan-runs',
          },
          dryer: {
            en: 'In a historic district, if the dryer’s vent has to move, ask the preservation board first. It reviews vents that can be seen from the street.',
          },
          'range-hood': {
            en: 'If the hood of a Del-Ida Park house needs a new outside vent cap on the street side, ask the city’s preservation board first. A motor, a switch or a filter inside the hood needs no review.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gas mains',
        services: [],
        fact: {
          en: 'Some homes in Delray Beach have a gas meter of Florida Public Utilities.',
        },
        forHome: {
          en: 'If yours has one, see whether a stove, oven or dryer is gas before you call us.',
        },
        source: 'gas franchise',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live at Kings Point, name your section and building letter.' } },
      {
        line: { en: 'Say whether you are east or west of Swinton Avenue: house numbers start again there.' },
      },
    ],
  },
  'west-palm-beach': {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'West Palm Beach has surface water from Grassy Waters Preserve, Lake Mangonia and Clear Lake.',
        },
        forHome: {
          en: 'If glasses turn cloudy in the dishwasher, soak one in vinegar before you change the detergent: lime comes off, and etching stays.',
        },
        lines: {
          dishwasher: {
            en: 'Does a cloudy glass stay dull after a soak in vinegar? Then it is probably etched; West Palm Beach’s lake water leaves little lime anyway. Use less detergent and a cooler cycle to save the others.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'If the washer fills in a trickle, look for a half-closed valve or a kinked hose: the city’s lake water leaves little lime. If the street’s water main was just repaired, grit is probably in the screens. If nothing helps, call us.',
            sign: 'will-not-fill',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'El Cid, Flamingo Park, Northwood and Grandview Heights are historic districts with houses from the early 1900s.',
        },
        forHome: {
          en: 'There, ask an electrician about an old panel or fuse box before you order a larger range.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator lose all power now and then? In an old El Cid or Flamingo Park house, the outlet may be worn. Put cold food on ice, turn off its breaker and have an electrician look; if the outlet is sound, call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Do suds come up the pipe behind the washer? In a Northwood or Flamingo Park house from the early 1900s, that pipe may be too narrow for a modern washer’s pump. Stop the washer and call a plumber.',
            sign: 'leaks',
          },
          dryer: {
            en: 'In a laundry room that was added behind an old house, the duct may turn many corners, and each one catches lint. If drying is slow, even with a clean lint screen, dry no more loads until the vent has been checked or cleaned.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Is the oven dead in a remodeled El Cid house? Its breaker may be in a second breaker panel, put in with the new kitchen. Look there before you follow “Nothing works” on this page.',
            topic: { en: 'Remodeled kitchens' },
            sign: 'no-power',
          },
          stove: {
            en: 'Is your gas stove’s clock dark? Follow “Nothing works” here. If that fails, look in the next cabinet for its plug, as in El Cid kitchens. If it is loose, cool and not brown, push it in; if not, call us.',
            topic: { en: 'Remodeled kitchens' },
            first: true,
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Does the wine cooler’s door swing open by itself? The floors of old houses in Northwood and El Cid may slope, so empty a freestanding cooler and raise its front feet a little. If the door still swings open, call us.',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, look from the ground at the vent caps with the fan on. An old Grandview Heights house may have two, one from an earlier kitchen. If neither opens, leave the fan off; in any case, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo towers line Flagler Drive on the lagoon.' },
        forHome: {
          en: 'In a leak, close your valve first and call the office after: one valve may shut off a neighbor’s water, too.',
        },
        lines: {
          'wine-cooler': {
            en: 'Is the wine warm by noon and right again at night? Flagler Drive towers face the morning sun across the lagoon, so pull the shade for a day. If that keeps the wine cool, the sun was the cause; if not, call us.',
            sign: 'drifts-warm',
          },
          refrigerator: {
            en: 'In a Flagler Drive tower, does the refrigerator leak? From a dry floor, close its valve or, if it is stuck, the main valve of your apartment. Then call us, and tell the office if water ran under the cabinets.',
            sign: 'water-on-floor',
          },
          dishwasher: {
            en: 'In a Flagler Drive tower, does the dishwasher leak? From a dry floor, stop it and close the valve under the sink. If that will not turn, close your main valve and tell the office, because it may serve a neighbor, too. Then call us.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'Is the washer leaking in a Flagler Drive tower? From a dry floor, close your apartment’s valve first and warn the office after, because that valve may serve the neighbor, too. As soon as the water is off, call us.',
            sign: 'leaks',
          },
          oven: {
            en: 'Does the oven’s clock blink every few days in your Flagler Drive tower? If other plug-in clocks blink, too, tell the office. If only the oven’s does, a connection may be loose: turn off the oven’s breaker and call us.',
          },
          stove: {
            en: 'If one burner is slow, see “An electric burner heats poorly” here. If all were slow from the first day, your Flagler Drive tower probably has 208 volts: no repair helps. If all became slow, turn off the breaker and call us.',
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'If cooking smells come in with your own fan off, they probably come through a shaft that your Flagler Drive tower’s kitchens share. Tell the office. If only your own cooking lingers, call us.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'Is the power back in your Flagler Drive tower, but the microwave still dark? If the refrigerator is off, too, ask the desk whether the kitchens have full power yet. If only the microwave is dark, follow “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Lake Worth Lagoon is salt water, and the towers on Flagler Drive face it.' },
        forHome: {
          en: 'There, wipe steel doors with a damp cloth every week, and dry them.',
        },
        lines: {
          dryer: {
            en: 'If your Flagler Drive tower vents dryers toward the lagoon, salt and lint can collect at the vent opening. If loads take longer, even with a clean lint screen, leave the dryer off and ask the office who cleans the opening.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If brown specks show on a stainless hood that faces Lake Worth Lagoon, they come from salt, and nothing is broken. Wash them off with mild soap along the grain.',
          },
          microwave: {
            en: 'Do you have to press the microwave’s buttons harder each week? The touch panel is probably worn, or steam has gotten into it; by Lake Worth Lagoon, the cable behind it can also corrode. Use the microwave only if Cancel works, and call us.',
            sign: 'buttons',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: { en: 'The city reviews outside changes in its historic districts, outside vents included.' },
        lines: {
          dryer: {
            en: 'In a historic house, if drying is slow, even with a clean lint screen, leave the dryer off. Have the old vent cap cleaned before you plan a new one. The city reviews a new cap, but cleaning needs no review.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gas mains',
        services: [],
        fact: {
          en: 'Some kitchens in West Palm Beach have natural gas, from Florida Public Utilities.',
        },
        forHome: {
          en: 'When you call about a stove, oven or dryer, say whether it is gas or electric.',
        },
        source: 'gas franchise',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your waterfront tower asks for our insurance certificate, have the tower’s form ready when we call.',
        },
      },
      {
        line: {
          en: 'In an old Flamingo Park or Northwood house, find the breaker panel before we arrive.',
        },
      },
      { line: { en: 'If you live at Ibis, leave our name at the gate.' } },
    ],
  },
  jupiter: {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'Jupiter treats most of its water by reverse osmosis (Town of Jupiter Utilities), so it is soft.',
        },
        lines: {
          refrigerator: {
            en: 'Has the ice maker slowed down? The town’s soft water leaves little lime. Change an old filter, and make room for cold air if food is packed against the ice maker. If there is little ice the next day, call us.',
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'Does the spin start, stop and start again? The town’s soft water keeps suds, so look for them. If you see any, run one rinse without detergent, and use half next time; if not, spread the load. If nothing helps, call us.',
            first: true,
            apart: true,
            sign: 'will-not-spin',
          },
          dishwasher: {
            en: 'If the dishwasher has dripped at the door since you changed detergents, stop it from a dry floor. Soft town water foams easily: follow “There is water on the floor” on this page, and use half the dose. If there is no foam, call us.',
            apart: true,
            first: true,
            sign: 'leaks-at-door',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Admirals Cove, Jonathan’s Landing and other clubs have a gate list, and often a service entrance.',
        },
        forHome: {
          en: 'When you book, put our company on the list, and tell us when the service entrance is open.',
        },
        lines: {
          dryer: {
            en: 'If the dryer is stacked on the washer, two of us may have to lift it down. At Admirals Cove or Jonathan’s Landing, ask for a gate pass for two.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Jupiter houses are closed from May until November.' },
        forHome: {
          en: 'Ask whoever looks after the house to check the refrigerator’s temperature and the water valves on each round.',
        },
        lines: {
          microwave: {
            en: 'If the microwave’s clock blinks when you come back in November, set it: some models do not start before that. If yours still does not start, see “The clock works, but the microwave will not start” on this page.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'Before you leave in May, empty the refrigerator and close its valve. If no child can reach the refrigerator, turn it off and tie its doors open; otherwise, leave it on.',
          },
          washer: {
            en: 'Is the washer dead when you come back in November? If its breaker was turned off in spring, turn it on, once. If the breaker is on, press the outlet’s reset button, if in reach, once. If neither helps, call us.',
            apart: true,
            sign: 'will-not-start',
          },
          dryer: {
            en: 'If you are away from May on, birds and wasps may nest in the vent. In November, look at the cap from the ground. If you see straw, or a flap stuck open, leave the dryer off and call us.',
          },
          dishwasher: {
            en: 'Do dishes come out greasy when you are back in Jupiter? Your water heater may still be on its vacation setting: set it back to 120 °F. If dishes are greasy even with hot water at the faucet, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          stove: {
            en: 'Is one burner of a touch cooktop dead when you come back in November? Its element or, after a summer surge, the control has probably failed. Leave that burner off, and say which it is when you call.',
            sign: 'burner-cold',
          },
          'wine-cooler': {
            en: 'If you are away and your caretaker finds the wine cooler dark, a storm may have tripped its outlet. If the house lights are normal, have the reset button pressed once. If it pops out again, have the cooler left off and call us.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If the hood is weak after a summer away, wash its grease filter: grease can harden in a hot, closed house. If hot, soapy water does not take the grease off, replace the filter. If the filter is clean, call us.',
            sign: 'weak-suction',
          },
          oven: {
            en: 'Does the oven’s fan run while the oven is off and cold? If nothing covers its vents, a switch may have stuck, or a surge may have hit the control board. Turn off the oven’s breaker and call us.',
            sign: 'fan-runs-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The inlet lets the ocean in, and the tidal Loxahatchee carries salt far upstream.' },
        forHome: {
          en: 'Along the river and near the inlet, check the outside flaps of the dryer and the hood in spring and fall.',
        },
        lines: {
          washer: {
            en: 'Is the nut on a washer hose rusty or wet? Near the inlet and the tidal Loxahatchee, salt corrodes it. Do not turn the nut: close that hose’s valve and have the hose replaced.',
            sign: 'leaks',
          },
          microwave: {
            en: 'If the microwave’s fan roars but steam stays, wash its metal filter. If it blows into the kitchen, replace its charcoal filter, too. If it vents outdoors, call us: near Jupiter Inlet, salt can make the outside flap stick.',
          },
          'range-hood': {
            en: 'If the flap outside sticks shut, leave the fan off and ask us to free the flap. Near the ocean, salt may have rusted its hinge; farther west, grease or a nest is more likely.',
            sign: 'flap',
          },
          'wine-cooler': {
            en: 'Is the wine cooler at your patio bar warm? On a hot day, an indoor model cannot keep up outside, and damp, salty air can rust it. Read the label: a model made for outdoors is usually worth a repair, an indoor one seldom is.',
            topic: { en: 'Patio coolers' },
            sign: 'drifts-warm',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) serves parts of Jupiter. Elsewhere, as in Jupiter Farms, gas usually means a propane tank.',
        },
        lines: {
          microwave: {
            en: 'Over a range, does the microwave’s fan start by itself? It protects the microwave from heat, and no button stops it. If it still runs an hour after the range is cold, or its button does not start it, call us.',
            first: true,
            sign: 'vent-fan-runs',
          },
          dryer: {
            en: 'Does your gas dryer turn but stay cold? If the gas stove cooks, leave the dryer off and call us. If not, turn every knob off, do not relight, and call Peoples Gas (877-832-6747) or, in Jupiter Farms, your propane supplier.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Do the burners and gas oven heat poorly? Turn them off and call Peoples Gas (877-832-6747) or, in Jupiter Farms, your propane supplier. If only the oven does, follow the checks on this page; if it lights late or puffs, leave it off and call.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Do all gas burners click without lighting? Turn every knob off, and do not relight. If another gas appliance works, call us. If not, call Peoples Gas (877-832-6747) or, if you have a tank, as in Jupiter Farms, your propane supplier.',
            first: true,
            sign: 'clicks-no-flame',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Some Jupiter houses keep a second refrigerator or freezer in the garage.' },
        forHome: {
          en: 'In a garage or on a porch, even a garage-ready model works only up to about 110 °F, so check it on hot afternoons.',
        },
        lines: {
          refrigerator: {
            en: 'Is a second refrigerator in the garage too warm? Read a thermometer inside in the afternoon and at night. If it shows more than 40 °F only in the afternoon, the garage is probably too hot; if at night, too, call us.',
            sign: 'warm-everywhere',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'wine-cooler'],
        fact: { en: 'Country-club homes in Jupiter often have built-in refrigerators and wine coolers.' },
        lines: {
          'range-hood': {
            en: 'If smoke lingers even with clean filters, open a window. If the hood clears the smoke now, it pulls out more air than a closed house lets in: ask us about an air inlet. If smoke still stays, call us.',
            topic: { en: 'Too little air' },
            sign: 'weak-suction',
          },
          'wine-cooler': {
            en: 'Is one zone of your built-in wine cooler too warm? First see “One zone is too warm or too cold” under other problems. When you call, say whether you hear that zone’s fan with the door shut.',
            apart: true,
            sign: 'one-zone-off',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: {
          en: 'If you live behind a gate, tell us whose name to give there and when the service entrance is open.',
        },
      },
      {
        line: { en: 'If you live in Jupiter Farms, give us any gate code when you book. Keep dogs inside.' },
      },
      { line: { en: 'If the house is closed for the season, name the caretaker who opens it.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
