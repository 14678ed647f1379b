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
        'Names worth knowing are Cabrio and Duet in older laundry, Load & Go in newer washers, and Adaptive Defrost and AccuChill in refrigerators. The vertical modular washer, or VMW, is its common top-loader: it has a belt drive and a shift actuator under the tub.',
      ],
      owner:
        'Whirlpool Corporation of Benton Harbor, Michigan, also owns KitchenAid, Maytag, JennAir and Amana.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'Lift the lid, or open the door, and look at the rim of the opening.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'It is on the inner side wall, near the top or behind the upper drawer.',
        },
        {
          services: ['dishwasher'],
          place: 'It is along the edge of the inner door or the left front of the tub.',
        },
        {
          services: ['oven', 'stove'],
          place: 'It is on the frame behind the bottom drawer, or beside the oven door when that is open.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'On a microwave it is inside the door opening; on a hood, under the grease filters.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-spin',
          text: 'If a top-loader drains but does not spin, its shift actuator, which changes from wash to spin, is probably worn. If the washer hums, leave it off.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a front-loader stops with water in it, a coin or a sock is probably at its pump. Look for a kink in the drain hose, then run drain and spin one time. If water stays, leave it off: on many models the pump is behind a panel with screws.',
        },
        {
          service: 'dryer',
          sign: 'will-not-start',
          text: 'If one reset of its breaker changes nothing, the thermal fuse has probably blown: on many Whirlpool dryers it stops the motor too. The usual reason is a clogged vent, so have that cleaned as well.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'Models with Adaptive Defrost thaw their coil only when the control says so. If the control or the heater fails, frost blocks the air, and only the freezer stays cold. Look at its back wall for frost, and do not chip at it.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'If water stays in it, turn off the breaker, let the water cool and scoop it out. Most models since about 2010 have a filter in the floor. If you see no broken glass, clean the filter, turn the breaker on and drain one time. If you see some, call us.',
        },
        {
          service: 'dishwasher',
          sign: 'will-not-start',
          text: 'A Clean light that blinks, with buttons that do not respond, usually means that the water does not get hot. If one reset at the breaker does not help, count the blinks and call.',
        },
        {
          service: 'oven',
          sign: 'wrong-temperature',
          text: 'If an AccuBake oven is a little too hot or too cool, you can adjust it at the panel, as the manual shows. If it is far off, its sensor is probably bad.',
        },
        {
          service: 'microwave',
          sign: 'dead',
          text: 'If it went dead as you shut the door and one reset does not bring it back, a door switch has probably blown the fuse inside. Never open the case.',
        },
      ],
      parts:
        'Pumps, locks, fuses and fans for machines of the last fifteen years or so are easy to get. The same parts fit many machines that Whirlpool sells under other names.',
      independence:
        'We are a separate company. Repairs under Whirlpool’s own warranty go to Whirlpool first.',
    },
    kitchenaid: {
      head: {
        title: 'KitchenAid Repair: Dishwasher, Range, Refrigerator',
        description:
          'Built-in KitchenAid leaking, warm or blinking? What usually fails in each appliance, where the model number is, and repair in Florida.',
      },
      heading: 'KitchenAid repair in Florida',
      intro:
        'Most working parts in a KitchenAid are Whirlpool parts, so they are easy to get. A new machine may not match the rest of the kitchen, which often makes a repair the better choice.',
      whatItMakes: [
        'A built-in refrigerator has a grille above its doors, with the compressor behind it. A freestanding one does not. They share few parts, so read us the number.',
        'Washers and dryers were sold under the name until the 2000s and are no longer made.',
      ],
      owner: 'KitchenAid has been part of Whirlpool Corporation since 1986.',
      modelTags: [
        {
          services: ['dishwasher'],
          place: 'It is on the edge of the tub just inside the door, left or right.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'It is on the ceiling or the upper side wall inside.',
        },
        {
          services: ['oven', 'stove', 'microwave'],
          place:
            'It is around the door frame. On cooktops it is on the underside, with a copy in the booklet.',
        },
        { services: ['range-hood'], place: 'It is behind the filters.' },
        {
          services: ['washer', 'dryer'],
          place: 'It is under the washer lid, or inside the door of a front-loader or dryer.',
        },
      ],
      problems: [
        {
          service: 'dishwasher',
          sign: 'dirty-dishes',
          text: 'Grit on the top rack of an older model probably means a worn chopper, the blade that grinds food. A newer dishwasher has a filter in the bottom of the tub instead. Turn off the breaker and let the water cool. If there is no broken glass, clean the filter.',
        },
        {
          service: 'dishwasher',
          sign: 'will-not-start',
          text: 'If the Clean light blinks and no button responds, the heater or its circuit has probably failed. Turn the breaker off for five minutes, then on again, one time. If the light blinks again, tell us how many times.',
        },
        {
          service: 'dishwasher',
          sign: 'leaks-at-door',
          text: 'Water at the lower corners of the door probably means a worn door seal. Note which corner the water came from, and do not run the dishwasher again to find out.',
        },
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'On a built-in, dust collects on the coil (condenser) behind the grille above the doors, and refrigerator and freezer slowly get warm. Have the coil cleaned before you pay for a part; the manual shows whether you can do it yourself.',
        },
        {
          service: 'oven',
          sign: 'door-locked',
          text: 'If the door stays locked once the oven is cold after self-clean, reset the oven once at its breaker. If that does not open it, a switch at the latch is probably bad. Do not pull at the door.',
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
        'Maytag machines from before 2006 came from the old Maytag Corporation, those since then from Whirlpool. The model number says which parts fit.',
      whatItMakes: [
        'Model numbers that begin with LAT, MAV or MAH are from the old Maytag; MVW, MHW, MED and MGD are from Whirlpool. Bravos and Centennial are top-loaders, and Maxima is a front-loader.',
        'In the kitchen there are side-by-side and French-door refrigerators, PowerBlast and Dual Power Filtration dishwashers, ranges with Power Preheat, wall ovens and over-the-range microwaves.',
      ],
      owner: 'Whirlpool Corporation bought the Maytag Corporation in 2006.',
      modelTags: [
        {
          services: ['washer'],
          place:
            'It is under the lid of a top-loader and in the door ring of a front-loader; old Newton machines have it low at the back of the console.',
        },
        { services: ['dryer'], place: 'It is in the well of the door.' },
        { services: ['refrigerator'], place: 'It is at the upper left of the fresh food section.' },
        { services: ['dishwasher'], place: 'It is on the side of the inner door.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'It is on the front frame when the door or the storage drawer is open.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'walks-and-bangs',
          text: 'If a Bravos bangs in the spin though the load is spread, its suspension rods are probably worn. They are replaced as a set. If the drum hits the cabinet, leave the washer off until the rods are replaced.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          text: 'If a Centennial or another MVW top-loader since about 2010 drains but does not spin, the shift actuator under its tub is probably worn. If the washer thumps or hums, leave it off.',
        },
        {
          service: 'washer',
          sign: 'will-not-start',
          text: 'On Neptune front-loaders of around 2000 a small motor in the door latch often fails, and it can burn the control board with it. If one reset does not start the washer, leave it unplugged.',
        },
        {
          service: 'dryer',
          sign: 'stops-early',
          text: 'Advanced Moisture Sensing reads two metal strips in the drum. A film on them ends the cycle while clothes are damp. With the drum cool, wipe them with a damp cloth.',
        },
        {
          service: 'dishwasher',
          text: 'If a dishwasher hums and leaves plates dirty, glass or a label is probably caught in the chopper, the blade below the filter. Stop the dishwasher, and do not reach in.',
        },
      ],
      parts:
        'Parts for machines that Whirlpool built are easy to get. For Newton-built washers, belts, pumps and seals are still available; some transmissions can only be found used.',
      independence:
        'We are independent of Maytag and Whirlpool. The name is used here only to say what we repair.',
    },
    'jenn-air': {
      head: {
        title: 'JennAir Repair: Downdraft, Wall Oven, Refrigerator',
        description:
          'JennAir downdraft drawing poorly, wall oven or burner cold? What usually fails, which parts are easy to get, and visits in Florida.',
      },
      heading: 'JennAir repair in Florida',
      intro:
        'JennAir is known for cooktops that pull smoke down instead of up. Few others fit the same cutout, so repairing one often makes more sense than replacing it.',
      whatItMakes: [
        'A downdraft cooktop or range draws the smoke through a vent in its middle. The blower of a cooktop is in the cabinet below or outside the house, that of a range at the bottom of the range.',
        'The two current styles are called RISE and NOIR. Older kitchens may have a grill range with cartridges that lift out. On those the name is written Jenn-Air.',
      ],
      owner: 'Whirlpool Corporation has owned JennAir since it bought Maytag in 2006.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'On a downdraft it is often out of sight, below the grates. Leave it for the technician. The brand and age are enough.',
        },
        { services: ['oven', 'microwave'], place: 'It is on the trim around the cavity.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'It is high on the inner wall beside the hinge.',
        },
        {
          services: ['dishwasher', 'range-hood'],
          place: 'A dishwasher has it on the door edge, a hood inside the filter bay.',
        },
      ],
      problems: [
        {
          service: 'range-hood',
          sign: 'weak-suction',
          text: 'If a downdraft draws poorly, wash its filter first: it lifts out of the vent once the cooktop is cold. If that does not help, the blower is probably greasy, or the flap at the outside wall has rusted shut.',
        },
        {
          service: 'range-hood',
          sign: 'odors-stay',
          text: 'On many downdraft cooktops, spills that run into the vent collect in a jar in the cabinet below. If it smells there, unscrew the jar and empty it. Do that with the cooktop off and cold.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'On older models with cartridges, a coil side can stay cold because its cartridge is not pushed all the way in. Push it in with the breaker off and the coils cold. If its contacts are burned, leave the stove off.',
        },
        {
          service: 'stove',
          sign: 'clicks-no-flame',
          text: 'If a gas burner clicks and does not light, its cap is probably wet or off center. When the burner is cold, dry the cap and set it flat in its place. Leave off a burner that still does not light at once.',
        },
        {
          service: 'oven',
          sign: 'electric-no-heat',
          text: 'If one oven of a double oven stays cold after one reset, the cause is probably an element or the relay board that switches it. You can use the other oven if it heats as usual.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          text: 'If a built-in column runs all day, look at its grilles at the bottom and the top. Keep them clear: without air it runs longer to hold the cold.',
        },
        {
          service: 'dishwasher',
          sign: 'door-will-not-latch',
          text: 'If the door does not latch, first see that no dish or rack is in the way. If nothing is, the cabinet panel on it may rub against the floor or the next cabinet. Do not force it shut: the panel or the feet have to be adjusted.',
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
        'The first letters tell who built an Amana washer: NTW is Whirlpool, NAV is Maytag, and LW or ALW is usually from the factory of Speed Queen.',
        'ACR means a range with coils, AER one with a glass top, and AGR a gas range. An NED dryer is electric, and an NGD dryer is gas.',
      ],
      owner:
        'Amana came to Whirlpool Corporation with Maytag in 2006. Air conditioners with the Amana name come from another company, Daikin, and we do not repair them.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place:
            'On a washer it is at the rear edge under the lid; on a dryer, beneath the lint screen or on the door frame.',
        },
        {
          services: ['refrigerator'],
          place: 'It is beside the crisper, or on the ceiling of the upper section.',
        },
        {
          services: ['oven', 'stove'],
          place:
            'Pull the drawer and look at the metal frame. Not there? Leave it for the technician. The brand and age are enough.',
        },
        { services: ['dishwasher', 'microwave'], place: 'It is on the rim that the door closes against.' },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-start',
          text: 'If the lid lock light of an NTW washer blinks, its lid did not lock. Take away anything under the lid and wipe the lock clean. Then unplug the washer for five minutes and start it once. If the light still blinks, the lock is probably bad.',
        },
        {
          service: 'washer',
          text: 'An NTW4516 measures the load and fills low, so laundry may look dry on top. That is how it washes. For more water, choose the Deep Water Wash option.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a top-loader stops with water in it, a coin or a sock is probably in its pump. Straighten the drain hose and drain the washer one time. If water stays, a technician has to open the pump: there is no filter you can clean.',
        },
        {
          service: 'refrigerator',
          sign: 'water-on-floor',
          text: 'Water in the bottom drawer of a bottom-freezer model, or ice on its floor, probably comes from a drain that has frozen shut. Dry the floor, so that nobody slips. Do not scrape at the ice: the drain has to be thawed.',
        },
        {
          service: 'stove',
          sign: 'heats-poorly',
          text: 'On newer ACR ranges, a sensor in the middle of each coil turns it down when the pan gets too hot. Use a flat pan that touches the sensor. Under a warped pan the coil heats slowly.',
        },
      ],
      parts:
        'Parts for models of the last twenty years are easy to get. For older side-by-sides the search takes longer.',
      independence: 'We are an independent company, not part of Amana’s service.',
    },
    admiral: {
      head: {
        title: 'Admiral Appliance Repair and Parts in Florida',
        description:
          'Admiral is no longer sold in stores. Which parts it shares with Maytag and Whirlpool, what usually fails, and what is not worth a repair.',
      },
      heading: 'Admiral repair in Florida',
      intro:
        'Admiral is no longer sold in stores. On one that is otherwise sound, a belt, a switch, a fan or a burner coil is worth replacing; a compressor or a leaking tub seldom is.',
      whatItMakes: [
        'The last Admirals were a low-price line: top-load washers, dryers, ranges, dishwashers and top-freezer refrigerators.',
        'Who built yours depends on the year: Magic Chef, then Maytag, and Whirlpool after 2006. On a washer, a number that begins with AAV means Maytag, and ATW means Whirlpool.',
      ],
      owner: 'The name went to Maytag in 1986 and, with Maytag, to Whirlpool Corporation in 2006.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'It is on the liner near the vegetable drawers. Not there? Leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'A washer has it beneath the lid or on the back of the console, a dryer on the rim of the door opening.',
        },
        {
          services: ['dishwasher', 'oven', 'stove'],
          place: 'It is on the frame that you see when the door or drawer is pulled open.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If the freezer is cold and the refrigerator warm, look at the freezer’s back wall. If frost covers it, the defrost timer, heater or thermostat has probably failed. If there is no frost, it is probably the fan. Universal parts often fit.',
        },
        {
          service: 'refrigerator',
          text: 'If it clicks every few minutes and gets warm, its compressor cannot start: turn it off and move the food. A start relay is a small repair. If the compressor itself has failed, it is not worth repairing.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          text: 'If an ATW washer fills and does not turn, its shift actuator, which changes from wash to spin, is probably bad. On a washer from before about 2010, it is probably the coupling between motor and gears. Leave the washer off if it only hums.',
        },
        {
          service: 'washer',
          sign: 'leaks',
          text: 'Water from under the middle of the tub probably comes from its seal. On an Admiral that repair usually costs more than the washer is worth. A hose or a pump that drips is worth replacing.',
        },
        {
          service: 'dryer',
          sign: 'squeals-thumps',
          text: 'Thumps and squeaks probably come from worn drum rollers or a worn belt. Both are replaced in one visit. If you hear metal grind, leave it off.',
        },
        {
          service: 'dishwasher',
          text: 'Admiral dishwashers sold from February 2006 to April 2010 were recalled for a risk of fire. Leave yours off until you have looked up its serial number at the recall of June 2010 below.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If one burner stays cold, its coil, the socket it plugs into or its switch has probably failed; universal parts often fit. If a socket is scorched, turn off the breaker and leave all burners off.',
        },
      ],
      parts:
        'Its working parts are shared with Maytag and Whirlpool, and found under their numbers. Handles, shelves and trim are no longer made.',
      independence: 'We are independent of Whirlpool.',
    },
    estate: {
      head: {
        title: 'Estate by Whirlpool Repair: What Still Can Be Fixed',
        description:
          'Estate washers, dryers and refrigerators are Whirlpool inside. Find the number that begins with T, and read what usually fails.',
      },
      heading: 'Estate repair in Florida',
      intro:
        'If the console says Estate by Whirlpool, Whirlpool built the machine. A coupling, a switch or a fuse is worth replacing; a gear case or a compressor seldom is.',
      whatItMakes: [
        'Estate was a low-price line of the 1990s and 2000s: top-load washers (model numbers that begin TAWS), electric and gas dryers (TEDS, TGDS), top-freezer and side-by-side refrigerators, dishwashers and ranges.',
        'The washers are direct-drive: the motor turns the gears without a belt.',
      ],
      owner: 'Whirlpool Corporation owns the name. Estate machines are no longer sold in the United States.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'Look under the washer lid and inside the dryer door for a number beginning with T.',
        },
        {
          services: ['refrigerator', 'dishwasher'],
          place:
            'In a refrigerator it is on the side wall at eye level, in a dishwasher at the left of the tub.',
        },
        { services: ['oven', 'stove'], place: 'It is behind the lower drawer.' },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-spin',
          text: 'If a washer drains but neither washes nor spins, its motor coupling is probably broken. That is the plastic and rubber part between the motor and the gears, made to break first. It is worth replacing.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a washer fills and washes but neither drains nor spins, its lid switch is probably bad. Listen as you close the lid: a good switch clicks. Run drain and spin one time, then leave it off.',
        },
        {
          service: 'washer',
          sign: 'leaks',
          text: 'If what drips under the washer is brown and oily, it usually comes from the gear case. That repair costs more than an old Estate is worth. Clear water can come from a hose or the pump, which is worth fixing.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'If a dryer turns without heat, its thermal cutoff, a kind of fuse, has probably blown. It is replaced together with a thermostat. Have the vent cleaned at the same time, or the new one blows too.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          text: 'If an Estate refrigerator runs all day, dust on the coil at the back or the bottom is probably the reason. Vacuum only what you reach through the grille at the floor. If food still gets warm, call.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'Most Estate dishwashers have no filter that you clean by hand: a blade chops the food. If water stays in yours, drain it one time. If it only hums, glass or a label is probably in the pump. Stop the dishwasher, and leave the glass to a technician.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'An oven that broils but does not bake usually has a burned-out lower element. One from Whirlpool often fits. If the old one is split, turn off the breaker and leave it off.',
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
        'Roper machines are simple, and a repair is often small. Ask for its price before you buy a new washer or dryer.',
      whatItMakes: [
        'Under this name Whirlpool sold its least costly laundry, refrigerators, ranges and dishwashers. Washers carry numbers such as RTW4516, dryers RED4516 and RGD4516.',
        'A range from before 1989 is another matter. GE bought the range factory and Whirlpool only the name, so any parts left for it have GE numbers.',
      ],
      owner: 'Whirlpool Corporation has held the Roper name since 1989.',
      modelTags: [
        { services: ['washer'], place: 'It is beneath the lid, toward the hinge.' },
        { services: ['dryer'], place: 'It is at the bottom of the door opening.' },
        {
          services: ['oven', 'stove'],
          place:
            'It is on the drawer frame. On ranges older than 1989, leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['refrigerator', 'dishwasher'],
          place: 'It is inside on the left wall, or on the edge of the dishwasher door.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-start',
          text: 'Unplug an RTW4516 for five minutes, then start it once. If its wash light still blinks, the lid lock has probably failed. If the washer fills and does not turn, it is probably the shift actuator.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          text: 'Older Ropers with numbers that begin RAS or RAX have a plastic coupling between motor and gears. When it breaks, the washer drains but neither washes nor spins. It is a small repair, worth it if the tub does not leak.',
        },
        {
          service: 'dryer',
          sign: 'drum-still',
          text: 'If the timer runs and the drum stands still, the door switch, the thermal fuse or the belt has probably failed. Close the door firmly and start it one time. If you hear the motor and the drum stands still, turn the dryer off.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If only the freezer stays cold, the defrost timer or heater has probably failed, and frost blocks the air. Both are small repairs, and Whirlpool parts often fit.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If a gas oven that Whirlpool built for Roper does not heat, its igniter is probably weak. Test the oven once, then leave it off. A new igniter is worth it at almost any age.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If a coil burner works only when you move it, stop using it: it probably needs a new socket, not just a new coil. If a socket is scorched, turn off the breaker and use no burner.',
        },
      ],
      parts:
        'Lid locks, couplings, belts and elements for the Ropers that Whirlpool built are easy to get. For older stoves there are universal burners and thermostats, but no oven doors or glass.',
      independence: 'We are independent of Whirlpool.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
