import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '#server/log/log.ts';
import { createProxyWatch } from './proxy-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLog() {
  const lines: string[] = [];
  const log: Log = (level, event, { kind = '', count = 1, remedy = '' } = {}) =>
    void lines.push(`${level} ${event} ${kind} ${count} ${remedy}`);
  return { lines, log };
}

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } };

test('an https address without TRUST_PROXY is said at the start, and what to set', () => {
  const { lines, log } = aLog();
  createProxyWatch({ proxies: 0, isHttps: true, log });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^warn visitors share one limit https 1 .*TRUST_PROXY is 0. Set it/u);
});

test('requests that came through a proxy nobody named are counted by the minute', () => {
  const { lines, log } = aLog();
  const watch = createProxyWatch({ proxies: 0, isHttps: false, log });
  watch({ headers: {} });
  expect(lines).toEqual([]);
  for (let times = 0; times < 29; times += 1) watch(forwarded);
  watch({ headers: { forwarded: 'for=203.0.113.7' } });
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('visitors share one limit forwarded 29 ');
  expect(lines.join()).not.toContain('203.0.113.7');
});

test('with TRUST_PROXY there is nothing to say', () => {
  const { lines, log } = aLog();
  const watch = createProxyWatch({ proxies: 1, isHttps: true, log });
  for (let times = 0; times < 30; times += 1) watch(forwarded);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});
