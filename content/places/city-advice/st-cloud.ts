// Advice for each appliance in St. Cloud. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const stCloudAdvice = {
  en: {
    refrigerator: {
      heading: 'A porch freezer and gnats from the lake',
      paragraphs: [
        'East Lake Tohopekaliga sends no salt, but it does send gnats, and they like the warm air that leaves a freezer on a porch. They pack the grille like wet flour. The compressor heats, the lamp of the porch draws more of them, and the meat softens from the top.',
        "Brush the grille outdoors with the plug out after each hatch, and change that lamp for a yellow one. A porch in St. Cloud also tops ninety for months, so look at the label for the highest room it allows. Raise it on blocks if your yard stood under water in 2022. For the one in the kitchen none of this holds, and there a fan or a sensor is likelier. Tell us porch or kitchen, whether the grille is clean, and the freezer's reading.",
      ],
    },
    washer: {
      heading: 'No laundry room by the St. Cloud lakefront',
      paragraphs: [
        'Frame houses near Tenth Street were built without a laundry room, so the washer found its place on a closed porch, in a shed or in the kitchen. Pipes were run along the outside wall. On a rare frosty night those pipes are the weak point, and in August the cold tap runs warm.',
        "A cold wash then is a warm one, and delicate things shrink; that is no fault. Wrap the pipes, put the machine on a level board, and have the outlet tested by an electrician. Out toward Narcoossee the laundry is upstairs with a pan, and its drain deserves a cup of water each spring. When you call, tell us where it stands, how it drains, and whether St. Cloud's water comes in fast or as a trickle.",
      ],
    },
    dryer: {
      heading: 'Wooden walls and dryer vents in St. Cloud',
      paragraphs: [
        'In a house of pine boards from a century ago, a dryer vent passes through dry, resinous wood. It must be smooth metal with a gap of air and a proper sleeve, never plastic or foil. If you can see charring or feel a hot board, stop at once and have it examined.',
        'Also see where it ends. A vent under a raised floor fills the crawl space with lint and wet air. New subdivisions send it up from the second floor through the roof, which is safe and long. Frogs come in at both. With a mirror and a lamp you can inspect the first two feet at the wall. Tell us whether the wood is warm, under the floor or through the roof, and the minutes for a load.',
      ],
    },
    dishwasher: {
      heading: 'Toho water and the St. Cloud dishwasher',
      paragraphs: [
        'Since October 2022 Toho has run the former city system, and the tap still brings groundwater. Limestone has made it hard. In a small wooden kitchen the dishwasher, added late, may hang on the end of an old line, where hard water narrows the valve that feeds it.',
        'Open the hot tap at the sink, full, and start the machine. If the stream drops to a thread, the line is narrow; if it stays strong and the machine still fills poorly, its own valve is limed. The first is for a plumber, the second for us. In the new houses by Canoe Creek the line is hardly to blame, and rinse aid set high does most of what is needed. Thread or stream, and old grid or subdivision? St. Cloud has the two side by side.',
      ],
    },
    oven: {
      heading: 'A wood-frame kitchen and a modern oven',
      paragraphs: [
        'An electric oven needs forty or fifty amps in most cases, and a house built for Union veterans had none at all. In between came several rounds of wiring. If the oven dims every lamp in the house, the feed is too thin, and an electrician should look at it before your next roast.',
        "With a sound feed, judge the oven by bread: pale below and dark above means the lower element; both pale means the sensor. After weeks of rain, damp in a low outlet or panel can trip the oven for no fault of its own. In St. Cloud's subdivisions toward Narcoossee you are likelier to own a plain range with a storm-tired board. Tell us about the lamps, the bread and the weather.",
      ],
    },
    stove: {
      heading: "Ground-level propane in St. Cloud's wet years",
      paragraphs: [
        "Ian's rain lifted creek and lake for weeks in 2022, and a tank that stood low may have floated or leaned. A stove on such a tank can burn poorly ever since, if water or rust got into the regulator. Yellow tips, a flame that breathes in and out, soot: stop and call the gas dealer, who owns that part.",
        'Once the supply is right, the burners are our affair. On electric coils in a lakeside kitchen, look for gnats in the drip bowls; they burn, smell and stain. Mobile homes have twenty-inch or thirty-inch stoves with parts of their own, so read the label in the lower drawer. Tell us which fuel, whether the tank stood in water, and your street.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine on a St. Cloud screened porch?',
      paragraphs: [
        'It looks fine in a picture: an old frame house, a porch over the lake breeze, a glass door with bottles. From May on it is cruel. The porch goes from 74 to 95 in a day, gnats enter at the fan, and the wood floor sags just enough for the door to hang open.',
        'Indoors, near the hall, with the plug on a wall of its own, the same unit lives for years. Try a week there before you pay for repairs. Is it still warm? Then hold a hand at the exhaust: warm air says that the compressor works, cool air says it does not. New houses in St. Cloud have bars with front grilles, and those want dusting only. When you call, tell us porch or hall, warm or cool exhaust, and how big it is.',
      ],
    },
    'range-hood': {
      heading: 'From no hood at all to a second-story duct',
      paragraphs: [
        "The grid's little kitchens were aired by a window, and a hood came late if it came. With eight-foot walls of wood, the simplest good duct goes straight out behind the stove, two feet long. A recirculating box is the poorest choice in a wood house, for the grease stays.",
        'If you have the duct, see whether its flap has swollen with paint. Free it by hand. In the two-story homes of the newer side the duct climbs inside a wall to the roof, and its weight of grease sits in the first bend, just over the fan; hence the drip. Wash the mesh, warm the fan ten minutes, wipe the rim. Gnats in the lamp cover do no harm. Tell us window, wall or roof, and whether the house is old or new.',
      ],
    },
    microwave: {
      heading: 'Rain, wells and ground-level outlets in St. Cloud',
      paragraphs: [
        'After long rain an outlet low on an outside wall can be damp, and whatever shares its circuit, such as a microwave in the corner, behaves oddly: trips at noon, works at night when it has dried. Watch the weather and not the oven.',
        'Keep a note of wet days and failures for one week. If they match, call an electrician. If it fails in dry weather, look at the door: does it click once, close flush, and light the lamp when opened? Loose hinges are a stop sign. In the new streets off Narcoossee Road most are hung over the range and share the storm risk with it. Mobile homes need a hung one to be fixed in framing. When you book, tell us about the weather that day, whether the latch clicks, and how it is mounted.',
      ],
    },
  },
} as const satisfies CityAdvice;
