import { expect, test } from 'vitest';
import { webWorkersFor } from './web-worker-count.ts';

const gibibyte = 2 ** 30;
const roomy = { memoryBytes: 64 * gibibyte };

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [8, 5],
  [16, 8],
  [64, 8],
])('on %d cores that PostgreSQL shares it is %d', (cores, count) => {
  expect(webWorkersFor({ ...roomy, cores, hasDatabase: true })).toBe(count);
});

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 8],
])('on %d cores without PostgreSQL it is %d', (cores, count) => {
  expect(webWorkersFor({ ...roomy, cores, hasDatabase: false })).toBe(count);
});

test('there is one process for each gibibyte of memory, and always at least one', () => {
  expect(webWorkersFor({ cores: 16, memoryBytes: 3.5 * gibibyte, hasDatabase: true })).toBe(3);
  expect(webWorkersFor({ cores: 16, memoryBytes: gibibyte / 2, hasDatabase: true })).toBe(1);
});
