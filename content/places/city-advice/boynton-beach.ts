// Advice for each appliance in Boynton Beach. Rests on the facts in city-facts-palm-beach.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const boyntonBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Identical kitchens, different water filters',
      paragraphs: [
        "In the gated lake communities a hundred houses may share a kitchen plan, yet not their water. Boynton Beach has a plant in the east that softens with lime and one in the west with membranes, and the county serves those farther out. So a neighbor's advice on filter and ice may not hold for you.",
        "Make ice, let a few cubes melt in a glass, and look at the bottom. White flakes are lime and harmless; gray specks are carbon from a new filter that was not flushed. Small hollow cubes tell of low flow, usually a filter past six months or a half-shut valve behind the crisper wall. Change the filter first. If cubes stay thin after that, tell us the filter's date, what the melt water looks like, and on which side of Military Trail you live.",
      ],
    },
    washer: {
      heading: 'Stacked laundry above the Intracoastal',
      paragraphs: [
        'Apartments near the marina stack the dryer on the washer, in a closet with a folding door. The tower of steel rocks if one foot is short, and it takes the shelf paint with it. A quarter turn of a wrench decides.',
        'With the power off, push the top corner gently: any click is a foot off the floor. Do not lift the dryer yourself; it is fixed with two screws that were placed for safety. Salt from the water reaches a closet that opens on a balcony, so dry the floor below. Out in Leisureville, by contrast, the machine may sit in a utility room at the carport, and its hose is what bakes. When you book, tell us the floor, the depth of the closet, and the click.',
      ],
    },
    dryer: {
      heading: 'Leisureville vents, short and often forgotten',
      paragraphs: [
        'The villas of Leisureville date from the 1970s and have a luxury that towers lack: the dryer stands against an outside wall. A duct of two or three feet should last for ever. It clogs all the same, since its hood hides behind a hedge that was a foot high when it was planted.',
        "Cut the hedge back by an arm's length and lift the flap. While there, take out the bird guard if someone fitted wire mesh, for lint mats on wire. Drying time should fall at once. If it does not, heat is the matter and not air: half the breaker may be off. Streets there loop, so give the lot number along with the house number. Say whether the plug has three prongs or four as well, since a Boynton Beach villa of that age may have either.",
      ],
    },
    dishwasher: {
      heading: 'Fifty-five-plus kitchens and worn dishwasher racks',
      paragraphs: [
        'In a 55-plus house of Boynton Beach the dishwasher may be as old as the community. Its motor is often fine, while the rack has lost its vinyl, wheels fall off, and rust stains the cups. That is a parts order, hardly a reason for a new machine.',
        'Count the bare tips. Up to ten can be sealed with rack paint from a kit; beyond that the rack itself is worth replacing, if the maker still has one. Turn it over for a part number on the frame. Lime-softened water from the east plant leaves a light film in summer, and vinegar in a cup on the top rack clears it. Standing water is another matter: stop, and leave it. Tell us which rack, the type of wheel, and whether there is a film.',
      ],
    },
    oven: {
      heading: 'Pull-out heights and ovens for aging knees',
      paragraphs: [
        "A range with its oven near the floor asks for a deep bend, and many people in Boynton Beach's adult communities pull on the open door to stand up again. Hinges are made for a roasting pan, not a person. They bend, the door gapes, and the kitchen grows hotter than the roast.",
        'Look at the gap along the top with the door closed: it should be the same on left and right. If not, stop leaning and have both hinges changed as a pair. Hold a steady counter instead. If you think of a wall oven at waist height, the cabinet must carry it, so ask before you order. New villas west of Congress Avenue have wall units already. When you call, tell us the wider side, and if the oven light stays on with the door shut.',
      ],
    },
    stove: {
      heading: 'Boynton Beach coil tops and slow mornings',
      paragraphs: [
        'When coffee takes twenty minutes on a coil, look at the pot before the stove. Thin percolators bow in the middle and touch the ring only at its rim. A ruler laid across the base shows light if so.',
        'A flat pot that is slow as well means a coil at half strength: its socket, its switch or one leg of the supply. Test with a second ring of the same size; both slow points to the supply, and that calls for an electrician or Florida Power & Light. One slow is ours. In villas from the 1970s the switch block is reached from the front, so a visit is brief. For the gate west of the Turnpike, be the one who calls the van in. Tell us what the ruler and the second ring showed, and the name of your community.',
      ],
    },
    'wine-cooler': {
      heading: 'Intracoastal breeze and a bar-height wine cooler',
      paragraphs: [
        'East of US 1 the breeze is salty, and the new apartments there like a wine cooler at the end of the kitchen, a step from the balcony. Its handle screws rust first and stain the door. That is for looks; what counts is the grille below.',
        'Shine a light through it. Fins that look like gray lace let heat pass no more. From Congress Avenue westward you will find plain dust instead, which a brush takes away. Either way leave the cabinet two inches at the back if it is a freestanding model, for those breathe from behind and roast when pushed tight into a Boynton Beach bar. Which do you have, a front grille or none? Add how many hours a day it hums, and the number on its inside wall.',
      ],
    },
    'range-hood': {
      heading: 'A hood for soup, not for steaks',
      paragraphs: [
        'Light cooking ruins hoods in a quiet way. A fan that runs on low for tea water never gets hot enough to dry its duct, and steam from soup runs back as brown drops. People of the 55-plus streets of Boynton Beach take that for a leak in the roof.',
        "Run it on high for five minutes after each meal, with the lid off the pot and the mesh clean. Drops that stop after a week were steam. Drops that come with rain and no cooking are the roofer's. If the fan cannot reach high any more, or hums at each step alike, its speed switch has burned a contact. Most lake communities have a wall cap facing the side yard; peek at it. Let us know whether it was rain or grease, and which speeds are left.",
      ],
    },
    microwave: {
      heading: 'Hundreds of kitchens, one microwave shelf',
      paragraphs: [
        'Developments west of Military Trail often used one plan for the microwave: hung over the range on a bracket, vented out through the wall or back into the room. Which of the two was chosen can differ next door. It decides what may replace it.',
        'Run the fan and feel above the door. Air in your face means it recirculates, and a charcoal filter hides behind that grille. No air there means a duct, whose flap may be stuck. If the fan roars and the oven heats poorly at the same time, grease is choking both. The oven part is for a technician; the mesh under it is for the sink. The person who answers the Boynton Beach gate needs our name, so phone it in. Say whether you felt air, and what year the house was built.',
      ],
    },
  },
} as const satisfies CityAdvice;
