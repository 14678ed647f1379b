// Advice for each appliance in South Pasadena. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const southPasadenaAdvice = {
  en: {
    refrigerator: {
      heading: 'Galley kitchens and door swing in South Pasadena',
      paragraphs: [
        'A galley is a corridor with a refrigerator at its end. If the hinge is on the wrong side, the door meets the wall, opens halfway, and drawers inside never come out. People pull shelves by force and crack them.',
        "Most top-freezer models let the hinge be changed to the other side; many French-door and some built-in ones do not need it. Ask before buying shelf after shelf. Feel also for a warm strip between the doors, which is a small heater against sweat and no fault. A retired couple's refrigerator is opened little, so frost there means the seal. Give the aisle width, the hinge side, and the building's name and elevator, if it has one.",
      ],
    },
    washer: {
      heading: 'Shared laundry rooms: who calls for a washer',
      paragraphs: [
        "In many condominiums here the washer is down the hall. If it is the association's or a vendor's, the number on its label is the one to ring, and we cannot touch it without the owner's word. Your own stacked pair in a closet is another matter.",
        "Read the label first. For a shared one, note the machine's number, what it did, and give that to the office. In your closet, check the pan, the hose dates and if the tap is yours or serves a riser. Weekends are full in such rooms, and overloading is the common cause of a bad spin: two thirds is full. When you book, tell us whose it is, and when a technician may take the closet apart.",
      ],
    },
    dryer: {
      heading: 'Stacked pairs and lint in condo risers',
      paragraphs: [
        "Apartments built in the seventies sometimes share a vent shaft. Your dryer blows into a pipe that others use too, and if a neighbor's screen is torn, the lint is yours as well. Slow drying on every floor at once points at the shaft.",
        'Ask the people above and below. If they wait as long as you, the board should have the shaft cleaned. If only yours is slow, look at the hose behind: stacked units crush it when pushed back. Heat-pump and condenser dryers need no vent and suit such buildings, though they take longer. Let us know which neighbors you asked, the floor, and whether your South Pasadena building has a rule against new vents.',
      ],
    },
    dishwasher: {
      heading: 'Booking a riser before a dishwasher visit',
      paragraphs: [
        'When one valve serves a whole stack, a dishwasher cannot simply be disconnected. The office needs notice, a sign goes on the door, and other kitchens go dry for an hour. A repair inside the machine may not need that at all.',
        'So tell us the symptom in detail: it does not drain, or the door leaks, or dishes are wet. Pump, latch and heater can be done with the water on when your own stop under the sink holds. Turn that stop, and see whether the kitchen tap or the dishwasher is cut. Write down the result. In South Pasadena we then know if the office must be asked, for which day, and how long the riser would be shut.',
      ],
    },
    oven: {
      heading: 'Narrow wall ovens in 33707 condominiums',
      paragraphs: [
        'A 24-inch wall oven is the pattern in these kitchens. It holds one tray, it runs hot at the back, and the next size up will not go in without a carpenter. A good repair therefore means more here than elsewhere.',
        "Before a holiday, test it: twenty minutes at 375, a slice of bread on each rack corner. One burnt corner is normal, a pale half is the fan or an element. If the oven shuts off by itself midway, its cooling fan could have stopped; feel for air above the door. The cutout's height and width help us look for parts or a match. South Pasadena buildings have quiet hours, so ask the office which, and pass them on.",
      ],
    },
    stove: {
      heading: 'Smooth tops and safe habits for retirement kitchens',
      paragraphs: [
        'Glass tops are easy to wipe and easy to forget. The light that says hot should stay on for half an hour after cooking. If it never goes out, or never comes on, a limiter on the element is stuck, and a hand can be burned by a plate that looks cold.',
        'Test it one evening with each ring. Do not set a cutting board on a ring even when all is off. Timers that stop a stove by themselves exist for those who worry, and an electrician fits them. Coil tops show their heat better. Name the ring and how the light behaves. Also say if anyone in the home uses oxygen, so that the technician knows before testing.',
      ],
    },
    'wine-cooler': {
      heading: 'A thermoelectric cooler in a quiet condo',
      paragraphs: [
        'Small coolers without a compressor are liked in apartments, since they hardly hum. They last as long as their two fans and one heat plate. When a fan stops, the plate overheats and dies next, so a new silence is not good news.',
        'Hold a strip of paper at the back: it should move. If it hangs still, unplug the cooler that day. A new fan is simple but not sold for every make, and we look that up first. Air from the canal side brings salt, so a place away from the balcony door is kinder. Room heat counts as well when you leave for summer. When you book, tell us whether the paper moves, the display, and where in the apartment it stands.',
      ],
    },
    'range-hood': {
      heading: 'Shared kitchen shafts and weak hoods',
      paragraphs: [
        'In a stacked building kitchens may empty into one shaft with a fan on the roof. Your hood then has no motor, just a grille and a light, or it has one that fights the roof fan. Smells from next door at dinner time are the mark of it.',
        "Hold a tissue to the grille at noon and at six. If it is never drawn in, the roof fan is off or a fire damper has closed, and the office must send its contractor. A hood with buttons and a motor of its own is ours to repair. Never fit a stronger one without asking: it pushes your smoke to others. Say what the tissue did, and whether your building's board allows ducts.",
      ],
    },
    microwave: {
      heading: "Before a storm: unplugging South Pasadena's microwaves",
      paragraphs: [
        "South Pasadena lies in the first evacuation level, and on the ground floor everything with a plug should be pulled before you go. A voltage surge when power returns harms a microwave's board even if water never comes. Upstairs the same habit is wise.",
        'Over the range, the plug sits in the cabinet above; if you cannot reach it, use the breaker. Back home, wait until lights have been steady for an hour. Then try two minutes with a full mug. A dead clock with other outlets alive is a fuse or board inside, for a technician. If water stood in the unit, leave it unplugged for good. Tell us your floor, how long the power was out, and what the panel shows.',
      ],
    },
  },
} as const satisfies CityAdvice;
