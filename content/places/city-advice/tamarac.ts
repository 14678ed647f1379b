// Advice for each appliance in Tamarac. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const tamaracAdvice = {
  en: {
    refrigerator: {
      heading: 'A refrigerator for one: Tamarac villa kitchens',
      paragraphs: [
        'In a villa with one small kitchen, the refrigerator is often a 28- or 30-inch top-freezer with plain controls. It suits the room. When it fails, the temptation is to buy a wide one, and then the pantry door will not open. A defrost heater or a fan for the old one is quickly judged and fits for certain.',
        'Clear the top before you call; boxes stored there hold in heat and hide the hinge. Then see if water under the drawers is clear, for that is melt from a blocked drain and can wait some days. Medicine that must stay cold cannot, so mention insulin or the like at once. Name your clubhouse as a landmark, and tell us the width, leak or warmth, and whether there are stairs.',
      ],
    },
    washer: {
      heading: 'The carport closet laundry in Tamarac',
      paragraphs: [
        'An outdoor closet off the carport is a common laundry in these villas, and it gets heat, ants and a damp floor. Ants nest in the warm control and bridge its contacts, so a washer may start on its own or skip steps. Bait outside the closet works; spray inside the panel harms it.',
        "Look on the wall behind for a trail. Next see if the closet door's vents are clear, as a closed box above a hundred degrees shortens every electronic life. A top-loader with a mechanical dial bears this place better than a touch model does. Tell us about ants, dial or touch, and whether the closet can be reached from the carport without a key. Say too if the same closet stacks a dryer on it.",
      ],
    },
    dryer: {
      heading: 'Stacked laundry units in Tamarac villas',
      paragraphs: [
        'Many carport closets hold a one-piece laundry center, washer below and dryer above in a single frame. Parts are shared: one cord, one board in some, and a belt you can reach only from the front. Treat it as one machine when you describe it, even if only the upper half is ill.',
        'Check the duct, short as it is, for nests of lizards and for a flap painted shut when the villa was last coated. If the flap is stuck, ease it free with the dryer off. A unit 24 inches wide uses other parts than a 27-inch one, so measure the front. Tell us that width, whether the drum gets hot, when the building was painted, and the name of your association.',
      ],
    },
    dishwasher: {
      heading: 'Shared walls and a notice before the water closes',
      paragraphs: [
        'In villa rows the pipe that feeds your kitchen may run in the wall next door, and closing it closes theirs. That is the reason associations want notice. If the valve below your own sink works, no one else needs to know. So try that first, slowly.',
        'Some of these kitchens took an 18-inch machine because the bay was small. Others have a full one with half its racks unused by a household of two; run it anyway every few days, as a pump left dry sticks. Tamarac treats water from shallow wells of its own, and light scale on the heater comes off with citric acid. When you call, tell us valve good or not, 18 or 24 inches, days since it last ran, and the fault.',
      ],
    },
    oven: {
      heading: 'Kings Point kitchens and simple oven controls',
      paragraphs: [
        'Large knobs and clear clicks are a kindness in a 55-plus kitchen, and a plain electric range gives both. Its oven thermostat works by a bulb filled with fluid on the end of a thin tube. When the bulb slips from its clip it touches the wall, reads too hot, and the oven never quite warms.',
        "You can see this without tools: look for a loose metal rod at the back or the side. Do not bend it. If it is in place, hang a thermometer and compare after half an hour. At Kings Point a visitor should be named at the gate; in the Mainlands, the street and house color help. Tell us whether the rod is loose, the reading, whether the knob's marks are legible, and gas or electric.",
      ],
    },
    stove: {
      heading: 'Carport-era coil stoves with simple parts',
      paragraphs: [
        'A villa stove of four plug-in coils is about as repairable as a machine can be. If one coil fails, swap; if a socket burns, change socket and coil together; if a switch runs hot, change that. Each is a matter of minutes for someone with the part in hand, so the model number counts for more than a long story.',
        "Find it by lifting the front of the top, if yours is hinged, or behind the bottom drawer. Should letters be worn away, take a picture at a slant with a flashlight. Residents with weak hands may want a knob with wings; ask. In Tamarac a gas smell from a neighbor's side of a shared wall is also reason to get out and dial 911. Give us the number, the coil's place, and the fuel.",
      ],
    },
    'wine-cooler': {
      heading: 'Small, silent coolers in Tamarac living rooms',
      paragraphs: [
        'A thermoelectric cooler makes no more noise than a clock, which is why people in small villas like one. In return it can only go about 20 to 30 degrees below the room. With the air conditioner at 80 to save power, 55 is at its limit, and 50 is beyond it.',
        'Cool the room to 75 for a day as an experiment. If the cooler follows, nothing is wrong with it. If it stays put, feel the back: a fan should push warm air out. A dead fan is a small repair; a dead module seldom is worth it in a unit for eight bottles, and we will say as much on the phone. Tell us room and cooler readings, fan or none, size, and which Tamarac community you live in.',
      ],
    },
    'range-hood': {
      heading: 'Galley fans and closet walls in Tamarac',
      paragraphs: [
        "Villa kitchens share walls on two sides, so a hood's only ways out are the roof and the front. Where neither was used, it recirculates. In many it is a slim metal hood with push buttons, and the buttons fail from grease long before the motor does.",
        'Press each firmly once. If a speed works only while held, the switch is at fault and the motor sound. Ask your association whether roof caps are on its list for maintenance; in some villa agreements they are. Inland air leaves the steel bright, so rust on the shell comes from steam and not the sea. Tell us which buttons work, whether there is a duct, and a clubhouse nearby as a landmark.',
      ],
    },
    microwave: {
      heading: 'Easy-to-reach microwaves in 55-plus kitchens',
      paragraphs: [
        'An over-the-range microwave hangs at face height, and lifting soup down from there is a real risk for older arms. If yours has failed, it may be a good moment to ask whether to mend it or hang a plain hood and set a small oven on the counter. We can give you the repair figure; the choice is yours.',
        "Check the simple things first. Is the control lock lit? Has the clock lost power since a storm? Does the plate sit on its three rollers? Ants behind the keypad are another Tamarac matter, seen as dead keys near the bottom. Do not spray the panel. When you call, tell us whether someone can be at home to move things off the stove, what the panel shows, and the outlet's place.",
      ],
    },
  },
} as const satisfies CityAdvice;
