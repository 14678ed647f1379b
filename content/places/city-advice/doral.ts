// Advice for each appliance in Doral. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const doralAdvice = {
  en: {
    refrigerator: {
      heading: 'Doral refrigerators reaching their first big failures',
      paragraphs: [
        "When a whole street of townhouses was finished in one year, the builder's refrigerators went in together and they age together too. A row of neighbors with the same ice maker trouble is a hint: that model has a weak valve, fan or tube heater, and the part number is known.",
        "Ask next door before you ask us. Then look at your own filter's date and the ice itself; hollow cubes mean slow water, no cubes at all with a cold freezer often mean a frozen fill tube. Construction dust is part of Doral life, so slide out the lower grille and see whether the coil is furred. Give us the model and the year your village was built, and put our name on the guard's list.",
      ],
    },
    washer: {
      heading: 'Upstairs laundry above a Doral living room',
      paragraphs: [
        'A second-floor laundry saves steps and adds two risks. Wooden joists flex where a slab would not, so a front-loader at full spin can set the whole hall humming. And when a hose or pump lets go, the water comes out of the ceiling below.',
        'Look for a drain pan under your machine and pour a glass of water into it; many pans were never tied to a pipe. A leak alarm with a shutoff costs little beside drywall. If it shakes, test with one bath towel at low spin, then at high. Shaking only at the top speed is balance or floor, and shaking from the start is suspension. Say that it is upstairs when you book, and tell us how wide the stairs are at the turn.',
      ],
    },
    dryer: {
      heading: 'The long climb of a townhouse dryer duct',
      paragraphs: [
        'Attached homes leave few outside walls, and a laundry at the center of the plan has to send its air up through the roof. Such a vertical run drops its lint back down toward the machine each time the fan stops. After several years the elbow at the bottom may hold a fistful.',
        'Unhook nothing yourself if the pair is stacked. Just note how warm the laundry room gets and whether the lint screen is oddly bare; little lint on the screen along with long cycles means it is collecting elsewhere. In gated parts of Doral the association may own the roof, and the cap with it. Ask who cleans it, and let us know the answer, the floor of the laundry and the make of the dryer.',
      ],
    },
    dishwasher: {
      heading: 'Builder-grade dishwashers and newer Doral condos',
      paragraphs: [
        'Kitchens that came as a set usually got the entry model of a good brand. Its tub may be plastic, its motor is fine, and its weak points are the latch, the drain pump and the rack wheels, all of which are modest repairs. Do not replace the set for one of those.',
        'Downtown condos add a point: the machine is fastened to the cabinet sides because stone cannot take a screw. If it tips forward when the rack is out, those side clips have torn loose. Push the frame gently and see if it moves. Doral drinks from the Hialeah-Preston plants nearby and the lime there is reduced but present, so citric acid once a quarter is plenty. When you book, tell us which clip or code you found.',
      ],
    },
    oven: {
      heading: 'Double ovens bought with the Doral house',
      paragraphs: [
        'In a gated village home of the last twenty years the ovens often come as a wall pair: one convection on top, one plain below, and a single control for both. If the upper quits while the lower bakes on, the shared board still has power, so suspicion falls on the element, the fan motor or a relay for that cavity alone.',
        'Run each by itself and then both. Some models cut one off when the electronics overheat, and a kitchen cabinet without its vent slot makes that happen by the second tray. Feel the trim after an hour. Leave our name at the guardhouse, keep the space in front of the oven clear, and photograph the tag on the upper door frame; it covers both ovens.',
      ],
    },
    stove: {
      heading: 'Glass tops in kitchens younger than 1990',
      paragraphs: [
        "A smooth electric top is common in homes of Doral's age. Its ribbon heaters are held in a tray of insulation, and when one breaks, you see a dark gap in the glow at a certain spot. A zone that runs at full power on every setting has a welded switch or a stuck limiter, which is a different part.",
        'Turn off the room lights and look at each ring for a minute. Make a little sketch: which glows, which flickers, which stays black. Fine scratches from building grit do no harm, though a crack in the glass does, and then nobody should cook on any zone. Tell us what the sketch shows, the width of the top, and if a Doral remodel ever changed the breaker or the wiring behind it.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine fridges in Doral islands and dens',
      paragraphs: [
        "New mid-rise kitchens tuck a 15- or 24-inch cooler into the island, back to back with drawers. All its breathing happens through a slot near your toes, where shoes, rugs and a robot vacuum's dust meet. In a city that is still building, that dust is fine as flour and goes deep into the fins.",
        'Kneel down with a flashlight twice a year. A gray blanket behind the slot is the cheapest explanation for a warm shelf. After vacuuming with the plug out, allow a full day before you judge the temperature. If you moved to Doral with a cooler from another country, check the label for 50 hertz or 220 volts and mention it at once. Otherwise tell us the model, the zone that strays and the reading.',
      ],
    },
    'range-hood': {
      heading: 'Island hoods and open plans in Doral',
      paragraphs: [
        'Open kitchens took away the wall that used to guide the smoke. Over an island, cross drafts from the air conditioner push the plume sideways, so a hood may be blamed for what a ceiling vent does. Try the same pan with the cooling fan off for five minutes.',
        "If it clears better, have the vent turned, and save yourself a motor. If not, check the filter, then the speed: island models often show all speeds on the panel while the control delivers only one. Ceiling height matters for us, since a canopy hung from ten feet takes two people and a taller ladder. The guard at a gated Doral village will want our name. Describe the canopy's shape, the ceiling, and the sound on each of its settings.",
      ],
    },
    microwave: {
      heading: "Over-the-range microwaves of one Doral builder's choice",
      paragraphs: [
        'The combined microwave and hood above the stove came with most builder packages, and in Doral it may be the only fan in the kitchen. When its vent motor slows, both cooking and cooling suffer, since hot air from the burners rises straight into the case and the protective fuse opens.',
        "Take down the two mesh screens and hold them to the light. If you cannot see through, wash them before anything else. Find out also where the air leaves: through the wall, or back into the room past a charcoal pad at the top. Should it be dark and silent, test the outlet in the cabinet over it. Then give us the model from the door's inner edge and the gate instructions for your village.",
      ],
    },
  },
} as const satisfies CityAdvice;
