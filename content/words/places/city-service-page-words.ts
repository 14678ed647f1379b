// The frame of the 954 city-and-appliance pages. It is kept short: the signs come from the catalogue, the rest from the place.
import type { Localized } from '#content/language.ts';
import { inPlace, namePlace } from '#content/places/in-place.ts';

export const cityServicePageWords = {
  en: {
    title: (repairName: string, city: string, price: string) =>
      `${repairName} in ${city}, FL: Visits from ${price}`,
    heading: (repairName: string, city: string) => `${repairName} in ${city}, FL`,
    descriptionZips: (count: number) => `${count} more`,
    description: (repairName: string, city: string, county: string, zips: string) =>
      `${repairName} ${inPlace(city)}, ${county} County (${zips}).`,
    descriptionIssue: (first: string) => `${first}?`,
    descriptionPrice: (price: string) => `Visits from ${price} plus tax where it applies.`,
    descriptionNear: (place: string) => `Also ${inPlace(place)}.`,
    priceLabel: 'Visits from',
    zipsLabel: 'ZIP codes',
    zipsInCounty: (county: string, count: number) =>
      `${count === 1 ? 'ZIP code' : 'ZIP codes'}, ${county} County`,
    powerLabel: 'Power outages',
    /** For a place outside the regions: it is told how far away it is before anything is promised. */
    introOutside: (price: string, city: string) =>
      `Visits start at ${price}, plus tax where it applies. We take requests from ${city}, about two hours’ drive from our other towns. Please call first: we tell you whether and when we can come.`,
    signsHeading: 'What is it doing?',
    /** What is only heard before the topic of a note on its closed sign: a pin says the same to the eye. */
    signNote: (city: string) => `${city} note:`,
    /** A note as the sign that it sends to says it: its help is below. */
    noteInSign: (note: string, heading: string) =>
      note
        .replaceAll(
          /(?<under>\bunder )?“(?<name>[^“”]+?)(?<stop>[.,]?)”(?: on this page| here)?(?<says> says)?/gu,
          (said: string, under: string | undefined, name: string, stop: string, says: string | undefined) =>
            heading.startsWith(name)
              ? `${under === undefined ? 'the checks below' : 'below'}${stop}${says === undefined ? '' : ' say'}`
              : said,
        )
        .replaceAll(/the (?<what>steps|(?:other )?checks?) on this page/gu, 'the $<what> below'),
    moreSigns: (count: number) => (count === 1 ? 'One other problem' : `${count} other problems`),
    allSigns: (plural: string) => `All about ${plural}`,
    factsHeading: (city: string) => `Good to know ${inPlace(city)}`,
    beforeHeading: 'Before we come',
    nearbyHeading: (repairName: string, city: string) => `${repairName} near ${namePlace(city)}`,
    farHeading: (repairName: string) => `${repairName} in our nearest other towns`,
    otherHeading: (city: string) => `Also repaired ${inPlace(city)}`,
    moreZips: (count: number) => `and ${count} more`,
    guide: 'The long guide to dryers in Miami',
  },
} as const satisfies Localized<unknown>;
