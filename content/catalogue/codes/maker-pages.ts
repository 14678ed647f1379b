// The makers' own pages that name codes. None of them could be opened from where this was written: each was read on
// 22 November 2026 through public lists whose compilers opened it and name it (docs/sources.md, one row for each page).
import type { CodeSource } from './code-sources.ts';

export const makerPages = {
  'samsung-washer': {
    name: 'Samsung, washer information codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10000997/',
    grade: 'maker',
  },
  'samsung-dryer': {
    name: 'Samsung, dryer information codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10001006/',
    grade: 'maker',
  },
  'samsung-dishwasher': {
    name: 'Samsung, dishwasher information codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10004499/',
    grade: 'maker',
  },
  'samsung-refrigerator': {
    name: 'Samsung, refrigerator error codes',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10007315/',
    grade: 'maker',
  },
  'samsung-refrigerator-cooling': {
    name: 'Samsung, cooling issues with refrigerator or freezer',
    url: 'www.samsung.com/us/support/troubleshoot/TSG10003479/',
    grade: 'maker',
  },
  'lg-washer': {
    name: 'LG, washer error code list',
    url: 'www.lg.com/us/support/help-library/lg-washer-error-code-list--20150140270078',
    grade: 'maker',
  },
  'lg-front-load-washer': {
    name: 'LG, front-load washer error code list',
    url: 'www.lg.com/us/support/help-library/lg-front-load-washer-error-code-list--20155069413456',
    grade: 'maker',
  },
  'lg-child-lock': {
    name: 'LG, child lock (CL) of washers and dryers',
    url: 'www.lg.com/us/support/help-library/lg-washer-dryer-how-to-use-the-child-lock-feature-CT10000011-1366662755240',
    grade: 'maker',
  },
  'lg-dryer': {
    name: 'LG, dryer error code list',
    url: 'www.lg.com/us/support/help-library/lg-dryer-error-code-list--20152310891742',
    grade: 'maker',
  },
  'lg-refrigerator': {
    name: 'LG, refrigerator error code list',
    url: 'www.lg.com/us/support/help-library/lg-refrigerator-error-code-list--1441392048805',
    grade: 'maker',
  },
  'lg-dishwasher': {
    name: 'LG, dishwasher error code list',
    url: 'www.lg.com/us/support/help-library/lg-dishwasher-error-code-list--20150933422943',
    grade: 'maker',
  },
  'lg-range': {
    name: 'LG, range error codes list',
    url: 'www.lg.com/us/support/help-library/lg-range-error-codes-list--20150154166283',
    grade: 'maker',
  },
  'whirlpool-front-load-washer': {
    name: 'Whirlpool, error codes in front-load washers',
    url: 'producthelp.whirlpool.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Front_Load_Washers',
    grade: 'maker',
  },
  'whirlpool-top-load-washer': {
    name: 'Whirlpool, error codes in top-load HE washers',
    url: 'producthelp.whirlpool.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Top_Load_HE_Washers',
    grade: 'maker',
  },
  'maytag-front-load-washer': {
    name: 'Maytag, error codes in front-load washers',
    url: 'producthelp.maytag.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Front_Load_Washers',
    grade: 'maker',
  },
  'maytag-top-load-washer': {
    name: 'Maytag, error codes in top-load HE washers',
    url: 'producthelp.maytag.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Top_Load_HE_Washers',
    grade: 'maker',
  },
  'whirlpool-cooking': {
    name: 'Whirlpool, error codes for cooking appliances',
    url: 'producthelp.whirlpool.com/Cooking/Wall_Ovens_and_Ranges/Product_Info/Oven_Product_Assistance/Error_Codes_for_Cooking_Appliances',
    grade: 'maker',
  },
  'whirlpool-range': {
    name: 'Whirlpool, range error codes',
    url: 'producthelp.whirlpool.com/Cooking/Wall_Ovens_and_Ranges/Ranges/Error_Codes',
    grade: 'maker',
  },
  'ge-dishwasher': {
    name: 'GE Appliances, dishwasher codes',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16673',
    grade: 'maker',
  },
  'ge-range': {
    name: 'GE Appliances, range and wall oven codes',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16238',
    grade: 'maker',
  },
  'frigidaire-dishwasher': {
    name: 'Frigidaire, dishwasher error code guide',
    url: 'owner.frigidaire.com/support-articles/article/1829620-dishwasher-error-code-guide',
    grade: 'maker',
  },
  'electrolux-washer-e21': {
    name: 'Electrolux, front-load washer code E21',
    url: 'owner.electrolux.com/support-articles/article/1820072-laundry-front-loading-washer-displaying-error-code-e21-long-pump-out-time-',
    grade: 'maker',
  },
  'electrolux-washer-e41': {
    name: 'Electrolux, front-load washer code E41',
    url: 'owner.electrolux.com/support-articles/article/1820509-laundry-front-loading-washer-displaying-error-code-e41-door-is-open-',
    grade: 'maker',
  },
  'bosch-dishwasher': {
    name: 'Bosch, dishwasher error codes',
    url: 'www.bosch-home.com/us/owner-support/error-codes/dishwashers',
    grade: 'maker',
  },
  'bosch-washer': {
    name: 'Bosch, washer error codes',
    url: 'www.bosch-home.com/us/owner-support/error-codes/washers',
    grade: 'maker',
  },
  'thermador-dishwasher': {
    name: 'Thermador, dishwasher error codes',
    url: 'www.thermador.com/us/support/dishwashers/error-codes',
    grade: 'maker',
  },
  'miele-dishwasher': {
    name: 'Miele, operating instructions, dishwashers G 5006 and G 5008',
    url: 'media.miele.com/downloads/9a/3c/01_C7F138384EF71EEEB2AF8A4386E49A3C.pdf',
    grade: 'maker',
  },
} as const satisfies Readonly<Record<string, CodeSource>>;
