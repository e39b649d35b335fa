import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

/** What the stage shows, for whoever takes pictures of it. */
export interface BoxView {
  /**
   * Draws the stage so many pixels wide, and hands over each frame while it is current, because a browser keeps it no
   * longer. Returns how to end it.
   */
  watch(across: number, onFrame: (frame: HTMLCanvasElement) => void): () => void;
  /** Turns the box to the right, in degrees. */
  turn(degrees: number): void;
  /** The colour behind the box. */
  ground(): string;
}

/** The view of a stage in a frame, how finely the stage is drawn for it, and what takes its frames. */
export const useBoxView = (frame: RefObject<HTMLElement | null>, turn: (degrees: number) => void) => {
  const [fineness, setFineness] = useState<number | null>(null);
  const watcher = useRef<((frame: HTMLCanvasElement) => void) | null>(null);
  const latest = useRef(turn);
  latest.current = turn;
  const view = useMemo(
    (): BoxView => ({
      watch: (across, onFrame) => {
        const width = frame.current?.clientWidth || 1;
        watcher.current = (drawn) => {
          // Until the stage has its new size, which browsers round.
          if (Math.abs(drawn.width - across) < 3) onFrame(drawn);
        };
        setFineness(across / width);
        // A stage that has this size already draws nothing by itself.
        latest.current(0);
        return () => {
          watcher.current = null;
          setFineness(null);
        };
      },
      turn: (degrees) => latest.current(degrees),
      ground: () => (frame.current === null ? '#ffffff' : getComputedStyle(frame.current).backgroundColor),
    }),
    [frame],
  );
  const onDrawn = useCallback((drawn: HTMLCanvasElement) => watcher.current?.(drawn), []);
  return { view, fineness, onDrawn };
};
