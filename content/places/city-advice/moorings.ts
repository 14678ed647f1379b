// Advice for each appliance in Moorings. Rests on the facts in city-facts-southwest.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const mooringsAdvice = {
  en: {
    refrigerator: {
      heading: 'Gulf on one side, bay on the other',
      paragraphs: [
        'Between open Gulf and Moorings Bay there is no lee side. Fins at the back of a refrigerator turn from silver to green-gray, and rubber gaskets dry hard in the salt. Both are helped by the same cheap thing, fresh water on a cloth, wrung out well, every month someone is in residence.',
        "If nobody is, put it on the list of the house watcher. Gulf Shore Boulevard condos of the 1970s and 1980s also have shallow recesses, so a newer model may stand proud and catch the light switch; measure depth with the cord in. Do the doors still snap shut from an inch away? A gasket that does not pull is a repair we can prepare with the model tag. Add which water you look on, and the building's name.",
      ],
    },
    washer: {
      heading: 'Letting a technician in while you are north',
      paragraphs: [
        "Most homes here are second homes, so a washer often breaks with a guest, a cleaner or a tenant present. The building's manager opens the door, but only with the appointment in writing. A phone call from Ohio at eight in the morning will not do.",
        'Write one short email: your name, unit, the day, our company name, and a sentence that allows us to run water. Copy us. Ask the cleaner for a film of the fault; ten seconds of sound say more than a page of words. Leave the taps closed until then, even if the fault seems to be electric. In the bayfront houses of Moorings nobody guards the door, and a key holder does the same job. When you book, tell us what the film showed, and who will be there.',
      ],
    },
    dryer: {
      heading: 'Seventies condos with a dryer closet in Moorings',
      paragraphs: [
        'Buildings of that age on the boulevard sometimes gave the dryer a duct straight out through the hall ceiling, sometimes none at all. Plans in the office show which. Ask for a copy, since a closet tells you nothing with its door shut.',
        'Should you have a duct, look at its outdoor end from the walkway: fluff on the grille is a due bill. Should you have none, a condenser model with a tray or a hose is what stands there, and its lint screen behind the lower door is the one that owners miss. The bay side sees less spray on grilles than the Gulf side, where they corrode through. Tell us ducted or not, which side, and what you found behind the lower door.',
      ],
    },
    dishwasher: {
      heading: 'Rebuilt bayfront houses and their two dishwashers',
      paragraphs: [
        'New bay houses replace small ones, and they come with two dishwashers, a scullery and a panel on everything. Panels are heavy. If the springs are not set for them, the door drops, the latch sits low, and a wash ends with a puddle that looks like a pump fault.',
        "Let the door go at forty-five degrees; it should stay. If it falls, both springs need another notch. Look also at the gap above: a panel that rubs on stone keeps the latch from seating. City of Naples water is lime-softened before it reaches Moorings, so the builder's salt setting can be too high from day one. A guest who runs both machines at once may trip a shared breaker. Left or right machine, where the door stops, and which panel maker? Begin there.",
      ],
    },
    oven: {
      heading: 'Long-idle ovens on Gulf Shore Boulevard',
      paragraphs: [
        'In a condo that is lived in for ten weeks of the year an oven lasts for decades, except for its rubber and its plastic. The door seal flattens on one side, the plastic of a knob cracks, and grease from 1988 perfumes the room. Each is a small job.',
        "Look along the seal with a lamp; where it shines flat, heat escapes and browns the cabinet edge. Take a photograph of it, with the tag in the same picture if you can. Wiring in a building of that time may be aluminum in parts, so nobody but an electrician should change its outlet. If the building's manager is to open up, the office wants it in writing. Does the oven bake evenly, and where is the flat part? Your unit number in Moorings helps too.",
      ],
    },
    stove: {
      heading: 'Low winter light and a Moorings glass top',
      paragraphs: [
        'Evening sun comes in off the Gulf across the kitchen and shows up every scratch in a glass cooktop. Most scratches come from sand: beach feet, beach bag, a pan set down on three grains. They are harmless unless a fingernail catches in one.',
        'Does it catch? Then a crack may start there with the next hot pot; have it judged. Clean with a soft cloth and cooktop cream, never with the green side of a sponge. Touch keys that answer late often sit under a film of salt, when the balcony doors stand open all winter. Wipe with plain water first. In a quiet building, a visit to Moorings without a loud tool needs little notice, but do ask the office. Tell us scratch, crack or slow keys, and how long you are staying.',
      ],
    },
    'wine-cooler': {
      heading: "A manager's key and a Moorings wine cooler",
      paragraphs: [
        'When something goes wrong with wine in July, three people must find each other: the owner up north, the manager with the key, and whoever repairs. Put the three names and numbers on a card inside the cooler door. That is the best tool against a warm August.',
        "As for the machine, its fins look at a kitchen full of sea air. Have them brushed each spring before you go, and let the manager's helper read the display on his monthly round. A reading that climbs one degree a month points to dust; a jump points to a part. Houses on the bay that took water in 2022 should not trust a floor-level unit from before then. Give the building's office a note about the visit, and us the readings and the model.",
      ],
    },
    'range-hood': {
      heading: 'Low buildings, low ceilings, low hoods',
      paragraphs: [
        'A mid-rise kitchen from the eighties has a lowered ceiling with a light box in it, and the hood hangs from a soffit that hides its pipe. Over the years tape on that pipe lets go. Steam then fills the soffit, and the paint above the cabinets blisters in a straight line.',
        "Touch the line: soft plaster after cooking pasta proves it. Stop the hood until someone has looked, since grease goes up there as well. Work inside a soffit can count as the association's concern when the pipe serves two homes. A bayfront house built last year has a tall chimney hood and none of this. Its blower may even be on the roof in the salt. Tell us blister or none, whether the fan is indoors or out, and the office's answer.",
      ],
    },
    microwave: {
      heading: 'Quiet homes, quiet faults in Moorings',
      paragraphs: [
        "In a second home small faults grow unseen. A microwave's lamp burns out in March; by the next winter its socket has corroded in salty air, and a cheap bulb has become a repair. Replace lamps you can reach from outside before you go, with the breaker off.",
        'Others tell on themselves: a turntable that hops has a worn coupler, and a door that must be lifted to close has a loose hinge. The second one means you stop using it. City power blips reset the clock; a clock that resets daily does not. Since no one is at home to answer, choose someone with a key to be there. Lamp, hop, or hinge? Send it along with the model, and ask whether a repair makes sense.',
      ],
    },
  },
} as const satisfies CityAdvice;
