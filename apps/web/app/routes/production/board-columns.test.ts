import { expect, test } from 'vitest';
import { boardColumns } from './board-columns.ts';

test('columns that fit on the screen are equally wide, also those without work', () => {
  const columns = boardColumns([4, 0, 3]);
  expect(columns).toMatchObject({ tracks: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)', isCompact: false });
});

test('a column that is longer than the screen gets the room of those without work', () => {
  expect(boardColumns([10, 0, 4])).toEqual({
    ...{ across: [3, 0, 1], isCompact: false },
    tracks: 'minmax(9rem, 3fr) 4.75rem minmax(9rem, 1fr)',
  });
});

test.each([
  [[24, 0, 0, 0, 0, 0, 0], 3],
  [[18, 1, 1, 1, 1, 1, 1], 9],
  [[9, 9, 1, 2, 1, 1, 1], 9],
])('24 jobs have at most nine compact cards side by side and eight below each other: %j', (counts, most) => {
  const { across, isCompact } = boardColumns(counts);
  expect(isCompact).toBe(true);
  expect(across.reduce((all, cards) => all + cards, 0)).toBe(most);
  for (const [place, count] of counts.entries()) expect(count).toBeLessThanOrEqual(8 * (across[place] ?? 0));
});

test('more jobs than the screen holds go on below it, instead of in narrower cards', () => {
  const { across } = boardColumns([60, 20, 20, 0, 0, 0, 0]);
  expect(across.reduce((all, cards) => all + cards, 0)).toBeLessThanOrEqual(9);
});
