// Advice for each appliance in Davenport. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const davenportAdvice = {
  en: {
    refrigerator: {
      heading: 'When Davenport guests arrive to a warm refrigerator',
      paragraphs: [
        'Eight people come in from the airport, put a hundred dollars of groceries on warm shelves, and by morning the milk is off. Sometimes nothing is wrong: an owner abroad had set the temperature up to save power, or a cleaner left the door ajar. A loaded machine needs a full day to settle.',
        'Ask the housekeeper to place a cheap thermometer on the middle shelf and photograph it at each change-over. A row of such pictures shows a slow decline weeks ahead. Ice makers in vacation houses also freeze into a lump when nobody draws from them; break it up and empty the bin between stays. Managers in Davenport should add the next arrival hour to the call, because it decides how we plan the day.',
      ],
    },
    washer: {
      heading: 'Change-over day for a Davenport pool-home washer',
      paragraphs: [
        'Pool towels are the hardest wash there is: heavy, wet before they start, and full of chlorine and sunscreen. A washer that does thirty of them on a Saturday ages in months. Its door boot turns sticky, the drum bearing starts to rumble, and spin ends early with the load dripping.',
        "Two things stretch its life. Spin the towels by themselves, before washing, and leave the door open when the cleaners lock up. If it quits on the day, the next house of the same manager may lend its machine while ours waits for a part. When you book, tell us how many beds the home has, the error shown, and the gate's day code.",
      ],
    },
    dryer: {
      heading: 'Sunscreen, towels and slow Davenport dryers',
      paragraphs: [
        'Sunscreen and softener leave a wax on the moisture bars, two metal strips inside the drum. A coated bar believes the load is dry and ends the cycle with damp towels; the cleaner then sets a timed hour, twice. The machine is being run double for want of a cotton pad with rubbing alcohol.',
        'Wipe the bars when cold, monthly in a busy house. Hold the lint screen under a tap too: water that stands on the mesh shows it is sealed with wax and needs a brush and soap. In townhouse resorts the duct often climbs to the roof, so ask the association who cleans it. Let us know the drying time in minutes, and whether timed and automatic cycles differ.',
      ],
    },
    dishwasher: {
      heading: 'Limestone and late loading in Davenport kitchens',
      paragraphs: [
        'Guests run the dishwasher on the morning they leave, packed to the ceiling, and nobody unloads it until the cleaner arrives. Food dries on the filter, and city or county well water adds its lime to the heater. By the third booking the glasses are gray and the owner gets a review about it.',
        "A cleaner can prevent most of that in three minutes: lift out the filter, rinse it, wipe the rim, top up rinse aid. Keep a box of tablets in the house so that hand soap stays out. When the floor is wet, check the door edge for a trapped straw before blaming the pump. Say which of Davenport's two suppliers bills you and how many stays ago it began.",
      ],
    },
    oven: {
      heading: 'Frozen pizza duty in Davenport vacation ovens',
      paragraphs: [
        'The ovens of rental houses live on pizza at 425 °F, often without a tray. Cheese on the bake element burns a weak spot that later arcs, and drips on the glass hide in the gap of the door. Ask the cleaners to look at the bottom panel too, and not at the door alone.',
        'A visible white or bubbled place on an electric element means it will fail within days, so book before the next family does. If the control is locked, press and hold the key with the padlock for three seconds; guests set that by chance and then report a dead oven. Owners abroad may let their Davenport manager approve the part in writing, which saves a second trip across time zones.',
      ],
    },
    stove: {
      heading: 'Four burners, forty guests: stoves in Davenport',
      paragraphs: [
        'Knobs are the first thing to go in a home with new users each week. They are pulled off, put back a quarter turn wrong, and then the burner that looks off is warm. Compare each pointer with the printed mark. A cracked knob on a live stem is a hazard, so switch the range off at the panel.',
        'Glass tops suffer from dry salt and rough pans. Light scratches are harmless, a crack is not. Where the manager keeps several houses alike near ChampionsGate, one photo of the rating label does for them all. Tell us what is on this label, which zone fails, and the hours between check-out and check-in when someone can open up.',
      ],
    },
    'wine-cooler': {
      heading: 'Unplugged for months: a Davenport bar cooler',
      paragraphs: [
        'Some pool homes have a bar cooler in the game room, often a converted garage without its own air duct. Cleaners unplug it between stays to quiet the hum. Restarted on a hot Saturday with a full load of warm soda, it cannot catch up by Sunday.',
        'Either leave it on, empty and set to 55, or start it the evening before and load it cool. If the room tops 90 °F, no small cooler will hold wine temperature; ask for a fan vent before a repair. Musty smell after storage goes with baking soda and an open door. Let us know from your Davenport house what the room measures at four in the afternoon and whether the compressor clicks on.',
      ],
    },
    'range-hood': {
      heading: 'The fan no Davenport guest turns off',
      paragraphs: [
        'In rental kitchens a hood tends to run all week, on high, with its lights burning. The motor gets far more hours than the maker thought, and the lamps bake the plastic lens until it drops. A rattle or a slow start after a busy season is worn bearings speaking.',
        "Fit cool LED lamps of the right base and leave a line in the house guide. Between stays the cleaner should pull the screen and send it through the dishwasher with nothing else. When speeds two and three sound the same, the switch is failing. Newer Davenport houses share a builder's model, so look for the sticker behind the filter and read it to us, with the width from side to side.",
      ],
    },
    microwave: {
      heading: 'Popcorn buttons and worn doors in Davenport',
      paragraphs: [
        'A home that sleeps fourteen opens its microwave some fifty times a day. The spring in the latch gives out long before the parts that cook. Signs are a door that must be bumped to start, a handle with play in it, or a turntable that keeps on after opening. In the last case unplug it at once.',
        "Please nobody fix this with tape: three switches guard that door, and they must agree. Countertop ovens are replaced, and a manager near Four Corners may as well keep a spare in the owner's closet. Those above a range are worth a visit. Tell us the model number on the door frame, the next check-in, and who approves the part.",
      ],
    },
  },
} as const satisfies CityAdvice;
