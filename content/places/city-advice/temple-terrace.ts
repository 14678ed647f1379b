// Advice for each appliance in Temple Terrace. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const templeTerraceAdvice = {
  en: {
    refrigerator: {
      heading: 'Wide kitchens, low soffits in Temple Terrace',
      paragraphs: [
        'A ranch house under the oaks may have a generous floor but a soffit over the refrigerator that ends at 66 or 68 inches. New models stand near 70. So a good old one is kept going, and the tight lid of plaster above it traps the heat it needs to shed.',
        'An inch above and a half inch at either side is the least it can live with. Feel the top panel after supper: warm is normal, hot is not. Vacuum the grille and, where you can, the back. River fog makes the gasket sweat in the early hours, so dry and dust it with talc if it sticks. Bring us the height of the opening in your Temple Terrace kitchen, and the model number from inside the left wall.',
      ],
    },
    washer: {
      heading: 'Crawl-space damp under a Temple Terrace laundry',
      paragraphs: [
        'Some of the 1920s houses stand off the ground, and moss and fog keep the space below them wet. A washer on such a floor rusts from underneath, at the base and the feet, long before the lid shows a spot. The drain line hangs there as well, and may drip unseen.',
        "With a flashlight look through the nearest vent grille while the washer empties. A shiny trail on the pipe or wet sand means a joint has opened. Feet rusted solid cannot be leveled, and a machine that creeps then wears its bearings. Hardness from the city's wells leaves crust on the fill valve, too. Tell us slab or crawl space in Temple Terrace, plus anything you saw while it drained.",
      ],
    },
    dryer: {
      heading: 'Spanish moss, squirrels and a dryer hood',
      paragraphs: [
        'Live oaks drop more than shade. Moss is a fine nest lining, and a warm hood in a wall near a branch is an address that squirrels and wrens know. One load of moss in an elbow is enough to double your minutes and to leave clothes smelling of leaves.',
        "Watch the flap at the start of a cycle. If it stays shut or you hear scratching, turn the dryer off and let a wildlife or duct firm clear it. Trim limbs that end within six feet of the wall. In ranches along the river a dryer may sit in a carport closet, so mind the damp floor. When you book, tell us the flap's state, gas or cord, and the year the duct was last open.",
      ],
    },
    dishwasher: {
      heading: 'University-area condos and a dishwasher that hums',
      paragraphs: [
        'Rented condos near the university change hands each summer. The dishwasher then stands dry from June to August, and the first new tenant hears a hum and no water. A dry seal has stuck to the shaft, or the valve below the sink was closed on moving day.',
        "Open that valve, pour a quart of hot water in the bottom, wait two hours, and try again. Turn it off if the hum goes on past a minute. Hard water from the city's own limestone wells makes a second ring of trouble around the heater, seen as white sand. Landlords in Temple Terrace can help by giving us the tenant's phone, the unit's gate code and the length of time it stood unused.",
      ],
    },
    oven: {
      heading: 'Fitting an oven to a Temple Terrace wall',
      paragraphs: [
        'A wall oven from 1962 may have sat in a hole 22 inches wide, framed in plywood that nobody wants to cut. Its door glass is small, its thermostat a bulb on a copper thread. When it runs hot or never stops, that bulb has usually slipped off its clips and lies on the oven floor.',
        'Look in with the power off: a thin rod should hang along the back or the side, touching nothing. Do not bend it, as a kinked tube is finished. A technician can often set or swap such a thermostat, and cabinets remain whole. If new is the only way, measure hole height and depth also. Send width, height, depth, and whether the rod hangs in place.',
      ],
    },
    stove: {
      heading: 'Drop-in stoves of the mid-century ranch',
      paragraphs: [
        'A drop-in range hangs from the counter by its rim, with a cabinet base below it. They suited the mid-century ranch, and few are made today. So a burner switch or a bake element for one is worth a search before the counter is cut.',
        "First find the maker's label, often behind the lower panel or under the cooktop's lifted lid; lift it only when cool and with the breaker off. Two burners dead at once suggest a common feed. One that is dead may be only a loose coil. Unless your Temple Terrace house has a gas tank, expect a 240-volt line. When you call, tell us what the label says, the rim's outer width, and which burner it is.",
      ],
    },
    'wine-cooler': {
      heading: 'Leaf-shade houses suit a Temple Terrace cooler',
      paragraphs: [
        'Big oaks keep afternoon sun off the walls, so a house here gives a wine cooler an easier room than most. Its enemy is moisture instead. Fog from the river lies in the yard until nine, and each open window brings it in to settle on cold glass.',
        'Mist outside the door is harmless. Drops within, along with a heater-like smell or a puddle, point to a gasket or a drain hole plugged by a label. Clear the hole with a plastic straw. Keep humidity in the room below 60 percent and the shelves will not warp. Should the number climb after a storm, wait an hour with it off. Then tell us how damp and how warm the room is, and how old the cooler.',
      ],
    },
    'range-hood': {
      heading: 'Low ceilings and hoods in Temple Terrace ranches',
      paragraphs: [
        'Eight-foot ceilings with a soffit leave only a short cabinet for the hood, and its duct turns twice before it meets the roof. Each turn costs about as much air as several feet of straight pipe. A bigger motor makes more noise there and little more wind.',
        "A smoother duct does more: round metal, seven inches, one elbow. That is work for a sheet-metal shop; what we repair is the hood's own fan, light, switch and flap. Leaves collect at roof caps beneath the oaks, so have the cap looked at whenever gutters are cleaned. Note on which speed the Temple Terrace hood shakes, the count of elbows you can see in the cabinet, and its age.",
      ],
    },
    microwave: {
      heading: 'Student kitchens and the Temple Terrace microwave',
      paragraphs: [
        'A microwave in a shared apartment feeds four people who never read the manual. Metal rims, dry noodles without water and thirty-minute naps of popcorn leave brown patches inside. Paint that bubbles or a floor that shows metal ends the life of a countertop model, full stop.',
        "Renters should report an over-the-range unit to the owner before calling, since the owner must approve the work and often owns the fan in it as well. A fan that keeps running with the oven off is usually a heat sensor over a busy stove, and rests after half an hour. Let it be if so. From the landlord in Temple Terrace we would ask for the model, the tenant's hours, and a photo with the door open.",
      ],
    },
  },
} as const satisfies CityAdvice;
