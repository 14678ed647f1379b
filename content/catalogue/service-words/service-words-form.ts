// The form of the words of one service. The words are in service-words-{slug}.ts and meet in service-words.ts.
import type { SafetyStopId } from '../safety-stops.ts';

/** May the appliance be used while you wait for the technician? */
export type MeanwhileAnswer = 'yes' | 'with-care' | 'no';

/** One way this appliance fails, as the homeowner meets it. */
export type ServiceProblem = {
  /** Anchor on the page; unique within its service. */
  readonly slug: string;
  /** What you see, hear or smell; reads as a heading. */
  readonly symptom: string;
  readonly likelyCauses: readonly string[];
  readonly whatTheTechnicianDoes: string;
  readonly safeMeanwhile: { readonly answer: MeanwhileAnswer; readonly words: string };
};

/** What in Florida wears an appliance; city pages pick the ones that are true of the place. */
export type FloridaKey = 'salt-air' | 'humidity' | 'hard-water' | 'surge' | 'heat' | 'seasonal';
export type FloridaMatter = { readonly key: FloridaKey; readonly heading: string; readonly text: string };

export type Question = { readonly question: string; readonly answer: string };

/** Everything a service page says, in one language. */
export type ServiceWords = {
  /** "Wine Cooler": as a label or in a heading. */
  readonly name: string;
  /** "wine cooler": in mid sentence. */
  readonly noun: string;
  /** "a wine cooler", "an oven". */
  readonly nounWithArticle: string;
  /** "wine coolers". */
  readonly plural: string;
  /** "Wine Cooler Repair". */
  readonly repairName: string;
  /** One sentence for cards, at most 160 characters. */
  readonly description: string;
  /** Four to six short phrases for cards. */
  readonly commonIssues: readonly string[];
  /** Title at most 60 characters, description 70 to 155. */
  readonly head: { readonly title: string; readonly description: string };
  /** The h1 of the service page. */
  readonly heading: string;
  /** Two sentences under the heading. */
  readonly intro: string;
  /** Six to ten. */
  readonly problems: readonly ServiceProblem[];
  /** What you can check safely before you call. */
  readonly safeChecks: readonly string[];
  /** Paragraphs; `source` names where the age figures come from. */
  readonly repairOrReplace: { readonly paragraphs: readonly string[]; readonly source: string };
  /** Paragraphs about the starting price; the figure itself is in services.ts. */
  readonly whatThePriceBuys: readonly string[];
  /** The dangers the page begins with; their words are in words/safety/safety-words.ts. */
  readonly safetyStops: readonly SafetyStopId[];
  readonly floridaMatters: readonly FloridaMatter[];
  /** Three to five. */
  readonly questions: readonly Question[];
};
