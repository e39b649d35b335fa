import { type ComponentType, useEffect, useState } from 'react';
import { toasterWanted } from './notify.ts';

/**
 * The toaster is loaded with the first click or key press, or with the first toast. If it can't be loaded because the
 * connection is gone, the page stays as it is; some browsers remember the failure until a reload.
 */
export function Toaster() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isAsked = false;
    const wake = () => {
      if (isAsked) return;
      isAsked = true;
      import('./SonnerToaster.tsx').then(
        (loaded) => setLoaded(() => loaded.default),
        () => {
          isAsked = false;
        },
      );
    };
    const signs = ['pointerdown', 'keydown', toasterWanted];
    for (const sign of signs) window.addEventListener(sign, wake);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, []);
  return Loaded === null ? null : <Loaded />;
}
