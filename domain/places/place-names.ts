type PlaceName = { readonly slug: string; readonly name: string };

/** Names of the regions, counties and cities served, for choices in a page that must not carry the catalogue itself. */
export type PlaceNames = {
  readonly regions: readonly PlaceName[];
  readonly counties: readonly (PlaceName & { readonly region: string | null })[];
  readonly cities: readonly (PlaceName & { readonly county: string; readonly region: string | null })[];
};
