import { lazy, Suspense, useEffect, useState } from 'react';
import { toasterWanted } from './notify.ts';

const SonnerToaster = lazy(() => import('./SonnerToaster.tsx'));

/** Toasts answer what people do, so the toaster is fetched with the first press or key, or with the first toast. */
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
