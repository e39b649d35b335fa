import { type ComponentType, useEffect, useState } from 'react';

/** Measuring, and the page for moments without a connection, come when the page has settled; nobody waits for them. */
export function MeasureLater() {
  const [Measuring, setMeasuring] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      Promise.all([import('./Measuring.tsx'), import('../shell/register-offline.ts')]).then(
        ([{ Measuring }, { registerOffline }]) => {
          setMeasuring(() => Measuring);
          registerOffline();
        },
        () => undefined,
      );
    // Safari knows no idle callbacks.
    if (!('requestIdleCallback' in window)) return void setTimeout(load, 500);
    requestIdleCallback(load, { timeout: 3_000 });
  }, []);
  return Measuring === null ? null : <Measuring />;
}
