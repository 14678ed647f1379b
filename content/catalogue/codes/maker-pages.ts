// The makers' own pages that name codes. None of them could be opened from where this was written: each was read on
// 22 November 2026 through public lists whose compilers opened it and name it (docs/sources.md, one row for each page).
import type { CodeSource } from './code-sources.ts';

const applianceDb = 'ApplianceDB';
const publicLists = 'public code lists';

export const makerPages = {
  'samsung-washer': {
    name: 'Samsung, washer information codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10000997/',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'samsung-dryer': {
    name: 'Samsung, dryer information codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10001006/',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'samsung-dishwasher': {
    name: 'Samsung, dishwasher information codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10004499/',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'samsung-refrigerator': {
    name: 'Samsung, refrigerator error codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10007315/',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'samsung-refrigerator-cooling': {
    name: 'Samsung, cooling issues with refrigerator or freezer',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10003479/',
    grade: 'maker',
    listedBy: publicLists,
  },
  'lg-washer': {
    name: 'LG, washer error code list',
    url: 'www.lg.com/us/support/help-library/lg-washer-error-code-list--20150140270078',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'lg-front-load-washer': {
    name: 'LG, front-load washer error code list',
    url: 'www.lg.com/us/support/help-library/lg-front-load-washer-error-code-list--20155069413456',
    grade: 'maker',
    listedBy: publicLists,
  },
  'lg-dryer': {
    name: 'LG, dryer error code list',
    url: 'www.lg.com/us/support/help-library/lg-dryer-error-code-list--20152310891742',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'lg-refrigerator': {
    name: 'LG, refrigerator error code list',
    url: 'www.lg.com/us/support/help-library/lg-refrigerator-error-code-list--1441392048805',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'lg-dishwasher': {
    name: 'LG, dishwasher error code list',
    url: 'www.lg.com/us/support/help-library/lg-dishwasher-error-code-list--20150933422943',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'lg-range': {
    name: 'LG, range error codes list',
    url: 'www.lg.com/us/support/help-library/lg-range-error-codes-list--20150154166283',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'whirlpool-front-load-washer': {
    name: 'Whirlpool, error codes in front-load washers',
    url: 'producthelp.whirlpool.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Front_Load_Washers',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'whirlpool-top-load-washer': {
    name: 'Whirlpool, error codes in top-load HE washers',
    url: 'producthelp.whirlpool.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Top_Load_HE_Washers',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'maytag-front-load-washer': {
    name: 'Maytag, error codes in front-load washers',
    url: 'producthelp.maytag.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Front_Load_Washers',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'maytag-top-load-washer': {
    name: 'Maytag, error codes in top-load HE washers',
    url: 'producthelp.maytag.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Top_Load_HE_Washers',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'whirlpool-cooking': {
    name: 'Whirlpool, error codes for cooking appliances',
    url: 'producthelp.whirlpool.com/Cooking/Wall_Ovens_and_Ranges/Product_Info/Oven_Product_Assistance/Error_Codes_for_Cooking_Appliances',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'whirlpool-range': {
    name: 'Whirlpool, range error codes',
    url: 'producthelp.whirlpool.com/Cooking/Wall_Ovens_and_Ranges/Ranges/Error_Codes',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'ge-dishwasher': {
    name: 'GE Appliances, dishwasher codes',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16673',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'ge-range': {
    name: 'GE Appliances, range and wall oven codes',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16238',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'frigidaire-dishwasher': {
    name: 'Frigidaire, dishwasher error code guide',
    url: 'owner.frigidaire.com/support-articles/article/1829620-dishwasher-error-code-guide',
    grade: 'maker',
    listedBy: applianceDb,
  },
  'electrolux-washer-e21': {
    name: 'Electrolux, front-load washer code E21',
    url: 'owner.electrolux.com/support-articles/article/1820072-laundry-front-loading-washer-displaying-error-code-e21-long-pump-out-time-',
    grade: 'maker',
    listedBy: publicLists,
  },
  'electrolux-washer-e41': {
    name: 'Electrolux, front-load washer code E41',
    url: 'owner.electrolux.com/support-articles/article/1820509-laundry-front-loading-washer-displaying-error-code-e41-door-is-open-',
    grade: 'maker',
    listedBy: publicLists,
  },
  'bosch-dishwasher': {
    name: 'Bosch, dishwasher error codes',
    url: 'www.bosch-home.com/us/owner-support/error-codes/dishwashers',
    grade: 'maker',
    listedBy: publicLists,
  },
  'bosch-washer': {
    name: 'Bosch, washer error codes',
    url: 'www.bosch-home.com/us/owner-support/error-codes/washers',
    grade: 'maker',
    listedBy: publicLists,
  },
  'thermador-dishwasher': {
    name: 'Thermador, dishwasher error codes',
    url: 'www.thermador.com/us/support/dishwashers/error-codes',
    grade: 'maker',
    listedBy: publicLists,
  },
  'miele-dishwasher': {
    name: 'Miele, operating instructions, dishwashers G 5006 and G 5008',
    url: 'media.miele.com/downloads/9a/3c/01_C7F138384EF71EEEB2AF8A4386E49A3C.pdf',
    grade: 'maker',
    listedBy: publicLists,
  },
} as const satisfies Readonly<Record<string, CodeSource>>;
