// Advice for each appliance in Clermont. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const clermontAdvice = {
  en: {
    refrigerator: {
      heading: 'One model number for a whole Clermont block',
      paragraphs: [
        "A builder who fits the same refrigerator in forty houses also fits the same weak fan in forty houses. When yours begins to chirp, a neighbor's may have chirped last year. Ask over the fence which part cured it, then read us your own model number, as one letter may differ.",
        'A chirp that stops when the freezer door opens is the evaporator fan. Frost on one side of the back wall is the heater below it. Both are modest repairs on machines under ten. Hard limestone water also thins the cubes, and a filter helps for six months at most. Lightning over the hills is the third cause, and leaves boards dead without a sound. When you book, tell us chirp, frost or silence, and which subdivision you live in.',
      ],
    },
    washer: {
      heading: 'Upstairs laundry on a Clermont hillside',
      paragraphs: [
        'A two-story house along Hartwood Marsh may have its laundry on the upper floor, over a beam that hums along with the spin. A front-loader out of level there sounds like a train. Before you think of bearings, set a glass of water on it: rings that start in one corner show the short foot.',
        "Turn that foot out until the glass is calm, and lock the nut against the body. A roar with a calm glass is a bearing after all. Hard water crusts the dispenser drawer, so pull it out and soak it, and let the screens be cleaned at the next visit. Kings Ridge villas are on one floor and spared the hum. Which corner, roar or train, and how old is the house in Clermont? In a new house, look first whether the builder's warranty still runs.",
      ],
    },
    dryer: {
      heading: 'Gas dryers, written approval and outside vents in Clermont',
      paragraphs: [
        'Lake Apopka Natural Gas serves parts of the town, so a Clermont dryer may burn gas without the owner ever having chosen it. Look behind: a yellow or gray flexible pipe with a valve says gas. Then a blocked vent is no mere nuisance, and you should stop at the first sign of stuffy air.',
        "A young subdivision that is still under its builder's association wants any outside vent approved in writing. Replacing a cap with an equal one may count, so ask with a photo. Without drying trouble none of that matters; a drum that squeals is just rollers. Hills bring wind, and wind brings a flap that chatters at night. Tell us the pipe's color, stuffy or squealing, and whether the builder still runs the association.",
      ],
    },
    dishwasher: {
      heading: 'Calcium spots on brand-new Clermont glasses',
      paragraphs: [
        'New house, new machine, spotted glasses: owners in Clermont write to the maker, and the maker writes back about water. It is right. The spots are calcium from limestone wells, and no factory setting knows your street. You have to tell it.',
        'Turn the rinse aid to its highest mark, use tablets with their own softening agent, and leave the door an inch open at the end. Spots should fade within five washes. For a house with a whole-home softener do the contrary, lower everything, or the glass will etch. Spots that feel like sand come from elsewhere: a filter not locked in its seat. When you call, tell us film, spots or sand, whether a softener stands in the garage, and whether the city or a private utility serves you.',
      ],
    },
    oven: {
      heading: 'Builder ranges and hills full of lightning',
      paragraphs: [
        'A range bought by the hundred has a plain control board, and summer lightning ends it before anything mechanical wears. The good side is that boards bought by the hundred stay on sale for years. Compare that with a rare design oven and you have an argument for plainness.',
        "When the display is dark, check first if the stove light or the burners answer; then reset the breaker fully off and on. If the screen shows a code, keep the house quiet and copy it. Ovens in Clermont that preheat for half an hour on gas have a weak igniter, on electric a broken lower element, and neither is the storm's doing. Duke Energy or SECO, whichever lights your street, cannot prevent a strike. Tell us the range's age, the code, and gas or electric.",
      ],
    },
    stove: {
      heading: 'The same stove in street after street',
      paragraphs: [
        "If every kitchen in your street has the same glass-top stove, you own a library of answers. When a ring will not glow, go look at a neighbor's: same mark, same pattern, same switch. What is different in yours is the fault.",
        'One peculiar thing about such tops: they cycle. A ring that glows, goes dark and glows again is working as designed, even on high with a shiny pot. A ring that never returns is not. Boiled hard water leaves rough white circles, which a cream takes off. On gas, from the natural gas district or from a tank, watch for yellow tips. New houses in Clermont may be in their first years, so look through the papers for a guarantee before you hire anyone. When you book, tell us which ring, and how long it stays dark.',
      ],
    },
    'wine-cooler': {
      heading: 'From Citrus Tower to a south-facing kitchen',
      paragraphs: [
        'Hills give views, and views mean glass. In a Clermont great room facing south a wine cooler may sit in full sun from ten to four; its door glass is tinted for ultraviolet light but not for heat. The sensor by the door reads warm, the fan never rests.',
        "Hang a towel over the glass for two sunny days, not over the grille. If the reading falls by itself, you want a blind or a new corner, and no technician. If it does not, the works deserve a test. Afternoon lightning calls for a surge strip that suits a compressor. Residents of 55-plus villages with a bar niche should check for two inches of air above. Let us know the towel's result, which way the window faces, and the date of sale.",
      ],
    },
    'range-hood': {
      heading: 'A vented hood nobody asked for in Clermont',
      paragraphs: [
        "Builders like to hang a microwave with a fan over the range, set to blow back into the room, since a roof opening costs money. Buyers who cook fish discover it later. Turning it into an outside vent needs a duct, a cap, and often written consent from the builder's association.",
        "Find out what is above: open the small cabinet and look for a metal pipe. A pipe means that someone prepared for it, and a plate inside the fan only needs turning by a technician. No pipe means a roofer's job first. For a true hood, mesh and wheel come before the motor. White dots on its face are calcium from steam; wipe with vinegar thinned by half. Tell us whether there is a pipe, how you cook, and if your Clermont association is still the builder's.",
      ],
    },
    microwave: {
      heading: "The builder's over-the-range microwave in Clermont",
      paragraphs: [
        "A builder's single order can fill kitchen after kitchen with the same hung microwave. Its weak points are then shared: the door switch, the handle screws, the lamp board. A handle that comes loose tempts people to pull at the frame, and then the switch goes.",
        'Tighten nothing from inside the door; simply stop pulling and use the button. Test with one cup of water for two minutes. Hot means a comfortable repair of whatever else is wrong; cold means talk of price first. When lightning has been by, look at whether the range below died as well, for they may share a wall of wiring. Name your Clermont subdivision, since neighbors may have the same order. And read the whole model number, including its last letters.',
      ],
    },
  },
} as const satisfies CityAdvice;
