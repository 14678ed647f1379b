// What to do about each condition of a place, appliance by appliance. The same wherever the condition holds; trade knowledge.
import type { Localized } from '#content/language.ts';
import type { ConditionWords } from './local-condition-form.ts';
import { safetyWords } from '#content/words/safety-words.ts';
import type { LocalCondition } from './local-fact-form.ts';

export const localConditionWords = {
  en: {
    'soft water': {
      title: 'Soft water',
      services: {
        refrigerator: {
          advice:
            'The ice maker needs no descaling here. Change its filter on time, since that is what blocks it.',
        },
        washer: {
          advice: 'Use half the detergent the bottle says. Too many suds stop the spin and leave a film.',
          reason: 'Soft water rinses soap away slowly, so a normal dose leaves a film in the drum.',
        },
        dishwasher: {
          advice: 'Use less detergent than the pack says, and set a built-in softener to its lowest step.',
        },
      },
    },
    'medium water': {
      title: 'Tap water',
      services: {
        refrigerator: {
          advice: 'Change the water filter every six months, so that ice and water keep running.',
        },
        washer: { advice: 'Use the dose that the bottle gives for medium water, and not more.' },
        dishwasher: {
          advice:
            'Keep rinse aid filled, and run an empty hot cycle with dishwasher cleaner every two or three months.',
        },
      },
    },
    'hard water': {
      title: 'Hard water',
      services: {
        refrigerator: {
          advice: 'Change the water filter every six months. Scale narrows the fill tube of the ice maker.',
        },
        washer: {
          advice:
            'Use the dose for hard water, and have the inlet screens cleaned when the machine fills slowly.',
          reason: 'Hard water leaves scale on the inlet screens and valves.',
        },
        dishwasher: {
          advice: 'Fill rinse aid and, where there is one, the salt. Run dishwasher cleaner once a month.',
          reason: 'Lime from hard water dries on glasses as white spots.',
        },
      },
    },
    'private wells': {
      title: 'Wells',
      services: {
        refrigerator: {
          advice: 'Put a sediment filter before the ice maker, and throw the first ice away after well work.',
        },
        washer: {
          advice:
            'Close and clean the sediment filter when the washer fills slowly. Sand blocks the inlet screens first.',
          reason: 'Sand and iron from a well block the inlet screens.',
        },
        dishwasher: {
          advice:
            'Keep salt in the softener. Hard or rusty well water leaves a film on dishes and in the tub.',
          reason: 'Well water is hard in most of Florida, and lime dries on glasses.',
        },
      },
    },
    'city power': {
      title: 'Power',
      services: {
        refrigerator: {
          advice:
            'If other rooms are dark too, report the outage first. A refrigerator that is dead alone is a repair.',
        },
        dryer: {
          advice:
            'A dryer that turns but stays cold may have lost half its supply. Ask whether neighbors have trouble.',
        },
        oven: {
          advice:
            'If lights are dim or other big machines run weakly, report it first. A cold oven alone is a repair.',
        },
        stove: {
          advice: 'If other big machines run weakly too, report it first. One cold burner alone is a repair.',
        },
        'wine-cooler': {
          advice: 'After an outage, read the set temperature: some models come back at a factory setting.',
        },
        microwave: {
          advice: 'If the outlet works and the microwave stays dark, the fault is in the microwave.',
        },
      },
    },
    lightning: {
      title: 'Storms',
      services: {
        refrigerator: {
          advice:
            'After a storm, switch its breaker off for five minutes, then on. If it stays silent or warm, call.',
        },
        washer: {
          advice: 'After a flicker, unplug it for five minutes. A door that stays locked then needs a visit.',
        },
        dryer: {
          advice: 'After an outage, turn both halves of its breaker fully off and on before you judge it.',
        },
        dishwasher: {
          advice:
            'After a flicker, switch its breaker off for five minutes. A blank panel then needs a visit.',
        },
        oven: {
          advice:
            'After a storm, switch the breaker off for five minutes, then set the clock. Tell us which keys stay dead.',
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
      services: {
        dryer: {
          advice: 'Tell us gas or electric. A gas dryer has a supply pipe behind it and a small plug.',
        },
        oven: { advice: 'Tell us whether the oven burns gas; the likely part is another one.' },
        stove: {
          advice: 'Look before you call: a gas stove has a supply pipe behind it. Tell us gas or electric.',
        },
      },
    },
    'no gas mains': {
      title: 'Electric kitchens',
      services: {
        dryer: {
          advice:
            'An electric dryer that turns without heat may have half of its double breaker tripped. Reset it once.',
        },
        oven: {
          advice: 'Bake and broil both need 240 volts. If both stay cold, look at the double breaker once.',
        },
        stove: { advice: 'Tell us if yours burns propane: it needs other parts.' },
      },
    },
    towers: {
      title: 'Condo towers',
      services: {
        refrigerator: {
          advice: 'Measure the elevator and the kitchen door if the refrigerator may have to come out.',
        },
        washer: {
          advice:
            'Find the shut-off valve for your unit before we come, and ask whether the building must close a riser.',
        },
        dryer: {
          advice:
            'Many towers vent dryers into a shared shaft. If neighbors’ dryers are slow too, tell the office first.',
          reason: 'A long or shared tower duct moves little air, so clothes stay damp.',
        },
        dishwasher: {
          advice: 'Find your unit’s water valve, and tell the office if it closes water for others.',
        },
        oven: {
          advice:
            'Some towers supply 208 volts, so an oven heats more slowly than in a house. That is no fault.',
        },
        stove: {
          advice: 'On a 208-volt tower supply, burners heat more slowly than in a house. That is no fault.',
        },
        'wine-cooler': {
          advice: 'Leave the gap the maker asks for around it: closed cabinets in condos make it run hot.',
        },
        'range-hood': {
          advice:
            'Most tower hoods blow back into the kitchen. Change the charcoal filter once or twice a year.',
        },
        microwave: {
          advice:
            'Built-in and over-the-range microwaves come down in one piece: clear the counter or stove below.',
        },
      },
    },
    'condo laundry': {
      title: 'Small laundries',
      services: {
        washer: {
          advice:
            'Measure the closet door. A stacked pair may have to come forward before we reach the washer.',
        },
        dryer: {
          advice: 'Dry one load with the closet door open. If it dries faster, the closet lacks air.',
          reason: 'A closet with a closed door and a bent duct starves a dryer of air.',
        },
        dishwasher: {
          advice: 'Know which valve closes your water only; in shared lines the office must give notice.',
        },
        'range-hood': {
          advice: 'Look whether the hood has an outside duct at all; many small kitchens have none.',
        },
        microwave: {
          advice:
            'Small kitchens put the microwave on a shared circuit. Run it without the toaster for a test.',
        },
      },
    },
    'association rules': {
      title: 'House rules',
      services: {
        refrigerator: {
          advice:
            'Ask which elevator and which hours are allowed if the refrigerator has to leave the kitchen.',
        },
        washer: {
          advice:
            'Ask whether hoses, a drain pan or a licensed plumber are required before a washer is moved.',
        },
        dryer: { advice: 'Ask who may clean or open the part of the duct that runs through shared walls.' },
        dishwasher: {
          advice: 'Ask whether the water of more than one home has to be closed, and for how long.',
        },
        oven: { advice: 'Ask for the hours in which heavy parts may use the elevator.' },
        'wine-cooler': { advice: 'Ask for the hours in which a heavy unit may be rolled through the lobby.' },
        'range-hood': {
          advice:
            'Ask before a duct or an outside cap is changed. Cleaning and repair inside need no permission.',
        },
      },
    },
    'gated streets': {
      title: 'Gates',
      services: {
        refrigerator: {
          advice: 'Put us on the list for the whole day: a warm refrigerator should not wait at the gate.',
        },
        washer: { advice: 'Put us on the gate list for the day, and have the guard call you.' },
        dryer: { advice: 'Put us on the gate list for the day, and have the guard call you.' },
        dishwasher: { advice: 'Put us on the gate list for the day, and have the guard call you.' },
        oven: { advice: 'Put us on the gate list for the day, and have the guard call you.' },
        stove: { advice: 'Put us on the gate list for the day, and have the guard call you.' },
        'wine-cooler': { advice: 'Put us on the gate list for the day, and have the guard call you.' },
        'range-hood': { advice: 'Put us on the gate list for the day, and have the guard call you.' },
        microwave: { advice: 'Put us on the gate list for the day, and have the guard call you.' },
      },
    },
    'mobile homes': {
      title: 'Mobile homes',
      services: {
        washer: {
          advice: 'Level it again after the home settles. A soft floor makes a good washer shake.',
          reason: 'A floor that gives makes a washer shake in the spin.',
        },
        dryer: {
          advice:
            'The duct must end outside, not under the home. Look whether it has come loose below the floor.',
          reason: 'A duct that sags or ends under the home keeps the damp in.',
        },
        dishwasher: {
          advice: 'Look under the home for drips after a cycle. The drain hose runs through the floor there.',
        },
        oven: { advice: 'Look at the plate inside: ovens for mobile homes may be set for propane.' },
        stove: { advice: 'Tell us whether it burns propane, and keep its anti-tip bracket fastened.' },
        'range-hood': { advice: 'Look whether the hood’s roof cap is open: wind and nests close it.' },
        microwave: {
          advice: 'Use an outlet of its own. Small panels trip when a heater runs on the same circuit.',
        },
      },
    },
    'older homes': {
      title: 'Older homes',
      services: {
        refrigerator: { advice: 'Plug it straight into a grounded outlet, never into a cord or an adapter.' },
        washer: {
          advice: 'Look at the hoses: rubber ones older than five years should be changed before they burst.',
        },
        dryer: { advice: 'Old duct may be long or plastic. Replace plastic duct with smooth metal.' },
        dishwasher: {
          advice: 'Show us the valve under the sink. Old valves may not close, and then the main has to.',
        },
        oven: { advice: 'Show us the breaker or fuse panel first, and tell us if it is full.' },
        stove: { advice: 'Show us the breaker or fuse panel first, and tell us if a burner trips it.' },
        'wine-cooler': { advice: 'Plug it straight into a grounded outlet, never into an extension cord.' },
        'range-hood': { advice: 'Old hoods often blow into the attic. Tell us where yours ends.' },
        microwave: {
          advice: 'Use an outlet of its own: old kitchen circuits trip when the toaster runs too.',
        },
      },
    },
    'new homes': {
      title: 'Newer homes',
      services: {
        refrigerator: { advice: 'Look at your papers first: the maker’s warranty may still run.' },
        washer: {
          advice: 'A laundry upstairs needs a drain pan. Look whether yours has one and where it drains.',
          reason: 'Upstairs floors carry the shaking of a washer that is not level.',
        },
        dryer: {
          advice:
            'Ducts in newer houses often run up through the roof. Have the roof cap looked at when drying slows.',
          reason: 'A long duct through the roof fills with lint.',
        },
        dishwasher: { advice: 'Look at your papers first: the maker’s warranty may still run.' },
        oven: { advice: 'Look at your papers first: the builder’s or maker’s warranty may still run.' },
        stove: { advice: 'Look at your papers first: the builder’s or maker’s warranty may still run.' },
        'range-hood': {
          advice: 'Microwaves over the range often stand in for a hood. Tell us if yours does.',
        },
        microwave: {
          advice:
            'Builders fit many microwaves over the range. Send the model number, so that its mounting is known.',
        },
      },
    },
    'seasonal homes': {
      title: 'Closed homes',
      services: {
        refrigerator: { advice: 'Before you leave, empty it, switch it off and block both doors open.' },
        washer: {
          advice: 'Close both valves, leave the door open, and run one empty hot cycle when you are back.',
          reason: 'A washer that is shut wet for months smells when it is used again.',
        },
        dryer: {
          advice:
            'When you are back, look at the outside flap before the first load: birds and wasps nest there.',
        },
        dishwasher: {
          advice: 'Before you leave, pour a cup of water into the bottom and close the door; dry seals leak.',
        },
        oven: { advice: 'When you are back, heat it empty once and air the kitchen before you cook.' },
        stove: { advice: 'When you are back, wipe the burners dry and try each one before you cook.' },
        'wine-cooler': {
          advice: 'Before you leave, decide: full and checked weekly, or empty, off and open.',
        },
        'range-hood': {
          advice: 'When you are back, look whether the outside flap moves, and wash the grease filters.',
        },
        microwave: {
          advice: 'Unplug it and leave the door ajar while you are away: damp creeps into the keypad.',
        },
      },
    },
    'vacation rentals': {
      title: 'Rentals',
      services: {
        refrigerator: {
          advice: 'Ask the guests to leave the doors shut, and tell us who may approve a part.',
        },
        washer: { advice: 'Post the load size inside the lid. Overfull loads are what stop rental washers.' },
        dryer: {
          advice: 'Ask the cleaners to empty the lint screen after every guest.',
          reason: 'Lint screens that no guest empties slow a rental dryer.',
        },
        dishwasher: { advice: 'Ask the cleaners to empty the filter in the tub between guests.' },
        oven: { advice: 'Leave the manual or the model number where a guest can read it to us.' },
        stove: {
          advice:
            'Leave the control-lock page of the manual out: many calls from rentals are a locked panel.',
        },
        'wine-cooler': { advice: 'Write the set temperature on a card inside, so that guests leave it.' },
        'range-hood': { advice: 'Have the grease filters washed between seasons.' },
        microwave: { advice: 'Leave a note that no metal goes in: sparks end many rental microwaves.' },
      },
    },
    'large kitchens': {
      title: 'Built-in machines',
      services: {
        refrigerator: {
          advice: 'Send the full model number: parts for built-in refrigerators are ordered by it.',
        },
        dishwasher: { advice: 'Tell us if a cabinet panel covers the door: it comes off before the repair.' },
        oven: { advice: 'Tell us if it is a double wall oven, and which half fails.' },
        stove: { advice: 'Tell us the width and whether it is a range or a cooktop.' },
        'wine-cooler': {
          advice:
            'Built-in coolers breathe through the front grille: keep it free and clean it twice a year.',
        },
        'range-hood': { advice: 'Tell us where the motor sits: in the hood, in the attic or on the roof.' },
        microwave: { advice: 'Tell us whether it is a drawer or a built-in with a trim kit.' },
      },
    },
    'garage machines': {
      title: 'Garage and porch',
      services: {
        refrigerator: {
          advice: 'Ask whether yours is made for a garage. Above about 110 °F even those cannot keep cold.',
        },
        washer: { advice: 'Close the valves when you travel: hoses age fast next to a hot wall.' },
        dryer: {
          advice: 'Keep fuel and paint away from it, and let its duct end outside, not in the garage.',
        },
        'wine-cooler': {
          advice: 'Bring it indoors: most wine coolers cannot hold their temperature in a hot garage.',
        },
      },
    },
    'salt air': {
      title: 'Salt air',
      services: {
        refrigerator: { advice: 'Have the condenser coil cleaned once a year: salt eats its fins.' },
        washer: { advice: 'Touch up chips in the paint, and keep a machine on a balcony covered and dry.' },
        dryer: {
          advice: 'Rinse the outside vent hood with fresh water now and then. Salt stiffens its flap.',
        },
        dishwasher: { advice: 'Wipe the door edges dry: salt air and wet seals rust racks and hinges.' },
        oven: {
          advice: 'Wipe the door and controls with fresh water, dry them, and never use chlorine cleaners.',
        },
        stove: {
          advice: 'Dry the burner caps and igniters after cleaning. Corrosion is what makes them click.',
        },
        'wine-cooler': {
          advice: 'A cooler outdoors must be rated for it. Rinse the front, never the grille.',
        },
        'range-hood': {
          advice:
            'Look at the outside cap each year. Salt stiffens the flap, and then the hood only makes noise.',
        },
        microwave: {
          advice: 'Wipe door and latch dry. Rust inside or at the door is a reason to stop using it.',
        },
      },
    },
    'inland damp': {
      title: 'Heat and damp',
      services: {
        refrigerator: { advice: 'Vacuum the coil twice a year: dust and heat make it run without rest.' },
        washer: { advice: 'Leave the door and the soap drawer open between loads.' },
        dryer: { advice: 'Clean the duct once a year. Damp lint sticks and narrows it.' },
        dishwasher: { advice: 'Leave the door ajar after the last load, so that the seals dry.' },
        'wine-cooler': {
          advice: 'Set it no colder than you need. Humid air on cold glass runs down as water.',
        },
        'range-hood': { advice: 'Wash the grease filters monthly: dust and grease together close them.' },
        microwave: {
          advice: 'Wipe the inside dry after steamy food, so that the cover of the wave guide lasts.',
        },
      },
    },
    'flood water': {
      title: 'Flood',
      services: {
        refrigerator: { advice: safetyWords.en['flood-water'].line },
        washer: { advice: safetyWords.en['flood-water'].line },
        dryer: { advice: safetyWords.en['flood-water'].line },
        dishwasher: { advice: safetyWords.en['flood-water'].line },
        oven: { advice: safetyWords.en['flood-water'].line },
        stove: { advice: safetyWords.en['flood-water'].line },
        'wine-cooler': { advice: safetyWords.en['flood-water'].line },
      },
    },
    'long drive': {
      title: 'Distance',
      services: {
        refrigerator: {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        washer: {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        dryer: {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        dishwasher: {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        oven: {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        stove: {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        'wine-cooler': {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        'range-hood': {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
        microwave: {
          advice: 'Send the model number and a photo of its plate, so that the likely part comes along.',
        },
      },
    },
  },
} as const satisfies Localized<Readonly<Record<LocalCondition, ConditionWords>>>;
