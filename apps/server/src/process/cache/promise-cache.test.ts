import { expect, test } from 'vitest';
import { openPromiseCache } from './promise-cache.ts';

/** A computation that counts its calls. */
const drawing = () => {
  let count = 0;
  return {
    draw: async () => {
      count += 1;
      return `<svg>${count}</svg>`;
    },
    get count() {
      return count;
    },
  };
};

test('computes a value once for concurrent and later callers', async () => {
  const cache = openPromiseCache<string, string>({ max: 2 });
  const soap = drawing();
  const both = await Promise.all([cache.get('soap', soap.draw), cache.get('soap', soap.draw)]);
  expect([...both, await cache.get('soap', soap.draw)]).toEqual(['<svg>1</svg>', '<svg>1</svg>', '<svg>1</svg>']);
});

test('holds no more than `max` values and evicts the least recently used', async () => {
  const cache = openPromiseCache<string, string>({ max: 2 });
  const [soap, tea, salt] = [drawing(), drawing(), drawing()];
  await cache.get('soap', soap.draw);
  await cache.get('tea', tea.draw);
  await cache.get('soap', soap.draw);
  await cache.get('salt', salt.draw);
  await cache.get('soap', soap.draw);
  await cache.get('tea', tea.draw);
  expect([soap.count, tea.count, salt.count]).toEqual([1, 2, 1]);
});

test('does not cache failures, nor values that `isKept` refuses', async () => {
  const cache = openPromiseCache<string, string | null>({ max: 2 }, (value) => value !== null);
  const soap = drawing();
  await expect(cache.get('soap', () => Promise.reject(new Error('no pen')))).rejects.toThrow('no pen');
  expect(await cache.get('soap', async () => null)).toBe(null);
  expect(await cache.get('soap', soap.draw)).toBe('<svg>1</svg>');
});

test('computes deleted values again, and a late failure does not remove a newer value', async () => {
  const cache = openPromiseCache<string, string>({ max: 2 });
  const soap = drawing();
  const failing = cache.get('soap', async () => {
    await Promise.resolve();
    throw new Error('no pen');
  });
  cache.delete('soap');
  const newer = cache.get('soap', soap.draw);
  await expect(failing).rejects.toThrow('no pen');
  await newer;
  await cache.get('soap', soap.draw);
  expect(soap.count).toBe(1);
  cache.clear();
  await cache.get('soap', soap.draw);
  expect(soap.count).toBe(2);
});

test('has a settled value only once it has been computed', async () => {
  const cache = openPromiseCache<string, string>({ max: 2 });
  const pending = cache.get('soap', drawing().draw);
  expect(cache.settled('soap')).toBeUndefined();
  await pending;
  expect(cache.settled('soap')).toBe('<svg>1</svg>');
  cache.delete('soap');
  expect(cache.settled('soap')).toBeUndefined();
});
