// Advice for each appliance in Miramar. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const miramarAdvice = {
  en: {
    refrigerator: {
      heading: 'Old outlets east, clever refrigerators west of Palm Avenue',
      paragraphs: [
        'A refrigerator from this year in a Miramar house from 1958 may be plugged into an outlet older than its owner. Worn contacts grip the plug weakly, the cord end warms, and the compressor stalls as it starts. Touch the plug after a long run: warm is a message, hot is a reason to stop and call an electrician.',
        'In a newer kitchen of Monarch Lakes or Silver Shores the fault may well be a screen, a camera or a Wi-Fi setting that froze while the cooling works as it should. Check the food before the display. A cheap dial thermometer in a glass of water, read next morning, tells more than any app: 37 degrees is right. Give us that reading, the age of the house, and any message in its exact words.',
      ],
    },
    washer: {
      heading: 'A laundry at floor level in historic Miramar',
      paragraphs: [
        'Around State Road 7 a house may keep its washer in a carport room one step below the kitchen, with its drain hose pushed into a pipe in the floor. That sounds tidy and causes a strange fault: with the hose end too low, water siphons out as fast as it comes in, and the machine fills for ever.',
        'Look where the hose turns. Its highest point should stand about knee to hip high, hooked, and not taped airtight into the pipe. If the fill stops when you lift the hose, you have found it. In the newer laundries west of the Turnpike this cannot happen, and a Miramar front-loader there that will not drain wants its filter looked at first. Say how high the hose hangs when you book.',
      ],
    },
    dryer: {
      heading: 'Steam dryers and long runs in Riviera Isles',
      paragraphs: [
        "Houses of the lake communities put the laundry in the middle of the plan, so damp air has far to travel before it meets an outside wall. A steam dryer adds a hose of its own, split from the washer's cold tap by a small Y. If that Y drips, the wall gets wet and the dryer is blamed.",
        'Try a steam cycle with the drum empty and feel the Y with dry fingers. Then check the seconds of warm air at the wall hood outside; it should lift the flap at once. East of Palm Avenue, by contrast, look at the cord: a three-slot outlet from the sixties in a small Miramar house is best seen by an electrician before a new machine arrives. When you book, tell us which of the two is yours, and whether the hood is on a wall or a roof.',
      ],
    },
    dishwasher: {
      heading: 'Two Miramar plants, one kind of water',
      paragraphs: [
        'East and west of town have a city plant each, yet both draw on the same limestone, so a dishwasher meets like water on either side. What differs is the kitchen. In a house from the sixties the machine was often squeezed in later, beside the sink, fed by a copper line with a saddle clamp that chokes over the years.',
        'Count the seconds of filling: a normal machine hums with water for one to two minutes, then swishes. Swishing thinly after a long fill means starved supply, and plates come out sandy. A newer Miramar kitchen with a proper valve points instead to the screen at the inlet. Pull the lower rack and see if water stands level with the filter during the first wash; that single look is worth passing on.',
      ],
    },
    oven: {
      heading: 'Two generations of oven, one city line apart',
      paragraphs: [
        'East of Palm Avenue, a Miramar oven may be a narrow wall unit from the Kennedy years or a double oven with a touch screen. The first kind has a bulb thermostat whose thin copper tube runs along the cavity wall; if the tube slips its clips and lies on the floor of the oven, every cake burns.',
        'Look inside with a flashlight, oven cold, and press nothing. Tube hanging loose? Leave it and say so. With the modern kind, run bake at 350 and note what the screen shows at ten and at twenty minutes, since a probe that drifts will claim the heat it never reached. Part numbers for old units hide on the frame behind the door. Read us the tag, and say which half of town you live in.',
      ],
    },
    stove: {
      heading: 'When a coil stove outlives its wiring',
      paragraphs: [
        'Some kitchens near State Road 7 may still have the wiring they began with, while stoves came and went. Each new owner wore the big outlet behind it a little more. A coil that glows only after you shove the stove against the wall is telling you the plug is loose, not that the coil is bad.',
        'Do not pull it out to look. With the breaker off and all cold, move a coil from a good place to the bad one instead. If the fault stays with the place, it is the socket or the supply. On a glass top, in the gated Miramar of the west or anywhere, a crack means stop at once. When you call, tell us coil or glass, which burner, and whether moving things changed anything.',
      ],
    },
    'wine-cooler': {
      heading: 'A wine cooler behind a guarded gate',
      paragraphs: [
        'In a house with a built-in bar around Silver Shores or Monarch Lakes, the cooler under the counter may be older than the sofa. Sometimes a cabinetmaker closed the kick space below it with solid trim, which traps the hot air a front-breathing cooler must let go. It works harder each summer until it gives up.',
        'Slide a hand along the bottom edge. Warm air should stream out. None at all, with the fan audible, means dust or a blocked grille; brush it with the plug pulled. Distance from the sea spares Miramar owners the rusty fins of the beach towns, so a failing unit here is usually a tired fan or control. Associations in the west keep a list of vendors, so put our name on it once the day is set.',
      ],
    },
    'range-hood': {
      heading: 'A hood and its duct, old or never built',
      paragraphs: [
        'In the oldest streets of Miramar, hoods often have no duct at all: the kitchen never had a hole in its roof, and the fan returns the air through a pad. In the western subdivisions a duct exists but may end in the attic, where grease rains on insulation. Both look alike from below.',
        'On a cool evening run the fan high and look at the roof or wall for a cap with moving flaps. If none moves, find out which of the two you own before you buy parts. A board in the attic is not a vent. Where an association must approve a new cap, its form takes longer than the work. When you book, tell us the age of the house, whether you found the cap, and the noise at low speed.',
      ],
    },
    microwave: {
      heading: 'Drawer or countertop: two microwaves of Miramar',
      paragraphs: [
        "Newer islands west of I-75 hold a drawer microwave that slides out at a touch. It looks like a cabinet and dislikes being treated as one: leaning on it while you unpack groceries bends its slides, and the drawer stops a finger's width short. No seal, no start.",
        'Never push it closed to make it run. Look for crumbs in the front lip, remove them with the power off at the breaker, and try once. In the fifties houses the microwave usually stands on the counter, and there we will tell you frankly that a cheap one is seldom worth a visit. If the gate in your part of Miramar keeps a vendor list, add us first. Then tell us drawer or hung, and how wide the gap is.',
      ],
    },
  },
} as const satisfies CityAdvice;
