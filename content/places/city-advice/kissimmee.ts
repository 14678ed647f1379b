// Advice for each appliance in Kissimmee. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const kissimmeeAdvice = {
  en: {
    refrigerator: {
      heading: 'New hands each week on a Kissimmee refrigerator',
      paragraphs: [
        'A rental refrigerator gets emptied on Saturday, filled with warm food for eight on Sunday, and left ajar by a child on Monday. Guests turn the dial to the coldest in answer. By Wednesday the vents in the back are iced shut, and the fresh part is warm.',
        'Lock the settings if the model can, and put a small sticker with one sentence: leave at 37, close firmly. A frosted back wall thaws with the doors open and the power off between two stays, if you have a day. If the frost is there again by the next Saturday, a heater or sensor has failed. Ice makers in Kissimmee suffer from hard groundwater as well. Name the person who may approve a part, then the frost, the dial, and the next arrival.',
      ],
    },
    washer: {
      heading: 'Damp front-loaders in empty rental villas',
      paragraphs: [
        'Between bookings a villa stands shut with the air set high, and a front-load washer closes in its own damp. The next guests notice before they see anything. Housekeepers tend to answer with perfume, which feeds the slime.',
        'Ask for three habits instead: wipe the boot, leave door and drawer open, and run one hot empty cycle at each long gap. A doorstop on a string keeps small children and tidy people from closing it. Guests overload, too, and sand, coins and hair ties from the parks end in the pump; a monthly look there saves a Saturday. Hard water sets a crust in the drawer. Tell us the smell, the code, who holds the gate code, and when we may enter between stays.',
      ],
    },
    dryer: {
      heading: 'Towels by the dozen near US 192',
      paragraphs: [
        "Pool towels are the heaviest thing a home dryer meets, and a Kissimmee rental may dry twenty of them before noon. It is a hotel's day with a family machine. Lint doubles, and the screen must be cleaned after each load, not each week, by a cleaner who has four houses to do.",
        'Hang a spare screen on a hook and a bin beside it; that works better than a sign. Have the pipe cleaned twice a year, with the date on the wall. Three stops in one morning mean that a thermostat has tripped by heat, so do not let a team prop the door and go on. Park homes have their vents below, where they must reach the open. When you book, tell us how many loads a day, when it was last cleaned, and which manager approves the work.',
      ],
    },
    dishwasher: {
      heading: 'Guests, pods and a Kissimmee dishwasher',
      paragraphs: [
        'Families on vacation run it three times a day, with grill grates, plastic cups and whatever soap they found. Labels from beer bottles float off and stop the pump. In hard Toho groundwater the heater turns white in a year, and the top rack never dries.',
        'Put a sealed box of the right pods in the house, take away the bottle of hand soap from beside the sink during stays, and have rinse aid filled at every turnover. A laminated line above the handle helps: no labels, no lids below. If the filter is clean and gray water stands, stop, and let the cleaner take a photo. In full-time homes at Buenaventura Lakes lime is the only guest. Let us know what the photo shows, and who opens the door.',
      ],
    },
    oven: {
      heading: 'Steam ovens ask for descaling in Kissimmee',
      paragraphs: [
        "Water here is hard enough that coffee machines and steam ovens ask for descaling, and guests press the message away until the oven locks itself. It is not broken; it is waiting for a two-hour treatment with the maker's own liquid. Keep a bottle and the booklet in the villa.",
        'For plain ovens in rentals the faults are human: a self-clean started at noon with the racks in, a pan stored in the drawer that melted, a child lock nobody knows. Try holding the lock key for three seconds. Then bake at 350 and time it. If there was a self-clean and it is dead since then, a thermal fuse has gone, which is a common repair. Tell us message, lock or dead, and who approves the part.',
      ],
    },
    stove: {
      heading: 'A glass top for a hundred cooks',
      paragraphs: [
        'A glass stove in a rented villa serves strangers, and each believes that high is for everything. Pans boil dry and fuse to the glass, sugar pits it, a suitcase set down on it cracks it. A crack through a ring ends its use at once; please have the breaker switched off and a note put on it.',
        "Pits and stains alone may stay. Before each season let the team test all rings for one minute. If a knob turns past its stop, it has been forced, and that is a switch to come. Frame houses around Broadway in Kissimmee hold their own quieter coil stoves, with sockets that tire. For a rental we need the manager's name, the gate code, and a photo of the top from above; for your own home, just the ring and the knob.",
      ],
    },
    'wine-cooler': {
      heading: 'A wine cooler in a Kissimmee rental kitchen',
      paragraphs: [
        'Guests use a wine cooler for juice, formula and soda, which is warm, and for cheese, which smells. It is set to 40, its lowest, and struggles there without end. Owners find an icy back wall and a tired fan.',
        'Lock the panel at 50 if it can be locked, or unplug it and take the shelves out; a feature that guests misuse is not worth its repair. In your own home south toward Poinciana it will do what it was made for, provided that the room stays cool and the afternoon storms leave its control alone. Does ice show, does the fan click against it, and is the setting what you left? Have the person who pays speak with us, since manager and owner may be two.',
      ],
    },
    'range-hood': {
      heading: 'Bacon for eight in a rented Kissimmee villa',
      paragraphs: [
        'Every morning is a Sunday in a vacation home, and bacon for eight is made without the fan because nobody found the switch. Grease settles on the mesh from beneath, cold and thick. When a guest finally turns it on high, it drips into the pan.',
        'Mark the switch with a small green dot. Have the mesh washed at every fourth turnover and a second set kept dry in the garage, so that the swap takes a minute. Lamps that die often are the wrong type for the heat. Many villas have a microwave with a fan in place of a hood, blowing back into the room, and its charcoal is then the thing to date. When you book, tell us which is overdue, and who has the keys.',
      ],
    },
    microwave: {
      heading: 'Foil, pizza boxes and rental microwaves in Kissimmee',
      paragraphs: [
        'Someone will put a foil tray in it. In a villa of weekly guests that is a certainty, so what matters is the mark it left. A burn on the gray plate at the side wall is a cheap plate; a hole in the paint behind it is more.',
        "Look after each stay, with the lamp on and your hand off: dark spot, hole or clean. A spot means not to use it until the plate has been changed. A door slammed by many hands loses its click, and then it must rest with a note on it. Keep one plain countertop spare in the owner's closet, which saves the stay and a hurried visit. Send a photo of the side wall, and tell us about the click, the date of the next guests, and who decides.",
      ],
    },
  },
} as const satisfies CityAdvice;
