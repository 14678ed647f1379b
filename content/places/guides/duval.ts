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
            en: 'Lime from Atlantic Beach’s deep wells sticks to an ice maker’s mold. If cubes come out broken or jam, the ice maker is the part to replace, not the filter.',
          },
          washer: {
            en: 'The deep limestone under Atlantic Beach makes hard water, and lime can clog a washer’s inlet screens. If yours fills slowly, have the screens cleaned.',
          },
          dishwasher: {
            en: 'Atlantic Beach’s hard water leaves lime on glasses and inside the dishwasher. Run a citric-acid cleaner through the machine each month.',
          },
          dryer: {
            en: 'Atlantic Beach’s hard water leaves lime on a dryer’s moisture strips, and auto-dry then stops too soon. Wipe the two metal strips in the cool drum with white vinegar.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'East of Seminole Road, the ocean wind carries salt. To the west there is less of it.' },
        forHome: {
          en: 'On the ocean side, check the outside caps of the dryer and the hood before winter’s nor’easters. Keep indoor models off the porch.',
        },
        lines: {
          washer: {
            en: 'East of Seminole Road, salt can spoil the lid switch of a washer in a garage. If yours fills and then stops, press the lid down firmly; if nothing changes, call.',
          },
          microwave: {
            en: 'East of Seminole Road, a nor’easter can hold a microwave’s outside vent flap shut. If steam stays only on such days, wait for the wind to turn; if it stays after, salt may hold the flap: call.',
          },
          dryer: {
            en: 'A nor’easter can push a dryer’s flap shut east of Seminole Road. If clothes stay damp only in that wind, wait it out; if they do in calm weather, stop using heat and call.',
          },
          stove: {
            en: 'East of Seminole Road, ocean air leaves salt on the burners. If one goes on clicking, turn the knobs and the breaker off and dry the cold burner; turn the breaker on before you light it.',
            first: true,
          },
          'range-hood': {
            en: 'A hood’s cap rusts east of Seminole Road. From the ground, check that its flap swings before winter’s nor’easters.',
          },
          'wine-cooler': {
            en: 'East of Seminole Road, sea air through open windows can freeze on a wine cooler’s back wall. Let it thaw empty; if ice is back in a week with windows shut, the seal may leak.',
          },
          oven: {
            en: 'East of Seminole Road, an oven bulb can rust into its socket. Turn off the breaker and let the bulb cool; if the bulb does not turn, stop, because it breaks easily.',
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
          en: 'Ask an electrician about an original panel before you order anything that needs 240 volts.',
        },
        lines: {
          refrigerator: {
            en: 'In an older Atlantic Beach house, the ice maker’s clamp valve may be green with salt and age. Do not turn it to test it, because it may not close again.',
          },
          dishwasher: {
            en: 'In an older Atlantic Beach house, the valve under the sink may not close. Find the main water valve before the dishwasher leaks.',
          },
          washer: {
            en: 'Salt air and years can seize a washer’s valves east of Seminole Road. Try them by hand each spring, and have a stuck one replaced before a hose fails.',
          },
          dryer: {
            en: 'An older Atlantic Beach house may have a dryer outlet with three slots. A new dryer comes without a cord, so have a technician install a three-wire cord and connect the dryer’s ground strap.',
          },
          oven: {
            en: 'A new range is sold without a cord. The outlet of an older Atlantic Beach house may have three slots, so when you buy one, have a technician install the right cord.',
          },
          stove: {
            en: 'If an electric stove trips its original breaker in an older Atlantic Beach house, leave it off. Years of salt air wear breakers out, so an electrician comes first.',
          },
          'wine-cooler': {
            en: 'In an older Atlantic Beach house, the wine cooler may share its circuit with a room. If a lamp there is dead, too, reset that breaker once before you book; if it trips again, leave it off.',
          },
          'range-hood': {
            en: 'If the hood and some outlets in an older Atlantic Beach house go dead together, one old breaker may feed both. If it trips twice, leave it off and call an electrician.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: { en: 'JEA supplies the power in Atlantic Beach.' },
        lines: {
          'wine-cooler': {
            en: 'After an outage in Atlantic Beach, leave the wine cooler’s door shut: the bottles stand a warm day. If it is still warm a day after JEA has the power back, call.',
          },
          oven: {
            en: 'Are oven and dryer cold in Atlantic Beach, with some house lights dim or too bright? Turn off the main breaker and call JEA at 904-665-6000.',
          },
          dishwasher: {
            en: 'If the dishwasher and the lights go out together in Atlantic Beach, call JEA at 904-665-6000. Leave the dishwasher’s door shut, and start the cycle again when the power is back.',
          },
          'range-hood': {
            en: 'If the whole house is dark in Atlantic Beach, call JEA at 904-665-6000. If only the hood is dead and no house lights are dim or too bright, reset its breaker once.',
          },
          refrigerator: {
            en: 'If the refrigerator and the lights are out together in Atlantic Beach, call JEA at 904-665-6000. Keep both doors shut meanwhile.',
          },
          microwave: {
            en: 'If your microwave’s clock blinks every few days in Atlantic Beach, ask a neighbor about theirs. If theirs blinks, too, report it to JEA; if not, call us.',
          },
        },
        source: 'JEA',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Irma’s rain in 2017 flooded Aquatic Gardens, and nor’easters push the sea to the dunes.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Email us a photo of the label with the model number: our address is at the foot of this page.',
        },
      },
      { line: { en: 'Name two or three days that suit you: we plan trips to Atlantic Beach ahead.' } },
      { line: { en: 'Near Town Center, tell us where a van may park.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
