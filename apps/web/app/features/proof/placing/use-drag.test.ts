import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/screen.tsx';
import { type Move, useDrag } from './use-drag.ts';

/** A drawing 200 pixels wide and 100 high. */
const pointer = (pointerId: number, clientX: number, clientY: number) => {
  const box = { left: 0, top: 0, width: 200, height: 100 };
  const currentTarget = { getBoundingClientRect: () => box, setPointerCapture: () => undefined };
  return { pointerId, clientX, clientY, button: 0, currentTarget } as unknown as PointerEvent<SVGSVGElement>;
};

test('a pointer drags in mm of what is seen, two fingers spread about the place between them, a third does nothing', async () => {
  const moves: Move[] = [];
  let [starts, ends] = [0, 0];
  const drag = { onStart: () => (starts += 1), onMove: (move: Move) => moves.push(move), onEnd: () => (ends += 1) };
  const seen = { x: -10, y: -20, width: 400, height: 300 };
  const page = await openScreen(() => useDrag(drag, seen), { given: null });
  page.now?.onPointerMove(pointer(1, 5, 5));
  page.now?.onPointerDown(pointer(1, 10, 10));
  page.now?.onPointerMove(pointer(1, 15, 0));
  expect(moves).toEqual([{ right: 10, down: -30, zoom: 1, about: [10, 10] }]);
  page.now?.onPointerDown(pointer(2, 55, 0));
  page.now?.onPointerDown(pointer(3, 90, 90));
  page.now?.onPointerMove(pointer(3, 95, 95));
  page.now?.onPointerMove(pointer(2, 95, 0));
  expect(moves.slice(1)).toEqual([{ right: 40, down: 0, zoom: 2, about: [60, -20] }]);
  page.now?.onPointerUp(pointer(3, 95, 95));
  page.now?.onPointerUp(pointer(2, 95, 0));
  expect([starts, ends]).toEqual([3, 0]);
  page.now?.onPointerMove(pointer(1, 16, 0));
  expect(moves.at(-1)).toMatchObject({ right: 2, zoom: 1 });
  page.now?.onPointerUp(pointer(1, 16, 0));
  page.now?.onPointerMove(pointer(1, 50, 50));
  expect([moves.length, starts, ends]).toEqual([3, 3, 1]);
});

test('without anything to drag there are no handlers, so that the drawing keeps its own', async () => {
  expect(
    (await openScreen(() => useDrag(undefined, { x: 0, y: 0, width: 4, height: 3 }), { given: null })).now,
  ).toBeNull();
});
