import { expect, test } from 'vitest';
import { isMade } from './is-made.server.ts';

test.each([
  [{ length: '60', width: '40', height: '150' }, true],
  [{ length: '100000000', width: '2', height: '3' }, false],
  [{ length: '60', width: '40', height: '15000' }, false],
])('a search knows whether a size can be made: %o', (size, made) => {
  expect(isMade(size)).toBe(made);
});
