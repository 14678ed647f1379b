import { cityAdvice } from '#content/city-advice.ts';
import { writeFileSync } from 'node:fs';
let out: string[] = [];
for (const [c, a] of Object.entries(cityAdvice)) { let s = `@@ ${c}\n`; for (const [k, v] of Object.entries((a as any).en)) s += `[${k}] ${(v as any).heading} | ${(v as any).paragraphs.join(' // ')}\n`; out.push(s); }
let part = 0, cur = '';
for (const s of out) { if (cur.length + s.length > 29500) { writeFileSync(`/tmp/reader-adv-${String(part).padStart(2,'0')}.txt`, cur); part++; cur=''; } cur += s; }
writeFileSync(`/tmp/reader-adv-${String(part).padStart(2,'0')}.txt`, cur);
