/** Has the browser keep the page for moments without a connection. Not in development, where it would get in the way. */
export const registerOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it a lost connection looks as the browser shows it; nothing else is different.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
};
