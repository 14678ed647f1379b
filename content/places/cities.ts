// The 106 places we serve, in the order of the owner's specification: its 100 city pages, then six places
// that stand only in its appliance table. What is true of each stands in guides/, its utilities in utilities.ts.
// Sources: counties and most points from GeoNames (CC BY 4.0), 28 points from the US Census Bureau's Gazetteer of 2010 or simplemaps
// (CC BY 4.0; which of them: city-points.test.ts), ZIP code areas from the US Census Bureau (2021); every row reviewed by hand.
// Entered by hand because GeoNames has none or a wrong one: the points of Golden Beach, Moorings, Lake Buena Vista and Sunrise.
import type { County, RegionSlug } from './regions.ts';

type CityRow = {
  readonly slug: string;
  readonly name: string;
  readonly county: County;
  /** Null only for Atlantic Beach, whose county lies outside the six regions. */
  readonly region: RegionSlug | null;
  /** The ZIP codes most people there use, the main one first. Neighbors share some; edges are left out. */
  readonly zips: readonly [string, ...string[]];
  /** Decimal degrees, near the middle of the place. */
  readonly point: { readonly latitude: number; readonly longitude: number };
};

// One line a place, so that a row can be reviewed at a glance.
// prettier-ignore
export const cities = [
  { slug: 'miami', name: 'Miami', county: 'Miami-Dade', region: 'miami-dade', zips: ['33131', '33130', '33125', '33126', '33127', '33128', '33129', '33132', '33133', '33135', '33136', '33137', '33138', '33142', '33144', '33145', '33150'], point: { latitude: 25.7743, longitude: -80.1937 } },
  { slug: 'miami-beach', name: 'Miami Beach', county: 'Miami-Dade', region: 'miami-dade', zips: ['33139', '33140', '33141'], point: { latitude: 25.8153, longitude: -80.1397 } },
  { slug: 'coral-gables', name: 'Coral Gables', county: 'Miami-Dade', region: 'miami-dade', zips: ['33134', '33146'], point: { latitude: 25.7215, longitude: -80.2684 } },
  { slug: 'hialeah', name: 'Hialeah', county: 'Miami-Dade', region: 'miami-dade', zips: ['33012', '33010', '33013', '33014', '33016', '33018'], point: { latitude: 25.8699, longitude: -80.3029 } },
  { slug: 'homestead', name: 'Homestead', county: 'Miami-Dade', region: 'miami-dade', zips: ['33030', '33032', '33033', '33034', '33035'], point: { latitude: 25.4673, longitude: -80.4458 } },
  { slug: 'doral', name: 'Doral', county: 'Miami-Dade', region: 'miami-dade', zips: ['33178', '33166', '33172', '33122'], point: { latitude: 25.8195, longitude: -80.3553 } },
  { slug: 'aventura', name: 'Aventura', county: 'Miami-Dade', region: 'miami-dade', zips: ['33180', '33160'], point: { latitude: 25.9565, longitude: -80.1392 } },
  { slug: 'north-miami', name: 'North Miami', county: 'Miami-Dade', region: 'miami-dade', zips: ['33161', '33167', '33168', '33181'], point: { latitude: 25.8901, longitude: -80.1867 } },
  { slug: 'miami-lakes', name: 'Miami Lakes', county: 'Miami-Dade', region: 'miami-dade', zips: ['33014', '33016', '33018'], point: { latitude: 25.9087, longitude: -80.3087 } },
  { slug: 'surfside', name: 'Surfside', county: 'Miami-Dade', region: 'miami-dade', zips: ['33154'], point: { latitude: 25.8784, longitude: -80.1256 } },
  { slug: 'golden-beach', name: 'Golden Beach', county: 'Miami-Dade', region: 'miami-dade', zips: ['33160'], point: { latitude: 25.967, longitude: -80.1209 } },
  { slug: 'pinecrest', name: 'Pinecrest', county: 'Miami-Dade', region: 'miami-dade', zips: ['33156'], point: { latitude: 25.667, longitude: -80.3081 } },
  { slug: 'kendall', name: 'Kendall', county: 'Miami-Dade', region: 'miami-dade', zips: ['33176', '33156', '33173', '33183', '33186'], point: { latitude: 25.6695, longitude: -80.3547 } },
  { slug: 'miami-gardens', name: 'Miami Gardens', county: 'Miami-Dade', region: 'miami-dade', zips: ['33056', '33055', '33169'], point: { latitude: 25.942, longitude: -80.2456 } },
  { slug: 'key-biscayne', name: 'Key Biscayne', county: 'Miami-Dade', region: 'miami-dade', zips: ['33149'], point: { latitude: 25.6937, longitude: -80.1628 } },
  { slug: 'bal-harbour', name: 'Bal Harbour', county: 'Miami-Dade', region: 'miami-dade', zips: ['33154'], point: { latitude: 25.8918, longitude: -80.127 } },
  { slug: 'sunny-isles-beach', name: 'Sunny Isles Beach', county: 'Miami-Dade', region: 'miami-dade', zips: ['33160'], point: { latitude: 25.9506, longitude: -80.1228 } },
  { slug: 'north-bay-village', name: 'North Bay Village', county: 'Miami-Dade', region: 'miami-dade', zips: ['33141'], point: { latitude: 25.8462, longitude: -80.1539 } },
  { slug: 'cutler-bay', name: 'Cutler Bay', county: 'Miami-Dade', region: 'miami-dade', zips: ['33189', '33190', '33157'], point: { latitude: 25.5783, longitude: -80.3377 } },
  { slug: 'fort-lauderdale', name: 'Fort Lauderdale', county: 'Broward', region: 'broward-county', zips: ['33301', '33304', '33305', '33306', '33308', '33309', '33311', '33312', '33315', '33316'], point: { latitude: 26.1223, longitude: -80.1434 } },
  { slug: 'hollywood', name: 'Hollywood', county: 'Broward', region: 'broward-county', zips: ['33020', '33019', '33021', '33023', '33024'], point: { latitude: 26.0311, longitude: -80.1646 } },
  { slug: 'cooper-city', name: 'Cooper City', county: 'Broward', region: 'broward-county', zips: ['33328', '33330', '33026'], point: { latitude: 26.0573, longitude: -80.2717 } },
  { slug: 'pembroke-pines', name: 'Pembroke Pines', county: 'Broward', region: 'broward-county', zips: ['33028', '33024', '33025', '33026', '33027', '33029'], point: { latitude: 26.0212, longitude: -80.3404 } },
  { slug: 'plantation', name: 'Plantation', county: 'Broward', region: 'broward-county', zips: ['33324', '33317', '33322', '33325'], point: { latitude: 26.1256, longitude: -80.2618 } },
  { slug: 'tamarac', name: 'Tamarac', county: 'Broward', region: 'broward-county', zips: ['33321', '33319', '33309'], point: { latitude: 26.2129, longitude: -80.2498 } },
  { slug: 'pompano-beach', name: 'Pompano Beach', county: 'Broward', region: 'broward-county', zips: ['33060', '33062', '33064', '33069'], point: { latitude: 26.2379, longitude: -80.1248 } },
  { slug: 'parkland', name: 'Parkland', county: 'Broward', region: 'broward-county', zips: ['33076', '33067'], point: { latitude: 26.3101, longitude: -80.2373 } },
  { slug: 'hallandale-beach', name: 'Hallandale Beach', county: 'Broward', region: 'broward-county', zips: ['33009'], point: { latitude: 25.9812, longitude: -80.1484 } },
  { slug: 'miramar', name: 'Miramar', county: 'Broward', region: 'broward-county', zips: ['33025', '33023', '33027', '33029'], point: { latitude: 25.977, longitude: -80.3358 } },
  { slug: 'davie', name: 'Davie', county: 'Broward', region: 'broward-county', zips: ['33314', '33324', '33325', '33328', '33330', '33331'], point: { latitude: 26.0791, longitude: -80.285 } },
  { slug: 'weston', name: 'Weston', county: 'Broward', region: 'broward-county', zips: ['33326', '33327', '33331', '33332'], point: { latitude: 26.1004, longitude: -80.3998 } },
  { slug: 'sunrise', name: 'Sunrise', county: 'Broward', region: 'broward-county', zips: ['33351', '33322', '33323', '33313'], point: { latitude: 26.166, longitude: -80.286 } },
  { slug: 'lauderhill', name: 'Lauderhill', county: 'Broward', region: 'broward-county', zips: ['33313', '33319'], point: { latitude: 26.1611, longitude: -80.2237 } },
  { slug: 'deerfield-beach', name: 'Deerfield Beach', county: 'Broward', region: 'broward-county', zips: ['33441', '33442'], point: { latitude: 26.3117, longitude: -80.1254 } },
  { slug: 'coral-springs', name: 'Coral Springs', county: 'Broward', region: 'broward-county', zips: ['33065', '33071', '33067', '33076'], point: { latitude: 26.2712, longitude: -80.2706 } },
  { slug: 'boca-raton', name: 'Boca Raton', county: 'Palm Beach', region: 'palm-beach-county', zips: ['33432', '33431', '33486', '33487', '33428', '33433', '33434', '33496', '33498'], point: { latitude: 26.3729, longitude: -80.1063 } },
  { slug: 'boynton-beach', name: 'Boynton Beach', county: 'Palm Beach', region: 'palm-beach-county', zips: ['33435', '33426', '33436', '33437', '33472', '33473'], point: { latitude: 26.5253, longitude: -80.0664 } },
  { slug: 'delray-beach', name: 'Delray Beach', county: 'Palm Beach', region: 'palm-beach-county', zips: ['33444', '33483', '33445', '33446', '33484'], point: { latitude: 26.4615, longitude: -80.0728 } },
  { slug: 'west-palm-beach', name: 'West Palm Beach', county: 'Palm Beach', region: 'palm-beach-county', zips: ['33401', '33405', '33407', '33409', '33411', '33412', '33417'], point: { latitude: 26.7483, longitude: -80.1266 } },
  { slug: 'jupiter', name: 'Jupiter', county: 'Palm Beach', region: 'palm-beach-county', zips: ['33458', '33477', '33478'], point: { latitude: 26.9215, longitude: -80.1101 } },
  { slug: 'naples', name: 'Naples', county: 'Collier', region: 'southwest-florida', zips: ['34102', '34103', '34104', '34105', '34108', '34109', '34110'], point: { latitude: 26.1423, longitude: -81.796 } },
  { slug: 'moorings', name: 'Moorings', county: 'Collier', region: 'southwest-florida', zips: ['34103'], point: { latitude: 26.177, longitude: -81.803 } },
  { slug: 'lely', name: 'Lely', county: 'Collier', region: 'southwest-florida', zips: ['34113'], point: { latitude: 26.1007, longitude: -81.7284 } },
  { slug: 'vineyards', name: 'Vineyards', county: 'Collier', region: 'southwest-florida', zips: ['34119'], point: { latitude: 26.2237, longitude: -81.728 } },
  { slug: 'marco-island', name: 'Marco Island', county: 'Collier', region: 'southwest-florida', zips: ['34145'], point: { latitude: 25.9412, longitude: -81.7184 } },
  { slug: 'east-naples', name: 'East Naples', county: 'Collier', region: 'southwest-florida', zips: ['34112', '34104'], point: { latitude: 26.1384, longitude: -81.7665 } },
  { slug: 'pelican-bay', name: 'Pelican Bay', county: 'Collier', region: 'southwest-florida', zips: ['34108'], point: { latitude: 26.2312, longitude: -81.8056 } },
  { slug: 'orlando', name: 'Orlando', county: 'Orange', region: 'central-florida', zips: ['32801', '32803', '32804', '32805', '32806', '32807', '32808', '32809', '32811', '32812', '32814', '32819', '32822', '32824', '32827', '32829', '32835', '32839'], point: { latitude: 28.5383, longitude: -81.3792 } },
  { slug: 'altamonte-springs', name: 'Altamonte Springs', county: 'Seminole', region: 'central-florida', zips: ['32701', '32714'], point: { latitude: 28.6609, longitude: -81.3956 } },
  { slug: 'clermont', name: 'Clermont', county: 'Lake', region: 'central-florida', zips: ['34711', '34714', '34715'], point: { latitude: 28.5494, longitude: -81.7729 } },
  { slug: 'st-cloud', name: 'St. Cloud', county: 'Osceola', region: 'central-florida', zips: ['34769', '34771', '34772'], point: { latitude: 28.2489, longitude: -81.2812 } },
  { slug: 'haines-city', name: 'Haines City', county: 'Polk', region: 'central-florida', zips: ['33844'], point: { latitude: 28.1145, longitude: -81.6201 } },
  { slug: 'titusville', name: 'Titusville', county: 'Brevard', region: 'central-florida', zips: ['32780', '32796'], point: { latitude: 28.5734, longitude: -80.8194 } },
  { slug: 'kissimmee', name: 'Kissimmee', county: 'Osceola', region: 'central-florida', zips: ['34741', '34743', '34744', '34746', '34747'], point: { latitude: 28.3047, longitude: -81.4167 } },
  { slug: 'apopka', name: 'Apopka', county: 'Orange', region: 'central-florida', zips: ['32703', '32712'], point: { latitude: 28.7038, longitude: -81.531 } },
  { slug: 'lake-buena-vista', name: 'Lake Buena Vista', county: 'Orange', region: 'central-florida', zips: ['32830'], point: { latitude: 28.371, longitude: -81.5195 } },
  { slug: 'davenport', name: 'Davenport', county: 'Polk', region: 'central-florida', zips: ['33837', '33896', '33897'], point: { latitude: 28.1614, longitude: -81.6017 } },
  { slug: 'mims', name: 'Mims', county: 'Brevard', region: 'central-florida', zips: ['32754'], point: { latitude: 28.6913, longitude: -80.844 } },
  { slug: 'sanford', name: 'Sanford', county: 'Seminole', region: 'central-florida', zips: ['32771', '32773'], point: { latitude: 28.8006, longitude: -81.2731 } },
  { slug: 'brooksville', name: 'Brooksville', county: 'Hernando', region: 'west-central-florida', zips: ['34601', '34602', '34604', '34613', '34614'], point: { latitude: 28.5555, longitude: -82.3899 } },
  { slug: 'plant-city', name: 'Plant City', county: 'Hillsborough', region: 'west-central-florida', zips: ['33563', '33565', '33566', '33567'], point: { latitude: 28.0189, longitude: -82.1147 } },
  { slug: 'sun-city-center', name: 'Sun City Center', county: 'Hillsborough', region: 'west-central-florida', zips: ['33573'], point: { latitude: 27.7181, longitude: -82.3518 } },
  { slug: 'spring-hill', name: 'Spring Hill', county: 'Hernando', region: 'west-central-florida', zips: ['34606', '34608', '34609'], point: { latitude: 28.4769, longitude: -82.5255 } },
  { slug: 'temple-terrace', name: 'Temple Terrace', county: 'Hillsborough', region: 'west-central-florida', zips: ['33617', '33637'], point: { latitude: 28.0353, longitude: -82.3893 } },
  { slug: 'ruskin', name: 'Ruskin', county: 'Hillsborough', region: 'west-central-florida', zips: ['33570'], point: { latitude: 27.7209, longitude: -82.4331 } },
  { slug: 'tampa', name: 'Tampa', county: 'Hillsborough', region: 'west-central-florida', zips: ['33602', '33603', '33604', '33605', '33606', '33607', '33609', '33610', '33611', '33612', '33613', '33614', '33615', '33616', '33618', '33619', '33624', '33625', '33626', '33629', '33634', '33635', '33647'], point: { latitude: 27.9475, longitude: -82.4584 } },
  { slug: 'riverview', name: 'Riverview', county: 'Hillsborough', region: 'west-central-florida', zips: ['33578', '33569', '33579'], point: { latitude: 27.8252, longitude: -82.3046 } },
  { slug: 'thonotosassa', name: 'Thonotosassa', county: 'Hillsborough', region: 'west-central-florida', zips: ['33592'], point: { latitude: 28.0614, longitude: -82.3023 } },
  { slug: 'brandon', name: 'Brandon', county: 'Hillsborough', region: 'west-central-florida', zips: ['33511', '33510'], point: { latitude: 27.9378, longitude: -82.2859 } },
  { slug: 'apollo-beach', name: 'Apollo Beach', county: 'Hillsborough', region: 'west-central-florida', zips: ['33572'], point: { latitude: 27.7731, longitude: -82.4076 } },
  { slug: 'st-petersburg', name: 'St. Petersburg', county: 'Pinellas', region: 'west-central-florida', zips: ['33701', '33702', '33703', '33704', '33705', '33707', '33709', '33710', '33711', '33712', '33713', '33714', '33716'], point: { latitude: 27.7931, longitude: -82.6652 } },
  { slug: 'clearwater', name: 'Clearwater', county: 'Pinellas', region: 'west-central-florida', zips: ['33755', '33756', '33759', '33760', '33761', '33762', '33763', '33764', '33765', '33767'], point: { latitude: 27.9795, longitude: -82.7663 } },
  { slug: 'largo', name: 'Largo', county: 'Pinellas', region: 'west-central-florida', zips: ['33770', '33771', '33773', '33774', '33778'], point: { latitude: 27.9098, longitude: -82.7884 } },
  { slug: 'dunedin', name: 'Dunedin', county: 'Pinellas', region: 'west-central-florida', zips: ['34698'], point: { latitude: 28.0329, longitude: -82.7862 } },
  { slug: 'tarpon-springs', name: 'Tarpon Springs', county: 'Pinellas', region: 'west-central-florida', zips: ['34689', '34688'], point: { latitude: 28.1461, longitude: -82.7568 } },
  { slug: 'sarasota', name: 'Sarasota', county: 'Sarasota', region: 'west-central-florida', zips: ['34236', '34237', '34239', '34234', '34231', '34232', '34233', '34235', '34238'], point: { latitude: 27.3364, longitude: -82.5306 } },
  { slug: 'venice', name: 'Venice', county: 'Sarasota', region: 'west-central-florida', zips: ['34285', '34292', '34293'], point: { latitude: 27.122, longitude: -82.4167 } },
  { slug: 'bradenton', name: 'Bradenton', county: 'Manatee', region: 'west-central-florida', zips: ['34205', '34203', '34207', '34208', '34209', '34210', '34212'], point: { latitude: 27.4989, longitude: -82.5748 } },
  { slug: 'north-port', name: 'North Port', county: 'Sarasota', region: 'west-central-florida', zips: ['34287', '34286', '34288', '34289', '34291'], point: { latitude: 27.0582, longitude: -82.198 } },
  { slug: 'punta-gorda', name: 'Punta Gorda', county: 'Charlotte', region: 'west-central-florida', zips: ['33950', '33955', '33983'], point: { latitude: 26.8941, longitude: -82.0513 } },
  { slug: 'port-charlotte', name: 'Port Charlotte', county: 'Charlotte', region: 'west-central-florida', zips: ['33952', '33948', '33953', '33954', '33980', '33981'], point: { latitude: 26.9895, longitude: -82.1137 } },
  { slug: 'gibsonton', name: 'Gibsonton', county: 'Hillsborough', region: 'west-central-florida', zips: ['33534'], point: { latitude: 27.8287, longitude: -82.3807 } },
  { slug: 'seffner', name: 'Seffner', county: 'Hillsborough', region: 'west-central-florida', zips: ['33584'], point: { latitude: 27.9836, longitude: -82.2756 } },
  { slug: 'wimauma', name: 'Wimauma', county: 'Hillsborough', region: 'west-central-florida', zips: ['33598'], point: { latitude: 27.7125, longitude: -82.299 } },
  { slug: 'dover', name: 'Dover', county: 'Hillsborough', region: 'west-central-florida', zips: ['33527'], point: { latitude: 27.9942, longitude: -82.2195 } },
  { slug: 'pinellas-park', name: 'Pinellas Park', county: 'Pinellas', region: 'west-central-florida', zips: ['33781', '33782'], point: { latitude: 27.8428, longitude: -82.6995 } },
  { slug: 'safety-harbor', name: 'Safety Harbor', county: 'Pinellas', region: 'west-central-florida', zips: ['34695'], point: { latitude: 27.9908, longitude: -82.6932 } },
  { slug: 'oldsmar', name: 'Oldsmar', county: 'Pinellas', region: 'west-central-florida', zips: ['34677'], point: { latitude: 28.0342, longitude: -82.6651 } },
  { slug: 'seminole', name: 'Seminole', county: 'Pinellas', region: 'west-central-florida', zips: ['33772', '33776', '33777'], point: { latitude: 27.8397, longitude: -82.7912 } },
  { slug: 'st-pete-beach', name: 'St. Pete Beach', county: 'Pinellas', region: 'west-central-florida', zips: ['33706'], point: { latitude: 27.7253, longitude: -82.7412 } },
  { slug: 'gulfport', name: 'Gulfport', county: 'Pinellas', region: 'west-central-florida', zips: ['33707', '33711'], point: { latitude: 27.7484, longitude: -82.7034 } },
  { slug: 'south-pasadena', name: 'South Pasadena', county: 'Pinellas', region: 'west-central-florida', zips: ['33707'], point: { latitude: 27.755, longitude: -82.7376 } },
  { slug: 'kenneth-city', name: 'Kenneth City', county: 'Pinellas', region: 'west-central-florida', zips: ['33709'], point: { latitude: 27.8156, longitude: -82.7201 } },
  { slug: 'madeira-beach', name: 'Madeira Beach', county: 'Pinellas', region: 'west-central-florida', zips: ['33708'], point: { latitude: 27.7981, longitude: -82.7973 } },
  { slug: 'belleair-beach', name: 'Belleair Beach', county: 'Pinellas', region: 'west-central-florida', zips: ['33786'], point: { latitude: 27.9231, longitude: -82.8432 } },
  { slug: 'belleair-bluffs', name: 'Belleair Bluffs', county: 'Pinellas', region: 'west-central-florida', zips: ['33770'], point: { latitude: 27.9214, longitude: -82.817 } },
  { slug: 'redington-beach', name: 'Redington Beach', county: 'Pinellas', region: 'west-central-florida', zips: ['33708'], point: { latitude: 27.8086, longitude: -82.8112 } },
  { slug: 'indian-shores', name: 'Indian Shores', county: 'Pinellas', region: 'west-central-florida', zips: ['33785'], point: { latitude: 27.8628, longitude: -82.8484 } },
  { slug: 'palmetto', name: 'Palmetto', county: 'Manatee', region: 'west-central-florida', zips: ['34221'], point: { latitude: 27.5214, longitude: -82.5723 } },
  { slug: 'ellenton', name: 'Ellenton', county: 'Manatee', region: 'west-central-florida', zips: ['34222'], point: { latitude: 27.5217, longitude: -82.5276 } },
  { slug: 'atlantic-beach', name: 'Atlantic Beach', county: 'Duval', region: null, zips: ['32233'], point: { latitude: 30.3344, longitude: -81.3987 } },
  { slug: 'bartow', name: 'Bartow', county: 'Polk', region: 'central-florida', zips: ['33830'], point: { latitude: 27.8964, longitude: -81.8431 } },
  { slug: 'bay-harbor', name: 'Bay Harbor Islands', county: 'Miami-Dade', region: 'miami-dade', zips: ['33154'], point: { latitude: 25.8876, longitude: -80.1312 } },
  { slug: 'biscayne-park', name: 'Biscayne Park', county: 'Miami-Dade', region: 'miami-dade', zips: ['33161'], point: { latitude: 25.8826, longitude: -80.1806 } },
  { slug: 'winter-springs', name: 'Winter Springs', county: 'Seminole', region: 'central-florida', zips: ['32708'], point: { latitude: 28.6881, longitude: -81.27 } },
  { slug: 'zephyrhills', name: 'Zephyrhills', county: 'Pasco', region: 'west-central-florida', zips: ['33542', '33540', '33541'], point: { latitude: 28.2336, longitude: -82.1812 } },
] as const satisfies readonly CityRow[];

export type City = (typeof cities)[number];
export type CitySlug = City['slug'];
