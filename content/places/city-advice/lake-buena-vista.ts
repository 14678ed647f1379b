// Advice for each appliance in Lake Buena Vista. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const lakeBuenaVistaAdvice = {
  en: {
    refrigerator: {
      heading: 'Sweating walls behind a Lake Buena Vista refrigerator',
      paragraphs: [
        'Units that are cooled day and night behind closed windows are colder than the air in the corridor outside. Where that damp air slips in around a pipe, it condenses on the wall behind the refrigerator, and the puddle at its feet looks like a leak. A machine of this kind may be perfectly healthy.',
        'Dry the floor, slip a paper towel under the front and another under the back, and read them after four hours. Front wet points to the door seal or drain; back wet with a dry drain pan points to the wall. Guests can report this to the front desk without moving anything. Managers in Lake Buena Vista who book with us should add the unit number, the check-out hour, and both towel results.',
      ],
    },
    washer: {
      heading: 'Check-out laundry in Lake Buena Vista villas',
      paragraphs: [
        "From check-out until check-in a villa washer may do a week's sheets and towels. Housekeepers fill it to the top to save a load, which is how belts slip and door boots tear. Bed linens also wrap the agitator and pull it sideways.",
        'Post a card inside the lid: two sheet sets, no more, and one squirt of detergent. Put small socks in a mesh bag, since guests forget them in the boot fold and they reach the pump. When the machine stops mid-cycle, write down the code before anybody presses a second button. When you call, tell us that code, who may approve a part, and the free hours between stays.',
      ],
    },
    dryer: {
      heading: 'Who opens the vent at a managed villa',
      paragraphs: [
        'A timeshare dryer belongs to a building, not just to a kitchen closet. Its duct runs through a wall or ceiling that the management looks after, and it is likely years since anyone opened it. Towels that need two rounds are the first hint, a hot closet door the second.',
        'Guests should empty the screen after each load and report long times early in the stay. For managers: compare the same machine in three stacked units on one riser. If all three are slow, the duct is the culprit and a cleaning firm should come first; if one is slow, that dryer is ours. Lake Buena Vista condo-hotels often require the work order from their own office, so let that office place the call.',
      ],
    },
    dishwasher: {
      heading: 'First-night dishwasher trouble in a resort villa',
      paragraphs: [
        'Dish soap in a dishwasher is the classic guest mistake. The packet by the sink ran out, someone used the blue bottle, and an hour later foam creeps over the floor. Nothing is broken. Cancel the cycle, scoop the suds, sprinkle a spoon of salt, and drain; repeat until the water stays flat.',
        "The district's Floridan groundwater is a second story, told in white film on glasses over many months. Housekeeping can cure that with rinse aid topped up at every turn of the unit, which costs pennies. If water stands in the bottom after a clean drain cycle, feel for a label or straw at the filter. A manager calling from Lake Buena Vista should know: suds or no suds, and since which arrival.",
      ],
    },
    oven: {
      heading: 'Self-clean and smoke alarms in Lake Buena Vista',
      paragraphs: [
        'A villa oven is used little but oddly. Pizza boxes go in to keep warm, plastic trays are stored inside, and a new guest preheats without looking. After such an event the smell stays for days, and a housekeeper may reach for the self-clean button as a cure.',
        'Please do not, in a building whose alarms are wired together: the cycle runs near 900 °F and its smoke can empty a floor. Scrape the cold plastic off, wipe with baking soda, and call if the element shows a blister. Heat that comes on though the display is dark is a reason to switch off the breaker. Let us know who can let us past the gate and when the unit next stands empty.',
      ],
    },
    stove: {
      heading: 'Smooth tops and hurried guests near the resorts',
      paragraphs: [
        'On a glass cooktop the commonest damage in rentals is a ring of melted sugar or a suitcase set down for a moment. Cracks let water reach the elements, so a cracked top is out of use at once, even when all four zones still heat. A stain, on the other hand, only looks bad.',
        'Photograph it with a coin for scale and send that along. A zone that never quite turns off or glows at full on every setting has a failed switch, and until the visit it should be shut off at the breaker. A small villa kitchen in Lake Buena Vista may have its breaker panel in a hall or bedroom closet. Tell the next guests where it is.',
      ],
    },
    'wine-cooler': {
      heading: 'A villa wine cooler between guests',
      paragraphs: [
        'Wine coolers in rental kitchens are asked to be drink boxes. A family loads twenty warm cans at noon, sets 38 on a machine built for 45 to 65, and finds it failing at supper. The compressor runs on and on, frost grows on the plate, and the next guests hear a gurgle.',
        'Empty the shelves, leave the door open an hour with a towel inside, and start again at 50. A label on the glass with two lines of instructions prevents the next case. In sealed, always-cooled rooms the outside of that glass may mist; wipe it, as this is weather and not a fault. If it is still warm by the second evening, the Lake Buena Vista manager can call us with make and model.',
      ],
    },
    'range-hood': {
      heading: 'Recirculating hoods in Lake Buena Vista condos',
      paragraphs: [
        'A condo-hotel kitchen may not send cooking air outdoors. The hood, or the fan under the microwave, passes it through a charcoal pad and blows it back at the ceiling. When the pad is years old every breakfast can be smelled in the bedrooms, and the smoke alarm answers to bacon.',
        'Charcoal cannot be washed; it is replaced, about every six months at full occupancy. The metal screen under it can go through a dishwasher. An operator with many units in Lake Buena Vista does best to note one date for all of them. If the fan hums but the blade stays still, the motor or its capacitor is worn, and the hood should stay off. Report the label number found behind the screen.',
      ],
    },
    microwave: {
      heading: 'Foil, forks and the rental microwave',
      paragraphs: [
        'New arrivals use the microwave before anything else, often with a take-out carton that has a wire handle. A few seconds of sparks can burn the mica sheet on the side wall, a thin gray panel that guards the opening for the waves. Stains on it spark again, so the next guest inherits the fault.',
        'Leave such a unit unplugged and place a note on it. The sheet is a small part when the cavity paint is whole; bare metal showing means replacement. Villas under one Lake Buena Vista manager may share the same model from kitchen to kitchen, so one model number helps for all. State that number, the height from the range, and whether paint is missing.',
      ],
    },
  },
} as const satisfies CityAdvice;
