// Advice for each appliance in Altamonte Springs. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const altamonteSpringsAdvice = {
  en: {
    refrigerator: {
      heading: 'Upstairs ice makers in Altamonte Springs condos',
      paragraphs: [
        'On the second floor of a complex near Cranes Roost, a quarter-inch plastic tube feeds the ice maker. It was laid by the person who sold the refrigerator, goes brittle behind its warm back, and cracks when the machine is rolled out to be swept. The neighbor below finds out first.',
        'Never pull it forward without closing the tap. Look from the side with a phone lamp: yellow tube is old tube, and a braided line costs little. Lime from the city wells grows at the valve, so a slow ice maker here is not broken at once. If you do not use it, close the tap for good. Which floor, what color is the tube, and how do the cubes look? Altamonte Springs associations may also want to know the date of the work.',
      ],
    },
    washer: {
      heading: 'Pans and alarms below an Altamonte Springs washer',
      paragraphs: [
        'Second-floor condos often ask for a pan and alarmed hoses under a washer, and they are right. But a pan without a drain is just a tray that buys ten minutes, and an alarm with a dead battery is an ornament. Test both today: pour in a glass of water, press the button.',
        'If the glass has nowhere to go, a sensor that shuts the taps is a better idea, and your association may list which. Stacked pairs in closets also hide the filter door behind the closet jamb; look if you can open it fully. A hum without draining can wait a day when the taps are off. Ask the board before a swap, not after. Tell us about the pan, the alarm and the filter.',
      ],
    },
    dryer: {
      heading: 'An airless dryer closet in Altamonte Springs',
      paragraphs: [
        'In a condo of the seventies the dryer closet may have neither window nor grille, and the dryer needs about as much air as a bathroom fan moves. With the door shut it starves. It pulls against its own vent, loses heat, and makes the whole closet damp.',
        'Dry one load with the door open, one with it shut, the same towels. If the open one wins by ten minutes, put a louvered door on your list; the association may have a standard one. No difference means vent or heater. Look at the wall outside as well, where ranch houses around Spring Oaks have a low hood behind the shrubs. When you book, tell us the two times in minutes, closet or room, and the floor.',
      ],
    },
    dishwasher: {
      heading: 'Kettles tell the truth about dishwashers',
      paragraphs: [
        'Lift the lid of your kettle. A white crust in it is what grows inside the dishwasher as well, on the heater and in the fine holes of the arms, since city wells in Altamonte Springs reach the limestone. A kettle that needs cleaning every month means a dishwasher that does, too.',
        "Do both on the same day, the kettle with vinegar, the machine with citric acid, empty and hot. Then wash normally and look at the top-rack glasses. Improved glasses say lime; no change says that the pump is tired or water too cool. Apartments near the mall sometimes share a water heater set low; run the tap until it is hot before starting. Let us know the kettle's state, the glass result, and whether you rent or own in 32701 or 32714.",
      ],
    },
    oven: {
      heading: 'Original ranges, original fuses, Altamonte Springs',
      paragraphs: [
        'Look on the back edge of an old electric range for a small glass or plug fuse. Ranges from the seventies had one for the oven light, the clock and the outlet, and when it goes, the timed oven will not start. It is a part for pennies inside a fault that looks like the end.',
        'It is ours to change, with the reason for its blowing. Your part is to tell us whether clock and lamp died on the same day. A range with working coils and a dead oven in a condo here is generally worth a visit, as the cabinet leaves just thirty inches. Hinges squeal for lack of grease; do not oil them, since oil burns. Tell us whether the clock is dead, the lamp, or neither.',
      ],
    },
    stove: {
      heading: 'Coil ranges that came with the condo',
      paragraphs: [
        'Many kitchens in the complexes of the seventies and eighties still have their first coil stove. It can go on for years if each ring sits flat and its drip bowl is open in the middle. Bowls lined with foil or bought in the wrong size touch the coil and short it.',
        "Pull one out, cold and switched off, and hold it against the new bowl before paying: the notch has to face the socket. A coil that glows in spots has a break to come. When the infinite switch behind the knob fails, the ring knows only high and nothing. That part is sold for most makes to this day. Give us the knob's behavior, the ring's size, and the make. Ranch streets between the lakes of Altamonte Springs have the same stoves with more room around.",
      ],
    },
    'wine-cooler': {
      heading: 'No window, no air: a closet wine cooler',
      paragraphs: [
        'People short of space in Altamonte Springs put a wine cooler in the laundry closet, beside a dryer that makes the air hot and wet. Every load lifts the wine by several degrees, and labels peel. A bedroom corner is a better cellar.',
        "Move it, give it three inches behind, and wait a day. If it holds 55 there, you have repaired it yourself. If not, listen: fan but no cold is the cooling side; silence is a power board. Duke Energy's summer storms can blink the lights, and some models come back at a factory setting, so set yours again. Small units of low price are rarely worth our visit; larger ones with two zones often are. Tell us where it stood, and what it read after the move.",
      ],
    },
    'range-hood': {
      heading: 'Condo kitchens facing a walkway',
      paragraphs: [
        "In a low-rise with outside walkways, the kitchen sits beside the front door, and the hood's vent opens at head height where people pass. Grease on that wall is no board's wish, and an association may have had the opening closed without a word about the hood inside.",
        'Check with a strip of tissue at the walkway grille while someone runs the fan. No flutter means closed, clogged or never joined. If it was closed on purpose, the hood should be set to recirculate, with a small lever or plate inside, and given charcoal. That is a simple change. Houses in Spring Oaks have roof pipes to check instead, where leaves gather. When you book, tell us if the tissue moved and whether you found the lever.',
      ],
    },
    microwave: {
      heading: 'Breakers shared across an Altamonte Springs apartment',
      paragraphs: [
        'Apartments near Uptown with an island bar can have bar, toaster and microwave on one breaker. When a guest plugs in a waffle iron, all three go dark, and the microwave is under suspicion because it shows no clock. Reset once and unplug the waffle iron.',
        "A unit that trips the breaker by itself, with nothing else on it, has an inner short, and you should leave it unplugged. Do not move it to another outlet to try. Rented home? The landlord decides on the repair, so let him call or write us his consent. For a condo's hung model, second floors have the same bracket as first floors, but stairs matter for the swap. Tell us alone or shared, tripped at start or later, and which floor.",
      ],
    },
  },
} as const satisfies CityAdvice;
