// Advice for each appliance in Miami. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const miamiAdvice = {
  en: {
    refrigerator: {
      heading: 'From a Shenandoah kitchen to a Brickell built-in',
      paragraphs: [
        'In an older house a refrigerator usually rolls straight out, and a technician can work behind it. A panel-ready unit in an Edgewater tower is screwed to its cabinetry, and the stone floor has to be covered before it moves an inch. Those are two different visits, so say which one is yours.',
        'Before you book, photograph the label inside the door and then the whole cabinet with its toe grille. Feel whether warm air leaves that grille while the compressor hums; still air there suggests a dead condenser fan. Tower residents should ask the front office which hours the service elevator is free. Tell us the floor, the unit line and that time slot when you book.',
      ],
    },
    washer: {
      heading: 'Bay floods and ground-floor laundry in Miami',
      paragraphs: [
        'Water from the bay stood in Brickell and Edgewater streets during Irma, and a laundry room at street level there has one weak spot: the outlet behind the machine. If yours was ever wet, have an electrician look at it before anyone tests the washer. Salt left inside keeps eating the metal after it dries.',
        "Up in the towers the worry turns around, since your leak becomes a neighbor's ceiling. Find both taps and close them once, today, to learn whether they still turn. In the walk-ups of Little Havana the drain may be an old standpipe shared with a sink. A washer that backs up only while somebody does dishes has a pipe problem. Watch for that and mention it when you book in Miami.",
      ],
    },
    dryer: {
      heading: 'Where Miami dryer air actually goes',
      paragraphs: [
        'Half the dryers in this city push their air through a wall, and the other half push it through a building. In a house in Allapattah or the Upper Eastside you can walk outside and feel it come out. In a downtown high-rise you may never see the end of the duct, and the manager may be the only one who knows when it was last cleaned.',
        'So find out which kind you own. If your closet has no duct at all, you likely have a ventless machine with a drain hose or a tank, and its lint sits on a coil inside. Time one load of towels and write the minutes down. Tell us those minutes, the model, and whether it is vented or ventless.',
      ],
    },
    dishwasher: {
      heading: 'Lime-softened water and old Miami plumbing',
      paragraphs: [
        'The county takes out part of the hardness with lime, so a home on the Alexander Orr system needs far less salt or descaler than one on a private well. A heavy white crust in a Miami dishwasher therefore points to something else as well: water that arrives too cool, or a rinse-aid cup that has been empty for months.',
        'Run the kitchen tap until it is hot, then hold a thermometer under it; most machines want about 120 °F at the start. Houses from before the war add a second question, since iron pipes drop flakes that catch in the inlet screen and slow the fill. Listen at the start of a cycle. If filling takes longer than three minutes, tell us the age of the house too.',
      ],
    },
    oven: {
      heading: 'Tower voltage and slow ovens in Miami',
      paragraphs: [
        'Bake times that stretch after a move into a bayfront tower may be no fault at all. Large apartment buildings are often fed 208 volts where a house gets 240, and at that supply an electric element gives only about three quarters of its rated heat. The label on the door frame shows both wattages on many models.',
        "Look for that label and compare. If the oven took fifteen minutes to reach 350 °F last year and takes thirty now, the building did not change, so an element, relay or sensor probably did. Owners of bungalows have a different puzzle: a slide-in range on a circuit meant for something smaller. Give us the breaker's number in amps, the model, and whether you live in a house or a tower.",
      ],
    },
    stove: {
      heading: 'Gas on one Miami street, electric the next',
      paragraphs: [
        'Florida City Gas and Peoples Gas both have mains in Miami, and still many kitchens cook on electric coils or glass. The mixture runs block by block: an old house in the Upper Eastside may keep its gas line while the tower across Biscayne Boulevard was wired for electric from the first day.',
        'That matters before a visit because the parts have nothing in common. Look below the knobs. A flame means orifices, electrodes and a regulator; a smooth black top means ribbons under glass, or induction if it heats only pans that hold a magnet. Say which utility sends the bill if you burn gas. Any gas odor ends the checking: leave, then phone 911 or that utility from outside.',
      ],
    },
    'wine-cooler': {
      heading: 'Glass walls, afternoon sun and Miami wine',
      paragraphs: [
        'An apartment with floor-to-ceiling windows gives a wine cooler a hard life. Sun through west glass can heat the door and the shelves behind it even while the room feels cool, and the sensor, sitting in the middle of the cabinet, reports a number that the top row never sees.',
        'Track the light for one afternoon and see whether it touches the door. If it does, a shade does more than a repair. Should the trouble stay after dark, feel the grille at the floor for moving air, because undercounter units in Miami kitchens breathe nowhere else. Let us know whether yours is built in under stone or stands free, its bottle count, and how many zones; a stone top may need a second person.',
      ],
    },
    'range-hood': {
      heading: 'Recirculating hoods high over the bay',
      paragraphs: [
        'Many tower kitchens in Miami have no way out for smoke. The hood there pulls air through charcoal and returns it to the room, so when it seems weak, the filter is the first suspect and the motor a distant second. A house in Shenandoah with a cap on the roof or a flap in the wall is a different machine with different failures.',
        'Take off the metal screen and look behind it. Black pads or a cartridge mean recirculating; a round or square opening means a duct. Balcony vents facing the water deserve a look from inside the rail for flaps stuck by rust. When you call, describe what you found behind the screen and where the air comes out, if it does at all.',
      ],
    },
    microwave: {
      heading: 'A microwave that must come down in Miami',
      paragraphs: [
        'Over-the-range units hang from a wall plate and two bolts through the cabinet above. In a prewar bungalow that wall may be plaster on lath or solid block, and the holes made by the last installer decide how safely the box goes back up. In newer Brickell condos the same unit may sit in a trim kit inside a tall oven cabinet.',
        'Check three things from where you stand: does the door shut with one clean click, does the clock stay lit, and is the plug reachable in the upper cabinet. Write down the width, usually 24 or 30 inches. An inexpensive countertop model is seldom worth a repair, so ask by phone first.',
      ],
    },
  },
} as const satisfies CityAdvice;
