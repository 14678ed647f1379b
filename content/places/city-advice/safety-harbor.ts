// Advice for each appliance in Safety Harbor. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const safetyHarborAdvice = {
  en: {
    refrigerator: {
      heading: 'Cottage kitchens near Main Street and modern doors',
      paragraphs: [
        'A cottage kitchen off Main Street may have an alcove of thirty inches between a chimney and a door frame. The refrigerator that fills it breathes through a slit. Its compressor runs long and hot, and the side walls burn the hand on summer evenings.',
        "Warm sides are normal on many models; too hot to touch is not. Pull it an inch forward for a day and compare. If the run time drops, keep that inch, and clean the coil. Doors that cannot open to ninety degrees tear their lower gasket on the frame, so look there for a split. When you book, tell us the alcove's width and the machine's, and whether the street side has parking clear of the oaks.",
      ],
    },
    washer: {
      heading: 'Laundry in a Safety Harbor closet',
      paragraphs: [
        'Tight places are where laundries ended up here: a hall closet, a bath, the end of a porch. A machine boxed in on three sides must be pulled straight out to be repaired, and old hoses hold it like a leash. Rubber hoses that have lived ten years in a warm closet can split at the crimp.',
        'Look at the hoses for bulges and rust at the ends, and replace them in pairs with braided ones. Know where the two taps are, and if they still turn. A closet door that is removed before our visit saves a good part of it. When you book, tell us how wide the doorway is, whether the dryer stands on top, and if the floor in front is wood that we need to cover.',
      ],
    },
    dryer: {
      heading: 'Oaks, leaves and gas dryers by the bay',
      paragraphs: [
        'Clearwater Gas serves this town, so a dryer may burn gas here. It needs air to breathe as well as a vent. In a closed closet with a solid door it starves, the flame cuts out, and the drum turns with no heat for minutes at a time.',
        'Run it with the closet open. If it dries normally, fit a louvered door. Outside, oak leaves and catkins gather in the flap each spring, and you may lift them out by hand. Do not touch the valve or the burner. Any smell of gas: leave the house with everyone and phone 911 from the sidewalk. Otherwise tell us gas or electric, what an open closet changed, and if your Safety Harbor vent lies under a tree.',
      ],
    },
    dishwasher: {
      heading: 'Spa town, plain water: Safety Harbor dishwashers',
      paragraphs: [
        'Mineral springs made the town known, but the kitchen tap has nothing to do with them. Water here is bought from the county and is a mix with medium hardness. A dishwasher should see light spots at most, not crust.',
        'So when a thick white coat appears, look at the machine before you blame the supply. An empty rinse-aid cup, a heater that has quit, or too little hot water each leave it. Let the kitchen tap run hot before starting. Put a meat thermometer in the tub water ten minutes into a wash: 120 °F or more is what detergents want. In ranch houses the heater can be at the far end of the garage. Tell us that reading and how far your Safety Harbor kitchen is from the heater.',
      ],
    },
    oven: {
      heading: 'Wall ovens in ranch kitchens west of McMullen Booth',
      paragraphs: [
        'Subdivisions of the seventies and eighties liked a wall oven in a brick or oak column. The cutout may be 24 or 27 inches, sizes that few makers still build. That is why a repair makes sense long after a freestanding range would have gone.',
        'If the display is dark, check for two breakers with a tie bar and switch them off and on as one. If it lights but the oven stays cold, look whether bake and broil are both dead or only one. One dead points at its element; both, at the board or a safety limit. Before an order is placed, we verify that the part is still sold. Please measure your Safety Harbor cutout, height and width, and read us the code.',
      ],
    },
    stove: {
      heading: 'Gas lines, igniters and spring storms',
      paragraphs: [
        'A gas cooktop clicks because an electrode makes sparks. After a humid night by the bay, or a pot that boiled over, sparks run off along the wet ceramic and the clicking does not stop. It is a nuisance first and a fault only if it stays.',
        'Dry the caps, let the burners air for an hour, and try again. If one knob alone keeps clicking, its switch is wet or worn. With the power out you can light most cooktops by match, but not an oven; read the manual before you do. A smell with all knobs shut means everyone leaves and 911 comes first, then the gas company. Otherwise tell us how long it clicks, wet or dry, and which knob.',
      ],
    },
    'wine-cooler': {
      heading: 'A cooler under the stairs in a townhouse',
      paragraphs: [
        'Townhouses use the space under the stairs for a bar. It is a pocket of still air, closed on three sides, and a cooler there warms its own breath until the fan cannot win. The upper shelf goes first, five degrees over the lower.',
        "Keep the front grille open and leave the bar's cabinet doors ajar for two days. If the shelves draw together, cut a vent low and one high. Vibration is a second matter: a cooler that touches the stair frame hums through the house. Four soft feet cure it. Safety Harbor townhouse owners should tell us if the unit is marked built-in, what each shelf reads, and how many steps lead from the street.",
      ],
    },
    'range-hood': {
      heading: 'Fitting a wall cap around an old oak',
      paragraphs: [
        'Protected oaks sometimes decide where a hood can blow out. A run bent around a tree or turned to the other wall is longer, with more elbows, and the fan that came in the box was chosen for less. Smoke that lingers at high speed is what you see.',
        "Count elbows from the attic hatch with a light, if you can do so safely, and look at the pipe's size; six inches is small for a strong fan. An opening under branches fills with leaf litter each spring. Clear it from the outside. When suction is weak although filters are clean, we look at the duct before we quote a fan. Describe your Safety Harbor run: wall or roof, elbows, and the year it was put in.",
      ],
    },
    microwave: {
      heading: 'Tight wall cabinets and Safety Harbor microwaves',
      paragraphs: [
        'In a remodeled cottage the microwave may sit in a wall cabinet with a trim frame, and the frame is what lets it breathe. Somebody swaps the machine for a cheaper one without the kit, and soon it stops after four minutes, cools, and starts anew. That is the heat guard doing its work.',
        "Take it out of the box only if it is a plug-in type light enough for two; otherwise leave it. Run it on a counter with a bowl of water for six minutes. Steady there means the cabinet must be opened up. Still cutting out means the fan or the guard is at fault. Let us know the cabinet's inner width, the model, and the minutes. Safety Harbor cottages also hide outlets behind, so tell us if you can reach the plug.",
      ],
    },
  },
} as const satisfies CityAdvice;
