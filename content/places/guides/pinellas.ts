// Guides to the places of pinellas: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { carried, laundry, ofTheKitchen, outOfDoors, withVent } from './service-groups.ts';

export const pinellasGuides = {
  'st-petersburg': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'At its Cosme plant, St. Petersburg softens the water that it buys from Tampa Bay Water.',
        },
        forHome: {
          en: 'If a glass dries cloudy, soak it in vinegar. If it clears, the film is lime; if not, the glass is probably etched for good.',
        },
        lines: {
          dishwasher: {
            en: 'If only one rack comes out cloudy, lime is probably not the cause, because St. Petersburg softens its water. With the machine off and cool, rinse the holes in that rack’s spray arm. If that does not help, call us.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of St. Petersburg, so some houses on older streets have gas stoves and dryers.',
        },
        lines: {
          dryer: {
            en: 'Does a gas dryer turn but stay cold? If the gas stove works, leave the dryer off and call us. If the stove is dead, too, turn every knob off, do not relight, and call Peoples Gas (877-832-6747).',
            sign: 'no-heat',
          },
          oven: {
            en: 'Is the gas oven cold? If the pilot flame of a vintage oven is out, turn the oven off, do not relight, and call Peoples Gas (877-832-6747). If the oven never had one, see “The gas oven does not heat” on this page.',
            sign: 'gas-no-heat',
            topic: { en: 'Vintage ovens' },
          },
          stove: {
            en: 'If no burner lights after your bungalow was tented for termites, turn every knob off and do not relight. Peoples Gas (877-832-6747) has to turn the gas back on.',
            first: true,
            sign: 'clicks-no-flame',
            topic: { en: 'Termite tenting' },
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Old Northeast, Kenwood and Roser Park are bungalow districts, where many homes have old electrical panels.',
        },
        forHome: {
          en: 'If an old breaker trips, leave the appliance unplugged and reset the breaker once. If it holds, call us; if not, call an electrician.',
        },
        lines: {
          washer: {
            en: 'Is the washer dead? In a Kenwood or Old Northeast bungalow, a reset button in the bathroom may protect its outlet. If the lights are normal and all is dry, press that button once; if the washer stays dead, leave it off and call us.',
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'Does the wine cooler click on an extension cord? Old Northeast and Kenwood bungalows have few outlets, but the cord may be too thin. Plug the cooler into the wall: if it runs, leave it there; if not, turn it off and call us.',
            sign: 'hums-vibrates',
            topic: { en: 'Extension cords' },
          },
          refrigerator: {
            en: 'Is the refrigerator dead in an Old Northeast or Kenwood bungalow? If you have fuses, leave them alone and call an electrician. If you have breakers, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          oven: {
            en: 'Do cakes come out lopsided in every pan? In a Roser Park bungalow, the old kitchen floor may have settled. When we look at the oven, we can level the range and check its anti-tip bracket.',
            sign: 'wrong-temperature',
          },
          microwave: {
            en: 'Old Kenwood houses may still have fuses. If one blows with only the microwave running, leave the microwave off and call us. If it blows only with other machines on, run one at a time. Never put in a larger fuse.',
            first: true,
            sign: 'dead',
          },
          'range-hood': {
            en: 'If smoke lingers with clean filters, look from the ground outside, with the fan on, at the flap where the duct ends. In Kenwood and Old Northeast, try the alley side. If it stays shut, leave the fan off; call us in any case.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Towers line Beach Drive downtown.' },
        forHome: {
          en: 'In a tower, a washer’s drip shows first on the ceiling below, so check its hoses each spring.',
        },
        lines: {
          'wine-cooler': {
            en: 'Are the wine cooler and the oven’s clock dark while the elevators run? In a Beach Drive tower, the generator may not feed the kitchens. Wait until the power is back, and call us if the cooler stays dark.',
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'If the ice maker buzzes but stays empty, turn it off: it may be getting no water. In a Beach Drive tower, ask the front desk whether the water is off. If it is, wait; if not, call us.',
            sign: 'no-ice',
          },
          dishwasher: {
            en: 'If the dishwasher leaks and the floor is dry, close its valve. In a newer Beach Drive tower, it may be behind an access panel in the wall. If you cannot get to it, have the front desk shut off your water; then call us.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'In a Beach Drive tower, has a stacked washer failed? Leave the pair where it is, and say when you book that it is stacked: it takes two people to lift the upper machine down.',
          },
          dryer: {
            en: 'In a Beach Drive tower, if drying has slowed, even with a clean lint screen, leave the dryer off. Ask the office when the vent shaft was cleaned. If that was within a year, call us; if not, ask for a cleaning.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If smells linger in a Beach Drive tower, your hood may have no duct, only a charcoal filter. A used-up filter can look new, so replace it and write the date on its edge. If smells still linger, call us.',
            sign: 'odors-stay',
          },
          microwave: {
            en: 'If a new microwave’s fan has been weak from the first day, ask the installer which way it blows. In a Beach Drive tower without a kitchen duct, the fan has to be set to blow into the room before the microwave goes up.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'St. Petersburg has salt water on three sides, and few of its streets are far from it.',
        },
        forHome: {
          en: 'Each spring, see that the outside flaps of the dryer and the hood open and close freely: salt and lint can hold them shut.',
        },
        lines: {
          stove: {
            en: 'Does your gas stove keep clicking in damp, salty air? Turn every knob off and see “It keeps clicking” on this page. If its breaker also feeds the refrigerator, leave it on and call us.',
            sign: 'keeps-clicking',
          },
          dryer: {
            en: 'Salt can rust a vent flap open as well as shut. If clothes are damp and the flap hangs open with the dryer off, call us before another load: a nest may block the vent.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If a speed works only while you hold its button in, leave the hood off and call us. Its switch is probably worn, corroded by salt air or sticky with grease. A switch is a small repair.',
            sign: 'buttons',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Shore Acres and Riviera Bay flooded in Hurricane Helene in September 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'shared laundry',
        fact: { en: 'Low-rise condo buildings from the 1970s often have a shared laundry room.' },
        lines: {
          washer: {
            en: 'Has the shared washer in a 1970s condo failed? It may be leased, so look for a laundry company’s sticker with a phone number. If there is none, tell the association.',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Say North or South with the number of your street or avenue.' } },
      { line: { en: 'For a bungalow, say whether the alley leads to the kitchen door.' } },
      {
        line: {
          en: 'In a building on Beach Drive, ask which elevator we may use, and whether the building needs our insurance certificate.',
        },
      },
    ],
  },
  clearwater: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Clearwater blends its own well water, part of it treated by reverse osmosis, with regional water.',
        },
        forHome: {
          en: 'Start the dishwasher with the smaller dose of detergent, and use more only if dishes come out dirty.',
        },
        lines: {
          dishwasher: {
            en: 'Does the dishwasher ask for salt often? Its softener may be set too high, because Clearwater treats part of its well water by reverse osmosis. Test the water, and set the softener as the manual says. If that does not help, call us.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas, the city’s own utility, has mains in much of Clearwater.' },
        lines: {
          dryer: {
            en: 'If the gas dryer and the gas water heater are both cold, the gas may be off. Call Clearwater Gas, and let the utility relight the pilot. If only the dryer is cold, leave it off and call us.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Is the gas oven cold? Follow “The gas oven does not heat” on this page. If the top burners only click in those checks, turn every knob off and do not relight. If another gas appliance works, call us; if none does, call Clearwater Gas.',
            sign: 'gas-no-heat',
            topic: { en: 'Gas supply' },
          },
          stove: {
            en: 'Do all your gas burners click without lighting? Turn every knob off and do not relight. If no other gas appliance works, call Clearwater Gas; if one does, call us.',
            first: true,
            sign: 'clicks-no-flame',
            topic: { en: 'Gas supply' },
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'towers',
        fact: { en: 'Clearwater has high-rises on Sand Key and Clearwater Beach.' },
        forHome: {
          en: 'Each spring, check that your own water valve turns easily: the next valve may shut off a whole stack of apartments.',
        },
        lines: {
          microwave: {
            en: 'Does the microwave rattle only on windy days? On Sand Key, wind is probably lifting the flap in its duct, and you can use the microwave. If it also rattles in still air with its fan off, leave it off and call us.',
            first: true,
          },
          refrigerator: {
            en: 'In a Sand Key high-rise, does the refrigerator leak? If the floor at its valve is dry, close the valve and call us. If you cannot close it, call the office first: it can shut off the water to the stack.',
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Has the washer filled slowly since the water was off in your Sand Key high-rise? If the kitchen faucet is weak, too, tell the office. If it runs strong, grit is probably in the washer’s screens: call us.',
            sign: 'will-not-fill',
          },
          'range-hood': {
            en: 'Do smells linger in a high-rise kitchen whose hood has no duct? Look at the charcoal filter with the hood off. If somebody left it in its plastic wrap, take the wrap off; if it is old, replace it. If neither helps, call us.',
            sign: 'odors-stay',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Clearwater has mobile-home parks along US 19 and Gulf-to-Bay Boulevard.' },
        forHome: {
          en: 'In a mobile-home park, look for a propane tank beside the home: some homes use propane although the city has gas mains.',
        },
        lines: {
          dishwasher: {
            en: 'If the dishwasher leaks, stay off a wet floor and turn off the breaker if you can stay dry. In a mobile home along US 19, the valve under the sink may be too old to turn: close the main valve, and call us.',
            first: true,
            sign: 'leaks-at-door',
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, the vent cap may be blocked. If the cap is on a mobile home’s roof, have a roofer look. On a wall, watch its flap: if it stays shut, leave the fan off; call us either way.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'Did leveling your mobile home put the refrigerator’s doors out of line? Raise a front foot as the manual shows before you pay for a new seal. If the doors stay crooked, call us.',
            sign: 'frost-and-gaskets',
          },
          washer: {
            en: 'If the washer in a carport shed is dead, look for a reset button on an outside outlet. If the house lights are normal and your hands and the outlet are dry, press it once. If the washer stays dead, call us.',
            apart: true,
            sign: 'will-not-start',
            topic: { en: 'Carport sheds' },
          },
          dryer: {
            en: 'Under a mobile home, the duct can come loose. Run the dryer empty on air only, five minutes at most. If air comes through the skirting away from the vent cap, turn the dryer off and call us; if not, follow this page’s steps.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'In a mobile-home park along US 19, are the burners and the gas oven both out? Turn every knob off and do not relight. If no other gas appliance works, ask the park’s office about its tank; if one does, call us.',
            sign: 'gas-no-heat',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments on Clearwater Beach are rented by the week.' },
        lines: {
          washer: {
            en: 'Do you rent out a condo on Clearwater Beach? If the washer gets loud while it drains, sand from beach towels may be in the pump. Ask guests not to use the washer until the pump has been cleaned.',
            sign: 'grinds-or-roars',
          },
          dishwasher: {
            en: 'Do you rent out an apartment on Clearwater Beach? If dishes come out greasy, a full house may have used up the hot water: have guests run the dishwasher an hour after showers. If that load is greasy, too, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          stove: {
            en: 'If you rent out an apartment on Clearwater Beach, stock it with flat, heavy pans. Under a warped pan, guests leave an electric burner on high, which wears it out early.',
          },
          microwave: {
            en: 'Do you rent out a place on Clearwater Beach? If guests say that the microwave ignores Start, have them hold Lock or Cancel for a few seconds: it may be the child lock. If it still does not start, call us.',
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'Do you rent out a Clearwater Beach apartment? If a guest says the wine is warm, ask what the wine cooler shows and what it is set to. If the two still differ by more than five degrees a day later, call us.',
            sign: 'drifts-warm',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The salt air is strong on Clearwater Beach and Sand Key, and weak in Countryside.' },
        forHome: {
          en: 'On the beach, wipe steel doors with fresh water every week so that salt does not pit them.',
        },
        lines: {
          'wine-cooler': {
            en: 'Does a wine cooler on a Clearwater Beach or Sand Key balcony trip its outlet? If everything is dry, unplug the cooler and press the reset button once. If it pops again, call an electrician; if it holds, leave the cooler unplugged and call us.',
            first: true,
            sign: 'will-not-turn-on',
            topic: { en: 'On a balcony' },
          },
          'range-hood': {
            en: 'If a hood on Sand Key grows louder from month to month, salt air may have reached its motor bearings. If it squeals or slows down, leave it off and call us. If it only roars, wash the filters, and call if it stays loud.',
            sign: 'loud',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge went through ground floors on Clearwater Beach in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'older homes',
        fact: { en: 'Harbor Oaks has houses from the 1920s.' },
        forHome: {
          en: 'If a sink and the dishwasher both drain slowly there, have the old drain cleared before you book us.',
        },
        lines: {},
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your beach tower needs our insurance certificate, say so when we call. In March, choose an early hour: the causeway backs up.',
        },
      },
      { line: { en: 'If you live on a frontage road of US 19, tell us which side.' } },
      { line: { en: 'If you live in a mobile-home park, name it and give us the lot number.' } },
    ],
  },
  largo: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Mobile-home parks line Ulmerton, East Bay and Belcher roads in Largo.',
        },
        forHome: {
          en: 'If a washer or dishwasher in a mobile home has leaked, press the floor beside it: a soft floor has to be repaired first.',
        },
        lines: {
          dishwasher: {
            en: 'If the sink fills up while the dishwasher drains, stop the machine and run any garbage disposal. If the sink stays full, call a plumber: a mobile home’s drain may be blocked below. If not, see “Water stays in the bottom” on this page.',
            first: true,
            sign: 'standing-water',
          },
          microwave: {
            en: 'If the microwave goes off and on by itself, leave it off. If its outlet is loose, brown or warm, turn off the breaker and call an electrician: mobile homes from about 1970 may have aluminum wiring. If not, call us.',
            first: true,
            sign: 'stops-early',
          },
          'range-hood': {
            en: 'Has smoke lingered since a second roof was built over your mobile home? The hood’s duct may end between the two: have the roofer look. If the trouble began earlier, wash the filters, and call us if smoke still lingers.',
            sign: 'weak-suction',
          },
          refrigerator: {
            en: 'In a tight mobile-home alcove, does the refrigerator run all day? Feel for hot air beside it. If the air is hot, the refrigerator needs more room around it. If food gets warm, call us.',
            sign: 'runs-all-the-time',
          },
          washer: {
            en: 'If a hot wash is cold, try a hot faucet. If that is cold, wait an hour: a mobile home’s water heater may be small. If that stays cold, call a plumber; if it is hot and the washer’s hot valve is open, call us.',
            apart: true,
          },
          dryer: {
            en: 'A porch added to a mobile home can enclose the end of the duct. If the porch turns damp while the dryer runs, leave the dryer off until the duct reaches open air.',
          },
          oven: {
            en: 'In a mobile home, if the gas oven and burners go out together, turn every knob off and do not relight. If another gas appliance works, call us; if not, call Clearwater Gas if it bills you, or ask the park’s office.',
            sign: 'gas-no-heat',
          },
          stove: {
            en: 'Did you put a used gas stove into a mobile home? Some parks have propane and others natural gas. Have a licensed gas contractor set the stove up for your park’s gas before anyone lights it.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Pinellas County supplies Largo with Tampa Bay Water’s blend of well, river and desalinated water.',
        },
        forHome: {
          en: 'If a glass is cloudy, wipe it with vinegar. If it clears, the film is lime, and more rinse aid helps.',
        },
        lines: {
          dishwasher: {
            en: 'Have glasses turned cloudy in Largo’s blended water? Wash one new glass with them for two weeks. If it stays clear, the others were probably etched earlier; if it clouds, turn the rinse aid up.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Largo, and some mobile-home parks use propane.' },
        lines: {
          dryer: {
            en: 'Does your gas dryer turn but stay cold? If the gas stove works, leave the dryer off and call us. If the stove is dead, too, turn every knob off, do not relight, and call Clearwater Gas or your propane supplier.',
            sign: 'no-heat',
          },
          stove: {
            en: 'Do all burners click without lighting? Turn every knob off, do not relight, and look outside: a gas meter means Clearwater Gas, and a tank means a propane supplier. Call that company if no other gas appliance works; otherwise, call us.',
            first: true,
            sign: 'clicks-no-flame',
            topic: { en: 'Gas supply' },
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos for people 55 and older, such as Imperial Palms, often have laundry closets.' },
        forHome: {
          en: 'Leave yours open after the last load of the day so that the washer dries.',
        },
        lines: {
          washer: {
            en: 'In an Imperial Palms closet, if the washer smells musty, dry its door seal after each load. Leave the washer’s door and the closet doors open, unless small children or pets could climb in.',
            sign: 'smells-musty',
          },
          dryer: {
            en: 'At Imperial Palms, if drying has slowed since someone moved the dryer, the vent hose may be flattened. Leave the dryer off, do not move it again, and call us.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many block houses around Largo Central Park are from the 1950s and 1960s.' },
        forHome: {
          en: 'If a breaker trips, unplug the appliance and reset the breaker once. If it trips again, call an electrician; if it holds, call us.',
        },
        lines: {
          washer: {
            en: 'In a 1950s house near Largo Central Park, does a washer valve drip? If the drip is at the handle, call a plumber. If the drip is at the hose nut, close the valve and have the hose replaced.',
            sign: 'leaks',
          },
          refrigerator: {
            en: 'Is there a puddle at the refrigerator? In a 1950s house around Largo Central Park, a small clamp-on valve may feed the ice maker, and old ones leak. Do not turn it: follow the water warning at the top and call us.',
            first: true,
            sign: 'water-on-floor',
          },
          'wine-cooler': {
            en: 'Does the glass fog on one side only? In a narrow 1950s kitchen near Largo Central Park, the door may not open fully, and the racks can scrape the seal. If it is torn, call; if not, wash it, and call if the fog returns.',
            sign: 'door-fogs',
          },
          dryer: {
            en: 'In a block house near Largo Central Park, the dryer may have been added later, with a duct through the attic. If drying slows even with a clean lint screen, leave the dryer off and call us: a joint of that duct may have opened.',
            sign: 'two-cycles',
          },
          oven: {
            en: 'In a 1950s house near Largo Central Park, does the kitchen tile end in front of the range? Say so when you call about the oven: the range has to come up over that edge if we must move it.',
          },
          microwave: {
            en: 'Does the microwave heat slowly on an extension cord? In an older kitchen near Largo Central Park, outlets are few, but free one and plug the microwave straight in. If food still heats slowly, leave the microwave off and call us.',
            sign: 'no-heat',
            topic: { en: 'Extension cords' },
          },
          'range-hood': {
            en: 'In a 1950s block house, if smoke lingers even with clean filters, feel for air at the front of the hood. If it blows back at you, the hood probably has no duct: replace an old charcoal filter. If not, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many mobile homes in Largo are used in winter only.' },
        forHome: {
          en: 'In spring, shut off the water before you leave, because a leak under a mobile home is easy to miss.',
        },
        lines: {
          refrigerator: {
            en: 'If you leave a mobile home with the refrigerator off, first let the freezer thaw, with towels in front, and dry it. Otherwise, the ice melts in the closed home and soaks the floor.',
          },
          dishwasher: {
            en: 'If the dishwasher is dark when you are back for the winter, see whether its breaker was turned off in spring. If the house lights are normal, turn it on once. If it trips or the dishwasher stays dark, leave it off and call us.',
            apart: true,
            sign: 'will-not-start',
          },
          'wine-cooler': {
            en: 'Does the wine cooler smell musty when you are back for the winter? With the cooler off, wash the inside with baking soda and water, then run it for two days. If the smell fades and it gets cold, use it; if not, call us.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live in a mobile-home park, give us its name and your lot number.' } },
      {
        services: laundry,
        line: {
          en: 'If the machine is in a carport or a shed, ask the park’s office whether we may work there.',
        },
      },
      {
        line: {
          en: 'If you live on Seminole Boulevard (Alternate US 19), name the nearest cross street.',
        },
      },
    ],
  },
  dunedin: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Dunedin takes the hardness out of its well water in a membrane plant.' },
        lines: {
          refrigerator: {
            en: 'If there are dark specks in the water after a filter change, they are carbon from the new filter, not from Dunedin’s water. Run two gallons through the dispenser, and call if specks still come.',
          },
          washer: {
            en: 'If the washer smells musty, look for suds after the last rinse. Suds last in Dunedin’s soft water, and leftover soap smells. If you see suds, use half your usual dose. Either way, run the cleaning cycle.',
            sign: 'smells-musty',
          },
          dishwasher: {
            en: 'Dunedin’s water is soft, so hard water is seldom the cause here. If glasses stay dull after a fifteen-minute soak in vinegar, detergent has probably etched them. Use a little less while dishes still come clean.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Dunedin.' },
        lines: {
          'range-hood': {
            en: 'If the hood’s buttons keep failing over a gas stove, the hood may hang too low. With the stove cold, measure from the burners to the hood. If that is less than the manuals ask for, we can raise it; if not, call us.',
            sign: 'buttons',
            topic: { en: 'Over gas stoves' },
          },
          dryer: {
            en: 'Is your gas dryer cold even while it turns? If the gas stove cooks, leave the dryer off and call us. If not, turn every knob off, do not relight, and call Clearwater Gas or, with a tank, your propane supplier.',
            sign: 'no-heat',
          },
          oven: {
            en: 'If the burners only click and the oven stays cold, turn every knob off and do not relight. If another gas appliance works, call us; if not, the gas may be off at the meter: call Clearwater Gas.',
            sign: 'gas-no-heat',
            topic: { en: 'Gas supply' },
          },
          stove: {
            en: 'If only one gas burner goes out on low, the gas supply is probably fine. Turn that burner off, let it cool and set its cap flat. If it goes out again, leave it off and call us.',
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Dunedin has old bungalows around Main Street.' },
        forHome: {
          en: 'Before you order a new range or refrigerator for a bungalow, measure the doors and the opening.',
        },
        lines: {
          refrigerator: {
            en: 'In a bungalow near Main Street, is the refrigerator dead? Its breaker may feed the next room, too. If so, turn off everything in that room, then see “It is silent” on this page. If that breaker trips again, leave it off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'Does the cabinet under the sink get wet? Leave the dishwasher off and, from a dry floor, run the faucet. If a pipe drips then, call a plumber: in a bungalow near Main Street, pipes may be old. If not, call us.',
            sign: 'leaks-at-door',
          },
          'wine-cooler': {
            en: 'Can you hear the wine cooler buzz all over the house? The wood floor of a bungalow near Main Street carries sound, so push the racks in and move the bottles apart. If it still buzzes, call: a fan or a mount is probably worn.',
            sign: 'hums-vibrates',
          },
          stove: {
            en: 'Do the gas burners spark only now and then? In an old bungalow, the stove’s outlet may have no ground. If your other kitchen outlets have only two slots, leave the stove off and call an electrician; if not, call us.',
            first: true,
            sign: 'clicks-no-flame',
          },
          'range-hood': {
            en: 'If the hood cuts in and out, turn off its breaker and look at its plug in the cabinet above without touching it. If it is in a two-slot adapter, as in some old bungalows, call an electrician. If not, call us.',
            first: true,
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Dunedin has mobile-home parks along the causeway and US 19.' },
        forHome: {
          en: 'If a foil dryer duct sags under the home, have it replaced with rigid metal that ends outdoors.',
        },
        lines: {
          microwave: {
            en: 'Does food heat slowly while a window air conditioner runs? In a mobile home, it may share a circuit with the microwave, so run one of the two at a time. If food heats quickly then, you need no repair; if not, call us.',
            first: true,
            sign: 'no-heat',
          },
          washer: {
            en: 'In a mobile home by the causeway, does the washer rock? Salt air can rust its steel feet tight. Don’t force a foot that will not turn: we replace it when we level the washer.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Along US 19, a foil duct under a mobile home often sags and holds water. Clothes still damp, even with a clean lint screen? Leave the dryer off and call us: the duct should be rigid metal that ends outside the skirting.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'In a mobile home, if smoke lingers even with clean filters, have a roofer check any vent cap on the roof. Do not go up: the thin roof can give way. If there is none or it is clear, call us.',
            sign: 'weak-suction',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Screws and hinges rust first on the marina side of Dunedin, by St. Joseph Sound.' },
        forHome: {
          en: 'There, look at the handles and hinges of your refrigerator when you clean, and wipe the salt off before it pits the metal.',
        },
        lines: {
          'wine-cooler': {
            en: 'Has the handle or the hinge of the wine cooler come loose? On the marina side, salt air can rust its screws, so do not force the door. Call us to replace them before the door sags and its seal leaks.',
          },
          microwave: {
            en: 'If the microwave’s door drops or has to be lifted to close, stop using the microwave and call us. Hinges wear, and on the marina side of Dunedin, salt air can rust them.',
            sign: 'door',
          },
          oven: {
            en: 'If the oven’s door does not close all the way, even with the racks pushed in, leave the oven off and call us. Near St. Joseph Sound, salt air can rust its hinges and screws.',
            sign: 'door-does-not-close',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Marina-side streets flooded in Hurricane Idalia in 2023 and in Hurricane Helene in 2024.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on the causeway often have laundry closets.' },
        forHome: { en: 'Ask the building who cleans the dryer vents outside.' },
        lines: {
          washer: {
            en: 'Does water come into the drum between washes? In a causeway condo, laundry closets may share a drain. If the water is gray, call the office; if it is clean, see “Water keeps running in” under other problems.',
            apart: true,
            sign: 'keeps-filling',
          },
          dryer: {
            en: 'In the causeway condos, vents that face St. Joseph Sound can close up with salt and lint. If drying slows, even with a clean lint screen, leave the dryer off and ask the office who cleans the vent.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live near Main Street, tell us where a van may park.',
        },
      },
      {
        services: withVent,
        line: { en: 'On a narrow cottage lot, clear the way to the outside wall where the vent ends.' },
      },
      {
        line: {
          en: 'For a condo on the causeway, give the building’s name and the entrance for technicians.',
        },
      },
    ],
  },
  'tarpon-springs': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Tarpon Springs blends reverse-osmosis water with fresh well water.' },
        forHome: {
          en: 'Try a little less detergent in the washer and the dishwasher than the package says, and see whether suds and spots go away.',
        },
        lines: {
          dishwasher: {
            en: 'Tarpon Springs blends reverse-osmosis water with well water. If glasses have spots, refill the dishwasher’s salt, then raise its softener one step; if they turn dull, lower it. Without a softener, raise the rinse aid for spots and lower it for streaks.',
            sign: 'cloudy-glasses',
          },
          washer: {
            en: 'If you see foam and the drum hardly spins, rinse once without detergent, and use less next time. Suds last in Tarpon Springs, where part of the water comes through reverse osmosis. If there is no foam, call us.',
            sign: 'will-not-spin',
            topic: { en: 'Too much foam' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many frame houses near Spring Bayou are a century old.' },
        forHome: {
          en: 'If a refrigerator’s door drifts open or a washer rocks, have the machine leveled before you pay for a part.',
        },
        lines: {
          refrigerator: {
            en: 'Does the refrigerator rattle? In a century-old frame house near Spring Bayou, the floor may slope. If a hand on the refrigerator stops the rattle, turn the front feet as the manual shows. If not, call us: a fan may be worn.',
            first: true,
            sign: 'clicks-or-roars',
          },
          washer: {
            en: 'Does the washer bang as it spins? The floor of a century-old frame house may slope, so with the washer off, press each top corner. If the washer rocks, set its feet as the manual shows. If not, call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Is the floor by the dryer damp or soft? In a frame house near Spring Bayou, the duct may end under the raised floor, and damp air can rot the beams. Leave the dryer off and call before the damp spreads.',
          },
          dishwasher: {
            en: 'Does the dishwasher drip at one corner of the door? Leave it off and call us. On a sloping floor near Spring Bayou, it may only have to be leveled, so say when you call whether the floor slopes.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Is the oven dead, although no breaker has tripped? Near Spring Bayou, it may still be on an old fuse box beside the breaker panel. Leave the fuses alone and call an electrician. Without a fuse box, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Do house lights flicker in step with an electric burner? In a century-old house near Spring Bayou, the wires may have a loose connection: turn off the stove’s breaker and call an electrician. If only the stove’s lights flicker, turn it off and call us.',
            first: true,
          },
          'range-hood': {
            en: 'If the hood blows smoke back at you, it probably has no duct: replace its charcoal filter. If smoke still lingers, ask us about a duct. In the wood walls of a frame house near Spring Bayou, that is a smaller job than in block.',
            sign: 'weak-suction',
          },
          'wine-cooler': {
            en: 'Is the wine cooler dead, but nothing has tripped? Near Spring Bayou, its outlet may be worn. If the plug is warm or brown, or a lamp stays dark there, turn off the breaker and call an electrician. If the lamp shines steadily, call us.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Tarpon Springs has mobile-home parks along US 19 and toward Lake Tarpon.' },
        forHome: {
          en: 'If lint shows at the skirting, leave the dryer off and call us: its duct may have come apart below the floor.',
        },
        lines: {
          dishwasher: {
            en: 'In a mobile-home park, does the dishwasher fill slowly? If all faucets are weak, ask the office; if only the hot water is, call a plumber. If all are strong, open the valve under the sink fully; if that fails, call us.',
            sign: 'will-not-fill',
          },
          refrigerator: {
            en: 'Does the refrigerator leak? In a mobile home, its line often starts under the sink. If the floor there and behind the refrigerator is dry, close that line’s valve. If not, follow the water warning at the top.',
            sign: 'water-on-floor',
          },
          stove: {
            en: 'In a mobile home, do not pull the range out to look behind it. A strap may hold it to the floor, with a gas line or power cord close by, so leave that to us.',
          },
          oven: {
            en: 'In a mobile home, if the oven’s door closes unevenly, even with the racks pushed in, leave the oven off. The floor may be twisting the range, or the hinges may be worn. Call us: we level the range before we order hinges.',
            sign: 'door-does-not-close',
          },
          'range-hood': {
            en: 'If the hood has been weak since your mobile home’s roof was redone, wash its filters. If that does not help, its vent cap may be bent or covered: ask the roofer to look. If the cap is fine, call us.',
            sign: 'weak-suction',
          },
          washer: {
            en: 'If the washer walks although its feet are tight, lay a level on the floor. Toward Lake Tarpon, a mobile home can settle on wet ground: if the floor slopes, have the home leveled first; otherwise, call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Boxes or plants against the skirting can block a mobile home’s vent cap. Move them, and run the dryer empty on air only for five minutes. If little air comes out, leave the dryer off and call us; if plenty does, dry half a load.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Some newer communities by Lake Tarpon and in ZIP code 34688 have gates.' },
        forHome: {
          en: 'If you live behind a gate, put our name on its list, and answer when the gate calls.',
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt water reaches the middle of Tarpon Springs through its bayous.' },
        forHome: {
          en: 'By a bayou, keep the porch door shut near a refrigerator or a wine cooler, because salt air corrodes its coils.',
        },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler’s door no longer stays shut, the cooler may lean or, by a bayou, salt may have rusted a hinge. Empty a freestanding cooler and push a shim under the low front corner. If the door still opens, call us.',
          },
          microwave: {
            en: 'Does only the Start button fail? It is probably worn. If the 30-second button starts the microwave and Cancel stops it, use that button until we come. If Cancel fails, or the microwave starts by itself, turn off its breaker.',
            first: true,
            sign: 'will-not-start',
            topic: { en: 'Start button' },
          },
          'range-hood': {
            en: 'If smoke lingers even with clean filters, turn the fan on and look outside at its flap. Salt air follows the bayous into town and can rust it. If it stays shut, leave the fan off; in any case, call us.',
            first: true,
            apart: true,
            sign: 'weak-suction',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: { en: 'Homes in the historic district need city approval for outside work.' },
        lines: {
          dryer: {
            en: 'If a slow dryer needs its vent in another wall, ask the city before you have the vent moved. In the historic district, work on the outside of a home needs approval.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Streets around the Sponge Docks flooded in Hurricane Idalia in 2023 and again in Helene in 2024.',
        },
        lines: {
          microwave: {
            en: 'If food stays cold and your kitchen was redone after the flood of 2023 or 2024, find the microwave’s receipt and call the maker first. Some supply a new magnetron free for five years or more, but you usually pay the labor.',
            sign: 'no-heat',
            topic: { en: 'Redone kitchens' },
          },
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give us the nearest cross street, and say whether you are nearer to the bayous or to Lake Tarpon.',
        },
      },
      {
        line: {
          en: 'If you live near the Sponge Docks, do not book a festival day, when the streets there are closed to cars.',
        },
      },
    ],
  },
  'pinellas-park': {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Pinellas Park has mobile-home parks off US 19 and Park Boulevard.' },
        forHome: {
          en: 'After long rains, press the floor beside the washer and the dishwasher: damp from below can make the floor soft.',
        },
        lines: {
          microwave: {
            en: 'In a manufactured home, if the cabinet above the microwave gets damp, the microwave’s duct may end inside that cabinet. Turn off the microwave’s breaker, do not use it, and call us.',
          },
          refrigerator: {
            en: 'Do the lights dim when the refrigerator starts? A blink is normal. If they stay dim, especially in a mobile home, call an electrician. If some get too bright, turn off the main breaker and call the power company.',
            first: true,
          },
          washer: {
            en: 'If the washer walks and the floor beside it gives, leave it off until the floor is repaired. In long rains, flat Pinellas Park stays wet, and a mobile home’s floor can soften. If the floor is firm, call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'After a flood, a duct that sags below a mobile home can be full of water. Leave the dryer off until it has a new metal duct that ends outside the skirting.',
            topic: { en: 'Flooded ducts' },
          },
          dishwasher: {
            en: 'If the dishwasher leaks and its valve will not turn, close the main water valve of your home and call us. If you live in a mobile-home park and cannot find that valve, call the park office first.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Does the electric oven preheat slowly only on hot evenings? In a mobile-home park, the voltage can sag then. Ask whether a neighbor’s electric oven is slow, too. If so, call Duke Energy (800-228-8485); if only yours is slow, call us.',
            sign: 'wrong-temperature',
          },
          stove: {
            en: 'Is the range in your manufactured home narrower than the usual 30 inches? Say how wide it is when you call: narrow ranges take different parts.',
          },
          'range-hood': {
            en: 'In a manufactured home, the kitchen lights may be on the hood’s breaker. If only they and the hood are dead, reset a tripped breaker once. If it trips again, leave it off and call us. Otherwise, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'The Mainlands are houses and villas for people 55 and older, with condo associations.' },
        lines: {
          'range-hood': {
            en: 'At the Mainlands, if smoke lingers even with clean filters, ask a neighbor with the same villa where the duct comes out. If your flap there stays shut with the fan on, leave the fan off; call us in any case.',
            sign: 'weak-suction',
          },
          'wine-cooler': {
            en: 'Is the wine cooler louder than it was a month ago? In a Mainlands villa, your neighbor may hear it, too. Move bottles and racks apart and listen for ten minutes; if the hum is still loud, call before a worn fan sticks.',
            first: true,
            sign: 'hums-vibrates',
            topic: { en: 'Mainlands villas' },
          },
          microwave: {
            en: 'If the microwave in a Mainlands villa has pulled loose, do not use it or the stove. The wall behind may be shared with a neighbor, so ask the association before anyone drills, and then call us.',
          },
          dryer: {
            en: 'If drying slows at the Mainlands, ask a neighbor in the same kind of villa. If only yours needs two cycles, the duct may be blocked or crushed: leave the dryer off and call us. If both do, follow the steps on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinellas Park buys its tap water from Pinellas County.' },
        forHome: {
          en: 'If glasses dry cloudy, raise the dishwasher’s rinse aid before you change the detergent. A glass that stays cloudy in vinegar is probably etched.',
        },
        lines: {
          dishwasher: {
            en: 'If dishes come out both spotted and wet, the rinse aid has probably run out: refill the cup. On Pinellas Park’s county water, rinse aid helps with spots and with drying. If dishes stay wet, use heated dry.',
            sign: 'dishes-stay-wet',
            topic: { en: 'Rinse aid' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Many houses off Park Boulevard are from the 1960s, some with their original breaker panels.',
        },
        forHome: {
          en: 'Leave an appliance unplugged if it trips its breaker, and reset the breaker once. If that trips again, you need an electrician; otherwise, call us.',
        },
        lines: {
          washer: {
            en: 'Has the washer’s breaker tripped twice? Leave it off, unplug the washer and call us: we test the washer first. In a 1960s house off Park Boulevard, the breaker itself may be worn, and then you need an electrician.',
            sign: 'will-not-start',
          },
          refrigerator: {
            en: 'Is the ice maker slow in a 1960s kitchen off Park Boulevard? Look along its tube, which often starts under the sink. If you see a kink, call us. If not, change the filter, and call if that does not help.',
            sign: 'no-ice',
          },
          oven: {
            en: 'In a 1960s house off Park Boulevard, if the oven is dead, read the name on the breaker panel. If it is Federal Pacific or Zinsco, leave the reset to an electrician. Otherwise, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Has one burner of an old electric range lost a setting? The switch behind its knob has probably failed: leave that burner off. If the range is as old as its 1960s house, read us the model number: some switches are no longer made.',
            first: true,
            sign: 'heats-poorly',
          },
          dryer: {
            en: 'Is the dryer dead? See “It will not start” on this page. In a 1960s breaker panel, a tripped breaker can seem to be on, so do the breaker check even if none seems to have tripped.',
            sign: 'will-not-start',
          },
          'range-hood': {
            en: 'If smoke lingers, open the cabinet above the hood while the fan runs. If you feel moving air there, turn the fan off and call us: a 1960s duct may not fit a newer hood. If you feel none, wash the filters first.',
            first: true,
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Are some kitchen lights and the microwave dead together? In a 1960s house off Park Boulevard, they may share a breaker. If the lights in other rooms are normal, reset it once. If that fails, leave the microwave off and call us.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Pinellas Park is flat and drained by ditches, so water stays on its streets in long rains.',
        },
        lines: {
          'wine-cooler': {
            en: 'Water on Pinellas Park’s flat streets can get under a garage door. If it reached a wine cooler there, turn off the breaker if you can stay dry. Leave the cooler off and call us: its compressor is only inches above the floor.',
          },
        },
        source: 'National Weather Service',
      },
      {
        condition: 'outdoor laundry',
        services: ['washer'],
        fact: { en: 'Washers in Pinellas Park are often in a carport shed.' },
        lines: {
          washer: {
            en: 'Does water come up at the drain pipe of a carport washer? The pipe is probably clogged with lint or, after weeks without a wash, by a wasp nest. Stop the washer and call a plumber.',
            sign: 'leaks',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live in the Mainlands, give us the unit number with the street.',
        },
      },
      { services: laundry, line: { en: 'If the machine is in a shed, clear the space in front of it.' } },
      { line: { en: 'If your lot has a gate, give us the code when you book.' } },
    ],
  },
  'safety-harbor': {
    facts: [
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Safety Harbor.' },
        lines: {
          dryer: {
            en: 'If the gas dryer is dead, not just cold, Clearwater Gas is not the reason: even a gas dryer needs electricity to start. See “It will not start” on this page.',
            sign: 'will-not-start',
            topic: { en: 'Gas dryers' },
          },
          oven: {
            en: 'Does the gas oven light late or with a puff? Leave it off, and do the burner check for this under other problems. If the burners light late, too, turn every knob off and call Clearwater Gas; if they light at once, call us.',
            sign: 'slow-to-light',
          },
          stove: {
            en: 'If no burner lights, turn every knob off and do not relight. If no other gas appliance works, the gas is probably shut off: call Clearwater Gas. If only the stove is out, call us.',
            sign: 'clicks-no-flame',
            topic: { en: 'Gas supply' },
          },
          'range-hood': {
            en: 'If smoke has lingered since you changed from an electric range to gas, the hood may be too weak, not broken. The range’s manual may say what strength it needs, in cfm. If your hood’s manual shows enough, call us.',
            sign: 'weak-suction',
            topic: { en: 'New gas range' },
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Safety Harbor has old cottages near Main Street and Philippe Parkway.' },
        forHome: {
          en: 'If an appliance and other things die together and the lights are normal, reset their breaker once. If it trips again, leave it off.',
        },
        lines: {
          washer: {
            en: 'Does the bathtub gurgle while the washer drains? In an old cottage, the drain is probably half blocked: stop the wash, and call a plumber. If the tub is quiet, see “It will not drain” on this page.',
            sign: 'will-not-drain',
          },
          refrigerator: {
            en: 'Does ice build up in one corner of the freezer? In a cottage near Main Street, the floor may slope, and then defrost water can miss the drain. Do not chip at the ice: we can level the refrigerator and clear the drain.',
            first: true,
            sign: 'frost-and-gaskets',
          },
          dishwasher: {
            en: 'Is there water under the sink? From a dry floor, close the dishwasher’s valve there. If the cabinet stays dry from then on, call us. If the cabinet gets wet again, call a plumber: cottages near Main Street can have old pipes.',
            sign: 'leaks-at-door',
          },
          stove: {
            en: 'Does one coil of an old range stay cold? In a cottage near Main Street or Philippe Parkway, the coils may be wired in: leave such a coil there and call us. If it plugs in, see “An electric burner stays cold” on this page.',
            first: true,
            sign: 'burner-cold',
          },
          'wine-cooler': {
            en: 'In an old cottage near Philippe Parkway, does the wine cooler run all day? Read a thermometer beside it. Above about 80 °F, cool the kitchen for a day; below that, vacuum the grille. Call if the wine is too warm after that.',
            sign: 'never-rests',
          },
          microwave: {
            en: 'In a cottage near Main Street, does a countertop microwave shut off inside a cabinet? Unplug it, set it on the counter, and see “It shuts off by itself” here. If it keeps running, it lacked air in the cabinet: leave it in the open.',
            first: true,
            sign: 'stops-early',
            topic: { en: 'In a cabinet' },
          },
          'range-hood': {
            en: 'Until we come for a dead fan, cook with a window open. In the small kitchens near Main Street, make sure that no curtain can blow toward a burner. If the fan hums, turn it off at once.',
            first: true,
            sign: 'fan-dead',
            topic: { en: 'Small kitchens' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Safety Harbor buys its water from Pinellas County.' },
        forHome: {
          en: 'Test the water with a strip before you set the softener of a dishwasher that has a salt container.',
        },
        lines: {
          dishwasher: {
            en: 'Safety Harbor’s water is neither soft nor very hard, so cloudy glasses may or may not be lime. Test the water with a strip. If your dishwasher takes salt, set it as the manual says; if not, start with more rinse aid.',
            sign: 'cloudy-glasses',
          },
          refrigerator: {
            en: 'If the dispenser gives no water but there is ice, the county’s water is not to blame. Check the lock, then press the paddle: a hum suggests a frozen tube; silence, a switch. Say which when you call.',
            sign: 'no-water',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The bayfront blocks of Safety Harbor get salt from upper Tampa Bay.' },
        forHome: {
          en: 'There, wipe steel doors with fresh water each week, and see twice a year that the dryer’s and the hood’s outside flaps move freely.',
        },
        lines: {
          'range-hood': {
            en: 'If the hood’s light comes on only when you press the switch hard, leave the light off and call us. The contacts are worn, greasy or, on the bayfront blocks, corroded by salt. You may use the fan if it runs steadily.',
            apart: true,
            sign: 'lights',
          },
          'wine-cooler': {
            en: 'If a puddle keeps coming back under a porch wine cooler that is dry inside, its drain pan may leak. In the bayfront blocks, salt can rust the pan through. From a dry floor, turn off its breaker and call us.',
            sign: 'water-inside',
            topic: { en: 'On a porch' },
          },
        },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses west of McMullen Booth often have laundry closets upstairs.' },
        forHome: { en: 'If yours is upstairs, check that the washer has a pan with a drain.' },
        lines: {
          washer: {
            en: 'Is the ceiling below the laundry closet wet? The pan under the washer may have run over: not every pan has a drain. Stay off the wet floor, turn off the breaker if you can stay dry, close the main water valve and call us.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'Townhouses west of McMullen Booth often have the dryer upstairs, and the vent flap may be too high to see. If drying slows even with a clean lint screen, leave the dryer off and call us: we measure the air where it leaves the dryer.',
            sign: 'two-cycles',
            topic: { en: 'Upstairs dryers' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About one home in six in Safety Harbor is a mobile home (US Census, 2014–2018).' },
        forHome: {
          en: 'If yours is one, look from outside: the dryer’s duct must be metal and end outside the skirting.',
        },
        lines: {
          washer: {
            en: 'In a mobile home, if the washer walks, the floor may be soft. Use half loads and a slow spin until the floor has been checked. If the drum hits the cabinet, leave the washer off and call us.',
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'In a mobile home, if the floor by the dryer is soft or damp, the duct may end below. Leave the dryer off and call us: the duct has to be rigid metal and end outside the skirting.',
            apart: true,
          },
          oven: {
            en: 'If no gas appliance works in your mobile home and you get no gas bill, turn every knob off and do not relight. The gas may come from a shared tank: ask the park’s office. If only the oven is out, call us.',
            sign: 'gas-no-heat',
          },
          refrigerator: {
            en: 'In a mobile home, is the floor in front of the refrigerator soft? Its water line may leak underneath. Stay off that spot, follow the water warning at the top and call us.',
            sign: 'water-on-floor',
          },
          microwave: {
            en: 'Is the microwave dead while the lights are normal? In a mobile home, the breakers are often in a bedroom or a closet. For what to reset, see “It is dead” on this page.',
            sign: 'dead',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'If you live near Main Street, say where a van may park.' } },
      {
        services: laundry,
        line: {
          en: 'If the washer and dryer are in an upstairs closet, clear the floor in front of it.',
        },
      },
      { line: { en: 'If you live west of McMullen Booth Road, name your subdivision.' } },
    ],
  },
  oldsmar: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Oldsmar’s own reverse-osmosis plant has made soft water since 2013.' },
        lines: {
          oven: {
            en: 'Does your steam oven keep asking for descaling? Descale it once. The tap water here is soft, so then set the oven’s water hardness to soft, as the manual shows. If it still asks too often, call us.',
          },
          refrigerator: {
            en: 'Are the cubes small? Oldsmar’s water has been soft since 2013, so change an old filter first. If that does not help, call us: lime from before 2013 may be in the ice maker’s valve.',
            sign: 'no-ice',
          },
          washer: {
            en: 'If the washer smells musty, use a washer cleaner for soap film, not a lime remover. Oldsmar’s water is soft, so lime is seldom the cause. If the smell lingers, call us.',
            sign: 'smells-musty',
          },
          dishwasher: {
            en: 'If glasses stay dull after fifteen minutes in vinegar, Oldsmar’s soft water and too much detergent have probably etched them. Use less detergent, and set the dishwasher’s own softener, if it has one, to the lowest step.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Some subdivisions around Forest Lakes have gates.' },
        forHome: { en: 'Send us the code of the gate, or put our name on its list.' },
        lines: {},
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The southern edge of Oldsmar is marsh on Old Tampa Bay, and the air near the shore is salty.',
        },
        forHome: {
          en: 'There, listen for the hood’s flap to fall shut when the fan stops. If it does not, call us: salt may be rusting it.',
        },
        lines: {
          refrigerator: {
            en: 'If the refrigerator will not roll, do not drag it across the floor. Near the marsh, salty air can rust its rollers: leave it in place until we come.',
          },
          dryer: {
            en: 'Near the marsh on Old Tampa Bay, birds and wasps nest in open vents. If clothes are damp and the vent flap hangs open, leave the dryer off and call us.',
            sign: 'two-cycles',
            topic: { en: 'Nests in vents' },
          },
          stove: {
            en: 'Is a gas burner slow to light? Turn the burner off, let it cool, dry its cap and set it flat, because a cap rusted by bay air can sit crooked. If the burner still does not light at once, turn it off and call.',
            first: true,
            sign: 'clicks-no-flame',
          },
          'wine-cooler': {
            en: 'Is the glass door wet? Near the marsh, damp air often leaves water on the outside, which you only need to wipe off. If the drops are on the inside, see “The glass door fogs or drips” under other problems.',
            sign: 'door-fogs',
          },
          microwave: {
            en: 'Does the outside flap of the microwave’s vent bang in the wind with the fan off? Near Old Tampa Bay, salt may have rusted it. Ask us for a new vent cap, not a new fan.',
          },
          'range-hood': {
            en: 'If clear drops fall from the hood on a day without rain, or midges gather under its light cover, the flap outside may hang open. By the marsh in southern Oldsmar, damp salt air can come in. Ask us to free the flap.',
            apart: true,
            sign: 'drips',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'city power',
        fact: { en: 'Tampa Electric serves most of Oldsmar and Duke Energy part of it.' },
        forHome: {
          en: 'In an outage, call the company on your bill. If only one appliance is dead, reset its breaker once; if that fails, call us.',
        },
        lines: {
          washer: {
            en: 'Did the washer stay dark after an outage? If some house lights are dim or too bright, turn off the main breaker and call Tampa Electric or Duke Energy, whichever bills you. If the lights are normal, see “It will not start” on this page.',
            sign: 'will-not-start',
            topic: { en: 'After an outage' },
          },
          'wine-cooler': {
            en: 'Did the wine cooler die in a storm? If Tampa Electric is on your Oldsmar bill, look there for Zap Cap, its surge protection plan. If you have it, ask first whether the plan pays for the repair; if not, call us.',
          },
          refrigerator: {
            en: 'If the lights went out with the refrigerator, report it to the company on your bill, Tampa Electric or Duke Energy. If the lights are normal, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'Does the dishwasher stop each time the house lights blink? Report it to the company that bills you, Tampa Electric or Duke Energy. If the company finds nothing, call an electrician. If the lights are steady, call us.',
          },
          oven: {
            en: 'Do all the clocks in your home, the oven’s included, blink every few days? Call the company on your bill, Tampa Electric or Duke Energy. If only the oven’s blinks and other plug-in clocks keep time, turn off the oven’s breaker and call us.',
          },
          stove: {
            en: 'If the stove stays cold and some house lights are too bright and others dim, turn off the main breaker. Then call the company on your bill, Tampa Electric or Duke Energy. If all lights are normal, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
          microwave: {
            en: 'Does the microwave hum loudly after an outage? Turn it off. If the house lights are normal, call us. If some look dim and others too bright, turn off the main breaker and call Tampa Electric or Duke Energy, whichever bills you.',
            first: true,
            sign: 'hums-loud',
          },
          'range-hood': {
            en: 'Is the hood dead after an outage? Follow “Nothing works” on this page. If a step tells you to call the power company, see who bills you. In most of Oldsmar, it is Tampa Electric; in part, Duke Energy.',
            first: true,
            sign: 'no-power',
            topic: { en: 'After an outage' },
          },
          dryer: {
            en: 'If the dryer is cold and half of your rooms are dark, turn off the main breaker. Call the company that bills you, Tampa Electric (877-588-1010) or Duke Energy (800-228-8485). With normal lights, follow the steps on this page.',
            sign: 'no-heat',
          },
        },
        source: 'Tampa Electric',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Streets south of State Road 580 are low, and Hurricane Helene’s surge reached some of them in 2024.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses in Oldsmar often have laundry closets upstairs or in a hall.' },
        forHome: {
          en: 'A closet in a hall is far from an outside wall, so have the dryer’s duct cleaned each year.',
        },
        lines: {
          washer: {
            en: 'If the washer has drained slowly since it was pushed back, its drain hose is probably pinched: call us. Even in a shallow hall closet, hoses need about four inches behind the washer.',
            apart: true,
            sign: 'will-not-drain',
          },
          dryer: {
            en: 'If the dryer is in a hall closet, shine a flashlight on the floor behind it. A lot of gray fluff there probably means that the vent hose leaks: leave the dryer off and call us.',
            apart: true,
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If your street is off State Road 580 or Tampa Road, give us the nearest traffic light.',
        },
      },
      {
        line: {
          en: 'If you live near Tampa Bay Downs, keep your phone handy on race days: we call if traffic holds us up.',
        },
      },
    ],
  },
  seminole: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Seminole has mobile-home parks along Park Boulevard.' },
        forHome: {
          en: 'Before you order an appliance for a mobile home, measure the home’s door and the space for the appliance.',
        },
        lines: {
          microwave: {
            en: 'Does a breaker trip when the microwave and a space heater run? In an older mobile home, they may share it: unplug the heater and, with normal lights, reset the breaker once. If the microwave alone trips it, leave it off and call us.',
            first: true,
            sign: 'dead',
          },
          'wine-cooler': {
            en: 'Did the racks begin to rattle after you filled the wine cooler? In an older mobile home, the floor can sag under a full one. Take out half of the bottles. If the rattle stops, leave it half full; if not, call us.',
            sign: 'hums-vibrates',
          },
          'range-hood': {
            en: 'If the hood rattles, turn it off, let it cool and press each filter into place: a mobile home’s thin cabinet makes rattles sound loud. If the rattle stays, call us about the fan wheel. If the hood squeals, leave it off and call us.',
            sign: 'loud',
          },
          refrigerator: {
            en: 'In a mobile home, is ice scarce? Shine a flashlight behind the refrigerator. If the floor is wet, follow the water warning at the top. If it is dry, call us about a yellowed water line; if the line is clear, change the filter first.',
            first: true,
            sign: 'no-ice',
          },
          washer: {
            en: 'In a mobile home, if a portable washer rolls across the floor as it spins, stop it and lock its wheels. If its connector leaks at the faucet, close the faucet. If either happens again, call us.',
            sign: 'walks-and-bangs',
            topic: { en: 'Portable washers' },
          },
          dryer: {
            en: 'Are the dryer and the electric stove both cold? If neither breaker has tripped, turn off the main breaker and call Duke Energy (800-228-8485). If one has, or the stove heats, follow the steps on this page.',
            apart: true,
            sign: 'no-heat',
            topic: { en: 'Power supply' },
          },
          dishwasher: {
            en: 'Does the door rub or drip at one corner? Leave the dishwasher off and call us. In a mobile home, the floor may have sunk under it, and then we only have to level the machine.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'In a mobile home, do the house lights dim when the oven goes on? Leave it off and call Duke Energy (800-228-8485): a connection outside may be loose. If it is just cold, see “The electric oven does not heat” on this page.',
          },
          stove: {
            en: 'Are all the burners on your mobile home’s propane stove weak? Turn them off and read the gauge on the tank. If it reads nearly empty, call the supplier; otherwise, call us.',
            first: true,
            sign: 'weak-burner',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many condos around Lake Seminole have small laundry closets.' },
        forHome: {
          en: 'Small closets get hot and humid: leave the door open while the dryer runs, and after each load.',
        },
        lines: {
          washer: {
            en: 'Does the washer rattle in a small closet? It may touch the wall. If the rattle stops while you press on the washer’s top, have it moved away from the wall; otherwise, call us.',
            apart: true,
            sign: 'walks-and-bangs',
          },
          dryer: {
            en: 'Around Lake Seminole, many condos have small, airless laundry closets. If the check under “Clothes are still damp after a cycle” shows a clear vent, dry half a load with the closet open. If it stays damp, leave the dryer off and call us.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Pinellas County supplies Seminole with a blend of well, river and desalinated water.' },
        forHome: {
          en: 'Use the middle dose of detergent in the washer, and less if suds stay after the rinse.',
        },
        lines: {
          dishwasher: {
            en: 'Are there gray marks on plates? They come from metal, so wash aluminum pans by hand. White spots are lime from Seminole’s county water: turn the rinse aid up.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many ranch houses off 113th Street are from the 1960s.' },
        forHome: {
          en: 'Before you replace a built-in oven of that age, measure the cabinet opening. If no new oven fits, consider a repair.',
        },
        lines: {
          washer: {
            en: 'Does the washer drain while it fills? Turn it off and close both its valves. In a 1960s house, the drain hose may be taped into its pipe, which needs air. Have any tape removed; if there is none, call us.',
            sign: 'keeps-filling',
          },
          refrigerator: {
            en: 'In a 1960s house off 113th Street, is the refrigerator dead? A garage outlet with a reset button may feed the kitchen. If no house lights are dim or too bright, press that button once; if that fails, leave the refrigerator off and call us.',
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'If the dishwasher is dead, try the switches by the sink. Off 113th Street, a 1960s kitchen may have one for the disposal and one for the dishwasher. If neither helps, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          oven: {
            en: 'Off 113th Street, does the door of a 1960s wall oven sag open? Leave the oven off, because the door’s springs are probably worn. Read us the make and the model number: some springs are still sold.',
            sign: 'door-does-not-close',
          },
          stove: {
            en: 'If a separate cooktop’s breaker trips again after one reset, leave it off and call us. In a 1960s ranch house off 113th Street, that cooktop often has a double breaker of its own: read us the number on its handle.',
            sign: 'trips-breaker',
          },
          'wine-cooler': {
            en: 'Does the wine cooler’s door drift open in the family room? In a 1960s ranch house off 113th Street, that room may be a sloping former carport. Empty a freestanding cooler and level it. If the door still drifts open, call us.',
            first: true,
          },
          'range-hood': {
            en: 'If smoke lingers with clean filters, look under the eave with the fan on: a 1960s ranch house off 113th Street may vent there. If the flap stays shut, leave the fan off; call us in any case.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'If you see tiny ants at the display, turn off the microwave’s breaker, wipe up the crumbs and call us. Ants find the gaps in a 1960s house off 113th Street and can short the control.',
          },
          dryer: {
            en: 'In a 1960s ranch house off 113th Street, the vent hose behind the dryer may still be plastic. If yours is white and soft, leave the dryer off until metal has replaced it.',
          },
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        services: ['washer', 'dishwasher'],
        line: {
          en: 'In a condo, if the washer or dishwasher gets no hot water, ask the association first: the building may share one water heater.',
        },
      },
      { line: { en: 'For a condo, give us the building’s name and the floor.' } },
      { line: { en: 'If you live in a mobile-home park, name the park and your lot number.' } },
    ],
  },
  'st-pete-beach': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments and cottages on St. Pete Beach are rented by the week.' },
        lines: {
          'range-hood': {
            en: 'If you rent out a cottage and a guest complains that the hood smells, ask the cleaners how they left the grease filter. If it is wet or greasy, have it washed and dried. If the smell comes back, call us.',
            sign: 'odors-stay',
          },
          refrigerator: {
            en: 'Does the freezer frost up? Guests and children carry sand in from the beach, and sand in the fold of a door seal lets damp air in. Wipe the seals clean, and call us if frost returns within two days.',
            first: true,
            sign: 'frost-and-gaskets',
          },
          washer: {
            en: 'Do you rent out a condo on St. Pete Beach? If a guest says that the washer only blinks, have the guest hold the button marked with a lock for a few seconds. If it still blinks, call us.',
            sign: 'will-not-start',
          },
          dishwasher: {
            en: 'Do you rent out a place on St. Pete Beach? If water stays in the dishwasher, have the cleaners turn off its breaker and clean the filter, where sand and shrimp shells collect. If a guest broke a glass in it, call us instead.',
            sign: 'standing-water',
          },
          stove: {
            en: 'Do you rent out an apartment or a cottage? Before you book, ask your guest whether the stove has coils, glass or gas, how many burners are dead, and what code it shows. Then we know what to bring.',
          },
          microwave: {
            en: 'Do you rent out a place on St. Pete Beach? If guests say that food stays lukewarm, have them look for a power level or the word demo on the display. The manual says how to undo that. If neither shows, call us.',
            sign: 'no-heat',
          },
          'wine-cooler': {
            en: 'Do you rent out a cottage? New guests fill a wine cooler with warm bottles. If it reads high the day after they arrive, wait one more day, then call us.',
            sign: 'drifts-warm',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'St. Pete Beach has the Gulf in front and Boca Ciega Bay behind, so the air is salty everywhere.',
        },
        forHome: { en: 'Keep appliances off balconies and porches unless they are rated for outdoors.' },
        lines: {
          'wine-cooler': {
            en: 'Does the wine cooler hum all day while the wine gets warm? Vacuum its grille. If the wine is no cooler a day later, call: between Gulf and bay, salt can corrode its fins, so mention any rust.',
            first: true,
            sign: 'drifts-warm',
          },
          dryer: {
            en: 'Does the dryer squeal? Sand on its lint screen can mean sand in the drum’s seal as well. Shake out beach towels before you wash them, and see “It squeals, thumps or grinds” on this page.',
            apart: true,
            sign: 'squeals-thumps',
            topic: { en: 'Beach sand' },
          },
          stove: {
            en: 'Does your gas stove click with every knob off? Salt can make a knob stick: with the breaker off and the stove cold, pull each knob off and wipe it dry. If the clicking comes back, turn the breaker off and call us.',
            first: true,
            sign: 'keeps-clicking',
          },
          'range-hood': {
            en: 'If the fan hums but does not spin, turn it off at once and call us. Its motor is probably stuck with grease or, in air this salty, with rust. If it is silent, try each speed once and, when you call, say which work.',
            first: true,
            apart: true,
            sign: 'fan-dead',
          },
          oven: {
            en: 'Do some of the oven’s buttons do nothing? Look for a lock symbol first. If none shows, salt air from open windows may have gotten behind the touch panel. Leave the oven off, and say which buttons are dead when you call.',
            first: true,
          },
        },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Low-rise condo buildings along Gulf Boulevard in St. Pete Beach often have laundry closets.',
        },
        forHome: { en: 'In such a building, ask who keeps the dryer’s vent free of salt and lint.' },
        lines: {
          washer: {
            en: 'Does the washer show a code for an uneven load? The closet washers on Gulf Boulevard are often small. Drain the washer, take out half of the beach towels and spread the rest. If the code comes back, call us.',
            apart: true,
          },
          dryer: {
            en: 'Along Gulf Boulevard, the vent of a laundry closet may face the sea. If drying slows, even with a clean lint screen, leave the dryer off. Ask the office who keeps the opening free of lint and salt.',
            sign: 'two-cycles',
            topic: { en: 'Condo vents' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'St. Pete Beach gets its tap water from Pinellas County.' },
        forHome: {
          en: 'This water can leave spots on glasses, so in a rental, have the cleaners refill the dishwasher’s rinse aid each month.',
        },
        lines: {
          dishwasher: {
            en: 'Did the faucets sputter after work on the water main? Run the kitchen faucet until it is clear before you wash. If the dishwasher has filled slowly since then, grit has probably clogged its inlet screen: call us.',
            sign: 'will-not-fill',
            topic: { en: 'Water main work' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Pass-a-Grille has cottages from the early 1900s.' },
        forHome: { en: 'If your cottage has fuses, leave them alone and say so when you call.' },
        lines: {
          washer: {
            en: 'Is every wash cold? In a Pass-a-Grille cottage, the washer may have been added with a cold line only, so look for a hot-water hose. If there is none, that is why. If there is one, open its valve fully; if nothing changes, call us.',
          },
          microwave: {
            en: 'Does the microwave cut out when someone walks past? In a Pass-a-Grille cottage, the floor may shake a loose plug or worn door switch. If its outlet is loose, turn off the breaker and call an electrician; otherwise, leave the microwave off and call us.',
            first: true,
            sign: 'stops-early',
          },
          dishwasher: {
            en: 'If a floorboard has risen in front of the dishwasher, leave it off: wood floors in a Pass-a-Grille cottage can hide a leak for weeks. If the floor is dry, close the valve under the sink. Then call us.',
            sign: 'leaks-at-door',
          },
          oven: {
            en: 'Is the range in your Pass-a-Grille cottage only 20 or 24 inches wide? Say so when you call. Its elements and its door seal are not those of a full-size range.',
          },
          'range-hood': {
            en: 'If smoke gets past the shallow hood of a small Pass-a-Grille kitchen, fry on the back burners. If the hood catches the smoke there, it needs no repair. If not, wash the filters, and call us if that does not help.',
            sign: 'weak-suction',
            topic: { en: 'Small kitchens' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge went through ground floors all over St. Pete Beach in September 2024.' },
        lines: {
          dryer: {
            en: 'Storm surge can fill ground floors on the island. Before evacuating, turn off the dryer’s breaker and any gas valve. If water got in, keep both off and call us.',
          },
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In and around St. Pete Beach, about 39% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        forHome: {
          en: 'If you close yours for the storm months, turn off its water and the ice maker, and empty the refrigerator.',
        },
        lines: {
          refrigerator: {
            en: 'Is the refrigerator dead when you return? Somebody may have turned off its breaker: if the house lights are normal, turn that breaker on once. If it trips, leave it off; if it was on, see “It is silent” on this page.',
            sign: 'dead-after-storm',
          },
          'wine-cooler': {
            en: 'Are labels wrinkled and racks wet when you come back? The wine cooler was probably off for a time, so dry it and run it for a week. If water comes back or the wine gets warm, call us.',
            sign: 'water-inside',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a vacation rental, name the manager, and give us the door code by phone.' } },
      { line: { en: 'If you live in Pass-a-Grille, tell us where a van may park without a meter.' } },
    ],
  },
  gulfport: {
    facts: [
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Frame bungalows around Beach Boulevard may still have old electrical panels.' },
        forHome: {
          en: 'Ask an electrician about the panel before you order a range, an oven or a dryer that needs 240 volts.',
        },
        lines: {
          dishwasher: {
            en: 'Does the door drop or swing up by itself? Stop using the dishwasher and call us. In a frame bungalow near Beach Boulevard, the floor may slope, and then we level the machine before we replace any springs.',
            sign: 'door-will-not-latch',
          },
          'wine-cooler': {
            en: 'Do bottles clink in the wine cooler when you walk past? The wood floor of a bungalow off Beach Boulevard can shake, so push the racks in and move the bottles apart. If it rattles while nobody walks, call: a fan may be loose.',
            sign: 'hums-vibrates',
          },
          refrigerator: {
            en: 'Does the freezer thaw on cold nights? In a bungalow around Beach Boulevard, the refrigerator may be on a closed-in porch, and in the cold it hardly runs. Have it moved indoors, and call if food thaws there, too.',
            sign: 'warm-everywhere',
            topic: { en: 'On a porch' },
          },
          washer: {
            en: 'Does the washer bang only as the spin begins? Wet laundry often lies unevenly then, and a bungalow’s wood floor can make it louder. Spread the load; if it bangs again, leave the washer off and call us.',
            sign: 'walks-and-bangs',
          },
          oven: {
            en: 'Is the whole electric range dead? In a frame bungalow, an old electrical panel may feed it through a pull-out block with fuses. Leave that block alone and call an electrician. If you have breakers, see “Nothing works” on this page.',
            sign: 'no-power',
          },
          stove: {
            en: 'Do house lights dim when an electric burner comes on? In a bungalow off Beach Boulevard, the wiring may be too weak: turn the burner off and call an electrician. If other lights get brighter, turn off the main breaker and call the power company.',
            first: true,
          },
          'range-hood': {
            en: 'If smoke drifts past the hood, shut the window across from the stove. In a bungalow, a cross breeze can push the smoke aside. If it still drifts, wash the filters, and call us if that fails. Over a gas stove, open another window.',
            sign: 'weak-suction',
            topic: { en: 'Open windows' },
          },
          microwave: {
            en: 'Do all lights dim while the microwave heats? Bungalows around Beach Boulevard may have old electrical panels: leave the microwave off and call an electrician. If food stays cold and the lights stay bright, see “It runs but does not heat” on this page.',
            first: true,
          },
          dryer: {
            en: 'Has drying slowed? In a frame bungalow around Beach Boulevard, the duct may end below the floor. Look for a vent cap outside. If there is none, leave the dryer off and call us; if there is one, follow the steps on this page.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared laundry',
        fact: {
          en: 'Town Shores has condos for people 55 and older, with shared laundry rooms on each floor.',
        },
        lines: {
          washer: {
            en: 'At Town Shores, has the washer on your floor failed? It belongs to the association, so tell the office which floor and which machine it is. The office calls for the repair.',
          },
          dryer: {
            en: 'At Town Shores, if a shared dryer is slow, clean its lint screen and finish the load in another dryer. Tell the office which one is slow, because the vent behind it may need cleaning.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: { en: 'Each Town Shores building has its own rules on when water can be shut off.' },
        lines: {
          refrigerator: {
            en: 'At Town Shores, is water coming from the refrigerator? If the floor at its valve is wet, call the office first: it can shut off the building’s water. If the floor is dry, close the valve. Then call us.',
            first: true,
            sign: 'water-on-floor',
          },
          dishwasher: {
            en: 'At Town Shores, if the dishwasher leaks and its valve sticks, leave it off and have the office stop the water now. Ask that the water stay off until the valve is replaced, and call us.',
            sign: 'leaks-at-door',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Gulfport gets its water from St. Petersburg, which softens it at its plant.' },
        forHome: { en: 'Use the detergent dose on the package, and rinse aid against spots on glasses.' },
        lines: {
          washer: {
            en: 'Does foam rise in the sink when the washer drains? Suds last in soft water, and St. Petersburg can soften Gulfport’s: use less detergent. If water without foam rises, the drain is probably blocked: stop the washer and call a plumber.',
          },
          oven: {
            en: 'Does a steam-clean cycle leave a white film in the oven? It is probably lime from the tap water. Wipe it off the cold oven with white vinegar. Next time, use distilled water if the manual allows it, and wipe the oven dry.',
          },
          dishwasher: {
            en: 'If dishes come out spotted, look at the rinse aid first: Gulfport buys its water from St. Petersburg, whose plant can soften it. Refill the cup if it is empty, and close its cap firmly: a loose cap can empty it in a week.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Homes near Boca Ciega Bay in Gulfport get salt in the air.' },
        forHome: {
          en: 'If jalousie windows stay open near the bay, wipe steel doors and cold burners dry afterward.',
        },
        lines: {
          microwave: {
            en: 'If windows fog up with the microwave’s fan on, wash its metal filter. If that does not help, call us, and say whether the outside flap opens: near Boca Ciega Bay, the vent cap can rust shut. Look at the flap only from the ground.',
          },
          'range-hood': {
            en: 'If the hood drips in windy rain, its vent cap may be loose or, near Boca Ciega Bay, rusted through. Turn off the hood’s breaker from a dry floor. For a cap on the roof, call a roofer; otherwise, call us.',
            apart: true,
            sign: 'drips',
          },
          dryer: {
            en: 'If the door drifts open and the dryer stops, the catch that holds the door is probably worn or, near the bay, rusted. Do not tape the door shut: leave the dryer off and call us.',
            apart: true,
            sign: 'stops-early',
          },
          stove: {
            en: 'If you see a line in a glass top, turn off the breaker and look at the cold glass under a lamp. Sand from the shore can scratch it. Unless you are sure it is only a scratch, leave the stove off and call us.',
            sign: 'cracked-glass',
            topic: { en: 'Crack or scratch' },
          },
          'wine-cooler': {
            en: 'Do labels peel or spot in the wine cooler? Near Boca Ciega Bay, damp air is probably getting in, so shut the windows and look along the door’s seal. If it does not lie flat, call; if it does, look again in a week.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Gulfport waterfront flooded in Hurricane Helene in 2024, ground floors included.' },
        lines: {},
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'If you live at Town Shores, let the gatehouse know that we are coming, and give us the building’s name.',
        },
      },
      { line: { en: 'If you live near Beach Boulevard, tell us where a van may park on a market day.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: {
          en: 'If a bungalow has fuses, say so, and do not touch them before we come.',
        },
      },
    ],
  },
  'south-pasadena': {
    facts: [
      {
        condition: 'association rules',
        fact: {
          en: 'Most homes in South Pasadena are condos for people 55 and older, as at Bay Island and Causeway Village.',
        },
        lines: {
          washer: {
            en: 'Is the washer too loud for your building’s quiet hours? A noise while it drains points to the pump; a roar in the spin points to the bearings. Say which when you call. If it roars and shakes, leave it off.',
            sign: 'grinds-or-roars',
          },
          'range-hood': {
            en: 'If the hood drips after rain on a top floor, turn off its breaker and tell the association, because the roof is the building’s. If grease drips after you fry, wash the filters.',
            sign: 'drips',
          },
          microwave: {
            en: 'If something leaks into your microwave from above, turn off the microwave’s breaker and do not use it. At Bay Island or Causeway Village, report the leak to the office the same day. Then call us about the microwave.',
          },
          oven: {
            en: 'Is your wall oven dark while the kitchen lights work? See “Nothing works” on this page. If the oven stays dark, call us. Ask the condo’s office, too: it may have to agree before we take the oven out of its cabinet.',
            first: true,
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: {
          en: 'In South Pasadena’s condos, one valve may shut off the water for a whole stack of apartments.',
        },
        lines: {
          refrigerator: {
            en: 'Is the refrigerator leaking? If the floor at its valve is dry, close the valve and call us. If the valve does not close, the office of your condo can shut off the stack’s water: call the office first, then us.',
            first: true,
            sign: 'water-on-floor',
          },
          washer: {
            en: 'Is the washer leaking? From a dry floor, turn off its breaker and close both valves. If you cannot, or one is stiff, call the office: the next valve may shut off a whole stack of apartments. Then call us.',
            sign: 'leaks',
          },
          dishwasher: {
            en: 'If no water comes into the dishwasher, cancel the wash. Ask the office whether the water is off, because one valve may serve a whole stack. If it is on, open the valve under your sink fully. If that does not help, call us.',
            sign: 'will-not-fill',
          },
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: { en: 'Boca Ciega Bay and the canals behind the buildings carry salt into South Pasadena.' },
        forHome: {
          en: 'In a condo, ask the office who looks after the outside vents for the dryer and the hood.',
        },
        lines: {
          dryer: {
            en: 'Is every dryer on your floor slow? Salt and lint may have narrowed the building’s vent: leave yours off and ask the office who cleans the opening. If only yours is slow, follow the steps on this page.',
            apart: true,
            sign: 'two-cycles',
            topic: { en: 'Condo vents' },
          },
          stove: {
            en: 'Does your touch cooktop beep by itself? A spill or damp bay air can do that: turn off its breaker, then wipe and dry the cold touch panel. If the cooktop beeps again with the breaker on, turn the breaker off and call us.',
            first: true,
            sign: 'touch-controls',
          },
          'wine-cooler': {
            en: 'Does something rattle low in a wine cooler by the balcony door? Push the racks in and move the bottles apart. If the rattle stays, call us: salt from the canals can rust the screws that hold the fan.',
            sign: 'hums-vibrates',
          },
          'range-hood': {
            en: 'If the hood’s cap bangs in the wind off Boca Ciega Bay with the fan off, tell your office: the wall is the building’s. If the fan itself squeals, leave it off and call us.',
            sign: 'flap',
          },
          microwave: {
            en: 'Does the microwave’s door sag or scrape? Its hinge pins may be worn or, near Boca Ciega Bay, rusted by salt. Unplug the microwave or turn off its breaker, and call us.',
            first: true,
            sign: 'door',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge flooded streets in South Pasadena in September 2024.' },
        lines: {
          dryer: {
            en: 'If storm surge got into your dryer, keep it and its breaker off and call us, even if the drum looks dry. In a shared laundry room, leave that to the office.',
          },
        },
        source: 'WPXI',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many South Pasadena condos are closed in summer.' },
        forHome: {
          en: 'A leak runs down to the homes below, so before summer, close your own valves and tell the office.',
        },
        lines: {
          'range-hood': {
            en: 'If smoke lingers, hold a tissue to the hood’s clean filter with the fan on high and the stove off. If the tissue falls, leave the fan off and have your condo office look at the vent outside. If it sticks, call us.',
            sign: 'weak-suction',
            topic: { en: 'Condo vents' },
          },
          refrigerator: {
            en: 'If you were away all summer, watch the floor while the ice maker fills again. If water drips, close the valve if the floor there is dry; if not, have the office shut off the water. Then call us.',
          },
          washer: {
            en: 'If you come back after the summer, open the washer’s valves and stay near for the first load. If a hose drips, stop the washer, close both valves before the home below gets wet, and call us.',
            apart: true,
          },
          oven: {
            en: 'Is the oven dark when you return in the fall? If water came in, leave the breaker off and call us. If not, turn its controls off, then the breaker on, once. If it trips, leave it off and call us.',
            sign: 'no-power',
          },
          'wine-cooler': {
            en: 'Is the wine cooler’s display blinking? On many models, that means the wine was too warm for a time, perhaps in an outage while you were away. Press a button to clear it, and call if it blinks again within a day.',
          },
          stove: {
            en: 'If the electric stove is dead when you return in the fall, its breaker may be off. Turn every knob off, then the breaker on, once. If it trips, leave it off and call us; if it was on, follow “Nothing works” on this page.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'South Pasadena’s tap water is Tampa Bay Water’s blend of well, river and desalinated water.',
        },
        forHome: {
          en: 'If vinegar clears a cloudy glass, turn the dishwasher’s rinse aid up one setting and wait three loads; if not, it is probably etched.',
        },
        lines: {
          refrigerator: {
            en: 'If the ice maker buzzes but makes no ice, turn it off: it is probably getting no water. Ask the building’s office whether the water is off. If it is, try again when it is back; if not, call us.',
            sign: 'no-ice',
            topic: { en: 'Water shutoffs' },
          },
          dishwasher: {
            en: 'If cups come out with a white ring, tilt them as you load. Water stays in their hollow, and South Pasadena’s blended water holds some lime. If glasses are spotted, too, add rinse aid.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us the building’s name, and which entrance and elevator a technician may use.' } },
      { line: { en: 'If you are away, name the neighbor or manager who opens the door.' } },
    ],
  },
  'kenneth-city': {
    facts: [
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Most houses in Kenneth City are one-story block houses, many of them decades old.',
        },
        forHome: { en: 'Learn where the main water valve and the breaker panel are before you need them.' },
        lines: {
          refrigerator: {
            en: 'If the refrigerator runs long only in the evening, the block wall behind it may still be hot from the sun. Have the refrigerator set an inch farther out, and call if food gets warm.',
            sign: 'runs-all-the-time',
          },
          stove: {
            en: 'Does the range cut out when somebody bumps it? In a block house that is decades old, the outlet may no longer grip the plug. Turn off the range’s breaker, leave the plug alone and call an electrician.',
            sign: 'no-power',
          },
          'range-hood': {
            en: 'If smoke lingers and the garage smells of cooking, leave the fan off and call us. The hood of an old block house may blow into the garage. If the garage has no smell, wash the grease filters first.',
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave drip after rain? In a one-story block house, its duct may go straight up through the roof. Turn off its breaker, do not use it, and have a roofer look at the vent cap before you call us.',
          },
          washer: {
            en: 'Does the laundry sink overflow when the washer drains? From a dry floor, stop the washer and clear lint from the sink’s drain; if the sink still backs up, call a plumber. If the washer stays full, see “It will not drain” on this page.',
            sign: 'leaks',
            topic: { en: 'Laundry sinks' },
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Kenneth City’s tap water is Tampa Bay Water’s blend of well, river and desalinated water.',
        },
        forHome: {
          en: 'If towels come out stiff, measure the detergent before you suspect the washer, because too much stiffens them.',
        },
        lines: {
          dishwasher: {
            en: 'If spots on glasses come and go during the year, the cause is probably Kenneth City’s changing mix of well, river and desalted water. Turn the dishwasher’s rinse aid up when you see spots, and down when you see streaks.',
            sign: 'cloudy-glasses',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Washers and dryers in Kenneth City are often in garages and carports.' },
        forHome: {
          en: 'The dryer’s vent has to end in open air, not in the garage or on an enclosed porch.',
        },
        lines: {
          washer: {
            en: 'Before you travel, look at the hoses of a washer in a carport, where sun and heat age them. If one is bulging or cracked, close its valve until a new hose is on.',
          },
          dryer: {
            en: 'If the dryer is in a carport and loads stay damp, birds may have nested in the vent. Turn the dryer off and look at the cap: if you see straw, leave it off and call us. Otherwise, follow the steps on this page.',
            sign: 'two-cycles',
          },
          'wine-cooler': {
            en: 'If a wine cooler in the garage or the carport is warm, summer heat may be too much for it, as for most models. Have it emptied and moved into the house, upright. If it is still warm two days later, call us.',
            sign: 'drifts-warm',
          },
          oven: {
            en: 'Do both the oven and the electric dryer stay cold, although no breaker has tripped? Half of the power may be missing: turn off the main breaker and call Duke Energy (800-228-8485). Otherwise, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
            topic: { en: 'Power supply' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: { en: 'Joe’s Creek has left its banks in heavy storms.' },
        source: 'National Weather Service',
      },
      {
        condition: 'city power',
        fact: { en: 'Duke Energy Florida supplies the power in Kenneth City.' },
        lines: {
          dryer: {
            en: 'If the dryer is cold and half of the house is dark, Duke Energy Florida (800-228-8485) has to look at its wires first. Turn off the main breaker and call us. If all the lights are normal, follow the steps on this page.',
            first: true,
            sign: 'no-heat',
          },
          washer: {
            en: 'After an outage, is the door locked with water in the drum? If the lights are normal, run drain and spin once; if the door stays locked, call us. If some are dim or too bright, turn off the main breaker and call Duke Energy.',
            sign: 'locked-door',
            topic: { en: 'After an outage' },
          },
          dishwasher: {
            en: 'If the dishwasher and the kitchen lights are out, and it is dark next door, too, call Duke Energy (800-228-8485). If only yours are out, they may share a breaker: see “It will not start” on this page before you reset it.',
            sign: 'will-not-start',
          },
          'range-hood': {
            en: 'If the fan slows while lights all over the house go dim, turn the hood off and call Duke Energy (800-228-8485). If only the fan slows, leave the hood off and call us.',
          },
          'wine-cooler': {
            en: 'If the whole house is dark, call Duke Energy at 800-228-8485 and keep the wine cooler shut. When the power is back, set its temperature again. If the cooler stays dark, call us.',
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'If your whole house is dark but the neighbors have light and your main breaker is on, call Duke Energy (800-228-8485). If only the refrigerator is dark, see “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
          },
          stove: {
            en: 'Is half of the house dark, and is the electric stove cold? Part of the supply may be missing: turn off the main breaker and call Duke Energy (800-228-8485). If all lights are normal, follow “Nothing works” on this page.',
            first: true,
            sign: 'no-power',
          },
          oven: {
            en: 'Has the oven’s control board failed a second time? Surges may be the cause, and the next board could fail, too. Ask Duke Energy (800-228-8485) to check the voltage at your house before we put in another.',
          },
          microwave: {
            en: 'Did the microwave die when the lights flickered? If the lights still flicker, call Duke Energy (800-228-8485), which supplies Kenneth City, before you book us. If they are normal, see “It is dead” on this page.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'Duke Energy Florida',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Street numbers here continue into St. Petersburg, so say Kenneth City and name the cross street.',
        },
      },
      {
        services: outOfDoors,
        line: { en: 'If the machine is in the garage or the carport, move the car.' },
      },
      {
        line: {
          en: 'If you live on 54th Avenue North, say where a van may park, because the road is busy.',
        },
      },
    ],
  },
  'madeira-beach': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many condos along Gulf Boulevard in Madeira Beach are rented by the week.' },
        lines: {
          'wine-cooler': {
            en: 'Do the wine cooler’s buttons do nothing? Where guests change every week, somebody often turns on the lock, so hold the lock button for a few seconds. If every button is still dead, call us.',
          },
          'range-hood': {
            en: 'If you rent out a condo and a guest says the hood runs by itself, ask whether a burner is on. Many hoods start when the stove is hot. If it is cold, follow “The fan starts by itself” under other problems.',
            sign: 'starts-by-itself',
          },
          refrigerator: {
            en: 'Do you rent out a condo? If guests find the refrigerator warm, give warm drinks a night to cool. If it is above 40 °F in the morning, call us.',
            sign: 'warm-everywhere',
          },
          washer: {
            en: 'Do you rent out a Madeira Beach condo? If a guest finds the washer locked and full, have the guest run drain and spin once and wait three minutes before opening the door. If it stays locked, call us.',
            sign: 'locked-door',
          },
          dishwasher: {
            en: 'Do you rent out a condo on Gulf Boulevard? If half the dishes stay dirty, ask the guest to take out anything tall that blocks the spray arm and run one load. If those dishes are dirty, too, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          stove: {
            en: 'Do you rent out a condo? Have the cleaners look over the glass cooktop after each guest. If they see a crack, have them turn off the cooktop’s breaker, tape a note to the glass, and call us.',
            sign: 'cracked-glass',
          },
          microwave: {
            en: 'Do you rent out a condo on Gulf Boulevard? If guests say that Start fails but Cancel works, they can use the 30-second button. If Cancel fails or the microwave starts by itself, have them unplug it or turn off its breaker, and call us.',
            sign: 'will-not-start',
          },
          dryer: {
            en: 'Do you rent out by the week? A pile of beach towels is too much for a small stacked dryer. If the check under “Clothes are still damp after a cycle” shows a clear vent, ask guests to dry half a load.',
            sign: 'two-cycles',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt comes to Madeira Beach from the Gulf and from John’s Pass.' },
        forHome: {
          en: 'From the ground, look at the outside caps of the dryer and the hood before summer and before winter.',
        },
        lines: {
          stove: {
            en: 'If your gas stove does not click after a wet, salty night, look at its clock. If the clock is dark, the kitchen outlet may have tripped: follow “Nothing works” on this page. If the clock is lit, turn every knob off and call us.',
            first: true,
            sign: 'no-power',
          },
          oven: {
            en: 'Does broil work one day and not the next? Near the Gulf and John’s Pass, salt air can corrode the plug-in connections inside an oven. Turn off the oven’s breaker and call us, and say whether bake comes and goes, too.',
            first: true,
            sign: 'bake-or-broil-only',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Low-rise condo buildings in Madeira Beach often have a stacked washer and dryer in a closet.',
        },
        forHome: {
          en: 'Clear the space in front of the closet, because we have to pull both machines forward.',
        },
        lines: {
          washer: {
            en: 'Is the nut of a washer hose rusty or crusted white? Salt gets into a Madeira Beach laundry closet, but that nut has probably leaked. Don’t turn it: close the valve, and have the hose and the valve replaced.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'Is a stacked dryer in a closet getting slower, even with a clean lint screen? The vent turns sharply behind the dryer and is easily crushed. Leave the dryer off and call us, and do not pull the pair out.',
            apart: true,
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'The county supplies Madeira Beach with the region’s blend of well, river and desalinated water.',
        },
        forHome: { en: 'Leave rinse aid in a rental’s dishwasher, because guests do not bring any.' },
        lines: {
          dishwasher: {
            en: 'If the dishwasher fills slowly and every faucet is weak, too, call Pinellas County Utilities, which supplies your water. If the kitchen’s hot water is strong, open the dishwasher’s valve fully. If that changes nothing, call us.',
            sign: 'will-not-fill',
            topic: { en: 'Water pressure' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Many block houses on Crystal Island and the other finger canals are from the 1950s and 1960s.',
        },
        forHome: {
          en: 'If a new floor was laid over an old one, say so when you call: tile can lock a dishwasher in.',
        },
        lines: {
          dishwasher: {
            en: 'If water stays in the dishwasher, see how the sink drains. If it is slow, too, the drain of a 1950s house may be clogged: call a plumber. If it drains well, follow “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          refrigerator: {
            en: 'In a kitchen that was rebuilt after the flood of 2024, is the refrigerator dead? Its breaker probably has a test button, which does not reset it. See “It is silent” on this page.',
            first: true,
            sign: 'dead-after-storm',
            topic: { en: 'Rebuilt kitchens' },
          },
          oven: {
            en: 'In a Crystal Island kitchen redone after the flood of 2024, has the oven failed? Look up when the oven was bought. If its warranty is still good, call the maker; if not, call us.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge flooded most ground floors of Madeira Beach in September 2024.' },
        lines: {
          microwave: {
            en: 'Does the microwave trip a breaker with a test button? Kitchens rebuilt after the 2024 flood may have such breakers, and they trip easily. If the lights are normal, reset the breaker once; if it trips again, leave the microwave off and call us.',
            first: true,
            sign: 'dead',
            topic: { en: 'Rebuilt kitchens' },
          },
          'range-hood': {
            en: 'If smoke has lingered since your kitchen was rebuilt after the flood of 2024, feel for the fan’s air in the cabinet above the hood. If you feel any, turn the fan off: the duct may be loose; in any case, call us.',
            first: true,
            sign: 'weak-suction',
            topic: { en: 'Rebuilt kitchens' },
          },
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In and around Madeira Beach, about 41% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        forHome: {
          en: 'If yours is empty in the storm months, shut its water valves, empty the refrigerator and turn off the breakers you don’t need.',
        },
        lines: {
          washer: {
            en: 'If you come back after months away, run the washer’s first cycle empty and stay near. Rust from the pipes then goes down the drain and not into your sheets.',
            apart: true,
          },
          refrigerator: {
            en: 'If the refrigerator smells when you get back to the beach, wipe up old water under its drawers first. If the water comes back, the drain is probably blocked: call us.',
          },
          'wine-cooler': {
            en: 'Does water collect inside a wine cooler that was off for months? Mold may block the drain hole: dry the floor of the cooler and wipe the hole clear, but do not poke anything into it. If water comes back, call us.',
            sign: 'water-inside',
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      {
        toldBy: 'vacation rentals',
        line: {
          en: 'For a Madeira Beach rental, give us the name and number of whoever can approve the price of the repair.',
        },
      },
      { line: { en: 'In a condo, say which floor you are on, and whether there is an elevator.' } },
    ],
  },
  'belleair-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: {
          en: 'The island is so narrow that the same wind salts the front and the back of a Belleair Beach house.',
        },
        forHome: {
          en: 'Wipe salt off the steel of any appliance on a porch, or better, keep the appliance inside.',
        },
        lines: {
          stove: {
            en: 'Did the electric range’s breaker trip? If the breaker panel is rusty, as salt air can make it in an older ranch house, do not reset it: call an electrician. If the breaker trips again after one reset, leave it off and call us.',
            first: true,
            sign: 'trips-breaker',
          },
          dryer: {
            en: 'Salt air reaches every vent cap on this narrow island. If loads take longer and the cap has rust or a white crust, its flap may stick: leave the dryer off and call us. Otherwise, follow this page’s steps.',
            apart: true,
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If air comes in with the fan off, the flap outside may have rusted open: the wind reaches every wall in Belleair Beach. Ask us for a stainless cap in place of the rusty one.',
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['oven', 'wine-cooler'],
        fact: {
          en: 'Tall new houses in Belleair Beach often have built-in ovens, wine coolers and an elevator.',
        },
        lines: {
          microwave: {
            en: 'A microwave over the range can weigh 50 pounds or more. If your kitchen is upstairs, say so when you call, and whether an elevator reaches it.',
          },
          'range-hood': {
            en: 'If water drips from the hood after a windy rain, turn off its breaker and call a roofer before us. In the tall new houses, a hood over an island usually vents through the roof. If grease drips after you fry, wash the filters.',
            first: true,
            sign: 'drips',
          },
          dishwasher: {
            en: 'If the kitchen of your tall house is upstairs, say so when you book. Water from a dishwasher there shows on the ceiling below: at the first stain, leave the machine off.',
          },
          oven: {
            en: 'Is the oven dark? In a tall new house, its breaker may be on another floor than the kitchen. Find it, have someone stay by the oven, and see “Nothing works” on this page before you touch it.',
            first: true,
            sign: 'no-power',
            topic: { en: 'Tall new houses' },
          },
          'wine-cooler': {
            en: 'Is only one zone of a built-in wine cooler warm? See “One zone is too warm or too cold” under other problems. If we have to come, take the bottles out first: a full cooler is too heavy to slide from its cabinet.',
            apart: true,
            sign: 'one-zone-off',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses of the 1950s to 1970s remain between the new ones.' },
        forHome: {
          en: 'If two appliances go dead together and the lights are normal, reset their breaker once. If it trips again, leave it off and call us.',
        },
        lines: {
          refrigerator: {
            en: 'In an older ranch house, is the refrigerator dead? A garage outlet with a reset button may feed it. If the house lights are normal, press that button once; if that does not help, leave the refrigerator off and call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          dishwasher: {
            en: 'If the dishwasher drips between washes and the valve under the sink will not turn, close the main water valve and call us. In a Belleair Beach ranch house, that small valve may be as old as the kitchen.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'Do you hear water near the washer while it is off? Close both its valves. If the sound stops, call us; if it goes on, a pipe under the slab of an older ranch house may leak: call a plumber.',
            sign: 'keeps-filling',
          },
          'range-hood': {
            en: 'In a 1950s ranch kitchen, if the fan or a speed is dead, ask us about a motor or a switch. The old hood may be 36 or 42 inches wide, and a 30-inch one from the store would leave a gap.',
            sign: 'fan-dead',
          },
          microwave: {
            en: 'Are the microwave and the refrigerator both dead? In a ranch house, they may share a breaker. If the lights are normal and the microwave’s plug is cool, unplug it and reset their breaker once. If that trips, leave it off; call us either way.',
            first: true,
            sign: 'dead',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County water is piped across from the mainland to Belleair Beach.' },
        forHome: { en: 'After months away, throw out the first ice and replace the refrigerator’s filter.' },
        lines: {
          refrigerator: {
            en: 'Are the ice cubes small? If the kitchen faucet is weak, too, call Pinellas County Utilities, which pipes water to the island. If the faucet is strong, change the refrigerator’s filter, and call us if the cubes stay small.',
            sign: 'no-ice',
            topic: { en: 'Water pressure' },
          },
          washer: {
            en: 'If brown water comes in after months away, stop the wash, because rust clogs the washer’s screens and stains towels. Run the nearest faucet until it is clear, then run the washer empty once.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some Belleair Beach houses and condos are used in winter only.' },
        forHome: {
          en: 'In a house closed for the summer, shut the water valves, and have someone look in after a storm.',
        },
        lines: {
          washer: {
            en: 'If the outlet’s reset button trips twice on the first load after months away, leave the washer off and call us. Damp may have gotten into its motor.',
            apart: true,
            sign: 'will-not-start',
          },
          dishwasher: {
            en: 'If you are back for the winter and the detergent cup will not open, old detergent has probably set hard. Loosen it with warm water, and never pry at the lid. If it still sticks, call us.',
            apart: true,
            sign: 'dirty-dishes',
          },
          microwave: {
            en: 'Is the microwave’s glass foggy inside when you come back? Turn off its breaker, leave its door open and cool the rooms for a day. If fog, rust or chipped paint shows then, leave it off and call us; otherwise, use it.',
          },
          oven: {
            en: 'If you are away and the app shows your oven offline, see whether other devices in the house answer. If they do, have somebody look at the oven’s breaker. If nothing answers, it may only be the internet.',
          },
          stove: {
            en: 'If the breaker trips when you first cook after a summer away, note which burner was on. That burner may be shorted: leave the breaker off and, when you call, say which burner it was.',
            sign: 'trips-breaker',
          },
          'wine-cooler': {
            en: 'If the wine cooler is dark when you come back for the winter, hold its power button for five seconds. After an outage, some stay dark until somebody does. If the display stays dark, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge in 2024 went through ground floors on the island.' },
        lines: {
          dryer: {
            en: 'If storm surge got into your laundry room, do not start the dryer, even when it has dried: salt left inside can short its wiring. Turn off its breaker only if the floor and breaker panel are dry. Then call us.',
          },
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        services: ['refrigerator', 'oven', 'stove', 'dishwasher', 'wine-cooler'],
        line: { en: 'Say whether the kitchen is upstairs, and whether there is an elevator.' },
      },
      { line: { en: 'Tell us where a van may park on your street.' } },
    ],
  },
  'belleair-bluffs': {
    facts: [
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in Belleair Bluffs.' },
        lines: {
          dryer: {
            en: 'If a gas dryer turns but stays cold and the gas stove works, the gas is on: leave the dryer off and call us. If the stove is dead, too, turn every knob off, do not relight, and call Clearwater Gas.',
            sign: 'no-heat',
          },
          oven: {
            en: 'Do the burners only click while the gas oven stays cold? Turn every knob off and do not relight. If no other gas appliance works, call Clearwater Gas; if one does, call us.',
            sign: 'gas-no-heat',
            topic: { en: 'Gas supply' },
          },
          stove: {
            en: 'Is one gas burner slow? Clearwater Gas feeds all your burners alike, so the gas is not the reason. The small burner, made for simmering, is always slow. Clean a large one as this page shows, and call us if that does not help.',
            first: true,
          },
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Belleair Bluffs has houses from the 1950s and 1960s.' },
        forHome: {
          en: 'If an appliance’s outlet has only two slots, have an electrician replace the outlet before we repair the appliance.',
        },
        lines: {
          refrigerator: {
            en: 'If the refrigerator runs all day and the air beside it is hot, the cabinet may be too tight, as in some older kitchens. Call us before you have the cabinet changed.',
            first: true,
            sign: 'runs-all-the-time',
          },
          oven: {
            en: 'Is the electric oven cold although its clock is lit? In a 1950s or 1960s house, half of a worn double breaker can fail. See “The electric oven does not heat” on this page; if the breaker stays loose when pushed off, call an electrician.',
            sign: 'electric-no-heat',
          },
          stove: {
            en: 'Does your range hang in the counter, with no feet? Such drop-in ranges are found in kitchens from the 1950s and 1960s. Say so when you call, because the range has to be lifted out.',
          },
          'wine-cooler': {
            en: 'If the wine cooler trips a kitchen breaker every week, unplug it. A 1950s breaker panel may have no space for a circuit of its own: ask an electrician before you pay for a part. If the cooler already has its own circuit, call us.',
            sign: 'will-not-turn-on',
          },
          microwave: {
            en: 'Does a built-in microwave shut off? In a 1950s or 1960s house, it may be in the cabinet of an old wall oven, with little air. Clear the slots in the microwave’s frame, and then see “It shuts off by itself” on this page.',
            first: true,
            sign: 'stops-early',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo buildings overlook the water in Belleair Bluffs.' },
        forHome: { en: 'Ask the office who cleans the dryer vents on the face of the building.' },
        lines: {
          refrigerator: {
            en: 'In an upstairs condo, a leaking refrigerator can wet the home below. If the floor at the refrigerator’s valve is dry, close the valve. If not, ask the office to shut off the water. Then call us.',
            sign: 'water-on-floor',
            topic: { en: 'Upstairs condos' },
          },
          dishwasher: {
            en: 'Does the sink gurgle while the dishwasher is off? If the machine drains poorly, too, ask your condo’s office whether the building’s drain is slow. If that drain is clear, see “Water stays in the bottom” on this page.',
            sign: 'standing-water',
          },
          dryer: {
            en: 'If drying slowed after your building was painted or washed, the vent on the wall may still be covered. Leave the dryer off and call the office.',
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'In a condo above the water, if smells get past the hood, close the balcony door, because wind can carry them aside. If they still get past, see the checks on this page.',
            sign: 'odors-stay',
          },
          'wine-cooler': {
            en: 'Did the wine cooler in a condo above the water go dark on a weekday? Look for a notice in the lobby: the building may have turned the power off. If your lights are on, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        services: [],
        fact: {
          en: 'Pinellas County delivers Tampa Bay Water’s blend of well, river and desalinated water to Belleair Bluffs.',
        },
        forHome: {
          en: 'Wipe a cloudy glass with vinegar. If it clears, set the dishwasher’s rinse aid one setting higher; if not, the glass is probably etched.',
        },
        lines: {
          washer: {
            en: 'If suds are left after the rinse, use less detergent before you blame the washer. The blend of well, river and desalted water changes over the year, and suds change with it. If suds stay, call us.',
          },
          dishwasher: {
            en: 'If dishes are filmy after the short cycle, Belleair Bluffs’ county water is probably not the reason. Use the normal cycle for a week. If the film is gone, keep to that cycle; if not, call us.',
            sign: 'dirty-dishes',
            topic: { en: 'Short cycles' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Most of Belleair Bluffs is on high ground, but the sea wind reaches it.' },
        forHome: {
          en: 'On a terrace above the water, use only a refrigerator or a wine cooler that is rated for outdoors.',
        },
        lines: {
          microwave: {
            en: 'If the microwave starts only when you press on its door, stop using it and call us: its latch is probably worn. Even up on the bluffs, the sea wind carries salt that can rust the latch’s spring.',
            sign: 'will-not-start',
          },
          'range-hood': {
            en: 'If the hood rattles in the wind with its fan off, its outside flap is probably loose. In a house on the bluffs, call us; in a condo, tell the office. If it rattles as the fan runs, a filter may be loose.',
            first: true,
            apart: true,
            sign: 'flap',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'association rules',
        fact: { en: 'Many condominiums above the water ask for a certificate of insurance.' },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos in Belleair Bluffs often have laundry closets.' },
        forHome: {
          en: 'If drying has slowed, find out whether the machines were moved, because a flattened vent hose slows drying.',
        },
        lines: {
          washer: {
            en: 'Is the washer leaking in its closet? Stay off the wet floor, turn off the breaker if you can stay dry, and close the main water valve. Then call us, and say whether the washer leaked while it was off, filling or draining.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'Has drying slowed, even with a clean lint screen? In a condo closet, the vent hose behind the dryer is easily flattened. Leave the dryer off, do not pull it out, and call us to check the hose.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Some streets run on into Largo: say Belleair Bluffs, and name the cross street.' } },
      {
        services: carried,
        line: { en: 'In a condo, ask the office which entrance a technician may use.' },
      },
    ],
  },
  'redington-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: {
          en: 'Every house in Redington Beach is within reach of sea spray or of a brackish canal.',
        },
        forHome: { en: 'Wipe steel doors with fresh water, and dry them along the grain.' },
        lines: {
          microwave: {
            en: 'If the lamp under the microwave is out, turn off its breaker, let the lamp cool and put in the bulb that the manual names. If the new bulb stays dark with the breaker on, the socket may be corroded by salt: call us.',
          },
          'wine-cooler': {
            en: 'Is the wine warm? Listen at the glass and the grille. If you hear no fan in ten minutes, turn the cooler off and call us. If you hear one, vacuum the grille; if the wine stays warm, call us.',
            first: true,
            sign: 'drifts-warm',
            topic: { en: 'Silent fan' },
          },
          dryer: {
            en: 'If drying is slow in Gulf wind, wait for calm, then watch the vent flap in a five-minute air-only run. If it opens wide, the wind probably held it shut: dry on calm days. If it barely opens, leave the dryer off and call us.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
          stove: {
            en: 'Does an electric burner heat only at some settings of its knob? Its switch has probably failed, perhaps because salt air corroded the contacts. Leave that burner off and call; you can use the others if they heat as usual.',
            first: true,
            sign: 'heats-poorly',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many ranch houses on the bay side are from the 1950s and 1960s.' },
        forHome: {
          en: 'Reset a tripped breaker once, with nothing plugged in. If it trips again, call an electrician; if not, leave the appliance unplugged and call us.',
        },
        lines: {
          'range-hood': {
            en: 'If an older bay-side kitchen has a wall fan instead of a hood, try every position of its chain or switch once. If it hums without spinning, turn it off. Say which positions work when you call.',
            sign: 'fan-dead',
            topic: { en: 'Wall fans' },
          },
          oven: {
            en: 'Does the oven’s breaker still feel loose after you push it fully off? In a bay-side ranch house, salt can corrode a breaker. Leave it off and call an electrician. If it is firm but trips after one reset, call us.',
            sign: 'no-power',
          },
          stove: {
            en: 'If one burner is cold on a range of the 1960s, a new coil or switch can be worth it. Read us the make and model number first, because some makers no longer sell parts.',
            sign: 'burner-cold',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        fact: {
          en: 'New houses in Redington Beach often have the kitchen upstairs, with built-in machines.',
        },
        lines: {
          dishwasher: {
            en: 'Is there a wet spot on the ceiling below an upstairs kitchen? If the kitchen floor is dry, stop the dishwasher and close the valve under the sink. If the floor is wet, close the main valve instead. Then call us.',
            first: true,
            sign: 'leaks-at-door',
            topic: { en: 'Upstairs kitchens' },
          },
          refrigerator: {
            en: 'In a new house with an upstairs kitchen, a refrigerator leak can reach the rooms below. If the floor by the refrigerator’s valve is dry, close that valve. If not, close the main valve. Then call us.',
            first: true,
            sign: 'water-on-floor',
            topic: { en: 'Upstairs kitchens' },
          },
          oven: {
            en: 'Is your built-in oven in an upstairs kitchen? If the oven has to come down, two people have to carry it. Say when you book how many turns the stairs have.',
          },
          'wine-cooler': {
            en: 'If the wine cooler in a new upstairs kitchen runs all day, the room may be hotter than the thermostat downstairs shows. Read a thermometer beside the cooler. Above about 80 °F, cool the room for a day; call only if the wine stays warm.',
            sign: 'never-rests',
            topic: { en: 'Upstairs kitchens' },
          },
          'range-hood': {
            en: 'Does smoke linger in an upstairs kitchen with clean filters? If the hood has a duct, watch its outside flap from the ground while a helper runs the fan. If the flap does not open all the way, leave the fan off; call us anyway.',
            first: true,
            sign: 'weak-suction',
            topic: { en: 'Upstairs kitchens' },
          },
          microwave: {
            en: 'Does the microwave drawer stop halfway? Clear its path with the breaker off, turn the breaker on and try once. If it stops again or opens by itself, turn the breaker off and call us.',
            first: true,
            sign: 'drawer-stuck',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'Pinellas County supplies the water of Redington Beach.' },
        forHome: {
          en: 'Measure the detergent: a double dose only leaves suds in the washer.',
        },
        lines: {
          washer: {
            en: 'Is every wash cold? Run the nearest hot faucet. If it stays cold, have the water heater checked. If it gets hot and the washer’s hot valve is open, call us.',
          },
          dishwasher: {
            en: 'If the dishwasher smells, smell a glass of Redington Beach’s tap water. If it smells, too, call Pinellas County Utilities. If it does not, clean the filter and the lower edge of the door, where food collects.',
            sign: 'smells-bad',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge flooded ground floors across Redington Beach in 2024.' },
        lines: {
          microwave: {
            en: 'If a storm surge filled the ground floor, a microwave that looks dry may be on a wet circuit. From a dry floor, turn off its breaker, and leave it off until an electrician has checked that circuit.',
          },
          dryer: {
            en: 'If surge reached the dryer, leave it off. Turn off its breaker only if the floor and the breaker panel are dry. Salt water often ruins a dryer: photograph yours for the insurer, then ask us.',
          },
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on Gulf Boulevard often have laundry closets.' },
        forHome: {
          en: 'Dry one load with the closet open. If that is faster, leave the closet open whenever the dryer runs.',
        },
        lines: {
          washer: {
            en: 'In a closet on Gulf Boulevard, if the washer leaks and its valves are out of reach, do not pull it out. Stay off the wet floor, turn off the breaker if you can stay dry, close the apartment’s main water valve, and call us.',
            apart: true,
            sign: 'leaks',
          },
          dryer: {
            en: 'Is there a dryer without a vent hose in your Gulf Boulevard closet? If the manual calls it ventless, clean its filters and empty any tank. If it is not ventless or clothes stay damp, leave it off and call us.',
            topic: { en: 'Ventless dryers' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In and around Redington Beach, about 41% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        forHome: {
          en: 'If yours is one of them, close its water valves, turn off the ice maker and empty the refrigerator before you leave.',
        },
        lines: {
          washer: {
            en: 'If you leave for the season, close the washer’s valves. When the houses around yours are empty, too, nobody notices a leak.',
            apart: true,
          },
          refrigerator: {
            en: 'Does the refrigerator rattle when you come back after months? Look first for a bottle on top, a loose grille or a wall that it touches. If none is the reason, see “It clicks, buzzes or roars” on this page.',
            sign: 'clicks-or-roars',
          },
          dishwasher: {
            en: 'When you come back for the season, have somebody watch under the kitchen sink as you turn the water on. If the dishwasher’s valve or water hose drips, close the main water valve and call us.',
            apart: true,
          },
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      {
        services: ofTheKitchen,
        line: {
          en: 'If the kitchen is upstairs, say so when you book, and say whether there is an elevator.',
        },
      },
      {
        services: laundry,
        line: { en: 'If the laundry room was moved after Helene, say which floor it is on now.' },
      },
    ],
  },
  'indian-shores': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many condos on the Gulf side of Indian Shores are rented by the week.' },
        lines: {
          'range-hood': {
            en: 'If you rent out a condo, ask the guest what fails on the hood: the light, one speed, or all of it. One dead speed points to the switch, and we can plan one visit between two stays.',
          },
          refrigerator: {
            en: 'Does food freeze in the refrigerator? Somebody, often a weekly guest, may have turned it to its coldest setting. Set 37 °F and 0 °F again; if food still freezes a day later, a sensor or an air gate has probably failed: call us.',
            first: true,
            sign: 'freezes-food',
          },
          washer: {
            en: 'Do you rent out a condo in Indian Shores? If dish soap makes suds pour out, have guests stay off the wet floor and turn off the washer’s breaker if they can stay dry. Once suds settle and the floor is dry, run two rinses.',
            sign: 'leaks',
          },
          dishwasher: {
            en: 'Do you rent out a condo in Indian Shores? If the dishwasher grinds, have guests leave it off, and call us: there may be sand from beach cups in its pump. From then on, have them rinse cups at the sink.',
            apart: true,
            sign: 'grinds-or-rattles',
          },
          oven: {
            en: 'Does a guest in your Gulf-side rental say that the oven stays cold? Ask whether its display is lit and, if the oven is electric, whether broil heats. With both answers, we can bring the likely part.',
          },
          'wine-cooler': {
            en: 'Do you rent out a Gulf-side condo? To a guest, a wine cooler at 55 °F feels warm, so ask what the display shows. If it matches the setting, the cooler is probably fine; if they differ by over five degrees all day, call us.',
            sign: 'drifts-warm',
          },
          microwave: {
            en: 'Do you rent out a condo in Indian Shores? If guests say that food heats unevenly, have the manager set the plate and its ring back in the track. If the plate turns then, you need no visit; if not, call us.',
            sign: 'turntable',
          },
          dryer: {
            en: 'Do you rent out a condo? If a guest says that the dryer does not start, it may only be locked. Before you call us, have them do the checks under “It will not start” on this page.',
            apart: true,
            sign: 'will-not-start',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'In low-rise condo buildings in Indian Shores, the washer and dryer are often in a closet.',
        },
        forHome: {
          en: 'Ask guests to empty the lint screen after each load and to leave the closet door open while the dryer runs.',
        },
        lines: {
          washer: {
            en: 'Does the washer in a condo closet rattle? Turn it off, and shine a flashlight around the empty drum. Take out a coin or a wire if it comes easily from the drum’s holes. Otherwise, call us.',
            first: true,
            apart: true,
            sign: 'grinds-or-roars',
          },
          dryer: {
            en: 'If guests use the closet dryer of your condo, post a note to empty the lint screen after every load. If loads stay slow with a clean screen, leave the dryer off and call us.',
            sign: 'two-cycles',
            topic: { en: 'Rentals' },
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Gulf wind carries salt across the whole width of Indian Shores.' },
        forHome: {
          en: 'Ask whoever looks after the building to check the dryer’s outside flap every month.',
        },
        lines: {
          oven: {
            en: 'Does the electric oven broil but not bake? The lower element has probably failed, or its connection has corroded in the Gulf’s salt air: call us. You can use broil unless an element sparks, sags, or is split or blistered.',
            first: true,
            sign: 'bake-or-broil-only',
          },
          stove: {
            en: 'Does your gas stove keep clicking with every knob off? Salt or a spill behind a knob is the likely cause, so let it dry as “It keeps clicking” under other problems says. If its breaker also feeds the refrigerator, call us first.',
            first: true,
            sign: 'keeps-clicking',
          },
          dryer: {
            en: 'Clothes still damp after a full cycle? Gulf salt can cake lint at the vent opening. If you see a crust, leave the dryer off until it is cleared: in a condo, ask the office. Otherwise, follow the steps on this page.',
            apart: true,
            first: true,
            sign: 'two-cycles',
          },
          'range-hood': {
            en: 'If the hood is weak even with clean filters, turn it on and look, from the ground outside, at the flap where its duct ends. Salt may hold it: if it stays shut, leave the fan off; in any case, call us.',
            first: true,
            apart: true,
            sign: 'weak-suction',
          },
          microwave: {
            en: 'Does the microwave beep or start with nobody near? Unplug it or turn off its breaker, and call us. Its touch panel may be worn or damp, and this near the Gulf, salt can get in, too.',
            first: true,
            sign: 'buttons',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        services: [],
        fact: { en: 'County water comes to Indian Shores from the mainland.' },
        forHome: {
          en: 'If glasses dry cloudy, refill the rinse aid before you call about the dishwasher.',
        },
        lines: {
          dishwasher: {
            en: 'If the dishwasher stops with a fill code, run hot water at the kitchen faucet. If it is weak, call your building’s office. If it is strong, open the valve under the sink fully, and try once before you call us.',
            sign: 'will-not-fill',
            topic: { en: 'Water pressure' },
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Owners of many Indian Shores condos are away in summer.' },
        forHome: {
          en: 'Low-rise buildings have homes or parking below, so shut off your water before you go for the summer.',
        },
        lines: {
          washer: {
            en: 'If you come back after a summer away, turn the washer’s drum by hand before you start it. If it scrapes or will not move, leave the washer off and call us, because its bearing may be rusted.',
            apart: true,
          },
          'wine-cooler': {
            en: 'Is the wine cooler dark while the condo has power? Look for a timer or a smart plug left from the summer, and plug the cooler straight into the wall. If it stays dark, see “It does not turn on” on this page.',
            first: true,
            sign: 'will-not-turn-on',
          },
          refrigerator: {
            en: 'If you leave for the summer, dry the refrigerator’s door seals first. A seal that stays wet can grow black spots that never come off.',
          },
          'range-hood': {
            en: 'If the hood is dead when you come back to your condo, see whether its breaker was turned off for the summer. If the condo’s lights are normal, turn the breaker on once. If it trips, leave the breaker off and call us.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        services: laundry,
        fact: { en: 'Helene’s surge in 2024 filled parking levels and laundry rooms along the island.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'association rules',
        fact: { en: 'Rental managers and associations both have a say in repairs in Indian Shores.' },
        lines: {
          stove: {
            en: 'If your condo is rented out, the rental manager and the association may both have a say in a repair. Before you book, find out who may approve the price, so that we can repair the stove on the first visit.',
          },
          dishwasher: {
            en: 'If the dishwasher leaks and the floor is dry, close the valve under the sink; if not, close the main valve. In a rented condo, tell the rental manager, and warn the association that water may reach the home below. Then call us.',
            first: true,
            sign: 'leaks-at-door',
            topic: { en: 'Rented condos' },
          },
          refrigerator: {
            en: 'Is the refrigerator warm in a condo you rent? Put the food on ice and call the rental manager, who decides on repairs. Owners, ask the building first for its rules for contractors.',
            sign: 'warm-everywhere',
          },
        },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Ask the building’s manager what hours a technician may work, and book a visit within them.',
        },
      },
      {
        services: laundry,
        line: {
          en: 'Clear the space in front of the laundry closet so that we can pull the machine forward.',
        },
      },
      { line: { en: 'In a condo, give the building’s name with its Gulf Boulevard number.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
