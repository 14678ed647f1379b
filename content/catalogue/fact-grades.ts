// How well a fact is founded. docs/sources.md keeps one row for every fact that is not trade knowledge.

/**
 * "guide" is a national price guide; "listed" is a public list that names the maker's document it was read from; "trade" is what technicians
 * know from practice. The pages say so where it matters.
 */
export type FactGrade = 'maker' | 'listed' | 'agency' | 'guide' | 'survey' | 'utility' | 'data set' | 'trade';

/** One text that was read. `url` is the page itself where it is public, without a scheme. */
export type CatalogueSource = {
  readonly name: string;
  readonly grade: Exclude<FactGrade, 'trade' | 'listed'>;
  readonly url?: string;
};

/** Where the catalogue's facts come from, by short name. */
export const catalogueSources = {
  'cr-survey': {
    name: 'Consumer Reports, survey of members on 381,000 appliances bought 2008 to 2018, as reported by the Quad-City Times',
    grade: 'survey',
  },
  'nahb-life': {
    name: 'National Association of Home Builders and Bank of America, Study of Life Expectancy of Home Components, 2007',
    grade: 'survey',
  },
  'cr-half-price': {
    name: 'Consumer Reports, Repair or replace it?, November 2008',
    grade: 'survey',
    url: 'consumerreports.org/cro/appliances/resource-center/repair-or-replace-it-1005',
  },
  'this-old-house-costs': {
    name: 'This Old House, average repair costs',
    grade: 'guide',
    url: 'thisoldhouse.com/home-finances/reviews/home-warranty-cost-calculator',
  },
  'appliance-magazine-life': {
    name: 'Appliance magazine, life expectancy survey, September 2005 (compact refrigerators)',
    grade: 'survey',
  },
  'puc-gas': {
    name: 'Pennsylvania Public Utility Commission, Gas emergencies',
    grade: 'agency',
    url: 'puc.pa.gov/utility_industry/transportation/pipeline_safety/gas_emergencies.aspx',
  },
  'tpchd-carbon-monoxide': {
    name: 'Tacoma-Pierce County Health Department, Prevent carbon monoxide poisoning',
    grade: 'agency',
    url: 'tpchd.org/healthy-places/emergency-preparedness/prevent-carbon-monoxide-poisoning',
  },
  'nfpa-cooking': {
    name: 'National Fire Protection Association, cooking safety tips, as passed on by the Walnut Ridge fire department',
    grade: 'agency',
    url: 'walnutridgefd.com/information',
  },
  'usfa-cooking': {
    name: 'US Fire Administration, Fire is Everyone’s Fight, cooking fires, as printed by the Goleta Monarch Press, October 2018',
    grade: 'agency',
  },
  'usfa-dryers': {
    name: 'US Fire Administration, Clothes Dryer Fires in Residential Buildings (2008–2010), August 2012',
    grade: 'agency',
  },
  'fda-microwaves': {
    name: 'US Food and Drug Administration, Five tips for using your microwave oven safely, September 2016',
    grade: 'agency',
    url: 'fda.gov/forconsumers/consumerupdates/ucm048953.htm',
  },
  'fsis-outage': {
    name: 'US Department of Agriculture, Food Safety and Inspection Service, and FoodSafety.gov, food after a power outage',
    grade: 'agency',
  },
  'cpsc-flood': {
    name: 'US Consumer Product Safety Commission, appliances and wiring that were under water, 29 September 1993 and 25 April 2001 (release 01-134)',
    grade: 'agency',
    url: 'cpsc.gov',
  },
  'cpsc-tip-over': {
    name: 'US Consumer Product Safety Commission, findings on ranges that tip over, as reported by Consumer Reports, November 2010',
    grade: 'agency',
    url: 'consumerreports.org/cro/news/2010/11/one-year-old-child-killed-when-range-tips-over/index.htm',
  },
  'cpsc-recalls': {
    name: 'US Consumer Product Safety Commission, recalls, as listed with the address of each by the public list ApplianceDB',
    grade: 'agency',
    url: 'cpsc.gov/Recalls',
  },
  'epa-608': {
    name: 'US Environmental Protection Agency, Clean Air Act section 608 (EPA 430-F-95-117), August 1995',
    grade: 'agency',
  },
  'fpl-after-storm': {
    name: 'Florida Power & Light, safety after a storm, as passed on by a restoration firm, July 2017',
    grade: 'utility',
  },
  'ge-dryer-no-heat': {
    name: 'GE Appliances, Dryer: no heat (contentId 16921)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16921',
  },
  'ge-burner-ignition': {
    name: 'GE Appliances, Gas range and cooktop: slow ignition, no ignition or clicking (contentId 17827)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=17827',
  },
  'ge-jp350-manual': {
    name: 'GE Appliances, JP350 electric cooktop, Owner’s manual, page 8',
    grade: 'maker',
    url: 'manual.onestart.ai/manuals/GE-JP350-Owner-s-Manual-5097034?page=8',
  },
  'whirlpool-cooking-codes': {
    name: 'Whirlpool Product Help, Error codes for cooking appliances',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Cooking',
  },
  'ge-gas-oven-no-heat': {
    name: 'GE Appliances, Gas range: oven does not heat, but the burners heat (contentId 38007)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=38007',
  },
  'ge-electric-oven-no-heat': {
    name: 'GE Appliances, Electric range: oven does not heat, but burners do (contentId 16242)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16242',
  },
  'ge-range-codes': {
    name: 'GE Appliances, Range and wall oven error codes (contentId 16238)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16238',
  },
  'frigidaire-range-manual': {
    name: 'Frigidaire, GCRE3038AD electric range, Complete owner’s guide, page 31',
    grade: 'maker',
    url: 'manualshelf.com/manual/frigidaire/gcre3038ad/1-complete-owner-s-guide-english/page-31.html',
  },
  'lg-microwave-sparks': {
    name: 'LG, Why is my microwave arcing or sparking?',
    grade: 'maker',
    url: 'lg.com/us/support/help-library/lg-microwave-why-is-my-microwave-arcing-or-sparking--1430169363778',
  },
  'samsung-microwave-sparks': {
    name: 'Samsung, What to do if a microwave sparks (Gulf site)',
    grade: 'maker',
    url: 'samsung.com/ae/support/home-appliances/what-to-do-if-my-samsung-microwave-is-sparking-during-operation/',
  },
  'haier-microwave-normal': {
    name: 'Haier (GE Appliances), Microwave: what is normal (34804)',
    grade: 'maker',
    url: 'haierappliances.com/support/support-content/34804',
  },
  'whirlpool-microwave-filters': {
    name: 'Whirlpool Product Help, Cleaning the filters of an over-the-range microwave',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Cooking/Microwaves/Over-the-Range_Microwave/Cleaning_and_Filters/Exterior/Cleaning_the_Filters_(Grease_and_Charcoal)_-_Over-the-Range_Microwave',
  },
  'whirlpool-hood-filters': {
    name: 'Whirlpool Product Help, Cleaning or replacing the filters in a vent hood',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Cooking/Ventilation_and_Hoods/Product_Info/Ventilation_Cleaning_and_Care/Cleaning_or_Replacing_the_Filters_in_a_Vent_Hood',
  },
  'zephyr-hood-care': {
    name: 'Zephyr, How to maintain your range hood',
    grade: 'maker',
    url: 'helpcenter.zephyronline.com/hc/en-us/articles/17997963529357-How-To-Maintain-Your-Range-Hood',
  },
  'whirlpool-burners': {
    name: 'Whirlpool Product Help, Gas burners are clicking but not lighting',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Cooking/Cooktops/Product_Info/Cooktop_Product_Assistance/Gas_Burners_are_Clicking_but_Not_Lighting',
  },
  'kenmore-gas-range-manual': {
    name: 'Kenmore, gas range 790.7433, Use and care guide',
    grade: 'maker',
    url: 'somanuals.com/html/10/Kenmore-Range-7433-User-Manual.html',
  },
  'lg-washer-codes': {
    name: 'LG, Washer error code list',
    grade: 'maker',
    url: 'lg.com/us/support/help-library/lg-washer-error-code-list--20150140270078',
  },
  'lg-washer-filter': {
    name: 'LG, How to clean the drain pump filter of a washer',
    grade: 'maker',
    url: 'lg.com/us/support/help-library/lg-washer-how-to-clean-the-drain-pump-filter--20150206838321',
  },
  'samsung-washer-codes': {
    name: 'Samsung, Washer information codes (TSG10000997)',
    grade: 'maker',
    url: 'samsung.com/us/support/troubleshoot/TSG10000997/',
  },
  'samsung-washer-shakes': {
    name: 'Samsung, Washer shakes or vibrates (TSG10007111)',
    grade: 'maker',
    url: 'samsung.com/us/support/troubleshoot/TSG10007111/',
  },
  'samsung-washer-leaks': {
    name: 'Samsung, Washing machine is leaking (TSG10001007)',
    grade: 'maker',
    url: 'samsung.com/us/support/troubleshoot/TSG10001007/',
  },
  'whirlpool-washer-codes': {
    name: 'Whirlpool Product Help, Error codes in front load washers',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Laundry/Washers/Product_Info/Washer_Product_Assistance/Error_Codes_in_Front_Load_Washers',
  },
  'whirlpool-dryer-no-heat': {
    name: 'Whirlpool Product Help, Dryer is not heating',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Laundry/Dryers/Product_Info/Dryer_Product_Assistance/Dryer_is_Not_Heating',
  },
  'whirlpool-dryer-vent': {
    name: 'Whirlpool Product Help, Dryer vent may be blocked or restricted',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Laundry/Dryers/Product_Info/Dryer_Product_Assistance/Dryer_Vent_may_be_Blocked_or_Restricted',
  },
  'ge-dryer-no-start': {
    name: 'GE Appliances, Dryer: will not start (contentId 17381)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=17381',
  },
  'lg-dryer-codes': {
    name: 'LG, Dryer error code list',
    grade: 'maker',
    url: 'lg.com/us/support/help-library/lg-dryer-error-code-list--20152310891742',
  },
  'lg-dryer-drum': {
    name: 'LG, Dryer drum not turning',
    grade: 'maker',
    url: 'lg.com/us/support/help-library/lg-dryer-dryer-drum-not-turning--20154713270264',
  },
  'whirlpool-dishwasher-drain': {
    name: 'Whirlpool Product Help, Dishwasher not draining',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Dishwashers/Product_Info/Dishwasher_Product_Assistance/Dishwasher_Not_Draining',
  },
  'whirlpool-dishwasher-filter': {
    name: 'Whirlpool Product Help, How to clean the dishwasher filters',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Dishwashers/Product_Info/Dishwasher_Cleaning_and_Care/How_to_Clean_the_Dishwasher_Filters',
  },
  'whirlpool-dishwasher-leaks': {
    name: 'Whirlpool Product Help, Dishwasher leaking, troubleshooting guide',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Dishwashers/Product_Info/Dishwasher_Product_Assistance/Dishwasher_Leaking_Troubleshooting_Guide',
  },
  'whirlpool-dishwasher-start': {
    name: 'Whirlpool Product Help, Dishwasher not starting or not operating',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Dishwashers/Product_Info/Dishwasher_Product_Assistance/Dishwasher_Not_Starting_or_Not_Operating',
  },
  'whirlpool-dishwasher-drying': {
    name: 'Whirlpool Product Help, Not drying, dishwasher',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Dishwashers/Dishwasher/Drying_Performance/Not_Drying_-_Dishwasher',
  },
  'whirlpool-dishwasher-fill': {
    name: 'Whirlpool Product Help, Will not fill with water, dishwasher',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Dishwashers/Dishwasher/Cycle_Concerns/Cycle_Not_Advancing/Will_Not_Fill_with_Water/Will_Not_Fill_With_Water_-_Dishwasher',
  },
  'whirlpool-dishwasher-cloudy': {
    name: 'Whirlpool Product Help, Dull surfaces on dishes',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Dishwashers/Dishwasher/Wash_Performance/Other_Cookware_and_Dishes/Dull_Surfaces_on_Dishes',
  },
  'bosch-dishwasher-cleaning': {
    name: 'Bosch, Dishwasher not cleaning dishes',
    grade: 'maker',
    url: 'bosch-home.com/us/owner-support/get-support/support-selfhelp-dishwasher-not-cleaning-dishes',
  },
  'bosch-dishwasher-codes': {
    name: 'Bosch, Dishwasher error codes',
    grade: 'maker',
    url: 'bosch-home.com/us/owner-support/error-codes/dishwashers',
  },
  'ge-dishwasher-latch': {
    name: 'GE Appliances, Dishwasher: door will not latch (contentId 17527)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=17527',
  },
  'samsung-refrigerator-cooling': {
    name: 'Samsung, Cooling issues with refrigerator or freezer (TSG10003479)',
    grade: 'maker',
    url: 'samsung.com/us/support/troubleshoot/TSG10003479/',
  },
  'samsung-refrigerator-leaks': {
    name: 'Samsung, Refrigerator is leaking water (TSG10003766)',
    grade: 'maker',
    url: 'samsung.com/us/support/troubleshoot/TSG10003766/',
  },
  'whirlpool-refrigerator-floor': {
    name: 'Whirlpool Product Help, Water on the floor',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Refrigeration/Full-Size_Refrigerators/Product_Info/Installation_Support/What_to_Do_if_There_is_Water_on_the_Floor',
  },
  'samsung-ice-maker': {
    name: 'Samsung, Ice maker is not working (TSG10002387)',
    grade: 'maker',
    url: 'samsung.com/us/support/troubleshoot/TSG10002387/',
  },
  'kitchenaid-ice-maker': {
    name: 'KitchenAid Product Help, Ice maker not working, troubleshooting',
    grade: 'maker',
    url: 'producthelp.kitchenaid.com/Refrigeration/Full-Size_Refrigerators/Product_Info/Product_Assistance/Ice_Maker_Not_Working_-_Troubleshooting',
  },
  'samsung-dispenser': {
    name: 'Samsung, Water dispenser is not working (TSG10003791)',
    grade: 'maker',
    url: 'samsung.com/us/support/troubleshoot/TSG10003791/',
  },
  'frigidaire-refrigerator-door': {
    name: 'Frigidaire, Refrigerators: door issues',
    grade: 'maker',
    url: 'owner.frigidaire.com/support-articles/article/refrigerators-door-issues',
  },
  'ge-refrigerator-coils': {
    name: 'GE Appliances, Refrigerator: cleaning condenser coils (contentId 16266)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16266',
  },
  'ge-refrigerator-noise': {
    name: 'GE Appliances, Refrigerator: unusual noises (contentId 17473)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=17473',
  },
  'ge-refrigerator-drain': {
    name: 'GE Appliances, Side-by-side refrigerator: drain tube (contentId 19364)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=19364',
  },
  'lg-refrigerator-manual': {
    name: 'LG, refrigerator LSC27926SB, Owner’s manual, page 25',
    grade: 'maker',
    url: 'nodevice.com/user-manuals/refrigerators/lg/lsc27926sb/1116904?page=25',
  },
  'kitchenaid-undercounter-manual': {
    name: 'KitchenAid, undercounter refrigerator KURL114KPA, Owner’s manual, page 11',
    grade: 'maker',
    url: 'manualshive.com/en/manual/kitchenaid/kurl114kpa/1973421?page=11',
  },
  'kenmore-refrigerator-manual': {
    name: 'Kenmore, refrigerator 970-7090, Owner’s manual, page 30',
    grade: 'maker',
    url: 'manualshive.com/en/manual/kenmore/970-7090/184123?page=30',
  },
  'ge-dryer-drying-time': {
    name: 'GE Appliances, Dryer: taking too long to dry clothes (contentId 18058)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=18058',
  },
  'ge-dryer-drum': {
    name: 'GE Appliances, Dryer: drum does not turn (contentId 17096)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=17096',
  },
  'maytag-dryer-start': {
    name: 'Maytag Product Help, Dryer not starting or not operating',
    grade: 'maker',
    url: 'producthelp.maytag.com/Laundry/Dryers/Dryer/Operation/Not_Starting/Not_Starting_or_Not_Operating_-_Dryer',
  },
  'ge-dishwasher-leaks': {
    name: 'GE Appliances factory service, Why is my dishwasher leaking?',
    grade: 'maker',
    url: 'repair.geappliances.com/resources/faq/why-is-my-dishwasher-leaking',
  },
  'whirlpool-washer-odors': {
    name: 'Whirlpool Product Help, Removing odors or smells, front load washer',
    grade: 'maker',
    url: 'producthelp.whirlpool.com/Laundry/Washers/Front_Load_Washers/Wash_Performance_or_Clothing_Results/Cleaning_and_Maintenance/Removing_Odors_or_Smells_-_Front_Load_Washer',
  },
  'lg-washer-power': {
    name: 'LG, Why won’t my LG washing machine power on?',
    grade: 'maker',
    url: 'lg.com/us/support/help-library/lg-washer-why-wont-my-lg-washing-machine-power-on--20150791852235DRC',
  },
  'lg-washer-locked-door': {
    name: 'LG, Front load washing machine, locked door (Canadian site)',
    grade: 'maker',
    url: 'lg.com/ca_en/support/product-support/troubleshoot/help-library/cs-CT32012082-20152946712429/',
  },
  'ge-yellow-flame': {
    name: 'GE Appliances, Gas range and cooktop: yellow flames or soot (contentId 16965)',
    grade: 'maker',
    url: 'products.geappliances.com/appliance/gea-support-search-content?contentId=16965',
  },
  'ge-microwave-manual': {
    name: 'GE Appliances, microwave JE1460BF, Owner’s manual, page 4',
    grade: 'maker',
    url: 'manualshive.com/en/manual/ge/je1460bf/4203490?page=4',
  },
  'broan-hood-filters': {
    name: 'Broan-NuTone, Range hood filter guide',
    grade: 'maker',
    url: 'broan-nutone.com/en-us/home/learn/filter-replacement',
  },
  'grand-cru-wine-manual': {
    name: 'Grand Cru, wine cabinet GC143SBLV, Owner’s manual, page 19',
    grade: 'maker',
    url: 'manualshive.com/en/manual/grand-cru/gc143sblv/2254951?page=19',
  },
  'summit-wine-manual': {
    name: 'Summit, wine cellar ADWC1552, Owner’s manual, page 24',
    grade: 'maker',
    url: 'manualshive.com/en/manual/summit-professional/adwc1552/1392110?page=24',
  },
  'kingsbottle-wine-temperature': {
    name: 'KingsBottle, Temperature degree variance',
    grade: 'maker',
    url: 'kingsbottle.com/pages/temperature-degree-variance-1',
  },
  'edgestar-wine-fan': {
    name: 'EdgeStar support, Why does the fan on my wine or beverage cooler turn on and off?',
    grade: 'maker',
    url: 'support.edgestar.com/hc/en-us/articles/201000675',
  },
  'frigidaire-microwave-fan': {
    name: 'Frigidaire (Canadian site), When should I use the ventilation fan on my over-the-range microwave?',
    grade: 'maker',
    url: 'frigidaire.ca/Owner-Centre/FAQs/Cooking/Microwaves/how-and-when-should-i-use-the-ventilation-fan-on-my-over-the-range-microwave/',
  },
  'kenmore-induction-manual': {
    name: 'Kenmore, induction cooktop 970C6702, Owner’s manual, page 12',
    grade: 'maker',
    url: 'manualshive.com/en/manual/kenmore/970c6702-series/182798?page=12',
  },
  'jennair-cooktop-guide': {
    name: 'Jenn-Air, cooktop CCE3401, Use and care guide',
    grade: 'maker',
    url: 'manuals.online/jenn-air/cooktop/cce3401/user-manual/23w1t',
  },
} as const satisfies Readonly<Record<string, CatalogueSource>>;

export type CatalogueSourceId = keyof typeof catalogueSources;
/** What a fact rests on: a source that was read, or the trade's knowledge. */
export type FactBasis = CatalogueSourceId | 'trade';
