// What every recall says, in our own words. Facts and the agency's pages: recalls.ts.
import type { Localized } from '#content/language.ts';
import type { RecallWords } from './recall-form.ts';
import type { RecallId } from './recalls.ts';

export const recallWords = {
  en: {
    '26333': {
      machines: 'Gas ranges',
      hazard: 'Burns',
      remedy:
        'Leave the oven off until a new bake burner is installed free. The cooktop burners may be used.',
    },
    '25126': {
      machines: 'Electric ranges',
      hazard: 'Fire: a knob can be turned by accident',
      remedy: 'A free warning label. Turn on Control Lock when no one is cooking.',
    },
    '24335': {
      machines: 'Slide-in electric ranges',
      hazard: 'Fire: a knob can be turned by accident',
      remedy: 'Free knob locks or covers. Until they are on, leave nothing on the range.',
    },
    '24235': {
      machines: 'Electric ranges, recalled again',
      hazard: 'Fire and burns',
      remedy:
        'By serial number, a free repair or a refund. Leave nothing on the range when no one is cooking.',
    },
    '24117': {
      machines: 'Ranges with controls at the back',
      hazard: 'Electric shock',
      remedy: 'Leave it off until a new control panel is installed free.',
    },
    '24110': {
      machines: 'Side-by-side refrigerators with a slim ice bucket',
      hazard: 'Choking and cuts',
      remedy: 'Leave the ice maker off until a free new ice bucket part is in.',
    },
    '24033': {
      machines: 'Electric cooktops, model JP3030',
      hazard: 'Burns: a burner can stay hot with its knob turned off',
      remedy: 'Free new knob parts, put in for you. Until then, turn off the breaker after cooking.',
    },
    '23269': {
      machines: 'Gas cooktops with black-shafted plastic knobs',
      hazard: 'Gas leak and fire',
      remedy: 'Leave it off until the free new knobs are on.',
    },
    '23080': {
      machines: 'Top-load washers',
      hazard: 'Fire',
      remedy:
        'A free software update: washers that are online update themselves. Leave the washer off until it is done.',
    },
    '22143': {
      machines: 'Refrigerators with ice makers',
      hazard: 'Choking',
      remedy: 'Leave the ice maker off and empty the bucket. A technician installs a new ice maker free.',
    },
    '22117': {
      machines: 'French-door refrigerators with a bottom freezer',
      hazard: 'Falls: the freezer handle can come loose',
      remedy: 'Do not pull or lean on a loose handle. Free new fasteners, put in at home.',
    },
    '22028': {
      machines: 'Freestanding and slide-in ranges, Café and Profile among them',
      hazard: 'Tipping over',
      remedy:
        'The maker checks the anti-tip bracket at your home, free. Do not put anything on the open oven door until then.',
    },
    '19189': {
      machines: 'Glass cooktops with touch controls',
      hazard: 'Burns and fire: an element can turn on by itself',
      remedy: 'A free new cooktop, put in for you. Until then, turn off the breaker when no one is cooking.',
    },
    '17028': {
      machines: 'Top-load washers',
      hazard: 'Injury: the top can come off in the spin',
      remedy:
        'Wash bedding and bulky or waterproof things only on delicates. A free repair at home, or money toward a new washer.',
    },
    '16265': {
      machines: 'Top-load washers',
      hazard: 'Fire',
      remedy: 'Leave it off and unplugged until the free repair.',
    },
    '16759': {
      machines: 'Wall ovens',
      hazard: 'Fire',
      remedy: 'Leave it off until the free check and repair.',
    },
    '15200': {
      machines: 'Wall ovens with a roller rack',
      hazard: 'Burns',
      remedy: 'Leave the roller rack out until the free check at home.',
    },
    '13073': {
      machines: 'Top-load washers',
      hazard: 'Injury: the washer can shake hard in a spin',
      remedy: 'A free repair at home. Wash nothing waterproof in it, and stop it if it shakes hard.',
    },
    '13031': {
      machines: 'Electric ranges',
      hazard: 'Burns and fire: a burner may not turn down or off',
      remedy: 'A free repair at home. If a burner cannot be set, leave the range off.',
    },
    '13003': {
      machines: 'Front-load washers',
      hazard: 'Injury',
      remedy: 'Leave it off until the free repair.',
    },
    '12251': {
      machines: 'Gas dryers',
      hazard: 'Fire',
      remedy: 'Leave it off, with its gas valve closed, until a new gas valve is installed free.',
    },
    '12244': {
      machines: 'Dishwashers sold from 2006 to 2009',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker. A free repair, or money toward a new one.',
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
      machines: 'Dishwashers',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker. A free repair, or money toward a new one.',
    },
    '11016': {
      machines: 'Smoothtop cooktops and slide-in ranges (ICON among them)',
      hazard: 'Fire',
      remedy: 'Leave it off until the free repair kit is in.',
    },
    '10259': {
      machines: 'Front-load washers',
      hazard: 'Fire and electric shock',
      remedy: 'Leave it off and unplugged until the free repair.',
    },
    '10255': {
      machines: 'Dishwashers',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker. A free repair, or money toward a new one.',
    },
    '10031': {
      machines: 'Over-the-range microwaves',
      hazard: 'Electric shock',
      remedy: 'Leave it off until the free repair.',
    },
    '09322': {
      machines: 'Refrigerators, more models than in the first recall',
      hazard: 'Fire',
      remedy:
        'Call Maytag now with the model and serial number. If you smell something hot, turn off its breaker. A free repair at home.',
    },
    '09292': {
      machines: 'Washers',
      hazard: 'Fire',
      remedy: 'Leave it off and unplugged until the free repair.',
    },
    '09189': {
      machines: 'Ranges',
      hazard: 'Fire and burns',
      remedy: 'Leave the oven off until the free repair. The cooktop may be used.',
    },
    '09145': {
      machines: 'Refrigerators',
      hazard: 'Fire',
      remedy:
        'Call Maytag now with the model and serial number. If you smell something hot, turn off its breaker. A free repair at home.',
    },
    '09100': {
      machines: 'Dishwashers',
      hazard: 'Fire',
      remedy: 'Leave it off and turn off its breaker until the free repair.',
    },
    '09046': {
      machines: 'Wall ovens',
      hazard: 'Fire and burns during self-clean',
      remedy:
        'If the door does not open flat, do not use self-clean until the free repair. Baking is allowed.',
    },
    '08577': {
      machines: 'Gas dryers, model T 9820',
      hazard: 'Gas leak or fire',
      remedy: 'Leave it off, with its gas valve closed, until the free check.',
    },
    'bsh-2017': {
      machines: 'Dishwashers, more models than in 2015',
      hazard: 'Fire: the power cord can overheat',
      remedy: 'Leave it off and turn off its breaker until the free check and repair by the maker.',
    },
    'bsh-2015': {
      machines: 'Dishwashers',
      hazard: 'Fire: the power cord can overheat',
      remedy: 'Leave it off and turn off its breaker until the free check and repair by the maker.',
    },
    'viking-2015': {
      machines: 'Gas ranges sold from July 2007 to June 2014',
      hazard: 'Burns: the oven can turn on by itself',
      remedy: 'Turn off its breaker and leave it off until Viking has repaired it free.',
    },
    'viking-2013-fire': {
      machines: 'Side-by-side refrigerators with water and ice in the door',
      hazard: 'Fire: connectors of the wiring can overheat',
      remedy: 'Call Viking before you use it. If you smell something hot, turn off its breaker.',
    },
    'viking-2013': {
      machines: 'Built-in refrigerators, 36 inches wide, with a bottom freezer',
      hazard: 'Injury: a door can come off',
      remedy: 'A free repair at home. Stop using it if the door sags or does not close normally.',
    },
    '09242': {
      machines: 'Built-in refrigerators, 36 and 48 inches wide',
      hazard: 'Injury: a door can come off',
      remedy: 'A free repair at home. Stop using it if the door sags or does not close normally.',
    },
    'electrolux-2009': {
      machines: 'Icon and Kenmore Pro gas ranges, 30 inches wide',
      hazard: 'Carbon monoxide from the oven',
      remedy: 'Leave the oven off. The maker can tell from the model and serial number whether yours is one.',
    },
    'ge-2007': {
      machines: 'Wall ovens with a microwave above',
      hazard: 'Fire: the door switch of the microwave can overheat',
      remedy: 'Leave the microwave off until the free repair. The oven below may be used.',
    },
    '07228': {
      machines: 'Built-in ovens',
      hazard: 'Fire during self-clean',
      remedy: 'Do not use self-clean until the free check and repair.',
    },
    '07190': {
      machines: 'Dishwashers, Profile and Monogram among them',
      hazard: 'Fire: rinse aid can leak onto the wiring',
      remedy: 'Leave it off and turn off its breaker. A free repair, or money toward a new one.',
    },
    'maytag-samsung-2007': {
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
      remedy: 'Leave it off and turn off its breaker. A free repair, or money toward a new one.',
    },
  },
} as const satisfies Localized<Readonly<Record<RecallId, RecallWords>>>;
