// Guides to the places of duval: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { toCookWith } from './service-groups.ts';

export const duvalGuides = {
  'atlantic-beach': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'City wells in Atlantic Beach reach the deep limestone, so the water is hard.' },
        lines: {
          refrigerator: {
            en: 'Atlantic Beach’s deep limestone wells leave lime in an ice maker. Small cubes mean a new filter first.',
          },
          washer: {
            en: 'The deep limestone under Atlantic Beach makes hard water, and lime can clog a washer’s inlet screens. If it fills slowly, have them cleaned.',
          },
          dishwasher: {
            en: 'Lime dries on glasses in Atlantic Beach. Keep the dishwasher’s rinse aid full, and clean it with citric acid each month.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'East of Seminole Road the ocean wind carries salt. To the west there is less of it.' },
        forHome: {
          en: 'East of Seminole Road, check outside caps before winter’s nor’easters and keep indoor models off the porch.',
        },
        lines: {
          'wine-cooler': {
            en: 'Ocean wind carries salt into a wine cooler’s fan and grille. East of Seminole Road, keep it off the porch.',
          },
          refrigerator: {
            en: 'East of Seminole Road the ocean wind rusts a porch refrigerator. Use one made for outdoors.',
          },
          dryer: {
            en: 'Ocean wind stiffens a dryer’s flap east of Seminole Road. Look at yours in spring and fall; to the west once a year is enough.',
          },
          dishwasher: {
            en: 'East of Seminole Road, ocean air leaves spots on a steel dishwasher door. Fresh water takes them off if you do not wait for months.',
          },
          stove: {
            en: 'East of Seminole Road ocean air leaves salt on the burners. If one goes on clicking, dry it cold with knobs and breaker off, and turn the breaker on before you light it.',
          },
          'range-hood': {
            en: 'A hood’s cap rusts east of Seminole Road. From the ground, see that it swings before winter’s nor’easters.',
          },
          microwave: {
            en: 'East of Seminole Road, salt and damp start rust inside a microwave where the paint is chipped. Stop using one that shows it, because it can spark.',
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
          en: 'Ask an electrician about an original panel before you order anything that needs 240 volts in an older beach house.',
        },
        lines: {
          washer: {
            en: 'Valves behind the washer of an older Atlantic Beach house may be stiff with age. Have a stuck one replaced before a hose fails.',
          },
          dryer: {
            en: 'If the drum turns without heat in an older Atlantic Beach house and no lights are dim, reset the dryer’s breaker once. If it trips again, leave it off and call an electrician.',
          },
          oven: {
            en: 'The outlet behind the range of an older Atlantic Beach house may have three slots. A new range comes without a cord, so look at the outlet before you buy one.',
          },
          stove: {
            en: 'Before you trade a propane stove for an induction range in an older Atlantic Beach house, have the panel checked. It may have no room for a double breaker.',
          },
          'wine-cooler': {
            en: 'In an older Atlantic Beach house the wine cooler may share its circuit with a room. If a lamp there is dead too, suspect the circuit before the cooler.',
          },
          microwave: {
            en: 'When the microwave trips a breaker in an older Atlantic Beach house, see what else goes dark. Run it without that, and the breaker may hold.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Atlantic Beach houses have propane.' },
        lines: {
          oven: {
            en: 'If only the oven of an Atlantic Beach range is out and the burners light, the propane tank is not empty. Ask when you call whether we work on propane.',
          },
          stove: {
            en: 'An Atlantic Beach stove on propane takes burner parts made for it. Ask first whether we work on propane.',
          },
        },
        source: 'trade knowledge',
      },
      {
        condition: 'city power',
        fact: { en: 'JEA supplies the power in Atlantic Beach.' },
        lines: {
          'range-hood': {
            en: 'If the whole house is dark in Atlantic Beach, call JEA at 904-665-6000. If only the hood is dead and no lights are dim, reset its breaker once.',
          },
          refrigerator: {
            en: 'If the refrigerator and the lights are out together in Atlantic Beach, call JEA at 904-665-6000. Keep both doors shut meanwhile.',
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
          en: 'Send a photo of the label with the model number, so that we can bring the likely part.',
        },
      },
      { line: { en: 'Give us two or three days that suit you: we plan the drive to Atlantic Beach ahead.' } },
      { line: { en: 'Near Town Center, tell us where a van may park.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
