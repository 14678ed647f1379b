// Advice for each appliance in Lauderhill. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const lauderhillAdvice = {
  en: {
    refrigerator: {
      heading: 'Is the part still made? A Lauderhill question',
      paragraphs: [
        'In Lauderhill refrigerators tend to serve until they stop, so the useful question is whether parts still exist. Makers keep some for decades and drop others after ten years. Fans, start relays, door gaskets and thermostats often come from other makers when the original is gone; a printed board or a molded shelf frame may not.',
        'Find the tag before you call: on the left wall inside, near the crisper, or behind the kick grille. Photograph it, since the small letters after the dash matter. Then listen at the back. A click every few minutes with no hum is a relay or a compressor, and those differ tenfold in cost. With the tag and the sound, you can learn by phone whether a repair makes sense.',
      ],
    },
    washer: {
      heading: 'Breezeway closets and washers in Inverrary',
      paragraphs: [
        "A laundry closet that opens onto a breezeway has a door with slats, an unheated wall, and all the damp of the courtyard. The washer's steel skin sweats there at night. Rust starts at the lower rear edge, where you cannot see it, and reveals itself as brown marks on a white towel.",
        'Slide a phone camera along the back and along the floor. Rust on the skin is only ugly; rust where the tub hangs is a reason to stop. Leave the lid up, hang a damp absorber, and ask the village association if a vent in the closet door is allowed. Each Lauderhill condo village sets its own hours for contractors, so name the building and not the club. Pictures of both places help.',
      ],
    },
    dryer: {
      heading: 'Lauderhill villages share walls, and dryer noise too',
      paragraphs: [
        'Townhouse walls carry sound. A dryer that thumps in one home is a drum in the next, and neighbors notice worn rollers before the owner does. The good news: thumping is nearly always mechanical and seldom costly.',
        'Empty the drum and turn it slowly by hand. One bump per turn means a flat roller or a seam; scraping means the front felt has worn through; a free spin without drag, a broken belt. Do that before asking for a new machine. Vents in the older Inverrary buildings can end in a breezeway soffit, and lint hanging from the grille up there is the sign that it is due. State the village, the floor and what your hand felt. Lauderhill boards often set quiet hours, and a drum test is short.',
      ],
    },
    dishwasher: {
      heading: 'Shallow wells and a plain Lauderhill dishwasher',
      paragraphs: [
        'The city treats water from its own shallow wells, and what remains in it shows in an old dishwasher as a tan line round the tub. Tan is iron or tannin, white is lime; the two want different cleaners. Citric acid takes both off, chlorine bleach sets the tan for good.',
        'Put two tablespoons of citric acid in the cup, run it hot and empty, and look again. If the tub comes clean and the plates still do not, the spray arms or the heater are next. Basic models without a food grinder need their filter rinsed each week, something that nobody told the second owner. Does your Lauderhill machine have a filter that twists out? Tell us, and say whether its arms turn freely by hand.',
      ],
    },
    oven: {
      heading: 'Old knobs, old clocks: ovens southeast of Inverrary',
      paragraphs: [
        'Mechanical clocks on older ranges play a trick. If the timer is left in automatic, the oven waits for an hour that never comes and will not heat, though the burners do. Many a working oven has been thrown out over that one knob.',
        "Turn the clock's small stem until the word for manual shows, or until the hand clicks free. Then try bake. No luck? Set broil and watch: one glowing element and one dark one puts the blame on the dark one or its wire. Parts for such ranges are common enough that the block houses of Lauderhill keep them going at fair cost. Missing knob marks make it hard to explain, so send the model tag and tell us whether broil works.",
      ],
    },
    stove: {
      heading: 'Coil sockets that wear out in Lauderhill',
      paragraphs: [
        "For a stove used three times a day, the weak spot is the small block where a coil plugs in. Each boil-over bakes on its contacts, the fit loosens, and a tiny arc eats the coil's ends. New coil, same block, and the new one is eaten within months.",
        'So change both, or neither. With the power off and the top cold, draw the coil out and look at its two tips: shiny is good, pitted and gray is not. A coil with a sag in the middle makes pans rock and may be replaced alone. Lauderhill condo kitchens of the 1970s mostly stand ready for a plain thirty-inch range, so a swap is easy if it comes to that. Let us know how the tips look, and if the pilot light on the panel comes on.',
      ],
    },
    'wine-cooler': {
      heading: 'Second-hand wine coolers in Lauderhill homes',
      paragraphs: [
        "A wine cooler bought used can be a bargain or a box of trouble, and an hour's test tells which. Stand it upright for a day first, because oil leaves the compressor when it travels on its side. Starting it too early is how a sound one dies in the first evening.",
        'Then set it to 50 with two bottles of water in it. It should be within five degrees by next morning, and the fan should pause at times. A unit that never rests has lost charge or breath. In an Inverrary condo mind the outlet: sharing it with a window air conditioner trips the lot. If the test goes badly, what we need is age, model, and how it traveled. Only then does a visit in Lauderhill make sense.',
      ],
    },
    'range-hood': {
      heading: 'Finding the duct in a Lauderhill block house',
      paragraphs: [
        'In an early Lauderhill house with block walls, whoever added the hood had two easy choices: up through a flat roof, or nowhere. A flat-roof duct is short and would be excellent, if rain did not stand around it. Rust drips on the stove after a storm come from that collar.',
        'Put a white saucer on the burner grate overnight in rainy weather. Brown spots by morning say roof, not fan, and a roofer should see it before the motor drowns. Dry saucer but a rattle on high? Grease has unbalanced the wheel, and cleaning may do. In the golf condos a board decides on anything that passes through an outside wall. When you call, tell us dry or wet, and how many years the roof has.',
      ],
    },
    microwave: {
      heading: 'Countertop or built in: the Lauderhill verdict',
      paragraphs: [
        'Plain advice first, before anyone drives out: a countertop microwave with no heat is rarely worth a paid visit, while one hung over the range often is. The difference lies in the mounting. A hung unit has a size, a vent and a bracket that a new one must match.',
        'Measure the space: thirty inches wide is standard, but the height above the stove varies in older Lauderhill kitchens, and a deeper cabinet can make the new one stick out. If the plate turns, the lamp is on and the water stays cold, the costly side has failed. If the lamp is dark as well, hope for a fuse. Ask your village board about contractor hours while you wait. Tell us what is on the tag, and what the lamp and the plate did.',
      ],
    },
  },
} as const satisfies CityAdvice;
