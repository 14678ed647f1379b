// Words of the brands of German makers and their American sister. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const germanMakers = {
  en: {
    bosch: {
      head: {
        title: 'Bosch Repair: Dishwasher E15, E24, E25 and More',
        description:
          'Bosch dishwasher shows E15 or E24? Compact washer, dryer or oven trouble? Clear meanings, what usually fails, and Florida repair visits.',
      },
      heading: 'Bosch repair in Florida',
      intro:
        'A Bosch dishwasher that shows E24 has not drained. The usual cause is a blocked filter, pump or drain hose. Below is what you can safely check, and what the codes of the dishwasher and the washer mean.',
      whatItMakes: [
        'The letters of a Bosch dishwasher tell how its door is made: SHE has buttons in front, SHP a pocket handle, SHX a bar handle and SHV a cabinet panel. Doors and panels differ; pumps, heaters and filters are often the same.',
        'Current Bosch washers and dryers are compact, 24 inches wide; older Nexxt and Vision machines are 27. Current dryers have a condenser or a heat pump and need no duct; older ones may have a duct.',
      ],
      owner: 'BSH Home Appliances, a company of the Bosch Group, makes Bosch appliances.',
      modelTags: [
        {
          services: ['dishwasher'],
          place:
            'The label is on the right or upper edge of the door. Copy the model number, after the letters E-Nr., and the number after FD. For the year, add 20 to the first two digits of the FD number: 90 (1990) means 2010, and 01 (2001) means 2021. The next two digits are the month.',
        },
        { services: ['washer', 'dryer'], place: 'Open the door: the label is on the frame of the opening.' },
        { services: ['refrigerator'], place: 'The label is inside on the left, low by the drawers.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'Open the door: the label is under the control panel. On a cooktop it is underneath.',
        },
        { services: ['range-hood'], place: 'The label is inside, behind the filters.' },
      ],
      problems: [
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'If a dishwasher shows E24 or E25, food or broken glass is probably blocking the filter or the pump. Turn off the breaker, let the water cool and scoop it out with a cup. If you see broken glass, leave the breaker off and call us. If you see none, clean the filter and turn the breaker on. Run the garbage disposal, if you have one, until it sounds empty. Then let the dishwasher drain once: on many models, you hold Start for about three seconds. If the code comes back, leave the dishwasher off.',
        },
        {
          service: 'dishwasher',
          sign: 'dirty-dishes',
          text: 'If dishes stay dirty, clean the filter and the holes of the spray arms. If the water is cold, too, the heater has probably failed. On newer models it is built into the wash pump, so ask for the price of the whole pump.',
        },
        {
          service: 'dishwasher',
          sign: 'leak-code',
          text: 'If a dishwasher stops with E15, water or suds in the base have lifted the flood switch. Do not start a wash, and do not tip the machine: that clears the code, not the leak. On a dry floor, close the valve under the sink and let the dishwasher pump; after ten minutes, turn off the breaker. If the floor is wet, stay off it, turn off the breaker if you can reach it without stepping in water, and close the main valve. Then call us.',
        },
        {
          service: 'dishwasher',
          sign: 'will-not-start',
          isNoFault: true,
          text: 'If a dishwasher does not let you choose a cycle, the last wash may not have ended. On many Bosch models, holding Start for about three seconds cancels it. Let it drain for a minute, then turn it off and on, once. If that does not help, call us.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a washer does not drain, a hairpin or a coin is probably in the pump filter, behind a small cover at the lower front. Unplug the washer, let hot water cool and drain it into a pan before you open the filter. Clean the filter and close it tightly, plug the washer in, and run drain and spin (or “Spin”) once. If water stays, leave it off.',
        },
        {
          service: 'dryer',
          sign: 'ventless-water',
          symptom: 'Ventless dryer stops or takes hours',
          mayRun: 'with-care',
          isNoFault: true,
          text: 'If a dryer without a duct stops, its water container is probably full: empty it. If a load takes hours, lint is probably coating the heat exchanger: turn the dryer off, let it cool and clean the exchanger if your manual lets you; if not, call us. Do not run it again if a load still takes hours.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          isNoFault: true,
          text: 'If the freezer is cold and the refrigerator warm, see whether Vacation is on, if yours has that button. That setting lets the refrigerator get warmer; press the button again to end it. If Vacation is off, move milk and meat to a cold place and call us.',
        },
        {
          service: 'stove',
          sign: 'induction-error',
          symptom: 'Induction burner flashes',
          mayRun: 'yes',
          isNoFault: true,
          text: 'An induction burner that flashes usually has the wrong pan on it. Try a flat pan that a magnet sticks to. If the burner still flashes, leave it off and call us.',
        },
      ],
      parts:
        'Parts are found by the model number (E-Nr.) on the label. They often cost more than parts for American brands, so we’ll tell you the price before we order.',
      independence:
        'We are independent. Is yours under the Bosch warranty? Call Bosch first: only Bosch and servicers it authorizes do that work.',
    },
    thermador: {
      head: {
        title: 'Thermador Repair: Star Burner, Oven, Columns',
        description:
          'Thermador burner clicking, door alarm on a Freedom column, or a dishwasher that leaks? What usually fails, and built-in repair in Florida.',
      },
      heading: 'Thermador repair in Florida',
      intro:
        'Most Thermador appliances are built in, and taking one out is part of many repairs. When you call, say whether there is stone or a cabinet panel around yours.',
      whatItMakes: [
        'The five-pointed gas burner of the ranges is the Star Burner. On ExtraLow it turns on and off to hold a low simmer. Pro Harmony and Pro Grand are the ranges, Masterpiece and Professional the wall ovens.',
        'Freedom is the name of two things, an induction cooktop and the built-in refrigerator columns, so say which one you mean. Emerald, Sapphire and Star Sapphire are dishwashers.',
      ],
      owner: 'BSH Home Appliances of the Bosch Group has owned Thermador since 1998.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'Ranges have the label inside the oven door frame or on the kick panel. On a rangetop, leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['oven', 'microwave'],
          place: 'The label is on the left or lower edge of the door opening.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is on the side wall inside, above the first drawer.',
        },
        {
          services: ['dishwasher', 'range-hood'],
          place: 'A dishwasher has the label on the door edge, a hood behind the filters.',
        },
      ],
      problems: [
        {
          service: 'stove',
          sign: 'keeps-clicking',
          symptom: 'One Star Burner clicks',
          isNoFault: true,
          text: 'On ExtraLow, a Star Burner is meant to click: it relights itself each minute. If one keeps clicking on another setting, its igniter is probably wet or worn. Turn the burner off and let it dry. If it clicks again, leave that burner off.',
        },
        {
          service: 'stove',
          sign: 'keeps-clicking',
          symptom: 'All burners click at once',
          text: 'If all burners click at once, although no knob is being turned, the switch behind one knob is usually wet or stuck. Turn all knobs off, and turn off the breaker until the switch is dry. That can take a day. If the burners click again, turn the breaker off and call: the switch probably needs replacing.',
        },
        {
          service: 'oven',
          sign: 'door-does-not-close',
          symptom: 'A blue oven’s door does not close',
          text: 'If the door of a blue-lined oven of the early 2000s no longer closes, its hinges are probably worn. Leave the oven off until they are replaced.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          symptom: 'Door alarm of a column sounds',
          text: 'If a column, a tall built-in refrigerator or freezer, sounds its door alarm, a heavy panel has probably sunk slightly, and the door stays open a crack. Push the door shut by hand each time until the hinge has been adjusted.',
        },
        {
          service: 'dishwasher',
          sign: 'leak-code',
          text: 'If the display shows E15 and the pump keeps running, water has collected in the base. It usually comes from a hose, the pump seal or too many suds. Do not start a wash. With no water on the floor, close the dishwasher’s valve under the sink, and turn off the breaker after ten minutes of pumping. If there is water, stay off it, turn off the breaker if you can get to it dry, and close the main valve. Then call us.',
        },
        {
          service: 'microwave',
          sign: 'drawer-stuck',
          text: 'If a microwave drawer stops halfway, look for a lock symbol on its display. If you see one, hold the lock button for a few seconds. If not, turn off the breaker, take out anything caught beside the drawer, and turn the breaker on. If the drawer still sticks, a worn motor or a bent slide is likely: do not force it, leave the microwave off and call us.',
        },
        {
          service: 'range-hood',
          sign: 'loud',
          symptom: 'A blower on the roof drones',
          text: 'Near the sea, blowers on the roof rust, and they often drone before they stop. If yours drones, have it repaired while it still turns. Turn it off if it grinds or stops.',
        },
      ],
      parts:
        'Parts are ordered from BSH by the model number (E-Nr.) on the label, and the FD number beside it tells when yours was built. For an old range, ask us first which burner and igniter parts are still made.',
      independence:
        'We are independent and are not certified by Thermador. Thermador’s own service does warranty work.',
    },
    miele: {
      head: {
        title: 'Miele Repair: Dishwasher, W1 Laundry, Built-Ins',
        description:
          'Miele dishwasher fault F11 or F70, W1 washer or T1 dryer in trouble? What the dishwasher codes mean, and what only Miele itself can repair.',
      },
      heading: 'Miele repair in Florida',
      intro:
        'A Miele costs more than most to replace, so a repair is often worth it. Only Miele itself can do some repairs: read us the fault code first, and we’ll tell you whether yours is one.',
      whatItMakes: [
        'G 5000 and G 7000 are dishwashers. W1 is a washer and T1 the heat-pump dryer that goes with it, both 24 inches wide. MasterCool means a built-in refrigerator, freezer or wine unit.',
        'AutoDos on some G 7000 dishwashers and TwinDos on W1 washers measure out the detergent by themselves. M Touch is a touch display.',
        'Miele also sells coffee systems and vacuum cleaners, but we do not repair them.',
      ],
      owner: 'Miele & Cie. KG of Gütersloh, Germany, is a family company.',
      modelTags: [
        {
          services: ['dishwasher'],
          place: 'The label is on the right edge of the door. We need the model and the number after M-Nr.',
        },
        { services: ['washer', 'dryer'], place: 'The label is inside the door frame.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'The label is on the frame under the open door, or below the cooktop.',
        },
        {
          services: ['refrigerator', 'wine-cooler', 'range-hood'],
          place:
            'Refrigerators and wine units have the label on the inner left wall, a hood behind the filters.',
        },
      ],
      problems: [
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'If a dishwasher shows F11, something is probably blocking its filter, or the drain pump and the non-return (one-way) valve under the filter. Turn off the breaker, let hot water cool and scoop it out. If you see any broken glass, call us. If not, clean all three as the manual shows. Turn the breaker on. A full garbage disposal holds the water back, too, so run yours until it sounds empty. Then start a program and cancel it, once, to drain. If F11 comes back, leave the dishwasher off.',
        },
        {
          service: 'dishwasher',
          sign: 'leak-code',
          text: 'If a dishwasher shows F70, there is water in its base, and the leak protection has stopped it. The pump may go on running. Do what the row for F70 above says, and have the leak found before you start a wash.',
        },
        {
          service: 'dishwasher',
          symptom: 'Door opens at the end',
          mayRun: 'yes',
          isNoFault: true,
          text: 'A G 7000 that opens its door a few inches at the end is not broken. AutoOpen lets the steam out to dry the dishes, so leave the door as it is until they are dry.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a W1 does not drain, its drain filter, behind the flap at the bottom of the front, is probably full. On many, a yellow opener for the flap is kept in the detergent drawer. Unplug the washer, let hot water cool and lay a flat pan under the filter. Loosen the filter slowly until water runs out, close it, empty the pan, and repeat until none comes. Then unscrew the filter and clean it. Close it tightly, plug the washer in, and run drain and spin (or “Spin”) once. If water stays, leave it off.',
        },
        {
          service: 'washer',
          sign: 'locked-door',
          text: 'If the door stays locked after an outage and the lights in the house are normal again, turn the breaker off for five minutes, then on again, one time. If that does not help, a W1 has an emergency release behind the flap at the bottom of the front. Unplug the washer, wait until the drum stands still and hot water is cool, and let the water out at the filter, a pan at a time. Then pull the release as the manual shows.',
        },
        {
          service: 'washer',
          symptom: 'TwinDos gives no detergent',
          mayRun: 'yes',
          isNoFault: true,
          text: 'If TwinDos gives no detergent after months without use, the detergent has probably dried in the hoses. Run the TwinDos cleaning program as the manual shows, and add detergent by hand until TwinDos works.',
        },
        {
          service: 'dryer',
          symptom: 'Takes longer than it used to',
          mayRun: 'with-care',
          isNoFault: true,
          text: 'A heat-pump dryer takes longer when the fine filter at the bottom is full of lint. Turn the dryer off, rinse the filter, and let it dry before you put it back. If loads still take longer, call us.',
        },
        {
          service: 'oven',
          symptom: 'Asks for descaling again at once',
          mayRun: 'with-care',
          text: 'If a steam oven asks for descaling right after descaling, there is probably scale on a sensor. If the oven also bakes without steam, you can use it that way until the repair.',
        },
      ],
      parts:
        'Miele keeps parts for many years, but sells some boards only to its own service and programs others on site. Where that is so, we’ll tell you, and you call Miele.',
      independence: 'We are not Miele’s technicians. Its own service does the work under its warranty.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
