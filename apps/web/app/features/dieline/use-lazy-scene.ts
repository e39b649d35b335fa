import { type RefObject, useCallback, useEffect, useState } from 'react';
import { hasWebGl } from './has-webgl.ts';

/** Whether to load the 3D scene: not yet, yes, or never because there is no WebGL, or no more. */
type Wanted = 'not-yet' | 'wanted' | 'missing';

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Loads on request, or when it is visible after the first interaction with the page. */
export const useLazyScene = (frame: RefObject<HTMLElement | null>) => {
  const [state, setState] = useState<Wanted>('not-yet');
  const ask = useCallback(() => setState((now) => (now === 'not-yet' ? (hasWebGl() ? 'wanted' : 'missing') : now)), []);

  const lose = useCallback(() => setState('missing'), []);

  useEffect(() => {
    const element = frame.current;
    if (element === null || state !== 'not-yet' || savesData()) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
    });
    const begin = () => seen.observe(element);
    for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true });
    return () => {
      seen.disconnect();
      for (const sign of signs) window.removeEventListener(sign, begin);
    };
  }, [frame, state, ask]);
  return { state, ask, lose };
};

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true; // not in every browser, so not in TypeScript's types
