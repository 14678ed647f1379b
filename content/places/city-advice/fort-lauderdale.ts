// Advice for each appliance in Fort Lauderdale. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const fortLauderdaleAdvice = {
  en: {
    refrigerator: {
      heading: 'Dockside ice makers and tinted water',
      paragraphs: [
        'Water from the old Fiveash plant can carry a faint yellow from natural organics, harmless but plain to see in a clear-ice machine. Slow layered ice shows what cubes hide. A carbon block filter takes color out; a worn one lets it by, and the ice tells you weeks before taste does.',
        'On the dock or under a tiki roof the same machine battles salt and heat, so look at two things: filter date and condenser. Undercounter ice makers also need a drain that flows or a pump that works, or else water stands in the bin. Pour in a pint and listen for the pump. When you book, say dockside or indoors, whether a Fort Lauderdale drawbridge lies on the way, and the color of the ice.',
      ],
    },
    washer: {
      heading: 'After the 2023 flood: low laundry rooms',
      paragraphs: [
        'Two feet of rain in a day put water into ground-floor laundries in Edgewood and other low streets. A washer that stood in it and was dried out may run for a year or two before the bearing or the motor plug gives up. If yours began to roar or trip since then, that day may be the reason.',
        "Say so, as it changes where we look first. A bearing that sat in dirty water rusts and groans at high speed; a plug with green pins gives random codes. Put whatever replaces it on a pedestal. Canal-side Fort Lauderdale homes should also check for a backflow of brown water from the floor drain at king tide. Let us know how high the water was, when the noise began, and the drum's sound.",
      ],
    },
    dryer: {
      heading: 'Canals bring salt to inland dryer vents',
      paragraphs: [
        "You may live miles from the beach and still find rust at the dryer's wall hood, because the tidal New River and its canals carry salty air inland. Sailboat Bend sees it, Coral Ridge sees it. A magnet will tell whether the hood is steel; if it sticks, plan for an aluminum one.",
        'Downtown and on the beach the same dryer hangs twenty floors up and breathes through a duct you cannot see. Ask the building for its cleaning schedule. In the old cottages the duct is short, yet often squeezed flat behind the machine. Slide a hand down there and feel. Tell us cottage, canal house or tower, what the magnet showed if you needed it, and how long a load of jeans takes.',
      ],
    },
    dishwasher: {
      heading: 'Two plants, two waters in Fort Lauderdale',
      paragraphs: [
        'Most of the city was long served by Fiveash, which softens with lime and is giving way to membranes at Prospect Lake; Peele-Dixie in the southwest uses membranes already. Membrane water is softer, and a dishwasher set up for one can be wrong for the other after a move across town or a change of plant. Cloudiness that wipes off with vinegar says hard, cloudiness that does not says soft and too much soap.',
        'Do the vinegar test on two glasses before buying any cleaner. A tea-colored cast on white plastic parts can come from natural organics and harms nothing. In a tower by the beach, find your shutoff too; in a canal house, look at the hose where it passes the cabinet side. Let us know which test result you got, your quarter of Fort Lauderdale, and whether the machine drains through a disposer.',
      ],
    },
    oven: {
      heading: 'Weeks aboard and ovens left waiting ashore',
      paragraphs: [
        'Households that spend weeks aboard leave the oven waiting in a closed house. Come back, and it may show a clock error or a door lock that thinks it is mid-clean. Power flickers while you were out at sea do that, and ten minutes without current often bring it back.',
        'If not, the next suspect is a relay that stuck as voltage returned. Look and feel: an oven that is warm with every setting off must be cut at the breaker now. Gas from Peoples Gas reaches parts of Fort Lauderdale, so fuel is our first question. Then tell us days away, what the display says, and if the kitchen is in a house with a drive or in a tower with contractor hours.',
      ],
    },
    stove: {
      heading: 'Cottage gas, canal electric, condo glass',
      paragraphs: [
        'Three stoves share this city. The old cottages of Victoria Park may have piped gas, the canal ranches mostly took what the builder chose, and the towers were given glass. Only one thing holds for them all: near tidewater, metal connections need a dry wipe more often than manuals say.',
        'For gas, see if the spark is blue and snappy or orange and lazy; lazy means damp or a crack in the white ceramic. For glass, check that the sensor keys are dry. For coils, look for green. Then leave the rest alone, and treat any smell of gas as a reason to be on the sidewalk with 911. When you book, tell us which of the three stoves is yours, the sign you saw, and how near the water you live in Fort Lauderdale.',
      ],
    },
    'wine-cooler': {
      heading: 'Galley habits and home wine coolers',
      paragraphs: [
        "People who own a boat know marine coolers, and sometimes bring one home for the bar. A 12-volt unit run from a converter gets hot at the converter, which fails first and looks like the compressor's fault. Feel it: too hot to hold means it is near its end.",
        'House models have another rule. Built-in ones breathe at floor level, and on a ground floor in a low Fort Lauderdale street that toe is where flood water went. A cooler that stood wet should be tested for leakage before anyone touches its door in bare feet; leave the breaker off until then. Give us marine or household, voltage on the label, and high water if there was any. Add the bottle count; a full unit may take two people to move.',
      ],
    },
    'range-hood': {
      heading: 'From Las Olas Isles to downtown: hood outlets',
      paragraphs: [
        'A kitchen on Las Olas Isles may vent toward its dock, where wind off the canal lifts the flap and lets it slap at night. The slap wears the hinge, then the flap is gone, and rain follows. A stronger spring or a magnetic strip fixes the noise for little.',
        'Downtown the tower decides: recirculating, shared shaft, or a balcony louver. Learn which by lifting out the mesh and looking for a collar. Hoods in old cottages can surprise you with a duct that ends in the attic, which stains the ceiling and breaks the code. Ask an inspector or us to look up there. Tell us slap or silence, collar or none, and whether the duct ends at a roof, a wall or nowhere.',
      ],
    },
    microwave: {
      heading: 'Microwaves in beach condos and ground floors',
      paragraphs: [
        "A beach condo's microwave lives in sea air at the twentieth floor; a ground-floor kitchen's lives above the last flood line. The first shows rust at the vent louvers, the second is safe on its wall while the range below was not. Different histories, so tell us which you have.",
        "When floodwater reached the outlet boxes in April 2023, some circuits were replaced in haste. If yours trips only when the vent fan is on high, mention it, since the fan is a separate motor. For a heating fault, time a mug of water and compare with the wattage on the door tag. Condos in Fort Lauderdale commonly ask for certificates and hours. Send your building's form with the tag and the mug time.",
      ],
    },
  },
} as const satisfies CityAdvice;
