import { beforeEach, expect, test, vi } from 'vitest';
import { settingsSchema } from './settings-schema.ts';

beforeEach(() => void vi.resetModules());

async function readSettings(variables: Readonly<Record<string, string>>) {
  vi.doMock('astro:env/server', () => ({
    ...Object.fromEntries(Object.keys(settingsSchema).map((name) => [name, undefined])),
    ...variables,
  }));
  return (await import('./settings.ts')).settings;
}

test.each(['/api/quote', '/forms/take', 'https://forms.example.com/take'])(
  'the quote form is posted to %s when FORM_ENDPOINT says so',
  async (FORM_ENDPOINT) => {
    expect(await readSettings({ FORM_ENDPOINT })).toMatchObject({ quoteEndpoint: FORM_ENDPOINT });
  },
);

test('without a setting, or with an empty one, the quote form is posted to our own server', async () => {
  expect(await readSettings({})).toMatchObject({ quoteEndpoint: '/api/quote' });
  vi.resetModules();
  expect(await readSettings({ FORM_ENDPOINT: '' })).toMatchObject({ quoteEndpoint: '/api/quote' });
});

test.each(['//forms.example.com', 'forms.example.com'])(
  'FORM_ENDPOINT cannot be %s',
  async (FORM_ENDPOINT) => {
    await expect(readSettings({ FORM_ENDPOINT })).rejects.toThrow('must be a path or a web address');
  },
);

test('pictures for sharing have a whole address, whatever ASSETS_BASE is', async () => {
  const baseOf = async (variables: Readonly<Record<string, string>>) => {
    vi.resetModules();
    return (await readSettings({ SITE_ORIGIN: 'https://www.example.com/', ...variables })).assetsBase;
  };
  expect(await baseOf({})).toBe('https://www.example.com');
  expect(await baseOf({ ASSETS_BASE: '/assets/' })).toBe('https://www.example.com/assets');
  expect(await baseOf({ ASSETS_BASE: 'https://cdn.example.com/a' })).toBe('https://cdn.example.com/a');
});

test('with BACKEND_URL forms and ZIP check go to our server on the other host, the quote where FORM_ENDPOINT says', async () => {
  expect(await readSettings({ BACKEND_URL: 'https://desk.example.com/' })).toMatchObject({
    quoteEndpoint: 'https://desk.example.com/api/quote',
    messageEndpoint: 'https://desk.example.com/api/message',
    coverageEndpoint: 'https://desk.example.com/api/coverage',
  });
  vi.resetModules();
  const both = { BACKEND_URL: 'https://desk.example.com', FORM_ENDPOINT: 'https://forms.example.com/take' };
  expect(await readSettings(both)).toMatchObject({
    quoteEndpoint: 'https://forms.example.com/take',
    messageEndpoint: 'https://desk.example.com/api/message',
  });
});

test.each(['stats.example.com', 'https://stats.example.com', 'https://stats.example.com/'])(
  'visits are counted at one origin, whether ANALYTICS_HOST is a host or an address: %s',
  async (ANALYTICS_HOST) => {
    expect(await readSettings({ ANALYTICS_HOST })).toMatchObject({
      analyticsHost: 'https://stats.example.com',
    });
  },
);
