// Advice for each appliance in Sanford. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const sanfordAdvice = {
  en: {
    refrigerator: {
      heading: 'Sloping floors tip a Sanford refrigerator',
      paragraphs: [
        'Kitchens added to Victorian houses rarely sit flat. A refrigerator that leans forward lets its door drift open a hair, and the compressor then cools the room all night. Frost along one side of the freezer gasket is the trace it leaves.',
        'Set a marble on the top of the cabinet. It should roll slowly toward the wall. If it comes to you, raise the front feet a turn at a time until the door closes by itself from halfway. In such kitchens an outlet from before grounding rules may also hold two slots only, and an adapter is no cure. For a house off Park Avenue in Sanford, measure the narrowest doorway between porch and kitchen and bring up that number when you call.',
      ],
    },
    washer: {
      heading: 'Leveling a washer on an old Sanford floor',
      paragraphs: [
        'Joists under a hundred-year-old kitchen have sagged toward the middle of the room. A washer spinning at a thousand turns a minute finds that out and walks. People fold cardboard under a foot, which flattens in a month and leaves the machine worse than before.',
        'Rock the top corner to corner: any clunk means one foot carries nothing. A square of exterior plywood screwed across several joists spreads the weight, after which the feet can be set with a level and their locknuts tightened. If it still pounds with an even load, the suspension inside is tired. Townhouses toward Rinehart Road have the other problem, a laundry upstairs on light trusses. Tell us which floor, wood or slab, and what the rocking test showed.',
      ],
    },
    dryer: {
      heading: 'Midges from Lake Monroe in a dryer vent',
      paragraphs: [
        'On calm summer evenings clouds of midges rise off the lake and are drawn to lights and warm air. A dryer hood over a porch lamp gathers them by the thousand. Their bodies stick to damp lint, the flap glues itself half open, and the duct narrows to a slot.',
        'Brush the hood clean each month from May to September, and move the lamp if you can. Screens on a dryer outlet are a mistake, for lint felts them over in weeks. In the historic district a new hole through old siding is a matter for the preservation board, so ask before anyone drills. When you call, tell us how far the laundry is from the lakefront and if the flap opens fully.',
      ],
    },
    dishwasher: {
      heading: 'Fitting dishwashers into historic Sanford kitchens',
      paragraphs: [
        'Cabinets in the old district were made by carpenters, not to a catalog. An opening may be 23 and a half inches wide, or high on one end where the floor falls away. A dishwasher forced in racks its frame, and the door then rubs, springs back or weeps at a corner.',
        'Check by eye: the gap between door and cabinet should be even on both sides. If not, the front feet can be turned until it is, with the screws to the counter loosened first. City well water is hard, too, so keep the rinse-aid cup filled and clean the filter weekly. The corner that weeps, left or right, is what we ask first in Sanford, followed by the width between the cabinets.',
      ],
    },
    oven: {
      heading: 'Two ages of oven in one Sanford ZIP',
      paragraphs: [
        'Within 32771 there are Victorian kitchens with a freestanding range against plaster, and new townhouses whose wall oven came in with the builder. The first kind lacks an anti-tip bracket more often than not. Push down gently on the open door; if the back rises even a little, stop using the oven until the bracket is in.',
        'Sloping floors make cakes thick on one side as well. Put a pan with a half inch of water on the rack, and trust it over any thermometer for that fault. Shim the range, not the rack. Builder ovens fail at the sensor or the fan, usually with a code starting in F. Give us three things: the code, the width, and the year of the house.',
      ],
    },
    stove: {
      heading: "Uneven pans on Sanford's old floors",
      paragraphs: [
        'Oil that pools at one edge of a skillet shows a range out of level. On an electric coil the pan then touches only half the ring, that half overheats, and the element burns through early. On gas it matters less for the flame and more for the pot that slides.',
        'Screw out the low foot until oil lies even in the biggest pan, and see that the anti-tip clip still engages. A house with 1920s wiring may give its range a thirty-amp line when the new model wants forty or fifty; the breaker will tell. An electrician should look before you buy. Say if your Sanford home sits on piers or a slab, what the breaker is marked, and which element died last.',
      ],
    },
    'wine-cooler': {
      heading: 'Quiet wine keeping near First Street',
      paragraphs: [
        'Wood floors carry sound. In a porch-front house a compressor cooler set against an inner wall makes the boards hum, and bottles with sediment never settle. Rubber feet under the cabinet, or a slab of cork, cut most of that for a few dollars.',
        'Old parlors also lack a duct of their own and may reach 85 on a July afternoon, so keep the cooler off the west wall. Turn the dial one mark and wait a day before turning it again. A rattle that stops when you press the side panel is a loose tube or tray, while a click every few minutes is a compressor failing to start. Which of these two you hear at home is the best clue you can offer.',
      ],
    },
    'range-hood': {
      heading: 'Venting a hood through Sanford clapboard',
      paragraphs: [
        "Anything that shows on the street side of a house in the historic district can need the preservation board's word, and a hood outlet is such a thing. Many owners therefore have a hood that only filters. It takes out grease, hardly any heat, and no moisture at all.",
        'With a filtering hood, swap the charcoal twice a year and keep a ceiling fan off while frying so that the steam rises into the screen. For a ducted one on the back wall, see that the flap is free of the midges that blow in off the water. Sanford townhouses have ducts shared with no one, but long. Mention the side of the house the outlet is on, or that there is none.',
      ],
    },
    microwave: {
      heading: 'Short of outlets in old Sanford kitchens',
      paragraphs: [
        'A kitchen wired for a lamp and a radio now carries a microwave, a kettle and a fryer. Two-prong outlets, cloth-covered cable and fuses may still be there in a house off the brick streets. A microwave needs a true ground, because its metal case protects you only through that third pin.',
        'Ask an electrician to test the outlet before a repair is ordered; it costs less than a second visit. Signs of trouble are a plug that gets hot, lamps that dim at start, or a tingle when you touch case and faucet together. With a tingle, unplug it and leave it. In newer Sanford streets by the airport the breaker is usually fine, so begin there with the model, the symptom, and the seconds until it stops.',
      ],
    },
  },
} as const satisfies CityAdvice;
