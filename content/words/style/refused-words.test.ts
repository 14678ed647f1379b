import { expect, test } from 'vitest';
import { readContentTexts } from '../../../tests/support/pages/content-texts.ts';
import { listRefused } from './refused-words.ts';

test('no text of content/ has a refused word or shape', async () => {
  // An address of a source is spelled as its owner spells it, and a consent stays as it was shown.
  const kept = ['words/style/', 'company/consent-wordings.ts consentWordings 2026-11-21 '];
  const texts = (await readContentTexts()).filter(
    ({ where }) => !kept.some((start) => where.startsWith(start)) && !where.endsWith(' url'),
  );
  expect(texts.length).toBeGreaterThan(4000);
  const faults = texts.flatMap(({ where, text }) =>
    listRefused(text, 'en').map((fault) => `${where}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** What stood on pages until November 2026. */
const oldSentences = [
  'Close the stopcock under the sink.',
  'The porthole glass of a washer wants cleaning.',
  'Plain machines that are built to be opened and mended.',
  'Same-day repair across Florida',
  'We list no gas main as a given for this village.',
  'Signs we would look for first in Jupiter',
  'Fizzing means lime.',
  'Tell us how many boat trips you wash for in a week.',
  'Give us plate voltage, stream or none, and your Zephyrhills lot.',
  'Our trusted technicians bring peace of mind.',
];

/** The ten worst, and others like them, each with what an American writes. */
const translations = [
  ['Often a stopped fan or a door left ajar.', 'The usual cause is a fan that stopped or a door left ajar.'],
  ['Usually a failed switch. Leave it off.', 'A failed switch is the usual cause. Leave it off.'],
  ['Worth fixing: a hose is a small repair.', 'It is worth fixing: a hose is a small repair.'],
  ['Smell gas? Touch no switch or flame.', 'Smell gas? Don’t touch light switches or use a flame.'],
  ['Use nothing sharp on the ice.', 'Do not use anything sharp on the ice.'],
  [
    'Water? Turn the breaker off, if you reach it dry.',
    'If you can reach the breaker without stepping in water, turn the breaker off.',
  ],
  ['An appliance stood in flood or salt water?', 'Was the appliance in a flood?'],
  [
    'Turn its breaker fully off, then on, once.',
    'Turn its breaker all the way off, then on again. Do this once only.',
  ],
  [
    'Turn the breaker off, then back on, one time.',
    'Turn the breaker off, then on again. Do this once only.',
  ],
  ['Open the door and listen whether it stops.', 'Open the door and listen for a change.'],
  ['Two electronic parts do not reach each other.', 'Two control boards are not communicating.'],
  ['Nothing to try. It needs a technician.', 'There is nothing you can safely try. It needs a technician.'],
  ['Turn it off when nobody cooks.', 'Turn it off when no one is cooking.'],
  ['Switch it off and wait.', 'Turn it off and wait.'],
  ['Say whether the oven burns gas.', 'Say whether the oven is gas.'],
  ['The gate calls you, so keep your phone at hand.', 'The gate calls you, so keep your phone nearby.'],
  ['Towers stand along Collins Avenue.', 'Towers line Collins Avenue.'],
  ['Parks lie along US 19.', 'There are parks along US 19.'],
  ['Say where a van may stand.', 'Say where a van may park.'],
  ['Ask the office in which hours we may work.', 'Ask the office what hours contractors may work.'],
  ['JEA brings the power to Atlantic Beach.', 'JEA supplies the power in Atlantic Beach.'],
  [
    'Have plastic replaced by smooth metal.',
    'If the vent is plastic, have a vent cleaner replace it with smooth metal.',
  ],
  ['The bridge opens for boats: leave some slack.', 'The bridge opens for boats, so allow some extra time.'],
  ['Older towers want insurance papers.', 'Older towers want an insurance certificate.'],
  ['It takes longer by design.', 'It is made to take longer.'],
  ['Leave an e-mail address.', 'Leave an email address.'],
  ['Most parts can be had.', 'Most parts are available.'],
  ['Farms there have wells of their own.', 'Farms there have their own wells.'],
  ['One valve closes the water of two homes.', 'One valve shuts off the water for two homes.'],
  ['The door reads as open.', 'The control thinks the door is open.'],
  ['Hold the key for three seconds.', 'Press and hold the lock button for three seconds.'],
  ['A key of the panel is stuck.', 'A button on the panel is stuck.'],
  ['Look for a lock sign.', 'Look for a lock symbol.'],
  ['A part of the main board does not answer.', 'A part of the main board is not responding.'],
  ['Run the disposer.', 'Run the garbage disposal.'],
  ['It is melt water.', 'It is defrost water.'],
  ['Under each list stands where it was read.', 'The source of each list is named below it.'],
  [
    'Say whether it is gas: the parts differ.',
    'Say whether it is gas or electric. They take different parts.',
  ],
  ['Call whichever of JEA and FPL bills you.', 'Call JEA or FPL; your bill names yours.'],
  ['Duke Energy has ten of our places.', 'Duke Energy serves ten of these towns.'],
  ['Acre lots there have wells.', 'Homes on an acre or more have wells.'],
  ['Set the rinse aid one step higher.', 'Set the rinse aid one setting higher.'],
  [
    'Not on our list for Tappan: range hoods.',
    'Is the Tappan name on another kitchen or laundry machine? Call and ask.',
  ],
  ['With dry feet, close both water valves.', 'If the floor is dry, close both water valves.'],
  ['The motor cannot find its start.', 'The motor does not reach its home position.'],
  ['It washes as before.', 'It still washes normally.'],
  ['That is the right state until we arrive.', 'Leave it that way until we arrive.'],
  ['A wine cooler breathes at its toe grille.', 'Air goes in through the grille at the bottom.'],
  ['It has to shed its wood panel first.', 'Its wood panel has to come off first.'],
  ['The heater that frees the ice is slow.', 'The heater that releases the ice is slow.'],
  ['Visits start between $75 and $95.', 'A visit starts at $75 to $95, depending on the appliance.'],
  ['The oven got hotter than it may.', 'The oven got hotter than it should.'],
  ['Water does not come in in time.', 'The washer fills too slowly.'],
  ['The sensor for the warmth of the room failed.', 'The room-temperature sensor failed.'],
  ['It may wash with poor results.', 'Dishes may not come out clean.'],
  ['Make room behind the fridge.', 'Make room behind the refrigerator.'],
  ['Turn it off. Keep an oven shut.', 'Turn it off. Keep an oven door shut.'],
  ['Close both valves: knob to the right.', 'Close both valves: knobs clockwise, levers across the pipe.'],
  ['Leave it for us. Brand and rough age will do.', 'Leave it for us. The brand and age are enough.'],
  ['Repairs of home appliances at your door', 'We repair appliances in your home.'],
  ['The fault is found', 'The technician finds the fault'],
  ['If anything else burns, call 911.', 'If flames spread, get everyone out and call 911.'],
  ['The city collects one time a week.', 'The city collects once a week.'],
  ['Reset the breaker one time.', 'Reset the breaker once.'],
  ['Its water comes from the Norwood plant, softened with lime.', 'The Norwood plant softens its water.'],
  ['County water is softened with lime.', 'County water is softened at the plant.'],
  ['In a park home, press the floor.', 'In a mobile home, press the floor.'],
  ['A dryer that smells of damp stays off.', 'A dryer that smells damp stays off.'],
  ['When all burners are out, do not relight.', 'If the gas goes out, do not relight anything.'],
  ['GE makes all nine. Some are built in.', 'GE makes all nine appliances we repair.'],
  ['Few others fit, so a repair can pay.', 'Few others fit, so a repair can be worth it.'],
  ['It wants a photo ID.', 'It asks for a photo ID.'],
  ['Close the valve, if you reach both dry.', 'Close it if you can reach both without stepping in water.'],
] as const;

test.each(translations)('refused: %s, but not: %s', (translated, american) => {
  expect(listRefused(translated, 'en')).not.toEqual([]);
  expect(listRefused(american, 'en')).toEqual([]);
});

test.each(oldSentences)('refused: %s', (sentence) => {
  expect(listRefused(sentence, 'en')).not.toEqual([]);
});

test('a plain sentence passes', () => {
  expect(
    listRefused('Close the shutoff valve. The grille needs cleaning. We fix it at your home.', 'en'),
  ).toEqual([]);
});
