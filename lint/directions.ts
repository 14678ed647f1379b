// Who may import whom. Default-deny: a folder that is not named here may import nothing and be imported by nobody.
//   content ← domain ← site        site and server never import each other
//                    ← server      nothing imports bench or scripts but scripts/progress; what tests share is for tests and bench
import type { Linter } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import { areas, type Area } from './areas.ts';
import { browserDomain } from './browser-domain.ts';
import { storeRooms } from './store-floors.ts';

const serverRooms = ['store', 'intake', 'notices', 'opening', 'photos', 'http', 'log', 'env'] as const;

/** What each area may import besides itself. "site/pages" import everything that makes a page; nothing imports them. */
const allowed = {
  config: ['settings', 'site build', 'lint', 'support'],
  lint: [],
  content: [],
  domain: ['content'],
  elements: ['domain'],
  sections: ['elements', 'domain'],
  islands: ['elements'],
  enhance: [],
  head: ['content', 'domain', 'settings'],
  maps: ['content', 'domain', 'elements'],
  'site build': ['domain', 'settings'],
  styles: [],
  pictures: ['content', 'elements'],
  'page props': ['content', 'domain', 'elements', 'sections', 'head', 'pictures', 'settings'],
  layout: ['content', 'domain', 'elements', 'sections', 'islands', 'enhance', 'head', 'styles', 'settings'],
  answers: ['content', 'domain', 'sections', 'islands', 'page props', 'settings'],
  pages: [
    'content',
    'domain',
    'elements',
    'sections',
    'islands',
    'enhance',
    'head',
    'maps',
    'layout',
    'answers',
    'pictures',
    'page props',
    'settings',
    'styles',
  ],
  settings: ['content', 'domain'],
  store: ['domain', 'log'],
  intake: ['domain', 'store', 'notices'],
  notices: ['domain', 'store', 'log'],
  opening: ['domain', 'store', 'log'],
  photos: ['domain'],
  http: ['content', 'domain', 'store', 'intake', 'notices', 'opening', 'photos', 'log', 'env'],
  log: [],
  env: ['domain'],
  server: ['content', 'domain', ...serverRooms],
  progress: [],
  scripts: [
    'progress',
    'content',
    'domain',
    'site build',
    'server',
    'store',
    'notices',
    'http',
    'log',
    'env',
  ],
  bench: ['progress', 'domain', 'server', 'store', 'notices', 'http', 'log', 'support'],
  art: ['progress', 'content'],
  'built-site tests': ['site build', 'content', 'domain', 'http', 'server', 'env', 'support'],
  journeys: ['support', 'progress'],
  'installed tests': ['domain', 'support'],
  engines: ['support'],
  faults: ['domain', 'server', 'store', 'notices', 'opening', 'http', 'log', 'support'],
  support: ['progress', 'site build', 'answers', 'content', 'domain', 'server', ...serverRooms],
} as const satisfies Record<Area, readonly Area[]>;

const isArea = (...area: Area[]) => ({ file: { categories: area } });
const isFile = (path: string | readonly string[]) => ({ file: { path } });

const allow = (to: object) => ({ allow: { to } });

/** These may name the shape of a fact, never the fact: values come as props or arguments. */
const knowsShapes: readonly Area[] = ['elements', 'sections', 'islands', 'enhance', 'store', 'notices'];
/** The company's facts are handed to the server as a value, so that a test can change them all in one place. */
const isGivenFacts: readonly Area[] = ['http', 'env', 'server'];

/** Single files of other areas that an area may import as well. */
const single: Partial<Record<Area, readonly string[]>> = {
  // One look for news serves what both have on the page of a request.
  // What only a script says: no page need carry it.
  islands: [
    ...browserDomain,
    'site/enhance/request-*.ts',
    'content/words/forms/{fault,unsent}-words.ts',
    'content/words/repairs/plate-frame-words.ts',
  ],
  enhance: browserDomain,
  engines: ['domain/paths/paths.ts'],
  journeys: ['domain/paths/paths.ts'],
  store: ['content/language.ts'],
  notices: ['content/language.ts', 'content/words/mail/*.ts'],
};

/** What holds for the imports of the files of an area. */
function policiesOf(area: Area) {
  const own = area === 'store' ? [] : [area];
  return [
    allow(isArea(...own, ...allowed[area])),
    ...(single[area] === undefined ? [] : [allow(isFile(single[area]))]),
    // Within the store, room by room.
    ...(area === 'store'
      ? storeRooms.map(({ files, mayImport }) => ({ from: isFile(files), ...allow(isFile(mayImport)) }))
      : []),
    ...(isGivenFacts.includes(area) ? [{ disallow: { to: isFile('content/company/company.ts') } }] : []),
    ...(knowsShapes.includes(area)
      ? [{ allow: { to: isArea('content'), dependency: { kind: 'type' } } }]
      : []),
    // A test beside the code may use what the tests share, and the facts: it ships nothing. Nobody imports a test.
    { from: isFile('**/*.test.{ts,tsx}'), ...allow(isArea('support', 'content', 'answers')) },
    { from: isFile('server/store/**/*.test.ts'), ...allow(isArea('store', 'notices')) },
    { from: isFile('scripts/**/*.test.ts'), ...allow(isArea('store')) },
    { disallow: { to: isFile('**/*.{test,spec}.{ts,tsx}') } },
  ];
}

function rulesOf(area: Area): Linter.RulesRecord {
  const options = { default: 'disallow', checkUnknownLocals: true, checkInternals: true };
  return { 'boundaries/dependencies': ['error', { ...options, policies: policiesOf(area) }] };
}

export const directions = {
  plugins: { boundaries },
  settings: {
    'boundaries/files-single-match': true,
    'boundaries/files': areas.map(([category, pattern]) => ({ category, pattern })),
    'import/resolver': { typescript: { noWarnOnMultipleProjects: true } },
  },
  rules: { 'boundaries/no-unknown-files': 'error' } satisfies Linter.RulesRecord,
  /**
   * An entry for each area, with its own policies alone: asked about each import, those of all areas took a third of the whole lint.
   * The last entry that fits a file holds, and the first area.
   */
  byArea: areas.map(([area, pattern]) => ({ files: [pattern], rules: rulesOf(area) })).toReversed(),
};
