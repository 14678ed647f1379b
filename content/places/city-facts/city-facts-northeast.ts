// Facts of life in our places in Duval County. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const northeastFacts = {
  'atlantic-beach': {
    intro: {
      en: 'Atlantic Beach lies far from the rest of our map, a beach town east of Jacksonville, so call before you count on the same day. Its cottages and oceanfront houses get cold snaps and salt both.',
    },
    electricity: { utilities: ['JEA'], source: 'JEA' },
    water: {
      utilities: ['City of Atlantic Beach'],
      origin: 'limestone wells',
      note: { en: 'City wells reach the deep limestone, so the water is hard.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['block houses', 'historic homes', 'low-rise condos'],
      text: {
        en: 'Old beach houses near the ocean, Selva Marina and Oceanwalk under oaks, smaller block houses west to Mayport Road.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The open Atlantic wears what faces east; west of Seminole Road the oaks take the wind.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Atlantic Boulevard and Third Street meet at Town Center with Neptune Beach.',
          'Mayport Road leads to the naval station.',
          'The Intracoastal is the western border.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: "Nor'easters as well as hurricanes push the sea to the dunes here, and Irma's rain in 2017 flooded Aquatic Gardens.",
      },
      source: 'National Hurricane Center',
    },
  },
} as const satisfies Record<string, CityFacts>;
