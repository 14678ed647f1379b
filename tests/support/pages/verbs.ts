// Whether a sentence has a verb. A list of the verbs this site uses, not a parser: a word after "a", "the" or "its" is taken for a noun.
// Who writes a sentence with another verb adds it here; a text without any is a fragment.

/** Regular verbs in their first form; the other forms follow from it. */
const regular =
  'add admit advise agree air allow answer apply ask avoid bake bead become begin belong bind blend blink block blow boil book break breathe bring broil brush build burn buy call cancel cap carry change charge check chew choose clean clear click climb cling clog close cloud coat collect come compare cook cool corrode cost count cover cross cut date decide delay deliver depend descale differ dim display drain draw drift drill drip drive dry ease eat empty end enter escape etch explain face fade fail fall feed feel fill find fit flip flood foam follow force freeze frost gather get give glow go grind grow guard hang happen harden harm hear heat help hide hit hold hum interrupt keep kill know last latch lay lead leak leave let level lift light like line list listen live load lock look loop loosen lose lower make mark mat match matter mean measure meet melt mention mind mix mop mount move name narrow need nest note offer open order outlook overheat overlook own pack park pass pay pick place plan play plug point post pour prefer preheat press prevent protect provide pull pump push put raise reach react read rebuild recirculate record recover recycle reheat remain remove rename repair repeat replace report request require reserve reset rest restart restore return review rinse rise roar rot rub ruin run rust sag save say scatter schedule scoop scratch seal seat see seem sell send serve set settle shade shake share shield shorten show shut sign shine sit skip slope slow smell smoke smooth soak soften sound spark spell split spot spread spring squeal stand start stay stick stiffen stock stop straighten struggle suggest supply surround suspect swap sweat swell swing take talk taste tell test throw tie tighten time touch treat trip try turn type unlock unplug use vacuum vary vent wait walk want warm warn wash watch wear weigh widen wipe work write';
const others =
  "is are was were be been being am has have had do does did can could may might must will would should isn't aren't don't doesn't won't can't gone went came took gave got made found left kept held told said saw ran fell felt broke bought built brought began became resells grew knew meant met paid read sold sent shook sat spoke stuck wore wrote drove chose froze hung rose crept";

function formsOf(verb: string): readonly string[] {
  const stem = verb.replace(/e$/u, '');
  const last = verb.at(-1) ?? '';
  return [
    verb,
    `${verb}s`,
    `${verb}es`,
    `${stem}ed`,
    `${verb}${last}ed`,
    verb.replace(/y$/u, 'ies'),
    verb.replace(/y$/u, 'ied'),
  ];
}

const verbs = new Set([...regular.split(' ').flatMap(formsOf), ...others.split(' ')]);
const determiners = new Set('a an the of its your our no every any their'.split(' '));

/** Whether one of the words of a sentence is a verb, and none that "the" makes a noun. */
export function hasVerb(sentence: string): boolean {
  const found =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      // With digits: "1a" is a number of a drawing, and no article.
      .match(/[\da-z']+/gu) ?? [];
  return found.some((word, at) => verbs.has(word) && !determiners.has(found[at - 1] ?? ''));
}
