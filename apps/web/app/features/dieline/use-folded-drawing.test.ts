import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { firstOrbit } from './orbit.ts';
import { useFoldedDrawing } from './use-folded-drawing.ts';

const box = { length: 90, width: 55, height: 30, caliper: 0.4 };
const openStudio = (isNeeded: boolean) =>
  openScreen(
    (given: { isNeeded: boolean; request: typeof box; progress: number }) =>
      useFoldedDrawing(given.isNeeded, 'reverse-tuck-end', given.request, given.progress, firstOrbit),
    { given: { isNeeded, request: box, progress: 1 } },
  );

test('a box is drawn only where it is needed; one that can’t be drawn leaves the last one in its place', async () => {
  const studio = await openStudio(false);
  expect(studio.now).toBeNull();
  await studio.give({ isNeeded: true, request: box, progress: 1 });
  await expect.poll(() => studio.now).not.toBeNull();
  const closed = studio.now;
  await studio.give({ isNeeded: true, request: { ...box, height: -1 }, progress: 1 });
  expect(studio.now).toBe(closed);
  await studio.give({ isNeeded: true, request: box, progress: 0 });
  await expect.poll(() => studio.now?.faces).not.toEqual(closed?.faces);
});
