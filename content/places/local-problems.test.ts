import { expect, test } from 'vitest';
import { localProblems } from './local-problems.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';

test('every local problem is one the service page describes', () => {
  const unknown = services.flatMap(({ slug }) => {
    const described = serviceWords.en[slug].problems.map((problem) => problem.slug);
    const named: readonly string[] = Object.values(localProblems[slug]).flat();
    return named.filter((problem) => !described.includes(problem)).map((problem) => `${slug}: ${problem}`);
  });
  expect(unknown).toEqual([]);
});

test('every service page says something about every condition a place can have', () => {
  const silent = services.flatMap(({ slug }) => {
    const keys = serviceWords.en[slug].floridaMatters.map(({ key }) => key);
    return Object.keys(localProblems[slug]).filter((key) => !keys.some((own) => own === key));
  });
  expect(silent).toEqual([]);
});
