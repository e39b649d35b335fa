import { useEffect, useState } from 'react';
import type { DrawnLines, Frame } from '../../features/dieline/studio-picture.ts';

export interface SmallDrawing {
  readonly frame: Frame;
  readonly lines: readonly DrawnLines[];
}

/** Input of a box's drawing: style, inside size in mm, and the board's thickness. */
export interface DrawnFrom {
  readonly style: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly caliper: number;
}

export const drawnFrom = (
  { style, length, width, height }: Omit<DrawnFrom, 'caliper'>,
  { caliper }: Pick<DrawnFrom, 'caliper'>,
): DrawnFrom => ({ style, length, width, height, caliper });

/** The drawing of the chosen box. The first comes with the page; for others the engine is loaded. */
export const useFlatLines = (first: SmallDrawing | null, isFirst: boolean, box: DrawnFrom): SmallDrawing | null => {
  const key = JSON.stringify(box);
  // A box kept from the last visit may have replaced the first one before hydration.
  const [drawn, setDrawn] = useState({ key: isFirst ? key : '', drawing: first });
  const isCurrent = drawn.key === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the box.
  useEffect(() => {
    if (isCurrent) return;
    let isWanted = true;
    import('../../features/dieline/draw-studio.ts').then(
      ({ drawLines }) => {
        const drawing = drawLines(box.style, box);
        if (isWanted) setDrawn({ key, drawing });
      },
      // The last drawing stays; the links below it already match the new box.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isCurrent, key]);
  return drawn.drawing;
};
