// Where each list of codes was read: a page of the maker, or a document of the maker.
import type { FactGrade } from '../fact-grades.ts';

/** A page or a document of a maker that names codes, and how it was read. */
export type CodeSource = {
  /** Name of the page or document as a link, or a line, says it. */
  readonly name: string;
  /** What to know before its codes are read. */
  readonly note?: string;
  /** "maker": read itself, in a copy or through a list of its own words. "listed": a public list names it as its source. */
  readonly grade: Extract<FactGrade, 'maker' | 'listed'>;
  /** Address of the maker's page, without a scheme. A document has none. */
  readonly url?: string;
};
