// Advice for each appliance in Bal Harbour. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const balHarbourAdvice = {
  en: {
    refrigerator: {
      heading: 'Integrated doors and perfect gaps in Bal Harbour',
      paragraphs: [
        'Behind a cabinet front the refrigerator carries a door that may weigh as much as a person can lift. Hinges settle by a millimeter or two, the panel rubs its neighbor, and then the door stops a hair short of closed. The alarm beeps at night, and frost shows up along the top.',
        "Check the gap from top to bottom with a coin. If it narrows, do not force the door or shave the panel; the hinge has adjusting screws that a technician can turn. Clear the tallest items from the door shelves meanwhile. A Bal Harbour concierge will ask for floor protection and papers, so book a weekday. Tell us the cabinetmaker's name if you have it, the coin result, and if the freezer sits below or alongside.",
      ],
    },
    washer: {
      heading: 'European washers in a Bal Harbour service room',
      paragraphs: [
        'Apartments planned with a service room often hold a 24-inch front-loader on a plinth with a door panel of its own. Some heat their own water and connect only to the cold tap. That makes cycles long by design: two hours for cotton is normal, four is not.',
        'If one drags, look at the heater symptom: touch the glass midway through a hot wash. Cold glass after an hour suggests the heater, and lime may be the cause, though village water comes lime-softened and builds slowly. Another sign is a rinse that never ends because foam stays in the tub. Cut the soap to a third. The freight elevator must be booked, so tell us the program, its true length and how warm the glass gets before you choose a slot.',
      ],
    },
    dryer: {
      heading: 'Dryers behind panels above the Atlantic',
      paragraphs: [
        'A dryer hidden by a cabinet door needs a grille or an open door, or it rebreathes its own warmth. Heat-pump models in particular lose their power in a closed box, because their cold coil has no cool room to lean on. Open the panel for one load and compare.',
        "If opening it cures the trouble, a vent slot in the panel is a carpenter's job and no part is needed. Otherwise, clean the lower heat-exchanger screen. In Bal Harbour towers with true ducts, wind from the north and the east faces can hold the outlet shut, so ask the engineer which wall yours leaves by. Tell us that wall, the panel's condition, the model, and the name the certificate of insurance must carry.",
      ],
    },
    dishwasher: {
      heading: 'Silent dishwashers with no face in Bal Harbour',
      paragraphs: [
        'A fully integrated machine shows nothing but wood, with its lights on the upper edge or as a red dot on the floor. When that dot fades, people start it twice or open it halfway. So first learn whether it runs: hold your ear to the panel, then look at the floor in the dark.',
        'Panels also hide small leaks, which travel under stone before anyone sees them. Pull the toe strip off if it is only clipped and feel for dampness with a dry hand. Any water, and the valve gets closed. Soft village water calls for a low salt setting and modest tablets. For a repair in Bal Harbour the panel must come away without a mark, so tell us its finish, and if you can see screws.',
      ],
    },
    oven: {
      heading: 'Steam ovens and wall stacks in Bal Harbour',
      paragraphs: [
        'A stack of steam oven, oven and coffee machine shares one tall cabinet and sometimes one circuit. If two of them went dark together, look at the panel before the appliances. If only the steam oven complains, it may simply want water, a clean tank seal or a full descaling that nobody finished.',
        "Half a descaling is worse than none, since the machine waits for rinse steps and locks other programs. Follow it through to the last rinse. When it is out of the wall, its stack may need bracing, which is why we ask how many units sit in it. Bal Harbour buildings commonly refuse weekend work; plan on office hours. Give us the error text word for word, the display's language, and the model.",
      ],
    },
    stove: {
      heading: 'Flush cooktops set into Bal Harbour stone',
      paragraphs: [
        'A cooktop that lies level with the stone is sealed in by silicone or held from beneath by clips. Lifting it out is slow, patient work, and cutting the seal carelessly chips the edge. For that reason test everything that can be tested in place first: power, pan, panel lock, and the fuse for its circuit.',
        'A flat beep with a padlock sign is the child lock, and holding the key clears it. One dead zone on an induction top tends to be a coil or its driver; two on the same side, a board. Wipe ocean film from the touch area, as it confuses the sensors. Tell us the zone, the sign displayed, flush or framed, and if a drawer or an oven is right below.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine columns beside the ocean glass',
      paragraphs: [
        'Columns of a hundred bottles stand in many dining areas here, behind glass, lit for show. Light is heat. LED strips left on all day can lift the top zone by a few degrees, and the compressor answers with extra hours. Try a week with the display lights off.',
        "If the top still wanders, compare a thermometer with what the panel claims. The makers of built-in columns sell fans, sensors and door heaters as parts, so a drifting zone is rarely the end of one. Owners who travel can ask the Bal Harbour building if its staff may read the display on rounds. Let us know the zones, the panel's reading and yours, plus whether the door opens against a wall.",
      ],
    },
    'range-hood': {
      heading: 'Ceiling hoods and hidden motors in towers',
      paragraphs: [
        'A ceiling hood flush with the plaster looks like a light panel and hums like nothing at all. Its motor may be inside, above a false ceiling, or far off along a duct. In a Bal Harbour apartment the last is rare, since facades and shafts belong to everybody, so most are recirculating with a cassette of charcoal.',
        'Such a cassette lasts a limited time and cannot be washed, unless its label says it can be regenerated in an oven. Find out first. Remotes are the next trap: a dead battery imitates a dead hood. Once both are excluded, a technician opens the panel, for which the freight elevator, floor cover and a tall ladder must be arranged. Tell us ceiling height, remote or wall switch, and the age of that cassette.',
      ],
    },
    microwave: {
      heading: 'Speed ovens and trims that must not scratch',
      paragraphs: [
        'High-end kitchens here often choose a speed oven, half microwave and half convection. It offers more ways to half fail. If microwave works and hot air does not, a heater or fan is out; the reverse points to the high-voltage parts, where no one but a technician belongs.',
        "Test each way by itself with one full mug and with an empty preheat. Note which did what. Never use one whose door hangs or whose glass has a chip at the edge. Pulling it from a stack in Bal Harbour takes felt, tape and two people, so the visit is longer than a counter swap. Please give us the trim color, the results of your two tests, and the desk's rules on hours.",
      ],
    },
  },
} as const satisfies CityAdvice;
