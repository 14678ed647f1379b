// cspell:ignore colour favour neighbour aluminium kilometres centimetres litres metres tyres
// Words and shapes that no text for readers has, and what to write instead: British words, advertising that says nothing, sentences
// about our own lists, and advice nobody can follow. refused-words.test.ts reads content/ for them, tests/built-site/ the pages.
import type { Localized } from '#content/language.ts';

export type RefusedShape = { readonly shape: RegExp; readonly instead: string };

const americanEnglish: readonly RefusedShape[] = [
  { shape: /\bstop ?cocks?\b/iu, instead: 'shutoff valve' },
  { shape: /\bportholes?\b/iu, instead: 'front-load window, or door' },
  { shape: /\bmend(?:s|ed|ing)?\b/iu, instead: 'fix, repair' },
  { shape: /\bwants? (?:cleaning|changing|replacing|looking)\b/iu, instead: 'needs cleaning' },
  {
    shape: /\b(?:litres?|liters?|metres?|kilometres?|centimetres?)\b/iu,
    instead: 'quarts, feet, miles, inches',
  },
  {
    shape: /\b(?:colour|favour|neighbour|centre|grey|aluminium|tyres?|kerb)\b/iu,
    instead: 'American spelling',
  },
  {
    shape: /\b(?:spanners?|worktops?|skirting boards?|hobs?|fortnight|whilst|cooker hood|tumble dryer)\b/iu,
    instead: 'the American word',
  },
  { shape: /\blook whether\b/iu, instead: 'see whether, check whether' },
  { shape: /\be-mail/iu, instead: 'email' },
  { shape: /\bin fall\b/iu, instead: 'in the fall' },
  { shape: /\blet out (?:your|the) (?:condo|house|home)\b/iu, instead: 'rent out' },
];

const emptyAdvertising: readonly RefusedShape[] = [
  {
    shape: /\b(?:top[- ]notch|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|second to none)\b/iu,
    instead: 'what it is',
  },
  {
    shape:
      /\b(?:look no further|rest assured|peace of mind|hassle[- ]free|one[- ]stop|your go-to|game[- ]changer)\b/iu,
    instead: 'nothing',
  },
  {
    shape:
      /\b(?:nestled|boasts?|vibrant|bustling|seamless(?:ly)?|unparalleled|passionate|we pride ourselves)\b/iu,
    instead: 'a fact',
  },
  {
    shape: /\b(?:trusted|expert|professional) (?:team|technicians|local|service)\b/iu,
    instead: 'a claim of the register, word for word',
  },
  {
    shape: /\bin today[’']s\b|\bwhen it comes to\b|\bmoreover\b|\bfurthermore\b|\bdelve\b|\butilize\b/iu,
    instead: 'the plain word',
  },
];

const ownLists: readonly RefusedShape[] = [
  {
    shape: /\bwe (?:have|list) no\b[^.]*\b(?:main|row|entry|fact|record)\b/iu,
    instead: 'what is true for the reader',
  },
  { shape: /\bas a given\b/iu, instead: 'what is usual here' },
  { shape: /\bsigns we would look for\b/iu, instead: 'the commonest signs first' },
  { shape: /\bour (?:database|data ?set|catalogue|catalog|map of places)\b/iu, instead: 'nothing' },
];

const oddAdvice: readonly RefusedShape[] = [
  { shape: /\bfizz\w*\b[^.]*\bmeans\b/iu, instead: 'one check with what it means' },
  { shape: /\btell us how many (?:boat|fish|trips|guests|horses)\b/iu, instead: 'what saves a visit' },
  { shape: /\bplate voltage\b/iu, instead: 'gas or electric' },
  {
    shape: /\bsame[- ]day (?:repair|fix|visit guaranteed)\b/iu,
    instead: 'ask before the cut-off; we say so on the phone',
  },
];

// What gave a text away as translated: no subject, the object in front of the verb's "no", words that no American says.
const translatedEnglish: readonly RefusedShape[] = [
  {
    shape:
      /(?:^|[.!?:]["”)]?\s)(?:Often|Usually|Most often|Mostly|Almost always|Nearly always|Seldom|Worth (?:it|fixing))\b/u,
    instead: 'a subject first: "The usual cause is …", "It is worth fixing"',
  },
  {
    shape: /(?:^|[.!?]\s)(?:Touch|Use|Put|Start|Poke|Let|Take|Turn|Give) (?:no|none|nothing|nobody)\b/u,
    instead: '"Do not use …"',
  },
  {
    shape: /\bthen on, once\b|\boff and on once\b|\bback on,? one time\b/iu,
    instead: '"then on again. Do this once only."',
  },
  { shape: /\babove all\b/iu, instead: '"especially"' },
  { shape: /\blikelier\b/iu, instead: '"more likely"' },
  {
    shape: /\b(?:listen|feel|look from the ground) whether\b/iu,
    instead: '"listen for", "feel for", "check that"',
  },
  { shape: /\bdo not reach each other\b/iu, instead: '"are not communicating"' },
  { shape: /\bnothing to try\b/iu, instead: '"There is nothing you can safely try."' },
  { shape: /\bnobody cooks\b/iu, instead: '"no one is cooking"' },
  {
    shape:
      /\bswitch(?:es|ed|ing)? (?:off|on)\b|\bswitch (?:it|them|the \w+|its (?:\w+ )?breaker|its breaker) (?:off|on)\b/iu,
    instead: '"turn off", "turn on"',
  },
  { shape: /\bburn(?:s|ing)? (?:gas|propane|natural gas)\b/iu, instead: '"is gas", "runs on propane"' },
  { shape: /\bat hand\b/iu, instead: '"nearby", "ready"' },
  {
    shape:
      /\b(?:houses?|homes?|towers?|buildings?|condos?|cottages|bungalows|machines?|refrigerators?|freezers?|washers?|dryers?|parks?|tanks|high-rises) (?:often |also |mostly )?stands?\b/iu,
    instead: '"is", "are", "line the street"',
  },
  {
    shape: /\b(?:parks?|communities|addresses|streets|houses|neighborhoods) (?:often |mostly )?lies?\b/iu,
    instead: '"is", "are"',
  },
  { shape: /\bvans? (?:may|can) stand\b/iu, instead: '"park"' },
  { shape: /\b(?:in )?which hours\b/iu, instead: '"what hours"' },
  { shape: /\bbrings? (?:the )?(?:power|electricity)\b/iu, instead: '"supplies the power"' },
  { shape: /\bhave \w+ replaced by\b/iu, instead: 'which thing, who replaces it, with what' },
  { shape: /\bif you (?:can )?reach (?:it|them|both) dry\b/iu, instead: '"without stepping in water"' },
  { shape: /\bstood in (?:the )?(?:flood|salt)\b/iu, instead: '"was in a flood"' },
  { shape: /\b(?:some|no|any|leave|give us) slack\b/iu, instead: '"allow some extra time"' },
  { shape: /\b(?:insurance|wants?|ask for|check) papers\b/iu, instead: '"certificate", "paperwork"' },
  { shape: /\bby design\b/iu, instead: '"is made to"' },
  { shape: /\b(?:can|could) (?:\w+ ){0,2}be had\b/iu, instead: '"is available"' },
  {
    shape: /\b(?:wells|gates?|plants?|entrances?) of (?:its|their|your) own\b/iu,
    instead: '"its own well"',
  },
  { shape: /\bcloses? the water\b(?! (?:valve|line))/iu, instead: '"shuts off the water"' },
  { shape: /\breads as (?:open|closed)\b/iu, instead: '"the control thinks it is open"' },
  {
    shape:
      /\bhold the key (?:with|for)\b|\b(?:lock|start|cancel) keys?\b|\bkeys? of (?:the|a) (?:panel|touch pad)\b/iu,
    instead: '"press and hold the lock button"',
  },
  { shape: /\block sign\b/iu, instead: '"lock symbol"' },
  { shape: /\b(?:part|panel|board|control) does not answer\b/iu, instead: '"is not responding"' },
  { shape: /\b(?:garbage|the|new) disposers?\b/iu, instead: '"garbage disposal"' },
  { shape: /\bmelt water\b/iu, instead: '"defrost water"' },
  { shape: /\bstands where\b/iu, instead: '"is named below"' },
  { shape: /\bparts differ\b/iu, instead: '"they take different parts"' },
  { shape: /\bwhichever of\b/iu, instead: '"A or B; your bill names yours"' },
  {
    shape: /\b(?:\d+|five|eight|ten|twelve) of our places\b|\bacre lots?\b/iu,
    instead: '"of these towns", "homes on an acre or more"',
  },
  { shape: /\bone step higher\b/iu, instead: '"one setting higher"' },
  {
    shape: /\bso that we come by\b|\bNot on our list\b/u,
    instead: 'nothing, or "Call and ask"',
  },
  { shape: /\bif anything else burns\b/iu, instead: '"if flames spread"' },
  { shape: /\bwith dry feet\b/iu, instead: '"If the floor is dry, …"' },
  { shape: /\bfinds? its (?:start|place)\b/iu, instead: '"does not reach its home position"' },
  { shape: /\b(?:washes|works|runs) as before\b/iu, instead: '"It still washes normally."' },
  { shape: /\bright state\b/iu, instead: '"Leave it that way."' },
  {
    shape:
      /\b(?:coolers?|refrigerators?|hoods?|ovens?|kitchens|towers|houses|homes|communities) breathes?\b/iu,
    instead: '"takes in air at …"',
  },
  { shape: /\bsheds? its\b/iu, instead: '"its panel has to come off"' },
  { shape: /\bfrees the ice\b/iu, instead: '"releases the ice"' },
  { shape: /\bhotter than it may\b/iu, instead: '"hotter than it should"' },
  { shape: /\bcome in in time\b/iu, instead: '"fills too slowly"' },
  { shape: /\bwarmth of the room\b/iu, instead: '"room temperature"' },
  { shape: /\bwash with poor results\b/iu, instead: '"may not come out clean"' },
  { shape: /\b(?:the|a|your) fridge\b/iu, instead: '"refrigerator", as everywhere' },
  { shape: /\bKeep an oven shut\b/iu, instead: '"Keep the oven door shut"' },
  {
    shape: /\bknobs? to the right\b|\blevers? crosswise\b/iu,
    instead: '"turn a knob clockwise, a lever across the pipe"',
  },
  { shape: /(?:^|[.!?]\s)Brand and (?:rough )?age\b/u, instead: '"The brand and age are enough."' },
  { shape: /\brepairs of \w+ appliances\b/iu, instead: '"We repair appliances"' },
  { shape: /\b[Tt]he fault is found\b/u, instead: 'who finds it' },
  { shape: /\bone time (?:a|each|per|only)\b|\bbreaker one time\b/iu, instead: '"once"' },
  {
    shape: /\bplants?(?: nearby)?, (?:softened|treated) (?:with|by)\b/iu,
    instead: '"The plant softens the water"',
  },
  {
    shape: /\bsoften[^.]{0,60}\bwith lime\b|\blime[- ]soften/iu,
    instead: '"softened at the plant": lime is what one scrapes off',
  },
  { shape: /\bpark homes?\b/iu, instead: '"a mobile home"' },
  { shape: /\bsmells of damp\b/iu, instead: '"smells damp"' },
  { shape: /\bwhen all burners are out\b/iu, instead: '"if the gas goes out": burners are out all day' },
  { shape: /\b(?:makes|make|made) all nine(?=[.:,;])/iu, instead: '"all nine appliances we repair"' },
  { shape: /\b(?:a repair|repair of [^.]{1,20}) can pay\b/iu, instead: '"can be worth it"' },
  { shape: /\bit wants a (?:photo|bill|proof)\b/iu, instead: '"it asks for"' },
  { shape: /\bstart between \W/iu, instead: '"starts at … to …, depending on the appliance"' },
];

export const refusedShapes = {
  en: [...americanEnglish, ...translatedEnglish, ...emptyAdvertising, ...ownLists, ...oddAdvice],
} as const satisfies Localized<readonly RefusedShape[]>;

/** What of a text is refused, as "word (instead: …)". */
export function listRefused(text: string, language: keyof typeof refusedShapes): readonly string[] {
  return refusedShapes[language].flatMap(({ shape, instead }) => {
    const found = shape.exec(text)?.[0];
    return found === undefined ? [] : [`${found} (instead: ${instead})`];
  });
}
