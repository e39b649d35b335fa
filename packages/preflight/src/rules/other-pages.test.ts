import { emptyReading } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import { preflight } from '../preflight.ts';
import { targetOfSticker } from '../target/of-sticker.ts';

const sheet = [
  [0, 0],
  [60, 0],
  [60, 40],
  [0, 40],
] as const;
const target = targetOfSticker(sheet, { artwork: { x: 0, y: 0, length: 60, width: 40 } });

const saidOf = (page: number, printsInside: boolean) =>
  preflight({
    reading: { ...emptyReading, pages: 2, trimmed: { length: 60, width: 40 } },
    target: { ...target, kind: 'box', printsInside },
    page,
  }).find(({ rule }) => rule === 'other-pages')?.text;

test('a box printed inside takes the page after the chosen one, and none after the last', () => {
  expect(saidOf(1, true)).toMatch(/the one after it on its inside/);
  expect(saidOf(2, true)).toMatch(/the last: none follows it for the inside/);
  expect(saidOf(2, false)).toMatch(/Only this one is printed/);
});
