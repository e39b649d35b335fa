import { type PointerEvent, useRef } from 'react';

/** What fingers or a pointer do with what is drawn, since they began, in mm of the drawing. */
export interface Move {
  readonly right: number;
  readonly down: number;
  /** How much farther two fingers are from each other; 1 of one finger. */
  readonly zoom: number;
  /** The place between the fingers where they began. */
  readonly about: readonly [x: number, y: number];
}

export interface Drag {
  /** It begins from what is shown then, also where a second finger comes or goes. */
  readonly onStart: () => void;
  readonly onMove: (move: Move) => void;
  readonly onEnd: () => void;
}

interface Finger {
  readonly from: readonly [x: number, y: number];
  readonly now: readonly [x: number, y: number];
}

/** Handlers of a drawing of which this is seen. Without `drag` there are none. */
export const useDrag = (
  drag: Drag | undefined,
  seen: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) => {
  const fingers = useRef(new Map<number, Finger>());
  if (drag === undefined) return null;
  const begin = () => {
    for (const [id, { now }] of fingers.current) fingers.current.set(id, { from: now, now });
    drag.onStart();
  };
  const end = ({ pointerId }: PointerEvent) => {
    if (!fingers.current.delete(pointerId)) return;
    if (fingers.current.size > 0) begin();
    else drag.onEnd();
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (fingers.current.size > 1 || event.button !== 0) return;
      const at = [event.clientX, event.clientY] as const;
      fingers.current.set(event.pointerId, { from: at, now: at });
      event.currentTarget.setPointerCapture(event.pointerId);
      begin();
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const finger = fingers.current.get(event.pointerId);
      if (finger === undefined) return;
      fingers.current.set(event.pointerId, { ...finger, now: [event.clientX, event.clientY] });
      const box = event.currentTarget.getBoundingClientRect();
      const all = [...fingers.current.values()];
      const [from, now] = [middleOf(all.map(({ from }) => from)), middleOf(all.map(({ now }) => now))];
      const across = seen.width / box.width;
      const along = seen.height / box.height;
      drag.onMove({
        right: (now[0] - from[0]) * across,
        down: (now[1] - from[1]) * along,
        zoom: apart(all.map(({ now }) => now)) / apart(all.map(({ from }) => from)),
        about: [seen.x + (from[0] - box.left) * across, seen.y + (from[1] - box.top) * along],
      });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};

type Place = readonly [x: number, y: number];

const middleOf = (places: readonly Place[]): Place => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
];

/** In pixels, and never so little that a finger's tremble counts; of one finger it stays the same. */
const apart = ([one, other]: readonly Place[]): number =>
  one && other ? Math.max(10, Math.hypot(one[0] - other[0], one[1] - other[1])) : 1;
