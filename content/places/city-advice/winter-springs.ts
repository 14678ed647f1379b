// Advice for each appliance in Winter Springs. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const winterSpringsAdvice = {
  en: {
    refrigerator: {
      heading: 'Shade, pollen and the Winter Springs refrigerator',
      paragraphs: [
        'Under the oaks of the east side, kitchens stay cool, which is kind to a refrigerator. Pollen and pet hair are not. In February and March a yellow dust comes in with shoes and fans and settles on the coil, thick as felt by May.',
        "Plan the yearly brush for the end of spring. At the same time, pour warm water down the drain hole in the freezer if your model has an open one; a clogged drain makes ice below the baskets and a puddle in front. Hard well water from the city's system also scales ice makers: cloudy, broken cubes show it. When you book, tell us dust, puddle or cubes, and the brand and series inside the door.",
      ],
    },
    washer: {
      heading: 'Hard limestone water in a suburban washer',
      paragraphs: [
        "City wells here are in hard limestone. A family of four runs some three hundred loads a year, and each leaves its trace of lime on the drum's spider, the cross of metal that bears it. Lime and detergent together corrode that cross.",
        "Grab the empty tub's edge and rock it. A front-loader's drum that knocks or sags has a worn bearing or a cracked spider, and it should not spin again. For a sound one, clean monthly and use liquid, not powder, in half the cap. A softener, set to the city's hardness, is the long cure. Give us the knock, loads a week, and whether the house has a softener.",
      ],
    },
    dryer: {
      heading: 'Second-floor laundries in Winter Springs townhouses',
      paragraphs: [
        'Townhouse plans put laundry upstairs between bedrooms. The duct rises or drops inside a fire wall and comes out where no ladder reaches easily. Residents learn about it when clothes take an hour and a half.',
        'Stand below and look up while it runs: steam should puff on a cool morning. No puff with a clean screen means the duct is closed somewhere. Association rules may say who cleans it, as the outer wall is shared. Roofs in the shade grow moss, and a roof cap there clogs with it. We can measure the pressure at the machine and tell you which side the fault is. Tell us whether you saw steam, the floor, and the name of the association.',
      ],
    },
    dishwasher: {
      heading: 'Limestone spots and a simple vinegar test',
      paragraphs: [
        'You can tell lime from wear on a glass with one drop of vinegar. Clear after a minute: lime from hard wells, and fixable. Cloudy still: the glass is etched, often by a softener set too strong.',
        "Set rinse aid to high in the first case; cut detergent in half in the second. Look inside the door's lower edge, where a chalky beard makes the seal leak at its corners, and wipe it with a vinegar cloth. Machines in Tuscawilla's larger kitchens may have a softener of their own with a salt cap in the floor. Is it full? Tell us drop, beard and salt, with the model. If your kitchen has soft water, none of this applies.",
      ],
    },
    oven: {
      heading: 'Double ovens, convection fans and family weeks',
      paragraphs: [
        'In larger houses of the seventies and eighties, a double wall oven of 27 inches is not rare. That size has few heirs, and cabinets are solid oak. The fan of a convection oven dries its bearing and howls like a kettle before it stops.',
        "A howl that starts when it heats and fades as it cools is the fan. Bake without convection for the present, if the menu lets you. Both ovens dead at once is more likely the breaker or the board than the ovens. Under Hurricane Ian's rain the creeks rose and power flickered, and boards of that age dislike it. Say what you hear, what's dead, and the cutout in your Winter Springs cabinet.",
      ],
    },
    stove: {
      heading: 'Island cooktops in Tuscawilla kitchens',
      paragraphs: [
        'A cooktop in an island is cut into stone or tile to fit one model. Makers change the cutout every few years, by half an inch here, a corner there. When a burner fails, the question of repair or replacement is really about that hole.',
        'Find the model on the underside, through the cabinet, or on the papers. Measure the hole if you can see its rim. Many radiant elements and switches are still sold, and a glass top may be had when the rest is not. A dead center on a double ring is an element with two coils, half gone. From the Tuscawilla side of Winter Springs, tell us width by depth, model, and which part of the ring glows.',
      ],
    },
    'wine-cooler': {
      heading: 'Cool shade, damp roofs and the bar cooler',
      paragraphs: [
        'A bar corner in a shaded family room may be the best spot in the house for wine. Still, damp under old oaks keeps that room at sixty-five percent humidity, and a glass door shows it. A bead of water at the lower rim by morning is the sign.',
        'Raise the set point a little and see. If it ends, nothing is broken. If water gathers inside, the drain at the back is blocked by label scraps. Frost on the rear wall that never leaves means the door leaks or a fan has stopped. Sea salt plays no part this far in. Tell us bead, pool or frost, the set point, and how near the Winter Springs cooler is to an outside door.',
      ],
    },
    'range-hood': {
      heading: 'Downdraft fans: keep the one you have',
      paragraphs: [
        "A downdraft pulls smoke through a slot in the cooktop or a bar that rises behind it. Few new ranges come with one. Tuscawilla's islands were built round it, with a pipe under the slab, so the fan you have is worth some care.",
        "Clean the slot's filter every two weeks. A bar that will not rise has crumbs in its track or a tired lift motor; do not pull it up by hand. Weak draw with a clean filter: look for the outlet at the outer wall, low down, under leaves or mulch. After creeks rose in Ian, some low pipes held water. A gurgle would tell. Tell us the brand, whether the bar is up or stuck, and what the outlet looks like.",
      ],
    },
    microwave: {
      heading: 'Oak-cabinet microwaves and hard-to-find trim kits',
      paragraphs: [
        'A microwave in an oak cabinet over a wall oven is held by a trim kit made for one model. When it dies, a new one needs another kit, and perhaps a cabinetmaker. That is the case for mending it.',
        "Read the microwave's number and the kit's, which is on a small label at the frame's top edge. If it stops after some minutes, check that the frame's slots are not painted shut. If it hums and heats nothing, leave it off, for those parts hold high voltage. Smaller kitchens west toward 17-92 have counter models where we would say: buy new. When you call, tell us both numbers, and the breaker it is on.",
      ],
    },
  },
} as const satisfies CityAdvice;
