import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('the time left is shown in minutes', () => {
  expect([20_000, 61_000, 400_000].map(timeLeft)).toEqual([
    'less than a minute left',
    'about a minute left',
    'about 7 minutes left',
  ]);
});
