import { expect, test } from 'vitest';
import { columnTracks } from './board-columns.ts';

test('columns that fit on the screen are equally wide, also those without work', () => {
  expect(columnTracks([6, 0, 3])).toBe('minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)');
});

test('a column that is longer than the screen gets the room of those without work', () => {
  expect(columnTracks([24, 0, 6])).toBe('minmax(9rem, 4fr) 4.75rem minmax(9rem, 1fr)');
});
