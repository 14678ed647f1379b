// Advice for each appliance in Surfside. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const surfsideAdvice = {
  en: {
    refrigerator: {
      heading: 'Rust at the hinge in oceanside Surfside kitchens',
      paragraphs: [
        'Open the doors to the surf and the refrigerator tastes it as well. On the ocean side the bottom hinge pin rusts, the door sinks a few millimeters, and the gasket no longer meets at the top corner on the far side. Frost follows, then long running, then a call about poor cooling.',
        'Put a strip of paper in each corner and shut the door on it. The corner where it slips tells which way the door has dropped. Rinse hinge and pin with a wet cloth whenever you clean, and dry them; oil only traps sand. West of Harding the same check is worth a minute a year. Before a visit to a Surfside tower, have your association send its certificate form, and tell us which corner failed.',
      ],
    },
    washer: {
      heading: 'Slab houses, tower closets and Surfside washers',
      paragraphs: [
        'Behind the shops of Harding Avenue an old one-story house may keep the washer in a carport closet or a lean-to on the slab. Screws and feet there live in sea air. Once a foot seizes in its thread, you cannot level the machine, and each spin walks it closer to the wall.',
        "Turn each foot a half turn while it still moves, and put a rubber pad below. In a tower on Collins the foot stays clean while the hose is what ages, out of sight behind a stacked pair; braided hoses with a date on them are easy to judge. Surfside's water has been softened by the county, so blame scale last. Say house or tower first, then the age of the hoses, and whether the feet still turn.",
      ],
    },
    dryer: {
      heading: 'Eight blocks of ocean wind on dryer vents',
      paragraphs: [
        "Wind is the local trick. A vent on the east face of a building takes gusts straight on, and they push the flap shut against the dryer's own breath. Drying then takes longer on breezy days than on calm ones, which no part inside the machine can explain.",
        "Keep a note for one week: windy or still, and how many minutes. If the two go together, ask the building about a wind-proof hood. Where the flap cannot be seen from a Surfside balcony, ask the engineer for a look. The screws that hold the hose clamp behind the machine also rust near the sea and let hot, wet air into the closet. Feel there with your hand. Then share the week's notes and the side your laundry faces.",
      ],
    },
    dishwasher: {
      heading: 'Hinges, springs and salt in Surfside',
      paragraphs: [
        'Door springs on a dishwasher sit in the dark beside the tub, where salty damp lingers and nobody wipes. When one snaps, the door falls with a bang, and the lower edge may crack its gasket channel. You get a leak from what began as a two-inch spring.',
        'Let the door down slowly and release it at halfway. It should stay or drift. If it drops, stop using the machine and keep small children away from it. Stainless racks tipped with brown are another seaside sign; cap the tips before they stain the plates. Surfside resells lime-softened county water, which is gentle, so go light with detergent. When you call, tell us how the door fell, the model, and your floor, so the desk can expect us.',
      ],
    },
    oven: {
      heading: 'An oven igniter against the Surfside sea air',
      paragraphs: [
        'For an oven near the beach the quiet enemy is contact resistance. Salt film builds on the plug that feeds a gas igniter or an electric element, the metal warms where it should not, and the plastic around it browns. The oven still heats, just later every month.',
        "Keep a tiny log: minutes from cold to 350 °F, once each season. A rise from twelve to twenty is your warning. In older condos on Collins check the building's rule for work that opens a wall before we pull out a built-in. If the range stands in one of Surfside's small block houses, tell us whether it runs on electricity, piped gas or propane. Add the log, or your best guess, and the width of the door.",
      ],
    },
    stove: {
      heading: 'Keeping a Surfside cooktop free of corrosion',
      paragraphs: [
        'Glass tops do well by the ocean since there is little metal to attack. Sealed gas burners do less well, and open coil tops with chrome pans do worst. If you are choosing between mending and changing an old coil stove here, count the rusted drip pans and look under one; a frame turned to flakes is the end of the road.',
        "Short of that, knobs, caps and electrodes can be renewed one by one. Leave the fan or the air conditioning on at night, because the dew that forms under a knob is what sets a spark igniter off at dawn. Kitchens in Surfside's towers may use a top with 208-volt supply, which is slower by design. When you book, tell us the type, the worst burner, and your floor or street.",
      ],
    },
    'wine-cooler': {
      heading: 'A wine cooler close to the surf',
      paragraphs: [
        'In a town eight blocks long that lies against the breakers, a wine cooler ages at the edges first. Screw heads under the door bloom brown, then the kick grille, then the fins behind it. By the time the temperature moves, the metal has been busy for years.',
        'Take the grille off once a year, rinse it at the sink, and brush the fins lightly with the plug out. Should a fin crumble as you touch it, stop and have the coil judged. Surfside condo owners often keep theirs beside the balcony; three yards farther in is a real gift to it. Mention rust you found and where, the brand and bottle count, and send us the insurance form your manager wants before work.',
      ],
    },
    'range-hood': {
      heading: 'Hood motors and ocean spray in Surfside',
      paragraphs: [
        "An outside cap on an oceanfront wall is sandblasted and salted at once. When its flap wears away, spray blows down the duct as far as the fan, and the motor's bearings begin to cry. A squeal that fades as the motor warms is nearly always this.",
        "Go by sound and season: squeal on the first cool morning, grinding by spring. Clean the mesh first so you hear the motor alone. On a tower floor you cannot reach the cap yourself, and the association decides about anything on its facade, so put the request to it in writing. In the rebuilt taller houses west of Harding the duct may rise through two stories. Tell us whether it is a house or a tower, what you hear, and the hood's make.",
      ],
    },
    microwave: {
      heading: 'Sticky latches near the Surfside shore',
      paragraphs: [
        'The hook on a microwave door slides in a plastic slot that should be dry and clean. Sea air leaves it tacky, dust stays on the film, and one day the door needs a push to be believed. Wipe hooks and slot with a barely damp cloth and see if the click comes back.',
        "If it does not, leave the oven alone. The switches behind that latch are a safety chain, and we test all of them together. Metal filter screens below an over-the-range unit corrode early by the beach too, and holes in them let grease reach the fan. Hold yours to a lamp. Surfside managers read contractors' papers closely, so start that a few days ahead. When you call, tell us the brand, how it is mounted and how the door feels.",
      ],
    },
  },
} as const satisfies CityAdvice;
