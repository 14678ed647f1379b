/** Descriptions longer than this are cut by search engines. In characters. */
const longestDescription = 155;

/** Joins the first sentence with as many of the others as fit into a description; the ones that do not fit are left out. */
export function fitSentences(first: string, others: readonly string[]): string {
  return others.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= longestDescription ? longer : text;
  }, first);
}
