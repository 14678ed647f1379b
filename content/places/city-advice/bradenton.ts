// Advice for each appliance in Bradenton. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const bradentonAdvice = {
  en: {
    refrigerator: {
      heading: 'Palma Sola salt or ranch-side wear in Bradenton',
      paragraphs: [
        'The same refrigerator leads two lives in this city. By Palma Sola Bay its base, hinge pins and rear tubing rust; toward Lakewood Ranch it meets five people and a door that opens eighty times a day. One dies of air, the other of use.',
        'West, look at the feet and the lower back panel for brown blisters and keep it off a damp lanai. East, look at the door seal and the ice chute flap. Both profit from a coil brushed twice a year. Co-op parks have small kitchens and 28-inch models. Begin the call with west or east, and then the fault: warm above, warm below, noise or water. Say which of the two first; it changes what to expect.',
      ],
    },
    washer: {
      heading: "Carport laundry in Bradenton's big parks",
      paragraphs: [
        'Behind the carport, a park home has a shed with the washer, a water heater and tools. It is hot, unsealed and a step lower than the floor. Cold taps there give 85-degree water in July, so a cold wash is a warm one and shrinks wool.',
        "What fails first is the control, from heat, and then the lower panel, from rain that blows in. A louvered door and a two-inch stand are small changes that add years. River blocks had surge in 2024, so treat a machine that was wet as done. If anything on the shed's outside is to change, the park office signs. Tell us the park, the height of the shed's step, and what the lamps show.",
      ],
    },
    dryer: {
      heading: 'Cottage dryers in the Village of the Arts',
      paragraphs: [
        "A small cottage used as a studio may have its dryer a step from the workbench. Clay dust or sawdust goes through the room, into the drum's air intake, and make the lint gray and dense. It burns as well as any, and it packs harder.",
        "Keep a door between work and wash, and clean the lint slot twice as often. Have the back panel's inside vacuumed by a technician once in two years. In the golf gates out east the trouble is a long attic run instead. Old wood floors need the dryer leveled, since a drum off level wears one roller. When you call, tell us what kind of dust, for how many years, and where you live.",
      ],
    },
    dishwasher: {
      heading: 'Reservoir water in Bradenton dishwashers',
      paragraphs: [
        'The city drinks from the Bill Evers Reservoir on the Braden River, the county from Lake Manatee. Surface water brings little limestone but, in some warm weeks, a taste of earth. It harms no machine; a dishwasher simply holds the smell in its sump.',
        'Run the disposer before each start, leave the door ajar after, and use a cup of vinegar on the top rack once a month. Film on the glass is then soap rather than lime, so use less. White chalk is rare enough to be a clue to a private well. Tell us smell or film, city or county on the bill, and whether a disposer shares the sink.',
      ],
    },
    oven: {
      heading: "Milton's roofs and the ovens below them in Bradenton",
      paragraphs: [
        "Two weeks after Helene's surge, Milton took roofs. Rain came in from above on kitchens that had stayed dry before. Water runs down inside a wall oven's cabinet, and the board dries with a film on it; months later a relay sticks and the oven heats with the display off.",
        "An oven that heats unasked is to be cut off at the breaker and left so. Tell your insurer, who may ask for a report on the cause. In park homes check if the range's cord was replaced along with the floor. Cottages downtown may have gas in bottles. When you book, tell us about water stains on the cabinet top, when the roof was repaired, and the model.",
      ],
    },
    stove: {
      heading: 'Co-op park stoves in Bradenton',
      paragraphs: [
        'In parks that the residents own, the office signs for work outdoors. A propane bottle or a new gas line is outdoor work and may need its word. A burner repair at your own stove does not touch the outside at all.',
        'Check for tilt first, as piers settle: oil to one side, a door that falls open. Coils with a weak red on one half have a broken inner wire. On propane a lifted, roaring flame is too much air or pressure, which the gas dealer sets. Near Palma Sola Bay screws rust in and take longer. Let us know the park, gas bottle or cord, and how far it tilts.',
      ],
    },
    'wine-cooler': {
      heading: 'Riverfront evenings and a Bradenton wine cooler',
      paragraphs: [
        "On the riverfront, people sit out until ten with the doors open. Moist air from the water fills the house, and the cooler's glass runs with drops that reach the wood floor. Some models have a heated glass or frame against this, with a switch that is shipped off.",
        'Look in the menu for a setting called anti-dew, humidity or glass heat. A folded towel protects the floor until then. If mist is inside the pane, its seal has failed and the door is a part. In the newer east no one leaves the doors open, and dust is the question. Tell us about water on the floor, drops outside or inside, and the name on the door.',
      ],
    },
    'range-hood': {
      heading: 'A sea climate west, a kitchen crowd east',
      paragraphs: [
        'West Bradenton hoods rust at the outlet; eastern ones choke on family cooking. If you live by the bay, the thing to check is outside: flap, screws, streaks down the wall. If you live among the golf gates, it is inside: mesh, lamp, keys with a film of oil.',
        'Do both once a year and the hood repays it. An eastern two-story may have thirty feet of duct, which no cleaning of the mesh helps; ask how it runs. In a co-op park an outside change goes by the office. When the fan changes pitch by itself, a capacitor is fading. State streaks or film, any change of pitch, and how long the duct of your Bradenton hood is.',
      ],
    },
    microwave: {
      heading: 'Block-house outlets and Bradenton microwaves',
      paragraphs: [
        'A block house of the fifties may have its cables in thin metal tube or in plaster, two or three outlets to a kitchen. Pulling a new line for a microwave is real work in a masonry wall, so people share. The shared outlet wears, grips the plug loosely, and heats.',
        'If the plug slides out with no effort, have that outlet changed first; it is half an hour for an electrician. Then test with a mug. After Milton, look as well for water marks on the wall above. Older park homes may have a small main breaker, so stove and microwave together can be too much. Tell us loose or tight, alone or shared on its line, and the kind of home.',
      ],
    },
  },
} as const satisfies CityAdvice;
