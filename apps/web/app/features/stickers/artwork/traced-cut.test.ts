import { expect, test } from 'vitest';
import { reachOfCut, relativeCut } from './traced-cut.ts';

const path = 'M0 10C0 4 4 0 10 0C16 0 20 4 20 10C20 16 0 16 0 10Z';
const cut = { path, length: 20, width: 14.5 };

test('a traced cut reaches as far to the lower right as its points', () => {
  expect(reachOfCut(path)).toBe(36);
  expect(reachOfCut('M-1.5 2C-1 -2 3 0.25 4 1.5Z')).toBe(5.5);
});

test('a traced cut lies in the middle of its place on the sheet, however it is turned', () => {
  expect(relativeCut(cut, { length: 24, width: 14.5 }, 0)).toBe(
    'm2 10c0 -6 4 -10 10 -10c6 0 10 4 10 10c0 6 -20 6 -20 0z',
  );
  expect(relativeCut(cut, { length: 20, width: 14.5 }, 90)).toBe(
    'm4.5 0c6 0 10 4 10 10c0 6 -4 10 -10 10c-6 0 -6 -20 0 -20z',
  );
  expect(relativeCut(cut, { length: 24, width: 14.5 }, 180)).toBe(
    'm22 4.5c0 6 -4 10 -10 10c-6 0 -10 -4 -10 -10c0 -6 20 -6 20 0z',
  );
  expect(relativeCut(cut, { length: 20, width: 14.5 }, 270)).toBe(
    'm10 20c-6 0 -10 -4 -10 -10c0 -6 4 -10 10 -10c6 0 6 20 0 20z',
  );
});
