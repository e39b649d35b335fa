import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Frame } from './studio-picture.ts';
import { type DrawingView, middleOf, movedBy, seenFrame, withinDrawing, zoomedAt } from './view-box.ts';

type Place = readonly [x: number, y: number];

/** Zoom and pan of a drawing by buttons, wheel, drag and pinch. One finger scrolls the page unless zoomed in. */
export const useDrawingView = (whole: Frame, svg: RefObject<SVGSVGElement | null>) => {
  const [view, setView] = useState<DrawingView>({ zoom: 1, middle: middleOf(whole) });
  const fingers = useRef(new Map<number, Place>());
  // The sheet changes with the size; the view must stay within it.
  const shown = view.zoom === 1 ? { zoom: 1, middle: middleOf(whole) } : withinDrawing(whole, view);
  const latest = useRef({ whole, shown });
  latest.current = { whole, shown };

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      // The wheel scrolls the page unless the drawing has the focus; a touchpad pinch is a wheel event with Ctrl.
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const { whole, shown } = latest.current;
      const at = placeOn(element, seenFrame(whole, shown), event.clientX, event.clientY);
      setView(zoomedAt(whole, shown, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at));
    };
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    // React's wheel listeners are passive and can't prevent scrolling.
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', touch);
    };
  }, [svg]);

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (shown.zoom > 1 || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now: Place = [event.clientX, event.clientY];
    const box = event.currentTarget.getBoundingClientRect();
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      if (shown.zoom > 1)
        setView(movedBy(whole, shown, (before[0] - now[0]) / box.width, (before[1] - now[1]) / box.height));
      return;
    }
    const apart = (place: Place) => Math.hypot(place[0] - other[0], place[1] - other[1]);
    const at = placeOn(event.currentTarget, seenFrame(whole, shown), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    setView(zoomedAt(whole, shown, apart(now) / Math.max(1, apart(before)), at));
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    view: shown,
    zoomBy: (factor: number) => setView(zoomedAt(whole, shown, factor, shown.middle)),
    move: (right: number, down: number) => setView(movedBy(whole, shown, right, down)),
    reset: () => setView({ zoom: 1, middle: middleOf(whole) }),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
};

const placeOn = (element: Element, seen: Frame, clientX: number, clientY: number): Place => {
  const box = element.getBoundingClientRect();
  return [
    seen.x + ((clientX - box.left) / box.width) * seen.width,
    seen.y + ((clientY - box.top) / box.height) * seen.height,
  ];
};
