import { expect, test } from 'vitest';
import { returnWords } from './return-words.ts';

const delivered = { receivedOn: '2026-11-20', problem: null, requests: [] };

test('the words follow a request that is being tested or was decided, otherwise the order’s status', () => {
  expect(returnWords({ ...delivered, receivedOn: null })).toBeUndefined();
  expect(returnWords(delivered)).toBeUndefined();
  const requested = (...states: string[]) =>
    returnWords({ ...delivered, requests: states.map((state) => ({ state })) });
  expect(requested('received')).toMatch(/^We test what you reported/);
  expect(requested('declined', 'received')).toMatch(/^We test what you reported/);
  expect(requested('accepted')).toMatch(/is decided/);
  expect(returnWords({ ...delivered, problem: 'The five days are over.' })).toMatch(/order the same again/);
});
