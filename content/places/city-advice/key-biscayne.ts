// Advice for each appliance in Key Biscayne. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const keyBiscayneAdvice = {
  en: {
    refrigerator: {
      heading: 'Before the island empties: your Key Biscayne refrigerator',
      paragraphs: [
        'Barrier islands are told to leave early when a hurricane turns this way, and the familiar loss is a full refrigerator that stood dark for days. If a storm or a long trip is near, use up or give away what spoils, freeze bottles of water, and set a coin on a cup of ice in the freezer. A coin at the bottom later means it all thawed.',
        'Should you come home to a sealed, spoiled cabinet, do not plug it in to see. Wet insulation can hold the smell for good, and a technician can judge it before you spend on parts. There is only one road in, so describe the model and its state fully, with photographs.',
      ],
    },
    washer: {
      heading: 'Closed for the summer, washers on the island',
      paragraphs: [
        'An empty house on Key Biscayne is warm and still, and a front-load washer with its door shut turns into a jar. What greets you in November is black rubber and a pump that has gummed up. Five minutes before you go prevents it: spin, wipe the fold, door wide open, taps closed.',
        'On return, open the taps slowly and stay to watch the hoses through one empty hot cycle. A hum with no draining is the stuck pump. Houses that replaced the old Mackle homes often have the laundry upstairs, where that first fill should never run alone. In the condos by the ocean, contractors are scheduled on weekdays. Tell us closed since when, upstairs or not, and what the first cycle did.',
      ],
    },
    dryer: {
      heading: 'Island wind and a Key Biscayne dryer flap',
      paragraphs: [
        'With sea or bay never more than about half a mile off, plain steel at the end of a duct has a short life here. Galvanized flaps lose their zinc, then their hinge. Ask for aluminum, copper or a good plastic hood with stainless screws when it is next replaced; such a hood lasts years longer.',
        'Until then, tap the flap once a month so it does not seize, and brush off crust. Behind the machine, look at the foil tape and clamp, which fail the same way in a closed-up home. The first load in fall should be a short one with someone watching. Name the condo or the street, where the flap can be reached from, and how it moves under a finger.',
      ],
    },
    dishwasher: {
      heading: 'A dishwasher that waited for its owner',
      paragraphs: [
        'In a second home the dishwasher dries out. Its pump seal wants a film of water, and after four months without one it may weep on the first evening back. A weep is not always a failure: run two rinses and look again, for rubber can swell back to shape.',
        'Mainland water reaches the village lime-softened through a long main, so expect faint spots on glass and no thick scale. A brackish smell at first comes from the standing hose; drain it by a rinse with nothing inside. Before closing a Key Biscayne kitchen again, leave a cup of clean water in the sump and the valve shut. If it still drips after those rinses, we need the model, the spot where it drips and the dates you were away.',
      ],
    },
    oven: {
      heading: 'One causeway, one chance at the oven part',
      paragraphs: [
        'The toll road back to the mainland turns a forgotten igniter into a lost afternoon. That is why we ask more about an oven in Key Biscayne than elsewhere. Open the door, find the tag along the frame, and read out every letter, with the serial as well.',
        'Next describe the failure in order: what you pressed, what lit, what stayed dark, and after how many minutes. If it is electric, see whether broil works while bake does not. With those facts a technician can choose between the likely two or three parts before driving. In the large condos such as Key Colony, the office will want insurance papers, and an oven set in stone needs two people, so say what surrounds it.',
      ],
    },
    stove: {
      heading: 'Stoves near the sea, with windows open',
      paragraphs: [
        'Trade-wind evenings with every slider open are the reason to live on this island, and they leave a salt haze on the cooktop by morning. Wipe it before you cook. Heat bakes that film onto glass, where it grips like lime, and onto gas caps, where it starts to pit.',
        'In Key Biscayne houses that stand closed, switch the stove off at the breaker for the season: induction and touch controls need no waiting power, and surges find them through it. On return, turn it on with dry hands and let it sit an hour before you judge an error. If a gas burner is slow or yellow after a long rest, leave it and call. When you book, tell us fuel, months unused, and the exact thing each burner does.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine on an island that may lose power',
      paragraphs: [
        "When the power fails on Key Biscayne in a storm, wine is patient where milk is not. A closed cooler in a closed room gains a few degrees an hour at the start and then follows the room. Leave the door alone, and a day's outage does little harm to most bottles.",
        'What harms the machine is the return of current. Pull the plug as you leave under an evacuation order, and put it back after the supply has been steady for a while. If it then hums and clicks without cooling, stop; a start relay is a small part and a burned compressor is not. Seasonal owners should name a neighbor with a key. Let us know the number on the display, clicks per minute, and the model.',
      ],
    },
    'range-hood': {
      heading: 'Salt at the motor of a Key Biscayne hood',
      paragraphs: [
        'Air that smells of the sea carries the reason range-hood motors die young here. Each evening the flap opens, warm air goes out, and when the fan stops a little salt air falls back down the pipe. It settles on the shaft and the steel shell, draws water, and rusts the bearing from outside in.',
        'A weekly run of ten minutes on high, even when nobody cooks, keeps the shaft free. So does a flap that truly closes. In an apartment facing the ocean, look for white bloom on the screws inside the filter bay; that is as good as a date stamp. Tell us which way the cap faces, at which speeds the fan still starts, and the model number inside.',
      ],
    },
    microwave: {
      heading: 'Ants, damp and an idle island microwave',
      paragraphs: [
        'Shut a kitchen for a summer on Key Biscayne and small guests arrive. Ants like the warmth behind a lit keypad, and moisture gets below its film, so some buttons die while others work. Unplugging it in spring and leaving the door on the latch, clean and dry, avoids most of this.',
        'Back home, try every key before you cook. If a group is dead, let the air conditioning run two days and test again, because a damp panel may recover. A rusty spot under the glass tray should end its use. Replacement of a hung unit means tolls and a helper, so a photo of the cabinet, the brand and the width is worth sending first. Mention which keys failed and how long the house was closed.',
      ],
    },
  },
} as const satisfies CityAdvice;
