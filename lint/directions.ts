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

function allow(from: Area, to: object) {
  return { from: isArea(from), allow: { to } };
}

const policies = [
  // One for each area: all of them are asked about every import.
  ...areas.map(([from]) => allow(from, isArea(...(from === 'store' ? [] : [from]), ...allowed[from]))),
  // Within the store, room by room.
  ...storeRooms.map(({ files, mayImport }) => ({
    from: { file: { path: files } },
    allow: { to: { file: { path: mayImport } } },
  })),
  allow('islands', { file: { path: browserDomain } }),
  allow('enhance', { file: { path: browserDomain } }),
  // One look for news serves what both have on the page of a request.
  allow('islands', { file: { path: 'site/enhance/request-*.ts' } }),
  allow('engines', { file: { path: 'domain/paths/paths.ts' } }),
  allow('journeys', { file: { path: 'domain/paths/paths.ts' } }),
  allow('store', { file: { path: 'content/language.ts' } }),
  allow('notices', { file: { path: 'content/language.ts' } }),
  allow('notices', { file: { path: 'content/words/mail/*.ts' } }),
  // The company's facts are handed to the server as a value, so that a test can change them all in one place.
  ...(['http', 'env', 'server'] as const).map((from) => ({
    from: isArea(from),
    disallow: { to: { file: { path: 'content/company/company.ts' } } },
  })),
  // These may name the shape of a fact, never the fact: values come as props or arguments.
  ...(['elements', 'sections', 'islands', 'enhance', 'store', 'notices'] as const).map((from) => ({
    from: isArea(from),
    allow: { to: isArea('content'), dependency: { kind: 'type' } },
  })),
  // A test beside the code may use what the tests share, and the facts: it ships nothing. Nobody imports a test.
  { from: { file: { path: '**/*.test.{ts,tsx}' } }, allow: { to: isArea('support', 'content', 'answers') } },
  { from: { file: { path: 'server/store/**/*.test.ts' } }, allow: { to: isArea('store', 'notices') } },
  { from: { file: { path: 'scripts/**/*.test.ts' } }, allow: { to: isArea('store') } },
  { disallow: { to: { file: { path: '**/*.{test,spec}.{ts,tsx}' } } } },
];

export const directions = {
  plugins: { boundaries },
  settings: {
    'boundaries/files-single-match': true,
    'boundaries/files': areas.map(([category, pattern]) => ({ category, pattern })),
    'import/resolver': { typescript: { noWarnOnMultipleProjects: true } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkUnknownLocals: true, checkInternals: true, policies },
    ],
    'boundaries/no-unknown-files': 'error',
  } satisfies Linter.RulesRecord,
};
