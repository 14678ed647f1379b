// Says what is still placeholder, sample, unproven or undecided; ends with 1 while anything is.
import { claims } from '#content/company/claims.ts';
import { company } from '#content/company/company.ts';
import { companyPapers } from '#content/company/company-papers.ts';
import { faultPrices } from '#content/company/fault-prices.ts';
import { testimonials } from '#content/company/testimonials.ts';
import { statedCompany } from '#domain/company/company-facts.ts';
import { fillFacts } from '#domain/words/fill-facts.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { listLaunchFaults } from './launch-faults.ts';

const said = fillFacts(claims, standingFacts(statedCompany.hours, 'en'));
const faults = listLaunchFaults(
  { company, claims: said, testimonials, faultPrices, papers: companyPapers },
  process.env,
);
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'Ready to launch.' : `${faults.length} things to settle before launch.`);
process.exitCode = faults.length === 0 ? 0 : 1;
