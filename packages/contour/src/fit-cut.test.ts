import { expect, test } from 'vitest';
import { fitCut } from './fit-cut.ts';

const page = { length: 60, width: 40 };
const path = 'M10 10C10 10 50 10 50 10C50 10 50 30 50 30C50 30 10 30 10 30C10 30 10 10 10 10Z';

test('a drawn cut fits into the size, and its page with it', () => {
  expect(fitCut({ path, page }, { length: 20, width: 20 })).toEqual({
    ok: true,
    path: 'M0 0C0 0 20 0 20 0C20 0 20 10 20 10C20 10 0 10 0 10C0 10 0 0 0 0Z',
    cutLength: 60,
    length: 20,
    width: 10,
    picture: { x: -5, y: -5, length: 30, width: 20 },
  });
});

test.each(['M0 0L10 10Z', 'M0 0C1 1 2 2Z', ''])('refuses the path %o', (other) => {
  expect(() => fitCut({ path: other, page }, page)).toThrow(RangeError);
});
