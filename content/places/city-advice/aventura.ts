// Advice for each appliance in Aventura. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const aventuraAdvice = {
  en: {
    refrigerator: {
      heading: 'Leaving an Aventura refrigerator for the season',
      paragraphs: [
        'Owners who go north in May often leave the refrigerator running with the ice maker on. That is the one part to stop before the flight. If a fill valve sticks while nobody is home, it feeds water into an apartment for days, and the floors below find out first.',
        'Lift the arm or press the ice key, close the small valve behind the cabinet or under the sink, and throw out the cubes in the bin. Whoever checks the apartment should look at the display and not only open the door. Coming back, discard the first batches of ice and let the unit settle a day. Aventura condos tend to have counter-depth models screwed in at the top, so say if yours is fastened.',
      ],
    },
    washer: {
      heading: 'Behind bifold doors in an Aventura tower',
      paragraphs: [
        "A stacked washer in a closet works in still air. Its door gasket stays wet between loads, and the closed bifolds hold that moisture in. Gray spots on the rubber fold are mold; wipe them, then leave both the machine and the closet open a hand's width for the rest of the day.",
        'To reach the pump or the drum, the pair usually has to come forward as one piece, a job for two people and a clear hall. Measure the closet opening with the doors folded back and the depth to the wall. Ask your Aventura office when the service elevator runs, because weekends are commonly closed. When you book, tell us those measurements, the brand, and a sentence on whether the water is off or merely drained.',
      ],
    },
    dryer: {
      heading: 'Apartments with ventless dryers in Aventura',
      paragraphs: [
        'Where the plans gave the closet no duct, the dryer condenses its moisture and pumps it away as water. People who move from a house expect an hour; a heat-pump model may take two for a mixed load and be perfectly well. What counts is whether it has become slower than it was.',
        "Clean both filters, including the second one at the foot, and rinse the lower screen in the sink. If the display asks you to empty a tank that is already empty, the drain pump or its float is stuck. Should your tower have real ducts, the building often maintains the shared part, so the board's last cleaning date is useful. Tell us ducted or ventless, the time per load, and the owner's name if you rent.",
      ],
    },
    dishwasher: {
      heading: 'Norwood water and the Aventura dishwasher',
      paragraphs: [
        "Aventura's taps are fed by the Norwood plant, which softens with lime and membranes and blends in reverse-osmosis water. With so little lime, heavy detergent does more harm than good: it etches glassware into a rainbow haze that no acid removes. Use one small dose and skip pre-rinsing.",
        'Set an adjustable softener, if the machine has one, near its lowest number. In a seasonal apartment the sump dries and the pump seal shrinks, so ask a friend to run a rinse each month. Water on the floor is the emergency up here. Learn where the valve sits below the sink and close it before you leave town. Report any leak code exactly as shown, since letters differ by maker, along with tower and unit.',
      ],
    },
    oven: {
      heading: 'Compact wall ovens above the Intracoastal',
      paragraphs: [
        'European-style kitchens in the newer towers favor a 24-inch oven, small in the cavity and dense with electronics. A fan behind the control keeps those cool and runs on after baking; that is normal. If it stays silent, the board is heating up and may shut down by itself.',
        'Listen for that fan tonight. Look as well at whether the oven shares a double breaker with the cooktop; in some apartments it does, and a trip takes out both. Seasonal residents ought to try a half-hour bake soon after coming home to Aventura, well before guests arrive. We need brand, width, the wattage printed on the tag, and any paperwork the condo office must have before it lets a contractor in.',
      ],
    },
    stove: {
      heading: 'Induction and glass in a kitchen high up',
      paragraphs: [
        'Induction suits tower life, with no flame and little heat in the room. Its power boards need air, however, and in an Aventura galley the drawer right beneath is often packed with foil, towels and manuals. Starved of air, the top lowers its power or beeps and stops within ten minutes.',
        'Empty that drawer, wait an hour, then boil a liter of water on one zone with a pan a magnet sticks to. If it now runs to the boil, you have found the cause. Two neighboring zones usually share one module, so note whether the dead ones are side by side. A crack anywhere in the glass means off at the breaker. Tell us the code, the result of the pan test and the hours your elevator is free.',
      ],
    },
    'wine-cooler': {
      heading: 'Summer away, wine cooler on, in Aventura',
      paragraphs: [
        'Thermostats in closed apartments get set to 82 or 84 for the summer, and the wine cooler has to make up the difference alone. It runs nearly all day on a coil nobody dusts. That is how a healthy unit fails in August while its owner is up north or abroad.',
        "Two cures are simple: keep the rooms near 78, and vacuum the toe grille before you lock the door. A sensor with a phone alert helps if someone local can respond. When the compressor has stopped altogether, do not let a neighbor restart it over and over; each try heats the windings. Send us the unit's location in your Aventura apartment, its last good temperature, and a contact who holds the key.",
      ],
    },
    'range-hood': {
      heading: 'Shared kitchen exhaust in a condo tower',
      paragraphs: [
        'Some towers pull kitchen air through a common shaft driven by a fan on the roof. In such a building your hood may be no more than a light, a filter and a damper, and if smoke lingers on every floor in your line, the fault is on the roof. One talk with a neighbor above or below settles it.',
        'A simple check: hold a tissue at the intake with the hood switched off. If it is pulled in, the shaft is alive. If it hangs slack here while it clings next door, your own damper or filter is blocked. The shaft belongs to the whole Aventura building, so we work from the collar down. Say whether your hood has a motor you can hear.',
      ],
    },
    microwave: {
      heading: 'Trim kits and built-in microwaves in Aventura',
      paragraphs: [
        'A built-in microwave set flush in a tall cabinet is really an ordinary one behind a frame. The frame guides its hot air out through slots, and a towel bar or a new cabinet coat can close them. Heat then trips a safety cutout; the unit goes dark and returns by evening.',
        'Look for those slots and keep them open. When it must be replaced, trim kits fit few models, so repair is the better bargain as long as the magnetron heats. Boil one cup for two minutes to find out. In Aventura we also have to pass a desk, a dock and an elevator, and a 27-inch unit comes down with two pairs of hands. Let the office know the date, then tell us frame width and brand.',
      ],
    },
  },
} as const satisfies CityAdvice;
