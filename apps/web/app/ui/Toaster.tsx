import { lazy, Suspense, useEffect, useState } from 'react';
import { toasterWanted } from './notify.ts';

const SonnerToaster = lazy(() => import('./SonnerToaster.tsx'));

/** The toaster is loaded with the first click or key press, or with the first toast. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const wake = () => setWanted(true);
    const signs = ['pointerdown', 'keydown', toasterWanted];
    for (const sign of signs) window.addEventListener(sign, wake, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, []);
  return wanted ? (
    <Suspense>
      <SonnerToaster />
    </Suspense>
  ) : null;
}
