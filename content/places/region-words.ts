// The words of the six regional pages: how the region lies, how one drives it, and what that does to appliances.
// Roads and bridges are named only as orientation. Sources: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { RegionSlug } from './regions.ts';

export type RegionWords = {
  /** "Miami-Dade County": as it stands in a heading. */
  readonly fullName: string;
  readonly head: { readonly title: string; readonly description: string };
  readonly heading: string;
  readonly intro: string;
  /** What the water, the air and the homes of the region mean for appliances. */
  readonly livingHere: { readonly heading: string; readonly paragraphs: readonly string[] };
  /** How the places lie to one another by road. */
  readonly driving: { readonly heading: string; readonly paragraphs: readonly string[] };
};

export const regionPageWords = {
  en: {
    mapHeading: 'The map',
    mapCaption: 'Every dot is a place with its own page. Outlines: US Census Bureau.',
    mapDescription: (region: string, places: string) =>
      `Map of ${region} with county lines and a dot for each place we serve: ${places}.`,
    placesHeading: 'Places by county',
    countiesLabel: 'Counties',
    placesLabel: 'Places served',
    hoursLabel: 'Visits',
    hours: '{hours}, daily',
    pricesLabel: 'Prices start at',
    servicesHeading: (region: string) => `What we repair in ${region}`,
    otherRegions: 'Other regions',
  },
} as const satisfies Localized<unknown>;

export const regionWords = {
  en: {
    'miami-dade': {
      fullName: 'Miami-Dade County',
      head: {
        title: 'Appliance Repair in Miami-Dade County, FL',
        description:
          'From Sunny Isles Beach to Homestead: appliance repair in 21 Miami-Dade cities, towns and villages, with what salt air and towers do to appliances.',
      },
      heading: 'Miami-Dade appliance repair, from the barrier islands to Homestead',
      intro:
        'Our densest region: 21 places, oceanfront towers on one side and farm country on the other, with the bay, the causeways and the expressways between them.',
      livingHere: {
        heading: 'What Miami-Dade does to appliances',
        paragraphs: [
          'On the islands from Golden Beach down to Key Biscayne the wind carries salt. Condenser coils, dryer cabinets on balconies and range-hood ducts corrode years before the same model does in Doral or Miami Lakes.',
          'Much of the county lives high up. In a tower the laundry is often a stacked pair in a closet, the dryer vent may run a long way to the outside, and a visit starts at the front desk with a certificate of insurance and a booked service elevator.',
          'Most tap water comes from the Biscayne Aquifer, which lies in limestone. The water is treated, yet minerals still leave scale in dishwashers, ice makers and steam functions.',
          'Summer brings thunderstorms nearly every afternoon. A surge that only makes the lights blink can finish a control board, so ask about a surge protector when one has just been replaced.',
        ],
      },
      driving: {
        heading: 'How we get around Miami-Dade',
        paragraphs: [
          'I-95 and Biscayne Boulevard (US-1) join downtown Miami to North Miami and Aventura. The Palmetto Expressway (SR 826) serves Hialeah, Miami Lakes and Doral; the Dolphin Expressway (SR 836) crosses from the airport to downtown.',
          'Causeways lead to the island towns: the MacArthur, Venetian and Julia Tuttle to Miami Beach, the John F. Kennedy Causeway to North Bay Village, the Broad Causeway to Bay Harbor Islands and Surfside, NE 163rd Street (SR 826) and the William Lehman Causeway to Sunny Isles Beach. The Rickenbacker Causeway is the only road to Key Biscayne.',
          'South of Kendall the Turnpike and South Dixie Highway (US-1) carry us to Pinecrest, Cutler Bay and Homestead.',
        ],
      },
    },
    'broward-county': {
      fullName: 'Broward County',
      head: {
        title: 'Appliance Repair in Broward County, FL',
        description:
          'Hollywood, Fort Lauderdale, Pembroke Pines, Weston, Coral Springs and more: appliance repair in 16 Broward cities from the beach to the Everglades.',
      },
      heading: 'Appliance repair in Broward, from the beach to the Sawgrass',
      intro:
        'Sixteen cities between the Atlantic and the Everglades levees. East of I-95 the sea decides what wears out; west of it, age and hard use do.',
      livingHere: {
        heading: 'What Broward does to appliances',
        paragraphs: [
          'Fort Lauderdale, Hollywood, Hallandale Beach, Pompano Beach and Deerfield Beach face the ocean and its canals. Appliances on a breezy utility porch or an open garage rust at the base and the hinges first.',
          'The western cities grew in waves from the 1970s to the 2000s: Plantation, Tamarac and Sunrise first, then Pembroke Pines, Weston and Parkland. In one street the appliances tend to be of the same age, and to fail in the same few years.',
          'Tamarac, Lauderhill and Deerfield Beach have large condominium communities where water is shut off by stack. If a valve under your sink no longer closes, tell us before the visit, so that the building can be asked.',
          'In the western suburbs the laundry is often in the garage. There, summer heat is hard on a second refrigerator, and lint finds every gap in a flexible vent.',
        ],
      },
      driving: {
        heading: 'How we get around Broward',
        paragraphs: [
          'I-95 and the Turnpike run north and south; I-595 ties them to I-75 and the west. Hollywood Boulevard, which turns into Pines Boulevard, Broward Boulevard, Commercial Boulevard and Sample Road run inland.',
          'The Sawgrass Expressway (SR 869) bends around the northwest, from Weston and Sunrise past Coral Springs and Parkland to Deerfield Beach.',
          'Bridges over the Intracoastal open for boats. Allow for that at an oceanside address in Fort Lauderdale or Pompano Beach.',
        ],
      },
    },
    'palm-beach-county': {
      fullName: 'Palm Beach County',
      head: {
        title: 'Appliance Repair in Palm Beach County, FL',
        description:
          'Boca Raton, Delray Beach, Boynton Beach, West Palm Beach and Jupiter: appliance repair by county line, coast road and country-club gate.',
      },
      heading: 'Appliance repair from Boca Raton to Jupiter',
      intro:
        'Five cities along forty miles of coast, each with an old town by the water and gated communities toward the Turnpike. Jupiter is the northern end of our home stretch.',
      livingHere: {
        heading: 'What Palm Beach County does to appliances',
        paragraphs: [
          'Many homes are closed for the summer. A refrigerator left shut and switched off grows mold in the gaskets; a washer with standing water in its pump smells when the family comes back in November. Tell us how long the house was empty.',
          'Boca Raton, Delray Beach and Boynton Beach have many built-in kitchens: panel-ready refrigerators, wall ovens in cabinets, wine coolers under counters. Getting such a unit out without marking the cabinet is part of the job.',
          'Near the Intracoastal and the inlet at Jupiter, salt air reaches outdoor kitchens and undercounter coolers first.',
          'West of the Turnpike lightning is frequent in summer. Boards in ovens and laundry fail more often in the weeks after a bad storm.',
        ],
      },
      driving: {
        heading: 'How we get around Palm Beach County',
        paragraphs: [
          'I-95 links all five cities; the Turnpike is quicker for western Boca Raton, Delray Beach and Boynton Beach. Glades Road, Atlantic Avenue, Boynton Beach Boulevard and Okeechobee Boulevard run from the sea inland.',
          'Jupiter lies at Indiantown Road, where I-95 and the Turnpike run side by side.',
          'Most communities have a gate. Give us the gate’s name as well as your street: several streets of the same name exist behind different gates.',
        ],
      },
    },
    'southwest-florida': {
      fullName: 'Southwest Florida',
      head: {
        title: 'Appliance Repair in Southwest Florida: Naples Area',
        description:
          'Naples, Marco Island, Pelican Bay, Moorings, Lely, Vineyards and East Naples: appliance repair in Collier County, with seasonal homes in mind.',
      },
      heading: 'Appliance repair in Naples, Marco Island and around',
      intro:
        'Seven places in Collier County, on the Gulf or a few miles from it. Many homes here rest for half the year, and a fault shows itself on the first day back.',
      livingHere: {
        heading: 'What the Gulf side does to appliances',
        paragraphs: [
          'Pelican Bay, Moorings and Marco Island live by the season. Appliances that rest for half a year fail on the first day: dried pump seals, stuck inlet valves, an ice maker that has lost its prime.',
          'Gulf-front condominiums take the sea wind straight on. Look at the bottom edge of the refrigerator and at the outside hood of the dryer vent once a year.',
          'The hurricanes of recent years have shown how salt water and electricity end: an appliance that stood in surge water should not be switched on, even when it looks dry.',
          'Kitchens in Vineyards, Pelican Bay and Lely were often fitted as a whole by one builder. A built-in has a cut-out size, so a repair can save a cabinet as well as an appliance.',
        ],
      },
      driving: {
        heading: 'How we get around Collier County',
        paragraphs: [
          'I-75 and the Tamiami Trail (US-41) run side by side; Golden Gate Parkway, Pine Ridge Road and Immokalee Road lead from the interstate toward the Gulf.',
          'East Naples and Lely lie along US-41 and Rattlesnake Hammock Road. Marco Island is reached by Collier Boulevard (SR 951) and the Judge S.S. Jolley Bridge, about half an hour from central Naples.',
          'From January to Easter the roads are slow. In those months a morning visit is the surer one.',
        ],
      },
    },
    'central-florida': {
      fullName: 'Central Florida',
      head: {
        title: 'Appliance Repair in Central Florida: Orlando Area',
        description:
          'Orlando, Kissimmee, Clermont, Sanford, Titusville and more: appliance repair in six Central Florida counties where storms, not salt, do the harm.',
      },
      heading: 'Appliance repair around Orlando and across Central Florida',
      intro:
        'Fourteen places in six counties, from the lakes west of Orlando to the Indian River. There is little salt in the air here; there is a great deal of lightning.',
      livingHere: {
        heading: 'What Central Florida does to appliances',
        paragraphs: [
          'The middle of the state has more lightning than almost anywhere in the country. Control boards, displays and inverter drives suffer most. A whole-house surge device at the panel protects better than a strip behind each appliance.',
          'Water here comes from the Floridan Aquifer and carries a good deal of calcium. White film on glasses, slow inlet valves and scaled steam ovens follow from it; outside the cities many homes have wells, with iron and sulfur besides.',
          'Around Davenport, Kissimmee and Lake Buena Vista many houses are let by the week. Washers and dryers there do in one year what a family’s do in five, and lint traps are nobody’s job. We can deal with a manager when the owner lives elsewhere.',
          'Titusville and Mims are different: the lagoon is near, and with it damp and some salt.',
        ],
      },
      driving: {
        heading: 'How we get around Central Florida',
        paragraphs: [
          'I-4 runs from Haines City and Davenport past Lake Buena Vista to Orlando, Altamonte Springs and Sanford. Its slow hours are long, so tell us when you must leave for work.',
          'State Road 429 goes around the west side by Apopka, State Road 417 around the east to Sanford and Winter Springs, and the Beachline (SR 528) and State Road 50 out to the Space Coast, Titusville and Mims.',
          'Clermont lies on US-27 and State Road 50; St. Cloud on US-192 east of Kissimmee; Bartow at the crossing of US-17 and US-98, closer to Lakeland than to Orlando.',
        ],
      },
    },
    'west-central-florida': {
      fullName: 'West Central Florida',
      head: {
        title: 'Appliance Repair in West Central Florida: Tampa Bay',
        description:
          'Tampa, St. Petersburg, Clearwater, Brandon, Bradenton, Sarasota and down to Punta Gorda: appliance repair in seven counties around Tampa Bay.',
      },
      heading: 'Appliance repair around Tampa Bay and down the Gulf coast',
      intro:
        'Our widest region: seven counties from Brooksville to Punta Gorda, with the bay in the middle, beach towns on one side and strawberry fields on the other.',
      livingHere: {
        heading: 'What Tampa Bay and the Gulf coast do to appliances',
        paragraphs: [
          'The beach towns, from Belleair Beach to St. Pete Beach, stand on a strip a few streets wide. Salt is in every breeze; hinges, hood motors and outdoor refrigerators show it first. After the storm surge of 2024 many ground floors there were fitted anew, so appliances may be younger than the house.',
          'Inland, in Plant City, Dover, Thonotosassa, Wimauma and the outer parts of Spring Hill, many homes draw water from wells. Iron stains, grit in inlet screens and scale in dishwashers come with it.',
          'Sun City Center and the manufactured-home parks of Largo, Ellenton, Zephyrhills and Bradenton have compact kitchens, narrow doorways and 24-inch machines. The size of a part, and of a replacement, matters more than the brand.',
          'Tampa Bay is known for lightning. A machine that died on the day of a storm is worth a test of its board before anything else.',
        ],
      },
      driving: {
        heading: 'How we get around West Central Florida',
        paragraphs: [
          'I-275 crosses from Tampa to St. Petersburg on the Howard Frankland Bridge and leaves Pinellas southward by the Sunshine Skyway toward Palmetto and Bradenton. The Courtney Campbell Causeway (SR 60) is the short way to Clearwater and Safety Harbor. US-19 joins the Pinellas towns from St. Petersburg to Tarpon Springs; Gulf Boulevard is the one road along the beaches.',
          'I-75 ties Brandon, Riverview, Ruskin and Ellenton to Sarasota, Venice, North Port, Port Charlotte and Punta Gorda. US-41 does the same at a slower pace, nearer the water.',
          'North of Tampa the Suncoast Parkway (SR 589) leads to Spring Hill and Brooksville, and US-301 to Zephyrhills. I-4 leads east to Seffner, Dover and Plant City.',
        ],
      },
    },
  },
} as const satisfies Localized<Readonly<Record<RegionSlug, RegionWords>>>;
