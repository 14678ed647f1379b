import { cityFacts } from '#content/city-facts.ts';
import { services } from '#content/services.ts';
import { placeFactsOf } from '#content/city-service-page-words.ts';
import { sentencesFor } from '#domain/place-fact-fit.ts';
for (const [slug, f] of Object.entries(cityFacts) as any) for (const k of ['air','storms','rules']) {
  const t = (k==='rules'? f.buildingRules : f[k])?.text.en; if (!t) continue;
  const want = services.map(s=>s.slug).filter(s => (placeFactsOf[s] as readonly string[]).includes(k));
  const fit = want.filter(s => sentencesFor(s, t));
  if (fit.length !== want.length) console.log(`${slug} ${k}: ${t}  => ${fit.join(' ')||'NONE'}`);
}
const n: any = {}; for (const s of services) for (const [slug, f] of Object.entries(cityFacts) as any) {
 let c=0; for (const k of placeFactsOf[s.slug] as any) { if (['air','storms','rules'].includes(k)) { const t=(k==='rules'? f.buildingRules : f[k])?.text.en; if (t && sentencesFor(s.slug,t)) c++; } else if (k==='power'||k==='homes') c++; else if (k==='water'? f.water : f.gas) c++; }
 n[s.slug+c]=(n[s.slug+c]??0)+1; if (c<2) console.log('FEW', slug, s.slug, c); }
console.log(n);
