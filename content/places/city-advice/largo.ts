// Advice for each appliance in Largo. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const largoAdvice = {
  en: {
    refrigerator: {
      heading: 'Twenty-eight inches: refrigerators in Largo parks',
      paragraphs: [
        "A mobile home's kitchen may have been drawn around a refrigerator 28 inches wide, with an entry door no wider than 32. In the parks of Ulmerton and Belcher roads, then, a fault is weighed against a hard fact: the next one may not go in. Repair has the edge.",
        "Floors are of light panel. A leak softens them, the machine tips forward, and the doors no longer close. Press with your heel in front of it; any give needs a carpenter before us. Level the cabinet to lean back a trifle. Keep a pan's width behind for the coil's air. Let us know the width, the heel test, and the park's name and lot in Largo, as gates differ.",
      ],
    },
    washer: {
      heading: 'Light machines on light floors in Largo',
      paragraphs: [
        'The spin of a big front loader shakes a manufactured home like a truck passing. Joists are far apart, the panel drums, and pictures walk. Compact top loaders of 24 inches suit these homes, though a family that wants more can brace the floor from below.',
        "Lower the spin speed by one step and split the load; that alone may end the noise. Cup-shaped rubber feet help some. If the bang is new, a rod has come off or the floor has softened. In block ranches the washer stands on a slab in the garage and none of this counts. So first say: park or house in Largo? Then the drum's width, the spin speed, and when the shaking began.",
      ],
    },
    dryer: {
      heading: 'Down through the floor: dryer vents in Largo homes',
      paragraphs: [
        'In a home on piers the dryer blows down through a hole, then sideways under the belly to the skirting. Someone crawling there for cable or pipes can kick the joint apart, and nobody hears it. Lint then collects on dry insulation, which is how fires under floors begin.',
        "Each spring look at the outlet in the skirting while it runs: strong, warm, linty air should come. Weak air is a reason not to use the dryer until the run is seen to. Only metal pipe, joined by tape or clamps and not by screws that catch lint, belongs there. For Largo's block ranches check the garage wall. When you call, tell us how strong the air is at the outlet, the park's rules on work below the home, and gas or electric.",
      ],
    },
    dishwasher: {
      heading: 'Slim dishwashers for narrow Largo kitchens',
      paragraphs: [
        'A park home or a 55-plus condo may have a short kitchen where an 18-inch dishwasher, or none, was planned. The slim models have one pump, tight filters and less water, so a pea matters. Scrape well, and rinse the filter twice a week.',
        "Where it drains with the sink through a common trap, grease from Sunday backs up in both. Check for water in the sink as it empties. Upper-floor condos rely on the association for the riser, so a slow drain in several homes is its call. County water brings a mixed blend, seldom very hard. State 18 or 24, the sink's behavior, and if it is on casters. Some here still are, and those are simple to roll out.",
      ],
    },
    oven: {
      heading: 'Small ovens, long service in Largo',
      paragraphs: [
        'A 24-inch range suits a park kitchen, and its oven holds a single tray. Such ranges have been made with few changes for decades, so elements, igniters and thermostats still fit. That is good news to an owner told to buy new.',
        "Check the door first: a flattened gasket in so small an oven costs fifty degrees. Close it on a slip of paper at each side. Propane and gas types are found too, since Clearwater Gas reaches part of the city; with them leave anything below the oven floor alone. A tripped half of a double breaker gives broil and no bake. We'd ask for the tag number, paper results, and which Largo park or street.",
      ],
    },
    stove: {
      heading: 'Propane, city gas or cord: Largo stoves',
      paragraphs: [
        "Three fuels share this city. An older park home may have bottles by the carport, a house the city's gas main, a condo a plug. A range moved from one home to another carries the jets of its last life, so a friend's gift may burn with tall yellow tips.",
        "Do not cook on it until a licensed gas technician has changed them. The carport bottle's gauge and valve are his concern, and the park manager has a say on work there. With electric, try every knob at low, medium and high: one that has only full is a worn switch. Let us know the flame's color or the switch test, the stove's width, and which fuel feeds it.",
      ],
    },
    'wine-cooler': {
      heading: 'Florida-room wine coolers in Largo parks',
      paragraphs: [
        'A Florida room on the side of a mobile home is cooled by one window unit that is off at night. The wine cooler there goes from 74 to 90 and back every day, starting and stopping with the sun. Two or three summers of that wear a relay out.',
        'Shift it into the main part, against an inner wall. Thin floors pass its hum, so lay cork under the feet. A click every few minutes with no hum after is a start relay, often a fair repair. If it hums and stays warm, gas is lost and the cooler is done. Give room, click or hum, and the number on its back. Tell us whether it stands in the garage.',
      ],
    },
    'range-hood': {
      heading: 'Ceiling fans over stoves in Largo manufactured homes',
      paragraphs: [
        'Some manufactured homes have no hood but a round fan in the ceiling near the range, with a duct up through the roof. Seal and cap sit in full sun. When its collar cracks, rain comes in beside the lamp and stains the ceiling board in a ring.',
        "A ring after rain is roof work. A ring of brown grease is cleaning. Turn its breaker off, unscrew the grille and wash it; leave wires be. If the blades turn slowly or squeak, the motor wants us. On the carport side, park rules may ask permission for anything that juts out. Describe the ring's color and size, and measure the grille for your Largo home: eight inches or ten.",
      ],
    },
    microwave: {
      heading: 'Narrow shelves for microwaves in Largo kitchens',
      paragraphs: [
        "A shelf over a park kitchen's counter is twelve inches deep, and a microwave of sixteen hangs over its edge. It tips when the door is pulled, and its rear vent touches the wall, so the fan recirculates hot air and it shuts off halfway.",
        'Leave three inches on top and an inch or two behind, or choose a smaller one. Shutting off at the same minute each time tells of heat, at random of a supply. Many such homes have one kitchen breaker for all. Open the door, wait twenty minutes and try again at low power. Stand it safely before you test. Tell us the minutes, the depth of the shelf and of the oven, and park or ranch house.',
      ],
    },
  },
} as const satisfies CityAdvice;
