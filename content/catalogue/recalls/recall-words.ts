// What every recall says, in our own words. Facts and the agency's pages: recalls.ts.
import type { Localized } from '#content/language.ts';
import type { RecallWords } from './recall-form.ts';
import type { RecallId } from './recalls.ts';

export const recallWords = {
  en: {
    '26333': {
      machines: 'Gas ranges',
      hazard: 'Burns: the oven can light late, and its door can burst open',
      remedy:
        'Leave the oven off until a new bake burner is installed free. You can use the cooktop burners.',
    },
    '26199': {
      machines: 'Six-can minifridges EFMIS121, sold from 2020 to 2023',
      hazard: 'Fire, burns: a part inside can short out',
      remedy: 'Unplug it and leave it off. Curtis International, which made it, refunds your money.',
    },
    'frigidaire-minifridges': {
      machines: 'Minifridges EFMIS129, EFMIS137, EFMIS149 and EFMIS175, made 2020 to 2023',
      hazard: 'Fire, burns: a part inside can short out',
      remedy: 'Unplug it and leave it off. Curtis International, which made it, refunds your money.',
    },
    '25126': {
      machines: 'Electric ranges sold from 2015 to January 2025',
      hazard: 'Fire: a knob can be turned by accident',
      remedy: 'A free warning label is available. Turn on Control Lock when no one is cooking.',
    },
    '24335': {
      machines: 'Slide-in electric ranges sold from May 2013 to August 2024',
      hazard: 'Fire: a knob can be turned by accident',
      remedy:
        'Until free knob locks or covers are on, keep children and pets away, check that knobs are off, and leave nothing on top.',
    },
    '24235': {
      machines: 'Smoothtop electric ranges sold from June 2001 to August 2009',
      hazard: 'Fire, burns: a burner can turn on by itself or stay on',
      remedy:
        'Turn off its breaker after cooking. Leave nothing on it. The maker repairs it free, or pays a small sum and helps with haul-away.',
    },
    '24117': {
      machines: 'Ranges with controls at the back',
      hazard: 'Electric shock',
      remedy: 'Leave it off and turn off its breaker until a new control panel is installed free.',
    },
    '24110': {
      machines: 'Side-by-side refrigerators with slim ice bucket, sold 2015 to 2019',
      hazard: 'Choking and cuts',
      remedy: 'Leave the ice maker off until a free new ice bucket part is in.',
    },
    '24033': {
      machines: 'Electric cooktops JP3030, made from July to September 2022',
      hazard: 'Burns: a burner can stay hot with its knob turned off',
      remedy: 'New knob parts are installed free. Until then, turn off the breaker after cooking.',
    },
    '23269': {
      machines: 'Gas cooktops with black-shafted plastic knobs, sold 2016 to 2022',
      hazard: 'Gas leak and fire',
      remedy: 'Leave it off until the free new knobs are on.',
    },
    'frigidaire-laundry-2023': {
      machines: 'Gas laundry centers sold from October 2014 to April 2018',
      hazard: 'Fire: lint can collect in the dryer and burn',
      remedy: 'Do not use the dryer until the free check, repair and lint cleaning. You can use the washer.',
    },
    '23080': {
      machines: 'Top-load washers sold from June 2021 to December 2022',
      hazard: 'Fire',
      remedy:
        'Leave the washer off until its free software update is done. If it is plugged in and online, it updates itself.',
    },
    '22143': {
      machines: 'Refrigerators with ice makers, sold April 2020 to March 2022',
      hazard: 'Choking',
      remedy: 'Leave the ice maker off and empty the bucket. A technician installs a new ice maker free.',
    },
    '22117': {
      machines: 'French-door refrigerators, bottom freezer, sold February 2020 to January 2022',
      hazard: 'Falls: the freezer handle can come loose',
      remedy: 'Do not pull or lean on a loose handle. New fasteners are put in free at home.',
    },
    '22028': {
      machines: 'Ranges, also Café and Profile, sold May to July 2021',
      hazard: 'Tipping over',
      remedy:
        'The maker checks the anti-tip bracket at your home, free. Do not put anything on the open oven door until then.',
    },
    '20020': {
      machines: 'Kenmore Elite countertop microwaves sold May 2017 to July 2018',
      hazard: 'Burns: its outside can get very hot',
      remedy: 'Leave it off and unplugged until the free repair at home.',
    },
    '19189': {
      machines: 'Touch-control glass cooktops sold from March 2017 to August 2019',
      hazard: 'Burns and fire: an element can turn on by itself',
      remedy: 'A new cooktop is installed free. Until then, turn off the breaker when no one is cooking.',
    },
    '17028': {
      machines: 'Top-load washers sold from March 2011 to November 2016',
      hazard: 'Injury: the top can come off during the spin',
      remedy:
        'Wash bedding and bulky or waterproof things only on delicates. The repair at home is free, or you get money toward a new washer.',
    },
    '16265': {
      machines: 'Profile top-load washers sold from June 2003 to October 2011',
      hazard: 'Fire',
      remedy: 'Leave it off and unplugged until the free repair.',
    },
    '16253': {
      machines: 'Over-the-range microwaves sold from January 2014 to April 2016',
      hazard: 'Fire',
      remedy: 'Leave it off and unplugged, or turn off its breaker. The maker replaces it free.',
    },
    '16759': {
      machines: 'Wall ovens',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker until the free check and repair.',
    },
    '15200': {
      machines: 'Wall ovens with a roller rack',
      hazard: 'Burns',
      remedy: 'Leave the roller rack out until the free check at home.',
    },
    '13073': {
      machines: 'Top-load washers sold from April 2010 to December 2012',
      hazard: 'Injury: the washer can shake hard during a spin',
      remedy: 'Wash nothing waterproof, and stop the washer if it shakes hard. The repair at home is free.',
    },
    '13031': {
      machines: 'Electric ranges sold from January 2006 to June 2010',
      hazard: 'Burns and fire: a burner may not turn down or off',
      remedy: 'If a burner cannot be set, leave the range off. The repair at home is free.',
    },
    '13003': {
      machines: 'Front-load washers',
      hazard: 'Injury',
      remedy: 'Leave it off until the free repair.',
    },
    '12251': {
      machines: 'Gas dryers sold from November 2009 to August 2010',
      hazard: 'Fire',
      remedy: 'Leave it off, with its gas valve closed, until a new gas valve is installed free.',
    },
    '12244': {
      machines: 'Dishwashers sold from March 2006 to August 2009',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker. The repair is free, or you get money toward a new one.',
    },
    '12737': {
      machines: 'Gas ranges sold at Lowe’s',
      hazard: 'Fire',
      remedy: 'Leave bake and broil off until the free check at home.',
    },
    '12021': {
      machines: 'Gas rangetops with a grill, on propane',
      hazard: 'Explosion',
      remedy: 'Leave it off, with its gas valve closed, until the free repair.',
    },
    '11022': {
      machines: 'Profile and Monogram dishwashers made from 2002 to 2006',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker. The repair is free, or you get money toward a new one.',
    },
    '11016': {
      machines: 'Smoothtop cooktops and slide-in ranges (Electrolux ICON among them)',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker until the free repair kit is in.',
    },
    '10259': {
      machines: 'Front-load washers sold from December 2006 to May 2010',
      hazard: 'Fire and electric shock',
      remedy: 'Leave it off and unplugged until the free repair.',
    },
    '10255': {
      machines: 'Dishwashers sold from February 2006 to April 2010',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker. The repair is free, or you get money toward a new one.',
    },
    '10118': {
      machines: 'Built-in ovens added to the recall of 2007',
      hazard: 'Fire during self-clean',
      remedy:
        'Do not use self-clean. Ask the maker whether your model is one; the check and the repair are free.',
    },
    '10031': {
      machines: 'Over-the-range microwaves sold from January to July 2009',
      hazard: 'Electric shock',
      remedy: 'Leave it off and unplugged, or turn off its breaker, until the free repair.',
    },
    '09322': {
      machines: 'Refrigerators sold from September 2000 to May 2004',
      hazard: 'Fire',
      remedy:
        'Call Maytag now with the model and serial number. If you smell something hot, turn off its breaker. The repair at home is free.',
    },
    '09292': {
      machines: 'Washers',
      hazard: 'Fire',
      remedy: 'Leave it off and unplugged until the free repair.',
    },
    '09189': {
      machines: 'Ranges',
      hazard: 'Fire and burns',
      remedy: 'Leave the oven off until the free repair. You can use the cooktop.',
    },
    '09145': {
      machines: 'Refrigerators sold from January 2001 to January 2004',
      hazard: 'Fire',
      remedy:
        'Call Maytag now with the model and serial number. If you smell something hot, turn off its breaker. The repair at home is free.',
    },
    '09100': {
      machines: 'Dishwashers made from May 1999 to July 2005',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker until the free repair.',
    },
    '09046': {
      machines: 'Wall ovens sold from October 2002 to December 2004',
      hazard: 'Fire and burns during self-clean',
      remedy:
        'If the door does not open flat, do not use self-clean until the free repair. Baking is allowed.',
    },
    '08577': {
      machines: 'Gas dryers, model T 9820, sold March to December 2007',
      hazard: 'Gas leak or fire',
      remedy: 'Leave it off, with its gas valve closed, until the free check.',
    },
    'bsh-2017': {
      machines: 'Dishwashers sold from January 2013 to May 2015',
      hazard: 'Fire: the power cord can overheat',
      remedy: 'Leave it off and turn off its breaker until the free check and repair by the maker.',
    },
    'bsh-2015': {
      machines: 'Dishwashers, named by model and serial number',
      hazard: 'Fire: the power cord can overheat',
      remedy:
        'Read both numbers to the maker. If yours is one, turn off its breaker until the free check and repair.',
    },
    'viking-2015': {
      machines: 'Gas ranges VGIC, VGCC or VGSC, sold 2007 to 2014',
      hazard: 'Burns: the oven can turn on by itself',
      remedy: 'Turn off its breaker and leave it off until Viking has repaired it free.',
    },
    'viking-2013-fire': {
      machines: 'Side-by-side refrigerators, dispenser in the door, sold 2012 to 2013',
      hazard: 'Fire: connectors of the wiring can overheat',
      remedy:
        'Turn off its breaker, move the food, and leave it off until you have called Viking and done what the recall says.',
    },
    'viking-2013': {
      machines: '36-inch built-in bottom-freezer refrigerators sold November 2005 to October 2012',
      hazard: 'Injury: a door can come off',
      remedy:
        'If the door sags or does not close normally, stop using the refrigerator. The repair at home is free.',
    },
    '09242': {
      machines: '36- and 48-inch built-in refrigerators made from 1999 to 2006',
      hazard: 'Injury: a door can come off',
      remedy:
        'If the door sags or does not close normally, stop using the refrigerator. The repair at home is free.',
    },
    'electrolux-2009': {
      machines: '30-inch Electrolux Icon or Kenmore Pro gas ranges, sold 2008–2009',
      hazard: 'Carbon monoxide from the oven',
      remedy: 'Leave the oven off. The maker can tell from the model and serial number whether yours is one.',
    },
    'ge-2007': {
      machines: 'Wall ovens with a microwave above, sold 2000 to 2003',
      hazard: 'Fire: the door switch of the microwave can overheat',
      remedy: 'Leave the microwave off until the free repair. You can use the oven below.',
    },
    '07228': {
      machines: 'Built-in ovens sold from November 2004 to May 2007',
      hazard: 'Fire during self-clean',
      remedy:
        'The models are C271B, C301B and those that begin with SEC or SEM. Do not use self-clean until the free check and repair.',
    },
    'thermador-2007': {
      machines: 'Ceramic cooktops, two models',
      hazard: 'Burns and fire: a burner can turn on by itself',
      remedy:
        'Turn off its breaker when no one is cooking. Ask the maker whether your model is one; the repair at home is free.',
    },
    '07190': {
      machines: 'Dishwashers, also GE Profile and Monogram, made 1997 to 2001',
      hazard: 'Fire: rinse aid can leak onto the wiring',
      remedy: 'Leave it off and turn off its breaker. The repair is free, or you get money toward a new one.',
    },
    '07135': {
      machines: 'Front-load washers sold from April 2005 to August 2006',
      hazard: 'Fire: water can leak onto the wiring',
      remedy: 'Leave it off and unplugged until the free repair.',
    },
    'viking-dishwashers': {
      machines: 'Dishwashers built May to September 2010, sold to March 2012',
      hazard: 'Fire: an electrical part can overheat',
      remedy: 'Leave it off and turn off its breaker until the free repair at home.',
    },
    'maytag-2007': {
      machines: 'Dishwashers sold from July 1997 to June 2001',
      hazard: 'Fire: rinse aid can leak onto the wiring',
      remedy: 'Leave it off and turn off its breaker. The repair is free, or you get money toward a new one.',
    },
    'whirlpool-2001': {
      machines: 'Over-the-range microwaves sold from January 1998 to September 2001',
      hazard: 'Fire: it can overheat',
      remedy:
        'If its serial number begins with XC, leave it off and unplugged, or turn off its breaker, until the free repair.',
    },
    'thermador-2001': {
      machines: 'Ovens with microwave (CM301, CM302), sold 2000 to May 2001',
      hazard: 'Fire: the door may not lock during self-clean',
      remedy: 'Do not use self-clean until the free check and repair.',
    },
    '97060': {
      machines: 'Gas dryers sold from 1989 to 1991',
      hazard: 'Fire: a switch can fail and let it overheat',
      remedy: 'Leave it off and unplugged until the free check and repair.',
    },
  },
} as const satisfies Localized<Readonly<Record<RecallId, RecallWords>>>;
