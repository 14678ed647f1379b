// Guides to the places of tampa bay: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { carried, laundry, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const tampaBayGuides = {
  brooksville: {
    facts: [
      {
        condition: 'hard water',
        fact: {
          en: 'Brooksville’s water is hard groundwater from limestone, whether the city, the county or a private well supplies it.',
        },
        lines: {
          refrigerator: {
            en: 'Are ice cubes still small with a water softener and a new filter? Old lime may clog the ice maker’s valve, and a softener does not clear it. Call us: we can test the valve and replace it.',
            sign: 'no-ice',
          },
          washer: {
            en: 'Do clothes come out with waxy gray spots? In hard water, fabric softener builds up in the washer. Stop using it, and run one hot cycle with washer cleaner and no laundry. If the spots return, call us.',
            apart: true,
          },
          dishwasher: {
            en: 'Do glasses stay white with the rinse aid at its highest setting? All Brooksville water is hard, so soak one glass in vinegar. If it clears, a water softener is the lasting cure. If not, the glass is probably etched: use less detergent.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victorian and craftsman houses surround the courthouse square in Brooksville.' },
        forHome: {
          en: 'If you live in a Victorian house, measure its doors and stairs before you order an appliance, because a new one may not fit through.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler’s breaker trip only after rain? In a Victorian house near the courthouse square, the old wires may be damp: leave the breaker off and call an electrician. If it trips in dry weather, too, leave it off and call us.',
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'Does the refrigerator only click? In a Victorian near the courthouse square, it may use a light-duty extension cord. Turn off the breaker and put food on ice. If you find one, have an electrician add an outlet; if not, call us.',
            sign: 'clicks-or-roars',
          },
          dryer: {
            en: 'Does the porch get damp and full of lint when the dryer runs? In the old houses near the courthouse square, the duct may end on a closed-in porch. Leave the dryer off and call us: the air has to go outdoors.',
          },
          oven: {
            en: 'Is your propane oven cold and its clock dark? In an old house near the courthouse square, it may share a breaker with other outlets. If they are dead, too, look for that breaker first. Then see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Did a knob break off? If that burner is still on, turn off an electric stove’s breaker, or close a gas stove’s valve if you can reach it. Never use pliers. Keep the pieces, and call us.',
            first: true,
            sign: 'knob',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, look outdoors for the hood’s vent cap on a wall or the roof. If you find none, leave the fan off: near the courthouse square, old hoods may blow into chimneys; call us in any case.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'High Point, west of Brooksville, is a large mobile-home park.',
        },
        forHome: {
          en: 'If a machine shakes there, press the floor beside it with your foot. A soft spot has to be repaired before leveling can help.',
        },
        lines: {
          microwave: {
            en: 'Does the cabinet above your microwave sag? A microwave over the range weighs 50 pounds or more, and the walls of a mobile home at High Point are thin. It could fall: use neither it nor the stove, and call us.',
            first: true,
          },
          'range-hood': {
            en: 'In a High Point mobile home, if the fan does not run, try each speed once, and turn the fan off if it only hums. Unless every speed works, call us with the hood’s width and model number: it may not be a standard size.',
            sign: 'fan-dead',
          },
          dryer: {
            en: 'In a mobile home at High Point, the dryer’s duct must end outside the skirting. If you find no vent cap there, leave the dryer off and call us: lint can burn, and damp air can rot the floor.',
          },
          dishwasher: {
            en: 'Is the ground under your mobile home wet after each dishwasher load? A drain pipe below the floor has probably come apart. Stop using the dishwasher and call a plumber, or the park office at High Point.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'Does your washer at High Point fill slowly even with both its valves fully open? Run the kitchen faucet: if it is weak, too, tell the park’s office. If it is strong, call us.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many homes on acreage east of Brooksville have their own wells.' },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator give no ice or water? Try the kitchen faucet. On acreage east of Brooksville, a dry faucet usually means the well pump has stopped: call the well company. If the faucet runs, change the refrigerator’s filter; if that fails, call us.',
            apart: true,
            first: true,
          },
          washer: {
            en: 'Has white laundry turned yellow? East of Brooksville, iron in well water can stain it, and chlorine bleach sets the stain. The washer is seldom at fault: use a rust remover made for laundry, and never mix it with bleach.',
            apart: true,
          },
          dishwasher: {
            en: 'If the dishwasher fills slowly and all faucets are weak, too, change the well’s sediment filter, which sand can clog. If that does not help, call the well company. If the faucets are strong, call us: sand has probably reached the machine’s screen.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Brooksville homes cook with propane from a tank.' },
        lines: {
          oven: {
            en: 'Does your propane oven heat poorly on a frosty morning? A nearly empty tank gives too little gas then. Turn the oven off and read the gauge: if the tank is nearly empty, call the propane supplier; if not, call us.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Few homes in Hernando County have natural gas, so your gas stove probably runs on propane. Say so when you call: it takes different gas jets.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Duke Energy Florida serves part of Brooksville and the Withlacoochee River Electric Cooperative the rest.',
        },
        forHome: {
          en: 'If the house is dark, call the company on your bill. If one machine is dead and the lights look normal, reset its breaker once.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler lose its setting every few days? If the stove’s clock resets, too, call the company on your bill: Duke Energy (800-228-8485) or Withlacoochee River Electric (352-567-5133). If only the cooler loses it, call us.',
          },
          microwave: {
            en: 'If the microwave and your neighbors’ lights are dark, call the company on your bill: Duke Energy (800-228-8485) or Withlacoochee River Electric (352-567-5133). When the power is back, set the microwave’s clock: some models do not start before it is set.',
            sign: 'dead',
          },
          'range-hood': {
            en: 'If the hood’s lights flicker, look at other lamps in the house. If they flicker, too, call Duke Energy (800-228-8485) or the Withlacoochee River cooperative (352-567-5133), whichever bills you. If not, follow “The lights flicker or stay dark” on this page.',
            sign: 'lights',
          },
          dryer: {
            en: 'Did the dryer go cold when half of the lights went out? Turn off the main breaker and call the company on your bill: Duke Energy (800-228-8485) or Withlacoochee River Electric (352-567-5133). If all the lights are normal, follow this page’s steps.',
            sign: 'no-heat',
          },
        },
        source: 'Duke Energy Florida',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give us your nearest cross street: many Brooksville addresses are outside the city.',
        },
      },
      { line: { en: 'If your place east of Brooksville has a gate, give us the code when you book.' } },
      {
        services: withWater,
        line: { en: 'Say whether you have a well, and whether the house has a water softener.' },
      },
      { line: { en: 'If you live at High Point or in another mobile-home park, give us the lot number.' } },
    ],
  },
  'spring-hill': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Spring Hill’s water is hard: Hernando County pumps it from limestone.' },
        lines: {
          refrigerator: {
            en: 'If you get little ice but the dispenser runs strong, the filter is probably fine. If the freezer is near 0 °F, lime from Spring Hill’s groundwater may clog the ice maker’s valve: call us. If the freezer is warmer, set it to 0 °F.',
            sign: 'no-ice',
          },
          washer: {
            en: 'Does water only trickle in with both valves fully open? If the nearest sink runs strong, Spring Hill’s hard water has probably clogged the small screens at the hoses: call us to clean them.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Do glasses come out white? Spring Hill’s limestone water has probably left lime on them. Run a citric-acid dishwasher cleaner as its label says, and turn up the rinse aid. If cycles are longer, too, and stay long, call us: lime may coat the heater.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: {
          en: 'Many of Spring Hill’s one-story houses, built from the 1970s on, have the laundry in the garage.',
        },
        forHome: { en: 'In a garage or on a porch, the dryer still needs a vent that ends outdoors.' },
        lines: {
          refrigerator: {
            en: 'Does the garage refrigerator go dark on wash day? It may share a breaker with the washer. If the lights are normal, stop the washer and reset the breaker once. If it holds, call an electrician; if it trips, leave it off and call us.',
            topic: { en: 'Garage' },
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'Does the outlet’s reset button trip when the washer runs? In a closed garage, damp can get into the motor. If the house lights are normal and all is dry, press the button once; if it trips again, leave the washer off and call us.',
            topic: { en: 'Garage' },
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Are loads taking longer, even with a clean lint screen? Leave the dryer off. Without moving it, look in the garage for a crushed vent hose and, outdoors, for a stuck flap. Say what you found when you call.',
            topic: { en: 'Garage' },
            sign: 'two-cycles',
          },
          'wine-cooler': {
            en: 'Is there a puddle between the washer and the wine cooler? Stay off a wet floor; once it is dry, run no laundry for two days. If a puddle returns, turn the cooler off; if not, leave the washer off. Call us either way.',
            sign: 'water-inside',
            topic: { en: 'Beside the washer' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Timber Pines, a community for people 55 and older, has a guarded gate.' },
        lines: {
          'range-hood': {
            en: 'If the hood drips only after rain, turn off its breaker and call a roofer before us: the roof cap probably leaks. At Timber Pines, put the roofer on the gate list, too. If grease drips after you fry, wash the filters.',
            sign: 'drips',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: {
          en: 'In a closed garage in Spring Hill, summer air is hot and damp, so a washer stays wet inside.',
        },
        lines: {
          washer: {
            en: 'If water runs only over the detergent drawer’s front, slime from a damp garage may clog its slot. On a dry floor, wash the drawer and its slot, and watch one small load. If water runs over again, leave the washer off and call us.',
            apart: true,
            sign: 'leaks',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The first houses of Spring Hill are from the late 1960s and 1970s, some with their original breaker panels.',
        },
        forHome: {
          en: 'If your breaker panel is the original one, have an electrician look at it before you add an appliance.',
        },
        lines: {
          'wine-cooler': {
            en: 'In a 1970s kitchen, are the wine cooler and the dishwasher both dead? If the house lights are normal, unplug the cooler and reset the breaker that they may share, once. If it trips again, leave it off; in any case, call us.',
            sign: 'will-not-turn-on',
          },
          dryer: {
            en: 'In a house from the 1960s or 1970s, look behind the dryer without moving it. If the vent hose is white plastic, leave the dryer off and call us, because plastic can burn. If it is shiny foil, ask us to check it.',
          },
          dishwasher: {
            en: 'If the breaker trips only while a toaster runs with the dishwasher, use one at a time: Spring Hill’s first houses may have few circuits. If the dishwasher trips the breaker with nothing else on, leave it off and call us.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'In a 1970s house, does the wall oven stay cold? If it has a timer knob, turn the knob to Manual: on Auto, the oven waits for its start time. If that fails, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Does the range’s breaker trip again after one reset? Leave it and every knob off, and call us. If no burner or oven was on and the breaker panel is an early Spring Hill house’s original one, call an electrician first.',
            first: true,
            sign: 'trips-breaker',
          },
          'range-hood': {
            en: 'Does the hood’s fan run on over a cold stove and not stop? Turn off the hood’s breaker and call us: in Spring Hill’s older houses, many hoods have no plug to pull.',
            sign: 'starts-by-itself',
          },
          microwave: {
            en: 'Do the lights blink while the microwave runs? A Spring Hill house from about 1970 may have aluminum wiring: leave the microwave off and call an electrician. If only the microwave goes off, see “It shuts off by itself” on this page.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'The Withlacoochee River Electric Cooperative serves most of Spring Hill and Duke Energy Florida part of it.',
        },
        forHome: { en: 'When all the lights are out, call the one that sends your bill.' },
        lines: {
          microwave: {
            en: 'If the clocks on the microwave and stove both reset every few days, call Withlacoochee River Electric (352-567-5133) or Duke Energy (800-228-8485), whichever bills you. If only the microwave’s clock resets, call us: the plug, the outlet or the microwave is at fault.',
          },
          dishwasher: {
            en: 'If the dishwasher only flashes after an outage, it has probably lost its place in the cycle. Press Cancel, let the water drain, and start a new cycle. If the display still flashes, call us.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'If the refrigerator and the lights are out together, keep the doors shut. Call the Withlacoochee River cooperative (352-567-5133) or Duke Energy (800-228-8485), whichever bills you. If the lights are normal, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          oven: {
            en: 'Do the house lights flicker whenever the oven heats? A connection outside may be loose: leave the oven off. Call the Withlacoochee River cooperative (352-567-5133) or Duke Energy (800-228-8485), whichever bills you. If only the oven’s light flickers, call us.',
          },
          stove: {
            en: 'If the stove stays cold and some house lights are too bright and others dim, turn off the main breaker. Call the Withlacoochee River cooperative (352-567-5133) or Duke Energy (800-228-8485), whichever bills you. If the lights are normal, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'WREC',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: { en: 'At Timber Pines, put our name on the gate list as soon as you book.' },
      },
      {
        line: {
          en: 'Clear the way to the breaker panel as well as to the appliance, because we may have to turn the power off there.',
        },
      },
      {
        services: laundry,
        line: { en: 'If the washer and the dryer are in the garage, move the car out.' },
      },
    ],
  },
  zephyrhills: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Zephyrhills has mobile-home parks on every side.',
        },
        forHome: {
          en: 'If you see lint or feel warm, damp air at the skirting, leave the dryer off and call, and do not crawl underneath.',
        },
        lines: {
          oven: {
            en: 'Is the electric oven cold? In a mobile home, look for its breaker in a closet or bedroom, and for the main breaker outside, before you start. Then see “The electric oven does not heat” on this page.',
            first: true,
            sign: 'electric-no-heat',
          },
          dishwasher: {
            en: 'If water stays in the dishwasher and the sink gurgles, call a plumber. The drain is probably clogged or, in a home closed all summer, a nest may block its vent pipe. If the sink is quiet, see “Water stays in the bottom” here.',
            sign: 'standing-water',
          },
          microwave: {
            en: 'Does food heat slowly on hot evenings? In a mobile-home park, the voltage can sag: do the test under “It runs but does not heat” in the morning. If the water is hot, call the power company; if not, call us.',
            first: true,
            sign: 'no-heat',
          },
          refrigerator: {
            en: 'If the refrigerator runs all day in a hot mobile home, cool the rooms and leave a thermometer in a glass of water inside overnight. At 40 °F or less, it is working. If it shows more, put cold food on ice and call us.',
            first: true,
            sign: 'runs-all-the-time',
          },
          dryer: {
            en: 'Has the dryer begun to thump or rub? In a mobile home, the floor may have settled, so lay a level on top of the dryer. If it leans, have it leveled. If not, see “It squeals, thumps or grinds” on this page.',
            apart: true,
            sign: 'squeals-thumps',
          },
          washer: {
            en: 'Does the washer walk? In a mobile home’s narrow closet, it soon hits the wall. Stop it, drain it, spread out the load and try once. If it still walks, have a soft floor repaired first; if the floor is firm, call us.',
            apart: true,
            sign: 'walks-and-bangs',
          },
          'range-hood': {
            en: 'If the hood of a mobile home drips after rain, turn off its breaker and have a roofer seal the roof cap. If it drips after you fry, wash the filters.',
            sign: 'drips',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes in Zephyrhills are closed from April to October.' },
        forHome: {
          en: 'In April, turn off the ice maker and the water. Empty the refrigerator and, if no child can reach it, turn it off, propped open.',
        },
        lines: {
          stove: {
            en: 'Is your stove dead, with droppings or torn paper in its drawer? Mice may have gnawed its wires over the summer: turn off its breaker and call us. If the drawer is clean, see “Nothing works” here.',
            first: true,
            sign: 'no-power',
          },
          'range-hood': {
            en: 'Does smoke linger? In a mobile home that was closed all summer, grease can harden on the hood’s filter. Soak the filter in hot, soapy water, dry it and put it back. If smoke still lingers, call us.',
            first: true,
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'Is the refrigerator dead when you open the home in October? Check that its control is on. If the house lights are normal and its breaker is off, turn the breaker on once. If it trips or nothing starts, call us.',
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'After a summer away, a belt-driven washer may thump softly for a load or two. Wash small loads. If the thump does not fade, or the drum hits the cabinet, leave the washer off and call us.',
            apart: true,
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Have you been away since April? A nest may block the dryer’s vent. Look at the cap from the ground before the first load. If you see straw or mud, leave the dryer off and call us.',
          },
          dishwasher: {
            en: 'Do dishes come out dirty after your summer away? Open a fresh box of detergent, because powder hardens in a closed, damp home. Loosen what is stuck in the cup with warm water. If that does not help, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          'wine-cooler': {
            en: 'If the fan squeaks after the wine cooler was off from April to October, wait a day. If the squeak fades, use the cooler. If it grows, or the wine gets warm, turn the cooler off and call us.',
            sign: 'hums-vibrates',
          },
          oven: {
            en: 'Is the oven in your winter home dark? If its breaker was off, turn the oven off, then the breaker on, once, and set the clock. If it trips, leave it off and call us. Otherwise, see “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'The tap water of Zephyrhills comes from limestone wells, and it is hard.' },
        lines: {
          refrigerator: {
            en: 'If cubes are still small a day after a new filter, lime from Zephyrhills’ hard water may clog the ice maker’s valve: call us. If the ice maker keeps buzzing, turn it off until we come.',
            sign: 'no-ice',
          },
          washer: {
            en: 'If hot water comes in fast and cold water only trickles, open the washer’s cold valve fully. If nothing changes and the sink’s cold water is strong, lime from the city’s wells has probably clogged the cold hose’s screen: call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Do drops leave a white film on glasses? Zephyrhills’ water is hard, so refill the rinse aid, which makes water run off before it dries. If the film stays, try vinegar on one glass: lime comes off, but etched glass stays cloudy.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'New subdivisions are going up south and west of Zephyrhills.' },
        forHome: {
          en: 'If your house is new, ask the builder which machines are still under the maker’s warranty.',
        },
        lines: {
          dryer: {
            en: 'Have loads been slow since you moved into a new house south or west of town? Movers may have crushed the vent hose behind the dryer. Leave the dryer off, do not move it, and call us.',
            apart: true,
            sign: 'two-cycles',
          },
          microwave: {
            en: 'If the microwave fails in a new house, look up the day you moved in. Builders and makers often cover the first year, so send the builder the model number before you book us.',
          },
          'wine-cooler': {
            en: 'Has the wine cooler been warm or loud since you moved in? In a new subdivision near Zephyrhills, look up the date of your closing. In the first year, call the maker first, because it may pay for the repair; after that, call us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in Zephyrhills use propane.' },
        lines: {
          stove: {
            en: 'If you moved a stove from a house with natural gas to a park with propane, leave it off. A licensed gas fitter has to convert it before anyone lights it.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Some of the oldest houses in Zephyrhills are near Fifth Avenue.' },
        forHome: {
          en: 'The breaker panel of such a house may be too small for a new electric range, so ask an electrician before you order one.',
        },
        lines: {
          'range-hood': {
            en: 'In an old house near Fifth Avenue, if the hood is dead, try the wall switch by the stove, if there is one. If that does not help, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in a mobile-home park, give its name and your lot number, and ask the office what it requires of outside technicians.',
        },
      },
      {
        line: {
          en: 'If you are away for the summer, leave the park office written permission to let us in.',
        },
      },
      {
        services: ['dryer'],
        toldBy: 'mobile homes',
        line: {
          en: 'In a mobile home, look along the skirting: if you see lint away from the vent cap, leave the dryer off and call us.',
        },
      },
    ],
  },
  'plant-city': {
    facts: [
      {
        condition: 'hard water',
        fact: {
          en: 'Plant City gives the hardness of its water as about 180 mg/L, or 10.5 grains a gallon.',
        },
        lines: {
          refrigerator: {
            en: 'If cubes stick and the ice maker hums without dropping them, lime from Plant City’s hard water may coat its ice tray. Turn the ice maker off and call us.',
            sign: 'ice-sticks-together',
          },
          washer: {
            en: 'Do hot washes stay cool? Open the hot valve fully, without force. In a front-loader with its own heater, lime from Plant City’s water may coat it: run a lime cleaner made for washers once. If washes stay cool, call us.',
            apart: true,
          },
          dishwasher: {
            en: 'Do glasses come out white? City water in Plant City has 10.5 grains of hardness a gallon: if your dishwasher takes salt, its manual gives the setting for that. If not, turn the rinse aid to its highest setting.',
            sign: 'cloudy-glasses',
          },
          dryer: {
            en: 'If auto-dry ends with damp clothes, see “It shuts off too soon” under other problems. A damp cloth may not remove the lime that Plant City’s hard water leaves on the metal bars: use white vinegar, then water.',
            sign: 'stops-early',
          },
        },
        source: 'Plant City water',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many farms around Plant City have their own wells.' },
        lines: {
          washer: {
            en: 'Does clean water collect in the drum while the washer is off? Sand from a farm well can keep the inlet valve from closing. Close both valves behind the washer and call us.',
            apart: true,
            sign: 'keeps-filling',
          },
          dishwasher: {
            en: 'If the dishwasher hums while no water comes in, cancel the wash. On a farm well around Plant City, sprinklers can take the pressure: turn them off and try again. If that fails, see “It hums, but no water comes in” on this page.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many houses near the Plant City train depot date from the early 1900s.' },
        forHome: {
          en: 'If a plug sits loose in an old outlet, turn off its breaker, and have an electrician replace the outlet before you book us.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler’s plug needs an adapter, stop using it: an early-1900s house near the depot may have two-slot outlets without a ground. An electrician has to put in a grounded outlet. If the cooler is still dead there, call us.',
          },
          refrigerator: {
            en: 'Does the refrigerator rock and get warm? On the floorboards of an early-1900s house near the depot, it can twist until the door does not seal. Level it as the manual shows, and call us if a gap remains.',
            first: true,
            sign: 'frost-and-gaskets',
          },
          dryer: {
            en: 'If lint hangs below a raised house near the depot, or the laundry room’s floor is damp, the duct may end in the crawl space. Leave the dryer off and call us: the duct has to end outdoors.',
          },
          oven: {
            en: 'If the oven’s breaker trips as you set bake, the element has probably failed: leave the breaker off and call us. In an old house near the depot, if it trips minutes later, leave it off and call an electrician.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'Does the attic smell of frying, or does smoke linger with clean filters? If you find no duct cap outdoors, leave the fan off: near the depot, old hoods may blow into attics; in any case, call us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave cut out when its cord is bumped? In an old house near the depot, the outlet may hold the plug loosely: turn off its breaker and call an electrician. If the plug is tight, leave the microwave off and call us.',
            first: true,
            sign: 'stops-early',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some farms around Plant City use propane.' },
        lines: {
          oven: {
            en: 'Is your propane oven cold after an outage? Turn it off and read the tank’s gauge, because a farm’s generator may have used up the gas. If it reads empty, call the supplier; if not, see “The gas oven does not heat” on this page.',
            sign: 'gas-no-heat',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields around Plant City make dust when they are plowed.' },
        lines: {
          stove: {
            en: 'Dust from plowed fields can clog a gas burner. If one lights on one side only, turn it off, let it cool, and brush its cap and holes. If one side stays unlit, leave that burner off and call us.',
            sign: 'clicks-no-flame',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Plant City are often in an outbuilding.' },
        forHome: {
          en: 'If a freezer in an outbuilding or on a porch lets food get soft on hot afternoons, have it moved into the house.',
        },
        lines: {
          'wine-cooler': {
            en: 'If a wine cooler in a garage or an outbuilding reads wrong only in July and January, no repair will change that. It may be above 95 °F there in summer and near freezing in winter. If it reads wrong in spring, too, call us.',
            sign: 'drifts-warm',
          },
          refrigerator: {
            en: 'If the freezer in your barn or shed is warm, it may have failed days ago. Throw out meat that may have been above 40 °F for two hours, and call us.',
            apart: true,
            sign: 'warm-everywhere',
            topic: { en: 'Barns and sheds' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Milton’s rain in October 2024 flooded neighborhoods of Plant City, which is far from the coast.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'In and around Plant City, about one home in four is a mobile home (US Census, 2014–2018).',
        },
        forHome: {
          en: 'If you live in one, measure its outside door before you order a refrigerator or a range.',
        },
        lines: {
          stove: {
            en: 'Are all electric burners slow? Turn off the stove’s breaker. If house lights dimmed with them, a wire in the mobile home’s supply may be loose: call Tampa Electric (877-588-1010). If the lights stayed steady, call us.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'Do you hear the fan but feel no pull? Wash the grease filter first. If nothing changes in a mobile home, have a roofer look at the roof cap. If it is blocked, leave the hood off; if it is clear, call us.',
            sign: 'weak-suction',
          },
          dishwasher: {
            en: 'A mobile home’s floor swells soon after it gets wet. If the dishwasher drips, follow “There is water on the floor” on this page at once. If the floor feels soft, stay off that spot, and say so when you call.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'Does the washer drain while it fills? In a mobile home, its drain hose may hang too low. Turn the washer off, close both its valves and call us: we can raise the hose.',
            apart: true,
            sign: 'keeps-filling',
          },
          microwave: {
            en: 'If half of a mobile home is dark along with the microwave, a wire from the street may be loose. Don’t reset anything: turn off the main breaker, which is often on a post outside, and call Tampa Electric (877-588-1010).',
            sign: 'dead',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live on a farm, give us the gate code, and say which building the appliance is in.',
        },
      },
      { services: withWater, line: { en: 'Tell us whether you have city water or a well.' } },
      { line: { en: 'If you live at Walden Lake, name your section.' } },
    ],
  },
  'sun-city-center': {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Some residents of Sun City Center go north for the summer.' },
        forHome: {
          en: 'Before you go, turn off the ice maker, shut off the water and leave a key with a neighbor.',
        },
        lines: {
          refrigerator: {
            en: 'Is the refrigerator silent after an outage or a summer off? If the lights are normal, wait ten minutes: many models delay the compressor. If it stays silent, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          washer: {
            en: 'If you go north for the summer, close both washer valves before you leave. A washer hose can burst in a hot garage, with nobody home to stop the water.',
            apart: true,
          },
          dryer: {
            en: 'Is the dryer dead when you return in the fall? If its breaker was off, turn it on once. If it trips, leave it off and call us. If it was on, see “It will not start” here.',
            apart: true,
            sign: 'will-not-start',
          },
          dishwasher: {
            en: 'If no water comes in after your summer up north, the valve under the sink was probably left closed. Open it and try once. If the dishwasher still hums, cancel the wash and call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          oven: {
            en: 'Is the oven dark when you get back from the north? If its breaker was off, turn the oven off, then the breaker on, once. If it trips, leave it off and call us. If it was on, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Is your smooth cooktop dark when you get back? If its breaker is off, turn all burners off, then the breaker on, once. If a lock symbol shows, hold the lock button for a few seconds; if nothing shows, see “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Did you leave the house at 82 °F while you were up north? The wine cooler may have run day and night. Cool the rooms for a day. If the wine is then more than 5 °F above the setting, call us.',
            sign: 'drifts-warm',
          },
          'range-hood': {
            en: 'Do the hood’s touch buttons beep or do nothing? A house that was closed all summer is damp: let the air conditioning dry the kitchen for a day. Then follow “The buttons do not respond” on this page.',
            sign: 'buttons',
          },
          microwave: {
            en: 'Is the microwave dark when you come back from the north? Whoever kept your key may have turned off its breaker: turn the breaker on, once. If it trips, or was on already, leave the microwave off and call us.',
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos and duplex villas at Kings Point often have laundry closets.' },
        forHome: { en: 'Clear the shelf above the machines before we come, so that we can pull them out.' },
        lines: {
          dryer: {
            en: 'In a closet at Kings Point, a dryer may lack air, but see “Clothes are still damp” on this page first. If the vent is clear, dry one load with the closet open. If that helps, keep it open; if not, call us.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Hillsborough County supplies Sun City Center with Tampa Bay Water’s mix of well, river and desalinated bay water.',
        },
        forHome: {
          en: 'If glasses have spots, turn up the dishwasher’s rinse aid before you try more detergent.',
        },
        lines: {
          refrigerator: {
            en: 'If the refrigerator’s water tastes stale after a summer away, run two gallons through the dispenser. If the taste stays, change the filter.',
          },
          dishwasher: {
            en: 'Are dishes wet and spotted when the cycle ends? If you turned heated dry off to save power, use it for a week: county water that dries slowly leaves spots. If dishes stay wet after a hot cycle, call us.',
            first: true,
            sign: 'dishes-stay-wet',
            topic: { en: 'Heated dry' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many ranch houses by the golf courses have the laundry in the garage.' },
        forHome: { en: 'If the dryer is in the garage or on a porch, see that its vent ends outdoors.' },
        lines: {
          'wine-cooler': {
            en: 'Did a garage wine cooler die while the washer ran? If lights are normal and all is dry, stop the washer and press their outlet’s reset button once. If it holds, leave the washer off; if not, the cooler. Call us either way.',
            sign: 'will-not-turn-on',
          },
          oven: {
            en: 'Is the display lit, but the oven cold? If some lights are dim or too bright, turn off the main breaker. Then, or if the electric dryer is cold, call Tampa Electric (877-588-1010); otherwise, see “The electric oven does not heat” here.',
            first: true,
            sign: 'electric-no-heat',
            topic: { en: 'Oven and dryer' },
          },
          microwave: {
            en: 'Are your countertop microwave and the garage outlets both dead? In a ranch house by the golf courses, one reset button in the garage may protect both. If the lights are normal, unplug the microwave, press that button once, and see “It is dead” here.',
            first: true,
            sign: 'dead',
            topic: { en: 'Garage reset button' },
          },
          washer: {
            en: 'Does the washer’s breaker trip? A golf cart’s charger may share it. If the lights are normal, unplug the charger and reset the breaker once. If it holds, leave the charger unplugged and call an electrician; if it trips, leave it off and call us.',
            first: true,
            sign: 'will-not-start',
            topic: { en: 'Golf cart chargers' },
          },
          dryer: {
            en: 'Does the garage dryer leave clothes damp? Run it on air only for five minutes and watch the vent flap. If it barely opens, suspect the vent; if it opens wide, suspect the heat or sensor. Either way, leave the dryer off and call us.',
            first: true,
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: {
          en: 'Closed garages in Sun City Center get hot and damp in summer, and a washer in one dries slowly.',
        },
        lines: {
          refrigerator: {
            en: 'If a refrigerator in a closed garage is wet on the outside, the damp summer air is usually to blame. If the shelves inside are wet, too, wipe the door seals, and call if that does not help.',
          },
          washer: {
            en: 'Are the washer’s buttons dead on a humid morning? If no lock symbol shows, moisture may have gotten into them in a closed garage. Run a fan there for a day; if they still fail, call us.',
            apart: true,
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'If the glass of a wine cooler in a garage fogs, set a cold can beside it. If the can sweats, too, damp air is the cause, and the seal is probably fine. If the can stays dry, call us to check the seal.',
            sign: 'door-fogs',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'gated streets',
        fact: { en: 'At Kings Point, a guard admits vendors.' },
        forHome: {
          en: 'If you live there, put our company on the gate’s list when you book.',
        },
        lines: {
          dishwasher: {
            en: 'If the dishwasher leaks, follow “There is water on the floor” and call us. In Kings Point, tell the guard right away that we are coming, because a leak should not wait.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'At Kings Point, if a stacked washer will not drain, leave the pair where it is. On many front-loaders, the pump filter opens from the front: “It will not drain” says how to open it.',
            sign: 'will-not-drain',
            topic: { en: 'Stacked washers' },
          },
          stove: {
            en: 'If you see a crack in a cooktop’s glass, turn off its breaker and call us. Large glass can take two people to carry, so at Kings Point, ask us how many names to give the guard.',
            sign: 'cracked-glass',
          },
          'range-hood': {
            en: 'If the dead fan over the stove is part of a microwave, book a microwave repair, so that we bring the right parts. If you live at Kings Point, give the guard our name as soon as you book.',
            sign: 'fan-dead',
            topic: { en: 'Microwave or hood' },
          },
        },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: { en: 'If you live at Kings Point, leave our name at the gate when you book.' },
      },
      { line: { en: 'If you live on Pebble Beach Boulevard, say whether your address is North or South.' } },
      {
        services: carried,
        line: { en: 'Leave the appliance where it is: if it has to be moved, we will move it.' },
      },
    ],
  },
  'temple-terrace': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Temple Terrace has its own limestone wells, and its water is hard.' },
        lines: {
          refrigerator: {
            en: 'Do new cubes freeze into one block after you emptied the bin? Lime from Temple Terrace’s wells may keep the ice maker’s valve from closing. Turn the ice maker off, close the refrigerator’s water valve and call us.',
            apart: true,
            sign: 'ice-sticks-together',
          },
          washer: {
            en: 'If warm loads are cold while the sink runs hot, open the hot valve fully if it turns without force. If nothing changes, lime from the city’s water has probably clogged the hot hose’s screen: call us.',
          },
          dishwasher: {
            en: 'Does water rise in an idle dishwasher? If the water is clean, lime may hold the inlet valve open: from a dry floor, close the valve under the sink and call us. If it is dirty, call us or, with a slow sink, a plumber.',
            apart: true,
            first: true,
            sign: 'standing-water',
          },
          'range-hood': {
            en: 'If smoke lingers after you wash the filter, its white spots are only lime, not the cause. From the ground, watch the outside flap with the fan on high. If it stays shut, leave the fan off; call us in any case.',
            sign: 'weak-suction',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Temple Terrace has houses of the 1920s around the golf course and ranch houses of the 1950s along the river.',
        },
        forHome: {
          en: 'Learn where the main water valve is: in a 1920s house, the small valves at the machines may not close.',
        },
        lines: {
          refrigerator: {
            en: 'If ice and water stop but the kitchen faucet runs, change the refrigerator’s filter, and call us if that fails. If your 1920s house’s water meter turns with everything off, close the main valve and call a plumber.',
            first: true,
          },
          washer: {
            en: 'Does the kitchen sink fill while the washer drains? In a 1950s ranch house, they may share a drain, which grease has probably narrowed. Stop the washer and call a plumber.',
          },
          dryer: {
            en: 'Does lint hang under the eaves outside the laundry room? In a ranch house of the 1950s, the duct may end there, where damp air goes back into the attic. Leave the dryer off until the duct ends in open air.',
          },
          oven: {
            en: 'Does the oven stay cold, and does its clock have hands, as in some 1950s ranch houses? Turn the timer to Manual: on Auto, the oven waits for its start time. If that fails, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Is your electric cooktop dead? Do the breaker check under “Nothing works” on this page. If that does not help, turn the breaker off and call us. Do not lift the cooktop out: in a 1950s ranch house, it may be wired in.',
            first: true,
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'In a 1950s house, did one room’s lights go out along with the wine cooler? If the other house lights are normal, unplug the cooler and reset the breaker once. If it holds, leave the cooler unplugged and call us; otherwise, call an electrician.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If the hood drips after rain, turn off its breaker and call a roofer first. Water can pool around the cap on the low roof of a 1950s ranch house. If it drips after you fry, wash its filters.',
            sign: 'drips',
          },
          microwave: {
            en: 'Does the microwave shut off while you cook below it? In a 1950s ranch house, low cabinets may put it too close to the burners. Turn them off, and before you use the microwave again, see “It shuts off by itself” on this page.',
            first: true,
            sign: 'stops-early',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos near the university often have laundry closets.' },
        forHome: {
          en: 'After you move in, make sure that the dryer was not pushed back onto its vent: a crushed vent slows drying.',
        },
        lines: {
          washer: {
            en: 'Does your laundry closet smell when a neighbor washes? In a condo near the university, closets may share a drain. Pour a quart of water into the washer’s drain pipe; if the smell returns, tell the association.',
            apart: true,
          },
          dryer: {
            en: 'If loads have been slow since you moved into a condo near the university, the movers may have crushed the vent hose. Stop using the dryer and call us.',
            sign: 'two-cycles',
            topic: { en: 'After a move' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Rain from Hurricane Milton brought the Hillsborough River up to houses in October 2024.',
        },
        lines: {
          microwave: {
            en: 'If the Hillsborough River came into your kitchen, the wall behind a dry microwave may be wet. From a dry floor, turn off the microwave’s breaker. Leave it off until an electrician has checked the circuit.',
          },
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'In and around Temple Terrace, renters live in about 58% of homes (US Census, 2019–2023).',
        },
        lines: {
          'wine-cooler': {
            en: 'Did the wine cooler lie on its side on the way to your rental near the university? Leave it upright and off for a day, then plug it in. If it keeps clicking, or is warm a day later, turn it off and call us.',
          },
          oven: {
            en: 'If you rent near the university, before you book, ask your landlord who pays for the repair. Give us the payer’s name and number, and we will tell them the price before we start.',
          },
          stove: {
            en: 'If one coil stays cold in a shared rental, somebody may have taken it out to clean and not pushed it back all the way. See “An electric burner stays cold” before you call the landlord.',
            sign: 'burner-cold',
          },
          'range-hood': {
            en: 'If smells linger in a rented kitchen near the university, the hood may have no duct and need a new charcoal filter every few months. Ask the office for one. If a new filter does not help, report the hood.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'If the microwave in your rental lights up but ignores Start, hold Lock or Cancel for a few seconds. Someone may have set the child lock. If the microwave still does not start, call the landlord before you book.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'Is the refrigerator warm in a shared apartment near the university? Food packed against the back wall can block its vents. Leave two inches free, and tell the landlord if it is still warm the next day.',
            sign: 'freezer-cold-fridge-warm',
          },
          dishwasher: {
            en: 'In a shared rental near the university, if foam runs out at the door, ask which soap was used. After hand dish soap, probably nothing is broken: follow “There is water on the floor” on this page. Otherwise, call the landlord.',
            sign: 'leaks-at-door',
          },
          dryer: {
            en: 'If you rent near the university and drying slows, even with a clean lint screen, leave the dryer off. The landlord usually has to clean the vent in the wall, so ask for that before you pay for a part.',
            sign: 'two-cycles',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'For an apartment, give us the building number and the nearest gate.',
        },
      },
      { line: { en: 'If you live near the university, say where a visitor may park.' } },
    ],
  },
  ruskin: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Ruskin has mobile homes in parks and on lots along US 41.' },
        forHome: {
          en: 'Before you buy a dryer for a mobile home, look in its manual, because only some dryers are allowed there.',
        },
        lines: {
          dishwasher: {
            en: 'Does water stay in the dishwasher? Follow “Water stays in the bottom” on this page. In a mobile home, the drain hose under the sink often sags, and food settles in the low spot: if you see one, say so.',
            sign: 'standing-water',
          },
          stove: {
            en: 'Did all burners go low right after the propane tank was changed or opened? A safety device has probably cut the flow: turn the stove off, leave the tank’s valve alone and call the supplier. If only one burner is low, call us.',
            first: true,
            sign: 'weak-burner',
          },
          refrigerator: {
            en: 'Is the refrigerator leaking in an older mobile home? Its line may be brittle gray plastic. Follow the water warning at the top, close only the main valve, and call us, or a plumber if the pipe is gray.',
            first: true,
            sign: 'water-on-floor',
          },
          dryer: {
            en: 'Under a mobile home, a foil duct can sag and fill with lint and water. If drying slows, even with a clean lint screen, leave the dryer off and call us. The duct should be rigid metal and end outside the skirting.',
            sign: 'two-cycles',
          },
          microwave: {
            en: 'Does your mobile home’s main breaker trip when the microwave starts? On a 30-amp hookup, turn off the air conditioning and water heater; if the lights were normal, reset the breaker once. If the microwave alone trips it, leave the microwave off and call us.',
            first: true,
            sign: 'dead',
          },
          washer: {
            en: 'Does water drip from under a mobile home’s skirting after a load? Leave the washer off and close both its valves. If the drip goes on the next day, call a plumber; if it stops, call us to test the washer and its drain.',
            apart: true,
            sign: 'leaks',
          },
          'range-hood': {
            en: 'If a kitchen wall fan hums and moves no air, turn it off at once. In an older mobile home, pull the chain that opens its little door, then try it once. If it still hums, or the door stays shut, call us.',
            sign: 'fan-dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Ruskin has new houses around Shell Point Road and 19th Avenue.' },
        forHome: {
          en: 'Before you pay for a repair in a new house, look up the purchase date, because the maker’s warranty may still be good.',
        },
        lines: {
          refrigerator: {
            en: 'No ice in a new kitchen off 19th Avenue? The ice maker may never have been turned on. Lower its arm or press its button, open its water valve, and call if no ice comes within a day.',
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'If a new dishwasher rattles or grinds, leave it off. In houses off 19th Avenue or Shell Point Road, a builder’s screw may be in its pump. Ask the builder about the warranty before you call us.',
            first: true,
            sign: 'grinds-or-rattles',
          },
          washer: {
            en: 'Is the washer leaking in a new home around Shell Point Road? One lever in the wall box behind it may close hot and cold together. With the breaker off and the floor dry, turn that lever, then call us.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Has drying slowed, even with a clean lint screen? In a new house around 19th Avenue, a long duct may have a booster fan in the attic. Leave the dryer off, and say when you call whether that fan still ran with the dryer.',
            apart: true,
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If the hood fails in a new house off Shell Point Road, look up the date of your closing. The maker’s warranty may still pay. If it has run out, call us.',
          },
          microwave: {
            en: 'If a breaker with a test button trips as the microwave starts, other machines on it may be the cause. If the lights are normal, unplug them and reset the breaker once. If it trips again, leave the microwave off and call us.',
            sign: 'dead',
          },
          oven: {
            en: 'Has the oven failed in a new house off 19th Avenue? Look up the closing date in your papers. In the first year, the builder or the maker may have to pay; after that, call us.',
          },
          'wine-cooler': {
            en: 'Is the wine cooler in a new kitchen off Shell Point Road dead? If the house lights are normal, look for popped reset buttons on other outlets, and press each once. If that does not help, leave the cooler off and call us.',
            sign: 'will-not-turn-on',
          },
          stove: {
            en: 'If a burner fails in a new house off Shell Point Road, look up the date of your closing before you book. In its first year, the maker’s warranty may pay for the repair.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'The county delivers Tampa Bay Water’s mix of well, river and desalinated bay water to Ruskin.',
        },
        forHome: {
          en: 'On county water, use the detergent dose on the package; on a well, have the hardness tested first.',
        },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some homes on acreage in Ruskin still have wells.' },
        lines: {
          dishwasher: {
            en: 'In a house with a well, if dishes stay dirty and all faucets are weak, too, change the sediment filter. If they stay weak, call the well company. If they are strong, see “Dishes come out dirty” on this page.',
            apart: true,
            sign: 'dirty-dishes',
          },
          refrigerator: {
            en: 'On a well, if cubes stay small with a new filter, read the tank’s gauge. Below the manual’s minimum (usually 20 to 40 psi), call the well company; above it, call us.',
            sign: 'no-ice',
          },
          washer: {
            en: 'If whites come out with rust spots and you have a well, the iron is probably in the water. Bleach sets the spots, so use a rust remover made for laundry, and never mix it with bleach.',
            apart: true,
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes in Ruskin have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Tampa Bay and the Little Manatee River put salt in the air of western Ruskin.',
        },
        forHome: {
          en: 'In the west of town, check from the ground twice a year that the outside flaps of the dryer and hood open while each runs.',
        },
        lines: {
          'range-hood': {
            en: 'If the outside flap squeaks, do not oil it: oil holds grease and the salt that the wind brings off Tampa Bay. Have the hinge cleaned or the cap replaced.',
            sign: 'flap',
          },
          'wine-cooler': {
            en: 'If a wine cooler on your porch in western Ruskin hums and gets warm, salt may have seized its fan. If you feel no air at the grille, turn the cooler off and call us. Otherwise, vacuum the grille, and call if nothing changes.',
            sign: 'drifts-warm',
          },
          oven: {
            en: 'Does bake work one day and not the next? A wire at the oven’s element may be loose or, in western Ruskin’s salt air, corroded. A bad connection gets hot, so turn off the oven’s breaker and call us.',
            first: true,
            sign: 'bake-or-broil-only',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Storm surge can reach the coastal lots of Ruskin.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your house is on stilts, tell us which floor the appliance is on and how many stairs there are.',
        },
      },
      { line: { en: 'If you live in a mobile-home park, give us the park’s name with your lot number.' } },
    ],
  },
  tampa: {
    facts: [
      {
        condition: 'hard water',
        fact: {
          en: 'The city gives the hardness of its water as 80 to 280 mg/L, medium to very hard, depending on the rain.',
        },
        lines: {
          refrigerator: {
            en: 'If your ice turns cloudy for a few weeks, that is usually only minerals: Tampa’s water gets harder and softer with the rain. If the cubes also get smaller, change the refrigerator’s filter, and call us if they stay small.',
          },
          washer: {
            en: 'Are suds left after the rinse? Tampa’s water gets harder and softer with the rain, and suds change with it. Use less detergent for a week. If suds stay, call us, because they keep the washer from spinning well.',
            apart: true,
          },
          dishwasher: {
            en: 'Do glasses come out spotted? Tampa’s water gets harder and softer with the rain: turn the rinse aid up while you see spots, and down if you see streaks.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'City of Tampa water',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Peoples Gas (emergencies: 877-832-6747) has mains in many streets of Tampa.' },
        lines: {
          dryer: {
            en: 'If the gas dryer and the gas water heater are both cold, the gas may be off, as after a termite tenting. Do not relight: call Peoples Gas (877-832-6747). If only the dryer is cold, leave it off and call us.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Did your gas oven go cold in a thunderstorm? Turn it off and look at its clock. If it is dark, see “Nothing works” on this page. If it is lit, see “The gas oven does not heat” before you call Peoples Gas or us.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'Do the gas burners click without lighting? Turn every knob off, do not relight, and look for a red tag on the stove. If there is a tag, or another gas appliance works, call us. If not, call Peoples Gas (877-832-6747).',
            first: true,
            sign: 'clicks-no-flame',
          },
          'range-hood': {
            en: 'If your gas water heater is indoors, open a window whenever the hood runs on high. A strong hood can pull the heater’s exhaust back into a closed house.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Hyde Park, Ybor City and Seminole Heights have houses from before 1930.' },
        forHome: {
          en: 'In a house on piers, look from outside at where the dryer’s duct ends, because it has to reach open air.',
        },
        lines: {
          oven: {
            en: 'Does a breaker trip when the oven and another appliance run together? In an old Hyde Park house, they may share one circuit: use one at a time and call an electrician. If the oven alone trips the breaker, leave it off and call us.',
            sign: 'no-power',
          },
          stove: {
            en: 'Is the gas range in your Ybor City or Seminole Heights house so old that it has pilot lights? Say so when you call, and have the model number ready, because few of its parts are still made.',
          },
          'range-hood': {
            en: 'In an old Hyde Park house, if smoke lingers with clean filters, look under the eaves. If the hood’s duct ends there, the attic’s vents may draw the smoke back in. Call us in any case, and say where the duct ends.',
            first: true,
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'In a Hyde Park or Seminole Heights house, does a refrigerator in a closed pantry run all day? Leave the pantry open for a day. If the refrigerator runs less, it only needs air. If food gets warm, call us.',
            first: true,
            sign: 'runs-all-the-time',
          },
          washer: {
            en: 'Does a washer on a Seminole Heights back porch hum or start slowly? If it runs on an extension cord, leave it off until an electrician puts in an outlet. If it is plugged into the wall, leave it off and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'In a Seminole Heights bungalow on piers, if loads are slow, look from outside to see where the duct ends. If it stops under the house, leave the dryer off until the duct reaches open air.',
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'If water stays in the dishwasher, run the sink. If the sink drains slowly, too, call a plumber: in Hyde Park, their shared drain may be clogged. If not, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          'wine-cooler': {
            en: 'If the wine cooler cuts out when its cord moves, turn off its breaker. In a Hyde Park or Seminole Heights house from before 1930, the outlet may be worn, so call an electrician. If the outlet is new, call us.',
            sign: 'will-not-turn-on',
          },
          microwave: {
            en: 'Did another room go dark with the microwave? In Seminole Heights, one breaker may feed both. If all other lights are normal, unplug everything on it and reset it once. If it trips, call an electrician; if it trips only with the microwave, call us.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Tampa has towers in Channelside and on Bayshore Boulevard.' },
        forHome: {
          en: 'A leak there reaches the home below, so check once a year that both washer valves turn. Do not force a stiff one.',
        },
        lines: {
          microwave: {
            en: 'Does a microwave in a Channelside kitchen island shut off while it heats? In a closed island, it may get too little air. Clear away what stands against its vents, and then see “It shuts off by itself” on this page.',
            sign: 'stops-early',
          },
          refrigerator: {
            en: 'In a Channelside or Bayshore tower, is one refrigerator shelf warm? It may be a shallow, counter-depth model, whose vents are easily blocked. Clear two inches around the vents, and call if that does not help in a day.',
            sign: 'freezer-cold-fridge-warm',
          },
          dishwasher: {
            en: 'In a Channelside or Bayshore tower, does the dishwasher leak? If the floor is dry, stop the wash and close the valve under the sink. If the floor is wet, stay off it and have the desk shut off the water. Then call us.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'Is the washer leaking in a Channelside or Bayshore tower? From a dry floor, close both its valves, or have the desk shut off your water if one is stiff. Tell the desk, because the home below may get wet. Then call us.',
            sign: 'leaks',
          },
          'range-hood': {
            en: 'Do cooking smells linger in a Bayshore Boulevard tower? Run the fan on high with a window open. If they clear only then, the hood is short of fresh air. If not, replace an old charcoal filter, or ask the office about the duct.',
            sign: 'odors-stay',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Much of north Tampa was built in the last thirty years.' },
        forHome: {
          en: 'If the dryer vents through the roof, have its duct cleaned when one load takes two cycles.',
        },
        lines: {
          dryer: {
            en: 'In north Tampa’s newer houses, the dryer often vents through the roof. If you see lint on the shingles or in the gutter, leave the dryer off until the duct has been cleaned.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'South of Kennedy Boulevard, Tampa has the bay on three sides.',
        },
        forHome: {
          en: 'There, have the outside caps of the hood and the dryer checked each year, because salt rusts their flaps.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler’s light flicker as you move the door? Its switch or a connector may be worn or, south of Kennedy Boulevard, corroded by salt air. While the bottles stay cold, you can use the cooler until we come.',
            sign: 'dark-display',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Helene’s surge came into Davis Islands and other low bayfront streets in September 2024.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 47% of homes in Tampa (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a Channelside or Bayshore tower, ask which elevator technicians may use. If the building needs our insurance certificate, say so.',
        },
      },
      {
        line: {
          en: 'If you live in Hyde Park, tell us whether to use the alley or the street.',
        },
      },
      { line: { en: 'If you live on Dale Mabry Highway, give us a cross street.' } },
    ],
  },
  riverview: {
    facts: [
      {
        condition: 'new homes',
        fact: {
          en: 'Many houses in Panther Trace and South Fork are about twenty years old.',
        },
        forHome: {
          en: 'A machine that came with such a house is past its usual life. Compare the price of the repair with a new machine’s.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator leak? In a twenty-year-old Panther Trace or South Fork house, the ice maker’s plastic line may have cracked. If the floor behind is dry, close the valve; if not, follow the water warning at the top. In both cases, call us.',
            first: true,
            sign: 'water-on-floor',
            topic: { en: '20-year-old homes' },
          },
          dishwasher: {
            en: 'If the cabinet under the sink is damp, stop using the dishwasher, close its valve from a dry floor and call us. In Panther Trace or South Fork, its water hose may be as old as the house.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'In Panther Trace or South Fork, is there a brown ring on the ceiling below the washer? The washer may be leaking slowly. Leave it off and close both its valves: if the ring has grown after two days, call a plumber; otherwise, call us.',
            sign: 'leaks',
            topic: { en: 'Upstairs washers' },
          },
          dryer: {
            en: 'Does the dryer show “check vent”? In the 2000s houses of Panther Trace and South Fork, lint may have clogged a long duct. Do not dry another load: follow “Clothes are still damp after a cycle” on this page.',
            apart: true,
            first: true,
            topic: { en: 'Long ducts' },
            sign: 'two-cycles',
          },
          'wine-cooler': {
            en: 'Is the wine cooler warm in a Panther Trace or South Fork kitchen island? Its heat leaves in front. Turn it off, vacuum the grille, and turn it on after five minutes. If it hums without warm air, turn it off and call us.',
            first: true,
            sign: 'drifts-warm',
            topic: { en: 'Kitchen islands' },
          },
          'range-hood': {
            en: 'If the lights work but the fan does not, try each speed once, but stop if it only hums. Unless it runs again, call us with the model number: a hood as old as Panther Trace may need a motor no longer sold.',
            first: true,
            sign: 'fan-dead',
            topic: { en: 'Older hoods' },
          },
          microwave: {
            en: 'Is the microwave’s display dark? Open the door: if the clock comes on, a newer model has only turned its clock off to save power. If it stays dark and the lights are normal, reset a tripped breaker once; if nothing changes, call us.',
            first: true,
            sign: 'dead',
            topic: { en: 'Newer microwaves' },
          },
          oven: {
            en: 'If the electric oven that came with your Panther Trace or South Fork house broils but does not bake, its lower element has probably failed. That is a small repair: see “Only bake or only broil works” on this page, then call us.',
            first: true,
            sign: 'bake-or-broil-only',
            topic: { en: 'Original ovens' },
          },
          stove: {
            en: 'Does one electric burner stay cold? See “An electric burner stays cold” on this page. Say how old the range is: an element under glass takes more work, and electric ranges usually last about 13 years.',
            first: true,
            sign: 'burner-cold',
            topic: { en: 'Older ranges' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Riverview’s water comes from Tampa Bay Water, which mixes water from wells and two rivers with desalinated bay water.',
        },
        forHome: {
          en: 'Set the dishwasher’s rinse-aid dial to the middle; turn it up if glasses have spots.',
        },
        lines: {
          dishwasher: {
            en: 'Do glasses turn cloudy? If white crust grows on your kitchen faucet, Riverview’s blended water leaves lime: add rinse aid. If the faucet stays clean, use less detergent.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'Does the washer drain slowly? Grit in its pump filter usually comes from pockets, seldom from the water. Read “It will not drain” before you open that filter.',
            sign: 'will-not-drain',
            topic: { en: 'Pump filter' },
          },
          refrigerator: {
            en: 'If the refrigerator’s water tastes odd, try the kitchen faucet: Riverview’s water is a blend, and its taste changes. If the faucet tastes the same, nothing is broken; if not, replace the filter.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'A second refrigerator in a Riverview garage has to work hard in summer heat.' },
        forHome: {
          en: 'If a refrigerator in the garage or on the porch gets too warm inside on hot afternoons, have it moved into the house.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does a small, silent wine cooler in the garage stay warm? Such a cooler gets only about 20 °F colder than the air around it, so a summer garage is too hot. Try it indoors for a day, and call if it is still warm.',
            sign: 'thermoelectric-warm',
          },
          refrigerator: {
            en: 'Does a second refrigerator in the garage never stop running? If the garage faces the afternoon sun, have the refrigerator moved out of the sun or indoors. If it is above 40 °F inside the next day, call us.',
            apart: true,
            sign: 'runs-all-the-time',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Riverview has older mobile homes near the Alafia River.' },
        forHome: {
          en: 'Look from outside: if the dryer’s duct does not end outside the skirting, leave the dryer off and call us.',
        },
        lines: {
          microwave: {
            en: 'Does the cabinet above the microwave sag or pull away from the wall? In an older mobile home near the Alafia River, the microwave may hang from that cabinet alone. Don’t use the microwave or the stove below it, and call us.',
          },
          washer: {
            en: 'Does the bathtub fill while the washer drains? In an older mobile home near the Alafia River, they may share one drain, which is then blocked. Stop the washer and call a plumber, not us.',
            apart: true,
          },
          dryer: {
            en: 'Near the Alafia River, the duct under an older mobile home may sag and hold water after a flood. If drying slows, even with a clean lint screen, leave the dryer off and call us. Do not crawl under the home.',
            apart: true,
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'Does the dishwasher’s door rub or drip at one corner? Stop using it and call us. The floor of an older mobile home near the Alafia River may have settled, and we can level the dishwasher.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'In an older mobile home near the Alafia River, do cakes run to one side? Put a level on the cold oven’s rack. If it slopes, have the range or home leveled; if not, see “It bakes too hot, too cool or unevenly” here.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'If every burner of a propane stove is low, turn the stove off and call the supplier, who often owns the tank and its regulator. If only one burner is low, turn it off and call us.',
            sign: 'weak-burner',
          },
          'range-hood': {
            en: 'If the hood of a mobile home near the Alafia River drips after rain, turn off its breaker and call a roofer. If it drips on humid days without rain, damp air may be condensing in the roof duct: call us to check the damper.',
            sign: 'drips',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Alafia River left its banks after Hurricane Milton in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If your community has a gate, put our name on its list.' } },
      { line: { en: 'Keep your phone handy: we will call if traffic on US 301 or Big Bend Road slows us.' } },
      { services: laundry, line: { en: 'Tell us whether the laundry room is upstairs.' } },
    ],
  },
  thonotosassa: {
    facts: [
      {
        condition: 'private wells',
        fact: {
          en: 'Most homes in Thonotosassa pump their own water from limestone, and hardness differs from house to house.',
        },
        lines: {
          microwave: {
            en: 'Does the microwave’s clock reset when the well pump starts? Most Thonotosassa lots have such a pump, and it can pull the voltage down. Have an electrician check the wiring first; if the clock also resets with the pump off, call us.',
            first: true,
          },
          refrigerator: {
            en: 'Are the cubes hollow? Most lots in Thonotosassa have wells: read the tank’s gauge. Below the pressure in the manual (often 20 to 40 psi), call the well company. Above it, replace the filter, and call us if that fails.',
            sign: 'no-ice',
          },
          washer: {
            en: 'If the washer drains slowly and the toilet gurgles, stop washing. A house with a well usually has a septic tank: call a septic company. If the toilet is quiet, see “It will not drain” on this page.',
            apart: true,
            sign: 'will-not-drain',
            topic: { en: 'Septic tanks' },
          },
          dishwasher: {
            en: 'Do glasses turn white? Hardness differs from well to well in Thonotosassa, so have your own water tested. If it is hard, use rinse aid, and salt if your dishwasher takes it. If it is soft, use less detergent.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes on acreage are common in Thonotosassa.' },
        forHome: {
          en: 'If a washer shakes, press the floor beside it first, because the floor may be at fault and not the machine.',
        },
        lines: {
          'range-hood': {
            en: 'If smoke slips past the hood, see whether a ceiling vent blows cool air across the stove, as in many mobile homes. Close that vent while you cook. If smoke still slips past, wash the hood’s filters, then call us.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'In a mobile home, does the refrigerator’s door not stay shut? The floor has probably settled. Raise the front feet as the manual shows. If that does not help, call us.',
            sign: 'frost-and-gaskets',
          },
          washer: {
            en: 'In a mobile home from the 1980s, does a washer valve stick or drip? Do not force it: the pipes may be gray plastic, which can crack. Call a plumber.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'In a mobile home, if clothes stay damp and the dryer gurgles, rain may have collected where the duct sags below the floor. Leave the dryer off and call us, and do not crawl underneath.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'If the dishwasher hums while no water comes in, cancel the wash and look at the gauge on the well’s tank. If it is near zero, call the well company. If not, open the dishwasher’s valve fully; if that fails, call us.',
            sign: 'will-not-fill',
            topic: { en: 'Wells' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes in Thonotosassa cook with propane from a tank.' },
        lines: {
          oven: {
            en: 'Does your propane oven heat poorly? Turn it off and read the gauge under the lid of the propane tank. If the tank is nearly empty, call the supplier; if not, see “It bakes too hot, too cool or unevenly” on this page.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Has your propane stove become weak? Turn it off and find the tank: it may be buried, with only its lid in the grass. If the gauge under the lid reads nearly empty, call the supplier; if it reads higher, call us.',
            first: true,
            sign: 'weak-burner',
          },
          dryer: {
            en: 'If a gas dryer stays cold, see whether the gas stove works. If it cooks as usual, leave the dryer off and call us. If not, turn every knob off, do not relight, and call the propane supplier.',
            sign: 'no-heat',
          },
          microwave: {
            en: 'Is the underside of the microwave scorched, not just greasy, or the edge of its door warped? Heat from the propane range below may have done it. Do not use either, and call us: the microwave needs the gap that its manual gives.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Thonotosassa are often kept in barns and carports.' },
        forHome: {
          en: 'If a freezer in a barn, in a carport or on a porch cannot keep food frozen in summer, have it moved indoors.',
        },
        lines: {
          refrigerator: {
            en: 'Does a refrigerator or freezer in a barn or a carport click every few minutes? Turn it off. If it is on a long extension cord, have an electrician add an outlet beside it; if not, call us.',
            apart: true,
            first: true,
            sign: 'clicks-or-roars',
            topic: { en: 'Barns and carports' },
          },
          'wine-cooler': {
            en: 'If a garage wine cooler is lit but warm, a mud daubers’ nest may jam its fan. If the plug is cool, unplug the cooler, brush the grille from outside, and plug the cooler in five minutes later. If it stays warm, call us.',
            sign: 'drifts-warm',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Hillsborough River spread over low land after Hurricane Milton in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'older homes',
        fact: { en: 'A few lake houses under the oaks are from the early 1900s.' },
        forHome: {
          en: 'Big oaks here drop their leaves in spring. Look from the ground then, and have the dryer’s vent flap cleared if leaves block it.',
        },
        lines: {
          washer: {
            en: 'If only one of the washer’s hoses brings too little water, open its valve fully. If nothing changes, rust from the old steel pipes of a lake house may have clogged the screen at that hose: call us.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'An old lake house may have no valve under the sink. If the dishwasher leaks in yours, turn off its breaker and the well pump’s if you can without stepping in water. Then open an outdoor faucet to let the pressure out, and call us.',
            sign: 'leaks-at-door',
          },
          'wine-cooler': {
            en: 'Is there a puddle under the wine cooler? In an old lake house, keep the windows shut against damp air while you follow “There is water inside or under it” here. If a puddle still comes back, turn the cooler off and call us.',
            first: true,
            sign: 'water-inside',
          },
          dryer: {
            en: 'At a lake house in spring, oak leaves can jam the vent flap. If drying slows and you see leaves there from the ground, leave the dryer off and call us. Otherwise, see “Clothes are still damp after a cycle” on this page.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'Is the electric oven cold in an early-1900s lake house? If the house has a fuse box, do not touch the fuses, and have an electrician check them. If it has breakers, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Did a range’s clock, oven and cooktop die together? Follow “Nothing works” on this page: your power company is Tampa Electric (877-588-1010). If your old lake house still has fuses, leave them to an electrician.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'Does smoke linger in spring, even with clean filters? Leaves may cover the roof cap of a lake house under the oaks: have a roofer look. If they do, leave the fan off until the cap is clear. If not, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your driveway has a gate, give us its code when you book, and keep animals away from the gate.',
        },
      },
      {
        services: withWater,
        line: { en: 'Tell us whether you have a well and a softener, and where they are.' },
      },
      { line: { en: 'If your driveway is hard to see from the road, give us a landmark near it.' } },
    ],
  },
  brandon: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Brandon’s water comes from county mains, which carry Tampa Bay Water’s blend.' },
        forHome: {
          en: 'If ice tastes stale, change the refrigerator’s filter before you blame the water.',
        },
        lines: {
          dishwasher: {
            en: 'If dishes feel sandy, bits of food or detergent are probably left on them. With the machine off and cool, rinse the filter, then the holes of the spray arms. If the next load is sandy, call us.',
            sign: 'dirty-dishes',
            topic: { en: 'Sandy dishes' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: {
          en: 'Many houses around Bloomingdale and Lumsden have the laundry in the garage or next to it.',
        },
        forHome: { en: 'Whether the dryer is in the garage or on a porch, its vent has to end outdoors.' },
        lines: {
          refrigerator: {
            en: 'Does a garage refrigerator run day and night? In summer heat, it may. Around Bloomingdale, lint from a dryer there can also pack the coils. Vacuum the grille, if there is one, and call if food gets warm.',
            first: true,
            sign: 'runs-all-the-time',
          },
          washer: {
            en: 'Is the washer dead? Around Bloomingdale and Lumsden, a reset button on another garage outlet may protect the washer’s, too. If the house lights are normal and all is dry, press that button once. If the washer stays dead, leave it off and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Do loads take longer than they did? In a garage, boxes behind the dryer can press the vent hose flat, so move them. If the hose is creased, leave the dryer off and call us; if it is round, follow the steps on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Apartments and townhouses near the mall often have stacked machines in a closet.' },
        forHome: { en: 'Clear the closet before we come, because we have to lift the dryer off the washer.' },
        lines: {
          washer: {
            en: 'Has the stacked washer in an apartment near the mall stopped? It usually belongs to the complex, so report its code to the office. Keep the door shut while you see water behind the glass.',
            apart: true,
          },
          dryer: {
            en: 'In a townhouse near the mall, the duct may run between floors to the outside wall. If drying slows, even with a clean lint screen, leave the dryer off and ask the association who cleans that duct.',
            sign: 'two-cycles',
            topic: { en: 'Townhouse ducts' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: { en: 'Streets off Parsons Avenue have houses of the 1960s and 1970s.' },
        forHome: {
          en: 'Do not force a stiff valve under the sink: in a leak, close the main valve, and have a plumber replace the stiff one.',
        },
        lines: {
          refrigerator: {
            en: 'In some 1960s kitchens off Parsons Avenue, a wall keeps the refrigerator’s door from opening fully. Say so when you call: some drawers may not come out then, and the parts behind them are hard to reach.',
          },
          washer: {
            en: 'Is the floor wet after a wash? If the machine itself dripped, leave it off and call us. If water came up at the wall, a drain pipe from the 1960s may be too slow: stop washing and call a plumber.',
            sign: 'leaks',
          },
          dishwasher: {
            en: 'If the dishwasher cuts in and out, turn its breaker off and leave it off. A house built from about 1965 to 1973, like many off Parsons Avenue, may have aluminum wiring: call an electrician first. In any other house, call us.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'In a 1970s kitchen, did the wall oven and the cooktop go dark together? See “Nothing works” on this page. If you call, read us the oven’s own brand and model number, because the cooktop may be another make.',
            sign: 'no-power',
          },
          stove: {
            en: 'Did the stove’s breaker trip again after one reset? Leave it and every knob off. If it tripped as you turned on a burner, call us. If nothing was on, call an electrician first: off Parsons Avenue, the breaker may be from the 1960s.',
            first: true,
            sign: 'trips-breaker',
          },
          'wine-cooler': {
            en: 'In a 1960s kitchen off Parsons Avenue, did wine cooler and outlets die together? If the house lights are normal, unplug the cooler and reset a tripped breaker or outlet once. If it holds, leave the cooler unplugged and call us; otherwise, an electrician.',
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If the fan squeals or slows as it warms up, turn it off: the motor is probably worn. Old hoods off Parsons Avenue need a motor that matches exactly, so read us every number on the label. A light rattle can wait.',
            sign: 'loud',
          },
          microwave: {
            en: 'Does the microwave cut in and out? Around Parsons Avenue, houses from about 1970 may have aluminum wiring. If the microwave’s outlet is loose, brown or warm, turn off its breaker and call an electrician; otherwise, leave the microwave off and call us.',
            first: true,
            sign: 'stops-early',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Parts of Bloomingdale and some newer subdivisions have gates.' },
        source: 'association practice',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 43% of homes in Brandon (US Census, 2019–2023).' },
        lines: {
          'wine-cooler': {
            en: 'If you rent near the mall and the wine cooler hums through the wall, empty a freestanding one and move it a hand’s width away. If the hum drops, leave it there. If not, a fan or a mount is probably worn: call the owner.',
            sign: 'hums-vibrates',
          },
          refrigerator: {
            en: 'If you rent, ask the landlord who pays before you book. Photograph spoiled food before you throw it out: your insurance may ask.',
          },
          oven: {
            en: 'If you rent and broil works but bake does not, tell the office exactly that. In an electric oven, it points to the lower element, and the right part can be ordered before the visit.',
            sign: 'bake-or-broil-only',
          },
          stove: {
            en: 'If the range came with your apartment, ask the office before you book us. The landlord may have to pay for the repair.',
          },
          microwave: {
            en: 'If you rent and the microwave’s handle has broken off, leave the microwave off. Do not pull the door by its edge, because the door can bend. Ask the owner to have the handle replaced.',
            sign: 'door',
          },
          'range-hood': {
            en: 'If you rent and the hood drips after rain, turn off its breaker and send the landlord a photo. The roof cap probably leaks, and no hood repair stops that. If it drips after you fry, wash the filters.',
            sign: 'drips',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Keep your phone handy: we will call if traffic on State Road 60 holds us up.',
        },
      },
      {
        services: laundry,
        line: { en: 'If the washer and dryer are in the garage, clear the way to them.' },
      },
      {
        toldBy: 'gated streets',
        line: { en: 'If you live behind a gate in Bloomingdale, put our name on the gate list.' },
      },
    ],
  },
  'apollo-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: { en: 'Canal houses west of US 41 get salt air from Tampa Bay.' },
        forHome: { en: 'On a canal, use only appliances rated for outdoors on a dock or lanai.' },
        lines: {
          washer: {
            en: 'Is the washer rusty? In a canal house west of US 41, salt can rust a washer’s lid and drum. Rust on the lid does no harm; if rust in the drum stains clothes, a repair is seldom worth it.',
          },
          microwave: {
            en: 'Has the microwave’s door sunk, or does it no longer close evenly? A hinge may be worn or, on the canals west of US 41, its screws rusted by salt. Leave the microwave off and call us.',
            first: true,
            sign: 'door',
          },
          refrigerator: {
            en: 'If an indoor refrigerator on a dock or lanai trips the outlet’s reset button, leave it off and call us. Salt and moisture may be in its wiring: a refrigerator out there has to be made for outdoors.',
            sign: 'dead-after-storm',
          },
          dryer: {
            en: 'Along the canals, sun and salt make the plastic flaps of a vent brittle. If one has broken off, a nest may block the duct: leave the dryer off until the duct has been cleared and the cap replaced.',
          },
          stove: {
            en: 'Do the gas flames lean, so that food browns on one side? In a canal house, a breeze through open sliders can bend them, so close the sliders. If the flames still lean, turn the burner off and call; if not, it was the wind.',
            first: true,
          },
          'range-hood': {
            en: 'If smoke lingers with clean filters, turn the fan on and look from the ground at the outside flap. If it stays shut, or has broken in the canal’s sun, leave the fan off; in any case, call us.',
            first: true,
            apart: true,
            sign: 'weak-suction',
          },
          oven: {
            en: 'Does the oven beep with nobody near it and no code? Along the canals, salty moisture can get behind the touch panel. Turn off the oven’s breaker and cool the rooms for a day. If the beeping returns, leave the breaker off and call us.',
            first: true,
            sign: 'error-code',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Water from the desalination plant next door is part of the county’s blend in Apollo Beach.',
        },
        forHome: {
          en: 'Start the dishwasher with a small dose of detergent. Use more only if food is left on the dishes.',
        },
        lines: {
          dishwasher: {
            en: 'Do knives have rust specks? Look in the basket for a rusty pan or scrubber. If there is a salt container, tighten its cap. Apollo Beach’s partly desalted water is seldom the cause.',
          },
          washer: {
            en: 'Does the washer show a code for suds? Suds last in Apollo Beach, where the county’s blend has desalted water in it. Run one rinse without detergent and use half next time; if the code returns, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'MiraBay and Waterset are subdivisions of the last twenty years.' },
        forHome: {
          en: 'If a machine came with the house, compare its age with its usual life before you have it repaired.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator pop or click? In an open Waterset kitchen, you hear every pop, and most pops are normal. If it clicks every few minutes and the food gets warm, turn off its breaker and call us.',
            first: true,
            sign: 'clicks-or-roars',
          },
          'wine-cooler': {
            en: 'Has the original wine cooler in an early MiraBay kitchen failed? Even at twenty years, a fan or a seal may be worth replacing. For a compressor, compare our quote with the price of a new cooler that fits.',
          },
          washer: {
            en: 'Does an upstairs washer shake the house, even with the load spread? Stop it and press each top corner. If the washer rocks, its feet need leveling; if it does not, leave it off and call us.',
            first: true,
            sign: 'walks-and-bangs',
            topic: { en: 'Upstairs washers' },
          },
          dryer: {
            en: 'Does a load take two cycles, even with a clean lint screen? In newer houses, such as those in Waterset, a sticker beside the dryer may give the length of the hidden duct. Leave the dryer off, and have that length ready when you call.',
            apart: true,
            sign: 'two-cycles',
          },
          dishwasher: {
            en: 'If the dishwasher is dead, look under the sink: in newer MiraBay and Waterset kitchens, its outlet may have a reset button. If the house lights are normal and the cabinet is dry, press it once. If it trips or nothing changes, call us.',
            first: true,
            sign: 'will-not-start',
          },
          microwave: {
            en: 'Has the microwave’s vent fan been weak since you moved into a new Waterset house? Run it on high and look up at the outside flap. If the flap stays shut, have the builder free it; if it opens, call us.',
          },
          oven: {
            en: 'In a new Waterset or MiraBay house, if the app cannot start the oven, press the oven’s own button for remote start first. Most ovens ask for that each time. If the oven does not start by hand either, call us.',
          },
          'range-hood': {
            en: 'If the dead fan over your stove belongs to a microwave, as in many Waterset kitchens, book a microwave repair. Have the model number inside its door ready.',
            sign: 'fan-dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['oven', 'wine-cooler'],
        fact: { en: 'Canal houses and MiraBay kitchens often have built-in ovens and wine coolers.' },
        lines: {
          'range-hood': {
            en: 'If the hood hangs over a MiraBay island, say about how high the ceiling is when you book. Our ladder has to reach the hood’s duct.',
          },
          refrigerator: {
            en: 'Does your MiraBay refrigerator have a cabinet panel on its door? It is probably built in: say so when you call, because some built-ins need two people.',
          },
          'wine-cooler': {
            en: 'Does the wine get warm when you bake? In canal houses and MiraBay kitchens, the wall oven is often near the wine cooler, so leave the oven off for a day. If that helps, have a cabinetmaker separate them; if not, call us.',
            first: true,
            apart: true,
            sign: 'drifts-warm',
            topic: { en: 'Beside the oven' },
          },
          microwave: {
            en: 'If a microwave built in above the oven has failed, look for a label inside each door. One label for both means one machine, and its parts are ordered by that number: read it to us.',
          },
          stove: {
            en: 'If the electric cooktop is dead while the wall oven heats, look for the cooktop’s own breaker, which many MiraBay kitchens have. If it has tripped, follow “Nothing works” on this page. If it is on, leave the cooktop off and call us.',
            sign: 'no-power',
            topic: { en: 'Separate breakers' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'MiraBay and some other communities have a gate.' },
        lines: {
          dryer: {
            en: 'A dead dryer may only be locked, or its door not quite closed. Before you put us on the MiraBay gate list, do the checks under “It will not start” on this page.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Helene’s surge came up the canals of Apollo Beach in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'gated streets',
        line: { en: 'In MiraBay, put our name on the gate list as soon as you book.' },
      },
      {
        services: ['refrigerator', 'wine-cooler'],
        line: { en: 'Tell us whether the machine is in the house or outside by the dock.' },
      },
    ],
  },
  gibsonton: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Gibsonton has many mobile homes near US 41.' },
        forHome: {
          en: 'If the floor gives near a machine, look for a leak before you have the machine leveled.',
        },
        lines: {
          dishwasher: {
            en: 'If the floor in front of the dishwasher feels soft or damp, stop using the machine and close the main water valve. In a mobile home, a small leak ruins the floor. Stay off that spot and call us.',
            sign: 'leaks-at-door',
          },
          microwave: {
            en: 'Are half of the lights out along with the microwave? Don’t reset anything: turn off the main breaker (at a Gibsonton mobile home, often on a post outside) and call Tampa Electric (877-588-1010). If all lights are normal, follow “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
          'range-hood': {
            en: 'In a mobile home, if smoke lingers, wash the hood’s grease filter. If that does not help and the hood vents through the roof, have a roofer look at the cap. If it is blocked, leave the hood off; if it is clear, call us.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'If a silent refrigerator is on a power strip, turn the strip off, because it may be too weak. If the plug is cool and clean, move it to a wall outlet; if not, or if nothing changes, call us.',
            first: true,
            sign: 'dead-after-storm',
            topic: { en: 'Power strips' },
          },
          washer: {
            en: 'If the washer has begun to shake and a door nearby has begun to stick, the mobile home may have settled: have that checked first. If the doors close well, see “It shakes, bangs or walks” on this page.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Do loads suddenly take longer? Animals under a mobile home can pull the duct apart. If you see lint along the skirting away from the vent cap, leave the dryer off and call us. If not, follow the steps here.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Many of Gibsonton’s subdivisions toward I-75 are new.' },
        forHome: { en: 'If your house is in one of them, check the maker’s warranty before you book.' },
        lines: {
          stove: {
            en: 'If the cooktop of a new house near I-75 lights up but heats nothing, it may still be in demo mode. The manual shows how to end that. If that is not the cause, see “An electric burner stays cold” on this page.',
            sign: 'burner-cold',
            topic: { en: 'New cooktops' },
          },
          washer: {
            en: 'Do cold washes come out warm? In one of the new houses toward I-75, the washer’s two hoses may be crossed. Close both valves and call us to swap the hoses.',
          },
          refrigerator: {
            en: 'In a new house near I-75, is one section of a new refrigerator warm? Look for packing tape or foam over an air vent. Pull it off, and call if the section is no colder the next day.',
            sign: 'freezer-cold-fridge-warm',
          },
          'wine-cooler': {
            en: 'Is the wine too cold in a new house near I-75? Set the cooler to its warmest. If that is below 50 °F, it is probably a beverage center, made for cans. If bottles still freeze, turn it off and call us.',
            sign: 'freezes',
          },
          dishwasher: {
            en: 'If the dishwasher tips when the racks roll out, push them in and stop using it. In a new house near I-75, it was probably never fastened, so ask the builder first. If the warranty is over, call us to fasten it.',
            first: true,
          },
          microwave: {
            en: 'If the microwave buzzes against its cabinet in a new house near I-75, its mounting bolts may be loose. Don’t use the microwave or the stove until the builder has tightened the bolts. If the warranty is over, call us.',
            sign: 'hums-loud',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County water, blended by Tampa Bay Water, serves Gibsonton.' },
        forHome: { en: 'If suds stay in the washer after the rinse, use less detergent before you call.' },
        lines: {
          washer: {
            en: 'Does the washer fill fast for a cold wash, but slowly for a warm one? Gibsonton’s pressure is probably fine. Open the hot valve fully, without force. If that fails, the hot hose’s screen is probably clogged: call us.',
            first: true,
            sign: 'will-not-fill',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes in Gibsonton have propane.' },
        lines: {
          oven: {
            en: 'Has your propane oven never heated right? A secondhand range may still be set for natural gas: leave it off and have a licensed gas fitter check it. If the oven did heat well before, call us.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'In a mobile home on propane, are all burners suddenly too high or low? Turn the stove off and leave the tank’s regulator alone: wasps may have closed its vent. Call the supplier; if only one burner changed, call us.',
            first: true,
            sign: 'weak-burner',
          },
          'range-hood': {
            en: 'If soot collects on the hood over a propane stove, the burners are probably at fault, not the hood. Leave the burners off and book a stove visit.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Hillsborough Bay and the mouth of the Alafia are next to Gibsonton.' },
        forHome: {
          en: 'Near the bay, wipe hinges and steel doors with fresh water, because salt starts rust there.',
        },
        lines: {
          dryer: {
            en: 'Near the mouth of the Alafia, salt can rust the vent flap. If the flap looks crooked, or stays shut in a five-minute air-only run, leave the dryer off and call us. The flap may stick, or the vent may be clogged.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If the fan hums and moves no air, turn it off at once and call us. A hood that is seldom used can seize in the salty air at the mouth of the Alafia.',
            apart: true,
            sign: 'fan-dead',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'The oldest houses of Gibsonton are near the Alafia River.' },
        forHome: { en: 'If your house has a fuse box, leave the fuses alone and say so when you call.' },
        lines: {
          dishwasher: {
            en: 'If plates come out with brown specks, run the kitchen faucet until the water is clear before you start. In Gibsonton’s oldest houses, steel pipes shed rust. If specks still come, look for rust on the racks, and call us.',
            sign: 'dirty-dishes',
          },
          oven: {
            en: 'In an old house near the Alafia River, is the oven dead? The kitchen may have its own breaker panel: look for it, then see “Nothing works” on this page. If you find fuses there, leave them alone and call an electrician.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'In an old house near the Alafia River, does a fuse blow when the wine cooler starts? Leave the cooler off, never put in a larger fuse, and call an electrician. If the electrician finds the wiring sound, call us.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in a mobile-home park, give us the lot number. If animals are in the yard, say so.',
        },
      },
      {
        services: ['refrigerator'],
        line: {
          en: 'If the whole home is dark, call Tampa Electric before you book a visit for the refrigerator.',
        },
      },
      { line: { en: 'If you live behind a gate in a new subdivision, give us the code when you book.' } },
    ],
  },
  seffner: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County mains run along the main roads of Seffner.' },
        forHome: {
          en: 'If you have a well, test how hard its water is before you choose the amount of detergent; on county water, go by the package.',
        },
        lines: {
          dishwasher: {
            en: 'On Seffner’s county water, if glasses have turned cloudy, soak one in vinegar. If it clears, refill the rinse aid. If it stays dull, change from pods to powder, because you can use less of it.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Away from the main roads, many Seffner houses have wells.' },
        lines: {
          refrigerator: {
            en: 'If the ice maker slows down soon after each new filter and you have a well, its sediment probably clogs the filter. Change the well’s sediment filter, then the refrigerator’s. If that does not help, call us.',
            apart: true,
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'Does water come into the washer in bursts? If your Seffner house has a well, watch the gauge on its tank. If the needle jumps up and down every few seconds, call a well company; if it moves slowly, call us.',
            apart: true,
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'Is there a white film on dishes in a house with a well? Have the water’s hardness tested: if it is hard, only a house softener keeps the film off for good. If it is soft, use less detergent.',
            sign: 'cloudy-glasses',
          },
          'wine-cooler': {
            en: 'Do the house lights dip and the wine cooler click off as your well pump starts? Have an electrician look at the wiring first. If the cooler also clicks off at other times, turn it off and call us.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Seffner has mobile homes and ranch houses side by side around Lake Weeks.' },
        forHome: {
          en: 'Check from outside that the dryer’s duct ends outside the skirting. If it does not, leave the dryer off: lint can burn.',
        },
        lines: {
          microwave: {
            en: 'Does the microwave’s clock reset when the window air conditioner starts? In a mobile home, that points to weak wiring, so have an electrician look first. If the clock resets with nothing else running, call us.',
            first: true,
          },
          washer: {
            en: 'In a mobile home, first do the checks under “It shakes, bangs or walks” here. If a balanced load still shakes, put a hand on the wall. If the wall shakes as much as the washer, have the home’s supports checked; otherwise, call us.',
            sign: 'walks-and-bangs',
          },
          dishwasher: {
            en: 'If the cabinet under the sink gets wet, close the dishwasher’s valve from a dry floor and leave the machine off for a day. If water still comes, call a plumber. If the cabinet stays dry, the dishwasher probably leaks: call us.',
            sign: 'leaks-at-door',
            topic: { en: 'Under the sink' },
          },
          stove: {
            en: 'If the range in a mobile home tips or slides when you open the oven, its strap or floor bracket may have come off. Do not use the range, and mention the bracket when you call.',
          },
          dryer: {
            en: 'In a mobile home, the dryer’s duct often drops through the floor and turns, and lint packs in that bend. If drying slows even with a clean lint screen, leave the dryer off and call us, because the bend is hard to reach.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, open the cabinet above the hood. If a duct goes up through it, the roof cap may be blocked: stay off the roof and call us. If the hood blows into the room, replace an old charcoal filter.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'garage machines',
        services: ['refrigerator', 'washer'],
        fact: { en: 'Freezers and washers in Seffner are often in a shed.' },
        lines: {
          stove: {
            en: 'Do the burners get slow whenever a freezer or a heater in the shed runs? The shed may be tied into the range’s wiring: leave the stove off and call an electrician. If the burners are slow at all times, call us.',
            first: true,
            sign: 'heats-poorly',
            topic: { en: 'Shed wiring' },
          },
          oven: {
            en: 'Does the oven go dead when a freezer or a washer in the shed starts? The wiring may be overloaded or a connection loose: leave the oven off and call an electrician. If the oven fails with the shed quiet, call us.',
            sign: 'no-power',
            topic: { en: 'Shed wiring' },
          },
          'wine-cooler': {
            en: 'If a wine cooler in a garage or a shed only clicks on a long extension cord, plug it straight into the wall once. If it starts, leave it there; if it still clicks, turn it off and call us.',
            sign: 'hums-vibrates',
          },
          refrigerator: {
            en: 'Is food soft in a shed freezer? Throw out what was above 40 °F for two hours or an unknown time. Put the rest on ice, and have the freezer moved indoors. If it is not near 0 °F a day later, call us.',
            apart: true,
            sign: 'warm-everywhere',
            topic: { en: 'Hot sheds' },
          },
          washer: {
            en: 'Is the washer in your shed fed by a garden hose? Such a hose can burst under steady pressure. Close its faucet after each load until it has been replaced with a real fill hose.',
          },
          dryer: {
            en: 'Does a shed fill with lint or damp air when its dryer runs? The duct has come off or never led outdoors. Leave the dryer off and call us: the duct has to be rigid metal and end outside.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Seffner homes cook with propane.' },
        lines: {
          oven: {
            en: 'Has a new gas range baked badly on propane since the first day? Most come set for natural gas, and yours may not have been converted. Leave the whole range off, and call the store or the propane supplier.',
            sign: 'wrong-temperature',
          },
          'range-hood': {
            en: 'If you cook with propane and the hood is dead, keep a window open while a burner is on. Without the hood, the flame’s fumes build up in the kitchen.',
            sign: 'no-power',
          },
          dryer: {
            en: 'If a gas dryer stays cold while the stove cooks on the same tank, leave the dryer off and call us. If the stove is dead, too, turn every knob off, do not relight, and call the propane supplier.',
            sign: 'no-heat',
          },
          microwave: {
            en: 'Is only the lamp under the microwave out? Heat from a stove below shortens a bulb’s life. Turn off the microwave’s breaker, let the lamp cool, and put in the bulb that the manual names. If it stays dark with the breaker on, call us.',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { services: withWater, line: { en: 'Tell us whether you have county water or a well.' } },
      {
        services: outOfDoors,
        line: { en: 'If the machine is in a shed, clear a path and leave a light on.' },
      },
      { line: { en: 'If you have a gate, give us the code when you book. Keep dogs inside when we come.' } },
      { line: { en: 'If you live on Parsons Avenue or Martin Luther King Boulevard, give a cross street.' } },
    ],
  },
  wimauma: {
    facts: [
      {
        condition: 'new homes',
        fact: { en: 'Valencia Lakes and Southshore Bay are subdivisions of the last fifteen years.' },
        forHome: {
          en: 'There, ask the builder whether a warranty is still good before you pay for a repair.',
        },
        lines: {
          dishwasher: {
            en: 'Does a new dishwasher seem dead? Some in Valencia Lakes are so quiet that you cannot hear them, so look for a light on the door or the floor. If you see none, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          washer: {
            en: 'In Valencia Lakes or Southshore Bay, if you find water in the pan under an indoor washer, leave the washer off and close both valves. The pan’s drain may be blocked, too, so call us before the pan runs over.',
            sign: 'leaks',
          },
          dryer: {
            en: 'Does the dryer trip a breaker with a Test button? In the newest houses, such a breaker also turns off when a little power leaks from the dryer. Leave it off, call us, and mention the button.',
            apart: true,
            sign: 'trips-the-breaker',
          },
          'range-hood': {
            en: 'If the fan or the light over your Valencia Lakes or Southshore Bay stove quits, see whether it is part of a microwave. If it is, book a microwave repair and read us the number inside the door.',
          },
          microwave: {
            en: 'Does steam hang over the stove while the microwave’s fan runs? Newer houses, such as those in Valencia Lakes, are built tight, so open a window an inch. If the steam clears, the fan only lacked air; if it stays, call us.',
          },
          'wine-cooler': {
            en: 'Is the wine warm only after a load of dishes? In a Valencia Lakes or Southshore Bay kitchen, the dishwasher may be right beside the wine cooler, so turn off heated dry. If the wine stays cool, that was it; if not, call us.',
            sign: 'drifts-warm',
            topic: { en: 'Beside a dishwasher' },
          },
          oven: {
            en: 'Does the oven beep and show a code? Note its letters and numbers, then see “It beeps and shows a code” on this page. In a newer Valencia Lakes or Southshore Bay house, check the warranty before you call us.',
            first: true,
            sign: 'error-code',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'New subdivisions in Wimauma are on county water.' },
        forHome: {
          en: 'There, start with the detergent dose on the package; on an older lot’s well, test the hardness first.',
        },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many homes on older lots around Wimauma have wells.' },
        lines: {
          refrigerator: {
            en: 'Do you have a well, and is there no ice after a power outage? Try the kitchen faucet. If it is dry, call the well company. If it runs, throw out the first bin of ice; if none comes, call us.',
            apart: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'Has the washer filled slowly since your well was worked on? Sand has probably clogged the screens at its hoses: call us to clean them. Before the next wash, run an outdoor faucet until no more sand comes out.',
            sign: 'will-not-fill',
          },
          dishwasher: {
            en: 'If the dishwasher fills slowly and all faucets are weak, too, call the well company. If the kitchen’s hot water is strong, iron and sand from an older Wimauma well have probably clogged the machine’s inlet screen: call us.',
            apart: true,
            sign: 'will-not-fill',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Old Wimauma has mobile homes by State Road 674.' },
        forHome: {
          en: 'Walk along the skirting of your home. If you see lint there, leave the dryer off and call us.',
        },
        lines: {
          washer: {
            en: 'Does the spin shake the whole mobile home? Stop the washer and press its top corners. If the washer rocks, call us to level its feet. If it does not, have the home’s supports checked, because they may have settled.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In a mobile home in old Wimauma, the dryer has to vent outside the skirting. If you see lint away from the vent cap, the duct leaks or ends below: leave the dryer off and call us.',
          },
          oven: {
            en: 'Do stores not carry the brand of your mobile home’s range? Have the model number ready when you call, so that we can look for oven parts before the visit.',
          },
          stove: {
            en: 'Are all electric burners slow? Turn off the stove’s breaker. In an older mobile home by State Road 674, if they are slow on hot evenings only, the voltage may sag: call Tampa Electric (877-588-1010). If they are always slow, call us.',
            first: true,
            sign: 'heats-poorly',
          },
          'range-hood': {
            en: 'If wasps come out of the hood of a mobile home, leave the fan off and call pest control first. If only straw falls onto the stove, a nest is probably in the roof cap: leave the fan off and call us.',
          },
          refrigerator: {
            en: 'In a mobile home, do not roll out a leaking refrigerator: its short water line can pull loose. If the floor behind is dry, close the refrigerator’s water valve and call us; if not, follow the water warning at the top.',
            sign: 'water-on-floor',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields and building sites around Wimauma make dust in spring.' },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler began to run all day in spring, dust from the fields and building sites around Wimauma may have reached its grille. Vacuum the grille. A cooler that stays cold is fine; call if yours gets warm.',
            apart: true,
            sign: 'never-rests',
          },
          refrigerator: {
            en: 'Does the refrigerator run all day in spring? Dust from Wimauma’s fields and building sites can collect on its coils. Vacuum the grille, if there is one, and call if food gets warm.',
            apart: true,
            first: true,
            sign: 'runs-all-the-time',
          },
          'range-hood': {
            en: 'If the hood grew weak while houses went up around you, turn it off and look at its grease filter. Gray fuzz on it is dust: wash the filter. If the hood stays weak, call us.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave stop while heating? Dust from Wimauma’s fields or building sites can fill its vents. With the plug out or the breaker off, brush the cool vents from outside. Then do the test in “It shuts off by itself” on this page.',
            first: true,
            sign: 'stops-early',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Valencia Lakes and other communities for people 55 and older have a guard.' },
        forHome: { en: 'If you live in one, give the guard our name as soon as you book.' },
        lines: {
          stove: {
            en: 'If you live at Valencia Lakes, give the guard our name and have the stove’s model number ready when you book. The name saves a wait at the gate, and the number may save a second visit.',
          },
        },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'new homes',
        line: {
          en: 'Check whether the builder’s or the maker’s warranty is still good before you pay for a repair.',
        },
      },
      {
        services: withWater,
        line: { en: 'On an older lot, tell us whether you have a well and a softener.' },
      },
    ],
  },
  dover: {
    facts: [
      {
        condition: 'private wells',
        fact: {
          en: 'Most Dover houses have wells in the limestone. The water is hard, and some of it has sulfur in it.',
        },
        forHome: {
          en: 'If the washer or the dishwasher does not fill after an outage, try a faucet: the well’s pump may still be off.',
        },
        lines: {
          refrigerator: {
            en: 'If your ice smells of rotten eggs, smell a glass of water, because some Dover wells have sulfur. If it smells, too, have the well treated: a refrigerator’s filter hardly helps. If it does not, wash the ice bin.',
            apart: true,
          },
          washer: {
            en: 'If the washer fills slowly, try a faucet: Dover’s limestone wells carry lime and grit. If the faucet is slow, too, have the well’s filter or pump looked at first. If it is strong, call us to clean the washer’s screens.',
            sign: 'will-not-fill',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes and farmhouses are scattered among the strawberry fields of Dover.' },
        forHome: {
          en: 'When something leaks in a mobile home, note from a dry spot where the floor gets wet first: that shows us where to begin.',
        },
        lines: {
          'range-hood': {
            en: 'Does smoke linger in a mobile home among the fields? Wash the hood’s filter first, because dust mixes with grease and clogs the filter fast. If smoke lingers even then, call us.',
            sign: 'weak-suction',
          },
          dryer: {
            en: 'Is the floor by the dryer soft? In a mobile home, a loose duct or a washer leak may have rotted it. Leave the dryer off, look for water at the washer, and call us.',
            apart: true,
          },
          dishwasher: {
            en: 'In a mobile home, one breaker may feed the dishwasher and the kitchen lights. If other lights are normal, reset it once, as “It will not start” on this page says. If it trips again, leave it off and call us.',
            sign: 'will-not-start',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Dover homes cook with propane.' },
        lines: {
          oven: {
            en: 'Does your propane oven heat slowly while the burners light at once? Then it is probably the oven and not the tank: call us. If the oven lights late or with a puff, leave it off until we come.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Does your propane stove get weak on a cold morning? Turn it off and read the tank’s gauge. If the tank is nearly empty, it loses pressure in the cold: call the supplier; if there is plenty of gas, call us.',
            first: true,
            sign: 'weak-burner',
          },
          dryer: {
            en: 'If a gas dryer and a gas stove are both cold, turn every knob off and do not relight. Call the company named on the propane tank. If the stove cooks, leave the dryer off and call us.',
            sign: 'no-heat',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Field dust clogs filters and coils sooner in Dover than in town.' },
        lines: {
          microwave: {
            en: 'If the microwave shuts off, Dover’s field dust may have clogged its vents. With the plug out or the breaker off, let it cool and brush the vents from outside. For the one test after that, see “It shuts off by itself” on this page.',
            sign: 'stops-early',
          },
          'wine-cooler': {
            en: 'Does the wine cooler’s glass fog along one side? Field dust can work into the door seal and keep it from closing, so wipe the seal and its groove. If the fog is back the next day, call us.',
            apart: true,
            sign: 'door-fogs',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Dover are often in packing sheds and carports.' },
        forHome: {
          en: 'If a freezer in a shed, in a carport or on a porch lets food thaw in the heat, have it moved indoors.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does a wine cooler in the garage or the carport read 45 °F on a January night? It is probably fine, because most wine coolers can cool but not heat. If it is too cold on a mild day, too, turn it off and call.',
            sign: 'drifts-warm',
          },
          refrigerator: {
            en: 'Is a refrigerator or freezer warm, and does it click every few minutes? The part that starts its compressor has probably failed: turn off its breaker and call us. Say if it is in a packing shed or carport.',
            apart: true,
            first: true,
            sign: 'clicks-or-roars',
            topic: { en: 'Sheds and carports' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Farmhouses in Dover often have small breaker panels and later additions.' },
        forHome: {
          en: 'An addition can have a second breaker panel, so if a machine is dead, look at both panels.',
        },
        lines: {
          washer: {
            en: 'Is the washer dead while the house lights are normal? In a Dover farmhouse, the washer may be in an addition with its own breaker panel. Reset a tripped breaker there once; if that does not help, leave it off and call us.',
            sign: 'will-not-start',
          },
          dishwasher: {
            en: 'If the dishwasher hums while no water comes in, cancel the wash. A Dover farmhouse kitchen may be an addition with its own water valve: make sure that it is open. If it is, see “It hums, but no water comes in” on this page.',
            sign: 'will-not-fill',
          },
          dryer: {
            en: 'In an old farmhouse, the dryer may be on a back porch that was closed in. If the duct stops at the porch, leave the dryer off and call us.',
          },
          oven: {
            en: 'Does your electric oven heat slowly only while a pump or a walk-in cooler runs? On a farm, these can pull the voltage down: call an electrician. If the oven is slow at all times, call us.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Are the electric burners slow only while the well pump runs? In a farmhouse with later additions, the stove and the pump may share wires: leave the stove off and call an electrician. If the burners are always slow, call us.',
            sign: 'heats-poorly',
          },
          'wine-cooler': {
            en: 'In a farmhouse, are the wine cooler and the refrigerator both dead? If the house lights are normal, unplug the cooler and reset their breaker once. If it trips again, leave it off and ice the food; in any case, call us.',
            first: true,
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, open a window. If that helps, cook with it open: the hood was short of air. If not, call us: in a Dover farmhouse, the duct may be too long, or crushed in a later addition.',
            first: true,
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does food heat slowly while the lights dim? A Dover farmhouse kitchen may be in an addition, far from the breaker panel. Leave the microwave off and have an electrician look. If the lights stay bright, see “It runs but does not heat” here.',
            first: true,
            sign: 'no-heat',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give us your gate’s code and, off State Road 60 or Dover Road, the nearest cross street.',
        },
      },
      {
        services: withWater,
        line: {
          en: 'Tell us whether you have a softener, where it is, and when you last filled it with salt.',
        },
      },
      { services: outOfDoors, line: { en: 'Say whether the machine is in the house, a shed or a barn.' } },
      { line: { en: 'Keep your dogs in the house while we are there.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
