import { createElement, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../../testing/screen.tsx';
import { useMovingLight } from './use-moving-light.ts';

test('the light follows the pointer from the visitor’s first interaction until the page is left', async () => {
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe(element: Element) {
        watched.add(element);
        this.#report([{ isIntersecting: true }]);
      }
      disconnect = () => watched.clear();
    },
  );
  const page = await openScreen(
    () => {
      const drawing = useRef<SVGSVGElement>(null);
      useMovingLight(drawing, true);
      return drawing;
    },
    { given: undefined, shows: (drawing) => createElement('svg', { ref: drawing }) },
  );
  const light = () => page.now.current?.style.getPropertyValue('--light-x');
  const movePointer = () => dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: 300 }));
  expect(watched.size).toBe(0);
  movePointer();
  await expect.poll(() => watched.size).toBe(1);
  movePointer();
  await expect.poll(() => Number(light())).toBeGreaterThan(0);
  await page.leave();
  expect(watched.size).toBe(0);
});
