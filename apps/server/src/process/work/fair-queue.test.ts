import { expect, test } from 'vitest';
import { type FairQueue, openFairQueue } from './fair-queue.ts';

const all = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.take());

test('sources take turns, however many items each has', () => {
  const queue = openFairQueue<string>({ max: 10, maxPerSource: 5 });
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.put(item.slice(0, 1), item);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.take()).toBeUndefined();
});

test('holds no more than the maximum in total and per source', () => {
  const queue = openFairQueue<string>({ max: 4, maxPerSource: 2 });
  expect(['a1', 'a2', 'a3'].map((item) => queue.put('a', item))).toEqual([undefined, undefined, 'a3']);
  expect(['b1', 'b2'].map((item) => queue.put('b', item))).toEqual([undefined, undefined]);
  expect(queue.size).toBe(4);
});

test('when the queue is full, a new item displaces the last one of the source with the most items', () => {
  const queue = openFairQueue<string>({ max: 3, maxPerSource: 3 });
  for (const item of ['a1', 'a2', 'a3']) queue.put('a', item);
  expect(queue.put('b', 'b1')).toBe('a3');
  expect(queue.put('c', 'c1')).toBe('a2');
  expect(queue.put('d', 'd1')).toBe('d1');
  expect(all(queue)).toEqual(['a1', 'b1', 'c1']);
});

test('drops an item that no longer waits', () => {
  const queue = openFairQueue<string>({ max: 3, maxPerSource: 3 });
  for (const item of ['a1', 'a2']) queue.put('a', item);
  queue.drop('a', 'a1');
  queue.drop('a', 'a1');
  queue.drop('b', 'b1');
  expect(all(queue)).toEqual(['a2']);
});
