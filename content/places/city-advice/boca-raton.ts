// Advice for each appliance in Boca Raton. Rests on the facts in city-facts-palm-beach.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const bocaRatonAdvice = {
  en: {
    refrigerator: {
      heading: 'What October shows in a Boca Raton refrigerator',
      paragraphs: [
        'A refrigerator left on in an empty Boca Raton house has had six months without a witness. Power blinked, the ice maker stuck, a cube bridge melted and froze again, and nobody smelled it. On your return the bin holds one solid block, the usual sign of a single warm day in July.',
        "Throw that ice out, for it has thawed once. The next batch should fall as separate cubes within a day. Was the water valve shut while the maker stayed on? Then its valve ran dry for months and may buzz now; lift the arm before you leave next time. In spring lay a penny on an ice cube in a dish: a sunken penny by fall says the freezer thawed. Club communities commonly ask vendors to register, so tell us the club's name and what the penny showed.",
      ],
    },
    washer: {
      heading: 'Starting the washer after a summer away',
      paragraphs: [
        'In a country-club house the washer sleeps from April on, with a cup of water in its sump and its door shut by a tidy hand. By fall the boot smells like a wet dog, and the valve, closed tight in spring, will not open fully. Neither calls for panic.',
        "Turn the taps slowly, a quarter at a time, and look at the hoses while you do it. Run hot with no laundry and a cup of white vinegar, not bleach on top of it. If it stops with a drain code in the first ten minutes, the pump wheel is stuck, which is common after a rest and often freed in one visit. Weekday hours are what Boca Raton clubs allow; Sundays are mostly closed. When you call, tell us the code, whether the valve turns, and your gate's rule.",
      ],
    },
    dryer: {
      heading: "Seven miles decide a Boca Raton vent's fate",
      paragraphs: [
        "Between A1A and the Turnpike lie seven miles, and a vent hood ages far faster at the first end than at the last. On the beach the flap's pin seizes open, so sea air condenses in the duct whenever the dryer rests. Out west the hood lives on, but the duct behind it is longer.",
        "East: look for rust tears below the hood and a flap that stays up. West: time the drying of a single bath towel, which should be done in half an hour. Both are checks you can do in slippers. A tower's managers will want a certificate before anyone works at the facade; a club wants the vendor on its list. Tell us your ZIP code, 33432 or farther out, and how the towel did.",
      ],
    },
    dishwasher: {
      heading: 'Soft city water calls for less detergent',
      paragraphs: [
        'Glades Road has one of the largest membrane-softening plants anywhere, so a dishwasher on Boca Raton city water sees little lime. The risk is the reverse of what people expect: soft water and a full dose of detergent etch good glasses, and the haze never washes off.',
        'Put half of what the box says, skip the pod that promises triple power, and turn the rinse aid down until plates dry with faint spots, then up by one. West of the city the county supplies you, so repeat the trial there. If grit remains on plates, soap is not the cause; the spray arm or the pump is. Owners of crystal should tell us what glass turned cloudy, whose name is on the water bill, and the setting of the rinse-aid dial.',
      ],
    },
    oven: {
      heading: 'A party kitchen in Boca Raton, idle until fall',
      paragraphs: [
        "Ovens in homes with a caterer's schedule do nothing for half a year and then roast for twenty. The first cold start finds the weak part: a relay on the board that sticks, an element that shorts, a door lock that forgot where it is. Find that out in October, not on the day.",
        'Two weeks before guests, run bake at 375 for an hour and broil for five minutes. Listen for the click of the relay and watch that the fan stops by itself afterward. A display that says lock with the door free needs a technician, for forcing it breaks the latch. Many Boca Raton addresses are in the county rather than the city; it matters only if a circuit must change. Note the clicks, the lock, and when your party is.',
      ],
    },
    stove: {
      heading: 'Induction rings and pacemaker questions in Boca Raton',
      paragraphs: [
        'A remodeled kitchen out west with an induction top brings three complaints that are no faults. A soft buzz at full power is the pan. A ring that shuts off has lost contact with a pan that is too small. A code for heat means the air slot below is blocked by a drawer full of foil.',
        'Empty that drawer, try a flat iron skillet, and count again what is wrong. Anyone with a pacemaker should ask the doctor about distance, which no repair can change. Condos along A1A more often have radiant glass, and there salty film on the touch keys is cured by a damp cloth and a dry one. Does the fault follow the pan or stay with the ring? Tell us that, and the age of the kitchen.',
      ],
    },
    'wine-cooler': {
      heading: 'Wine left behind for a Boca Raton summer',
      paragraphs: [
        'Someone should read the display while you are north. A house manager who looks at the pool can look at the wine as well, and a text with a photo each week costs nothing. What you want to see is the same figure, week upon week.',
        'Agree on one number at which the bottles get moved: 65 is sensible. Give the manager our number and yours, and leave a spare key of the cabinet lock in the kitchen. If the club requires vendors to be registered, do that before you leave town, as a failing cooler will not wait for a form. Towers by the beach should have the unit away from the balcony door. When a Boca Raton manager calls for you, the photo, the model tag and your consent are all that is needed.',
      ],
    },
    'range-hood': {
      heading: 'An island hood under a Boca Raton ceiling',
      paragraphs: [
        'Hoods hung over an island pull from all sides, and a draft from the air conditioner can push the smoke right past them. Owners then ask for a stronger motor. Often the supply grille in the ceiling is what wants turning.',
        'Light a stick of incense over the back burner with the fan on medium. Smoke that leans one way shows a cross draft: aim the grille elsewhere and repeat. Smoke that rises, then hangs, shows a fan that has no air to replace what it takes, since houses here are built tight; open a window by an inch and look again. Only if neither helps is the fan itself in question. Share what the smoke did, the height of the hood above the Boca Raton island, and where the nearest ceiling grille sits.',
      ],
    },
    microwave: {
      heading: 'Trim kits and the built-in Boca Raton microwave',
      paragraphs: [
        'A microwave in a wall of matching doors is held by a frame, and the frame is what owners wish to save. Makers change the size of that opening every few years. So the rule: repair as long as parts exist, and keep the kit if the body must go.',
        "Copy the oven's own label and the number stamped on the trim, which are two different things. Is it dead since the house was reopened? Try its breaker, off for a minute, then on. Ants like the warmth of a display left on over the summer; seeing any is worth a word. Country clubs in Boca Raton close to contractors on holidays, so plan with that in mind. When you book, tell us both numbers, and whether the clock is lit.",
      ],
    },
  },
} as const satisfies CityAdvice;
