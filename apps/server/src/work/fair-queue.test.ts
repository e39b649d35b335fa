import { expect, test } from 'vitest';
import { type FairQueue, openFairQueue } from './fair-queue.ts';

const all = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.take());

test('lets sources take turns, however many each brings', () => {
  const queue = openFairQueue<string>({ most: 10, mostOfOne: 5 });
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.put(item.slice(0, 1), item);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.take()).toBeUndefined();
});

test('holds no more than its room of all, and of one source', () => {
  const queue = openFairQueue<string>({ most: 4, mostOfOne: 2 });
  expect(['a1', 'a2', 'a3'].map((item) => queue.put('a', item))).toEqual([undefined, undefined, 'a3']);
  expect(['b1', 'b2'].map((item) => queue.put('b', item))).toEqual([undefined, undefined]);
  expect(queue.size).toBe(4);
});

test('when it is full, lets a newcomer in for the last of whoever has most', () => {
  const queue = openFairQueue<string>({ most: 3, mostOfOne: 3 });
  for (const item of ['a1', 'a2', 'a3']) queue.put('a', item);
  expect(queue.put('b', 'b1')).toBe('a3');
  expect(queue.put('c', 'c1')).toBe('a2');
  expect(queue.put('d', 'd1')).toBe('d1');
  expect(all(queue)).toEqual(['a1', 'b1', 'c1']);
});

test('forgets who has left', () => {
  const queue = openFairQueue<string>({ most: 3, mostOfOne: 3 });
  for (const item of ['a1', 'a2']) queue.put('a', item);
  queue.drop('a', 'a1');
  queue.drop('a', 'a1');
  queue.drop('b', 'b1');
  expect(all(queue)).toEqual(['a2']);
});
