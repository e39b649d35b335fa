import { type RefObject, useEffect } from 'react';
import { afterFirstInteraction } from '../../../ui/after-first-interaction.ts';

/** Lets the light on the drawing follow the pointer, or the phone's tilt. Its script is loaded after the first interaction. */
export const useMovingLight = (drawing: RefObject<SVGSVGElement | null>, isWanted: boolean): void => {
  useEffect(() => {
    const element = drawing.current;
    if (!isWanted || element === null) return;
    const left = new AbortController();
    afterFirstInteraction(() => import('./follow-light.ts')).then(
      ({ followLight }) => left.signal.aborted || followLight(element, left.signal),
      // Without this script the light stands still.
      () => undefined,
    );
    return () => left.abort();
  }, [drawing, isWanted]);
};
