type PlaceName = { readonly slug: string; readonly name: string };

/** Names of the regions, counties and cities served. Alone, because the board loads it and must not load the catalogue of places. */
export type PlaceNames = {
  readonly regions: readonly PlaceName[];
  readonly counties: readonly (PlaceName & { readonly region: string | null })[];
  readonly cities: readonly (PlaceName & { readonly county: string; readonly region: string | null })[];
};
