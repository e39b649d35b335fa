import { expect, test } from 'vitest';
import { drawBlanks } from '../../../features/proof/draw-blanks.ts';
import { openScreen } from '../../../testing/screen.tsx';
import type { PrintedBox } from './use-artwork-check.ts';
import { useFlatWork } from './use-flat-work.ts';

const box: PrintedBox = { style: 'reverse-tuck-end', length: 60, width: 30, height: 90, boardId: 2, caliper: 0.4 };
const drawingOf = ({ boardId: _, ...size }: PrintedBox) => drawBlanks(size);

test('the drawing is that of the box given last, and none while there is no box', async () => {
  const page = await openScreen((given: PrintedBox | null) => useFlatWork(given), { given: null as PrintedBox | null });
  expect(page.now).toBeNull();
  await page.give({ ...box, height: 40 });
  await page.give(box);
  expect(page.now).not.toEqual(drawingOf({ ...box, height: 40 }));
  await expect.poll(() => page.now).toEqual(drawingOf(box));
});
