// What the places of Hillsborough County without a city of their own do with a machine that is not worth fixing: a line of an
// appliance stands where a county center is in the place itself. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const hillsboroughCountyOldMachines = {
  gibsonton: {
    words: {
      en: {
        fact: 'The South County Solid Waste Facility on US 41 in Gibsonton takes appliances from homes with county trash service.',
        advice:
          'Bring a photo ID and your property tax bill. If you cannot bring the machine, ask the county for a special pickup.',
        lines: {
          refrigerator:
            'In Gibsonton, you can take an old refrigerator to the South County Solid Waste Facility on US 41. Bring a photo ID and your property tax bill.',
          microwave:
            'The county’s drop-off site on US 41 in Gibsonton takes microwaves from residents, so an old one doesn’t have to go in the trash.',
        },
      },
    },
    sources: [
      'Hillsborough County, South County Solid Waste Facility',
      'Hillsborough County, call center: five community collection centers',
    ],
  },
  seffner: {
    words: {
      en: {
        fact: 'The county’s Hillsborough Heights drop-off site on County Road 579 in Seffner takes appliances from homes with county trash service.',
        advice:
          'Take a photo ID and your property tax bill along. If you cannot haul the machine, ask the county for a special pickup.',
        lines: {
          refrigerator:
            'In Seffner, the county’s Hillsborough Heights drop-off site on County Road 579 takes an old refrigerator. Bring your photo ID and your property tax bill.',
          microwave:
            'Hillsborough Heights on County Road 579 takes microwaves from Seffner’s residents, so yours doesn’t have to go in the trash.',
        },
      },
    },
    sources: [
      'Hillsborough County, call center: five community collection centers',
      'Hillsborough County, Got Junk?',
    ],
  },
  wimauma: {
    words: {
      en: {
        fact: 'The county’s drop-off site on West Lake Drive in Wimauma takes appliances from homes with county trash service.',
        advice:
          'Show a photo ID and your property tax bill there. If you cannot haul the machine, ask the county for a special pickup.',
        lines: {
          refrigerator:
            'In Wimauma, the county’s drop-off site on West Lake Drive takes old refrigerators from homes with county trash service. Bring a photo ID and your property tax bill.',
          microwave:
            'The county’s drop-off site on West Lake Drive in Wimauma takes old microwaves from residents.',
        },
      },
    },
    sources: [
      'Hillsborough County, call center: five community collection centers',
      'Hillsborough County, Got Junk?',
    ],
  },
  'sun-city-center': {
    words: {
      en: {
        fact: 'You can take an old machine to the county’s drop-off site on West Lake Drive in Wimauma.',
        advice:
          'Bring a photo ID and your property tax bill. The county also picks up bulky items on request, for a charge.',
      },
    },
    sources: [
      'Hillsborough County, call center: five community collection centers',
      'Hillsborough County, Got Junk?',
    ],
  },
  ruskin: {
    words: {
      en: {
        fact: 'From Ruskin, you can take an old machine to the South County Solid Waste Facility on US 41 in Gibsonton.',
        advice:
          'Have a photo ID and your property tax bill with you. If you cannot haul the machine, ask the county for a special pickup.',
      },
    },
    sources: ['Hillsborough County, South County Solid Waste Facility', 'Hillsborough County, Got Junk?'],
  },
  'apollo-beach': {
    words: {
      en: {
        fact: 'The South County Solid Waste Facility, north on US 41 in Gibsonton, takes old appliances from Apollo Beach.',
        advice:
          'Bring a photo ID and your property tax bill. The county also picks up large items on request, but charges for it.',
      },
    },
    sources: ['Hillsborough County, South County Solid Waste Facility', 'Hillsborough County, Got Junk?'],
  },
  riverview: {
    words: {
      en: {
        fact: 'Riverview homes with county trash service can take an old appliance to the South County drop-off site on US 41 in Gibsonton.',
        advice:
          'Bring a photo ID and your property tax bill. If you cannot haul the machine, ask the county for a special pickup.',
        lines: {
          microwave:
            'The county’s drop-off site nearest to Riverview, on US 41 in Gibsonton, takes microwaves. Bring a photo ID and your property tax bill, or it may turn you away.',
        },
      },
    },
    sources: ['Hillsborough County, South County Solid Waste Facility', 'Hillsborough County, Got Junk?'],
  },
  brandon: {
    words: {
      en: {
        fact: 'Brandon homes with county trash service can take an old appliance to the county’s Hillsborough Heights drop-off site in Seffner.',
        advice:
          'Bring a photo ID and your property tax bill. If you cannot get there, ask the county for a special pickup.',
      },
    },
    sources: [
      'Hillsborough County, call center: five community collection centers',
      'Hillsborough County, Got Junk?',
    ],
  },
  thonotosassa: {
    words: {
      en: {
        fact: 'Thonotosassa homes with county trash service can take old appliances to Hillsborough Heights, the county’s drop-off site on County Road 579.',
        advice:
          'Bring your photo ID and property tax bill. The county also picks up bulky items on request, but charges for it.',
        lines: {
          microwave:
            'For an old microwave from Thonotosassa, drive to Hillsborough Heights on County Road 579 with your property tax bill. If you rent, ask your landlord for that bill.',
        },
      },
    },
    sources: [
      'Hillsborough County, call center: five community collection centers',
      'Hillsborough County, Got Junk?',
    ],
  },
  dover: {
    words: {
      en: {
        fact: 'From Dover, you can take an old machine to the county’s drop-off sites in Seffner or on County Road 39 near Plant City.',
        advice:
          'Both ask for a photo ID and your property tax bill. The county can also pick up the machine, for a charge.',
        lines: {
          microwave:
            'From Dover, you can take an old microwave to the county’s Hillsborough Heights drop-off site in Seffner. Bring a photo ID and your property tax bill, to show that you pay for trash service.',
        },
      },
    },
    sources: [
      'Hillsborough County, call center: five community collection centers',
      'Hillsborough County, Got Junk?',
    ],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
