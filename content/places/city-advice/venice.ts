// Advice for each appliance in Venice. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const veniceAdvice = {
  en: {
    refrigerator: {
      heading: 'Machines that waited since April in Venice',
      paragraphs: [
        'When winter owners return, the refrigerator has stood closed since spring. If power was left on, the water filter is stale and the drain has dried to a plug. If it was shut off with the door closed, black mold has the shelves and the gasket.',
        'Wash with baking soda, leave it open for a day, plug in, and give it 24 hours before food. Throw away the first three bins of ice. Water beneath the drawers some days later is that dried drain, which melts free or needs us. A machine that clicks but stays warm after months of rest has a compressor that will not start. Say how it was left, for how long, and whether it stands on the island.',
      ],
    },
    washer: {
      heading: 'First wash of the season in Venice',
      paragraphs: [
        'After eight months the rubber in a washer has set in one shape. Valve seats leak, the pump sticks, the door boot has a flat side. January brings the first load, and half an hour later water comes under the door.',
        'Open the taps slowly and look behind with a light for ten minutes. Run an empty warm rinse while you stay in the room. If the pump hums without moving, stop it and clean the filter; often a coin holds it. In the shed of a home in Bay Indies or another park, mice may chew hoses over summer. On leaving in spring, close both taps for good measure. When you book, tell us the month it last ran and at what point the water appeared.',
      ],
    },
    dryer: {
      heading: 'Summer nests in a Venice dryer vent',
      paragraphs: [
        'A house that sleeps through summer offers lizards and wasps a dry warm tube. By January there is a nest at the flap, and the first load of towels cooks it. A smell of burnt straw is reason to stop that very minute.',
        "Before you start the machine, take a look at the hood and rotate the drum slowly to hear if anything rolls. Clean the outlet from outside. Vents on a front wall in a historic district are watched by the architectural board, so a new one is better placed at the back. Cabinets on the island show rust by their feet; Jacaranda's do not. Tell us nest, smell or rust, and how long the home was shut.",
      ],
    },
    dishwasher: {
      heading: 'Dry seals and low scale in Venice dishwashers',
      paragraphs: [
        'The city was early with reverse osmosis, so its tap water spares a dishwasher the worst of the scale. The months of standing dry do not spare it. The face seal of the pump sticks to its ceramic ring, tears at the first start, and drips on the motor.',
        "Before you go north, leave a cup of water with a spoon of mineral oil in the sump. On returning, add some hot tap water, let it soak overnight, then start with a rinse. Look under the toe plate with a light during the drain. Owners east in the county's area may find more chalk. Tell us whose water bill you get, how many months it stood idle, and where the first drop fell.",
      ],
    },
    oven: {
      heading: "Mediterranean houses and Venice's narrow ovens",
      paragraphs: [
        'Houses of the 1920s have small kitchens. A wall oven added later may sit in a recess meant for something else, some 24 inches wide and shallow, with plaster on all sides. Heat stays in that plaster and cooks the control above.',
        "If the clock fades after an hour of baking, the cooling fan or its duct is the thing to see. Keep the door shut while it cools, as an open door blows the heat upward. A board watches roofs and walls outside, not your kitchen. For golf villas out Jacaranda, 27 inches is usual. After a summer's rest run it at 300 for half an hour. When you call, tell us the width, the minutes until it fades, and whether you hear the fan.",
      ],
    },
    stove: {
      heading: 'Park kitchens and stoves in Venice',
      paragraphs: [
        'A range in one of the big parks may have its anchor still in the box. On a light floor a stove that can tip is worse still, as a heavy pot on the open door is enough. Check: grip the back edge and try to lift it gently. It should not.',
        "After months away a coil's plug is dull and a touch panel slow. Turn each on low for a minute with nothing upon it and watch. On the island salt comes from the Gulf, and grates and screws show it. Ask the park office if a technician must sign in. Tell us the park's name, whether the range is anchored, and which burner failed.",
      ],
    },
    'wine-cooler': {
      heading: 'Golf-villa wine coolers and a summer off',
      paragraphs: [
        'Winter owners ask if the cooler may be turned off in April. Yes, when it is empty, dry, and its door blocked open with a roll of paper. No, if bottles stay: a closed dead cooler in a warm villa reaches 85 and stays so, and wine at that heat is spoiled by June.',
        'Take the good bottles to someone who lives here all year. In fall turn it on three days before you fill it. If lamps light but no hum comes within ten minutes, the start device has died in its sleep. Garages on the island were filled by surge in 2024, so a cooler there stands better indoors. When you book, tell us how many months it was off, and whether it hums.',
      ],
    },
    'range-hood': {
      heading: 'Gulf-side hood caps on the island of Venice',
      paragraphs: [
        'Streets near the beach take wind straight off the Gulf, and the west wall is the worst place for a cap. In the quiet months nobody runs the fan, so its bearings sit in salt air without turning. In January it groans for a minute, then runs, then stops.',
        'Ask whoever minds the house to switch it on five minutes a week. That is all the upkeep a motor wants. The mesh should be put away clean, or roaches will have it by fall. Historic districts have an eye on what hangs on outer walls, caps included. Should the groan remain after ten minutes, spare it and call us. Let us know which way the wall faces and how many months it rested.',
      ],
    },
    microwave: {
      heading: 'Closing up a microwave in a Venice winter home',
      paragraphs: [
        "Leave nothing in it and unplug it; summer lightning finds an empty house as easily as a full one. Prop the door by a finger's width with a clothespin so that it does not grow mold. A hood-type one can be put off at the breaker instead.",
        'On your return, plug it in, set the clock, heat a mug of water. A burnt smell in the first minute is often a bug on the board, and it must not be run again. Sparks mean a rust spot in the cavity, which on the island comes from salt left by one open window. Let us know what happened in that minute, months closed, and if your Venice home is east or west of the bridge.',
      ],
    },
  },
} as const satisfies CityAdvice;
