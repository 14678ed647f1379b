// Advice for each appliance in East Naples. Rests on the facts in city-facts-southwest.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const eastNaplesAdvice = {
  en: {
    refrigerator: {
      heading: 'Full-time refrigerators in East Naples parks',
      paragraphs: [
        'In the older parks a kitchen door may be thirty inches, with a step of metal outside. A big refrigerator gets in once, by taking off its doors, and then it stays. That favors repair, and it also means the floor beneath has borne it for years.',
        'Press with your heel in front of it. A floor that gives in a mobile home tells of an old leak, and a cabinet leaning backward makes its doors close too hard or not at all. Do not tighten the water line; only look at it. Sun on a thin wall behind adds heat, so leave a palm of space. Full use all year means dust all year: brush twice. Tell us which park, how wide the door is, and whether the floor gives under your heel.',
      ],
    },
    washer: {
      heading: 'Sheds, creeks and washers lost to Ian',
      paragraphs: [
        'Washers in ground-level sheds toward the bay were lost in Ian. If yours came afterward, it probably stands in the same shed on the same slab. A base of two courses of block costs a Saturday and would keep the motor above most floods.',
        'Have the outlet raised too, by an electrician, with ground-fault protection. Brackish air from Haldeman Creek on calm mornings wets the steel, so tilt the lid and prop it. A machine that does its full week has honest wear: suspension rods, belt, pump. It bangs, slips or hums, in that order. None is a reason to despair. When you call, tell us bang, slip or hum, whether it stands on blocks, and how to find the shed.',
      ],
    },
    dryer: {
      heading: 'A mobile-home dryer and its skirting',
      paragraphs: [
        'Under the floor of a manufactured home is the worst place for lint. It dries there, the insulation hangs in it, and one spark is all it takes. The duct must run on metal through the belly and out past the skirting, with its own hood.',
        'Kneel and look with a flashlight for a loose end or a heap of gray. Find one, and you stop using the dryer until it is joined again. Check on the tag that the machine is approved for a manufactured home; most makers say so, and some need a kit. In the golf condos such as Glades the pipe is short and shared rules apply. Tell us park or condo, what lay beneath, and the drying time.',
      ],
    },
    dishwasher: {
      heading: 'Portable dishwashers have a place in East Naples',
      paragraphs: [
        'A small block kitchen or a trailer with two feet of counter often has a dishwasher on wheels that clips to the tap. It is honest help. Its weak part is the clip: a worn ring sprays the wall, and a loose aerator thread lets it jump off under pressure.',
        "Catch it early by running the tap slowly with the clip on and a towel round it. A ring costs little; the thread may need a plumber's new aerator. Never leave the house while it runs. Streets near the city are on Naples water, the rest on the county's, and both are fine for it with a capful of rinse aid. If it fills but will not drain, the hose end in the sink must not lie below the water. When you book, tell us built in or on wheels, and where the wet spot is.",
      ],
    },
    oven: {
      heading: 'Twenty-four-inch ranges in East Naples park kitchens',
      paragraphs: [
        'A mobile home may have been fitted with a narrower range, twenty or twenty-four inches, and the cabinet next to it is screwed to the wall. A thirty-inch bargain from the paper will not fit. So look after the small one, which is sound and simple.',
        "Take the racks out and measure the door, then look along the back for the element's two screws. If heat is missing, see if the light and the burners work; with those alive, the oven's own parts are at fault. A hot side wall is a sign of missing insulation, and in thin walls it must not be ignored. Whether you live in a park off US 41 or a golf condo, ask who must know of our van. Let us know the width, the fuel and what still works.",
      ],
    },
    stove: {
      heading: 'Three meals a day on an East Naples stove',
      paragraphs: [
        'Season or not, a family stove in East Naples cooks, and the left front ring does half of the work. It fails first. Rather than wait, rotate: use the right front for a month, as you would with tires. A ring lasts longer if it is not always the one on high.',
        'Watch for a coil that flickers, a knob that turns without a click at off, or soot on a propane pot. The first is the socket, the second the switch, the third a burner, and each is a bounded repair on a machine of ten years. Tank users in the parks should check the date on the hose. When you reach us, say coil, glass or flame; front or back; and how many people it feeds. Landmarks near the county government center help, as does the lot number.',
      ],
    },
    'wine-cooler': {
      heading: 'A small wine cooler in a small apartment',
      paragraphs: [
        'In a new apartment near Bayshore the outlets along the counter may hang on one circuit. A wine cooler then shares it with the kettle. At breakfast the breaker goes, and by dinner the bottles are warm, with nothing broken anywhere.',
        'Find another outlet, on another circuit, without an extension cord. If that ends it, you are done. If the cooler still quits in the afternoon, put a hand on the wall behind: western sun through a thin wall can push a small thermoelectric unit past its reach. Renters in East Naples should ask whether it belongs to them or to the landlord before they order work. Give the breaker story, the wall story, and which of you pays. Compressor or thermoelectric is printed on the rear label.',
      ],
    },
    'range-hood': {
      heading: 'Flat roofs and homemade vents off Davis Boulevard',
      paragraphs: [
        "Modest block houses were enlarged by handy owners, one room at a time. The kitchen's old outside wall became an inner one, and the hood still blows through it, into what is now a bedroom closet. Grease on the shirts gives it away.",
        'Walk the line of the duct from stove to daylight. Does it come out in open air? If not, shut the fan down and let a contractor route it; a county permit may be needed. If it does, and pulls poorly, clean the mesh and feel for the flap. In a manufactured home the vent often goes straight up with a hand crank on the lid, and a closed crank is a fine disguise for a bad fan. Tell us which it is: closet, daylight or crank.',
      ],
    },
    microwave: {
      heading: 'When a microwave repair is not worth it',
      paragraphs: [
        'Here is the rule without varnish, in East Naples as anywhere. A countertop microwave costs less than most visits; if it is dead, replace it. One that hangs over the stove or sits in a frame is a different sum, as the new one must match holes and height.',
        'Mobile-home walls need a mention: the bracket must hold in framing, not in paneling, and a unit that sags away from the wall should be unplugged and emptied today. Do not lift it off by yourself. Damp off the creek also rusts its bottom plate. If yours is hung and firm and only the fan is loud, a repair is likely to pay. Hung or standing, firm or sagging, dead or loud? The answer may spare you any bill at all.',
      ],
    },
  },
} as const satisfies CityAdvice;
