import { useEffect, useState } from 'react';
import type { FlatWork } from '../../../features/proof/flat-work.ts';
import type { PrintedBox } from './use-artwork-check.ts';

/** The drawing of a box's printed blanks, seen from a side of the board; null until the engine is loaded. */
export const useFlatWork = (box: PrintedBox | null, side: 'outside' | 'inside' = 'outside'): FlatWork | null => {
  const key = JSON.stringify([box, side]);
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly work: FlatWork | null }>({ key: '', work: null });
  const isCurrent = drawn.key === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the box.
  useEffect(() => {
    if (box === null || isCurrent) return;
    let isWanted = true;
    import('../../../features/proof/draw-blanks.ts').then(
      ({ drawBlanks }) => {
        const { boardId: _, ...size } = box;
        if (isWanted) setDrawn({ key, work: drawBlanks(size, side) });
      },
      // What the check has found is written below all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isCurrent, key]);
  return isCurrent ? drawn.work : null;
};
