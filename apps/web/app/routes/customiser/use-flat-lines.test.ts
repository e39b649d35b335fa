import { expect, test } from 'vitest';
import { drawLines } from '../../features/dieline/draw-studio.ts';
import { openScreen } from '../../testing/screen.tsx';
import { type DrawnFrom, useFlatLines } from './use-flat-lines.ts';

const box = { style: 'reverse-tuck-end', length: 60, width: 30, height: 90, caliper: 0.4 };
const long = { ...box, length: 200 };
const flat = { ...box, height: 10 };
const first = drawLines(box.style, box);

const openBox = (given: DrawnFrom = box, isFirst = true) =>
  openScreen((given: DrawnFrom) => useFlatLines(first, isFirst, given), { given });

test('the drawing that came with the page stays until another box is drawn, and after two changes it is the last one', async () => {
  const page = await openBox();
  expect(page.now).toBe(first);
  await page.give(long);
  await page.give(flat);
  await expect.poll(() => page.now).toEqual(drawLines(flat.style, flat));
  await page.give(box);
  await expect.poll(() => page.now).toEqual(first);
});

test('a box that replaced the first one before the page was hydrated gets its own drawing', async () => {
  const page = await openBox(long, false);
  await expect.poll(() => page.now).toEqual(drawLines(long.style, long));
});

test('a box that can’t be drawn has no drawing', async () => {
  const page = await openBox();
  await page.give({ ...box, length: 0 });
  await expect.poll(() => page.now).toBeNull();
});
