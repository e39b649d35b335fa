import { expect, test } from 'vitest';
import { movedAim } from './use-keyboard-aim.ts';

const work = { length: 200, width: 100 };
const seen = { x: 20, y: 10, width: 80, height: 40 };

test('the first arrow shows the cross in the middle of what is visible, further ones move it, never off the drawing', () => {
  const first = movedAim(null, [1, 0], 4, work, seen);
  expect(first).toEqual({ x: 60, y: 30 });
  expect(movedAim(first, [-1, 0], 4, work, seen)).toEqual({ x: 56, y: 30 });
  expect(movedAim({ x: 56, y: 1 }, [0, -1], 4, work, seen)).toEqual({ x: 56, y: 0 });
});
