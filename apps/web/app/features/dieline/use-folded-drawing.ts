import type { BoxRequest } from '@boxwright/dieline';
import { useEffect, useState } from 'react';
import type { Orbit } from './orbit.ts';
import type { FoldedPicture } from './studio-picture.ts';

/** The box drawn at a given progress and orbit, as the fallback without 3D. Null until the engine is loaded. */
export const useFoldedDrawing = (
  isNeeded: boolean,
  styleId: string,
  request: BoxRequest,
  progress: number,
  orbit: Orbit,
): FoldedPicture | null => {
  const [drawn, setDrawn] = useState<FoldedPicture | null>(null);
  const key = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal request is the same box.
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('./draw-studio.ts').then(
      ({ drawFolded }) => {
        if (isCurrent) setDrawn((last) => drawFolded(styleId, request, progress, orbit) ?? last);
      },
      // The closed box stays visible.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, styleId, key, progress, orbit]);
  return drawn;
};
