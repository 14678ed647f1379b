// Advice for each appliance in Sunny Isles Beach. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const sunnyIslesBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Imported kitchens and refrigerators in ocean towers',
      paragraphs: [
        'Many of the ocean towers here came with imported kitchens, and what cools your food could be a model sold in few American stores. Its label inside tells where it was made, the exact voltage and frequency, and a long product number. That number is what matters; a brand name alone leaves ten candidates.',
        "Photograph the label in good light, then both doors open. Watch next whether the cabinet's cooling slots at the ceiling and the toe are clear, since installers on a deadline sometimes sealed them. Ordered parts can take weeks, so a spare small refrigerator in the pantry is a fair plan. Add the association's exact legal name for the certificate, because a wrong one can stop a technician at the dock.",
      ],
    },
    washer: {
      heading: 'Stacked on the fortieth floor, washing in silence',
      paragraphs: [
        "High floors notice vibration differently. A concrete slab carries the beat of a spinning drum down the building's frame, so a neighbor two floors below may hear your washer better than you do. If a complaint arrives, look at the feet and at the load before you look at the drum.",
        'Rubber pads help only when the machine is level without them. Towels alone or one bath mat alone will unbalance any front-loader; mix sizes. Should it bang during empty spins, its dampers are likely worn, and a stacked dryer above makes that worse. Ask the desk in your Sunny Isles Beach tower for the service entrance, since valets keep ramps clear. When you book, tell us both brands and what the empty spin did.',
      ],
    },
    dryer: {
      heading: 'Shared ducts and booster fans in Sunny Isles Beach',
      paragraphs: [
        'Up here a dryer may blow into a duct of great length, shared with others and helped by a fan the building runs. When that fan stops, every dryer on the riser slows at once. Ask two neighbors in your line before you pay anybody to open a machine.',
        "If they are fine, take a reading of your own: a towel load timed with the closet doors open. Then see if a panel light or a small gauge near the closet shows a booster of yours at work. A dryer that trips its safety thermostat in a Sunny Isles Beach tower is usually short of air. The building's engineer can say when the duct was last cleaned. Bring his date, your timing and the riser or line number to the call.",
      ],
    },
    dishwasher: {
      heading: 'Condo dishwashers east and west of Collins',
      paragraphs: [
        'East of Collins the dishwasher is likely a quiet panel model; in the 1970s blocks by the Intracoastal it may be the third basic one in a wooden base that has seen leaks. The first hides its faults and the second shows them all. Both stand above somebody.',
        'Press the floor by the toe kick with your foot. A soft spot tells of old water even if all is dry today. Water from Norwood is low in lime, so suspect tablets, not scale, for cloudy wine glasses. Find out which valve shuts your line alone, because in some older Sunny Isles Beach buildings a whole stack closes with it, and the office must give notice. Tell us which side of Collins you live on, whether the floor is soft or firm, and the model.',
      ],
    },
    oven: {
      heading: 'Kitchens from abroad and 208-volt risers',
      paragraphs: [
        'An oven made for Europe at 230 volts may be happy here, and one made for American 240 can be slow, because tall buildings often deliver 208. Compare the rating label with what the engineer says the riser gives. Slow from the first day is supply; slow since last month is a part.',
        "Hot-air fans are the next thing to hear. Open the door during convection: most stop at once, then restart as it closes. A scraping as it spins up is a loose nut or a warped shield. Golden Shores and Atlantic Island houses, with ordinary 240 volts, can skip the first question. When you call, tell us what the label says, the engineer's figure, and the hours in which work is allowed on weekdays.",
      ],
    },
    stove: {
      heading: 'Terrace burners and glass tops up high',
      paragraphs: [
        'Wind on an upper terrace can blow out a burner and leave its valve open. If your summer kitchen has gas in any form, use it only as the association permits and never when gusts lift the flame. Should you smell gas there, move everyone indoors and away, then call 911.',
        "Inside, the cooktop is usually glass. A hairline that catches a fingernail is a crack, whatever the salesman says, and spills can reach live parts through it. Cut its power and stop. Wipe the touch keys with plain water; a film of salt acts like a wet finger. Apartments here differ floor by floor, so measure the cut-out's width and depth, and tell us the brand and the zones at fault.",
      ],
    },
    'wine-cooler': {
      heading: 'Terrace wine coolers above the breakers',
      paragraphs: [
        'Wind-driven salt reaches the upper terraces of Sunny Isles Beach, and a wine cooler in a summer kitchen there takes it full in the grille. Even outdoor-rated steel wants rinsing. Look at the fins through the slots with a light: gray is dust, white is salt, green is trouble in the copper.',
        'Rinse and dry what you can reach, then wait. If the cabinet faces west it also bakes, and after four in the afternoon no repair will hold 55 degrees behind plain glass. Before a hurricane, empty it and ask the building what must come in from the terrace. Let us know floor, facing, the color you found on the fins and how it is fixed in place, so the elevator booking fits the job.',
      ],
    },
    'range-hood': {
      heading: 'Tall-building air and stubborn kitchen smoke',
      paragraphs: [
        'In a tower, pressure differs between the windy and the sheltered face, and opening a slider can reverse the flow in a kitchen duct. Your hood may pull well at noon and blow back at sunset. That is the building breathing, and a new motor would change nothing.',
        'Cook with the same doors shut for a few nights and keep score. If performance stays poor in still weather, clean the mesh, check that the charcoal is in date where there is any, and see if the damper flap clacks as the fan starts. In older Intracoastal blocks the duct may have been painted over at the grille. When you call, tell us your score, the side of the tower and what the fan sounds like.',
      ],
    },
    microwave: {
      heading: 'A microwave with a view, and its paperwork',
      paragraphs: [
        "Behind the glass and stone the unit is often a plain chassis in a designer frame, and its maker's tag is inside the door. That tag opens the way to ordinary parts. Without it, an imported front with a logo tells us very little.",
        "Fault by fault: if nothing lights, test the outlet in the next cabinet; if it heats poorly, check how long a cup takes compared with last year; if it buzzes loudly, stop. Many Sunny Isles Beach buildings allow work in office hours only, and a seasonal owner abroad can authorize someone to open. Put that person's phone in the request. Tell us the tag and the cup test when you book, and arrange access, so the frame has to come off only once.",
      ],
    },
  },
} as const satisfies CityAdvice;
