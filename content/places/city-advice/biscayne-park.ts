// Advice for each appliance in Biscayne Park. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const biscayneParkAdvice = {
  en: {
    refrigerator: {
      heading: 'Cottage doors and a Biscayne Park refrigerator',
      paragraphs: [
        'Mission cottages from before the war have kitchen doors of 28 or 30 inches and a step down from the porch. A refrigerator that came in through a window in some past remodel will not leave by the door. Find that out before you think of a new one.',
        "Measure each doorway on the path, trim to trim. Compare with the machine's depth without doors, since doors come off. Then look at what ails it: oaks drop pollen and dust that settle below, so brush the coil in spring. A gasket which is stiff on the hinge side lets in the village's damp air. When you call, tell us the widths, the step and the symptom, and where a van may stand clear of the roots.",
      ],
    },
    washer: {
      heading: 'Porch laundries built before the dryer age',
      paragraphs: [
        'A utility porch in the village was made for a wringer and a tub. Its floor slopes to a drain, its walls are screen and wood, and its outlet may be the single one. A modern washer put there stands crooked and gets rained on.',
        "Set it on a leveled pad and shut the weather side with a panel. The laundry tub makes a good drain as long as its strainer is clean; lint blocks it, and water then rises over the rim. North Miami's mains bring softened water, which treats hoses well. For electricity on a damp floor you want a ground-fault outlet by an electrician. Let us know porch or room, how far it leans, and where it drains.",
      ],
    },
    dryer: {
      heading: 'Finding a place for a Biscayne Park dryer',
      paragraphs: [
        'Since these homes are older than dryers, somebody chose a place: behind a bedroom, in a shed, under a porch roof. Gas may be near, or a 240-volt line may have been pulled through the attic. Either way the vent was the last thing anyone thought of.',
        "Follow it. A vent that ends behind hedges or points at the neighbor is legal trouble as well as a fire risk. The village's review looks at what shows from the street, so choose a side wall. If a gas dryer smells of gas, get everyone out and dial 911. If it only dries slowly, tell us where the pipe ends, how it is heated, and which room of the Biscayne Park house it is in.",
      ],
    },
    dishwasher: {
      heading: 'Softened mains, narrow sinks, and Biscayne Park dishwashers',
      paragraphs: [
        'With lime-softened water from North Miami, chalk is not what ends a dishwasher in the village. Poor fitting is. A short run of counter between sink and wall leaves 23 inches, and a machine of 24 was shaved in at the cost of its side insulation.',
        'Loud wash and a hot cabinet beside it are the signs. So is a door that rubs. Measure between the cabinets at top and bottom; an 18-inch model may be the right successor some day, but a noisy pump can be changed first. Old brass stops below the sink seize, so try yours gently. Let us know the gap, what rubs, and whether the wall behind your Biscayne Park kitchen is block or wood.',
      ],
    },
    oven: {
      heading: 'A gas line kept from the first kitchen',
      paragraphs: [
        'Some older homes keep the gas line to the range that their first owners had. It may be black iron with a valve that has not moved for decades. An oven on it should not be pulled out by anyone but a person who can test the joint after.',
        "What you may do is watch. With the oven set to bake, look through the window: the bar should glow white-orange, then blue flame follows within ninety seconds. Glow and no flame means a tired bar; turn it off. No glow at all is a wire, a switch or the bar. New gas piping goes through the village's building department. Say which you saw, the model, and from Biscayne Park whether you have ever smelled gas there.",
      ],
    },
    stove: {
      heading: 'Range openings in Mission and Art Deco kitchens',
      paragraphs: [
        "Between tiled counters of that age the range's gap is what the tile left, sometimes 29 and three quarters. No 30-inch range slides in. Owners keep the old one, or chip tile that cannot be matched.",
        "A repair, then, is the kinder way. Burners that light late or unevenly often need only clean caps and dry ports. Coils that fail want socket and coil as a pair. If a knob's shaft has worn round, the knob may be copied even when the maker is gone. Gas odor is no repair call: leave, and call 911 from the street. Give us the gap to the eighth of an inch, gas or electric, and which burner in the Biscayne Park kitchen acts up.",
      ],
    },
    'wine-cooler': {
      heading: 'Old plaster, old wiring, a new wine cooler',
      paragraphs: [
        "Set on the same circuit as a dining room's lamps and a window air conditioner, a cooler restarts each time the other does. Its clock forgets the set point, and it goes back to the factory's 46 °F. White wine will not mind; red does.",
        'Some models keep the setting in memory, some never do, so read that in the manual. Then try a circuit without a motor on it. If the display resets even alone, its board is weak. Shaded by oaks, most rooms stay mild enough. A cooler on an uneven terrazzo or wood floor hums until its feet are set. Tell us resets per week, what shares the line, and the age of wiring at home if you know it.',
      ],
    },
    'range-hood': {
      heading: 'Venting a cottage kitchen without spoiling its front',
      paragraphs: [
        "A hood wants the shortest way outdoors, and in a corner cottage that may be the wall people see. The village's code review has a say on what is visible from the street. A roof outlet at the back slope, or a side wall behind a hedge, is the easier permission.",
        "Check the present one before you plan another. A wall fan from the fifties with a hinged door can often be cleaned and kept. If smoke hangs, try with a window open on the far side: older houses leak air enough, renovated ones do not. Leaves from the medians' trees lodge in caps. When you book, tell us wall or roof, whether an open window helped, and the fan's age in your Biscayne Park kitchen.",
      ],
    },
    microwave: {
      heading: 'Few outlets: microwaves in a prewar kitchen',
      paragraphs: [
        "A kitchen from the thirties was given one outlet by the door and one by the icebox. Today's microwave lives on a power strip with a kettle. The strip is the weak part: its switch browns, and the microwave loses power under load.",
        'Plug the microwave straight into the wall and watch it for a week. If it is well, throw out the strip and ask an electrician for a kitchen circuit; the village issues the permit. If it still slows, its own parts are at fault, and those are closed to owners. Built-in models in remodeled homes have their line. Tell us strip or wall, counter or built-in, and how the sound falls off.',
      ],
    },
  },
} as const satisfies CityAdvice;
