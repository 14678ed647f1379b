// Words of the brands of built-in kitchens and undercounter refrigeration. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const builtInMakers = {
  en: {
    'sub-zero': {
      head: {
        title: 'Sub-Zero Repair: Refrigerators and Wine Storage',
        description:
          'Sub-Zero warm or showing two dashes? Start with the condenser behind the grille, then read what usually fails. Repair visits in Florida.',
      },
      heading: 'Sub-Zero repair in Florida',
      intro:
        'If a Sub-Zero gets warm or says Vacuum Condenser, the coil (condenser) behind its grille is probably dusty. On models with the grille at the top, you can vacuum the coil yourself, as described below.',
      whatItMakes: [
        'Sub-Zero makes refrigerators, freezers and wine storage. Its undercounter units are refrigerators, wine coolers, beverage centers and ice makers; ask before you book for an ice maker. Classic models (formerly called Built-In) have the grille on top; Designer models are hidden behind panels; PRO models are all steel.',
        'Most full-size models use dual refrigeration, with a sealed system for each side, so one side can fail while the other stays cold. Older homes may have the 500 or 600 series.',
      ],
      owner:
        'Sub-Zero Group of Madison, Wisconsin, makes Sub-Zero appliances. Its cooking brand is Wolf, and its dishwashers are called Cove.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'Classic and 600 models have the label at the top inside the door, by the hinge; Designer models, on the inner side wall near the upper drawer.',
        },
        {
          services: ['wine-cooler'],
          place: 'The label is on the left wall inside.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If both sides get warm, move milk, meat and frozen food to another refrigerator or put them on ice. Throw out perishable food that has been above 40 °F for more than two hours. The coil (condenser) behind the grille is probably full of dust, or its fan has stopped. If a clean coil does not help within a day, call us.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If only the refrigerator gets warm, first see that its door closes by itself and that food is not against the air vents. If that does not help within a day, its own fan, defrost system or sealed system has probably failed. You can use the freezer, but move milk and meat out of the warm side.',
        },
        {
          service: 'refrigerator',
          sign: 'no-ice',
          text: 'If ICE and SERVICE blink together on a built-in, the ice maker called for water too long, often because too little came in, and the control has shut it off. Make sure that the shutoff valve on the refrigerator’s water line is fully open and that no cube is stuck. Turn the refrigerator off and on at its panel, once. If they blink again, turn the ice maker off and call us.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          text: 'Frost or water at the edge of a door means that damp air gets in, often because a heavy cabinet panel pulls the door down. Clear what keeps the door open and wash its seal with warm soapy water. Push the door shut by hand. If the frost comes back, a hinge has to be adjusted or the seal replaced. As long as food stays cold, that can wait.',
        },
        {
          service: 'refrigerator',
          symptom: 'Says Vacuum Condenser',
          mayRun: 'with-care',
          isNoFault: true,
          text: 'The coil (condenser) is dusty. If the grille is at the top, turn off the breaker and open the grille as the manual shows. Wear gloves, and vacuum the dust with a soft brush along the fins, so that they do not bend. Keep the brush away from the fan. Close the grille and turn the breaker on. Clean the coil this way every three to six months. If the grille is at the floor, or the message comes back, call us.',
        },
        {
          service: 'refrigerator',
          symptom: 'Shows SA and b',
          mayRun: 'yes',
          isNoFault: true,
          text: 'If a built-in shows SA and b, it is in Sabbath mode. It still cools, but its lights, ice maker and door alarm are off. To end the mode, press the power button once.',
        },
        {
          service: 'refrigerator',
          symptom: 'Shows two dashes and does not cool',
          warmsFood: true,
          mayRun: 'reset-once',
          isNoFault: true,
          text: 'Two dashes instead of a temperature mean that cooling is turned off. Press the power or COLDER button once. If the dashes return, call us: the control has to be tested.',
        },
        {
          service: 'wine-cooler',
          sign: 'one-zone-off',
          text: 'If only one zone holds its temperature, first look at the panel: the other zone may be turned off or set too warm. If its setting is right and the door closes, a fan, a sensor or a valve of that zone has probably failed. Set the good zone to 55 °F and move the bottles there until the repair.',
        },
      ],
      parts:
        'Fans, door seals and controls are available even for units from the 1990s; some are rebuilt parts. Look at the warranty before you pay for a compressor or a leak: on most models in homes, Sub-Zero has covered the sealed cooling system for five years with labor, and its parts for twelve. After that, a new compressor can still be worth its price, because a different refrigerator may need cabinet work.',
      independence:
        'Sub-Zero keeps a list of factory-certified servicers, and we are not on it. If yours may be under warranty, call Sub-Zero first.',
    },
    wolf: {
      head: {
        title: 'Wolf Range, Oven, Hood and Microwave Repair',
        description:
          'Wolf burner clicking, oven not heating or drawer microwave stuck? What usually fails, what you can try, and repair visits in Florida.',
      },
      heading: 'Wolf repair in Florida',
      intro:
        'A Wolf gas oven that does not heat often needs one part, the igniter. A burner that does not light often only needs its parts dried and set flat.',
      whatItMakes: [
        'Wolf makes ranges, rangetops, cooktops, wall ovens, steam ovens, microwaves and hoods. The wall ovens sold today are the M and E series; the L series came before them. The series share few parts, so say which yours is when you call.',
        'Each sealed burner has two rings of flame, one for high heat and one for simmering. On the lowest setting only the small ring burns, and that is not a fault.',
      ],
      owner:
        'Sub-Zero Group of Madison, Wisconsin, bought the home business of the Wolf Range Company in 2000. Restaurant ranges named Wolf belong to another company.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'A range has the label below the control panel; a rangetop, on the underside, where you see it from the cabinet below.',
        },
        {
          services: ['oven', 'microwave'],
          place: 'The label is in the door opening, at the right or at the top.',
        },
        { services: ['range-hood'], place: 'The label is on the inside wall, behind the filters.' },
      ],
      problems: [
        {
          service: 'stove',
          sign: 'clicks-no-flame',
          text: 'If a burner clicks but does not light after cleaning, a part of its head is probably wet or crooked. With the knobs off and the burner cold, dry the parts and set them flat. If it still does not light within four seconds, or a lit flame goes out, turn the burner off and leave it off.',
        },
        {
          service: 'stove',
          sign: 'keeps-clicking',
          text: 'If a burner keeps clicking after a boil-over, there is probably water at its igniter. Turn all knobs off, then the range’s breaker, and let the igniter dry overnight. If the clicking starts again when the breaker is back on, turn the breaker off and call us.',
        },
        {
          service: 'oven',
          sign: 'electric-no-heat',
          text: 'If an M series oven lights up but does not heat, half of its double breaker may be off. On half its voltage, the oven goes into showroom mode, which gives no heat. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn that breaker off, then on again, once. If it trips or there is still no heat, leave it off and call us.',
        },
        {
          service: 'oven',
          label: 'Dual-fuel range',
          sign: 'electric-no-heat',
          text: 'On a dual-fuel range, the burners on top are gas and the oven is electric. If the burners light but the oven stays cold, half of its double breaker may be off. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn that breaker off, wait a minute, and turn it on once. If it trips, leave it off. If the oven stays cold, leave the oven off: an element, its relay or the sensor has to be tested.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If a gas oven stays cold, see that no delayed start or Sabbath mode is on. Then test the oven once, as our oven page says under “Gas oven does not heat.” If no flame comes within ninety seconds, turn the oven off and leave it off: its igniter is probably too weak to open the gas valve.',
        },
        {
          service: 'oven',
          sign: 'slow-to-light',
          text: 'If a gas oven lights late or with a puff, its igniter is probably weak. Do not use the oven until the igniter is replaced.',
        },
        {
          service: 'oven',
          symptom: 'Blue porcelain is chipped',
          mayRun: 'with-care',
          text: 'If the blue porcelain inside an oven chips, self-clean is probably the cause: do not use that cycle again. A chip is glass: with the oven cold, vacuum up every chip. Bake only covered food, without the convection fan, and do not broil. If chips keep coming, leave the oven off until its lining or the oven is replaced.',
        },
        {
          service: 'oven',
          sign: 'fan-runs-on',
          mayRun: 'yes',
          isNoFault: true,
          text: 'A fan that blows after an oven is off is cooling its controls. It stops by itself when the oven has cooled. If it still runs over a cold oven, turn off the breaker and call us.',
        },
        {
          service: 'range-hood',
          sign: 'starts-by-itself',
          mayRun: 'yes',
          isNoFault: true,
          text: 'Many Wolf hoods have a heat sensor that starts the fan, or sets it to high, over hot burners. If the fan stops after the burners are off and cold, nothing is broken. If it does not, turn off the hood’s breaker and call us.',
        },
        {
          service: 'microwave',
          sign: 'drawer-stuck',
          text: 'If a drawer microwave does not open or does not close, do not pull or push hard. Turn off its breaker. If the drawer is open, take out anything caught at its sides. Then call us, and leave the breaker off.',
        },
      ],
      parts:
        'Knobs, bezels, igniters, hinges and convection motors are easy to get, and boards for early L series ovens can be rebuilt.',
      independence: 'We are independent of Wolf, and warranty work goes to its certified servicers.',
    },
    viking: {
      head: {
        title: 'Viking Range, Oven and Refrigerator Repair',
        description:
          'Viking burner clogged, refrigerator warm or hood lights dark? Look at the recalls first, then see where the serial number is and what usually fails.',
      },
      heading: 'Viking repair in Florida',
      intro:
        'Viking makes restaurant-style ranges and other kitchen appliances. Look at the recalls below before you pay anybody for a repair. Your model and serial number decide whether one covers yours.',
      whatItMakes: [
        'Newer ranges are named 3, 5 or 7 Series or Tuscany, and older ones only Professional or Designer. Some have open burners and some have sealed ones. The two take different parts, so say which yours has.',
        'The recall lists all VGIC gas ranges; for VGCC and VGSC, the serial number decides. In serial numbers of recalled ranges and dishwashers, the first six digits are the day they were built: 052610 is May 26, 2010.',
      ],
      owner:
        'Middleby bought Viking at the end of 2012. Since February 2026 the investment firm 26North has been the majority owner of Viking and its sister brands.',
      modelTags: [
        {
          services: ['stove', 'oven'],
          place:
            'A range has the label under the front ledge below the knobs, a wall oven at the edge of the door opening.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is inside at the top, right or left of the light.',
        },
        {
          services: ['dishwasher', 'microwave'],
          place: 'The label is on the rim of the door opening or on the drawer.',
        },
        { services: ['range-hood'], place: 'The label is behind the filters on the left side.' },
      ],
      problems: [
        {
          service: 'oven',
          sign: 'gas-no-heat',
          isRecalled: true,
          text: 'If the burners of a gas range light but its oven stays cold, the oven’s igniter is probably worn. It can glow and still be too weak to open the gas valve. Unless yours is recalled, test the oven once as our oven page says under “Gas oven does not heat.” If it does not light within ninety seconds, turn it off and leave it off until the igniter is replaced.',
        },
        {
          service: 'oven',
          sign: 'door-does-not-close',
          text: 'The oven door is heavy, and its hinges or springs wear. If it does not close, or its glass is damaged, leave the oven off until the door is repaired.',
        },
        {
          service: 'stove',
          sign: 'clicks-no-flame',
          text: 'If an open burner clicks but does not light, salt or food has probably clogged its small holes. On a sealed burner, the cap may be wet or off center. Do this only if your range is not recalled. With the knob off and the burner cold, clear the holes with a straight pin, dry the parts and set them straight, then try once for four seconds. If it does not light, turn the knob off and leave that burner off: its igniter may be cracked.',
        },
        {
          service: 'range-hood',
          sign: 'lights',
          text: 'If the lights flicker or stay dark even with new bulbs, the light transformer has probably failed. Leave the lights off. You can use the fan.',
        },
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If both sides of a built-in get warm, put the food on ice. Dust on the coil (condenser) behind its top grille is the first thing to look for: have the coil cleaned. If that does not help, a fan or the control board may have failed, or refrigerant may be leaking. Ask for the price before the cooling circuit is opened.',
        },
        {
          service: 'refrigerator',
          symptom: 'Door sags or rubs',
          mayRun: 'no',
          isRecalled: true,
          text: 'If the door of a built-in sags or rubs, keep children away and do not open it: on some models of 1999 to 2012, a door can come off. Stop using the refrigerator, and look at the list of recalls.',
        },
        {
          service: 'dishwasher',
          symptom: 'START blinks',
          mayRun: 'with-care',
          isRecalled: true,
          text: 'If START blinks on a VDB dishwasher, its door was opened during the wash. If its serial number is one of the recall’s, turn off its breaker and leave it off. Otherwise, press START and close the door within four seconds. If the light still blinks, call us.',
        },
        {
          service: 'microwave',
          sign: 'drawer-stuck',
          text: 'A microwave drawer heats only when it is closed all the way. If it does not open or close, turn off its breaker, and do not pull or push the drawer. If it is open, take out anything caught at its sides. In either case, leave the breaker off and call us.',
        },
      ],
      parts:
        'Parts for ranges are easy to get, even for old ones. For refrigerators and dishwashers from before 2013, some parts are no longer available, so ask before you book a visit.',
      independence: 'We are independent of Viking. Recalls and warranty work go to Viking itself.',
    },
    marvel: {
      head: {
        title: 'Marvel Undercounter Refrigerator and Wine Cooler Repair',
        description:
          'Marvel wine cooler fogged, ticking or warm? First clear its grille; then read what usually fails and where the model number is.',
      },
      heading: 'Marvel repair in Florida',
      intro:
        'A Marvel takes its air through a narrow grille at the floor. Keep that grille clear; our visit starts there too.',
      whatItMakes: [
        'On newer models, most of what a technician needs is in the model number. At its start, MO means built for the outdoors, MP the professional line and MA the lower height. RE is a refrigerator, WC a wine unit and BV a beverage center. The last two of the three digits are the width in inches, 15 or 24.',
        'We repair the refrigerators and wine units; ask before you book for an ice machine or a beer dispenser.',
      ],
      owner:
        'Marvel Refrigeration of Greenville, Michigan, came to Middleby with AGA in 2015. In February 2026 the investment firm 26North became the majority owner of Middleby’s home kitchen brands, Marvel among them.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'The label is in the upper left corner inside, or on the side of the door frame.',
        },
        {
          services: ['wine-cooler'],
          place: 'The label is on the interior wall beside the top rack; pull out the rack to read it.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If a Marvel is warm even with its grille clear, listen for half an hour, because a compressor does not run all the time. If you hear nothing, check the setting and the breaker, then call us. If you hear the compressor run, the coil (condenser) behind the grille is probably dusty: have the coil cleaned first. Until it is clean, keep food in another refrigerator or on ice.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          mayRun: 'with-care',
          isNoFault: true,
          text: 'A newer Marvel without MO at the start of its model number is made for indoors. On a patio it runs all day in summer, food may get warm, and rain can get into it. Have it moved indoors before you pay for a repair. If rain got in, turn off its breaker, keep away from it and call us.',
        },
        {
          service: 'wine-cooler',
          sign: 'door-fogs',
          isNoFault: true,
          text: 'If the door glass fogs all day, warm air is probably getting in. The door should fall shut by itself from a few inches. If it does not, the cabinet may not be level or a hinge may be loose. If it does, wipe the seal clean and look for a gap. If you find one, or the fog stays, call us.',
        },
        {
          service: 'wine-cooler',
          sign: 'hums-vibrates',
          text: 'If a fan ticks, it is probably worn, or its blade touches ice. Turn the cooler off until any ice has melted. If the fan still ticks after that, have it replaced before it stops.',
        },
        {
          service: 'wine-cooler',
          sign: 'drifts-warm',
          text: 'If the display seems wrong, leave a thermometer in a glass of water inside for a day. If the two differ by more than 5 °F, the temperature sensor probably reads wrong. Go by the thermometer until the sensor is replaced.',
        },
      ],
      parts:
        'Fans, thermistors, gaskets, lights and controls can be ordered by serial number. Before you have a sealed system repaired, compare the price with that of a new unit of the same width.',
      independence:
        'Marvel has its own list of certified servicers, and we are not on it. We repair units whose warranty has run out.',
    },
    'u-line': {
      head: {
        title: 'U-Line Wine Cooler and Undercounter Fridge Repair',
        description:
          'U-Line wine cooler or refrigerator not cold, humming or with water in it? Check the grille, the level and the door first, then read what usually fails.',
      },
      heading: 'U-Line repair in Florida',
      intro:
        'U-Line undercounter refrigerators and wine coolers are often worth fixing, because a new one must fit the same opening. First check that the grille is clear, the cabinet is level and the door closes by itself.',
      whatItMakes: [
        'U-Line makes undercounter refrigerators, freezers, drawers and ice machines. A Wine Captain is a wine cooler, and a Combo is a refrigerator with a small freezer part that makes ice. UO at the start of a newer model number means built for outdoors.',
        'We repair the refrigerators and wine units. Whether we repair an ice machine depends on its model, so ask.',
      ],
      owner:
        'Middleby bought U-Line in 2014. In February 2026 the investment firm 26North took a majority stake in the group of kitchen brands that U-Line belongs to.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'The label is inside, high on the left wall or on the ceiling near the light.',
        },
        { services: ['wine-cooler'], place: 'Open the door: the label is beside the control strip.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          isNoFault: true,
          text: 'The freezer part of a Combo does not defrost by itself. When it fills with ice, turn the Combo off, empty it and let the ice melt. Do not chip at the ice: the tubes behind it are thin.',
        },
        {
          service: 'refrigerator',
          sign: 'water-on-floor',
          text: 'Water in the bottom probably comes from a clogged drain hole behind the lowest shelf. Wipe up the water and keep food away from the hole. If the water comes back, have the drain cleared. If the floor is wet and the unit makes ice, its line may leak: close its water valve if you can stay dry.',
        },
        {
          service: 'refrigerator',
          sign: 'clicks-or-roars',
          text: 'If a boat or patio unit rattles, the screws of its fan motor may have rusted, so that the fan hits its guard. If the unit also gets warm, turn it off and move the food. If not, it can run until the repair.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          text: 'If a unit on a boat or a balcony runs longer and longer, clean its grille first. If that does not help, salt may have corroded its coil (condenser): compare the price of a repair with that of a new unit.',
        },
        {
          service: 'wine-cooler',
          sign: 'drifts-warm',
          text: 'If the cooler does not cool at all, clean the grille; if it is still warm the next day, call us. If the temperature swings by more than a few degrees, first see that the door closes by itself and that no bottle touches the fan’s cover. If it still swings the next day, a sensor is probably out of its clip, or a fan has stopped. A colder setting does not cure that: leave the setting as it is until the repair.',
        },
        {
          service: 'wine-cooler',
          sign: 'door-fogs',
          text: 'If the glass fogs in a door that carries a heavy cabinet panel, the hinge pins are probably worn, so the seal no longer pulls the door shut. Push it shut each time until the pins are replaced.',
        },
        {
          service: 'wine-cooler',
          sign: 'hums-vibrates',
          mayRun: 'yes',
          isNoFault: true,
          text: 'If a cooler begins to hum after a move, it may not be level, or it may touch the cabinet beside it. If it stands free, empty it and turn its front feet until it is level. If it is built in, have it set straight in the opening.',
        },
      ],
      parts:
        'For units of the last fifteen years, parts are found by model and serial number. Many serial numbers begin with the year: 03 is 2003. Older Combo and marine models can often take universal fans and thermostats. When you call, say which line yours is (1000, 2000, 3000 or Modular 3000) and whether it is indoors, on a patio or on a boat.',
      independence:
        'We are an independent company. Is the unit under warranty? Then call U-Line first: it can name a servicer of its own.',
    },
    perlick: {
      head: {
        title: 'Perlick Refrigerator, Drawer and Wine Reserve Repair',
        description:
          'Perlick drawer, refrigerator or wine reserve warm or frosted? What usually fails, indoors and outdoors, and where the model number is.',
      },
      heading: 'Perlick repair in Florida',
      intro:
        'Perlick builds undercounter refrigerators for bars and for homes. They take their air at the front, so clear the grille of rugs and dust before you call.',
      whatItMakes: [
        'The model number of a Signature Series unit tells what it is. The digits in HP24 or HP15 are the width in inches. The next letter is R for refrigerator, W for wine reserve, D for two wine zones, B for beverages or F for freezer. After it, S means indoors and O means outdoors.',
        'In a full model number, the digit after the last hyphen tells the front: 5 or 6 means drawers, a lower one a door.',
      ],
      owner: 'Perlick Corporation of Milwaukee, Wisconsin, makes Perlick appliances.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'The label is on the inside left wall near the top, or on the frame of the upper drawer.',
        },
        {
          services: ['wine-cooler'],
          place: 'The label is at the top of the liner: pull out the first rack to read it.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          mayRun: 'no',
          text: 'A Perlick takes air in and blows warm air out through the same grille at the floor. If you hear it run but feel no air at the grille, turn it off and move the food: the fan behind the grille has probably stopped. If you feel air, leave it on and shut, put the food on ice and call us.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          text: 'A drawer that no longer closes by itself usually needs its slides adjusted, not a new seal. Push it shut by hand until that is done.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          mayRun: 'with-care',
          isNoFault: true,
          text: 'Only a Perlick with an O in its model number, as in HP24RO, is made for the outdoors. On a patio, one with an S there, as in HP24RS, runs all day in a Florida summer, and rain can get into it. Have it moved indoors. If it is wet, don’t touch it: turn off its breaker and call us.',
        },
        {
          service: 'wine-cooler',
          sign: 'water-inside',
          isNoFault: true,
          text: 'In the wet season the drip pan can overflow when the door is opened often. Wipe up the water and keep the door shut. If water comes back, call us.',
        },
        {
          service: 'wine-cooler',
          sign: 'drifts-warm',
          text: 'The fan inside runs whenever the door is closed. If yours has one zone (no D in the model number) and the top rack is warm and the bottom cold, the fan has probably slowed, or bottles block it. Leave a hand’s width free in front of the fan. If that does not help within a day, call us.',
        },
      ],
      parts:
        'Many parts are the same as in bar equipment. Some have to be ordered, so read us the numbers on the label when you call. Ask about a beer dispenser before you book.',
      independence:
        'We are independent of Perlick. Is yours under warranty? Call Perlick first: it handles its warranty claims itself.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
