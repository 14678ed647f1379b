// What to do about each condition of a place, appliance by appliance. The same wherever the condition holds; trade knowledge.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { WordsOfConditions } from './local-conditions.ts';

/** The listed sentence on flood water, word for word. */
const afterFlood = { advice: `${safetyWords.en['flood-water'].line} Then call us.` };
const onGateList = { advice: 'Put us on the gate list for the day, and have the guard call you.' };
const sendTheLabel = {
  advice: 'Send the model number and a photo of its label, so that the likely part comes along.',
};
const papersFirst = {
  advice: 'If it came with a new home, look at your papers first: the maker’s warranty may still run.',
};

const outOfDoors = {
  advice:
    'Tell us that it stands there. Above about 110 °F even a garage-ready refrigerator cannot keep cold.',
  reason: 'A closed garage or a porch in summer is hotter than most refrigerators are made for.',
};
const hoseInHeat = { advice: 'Close both taps when you travel: hoses age fast in the heat.' };
const dryerInGarage = {
  advice: 'Keep fuel and paint away from it. Its vent must end outside, not in the garage.',
};

export const localConditionWords = {
  en: {
    'soft water': {
      title: 'Soft water',
      forHome:
        'Use half the usual detergent in the washer, and set a dishwasher’s softener to its lowest step.',
      services: {
        refrigerator: {
          advice: 'Small or hollow ice cubes are seldom lime here. Change the water filter first.',
        },
        washer: {
          advice: 'Use half the detergent the bottle says. Too many suds stop the spin and leave a film.',
          reason: 'Soft water rinses soap away slowly, so a normal dose leaves a film.',
        },
        dishwasher: {
          advice:
            'Use less detergent than the pack says. If yours has a salt container, set its softener to the lowest step.',
          reason: 'Soft water with a full dose of detergent etches glass.',
        },
      },
    },
    'medium water': {
      title: 'Tap water',
      forHome:
        'Change the refrigerator’s water filter every six months, and keep the dishwasher’s rinse aid filled.',
      services: {
        refrigerator: {
          advice: 'Change the water filter every six months, so that ice and water keep running.',
        },
        washer: { advice: 'Use the dose that the bottle gives for medium water, and not more.' },
        dishwasher: {
          advice:
            'Keep the rinse aid filled. Run an empty hot cycle with dishwasher cleaner every two or three months.',
        },
      },
    },
    'hard water': {
      title: 'Hard water',
      forHome:
        'Run dishwasher cleaner once a month. If ice comes small or a washer fills slowly, tell us: lime may be the cause.',
      services: {
        refrigerator: {
          advice: 'Change the water filter every six months. Tell us if the cubes come small or hollow.',
          reason: 'Lime from hard water narrows the valve and the fill tube of the ice maker.',
        },
        washer: {
          advice: 'Use the dose for hard water. If it fills slowly, the inlet screens need cleaning.',
          reason: 'Hard water leaves lime on the inlet screens and the valve.',
        },
        dishwasher: {
          advice:
            'Fill the rinse aid and, where there is a container, the salt. Run dishwasher cleaner once a month.',
          reason: 'Lime from hard water dries on glasses as a white film.',
        },
      },
    },
    'private wells': {
      title: 'Wells',
      forHome:
        'Tell us about filter and softener. If a washer fills slowly, change the sediment filter first.',
      services: {
        refrigerator: {
          advice:
            'Tell us if a filter stands before the ice maker. After work on the well, throw the first ice away.',
          reason: 'Sand and iron from a well clog the filter and the valve of the ice maker.',
        },
        washer: {
          advice: 'If it fills slowly, change the sediment filter of the well first. Tell us of rust stains.',
          reason: 'Sand and iron from a well clog the inlet screens.',
        },
        dishwasher: {
          advice: 'If you have a softener, keep salt in it. Hard or rusty water leaves a film on dishes.',
          reason: 'Most well water in Florida is hard, and lime dries on glasses.',
        },
      },
    },
    'city power': {
      title: 'Power',
      forHome:
        'If other rooms are dark too, report the outage to the utility. One appliance that is dead alone is a repair.',
      services: {
        refrigerator: {
          advice:
            'If other rooms are dark too, report the outage to the utility. A refrigerator that is dead alone is a repair.',
        },
        dryer: {
          advice:
            'If lights dim while the dryer stays cold, call the utility first: half of the supply may be out.',
        },
        oven: {
          advice:
            'If lights dim while the oven stays cold, call the utility first. A cold oven alone is a repair.',
        },
        stove: {
          advice:
            'If lights dim while the burners stay cold, call the utility first. One cold burner alone is a repair.',
        },
        'wine-cooler': {
          advice: 'After an outage, read the set temperature: some models come back with another setting.',
        },
      },
    },
    lightning: {
      title: 'Storms',
      forHome:
        'After a storm, switch the appliance’s breaker off for five minutes, then on. A panel that stays dark needs a visit.',
      services: {
        refrigerator: {
          advice:
            'After an outage, keep the doors shut. If it stays silent or gets warm with the power back, call us.',
        },
        washer: {
          advice: 'After a flicker, unplug it for five minutes. A door that stays locked then needs a visit.',
        },
        dryer: {
          advice: 'After an outage, switch its breaker fully off, then on, once, before you judge it.',
        },
        dishwasher: {
          advice:
            'After a flicker, switch its breaker off for five minutes. A blank panel then needs a visit.',
        },
        oven: {
          advice:
            'After a storm, switch its breaker off for five minutes, then set the clock. Tell us which keys stay dead.',
        },
        stove: {
          advice:
            'After a storm, switch its breaker off for five minutes. Touch keys that stay dead need a visit.',
        },
        'wine-cooler': {
          advice:
            'After an outage, check the set temperature of each zone. A surge protector at the outlet helps.',
        },
        'range-hood': {
          advice:
            'After a storm, switch its breaker off for five minutes. Buttons that stay dead point to the control.',
        },
        microwave: {
          advice:
            'After a storm, unplug it for a few minutes. If it stays dark on a live outlet, leave it unplugged.',
        },
      },
    },
    'gas mains': {
      title: 'Gas',
      forHome: 'Tell us whether your stove, oven and dryer burn gas, since the parts differ.',
      services: {
        dryer: { advice: 'Tell us gas or electric. The label inside the door opening says which.' },
        oven: { advice: 'Tell us whether the oven burns gas: then another part is likely.' },
        stove: { advice: 'Tell us gas or electric when you call, since the parts differ.' },
      },
    },
    'no gas mains': {
      title: 'Mostly electric',
      forHome: 'Tell us if an appliance of yours burns propane, since the parts differ.',
      services: {
        dryer: {
          advice:
            'If yours turns without heat, switch its double breaker fully off, then on, once. Tell us if it burns propane.',
        },
        oven: {
          advice:
            'If nothing heats, switch its double breaker fully off, then on, once. Tell us if the oven burns propane.',
        },
        stove: { advice: 'Tell us if yours burns propane: a propane stove needs other parts.' },
      },
    },
    towers: {
      title: 'Condo towers',
      forHome:
        'Find the water valves of your unit, and ask the office whether an elevator or a water shutoff has to be booked.',
      services: {
        refrigerator: {
          advice:
            'If it has an ice maker, find the water valve for it: in towers it may be in a hall closet.',
        },
        washer: {
          advice:
            'Find the shut-off valve of your unit, and ask whether the office has to close water for others.',
        },
        dryer: {
          advice:
            'Ask the office when the vent shaft was last cleaned. On 208 volts, common in towers, drying takes longer by design.',
          reason: 'A long or shared tower vent moves little air, so clothes stay damp.',
        },
        dishwasher: {
          advice:
            'Find the shut-off valve of your unit, and ask whether the office has to close water for others.',
        },
        oven: {
          advice: 'Some towers supply 208 volts. An oven heats more slowly on it than in a house, by design.',
        },
        stove: {
          advice: 'Some towers supply 208 volts. Electric burners heat more slowly on it, by design.',
          reason: 'On the 208 volts of some towers, electric burners heat more slowly.',
        },
        'wine-cooler': {
          advice: 'Leave the gap that the maker asks for around it: a closed cabinet makes it run hot.',
        },
        'range-hood': {
          advice:
            'Most tower hoods blow back into the kitchen. Change the charcoal filter once or twice a year.',
          reason: 'Most tower hoods have no duct and depend on a charcoal filter.',
        },
        microwave: {
          advice:
            'Over the range, most microwaves in towers have no duct. Change the charcoal filter once or twice a year.',
        },
      },
    },
    'condo laundry': {
      title: 'Laundry closets',
      forHome:
        'Measure the closet door: a stacked pair may have to come forward before we reach the machine.',
      services: {
        washer: {
          advice:
            'Measure the closet door. A stacked pair may have to come forward before we reach the washer.',
          reason: 'A washer in a closed closet stays wet between loads.',
        },
        dryer: {
          advice: 'Dry one load with the closet door open. If it dries faster, the closet lacks air.',
          reason: 'A closed closet and a bent vent leave a dryer too little air.',
        },
      },
    },
    'association rules': {
      title: 'House rules',
      forHome: 'Ask the office what it wants to see from us, and in which hours we may work.',
      services: {
        refrigerator: {
          advice: 'Ask the office what it wants to see from us, and in which hours we may work.',
        },
        washer: {
          advice: 'Ask the office about hours, and whether a pan or new hoses are required under a washer.',
        },
        dryer: { advice: 'Ask who may clean or open the part of the vent that runs through shared walls.' },
        dishwasher: {
          advice:
            'Ask the office whether the water of other homes has to be closed, and how early it wants to know.',
        },
        oven: { advice: 'Ask the office what it wants to see from us, and in which hours we may work.' },
        stove: { advice: 'Ask the office what it wants to see from us, and in which hours we may work.' },
        'wine-cooler': {
          advice: 'Ask the office what it wants to see from us, and in which hours we may work.',
        },
        'range-hood': {
          advice:
            'Ask the office about hours. Cleaning and repair inside your kitchen need no other permission.',
        },
        microwave: { advice: 'Ask the office what it wants to see from us, and in which hours we may work.' },
      },
    },
    'outside changes': {
      title: 'Outside vents',
      forHome: 'A repair inside is free of this. Ask first before an outside vent or its cap is changed.',
      services: {
        dryer: {
          advice: 'A repair inside is free of this. Ask first before a vent cap is moved or replaced.',
        },
        'range-hood': {
          advice: 'A repair inside is free of this. Ask first before a duct or an outside cap is changed.',
        },
      },
    },
    'shared water': {
      title: 'Shared water',
      forHome:
        'Ask the office how early it wants to know before water is shut off, and find your own valves.',
      services: {
        refrigerator: {
          advice: 'If its ice maker leaks and has no valve of its own, tell the office at once.',
        },
        washer: {
          advice:
            'Ask the office how early it wants to know before water is shut off, and find your own valve.',
        },
        dishwasher: {
          advice:
            'Ask the office how early it wants to know before water is shut off, and find your own valve.',
        },
      },
    },
    'laundry rules': {
      title: 'Laundry rules',
      forHome:
        'Ask what your building allows before you replace a machine. A repair where it stands is simpler.',
      services: {
        washer: {
          advice:
            'Ask what your building allows before you replace a washer. A repair where it stands is simpler.',
        },
        dryer: {
          advice:
            'Ask what your building allows before you replace a dryer. A repair where it stands is simpler.',
        },
      },
    },
    'gated streets': {
      title: 'Gates',
      forHome: onGateList.advice,
      services: {
        refrigerator: onGateList,
        washer: onGateList,
        dryer: onGateList,
        dishwasher: onGateList,
        oven: onGateList,
        stove: onGateList,
        'wine-cooler': onGateList,
        'range-hood': onGateList,
        microwave: onGateList,
      },
    },
    'mobile homes': {
      title: 'Mobile homes',
      forHome: 'Tell us how wide the outside door is, whether a floor feels soft, and what burns propane.',
      services: {
        refrigerator: {
          advice: 'Tell us how wide the outside door is, in case the refrigerator has to leave the home.',
        },
        washer: {
          advice: 'Tell us if the floor gives under the washer. Leveling holds only on a firm floor.',
          reason: 'A floor that gives makes a washer shake in the spin.',
        },
        dryer: {
          advice:
            'The vent must end outside, not under the home. Tell us if you do not see its flap outside.',
          reason: 'A vent that sags or ends under the home keeps the damp in.',
        },
        dishwasher: {
          advice: 'Tell us if the floor near it feels soft: a leak in a mobile home hides below the floor.',
        },
        oven: { advice: 'Tell us if it burns propane: many mobile homes use it, and the parts differ.' },
        stove: { advice: 'Tell us if it burns propane: many mobile homes use it, and the parts differ.' },
        'range-hood': {
          advice: 'Tell us if the hood goes through the roof: wind and nests can block its cap.',
        },
        microwave: {
          advice: 'Use an outlet of its own. A small panel trips when a heater runs on the same circuit.',
        },
      },
    },
    'older homes': {
      title: 'Older homes',
      forHome:
        'Show us the breaker or fuse panel first. Plug appliances straight into grounded outlets, never into an adapter.',
      services: {
        refrigerator: { advice: 'Plug it straight into a grounded outlet, never into a cord or an adapter.' },
        washer: {
          advice:
            'Look at the fill hoses: have rubber ones older than five years replaced before they burst.',
        },
        dryer: {
          advice: 'An old vent may be long, or of plastic. Plastic has to be replaced by smooth metal.',
        },
        dishwasher: {
          advice:
            'Show us the valve under the sink. An old one may not close, and then the main valve has to.',
        },
        oven: { advice: 'Show us the breaker or fuse panel first, and tell us if it is full.' },
        stove: { advice: 'Show us the breaker or fuse panel first, and tell us if a burner trips it.' },
        'wine-cooler': { advice: 'Plug it straight into a grounded outlet, never into an extension cord.' },
        'range-hood': { advice: 'Some old hoods blow into the attic. Tell us where yours ends.' },
        microwave: {
          advice: 'Give it an outlet of its own: old kitchen circuits trip when the toaster runs too.',
          reason: 'Old kitchen circuits trip when the microwave and the toaster run together.',
        },
      },
    },
    'new homes': {
      title: 'Newer homes',
      forHome: 'Look at your papers first: the maker’s or the builder’s warranty may still run.',
      services: {
        refrigerator: papersFirst,
        washer: {
          advice: 'A laundry upstairs needs a drain pan. Look whether yours has one.',
        },
        dryer: {
          advice: 'Many vents here run up through the roof. Have the roof cap looked at when drying slows.',
          reason: 'Newer houses often vent through the roof, and a long vent fills with lint.',
        },
        dishwasher: papersFirst,
        oven: papersFirst,
        stove: papersFirst,
        'range-hood': {
          advice:
            'In many newer kitchens a microwave over the range does the work of a hood. Tell us if yours does.',
        },
        microwave: {
          advice: 'Many are mounted over the range. Send the model number, so that we know how it hangs.',
        },
      },
    },
    'seasonal homes': {
      title: 'Closed homes',
      forHome:
        'Before you leave, close the water valves, empty the refrigerator and leave the doors of the machines open.',
      services: {
        refrigerator: {
          advice: 'Before you leave: empty it, close its water valve, switch it off and prop the doors open.',
        },
        washer: {
          advice:
            'Before you leave, close both taps and leave the door open. Back home, run one empty hot cycle.',
          reason: 'A washer that is shut wet for months smells when it is used again.',
        },
        dryer: {
          advice: 'Back home, look at the flap outside before the first load.',
          reason: 'Birds and wasps nest in the vent of a closed home.',
        },
        dishwasher: {
          advice:
            'Before you leave, close the valve under the sink. Back home, watch the first cycle for drips.',
          reason: 'Seals dry out while a home is closed, and the first cycle can leak.',
        },
        oven: { advice: 'Back home, look into it for insects and nests, then heat it empty once.' },
        stove: { advice: 'Back home, wipe the burners, dry them and try each one before you cook.' },
        'wine-cooler': {
          advice: 'Before you leave, choose: full and checked every week, or empty, off and open.',
        },
        'range-hood': {
          advice: 'Back home, look whether the flap outside moves, and wash the grease filters.',
          reason: 'A flap that has not moved for months sticks, and birds nest in it.',
        },
        microwave: { advice: 'Unplug it while you are away: then no storm can harm it.' },
      },
    },
    'vacation rentals': {
      title: 'Rentals',
      forHome: 'Tell us who may approve a part, and leave the model number where a guest can read it to us.',
      services: {
        refrigerator: {
          advice: 'Ask the guests to leave the doors shut, and tell us who may approve a part.',
        },
        washer: { advice: 'Post the load size inside the lid: an overfull load stops the spin.' },
        dryer: {
          advice: 'Ask the cleaners to empty the lint screen after every guest.',
          reason: 'A lint screen that nobody empties slows a rental dryer.',
        },
        dishwasher: {
          advice: 'Ask the cleaners to rinse the filter between guests.',
          reason: 'A filter that nobody rinses between guests clogs.',
        },
        oven: { advice: 'Leave the model number where a guest can read it to us.' },
        stove: { advice: 'Leave a note on the control lock: a locked panel looks like a dead stove.' },
        'wine-cooler': { advice: 'Write the set temperature on a card inside, so that guests leave it.' },
        'range-hood': { advice: 'Have the grease filters washed between seasons.' },
        microwave: { advice: 'Leave a note that no metal and no foil goes in.' },
      },
    },
    'large kitchens': {
      title: 'Built-in kitchens',
      forHome: 'Send the full model number: parts for built-in appliances are ordered by it.',
      services: {
        refrigerator: {
          advice: 'Send the full model number: parts for built-in refrigerators are ordered by it.',
        },
        dishwasher: { advice: 'Tell us if a cabinet panel covers the door: it comes off before the repair.' },
        oven: { advice: 'Tell us if it is a double wall oven, and which half fails.' },
        stove: { advice: 'Tell us the width, and whether it is a range or a cooktop.' },
        'wine-cooler': {
          advice:
            'A built-in cooler takes its air at the front grille: keep it free and vacuum it twice a year.',
          reason: 'A built-in cooler takes its air only at the front grille, and dust closes it.',
        },
        'range-hood': { advice: 'Tell us where the motor sits: in the hood, in the attic or on the roof.' },
        microwave: { advice: 'Tell us whether it is a drawer or built in with a frame around it.' },
      },
    },
    'garage machines': {
      title: 'Garage and porch',
      forHome: 'Tell us that it stands there. Heat is hard on a refrigerator, and washer hoses age fast.',
      services: { refrigerator: outOfDoors, washer: hoseInHeat, dryer: dryerInGarage },
    },
    'garage laundry': {
      title: 'Garage and porch',
      forHome: 'Close both washer taps when you travel. A dryer’s vent must end outside, not in the garage.',
      services: { washer: hoseInHeat, dryer: dryerInGarage },
    },
    'garage refrigerator': {
      title: 'Garage and porch',
      forHome: outOfDoors.advice,
      services: { refrigerator: outOfDoors },
    },
    'salt air': {
      title: 'Salt air',
      forHome:
        'Wipe doors and controls with fresh water, and have the outside flaps of dryer and hood looked at each year.',
      services: {
        refrigerator: { advice: 'Have the condenser coils cleaned once a year: salt eats their fins.' },
        washer: { advice: 'Touch up chips in the paint, and keep a machine on a balcony covered and dry.' },
        dryer: {
          advice: 'Have the flap outside rinsed with fresh water now and then.',
          reason: 'Salt stiffens the flap outside, and the moist air cannot leave.',
        },
        dishwasher: { advice: 'Wipe the door edges dry: salt air and wet seals rust racks and hinges.' },
        oven: {
          advice: 'Wipe door and controls with fresh water and dry them. Use no cleaner with chlorine.',
        },
        stove: {
          advice: 'Wipe the salt film off and dry all parts. On a gas stove, damp igniters keep clicking.',
        },
        'wine-cooler': {
          advice: 'Outdoors, use only a cooler that is rated for it, and keep water out of its grille.',
        },
        'range-hood': {
          advice: 'Have the outside cap looked at each year. With a stuck flap the hood only makes noise.',
          reason: 'Salt rusts the spring and the flap of the outside cap.',
        },
        microwave: { advice: 'Wipe the inside and the door dry. Tell us if you see rust there.' },
      },
    },
    'inland damp': {
      title: 'Heat and damp',
      forHome:
        'Leave washer and dishwasher doors ajar between loads, unless small children or pets could climb in.',
      services: {
        refrigerator: { advice: 'Wipe the door seals dry: damp air grows mold in their folds.' },
        washer: {
          advice:
            'Leave the door and the drawer open between loads, unless small children or pets could climb in.',
          reason: 'In humid air a closed washer stays wet between loads.',
        },
        dryer: { advice: 'Have the vent cleaned once a year. Damp lint sticks and narrows it.' },
        dishwasher: { advice: 'Leave the door ajar after the last load, so that the seals dry.' },
        'wine-cooler': {
          advice: 'Set it no colder than you need. Humid air turns to water on cold glass.',
          reason: 'Humid air turns to water on cold glass.',
        },
        'range-hood': { advice: 'Let the hood run ten minutes after you cook, so that the steam leaves.' },
        microwave: { advice: 'Wipe the inside dry after steamy food, and leave the door open for a while.' },
      },
    },
    dust: {
      title: 'Dust',
      forHome:
        'Vacuum the grille of the refrigerator twice a year, and wash the hood’s grease filters every month.',
      services: {
        refrigerator: {
          advice:
            'Vacuum the grille twice a year, or have the coils cleaned if they are behind the refrigerator.',
          reason: 'Dust on the coils makes a refrigerator run without rest.',
        },
        dryer: { advice: 'Have the vent cleaned once a year, and keep the floor around the dryer swept.' },
        'wine-cooler': {
          advice: 'Vacuum the front grille twice a year: through dust a cooler cannot get rid of its heat.',
          reason: 'Dust on the grille makes a wine cooler run without rest.',
        },
        'range-hood': { advice: 'Wash the grease filters every month: dust and grease together close them.' },
        microwave: {
          advice: 'Keep its vents free of dust. Over a range, wash its grease filter every month.',
        },
      },
    },
    'flood water': {
      title: 'Flood',
      forHome: afterFlood.advice,
      services: {
        refrigerator: afterFlood,
        washer: afterFlood,
        dryer: afterFlood,
        dishwasher: afterFlood,
        oven: afterFlood,
        stove: afterFlood,
        'wine-cooler': afterFlood,
      },
    },
    'long drive': {
      title: 'Distance',
      forHome: sendTheLabel.advice,
      services: {
        refrigerator: sendTheLabel,
        washer: sendTheLabel,
        dryer: sendTheLabel,
        dishwasher: sendTheLabel,
        oven: sendTheLabel,
        stove: sendTheLabel,
        'wine-cooler': sendTheLabel,
        'range-hood': sendTheLabel,
        microwave: sendTheLabel,
      },
    },
  },
} as const satisfies Localized<WordsOfConditions>;
