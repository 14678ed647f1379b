// Guides to the places of pinellas: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, ofTheKitchen, outOfDoors, toCookWith, withVent } from './service-groups.ts';

export const pinellasGuides = {
  'st-petersburg': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'St. Petersburg’s Cosme plant softens Tampa Bay Water’s mix with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of St. Petersburg, so some houses on older streets have gas stoves and dryers.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Old Northeast, Kenwood and Roser Park are bungalow districts with old electrical panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Towers line Beach Drive downtown.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'St. Petersburg has salt water on three sides, and few of its streets are far from it.',
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
        fact: { en: 'Low condo buildings from the 1970s often share a laundry room.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give North or South with the number of your street or avenue.' } },
      { line: { en: 'For a bungalow, tell us whether the alley leads to the kitchen door.' } },
      { line: { en: 'On Beach Drive, book the elevator and send the insurance form.' } },
    ],
  },
  clearwater: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Clearwater mixes its own wells, part of them through reverse osmosis, with regional water.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas, the city’s own utility, has mains in much of Clearwater.' },
        source: 'gas utility website',
      },
      {
        condition: 'towers',
        fact: { en: 'Clearwater has high-rises on Sand Key and Clearwater Beach.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Clearwater has mobile-home parks along US 19 and Gulf-to-Bay Boulevard.' },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments on Clearwater Beach are rented by the week.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt is strong on Clearwater Beach and Sand Key, and weak in Countryside.' },
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
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Beach towers want insurance paperwork first, and an early hour avoids the causeway traffic of March.',
        },
      },
      { line: { en: 'US 19 has frontage lanes: tell us which side of it you are on.' } },
      { line: { en: 'In a park off US 19 or Gulf-to-Bay Boulevard, give the lot number.' } },
    ],
  },
  largo: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Mobile-home parks line Ulmerton, East Bay and Belcher roads in Largo.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinellas County pipes Tampa Bay Water’s mix to Largo.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Largo, and some mobile-home parks use propane.' },
        source: 'gas utility website',
      },
      {
        condition: 'condo laundry',
        fact: { en: '55-plus condos such as Imperial Palms often have laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Block houses around Largo Central Park are from the 1950s and 1960s.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes in Largo are used in winter only.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        services: laundry,
        line: { en: 'Ask the park office what it wants to know before work on a carport or shed.' },
      },
      { line: { en: 'Give the park and the lot number.' } },
      { line: { en: 'Seminole Boulevard is also Alternate US 19: name a cross street.' } },
    ],
  },
  dunedin: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Dunedin takes the hardness out of its well water in a membrane plant.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Dunedin.' },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Dunedin has old bungalows around Main Street.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Dunedin has mobile-home parks along the causeway and US 19.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Screws and hinges rust first on the marina side of Dunedin, by St. Joseph Sound.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Marina-side streets took water in Idalia in 2023 and in Helene in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on the causeway have laundry closets.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Near Main Street, tell us where a van may park: the Pinellas Trail closes some cross streets to cars.',
        },
      },
      {
        services: withVent,
        line: { en: 'Cottage lots leave little room for a new vent outlet: show us the outside wall.' },
      },
      { line: { en: 'On the causeway, name the building and the elevator to use.' } },
    ],
  },
  'tarpon-springs': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Tarpon Springs blends reverse-osmosis water with fresh well water.',
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Frame houses near Spring Bayou are a century old.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Tarpon Springs has mobile-home parks along US 19 and toward Lake Tarpon.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Newer communities by Lake Tarpon and in 34688 have gates.' },
        source: 'association practice',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Tarpon Springs houses use propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt water reaches the middle of Tarpon Springs through its bayous.' },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: { en: 'Homes in the historic district need city approval for outside work.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Streets around the Sponge Docks flooded in Idalia in 2023 and again in Helene in 2024.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us whether you are on the bayou side or east toward Lake Tarpon.' } },
      { line: { en: 'On festival days the Sponge Docks are closed to cars: choose another day.' } },
    ],
  },
  'pinellas-park': {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Pinellas Park has manufactured-home parks off US 19 and Park Boulevard.' },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'The Mainlands are 55-plus houses and villas under condo associations.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinellas Park buys its tap water from Pinellas County.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Houses off Park Boulevard are from the 1960s, some with their original breaker panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Pinellas Park is flat and drained by ditches, so water stays on its streets in long rains.',
        },
        source: 'National Weather Service',
      },
      {
        condition: 'outdoor laundry',
        services: ['washer'],
        fact: { en: 'Washers in Pinellas Park are often in a carport shed.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In the Mainlands, give the unit number and the street; several look alike.' } },
      { services: laundry, line: { en: 'In a shed, clear the space in front of the machine.' } },
      { line: { en: 'On a horse lot, send the gate code.' } },
    ],
  },
  'safety-harbor': {
    facts: [
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in parts of Safety Harbor.' },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Safety Harbor has old cottages near Main Street and Philippe Parkway.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Safety Harbor buys its water from Pinellas County.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The bayfront blocks of Safety Harbor get salt from upper Tampa Bay.' },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses west of McMullen Booth have laundry closets upstairs.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About one home in six in Safety Harbor is a mobile home (US Census, 2014–2018).' },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Near Main Street, tell us where a van may park.' } },
      { services: laundry, line: { en: 'For an upstairs closet, measure how wide its door is.' } },
      { line: { en: 'West of McMullen Booth Road, give the name of the subdivision.' } },
    ],
  },
  oldsmar: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Oldsmar’s own reverse-osmosis plant has made soft water since 2013.' },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Subdivisions around Forest Lakes have gates.' },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The southern edge of Oldsmar is marsh on Old Tampa Bay, and the air near the shore is salty.',
        },
        source: 'coast map',
      },
      {
        condition: 'city power',
        fact: { en: 'Tampa Electric serves most of Oldsmar and Duke Energy part of it.' },
        source: 'Tampa Electric',
      },
      {
        condition: 'flood water',
        fact: { en: 'Streets south of State Road 580 are low, and Helene’s surge entered some in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses in Oldsmar have laundry closets upstairs or in a hall.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Say whether you are north or south of State Road 580.',
        },
      },
      { line: { en: 'Race days fill the roads near Tampa Bay Downs, so allow some extra time.' } },
    ],
  },
  seminole: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Seminole has mobile-home parks along Park Boulevard.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many condos around Lake Seminole have small laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinellas County supplies Seminole with the regional mix.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses off 113th Street are from the 1960s.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        services: ['washer', 'dishwasher'],
        line: { en: 'If water runs cold, ask your association whether it comes from a shared heater.' },
      },
      { line: { en: 'Give the building name and the floor.' } },
      { line: { en: 'In a park off Park Boulevard, give the lot number.' } },
    ],
  },
  'st-pete-beach': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments and cottages on St. Pete Beach are rented by the week.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'St. Pete Beach has the Gulf in front and Boca Ciega Bay behind, so the air is salty everywhere.',
        },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Low condo buildings along Gulf Boulevard in St. Pete Beach often have laundry closets.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'St. Pete Beach gets county water over the bridges.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Pass-a-Grille has cottages from the early 1900s.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge went through ground floors all over St. Pete Beach in September 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In ZIP code 33706 about 39% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a rental, name the manager and send the door code.' } },
      { line: { en: 'In Pass-a-Grille, tell us where a van may park without a meter.' } },
      { line: { en: 'Say which bridge you are near: Corey Causeway or the Bayway.' } },
    ],
  },
  gulfport: {
    facts: [
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Frame bungalows around Beach Boulevard have old electrical panels.' },
        source: 'city or county website',
      },
      {
        condition: 'shared laundry',
        fact: { en: 'Town Shores has 55-plus condos with shared laundry rooms on each floor.' },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: { en: 'Each Town Shores building has its own rules on when water can be shut off.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Gulfport gets its water from St. Petersburg, which softens it with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Homes near Boca Ciega Bay in Gulfport get salt in the air.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'The Gulfport waterfront flooded in Hurricane Helene in 2024, ground floors included.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Town Shores, let the gatehouse know, and give us the building’s name.' } },
      { line: { en: 'Near Beach Boulevard, tell us where a van may park on a market day.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: { en: 'In a bungalow, check whether it has fuses instead of breakers.' },
      },
    ],
  },
  'south-pasadena': {
    facts: [
      {
        condition: 'association rules',
        fact: {
          en: 'Most homes in South Pasadena are 55-plus condos, such as Bay Island and Causeway Village.',
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: {
          en: 'One valve may shut off the water for a whole stack of apartments, and the office wants notice.',
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: { en: 'Boca Ciega Bay and the canals behind the buildings carry salt into South Pasadena.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Storm surge can reach much of South Pasadena.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many South Pasadena condos are closed in summer.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'South Pasadena’s tap water is Tampa Bay Water’s regional mix.' },
        source: 'water quality report',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us the building’s name and which elevator we may use for an appliance.' } },
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
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Kenneth City’s taps run Tampa Bay Water’s regional mix.' },
        source: 'water quality report',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Washers and dryers in Kenneth City are often in garages and carports.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Joe’s Creek has left its banks in heavy storms.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Street numbers here continue into St. Petersburg, so give the ZIP code with yours.' } },
      { services: outOfDoors, line: { en: 'Move the car out of the garage.' } },
      {
        line: {
          en: 'Say whether you are north or south of 54th Avenue North.',
        },
      },
      {
        services: laundry,
        line: { en: 'If the washer and dryer are in the carport, move the car before we come.' },
      },
    ],
  },
  'madeira-beach': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many condos along Gulf Boulevard in Madeira Beach are rented by the week.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt comes to Madeira Beach from the Gulf and from John’s Pass every day.' },
        source: 'coast map',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Low condo buildings here have stacked laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'The county supplies Madeira Beach with the regional mix.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Block houses on Crystal Island and the other finger canals are from the 1950s and 1960s.',
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge flooded most ground floors of Madeira Beach in September 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In ZIP code 33708 about 41% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a rental, name who may approve a part.' } },
      { line: { en: 'Tell us which finger canal your street is on.' } },
      { line: { en: 'Say which floor the machine is on, and whether there is an elevator.' } },
    ],
  },
  'belleair-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: {
          en: 'The island is so narrow that the same wind salts the front and the back of a Belleair Beach house.',
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['oven', 'wine-cooler'],
        fact: { en: 'Tall new houses in Belleair Beach have built-in ovens, wine coolers and an elevator.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses of the 1950s to 1970s remain between the new ones.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'County water is piped across from the mainland to Belleair Beach.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some large ranges in Belleair Beach run on propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some Belleair Beach houses and condos are used in winter only.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge in 2024 went through ground floors on the island.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'A photo of the model number, sent ahead, can save a second trip to the island.' } },
      {
        services: ['refrigerator', 'oven', 'stove', 'dishwasher', 'wine-cooler'],
        line: { en: 'Say whether the kitchen is upstairs and how large the elevator is.' },
      },
      { line: { en: 'Tell us where a van may park on your street.' } },
    ],
  },
  'belleair-bluffs': {
    facts: [
      {
        condition: 'gas mains',
        fact: { en: 'Clearwater Gas has mains in Belleair Bluffs.' },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Belleair Bluffs has houses from the 1950s and 1960s.' },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo buildings overlook the water in Belleair Bluffs.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinellas County delivers Tampa Bay Water’s mix to Belleair Bluffs.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Most of Belleair Bluffs is on high ground, but the sea wind reaches it.' },
        source: 'coast map',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condominiums above the water ask for a certificate of insurance.' },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos in Belleair Bluffs often have laundry closets.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Largo surrounds the city: give the ZIP code with your street.' } },
      { line: { en: 'Ask the condo office which elevator we may use for an appliance.' } },
    ],
  },
  'redington-beach': {
    facts: [
      {
        condition: 'salt air',
        fact: {
          en: 'Every house in Redington Beach is within reach of sea spray or of a brackish canal.',
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses on the bay side are from the 1950s and 1960s.' },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        fact: { en: 'New houses in Redington Beach have the kitchen upstairs, with built-in machines.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinellas County supplies Redington Beach.' },
        source: 'water quality report',
      },
      {
        condition: 'laundry rules',
        services: ['washer'],
        fact: {
          en: 'Moving a washer above flood level, with a new drain and wiring, needs a permit from the town. A repair does not.',
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge flooded ground floors across Redington Beach in 2024.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on Gulf Boulevard have laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'About 41% of homes in ZIP code 33708 were vacant or used only part of the year (US Census, 2014–2018).',
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Name the avenue nearest to you on Gulf Boulevard, 155th to 164th.' } },
      {
        services: ofTheKitchen,
        line: { en: 'Count the stairs to the kitchen, and say how many there are.' },
      },
      { services: laundry, line: { en: 'Say which floor the laundry has been on since the storm.' } },
    ],
  },
  'indian-shores': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: { en: 'Many condos on the Gulf side of Indian Shores are rented by the week.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'In low condo buildings in Indian Shores the washer and dryer are often in a closet.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Gulf wind carries salt across the whole width of Indian Shores.' },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'County water comes to Indian Shores from the mainland.' },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Owners of many Indian Shores condos are away in summer.' },
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
        fact: { en: 'Rental managers and associations both have a say over work in Indian Shores.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Ask the manager for the hours of the elevator.' } },
      {
        services: laundry,
        line: { en: 'Clear the space in front of the laundry closet so that the machine can come out.' },
      },
      { line: { en: 'Park Boulevard’s bridge is the nearest way in: tell us if it is closed that day.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
