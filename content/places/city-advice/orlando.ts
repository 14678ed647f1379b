// Advice for each appliance in Orlando. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const orlandoAdvice = {
  en: {
    refrigerator: {
      heading: 'Deep limestone wells and an Orlando ice maker',
      paragraphs: [
        "OUC draws from deep limestone and treats the water with ozone, which ends the sulfur smell and leaves the hardness. An ice maker in Orlando shows it first: cubes stick to the tray, come out hollow, and drag white flakes along. The tray's coating goes next.",
        "Pour white vinegar over two cubes in a saucer. Fizzing means lime. Then a fresh filter, a rinse of the tray, and a check of the tiny screen at the valve, in this order, cost less than a new ice maker. Summer storms come nearly each afternoon, so a refrigerator with a screen should sit on a protected circuit. Fizz or no fizz, the filter's date, and is your supplier OUC or, outside its area, Duke? Those are the first things to tell us.",
      ],
    },
    washer: {
      heading: 'First plumbing in a College Park laundry',
      paragraphs: [
        'Some bungalows in College Park still have part of their first plumbing: galvanized pipe, rusted inside to the width of a pencil. A washer at the end of such a pipe fills slowly, gives up, and prints a code for its water supply. New valves will not help a starved machine.',
        'Fill a bucket from the laundry tap for a minute. Under three gallons is too little. Brown grains in the bucket tell of the pipe, white ones of lime from the wells. In Lake Nona the water arrives with force, and the fault is seldom there; look for a Wi-Fi washer that sits in a paused update. How many gallons, which grains, and when was your part of Orlando repiped? The third one, a former owner may know.',
      ],
    },
    dryer: {
      heading: 'Lake Nona laundries wired for everything',
      paragraphs: [
        "A dryer in a new Orlando subdivision may talk to a phone and still fail by a bird's nest. Long runs to the roof are common where the laundry sits upstairs in the middle of the plan. Its own app calls that low airflow, and owners press ignore.",
        'Do not. Let it cool, then compare its time for towels with the first month you had it. Where gas is piped in, as Peoples Gas does in parts of the city, a blocked vent is worse than slow, since the exhaust has nowhere to go; stop, and have the path cleared. Baldwin Park alleys make outside hoods easy to see. When you call, tell us the code if the app names one, gas or electric, and whether the hood can be seen from the alley or street.',
      ],
    },
    dishwasher: {
      heading: 'Hard water is the silent partner in Orlando',
      paragraphs: [
        "Lime settles where water gets hottest, and in a dishwasher that is the heater, the arm bearing and your glasses, in this order. By the time you see the third, the first two have had theirs. Orlando's deep wells give it every day of the year.",
        "Buy a strip, dip it, and set the softener number on machines that have one. On others use a rinse aid, a detergent with citric acid, and once a month a hot empty run with a proper descaler. Then look at the arms: they must spin by a breath. In towers downtown an engineer may have softened the hot water already, so ask him first. Tell us the strip's number, the arm test, and the months since the last descaling.",
      ],
    },
    oven: {
      heading: 'Lightning is the loud partner of an Orlando oven',
      paragraphs: [
        'Afternoon thunder here is a habit, and the oven is always on, even when it is not: its clock, its board, its touch panel. Many a storm ends with an oven that says an error code or nothing at all. The breaker trick, five minutes off, rescues those that only lost their place.',
        'If it does not, note whether the top burners still heat, since that proves the supply. A house built before 1950 may have only two wires to the wall oven, and surge devices want a proper ground; an electrician can say. Six historic districts have rules for outside work, none for your oven. Write down the code, the burners that still work and the hour of the strike.',
      ],
    },
    stove: {
      heading: 'Gas in parts of Orlando, coils in others',
      paragraphs: [
        'Peoples Gas reaches many Orlando streets, but far from all. Ask before you believe a listing. If there is a meter at the side wall, your stove may burn natural gas; a tank in the yard means propane; neither means electric, and the parts have nothing in common.',
        "For gas, look at the flame's tip: steady blue is good, and a soft lift off the ports asks for cleaning by hand with the burner cold. A click that never ends after a stormy, damp night often stops by lunch. For electric in a bungalow, test a second ring before you suspect the first. Smell gas? Leave at once and call the gas company from outside. Tell us meter, tank or neither, flame or ring, and old house or new.",
      ],
    },
    'wine-cooler': {
      heading: 'Historic Orlando houses and level wine',
      paragraphs: [
        "Frame houses by Lake Eola breathe through their walls. A room may be 72 at breakfast and 81 when the sun comes round, and a wine cooler in the dining room follows with a long sigh. It is not the machine's fault if it is a small one.",
        "Choose an inside wall of the house, on the north if possible, and see that the floor does not slope away from the door, which makes it creep open. A wedge under the front foot may do. In a downtown tower the wall is glass, so a blind is the cheapest repair. Afternoon storms cut power here and there; check that the setting survived. Tell us the morning figure, the four o'clock figure, and whether it stands on a slope.",
      ],
    },
    'range-hood': {
      heading: 'Porches, eaves and Orlando hood pipes',
      paragraphs: [
        'An old brick or frame house in College Park may end its hood pipe under a porch roof or an eave. From there the greasy air goes up into the attic vents a foot away. A brown fan of stain on white soffit boards tells the tale from the lawn.',
        'Moving the outlet is work on the outside, so in one of the six historic districts a city board has its say. The inside is yours: mesh, wheel, lamps, a switch that skips. In newer Orlando houses the pipe climbs through the roof, and summer squalls drive rain into a cap that lost its flap. Drops with rust in them on the stove mean to leave the fan off until it is looked at. When you call, tell us stain or drops, and which district is yours.',
      ],
    },
    microwave: {
      heading: 'Storm season and the built-in Orlando microwave',
      paragraphs: [
        'When the sky goes dark after lunch, the clock on the microwave is often the first thing in the house to blink. Blinking is harmless. Buzzing from a panel that should be dark is not, nor are keys that work only in one column after a strike.',
        "Cut its breaker, wait for the storm to end, and try again once. If the column stays dead, the pad or board has gone, and for a model in a frame that is worth repairing. Addresses outside the city fall under Orange County, which matters only when an electrician adds a circuit. Steam from hard water dries to white dots on the door's inner glass; wipe with diluted vinegar. Tell us which column, when the strike was, and whether it hangs, slides or stands.",
      ],
    },
  },
} as const satisfies CityAdvice;
