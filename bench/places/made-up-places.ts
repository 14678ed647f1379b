// More places than there are: a copy of the sources of the site whose list of places goes on with made-up ones.
import { appendFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');
/** All that `astro build` reads. */
const sources = ['astro.config.ts', 'content', 'domain', 'package.json', 'public', 'site', 'tsconfig.json'];

/** Every 106th is made after the same place: its county, ZIP codes, guide and utilities, some miles away. */
const citiesAndMore = `] as const satisfies readonly CityRow[];

const madeUp = Array.from({ length: MORE }, (_, place) => {
  const model = realCities[place % realCities.length];
  const turn = Math.floor(place / realCities.length) + 1;
  const point = {
    latitude: model.point.latitude + Math.sin(place) * 0.1,
    longitude: model.point.longitude + Math.cos(place) * 0.1,
  };
  return { ...model, slug: \`\${model.slug}-no-\${turn}\`, name: \`\${model.name} No. \${turn}\`, point };
});
export const cities = [...realCities, ...madeUp];
`;

/** Puts something in a text's place; a text that is not there has changed and has to be looked at. */
async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer says: ${from}`);
  await writeFile(file, text.replace(from, to));
}

/** A record by slug answers for a made-up place as for its model. */
async function answerForModel(file: string, name: string): Promise<void> {
  await replaceIn(file, `export const ${name}:`, `const real:`);
  const model = String.raw`String(slug).replace(/-no-\d+$/u, '')`;
  await appendFile(file, `export const ${name} = new Proxy(real, { get: (all, slug) => all[${model}] });\n`);
}

/** Fills an empty folder with a site of that many places, of which nothing gets into the project. */
export async function copyWithPlaces(folder: string, places: number): Promise<void> {
  for (const source of sources) await cp(join(project, source), join(folder, source), { recursive: true });
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  const list = join(folder, 'content/places/cities.ts');
  const known = (await readFile(list, 'utf8')).match(/^ {2}\{ slug: /gmu)?.length ?? 0;
  await replaceIn(list, 'export const cities = [', 'const realCities = [');
  const more = citiesAndMore.replace('MORE', String(Math.max(0, places - known)));
  await replaceIn(list, '] as const satisfies readonly CityRow[];\n', more);
  await answerForModel(join(folder, 'content/places/utilities.ts'), 'utilities');
  await answerForModel(join(folder, 'content/places/guides/guides.ts'), 'placeGuides');
}
