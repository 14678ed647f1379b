// The files in ops/ keep what the server counts on.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticeFields, siteFields } from '#server/settings/env-fields.ts';
import { limitsPerMinute } from '#server/http/limits/request-limits.ts';
import { bodyLimitBytes, readLimitBytes } from '#server/http/read-body.ts';

const configuration = readFileSync('ops/nginx.conf', 'utf8');

function valuesOf(directive: string): readonly string[] {
  return [...configuration.matchAll(new RegExp(`^\\s*${directive}\\s+([^;{]+)[;{]`, 'gmu'))].map(
    ([, value = '']) => value.trim(),
  );
}

test('the proxy speaks TLS 1.2 and 1.3 alone, and sends people on to it, but no program with a secret', () => {
  expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
  expect(valuesOf('return')).toEqual(['403', '308 https://www.example.com$request_uri', '404']);
});

test('the proxy says itself who visits and how, and takes nobody\u2019s word for it', () => {
  expect(valuesOf('proxy_set_header')).toEqual([
    'Connection ""',
    'Host $host',
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Proto $scheme',
  ]);
});

test('the proxy lets through no longer body than the server reads, writes none it takes to disk, tells no version, and keeps figures inside', () => {
  expect(valuesOf('client_max_body_size')[0]).toBe(`${readLimitBytes / 1024 / 1024}m`);
  expect(valuesOf('client_body_buffer_size')).toEqual([`${bodyLimitBytes / 1024}k`]);
  expect(valuesOf('server_tokens')).toEqual(['off']);
  expect(valuesOf('location')).toContain('= /metrics');
});

test('the proxy slows down and refuses each client, never sooner than the server would', () => {
  const [api = 0, pages = 0] = valuesOf('limit_req_zone').map((zone) =>
    Number(/rate=(\d+)r\/s/u.exec(zone)?.[1]),
  );
  expect(api * 60).toBeGreaterThanOrEqual(Math.max(...Object.values(limitsPerMinute)));
  expect(pages).toBeGreaterThan(api);
  expect(valuesOf('limit_req')).toHaveLength(6);
  expect(valuesOf('limit_conn')).toHaveLength(1);
  for (const zone of [...valuesOf('limit_req_zone'), ...valuesOf('limit_conn_zone')])
    expect(zone).toMatch(/^\$appliance_repair_client /u);
});

test('the service runs as a user of its own that can write to its own folders alone, with settings only it may read', () => {
  const unit = readFileSync('ops/appliance-repair.service', 'utf8').split('\n');
  expect(unit).toEqual(
    expect.arrayContaining([
      'User=appliance-repair',
      'EnvironmentFile=/etc/appliance-repair.env',
      'ProtectSystem=strict',
      'StateDirectoryMode=0700',
      'UMask=0077',
      'NoNewPrivileges=true',
    ]),
  );
});

test.each(['listen 80;', 'location /my-request/ {', 'location /technician/ {', 'location /visits/feed/ {'])(
  'the proxy writes no address below "%s" into its logs, because it may be a key',
  (opening) => {
    const [, block = ''] = configuration.split(opening);
    const [inside = ''] = block.split('}');
    expect(inside).toContain('access_log off;');
    expect(inside).toContain('error_log /dev/null crit;');
  },
);

test('the container takes every setting of the site at its build, and runs as a user without rights, with one volume and a health check', () => {
  const lines = readFileSync('ops/Containerfile', 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(Object.keys(siteFields).map((name) => `ARG ${name}`)));
  expect(lines.filter((line) => /^(?:USER|VOLUME) /u.test(line))).toEqual([
    'USER 65532:65532',
    'VOLUME /data',
  ]);
  expect(lines.findIndex((line) => line.startsWith('HEALTHCHECK '))).toBeGreaterThan(0);
  expect(lines.filter((line) => line.startsWith('CMD '))).toEqual([
    'CMD ["node", "--max-semi-space-size=4", "server/main.ts"]',
  ]);
});

test('a trial of an update reaches neither the database nor anybody whom the settings name', () => {
  const trial = /^ *env (.*) npm run serve$/mu.exec(readFileSync('docs/guides/update.md', 'utf8'))?.[1] ?? '';
  const unset = [...trial.matchAll(/--unset=(\w+)/gu)].map(([, name]) => name);
  const reaching = Object.keys(noticeFields).filter((name) => name.endsWith('_URL'));
  expect(unset.toSorted()).toEqual(['DATABASE_URL', ...reaching].toSorted());
});
