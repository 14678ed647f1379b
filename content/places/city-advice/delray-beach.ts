// Advice for each appliance in Delray Beach. Rests on the facts in city-facts-palm-beach.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const delrayBeachAdvice = {
  en: {
    refrigerator: {
      heading: 'Getting a refrigerator into a Del-Ida Park cottage',
      paragraphs: [
        "Cottage doors from the 1920s can be twenty-eight inches wide, with a porch step and a turn behind them. A modern refrigerator of thirty-three will not go round, so in Delray Beach's old districts repair starts with an advantage: the thing already stands inside.",
        'Wood floors add a quirk. They slope toward the middle of the room, the cabinet leans, and a door swings open by itself. A level on top should show the bubble a hair toward the back. Turn the front feet to get there before you blame the gasket. Should the machine truly be finished, measure every door on the way, with the hinges off as well. Let us know the lean, the narrowest passage, and whether the motor is on top, below or behind.',
      ],
    },
    washer: {
      heading: 'Nassau Park washers on wooden floors',
      paragraphs: [
        'A spinning drum is a hammer, and a joist from 1935 is a drumhead. In a raised cottage of Nassau Park the washer can shake the dishes in the next room with nothing wrong inside it. A front-loader that spins at 1,400 turns asks more of such a floor than an old top-loader ever did.',
        'Try one load at the lowest spin speed. If calm returns, have a carpenter stiffen the floor with blocking, or stay with slow spins. If it still walks, a damper or a spring has gone. Check that the shipping bolts came out when it was new, a mistake that may hide for years. Delray Beach softens its water with lime, so the valves have an easy life here. Did slow spin help, and is there a crawl space below? Begin with that when you call.',
      ],
    },
    dryer: {
      heading: 'Preservation boards and a new dryer vent',
      paragraphs: [
        "You cannot simply bore a hole through the front of a house in the Marina district. A vent seen from the street goes before the city's preservation board, so plan the duct toward the back or the side first. It may cost an extra elbow and save you a hearing.",
        'Until it is settled, a dryer that blows into the room is no stopgap: it puts lint and, with gas, fumes where you breathe. A heat-pump dryer needs no hole and suits a cottage kitchen of ten by ten, if you keep its two filters clean. West of I-95 in Kings Point the question is rather one of old foil hose; replace it with metal. When you call, tell us if the vent faces street or yard, and how many bends you count behind the machine.',
      ],
    },
    dishwasher: {
      heading: 'An eighteen-inch dishwasher in a small kitchen',
      paragraphs: [
        'Ten feet by ten leaves room for a narrow dishwasher, and narrow ones have their own habits. Eighteen-inch tubs hold less water, so a single clogged arm hole shows as a dirty row. They are also light, and tip forward when both racks are out unless screwed to the counter.',
        "Check those screws with a finger under the counter edge. Then lift out the arm, hold it to the window, and clear each hole with a wooden pick. City water in Delray Beach has been lime-softened, so a crust is slow to come; a rinse-aid cup that empties in two weeks is set too high. Newer townhouses have full-size, hidden-panel machines instead, and there the panel's springs matter. Tell us how wide yours is, whether it tips, and which row comes out dirty.",
      ],
    },
    oven: {
      heading: 'Technicians measure first in old Delray Beach kitchens',
      paragraphs: [
        'A quick guess over the phone means little when the kitchen is from 1932. Stoves were changed many times since, and an oven may sit in a brick nook, in a cut-down pantry or on a platform. What can be reached from the front decides how long a repair takes.',
        'Send three numbers before the visit: width of the oven door, width of the nook, and the space to the opposite cabinet with the door down. Under thirty inches there, a technician works on the knees and from the side. Then the fault: no heat at all, heat only on top, or heat that will not stop. The last one means switch it off at the breaker now. East of Swinton or west of it also matters for finding you, so give the whole Delray Beach address.',
      ],
    },
    stove: {
      heading: 'Charming stoves in Delray Beach historic kitchens',
      paragraphs: [
        'Enamel ranges from the forties and fifties still cook in some historic homes, kept for their looks. They are simple and honest machines. What they lack is a safety valve on the burners, so a pilot or burner that goes out lets gas or propane flow on.',
        'Enjoy it, but never leave the room with it lit, and have a licensed gas dealer test for leaks each year. We will say openly which old valves and thermostats can still be serviced. In a newer townhouse the stove is an induction or a sealed-burner model, for which a code or a slow click says nearly all. Is yours older than its owner? Let us know the name on its door, the fuel, and whether a Delray Beach dealer has filled the tank this year.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine columns in new Delray Beach townhouses',
      paragraphs: [
        'Tall wine columns in the newest townhouses hold a hundred bottles behind one door, and that door weighs as much as a child. If the house settles a little, the column leans, the lock side rubs, and moist air enters from the bottom corner.',
        "Look at the light gap along the door from your knees at night with the inside lamp on. A bright line low down calls for a hinge adjustment, which is cheap, before mold finds the labels. Panels in front add weight the hinge was set for; a new, heavier one undoes that setting. Near the Intracoastal, wipe the hinge with fresh water. Tell us the column's width, the corner with the light, and where a van may park.",
      ],
    },
    'range-hood': {
      heading: 'No room above a cottage stove',
      paragraphs: [
        "Low shelves and a window over the stove are part of a cottage's charm, and poor friends of a hood. Below twenty-four inches of clear height the mesh gets hot enough to scorch its grease. Many ranges state the least distance in their booklet, on one of the first pages.",
        'Measure from burner to mesh. Too little? A slim hood under the shelf or a downdraft is an answer, but the outside cap counts as a change to the facade in the historic districts if the street sees it. Should the hood you own only be weak, take the mesh off and try again for one minute: sudden power means grease was the whole fault. Delray Beach cottages rarely hide a long duct, so the cure is often near. When you call, tell us the inches, the mesh test, and whether it leaves on the street side or the garden side.',
      ],
    },
    microwave: {
      heading: 'Where a microwave fits in a cottage kitchen',
      paragraphs: [
        'Counter is scarce in ten feet of kitchen, so the microwave ends on top of the refrigerator or inside a cabinet. Both are hot places. An oven without three inches of air above it shuts itself off mid-meal and wakes up when cool, and people take that for a loose wire.',
        'Give it air for a week and see. A cabinet door that shuts in front while it is warm is worst of all. Old cottages also run kitchen and porch on one circuit; lights that dim as it starts point there, and an electrician should look. If it fails with air around it, the fault is real. Kings Point apartments have the same trouble in a narrower form. Tell us what stands above and beside the oven, and how many minutes until it quits.',
      ],
    },
  },
} as const satisfies CityAdvice;
