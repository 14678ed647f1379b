// Advice for each appliance in Marco Island. Rests on the facts in city-facts-southwest.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const marcoIslandAdvice = {
  en: {
    refrigerator: {
      heading: 'One trip over the Jolley Bridge for a refrigerator',
      paragraphs: [
        'A second trip to the island is a long one, so let us make the first count. For a refrigerator that means facts before wheels: model, serial, what is warm, what is frozen, which noise. A picture of the frost on the back wall is worth a crossing.',
        "Salt lies on all four sides here, and the tubes at the compressor wear a green coat sooner than elsewhere. Green powder near a joint with poor cooling in both parts hints at a leak, and then a talk about age comes first. Closing up for hurricane season, empty it and prop it open; do not trust LCEC's lines and one fuse for four months with shrimp inside. Which part is warm, and what did the picture show? When you book, tell us the street and which bridge is nearer.",
      ],
    },
    washer: {
      heading: 'Docks, fish and the Marco Island washer',
      paragraphs: [
        'Single houses on the canals keep the washer where the boat gear comes in. Salt rides on every shirt. It does no harm in the drum, where water carries it off; it harms the lid hinge, the rim under the lid, and the floor below, where drips dry white.',
        "Wipe the rim with a damp rag after boat loads and leave the lid up. Look for paint bubbles around the bleach cup, as rust begins under them. Two plants feed the island, one with lake water from the mainland, one with treated well water, so hardness can differ by neighborhood; a kettle shows it. A tower unit needs its manager's hours and a floor cover, for which ask beforehand. Tell us about the paint, the kettle, and which bridge is nearer.",
      ],
    },
    dryer: {
      heading: 'Hurricane shutters over the dryer vent',
      paragraphs: [
        "Many houses here go behind shutters in June, and a panel over the wall vent is easy to forget. The first load after the owner's return then bakes in its own steam. The dryer stops with a hot smell, and a thermal fuse has done its duty.",
        "Walk round the house before that first load and lift the flap. If a fuse has opened, the drum may turn cold or not turn at all; a technician has to replace it, and it must not be bridged. Salt makes the flap's hinge crumble in any case, so carry a spare hood in mind. In the beach towers the building opens and closes its vents by its own plan. Say whether shutters were up, for how long, and whether you noticed a smell.",
      ],
    },
    dishwasher: {
      heading: 'Vacation renters and a Marco Island dishwasher',
      paragraphs: [
        'A rental near South Beach has a new cook each Saturday. Every one of them has a theory about soap: dish liquid in the cup, three pods, none. Foam through the door and a blocked filter follow, and the cleaner finds out at ten with guests due at four.',
        'Tape a card inside the cabinet: one pod, no liquid, scrape the shells. Put shrimp shells in capitals. If there is foam on the floor, a splash of vinegar and a drain cycle clear it; if plates come out gritty, lift the filter before you phone. Is the leak still there with no soap at all? Then we have something to mend. Marco Island towers close to contractors on some Saturdays, so ask which. When you call, tell us what the filter held, which soap went in, and when the next guests arrive.',
      ],
    },
    oven: {
      heading: 'Planning an oven part for Marco Island',
      paragraphs: [
        'A rare oven board can take a while to come, and the island is no place to find out late. So order matters: first the number, then the test, then the part, then the crossing. If you are leaving within two weeks, say so at once, as it might be wiser to fix it in your absence.',
        "The number is on the frame when you open the door or behind the lower drawer. For the test, set bake at 350 and time until the ready tone, then broil and see it glow. Salt in a seafront kitchen attacks connectors, so a fault that comes and goes with damp mornings is a real clue. Tower hours and floor covers are the manager's business. Tell us the two times, and who can be at home.",
      ],
    },
    stove: {
      heading: 'As salty an address as Florida has',
      paragraphs: [
        'No stove in Florida breathes saltier air than one on this island, with Gulf, bay and canals about it. Choose by metal: porcelain grates over bare iron, sealed rings over open ones, glass over coils. And treat it as you would a reel after fishing, with a rinse and a dry cloth.',
        'Burner caps pit, but pits as such do not matter; a cap that no longer sits flat does, since the flame lifts to one side. On glass the seam at the counter edge opens and lets salty water reach the switches. Press along it and note any spot that gives. Marco Island kitchens run on LCEC power or on bottled gas from a dealer. When you book, tell us which part is pitted, which burner leans, and how often the balcony door is open.',
      ],
    },
    'wine-cooler': {
      heading: 'Towers, canals and what they do to wine',
      paragraphs: [
        'From a tower on Collier Boulevard the sea wind comes through any opened slider, and the thin fins of a wine cooler take the salt in. In a canal house the same happens from behind. A few years can undo what takes far longer inland.',
        "The answer is rinsing the air, not the machine: close the slider before you cook, change the air conditioner's filter monthly, and brush the grille each time. If a fin falls off at a touch, do not press on; ask for a verdict. Before hurricane season take wine with you, or lend it. An empty cooler needs no power, only an open door. Let us know the floor or canal, how old it is, and the hours your building allows.",
      ],
    },
    'range-hood': {
      heading: "Irma's wind and the vents of Marco Island",
      paragraphs: [
        'Irma came ashore on this very island in 2017. A storm like that takes wall caps with it, and one replaced in a hurry can be the wrong one. A hood that has been weak or noisy since about that time may be breathing through a cap meant for a bathroom, four inches wide in place of six.',
        "Stand outside, hold up your fist, and compare: a four-inch outlet is a fist, a six-inch one is a fist and two fingers each side. If it is small, replace the cap before the fan. Stainless screws, plastic flap and a coat of wax make one last in this air. The tower on your right may forbid any change to its face; ask the office. Tell us the outlet's size if you know it, and whether the noise rises with the wind.",
      ],
    },
    microwave: {
      heading: 'Guests, rust and a rented Marco Island microwave',
      paragraphs: [
        'Rental guests heat what they caught. Fat spits, nobody wipes, and the damp salt air does the rest: a brown bloom on the roof of the oven, just behind the lamp. Sparks follow in the same season.',
        'Ask the cleaner to run a finger over the roof after each stay. Smooth is fine, scaly is not; a scaly one should be unplugged with a note on it, so that the next family does not try. For a countertop unit in a rental, replacing is often the sensible line. For one that hangs above a stove in a South Beach tower, a repair may save the frame. Floor covers and insurance slips come first in there. When you call, tell us what you felt and, for a rental, the next checkout day.',
      ],
    },
  },
} as const satisfies CityAdvice;
