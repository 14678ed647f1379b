// Advice for each appliance in Dunedin. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const dunedinAdvice = {
  en: {
    refrigerator: {
      heading: 'Through a cottage door: Dunedin refrigerators',
      paragraphs: [
        'Before a refrigerator is ordered for a cottage near Main Street, somebody measures the door. It may be 28 inches with the trim, and the hall turns at once. Keeping a 24- or 28-inch model running for twenty years is then good sense.',
        "Parts that keep it alive are humble: door gasket, fan, defrost heater, thermostat. Frost on the rear wall inside the freezer means the third of these; a whir that stops means the second. A drop of oil on hinges near the marina keeps doors from sagging. If you must buy, tape out the new size on the floor first. When you call, tell us the door, the turn and the sound, and whether Dunedin's water is close by.",
      ],
    },
    washer: {
      heading: 'Converted garages and small Dunedin washers',
      paragraphs: [
        'A garage turned into a room keeps its floor drain, its step down and its slope. The laundry corner gets what width is left, so a 24-inch washer on a short hose is common. If the floor pitches to the old door, the machine slides toward the new wall.',
        'Set it on a level stand fixed to the slab. Streets by the marina had water in Idalia and in Helene, so make the stand a foot high at least and put the outlet higher. Membrane-treated water makes suds freely: half a dose is plenty. Foam at the door is a sign of more. Tell us its width, how it is raised, whether water ever came in, and what the noise is.',
      ],
    },
    dryer: {
      heading: 'Where a Dunedin cottage can vent its dryer',
      paragraphs: [
        'Setback rules and small cottage lots leave few walls where a vent may go. Some cottages use an indoor lint bucket with water instead. It catches lint and releases a quart of moisture per load, which ends as mold behind the couch. It must never be used with gas.',
        'A condenser or heat-pump dryer needs no hole at all, just a drain, and it repays itself in a tight house. If you own a vented one, keep its outlet clear of the fence and the air-conditioner by three feet. Clearwater Gas serves some streets, so read the label. For a Dunedin dryer let us know how it vents now, where the fence is, and the fuel.',
      ],
    },
    dishwasher: {
      heading: 'Soft city water needs less soap in Dunedin',
      paragraphs: [
        "The city's membrane plant takes hardness out before the tap. Pods made for hard regions are too strong for it: they leave foam, a soapy film and, with time, glasses etched for good. People add more, which is just the wrong way.",
        'Use powder, a single tablespoon, and see what happens in a week. Glass that is rainbow-tinted has begun to etch and cannot be saved, but the rest can. If there is white chalk despite the membrane, look for a well or for a worn heater. Cottage kitchens with an 18-inch bay have a finer filter. Say how much powder or how many pods you use, what the glasses show, and how wide the machine in your Dunedin kitchen is.',
      ],
    },
    oven: {
      heading: "Bungalow ranges in Dunedin's short kitchens",
      paragraphs: [
        'A short kitchen sets the range last in the row, its side against a wall or even the refrigerator. Oven heat soaks that side. The refrigerator labors, the wall paint turns tan, and the knob nearest the wall gets too hot to touch.',
        "A spacer of two or three inches, or a heat shield, is cheap. If the heat at that side has come up lately, the door seal or the insulation inside the panel is gone. Old ranges of 20 and 24 inches fit where nothing else does, so it is worth asking for parts. Gas models should light within a minute. Tell us the range's width, the hot side, and gas or electric.",
      ],
    },
    stove: {
      heading: 'Marina air on Dunedin stove tops',
      paragraphs: [
        'Sea air from St. Joseph Sound is calm, yet it settles on cast-iron grates, and those rust in a week when they are washed and put away wet. That is care and not a fault. Heat them for five minutes, rub with a drop of cooking oil, and they go black again.',
        "Igniters dislike damp too. After a foggy night they click long or spark at the wrong burner. Wipe the white ceramic tips with a dry cloth and wait. Clicking with no one near the knob is a switch, and then please unplug the range if you can reach the plug. On an inland ranch's electric top ignore all of this. When you call, tell us whether it was foggy, the number of clicks, and how far the marina is.",
      ],
    },
    'wine-cooler': {
      heading: 'Cottage corners for a Dunedin wine cooler',
      paragraphs: [
        'In a small house the cooler goes where there is a hole: beneath a stair, in a former ironing closet, beside the water heater. All of these lack moving air. A freestanding one needs about two inches on each side, and a closet door shut on it is a blanket.',
        'Put a thermometer on top of it in the hole. If the air there is ten degrees over that of the room, cut in two vents, low and high. If not, the machine is to blame. Near the marina oil the lock and hinge pin in spring. Garages turned into dens are fine if they have a cooling duct. Tell us the two temperatures, the size of the opening, and the make.',
      ],
    },
    'range-hood': {
      heading: 'Hoods without a duct in Dunedin bungalows',
      paragraphs: [
        'A frame bungalow may have kept a window fan and later got a hood with charcoal in place of a duct. For toast that does. For blackened grouper it does not, and the smoke detector in the hall says so. The window opposite, opened two inches, gives the smoke somewhere to go.',
        'If you think of a duct, ask the city first about setbacks, since the outlet may face a wall six feet off. Until then change the charcoal at half the time on its box, and wash the mesh with it. A fan on the marina side needs an open hinge: oil, not grease. Our work is motor, keys, lamps. When you book, tell us how your Dunedin hood sounds, and when its pad was last changed.',
      ],
    },
    microwave: {
      heading: 'Counter space and microwaves in Dunedin cottages',
      paragraphs: [
        "When a kitchen has four feet of counter, the microwave goes on the refrigerator. It is hot up there, the shelf shakes, and a child cannot see steam come from the bowl. The oven's fan draws warm air off the refrigerator's back, and both work harder.",
        'A small wall bracket or an over-the-range model frees the place, if the cabinet has 30 inches. A cottage may have 24, for which few models exist; so repair of one that fits is a thought worth having. It must have its own grounded outlet. If the plate turns unevenly, wipe the ring and wheels before you call. Let us know the width and height of the gap, and what is wrong.',
      ],
    },
  },
} as const satisfies CityAdvice;
