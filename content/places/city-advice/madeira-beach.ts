// Advice for each appliance in Madeira Beach. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const madeiraBeachAdvice = {
  en: {
    refrigerator: {
      heading: "Fish freezers near John's Pass",
      paragraphs: [
        'Families that fish keep a second freezer for the catch, often below the house in Madeira Beach. Brine from a cooler set on its lid drips to the hinge and rusts it from inside. Fish that freezes slowly is a sign: fillets should be hard by next morning.',
        "Wipe the lid dry after each trip and wash the gasket with fresh water. If the lid's edge lifts, lay a flat board with a weight over it for a night, then look again. Anything below the living floor on this key should be light enough to carry up before a storm. A machine that was under Helene's water is beyond honest repair. Let us know where it stands, when it was bought, and how hard yesterday's fillets are.",
      ],
    },
    washer: {
      heading: 'Should this washer stand under the house?',
      paragraphs: [
        'Under a raised house on Crystal Island a washer is handy and at risk. Flood elevation rules say what may stand below the living floor, and the wiring for a laundry there is a matter for the city. A repair that ends in a machine the next inspection forbids helps nobody.',
        'So begin with the paper: was the laundry permitted where it is? If yes, we repair it like any other, and we look hard at the ground wire. If you do not know, the building department of Madeira Beach does. A stacked pair upstairs is the usual way out, with a pan below it and a drain. Tell us the level, the paper, and if the old one was ever wet with sea water.',
      ],
    },
    dryer: {
      heading: 'Salt wind in a dryer that rests all week',
      paragraphs: [
        "In a vacation cottage the dryer runs on Saturday and rests six days. Damp salt air comes in through the vent, and the drum's back, plain steel on many models, rusts in a ring. Brown lines on white sheets are from that ring.",
        'Rub the inside with a white cloth while it is cold. If the cloth turns brown, wax or paint will not hold; a new drum or a new dryer is the talk to have. A tight flap, cleaned of sand, and a ten-minute run midweek keep rust away. Ask your cleaner for that run. Calling about a Madeira Beach rental, say what the cloth showed, which wall the vent is in, and who opens the door.',
      ],
    },
    dishwasher: {
      heading: 'New kitchens since 2024 and their first faults',
      paragraphs: [
        'A good deal of Madeira Beach is new since the surge, and so are its dishwashers. Fresh installs fail in known ways: the drain hose has no high loop, the feet were never set, the panel front weighs on the springs. A leak in the first month is mostly one of these.',
        'Push down on the open door: it should stay where you leave it, neither drop nor rise. Look along the gap to the counter, which ought to be even. If a contractor fitted it, his warranty goes before our bill. County water arrives here as on the rest of the beach, with no crust to fear. Give us the month it was put in, by whom, and what the door does when let go.',
      ],
    },
    oven: {
      heading: 'Cleaning an oven that stood through the surge',
      paragraphs: [
        'Some owners hope to keep an oven that had two feet of sea in it. The cavity wipes clean; the insulation behind it does not. Salted glass wool stays wet, rusts the box from outside and lets current leak when it gets hot.',
        "We do not rewire such an oven, and we tell you so on the phone. One mounted high in a wall column may have stayed above the mark, and it deserves a look. Find the line on the cabinet and measure up to the oven's base. If dry, check its junction box, which often is lower down. Tell us both heights, the make, and whether an electrician has checked the circuit since.",
      ],
    },
    stove: {
      heading: 'Propane tanks after high water on the key',
      paragraphs: [
        'Where a cottage cooks on bottled gas, its tank stood in the yard when the sea came through. Regulators that were under water can fail, wide open or shut, and only a gas dealer may change and test them. A stove lit on one is a risk that no burner part cures.',
        'Ask your dealer for the date of the last leak test. With that done, a burner which lights on one side only has salt or sand in its ports; lift the cap, wash, dry well. Electric stoves ask about plug and outlet height first. On gas smell, get out, warn others, call 911. When you call, tell us about your Madeira Beach stove: fuel, test date, and what the flame leaves out.',
      ],
    },
    'wine-cooler': {
      heading: 'Daily salt and the cooler by the sliding door',
      paragraphs: [
        'The open slider is why people come, and the cooler beside it pays. Salt arrives from both sides of this key every day. Moist air also makes the door drip, and drops dry to a white edge on the floor.',
        "Set the cooler two rooms in from the slider if there is any choice. With the slider shut for a week, see if sweat stops; if so the door heater and seal are sound. Look at the rear tubing for green spots, without touching it. Green at a joint means its days are few. A rental's small cooler is replaced rather than repaired, most often. Say how far from the shore it stands, if green shows, and what the glass does.",
      ],
    },
    'range-hood': {
      heading: "Hoods over a raised kitchen's open windows",
      paragraphs: [
        "A house lifted on piles catches more wind at its kitchen than it did on the ground. A cross breeze pushes smoke out of the hood's reach, and guests think the fan weak. Shut one window and try before you worry.",
        'Wind also hums in the pipe. A whistle with the fan off is a damper that no longer seats, often from sand on its felt. Underneath the floor the exhaust pipe of a downdraft may hang in the open, and its straps corrode first. Have those seen to in time. When you book, tell us windows open or shut, where the whistle is, and how high above the street your Madeira Beach kitchen stands, for the ladder.',
      ],
    },
    microwave: {
      heading: "Drawer, counter or hood: a beach microwave's choices",
      paragraphs: [
        'Rebuilt kitchens often have a microwave drawer under the counter. Its motor pushes the door out on rails, and crumbs or sand in those rails stop it with a groan. That looks like death and is dust.',
        "Vacuum the rails with the drawer open, press the door key once, and watch whether both sides move alike. If one side lags, leave it shut and off. In a drawer, heat parts sit beneath the tray, far from your hands, and are a technician's work. Older apartments on Gulf Boulevard have one over the range instead. A caller from Madeira Beach should name the kind, say if it moves, and tell us whether any part of the kitchen was rebuilt.",
      ],
    },
  },
} as const satisfies CityAdvice;
