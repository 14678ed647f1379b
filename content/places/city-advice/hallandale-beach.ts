// Advice for each appliance in Hallandale Beach. Rests on the facts in city-facts-broward.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const hallandaleBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'A wide refrigerator in a narrow tower niche',
      paragraphs: [
        'The tower kitchens of Hallandale Beach were drawn for a plain refrigerator about thirty inches wide, with a wall on one side. Owners have since squeezed in French-door models, and the door that meets the wall cannot open far enough to free a crisper. Bins get yanked, shelf rails crack, and a drawer left proud keeps the door from closing.',
        'Stand at yours and open each door fully. If a bin scrapes the frame, that is a fitting fault, and no spare part will cure it; a hinge stop or a few inches of shift may. Feel the sides too: hot steel pressed against drywall means the machine cannot shed its heat. Measure the niche at floor and top before you phone, and find out if a water line was ever run to it.',
      ],
    },
    washer: {
      heading: 'Shared drains decide how a Three Islands washer behaves',
      paragraphs: [
        'All the apartments in one stack of a tower drain into a single riser. When that pipe narrows with decades of soap, your washer may pump perfectly and still flood, because the water comes back up the standpipe behind it. Suds in your sink while a neighbor washes point the same way.',
        "So watch the standpipe during one drain. Overflow at the wall is the building's pipe and the manager's job; a tub that stays full is the machine. Fixing the wrong one costs you a visit. Ask the office when the riser was last cleaned. Then describe where the water appeared, and whether your Hallandale Beach apartment has shutoffs of its own, since a floor of 1970s plumbing can share one valve.",
      ],
    },
    dryer: {
      heading: 'One shaft, many dryers, and damp towels for all',
      paragraphs: [
        "Not every apartment in Hallandale Beach has a dryer vent to itself. Where several floors join one shaft with a fan on the roof, a dead fan leaves everyone's towels damp in the same week. Your machine looks guilty and is not.",
        'Ask the neighbors above and below whether theirs is slow as well. If so, the association has a fan to mend and you keep your money. If only yours is slow, the trouble lies inside your walls, most often where a remodel moved the laundry and left a long, bent hose behind. Never let anyone add a booster fan to a shared shaft unasked: it blows your lint into the next apartment. Start with those two answers and the number of bends.',
      ],
    },
    dishwasher: {
      heading: 'Paperwork comes before a tower dishwasher repair',
      paragraphs: [
        'Few machines cause as many apologies between neighbors. A slow drip at the fill valve runs under the vinyl and stains the ceiling below before your own floor feels wet. That is why older Hallandale Beach boards want a licensed, insured contractor even for a dishwasher.',
        "Push a folded paper towel under the front edge, against the toe kick, and leave it overnight. Dry at dawn but wet after a wash means a door or pump seal. Wet with no wash at all means the valve or its fitting, so shut the water below the sink. The city's membrane plant takes out most of the hardness; a thick white rim under a leak is therefore an old one. Get the insurance wording from your office and read it to us.",
      ],
    },
    oven: {
      heading: 'An oven moved in a Hallandale Beach remodel',
      paragraphs: [
        'Kitchens in these buildings were redone one apartment at a time, and the oven often crossed the room while its wires stayed. You may own a longer cable, joined in a box behind the cabinet. A warm joint there makes an oven that trips its breaker an hour into a roast.',
        'Look at when it trips. At once suggests a shorted element; after long heat suggests the joint or the breaker itself. Do not keep resetting it. Moving a circuit can need a permit in these buildings, while a new element in the old place is plain repair, and knowing which job you have saves waiting. Was the kitchen redone, and in what year? Start your call with that and the minutes until the trip.',
      ],
    },
    stove: {
      heading: 'Salt on both sides of a Golden Isles cooktop',
      paragraphs: [
        'With water before and behind, a kitchen in Golden Isles takes in salty air whichever window is open. On a glass top the film shows as a gray haze around the trim, where it creeps under the edge and reaches the switch shafts. The knob turns stiffly, and one day a zone stays on high whatever you choose.',
        'Stuck on high is a switch fault, and nothing to live with. Turn the stove off at the panel and leave it off. Run a damp cloth round rim and knobs each week, then dry both. In the small Hallandale Beach houses west of US 1 a loose coil socket is the likelier story. Let us know which side of town, glass or coil, and which knob.',
      ],
    },
    'wine-cooler': {
      heading: 'A wine cooler alone in a winter apartment',
      paragraphs: [
        'A winter owner locks the balcony, sets the air conditioning high to save money, and forgets the small glass door in the kitchen. A cooler meant for a room at 75 degrees then spends the summer at 85 with its fans turning day and night. By fall a bearing hums and the top shelf is warm.',
        'Before you leave Hallandale Beach, choose for the whole cabinet: carry the good bottles away, or leave it on with the room no warmer than 78. An empty one should be switched off, wiped, and propped open. Back again, let it run a full day before you judge. Does the hum stop when you open the door? That tells the inner fan from the rear one, and saves time at the visit.',
      ],
    },
    'range-hood': {
      heading: 'Whose air does a Hallandale Beach hood move?',
      paragraphs: [
        "Hold a tissue to the kitchen's wall grille with the hood off. If it is sucked flat, the building pulls kitchen air by a roof fan all day, and a strong hood pushed into that shaft sends your dinner to the neighbors. This is one reason a board may allow only a hood that recirculates.",
        'In that kind the charcoal pad does the work, and a pad left by the last owner of your Hallandale Beach apartment is spent. Mesh can be washed; charcoal cannot, so write the date on a new one. Weak air with clean mesh and a fresh pad points to the fan. Want a larger hood? Ask the office what the shaft may take, and get it in writing. We need its width in inches and that answer.',
      ],
    },
    microwave: {
      heading: 'An over-the-range microwave on a 1970s circuit',
      paragraphs: [
        'Original circuits in a Hallandale Beach tower fed a clock, a lamp and a percolator. Hang an over-the-range microwave on the same line and it must share with the toaster: lights dip, the breaker goes, and soup takes longer than the packet says. The oven is starved, not broken.',
        "Heat one cup of water with the toaster running, then another with all else off. If the second is clearly hotter, you need an electrician, and the office's word on a permit, before a microwave repair. If both are lukewarm, the fault is inside, where only a technician should look. On the ocean side check the bracket screws below for rust as well. Have the two results and the watts on the door label ready.",
      ],
    },
  },
} as const satisfies CityAdvice;
