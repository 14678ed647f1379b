// Advice for each appliance in Weston. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const westonAdvice = {
  en: {
    refrigerator: {
      heading: 'First-generation built-ins in Weston kitchens',
      paragraphs: [
        'A built-in refrigerator from the nineties in Weston Hills was made to be mended: the compressor sits on top behind a grille, the hinges adjust, and the cabinet around it cost more than it did. Replacing one means matching 42 or 48 inches and door panels that were cut for it.',
        'So think in parts before you think in kitchens. Frost on one half and none on the other, a grille that is furry with dust, a gasket that no longer snaps: each is a modest job. A leak in the sealed system is the serious one, and there the sum should be compared with a new unit plus the carpenter. Measure width and height of the opening, read the tag inside the door, and tell us which compartment is warm. Leave our name with the guard, and tell us the village and the street.',
      ],
    },
    washer: {
      heading: 'One visit for a Weston washer: what to note first',
      paragraphs: [
        'Nobody wants a washer in pieces on a wet laundry floor, and in Weston every visit also has to pass a gate. What shortens a repair most is a good description. A washer has few organs, and each fails with its own sound.',
        'Listen for three things. A hum with no motion is the motor or its belt; a growl on spin is a bearing; silence with lights on is the lid or door lock. Then look at the error code and write it down, letter by letter. With those, plus the number on the frame, parts can be checked before the visit. Water arrives here from Sunrise, out of limestone wells, so do look at the inlet screens if filling is slow.',
      ],
    },
    dryer: {
      heading: 'Twenty feet of hidden duct in Savanna',
      paragraphs: [
        "Planned communities repeat a plan, and with it the plan's faults. If your model in Savanna has the laundry far from an outside wall, your neighbor's dryer has the same long run, and may have the same slow towels. Ask across the hedge before you ask us.",
        "Find the outside hood and time a load of six towels: fifty minutes is fair, ninety is not. Then see whether any cleaning hatch exists along the run. A Weston attic in August cooks the duct from outside while damp air cools in the part over the air-conditioned rooms, so lint sticks there first. Duct cleaning is a yearly task in such a house. Report the minutes, the model's floor plan name if you know it, and whether the hood is on the roof.",
      ],
    },
    dishwasher: {
      heading: 'The same dishwasher, thirty years on, in Weston',
      paragraphs: [
        "When a whole street was built within two years, the first dishwashers went within a few years of each other, and so did their replacements. What remains original are the openings, often a hair under the height today's tall-tub models like because a later floor was laid over the old one.",
        'Tile added in front traps the machine: it cannot slide out without lifting the counter. Check that before a leak makes it urgent. If the floor in front stands higher than the floor beneath, say so, because the repair must then be done from the front or through the toe panel. Rinse aid copes with the limestone water Weston buys from its neighbor. Measure the gap between counter and machine; it matters more than the brand.',
      ],
    },
    oven: {
      heading: 'Wall ovens of one age around Bonaventure',
      paragraphs: [
        'Double ovens of the first Weston kitchens are reaching the point where the upper cavity quits and the lower works on. They share a control, so both can fall at once. Lightning over the sawgrass speeds that up, since a board with an aged capacitor survives the storm and dies at the next self-clean.',
        'If yours is past twenty, stop using the self-clean cycle; ordinary baking is far kinder to old boards and hinges. After a night of thunder, switch the breaker off for five minutes before you judge a blank screen. Should the part be extinct, the cutout decides: 27 and 30 inches are both common, and fillers cost little. Have a tape measure, the tag, and which cavity failed near the phone.',
      ],
    },
    stove: {
      heading: 'Touch cooktops and August lightning by the dike',
      paragraphs: [
        'From the western streets you can watch storms walk along the dike at dusk. A smooth electronic cooktop watches too: its board stays awake all night to listen for a finger. A surge too small to dim the lamps may leave it with a key that beeps or a zone that is locked.',
        'Wipe the keys dry, then cut the breaker for ten minutes. Half of such cases are over at that point. If one zone still refuses, try a different pan, since an induction ring simply ignores thin aluminum. A whole-house surge device at the panel, fitted by an electrician, is worth a quote anywhere near US 27. Tell us what beeps and what stays dark, and when the last storm passed.',
      ],
    },
    'wine-cooler': {
      heading: 'A wine room in The Ridges, out of balance',
      paragraphs: [
        'Large houses on the edge of the Everglades like to hide wine under the stairs. The closet is handsome, closed on all sides, and warms up because the cooler blows its own heat back into it. By evening the unit reads 62, by morning 55, and the bottles ride up and down with it.',
        "Leave the closet open for one day and compare. A steady reading then means the room needs a vent, which is a carpenter's hour and no repair. Still climbing? The fan, the sensor or the cooling itself is in question. After a storm near Weston, also check that the control kept its setting; many return to a factory number. When you call, tell us the two readings, the number of zones, and the brand.",
      ],
    },
    'range-hood': {
      heading: 'What a Weston roof cap tells you',
      paragraphs: [
        'Roofs in the villages of Weston have been renewed once or twice since the houses were built, and every roofer sets new caps. Now and then a kitchen cap goes back with a bug screen inside it. Grease coats the mesh, and within a year the hood moves nothing.',
        "Think back: did the hood grow weak after the roof was done? If so, ask the roofer to look at the cap, as a kitchen vent must not have fine mesh. A hood that weakens slowly has its trouble lower down, in filters, wheel or motor. Colors and caps outside may need the association's approval, so put that request in early. Tell us how it was before the roof was done and how it is now.",
      ],
    },
    microwave: {
      heading: 'Built-in microwaves that matched the Weston ovens',
      paragraphs: [
        'Many kitchens here bought oven and microwave as a pair, with one trim and one color. When the microwave goes, people assume that the pair must go. Often only a switch or a lamp has failed, and the frame makes a repair sensible where a loose countertop model would be thrown away.',
        'Look for the model tag just inside the door frame; with that number we can see whether the maker still sells parts. Nightly surges in August shorten the life of the keypad, so unplugging at the breaker during a long storm is not overdone. Do not lift the unit out to look behind it: built-ins weigh more than they seem and the case must stay shut. When you book, tell us which keys answer, and whether the light comes on with the door.',
      ],
    },
  },
} as const satisfies CityAdvice;
