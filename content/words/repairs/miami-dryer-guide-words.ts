// The long guide for Miami dryers (/miami-dryer-repair-enhanced): venting in towers, stacked closets, lint fires.
// Figures and rules carry their source here and in docs/sources.md.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

const safety = safetyWords.en;

export const miamiDryerGuideWords = {
  en: {
    head: {
      title: 'Miami Dryer Guide: Tower Vents, Closets, Lint Fires',
      description:
        'A long guide for dryers in Miami condos and houses: why towers starve a dryer of air, what stacked closets need, and how lint fires start.',
    },
    breadcrumb: 'Miami dryer guide',
    heading: 'The Miami dryer guide: towers, closets and lint',
    intro:
      'A slow dryer in Miami is often not broken in the usual sense. It cannot breathe. This guide is about the air, and about the few parts that fail when it is missing.',
    stops: [safety['lint-fire'].line, safety['gas-smell'].line, safety['carbon-monoxide'].line],
    contentsHeading: 'In this guide',
    moreHeading: 'Read on',
    stopsHeading: 'Stop first',
    sections: [
      {
        id: 'breathing',
        heading: 'How a dryer should breathe',
        paragraphs: [
          'A vented dryer moves roughly 100 to 200 cubic feet of air a minute through the drum and out of the building. The heat lifts the water out of the cloth; the air carries it away. Take the air away, and the heat stays: clothes come out hot and damp, the cycle runs twice, and one day the thermal fuse blows to keep the cabinet from getting hotter.',
          'So the first test is not electrical. Run the empty dryer on air only for five minutes at most, and watch the flap of the outside hood. A flap that barely lifts means the machine is working against a closed door: leave the dryer off until the duct is clear.',
          'Two cycles for one load of towels is the sign most people live with for months. It costs power, it wears the cloth, and it is the same sign that comes before a lint fire.',
        ],
      },
      {
        id: 'towers',
        heading: 'Venting in a Miami tower',
        paragraphs: [
          'In a house, the duct is often six to ten feet to an outside wall. In a tower, it may run across a ceiling, turn twice and end at a louver on the slab edge, or join a shaft that goes up to a fan on the roof. The usual limit in the Florida building code for a domestic dryer duct is 35 feet, less for each bend, unless the dryer’s own manual allows more.',
          'A shaft with a roof fan is the building’s machine, not yours. When every dryer on one riser gets slow in the same month, the fan has stopped or the shaft is choked, and no repair in your closet will help. Tell the management office before you pay for a visit.',
          'A louver on the ocean side fights the wind. In Brickell and Edgewater and along the bay front, a steady easterly can hold a light flap shut all afternoon, and the salt stiffens its hinge. Ask the building to look at the hood whenever work is done on the balcony or the façade.',
          'Booster fans are installed in some long runs. They turn on by pressure when the dryer starts. When one dies, it becomes a plug of plastic and lint in the middle of the duct, in a place no one thinks of.',
          'Some buildings forbid outside vents and fit condenser or heat-pump dryers instead. Those have no duct at all: they have a filter, a condenser to rinse, and a pump. Slow drying in one of them usually means lint on the filter or the condenser.',
        ],
      },
      {
        id: 'closets',
        heading: 'The stacked closet',
        paragraphs: [
          'Many Miami apartments have a laundry closet with louvered or solid doors. A vented dryer needs air to come in before it can blow air out. With solid doors shut and no grille, it pulls a vacuum on the closet and dries slowly. If the outside flap opens wide, dry one load with the closet door open and time it: that is a free test.',
          'A full-size stack needs the depth of the machine plus about six inches for plug, hoses and duct. When the closet is an inch too shallow, someone has often pushed the machine back until the flexible duct folded flat. A periscope duct, a flat metal box that slides to length, fixes that without moving a wall.',
          'In a 24-inch closet, the pair is often European: the dryer is a condenser or heat-pump model and shares its 240 volts with the washer. Their parts are ordered by the full number on the label inside the door opening, not by the name on the front.',
          'A one-piece laundry center cannot be split. If the dryer above fails and the washer below is sound, a repair is often the only choice that does not mean two new machines and a carpenter.',
          'Moving a stack in a closet needs two people and a strap. Please do not try it alone, and have someone look at the washer’s shutoff valves before anything is pulled out.',
        ],
      },
      {
        id: 'lint-fires',
        heading: 'How lint fires start, and how they do not',
        paragraphs: [
          'The U.S. Fire Administration counts about 2,900 clothes-dryer fires in homes each year, and names failure to clean as the leading cause (Topical Fire Report Series, “Clothes Dryer Fires in Residential Buildings, 2008–2010”). Lint is cotton fluff with air around each fiber. It needs little to light, and the burner or the heating coil is right there.',
          'The lint screen stops most of it. What slips past settles where the air is slow: at the elbow behind the machine, in the ribs of a plastic or foil hose, and inside the cabinet around the heater. The inside is the part no one cleans, because it cannot be reached without tools.',
          'Three habits do most of the work. Clean the screen after each load. Wash it with soap and a soft brush twice a year, because fabric softener leaves a film that water beads on. And never leave home or go to bed while the dryer runs.',
          'Use rigid or semi-rigid metal duct, joined with metal tape and never with screws that stick into the duct. White vinyl hose is not allowed for dryers; thin foil hose is sold everywhere and sags into lint traps of its own.',
          'In Miami’s humidity, lint does not stay fluffy. It turns to felt, and felt does not blow out. A duct that would be fine in a dry state needs brushing here every year, more often with pets or a big family.',
        ],
      },
      {
        id: 'faults',
        heading: 'What fails, once the air is right',
        paragraphs: [
          'When an electric dryer turns but has no heat, usually a thermal fuse has blown, a heating coil has broken, or half of its double breaker is off. When a gas dryer has no heat, the usual cause is the igniter, the coils on the gas valve or, again, the fuse.',
          'A squeal or a thump usually comes from the drum rollers, the idler pulley or a worn belt. If, with the dryer off, the drum turns by hand without any drag, the belt has probably broken.',
          'If the dryer stops early and leaves the load damp, a film from dryer sheets may coat the sensor bars. With the dryer off and cool, wipe them with a damp cloth and dry them.',
          'On the bay and the beach, rust is the problem. Look at the bottom edge of the cabinet and at the screws you can see without moving the dryer. Where salt has been at work, the motor’s starting switch and the door latch are often next.',
          'A thunderstorm can ruin the control board. If the display died in one, say so when you call: it changes which parts we bring.',
        ],
      },
      {
        id: 'building',
        heading: 'What your building may ask for',
        paragraphs: [
          'Many Miami associations ask for a certificate of insurance that names the association, a service-elevator booking, work between 9 and 5 on weekdays, and shoe covers in the corridor. Ask your front desk before the visit and send us the form. A visit turned away at the desk helps no one.',
          'Work inside the unit on your own dryer needs no permit. A new duct through a slab or a façade does, and belongs to the association. The unit’s electrical circuit is yours up to the panel.',
        ],
      },
      {
        id: 'replace',
        heading: 'Repair or replace?',
        paragraphs: [
          'A dryer’s parts are simple, and cheap compared with the machine: fuses, coils, rollers, belts, igniters. A control board or a motor with its blower in a machine past its twelfth year is where the scale tips. For a one-piece laundry center or a 24-inch pair, it tips later, since the closet decides what fits.',
          'If the dryer has been blowing its thermal fuse every few months, do not buy a new one before the duct has been cleared. The new one will do the same.',
        ],
      },
    ],
    checksHeading: 'Five checks before you call',
    checks: [
      'Clean the lint screen and look into its slot with a flashlight.',
      'Run the dryer empty on air only, for five minutes at most, and feel the air at the outside hood, if you can reach it safely. If the air is weak, leave the dryer off until the duct is clear.',
      'If that air is strong, dry one small load with the closet doors open, and stay home.',
      'If an electric dryer turns but stays cold, and no house lights are dim or too bright, turn its double breaker all the way off, then on again. Do this once only. If it trips again or the dryer stays cold, leave it off and call us.',
      'Ask a neighbor on the same riser whether theirs is slow too.',
    ],
    linkOrdinary: 'Dryer repair in Miami: price, ZIP codes and nearby cities',
    linkService: 'All about dryers: signs, causes and safe checks',
  },
} as const satisfies Localized<unknown>;
