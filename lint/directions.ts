// Who may import whom. Default-deny: a folder that is not named here may import nothing and be imported by nobody.
//   content ← domain ← site        site and server never import each other
//                    ← server      nothing imports bench or scripts; what tests share is for tests and bench
import type { Linter } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import { browserDomain } from './browser-domain.ts';

/** Each area and the files it holds, as globs from the root. First match wins. */
const areas = [
  ['config', '*.config.ts'],
  ['lint', 'lint/**'],
  ['content', 'content/**'],
  ['domain', 'domain/**'],
  ['elements', 'site/elements/**'],
  ['sections', 'site/sections/**'],
  ['islands', 'site/islands/**'],
  ['enhance', 'site/enhance/**'],
  ['head', 'site/head/**'],
  ['maps', 'site/maps/**'],
  ['site build', 'site/build/**'],
  ['styles', 'site/styles/**'],
  ['pictures', 'site/pictures/**'],
  ['page props', 'site/page-props/**'],
  ['layout', 'site/layout/**'],
  ['pages', 'site/pages/**'],
  ['settings', 'site/settings*.ts'],
  ['store', 'server/store/**'],
  ['notices', 'server/notices/**'],
  ['opening', 'server/opening/**'],
  ['photos', 'server/photos/**'],
  ['http', 'server/http/**'],
  ['log', 'server/{log,log-events,counted-log,fault-frames,fault-report}.ts'],
  ['env', 'server/env*.ts'],
  ['server', 'server/*.ts'],
  ['scripts', 'scripts/**'],
  ['bench', 'bench/**'],
  ['art', 'art/**'],
  ['built-site tests', 'tests/built-site/**'],
  ['journeys', 'tests/{journeys,pictures}/**'],
  ['installed tests', 'tests/installed/**'],
  ['engines', 'tests/{engines,whole-way}/**'],
  ['faults', 'tests/{machine-,}faults/**'],
  ['support', 'tests/support/**'],
] as const;

type Area = (typeof areas)[number][0];

const serverRooms = ['store', 'notices', 'opening', 'photos', 'http', 'log', 'env'] as const;

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
  'site build': [],
  styles: [],
  pictures: ['content', 'elements'],
  'page props': ['content', 'domain', 'elements', 'sections', 'head', 'pictures', 'settings'],
  layout: ['content', 'domain', 'elements', 'sections', 'islands', 'enhance', 'head', 'styles', 'settings'],
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
    'pictures',
    'page props',
    'settings',
    'styles',
  ],
  settings: ['content', 'domain'],
  store: ['domain', 'notices', 'log'],
  notices: ['domain', 'store', 'log'],
  opening: ['domain', 'store', 'log'],
  photos: ['domain'],
  http: ['content', 'domain', 'store', 'notices', 'opening', 'photos', 'log', 'env'],
  log: [],
  env: ['domain'],
  server: ['content', 'domain', ...serverRooms],
  scripts: ['content', 'domain', 'site build', 'server', 'store', 'notices', 'http', 'log', 'env'],
  bench: ['domain', 'server', 'store', 'notices', 'http', 'log', 'support'],
  art: ['content'],
  'built-site tests': ['site build', 'content', 'domain', 'http', 'server', 'env', 'support'],
  journeys: ['support'],
  'installed tests': ['domain', 'support'],
  engines: ['support'],
  faults: ['domain', 'server', 'store', 'notices', 'opening', 'http', 'log', 'support'],
  support: ['site build', 'content', 'domain', 'server', ...serverRooms],
} as const satisfies Record<Area, readonly Area[]>;

const isArea = (area: Area) => ({ file: { categories: area } });

function allow(from: Area, to: object) {
  return { from: isArea(from), allow: { to } };
}

const policies = [
  ...areas.flatMap(([from]) => [from, ...allowed[from]].map((to) => allow(from, isArea(to)))),
  allow('islands', { file: { path: browserDomain } }),
  allow('enhance', { file: { path: browserDomain } }),
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
  { from: { file: { path: '**/*.test.{ts,tsx}' } }, allow: { to: isArea('support') } },
  { from: { file: { path: '**/*.test.{ts,tsx}' } }, allow: { to: isArea('content') } },
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
