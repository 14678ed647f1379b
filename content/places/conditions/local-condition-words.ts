// What to do about each condition of a place, appliance by appliance. The same wherever the condition holds; trade knowledge.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { WordsOfConditions } from './local-conditions.ts';

/** The listed sentence on flood water, word for word. */
const afterFlood = { advice: `${safetyWords.en['flood-water'].line} Call us first.` };
const onGateList = { advice: 'Put us on the gate list for the day, and keep your phone at hand.' };
/** For an appliance that may have come with the house. */
function papersFirst(name: string) {
  return {
    advice: `If the ${name} came with the house, check its papers first: the maker’s warranty may still run.`,
  };
}

const otherParts = (name: string) => ({
  advice: `Tell us if the ${name} burns gas, piped or propane: the parts differ.`,
});
const propaneAdvice = (name: string) => ({
  advice: `Tell us if the ${name} burns gas: in mobile homes it is often propane, and the parts differ.`,
});
const panelAdvice = {
  advice: 'Tell us if the house has fuses, or if the breaker panel has never been replaced.',
};

const outOfDoors = {
  advice:
    'Tell us that the refrigerator stands there. Above about 110 °F even a garage-ready one cannot keep cold.',
  reason: 'A garage or porch in summer is hotter than most refrigerators are made for.',
};
const hoseInHeat = {
  advice: 'Close both water valves of the washer when you travel: hoses age fast in the heat.',
};
const dryerInGarage = {
  advice: 'Keep fuel and paint away from the dryer. Its vent must end outside, not in the garage.',
};

export const localConditionWords = {
  en: {
    'soft water': {
      title: 'Soft water',
      forHome:
        'Use half the usual detergent in the washer. If your dishwasher has a salt container, set its softener to the lowest step.',
      services: {
        refrigerator: {
          advice: 'Small or hollow ice cubes are seldom lime here. Change the water filter first.',
        },
        washer: {
          advice: 'Use half the detergent the bottle says.',
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
        refrigerator: { advice: 'Change the water filter every six months, or as your manual says.' },
        dishwasher: {
          advice: 'Keep the rinse aid filled, and use a full dose only for a full load.',
        },
      },
    },
    'hard water': {
      title: 'Hard water',
      forHome:
        'Run dishwasher cleaner once a month. If ice comes small or a washer fills slowly, tell us: lime may be the cause.',
      services: {
        refrigerator: {
          advice: 'Tell us if the ice cubes come small or hollow: that points to lime in the valve.',
          reason: 'Lime from hard water narrows the valve and the fill tube of the ice maker.',
        },
        washer: {
          advice: 'Use the dose for hard water. If the washer fills slowly, its inlet screens need cleaning.',
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
          advice:
            'If the washer fills slowly, change the sediment filter of the well first. Tell us about rust stains.',
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
          advice: 'After an outage, read the set temperature: some coolers come back with another setting.',
        },
      },
    },
    lightning: {
      title: 'Storms',
      forHome:
        'If an appliance does not respond after a storm, switch its breaker off for five minutes, then on, once.',
      services: {
        refrigerator: {
          advice:
            'If it is still silent ten minutes after the power is back, reset its breaker once. If it stays warm, call us.',
        },
        washer: {
          advice:
            'If the power blinked and the washer does not respond, unplug it for five minutes and try once.',
        },
        dryer: {
          advice:
            'If the dryer is dead or cold after an outage, switch its breaker fully off, then on, once.',
        },
        dishwasher: {
          advice:
            'If the power blinked and the dishwasher does not respond, switch its breaker off for five minutes, then on, once.',
        },
        oven: {
          advice:
            'If the keys do not respond after a storm, switch the oven’s breaker off for five minutes, then on, once.',
        },
        stove: {
          advice:
            'If touch keys do not respond after a storm, switch the stove’s breaker off for five minutes, then on, once.',
        },
        'wine-cooler': {
          advice: 'After an outage, check the set temperature of each zone of the wine cooler.',
        },
        'range-hood': {
          advice:
            'If the hood does not respond after a storm, switch its breaker off for five minutes, then on, once.',
        },
        microwave: {
          advice:
            'If the microwave is dark after a storm, unplug it or switch off its breaker for five minutes, then try once.',
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
      forHome: 'Tell us if an appliance of yours burns gas, piped or propane, since the parts differ.',
      services: {
        dryer: otherParts('dryer'),
        oven: otherParts('oven'),
        stove: otherParts('stove'),
      },
    },
    towers: {
      title: 'Condo towers',
      forHome:
        'Find the water valves of your unit, and ask the office whether an elevator or a water shutoff has to be booked.',
      services: {
        refrigerator: {
          advice:
            'If the refrigerator makes ice, find its water valve: in towers it may be in a hall closet.',
        },
        washer: {
          advice:
            'Find the shut-off valve of your unit, and ask whether the office has to close water for others.',
        },
        dryer: {
          advice:
            'Ask the office when the vent shaft was last cleaned. On 208 volts, common in towers, a dryer takes longer by design.',
          reason: 'A long or shared tower vent moves little air, so clothes stay damp.',
        },
        dishwasher: {
          advice:
            'Find the shut-off valve of your unit, and ask whether the office has to close water for others.',
        },
        oven: {
          advice:
            'Some towers supply 208 volts, and an oven then takes longer to preheat. If yours became slower, tell us.',
        },
        stove: {
          advice:
            'If burners became slower than they were, tell us: that is a fault, not the 208 volts of some towers.',
          reason: 'On the 208 volts of some towers, electric burners heat more slowly.',
        },
        'wine-cooler': {
          advice:
            'Leave the gap around the wine cooler that its maker asks for: a tight cabinet makes it run hot.',
        },
        'range-hood': {
          advice:
            'Where the hood has no duct, change its charcoal filter every three to six months, as your manual says.',
          reason: 'Most tower hoods have no duct and depend on a charcoal filter.',
        },
        microwave: {
          advice:
            'Over the range, most microwaves in towers have no duct. Change the charcoal filter every three to six months, as your manual says.',
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
      title: 'House rules',
      forHome: 'Ask the office in which hours we may work, and which papers it needs from us.',
      services: {
        refrigerator: {
          advice: 'Ask the office in which hours we may work, and which papers it needs from us.',
        },
        washer: {
          advice: 'Ask the office about hours, and whether a pan or new hoses are required under a washer.',
        },
        dryer: { advice: 'Ask who may clean or open the part of the vent that runs through shared walls.' },
        dishwasher: {
          advice: 'Ask the office in which hours we may work, and which papers it needs from us.',
        },
        oven: { advice: 'Ask the office in which hours we may work, and which papers it needs from us.' },
        stove: { advice: 'Ask the office in which hours we may work, and which papers it needs from us.' },
        'wine-cooler': {
          advice: 'Ask the office in which hours we may work, and which papers it needs from us.',
        },
        'range-hood': {
          advice:
            'Ask the office about hours. Cleaning and repair inside your kitchen need no other permission.',
        },
        microwave: {
          advice: 'Ask the office in which hours we may work, and which papers it needs from us.',
        },
      },
    },
    'outside changes': {
      title: 'Outside vents',
      forHome: 'A repair inside needs no review. Ask first before an outside vent or its cap is changed.',
      services: {
        dryer: {
          advice:
            'A repair of the dryer needs no review. Ask first before its vent cap is moved or replaced.',
        },
        'range-hood': {
          advice:
            'A repair of the hood needs no review. Ask first before its duct or its outside cap is changed.',
        },
      },
    },
    'shared water': {
      title: 'Shared water',
      forHome:
        'Ask the office how early it wants to know before water is shut off, and find your own valves.',
      services: {
        refrigerator: {
          advice: 'If the ice maker leaks and has no valve of its own, tell the office at once.',
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
      forHome:
        'Tell us how wide the outside door is, whether a floor feels soft, and what burns gas or propane.',
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
          advice:
            'Tell us if the floor near the dishwasher feels soft: a leak in a mobile home hides below the floor.',
        },
        oven: propaneAdvice('oven'),
        stove: propaneAdvice('stove'),
        'range-hood': {
          advice: 'Tell us if the hood goes through the roof: wind and nests can block its cap.',
        },
        microwave: {
          advice:
            'Give the microwave an outlet of its own. A small panel trips when a heater runs on the same circuit.',
        },
      },
    },
    'older homes': {
      title: 'Older homes',
      forHome:
        'Tell us if the house has fuses. Plug appliances straight into grounded outlets, never into an adapter.',
      services: {
        refrigerator: {
          advice:
            'Old houses may have outlets without a ground. Plug the refrigerator straight into a grounded outlet, never into an extension cord or an adapter.',
        },
        washer: {
          advice:
            'Check the fill hoses of the washer: have rubber ones older than five years replaced before they burst.',
        },
        dryer: {
          advice: 'An old dryer vent may be long, or of plastic. Have plastic replaced by smooth metal.',
        },
        dishwasher: {
          advice:
            'Show us the valve under the sink. An old one may not close, and then the main valve has to.',
        },
        oven: panelAdvice,
        stove: panelAdvice,
        'wine-cooler': {
          advice: 'Plug the wine cooler straight into a grounded outlet, never into an extension cord.',
        },
        'range-hood': {
          advice:
            'A hood must blow outside or back into the kitchen, never into the attic. Tell us where yours ends.',
        },
        microwave: {
          advice: 'Give the microwave an outlet of its own.',
          reason: 'Old kitchen circuits trip when the microwave and the toaster run together.',
        },
      },
    },
    'new homes': {
      title: 'Newer homes',
      forHome: 'Look at your papers first: the maker’s or the builder’s warranty may still run.',
      services: {
        refrigerator: papersFirst('refrigerator'),
        washer: {
          advice: 'A washer upstairs should stand in a drain pan. Check whether yours does.',
        },
        dryer: {
          advice: 'Where the vent ends on the roof, have its cap checked when drying slows.',
          reason: 'Newer houses often vent through the roof, and a long vent fills with lint.',
        },
        dishwasher: papersFirst('dishwasher'),
        oven: papersFirst('oven'),
        stove: papersFirst('stove'),
        'range-hood': {
          advice:
            'In many newer kitchens a microwave over the range does the work of a hood. Tell us if yours does.',
        },
        microwave: {
          advice:
            'Many microwaves here hang over the range. Send the model number, so that we know how yours is mounted.',
        },
      },
    },
    'seasonal homes': {
      title: 'Closed homes',
      forHome:
        'Before you leave, close the water valves, empty the refrigerator and leave the doors of the machines open.',
      services: {
        refrigerator: {
          advice:
            'Before you leave for months, empty the refrigerator, close its water valve, switch it off and prop the doors open.',
        },
        washer: {
          advice: 'Before you leave, close both valves and leave the door open.',
          reason: 'A washer that is shut wet for months smells when it is used again.',
        },
        dryer: {
          advice: 'Back home, check the dryer’s flap outside before the first load.',
          reason: 'Birds and wasps nest in the vent of a closed home.',
        },
        dishwasher: {
          advice:
            'Before you leave, close the dishwasher’s valve under the sink. Back home, watch the first cycle for drips.',
          reason: 'Seals dry out while a home is closed, and the first cycle can leak.',
        },
        oven: { advice: 'Back home, look inside the oven for insects and nests, then heat it empty once.' },
        stove: {
          advice: 'Back home, wipe the burners of the stove, dry them and try each one before you cook.',
        },
        'wine-cooler': {
          advice:
            'Before you leave, empty the wine cooler, switch it off and prop its door open, or have it checked every week.',
        },
        'range-hood': {
          advice: 'Back home, check whether the hood’s flap outside moves, and wash the grease filters.',
          reason: 'A flap that has not moved for months sticks, and birds nest in it.',
        },
        microwave: {
          advice:
            'Unplug the microwave while you are away, or switch off its breaker: a power surge is then less likely to harm it.',
        },
      },
    },
    'vacation rentals': {
      title: 'Rentals',
      forHome: 'Tell us who may approve a part, and leave the model number where a guest can read it to us.',
      services: {
        refrigerator: {
          advice:
            'If you rent it out, tell us who may approve a part, and ask guests to keep the refrigerator shut.',
        },
        washer: {
          advice: 'If you rent it out, post the load size on the washer: an overfull load stops the spin.',
        },
        dryer: {
          advice: 'If you rent it out, have the lint screen emptied after every guest.',
          reason: 'A lint screen that nobody empties slows a rental dryer.',
        },
        dishwasher: {
          advice: 'If you rent it out, have the dishwasher filter rinsed between guests.',
          reason: 'A filter that nobody rinses between guests clogs.',
        },
        oven: {
          advice: 'If you rent it out, leave the oven’s model number where a guest can read it to us.',
        },
        stove: {
          advice:
            'If you rent it out, leave a note on the control lock: a locked panel looks like a dead stove.',
        },
        'wine-cooler': {
          advice: 'If you rent it out, leave a note with the set temperature of the wine cooler.',
        },
        'range-hood': { advice: 'If you rent it out, have the hood’s grease filters washed every month.' },
        microwave: {
          advice: 'If you rent it out, leave a note that no metal and no foil goes into the microwave.',
        },
      },
    },
    'large kitchens': {
      title: 'Built-in kitchens',
      forHome: 'Send the full model number: parts for built-in appliances are ordered by it.',
      services: {
        refrigerator: {
          advice: 'Send the full model number: parts for built-in refrigerators are ordered by it.',
        },
        dishwasher: {
          advice: 'Tell us if a cabinet panel covers the dishwasher door: it comes off before the repair.',
        },
        oven: { advice: 'Tell us if yours is a double wall oven, and which half fails.' },
        stove: { advice: 'Tell us the width, and whether yours is a range or a cooktop.' },
        'wine-cooler': {
          advice: 'Keep the front grille of the wine cooler free, and vacuum it twice a year.',
          reason: 'A built-in cooler takes its air only at the front grille, and dust closes it.',
        },
        'range-hood': { advice: 'Tell us where the motor sits: in the hood, in the attic or on the roof.' },
        microwave: {
          advice: 'Tell us whether the microwave is a drawer or built in with a frame around it.',
        },
      },
    },
    'garage machines': {
      title: 'Garage and porch',
      forHome: 'Tell us that it stands there. Heat is hard on a refrigerator, and washer hoses age fast.',
      services: { refrigerator: outOfDoors, washer: hoseInHeat, dryer: dryerInGarage },
    },
    'garage laundry': {
      title: 'Garage and porch',
      forHome:
        'Close both washer valves when you travel. A dryer’s vent must end outside, not in the garage.',
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
        refrigerator: { advice: 'Have the refrigerator’s coils cleaned once a year: salt corrodes them.' },
        washer: {
          advice:
            'Keep a washer on a porch or in a carport covered and dry, and touch up chips in its paint.',
        },
        dryer: {
          advice: 'Have the dryer’s flap outside rinsed with fresh water twice a year.',
          reason: 'Salt stiffens the flap outside, and the moist air cannot leave.',
        },
        dishwasher: {
          advice: 'Wipe the dishwasher’s door edges dry: in salt air, racks and hinges rust first.',
        },
        oven: {
          advice: 'Wipe the oven door with fresh water and dry it. Use no cleaner with chlorine.',
        },
        stove: {
          advice:
            'Wipe the salt film off the stove and dry it. If a gas burner keeps clicking, switch off its breaker and let it dry.',
        },
        'wine-cooler': {
          advice: 'Outdoors, use only a cooler that is rated for it, and keep water out of its grille.',
        },
        'range-hood': {
          advice:
            'Have the hood’s outside cap checked each year. With a stuck flap the hood only makes noise.',
          reason: 'Salt rusts the spring and the flap of the outside cap.',
        },
        microwave: {
          advice:
            'Wipe the door and the inside dry. If you see rust or chipped paint inside, stop using it and call us.',
        },
      },
    },
    'inland damp': {
      title: 'Heat and damp',
      forHome:
        'Leave washer and dishwasher doors ajar between loads, unless small children or pets could climb in.',
      services: {
        refrigerator: {
          advice: 'Wipe the refrigerator’s door seals dry: damp air grows mold in their folds.',
        },
        washer: {
          advice:
            'Leave the washer door and the drawer open between loads, unless small children or pets could climb in.',
          reason: 'In humid air a closed washer stays wet between loads.',
        },
        dryer: { advice: 'Have the dryer vent cleaned once a year. Damp lint sticks and narrows it.' },
        dishwasher: {
          advice: 'Leave the dishwasher door ajar when the dishes are out, so that the seals dry.',
        },
        'wine-cooler': {
          advice: 'Set the wine cooler no colder than you need, so that its glass stays clear.',
          reason: 'Humid air turns to water on cold glass.',
        },
      },
    },
    dust: {
      title: 'Dust',
      forHome:
        'Vacuum the grille of the refrigerator twice a year, and wash the hood’s grease filters every month.',
      services: {
        refrigerator: {
          advice: 'Vacuum the refrigerator’s grille twice a year.',
          reason: 'Dust on the coils makes a refrigerator run without rest.',
        },
        dryer: { advice: 'Have the vent cleaned once a year, and keep the floor around the dryer swept.' },
        'wine-cooler': {
          advice: 'Vacuum the wine cooler’s front grille every month.',
          reason: 'Dust on the grille makes a wine cooler run without rest.',
        },
        'range-hood': {
          advice: 'Wash the hood’s grease filters every month: dust and grease together close them.',
        },
        microwave: {
          advice:
            'Keep the microwave’s vents free of dust. Over a range, wash its grease filter every month.',
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
  },
} as const satisfies Localized<WordsOfConditions>;
