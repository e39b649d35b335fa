import { expect, test } from 'vitest';
import { readOutline } from './read-outline.ts';

test('a stored contour is read as lines and curves', () => {
  expect(readOutline('M1 2L3 2 4,5H0V-1.5C0 0 .5 0.1 1 2Z')).toEqual({
    start: [1, 2],
    segments: [
      [[3, 2]],
      [[4, 5]],
      [[0, 5]],
      [[0, -1.5]],
      [
        [0, 0],
        [0.5, 0.1],
        [1, 2],
      ],
    ],
  });
});

test.each(['', 'M0 0L1 1', 'M0 0l1 1Z', 'M0 0L1Z', 'M0 0Q1 1 2 2Z', 'M0 0L1 1ZM2 2L3 3Z', 'L1 1Z'])(
  'refuses %j, which is not one closed path',
  (path) => {
    expect(() => readOutline(path)).toThrow(RangeError);
  },
);
