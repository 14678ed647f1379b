// Guides to the places of miami dade: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, ofTheKitchen, outOfDoors, toCookWith } from './service-groups.ts';

export const miamiDadeGuides = {
  miami: {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Condo towers line the bay from Brickell to Edgewater.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Miami-Dade Water and Sewer softens well water with lime, so part of the hardness stays in it.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Florida City Gas (emergencies: 888-352-5325) and Peoples Gas (877-832-6747) have mains in Miami, but not on every street.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Little Havana, Shenandoah and the Upper Eastside have houses and walk-ups from before 1950. Some still have small breaker panels and two-prong outlets.',
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt is strongest along Biscayne Bay. Around the airport it is weak.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Bay water flooded streets in Brickell and Edgewater during Hurricane Irma in 2017.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 67% of homes in Miami (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Reserve the service elevator, and ask the front desk which insurance certificate it wants from us.',
        },
      },
      { line: { en: 'In Brickell or downtown, tell us where a van may park and how high the garage is.' } },
      { line: { en: 'An open drawbridge on the Miami River can hold us up for a few minutes.' } },
    ],
  },
  'miami-beach': {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In South Beach, apartments with a washer and dryer often have a small stacked pair in a closet.',
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: {
          en: 'The middle of Miami Beach has tall condo buildings along Collins Avenue and on the bay.',
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'No address in Miami Beach is as far as a mile from salt water.' },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The city buys its water from Miami-Dade County, already softened with lime, and pipes it across the bay.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) serves Miami Beach, and some older apartment buildings still have gas.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'A new hood or dryer vent through the front of a house in a historic district needs city review.',
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'King tides bring water into some low western streets of Miami Beach, even on sunny days.',
        },
        source: 'National Weather Service',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'About 36% of homes in Miami Beach were vacant or used only part of the year (US Census, 2014–2018).',
        },
        source: 'ACS housing',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 61% of homes in Miami Beach (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Let the building know which day we are coming, and ask whether the elevator needs pads.',
        },
      },
      { line: { en: 'In South Beach, name a loading zone or a garage for the van.' } },
      {
        services: laundry,
        line: {
          en: 'If the laundry room is shared, find out whether the machine is yours or the association’s to repair.',
        },
      },
    ],
  },
  'coral-gables': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'Many Coral Gables houses date from the 1920s.' },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove', 'range-hood'],
        fact: {
          en: 'Houses in Gables Estates and Cocoplum often have built-in refrigerators, wall ovens and wide ranges.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Alexander Orr plant softens the county’s well water with lime before it reaches Coral Gables.',
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'Some large ranges in Coral Gables run on propane from a tank.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt reaches the houses on the Coral Gables Waterway and in the bayfront enclaves. North of Bird Road it is weak.',
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'The city’s Board of Architects reviews changes outside a house, and that includes a vent cap that can be seen from the street.',
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: {
          en: 'In storms the big trees of Coral Gables bring down power lines, and the power can come back with a surge.',
        },
        source: 'trade knowledge',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Cocoplum and Gables Estates, give the guard our company name before the visit.' } },
      {
        services: ['refrigerator', 'dishwasher', 'wine-cooler'],
        line: { en: 'Tell us whether it is built in behind a panel that matches the cabinets.' },
      },
      {
        services: ['dryer', 'range-hood', 'oven', 'stove'],
        line: { en: 'Leave the gate to the side yard open if the vent or the gas tank is behind the house.' },
      },
    ],
  },
  hialeah: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Hialeah mixes lime-softened county water with water from a reverse-osmosis plant that it shares with the county.',
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Many block houses in Hialeah are from the 1950s, with an addition at the back.' },
        source: 'city or county website',
      },
      {
        condition: 'outdoor laundry',
        fact: {
          en: 'Washers and dryers in Hialeah are often outdoors, on a covered patio or in a carport.',
        },
        source: 'city or county website',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Florida City Gas (emergencies: 888-352-5325) has mains in parts of Hialeah, so some homes have gas stoves and dryers.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Heat and damp air age a machine on a Hialeah patio fast.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        services: outOfDoors,
        fact: {
          en: 'Paved yards in flat Hialeah drain slowly, and water can collect in a carport after a summer cloudburst.',
        },
        source: 'National Weather Service',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 50% of homes in Hialeah (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give the full address with East or West: Hialeah counts its avenues from Palm Avenue, on a grid of its own.',
        },
      },
      {
        services: laundry,
        line: { en: 'Clear the patio around the washer and dryer, and keep the dog inside.' },
      },
      { line: { en: 'If the machine is in a rear apartment, tell us how to reach that door.' } },
    ],
  },
  homestead: {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'The City of Homestead pumps and treats water from its own shallow wells.' },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Homestead Public Services supplies the power in much of the city, and Florida Power & Light supplies the rest.',
        },
        source: 'City of Homestead',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most Homestead subdivisions were built after Hurricane Andrew in 1992.' },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Farmhouses in the Redland west of the city have their own wells.' },
        source: 'private well practice',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 47% of homes in ZIP codes 33030, 33032, 33033 and 33035 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'On acreage in the Redland, send a gate code and tell us about dogs.' } },
      { line: { en: 'In a community with a guard, put us on the day’s list the evening before.' } },
      {
        line: {
          en: 'If the whole house is dark, call the power company first: your bill says whether it is the city or Florida Power & Light.',
        },
      },
    ],
  },
  doral: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Most houses and townhouses in Doral are in gated villages around lakes and golf courses.',
        },
        source: 'association practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'Much of Doral was built after 1995, and downtown Doral has new mid-rise condos.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Doral’s water comes from the county’s Hialeah-Preston plants, where lime takes out part of the hardness.',
        },
        source: 'water quality report',
      },
      {
        condition: 'dust',
        fact: { en: 'Building sites in Doral keep dust in the air, and it settles on coils and grilles.' },
        source: 'trade knowledge',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses and condos in Doral often have the washer and dryer stacked in an upstairs closet.',
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 54% of homes in ZIP codes 33178, 33166, 33172 and 33122 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Put our company name on the list at your gate: guards in Doral turn away anyone who is not on it.',
        },
      },
      { line: { en: 'Give us the village and the unit number: several streets share one name.' } },
      {
        services: laundry,
        line: { en: 'For an upstairs laundry closet, measure how wide the door is.' },
      },
    ],
  },
  aventura: {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Most people in Aventura live in towers around the Turnberry golf course and on Williams Island.',
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'Many Aventura apartments are empty for months while their owners are up north or in Latin America.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The Norwood plant of NMB Water softens the water with lime and membranes and adds reverse-osmosis water.',
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The Intracoastal runs along the whole east side of Aventura, and ocean air comes across Sunny Isles.',
        },
        source: 'coast map',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Condo offices in Aventura ask contractors for an insurance certificate that names the association.',
        },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Roads around Aventura Mall were under water in the rains of June 2024.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Book the service elevator on a weekday: many Aventura buildings close it on weekends.' },
      },
      {
        line: { en: 'Ask the condo office for the exact name that must be on the insurance certificate.' },
      },
      {
        line: {
          en: 'If you are away, name the neighbor or manager who opens the door and can say yes to a part.',
        },
      },
    ],
  },
  'north-miami': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'One-story block houses from the late 1940s and 1950s fill the middle of North Miami.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'North Miami softens water at its own Winson plant and buys the rest from Miami-Dade County.',
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Houses on the canals of Keystone Islands get salt air. Near NW 7th Avenue there is hardly any.',
        },
        source: 'coast map',
      },
      {
        condition: 'shared laundry',
        fact: {
          en: 'The low condo buildings of North Miami often share one laundry room on the ground floor.',
        },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Homes in North Miami’s Arch Creek basin have flooded again and again, a study of 2016 found.',
        },
        source: 'ULI Arch Creek',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 49% of homes in ZIP codes 33161, 33167, 33168 and 33181 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Say whether you are east or west of Biscayne Boulevard.',
        },
      },
      { line: { en: 'In Keystone Islands, let the gatehouse on 123rd Street know that we are coming.' } },
      {
        line: {
          en: 'In an older house, show us where the breaker panel is: it may be outdoors.',
        },
      },
    ],
  },
  'miami-lakes': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Miami Lakes is on county water that has been softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses in Miami Lakes have laundry closets in a hall, with a long duct to the outside wall.',
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Newer sections of Miami Lakes are behind gates, while the older streets around the lakes are open.',
        },
        source: 'association practice',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The first ranch houses in Miami Lakes are from the 1960s, and some still have their original breaker panels.',
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Miami Lakes Drive is NW 154th Street on older maps: give us both if your address has one of them.',
        },
      },
      { line: { en: 'Ask your homeowners association where a van may park on your street.' } },
      {
        services: ['dryer'],
        line: {
          en: 'Find the outside flap of the dryer’s duct before we come, so that we can look at both ends.',
        },
      },
    ],
  },
  surfside: {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Oceanfront condo buildings line Collins Avenue in Surfside from 87th to 96th Street.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'West of Harding Avenue, Surfside has one-story houses of the 1940s and 1950s, some with their original breaker panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Every house in Surfside is less than a mile from the ocean, and the condos are right on it.',
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The town resells county water that has been softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'A few houses in Surfside cook with propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Condo offices in Surfside check a contractor’s paperwork before they open the service entrance.',
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many apartments on the beach in Surfside are used only in winter.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Have the association’s form for the insurance certificate sent to us before the visit.',
        },
      },
      {
        line: {
          en: 'Collins Avenue runs north and Harding south, so tell us on which of them your service entrance is.',
        },
      },
      { line: { en: 'Ask the desk what hours work is allowed.' } },
    ],
  },
  'golden-beach': {
    facts: [
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'stove', 'range-hood'],
        fact: {
          en: 'Golden Beach houses have kitchens with built-in refrigerators, wide ranges and second kitchens outdoors.',
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Oceanfront houses in Golden Beach are within reach of the spray.' },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Golden Beach gets its water from the Norwood plant, treated with lime, membranes and reverse osmosis.',
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'Some Golden Beach ranges run on propane from a tank in the yard.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Every visitor to Golden Beach is checked at a gatehouse on Ocean Boulevard.' },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Golden Beach houses are closed for months with a caretaker in charge.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give the gatehouse the name of our company and of the technician, as you would for a guest.',
        },
      },
      { line: { en: 'Tell us who may approve a repair: the owner, the house manager or a caretaker.' } },
      {
        services: ofTheKitchen,
        line: { en: 'Say whether the machine is in the main kitchen or outdoors.' },
      },
    ],
  },
  pinecrest: {
    facts: [
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove', 'range-hood'],
        fact: {
          en: 'New Pinecrest houses have wide ranges, wall ovens and built-in refrigerators behind panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Ranch houses of the 1950s and 1960s on large lots remain between the new ones.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pinecrest’s water comes from the Alexander Orr plant nearby, softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some gas ranges in Pinecrest run on propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'lightning',
        fact: {
          en: 'Falling limbs take down power lines in Pinecrest, and the power can come back with a surge.',
        },
        source: 'National Weather Service',
      },
      {
        condition: 'salt air',
        fact: { en: 'In the eastern streets of Pinecrest the wind from Biscayne Bay carries some salt.' },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Tell us the gate code, and whether a generator or a whole-house surge protector is installed.',
        },
      },
      {
        services: ['refrigerator'],
        line: { en: 'If the refrigerator is behind a wood panel, send the model number before the visit.' },
      },
      { line: { en: 'Keep dogs in: many Pinecrest houses are reached through the yard.' } },
    ],
  },
  kendall: {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Kendall is on county water from the Alexander Orr plant, softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses and garden condos along Kendall Drive and Sunset have laundry closets with folding doors.',
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'The older, eastern part of Kendall, near Dadeland, has mostly ranch houses.' },
        source: 'city or county website',
      },
      {
        condition: 'garage machines',
        fact: { en: 'Many Kendall houses keep a second refrigerator or the laundry in the garage.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the street with SW: avenues and terraces in Kendall carry the same numbers.' } },
      { line: { en: 'In a complex, send the gate code and the building number.' } },
      {
        services: laundry,
        line: {
          en: 'For a closet with folding doors, take the doors off their track if you can do so easily.',
        },
      },
    ],
  },
  'miami-gardens': {
    facts: [
      {
        condition: 'older homes',
        fact: {
          en: 'Block houses of the 1950s to 1970s in Carol City, Norland and Scott Lake make up most of Miami Gardens.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'Miami-Dade Water and Sewer supplies some streets of Miami Gardens and North Miami Beach Water the others.',
        },
        source: 'water quality report',
      },
      {
        condition: 'outdoor laundry',
        fact: {
          en: 'Washers and dryers in Miami Gardens are often in a carport or in a utility room with an outside door.',
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: laundry,
        fact: { en: 'A carport laundry in Miami Gardens stays damp.' },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'On stadium event days, avoid a visit around NW 199th Street in the hours before the gates open.',
        },
      },
      { services: laundry, line: { en: 'Clear the way to the utility room and unlock its outside door.' } },
      { line: { en: 'In an apartment, give the building number and the gate code.' } },
    ],
  },
  'key-biscayne': {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Ocean-side buildings such as those at Key Colony hold most of the apartments on Key Biscayne.',
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'No spot in the village is more than about half a mile from the ocean or the bay.' },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        fact: {
          en: 'The houses that replaced the small Mackle homes have large kitchens with built-in machines.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Lime-softened water from the mainland is piped over to Key Biscayne.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some houses on Key Biscayne have gas ranges on propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some of the island’s apartments are closed for months while their owners live abroad.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Key Biscayne is low, and a hurricane’s surge can reach its streets.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Large buildings take contractors on weekdays only and want an insurance certificate first: ask yours which form it uses.',
        },
      },
      {
        line: {
          en: 'The Rickenbacker Causeway is the only way in: tell us if it is closed that day.',
        },
      },
      { line: { en: 'Name the parking for the service entrance, since Crandon Boulevard has none.' } },
    ],
  },
  'bal-harbour': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Oceanfront towers line the east side of Collins Avenue in Bal Harbour.' },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Front desks in Bal Harbour ask for an insurance certificate, floor covers and a booked freight elevator.',
        },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Haulover Inlet and the open Atlantic put salt on the north and the east faces of the towers.',
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The village buys its water from Miami-Dade County, where it is softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'A few houses west of Collins Avenue in Bal Harbour have propane.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Bal Harbour apartments are used in winter only.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'The houses of the residential section on the bay are behind a village gate.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Book the freight elevator for a weekday: weekend work is commonly refused.' } },
      { line: { en: 'Have the desk send us the certificate form with the exact name of the association.' } },
      { line: { en: 'For a house, leave our name at the gate of the residential section.' } },
    ],
  },
  'sunny-isles-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Ocean towers line Collins Avenue in Sunny Isles Beach.' },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Many Sunny Isles buildings allow work on weekdays in office hours only.' },
        source: 'association practice',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Wind carries salt to the upper floors of Sunny Isles towers, and most of it to the terraces.',
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'Water comes from the Norwood plant, softened with lime and membranes.' },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Owners from abroad leave many apartments closed for half the year.' },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        fact: {
          en: 'Built-in European machines are common in the newer towers, and their parts are ordered by the full model number.',
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Ask the desk where the service entrance is: valet ramps leave little room for a van.' },
      },
      {
        line: {
          en: 'The insurance certificate must carry the legal name of the association; have it sent to us.',
        },
      },
      { line: { en: 'Take a photo of the model label: European model numbers are long.' } },
    ],
  },
  'north-bay-village': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Mid-century apartment buildings on Treasure and Harbor Islands often share a laundry room.',
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: {
          en: 'Newer towers are next to the older apartment buildings on Treasure and Harbor Islands.',
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'North Bay Village has salt water on every side.',
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The village resells county water that has been softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'North Bay Island has single-family houses, some from the 1950s.' },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 65% of homes in ZIP code 33141, which the village shares with Miami Beach (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Leave word with the building about parking: there are few guest spaces.' } },
      {
        services: laundry,
        line: { en: 'In a shared laundry room, find out whether the association repairs the machines.' },
      },
      {
        line: {
          en: 'Tell us the island: Galleon Street is on Treasure Island, East and West Drives are on Harbor Island.',
        },
      },
    ],
  },
  'cutler-bay': {
    facts: [
      {
        condition: 'new homes',
        fact: {
          en: 'Lakes by the Bay and the streets rebuilt after Hurricane Andrew have houses from 1993 or later.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Cutler Bay is on county water from shallow limestone wells.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Cutler Bay reaches east to Biscayne Bay, so the sea wind brings salt.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Andrew pushed its highest surge onto this stretch of the bay in 1992.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Lakes by the Bay, tell us which association gate leads to your street.' } },
      { services: laundry, line: { en: 'Say whether the washer is indoors or in the carport.' } },
      {
        line: {
          en: 'Say “SW” with your street: a numbered street without it can be in another part of the county.',
        },
      },
    ],
  },
  'bay-harbor': {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In the low buildings of the east island, washer and dryer are often stacked in a closet.',
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'washer', 'dishwasher', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Many east-island buildings are from the 1950s, with wiring of that time in the walls.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Salt water surrounds both of the Bay Harbor Islands.',
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'The town delivers county water that has been softened on the mainland.' },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some apartments on the islands are used only in winter.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Someone must be home to open the meter or panel room: many buildings have no desk.' } },
      {
        line: {
          en: 'The Broad Causeway takes a toll and leads onto Kane Concourse; tell us which island you live on.',
        },
      },
      { line: { en: 'In a building without an elevator, say which floor you live on.' } },
    ],
  },
  'biscayne-park': {
    facts: [
      {
        condition: 'older homes',
        fact: { en: 'Biscayne Park has cottages from before World War II and block houses from after it.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Biscayne Park gets its water from North Miami, softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: {
          en: 'A few cottages in Biscayne Park have a propane tank in the yard.',
        },
        source: 'trade knowledge',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'Biscayne Park reviews changes that can be seen from the street, vents included.',
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: 'In summer storms oak limbs fall on the power lines in Biscayne Park.' },
        source: 'National Weather Service',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'In many Biscayne Park houses the washer and dryer are in a garage or a back room.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Griffing Boulevard curves, so a cross street helps us find you.' } },
      { line: { en: 'Show us where the breaker panel is: in the oldest houses it may be outside.' } },
      { services: laundry, line: { en: 'Move the car out of the garage if the machine is in there.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
