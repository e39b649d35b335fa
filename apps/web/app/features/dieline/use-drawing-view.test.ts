import { createElement, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import type { Frame } from './studio-picture.ts';
import { useDrawingView } from './use-drawing-view.ts';

const whole: Frame = { x: 0, y: 0, width: 400, height: 200 };

/** The drawing is shown 400 pixels wide, so that at first a pixel is a millimetre. */
async function openDrawing() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  const capture = vi.fn();
  Element.prototype.setPointerCapture = capture;
  const drawing = await openScreen(
    (frame: Frame) => {
      const svg = useRef<SVGSVGElement>(null);
      return { svg, ...useDrawingView(frame, svg) };
    },
    { given: whole, shows: ({ svg, handlers }) => createElement('svg', { ref: svg, tabIndex: 0, ...handlers }) },
  );
  const element = document.querySelector('svg') as SVGSVGElement;
  const send = <E extends Event>(event: E): E => {
    element.dispatchEvent(event);
    return event;
  };
  const wheel = (more: WheelEventInit) => {
    const keys = { ctrlKey: false, metaKey: false };
    const event = new Event('wheel', { cancelable: true });
    return send(Object.assign(event, keys, { deltaY: -100, clientX: 100, clientY: 50 }, more));
  };
  const finger = (type: 'down' | 'move' | 'up', pointerId: number, clientX: number, clientY = 100) =>
    send(new PointerEvent(`pointer${type}`, { pointerId, clientX, clientY, bubbles: true }));
  return { drawing, element, wheel, finger, capture };
}

test('the wheel scrolls the page over a drawing without the focus; a touchpad’s pinch zooms where it points', async () => {
  const { drawing, element, wheel } = await openDrawing();
  let scrolled = wheel({});
  expect([scrolled.defaultPrevented, drawing.now.view.zoom]).toEqual([false, 1]);
  await drawing.act(() => {
    scrolled = wheel({ ctrlKey: true });
  });
  expect(scrolled.defaultPrevented).toBe(true);
  const { zoom, middle } = drawing.now.view;
  expect(zoom).toBeCloseTo(Math.E);
  // The place under the pointer, 100 mm from the left, is still there.
  expect(middle[0] - 400 / zoom / 2 + (100 / 400) * (400 / zoom)).toBeCloseTo(100);
  await drawing.act(() => drawing.now.reset());
  expect(drawing.now.view).toEqual({ zoom: 1, middle: [200, 100] });
  element.focus();
  await drawing.act(() => wheel({}));
  expect(drawing.now.view.zoom).toBeGreaterThan(1);
});

test('one finger scrolls the page until the drawing is zoomed in, and then moves it as far as the finger', async () => {
  const { drawing, finger, capture } = await openDrawing();
  await drawing.act(() => {
    finger('down', 1, 200);
    finger('move', 1, 250);
    finger('up', 1, 250);
  });
  expect([drawing.now.view, capture.mock.calls]).toEqual([{ zoom: 1, middle: [200, 100] }, []]);
  await drawing.act(() => drawing.now.zoomBy(2));
  await drawing.act(() => {
    finger('down', 1, 200);
    finger('move', 1, 240);
  });
  expect([drawing.now.view, capture.mock.calls]).toEqual([{ zoom: 2, middle: [180, 100] }, [[1]]]);
  await drawing.act(() => {
    finger('up', 1, 240);
    finger('move', 1, 300);
  });
  expect(drawing.now.view.middle).toEqual([180, 100]);
});

test('two fingers zoom by how far they come apart', async () => {
  const { drawing, finger } = await openDrawing();
  await drawing.act(() => {
    finger('down', 1, 150);
    finger('down', 2, 250);
    finger('move', 2, 350);
  });
  expect(drawing.now.view.zoom).toBeCloseTo(2);
});

test('a drawing of another size is shown whole, or within its edges while it is zoomed in', async () => {
  const { drawing } = await openDrawing();
  await drawing.give({ x: 0, y: 0, width: 100, height: 50 });
  expect(drawing.now.view).toEqual({ zoom: 1, middle: [50, 25] });
  await drawing.give(whole);
  await drawing.act(() => drawing.now.zoomBy(4));
  await drawing.act(() => drawing.now.move(10, 10));
  expect(drawing.now.view.middle).toEqual([350, 175]);
  await drawing.give({ x: 0, y: 0, width: 100, height: 50 });
  expect(drawing.now.view).toEqual({ zoom: 4, middle: [87.5, 43.75] });
});
