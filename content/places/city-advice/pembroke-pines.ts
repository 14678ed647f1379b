// Advice for each appliance in Pembroke Pines. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const pembrokePinesAdvice = {
  en: {
    refrigerator: {
      heading: 'One floor plan, one refrigerator alcove at Century Village',
      paragraphs: [
        'Thousands of condos at Century Village share a handful of plans, so the alcove for the refrigerator is a known size and often a tight one. A wide new model bought at a sale may not pass it, and an older one that still seals well is worth a fan or a thermostat.',
        "Take the alcove's width at the floor and at the counter, since plaster bulges. See that the door can open past ninety degrees, or the drawers will not come out for cleaning. Each building's board sets rules for bringing things along the catwalk, and a loaded dolly is one of those things. Let us know the building's letter or number, your measurements, and, if you live in the western Pembroke Pines houses instead, the garage or kitchen.",
      ],
    },
    washer: {
      heading: 'From Chapel Trail houses to Century Village closets',
      paragraphs: [
        'A Pembroke Pines house of the nineties, in Silver Lakes or Chapel Trail, has a laundry room with a slab below and room to walk around the machine. In the 55-plus condos the washer, where it is allowed at all, may be a compact one fed from the bathroom or kitchen line.',
        "Ask your board before calling if the washer was there when you bought. Then look at how it drains: a hose hooked over a sink's rim has to be held by a clip, or it whips out and floods the neighbor. For the house machine, check instead that the standpipe does not gurgle. Tell us which kind of home, how old the washer is, where it drains, and whether there is an elevator or only stairs.",
      ],
    },
    dryer: {
      heading: 'Newer by the avenue: dryers west of I-75',
      paragraphs: [
        'Houses get younger as you go west in Pembroke Pines, and so do their ducts. In the newest sections a laundry in the core of the house vents through the roof, with a steel pipe hidden from the day the drywall went on. In older ones near Hollywood the pipe is short and goes straight outside.',
        'Age tells you what to expect. A roof pipe needs brushing from below each year, and its cap a look from the lawn with binoculars: the flap should lift. Past Flamingo Road, garage heat adds minutes too. If clothes are dry yet the machine runs on, wipe the two sensor bars in the drum. When you call, tell us the avenue, the floor of the laundry, and what you saw on the roof.',
      ],
    },
    dishwasher: {
      heading: 'Same kitchen, same dishwasher, many doors',
      paragraphs: [
        "When a building of identical kitchens was refitted by its owners one at a time, dishwashers of every brand ended up in the same 24-inch hole. What they share is the plumbing: one old valve, one sink arm, one riser. If your machine and the neighbor's both drain slowly, blame the pipe and let the board know.",
        'Run water in the sink on its own and see if it rises. A slow sink means call building staff first. Pembroke Pines treats Biscayne water itself, and a rinse-aid setting in the middle suits most machines here. Houses in Towngate have their own line and can skip all of this; for them a filter wash comes first. Tell us condo or house, whether the sink drains fast or slowly, and the brand.',
      ],
    },
    oven: {
      heading: 'Condo wall ovens and suburban double ovens',
      paragraphs: [
        'Two typical ovens divide this city. One is a small electric range in a condo for people over 55, used gently and old. The other is a double oven in a planned neighborhood, used hard and young. Old and gentle tends to fail at the terminals; young and hard tends to fail at the latch and the fan.',
        "With the small range, look at the bake element's two ends for scorching while it is cold. With the double, see whether the top fan spins freely by sound. Knobs whose markings have worn off deserve new skirts, which is a small order and a safer kitchen. When you book, tell us which of these two it is, the model, and whether our name must be left at a staffed gate in Pembroke Pines.",
      ],
    },
    stove: {
      heading: 'Safer stoves for Pembroke Pines retirement kitchens',
      paragraphs: [
        'An automatic shutoff on the stove, or coils that limit their own heat, calms many families of older cooks. Newer coil ranges sold since 2018 include a limiter by rule, so their burners pulse and seem weak. If a new stove takes ages to boil, a warped pan is more likely than a fault.',
        "Set a pan on a flat table and see if it rocks. On an older stove without limiters, check that each control clicks firmly at off. If one runs past it, leave that burner dead at the breaker and call. The gate at Century Village is staffed, so leave our name there. From other parts of Pembroke Pines give the development. Let us know the pan test, the stove's age, the burner, and whether it is electric, gas or propane.",
      ],
    },
    'wine-cooler': {
      heading: 'Everglades-side heat and a Pembroke Pines cooler',
      paragraphs: [
        'Toward US 27 and the dike the garages stay hot until late, and a beverage cooler kept there for soccer weekends runs day and night. It may hold 50 degrees in January and 70 in August without any part having failed. The label on its back states the room range it was designed for, often up to 90 °F.',
        "Read that, then hang a thermometer. If the garage beats the label, move it, and keep the money. If not, clean the coil and listen for the fan at start. Condo owners in Pembroke Pines more often have a slim one in the kitchen, where a toaster's heat next door is worth removing. Send the label's range, your garage or kitchen reading, and how many cans or bottles it carries.",
      ],
    },
    'range-hood': {
      heading: 'Hoods without ducts in look-alike condo kitchens',
      paragraphs: [
        'In a condo building where all kitchens stack, a hood that recirculates is normal, and so is the belief that it is broken. Its charcoal pad lasts perhaps half a year of daily cooking. Hardly anyone changes it, as it hides behind the mesh and looks like part of the hood.',
        'Unclip the mesh and see if a round or square pad is behind it; smell it. A sour smell means it has been full for long. In planned neighborhoods such as Silver Lakes, by contrast, the hood is often ducted and its failure is a switch or a flap. Low ceilings over the catwalk side bring no trouble. When you call, tell us pad or no pad, its size, number of speeds that work, and the kind of Pembroke Pines home.',
      ],
    },
    microwave: {
      heading: 'Microwaves hung over small Pembroke Pines ranges',
      paragraphs: [
        'A 24-inch range with a 30-inch microwave above it, or the reverse, leaves fillers and odd brackets in some remodeled condos. Before it comes down, someone should know what carries it. Look in the cabinet above for two bolt heads; if there are none, it may be hanging from trim, and you should not load the cabinet over it.',
        "For residents who find the keys hard to read, a fault is sometimes just a timer left running or a lock set by a stray touch. Clear by holding the cancel key. In larger Pembroke Pines houses, with speed ovens and drawers, ask for the tag. Tell us bolts or none, the message on the display, both widths, and the building's hours for contractors.",
      ],
    },
  },
} as const satisfies CityAdvice;
