import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

test('an empty environment is enough', () => {
  const reading = parseEnv({});
  expect(reading).toMatchObject({
    kind: 'read',
    env: {
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './var',
      TRUST_PROXY: 0,
      QUOTE_RATE_PER_MINUTE: 20,
      NOTICE_TO: [],
    },
  });
});

test('HSTS is plain unless the owner says more, in words we know', () => {
  expect(parseEnv({})).toMatchObject({ env: { HSTS: 'plain' } });
  for (const HSTS of ['plain', 'subdomains', 'preload'])
    expect(parseEnv({ HSTS })).toMatchObject({ env: { HSTS } });
  const reading = parseEnv({ HSTS: 'preloaded' });
  if (reading.kind !== 'faulty') throw new Error('This setting was taken');
  expect(reading.message).toContain('HSTS: must be plain, subdomains or preload');
});

test('a variable that is set but empty counts as not set', () => {
  expect(parseEnv({ PORT: '', SMTP_URL: '  ' })).toMatchObject({ kind: 'read', env: { PORT: 3000 } });
});

test('one message names every fault, and no value', () => {
  const reading = parseEnv({
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db/leads',
    BOARD_SECRET: 'hunter2',
    NOTICE_TO: 'desk@example.com, hunter2',
    LOG_LEVEL: 'hunter2',
    TRUST_PROXY: 'hunter2',
  });
  if (reading.kind !== 'faulty') throw new Error('These settings were taken');
  for (const name of ['PORT', 'DATABASE_URL', 'BOARD_SECRET', 'NOTICE_TO', 'LOG_LEVEL', 'TRUST_PROXY']) {
    expect(reading.message).toContain(name);
  }
  expect(reading.message).not.toContain('hunter2');
});

test('a faulty address is told once, and a phone number nobody can ring is a fault', () => {
  const reading = parseEnv({ PUBLIC_ORIGIN: 'example', PHONE: '12' });
  if (reading.kind !== 'faulty') throw new Error('These settings were taken');
  expect(reading.message.match(/PUBLIC_ORIGIN/gu)).toHaveLength(1);
  expect(reading.message).toContain('PHONE: must be a phone number');
});

test('lists, origins and hosts are read as what they mean', () => {
  const reading = parseEnv({
    NOTICE_TO: 'a@example.com, b@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com/',
    ANALYTICS_HOST: 'stats.example.com',
    TRUST_PROXY: 'true',
  });
  expect(reading).toMatchObject({
    env: {
      NOTICE_TO: ['a@example.com', 'b@example.com'],
      PUBLIC_ORIGIN: 'https://www.example.com',
      ANALYTICS_HOST: 'https://stats.example.com',
      TRUST_PROXY: 1,
    },
  });
});

test('FORM_ENDPOINT and ASSETS_BASE are a path or a web address, as for the site build', () => {
  for (const given of ['/forms/take', 'https://forms.example.com/take'])
    expect(parseEnv({ FORM_ENDPOINT: given, ASSETS_BASE: given })).toMatchObject({
      env: { FORM_ENDPOINT: given, ASSETS_BASE: given },
    });
  for (const given of ['//forms.example.com', 'forms.example.com'])
    expect(parseEnv({ FORM_ENDPOINT: given }).kind).toBe('faulty');
});

test('text messages need an account with its key, a sender and phones, or nothing of it', () => {
  const right = {
    SMS_URL: 'https://AC1:a%2Fb@api.twilio.com',
    SMS_FROM: '+13052345678',
    SMS_TO: '(305) 234-5679, +13052345680',
  };
  expect(parseEnv(right)).toMatchObject({ env: { SMS_TO: ['+13052345679', '+13052345680'] } });
  for (const SMS_FROM of ['24365', `MG${'a'.repeat(32)}`, 'Desk'])
    expect(parseEnv({ ...right, SMS_FROM }).kind).toBe('read');
  for (const [changes, name] of [
    [{ SMS_URL: 'https://api.twilio.com' }, 'SMS_URL'],
    [{ SMS_URL: 'https://AC1@api.twilio.com' }, 'SMS_URL'],
    [{ SMS_URL: 'https://AC1:%E0%A4%A@api.twilio.com' }, 'SMS_URL'],
    [{ SMS_FROM: '' }, 'SMS_FROM'],
    [{ SMS_FROM: 'hunter2 hunter2' }, 'SMS_FROM'],
    [{ SMS_TO: '' }, 'SMS_TO'],
    [{ SMS_TO: 'hunter2' }, 'SMS_TO'],
  ] as const) {
    const reading = parseEnv({ ...right, ...changes });
    if (reading.kind !== 'faulty') throw new Error(`${name} was taken`);
    expect(reading.message).toContain(`${name}: `);
    expect(reading.message).not.toMatch(/hunter2|a%2Fb/u);
  }
});
