// Words of the brands that belong to Whirlpool Corporation. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const whirlpoolFamily = {
  en: {
    whirlpool: {
      head: {
        title: 'Whirlpool Appliance Repair in Florida',
        description:
          'Whirlpool washer, dryer, refrigerator or dishwasher acting up? Read its codes, find the model number and ask for a visit in Florida.',
      },
      heading: 'Whirlpool repair in Florida',
      intro:
        'Many Whirlpool machines show a fault as F and E with numbers, such as F9E1. Write the code down before you turn the machine off, and find it below.',
      whatItMakes: [
        'Names worth knowing are Cabrio and Duet in older washers and dryers, Load & Go in newer washers, and Adaptive Defrost and AccuChill in refrigerators. The vertical modular washer, or VMW, is Whirlpool’s common top-loader, with a belt drive and a shift actuator under the tub.',
      ],
      owner:
        'Whirlpool Corporation of Benton Harbor, Michigan, also owns KitchenAid, Maytag, JennAir and Amana.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'Lift the lid, or open the door, and look for the label on the rim of the opening.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is on the inner side wall, near the top or behind the upper drawer.',
        },
        {
          services: ['dishwasher'],
          place: 'The label is along the edge of the inner door or at the left front of the tub.',
        },
        {
          services: ['oven', 'stove'],
          place: 'The label is on the frame behind the bottom drawer, or beside the open oven door.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'On a microwave, the label is inside the door opening; on a hood, under the grease filters.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'test-once',
          text: 'If a top-loader drains but does not spin, first spread the load evenly, press the lid shut and run the spin once; many do not spin with one heavy item inside. If it still does not spin and was built since about 2010, its shift actuator, which changes from wash to spin, is probably worn. In an older one, it is probably the coupling between motor and gears. Either can be replaced. Leave the washer off until the new part is in.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a front-loader stops with water in it, a coin or a sock is probably caught in its pump. Straighten the drain hose, then run drain and spin once. If water stays, leave the washer off and call: on many models, the pump is behind a panel with screws.',
        },
        {
          service: 'dryer',
          sign: 'will-not-start',
          text: 'Close the door firmly. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn the dryer’s double breaker fully off, then on again, once. If the breaker trips, leave it off and call us. If it holds and the dryer still does not start, the thermal fuse has probably blown: on many Whirlpool dryers, that stops the motor too. The usual reason is a clogged vent, so have the vent cleaned when the fuse is replaced.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'Models with Adaptive Defrost thaw their coil only when the control says so. If the control or the heater fails, frost blocks the air, and only the freezer stays cold. First close the doors well and move food away from the air vents: blocked vents look the same. If the refrigerator is still warm the next day, look for frost on the freezer’s back wall, and tell us what you see. Do not chip at the frost. Keep milk and meat in the freezer or on ice until the repair.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'If water stays in the tub, turn off the breaker, let the water cool and scoop it out. Most models since about 2010 have a filter in the floor of the tub. If there is broken glass, call us. If not, clean the filter. If you have a garbage disposal under the sink, run it until it sounds empty, because a full one holds the water back. Turn the breaker on and run Cancel/Drain once. If the water does not drain, leave the dishwasher off.',
        },
        {
          service: 'dishwasher',
          sign: 'will-not-start',
          text: 'A Clean light that blinks, with buttons that do not respond, usually means that the water does not get hot. Turn the breaker off for a minute, then on again, once. If it still blinks, count how often, and call.',
        },
        {
          service: 'oven',
          sign: 'wrong-temperature',
          isNoFault: true,
          text: 'If an AccuBake oven is a little too hot or too cool, take foil off its floor first. Then you can adjust the oven at the panel, as the manual shows. If the oven is far off, leave it off: its sensor probably needs replacing.',
        },
        {
          service: 'microwave',
          sign: 'dead',
          text: 'If a microwave went dead as you shut its door, turn its breaker off, then on again, once. If it stays dead, a bad door switch has probably blown the fuse inside. Call us, and never open the case.',
        },
      ],
      parts:
        'Pumps, locks, fuses and fans for machines of the last fifteen years or so are easy to get. The same parts fit many machines that Whirlpool sells under other names.',
      independence:
        'We are a separate company. For repairs under Whirlpool’s own warranty, call Whirlpool first.',
    },
    kitchenaid: {
      head: {
        title: 'KitchenAid Repair: Dishwasher, Range, Refrigerator',
        description:
          'Built-in KitchenAid leaking, warm or blinking? What usually fails in each appliance, where the model number is, and repair in Florida.',
      },
      heading: 'KitchenAid repair in Florida',
      intro:
        'Most working parts in a KitchenAid are Whirlpool parts, so most are easy to get; for an older control board, ask us first. A new machine may not match the rest of the kitchen, which is one more reason to look at a repair first.',
      whatItMakes: [
        'A built-in refrigerator has a grille above its doors, with the compressor behind it. A freestanding one does not. They share few parts, so read us the model number.',
        'Washers and dryers were sold under this name until the 2000s and are no longer made.',
      ],
      owner: 'KitchenAid has been part of Whirlpool Corporation since 1986.',
      modelTags: [
        {
          services: ['dishwasher'],
          place: 'The label is on the edge of the tub just inside the door, left or right.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is on the ceiling or the upper side wall inside.',
        },
        {
          services: ['oven', 'stove', 'microwave'],
          place:
            'The label is around the door frame. On cooktops it is on the underside, with a copy in the booklet.',
        },
        { services: ['range-hood'], place: 'The label is behind the filters.' },
        {
          services: ['washer', 'dryer'],
          place: 'The label is under the washer lid, or inside the door of a front-loader or dryer.',
        },
      ],
      problems: [
        {
          service: 'dishwasher',
          sign: 'dirty-dishes',
          text: 'Grit on the top rack of an older dishwasher probably means that the chopper, the blade that grinds food, is worn and has to be replaced. A newer one has a filter in the bottom of the tub instead. Turn off the breaker, let the water cool and look for broken glass. If you see some, leave the breaker off and call us. If not, clean the filter.',
        },
        {
          service: 'dishwasher',
          sign: 'will-not-start',
          text: 'If the Clean light blinks and no button responds, the heater or its circuit has probably failed. Turn the breaker off for five minutes, then on again, one time. If the light blinks again, tell us how many times.',
        },
        {
          service: 'dishwasher',
          sign: 'leaks-at-door',
          mayRun: 'no',
          text: 'Water at the lower corners of the door probably means a worn door seal. Note which corner the water came from, and do not run the dishwasher again to find out.',
        },
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'When dust covers the coil (condenser) of a built-in, behind the grille above the doors, the refrigerator and the freezer slowly get warm. Have the coil cleaned before you pay for a part; the manual shows whether you can do it yourself. Meanwhile, put food on ice.',
        },
        {
          service: 'oven',
          sign: 'door-locked',
          text: 'If the door is still locked when the oven is cold after self-clean, turn its breaker off for a minute, then on again, once. If the door stays locked, a switch at the latch is probably bad. Call us, and do not pull at the door.',
        },
      ],
      parts:
        'Trim, panels and handles in discontinued finishes are hard to get: ask before you book a visit.',
      independence: 'We are an independent company, not part of KitchenAid or Whirlpool.',
    },
    maytag: {
      head: {
        title: 'Maytag Washer, Dryer and Kitchen Repair in Florida',
        description:
          'From Bravos and Centennial washers to Maytag ranges: what usually fails, error codes, recalls, and where to find the model number.',
      },
      heading: 'Maytag repair in Florida',
      intro:
        'Maytag machines from before 2006 came from the old Maytag Corporation; newer ones come from Whirlpool. The model number says which parts fit.',
      whatItMakes: [
        'Model numbers that begin with LAT, MAV or MAH are from the old Maytag; MVW, MHW, MED and MGD are from Whirlpool. Other letters? Read them to us. Among the washers, Bravos and Centennial are top-loaders, and Maxima is a front-loader. Dryers have the same names.',
        'For the kitchen, there are side-by-side and French-door refrigerators, PowerBlast and Dual Power Filtration dishwashers, wall ovens, over-the-range microwaves, and ranges with Power Preheat.',
      ],
      owner: 'Whirlpool Corporation bought the Maytag Corporation in 2006.',
      modelTags: [
        {
          services: ['washer'],
          place:
            'The label is under the lid of a top-loader and in the door ring of a front-loader; old washers from Newton, Iowa, have it low at the back of the console.',
        },
        { services: ['dryer'], place: 'The label is inside the dryer’s door opening.' },
        { services: ['refrigerator'], place: 'The label is inside the refrigerator, at the upper left.' },
        { services: ['dishwasher'], place: 'The label is on the side of the inner door.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'You see the label on the front frame when the door or the storage drawer is open.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'walks-and-bangs',
          text: 'If a Bravos bangs during the spin even when the load is spread evenly, its suspension rods are probably worn. They are replaced as a set. Until the repair, wash half loads at low spin. If the drum hits the cabinet, leave the washer off.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'no',
          text: 'If a Centennial top-loader built since about 2010 (its model number begins with MVWC) drains but does not spin with the load spread and the lid firmly closed, the shift actuator under its tub is probably worn. Leave the washer off until the actuator is replaced.',
        },
        {
          service: 'washer',
          sign: 'will-not-start',
          text: 'On Neptune front-loaders of around 2000, a small motor in the door latch often fails, and it can ruin the control board, too. If the plug is dry and cool, unplug the washer for a minute, plug it in and start it once. If it does not start, leave it unplugged.',
        },
        {
          service: 'dryer',
          sign: 'stops-early',
          isNoFault: true,
          text: 'Advanced Moisture Sensing reads two metal strips in the drum. A film on the strips can end the cycle while clothes are still damp. With the dryer off and the drum cool, wipe the strips with a damp cloth. If that does not help, use a timed cycle until the repair.',
        },
        {
          service: 'refrigerator',
          sign: 'water-on-floor',
          text: 'In models with the freezer at the bottom, ice on the freezer floor or water under the drawers usually means that the drain behind the freezer’s back wall has frozen shut. Wipe up the water, and do not chip at the ice. While food stays cold, you can go on using the refrigerator. A technician thaws the drain and keeps it from freezing again.',
        },
        {
          service: 'dishwasher',
          symptom: 'Hums, and dishes stay dirty',
          mayRun: 'no',
          text: 'If a dishwasher hums and leaves plates dirty, glass or a label is probably caught in the chopper, the blade below the filter. Stop the dishwasher and turn off its breaker. Do not reach in, and call us.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'A gas range (its model number begins with MGR) lights its oven with an igniter that glows. If the burners on top light but the oven stays cold, first see that no lock or delayed start is on. Then do the one test under “Gas oven does not heat,” ninety seconds at most. If it does not light, leave it off: the igniter is probably too weak to open the gas valve.',
        },
      ],
      parts:
        'Parts for machines that Whirlpool built are easy to get. For washers that the old Maytag built in Newton, Iowa, belts, pumps and seals are still available; some transmissions can be found only used.',
      independence:
        'We are independent of Maytag and Whirlpool. We use their names only to say what we repair.',
    },
    'jenn-air': {
      head: {
        title: 'JennAir Repair: Downdraft, Wall Oven, Refrigerator',
        description:
          'JennAir downdraft drawing poorly, wall oven or burner cold? What usually fails, which parts are easy to get, and visits in Florida.',
      },
      heading: 'JennAir repair in Florida',
      intro:
        'JennAir is known for cooktops that pull smoke down instead of up. Few others fit the same opening in the counter, so repairing one often makes more sense than replacing it.',
      whatItMakes: [
        'A downdraft cooktop or range draws the smoke through a vent in its middle. A cooktop’s blower is in the cabinet below or outside the house; a range has its blower at the bottom.',
        'The two current styles are called RISE and NOIR. Older kitchens may have a grill range with cartridges that lift out. On those ranges, the name is written Jenn-Air.',
      ],
      owner: 'Whirlpool Corporation has owned JennAir since it bought Maytag in 2006.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'On a downdraft, the label is often out of sight, below the grates. Leave it for the technician.',
        },
        { services: ['oven', 'microwave'], place: 'The label is on the trim around the opening.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is high on the inner wall beside the hinge.',
        },
        {
          services: ['dishwasher', 'range-hood'],
          place: 'A dishwasher has the label on the door edge, a hood inside, where the filters sit.',
        },
      ],
      problems: [
        {
          service: 'range-hood',
          label: 'Downdraft vent',
          sign: 'weak-suction',
          isNoFault: true,
          text: 'If a downdraft draws poorly, turn it off and let the cooktop cool. Lift out the vent’s filter, wash it, let it dry and put it back. If that does not help, open a window when you cook, and call us: the blower is probably greasy, or the flap at the outside wall is rusted shut.',
        },
        {
          service: 'range-hood',
          label: 'Downdraft vent',
          sign: 'odors-stay',
          isNoFault: true,
          text: 'On many downdraft cooktops, spills that run into the vent collect in a jar in the cabinet below. If it smells there, turn the cooktop off and let it cool. Then unscrew the jar, empty it and screw it back on.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'On older models with cartridges, a pair of coils can stay cold because its cartridge is not pushed all the way in. With the breaker off and the coils cold, lift the cartridge out. If its contacts are burned, leave the breaker off and call us. If not, push the cartridge all the way in and turn the breaker on. If the coils stay cold, leave them off.',
        },
        {
          service: 'stove',
          sign: 'clicks-no-flame',
          isNoFault: true,
          text: 'If a gas burner clicks and does not light, its cap is probably wet or off center. With the knob off and the burner cold, dry the cap and set it flat in its place. If the burner still does not light at once, leave it off.',
        },
        {
          service: 'oven',
          sign: 'electric-no-heat',
          text: 'If one oven of a double oven stays cold, see that no lock, delay or Sabbath mode is on. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn the ovens’ double breaker off for five minutes, then on again, once. If it trips, leave it off. If that oven is still cold, an element or the relay board that switches it has probably failed. Leave that oven off; you can use the other one if it heats as usual.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          isNoFault: true,
          text: 'If a column, a tall built-in refrigerator or freezer, runs all day, make sure that nothing covers its grilles at the bottom and the top: without air, it has to run longer to stay cold. If food gets warm all the same, call us.',
        },
        {
          service: 'dishwasher',
          sign: 'door-will-not-latch',
          text: 'If the door does not latch, first see that no dish or rack is in the way. If nothing is, its cabinet panel may rub against the floor or the next cabinet. Do not force it shut: the panel or the feet have to be adjusted.',
        },
      ],
      parts:
        'Parts for current built-ins are easy to get. Grill cartridges, glass tops and touch panels from the 1980s and 1990s come only from old stock.',
      independence: 'We are an independent company and do not work for JennAir.',
    },
    amana: {
      head: {
        title: 'Amana Repair: Washers, Refrigerators and Ranges',
        description:
          'Amana washer, dryer, refrigerator or range broken? What usually fails, where the model number is and the starting price of a visit.',
      },
      heading: 'Amana repair in Florida',
      intro:
        'An Amana built since about 2008 takes Whirlpool parts, and an older washer may take Maytag or Speed Queen parts. The model number decides, so have it ready when you call.',
      whatItMakes: [
        'The first letters of the model number tell who built an Amana washer: NTW is Whirlpool, NAV is Maytag, and LW or ALW is usually Speed Queen.',
        'ACR means a range with coils, AER one with a glass top, and AGR a gas range. An NED dryer is electric, and an NGD dryer is gas.',
      ],
      owner:
        'Amana came to Whirlpool Corporation with Maytag in 2006. Air conditioners with the Amana name come from another company, Daikin, and we do not repair them.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place:
            'On a washer, the label is at the rear edge under the lid; on a dryer, beneath the lint screen or on the door frame.',
        },
        {
          services: ['refrigerator'],
          place: 'The label is beside the crisper, or on the ceiling of the upper section.',
        },
        {
          services: ['oven', 'stove'],
          place: 'Pull out the drawer and look for the label on the metal frame.',
        },
        {
          services: ['dishwasher', 'microwave'],
          place: 'The label is on the rim that the door closes against.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-start',
          text: 'If the lid lock light of an NTW washer blinks, its lid did not lock. Unplug the washer for five minutes, take away anything under the lid and wipe the lock clean. Then plug the washer in and start it once. If the light still blinks, the lock probably needs replacing.',
        },
        {
          service: 'washer',
          symptom: 'Laundry looks dry on top',
          mayRun: 'yes',
          isNoFault: true,
          text: 'An NTW4516 measures the load and fills with little water, so laundry may look dry on top. That is how it washes. For more water, choose the Deep Water Wash option.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a top-loader stops with water in it, a coin or a sock is probably in its pump. Straighten the drain hose and run drain and spin once. If water stays, leave the washer off: there is no filter you can clean, so a technician has to open the pump.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'If an electric dryer (NED) turns but stays cold, clean its lint screen and choose a cycle with heat. If it is still cold, half of its double breaker may have tripped. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn that breaker all the way off and on, once; if it trips again, leave it off. If no heat comes, leave the dryer off: the thermal cutoff or the element has probably failed. If a gas dryer (NGD) stays cold on a heated cycle, leave it off: it may be the igniter or the gas valve’s coils.',
        },
        {
          service: 'refrigerator',
          sign: 'water-on-floor',
          text: 'Water in the bottom drawer of a bottom-freezer model, or ice on the floor of its freezer, probably comes from a drain that has frozen shut. Dry the kitchen floor, so that nobody slips. Do not scrape at the ice: a technician has to thaw the drain. You can use the refrigerator while food stays cold.',
        },
        {
          service: 'stove',
          sign: 'heats-poorly',
          mayRun: 'yes',
          isNoFault: true,
          text: 'On newer ACR ranges, a sensor in the middle of each coil turns the coil down when the pan gets too hot. Use a flat pan that touches the sensor. Under a warped pan the coil heats slowly.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If an ACR or AER oven broils but does not bake, or bakes but does not broil, turn off the breaker, let the oven cool and look at the element that stayed cold. If that element is split or blistered, leave the breaker off. If not, turn the breaker on and use the half that works until the repair. If an AGR range does only one of the two, leave its oven off: it is gas.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          isRecalled: true,
          text: 'Unless yours is recalled, let the garbage disposal, if you have one, run until it sounds empty and straighten the drain hose under the sink. Then turn off the breaker, let the water cool, scoop it out and look for glass. If you see glass, call us. If not, and yours has a filter in the floor of the tub, as most since about 2010 do, clean the filter. Turn the breaker on and drain once with Cancel. If water stays, leave it off and call us.',
        },
      ],
      parts:
        'Parts for models of the last twenty years are easy to get. For older side-by-sides, finding them takes longer.',
      independence: 'We are an independent company, not part of Amana’s service.',
    },
    admiral: {
      head: {
        title: 'Admiral Appliance Repair in Florida',
        description:
          'Admiral is no longer sold in stores. Which parts it shares with Maytag and Whirlpool, what usually fails, and what is not worth a repair.',
      },
      heading: 'Admiral repair in Florida',
      intro:
        'Admiral is no longer sold in stores. If the rest of the machine is sound, a belt, a switch, a fan or a burner coil is worth replacing. A compressor or a leaking tub seldom is.',
      whatItMakes: [
        'The last Admirals were a low-price line: top-load washers, dryers, ranges, dishwashers and top-freezer refrigerators.',
        'Who built yours depends on the year: Magic Chef, then Maytag, and Whirlpool after 2006. On a washer, a model number that begins with AAV means Maytag, and ATW means Whirlpool.',
      ],
      owner: 'The name went to Maytag in 1986 and, with Maytag, to Whirlpool Corporation in 2006.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'The label is on the inner wall near the vegetable drawers.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'A washer has the label beneath the lid or on the back of the console, a dryer on the rim of the door opening.',
        },
        {
          services: ['dishwasher', 'oven', 'stove'],
          place: 'The label is on the frame that you see when the door or drawer is open.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If the freezer is cold and the refrigerator warm, first set the refrigerator’s dial to the middle and move food away from the air vents. If that does not help within a day, look at the freezer’s back wall. If frost covers it, the defrost timer, heater or thermostat has probably failed. If there is no frost, it is probably the fan. Universal parts often fit, so a repair can be worth it. Until the repair, keep milk and meat in the freezer or on ice.',
        },
        {
          service: 'refrigerator',
          symptom: 'Clicks and gets warm',
          warmsFood: true,
          mayRun: 'no',
          text: 'If a refrigerator clicks every few minutes and gets warm, its compressor probably cannot start: turn the refrigerator off, and put the food on ice or in another refrigerator. A start relay is a small repair. If the compressor itself has failed, the refrigerator is seldom worth repairing.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'test-once',
          text: 'If a washer whose model number begins with ATW fills but does not turn, press the lid firmly shut and start the washer once more. If the washer still does not turn, the cause is probably its shift actuator, which changes from wash to spin. On an ATW from before about 2010, it is probably the coupling between motor and gears. Either can be replaced. Until that repair, leave the washer off.',
        },
        {
          service: 'washer',
          sign: 'leaks',
          mayRun: 'no',
          text: 'Water from under the middle of the tub probably comes from its seal. On an Admiral, that repair usually costs more than the washer is worth. A hose or a pump that drips is worth replacing. Leave the washer off, and close its water valves if you can reach them without stepping in water.',
        },
        {
          service: 'dryer',
          sign: 'squeals-thumps',
          text: 'Thumps and squeaks probably come from worn drum rollers or a worn belt. Both are worth replacing. If you hear metal grinding, leave the dryer off. If you do not, you can dry a few small loads until the repair.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'In most Admiral dishwashers a blade chops the food, and there is no filter for you to clean. If water stays in the tub, first run the garbage disposal, if you have one, until it sounds empty. Then straighten the drain hose under the sink and run Drain once. If water still stays, turn off the breaker and call us. Do not reach into the drain.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If one burner stays cold, its coil may only be loose. Turn off the breaker, let the coil cool and look at the socket it plugs into. If the socket is scorched, leave the breaker off. If not, push the coil all the way in, turn the breaker on and try that burner once. If it stays cold, the coil or its switch has probably failed; universal parts often fit. The burners that heat as usual are safe to use.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If an electric oven broils but does not bake, the element at its bottom has probably burned out; if it bakes but does not broil, the one at its top. Universal elements often fit. Turn off the breaker, let the oven cool and look at that element. If it is blistered or split, leave the breaker off. If not, turn the breaker on; you can use the half that heats until the repair. If a gas oven does only one of the two, do not use it.',
        },
      ],
      parts:
        'Admiral shares its working parts with Maytag and Whirlpool, and they are found under those makers’ part numbers. Handles, shelves and trim are no longer made.',
      independence: 'We are independent of Whirlpool.',
    },
    estate: {
      head: {
        title: 'Estate by Whirlpool Repair: What Can Still Be Fixed',
        description:
          'Estate washers, dryers and refrigerators are Whirlpool inside. Find the model number that begins with T or E, and read what usually fails.',
      },
      heading: 'Estate repair in Florida',
      intro:
        'If the console says Estate by Whirlpool, Whirlpool built the machine. A coupling, a switch or a fuse is worth replacing; a gear case or a compressor seldom is.',
      whatItMakes: [
        'Estate was a low-price line from the 1990s until after 2010: top-load washers (model numbers that begin with TAWS, later with ETW), electric dryers (TEDS, later EED), gas dryers (TGDS), top-freezer and side-by-side refrigerators, dishwashers and ranges.',
        'A TAWS washer is direct-drive: the motor turns the gears without a belt.',
      ],
      builder: 'whirlpool',
      owner: 'Whirlpool Corporation owns the name. Estate machines are no longer sold in the United States.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'Look under the washer lid and inside the dryer door for a number that begins with T or E.',
        },
        {
          services: ['refrigerator', 'dishwasher'],
          place:
            'In a refrigerator, the label is on the side wall at eye level; in a dishwasher, at the left of the tub.',
        },
        { services: ['oven', 'stove'], place: 'The label is behind the lower drawer.' },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'test-once',
          text: 'If a washer drains but neither washes nor spins, press the lid shut (a good lid switch clicks) and start the washer one time. If a TAWS still does not turn, its motor coupling is probably broken. That is the plastic and rubber part between the motor and the gears, made to break first, and worth replacing. In an ETW from about 2010 on, it is probably the shift actuator, which changes from wash to spin. Do not run the washer until the repair.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a washer fills and washes but neither drains nor spins, straighten its drain hose and close the lid firmly. Listen as you do: a good lid switch clicks. Run drain and spin once. If water stays, leave the washer off: the lid switch is probably bad, or something is caught in the pump.',
        },
        {
          service: 'washer',
          sign: 'leaks',
          mayRun: 'no',
          text: 'Brown, oily drips under a washer usually come from the gear case. That repair usually costs more than an old Estate is worth. Clear water can come from a hose or the pump, and either is worth fixing. Until the leak is repaired, leave the washer off, and close both water valves if the floor is dry.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'On an electric dryer, first choose a cycle with heat and clean the lint screen. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn the dryer’s double breaker fully off and on again, one time: with half of it tripped, the drum turns but stays cold. If it trips again, leave it off and call us. Still no heat? Leave the dryer off: the thermal cutoff, a kind of fuse, has probably blown. Have the vent cleaned when the cutoff is replaced, or the new one may blow, too. If a gas dryer stays cold on a cycle with heat, leave it off: it may be the igniter or the gas valve’s coils.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          isNoFault: true,
          text: 'If an Estate refrigerator runs all day, dust on the coil at the back or the bottom is probably the reason. Vacuum only the dust that you can reach from outside the grille at the floor, and see that the doors close all around. If food gets warm, call us.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If only the freezer is cold, set the dials to the middle and take food away from the vents between the two parts. Look again the next day. If the refrigerator is still warm, frost on the freezer’s back wall points to the defrost timer or heater; without frost, it is probably the fan. Keep milk and meat on ice until the repair.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'Most Estate dishwashers have no filter that you clean by hand: a blade chops the food. If water stays in yours, run the garbage disposal, if you have one, until it sounds empty, and straighten the drain hose. Then run Drain once. If it only hums, or water still stays, turn it off and call: glass or a label is probably in the pump. Do not reach in.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'An electric oven that broils but does not bake usually has a burned-out lower element; one that bakes but does not broil, an upper one. One from Whirlpool often fits. With the breaker off and the oven cold, look at the element that does not heat. If the element is split or blistered, leave the breaker off. If it is whole, turn the breaker on and use the half that heats. A gas oven that does only one of the two stays off until the repair.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If one coil stays cold, turn off the breaker, let the coil cool, pull it out and look at its socket. If the socket is burned, leave the breaker off and call us. If it is clean, push the coil in fully, turn the breaker on and try it once. If it stays cold, leave that burner off: a coil or a switch from Whirlpool often fits.',
        },
      ],
      parts:
        'Couplings, switches and fuses are still made, because they fit many Whirlpool machines. Consoles and knobs with the Estate name are not.',
      independence: 'We are independent of Whirlpool.',
    },
    roper: {
      head: {
        title: 'Roper Washer, Dryer and Range Repair in Florida',
        description:
          'Roper washer, dryer, range or refrigerator broken? What usually fails, which parts fit, and where the model number is.',
      },
      heading: 'Roper repair in Florida',
      intro:
        'Roper machines are simple, and a repair is often small. Ask for the price of the repair before you buy a new washer or dryer.',
      whatItMakes: [
        'Under this name Whirlpool sold its least costly washers, dryers, refrigerators, ranges and dishwashers. Washers carry model numbers such as RTW4516; dryers, RED4516 and RGD4516.',
        'A range from before 1989 is another matter. GE bought the range factory and Whirlpool only the name, so any parts left for it have GE numbers.',
      ],
      builder: 'whirlpool',
      owner: 'Whirlpool Corporation has held the Roper name since 1989.',
      modelTags: [
        { services: ['washer'], place: 'The label is beneath the lid, toward the hinge.' },
        { services: ['dryer'], place: 'The label is at the bottom of the door opening.' },
        {
          services: ['oven', 'stove'],
          place:
            'The label is on the drawer frame. On a range from before 1989, leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['refrigerator', 'dishwasher'],
          place:
            'A refrigerator has the label inside on the left wall, a dishwasher on the edge of the door.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-start',
          text: 'If an RTW4516 does not start, take anything out from under the lid and close it firmly. If the plug is dry and cool, unplug the washer for five minutes, then start it once. If its wash light still blinks, the lid lock has probably failed. If the washer fills but does not turn, it is probably the shift actuator. Leave the washer off until the part is replaced.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'no',
          text: 'Older Roper washers with model numbers that begin with RAS or RAX have a plastic coupling between motor and gears. When it breaks, the washer drains but neither washes nor spins, even with the lid pressed shut. Replacing it is a small repair, worth it if the tub does not leak. Leave the washer off until the coupling is replaced.',
        },
        {
          service: 'dryer',
          sign: 'drum-still',
          text: 'If the timer runs but the drum stands still, close the door firmly and start the dryer one time. If the drum still does not turn, turn the dryer off. If you heard the motor run, the belt has probably broken; if not, the door switch or the thermal fuse has probably failed.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If only the freezer stays cold, first see that the door closes all around and that food is not against the vents. If that does not help within a day, the defrost timer or heater has probably failed, and frost blocks the air. Replacing either is a small repair, and Whirlpool parts often fit. Meanwhile, put milk and meat into the freezer or on ice.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If a gas oven that Whirlpool built for Roper does not heat, see first that no delay or lock is on. Test it one time, for ninety seconds at most, as our oven page says under “Gas oven does not heat.” If it does not light, leave it off: its igniter is probably weak. A new igniter is worth it at almost any age.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If a burner works only when you move its coil, stop using it: it probably needs a new socket, not just a new coil. If a socket is scorched, turn off the breaker and use none of the burners.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'If an electric dryer (RED) turns but stays cold on a cycle with heat, half of its double breaker may be off. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn the breaker fully off, then back on, once. If it trips, leave it off. If the dryer is still cold, turn it off: the thermal cutoff has probably blown, often because of a clogged vent. If a gas dryer (RGD) stays cold on heat, leave it off and call us.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'If a Roper dishwasher does not empty, run the garbage disposal, if you have one, until it sounds empty and straighten the drain hose. Then let the dishwasher drain once. If water stays or the pump only hums, turn it off and call us. Most have no filter for you to clean, so do not reach into the drain.',
        },
      ],
      parts:
        'Lid locks, couplings, belts and elements for the Ropers that Whirlpool built are easy to get. For older stoves there are universal burners and thermostats, but no oven doors or glass.',
      independence: 'We are independent of Whirlpool.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
