// What places of Hernando and Pasco County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const hernandoPascoOldMachines = {
  brooksville: {
    words: {
      en: {
        fact: 'Hernando County’s landfill on Landfill Road in Brooksville takes appliances from homes that pay the disposal assessment.',
        advice:
          'Bring proof of residency. If you live inside the city, ask Brooksville about a pickup, because the county’s hauler does not serve it.',
        lines: {
          refrigerator:
            'Outside Brooksville’s city limits, ask the county’s hauler about a pickup for an old refrigerator. In the city, which that hauler does not serve, ask City Hall, or use the county landfill on Landfill Road.',
          'wine-cooler':
            'Hernando County’s landfill on Landfill Road takes an old wine cooler from residents who pay the county’s disposal assessment. Bring proof of residency.',
        },
      },
    },
    sources: [
      'Hernando County, landfill and drop-off locations',
      'Hernando County, Solid Waste & Recycling FAQ',
    ],
  },
  'spring-hill': {
    words: {
      en: {
        fact: 'The county’s West Convenience Center on Osowaw Boulevard in Spring Hill takes refrigerators, washers, dryers and stoves from residents.',
        advice: 'Bring proof that you live in Hernando County.',
        lines: {
          refrigerator:
            'In Spring Hill, you can take an old refrigerator to the county’s West Convenience Center on Osowaw Boulevard. Bring proof of residency.',
          washer:
            'The West Convenience Center on Osowaw Boulevard takes an old washer from Spring Hill’s residents, but not from businesses. Bring proof of residency.',
        },
      },
    },
    sources: ['Hernando County, convenience centers', 'Hernando County, facilities and drop-off'],
  },
  zephyrhills: {
    words: {
      en: {
        fact: 'Zephyrhills’ city code keeps appliances, which it calls white goods, apart from bulky waste such as furniture.',
        advice: 'Ask the Sanitation Division how your machine is collected before you put it out.',
        lines: {
          refrigerator:
            'In Zephyrhills, an old refrigerator is not bulky waste. The city code treats appliances separately, so ask the Sanitation Division how yours is collected.',
        },
      },
    },
    sources: ['City of Zephyrhills, Ordinance 1396-19 on sanitation'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
