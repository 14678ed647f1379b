// Advice for each appliance in Port Charlotte. Rests on the facts in city-facts-gulf-coast.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const portCharlotteAdvice = {
  en: {
    refrigerator: {
      heading: 'Lanai freezers through a Port Charlotte wet season',
      paragraphs: [
        "From June to October a freezer on the lanai stands in air like a wet cloth. Water beads on its outside, runs to the feet and rusts the base; the lid's seal gathers black mold; frost fills the inside by an inch a month. None of it is a broken part.",
        'Defrost it in May, before the rains, and wax the lower edge. Leave a gap below for air with four plastic blocks. The outlet should have a cover and a working reset. On a canal near the harbor the salt hurries everything. If ice is thick on one side only, its seal leaks there. Say which side, canal or dry lot, and if the Port Charlotte house is lived in all year.',
      ],
    },
    washer: {
      heading: 'General Development garages and washers today',
      paragraphs: [
        'These one-story houses were laid out with the washer in the garage, taps in the block wall, and a floor that slopes to the big door. Rain driven under that door goes the wrong way and pools at the machine. Rust along the bottom hem is its diary.',
        'Lay a rubber threshold on the slab and lift the washer three inches. Taps from the sixties seldom close fully, so test them before a trip: shut, open the hose over a bucket, count the drips. A plumber should renew those that weep. Tap water is from the river and not very hard, kind to valves. When you call, tell us the drips per minute, whether the hem has rusted, and the year of the house.',
      ],
    },
    dryer: {
      heading: 'Tarped roofs, wet ducts in Port Charlotte',
      paragraphs: [
        'After Charley and again after Ian, roofs stood under tarps for months. A dryer that vents upward had its cap torn off or sealed beneath the new shingles. Some may never have been opened again, and such a dryer blows its steam into the attic.',
        "Go out and count: each pipe on the roof plan should have its cap in sight. If you cannot find the dryer's, do not run it until a roofer has looked. Damp ceiling boards above the laundry are another clue. Where it leaves by the garage wall, you can see the flap yourself. What year is the roof, where does it vent, and how is the ceiling? Tell us the year of the roof, where the vent leaves, and how the ceiling looks.",
      ],
    },
    dishwasher: {
      heading: 'Peace River water, Port Charlotte dishwashers',
      paragraphs: [
        'The county buys treated Peace River water from a regional authority, so what comes from the tap has not spent years in limestone. Scale is mild. If your dishwasher has thick chalk all the same, it may date from a well that once fed the house, or from an owner before you.',
        'Clean once with citric acid and see if it comes back inside half a year. It should not. More common now is a weak spray from a filter nobody has opened: twist it, lift it, rinse. Winter villas add dry seals and a stale sump. If a leak shows, slide paper under each corner. Give us the wet corner, last cleaning of the filter, and months unused.',
      ],
    },
    oven: {
      heading: 'Sixties kitchens, wall ovens and Port Charlotte block',
      paragraphs: [
        'In a block house from the sixties the wall oven stands in a plywood tower near the door to the garage. Its wires may be aluminum, which creeps under a screw and loosens over decades. The first clue is an oven that loses heat on hot days, or a faint buzz in the tower.',
        "Do not look for the joint. Switch off, and have an electrician who knows aluminum make it good before any new oven is wired. Soaked walls after a storm do like harm, later. A simple element change on such an oven is otherwise quick. Permits come from the county's office in Murdock. Let us know whether it buzzes or loses heat, about any stain, and the width of the opening.",
      ],
    },
    stove: {
      heading: 'Villas for winter owners and idle stoves',
      paragraphs: [
        'A villa stove sits unused from Easter to Thanksgiving, with the breaker on and a smoke alarm short of a battery. Better to turn its breaker off in spring, and write that on the door of the panel, so no guest thinks it dead.',
        'In fall, before pans, run every coil for two minutes: a wisp of smoke from dust is normal, a spark at the plug is not. A glass top may show ants at the edge, which like the warmth of its board. Canal air dulls the chrome, no more. Retired neighbors can switch it on for you. Tell us whether the breaker is on, which coil sparks, and who holds the key.',
      ],
    },
    'wine-cooler': {
      heading: 'Between lanai and kitchen: Port Charlotte coolers',
      paragraphs: [
        'The pass-through from kitchen to lanai is where a wine cooler ends up in this sort of house: half in cool air, half in what blows through the slider. Its sensor cannot know. In the dry months it is fine, in the wet season it runs without end.',
        'Push it a yard inward or close the pass-through in summer. Wipe drops from the hinge and check the foot for rust. Brackish canals add their salt to a door left open. Before winter owners leave: empty, unplugged, door wedged. Test it three days ahead in fall. If warm in both seasons, it is ill. When you call, tell us the reading in the wet and in the dry season, and how far away the slider is.',
      ],
    },
    'range-hood': {
      heading: 'Storm-loosened roof caps over Port Charlotte hoods',
      paragraphs: [
        "A hurricane need not remove a hood's cap to ruin it. Gusts work it loose until its flap hangs, a new roof goes round it, and the kitchen gets rain on the range at every squall from the southwest. Check after each storm with your own eyes from the yard.",
        'Indoors, lay a sheet of kitchen paper on the cold range before rain. Brown spots are old grease washed down, clear ones plain rain; in both cases leave the fan off until dry. It can shock or seize. A roofer sees to the cap, and we to a motor that got wet. Tell us what you found on the paper, which way the wind blew, and the year of the roof.',
      ],
    },
    microwave: {
      heading: 'Dock-side damp and Port Charlotte microwave plugs',
      paragraphs: [
        "Docks and outdoor outlets near the harbor show salt first, but a kitchen that opens on a canal is not exempt. A microwave's plug that has been in place for fifteen years may be welded in green. Pulling it brings the outlet's face away.",
        'Look before you pull. If there is green or scorch, breaker off and an electrician first. A clean plug with a dead oven is our kind of work, when the oven is fixed over the range. In a ranch kitchen that space may be thirty inches wide, with a short cabinet on top, so note its height. After Ian some outlets were soaked inside walls. When you book, tell us what the plug looks like, the height, and whether the walls were ever wet.',
      ],
    },
  },
} as const satisfies CityAdvice;
