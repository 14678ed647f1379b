// Guides to the places of tampa bay: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const tampaBayGuides = {
  brooksville: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'City, county and well water in Brooksville is all hard groundwater from limestone.' },
        lines: {
          refrigerator: {
            en: 'City, county and well water is all hard in Brooksville, and a filter does not take lime out. If cubes stay small with a new filter, suspect lime in the ice maker’s valve.',
          },
          washer: {
            en: 'Brooksville’s hard water makes people add softener, and softener builds up. If waxy gray spots show on clothes, leave softener out and run the washer hot and empty with cleaner.',
            apart: true,
          },
          dishwasher: {
            en: 'City, county or well, Brooksville’s water is hard. If glasses stay white with the rinse aid on high, only a softener helps: your own, or one inside the dishwasher.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victorian and craftsman houses surround the courthouse square in Brooksville.' },
        forHome: { en: 'Measure doors and stairs before you order a new appliance for a Victorian house.' },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler in a Victorian near the courthouse square trips its breaker in damp weather only, the old wiring may be at fault. Leave it off and call an electrician.',
          },
          refrigerator: {
            en: 'In a Victorian near the courthouse square, don’t run the refrigerator on a cord from another room. Have an outlet put in for it.',
          },
          washer: {
            en: 'A Victorian near the courthouse square may have a two-slot outlet behind the washer. Have an electrician ground it before you pay for a new control.',
          },
          dryer: {
            en: 'In a craftsman house near the square, the dryer may be on a closed porch. If its duct ends indoors, leave the dryer off and call.',
          },
          oven: {
            en: 'In an old house near the courthouse square, a propane range may share its outlet’s circuit with other things. If its clock is dark and other things are off, too, look for a tripped breaker before you call.',
          },
          stove: {
            en: 'If a knob of an old range near the courthouse square breaks, keep the pieces. Only a knob with the same hole fits, and few for old ranges are still made.',
          },
          'range-hood': {
            en: 'A craftsman house near the square may have a brick chimney behind the stove. A hood must not blow into it: if yours has a duct and no cap of its own outdoors, leave the fan off.',
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
          en: 'There, press the floor beside a machine that shakes. A soft spot has to be repaired before leveling.',
        },
        lines: {
          microwave: {
            en: 'In a High Point mobile home, empty the cabinet over the microwave before we come. The screws that carry it, 50 pounds or more, go through the floor of that cabinet.',
          },
          'range-hood': {
            en: 'A hood for a High Point mobile home may have a size of its own. Measure its width and its duct before you choose a new hood over a repair.',
          },
          dryer: {
            en: 'At High Point, the dryer’s duct must end outside the skirting. If lint shows under the home’s edge, leave the dryer off and call: lint can burn, and moisture rots the floor.',
          },
          dishwasher: {
            en: 'If the ground under a High Point home is wet after each dishwasher load, the drain pipe below the floor may have come apart. That is a plumber’s job.',
          },
          'wine-cooler': {
            en: 'At High Point, a wine cooler that hums on a soft mobile-home floor may have no fault. Put it on a sheet of plywood and level it: if the hum stays, call.',
          },
          refrigerator: {
            en: 'At High Point, measure the home’s outside door before a refrigerator has to go in or out. Most fit through 34 inches with their own doors off.',
          },
          washer: {
            en: 'At High Point, ask neighbors about their water before you call about a slow fill. If theirs is slow too, the pressure is down, and the washer is fine.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Homes on acreage east of Brooksville have their own wells.' },
        lines: {
          washer: {
            en: 'Iron in a well east of Brooksville turns whites yellow, and bleach makes it worse. Use a rust remover made for laundry before you suspect the washer.',
          },
          dishwasher: {
            en: 'East of Brooksville, a well without a softener leaves a film on glasses. No dishwasher detergent makes up for it.',
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
            en: 'Few homes in Hernando County have piped gas. If your Brooksville oven is gas, it almost certainly runs on propane, so say that when you call.',
          },
          stove: {
            en: 'Few homes in Hernando County have piped gas, so a gas stove in Brooksville is probably on propane. Say so with the model number, because its gas jets differ.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Duke Energy Florida serves part of Brooksville and the Withlacoochee River Electric Cooperative the rest.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the whole house is dark in Brooksville, keep the wine cooler shut, and read your bill. Duke Energy or Withlacoochee River Electric takes the report.',
          },
          microwave: {
            en: 'If your neighbors in Brooksville have no power either, the microwave is not the problem. Your bill says whether Duke Energy or Withlacoochee River Electric wants the report.',
          },
          'range-hood': {
            en: 'If the hood’s lights and other lamps in a Brooksville house flicker together, the hood is not at fault. Call Duke Energy (800-228-8485), or the Withlacoochee River cooperative at the number on its bill.',
          },
          dryer: {
            en: 'If the dryer turns without heat in Brooksville and house lights are dim or too bright, turn off the main breaker. Call Duke Energy (800-228-8485), or the Withlacoochee River cooperative at the number on its bill.',
          },
          oven: {
            en: 'If the oven’s clock loses the time in Brooksville and no other clock does, the oven’s own connection may be loose, so call us. If all do, call the company on your bill.',
          },
        },
        source: 'Duke Energy Florida',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the full address: many Brooksville addresses are outside the city.' } },
      { line: { en: 'On acreage east of Brooksville, have the gate code ready.' } },
      { services: withWater, line: { en: 'If you have a well, tell us about it and about the softener.' } },
      { line: { en: 'At High Point or in another mobile-home park, give the lot number.' } },
    ],
  },
  'spring-hill': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Hernando County pumps hard groundwater from limestone for Spring Hill.' },
        lines: {
          refrigerator: {
            en: 'Spring Hill has limestone groundwater. If the dispenser runs strong and only ice is scarce, the filter is fine: lime in the ice maker’s own valve is likely.',
          },
          washer: {
            en: 'If towels come out stiff in Spring Hill, the water is hard. Measure detergent for hard water before you blame the washer.',
            apart: true,
          },
          dishwasher: {
            en: 'Spring Hill’s limestone water whitens glasses and coats the dishwasher’s heater. If its cycles have become longer too, run a citric-acid cleaner before you book.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many one-story houses from the 1970s on have the laundry in the garage.' },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator in a Spring Hill garage go dark on wash day? It may share a circuit with the washer, so have an electrician give it one of its own.',
          },
          washer: {
            en: 'If the washer in a Spring Hill garage trips its outlet’s reset button more than once, leave it off. Moisture in the motor or the heater can do that.',
          },
          dryer: {
            en: 'In a Spring Hill garage, the dryer’s duct often goes through the wall beside it. If drying slows, look at its flap from outside: if lint or a nest holds it, stop using heat until it is clear.',
          },
          'wine-cooler': {
            en: 'Wine keeps for weeks in a dark closet of a cooled Spring Hill house. If the wine cooler failed in the garage with the laundry, take the bottles there tonight.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Timber Pines, a 55-plus community, has a guarded gate.' },
        lines: {
          'range-hood': {
            en: 'Timber Pines has rules for what shows outside a house. If the hood’s roof cap has to be replaced, ask for the permitted color and shape before you order one.',
          },
          oven: {
            en: 'At Timber Pines, say whether yours is a range or a wall oven when you put us on the gate list. A wall oven that has to come out takes two of us.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Closed garages in Spring Hill are hot and damp in summer.' },
        lines: {
          washer: {
            en: 'In a closed Spring Hill garage, slime grows in a washer’s detergent drawer. Take the drawer out and wash its slot too, because a blocked slot lets water run over in front.',
            apart: true,
          },
          dryer: {
            en: 'On humid days, a dryer in a closed Spring Hill garage needs a little longer. If it is as slow on a dry day, stop using heat: lint is in the duct.',
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
          en: 'If the panel is the original, let an electrician look at it before you add an appliance.',
        },
        lines: {
          'wine-cooler': {
            en: 'In a 1970s Spring Hill kitchen, a wine cooler may share the dishwasher’s circuit. If the dishwasher went dark with it, reset that breaker once; if it trips again, leave it off and call.',
            first: true,
          },
          dryer: {
            en: 'The first houses of Spring Hill may still have a plastic or foil dryer duct. If yours is plastic, leave the dryer off until the duct has been replaced; if it is foil, ask us to check it.',
          },
          dishwasher: {
            en: 'In one of Spring Hill’s first houses, the wall switch of the dishwasher may be hidden behind something on the counter. If the machine is dead, look there before the breaker panel.',
          },
          oven: {
            en: 'If a wall oven in one of Spring Hill’s first houses stays cold, look at its timer knob. On automatic, the oven waits for a set hour: turn the knob to manual and try once.',
          },
          stove: {
            en: 'In one of Spring Hill’s first houses, the range’s breaker may be as old as the house. If it trips, leave it off and call an electrician before you call us.',
          },
          'range-hood': {
            en: 'If the hood in one of Spring Hill’s first houses has no plug in the cabinet above, it is wired in. Its breaker is the only way to cut its power; leave the wires to us.',
          },
          microwave: {
            en: 'A 1970s Spring Hill house is probably on its third or fourth microwave. If yours is over nine years old, compare our quote with the price of a new one of the same width.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'The Withlacoochee River Electric Cooperative serves most of Spring Hill and Duke Energy Florida part of it.',
        },
        lines: {
          microwave: {
            en: 'Withlacoochee River Electric serves most of Spring Hill, and Duke Energy part. If the microwave’s clock resets every few days, call the one on your bill before you call us.',
          },
          dishwasher: {
            en: 'After an outage in Spring Hill, the dishwasher’s display may flash or count down. Press cancel, let it drain, and choose the cycle again before you call.',
          },
          refrigerator: {
            en: 'If the refrigerator and lights are out together in Spring Hill, call the company on your bill: the Withlacoochee River cooperative or Duke Energy (800-228-8485). Keep both doors shut meanwhile.',
          },
          oven: {
            en: 'If the oven stays cold and house lights are dim or too bright, turn off the main breaker and call the company on your bill. In Spring Hill that is the Withlacoochee River cooperative or Duke Energy (800-228-8485).',
          },
          stove: {
            en: 'If the stove stays cold and house lights are dim or too bright, turn off the main breaker and call the utility. Your Spring Hill bill names the Withlacoochee River cooperative or Duke Energy (800-228-8485).',
          },
          'range-hood': {
            en: 'If the hood has light after a Spring Hill outage and its fan buttons do nothing, a surge may have hit the control board. Turn off its breaker, and compare the prices of a new board and a new hood.',
          },
        },
        source: 'WREC',
      },
    ],
    beforeWeCome: [
      { toldBy: 'gated streets', line: { en: 'At Timber Pines, put our name on the gate list.' } },
      { line: { en: 'In Spring Hill, clear the way to the breaker panel as well as to the machine.' } },
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
          en: 'In a mobile-home park, press the floor beside a machine that walks. Leveling holds only on a firm floor.',
        },
        lines: {
          dishwasher: {
            en: 'In a Zephyrhills mobile home, the dishwasher may have a plug under the sink. If the machine is dead and the cabinet is dry, see whether that plug is pushed in.',
          },
          microwave: {
            en: 'In a Zephyrhills park on an August evening, the voltage can sag. If food heats slowly then, time a cup of water in the morning: if it is quick, call the power company before us.',
          },
          refrigerator: {
            en: 'About six homes in ten in and around Zephyrhills are mobile homes, whose roofs heat the kitchen. If the refrigerator never rests on a hot day, keep the rooms cooler for a day before you call.',
          },
          dryer: {
            en: 'If a dryer in a Zephyrhills mobile home begins to thump or rub, lay a level on top of the dryer. If the home has settled and the dryer tilts, have the dryer leveled before you pay for rollers.',
            apart: true,
          },
          washer: {
            en: 'In a Zephyrhills mobile home, the washer may be in a closet 24 inches wide. Few new ones fit, so ask what a repair costs first.',
            apart: true,
          },
          'range-hood': {
            en: 'If a Zephyrhills mobile home’s hood drips after rain, its roof cap may let water in. Turn off the hood’s breaker if you can do it without stepping in water, and ask a roofer to seal the cap.',
          },
          'wine-cooler': {
            en: 'In a Zephyrhills park, power can sag when every home is cooling on an August evening. If the wine cooler clicks then and starts at night, call the power company first.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes in Zephyrhills are closed from April to October.' },
        forHome: {
          en: 'Before you leave in April, shut the valves, empty the refrigerator, turn it off and prop its doors open.',
        },
        lines: {
          'range-hood': {
            en: 'A closed Zephyrhills mobile home gets hot in summer, and old grease bakes hard on the hood’s fan. Wash the grease filter in spring, before you drive north.',
          },
          microwave: {
            en: 'When you open a Zephyrhills mobile home in October, look for a nest at the roof vent over the stove. Have a blocked vent cleared first: its steam goes back into the microwave’s buttons.',
          },
          refrigerator: {
            en: 'If the refrigerator of a Zephyrhills mobile home is dead in October, see whether its breaker was turned off in April. If the breaker is on, call.',
          },
          washer: {
            en: 'Is there no water for the washer when you come back to a Zephyrhills mobile home? Its valves may have been closed in April: open them, and watch the first fill.',
            apart: true,
          },
          dryer: {
            en: 'A Zephyrhills vent that has not been used since April may hold a nest. In October, run the dryer empty on air only; if the vent’s flap stays shut, stop and call.',
          },
          dishwasher: {
            en: 'In a Zephyrhills mobile home, a summer of damp turns powder to stone in the dishwasher’s cup. Loosen it with warm water, and use a fresh box.',
            apart: true,
          },
          'wine-cooler': {
            en: 'After months shut in a Zephyrhills mobile home, a wine cooler’s seal may stick to its frame. Ease it loose at a bottom corner, and wash off the mold: a seal that tore lets warm air in.',
          },
          oven: {
            en: 'If the oven is dark when you come back to Zephyrhills and no house lights are dim or too bright, reset its breaker once. If the display lights up, set the clock; some ovens don’t heat until you do.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'The tap water of Zephyrhills comes from limestone wells, and it is hard.' },
        lines: {
          oven: {
            en: 'Steam-clean leaves a white film in Zephyrhills, where the water is hard. Pour distilled water into the oven for that cycle.',
          },
          refrigerator: {
            en: 'Zephyrhills’ limestone wells leave lime in an ice maker. After months away, throw out the first ice and change the filter.',
          },
          washer: {
            en: 'Zephyrhills’ limestone water clogs the screens at a washer’s hoses. If yours fills fast on hot and slowly on cold, open the cold valve fully, then suspect its screen.',
          },
          dishwasher: {
            en: 'Limestone water in Zephyrhills leaves a film where drops dry. Keep the rinse aid full, and choose the dishwasher’s heated dry, or wipe the glasses.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'new homes',
        fact: { en: 'New subdivisions are going up south and west of Zephyrhills.' },
        forHome: {
          en: 'If yours is new, ask the builder which machines are still under the maker’s warranty.',
        },
        lines: {
          dryer: {
            en: 'In a new house south or west of Zephyrhills, a dryer pushed back too far may have crushed its hose. If the dryer was slow from the first week, stop using heat, leave it where it is, and call.',
          },
          microwave: {
            en: 'The builder’s warranty on a new house near Zephyrhills runs out. Before it does, try the microwave’s lamp and each speed of its fan, and send the builder a list of what fails.',
          },
          'wine-cooler': {
            en: 'If the wine cooler came with a new house south or west of Zephyrhills, find the date of your closing. In the first year after it, the maker may owe you the repair, so call there first.',
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
            en: 'A stove from a house with piped gas is wrong for a Zephyrhills park on propane. If one was moved there, leave it off until a licensed gas fitter has set it.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Houses near Fifth Avenue in Zephyrhills are among the oldest in town.' },
        forHome: {
          en: 'An old panel may not carry a new electric range. Ask an electrician before you order one.',
        },
        lines: {
          stove: {
            en: 'Near Fifth Avenue, an old range may have coils that are screwed on. Take a photo before you call, because plug-in coils do not fit there.',
          },
          'range-hood': {
            en: 'In one of the oldest houses near Fifth Avenue, the hood may depend on a wall switch as well. Try that switch before you call a silent hood dead.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a mobile-home park, give its name and the lot number, and ask the office who may work there.',
        },
      },
      { line: { en: 'If you are away for the summer, leave written permission with the park office.' } },
      {
        services: ['dryer'],
        line: {
          en: 'If you see lint or feel warm, damp air at the skirting, leave the dryer off and call. Do not crawl under the home.',
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
          oven: {
            en: 'For a steam-clean cycle in Plant City, pour in distilled water. City tap water is hard, about 10.5 grains a gallon, and the oven bakes that on as a white film.',
          },
          refrigerator: {
            en: 'At about 10.5 grains of hardness a gallon, Plant City’s water leaves lime in an ice maker. If the cubes stick and the ice maker hums without dropping them, turn it off and call.',
          },
          washer: {
            en: 'Plant City’s water has about 180 mg/L of hardness, which coats a front-loader’s heater. If hot washes stay cool, run a washer cleaner for lime once before you call.',
            apart: true,
          },
          dishwasher: {
            en: 'Plant City’s water has 10.5 grains of hardness a gallon. Set a dishwasher that takes salt to that number; without salt, use the highest rinse-aid setting.',
          },
          'range-hood': {
            en: 'Plant City’s water, hard at 10.5 grains a gallon, leaves white spots on a washed hood filter. They are harmless; a yellow, sticky film is grease, and that takes hot water and dish soap.',
          },
          dryer: {
            en: 'Plant City’s water has 10.5 grains of hardness a gallon, and some of it dries on a dryer’s moisture strips. If auto-dry stops too soon, wipe the two metal strips in the cool drum with vinegar.',
          },
        },
        source: 'Plant City water',
      },
      {
        condition: 'private wells',
        fact: { en: 'Farms around Plant City have their own wells.' },
        lines: {
          washer: {
            en: 'A farm well around Plant City can send sand into a washer’s screens. If yours fills slowly, change the well’s sediment filter first.',
          },
          dishwasher: {
            en: 'On a Plant City farm, sprinklers on the same well take the pressure. If the dishwasher hums and stays dry, cancel it, and try once with the sprinklers off.',
            apart: true,
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'older homes',
        fact: { en: 'Houses near the Plant City train depot date from the early 1900s.' },
        forHome: {
          en: 'If a plug sits loose in an old outlet, have the outlet replaced before the appliance is repaired.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler is dead in an early-1900s house near the depot, look at its outlet. Two slots mean no ground: have an electrician replace it before you pay for a repair.',
          },
          refrigerator: {
            en: 'In an early-1900s house near the depot, a refrigerator that rocks on the boards twists until its door seal gaps. Level it first, with the front a little higher.',
          },
          dryer: {
            en: 'Near the depot, a dryer may vent under a raised house. If yours does, stop using the dryer until the duct reaches open air.',
          },
          oven: {
            en: 'In an old house near the depot, the breaker of an electric oven that stays cold may be worn. If it trips once you turn it on, leave it off and call an electrician.',
          },
          stove: {
            en: 'An old kitchen near the depot may hold a 24-inch range. Before you give it up, see whether a new one in that width can be delivered.',
          },
          'range-hood': {
            en: 'Near the depot, an old house’s hood may blow into the attic, where grease can burn. Leave the fan off until someone has seen where the duct ends.',
          },
          microwave: {
            en: 'In an old house near the depot, an outlet may hold a plug loosely. If the microwave cuts out when its cord is bumped, stop using that outlet, and have an electrician replace it.',
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
            en: 'On a farm around Plant City, the generator may run on the same propane tank. After a long outage, read the gauge: if the tank ran empty, its supplier has to test for leaks first.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields around Plant City make dust when they are plowed.' },
        lines: {
          stove: {
            en: 'Field dust settles under the caps of a gas stove around Plant City. If a burner lights on one side only, turn it off, and brush the cap clean when it is cold.',
          },
          'wine-cooler': {
            en: 'When fields around Plant City are plowed, dust settles on a wine cooler’s front grille. Vacuum it afterward; if the cooler still runs day and night, call.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Plant City are often in an outbuilding.' },
        lines: {
          'wine-cooler': {
            en: 'A Plant City outbuilding passes 95 °F in July and nears freezing in January. A wine cooler made for rooms can fail at both: try it indoors before you pay for a part.',
          },
          refrigerator: {
            en: 'Nobody hears a freezer fail in a Plant City outbuilding. Put an alarm in the freezer, and throw out meat that was above 40 °F for two hours.',
            apart: true,
          },
        },
        source: 'city or county website',
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
          en: 'In ZIP codes 33563, 33565, 33566 and 33567 about one home in four is a mobile home (US Census, 2014–2018).',
        },
        forHome: {
          en: 'If yours is one, measure its outside door before you order a refrigerator or a range.',
        },
        lines: {
          'range-hood': {
            en: 'About one home in four around Plant City is a mobile home. If you hear the hood’s fan but feel no pull, tell us where it vents: often that is the roof.',
          },
          dryer: {
            en: 'About one home in four in and around Plant City is a mobile home. Before you put a dryer into one, make sure its label or manual allows mobile homes.',
            apart: true,
          },
          dishwasher: {
            en: 'If a dishwasher drips in a mobile home around Plant City, do not put off the repair. The floor below is wood, and wood swells.',
          },
          washer: {
            en: 'If a washer in a mobile home around Plant City fills and drains at the same time, its drain hose hangs too low. It has to rise to about three feet before it goes down.',
            apart: true,
          },
          microwave: {
            en: 'In a Plant City mobile home, rain at the roof vent can run down the duct into the microwave. If it drips after a storm, turn off its breaker, do not use it, and call.',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'On a farm, have the gate code ready, and say which building the machine is in.' } },
      { services: withWater, line: { en: 'Tell us whether you have city water or a well.' } },
      { line: { en: 'At Walden Lake, give the name of your section.' } },
    ],
  },
  'sun-city-center': {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Some residents of Sun City Center go north for the summer.' },
        forHome: { en: 'Before you go north, shut the valves and leave a key with a neighbor.' },
        lines: {
          refrigerator: {
            en: 'If the refrigerator is silent when you turn it on in Sun City Center, wait ten minutes. Many hold the compressor back for a while after they get power.',
          },
          washer: {
            en: 'Hoses in a hot garage can fail while you are up north. Before you leave Sun City Center, close both washer valves.',
            apart: true,
          },
          dryer: {
            en: 'Is the dryer dead when you get back to Sun City Center? Close its door firmly, look for a lock symbol, and see whether its breaker was off all summer before you book.',
            apart: true,
            first: true,
          },
          dishwasher: {
            en: 'If a Sun City Center dishwasher stays dry after the summer, lift the float in the floor of its tub and let it drop. It may have been stuck since spring.',
            apart: true,
          },
          oven: {
            en: 'Is the oven dark when you get back to Sun City Center? See whether its breaker was turned off in spring, and set the clock, because some ovens do not heat until you do.',
          },
          stove: {
            en: 'Back in Sun City Center, does a smooth cooktop do nothing? See whether its breaker is off, then look for a lock symbol, and hold its button for three seconds.',
          },
          'wine-cooler': {
            en: 'A Sun City Center house left at 82 °F for the summer makes a wine cooler run day and night. Back home, cool the rooms for a day; if its reading has not dropped by then, call.',
            first: true,
          },
          'range-hood': {
            en: 'If the touch buttons of a hood beep by themselves when you get back to Sun City Center, moisture is behind them. Cool the kitchen for a day before you call.',
          },
          microwave: {
            en: 'Before you leave Sun City Center for the summer, show the neighbor with your key which breaker is the microwave’s. Off, it keeps a storm’s surge from the control until you are back.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos and duplex villas at Kings Point often have laundry closets.' },
        forHome: { en: 'Clear the shelf above the machines before we come.' },
        lines: {
          washer: {
            en: 'If your Kings Point closet holds a stacked pair, keep the floor in front of it free. The pump filter of many front-loaders opens there, without taking the pair apart.',
            apart: true,
          },
          dryer: {
            en: 'If a dryer in a Kings Point closet stops after a few minutes, it may be too hot. Clean its screen and try once with the closet open; if it stops again, leave the dryer off and call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Hillsborough County delivers Tampa Bay Water’s mix of wells, rivers and desalted seawater.',
        },
        forHome: { en: 'If glasses spot, turn the rinse aid up before you add detergent.' },
        lines: {
          refrigerator: {
            en: 'If a refrigerator’s dispenser drips after each glass in Sun City Center, air may be in its line. Run two gallons through it; if drops still come the next day, its valve probably leaks.',
          },
          dishwasher: {
            en: 'If a Sun City Center dishwasher cleans well but smells, Tampa Bay Water’s mix is not the cause. Wash the filter, then the lower edge of the door.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many ranch houses by the golf courses have the laundry in the garage.' },
        lines: {
          washer: {
            en: 'If your house by the golf courses has its washer in the garage, move the car out before we come. We need to pull the machine forward and work behind it.',
          },
          dryer: {
            en: 'Move golf-cart fuel and paint out of a Sun City Center garage that has a dryer in it. A dryer draws in the air of the room.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Closed garages in Sun City Center are hot and damp in summer.' },
        lines: {
          refrigerator: {
            en: 'In a closed Sun City Center garage, a refrigerator can get wet in summer. If only its outside is wet, the air is the cause; if shelves are too, a door does not seal.',
          },
          washer: {
            en: 'On humid mornings in a closed Sun City Center garage, a washer’s buttons may not respond. Air the garage for a day; if they still fail, call.',
            apart: true,
          },
          'wine-cooler': {
            en: 'If the wine cooler’s glass fogs in a Sun City Center garage, see whether other cold things out there sweat, too. If they do, it is probably the damp garage and not the seal.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'gated streets',
        fact: { en: 'A guard admits vendors at Kings Point; the other streets are open.' },
        lines: {
          'wine-cooler': {
            en: 'At Kings Point, a guard admits us by name. Say whether the wine cooler is built in, since one that has to come out takes a longer window.',
          },
          stove: {
            en: 'For a stove at Kings Point, read us the model number before you call the gate. If we can bring the part on the first day, you call the gate once.',
          },
          oven: {
            en: 'At Kings Point, say whether yours is a wall oven or a range when you book. A wall oven that has to come out takes two people, and the gate needs both names.',
          },
          'range-hood': {
            en: 'At Kings Point, the wall or roof around a hood’s cap is usually the association’s. If wind blows in through the hood, let us first see whether the hood’s own damper is stuck.',
          },
          microwave: {
            en: 'At Kings Point, give the guard our name and clear the stove. A microwave over the range weighs 50 pounds or more, and we set it down there.',
          },
        },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { toldBy: 'gated streets', line: { en: 'At Kings Point, call the gate to let us in.' } },
      { line: { en: 'Pebble Beach Boulevard loops: say North or South.' } },
      { line: { en: 'If lifting is hard for you, leave the machine where it is: we move it.' } },
    ],
  },
  'temple-terrace': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Temple Terrace has its own limestone wells, and its water is hard.' },
        lines: {
          refrigerator: {
            en: 'Lime from Temple Terrace’s wells can keep an ice maker’s valve from closing. If its cubes freeze into one block, turn the ice maker off, close the valve and call.',
            apart: true,
          },
          washer: {
            en: 'Temple Terrace’s well water is hard. If warm loads come out cold and the sink’s hot faucet is hot, lime may have closed the washer’s hot screen.',
          },
          dishwasher: {
            en: 'Lime from Temple Terrace’s wells can keep the dishwasher’s water valve from closing. If the tub fills while the dishwasher is off, close the valve under the sink and call.',
            apart: true,
          },
          'range-hood': {
            en: 'Temple Terrace’s hard water dries white on a washed hood filter, and that blocks no air. If a lamp shines through all of the mesh, the filter is not why smoke stays.',
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
          en: 'Learn where the main water valve is: in a 1920s house, the small ones may not close.',
        },
        lines: {
          refrigerator: {
            en: 'In a 1920s house by the golf course, the ice maker’s line may run through the crawl space. If ice stops and the floor is dry, have a plumber look below.',
          },
          washer: {
            en: 'In a 1920s house by the golf course, the laundry may be down two steps or in a shed. Tell us, because it decides how we bring a heavy part in.',
          },
          dryer: {
            en: 'Ranch houses along the river may have the dryer’s duct in the attic. If drying slows, stop using heat and have the duct cleaned; it has to end outdoors, not in the attic.',
          },
          dishwasher: {
            en: 'In a 1950s ranch house near the river, two screws usually hold the dishwasher to a wooden counter. If the machine tips when you pull a rack out, push the racks in, shut the door and call.',
          },
          oven: {
            en: 'If the oven in your 1950s ranch house by the river has a clock with dials, make sure its timer is on manual. On auto, many stay cold until the hour that is set.',
          },
          stove: {
            en: 'In a 1950s ranch house by the river, the cooktop may be wired in, with no plug. Do not lift it out to look, because its wires are short.',
          },
          'wine-cooler': {
            en: 'Newer floor tile in a 1950s kitchen by the river can cover the slots below a built-in wine cooler. If it runs all day and no warm air comes out in front, clear those before you book.',
          },
          'range-hood': {
            en: 'The low roof of a 1950s ranch house by the river holds leaves and puddles around the hood’s cap. If the hood drips after rain, turn off its breaker and call a roofer first.',
          },
          microwave: {
            en: 'Low cabinets in a 1950s kitchen by the river leave a microwave close to the stove. If it shuts off while you cook, use the back burners for a week; if it still does, call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos near the university often have laundry closets.' },
        forHome: { en: 'After a move, check that nobody pushed the dryer onto its vent.' },
        lines: {
          washer: {
            en: 'In a condo near the university, laundry closets may share a drain. If yours smells when a neighbor washes, pour a quart of water into the drain pipe and tell the office.',
            apart: true,
          },
          dryer: {
            en: 'In a condo near the university, the dryer’s vent may have been crushed when someone moved in. If the first loads take twice the time, stop using heat and call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Rain from Hurricane Milton brought the Hillsborough River up to houses in October 2024.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the Hillsborough River got into your Temple Terrace house, leave a wet wine cooler unplugged, even when it looks dry. Take a photo of its label for the insurer.',
          },
          microwave: {
            en: 'If the Hillsborough River was in your Temple Terrace kitchen, have an electrician check the microwave’s circuit first. The microwave may be dry while the wall behind it is wet.',
          },
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 58% of homes in ZIP codes 33617 and 33637 (US Census, 2019–2023).',
        },
        lines: {
          'wine-cooler': {
            en: 'If you moved a wine cooler lying down to a rental near the university, let it stand for a day before you plug it in. Then wait one more day before you call it warm.',
          },
          oven: {
            en: 'In a shared kitchen near the university, look into the oven before you preheat it. Somebody may keep pans in there, and a plastic lid or handle melts.',
          },
          stove: {
            en: 'In a shared rental near the university, somebody may have washed the coils and not pushed them back in all the way. Do the coil check on this page before you call the landlord.',
          },
          'range-hood': {
            en: 'If smells stay in a rented kitchen near the university, ask the office who replaces the hood’s charcoal filter. Where there is no duct, that is often the whole fault.',
          },
          microwave: {
            en: 'In a Temple Terrace rental, tell the landlord before you book if the microwave came with the home. Send its width, too, because a new one has to fill the same gap.',
          },
          refrigerator: {
            en: 'In a shared apartment near the university, a packed refrigerator blocks its own vents. Move food two inches from the back wall for a day before you call the landlord.',
          },
          dishwasher: {
            en: 'In a shared rental near the university, ask who loaded the dishwasher before you report a leak. A squirt of hand dish soap makes foam that runs out at the door.',
          },
          dryer: {
            en: 'If you rent near the university, the vent in the wall is the landlord’s to clean. When drying slows, stop using heat and report it before you pay for a part.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In an apartment complex, give the building number and the nearest gate.',
        },
      },
      { line: { en: 'Near the university, say where a visitor may park.' } },
    ],
  },
  ruskin: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Ruskin has mobile homes in parks and on lots along US 41.' },
        forHome: { en: 'Before you buy a dryer for one, look in its manual: only some are allowed there.' },
        lines: {
          refrigerator: {
            en: 'About one home in three in Ruskin is a mobile home, with thin walls. If the refrigerator hums less when you lean on its side, it is only touching the wall and needs more room.',
          },
          dryer: {
            en: 'A foil duct under a Ruskin mobile home can sag and fill with lint and water. If drying slows, stop using heat, and ask for a rigid duct that ends outside the skirting.',
          },
          dishwasher: {
            en: 'In a Ruskin mobile home along US 41, the dishwasher may drain through a ribbed hose under the sink. Its ridges hold grease: if water comes back, have smooth pipe put in.',
          },
          oven: {
            en: 'A gas range for a mobile home has to be listed for manufactured homes. Off US 41 in Ruskin, check the installation manual before you buy one instead of repairing the oven.',
          },
          stove: {
            en: 'If pans slide on the stove in a Ruskin mobile home, the home has settled on its blocks. Have it leveled, and make sure the range’s anti-tip bracket still holds.',
          },
          microwave: {
            en: 'If your home in a Ruskin park has a 30-amp hookup, cooling, water heater and microwave together can trip it. Turn one of the others off before you blame the microwave.',
          },
          washer: {
            en: 'A leak in a Ruskin mobile home often runs under the floor unseen. If you find drips along the skirting, close both washer valves and call.',
            apart: true,
          },
          'range-hood': {
            en: 'An older Ruskin mobile home may have a kitchen wall fan with a little door that a chain opens. If the fan hums and moves no air, make sure the little door is open.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Ruskin has new houses around Shell Point Road and 19th Avenue.' },
        forHome: {
          en: 'Before you pay for a repair in a new house, look at the purchase date, because the warranty may still run.',
        },
        lines: {
          refrigerator: {
            en: 'In a new kitchen off 19th Avenue, the ice maker may never have been turned on. Look for its arm or its light first; after that, the water valve may still be closed.',
          },
          dishwasher: {
            en: 'If a dishwasher rattles in its first months off 19th Avenue, a builder’s screw may be in its pump. Stop the machine and call: the warranty may still pay.',
          },
          washer: {
            en: 'A new home around Shell Point Road may have one lever for both washer valves. Push it down after the last load, and a hose cannot burst while you are out.',
          },
          dryer: {
            en: 'The long duct of a new house around 19th Avenue may have a small booster fan in the attic. If you no longer hear it while the dryer runs, stop using heat and call.',
          },
          'range-hood': {
            en: 'In a new kitchen off Shell Point Road, the hood may still be under its maker’s warranty. Look for the date in your closing papers before you pay for a repair.',
          },
          microwave: {
            en: 'New houses off 19th Avenue have kitchen breakers with a test button. If the microwave trips one with nothing else running, reset it once; if it trips again, leave it off.',
          },
          oven: {
            en: 'If the oven in a new house off 19th Avenue fails, look at your closing papers first. A first-year repair may be the builder’s or the maker’s to pay.',
          },
          'wine-cooler': {
            en: 'In a new kitchen off Shell Point Road, one outlet’s reset button may protect the wine cooler’s outlet, too. If the cooler is dead, press each such button on the counter and the island once.',
          },
          stove: {
            en: 'A stove in a new house off Shell Point Road may be in its first year. Look in your closing papers before you pay: the maker’s warranty may cover a dead burner.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'The county delivers Tampa Bay Water’s blend to Ruskin.' },
        forHome: {
          en: 'On county water, use the detergent dose on the package; on a well, ask for a hardness test.',
        },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some acreage in Ruskin still has wells.' },
        lines: {
          dishwasher: {
            en: 'On a Ruskin well, low pressure leaves the dishwasher with too little water, and food stays on. If the tank’s gauge shows less than 20 psi, start with the well.',
            apart: true,
          },
          refrigerator: {
            en: 'On a Ruskin well, ice that stays small after a new sediment filter can mean low pressure. Read the tank’s gauge: most ice makers need at least 20 psi.',
          },
          washer: {
            en: 'If whites come out of the washer with rust spots on a Ruskin well, the water has iron in it. Bleach sets the spots, so use a rust remover made for laundry.',
            apart: true,
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in Ruskin have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Tampa Bay and the Little Manatee River put salt in the air of western Ruskin.',
        },
        forHome: {
          en: 'In the west of town, look at the outside flaps of the dryer and the hood twice a year.',
        },
        lines: {
          stove: {
            en: 'If the stove’s touch panel beeps on damp nights in western Ruskin, dry it and run the air conditioning. Call if it beeps in dry weather, too.',
            first: true,
          },
          'range-hood': {
            en: 'The wind off Tampa Bay brings salt to a hood’s wall cap in western Ruskin. If its flap squeaks or swings with the fan off, the cap needs repair and the fan does not.',
          },
          'wine-cooler': {
            en: 'In western Ruskin, salt off Tampa Bay can seize a wine cooler’s fan. If the cooler is warm and you feel no air at its grille, turn it off and call.',
          },
          microwave: {
            en: 'In western Ruskin, salt in the air can get behind a microwave’s touch panel. If it presses its own buttons or stops in mid-count, unplug it or turn off its breaker, and call.',
          },
          dryer: {
            en: 'In western Ruskin, salty air can rust a dryer’s drum. If clothes come out with brown marks, look at the drum’s front edge with a flashlight; if it is rusty, stop and call.',
          },
          oven: {
            en: 'In western Ruskin, bay salt can corrode the wires on an oven’s element. If bake comes and goes from day to day, leave the oven off and call: a loose wire gets hot.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Storm surge can reach the coastal lots of Ruskin.' },
        lines: {
          'wine-cooler': {
            en: 'Surge can reach the ground level of a coastal Ruskin lot. If your house is on stilts, have the next wine cooler put upstairs: down there, a storm surge can ruin a new one.',
          },
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a stilt house, tell us where the machine is and how many stairs there are.' } },
      { line: { en: 'In a mobile-home park along US 41, give the lot number.' } },
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
          oven: {
            en: 'Tampa’s tap water has 80 to 280 mg/L of hardness, depending on the rain. Use distilled water in a steam oven or for steam-clean, and no white crust bakes on.',
          },
          refrigerator: {
            en: 'With up to 280 mg/L of hardness, Tampa’s water can leave lime in an ice maker. If cubes shrink, change the filter first, then suspect the valve.',
          },
          washer: {
            en: 'The hardness of Tampa’s water is 80 to 280 mg/L, depending on the rain. Use more detergent in the washer when towels turn stiff, and less when suds stay.',
            apart: true,
          },
          dishwasher: {
            en: 'Depending on the rain, Tampa’s water has a hardness of 80 to 280 mg/L (about 5 to 16 grains a gallon). Turn the dishwasher’s rinse aid up when glasses spot, and down when they streak.',
          },
        },
        source: 'City of Tampa water',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Peoples Gas (emergencies: 877-832-6747) has mains in many streets of Tampa.' },
        lines: {
          microwave: {
            en: 'Drops under the microwave over a gas range in Tampa are steam from the burners. Run its fan from the start; if it drips with the stove cold, turn off its breaker and call.',
          },
          dryer: {
            en: 'After a Tampa house was tented for termites, a gas dryer turns and stays cold until Peoples Gas (877-832-6747) turns the gas on again. Ask the company before you book us.',
          },
          oven: {
            en: 'If your Tampa gas oven went cold in a thunderstorm, look at its clock. A dark clock means that the outlet or the control has no power, and that the gas is not at fault.',
          },
          stove: {
            en: 'If Peoples Gas left a red tag on your Tampa stove, leave its valve closed, and read us the tag when you call. It says what has to be repaired first.',
          },
          'range-hood': {
            en: 'A strong hood can pull the exhaust of a gas water heater back into a closed house. If your Tampa water heater is indoors, open a window whenever the hood runs on high.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Hyde Park, Ybor City and Seminole Heights have houses from before 1930.' },
        forHome: {
          en: 'In a house on piers, see from outside where the dryer’s duct ends: it has to reach open air.',
        },
        lines: {
          stove: {
            en: 'A vintage gas range in Ybor City or Seminole Heights may light from pilots and have no plug. Say so when you call, since few of its parts are still made.',
          },
          'range-hood': {
            en: 'A hood in an old Hyde Park house may end under the eave, where the attic draws its air back in. If the attic smells of frying, have the duct moved before you pay for a new fan.',
          },
          refrigerator: {
            en: 'A Hyde Park or Seminole Heights house may have the refrigerator in a pantry. Leave the pantry door open for a day: the machine cannot cool in its own heat.',
          },
          washer: {
            en: 'If the washer on a Seminole Heights back porch runs on an extension cord, have an electrician put in an outlet. A long cord gives the motor too little power.',
          },
          dryer: {
            en: 'If your Seminole Heights bungalow is on piers, see where the dryer’s duct ends. If it stops under the house, leave the dryer off until the duct reaches open air.',
          },
          dishwasher: {
            en: 'In Hyde Park’s older houses, the dishwasher was added decades later and often shares an old drain with the sink. If both drain slowly, call a plumber first.',
          },
          'wine-cooler': {
            en: 'In a Hyde Park house from before 1930, an old outlet may hold the wine cooler’s plug loosely. If the cooler cuts out when you move the cord, unplug it, and have an electrician replace the outlet.',
          },
          microwave: {
            en: 'In a Seminole Heights bungalow, the microwave may share a circuit with the dining room. If a window air conditioner runs there, turn it off while you heat food.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Tampa has towers in Channelside and on Bayshore Boulevard.' },
        forHome: {
          en: 'Check once a year that both washer valves still turn, and do not force a stiff one.',
        },
        lines: {
          microwave: {
            en: 'A Channelside kitchen with an island often has its microwave in a low cabinet. If it shuts off while it heats, take out what was pushed in beside it: its air comes from there.',
          },
          refrigerator: {
            en: 'In a Channelside or Bayshore tower, the refrigerator may be a shallow one that ends at the counter. A standard one sticks out by inches, so ask what a repair costs first.',
          },
          dishwasher: {
            en: 'If a dishwasher leaks in a Channelside or Bayshore tower, first follow this page’s help for water on the floor. Once the floor is dry, photograph the cabinet: the insurer of the home below may ask for a picture.',
          },
          washer: {
            en: 'On Bayshore Boulevard, a tower washer’s leak reaches the floor below. See once a year that both valves turn, and don’t force a stiff one.',
          },
          dryer: {
            en: 'In a Channelside tower, ask the neighbors above and below about a slow dryer. If theirs is slow, too, suspect the shaft: stop using heat, and tell the office.',
          },
          'range-hood': {
            en: 'On Bayshore Boulevard, try a weak hood on high with a window open. If the smell clears only then, the fan is good and the air has no other way out of the kitchen.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Much of north Tampa was built in the last thirty years.' },
        forHome: {
          en: 'Have the roof duct of a dryer cleaned when one load takes two cycles.',
        },
        lines: {
          dryer: {
            en: 'In north Tampa’s newer houses, the dryer often vents through the roof. When loads take longer, stop using heat until the duct has been cleaned.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'South of Kennedy Boulevard, Tampa has the bay on three sides.',
        },
        forHome: { en: 'There, have the outside caps of the hood and the dryer checked each year.' },
        lines: {
          dryer: {
            en: 'South of Kennedy Boulevard, listen outdoors when the dryer stops: its flap should fall shut. If the flap hangs open, salt or lint may hold it, so have it freed before roaches move in.',
          },
          'wine-cooler': {
            en: 'South of Kennedy Boulevard, salty damp can corrode the connectors behind a wine cooler’s lights. If its light comes and goes and the bottles stay cold, keep using it, and ask for that repair alone.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Helene’s surge came into Davis Islands and other low bayfront streets in September 2024.',
        },
        lines: {
          'wine-cooler': {
            en: 'Before a storm, carry the bottles of a ground-floor wine cooler on Davis Islands upstairs. If the floor is still dry, unplug the cooler; if surge reaches it, leave it unplugged.',
          },
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
          en: 'In Channelside or on Bayshore, book the service elevator and email us the building’s insurance requirements.',
        },
      },
      { line: { en: 'In Hyde Park, tell us whether the alley or the street leads to the kitchen door.' } },
      { line: { en: 'Dale Mabry is long: give a cross street.' } },
    ],
  },
  riverview: {
    facts: [
      {
        condition: 'new homes',
        fact: {
          en: 'Panther Trace, South Fork and Summerfield are subdivisions of the last twenty-five years.',
        },
        forHome: {
          en: 'Machines that came with the first houses are near the end of their usual life, so compare a repair with a new one.',
        },
        lines: {
          dishwasher: {
            en: 'If the dishwasher in Panther Trace or South Fork is as old as the house, its hose and valve are too. Have both replaced when the machine is out for a repair.',
          },
          washer: {
            en: 'If a washer in Panther Trace or South Fork is as old as the house, ask first what the repair costs. A washer lasts about 10 years.',
          },
          dryer: {
            en: 'If a dryer in Summerfield or South Fork says “check vent” with a clean lint screen, the long duct is the likely cause. Stop using heat and have the duct cleaned before you suspect the dryer.',
          },
          'wine-cooler': {
            en: 'At a Panther Trace island, feel for warm air at the bottom of the wine cooler. If none comes out in front, it may be a freestanding model that overheats in there.',
          },
          'range-hood': {
            en: 'If the hood is as old as your Panther Trace house, it may be past its usual 14 years. Ask whether the maker still sells its motor before you decide.',
            first: true,
          },
          microwave: {
            en: 'When the microwave over the range dies in a Panther Trace kitchen, open the cabinet above it. Its plug is usually in there, and a heavy pan can push it loose.',
          },
          oven: {
            en: 'If an oven as old as its Summerfield house stays cold, see whether broil heats. An element is a small repair; past 13 years, compare the price of a control board with that of a new range.',
          },
          stove: {
            en: 'A range from the first years of Panther Trace or South Fork is past its usual life of 13 to 15 years. Compare the price of the repair with the price of a new range.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Tampa Bay Water mixes wells, two rivers and desalted bay water for Riverview.' },
        forHome: { en: 'Set the dishwasher’s rinse aid to the middle, and raise it if glasses spot.' },
        lines: {
          dishwasher: {
            en: 'In a Riverview house, the water heater is often in the garage, far from the sink. Run the faucet hot before you start the dishwasher, and grease comes off.',
          },
          washer: {
            en: 'Grit in a Riverview washer comes more often from pockets than from Tampa Bay Water’s blend. If the washer drains slowly, read “It will not drain” before you open its filter.',
          },
          refrigerator: {
            en: 'The taste of Riverview’s blend of well, river and desalted water can change. If the refrigerator’s water tastes off and the kitchen faucet does not, its filter is likely due.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Second refrigerators in Riverview are often in garages that face the afternoon sun.' },
        lines: {
          refrigerator: {
            en: 'A second refrigerator in a Riverview garage that faces the afternoon sun may never rest. It belongs on the shady wall or indoors.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Riverview has older mobile-home lots by the Alafia River.' },
        forHome: {
          en: 'Look from outside: if the dryer’s duct does not end outside the skirting, leave the dryer off.',
        },
        lines: {
          microwave: {
            en: 'If the cabinet over the range sags in a Riverview mobile home, empty it, use neither the microwave nor the stove, and call. The microwave may hang from that cabinet alone.',
          },
          refrigerator: {
            en: 'On the older lots by the Alafia, the steps decide how a new refrigerator gets in. Ask what a repair costs before you have the rail taken off.',
          },
          washer: {
            en: 'In an older mobile home by the Alafia, the washer and the bathtub may share one drain. If the bathtub fills while the washer drains, stop the washer and call a plumber: that drain is blocked.',
            apart: true,
          },
          dryer: {
            en: 'In a mobile home by the Alafia, the dryer’s duct must end outside the skirting, because lint under a home can burn. If you cannot see it come out there, leave the dryer off and call.',
          },
          dishwasher: {
            en: 'In an older mobile home by the Alafia, look at the gap around the dishwasher’s door. If it is wider on one side, the floor has settled: have the machine leveled before that corner drips.',
          },
          oven: {
            en: 'If cakes run to one side in an older mobile home by the Alafia, check the floor with a level first. Leveling the home again may be the whole repair.',
          },
          stove: {
            en: 'The propane tank on an older lot by the Alafia often belongs to the supplier. Call the supplier about its valve and line, and us about what is behind the knobs.',
          },
          'range-hood': {
            en: 'If a mobile home’s hood drips on a humid day without rain, damp air is turning to water in its cool duct. By the Alafia, ask us to check its damper.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Alafia left its banks after Milton in 2024.' },
        lines: {
          'wine-cooler': {
            en: 'If the Alafia has been in your Riverview kitchen, do not plug the wine cooler in again. Photograph its label and the bottles for the insurer before you throw anything out.',
          },
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Where there is a gate, put our name on its list.' } },
      { line: { en: 'Traffic can slow us on US 301 and Big Bend Road, and we’ll call if we run late.' } },
      { services: laundry, line: { en: 'Tell us whether the laundry is upstairs.' } },
    ],
  },
  thonotosassa: {
    facts: [
      {
        condition: 'private wells',
        fact: {
          en: 'Most lots in Thonotosassa pump their own water from the limestone, and hardness differs house by house.',
        },
        lines: {
          microwave: {
            en: 'Most Thonotosassa lots have a well, and lights may dip for a second as its pump starts. If the microwave’s clock resets each time, have an electrician check the wiring first.',
          },
          refrigerator: {
            en: 'Most Thonotosassa lots pump their own water. If cubes turn hollow, read the gauge on the well’s tank first, then change the sediment filter and the refrigerator’s.',
          },
          washer: {
            en: 'A Thonotosassa house with a well usually has a septic tank too. If the washer drains slowly and the toilet gurgles, stop washing and call a septic company before us.',
            apart: true,
          },
          dishwasher: {
            en: 'Hardness differs from well to well in Thonotosassa, so a neighbor’s settings mean little. If glasses are white, have your own water tested before you blame the dishwasher.',
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes on acreage are common in Thonotosassa.' },
        forHome: {
          en: 'If a washer shakes, press the floor beside it first, because the floor may give and not the machine.',
        },
        lines: {
          'range-hood': {
            en: 'In a Thonotosassa manufactured home, a ceiling vent of the air conditioning may blow across the stove. Close that vent while you cook, and see whether the hood then catches the smoke.',
          },
          refrigerator: {
            en: 'Lightning can come into a Thonotosassa mobile home over the power line. If the refrigerator’s display is dark and the light inside works, its board may be damaged: say so.',
          },
          washer: {
            en: 'About half of the homes in Thonotosassa are mobile homes. If yours is from the 1980s, its pipes may be gray plastic: don’t force a washer valve on them.',
            apart: true,
          },
          dryer: {
            en: 'If rain gets into the dryer’s cap on a Thonotosassa manufactured home, the duct sags full of water below the floor. If the dryer gurgles or smells damp, leave it off and call.',
          },
          dishwasher: {
            en: 'In a Thonotosassa mobile home, look at the gauge on the well tank if the dishwasher hums and stays dry. If the gauge reads near zero, the well is at fault, not the machine.',
          },
          'wine-cooler': {
            en: 'If a wine cooler in a Thonotosassa mobile home clicks and does not start on a hot evening, try it at breakfast. If it starts then, the power may sag: call the power company first.',
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
            en: 'Read the gauge under the lid of your Thonotosassa propane tank before you book. If the tank is nearly empty, turn the oven off and call the supplier first.',
          },
          stove: {
            en: 'A propane tank in Thonotosassa may be buried, with only its lid in the grass. Read the gauge under the lid before you book a stove visit.',
          },
          dryer: {
            en: 'A gas dryer in Thonotosassa most likely has a propane tank. If the stove still lights, the tank is not empty, so book a dryer repair and say that it runs on propane.',
          },
          microwave: {
            en: 'A microwave hung over a propane range in Thonotosassa needs the gap that its manual gives. If its underside has browned or its door edge is bent, do not use it, and call.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Thonotosassa are often in barns and carports.' },
        lines: {
          refrigerator: {
            en: 'A freezer in a Thonotosassa barn or carport needs shade and air on all sides. Don’t run it on an extension cord.',
            apart: true,
          },
          'wine-cooler': {
            en: 'In a Thonotosassa barn, a wine cooler may never stop in July and read too cold in January. It is made for a cooled room: try it in one for two days before you pay for a part.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Hillsborough River and Baker Creek spread over low land after Milton in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'older homes',
        fact: { en: 'A few lake houses under the oaks are from the early 1900s.' },
        forHome: {
          en: 'Big oaks here drop their leaves in spring. Look from the ground then to see that the dryer’s vent flap is clear.',
        },
        lines: {
          washer: {
            en: 'A lake house under Thonotosassa’s oaks may have old steel pipes. If the washer gets little water from only one hose, rust is likely in that hose’s screen: have it cleaned.',
          },
          dishwasher: {
            en: 'A lake house under Thonotosassa’s oaks may have no valve under the sink. If the dishwasher leaks, turn off the well pump’s breaker and open an outdoor faucet.',
          },
          'wine-cooler': {
            en: 'With the windows of an old Thonotosassa lake house open, a wine cooler makes more water than its tray dries. If the puddle comes back two days after you shut them, call.',
          },
          dryer: {
            en: 'The oaks around Thonotosassa’s lake houses drop their leaves in spring. Look from the ground to make sure the dryer’s vent flap is clear.',
          },
          oven: {
            en: 'If your early-1900s lake house has a fuse box, do not touch the fuses. An electric oven that stays cold there may need an electrician before it needs us.',
          },
          stove: {
            en: 'In an old Thonotosassa lake house, a dead clock, oven and cooktop together point to the supply. If no house lights are dim or too bright, reset the range’s breaker once.',
          },
          'range-hood': {
            en: 'Oak leaves can cover a hood’s roof cap in Thonotosassa in spring. If smoke begins to stay then, have a roofer clear the cap before you pay for a new fan.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If your driveway has a gate, have its code ready, and keep animals away from it.' } },
      { services: withWater, line: { en: 'Tell us where the well and the softener are.' } },
      { line: { en: 'Give us a landmark near your driveway.' } },
    ],
  },
  brandon: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Brandon is on county mains with Tampa Bay Water’s blend.' },
        forHome: {
          en: 'If ice tastes stale, change the refrigerator’s filter before you blame the water.',
        },
        lines: {
          dishwasher: {
            en: 'Brandon’s county water leaves no grit on dishes. If they feel sandy, food goes around with the water: clean the dishwasher’s filter, then the holes of its spray arms.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: {
          en: 'Many houses around Bloomingdale and Lumsden have the laundry in the garage or next to it.',
        },
        lines: {
          refrigerator: {
            en: 'Beside the dryer in a Bloomingdale garage, lint packs a second refrigerator’s coils. If it runs day and night, vacuum its grille before you call.',
          },
          washer: {
            en: 'Around Bloomingdale and Lumsden, the washer is often in the garage. If only the washer is dead, look for a reset button on another garage outlet and press it once.',
          },
          dryer: {
            en: 'Boxes behind a dryer in a Bloomingdale garage push its vent flat. Move them before you book; if a load still takes two cycles, stop using heat and call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Apartments and townhouses near the mall often have stacked machines in a closet.' },
        forHome: { en: 'Clear the closet before we come, because the dryer has to come off the washer.' },
        lines: {
          washer: {
            en: 'In an apartment near the Brandon mall, the washer is usually the complex’s. Report its code to the office, and keep the door shut while water is behind the glass.',
            apart: true,
          },
          dryer: {
            en: 'A townhouse closet near the mall leaves a dryer short of air. Try one load with the closet’s door open; if the dryer is still slow, stop using heat and call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Streets off Parsons Avenue have houses of the 1960s and 1970s.' },
        forHome: {
          en: 'If the valve under the sink is stiff, leave it. Close the main water valve, and have a plumber replace the old one.',
        },
        lines: {
          refrigerator: {
            en: 'Off Parsons Avenue, a 1960s kitchen may be too small to open a wide refrigerator’s door all the way. Say so when you call, since its drawers come out only with the door open.',
          },
          washer: {
            en: 'In a 1960s house off Parsons Avenue, look behind the washer while it drains. If water comes out of the wall’s pipe, call a plumber; if it comes out of the machine, call us.',
          },
          dishwasher: {
            en: 'Houses off Parsons Avenue from about 1965 to 1973 may have aluminum wiring. If yours has, say so when you call, because the dishwasher’s connection needs special care.',
          },
          oven: {
            en: 'In a 1970s kitchen off Parsons Avenue, the wall oven and the cooktop may be of two makes. Give us the model number of the one that failed.',
          },
          stove: {
            en: 'Off Parsons Avenue, an electric range may be on a breaker from the 1960s. If it trips, leave it off: an electrician can tell whether the range or the breaker is at fault.',
          },
          'wine-cooler': {
            en: 'In a 1960s kitchen off Parsons Avenue, the wine cooler may share a breaker with the counter. If it trips only while the toaster heats, run the cooler on another circuit before you book.',
          },
          'range-hood': {
            en: 'The motor of a hood in a 1960s house off Parsons Avenue may no longer be sold. Read us every number on the label behind its grease filter, because another motor may fit.',
          },
          microwave: {
            en: 'A house off Parsons Avenue from about 1970 may have aluminum wires. If the microwave cuts in and out there, leave it off and have an electrician look at its outlet.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Parts of Bloomingdale and newer subdivisions have gates.' },
        source: 'association practice',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 43% of homes in Brandon (US Census, 2019–2023).' },
        lines: {
          'wine-cooler': {
            en: 'More than four homes in ten in Brandon are rented. If a lamp works in your dead wine cooler’s outlet, book us; if it stays dark, the landlord’s electrician comes first.',
          },
          refrigerator: {
            en: 'In a rented Brandon apartment, take photos before you throw out spoiled food. Your renter’s insurance or the complex may ask what it was.',
          },
          dishwasher: {
            en: 'If you rent near the mall, report the dishwasher to the office with its model number, which is on the edge of the door. Then the part can be looked up.',
          },
          oven: {
            en: 'If you rent in Brandon and broil works but bake does not, tell the office just that. In an electric oven it points to the lower element, and the right part can be looked up.',
          },
          stove: {
            en: 'Did the range come with your Brandon apartment? Ask the office before you book, or you may pay for a repair that the landlord covers.',
          },
          microwave: {
            en: 'If the microwave over the range in your Brandon apartment leans or has dropped a screw, use neither the microwave nor the range. Tell the office at once: the bracket is part of the building.',
          },
          'range-hood': {
            en: 'In a rented Brandon kitchen, the hood’s bulb is usually yours to change. A dead fan is usually the landlord’s to fix: read the lease, and ask before you book.',
          },
          dryer: {
            en: 'If you rent in Brandon, the vent in the wall is the landlord’s. When a load takes two cycles, stop using the dryer and report it to the landlord first.',
          },
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Traffic can slow us on State Road 60, and we’ll call if we run late.' } },
      { services: laundry, line: { en: 'Clear the way through the garage to the washer and dryer.' } },
      { toldBy: 'gated streets', line: { en: 'Behind a gate in Bloomingdale, put our name on the list.' } },
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
            en: 'In a canal house west of US 41, salt rusts a washer along its seams. If the rust is in the drum and stains clothes, a repair seldom pays; rust on the lid does no harm.',
          },
          dishwasher: {
            en: 'Salt air rusts springs in a canal house west of US 41. If the dishwasher’s door falls open hard, a spring or its cord has let go, so keep the door shut and call.',
          },
          microwave: {
            en: 'Salt off an Apollo Beach canal can rust the screws of a microwave’s door. If the door sinks and no longer closes evenly, stop using it and call.',
          },
          refrigerator: {
            en: 'A refrigerator on an Apollo Beach dock or lanai has to be made for outdoors. If an indoor one trips its outlet’s reset button, leave it off: salt and damp may be in it.',
          },
          dryer: {
            en: 'On an Apollo Beach canal, look at the dryer’s cap from the dock side. If sun has broken its plastic flaps, have a metal cap put on.',
          },
          stove: {
            en: 'If pans brown on one side in an Apollo Beach canal house, the breeze through open sliders may bend the gas flames. Close the sliders before you suspect the stove.',
            first: true,
          },
          'range-hood': {
            en: 'Along the Apollo Beach canals, sun and salt make a plastic flap brittle. If pieces are on the ground under the hood’s cap, have a metal cap put on before rain and wasps come in.',
          },
          'wine-cooler': {
            en: 'In an Apollo Beach canal house with open sliders, damp air fills a wine cooler’s drain tray. Shut the doors for two days: if the puddle comes back, call.',
          },
          oven: {
            en: 'Along the Apollo Beach canals, salty moisture gets behind an oven’s touch panel. If it beeps at night with nobody near it, turn off its breaker, and say when it beeps.',
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
          en: 'Start the dishwasher with a small dose of detergent. Use more if food is left on the dishes.',
        },
        lines: {
          dishwasher: {
            en: 'Desalted water is part of Apollo Beach’s blend, but it does not rust knives. Rust specks come from other steel in the basket, or from a loose cap on the dishwasher’s salt container.',
          },
          washer: {
            en: 'Desalted water from the plant next door is part of Apollo Beach’s blend. If the washer shows a code for suds, let the wash finish, run one rinse, and halve the detergent.',
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
            en: 'In an open Waterset kitchen, you hear each pop of the refrigerator, and most are normal. A click every few minutes with warm food is not: turn it off and call.',
          },
          'wine-cooler': {
            en: 'A wine cooler built in with the first MiraBay kitchens is some twenty years old. Ask what the repair costs before you say yes to a new compressor.',
          },
          washer: {
            en: 'If the washer in a MiraBay or Waterset house is upstairs, ask whether it was leveled on carpet. It has to be on a hard floor, or it walks.',
          },
          dryer: {
            en: 'In Waterset, look beside the dryer for a sticker with the length of its hidden duct. If a load takes two cycles, stop using heat, and give the cleaner that number.',
          },
          dishwasher: {
            en: 'In a new Waterset house, look for the dishwasher’s purchase papers before you book. In its first year, the maker usually pays, and we would charge you.',
          },
          microwave: {
            en: 'Was the microwave’s fan weak from the first day in your Waterset house? If it blows outdoors, run it on high, and tell the builder if its outside flap stays shut.',
          },
          oven: {
            en: 'If an app cannot start the oven in a Waterset house, press the button for remote start on the oven first. Most ask for that each time, so it is not a fault.',
          },
          'range-hood': {
            en: 'If a microwave over the range is the only hood in your Waterset kitchen, a dead fan is a microwave repair. Book that repair, and read us the number inside its door.',
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
            en: 'A hood over a MiraBay island may hang from a high ceiling. Tell us about how high the ceiling is when you book, because that decides the ladder.',
            first: true,
          },
          refrigerator: {
            en: 'If your MiraBay refrigerator has a cabinet panel on its door, it is probably built in. Say so when you call, because some built-ins need two people.',
          },
          oven: {
            en: 'A built-in oven in a MiraBay kitchen needs the air that comes through a slot in its frame. If its fan runs on and on, make sure no trim or towel covers the slot.',
          },
          'wine-cooler': {
            en: 'If a wine cooler in a MiraBay kitchen runs long only after baking, heat from the wall oven is the likely cause. Ask a cabinetmaker for more space between them: no part cures that.',
            apart: true,
            first: true,
          },
          microwave: {
            en: 'If a MiraBay microwave is built in above the oven, look for a label inside each door. One label for both means one machine, and its parts are ordered by that number.',
          },
          stove: {
            en: 'Where a MiraBay kitchen has a wall oven, an electric cooktop often has its own breaker. If only the cooktop is dead, look at that breaker first.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'MiraBay and some other communities have a gate.' },
        lines: {
          dryer: {
            en: 'Before you put us on the MiraBay list, start the dryer for a moment and listen. If it hums and does not turn, the motor is bad or something is stuck; if it turns without heat, say that.',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge came up the canals in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { toldBy: 'gated streets', line: { en: 'In MiraBay, put our name on the gate list.' } },
      {
        services: ['refrigerator', 'wine-cooler'],
        line: { en: 'Tell us whether the machine is in the house or on the dock side.' },
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
          microwave: {
            en: 'At a mobile home near US 41 in Gibsonton, the main breaker is often on a post outside. If the microwave died with half of the lights, leave it alone and call Tampa Electric.',
          },
          'range-hood': {
            en: 'In a Gibsonton manufactured home, the hood’s roof cap is a roofer’s job and its grease filter is yours. Wash the grease filter first; if smoke still stays, call us.',
          },
          refrigerator: {
            en: 'If a refrigerator in a Gibsonton mobile home runs on a power strip, move its plug to the wall before you judge it. A weak strip keeps the compressor from starting.',
          },
          washer: {
            en: 'About one home in three in Gibsonton is a mobile home, and its floor gives in the spin. If the washer shakes, choose a slower spin, and wash a rug with towels, not alone.',
          },
          dryer: {
            en: 'Animals below a Gibsonton manufactured home can pull the dryer’s duct apart. If loads take longer from one day to the next, look for lint along the skirting, and leave the dryer off.',
          },
          dishwasher: {
            en: 'A Gibsonton mobile home may have a dishwasher that is only 18 inches wide. Measure its opening before you compare our quote with the price of a new one.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions toward I-75 are new.' },
        forHome: { en: 'If your house is one of them, look for the maker’s warranty before you book.' },
        lines: {
          washer: {
            en: 'If cold washes come out warm in a new house toward I-75, the washer’s two hoses may be crossed. Close both valves before anyone swaps the hoses.',
          },
          refrigerator: {
            en: 'In a new house toward I-75, look for packing tape or foam left in the refrigerator. A piece over a vent keeps one section warm.',
          },
          'wine-cooler': {
            en: 'In a new house toward I-75, a wine cooler may still be under the maker’s warranty. Its papers name whom to call, and that costs you nothing.',
          },
          dryer: {
            en: 'A new house toward I-75 has a dryer outlet with four slots. A dryer from an older home may have a three-prong cord: have a technician change that cord and the ground strap, and use no adapter.',
          },
          dishwasher: {
            en: 'In a new house toward I-75, see that the dishwasher is screwed to the counter. A loose one can leak at the door when the racks roll out.',
          },
          microwave: {
            en: 'If the microwave in a new house toward I-75 buzzes against its cabinet while it runs, its mounting bolts may be loose. Ask the builder to tighten them while the warranty runs.',
          },
          oven: {
            en: 'In a new house toward I-75, the oven’s first bake smells, because factory oil burns off. Run the oven empty with a window open; if smoke comes back later, turn it off and call.',
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
            en: 'If only warm washes fill slowly in Gibsonton, county water is not the reason. The washer’s hot valve may be half closed, or the screen on its hose clogged.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in Gibsonton have propane.' },
        lines: {
          oven: {
            en: 'A secondhand gas range is often set for piped gas. If yours has never heated right on propane in Gibsonton, leave it off and have a licensed gas fitter look at it.',
          },
          stove: {
            en: 'On a Gibsonton lot, mud from wasps can close the vent of the propane regulator outside. Leave the regulator alone, and mention the mud to the supplier if burners act up.',
          },
          'range-hood': {
            en: 'On a Gibsonton lot with propane, an outage leaves you burners and no hood. Open a window while you cook, and call us only if the hood stays dead when the lights return.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Hillsborough Bay and the mouth of the Alafia are next to Gibsonton.' },
        forHome: {
          en: 'Near the bay, wipe hinges and steel doors with fresh water, because rust starts there.',
        },
        lines: {
          dryer: {
            en: 'At the mouth of the Alafia, salt eats a dryer’s flap, and a screen in its place fills with lint. If yours has a screen, have it taken off and a new flap put on.',
          },
          'range-hood': {
            en: 'At the mouth of the Alafia, a hood’s wall cap rusts. If its flap does not move while the fan runs, leave the fan off and ask us to free it.',
          },
          'wine-cooler': {
            en: 'With Hillsborough Bay next to Gibsonton, the feet of a wine cooler on a porch can rust fast. If it rocks and hums and a foot will not turn, push a shim under it before you call.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'The oldest houses of Gibsonton are by the Alafia River.' },
        forHome: { en: 'If your house has a fuse box, leave the fuses alone and tell us when you call.' },
        lines: {
          dishwasher: {
            en: 'Gibsonton’s oldest houses may have steel pipes, which shed rust. If plates come out with brown specks, run the faucet clear before you start the dishwasher.',
          },
          refrigerator: {
            en: 'In Gibsonton’s oldest houses, old steel pipe may feed the ice maker. If the first glass of water is brown, change that line before the ice maker.',
          },
          oven: {
            en: 'In one of Gibsonton’s oldest houses, by the Alafia, the kitchen may have a small breaker panel of its own. Find the oven’s breaker there now, and mark it.',
          },
          stove: {
            en: 'One of Gibsonton’s oldest houses may have a range outlet with three slots. A repair changes nothing there; for a new range, add the price of the cord that fits.',
          },
          'wine-cooler': {
            en: 'If an old house by the Alafia still has fuses and one blows when the wine cooler starts, leave the fuse and the cooler alone. A larger fuse is no cure: call an electrician.',
          },
          microwave: {
            en: 'The oldest houses by the Alafia have few kitchen outlets. A long extension cord makes a microwave hum and heat slowly, so plug it straight into the wall before you book us.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In a mobile-home park near US 41, give the lot number. Elsewhere, say whether there are animals in the yard.',
        },
      },
      {
        services: ['refrigerator'],
        line: {
          en: 'If a Gibsonton mobile home has no power, look at the breakers indoors, then at the main one, often on a post outside.',
        },
      },
      { line: { en: 'In a new subdivision, have the gate code ready.' } },
    ],
  },
  seffner: {
    facts: [
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County mains run along the main roads of Seffner.' },
        forHome: {
          en: 'On county water, use the dose of detergent on the package. On a well, test the hardness first.',
        },
        lines: {
          dishwasher: {
            en: 'On Seffner’s county mains, start the dishwasher with the dose on the package. If glasses turn dull, change from pods to powder, so that you can use less.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Away from the main roads, Seffner houses have wells.' },
        lines: {
          refrigerator: {
            en: 'Away from Seffner’s main roads, ice comes from a well. If a new refrigerator filter clogs within weeks, the well’s sediment filter is likely full: change that one first.',
          },
          washer: {
            en: 'Away from Seffner’s main roads, a well pump feeds the washer. If water comes in bursts, watch the tank’s gauge: a needle that jumps points to the tank, not the washer.',
            apart: true,
          },
          dishwasher: {
            en: 'If you are on a Seffner well and dishes dry with a film, test the water’s hardness. Where it is hard, no dishwasher detergent does what a softener does.',
          },
          'wine-cooler': {
            en: 'When a well pump starts at a Seffner house, the lights may dip. If the wine cooler clicks off just then and starts again later, an electrician comes before us.',
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
            en: 'If a breaker trips in a Seffner mobile home, note whether a heater or a window air conditioner was on. If the microwave trips the breaker alone, leave it off and call.',
          },
          washer: {
            en: 'Put a hand on the wall of a mobile home around Lake Weeks while the washer spins. If the wall shakes as much as the machine, the supports below need work first.',
          },
          dishwasher: {
            en: 'In a mobile home around Lake Weeks, look under the sink while the dishwasher drains. If only the disposal drips, the dishwasher is fine.',
          },
          refrigerator: {
            en: 'If the refrigerator hums through the floor of a mobile home around Lake Weeks, try its front feet. A foot that hangs free makes the whole floor hum.',
          },
          stove: {
            en: 'Around Lake Weeks, a mobile home’s range may be held to the floor by a bracket or a strap. It keeps the range from tipping, so make sure it goes back on after a repair.',
          },
          dryer: {
            en: 'If a dryer in a mobile home around Lake Weeks hums and does not turn, stop it at once, because its motor gets hot. Measure the doors before you think of a new dryer.',
            apart: true,
          },
          oven: {
            en: 'A new gas range comes set for piped gas, and a mobile home around Lake Weeks usually has propane. Add the price of the conversion when you compare a new one with a repair.',
          },
          'range-hood': {
            en: 'In a mobile home around Lake Weeks, hold a tissue to the hood’s clean grease filter with the fan on and the stove off. If the tissue does not stick, leave the fan off and call.',
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
            en: 'If burners get slow whenever a freezer or a heater in your Seffner shed runs, the shed may be tied into the range’s wiring. Leave the stove off and call an electrician.',
          },
          oven: {
            en: 'If the oven dies whenever a freezer or a washer in your Seffner shed starts, the shed may be tied into the range’s wiring. Leave the oven off and call an electrician.',
          },
          'wine-cooler': {
            en: 'A wine cooler on a long extension cord in a Seffner shed may click and never start. It needs an outlet of its own; if it clicks on that, too, turn it off and call.',
          },
          refrigerator: {
            en: 'In a Seffner shed, a freezer needs shade. If it stays above 0 °F in the shade too, call us.',
          },
          washer: {
            en: 'In a Seffner shed, a washer may be fed by a garden hose. Such hoses are not made for steady pressure, so close the hose faucet after each load.',
          },
          dryer: {
            en: 'If the dryer is in a Seffner shed, its air must go outdoors through a rigid metal duct. If it blows into the shed, stop using it and call.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Seffner homes cook with propane.' },
        lines: {
          'range-hood': {
            en: 'If you cook with propane in Seffner and the hood is dead, keep a window open while a burner is on. The steam and fumes have no other way out.',
          },
          dryer: {
            en: 'If the gas dryer in your Seffner home is cold, see whether the stove lights. If it does, there is propane, so suspect the dryer or its own shut-off valve.',
          },
          microwave: {
            en: 'Cooking over propane in Seffner can overheat the lamp under the microwave. If only the lamp is out, turn off the breaker, let the lamp cool and try the bulb that the manual names.',
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
      { line: { en: 'On a farm road, have the gate code ready and keep dogs in.' } },
      { line: { en: 'If you live on Parsons Avenue or Martin Luther King Boulevard, give a cross street.' } },
    ],
  },
  wimauma: {
    facts: [
      {
        condition: 'new homes',
        fact: { en: 'Valencia Lakes and Southshore Bay are subdivisions of the last fifteen years.' },
        forHome: {
          en: 'There, ask the builder whether a warranty still runs.',
        },
        lines: {
          dishwasher: {
            en: 'A new dishwasher in Valencia Lakes may be so quiet that it seems dead. Look for a light on its door or on the floor before you stop it.',
          },
          washer: {
            en: 'In Valencia Lakes and Southshore Bay, the laundry is often inside the house. If the washer leaks, close both valves, and see that the pan below it drains.',
          },
          dryer: {
            en: 'In Southshore Bay, ask the builder’s office where the dryer’s duct comes out. If it is the roof, stop using heat when loads take longer, and have the duct cleaned from both ends.',
          },
          'range-hood': {
            en: 'In Valencia Lakes, the fan over the stove may be part of a microwave. If its air comes out above the door, turn off its breaker and change the charcoal filter there as often as its manual says.',
          },
          microwave: {
            en: 'Valencia Lakes houses are new and tight. If the microwave blows outdoors and steam stays, open a window an inch: if it clears, the fan needed air and no repair.',
          },
          'wine-cooler': {
            en: 'If the wine cooler in a Southshore Bay island is dead, its plug may be inside the cabinet beside it. Make sure it is pushed in, and press the outlet’s reset button once.',
          },
          oven: {
            en: 'If the oven in your Southshore Bay house is in its first year, ask the builder’s office before you pay anyone. A repair may cost you nothing.',
            first: true,
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
        fact: { en: 'Older lots around Wimauma have wells.' },
        lines: {
          refrigerator: {
            en: 'On an older Wimauma lot, the well stops when the power does. After an outage, throw out the first bin of ice: air and rust come with the first fills.',
          },
          washer: {
            en: 'On older Wimauma lots, sand from the well slows the washer’s fill. Change the sediment filter before you call.',
          },
          dishwasher: {
            en: 'Brown stains on cups and plastic racks come from iron in an older Wimauma lot’s well. Bleach sets them, so use a rust remover made for dishwashers.',
            apart: true,
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Old Wimauma has mobile homes by State Road 674.' },
        forHome: {
          en: 'Walk along the skirting of yours. If you see lint there, leave the dryer off.',
        },
        lines: {
          washer: {
            en: 'If the spin shakes the whole mobile home in old Wimauma, the supports below it may have settled. Have the home leveled before the washer.',
          },
          dryer: {
            en: 'In a Wimauma mobile home, the dryer has to vent outside the skirting. If you see lint or feel warm air along the skirting, leave the dryer off and call.',
          },
          dishwasher: {
            en: 'If the dishwasher tips when you pull out a rack in a Wimauma mobile home, stop using it. Its screws or the floor may have given way.',
          },
          oven: {
            en: 'The range in an older Wimauma mobile home may be a make that stores do not carry. Take a photo of the number around its oven opening or behind its drawer.',
          },
          stove: {
            en: 'A range in an older Wimauma mobile home may be fastened to the floor with a short gas line behind it. Leave it in place for us, even to sweep there.',
          },
          'range-hood': {
            en: 'If straw or wasps fall onto the stove in a Wimauma mobile home, a nest is probably in the hood’s roof cap. Leave the fan off and call.',
          },
          refrigerator: {
            en: 'In a Wimauma mobile home, close the water valve before you roll the refrigerator out to clean. The water line is often short and can pull loose.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'dust',
        fact: { en: 'Fields and building sites around Wimauma make dust in spring.' },
        lines: {
          refrigerator: {
            en: 'Spring dust from Wimauma’s fields and building sites mats a refrigerator’s coils. Vacuum the grille in May.',
          },
          'range-hood': {
            en: 'If the hood got weak while houses went up around you in Wimauma, turn it off and look at its grease filter. Gray felt on the mesh is dust, and washing cures it.',
          },
          microwave: {
            en: 'Dust from fields and building sites around Wimauma can fill a microwave’s vents by spring. If it stops in the middle of a meal, brush them from outside; if it stops again, call.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Valencia Lakes and other 55-plus communities have a guard.' },
        forHome: { en: 'Give the guard our name before the visit.' },
        lines: {
          'wine-cooler': {
            en: 'Valencia Lakes has a guard, so make one trip enough. When you book, say whether the wine cooler’s display is lit and whether it hums, and have its model number ready.',
          },
          stove: {
            en: 'At Valencia Lakes, list us with the guard and give us the stove’s model number. Being on the list saves a wait at the gate, and the number may save a second visit.',
          },
          dryer: {
            en: 'Before you list us with the guard at Valencia Lakes, note whether the dryer hums, turns without heat or stays silent. Each points to a different part that we can look for.',
          },
          oven: {
            en: 'At Valencia Lakes, read us the oven’s code and its model number before you list us with the guard. If we can bring the part on the first day, you need only one pass.',
          },
        },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'new homes',
        line: {
          en: 'Check whether the builder’s or the maker’s warranty still runs before you pay for a repair.',
        },
      },
      { services: withWater, line: { en: 'On an older lot, tell us about the well and the softener.' } },
    ],
  },
  dover: {
    facts: [
      {
        condition: 'private wells',
        fact: {
          en: 'Dover houses have wells in the limestone. The water is hard, and some of it has sulfur in it.',
        },
        lines: {
          refrigerator: {
            en: 'Sulfur in a Dover well gives ice a taste that a refrigerator’s filter hardly removes. Have the water treated at the well.',
            apart: true,
          },
          washer: {
            en: 'Water from Dover’s limestone wells is hard, and some of it carries sulfur. If the laundry smells only when hot water runs, the water heater is the cause, not the washer.',
            apart: true,
          },
          dishwasher: {
            en: 'Some Dover wells carry sulfur. If only the hot faucet smells of it, the water heater is the cause, and no dishwasher cleaner helps.',
            apart: true,
          },
        },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile homes and farmhouses are scattered among the strawberry fields of Dover.' },
        forHome: {
          en: 'When something leaks in a mobile home, note where the floor gets wet first. It shows us where to begin.',
        },
        lines: {
          microwave: {
            en: 'After a power cut, a frozen microwave in a Dover mobile home may need a reset. Turn off its breaker for five minutes, turn it on once, and call if the buttons stay dead.',
          },
          'range-hood': {
            en: 'In a mobile home among Dover’s fields, dust and grease close a hood’s grease filter sooner. Wash the filter every month; if smoke still stays, call.',
          },
          washer: {
            en: 'In a mobile home around Dover, field dirt from work clothes can clog a narrow drain. Shake the clothes out, and run the tub-clean cycle once a month.',
            apart: true,
          },
          dryer: {
            en: 'If the floor by the dryer feels soft in a Dover mobile home, moist air from a loose duct may have rotted it. Leave the dryer off and call before it sinks.',
          },
          dishwasher: {
            en: 'If the dishwasher and the kitchen lights of a Dover mobile home go out together, one circuit feeds both. Say so when you call, because the fault may be in the breaker panel.',
          },
          refrigerator: {
            en: 'In a mobile home among Dover’s fields, rats like the warmth below a refrigerator. If you find droppings or a chewed cord, turn off its breaker and call.',
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
            en: 'If the burners of a Dover range on propane are as strong as ever and the oven is slow, the tank is not the cause. Note how long it takes to reach 350 °F, and call.',
          },
          stove: {
            en: 'If pots get black bottoms on a Dover stove with propane, its jets or its air are wrong for that gas. Turn the stove off, and do not use it until a technician has set them.',
          },
          dryer: {
            en: 'Dover’s gas dryers run on propane where there is a tank outside. If the stove lights and the dryer stays cold, read us the number in its door opening.',
          },
          'range-hood': {
            en: 'In a Dover home with propane, the burners work in an outage and the hood does not. Open a window before you cook, and try the fan again when the lights are back.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Field dust clogs filters and coils sooner in Dover than in town.' },
        lines: {
          'wine-cooler': {
            en: 'Field dust closes a wine cooler’s front grille in Dover sooner than in town. If yours warms up after plowing, vacuum it first; if it is no colder the next day, call.',
            apart: true,
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Freezers in Dover are often in packing sheds and carports.' },
        lines: {
          'wine-cooler': {
            en: 'A Dover packing shed is near freezing on a January night. A wine cooler that reads 45 °F then is probably sound: it can cool and cannot warm itself, so bring the wine indoors.',
          },
          refrigerator: {
            en: 'Is a freezer in a Dover packing shed warm, with a click every few minutes? Turn it off: a part that starts the compressor has often failed.',
            apart: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Farmhouses in Dover often have small breaker panels and later additions.' },
        forHome: {
          en: 'An addition can have a second breaker panel: find both before we come.',
        },
        lines: {
          washer: {
            en: 'In a Dover farmhouse, the washer may be in an addition with a breaker panel of its own. If the washer is dead, look there before you book.',
          },
          dishwasher: {
            en: 'In a Dover farmhouse, the kitchen may be in a later addition with its own water valve. If the dishwasher hums and stays dry, look for that valve first.',
          },
          dryer: {
            en: 'In a Dover farmhouse, the dryer may be on an old back porch that was closed in. Make sure its duct goes on to the outdoors, and leave the dryer off if it stops at the porch.',
          },
          oven: {
            en: 'On a Dover farm, a pump or a cold room on the same service can pull the voltage down. If the oven is slow only then, ask an electrician.',
          },
          stove: {
            en: 'In a Dover farmhouse, ask an electrician before you replace a gas stove with an electric range. A small breaker panel may have no room for its double breaker.',
          },
          'wine-cooler': {
            en: 'In a Dover farmhouse with a small breaker panel, see whether the refrigerator died with the wine cooler. If it did, reset the breaker they share once; if it trips again, call an electrician.',
          },
          'range-hood': {
            en: 'A Dover farmhouse may have the stove on an inside wall, far from any vent cap. Say how far the hood’s duct runs: a long one makes a good fan look weak.',
          },
          microwave: {
            en: 'The small breaker panel of a Dover farmhouse may have no space left for a microwave’s own circuit. If the microwave trips a shared breaker, ask an electrician before you buy a stronger microwave.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If there is a gate, have its code ready, and keep dogs in.' } },
      { services: withWater, line: { en: 'Tell us where the softener is and when you last filled it.' } },
      { services: outOfDoors, line: { en: 'Say which building the machine is in.' } },
      { line: { en: 'Give the nearest cross street on State Road 60 or Dover Road.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
