// Guides to the places of duval: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';

export const duvalGuides = {
  'atlantic-beach': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'City wells in Atlantic Beach reach the deep limestone, so the water is hard.' },
        lines: {
          refrigerator: {
            en: 'Do cubes break or jam? Lime from Atlantic Beach’s hard well water can coat the tray that shapes them, and a new filter does not remove it. Turn the ice maker off and call us.',
            sign: 'ice-sticks-together',
          },
          washer: {
            en: 'Is the fabric-softener cup still full after a wash? In hard water like Atlantic Beach’s, softener gums up: soak the cup in warm water and rinse it. A little water in the cup is normal; if the cup is full again, call us.',
            apart: true,
          },
          dishwasher: {
            en: 'Does the dishwasher hum and stay empty even with its valve fully open? Cancel the wash, let it cool and lift the round float inside. If it sticks, lime from Atlantic Beach’s hard water may hold it: clean around it. If not, call us.',
            apart: true,
            first: true,
            sign: 'will-not-fill',
          },
          dryer: {
            en: 'Does auto-dry stop on damp clothes? With the dryer off and cool, wipe the two metal bars inside the drum opening with a damp cloth. If lime stays, use white vinegar, then water. If that fails, see “It shuts off too soon” under other problems.',
            sign: 'stops-early',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'East of Seminole Road, the ocean wind carries salt. To the west there is less of it.' },
        forHome: {
          en: 'On the ocean side, check the outside caps of the dryer and hood from the ground before winter’s nor’easters. Keep indoor appliances off the porch.',
        },
        lines: {
          washer: {
            en: 'Does the washer fill and then stop? East of Seminole Road, salt air can corrode the lid switch of a top-loader kept in a garage. Press the lid down firmly, and listen for the click; if nothing changes, call us.',
            first: true,
            sign: 'stops-mid-cycle',
          },
          microwave: {
            en: 'If steam stays in the kitchen only during a nor’easter, wind may hold the outside flap of the microwave’s vent shut. Wait for the wind to turn. If the steam stays after that, call us.',
          },
          dryer: {
            en: 'East of Seminole Road, nor’easters can push the vent flap shut: leave the dryer off until the wind drops. Then run it on air only for five minutes. If the flap opens wide, dry as usual; if not, leave the dryer off and call us.',
            sign: 'two-cycles',
          },
          stove: {
            en: 'Does a lit gas burner keep clicking? Do the cap check under “It keeps clicking” in other problems. If salt air east of Seminole Road has pitted the cap, leave that burner off and ask us for a new cap.',
            first: true,
            sign: 'keeps-clicking',
          },
          'range-hood': {
            en: 'If the outside flap stays shut when the fan starts, grease may hold it or, east of Seminole Road, rust. Leave the fan off and call us, before the winter nor’easters if you can.',
            sign: 'flap',
          },
          oven: {
            en: 'Is the oven’s light out? Turn off the oven’s breaker and let the bulb cool. East of Seminole Road, salt air can rust a bulb into its socket. If the bulb does not turn easily, leave it to us, because the glass can break.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Older beach houses near the ocean in Atlantic Beach may still have their original electrical panels.',
        },
        forHome: {
          en: 'Ask an electrician about an original panel before you order a dryer or a range that needs 240 volts.',
        },
        lines: {
          refrigerator: {
            en: 'In an older beach house, is the clamp valve on the refrigerator’s water line green? Do not turn it: salt and age corrode it, and it may not close again. If it drips, close the main water valve and call us.',
            sign: 'water-on-floor',
          },
          dishwasher: {
            en: 'If the dishwasher leaks, close the valve under the sink from a dry floor. In an older beach house, that valve may stick: then close the main water valve. In either case, call us.',
            sign: 'leaks-at-door',
          },
          washer: {
            en: 'If a washer valve is stiff, do not force it. In an older beach house, salt air and age can seize it, so have a plumber replace it before a hose fails. If there is a leak, close the main water valve.',
          },
          dryer: {
            en: 'If the dryer trips its breaker again after one reset, leave the breaker off, note when it tripped, and call us. In an older beach house, the breaker itself may be worn, so mention the age of the house.',
            sign: 'trips-the-breaker',
          },
          stove: {
            en: 'If your electric stove trips its breaker again after one reset, leave it off and note what was on. If it was a burner or the oven, call us. If nothing was on, an older beach house may have a worn breaker: call an electrician.',
            sign: 'trips-breaker',
          },
          'wine-cooler': {
            en: 'If the outlet’s reset button pops each time the wine cooler starts, unplug the cooler and call us. If the button pops with nothing plugged in, too, sea air may have worn out the outlet: call an electrician.',
            topic: { en: 'Tripping outlets' },
            sign: 'will-not-turn-on',
          },
          'range-hood': {
            en: 'If the hood and some kitchen outlets are dead in an older beach house, they may share a breaker. If the house lights are normal, reset a tripped breaker once. If it trips again, leave it off and call us: we test the hood first.',
            sign: 'no-power',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: { en: 'JEA supplies the power in Atlantic Beach.' },
        lines: {
          'wine-cooler': {
            en: 'If the wine cooler is silent after JEA restores the power, give it 15 minutes. Many coolers wait a few minutes to protect the compressor. If it is still silent then, see “It does not turn on” on this page.',
            sign: 'will-not-turn-on',
          },
          oven: {
            en: 'Is the oven cold and half of the house dark? Part of the power may be missing: turn off the main breaker and call JEA (904-665-6000). If all lights work, see “The electric oven does not heat” on this page.',
            sign: 'electric-no-heat',
          },
          dishwasher: {
            en: 'If the whole house went dark during a wash, call JEA at 904-665-6000 and leave the dishwasher shut. When the power is back, press Cancel to drain it, and start over. If it stays dead, see “It will not start” on this page.',
            sign: 'will-not-start',
          },
          'range-hood': {
            en: 'If the hood’s light flickers, look at the other lamps. If they all flicker, call JEA at 904-665-6000. If only the hood’s light does, follow “The lights flicker or stay dark” on this page.',
            sign: 'lights',
          },
          refrigerator: {
            en: 'If the refrigerator and the lights are out together, call JEA at 904-665-6000 and keep the doors shut. If the refrigerator is still silent ten minutes after the lights are back to normal, call us.',
            first: true,
            sign: 'dead-after-storm',
          },
          microwave: {
            en: 'Does your microwave’s clock blink every few days? If the oven’s clock does, too, report it to JEA (904-665-6000). If other plug-in clocks keep time, the microwave’s outlet or control may be at fault: call us.',
            first: true,
          },
        },
        source: 'JEA',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Hurricane Irma’s rain in 2017 flooded Aquatic Gardens, and nor’easters push the sea to the dunes.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Before you book, write down the model number, so that we can look for the part first.',
        },
      },
      { line: { en: 'Name two or three days that suit you: we plan trips to Atlantic Beach ahead.' } },
      { line: { en: 'If you live near Town Center, tell us where a van may park.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
