// A worker: checks its share of files against the HTML standard and sends back what is wrong with them.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { z } from 'zod';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard'],
  // What an attribute means by the type of a field, which the preset leaves out.
  rules: { 'input-attributes': 'error' },
});
const standard = await loader.getConfigFor('page');
// Asked again for each page it takes 10 ms, more than the page itself.
loader.getConfigFor = () => standard;
const validator = new HtmlValidate(loader);

const faults: string[] = [];
for (const file of z.array(z.string()).parse(workerData)) {
  const report = await validator.validateString(readFileSync(file, 'utf8'), file);
  for (const { messages } of report.results)
    for (const { line, ruleId, message } of messages) faults.push(`${file} ${line}: ${ruleId}: ${message}`);
}
parentPort?.postMessage(faults);
