import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads analytics and the offline page when the browser is idle, so that they don't delay the page. No chunk may be
 * called `Analytics`: ad blockers would block it, and the offline page with it.
 */
export function LazyAnalytics() {
  const [PageEvents, setPageEvents] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      Promise.all([import('./PageEvents.tsx'), import('../site/register-offline.ts')]).then(
        ([{ PageEvents }, { registerOffline }]) => {
          setPageEvents(() => PageEvents);
          registerOffline();
        },
        () => undefined,
      );
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) return void setTimeout(load, 500);
    requestIdleCallback(load, { timeout: 3_000 });
  }, []);
  return PageEvents === null ? null : <PageEvents />;
}
