import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/screen.tsx';
import { useDrag } from './use-drag.ts';

/** A drawing 200 pixels wide and 100 high. */
const pointer = (pointerId: number, clientX: number, clientY: number) => {
  const box = { width: 200, height: 100 };
  const currentTarget = { getBoundingClientRect: () => box, setPointerCapture: () => undefined };
  return { pointerId, clientX, clientY, button: 0, currentTarget } as unknown as PointerEvent<SVGSVGElement>;
};

test('a pointer drags in mm of what is seen, and a second finger doesn’t take over', async () => {
  const moves: (readonly [number, number])[] = [];
  let ends = 0;
  const drag = { onMove: (right: number, down: number) => moves.push([right, down]), onEnd: () => (ends += 1) };
  const page = await openScreen(() => useDrag(drag, { width: 400, height: 300 }), { given: null });
  page.now?.onPointerMove(pointer(1, 5, 5));
  page.now?.onPointerDown(pointer(1, 10, 10));
  page.now?.onPointerDown(pointer(2, 90, 90));
  page.now?.onPointerMove(pointer(2, 95, 95));
  page.now?.onPointerMove(pointer(1, 15, 0));
  page.now?.onPointerUp(pointer(2, 95, 95));
  expect([moves, ends]).toEqual([[[10, -30]], 0]);
  page.now?.onPointerUp(pointer(1, 15, 0));
  page.now?.onPointerMove(pointer(1, 50, 50));
  expect([moves.length, ends]).toEqual([1, 1]);
});

test('without anything to drag there are no handlers, so that the drawing keeps its own', async () => {
  expect((await openScreen(() => useDrag(undefined, { width: 4, height: 3 }), { given: null })).now).toBeNull();
});
