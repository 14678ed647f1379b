import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { aPicture, aTellingPhoto, photoCanary } from '../../../../tests/support/builders/picture-files.ts';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { aQuote } from '../../../../tests/support/builders/a-quote.ts';
import { aStoreThatFails } from '../../../../tests/support/stores/failing-store.ts';
import { requestTemplates as templates } from '../../../../tests/support/servers/a-site.ts';
import { serveApp, type ServedApp } from '../../../../tests/support/servers/serve-app.ts';

const path = '/api/my-request/photos';
const asJson = { accept: 'application/json' };

async function sendQuote(app: ServedApp, name = 'Rosa'): Promise<string> {
  const kept = await app.post(
    '/api/quote',
    aQuote({ request_id: `view-${name}`, name, email: `${name}@example.com` }),
  );
  return kept.headers.get('set-cookie')?.split(';')[0] ?? '';
}

type Files = readonly (readonly [name: string, bytes: Uint8Array])[];

function postFiles(app: ServedApp, cookie: string, files: Files, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, bytes] of files) body.append('photo', new Blob([Uint8Array.from(bytes)]), name);
  return fetch(app.origin + path, {
    method: 'POST',
    body,
    headers: { origin: app.origin, cookie, ...headers },
    redirect: 'manual',
  });
}

async function aRequest() {
  const app = await serveApp({ templates });
  const cookie = await sendQuote(app);
  const look = async () => load(await (await app.get('/submitted', { cookie })).text());
  const paths = async () => {
    const page = await look();
    return page('[data-photo-list] img')
      .get()
      .map((image) => page(image).attr('src') ?? '');
  };
  return {
    app,
    cookie,
    look,
    paths,
    send: (files: Files, headers = {}) => postFiles(app, cookie, files, headers),
  };
}

const small = await aPicture(120, 80).jpeg().toBuffer();
const other = await aPicture(90, 60).png().toBuffer();

test('photos are shown on the page of their request, as nothing but pictures, to its holder alone', async () => {
  const { app, cookie, paths, look, send } = await aRequest();
  const sent = await send([
    ['IMG_1.jpg', await aTellingPhoto()],
    ['', new Uint8Array()],
    ['b.png', other],
  ]);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/submitted#photos');
  const [first = '', second = ''] = await paths();
  expect(second).toMatch(/^\/api\/my-request\/photos\/./u);
  const page = await look();
  expect(page('[data-photo-list] img').first().attr()).toMatchObject({
    alt: 'Your photo 1',
    width: '800',
    height: '1200',
  });
  expect(page('[data-photo-list] button').first().attr('aria-label')).toBe('Remove photo 1');
  const shown = await app.get(first, { cookie });
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toContain(photoCanary);
});

test('another person’s photo, one that never was, and one asked for without a request are answered alike', async () => {
  const { app, cookie, paths, send } = await aRequest();
  await send([['a.jpg', small]]);
  const [mine = ''] = await paths();
  const theirs = await sendQuote(app, 'Ben');
  const answers = new Set<string>();
  for (const [address, holder] of [
    [mine, theirs],
    [`${path}/never`, theirs],
    [`${path}/never`, cookie],
    [mine, 'request=wrong'],
    [mine, ''],
  ] as const) {
    const answer = await app.get(address, { cookie: holder });
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    answers.add(JSON.stringify([answer.status, headers, await answer.text()]));
  }
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toContain('404');
});

test('a program hears what came of its photos, and an open page gets the part of it that changed', async () => {
  const { send, paths } = await aRequest();
  expect(await (await send([['a.jpg', small]], asJson)).json()).toEqual({ kind: 'kept', problem: '' });
  const answer = await send([['b.png', other]], { ...asJson, 'x-part': 'request' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const said: unknown = await answer.json();
  expect(said).toMatchObject({ kind: 'kept', part: expect.stringMatching(/^<div data-request-live/u) });
  for (const path of await paths()) expect(JSON.stringify(said)).toContain(path);
});

test('what is wrong with one photo is said in words and takes no other along', async () => {
  const { app, send, paths } = await aRequest();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(100)]);
  const answer = await send([
    ['good.jpg', small],
    ['<b>words.txt', Buffer.from('hello')],
    ['IMG_2.HEIC', heic],
    ['empty.jpg', new Uint8Array()],
    ['half.jpg', small.subarray(0, small.length / 2)],
    ['large.jpg', Buffer.concat([small, Buffer.alloc(10 * 1024 * 1024)])],
    ['good.png', other],
  ]);
  expect(answer.status).toBe(422);
  const lines = load(await answer.text())('[data-photo-problem]')
    .text()
    .split('\n');
  expect(lines).toEqual([
    'Not every photo could be taken.',
    expect.stringMatching(/^<b>words\.txt: This is not a photo/u),
    expect.stringMatching(/^IMG_2\.HEIC: This is an HEIC file/u),
    expect.stringMatching(/^empty\.jpg: The photo is damaged or empty/u),
    expect.stringMatching(/^half\.jpg: The photo is damaged or empty/u),
    expect.stringMatching(/^large\.jpg: It is larger than 10 MB/u),
    expect.stringContaining('call us: ('),
  ]);
  expect(await paths()).toHaveLength(2);
  expect(app.lines.join()).not.toMatch(/words|IMG_2/u);
});

test('a post sent twice keeps each photo once; the sixth is refused, and one that is removed makes room', async () => {
  const { app, cookie, send, paths } = await aRequest();
  const pictures = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((size) =>
      aPicture(40 + size, 40)
        .png()
        .toBuffer(),
    ),
  );
  const files = pictures.map((bytes, index) => [`${index}.png`, bytes] as const);
  await Promise.all([send(files.slice(0, 2)), send(files.slice(0, 2))]);
  expect(await paths()).toHaveLength(2);
  const sixth = await send(files, asJson);
  expect(sixth.status).toBe(422);
  expect(await sixth.json()).toMatchObject({
    kind: 'faulty',
    problem: expect.stringContaining('5.png: You have sent as many'),
  });
  const [first = '', ...others] = await paths();
  expect(others).toHaveLength(4);
  const { app: stranger } = await aRequest();
  expect((await stranger.post(`${first}/remove`, {}, { cookie: 'request=wrong' })).status).toBe(404);
  const removed = await app.post(`${first}/remove`, {}, { cookie });
  expect(removed.headers.get('location')).toBe('/submitted#photos');
  expect((await app.get(first, { cookie })).status).toBe(404);
  expect(await (await send(files.slice(5), asJson)).json()).toEqual({ kind: 'kept', problem: '' });
  const [lead] = await app.store.listLeads();
  expect(lead?.events.map(({ note }) => note)).toContain('Removed a photo');
});

test('no photo is taken for another site, for who has no request, or while the store is away', async () => {
  const { app, cookie, send, paths } = await aRequest();
  expect((await send([['a.jpg', small]], { origin: 'https://evil.example' })).status).toBe(404);
  expect((await postFiles(app, 'request=wrong', [['a.jpg', small]])).status).toBe(404);
  expect(await paths()).toEqual([]);
  const away = await serveApp({ templates, store: aStoreThatFails(new Error('away')) });
  const answer = await postFiles(away, cookie, [['a.jpg', small]]);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('We cannot show your request right now');
});

test('a photo that arrives while its request is erased is answered like any for a request that is gone', async () => {
  const headers = { value: {} };
  const app: ServedApp = await serveApp({
    templates,
    desk: {
      async rewrite() {
        expect((await app.post('/api/my-request/erase', {}, headers.value)).status).toBe(200);
        return { kind: 'kept', webp: Buffer.of(1), width: 1, height: 1 };
      },
    },
  });
  for (const [accept, said] of [
    ['text/html', 'There is no request to show here'],
    ['application/json', '"kind":"not found"'],
  ] as const) {
    const cookie = await sendQuote(app, accept.slice(0, 4));
    headers.value = { cookie };
    const answer = await postFiles(app, cookie, [['a.jpg', small]], { accept });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(said);
    const again = await postFiles(app, cookie, [['a.jpg', small]], { accept });
    expect(again.status).toBe(404);
  }
});

test('what is no post of photos is refused in words', async () => {
  const { app, cookie, send } = await aRequest();
  expect((await send([])).status).toBe(422);
  const post = (type: string, body: string) =>
    fetch(app.origin + path, {
      method: 'POST',
      body,
      headers: { cookie, origin: app.origin, 'content-type': type },
    });
  for (const [type, body] of [
    ['multipart/form-data', 'x'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nhalf',
    ],
    ['application/x-www-form-urlencoded', 'photo=x'],
    ['application/json', '{}'],
  ] as const) {
    const answer = await post(type, body);
    expect(answer.status, type).toBe(422);
    expect(load(await answer.text())('[data-photo-problem]').text()).toContain('did not arrive whole');
  }
});

test('operators see photos of a lead, and nobody else does', async () => {
  const { app, send } = await aRequest();
  await send([['a.jpg', small]]);
  const [lead] = await app.store.listLeads();
  const [photo] = await app.store.listPhotos(lead?.id ?? '');
  const address = `/api/board/leads/${lead?.id ?? ''}/photos/${photo?.id ?? ''}`;
  expect((await app.get(address)).status).toBe(401);
  const operator = await anOperator(app);
  const details: unknown = await (await operator.get(`/leads/${lead?.id ?? ''}`)).json();
  expect(details).toMatchObject({ photos: [{ path: address, width: 120, height: 80 }] });
  const shown = await operator.get(address.replace('/api/board', ''));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await operator.get(`/leads/other/photos/${photo?.id ?? ''}`)).status).toBe(404);
});
