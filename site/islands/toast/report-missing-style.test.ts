import { afterEach, expect, test, vi } from 'vitest';
import { reportMissingStyle } from './report-missing-style.ts';

const missing = 'Unable to preload CSS for /_astro/styles.css';

afterEach(() => void vi.unstubAllGlobals());

function stubWindow(): EventTarget {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  return target;
}

test('a style sheet that is missing is an event, and an error where nobody takes it', () => {
  const heard: unknown[] = [];
  stubWindow().addEventListener('vite:preloadError', (event) => heard.push(event));
  expect(() => reportMissingStyle('/_astro/styles.css')).toThrow(missing);
  expect(heard).toMatchObject([{ payload: { message: missing } }]);
});

test('a handler that prevents the event keeps the error in', () => {
  stubWindow().addEventListener('vite:preloadError', (event) => event.preventDefault());
  expect(() => reportMissingStyle('/_astro/styles.css')).not.toThrow();
});
