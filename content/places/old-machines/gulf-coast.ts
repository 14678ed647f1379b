// What the counties from Hernando to Charlotte, without Hillsborough and Pinellas, and their cities do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const gulfCoastOldMachines = {
  brooksville: {
    words: {
      en: {
        fact: 'Hernando County’s landfill on Landfill Road in Brooksville takes appliances from homes that pay the disposal assessment.',
        advice:
          'Bring proof of residency. Inside the city, ask Brooksville about a pickup, because the county’s hauler does not serve it.',
        lines: {
          refrigerator:
            'Hernando County’s hauler does not serve the city of Brooksville. Ask the city about an old refrigerator, or take it to the county landfill on Landfill Road.',
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
            'The West Convenience Center on Osowaw Boulevard takes washers and dryers from Spring Hill’s residents, not from businesses.',
        },
      },
    },
    sources: ['Hernando County, convenience centers', 'Hernando County, facilities and drop-off'],
  },
  'north-port': {
    words: {
      en: {
        fact: 'North Port picks up appliances and electronics as bulk that you schedule in advance, a limited number of times a year.',
        advice:
          'Take the doors and all food out of a refrigerator or freezer, and keep it apart from other bulk.',
        lines: {
          refrigerator:
            'North Port picks up an old refrigerator after you schedule it, with its doors off and all food out.',
          microwave:
            'North Port takes electronics and appliances in a bulk pickup that you schedule. Keep a microwave for the next one, apart from the rest of the pile.',
        },
      },
    },
    sources: ['City of North Port, Bulk Waste Guidelines'],
  },
  'punta-gorda': {
    words: {
      en: {
        fact: 'Punta Gorda’s Sanitation Division picks up washers, dryers, stoves and refrigerators by appointment.',
        advice:
          'Make the appointment first. City code does not let scrap collectors take a machine from the curb.',
        lines: {
          refrigerator:
            'Punta Gorda’s Sanitation Division picks up an old refrigerator by appointment. City code lets no scrap collector take it from the curb.',
        },
      },
    },
    sources: ['City of Punta Gorda, Solid Waste, Trash, Yard Waste'],
  },
  'port-charlotte': {
    words: {
      en: {
        fact: 'In Port Charlotte, the county’s hauler picks up electronic waste by appointment. The mini-transfer sites stopped taking it in 2025.',
        advice: 'Ask the hauler about an old machine two days before your collection day.',
        lines: {
          microwave:
            'Charlotte County’s mini-transfer sites stopped taking electronic waste in 2025. Ask the county’s hauler whether a microwave needs an appointment.',
        },
      },
    },
    sources: ['Charlotte County, release of 29 January 2025 on e-waste'],
  },
  ellenton: {
    words: {
      en: {
        fact: 'In Ellenton, Manatee County picks up appliances and electronics only as a special pickup. A microwave counts as electronics.',
        advice: 'Schedule it with the county’s Utilities Department before the machine goes out.',
        lines: {
          refrigerator:
            'Manatee County does not collect an Ellenton refrigerator with other large items. Ask the county’s Utilities for a special pickup first.',
          microwave:
            'In Ellenton, a microwave is electronic scrap and not trash: Manatee County takes it in a special pickup, like a TV.',
        },
      },
    },
    sources: ['Manatee County, residential garbage collection'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
