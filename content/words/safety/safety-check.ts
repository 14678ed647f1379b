// What no text of the site may say about a danger. A danger is worded in safety-words.ts and nowhere else: a text may name it,
// or repeat a sentence of the list, and may not give advice of its own. Some shapes are refused whatever stands around them.
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import {
  afterFlood,
  applianceDangers,
  applianceLines,
  fireElsewhere,
  leakLines,
  safetyWords,
} from './safety-words.ts';

/** A subject of the list, and how a text speaks of it in English. */
export type SafetySubject = {
  readonly name: string;
  /** A sign that names one of these may speak of the subject; any other text may not give advice on it. */
  readonly stops: readonly SafetyStopId[];
  readonly speaks: RegExp;
};

export const safetySubjects: readonly SafetySubject[] = [
  {
    name: 'gas smell',
    stops: ['gas-smell'],
    speaks: /\bgas (?:smell|odor)|\bsmell(?:s|ed|ing)?\b[^.]{0,12}\bgas\b|rotten eggs?\b|\bgas leaks?\b/iu,
  },
  {
    name: 'carbon monoxide',
    stops: ['carbon-monoxide', 'gas-flame'],
    speaks: /carbon monoxide|\bCO alarm/iu,
  },
  {
    name: 'burning smell or hot plug',
    stops: ['burning-smell', 'lint-fire'],
    speaks:
      /\b(?:burn(?:ing|t|ed)|hot|scorched|sharp|electrical|plastic|rubber) (?:smell|odor)|\bsmells? (?:hot|scorched|burn|sharp|of (?:burn|scorch|hot|plastic|rubber)|like (?:burn|plastic|hot))|\b(?:hot|warm|scorched|burn(?:ed|t)) (?:plug|cord|outlet)|\b(?:see|saw) smoke\b|\bit smokes\b/iu,
  },
  {
    name: 'grease fire, or fire inside',
    stops: ['grease-fire', 'fire-inside', 'lint-fire', 'burning-smell'],
    speaks:
      /\bgrease fires?\b|\bfire in (?:the|an?) (?:oven|microwave|dryer|pan|hood)|\bflames? (?:in|into|inside) the\b/iu,
  },
  {
    name: 'shock or tingle',
    stops: ['electric-tingle', 'microwave-case'],
    speaks: /\b(?:electric(?:al)? shock|shocked|a shock|tingles?|tingling)\b/iu,
  },
  {
    name: 'water near power',
    stops: ['water-near-power'],
    speaks:
      /\bwater\b[^.]{0,30}\b(?:plug|plugs|outlets?|power strip|wiring)\b|\bwet (?:plug|outlet|wiring)/iu,
  },
  {
    name: 'flood or salt water',
    stops: ['flood-water'],
    speaks:
      /\b(?:stood|sat|been|was|were) (?:in|under) (?:the )?(?:flood|salt ?water|water)\b|\bflooded (?:appliance|machine)|\bwater (?:stood|reached)\b/iu,
  },
  {
    name: 'refrigerant',
    stops: ['refrigerant'],
    speaks:
      /\brefrigerant\b[^.]*\b(?:hiss|escapes?|smell|leaks? out)|\b(?:hiss|hisses|hissing)\b|\bisobutane\b|\bpierced?\b/iu,
  },
  {
    name: 'inside of a microwave',
    stops: ['microwave-case'],
    speaks: /\bdeadly charge|\bhigh[- ]voltage\b|\bmicrowave[^.]*\b(?:case|capacitor)\b/iu,
  },
  {
    name: 'bad flame',
    stops: ['gas-flame'],
    speaks:
      /\b(?:yellow|lazy|lifting|sooty|weak),? (?:\w+ )?flames?\b|\bflames?\b[^.]{0,60}\b(?:yellow|lift(?:s|ing)?|soot|weak)\b/iu,
  },
  {
    name: 'heat that stays on',
    stops: ['heat-stays-on'],
    speaks: /\bstuck on high\b|\b(?:heat|burner|element|oven) (?:that )?(?:stays on|comes on by itself)/iu,
  },
  {
    name: 'cracked glass',
    stops: ['broken-glass-top', 'broken-door-glass', 'microwave-door'],
    speaks: /\bcracked (?:glass|top|cooktop|zone)|\bglass (?:top )?(?:is|has) (?:cracked|broken|shattered)/iu,
  },
];

/** Words by which a text tells the reader what to do, or that nothing need be done. */
const advice =
  /\b(?:leave|open|close|unplug|pull|switch|turn|call|wait|use|keep|shut|run|stop|touch|air|go|get|reset|let|safe|fine|normal|harmless|911)\b/iu;

const not = String.raw`(?<!\b(?:not|never|no|nor|nobody|nothing|without)\b[^.]{0,40})`;

/** Shapes that are wrong in every place, the list itself included. */
export const unsafeShapes: readonly { readonly name: string; readonly shape: RegExp }[] = [
  { name: 'a toothpick breaks off in a burner port', shape: /\btooth ?picks?\b/iu },
  { name: 'a port is never widened', shape: new RegExp(`${not}\\bwiden\\b`, 'iu') },
  {
    name: 'a hot plug is never pulled',
    shape:
      /\b(?:burn\w*|scorch\w*|smoke\w*|smoking|hot)\b[^.]{0,40}(?<!\bnot |\bdon’t )\b(?:unplug|pull (?:out )?(?:the|its) plug)/iu,
  },
  {
    name: 'nobody waits with gas',
    shape:
      /\b(?:gas|smell)\b[^.]*\b(?:half|first|few) (?:a |half )?(?:minutes?|seconds?)\b|\b(?:half|first|few) (?:a |half )?(?:minutes?|seconds?)\b[^.]*\b(?:gas|smell)\b/iu,
  },
  { name: 'gas is asked about before any waiting', shape: /\bwait\b.*\bsmell gas\b/iu },
  {
    name: 'a gas smell means leave, not air the room',
    shape:
      /\bsmell\w*\b[^.]{0,12}\bgas\b[^.]*\b(?:open (?:a|the) windows?|air the|ventilate|turn off the gas|close the gas|indoors)|\bgas smell\b[^.]*\b(?:open (?:a|the) windows?|air the|ventilate|indoors)/iu,
  },
  {
    name: 'no leak is looked for',
    shape: new RegExp(
      `${not}\\b(?:look for|find|test for|search for)\\b[^.]{0,12}\\bgas leak|\\bsoapy water\\b[^.]*\\bgas`,
      'iu',
    ),
  },
  {
    name: 'a bad flame is never safe',
    shape: /\bflames?\b[^.]*\b(?:is|are) (?:safe|fine|normal|harmless)\b|\b(?:blue and )?small is safe\b/iu,
  },
  { name: 'refrigerant is never topped up', shape: /\btop(?:s|ped|ping)?(?: it)?[- ](?:up|off)\b/iu },
  {
    name: 'a microwave’s case is never opened',
    shape: new RegExp(
      `${not}\\b(?:open|remove|unscrew|take off|lift off)\\b[^.]{0,15}\\b(?:outer )?case\\b`,
      'iu',
    ),
  },
  {
    name: 'half a breaker heats nothing',
    shape:
      /\b(?:half|one leg|120 ?volts?|120 ?V)\b[^.]*\b(?:heats? (?:slowly|less|weakly)|less heat|lukewarm|half (?:the|of the) heat|only (?:broils?|bakes?)|still (?:broils?|bakes?))\b|\b(?:only|still) (?:broils?|bakes?)\b[^.]*\bbreaker\b|\bhalf\b[^.]*\bbreaker\b[^.]*\b(?:broil|bake)\b/iu,
  },
  {
    name: 'a hood never runs without its filters',
    shape: new RegExp(
      `${not}\\bwith(?:out| no)\\b[^.]{0,10}\\bfilters?\\b|${not}\\bfilters? (?:out|off|removed)\\b`,
      'iu',
    ),
  },
  {
    name: 'no water on a fire',
    shape: new RegExp(
      `${not}\\b(?:throw|pour|use|spray)\\b[^.]{0,10}\\bwater\\b[^.]*\\b(?:fire|flames?|grease)\\b`,
      'iu',
    ),
  },
  {
    name: 'what was in a flood is not dried and turned on',
    shape:
      /\bflood\w*\b[^.]*\bdr(?:y|ied|ies)\b[^.]*\b(?:switch|turn|plug)(?:ed)?\b(?! it off)[^.]*\b(?:on|in)\b/iu,
  },
  {
    name: 'a safety switch or a fuse is never bridged',
    shape: new RegExp(`${not}\\b(?:bypass|bridge|jump)\\b[^.]{0,20}\\b(?:fuse|switch|thermostat)`, 'iu'),
  },
  { name: 'nobody is sent to a fuse box', shape: /\blook for\b[^.]{0,30}\bfuses?\b/iu },
  {
    name: 'a hose under pressure is looked at, not bent',
    shape: /\bbend\b[^.]{0,25}\bhoses?\b|\bhoses?\b[^.]{0,60}\bbend\b/iu,
  },
  { name: 'nobody crawls under a home', shape: /\blook under the home\b/iu },
  {
    name: 'a door is never held shut by hand',
    shape: new RegExp(`${not}\\bhold\\b[^.]{0,10}\\bdoor (?:shut|closed)\\b`, 'iu'),
  },
];

/** A coil or an element is touched only cold and with the breaker off, so a text that says touch says both. */
const touchesCoil =
  /\b(?:swap|pull(?: out)?|lift(?: out)?|unplug|remove|wiggle|push|reseat|touch|take out)\b[^.]{0,20}\b(?:coils?|elements?)\b/iu;

/** Every sentence of the list. A text may repeat one of them, word for word. */
const sentences: readonly string[] = [
  ...Object.values(safetyWords.en).flatMap((words) => Object.values(words)),
  ...Object.values(leakLines.en),
  ...Object.values(applianceLines.en).flatMap((lines) => Object.values(lines)),
  ...Object.values(applianceDangers.en['burning-smell']).flatMap((words) => Object.values(words)),
  afterFlood.en,
  fireElsewhere.en,
].toSorted((a, b) => b.length - a.length);

function withoutListed(text: string): string {
  return sentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
}

/** Names what a text says wrongly, or in its own words, about a danger. `named` are the dangers its sign names. English only. */
export function listSafetyFaults(text: string, named: readonly SafetyStopId[] = []): readonly string[] {
  const rest = withoutListed(text);
  const touches = touchesCoil.test(rest) && !(/\bcold\b/iu.test(rest) && /\bbreaker\b/iu.test(rest));
  return [
    ...unsafeShapes.filter(({ shape }) => shape.test(text)).map(({ name }) => name),
    ...(touches ? ['a coil or an element is touched only cold and with its breaker off'] : []),
    ...safetySubjects
      .filter(
        ({ stops, speaks }) =>
          speaks.test(rest) && advice.test(rest) && !stops.some((stop) => named.includes(stop)),
      )
      .map(({ name }) => `own advice on: ${name}`),
  ];
}
