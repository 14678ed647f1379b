// Advice for each appliance in Haines City. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const hainesCityAdvice = {
  en: {
    refrigerator: {
      heading: 'Saddle valves and scale in Haines City ice makers',
      paragraphs: [
        'In many manufactured homes a needle valve clamped to the cold pipe feeds the ice maker. Its hole is a pinprick. Water from the limestone below the ridge closes it grain by grain, until cubes shrink to marbles and then stop, and no filter can change that.',
        "Do not turn the needle to clear it, as old ones start to leak. A plumber's proper valve is the lasting cure. You can tell it from a bad ice maker with the door dispenser, if you have one: a weak stream there means supply. Leave space behind, for the walls of a home in a park are thin and get hot in the west. In Haines City give us the make of the home, the size of the cubes, and whether the stream is weak. Lot numbers help more than street names.",
      ],
    },
    washer: {
      heading: "A manufactured home's washer and its floor",
      paragraphs: [
        'Particle-board floors are the weak point under a washer in a park home. One slow leak turns them to oatmeal, the machine leans, and the lean makes it walk at each spin. So a banging washer in Haines City is a reason to look at the floor first.',
        'Press around it with a foot and look from below with a lamp if the skirting has a door. Soft? Stop washing, shut the taps, and have the floor mended before the machine. Firm? Then rods, springs or a lopsided load. Cutoff valves in such homes are often behind a panel; find them today. The valve screens catch lime from the ridge. When you book, mention the make of the home, soft or firm, and the width of the narrowest door.',
      ],
    },
    dryer: {
      heading: 'Leaves and lint beneath a Haines City home',
      paragraphs: [
        "Sand hills bring leaves, leaves blow under the skirting, and they close the dryer's outlet together with the lint. Behind it the belly wrap may hang down with pounds of gray felt in it. That is fuel lying right where the heat goes.",
        "Ask someone fit to look under the home on the dryer's side, in daylight, before any repair. The pipe should be metal, held every few feet, and end outside the skirting in a hood that moves. If it ends underneath, do not run it again until that is changed. Brick and frame houses by the old center have a wall hood at knee height instead. Code tags on the dryer must allow a manufactured home. Let us know what was found underneath, who built the home, and which park in Haines City it stands in.",
      ],
    },
    dishwasher: {
      heading: 'Eighteen or twenty-four inches in a park kitchen',
      paragraphs: [
        'Kitchens of park models were planned around short cabinets, and the dishwasher is either a narrow one or absent. The narrow one has a thin door, and its hinges twist when a full rack is pulled out at an angle. Water then finds the lower corner.',
        'Pull straight and support the rack with a hand. If a corner still drips, put a towel there and note left or right. Scale is the other business: with city water from limestone, a monthly descale is not a luxury. New commuter streets where groves once were have full-size builder machines with a plastic filter that must be locked. Have the width, the corner and the date of the last descaling ready, together with the name of your Haines City park.',
      ],
    },
    oven: {
      heading: 'Ovens made for manufactured homes have their own sizes',
      paragraphs: [
        'A range in a manufactured home looks like any other and is not: it may be shallower, have a different gas setting, or need a clip that stops it from tipping. Put a pan on its open door without that clip and it comes forward. Try the top edge gently with your hand, cold. It should hardly move.',
        'If it tips, do not use the oven until it has its bracket. For heat faults, the label inside the drawer says whether it was built for propane. Parts go by that label, not by the look. In new houses of Haines City the range is thirty inches with a plain control, easily hurt by surges. With the numbers from that label, and a word on whether it tips, the right part can be looked up before the drive.',
      ],
    },
    stove: {
      heading: 'Retirement parks near US 27 and a propane stove',
      paragraphs: [
        'Bottled gas is common where mains are not, and a park may have its own dealer. A stove that burns low on all rings at once has no burner fault: the cylinder is near empty or its regulator tired. One ring low is a clogged port. Count before you phone.',
        "A gauge or your dealer's last date tells. Sand from the ridge blows in with open windows and finds the ports; brush them dry with a soft toothbrush when cold, and never with a wire that widens them. On electric coils the matter is simpler, as a good coil can be moved from place to place. Say whether one burner or all, gas or coil, and which park. If you smell gas, leave first and call from outside.",
      ],
    },
    'wine-cooler': {
      heading: 'Room for a wine cooler in a park model?',
      paragraphs: [
        'Narrow homes have no spare corner, so a wine cooler may land in the bedroom closet or the Florida room. The first lacks air, the second lacks shade. Haines City sits inland among sand hills, and a glassed porch there climbs past a hundred.',
        'Find the coolest spot in the afternoon by carrying a thermometer from room to room for a day. A hallway near the air handler usually wins. Give it a palm of air and check that the outlet is not on the same line as the porch heater. An eight-bottle model that fails the night test is best replaced; larger ones may be repaired. Does the floor bounce when you walk by? Then it rattles for that reason. Note the spot, the heat there and the number of bottles before you call.',
      ],
    },
    'range-hood': {
      heading: 'Roof vents on a manufactured Haines City home',
      paragraphs: [
        'In place of a duct, many such homes have a fan straight in the ceiling or wall over the stove, with a little door pulled by a chain. Stuck shut by paint, it hums and moves nothing. Stuck open, it drips in the rain and lets in wasps.',
        'Work the chain gently with the fan off. If it moves freely, the motor is next; most are a standard size with a plug. Roof sealant around the fan cracks in the heat, and brown rings on the ceiling ask for a roofer. Winds like those of Charley, Frances and Jeanne in 2004 find such lids an easy prey, so yours may be newer than the home. Newer houses off US 17-92 have plain hoods. Tell us chain or switch, ring or none, and the make of your home.',
      ],
    },
    microwave: {
      heading: 'Thin walls, firm brackets, Haines City microwaves',
      paragraphs: [
        'Hanging forty pounds on paneling is asking for a fall. A microwave over the stove in a manufactured home must be screwed into studs, which may stand at odd distances, and into the cabinet above, which may be stapled. Look for a gap growing at the top rear edge.',
        "A gap means empty it, unplug it, use a counter model for now, and never try to hold it up while someone else turns a screw. If it hangs firm but heats poorly, think of voltage: at the end of a park's line the lights may sag at supper. Try it at ten in the morning. Works then? Ask Duke Energy about the line. No change? It is inside. Tell us gap or firm, when it trips, and which park you live in.",
      ],
    },
  },
} as const satisfies CityAdvice;
