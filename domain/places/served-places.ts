import { cities } from '#content/places/cities.ts';

/** How many places lie in the six regions; Atlantic Beach lies outside them and is told apart wherever places are counted. */
export const placesInRegions = cities.filter(({ region }) => region !== null).length;
