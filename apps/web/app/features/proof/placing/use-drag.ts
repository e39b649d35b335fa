import { type PointerEvent, useRef } from 'react';

/** A pointer that drags what is drawn. */
export interface Drag {
  /** How far it is from where it began, in mm of the drawing. */
  readonly onMove: (right: number, down: number) => void;
  readonly onEnd: () => void;
}

/** Handlers of a drawing that so many mm of are seen. Without `drag` there are none. */
export const useDrag = (drag: Drag | undefined, seen: { readonly width: number; readonly height: number }) => {
  const from = useRef<{ readonly pointer: number; readonly x: number; readonly y: number } | null>(null);
  if (drag === undefined) return null;
  const end = ({ pointerId }: PointerEvent) => {
    if (from.current?.pointer !== pointerId) return;
    from.current = null;
    drag.onEnd();
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (from.current !== null || event.button !== 0) return;
      from.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (from.current?.pointer !== event.pointerId) return;
      const box = event.currentTarget.getBoundingClientRect();
      const { x, y } = from.current;
      drag.onMove(((event.clientX - x) / box.width) * seen.width, ((event.clientY - y) / box.height) * seen.height);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
