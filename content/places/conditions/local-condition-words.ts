// What to do about each condition of a place, appliance by appliance. The same wherever the condition holds; trade knowledge.
import type { Localized } from '#content/language.ts';
import { afterFlood } from '#content/words/safety/safety-words.ts';
import type { WordsOfConditions } from './local-conditions.ts';

const otherParts = (name: string) => ({
  advice: `If the ${name} is gas, find out whether it runs on natural gas or propane, and say which when you call.`,
});
const propaneAdvice = (name: string) => ({
  advice: `In a mobile home a gas ${name} usually runs on propane. Look for the tank, and name the fuel when you call.`,
});
const fuseAdvice = (name: string) => ({
  advice: `If the house has fuses instead of breakers, leave them alone. If an electric ${name} stays cold, a fuse may have blown: call an electrician.`,
});

const outOfDoors = {
  advice:
    'Makers say that even garage-ready refrigerators work only up to about 110 °F. If yours warms up on hot afternoons, have it moved indoors.',
  reason: 'A garage or porch in summer is hotter than most refrigerators are made for.',
};
const hoseInHeat = {
  advice: 'Close both of the washer’s water valves when you travel: hoses age fast in the heat.',
};
const dryerOutdoors = {
  advice: 'Keep rain off the dryer. If a load takes two cycles, first look for a nest in the dryer’s vent.',
};
const dryerInGarage = {
  advice: 'Keep gasoline and paint away from the dryer. Its vent must end outdoors, not in the garage.',
};

export const localConditionWords = {
  en: {
    'soft water': {
      title: 'Soft water',
      forHome:
        'Use half the usual detergent in the washer. If your dishwasher has a salt container, set its softener to the lowest setting.',
      services: {
        refrigerator: {
          advice:
            'Soft water leaves little lime, so if ice cubes are small or hollow, change the water filter first.',
        },
        washer: {
          advice: 'In the washer, use half as much detergent as the bottle says.',
          reason: 'Soft water rinses soap away slowly, so a normal dose leaves a film.',
        },
        dishwasher: {
          advice:
            'Use less detergent than the package says. If yours has a salt container, set its softener to the lowest setting.',
          reason: 'In soft water, a full dose of detergent can etch glass.',
        },
      },
    },
    'medium water': {
      title: 'Tap water',
      services: {
        dishwasher: {
          advice: 'If glasses dry cloudy, turn the dishwasher’s rinse aid up one setting.',
        },
      },
    },
    'hard water': {
      title: 'Hard water',
      forHome:
        'Run dishwasher cleaner once a month. If ice cubes get small, change the water filter. If the washer fills slowly, have its inlet screens cleaned.',
      services: {
        refrigerator: {
          advice:
            'If ice cubes are small or hollow, change the water filter first. If that does not help, lime in the water valve is likely.',
          reason: 'Lime from hard water narrows the valve and the fill tube of the ice maker.',
        },
        washer: {
          advice: 'If the washer fills slowly, have its inlet screens cleaned.',
          reason: 'Hard water leaves lime on the inlet screens and the valve.',
        },
        dishwasher: {
          advice:
            'Keep the rinse aid full, and the salt container if there is one. Run dishwasher cleaner once a month.',
          reason: 'Lime from hard water dries on glasses as a white film.',
        },
      },
    },
    'private wells': {
      title: 'Wells',
      forHome:
        'On a well, change the sediment filter first if the washer fills slowly or ice cubes are small.',
      services: {
        refrigerator: {
          advice:
            'On a well, change the sediment filter first if ice cubes are small. After work on the well, throw out the first ice.',
          reason: 'Sand and iron from a well clog the filter and the valve of the ice maker.',
        },
        washer: {
          advice: 'On a well, change the sediment filter first if the washer fills slowly.',
          reason: 'Sand and iron from a well clog the inlet screens.',
        },
        dishwasher: {
          advice: 'Hard or rusty water leaves a film on dishes. If you have a softener, keep salt in it.',
          reason: 'Most well water in Florida is hard, and lime dries on glasses.',
        },
      },
    },
    'city power': {
      title: 'Power',
      forHome:
        'Whole house dark? Call the power company. One appliance dead? Reset its breaker once; if it trips again, leave it off and call us.',
      services: {},
    },
    lightning: {
      title: 'Outages',
      forHome:
        'Appliance dead but dry after an outage? If no lights are dim or too bright, turn its breaker off for five minutes, then on once.',
      services: {
        refrigerator: {
          advice:
            'Refrigerator still silent ten minutes after an outage? If no house lights are dim or too bright, reset its breaker once.',
        },
        washer: {
          advice:
            'Washer dead after an outage? If no house lights are dim or too bright, turn its breaker off for five minutes, then on once.',
        },
        dryer: {
          advice:
            'Dryer dead or cold after an outage? If no house lights are dim or too bright, turn its breaker fully off, then on once.',
        },
        dishwasher: {
          advice:
            'Dishwasher dead after an outage? If no house lights are dim or too bright, turn its breaker off for five minutes, then on once.',
        },
        oven: {
          advice:
            'Buttons dead after an outage? If no house lights are dim or too bright, turn the oven’s breaker off for five minutes, then on once.',
        },
        stove: {
          advice:
            'Buttons dead after an outage? If no house lights are dim or too bright, turn the stove’s breaker off for five minutes, then on once.',
        },
        'wine-cooler': {
          advice:
            'After an outage, check the set temperature of the wine cooler: some go back to the maker’s setting.',
        },
        'range-hood': {
          advice:
            'Hood dead after an outage? If no house lights are dim or too bright, turn its breaker off for five minutes, then on once.',
        },
        microwave: {
          advice:
            'Microwave dark after an outage? If no house lights are dim or too bright, turn its breaker off for five minutes, then on once.',
        },
      },
    },
    'gas mains': {
      title: 'Gas',
      forHome:
        'If you are not sure whether your dryer is gas or electric, read the label inside its door opening before you call.',
      services: {
        dryer: {
          advice: 'Check the label inside the door opening: it says whether yours is gas or electric.',
        },
        oven: {
          advice:
            'When you call, say whether your oven is gas or electric. In gas ovens the igniter fails most often; in electric ones, the element.',
        },
        stove: {
          advice:
            'When you call, say whether your stove is gas or electric, because the two take different parts.',
        },
      },
    },
    'no gas mains': {
      title: 'Propane',
      forHome:
        'If you have a propane tank, say so when you call: a stove, oven or dryer needs different parts for propane than for natural gas.',
      services: {
        dryer: otherParts('dryer'),
        oven: otherParts('oven'),
        stove: otherParts('stove'),
      },
    },
    towers: {
      title: 'Condo towers',
      forHome: 'Ask the office which entrance and elevator a technician may use, and when.',
      services: {
        refrigerator: {
          advice:
            'Find the ice maker’s water valve before you have a leak: in towers the valve may be in a hall closet.',
        },
        washer: {
          advice:
            'Find your unit’s shutoff valve. If there is none, ask the office how much notice it needs to shut off the water.',
        },
        dryer: {
          advice:
            'Ask the office when the vent shaft was last cleaned. Towers often supply 208 volts, not 240, so electric dryers make a quarter less heat.',
        },
        dishwasher: {
          advice:
            'Find your unit’s shutoff valve. If there is none, ask the office how much notice it needs to shut off the water.',
        },
        oven: {
          advice:
            'Towers often supply 208 volts, not 240, so electric ovens make about a quarter less heat. If yours has become slower, call us.',
        },
        stove: {
          advice:
            'Towers often supply 208 volts, not 240, so electric burners make about a quarter less heat. If one has become slower than before, call us.',
        },
        'range-hood': {
          advice:
            'If the hood has no duct, change its charcoal filter every three to six months, as your manual says.',
          reason: 'Most tower hoods have no duct and depend on a charcoal filter.',
        },
        microwave: {
          advice:
            'Most over-the-range microwaves in towers have no duct. Change the charcoal filter every three to six months, as your manual says.',
        },
      },
    },
    'condo laundry': {
      title: 'Laundry closets',
      services: {
        washer: {
          advice:
            'Leave the closet door and the washer door open after a load, unless small children or pets could climb in.',
          reason: 'A washer in a closed closet stays wet between loads.',
        },
        dryer: {
          advice:
            'If the air-only test showed a clear vent, dry one load with the closet door open. If that is faster, dry every load that way.',
          reason: 'A closed closet and a bent vent leave a dryer too little air.',
        },
      },
    },
    'shared laundry': {
      title: 'Shared laundry',
      forHome: 'Ask whether a machine in the laundry room is yours or the association’s to repair.',
      services: {
        washer: {
          advice:
            'Ask whether the washer is yours or the association’s to repair, and who has the key to the room.',
        },
        dryer: {
          advice: 'Ask whether the dryer is yours or the association’s to repair, and who cleans its vent.',
        },
      },
    },
    'association rules': {
      title: 'Building rules',
      forHome:
        'Before you book, ask the office when contractors may work and what paperwork it wants from us.',
      services: {},
    },
    'outside changes': {
      title: 'Outside vents',
      forHome: 'Ask for approval before you change an outside vent or its cap.',
      services: {
        dryer: {
          advice:
            'Ask for approval before you move or replace the dryer’s vent cap. Repairing the dryer itself changes nothing outside.',
        },
        'range-hood': {
          advice:
            'Ask for approval before you change the hood’s duct or its outside cap. Repairing the hood itself changes nothing outside.',
        },
      },
    },
    'shared water': {
      title: 'Shared water',
      forHome: 'Ask the office how much notice it needs to shut off water, and find your own valves.',
      services: {
        refrigerator: {
          advice:
            'If the ice maker leaks and has no valve of its own, have the office shut off the water at once.',
        },
        washer: {
          advice:
            'Ask the office how much notice it needs before water is shut off, and find your own valve.',
        },
        dishwasher: {
          advice:
            'Ask the office how much notice it needs before water is shut off, and find your own valve.',
        },
      },
    },
    'laundry rules': {
      title: 'Laundry rules',
      forHome: 'Before you replace a washer or dryer, ask whether the building allows one in the apartment.',
      services: {
        washer: {
          advice:
            'Before you pay for a new washer, ask whether your building allows one in the apartment and who may connect it.',
        },
        dryer: {
          advice:
            'Before you pay for a new dryer, ask whether your building allows one in the apartment and where it may vent.',
        },
      },
    },
    'gated streets': {
      title: 'Gates',
      forHome: 'When you book, put our company on the gate’s list, or give us the code.',
      services: {},
    },
    'mobile homes': {
      title: 'Mobile homes',
      services: {
        refrigerator: {
          advice: 'In a mobile home, measure the outside door, in case we have to take the refrigerator out.',
        },
        washer: {
          advice:
            'In a mobile home, check whether the floor gives under the washer. If it does, have the floor fixed before the washer is leveled.',
          reason: 'A floor that gives makes a washer shake in the spin.',
        },
        dryer: {
          advice:
            'In a mobile home the vent must end outdoors, not under the floor. If no outside wall has a vent flap, call us.',
          reason: 'A vent that sags or ends under the home keeps the moisture in.',
        },
        dishwasher: {
          advice:
            'In a mobile home, press on the floor near the dishwasher with your foot. If it feels soft, water may have leaked: call us.',
        },
        oven: propaneAdvice('oven'),
        stove: propaneAdvice('stove'),
        'range-hood': {
          advice:
            'In a mobile home the hood often vents through the roof. If smoke lingers, have the roof cap checked for a nest.',
        },
        microwave: {
          advice:
            'In a mobile home, run the microwave or a heater, not both, if the breaker trips. An electrician can give the microwave its own circuit.',
        },
      },
    },
    'older homes': {
      title: 'Older homes',
      forHome:
        'If an outlet has only two slots, or a breaker keeps tripping, say so when you call: you may need an electrician first.',
      services: {
        refrigerator: {
          advice:
            'Plug the refrigerator straight into a grounded outlet, never into an extension cord or an adapter.',
        },
        washer: {
          advice:
            'The valves behind the washer may be as old as the house. If one will not turn, don’t force it: close the main water valve.',
        },
        dryer: {
          advice:
            'An old house may still have a plastic dryer vent. If yours does, leave the dryer off until a vent cleaner puts in smooth metal.',
        },
        dishwasher: {
          advice:
            'Find your main water valve before you need it. If the valve under the sink is stiff, don’t force it: close the main one.',
        },
        oven: fuseAdvice('oven'),
        stove: fuseAdvice('stove'),
        'wine-cooler': {
          advice: 'Plug the wine cooler straight into a grounded outlet, never into an extension cord.',
        },
        'range-hood': {
          advice:
            'Find out where the hood’s duct ends: it must end outdoors. If it ends in the attic, stop using the fan and call us.',
        },
        microwave: {
          advice:
            'If the breaker trips, run one appliance at a time. An electrician can give the microwave its own circuit.',
        },
      },
    },
    'new homes': {
      title: 'Newer homes',
      services: {
        washer: {
          advice:
            'If the laundry is upstairs, check that the washer sits in a drain pan, which keeps a leak off the ceiling below.',
        },
        dryer: {
          advice: 'If the vent ends on the roof, have its cap checked when drying slows.',
          reason: 'Newer houses often vent through the roof, and a long vent fills with lint.',
        },
        'range-hood': {
          advice:
            'In many newer kitchens the microwave over the range is the hood. Before you call, read the model number inside its door.',
        },
        microwave: {
          advice:
            'In many newer kitchens the microwave hangs over the range. Have the model number ready: it says how yours is mounted.',
        },
      },
    },
    'seasonal homes': {
      title: 'Seasonal homes',
      services: {
        refrigerator: {
          advice:
            'Leaving for months? Empty the refrigerator, close its water valve and turn it off. Tie its doors open only if no child can reach it.',
        },
        washer: {
          advice:
            'Before you leave, close both water valves and leave the washer’s door open, unless small children or pets could climb in.',
          reason: 'A washer that is shut wet for months smells when it is used again.',
        },
        dryer: {
          advice:
            'Back home, run the dryer on air only and watch the flap from the ground (in towers, ask the office). If it stays shut, stop.',
          adviceForHouses:
            'Back home, run the dryer empty on air only and watch its flap from the ground. If the flap stays shut, stop and call us.',
          reason: 'Birds and wasps nest in the vent of a closed home.',
        },
        dishwasher: {
          advice:
            'Before you leave, close the dishwasher’s valve. Back home, pour in a quart of water, open the valve and watch the first cycle.',
          reason: 'Seals dry out while a home is closed, and the first cycle can leak.',
        },
        oven: {
          advice: 'When you are back, look inside the oven for insects and nests, then heat it empty once.',
        },
        stove: {
          advice:
            'When you are back, wipe the burners of the stove, dry them and try each one before you cook.',
        },
        'wine-cooler': {
          advice:
            'Before you leave, empty the wine cooler, turn it off and leave its door ajar, or keep it on and have someone check it weekly.',
        },
        'range-hood': {
          advice:
            'Before you run the hood again, wash its grease filters. If it has a duct, look for a nest in the outside flap first.',
        },
        microwave: {
          advice:
            'Unplug the microwave while you are away, or turn off its breaker, so that a power surge cannot harm it.',
        },
      },
    },
    'vacation rentals': {
      title: 'Vacation rentals',
      forHome:
        'Decide who can approve the price of a repair, and leave the model number where a guest can read it to us.',
      services: {
        refrigerator: {
          advice: 'If you rent out your home, leave a note that asks guests to keep the refrigerator shut.',
        },
        washer: {
          advice:
            'If you rent out your home, post the load size on the washer: an overfull load stops the spin.',
        },
        dryer: {
          advice: 'If you rent out your home, have the lint screen emptied after every guest.',
          reason: 'A lint screen that nobody empties slows a rental dryer.',
        },
        dishwasher: {
          advice: 'If you rent out your home, have the dishwasher filter rinsed between guests.',
          reason: 'A filter that nobody rinses between guests clogs.',
        },
        oven: {
          advice: 'If you rent out your home, leave the oven’s model number where a guest can read it to us.',
        },
        stove: {
          advice:
            'If you rent out your home, leave a note about the control lock: a locked panel looks like a dead stove.',
        },
        'wine-cooler': {
          advice: 'If you rent out your home, leave a note with the set temperature of the wine cooler.',
        },
        'range-hood': {
          advice: 'If you rent out your home, have the hood’s grease filters washed every month.',
        },
        microwave: {
          advice:
            'If you rent out your home, leave a note that no metal and no foil goes into the microwave.',
        },
      },
    },
    'rented homes': {
      title: 'Rented homes',
      forHome: 'If you rent, call your landlord first: the lease says who repairs what came with the home.',
      services: {},
    },
    'large kitchens': {
      title: 'Kitchens',
      forHome:
        'When you call, say whether the machine is built in: some need two people or a cabinet panel taken off.',
      services: {
        refrigerator: {
          advice: 'Send us the full model number: parts for built-in refrigerators are ordered by it.',
        },
        dishwasher: {
          advice:
            'If a cabinet panel covers the dishwasher door, say so when you call: the panel has to come off first.',
        },
        oven: { advice: 'If yours is a double wall oven, say which oven fails: each has parts of its own.' },
        stove: {
          advice:
            'Measure the stove’s width, and say whether it is a range or a cooktop: they take different parts.',
        },
        'wine-cooler': {
          advice: 'Keep the front grille of the wine cooler clear, and vacuum it every three months.',
          reason: 'A built-in cooler takes in air only through its front grille, and dust clogs it.',
        },
        'range-hood': {
          advice:
            'Find out where the hood’s motor is: if it is in the duct or on the roof, we may need a ladder.',
        },
        microwave: {
          advice:
            'When you call, say whether the microwave is a drawer or is built in with a frame around it.',
        },
      },
    },
    'garage machines': {
      title: 'Garage and porch',
      forHome:
        'If a refrigerator or freezer in a garage or shed or on the porch gets warm inside on hot afternoons, have it moved indoors.',
      services: { refrigerator: outOfDoors, washer: hoseInHeat, dryer: dryerInGarage },
    },
    'garage laundry': {
      title: 'Garage and porch',
      forHome: 'The dryer’s vent must end outdoors, not in the garage, even if the garage door is open.',
      services: { washer: hoseInHeat, dryer: dryerInGarage },
    },
    'outdoor laundry': {
      title: 'Outdoor laundry',
      forHome:
        'Keep rain off the machines and their outlet. If either gets wet, turn off the breaker without touching the machine, and call us.',
      services: { washer: hoseInHeat, dryer: dryerOutdoors },
    },
    'garage refrigerator': {
      title: 'Garage and porch',
      forHome: outOfDoors.advice,
      services: { refrigerator: outOfDoors },
    },
    'salt air': {
      title: 'Near the water',
      forHome: 'In a house near the water, check once a year that the dryer’s outside flap opens.',
      services: {
        refrigerator: {
          advice:
            'On a lanai, use only a refrigerator that is rated for outdoors. Wipe stainless doors with fresh water.',
        },
        washer: {
          advice:
            'If sea air reaches the washer, wipe off the salt and touch up chips in its paint: rust starts there.',
        },
        dryer: {
          advice:
            'In a house, check once a year that the outside flap opens. In a tower, ask the office who cleans the vent.',
          adviceForHouses:
            'Once a year, run the dryer on air only and check from the ground that its vent flap opens.',
          reason: 'Salt stiffens the flap outside, so moist air cannot get out.',
        },
        stove: {
          advice:
            'Wipe off salt film and dry the stove. If a gas burner keeps clicking, turn off all knobs, then the breaker, and let it dry.',
        },
        'wine-cooler': {
          advice:
            'Outdoors, use only a wine cooler that is rated for outdoor use, and keep the garden hose away from its grille.',
        },
        'range-hood': {
          advice:
            'If the hood has a duct, have its outside cap checked once a year. With a stuck flap the hood only makes noise.',
          reason: 'Salt rusts the spring and the flap of the outside cap.',
        },
      },
    },
    'inland damp': {
      title: 'Damp air',
      forHome: 'Leave the washer’s door ajar between loads, unless small children or pets could climb in.',
      services: {
        refrigerator: {
          advice: 'Wipe the refrigerator’s door seals dry: damp air grows mold in their folds.',
        },
        washer: {
          advice:
            'Leave the washer door and the drawer open between loads, unless small children or pets could climb in.',
          reason: 'In humid air a closed washer stays wet between loads.',
        },
        dryer: {
          advice:
            'Have the dryer vent cleaned once a year, because damp lint sticks to the vent and narrows it.',
        },
        dishwasher: {
          advice: 'Leave the dishwasher door ajar when the dishes are out, so that the seals dry.',
        },
        'wine-cooler': {
          advice: 'Set the wine cooler no colder than you need, so that its glass stays clear.',
          reason: 'Moisture in humid air settles on cold glass.',
        },
      },
    },
    dust: {
      title: 'Dust',
      forHome:
        'Vacuum the grille of a refrigerator or a wine cooler every three months, more often with pets.',
      services: {
        refrigerator: {
          advice:
            'If the refrigerator has a grille at the bottom, vacuum it every three months, more often with pets.',
          reason: 'Dust on the coils can make a refrigerator run nonstop.',
        },
        'wine-cooler': {
          advice: 'Vacuum the wine cooler’s front grille every three months, more often with pets.',
          reason: 'Dust on the grille can make a wine cooler run nonstop.',
        },
      },
    },
    'flood water': { title: 'Flood', forHome: afterFlood.en, services: {} },
  },
} as const satisfies Localized<WordsOfConditions>;
