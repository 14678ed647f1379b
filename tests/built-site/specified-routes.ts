// The routes as the specification writes them, typed from it by hand (section 2) with decisions 1 and 2 of the product:
// an independent list, so that a slip in content/ cannot hide itself.

const coreRoutes = [
  '/',
  '/about',
  '/services',
  '/brands',
  '/contact',
  '/florida',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  '/submitted',
];

export const regionRoutes = [
  '/miami-dade',
  '/broward-county',
  '/palm-beach-county',
  '/southwest-florida',
  '/central-florida',
  '/west-central-florida',
];

const serviceSlugs = words(`
  refrigerator washer dryer dishwasher oven stove wine-cooler range-hood microwave`);

const brandSlugs = words(`
  whirlpool ge samsung lg frigidaire kitchenaid maytag bosch sub-zero viking thermador jenn-air electrolux
  speed-queen amana hotpoint magic-chef marvel miele panasonic perlick sharp u-line wolf kenmore admiral estate roper
  gibson kelvinator tappan`);

/** The hundred city routes. */
const citySlugs = words(`
  miami miami-beach coral-gables hialeah homestead doral aventura north-miami miami-lakes surfside golden-beach
  pinecrest kendall miami-gardens key-biscayne bal-harbour sunny-isles-beach north-bay-village cutler-bay

  fort-lauderdale hollywood cooper-city pembroke-pines plantation tamarac pompano-beach parkland hallandale-beach
  miramar davie weston sunrise lauderhill deerfield-beach coral-springs boca-raton boynton-beach delray-beach
  west-palm-beach jupiter

  naples moorings lely vineyards marco-island east-naples pelican-bay

  orlando altamonte-springs clermont st-cloud haines-city titusville kissimmee apopka lake-buena-vista davenport mims
  sanford

  brooksville plant-city sun-city-center spring-hill temple-terrace ruskin tampa riverview thonotosassa brandon
  apollo-beach st-petersburg clearwater largo dunedin tarpon-springs sarasota venice bradenton north-port punta-gorda
  port-charlotte gibsonton seffner wimauma dover pinellas-park safety-harbor oldsmar seminole st-pete-beach gulfport
  south-pasadena kenneth-city madeira-beach belleair-beach belleair-bluffs redington-beach indian-shores palmetto
  ellenton`);

/** In the table of city-and-appliance pages, but not among the city routes: these have both. */
const tableOnlySlugs = words(`
  atlantic-beach bartow bay-harbor biscayne-park winter-springs zephyrhills`);

export const placeSlugs = [...citySlugs, ...tableOnlySlugs];
export const serviceRoutes = serviceSlugs.map((slug) => `/services/${slug}-repair`);
export const brandRoutes = brandSlugs.map((slug) => `/brands/${slug}`);
export const cityRoutes = placeSlugs.map((slug) => `/${slug}`);
export const cityServiceRoutes = cityRoutes.flatMap((city) =>
  serviceSlugs.map((service) => `${city}-${service}-repair`),
);
const enhancedRoute = '/miami-dryer-repair-enhanced';

export const specifiedRoutes = [
  ...coreRoutes,
  ...regionRoutes,
  ...serviceRoutes,
  ...brandRoutes,
  ...cityRoutes,
  ...cityServiceRoutes,
  enhancedRoute,
];

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}
