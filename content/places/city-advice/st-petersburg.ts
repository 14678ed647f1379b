// Advice for each appliance in St. Petersburg. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const stPetersburgAdvice = {
  en: {
    refrigerator: {
      heading: 'Ten feet of kitchen: a St. Petersburg refrigerator',
      paragraphs: [
        'A bungalow kitchen from the 1920s is ten feet wide with one window, and that decides the refrigerator. It stands by the door, between a chimney and a cabinet, 30 inches and not one more. The bigger models with a cold drawer will not pass the back hall.',
        'This makes repair worth a good deal more here than the price of the machine suggests. Measure the narrowest door, with its door taken off the hinges, before any thought of a new one. Give the coil its brush twice a year as the niche has little air. In Shore Acres many kitchens are younger than Helene, so look for a warranty. Give us the two widths and the St. Petersburg neighborhood.',
      ],
    },
    washer: {
      heading: 'Back-porch laundries off the brick streets',
      paragraphs: [
        'A closed-in back porch is where many a bungalow washer went. Its floor may slope a little, so that rain would run off in the days before it had walls. The washer runs off too, an inch a week, toward the low side, until its hose is tight.',
        'Shim the whole stand and not one foot, then lock the nuts. Porch walls are thin, and a cold night can stiffen a hose, a hot one weaken it, so braided lines are best. Where flood water came in, ask when the outlet was last replaced. Towers on Beach Drive want a leak tray and an alarm instead. When you call, tell us porch, closet or garage, the direction of its walk, and the length of hose left.',
      ],
    },
    dryer: {
      heading: 'Alley-side vents in Kenwood and Old Northeast',
      paragraphs: [
        "On narrow lots the dryer's outlet faces a side yard four feet wide, straight at a neighbor's window, or the alley with its sand. The review of outside changes in a historic district means that a new hole is not made in an afternoon. Keep the present one free.",
        'Brush it from outside every other month, and see that trash bins stay two feet off. Peoples Gas serves the city, so yours may be a gas dryer; for one, slow heat together with a sharp smell means stop, leave, and let the gas company come first. Otherwise slow heat means lint first. Condo owners downtown should know who looks after the riser. Tell us the fuel, the side of the outlet and the minutes.',
      ],
    },
    dishwasher: {
      heading: 'Lime-softened water in St. Petersburg dishwashers',
      paragraphs: [
        "The city's Cosme plant takes the edge off the regional water with lime, so scale builds slowly. If your machine shows thick chalk, look elsewhere: rinse aid that ran out years ago, or a heater that no longer dries. Gray etching calls for less detergent, not more.",
        'A bungalow often has no dishwasher bay at all. An 18-inch model took the place of a drawer stack, on a drain squeezed beside the only sink. Check that its hose climbs before going down, since a low hose lets sink water in. In flooded parts, new kitchens hide new faults such as a kinked line behind a fresh cabinet. When you book, tell us whether it is 18 or 24 inches wide, and whether the kitchen is new since 2024.',
      ],
    },
    oven: {
      heading: 'Block-house wall ovens across St. Petersburg',
      paragraphs: [
        "A mid-century block house may have a wall oven in pale enamel, with a hole cut to one maker's measure. New ovens tend to be wider and to need a deeper box. So each good thermostat or element for the old ones counts.",
        "An electric one that heats on one coil only is a cheap cure; a door spring nearly so. Gas ovens in the bungalows need a look at their igniter's glow, seen through the lower slots, without taking anything off. For towers, the panel holds a code and the elevator has its hours. Write down the hole's width and the color of the enamel; it dates a St. Petersburg oven as well as any number.",
      ],
    },
    stove: {
      heading: 'Gas flames and bay breezes in St. Petersburg',
      paragraphs: [
        "Salt water on three sides means a window is open when the weather allows. A cross breeze over a bungalow's range makes a low flame lift, flutter and go out, while the spark clicks on to catch it. The stove is sound, and the window is the fault.",
        "Close it and try again. If the burner still drops out, its cap is crooked or its port damp with salt. Lift the cap once cold, wash, dry fully, and set it in its notch. Brass darkens near the water, which is only looks. Should a gas smell stay in the room after the knob is off, go outside and call from there. Tell us window open or closed, the burner's place, and where in St. Petersburg.",
      ],
    },
    'wine-cooler': {
      heading: 'Glass towers on Beach Drive and wine at 55',
      paragraphs: [
        'Morning sun over the bay floods an east wall of glass before anyone is up. A wine cooler in its light reads warm by nine and is back in line by noon, day after day. Owners who read it at breakfast think it broken.',
        "Log it at nine, noon and ten at night for two days. A swing that follows the sun asks for a film or a curtain. A steady climb asks for us. Built-in columns on upper floors need their mounting screws eased before they roll out, and the tower's office wants notice of a technician. Inland around Tyrone the sun is the same and the paper less. Bring those six readings, with floor and side of your St. Petersburg building.",
      ],
    },
    'range-hood': {
      heading: 'Salt from three sides on a hood cap',
      paragraphs: [
        'Whichever wall a hood vents through in this city, salt air is not far from it; just the middle is spared. A steel cap pits, its flap sticks, and the spring inside the damper breaks with a small ping one winter. Thereafter the kitchen feels a draft when the fan is off.',
        'Hold a hand beneath the off fan on a windy day. Cold air, or hot in summer, shows the damper is gone. Copper or aluminum caps last longer. If the house lies in a local historic district, ask the city before you move a cap to another side. Our part is fan, switch, light and damper. Tell us ping, draft or roar, and which neighborhood you live in.',
      ],
    },
    microwave: {
      heading: 'New kitchens in Shore Acres, old outlets behind',
      paragraphs: [
        'After the flood of 2024 many kitchens in Shore Acres and Riviera Bay were rebuilt. Cabinets and microwave are new; wiring higher in the wall may date from the first owner. A new 1,700-watt microwave on a forty-year line trips within minutes of a long defrost.',
        "Feel the plug after five minutes of use: warm is a warning. Look in the panel to see if the microwave has a breaker by itself, of 20 amps. If the invoice says so and the plug stays cool, the oven's own fan or tube is in question. Warranty first, since the maker may pay. For bungalows, width is the issue. When you book, tell us the breaker's amps, the year of the house, and the minutes.",
      ],
    },
  },
} as const satisfies CityAdvice;
