/** Registers the service worker that serves the offline page. Not in development, where its cache is in the way. */
export const registerOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // If this fails, the browser shows its own offline page; nothing else changes.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
};
