// Whatever stands in one field, header or address, and however long it is: the server is at others' service again at once.
import { globSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { boardCalls } from '#domain/board/board-calls.ts';
import {
  boardApiPath,
  callsApiPath,
  textsApiPath,
  messageApiPath,
  myRequestApiPath,
  quoteApiPath,
  requestPhotosPath,
  technicianVisitPath,
} from '#domain/paths/paths.ts';
import { correctableFields } from '#domain/requests/quote-fields.ts';
import { offerFrameOf } from '#server/http/forms/lead-offer.ts';
import { messageRules } from '#server/http/forms/post-message.ts';
import { quoteRules } from '#server/http/forms/post-quote.ts';
import { technicianPress } from '#domain/visits/technician-press.ts';
import { aMessage, aQuote, aSubmission } from '../support/builders/a-quote.ts';
import { aBooking, anAction } from '../support/builders/a-visit.ts';
import { openTechnicianPage } from '../support/requests/technician-phone.ts';
import { builtSite } from '../support/servers/a-site.ts';
import { aBoardVisitor, inviteToBoard } from '../support/board/board-visitor.ts';
import {
  listJsonShapes,
  listJsonTexts,
  listLongTexts,
  longestField,
  longestHeadField,
  measureCost,
  type Asked,
  type LongText,
} from '../support/hostile/long-texts.ts';
import { serveApp, type ServedApp } from '../support/servers/serve-app.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';

/** Milliseconds of processor for any of them (goals). */
const mostMs = 20;

/** Where a text can stand, and which texts are of interest there. */
type Place = {
  readonly name: string;
  readonly texts: readonly LongText[];
  readonly asked: (text: Buffer) => Asked;
};

/** Puts the texts into every place; fails with all that cost too much. */
async function judge({ origin }: ServedApp, what: string, places: readonly Place[]): Promise<void> {
  const rows: string[] = [];
  const slow: string[] = [];
  for (const { name, texts, asked } of places) {
    const costs: { readonly row: string; readonly ms: number }[] = [];
    for (const [text, bytes] of texts) {
      const { status, ms } = await measureCost(origin, asked(bytes), mostMs);
      costs.push({ row: `${what}, ${name}: ${ms.toFixed(1)} ms (${text}, answered ${status})`, ms });
    }
    slow.push(...costs.filter(({ ms }) => ms > mostMs).map(({ row }) => row));
    rows.push(
      ...costs
        .toSorted((one, other) => other.ms - one.ms)
        .slice(0, 1)
        .map(({ row }) => row),
    );
  }
  tellFigures(process.env.SHOW_COSTS === '1' ? rows.join('\n') : `${what}: ${rows.length} places`);
  expect(slow).toEqual([]);
}

const marker = 'LONG-TEXT';

/** The text in the place of the mark in what is written already. */
function insert(written: string, text: Buffer): Buffer {
  const at = written.indexOf(marker);
  const [before, after] = [written.slice(0, at), written.slice(at + marker.length)];
  return Buffer.concat([Buffer.from(before), text, Buffer.from(after)]);
}

type Headers = NonNullable<Asked['headers']>;
type Fields = Readonly<Record<string, string>>;

const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const jsonType = { 'content-type': 'application/json' };

function formPlace(path: string, fields: Fields, name: string, headers: Headers, length: number): Place {
  const written = new URLSearchParams({ ...fields, [name]: marker }).toString();
  return {
    name: `${path} ${name}`,
    texts: listLongTexts(length),
    asked: (text) => ({
      method: 'POST',
      path,
      headers: { ...formType, ...headers },
      body: insert(written, text),
    }),
  };
}

function jsonPlace(
  method: string,
  path: string,
  body: unknown,
  name: string,
  headers: Headers,
  texts: readonly LongText[],
): Place {
  const written = JSON.stringify(body);
  return {
    name: `${path} ${name} as JSON`,
    texts,
    asked: (text) => ({ method, path, headers: { ...jsonType, ...headers }, body: insert(written, text) }),
  };
}

/** What a form is asked for while it is read, whatever the page has. */
function listReadFields(fields: Fields, read: (fields: Fields) => unknown): readonly string[] {
  const names = new Set<string>();
  const noted = {
    get(_: object, name: string | symbol): unknown {
      names.add(String(name));
      return fields[String(name)];
    },
  };
  read(new Proxy<Fields>({}, noted));
  return [...names];
}

/** The fields of the forms of built pages that post to an address. */
function listShownFields(action: string): readonly string[] {
  const names = ['index.html', 'contact.html', 'miami.html', 'answers/my-request.html'].flatMap((file) => {
    const page = load(readFileSync(`dist/${file}`, 'utf8'));
    const controls = page(`form[action="${action}"] [name]`).toArray();
    const outside = page('form')
      .toArray()
      .filter((form) => page(form).attr('action') === action)
      .flatMap((form) => page(`[form="${page(form).attr('id') ?? ' '}"][name]`).toArray());
    return [...controls, ...outside].map((control) => page(control).attr('name') ?? '');
  });
  return [...new Set(names)];
}

const aWholeApp = (changes: Parameters<typeof serveApp>[0] = {}) =>
  serveApp({ site: builtSite(), ...changes });

const forms = [
  [quoteApiPath, aQuote(), quoteRules],
  [messageApiPath, aMessage(), messageRules],
] as const;

/** All the names a form has, on its pages and where it is read. */
function listFormFields([path, fields, rules]: (typeof forms)[number]): readonly string[] {
  const read = listReadFields(fields, (posted) => [rules.parse(posted), offerFrameOf(posted, 'own')]);
  return [...new Set([...Object.keys(fields), ...listShownFields(path), ...read, '_next', 'unknown'])];
}

/** Of a program's post the half letters alone are others: all else comes to the same text. */
const halfInJson = listJsonTexts(longestField).filter(([what]) => what === 'half letters');

test('no field of the public forms holds the processor', async () => {
  const app = await aWholeApp();
  const places = forms.flatMap((form) => {
    const [path, fields] = form;
    return listFormFields(form).flatMap((name) => [
      formPlace(path, fields, name, {}, longestField),
      jsonPlace('POST', path, { ...fields, [name]: marker }, name, {}, halfInJson),
    ]);
  });
  expect(places.length).toBeGreaterThan(80);
  await judge(app, 'forms', places);
});

/** Where no field is looked at by itself. */
const anyField = (headers: Headers): readonly Place[] => [
  ...forms.flatMap(([path, fields]) =>
    // More follows than is kept of a post.
    ['name', 'email'].map((name) =>
      formPlace(path, { ...fields, message: 'x'.repeat(10_000) }, name, headers, longestField),
    ),
  ),
  {
    name: 'JSON of another shape',
    texts: listJsonShapes(longestField),
    asked: (body) => ({ method: 'POST', path: quoteApiPath, headers: { ...jsonType, ...headers }, body }),
  },
];

test('nor does a post that is longer than any form, or refused: too often, or from elsewhere', async () => {
  const app = await aWholeApp();
  await judge(app, 'too long', anyField({}));
  await judge(app, 'elsewhere', anyField({ origin: 'https://evil.example' }));
  const busy = await aWholeApp({ postsPerMinute: 1 });
  await judge(busy, 'too often', anyField({}));
});

async function sendQuote(app: ServedApp): Promise<string> {
  const answer = await app.post(quoteApiPath, aQuote());
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('no field of the page of a request holds the processor', async () => {
  const app = await aWholeApp();
  const cookie = await sendQuote(app);
  const writes = app.addresses
    .filter(([, methods]) => methods.includes('POST'))
    .map(([path]) => path)
    .filter((path) => path.startsWith(myRequestApiPath) && !path.startsWith(requestPhotosPath))
    // Whoever erases or closes has no request after it.
    .filter((path) => ![`${myRequestApiPath}/erase`, `${myRequestApiPath}/close`].includes(path));
  const places = writes.flatMap((path) =>
    [...listShownFields(path), 'unknown'].map((name) => formPlace(path, {}, name, { cookie }, longestField)),
  );
  expect(places.length).toBeGreaterThan(25);
  await judge(app, 'my request', places);
});

test('no field of a technician’s page holds the processor', async () => {
  const app = await aWholeApp();
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  const { leadId } = await app.store.saveLead(aSubmission());
  const booking = aBooking(leadId, { technicianId: 'ben' });
  await app.store.bookVisit(booking);
  const { cookie } = await openTechnicianPage(app, 'ben');
  const path = technicianVisitPath(booking.visitId);
  const good = { press_id: 'press-0001', seen: '9', step: 'done' };
  const names = [...Object.keys(technicianPress.shape), 'unknown'];
  await judge(
    app,
    'technician',
    names.map((name) => formPlace(path, good, name, { cookie }, longestField)),
  );
});

test('nor does any part of a post of photos', async () => {
  const app = await aWholeApp();
  const cookie = await sendQuote(app);
  const part = (name: string, file: string, type: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--b--\r\n`;
  const posts = {
    content: part('photo', 'a.jpg', 'image/jpeg', marker),
    name: part(marker, 'a.jpg', 'image/jpeg', 'x'),
    file: part('photo', marker, 'image/jpeg', 'x'),
    type: part('photo', 'a.jpg', marker, 'x'),
    'short file': part('photo', 'a.jpg', 'image/jpeg', 'x'),
    field: `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n${marker}\r\n--b--\r\n`,
    header: `--b\r\n${marker}: x\r\n\r\nx\r\n--b--\r\n`,
    preamble: `${marker}\r\n--b--\r\n`,
  };
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b' };
  const places = Object.entries(posts).map(([name, written]) => ({
    name,
    texts: listLongTexts(longestField),
    asked: (text: Buffer) => ({
      method: 'POST',
      path: requestPhotosPath,
      headers,
      body: insert(written, text),
    }),
  }));
  await judge(app, 'photos', places);
});

const call = { CallSid: 'CA1', From: '+13055550123', CallStatus: 'no-answer', DialCallStatus: 'busy' };
const reply = { MessageSid: 'SM1', From: '+13055550123', Body: 'STOP' };

test.each([
  ['calls', callsApiPath, call],
  ['replies', textsApiPath, reply],
] as const)(
  'nor does any field of what the phone service tells of %s, signed or not',
  async (name, path, told) => {
    const app = await aWholeApp();
    const signature = { 'x-twilio-signature': 'x' };
    const fields = [...Object.keys(told), 'unknown'];
    await judge(app, name, [
      ...fields.flatMap((field) =>
        [signature, {}].map((headers) => formPlace(path, told, field, headers, longestField)),
      ),
      {
        name: 'signature',
        texts: listLongTexts(longestHeadField),
        asked: (text: Buffer) => ({
          method: 'POST',
          path,
          headers: { ...formType, 'x-twilio-signature': text },
          body: Buffer.from(new URLSearchParams(told).toString()),
        }),
      },
    ]);
  },
);

type Board = { readonly app: ServedApp; readonly cookie: string; readonly leadId: string };

async function aBoard(): Promise<Board> {
  const app = await aWholeApp();
  await sendQuote(app);
  const signedIn = await aBoardVisitor(app).post('/sign-in', { token: await inviteToBoard(app, 'Ana') });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { app, cookie, leadId: (await app.store.listLeads())[0]?.id ?? '' };
}

/** A body of every kind that the board posts; a route without one fails. */
function boardBodies(leadId: string): Readonly<Record<string, readonly unknown[]>> {
  const id = 'press-0001';
  const visit = {
    id,
    date: '2026-06-12',
    fromHour: 9,
    technicianId: 'x',
    note: 'x',
    isOverfull: true,
    accepted: ['x'],
  };
  const step = { id, seen: 0, note: 'x' };
  const technician = {
    name: 'Bo',
    profile: {
      phone: 'x',
      regions: ['x'],
      appliances: ['x'],
      weekdays: [],
      daysOff: [{ from: 'x', to: 'x' }],
    },
  };
  const exceptions = (['closed', 'yearly', 'hours', 'same-day-off', 'notice', 'away'] as const).map(
    (kind) => ({
      exception: {
        kind,
        id,
        day: 'x',
        from: 'x',
        to: 'x',
        reason: 'x',
        regions: ['x'],
        counties: ['x'],
        cities: ['x'],
        text: 'x',
        region: 'x',
        opensAtHour: 1,
        closesAtHour: 2,
        fromMs: 1,
        untilMs: 2,
      },
    }),
  );
  const parted = { ...step, part: { name: 'x', orderedOn: '2026-06-10', expectedOn: '2026-06-12' } };
  return {
    '/sign-in': [{ token: 'x' }],
    '/sign-out': [],
    '/leads/:id/marks': [{ id, outcome: 'note', note: 'x', seenState: 'open', seenEvents: 0 }],
    '/leads/:id/merge': [{ id, into: leadId }],
    '/leads/:id/corrections': [
      { id, ...Object.fromEntries(correctableFields.map((field) => [field, 'x'])), seenState: 'open' },
      { id, customerNote: 'x', customerLanguage: 'x' },
    ],
    '/leads/:id/release-window': [{ id, heldId: 'x', note: 'x' }],
    '/callers': [{ request_id: id, ...aQuote(), sign: 'x', urgent: 'x', source: 'x' }],
    '/callers/known': [{ phone: 'x' }],
    '/marks': [{ id, leadIds: [leadId], outcome: 'spam' }],
    '/marks/undo': [{ id, ids: [id], leadIds: [leadId] }],
    '/figures/weekly-mail': [{ isOn: 'x' }],
    '/sources': [{ name: 'x' }],
    '/sources/:id': [{ name: 'x', isRetired: true, move: 'later' }],
    '/notices/replay': [{ leadId, noticeId: 'x' }],
    '/team': [{ name: 'Bo', role: 'dispatcher' }],
    '/team/:name/link': [],
    '/team/:name/role': [{ role: 'owner' }],
    '/team/:name/sign-out': [],
    '/opening': exceptions,
    '/opening/:id': exceptions,
    '/opening/visits': exceptions,
    '/leads/:id/visit': [
      {
        ...visit,
        address: { street: 'x', unit: 'x', access: 'x' },
        given: { name: 'x', zip: 'x', appliance: 'x', sign: 'x', email: 'x', source: 'x' },
      },
    ],
    '/visits/:id/move': [{ ...visit, seen: 0 }],
    '/visits/:id/cancel': [step],
    '/visits/:id/on-the-way': [step],
    '/visits/:id/done': [step],
    '/visits/:id/needs-part': [parted],
    '/visits/:id/part': [parted],
    '/visits/:id/needs-return': [step],
    '/visits/:id/no-show': [step],
    '/visits/:id/keep': [step],
    '/visits/:id/undo': [{ id, press: id }],
    '/windows': [{ windows: [{ weekday: 1, fromHour: 8, places: { 'miami-dade': 'x' } }] }],
    '/technicians': [technician],
    '/technicians/:id': [technician],
    '/technicians/:id/day-off': [{ day: 'x', isOff: true }],
    '/technicians/:id/feed': [],
    '/technicians/:id/page': [],
  };
}

/** The body once for each of its texts, with the mark in its place. */
function listMarked(body: unknown, name = ''): readonly (readonly [name: string, body: unknown])[] {
  if (typeof body === 'string') return [[name, marker]];
  if (Array.isArray(body))
    return body.flatMap((part, index) =>
      listMarked(part, `${name}[]`).map(([at, marked]) => [at, body.with(index, marked)] as const),
    );
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    listMarked(value, `${name}.${key}`).map(([at, marked]) => [at, { ...body, [key]: marked }] as const),
  );
}

test('no press at the board holds the processor', async () => {
  const { app, cookie, leadId } = await aBoard();
  const headers = { cookie, origin: app.origin, host: new URL(app.origin).host };
  const bodies = boardBodies(leadId);
  const writes = app.addresses
    .filter(([address]) => address.startsWith(boardApiPath))
    .flatMap(([address, methods]) =>
      methods
        .filter((method) => method === 'POST' || method === 'PUT')
        .map((method) => ({ path: address.slice(boardApiPath.length), method })),
    );
  expect(writes.filter(({ path }) => !(path in bodies))).toEqual([]);
  const places = writes.flatMap(({ path, method }) => {
    const address = `/api/board${path.replace(':id', leadId).replace(':name', 'Ana')}`;
    const texts = listJsonTexts(longestField);
    // Where nothing is posted nothing is read.
    if (bodies[path]?.length === 0) return [];
    return [
      ...(bodies[path] ?? []).flatMap((body) =>
        [...listMarked(body), ['a name', { [marker]: 1 }] as const].map(([name, marked]) =>
          jsonPlace(method, address, marked, `${path} ${name}`, headers, texts),
        ),
      ),
      {
        name: `${path}, of another shape`,
        texts: listJsonShapes(longestField),
        asked: (body: Buffer) => ({ method, path: address, headers: { ...jsonType, ...headers }, body }),
      },
    ];
  });
  await judge(app, 'board', places);
});

/** Names the server's code asks for in such a way. */
function listNamesInCode(shape: RegExp): readonly string[] {
  const sources = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  return [...new Set(sources.flatMap((source) => [...source.matchAll(shape)].map(([, name = '']) => name)))];
}

/** In an address as browsers write it, and as no browser does. */
const addressTexts = listLongTexts(longestHeadField).flatMap(([what, bytes]): readonly LongText[] => [
  [what, Buffer.from(encodeURIComponent(bytes.toString('utf8')).slice(0, longestHeadField))],
  [`${what} as they are`, Buffer.from(bytes.toString('latin1').replaceAll(' ', '/'), 'latin1')],
]);

test('no address and no question holds the processor', async () => {
  const { app, cookie } = await aBoard();
  const headers = { cookie, accept: 'text/html' };
  const readings = Object.values(boardCalls).filter(({ method }) => method === 'GET');
  const named = readings.flatMap(({ question }) => Object.keys(z.toJSONSchema(question).properties ?? {}));
  const questions = [...listNamesInCode(/\bquery\('(\w+)'\)/gu), ...named, 'zip', 'region', 'page'];
  const isParted = (path: string) => /[:*]/u.test(path);
  const asked = [
    ...['/', '/services/', '/miami-', '/my-request/', '/technician/', '/api/', '/_astro/', '//', '/?'].map(
      (start) => start + marker,
    ),
    ...app.addresses.filter(([path]) => isParted(path)).map(([path]) => path.replace(/:\w+|\*/u, marker)),
    ...app.addresses
      .filter(([path, methods]) => methods.includes('GET') && !isParted(path))
      .flatMap(([path]) => questions.map((name) => `${path}?${name}=${marker}`)),
  ];
  const places = asked.map((written) => ({
    name: written,
    texts: addressTexts,
    asked: (text: Buffer) => ({ method: 'GET', path: insert(written, text), headers }),
  }));
  await judge(app, 'addresses', places);
});

test('no header, no cookie and no search holds the processor', async () => {
  const { app, cookie } = await aBoard();
  const host = new URL(app.origin).host;
  const names = new Set([
    ...listNamesInCode(/\bheader\('([a-z-]+)'\)/gu),
    ...listNamesInCode(/\bheaders\['([a-z-]+)'\]/gu),
    ...listNamesInCode(/\bheaders\.(accept|origin|host|range|cookie)\b/gu),
    'x-unknown',
  ]);
  expect(names.size).toBeGreaterThan(12);
  // Node itself refuses these.
  for (const name of ['content-length', 'transfer-encoding']) names.delete(name);
  const searched = listNamesInCode(/\bgiven\.get\('(\w+)'\)/gu);
  expect(searched).toContain('text');
  const written = [
    ...[...names].map((name) => [name, marker] as const),
    ...['request', 'board', 'technician', '__Host-request', '__Host-board'].map(
      (name) => ['cookie', `${name}=${marker}`] as const,
    ),
    ...searched.map((name) => ['board-search', `${name}=${marker}`] as const),
    ['content-type', `multipart/form-data; boundary=${marker}`] as const,
  ];
  const body = Buffer.from(new URLSearchParams(aQuote()).toString());
  const pages = [
    '/',
    '/videos/repair-hero.mp4',
    '/submitted',
    '/technician',
    '/api/coverage?zip=33139',
    '/api/board/leads',
  ];
  const asked = [
    ...pages.map((path) => ({ method: 'GET', path })),
    ...[quoteApiPath, requestPhotosPath].map((path) => ({ method: 'POST', path, body })),
  ];
  const places = asked.flatMap((question) =>
    written.map(([name, value]) => ({
      name: `${question.path} ${name} ${value.replace(marker, '')}`,
      texts: listLongTexts(longestHeadField),
      asked: (text: Buffer) => ({
        ...question,
        headers: { host, cookie, ...formType, [name]: insert(value, text) },
      }),
    })),
  );
  await judge(app, 'headers', places);
});
