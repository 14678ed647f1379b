// The form of the words of one service. The words are in service-words-{slug}.ts and meet in service-words.ts.
import type { SafetyStopId } from '../safety-stops.ts';

/** What in Florida wears an appliance; city pages pick the ones that are true of the place. */
export type FloridaKey = 'salt-air' | 'humidity' | 'hard-water' | 'surge' | 'heat' | 'seasonal';
export type FloridaMatter = { readonly key: FloridaKey; readonly heading: string; readonly text: string };

export type Question = { readonly question: string; readonly answer: string };

/** What a service page says beside its signs (sign-words/), in one language. */
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
  /** Title at most 60 characters, description 70 to 155. */
  readonly head: { readonly title: string; readonly description: string };
  /** The h1 of the service page. */
  readonly heading: string;
  /** Two sentences under the heading. */
  readonly intro: string;
  /** What owners of this appliance ask before what is wrong with it: is it worth a visit, is the wine safe? At most 32 words. */
  readonly firstAnswer?: string;
  /** The dangers the page begins with; their words are in words/safety/safety-words.ts. */
  readonly safetyStops: readonly SafetyStopId[];
  readonly floridaMatters: readonly FloridaMatter[];
  /** Three to five. */
  readonly questions: readonly Question[];
};
