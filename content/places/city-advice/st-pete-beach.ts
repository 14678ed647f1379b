// Advice for each appliance in St. Pete Beach. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const stPeteBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Outdoor refrigerators facing the Gulf at 33706',
      paragraphs: [
        'Between the Gulf and Boca Ciega Bay nothing made of steel is far from salt. An outdoor refrigerator needs stainless of marine grade, and a cover does more for it than polish. Bloom, those tea-colored spots, begins at screws and handle ends.',
        'Rinse it with a damp cloth and fresh water each week, dry it, and oil the hinge pins. Coils behind the grille deserve the same rinse, by a technician and with power off. Guests of a rental leave doors ajar, so an alarm is worth its battery. If the box warms after a windy week, feel whether the fan still pushes air from below. When you book, tell us indoors or out, the marine mark if you know it, and the next free hours between guests.',
      ],
    },
    washer: {
      heading: 'Kitchens upstairs, storage below: where washers go',
      paragraphs: [
        'Houses in Pass-a-Grille keep the living floor up and storage down, because the sea has visited. A washer left below saves stairs and costs a machine with each flood. One moved up needs a pan, a drain in it, and a floor that bears the spin.',
        'Before you replace a drowned machine at ground level, ask the city: after flood damage federal flood rules may limit what goes back there. Upstairs, listen to the first spins. A wooden floor hums, and a stiff board below the feet calms it. Sand from beach towels belongs outdoors; shake them over the rail. Let us know the floor it stands on, and whether it was ever in the surge.',
      ],
    },
    dryer: {
      heading: 'Sandy towels and salt at a beach dryer',
      paragraphs: [
        "Towels bring sand home, and dryers keep it. Grains work under the drum's felt and wear a groove in the rollers; a steady thump, faster as the drum speeds up, is a flat roller. A rental that dries twenty towels on a Saturday gets there in few seasons.",
        "Shake, rinse, spin, then dry, and put that order on a card for guests. Outside, the flap on the Gulf side rusts at its pin and stays open, so moist air blows in all night. A plastic or stainless one lasts better. If St. Pete Beach is where you rent out a house, ask the cleaner to note time per load. Tell us that number, thump or squeal, and the flap's state.",
      ],
    },
    dishwasher: {
      heading: 'Rental dishwashers that never see the same cook twice',
      paragraphs: [
        'Every week brings a new guest with a new idea of detergent. Hand soap, too much powder, glass at the bottom: a dishwasher in a vacation rental dies of use and not of age. A chip of shell or glass in the pump makes a sharp rattle.',
        'Leave one tub of tablets and nothing else under the sink, with a photo of a well loaded rack. After each stay someone should lift the filter out and rinse it. If it rattles, stop, for the next turn may break the blade. Water comes over the bridges from the county and is kind enough. When you call, tell us the arrival and departure days, who has the door code, and the sound it makes.',
      ],
    },
    oven: {
      heading: 'New ovens after Helene: proving what was kept',
      paragraphs: [
        'House after house here replaced its kitchen after September 2024, while some upper floors kept their old ovens. A kept oven may share a junction box that was under water. If it trips now on humid nights, the trouble could be in the wall below and not in the oven.',
        "An electrician should have signed off on that circuit; look for the paper. For a new oven keep the receipt, as its first year is the maker's matter. An old one that heats well asks for no more than a cleaned gasket and dry contacts. Tell us which yours is, what floor the panel and the box are on, and when it trips. Add the gate code if there is one.",
      ],
    },
    stove: {
      heading: 'Cottage cooktops and salt in the knobs',
      paragraphs: [
        'In an old cottage the windows stand open, and evening air leaves a film of salt on the cooktop. It creeps below the knobs. Electric switches then turn stiff, and a burner stays on high whatever the pointer says.',
        'Pull a cold knob straight off and wipe the shaft. If it is green or white at the base, the switch behind has had its share. Do not spray cleaner there. A switch is a small part and worth it on a stove of ten years. Glass tops hide the same switches, so a ring that will not go lower is the same story. Note which position and which make. Also say if the cottage is lived in or rented by the week.',
      ],
    },
    'wine-cooler': {
      heading: 'Corrosion first, temperature second, on the key',
      paragraphs: [
        'Two waters make sure that a cooler on this sand key ages at its tubes. The thin copper of the condenser meets steel brackets, and with salt between them one metal eats the other. A unit that cooled well in May and does nothing in July may have lost its charge there.',
        'Listen: a compressor that runs without end, a back wall without chill, no fan at fault. That set of signs means the sealed system, and on a small cooler it is seldom sensible to repair. We say so by phone. Indoors, away from the lanai door, it lives twice as long. Tell us your St. Pete Beach floor, the age, and whether frost forms at any place inside.',
      ],
    },
    'range-hood': {
      heading: 'Grease, salt and a hood that faces the Gulf',
      paragraphs: [
        "Wind from the water lifts the flap of a hood and lets damp air sit in the duct. Grease holds that salty damp against the metal, and it bites the fan's bare steel. You see orange streaks down from the filter frame.",
        'Wash the filters in hot water, dry them fully, and leave the fan on low for ten minutes after cooking so the duct dries. Aluminum mesh pits here; stainless baffles cost more and stay. Buildings on Gulf Boulevard may own the outer louver, so ask the office before anyone climbs. The fan can be ours. Say if streaks are orange or brown, whether the light flickers, and which side of your St. Pete Beach building the kitchen is on.',
      ],
    },
    microwave: {
      heading: 'Popcorn nights in rentals and tired microwaves',
      paragraphs: [
        'Guests heat popcorn, and popcorn burns. Smoke stays in the duct behind the wave guide cover, a small gray sheet on the inside wall. If that sheet is charred it sparks, and guests report lightning.',
        'Stop using it, wait until cool, and look at the sheet without prying at anything. Wipe off grease. A scorched or holed one must be replaced before the next bowl. Paint that has blistered on the cavity floor is another reason to quit. Outside salt has less to do with it than people. Owners who live elsewhere should send a photo taken by the cleaner, the model, and the hours when the unit is empty.',
      ],
    },
  },
} as const satisfies CityAdvice;
