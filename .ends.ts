import { cityAdvice } from '#content/city-advice.ts';
const ok=/^(Tell us|Let us know|Give us|Say |Mention|Report|Describe|Note |When you|Call |Name |Send us|We need|Share|Bring|Which|Otherwise|Then tell|Also say|Add )/;
let n=0;
for (const [c, a] of Object.entries(cityAdvice)) for (const [k, v] of Object.entries((a as any).en)) { const p=(v as any).paragraphs.at(-1) as string; const ss=p.split(/(?<=[.?!]["”]?)(?<!\bSt\.) (?=[A-Z"0-9“])/); const l=ss.at(-1)!; console.log(`${c}/${k}: ${l}`);n++; }
