import { expect, test } from 'vitest';
import { openTurns } from './in-turn.ts';

test('calls are made one after the other, also after one that failed', async () => {
  const inTurn = openTurns();
  const begun: string[] = [];
  const ask = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const call = () => {
      begun.push(name);
      return promise;
    };
    return { answer: inTurn(call), resolve, reject };
  };
  const [one, two, three] = [ask('one'), ask('two'), ask('three')];
  await Promise.resolve();
  expect(begun).toEqual(['one']);
  one.resolve('first');
  expect(await one.answer).toBe('first');
  two.reject(new Error('lost'));
  await expect(two.answer).rejects.toThrow('lost');
  three.resolve('third');
  expect(await three.answer).toBe('third');
  expect(begun).toEqual(['one', 'two', 'three']);
});
