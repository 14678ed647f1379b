// Advice for each appliance in Vineyards. Rests on the facts in city-facts-southwest.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const vineyardsAdvice = {
  en: {
    refrigerator: {
      heading: 'Nineties kitchens, cabinets made to measure',
      paragraphs: [
        'Kitchens in Vineyards were mostly fitted in the 1990s, often with a deep panel on each side of the refrigerator and a bridge of cabinets above. Such a frame was cut for one model. Ones made today are taller by an inch, and the inch is what keeps an old side-by-side in service.',
        'So a repair gets more credit here than the age suggests. Fans, defrost heaters and water valves for that generation are still common. Ask for two prices, part and carpenter, before you choose. If the machine is in a garage, the mild distance from the beach treats its fins kindly; heat is all it has to bear. Measure the frame at the left and the right, as they differ. The guard at a Vineyards gate will want your call, so be near the phone on the day.',
      ],
    },
    washer: {
      heading: "A carriage home's washer above the garage",
      paragraphs: [
        "Carriage homes often place the living rooms over the garages, and so the washer over somebody's car. Leaks show first as spots on a hood. Since two owners are concerned, knowing whether it is a steady drip or one splash a week settles much of the argument.",
        "Mark the spot with chalk and look after each load, for three loads. Grows only on wash days: a hose, a pump or the tub seal. Grows daily: the tap or its pipe, so shut it off. The county's northern plant sends softened and membrane-treated water, mild to valves. A technician should park by your village's own rule, so tell us where the van may stand. Tell us the chalk's result, the floor, and the name of your village.",
      ],
    },
    dryer: {
      heading: 'Lint and long summers at Vineyards',
      paragraphs: [
        'Those who live here all year dry five loads a week; winter owners five loads a month. The same duct needs cleaning on quite a different date. Count loads rather than months: after three hundred, say, have it looked at, sooner if your pipe climbs to the roof.',
        'A tally on the inside of the closet door is enough. When drying takes a quarter longer than it did, do not wait for the number. Villas often have the hood on the side toward the neighbor, behind shrubs that the landscaper trims on one face only; part them and look. Heat without drying is the pipe. Air that stays cold points to a part. When you book, tell us your tally, where the hood is, and which village you live in.',
      ],
    },
    dishwasher: {
      heading: 'Taking a nineties dishwasher out of its cage',
      paragraphs: [
        'Tile was laid in Vineyards kitchens after the cabinets, and the machine behind it stands in a pit of half an inch. A repair that needs it pulled forward is a job of jacks and towels. A repair from the front is not.',
        'Happily most can be done from the front: door latch, fill valve, float, drain pump on many makes. Find out the brand and then we can tell which. Measure from the tile up to the counter, and again inside beside the leg, by ruler. A difference over a quarter inch is worth mentioning. Treated county water keeps the heater bright, so cloudy glasses here are more often etched than limed. How high is the lip, what stands in the tub, and is the counter stone? Let us know what kind of water your home has, softened or not.',
      ],
    },
    oven: {
      heading: 'Wall-oven openings of the nineties fit again',
      paragraphs: [
        'Here is good news from a Vineyards kitchen: the wall-oven cutout of the nineties is near the modern one. A double oven of 27 or 30 inches goes in with small changes, a strip at the bottom or a shaved shelf. So you have a choice that owners of older houses lack.',
        'That turns the question round. If the board of a twenty-five-year-old oven fails, compare openly; if the lock, the lamp or the fan fails, repair. Take the cutout height from inside the frame, for trim hides up to an inch. Look for burn marks on the shelf below, which show that cooling air is short, and would harm the new one just the same. In Vineyards each village has its own parking rule, even for an hour. Tell us the cutout, the fault and the size of the breaker.',
      ],
    },
    stove: {
      heading: 'An island cooktop over a cabinet of pots',
      paragraphs: [
        "Islands of the nineties have the cooktop in the middle and pot drawers beneath. The wires hang in the back of the top drawer's space, and a tall lid can rub them each time it closes. Months later a burner goes out when someone puts away the wok.",
        'Empty that drawer and see if the fault goes. Do not touch the wires; just note which drawer it was. Propane tops have a regulator there instead, and it needs free air. Vineyards is a few miles from the beach, so corrosion is not what we suspect first. Glass that has yellowed near the vent is only cosmetic. When you call, tell us the make of the top and where the drawer is, and call us in with the guard.',
      ],
    },
    'wine-cooler': {
      heading: 'Outside bars that last, four miles from the beach',
      paragraphs: [
        'About four miles of land between you and the Gulf is enough for outdoor appliances to live a decent life. A wine cooler by the pool in Vineyards will not be eaten by salt. It must still be a model made for outdoors, since rain and ninety-degree evenings are not milder here.',
        "Look behind it for wasps' nests and for the irrigation head that sprays it at dawn; well-fed sprinklers leave brown streaks and fill the fan with minerals. Turn that head. Indoors, the bar in the living room has the usual quiet wear, a buzzing fan after eight years or so. Set a glass thermometer in for one night. When calling, say outdoors or in, whether the sprinkler reaches it, and how many Vineyards summers it has seen.",
      ],
    },
    'range-hood': {
      heading: 'From villa to house: hoods at Vineyards',
      paragraphs: [
        'Attached villas in Vineyards share a wall and perhaps a roof line; a detached house shares nothing. For a hood this decides how far the duct may go and who must say yes. Ask your village association first, as each has its own papers, not one set for all.',
        'Some islands of the nineties have a downdraft fan instead, with a pipe under the slab. Water collects in that pipe in the rainy season. If yours gurgles, or smells of pond when it starts, stop using it and have it looked at with a camera. Overhead hoods have none of that: with them it is mesh, wheel, lamp. Gurgle or rattle, island or wall, villa or house? When you book, tell us those three things when you call.',
      ],
    },
    microwave: {
      heading: 'Microwave and oven stacked in one cabinet',
      paragraphs: [
        'One tall cabinet, oven below, microwave above: the favorite arrangement of the nineties in Vineyards. The heat of a roast rises through the gap between them. If the cutout was closed up with foam or a fresh panel, the upper machine cooks its own keypad.',
        "Hold a hand flat above the microwave's frame during a roast. Warm is fine; too hot to keep it there is not. A vent strip may be missing. If buttons fail only while the oven below is on, you know why, and both can be cured. Microwaves of that age that no longer heat are seldom worth the part, but the trim kit is worth keeping. Read us both tags, top and bottom, and the trick with your hand. The guard will need your call before we arrive.",
      ],
    },
  },
} as const satisfies CityAdvice;
