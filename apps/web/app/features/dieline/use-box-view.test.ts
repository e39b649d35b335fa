import { createElement, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useBoxView } from './use-box-view.ts';

const drawn = (width: number) => ({ width }) as HTMLCanvasElement;

test('a picture is taken of a frame in its own size only, and the stage is as fine as before after it', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const turns: number[] = [];
  const page = await openScreen(
    () => {
      const frame = useRef<HTMLDivElement>(null);
      return { frame, ...useBoxView(frame, (degrees) => turns.push(degrees)) };
    },
    { given: undefined, shows: ({ frame }) => createElement('div', { ref: frame }) },
  );
  const taken: number[] = [];
  page.now.onDrawn(drawn(400));
  let close = () => {};
  await page.act(() => {
    close = page.now.view.watch(1600, ({ width }) => taken.push(width));
  });
  expect([page.now.fineness, turns]).toEqual([4, [0]]);
  page.now.onDrawn(drawn(400));
  page.now.onDrawn(drawn(1599));
  await page.act(() => close());
  page.now.onDrawn(drawn(1600));
  expect([taken, page.now.fineness]).toEqual([[1599], null]);
});
