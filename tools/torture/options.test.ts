import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without arguments every scenario runs with a fresh seed and its usual time', () => {
  expect(readOptions([], {}, 7)).toEqual({ names: [], seed: 7, minutes: null });
});

test('accepts flags with and without dashes, and as npm passes them', () => {
  const wanted = { names: ['crash'], seed: 123, minutes: 0.5 };
  expect(readOptions(['crash', '--seed=123', '--minutes=0.5'], {}, 7)).toEqual(wanted);
  expect(readOptions(['crash', 'seed=123', 'minutes=0.5'], {}, 7)).toEqual(wanted);
  expect(readOptions(['crash'], { npm_config_seed: '123', npm_config_minutes: '0.5' }, 7)).toEqual(wanted);
});

test('rejects unknown arguments with a plain sentence', () => {
  expect(() => readOptions(['--speed=3'], {}, 7)).toThrow('There is no option "speed"');
  expect(() => readOptions(['--minutes=soon'], {}, 7)).toThrow('--minutes must be a number.');
});
