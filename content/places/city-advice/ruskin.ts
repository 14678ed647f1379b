// Advice for each appliance in Ruskin. Rests on the facts in city-facts-hillsborough.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const ruskinAdvice = {
  en: {
    refrigerator: {
      heading: 'Bait and tomatoes: the second Ruskin refrigerator',
      paragraphs: [
        'Between the marinas and the tomato rows, most spare refrigerators stand under a house or in a shed. West of the old highway salt settles on them overnight, and their cabinet bottoms bubble first, then the tubing. A pinhole in that tubing is the end, for the cooling gas is gone.',
        'Rinse the outside with fresh water on a cloth each month and touch up scratches with appliance paint. Keep it off bare sand, on pavers, with its plug above the reach of a high tide. In the east the same machine suffers only from heat. When the wall feels hot and the inside does not cool, call us. Note in Ruskin which side of US 41 it stands on, and if its plug has three prongs.',
      ],
    },
    washer: {
      heading: 'Stilt-house laundry sheds in Ruskin',
      paragraphs: [
        'Under a house on stilts, the laundry sits where the surge goes. Before a named storm, a washer there can be saved in an hour by two people: close the taps, take off hoses, tip it gently to drain, carry it up. After a salt flood it should never be plugged in again.',
        "In calm years the floor still gets wind-blown rain. Build a platform of treated lumber, fix the feet, and add a roof edge on the windward side. Salt crystals on the plug's blades are a reason to replace the cord. A coastal lot in the first evacuation zone deserves that plan on paper. Let us know whether it is under the house or inside, if water ever reached it, and how high.",
      ],
    },
    dryer: {
      heading: 'Mobile-home dryers on the Little Manatee',
      paragraphs: [
        'A mobile home by the river has a dryer closet with a door on the outside wall or a vent that drops through the floor. Humid air climbs back up a vent that has lost its flap, so the drum feels wet in the morning and the blower wheel rusts. Clothes take longer, and come out with brown flecks.',
        'Turn the drum by hand and look for those flecks around the front felt. Fit a flap that closes by its own weight, kept at least a foot over the highest grass. Duct through a belly must be rigid and must not end beneath the home. In 33570 ask also about an old aluminum-wired outlet, if the plug is warm. Tell us about the flecks, the flap, and the make of the home.',
      ],
    },
    dishwasher: {
      heading: 'Mains at one end, a well at the other',
      paragraphs: [
        "On one street in this place the first house drinks the county's blend and the last its own well. Dishwashers of the same brand thus lead two lives. The blend leaves a few spots; a shallow well leaves rust on the tub and a smell on opening.",
        'Draw a glass at the kitchen tap and let it stand an hour. Clear stays clear on the mains, and well water with iron turns faintly yellow. In a house with a septic tank choose tablets without phosphate or much bleach. If the machine drains slowly, compare with the kitchen sink before you accuse it. When you call, tell us what the glass showed, mains or well, and roughly where in Ruskin the house lies.',
      ],
    },
    oven: {
      heading: 'Builder ovens in the newer Ruskin streets',
      paragraphs: [
        "Subdivisions around Shell Point and 19th Avenue may have been finished in batches, with the same range in every kitchen. When one oven's fan or door lock gives out, the houses next to it may follow before long. That would be age and not bad luck.",
        "Look at the rating label for a date and check if a warranty still runs before paying anyone. Summer storms add their part: after a flicker the door may stay locked from a half-finished clean cycle. Leave it an hour to cool, then switch the breaker off for two minutes. If it is still locked, do not pry. Tell us the subdivision's name, the date on the label and the code on display.",
      ],
    },
    stove: {
      heading: 'River cottages and 240 volts in Ruskin',
      paragraphs: [
        'A cottage that began as a fishing place can have a range fed by a cable meant for less. Under four burners and an oven the old fuse or breaker heats, and the stove works on two burners but never on four. Nobody should put a larger breaker in to cure that.',
        "Note which combination fails: any three at all, or always the same two. The same two point at the stove; any three at the supply, which is an electrician's call. Humidity by the bay corrodes the plug, so a smell like hot fish at the outlet is burning plastic. Switch off at the panel and wait. When you book, tell us the combination, the breaker's number, and how close to the water the cottage is.",
      ],
    },
    'wine-cooler': {
      heading: "Boat-day coolers near Ruskin's marinas",
      paragraphs: [
        'After a day on the bay twenty warm cans go into the cooler together. A wine unit is built to hold a temperature and not to pull one down quickly, so it runs all night and frost climbs the back plate. By Sunday noon its fan scrapes ice.',
        'Chill the cans in the kitchen refrigerator first, then move them. To clear the frost, unplug overnight with a towel inside; never chip. On the bay side of Ruskin wash salt from the door handle and louver, or the hinge will seize within a few seasons. If the ice returns inside a week with sensible loading, a sensor or gasket is at fault. Say how you load it, when ice appears, and where it stands.',
      ],
    },
    'range-hood': {
      heading: 'Sea-facing hood outlets at Little Harbor',
      paragraphs: [
        "A hood that blows out toward the bay has the west wind to push against. On gusty evenings the outer flap chatters, salt air comes back down the duct, and the fan's steel wheel starts to pit. Rust flakes on the cooktop are the first sign that owners notice.",
        "A spring-loaded damper on the lee side of the house is the lasting cure. Meanwhile keep the flap's hinge clean and run the fan a minute each day, which dries it. In older inland Ruskin the trouble is grease or a bird, seldom rust. Condo owners at the water should ask the association before touching an outside cap. Describe flakes, chatter or plain silence, and the direction the outlet faces.",
      ],
    },
    microwave: {
      heading: 'Damp keypads on the Ruskin waterfront',
      paragraphs: [
        'A touch panel is a sandwich of two thin films with air between. In a cottage that stands open to the bay breeze, damp creeps in at the edge, and the silver lines turn black. First the 3 goes, then start, and one day the thing will not turn off by key.',
        'Air conditioning for a week may bring it round if the fault is only moisture. Otherwise the panel is a part, sensible to replace in a built-in model though not in a bargain countertop one. Pull the plug whenever it starts on its own. A mobile home near the river may need a shallow microwave, 12 to 13 inches deep. Give us that depth, the dead keys in order, and your part of Ruskin.',
      ],
    },
  },
} as const satisfies CityAdvice;
