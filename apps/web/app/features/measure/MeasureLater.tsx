import { type ComponentType, useEffect, useState } from 'react';

/** Measuring comes when the page has settled; nobody waits for it. */
export function MeasureLater() {
  const [Measuring, setMeasuring] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./Measuring.tsx').then(
        (loaded) => setMeasuring(() => loaded.Measuring),
        () => undefined,
      );
    // Safari knows no idle callbacks.
    if (!('requestIdleCallback' in window)) return void setTimeout(load, 500);
    requestIdleCallback(load, { timeout: 3_000 });
  }, []);
  return Measuring === null ? null : <Measuring />;
}
