// Advice for each appliance in Bay Harbor Islands. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const bayHarborAdvice = {
  en: {
    refrigerator: {
      heading: "Odd openings in the east island's MiMo kitchens",
      paragraphs: [
        "In a mid-century apartment building on the east island the refrigerator's niche may be 31 inches wide and 65 high, which is no modern size. A standard 30 leaves gaps that people fill with foam board, and the foam chokes it. Warm milk follows.",
        'Take the filler out for two days and compare readings. If it cools again, keep the gap open and trim only the front edge. A niche this rare makes a repair worth more than the price of the machine suggests. Note hinge side too, since galley walls are near. When you book on Bay Harbor Islands, give width, height and depth in inches, the model, and who will be home, because small associations seldom have someone at the door.',
      ],
    },
    washer: {
      heading: 'Walk-up laundry in small condo buildings',
      paragraphs: [
        'Buildings of two to four stories often have no elevator that takes a machine, and stairs with a turn. A washer that cannot be repaired in place must go down those stairs. In-unit laundry here was mostly added later, in what was a linen closet.',
        "Before a visit, see if the closet door lifts off and where the shut-off is. Without a manager on site, a neighbor may hold the key to the meter or valve room, so find out. Ask also if your association allows washers at all; some forbid them above the ground floor because of old drains. Suds that rise in a kitchen sink during spin are the drain's fault. Tell us the floor, the stairs, the valve and any suds.",
      ],
    },
    dryer: {
      heading: 'Ventless dryers for the east island apartments',
      paragraphs: [
        'Where no vent can go through the facade, people choose a condenser or heat-pump dryer. It takes moisture to a tank or a drain, and lint to a second filter that many never find. When that one clogs, two hours become four.',
        "Look low in front for a flap, draw out the foam or fins, rinse and dry them. Empty the tank each time if yours has one. A unit that shows a full tank while it is empty has a pump or float with lint on it. On the west island's houses an ordinary vented dryer is usual. Whichever it is, tell us the make, the model and the time per load. The panel room may be locked, so have its key.",
      ],
    },
    dishwasher: {
      heading: 'Softened on the mainland, used on the islands',
      paragraphs: [
        'The town delivers water that the county has softened across the bay. A dishwasher gets along with it on little salt and a medium dose. What gives trouble in the older apartments is the supply stop below the sink, a multi-turn valve of sixty years that has never been closed.',
        "Do not force it. If it turns, close it, open it, look for a bead of water at the stem. If it won't, say so at once, because the building's riser then has to be shut, and without a manager you may need to ask your board's president. Machines of 18 inches fit many of these kitchens. Tell us whether the valve turns, whether it leaks, and the width.",
      ],
    },
    oven: {
      heading: 'Gas or electric, and who opens the meter room',
      paragraphs: [
        'Several small buildings have their meters and panels in one locked room. If an oven has to be switched off at its breaker and that sits in there, a technician can do nothing without a key. That is the first thing to settle, ahead of the fault.',
        'Look in your hall for a panel of your own. None means the room. Next read the fuel: a cord as thick as a thumb is electric, a gray or yellow flexible pipe is gas. Small wall ovens of 24 inches are common, so have the cutout ready. An oven that heats for a while and goes out is described by its minutes. When you book, tell us who holds the key, the fuel, the cutout and the minutes.',
      ],
    },
    stove: {
      heading: 'West island cooktops with the bay at the dock',
      paragraphs: [
        'On the west island, kitchens look at their dock. Large cooktops with six burners stand near sliding doors, and bay air reaches them whenever these are open. Brass burner caps go dull, and steel igniter tips rust until they spark late.',
        'Dry the tops after cooking and close up at night. A burner that clicks for five seconds before lighting wants its tip cleaned with a dry toothbrush when cold. One which does not light at all should be left off, and a smell without a lit burner means out of the house and 911. Electric tops suffer less. Give us the brand, burners concerned, and which side of the house the doors are.',
      ],
    },
    'wine-cooler': {
      heading: 'Boutique condos and the integrated wine column',
      paragraphs: [
        'New boutique condos come with a wine column behind a panel, tall and 18 or 24 inches wide. It is built on the same plan as a big refrigerator, and a filter of charcoal in its wall needs a change each year. A musty cork smell is often that filter.',
        'See if the door alarm log, where there is one, shows long openings. Columns want their toe grille clear; a cleaner who waxes the floor may block it. If one zone drifts and the other holds, a flap or sensor is the cause, and parts go by serial number. A small board may want notice of work. Tell us the serial number, the drift in degrees, and how to get in.',
      ],
    },
    'range-hood': {
      heading: 'Sheltered from spray, still damp: island hoods',
      paragraphs: [
        "Bal Harbour's towers take the ocean's spray for these islands, so hood caps last longer here than across the bridge. Damp from the bay does get in. In the old buildings a round passive vent over the stove leads to a roof ventilator with no motor, and it works only with a breeze.",
        "Check what you have: a fan with a switch, or just a hole with a grille. The hole can't be made into an outlet for a strong hood, since other apartments share it. A recirculating hood with fresh charcoal is what fits. A house on the west island has its own duct, and we start with flap and wheel. When you call, tell us grille or fan, and from Bay Harbor Islands the year of the building.",
      ],
    },
    microwave: {
      heading: 'Causeway, 96th Street, and a shelf-mounted microwave',
      paragraphs: [
        "A shelf built for a 1990s microwave is 22 inches wide, and today's best fit is a mini model with less power. Repairing the old one and finding what else can go in both start with a tape measure.",
        "If it is dark, check whether the refrigerator beside it shares the outlet and is dark too. If it hums without heat, switch it off and leave its case alone. Where the panel room is locked, a tripped breaker may need a neighbor's key. The Broad Causeway charges a toll, so a clear description that avoids a second trip is good for all. Tell us the shelf's width, the model, hum or silence, and who holds the key.",
      ],
    },
  },
} as const satisfies CityAdvice;
