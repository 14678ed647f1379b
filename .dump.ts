import { cityFacts } from '#content/city-facts.ts';
import { cities } from '#content/cities.ts';
const mode = process.argv[2];
for (const c of cities) { const f: any = cityFacts[c.slug];
 if (mode==='u') console.log(`${c.slug} [${c.county};${c.coast};${c.zips.join(' ')}] P:${f.electricity.utilities.join(' + ')} W:${f.water?.utilities.join(' + ')} (${f.water?.origin}) ${f.gas?'G:'+f.gas.utilities.join(' + '):''} | ${f.homes.kinds.join(', ')}`);
 if (mode==='a') console.log(`${c.slug} [${c.coast}] AIR ${f.air.text.en} WATER ${f.water?.note.en}`);
 if (mode==='h') console.log(`${c.slug} HOMES ${f.homes.text.en} STORM ${f.storms?.text.en} RULES ${f.buildingRules?.text.en}`);
 if (mode==='i') console.log(`${c.slug} ${f.intro.en} ROADS ${f.orientation.texts.en.join(' ')}`);
}
