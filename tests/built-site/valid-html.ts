// Every page against the HTML standard. Shared by the test files that split the pages, so that two cores share the work.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltPage } from './built-site.ts';

const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] });
const standard = await loader.getConfigFor('page');
// Asked again for each page it takes 10 ms, more than the page itself.
loader.getConfigFor = () => standard;
const validator = new HtmlValidate(loader);

/** What html-validate's standard preset says of the pages, as "path line: rule: message", at most twenty. */
export async function listHtmlFaults(pages: readonly BuiltPage[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { path, html } of pages) {
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results) {
      for (const { line, ruleId, message } of messages) faults.push(`${path} ${line}: ${ruleId}: ${message}`);
    }
    if (faults.length > 20) break;
  }
  return faults.slice(0, 20);
}
