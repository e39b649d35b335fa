import type { OrderRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { drawKeyLines } from './load-key-lines.ts';

const row = (itemDrawing: 1 | 2): OrderRow => {
  const size = { itemLength: 120, itemWidth: 80, itemHeight: 100, itemCaliper: 0.435 };
  const named = { itemName: 'Box', itemKind: 'box', itemStyle: 'hinged-lid', description: '' };
  // Only what a key line is drawn from.
  return { ...named, ...size, itemDrawing } as unknown as OrderRow;
};

test('a box is shown and handed out as it was ordered, not as a later drawing has it', () => {
  const [[before], [now]] = [drawKeyLines([row(1)]), drawKeyLines([row(2)])];
  expect(before?.blanks[0]?.paths).not.toEqual(now?.blanks[0]?.paths);
  expect(before?.stated.drawing).toBe(1);
  expect(now?.stated.drawing).toBe(2);
});

test('of a box that one of its items has printed inside, the template has both sides', () => {
  const sides = (inside: boolean[]) =>
    drawKeyLines(inside.map((itemInside) => ({ ...row(2), itemInside }))).map(({ hasInside }) => hasInside);
  expect([sides([false, true]), sides([false])]).toEqual([[true], [false]]);
});

test('a box that several items share is named by all of them', () => {
  const names = (...rows: OrderRow[]) => drawKeyLines(rows).map(({ itemName }) => itemName);
  const sticker = { ...row(2), itemKind: 'sticker' } as const;
  expect(names(sticker, row(2), { ...row(2), itemName: 'Sample' })).toEqual(['Item 2 (Box) and item 3 (Sample)']);
  expect(names(row(1), row(2))).toEqual(['Box', 'Box']);
});

test('the same box in two drawings is shown twice', () => {
  expect(drawKeyLines([row(1), row(2), row(1)])).toHaveLength(2);
});
